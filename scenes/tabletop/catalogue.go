package tabletop

import (
	"slices"

	"safehouse/render"
	"safehouse/rules"
	"safehouse/scenes"
)

// Printed is a card as the almanac lists it: its name and text, under a heading of its kind, painted in units.
func (t *Table) Printed(r rules.Ref, group string, paint func(c render.Canvas, r render.Rect)) scenes.CatalogueCard {
	k := scenes.CatalogueCard{ID: t.View.ID(r), Name: t.View.Name(r), Group: group, N: 1, Paint: t.Pictured(paint)}
	if in := t.View.Info; t.View.House.Book.Has(in.ID, "text."+k.ID[:len(in.Refs[r.Kind].Name)]+"."+t.IDOf(r)) {
		k.Text = t.Text("text", r)
	}
	return k
}

// PrintedKind is an empty list of cards of one kind, each of a size in units.
func (t *Table) PrintedKind(icon, title string, w, h float64) scenes.Catalogue {
	at := t.Pt(render.R(0, 0, w, h))
	return scenes.Catalogue{Icon: icon, Title: title, W: at.W, H: at.H}
}

// FaceW and FaceH are the size of a PrintedFace in units.
const FaceW, FaceH = 150.0, 206.0

// PrintedFace is a card of the almanac for something that is no card at the table: its name and its pictogram.
func (t *Table) PrintedFace(r rules.Ref, group, emblem string) scenes.CatalogueCard {
	k := t.Printed(r, group, nil)
	face := render.Card{Name: k.Name, Emblem: emblem}
	k.Paint = t.Pictured(func(c render.Canvas, r render.Rect) { c.CardFace(r, t.Theme, &face, render.HandCard) })
	return k
}

// KindOf is the refs of a kind, by its name.
func (t *Table) KindOf(kind string) (l []rules.Ref) {
	for i, k := range t.View.Info.Refs {
		if k.Name == kind {
			for n := range k.IDs {
				l = append(l, rules.At(rules.RefKind(i), n))
			}
		}
	}
	return l
}

// PrintedFaces are all things of a kind as PrintedFace, each with its pictogram.
func (t *Table) PrintedFaces(icon, title, kind string, emblem func(r rules.Ref) string) scenes.Catalogue {
	l := t.PrintedKind(icon, title, FaceW, FaceH)
	for _, ref := range t.KindOf(kind) {
		l.Cards = append(l.Cards, t.PrintedFace(ref, "", emblem(ref)))
	}
	return l
}

// RefOf is what a thing's ID names, and whether that is of one of the kinds of some refs.
func (t *Table) RefOf(thing string, like ...rules.Ref) (r rules.Ref, ok bool) {
	r, ok = t.View.Info.ParseRef(thing)
	return r, ok && slices.ContainsFunc(like, func(k rules.Ref) bool { return k.Kind == r.Kind })
}
