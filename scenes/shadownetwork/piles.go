package shadownetwork

import (
	"safehouse/render"
	"safehouse/render/ui"
	rule "safehouse/rules/shadownetwork"
	"safehouse/scenes"
)

// Piles are the Contracts that the deck can hold, those that were thrown away, and the
// cards of the Black Market.
func (t *table) Piles() []scenes.Pile {
	l := []scenes.Pile{t.contractDeck(), t.contractPile("", "card-discard", t.T("tip.discards"), t.s.Discards)}
	l[1].Note = t.View.OpenPile(t.s.Discards.Len())
	if out := t.s.LeftOut(); out != 0 {
		p := t.contractPile("", "cross", t.T("tip.left-out"), out)
		p.Note = t.View.OpenPile(out.Len())
		l = append(l, p)
	}
	l = append(l, t.marketDeck())
	if t.s.Solo() {
		l = append(l, t.actionDeck())
	}
	return l
}

// actionDeck is the Lone Syndicate's Action Cards that are still to come: all of them where they are shuffled before the
// next one.
func (t *table) actionDeck() scenes.Pile {
	at := t.plan.Pt(render.R(0, 0, lookActionW, lookActionH))
	p := scenes.Pile{Icon: "pin", Title: t.T("looked.actions"), W: at.W, H: at.H}
	list := t.s.ActionsToCome()
	for _, a := range list {
		ref := rule.RefAction(a)
		p.Cards = append(p.Cards, scenes.PileCard{ID: t.View.ID(ref), Label: t.View.Name(ref), Tip: func() ui.Tip { return ui.Tip{Title: t.View.Name(ref), Body: t.Text("text", ref)} },
			Paint: t.Pictured(func(c render.Canvas, r render.Rect) { t.paintActionCard(c, r, a) })})
	}
	p.Note = t.View.ClosedPile(len(list), len(list), "")
	return p
}

// Sizes of what is looked through, in units.
const (
	lookW, lookH         = 150.0, 316.0
	lookCityW, lookCityH = 190.0, 170.0
)

// contractDeck is the Contracts that the deck can hold.
func (t *table) contractDeck() scenes.Pile {
	set := t.s.UnseenContracts()
	if t.s.DeckKnown {
		set = t.s.Deck
	}
	p := t.contractPile("deck", "card", t.T("looked.deck"), set)
	p.Note = t.View.ClosedPile(int(t.s.DeckSize), set.Len(), t.T("looked.elsewhere"))
	return p
}

// contractPile is a pile of Contracts.
func (t *table) contractPile(id, icon, title string, set rule.ContractSet) scenes.Pile {
	at := t.plan.Pt(render.R(0, 0, lookW, lookH))
	p := scenes.Pile{ID: id, Icon: icon, Title: title, W: at.W, H: at.H}
	for _, k := range set.List() {
		ref := rule.RefContract(k)
		p.Cards = append(p.Cards, scenes.PileCard{ID: t.View.ID(ref), Label: t.View.Name(ref), Tip: t.contractTip(k), Paint: t.Pictured(func(c render.Canvas, r render.Rect) {
			f := r.W / 128
			t.paintContract(c.Enlarged(f, r.Min()), render.R(0, 0, 128, r.H/f), k, t.mine(), false)
		})})
	}
	return p
}

// marketDeck is the Black Market cards: those above, in no known order, then those that
// were turned up, in the order in which they lie below.
func (t *table) marketDeck() scenes.Pile {
	at := t.plan.Pt(render.R(0, 0, lookCityW, lookCityH))
	p := scenes.Pile{ID: "stock", Icon: iconMarket, Title: t.T("looked.market"), W: at.W, H: at.H}
	seen := map[rule.City]bool{}
	for _, k := range t.s.Seen[:t.s.SeenSize] {
		seen[k] = true
	}
	for k := range rule.City(rule.Cities) {
		if t.s.Open(k) && !seen[k] {
			p.Cards = append(p.Cards, t.marketCard(k))
		}
	}
	fresh := len(p.Cards)
	for _, k := range t.s.Seen[:t.s.SeenSize] {
		p.Cards = append(p.Cards, t.marketCard(k))
	}
	p.Note = t.T("looked.fresh", "n", fresh)
	if n := len(seen); n > 0 {
		p.Note += " " + t.T("looked.seen", "n", n)
	}
	return p
}

// marketCard is a card of the Black Market.
func (t *table) marketCard(k rule.City) scenes.PileCard {
	ref := rule.RefCity(k)
	return scenes.PileCard{ID: t.View.ID(ref), Label: t.View.Name(ref), Tip: func() ui.Tip { return ui.Tip{Title: t.View.Name(ref), Body: t.T("tip.card")} }, Paint: t.Pictured(t.marketFace(k))}
}

// marketFace draws a card of the Black Market.
func (t *table) marketFace(k rule.City) func(c render.Canvas, r render.Rect) {
	return func(c render.Canvas, r render.Rect) {
		t.paintPaper(c, r, t.Theme.CardSet.Face, 1)
		pic := render.R(r.X+7, r.Y+7, r.W-14, r.H-52)
		paintSkyline(c.Clipped(pic), pic, k)
		t.paintToken(c, render.Around(render.Pt(pic.Right()-24, pic.Y+24), 38, 38))
		t.paintDisc(c, render.Around(render.Pt(r.X+24, r.Bottom()-23), 26, 26), k.Card().Letter.Name())
		t.fit(c, render.R(r.X+42, r.Bottom()-42, r.W-50, 38), t.View.Name(rule.RefCity(k)), t.typed(20, t.Theme.Ink), render.Left|render.Middle, 19, 17, 16)
	}
}
