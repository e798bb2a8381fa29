package infiltration

import (
	"slices"
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/infiltration"
	"safehouse/scenes"
)

// Catalogue lists every card, room and token of the box as it is printed.
func (t *table) Catalogue() []scenes.Catalogue {
	return []scenes.Catalogue{t.allRooms(), t.allItems(), t.allActions(),
		t.PrintedFaces(iconNPC, t.T("catalogue.npcs"), "npc", func(r rules.Ref) string { return "infiltration/npc/" + t.IDOf(r) }), t.allOperatives(),
		t.allSpecials()}
}

// allRooms are the rooms by floor.
func (t *table) allRooms() scenes.Catalogue {
	l := t.PrintedKind("door-out", t.T("catalogue.rooms"), roomW, roomH)
	for _, ref := range t.KindOf("room") {
		room := rule.Room(ref.Index)
		face := roomFace{ID: t.IDOf(ref), Name: t.text("name", ref), Function: t.text("short", ref), Short: interfaceSigns[room]}
		x := t.Printed(ref, t.T([]string{rule.First: "catalogue.first", rule.Second: "catalogue.second", rule.SecretFloor: "catalogue.secret"}[room.Floor()]), func(c render.Canvas, r render.Rect) {
			drawRoom(c, r, t.Theme, &face)
			t.paintSigns(c, roomScene(r), room, false, room.Printed().Guard != 0)
		})
		if n := int(room.Printed().Available); n > 0 {
			x.Facts = append(x.Facts, ui.Keyword{Name: t.T("catalogue.data"), Text: t.N("catalogue.tokens", n)})
		}
		switch n := int(room.Printed().Secured); room.Printed().Guard {
		case rule.TechLock:
			x.Facts = append(x.Facts, ui.Keyword{Name: t.T("catalogue.lock"), Text: t.N("catalogue.behind", n)})
		case rule.LabWorker:
			x.Facts = append(x.Facts, ui.Keyword{Name: t.T("catalogue.worker"), Text: t.N("catalogue.behind", n)})
		}
		l.Cards = append(l.Cards, x)
	}
	return l
}

// allItems are the items by what becomes of them.
func (t *table) allItems() scenes.Catalogue {
	l := t.PrintedKind("card", t.T("catalogue.items"), cardW, cardH)
	for fate := range rule.Fate(len(fateKeys)) {
		for it := range rule.Item(rule.Items) {
			if it.Printed().Fate == fate {
				l.Cards = append(l.Cards, t.cardPrinted(it.Card(), t.View.Text(fateKeys[fate])))
			}
		}
	}
	return l
}

// allActions are the action cards that every operative has.
func (t *table) allActions() scenes.Catalogue {
	l := t.PrintedKind(iconInterface, t.T("catalogue.actions"), cardW, cardH)
	for _, ref := range t.KindOf("card") {
		if k, _ := rule.OnCard(ref); !k.IsItem() {
			x := t.cardPrinted(k, "")
			x.N = len(t.KindOf("operative")) // one for each
			l.Cards = append(l.Cards, x)
		}
	}
	return l
}

// allSpecials are the special tokens.
func (t *table) allSpecials() scenes.Catalogue {
	l := t.PrintedFaces(iconPrototype, t.T("catalogue.specials"), "special", func(r rules.Ref) string { return "infiltration/special/" + t.IDOf(r) })
	for i := range l.Cards {
		if strings.HasSuffix(l.Cards[i].ID, ":prototype") {
			l.Cards[i].N = rule.Prototypes
		}
	}
	return l
}

// cardPrinted is a card as it lies in the hand, and opened for reading.
func (t *table) cardPrinted(k rule.Card, group string) scenes.CatalogueCard {
	face := t.face(k)
	lying := face
	t.hyphenate(&lying)
	x := t.Printed(rule.RefCard(k), group, func(c render.Canvas, r render.Rect) { c.CardFace(r, t.Theme, &lying, render.HandCard) })
	at := t.Pt(render.R(0, 0, readW, readH))
	x.Big = &ui.Big{W: at.W, H: at.H, Paint: t.Pictured(func(c render.Canvas, r render.Rect) { c.CardFace(r, t.Theme, &face, render.ReadCard) })}
	return x
}

// allOperatives are the characters with their portraits.
func (t *table) allOperatives() scenes.Catalogue {
	l := t.PrintedKind("people", t.T("catalogue.operatives"), 150, 206)
	for _, ref := range t.KindOf("operative") {
		o := rule.Operative(ref.Index)
		l.Cards = append(l.Cards, t.Printed(ref, "", func(c render.Canvas, r render.Rect) {
			drawPortrait(c, r, t.Theme, t.portrait(o), int(o)%6)
			plate := render.R(r.X, r.Bottom()-46, r.W, 46) // long names take two lines
			c.Fill(plate, render.Solid(render.Hex(0x05080B).Fade(0.86)))
			c.TextFit(plate.Pad(6, 0, 6, 0), t.View.Name(ref), t.Theme.Name().Sized(17).In(t.Theme.Light), render.Center|render.Middle, 16, 15, 14, 13)
		}))
	}
	return l
}

// CardOf is the card that a thing shows: a room on its place, an operative's panel, or the card itself.
func (t *table) CardOf(thing string) string {
	if o, ok := strings.CutPrefix(thing, "panel:"); ok {
		return "operative:" + o
	}
	if ref, ok := t.RefOf(thing, rule.RefPlace(0)); ok {
		if p := rule.Place(ref.Index); p.Inside() && int(t.s.Rooms[p].Card) < len(t.KindOf("room")) {
			return t.View.ID(rule.RefRoom(t.s.Rooms[p].Card))
		}
		return ""
	}
	if _, ok := t.RefOf(thing, rule.RefSeat(0)); ok {
		for _, o := range append(t.mains(), t.rivals()...) {
			if t.panelID(o) == thing {
				return t.View.ID(rule.RefOperative(o))
			}
		}
		return ""
	}
	if ref, ok := t.View.Info.ParseRef(thing); ok && slices.Contains(t.View.Info.Faces, t.View.Info.Refs[ref.Kind].Name) {
		return thing
	}
	return ""
}
