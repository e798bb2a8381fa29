package shadownetwork

import (
	"safehouse/render"
	"safehouse/render/ui"
	rule "safehouse/rules/shadownetwork"
	"safehouse/scenes"
)

// Sizes of what the almanac lists, in units.
const (
	lookHandlerW, lookHandlerH = 240.0, 310.0
	lookTileW, lookTileH       = 190.0, 132.0
	lookActionW, lookActionH   = 190.0, 176.0
)

// cardUp is the ID of the Lone Syndicate's Action Card that is up.
const cardUp = "action"

// Catalogue lists every card and tile of the box as it is printed.
func (t *table) Catalogue() []scenes.Catalogue {
	return []scenes.Catalogue{t.allContracts(), t.allHandlers(), t.allCities(), t.allTiles(), t.allActions()}
}

func (t *table) allContracts() scenes.Catalogue {
	l := t.PrintedKind("card", t.T("catalogue.contracts"), lookW, lookH)
	bare := &rule.PlayerState{}
	for _, ref := range t.KindOf("contract") {
		k := rule.Contract(ref.Index)
		l.Cards = append(l.Cards, t.Printed(ref, "", func(c render.Canvas, r render.Rect) {
			f := r.W / 128
			t.paintContract(c.Enlarged(f, r.Min()), render.R(0, 0, 128, r.H/f), k, bare, false)
		}))
	}
	return l
}

// allHandlers are the Handlers, then the Starting Handlers.
func (t *table) allHandlers() scenes.Catalogue {
	l := t.PrintedKind("person", t.T("catalogue.handlers"), lookHandlerW, lookHandlerH)
	for _, ref := range t.KindOf("handler") {
		h := rule.Handler(ref.Index)
		group := t.T("catalogue.regular")
		if h.Starting() {
			group = t.T("catalogue.starting")
		}
		x := t.Printed(ref, group, func(c render.Canvas, r render.Rect) { t.paintDossier(c, r, h, true) })
		x.Facts = []ui.Keyword{{Name: t.T("tip.uses"), Text: t.N("catalogue.uses", int(h.Card().Uses))}}
		l.Cards = append(l.Cards, x)
	}
	return l
}

// allCities are the cities with their letters: each is a card of the Black Market too.
func (t *table) allCities() scenes.Catalogue {
	l := t.PrintedKind(iconMarket, t.T("catalogue.cities"), lookCityW, lookCityH)
	for _, ref := range t.KindOf("city") {
		l.Cards = append(l.Cards, t.Printed(ref, "", t.marketFace(rule.City(ref.Index))))
	}
	return l
}

// allTiles are the tiles of cities, what is taken and what leaks where.
func (t *table) allTiles() scenes.Catalogue {
	l := t.PrintedKind("key", t.T("catalogue.tiles"), lookTileW, lookTileH)
	for _, ref := range t.KindOf("tile") {
		tile := rule.Tile(ref.Index).Card()
		l.Cards = append(l.Cards, t.Printed(ref, "", func(c render.Canvas, r render.Rect) {
			t.paintPaper(c, r, t.Theme.CardSet.Face, 1)
			t.fit(c, render.R(r.X+10, r.Y+4, r.W-20, 30), t.View.Name(ref), t.typed(20, t.Theme.Ink), render.Left|render.Middle, 18, 16)
			secret := render.R(r.X+8, r.Y+36, r.W-16, 32)
			c.Round(secret, 4, render.Solid(render.Hex(0x1A1710).Fade(0.86)))
			t.paintStrip(c, secret.Pad(6, 0, 2, 0), append([]any{icon("key")}, stripOf(&tile.Secret)...), 22, t.small(17, render.Hex(0xF2E5BF)), render.Left)
			for i := range tile.Leaks {
				line := &tile.Leaks[i]
				row := render.R(r.X+8, r.Y+72+28*float64(i), r.W-16, 27)
				c.Round(row, 4, render.Solid(render.Hex(0x1A1710).Fade(0.72)))
				t.paintLeakLine(c, row.Pad(4, 0, 0, 0), append([]any{letterDisc(line.To.Name())}, stripOf(&line.What)...))
			}
		}))
	}
	return l
}

// allActions are the Action Cards of the Lone Syndicate.
func (t *table) allActions() scenes.Catalogue {
	l := t.PrintedKind("pin", t.T("catalogue.syndicate"), lookActionW, lookActionH)
	for _, ref := range t.KindOf("action") {
		l.Cards = append(l.Cards, t.Printed(ref, "", func(c render.Canvas, r render.Rect) { t.paintActionCard(c, r, rule.Action(ref.Index)) }))
	}
	return l
}

// CardOf is the card that a thing shows: the Lone Syndicate's that is up, or the card itself.
func (t *table) CardOf(thing string) string {
	if thing == cardUp && t.s.Solo() {
		if k, _ := t.cardOpen(); k < rule.Actions {
			return t.View.ID(rule.RefAction(k))
		}
	}
	if _, ok := t.RefOf(thing, rule.RefContract(0), rule.RefHandler(0), rule.RefCity(0), rule.RefTile(0), rule.RefAction(0)); ok {
		return thing
	}
	return ""
}
