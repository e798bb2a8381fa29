package career

import (
	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	"safehouse/rules/career"
	"safehouse/scenes"
)

// Size of a piece in the almanac, in points.
const pieceW, pieceH = 340.0, 132.0

// pieceKeys are the texts about keepsakes of a kind: their heading, when they act, and how one comes by them.
var pieceKeys = [...]struct{ group, when, how string }{
	career.Contact: {"career.pieces.contact", "career.pieces.contact.when", "career.pieces.contact.how"},
	career.Favour:  {"career.pieces.favour", "career.pieces.favour.when", "career.pieces.favour.how"},
	career.Scar:    {"career.pieces.scar", "career.pieces.scar.when", "career.pieces.scar.how"},
}

// Pieces are what can stay with somebody in the career, by kind, and the rivals. Nothing is told of the story: not which operation
// offers what or is against whom, not what a rival answers, and no operation or end.
func (p Place) Pieces(h *scenes.House) []scenes.Catalogue {
	in := p.Career.Info()
	say := func(key string) string { return h.Say(in.ID, rules.Say(key), nil) }
	all := scenes.Catalogue{Icon: "campaign", Title: say("title"), From: say("title"), W: pieceW, H: pieceH}
	for kind, keys := range pieceKeys {
		for i := range p.Career.Book().Keepsakes {
			k := &p.Career.Book().Keepsakes[i]
			if k.Kind != career.Kind(kind) {
				continue
			}
			name, words := h.Say(in.ID, in.Name(p.Career.Keepsake(i)), nil), say("text.keepsake."+k.ID)
			all.Cards = append(all.Cards, scenes.CatalogueCard{
				ID: "keepsake:" + k.ID, Name: name, Group: h.T(keys.group), N: 1, Text: words,
				Facts: []ui.Keyword{{Name: h.T("career.pieces.when"), Text: h.T(keys.when)}, {Name: h.T("career.pieces.how"), Text: h.T(keys.how)}},
				Paint: func(c render.Canvas, r render.Rect) { paintKeepsake(c, r, k.Kind, name, words, false) },
			})
		}
	}
	for i := range p.Career.Book().Rivals {
		id := p.Career.Book().Rivals[i].ID
		name, words := h.Say(in.ID, in.Name(p.Career.Rival(i)), nil), say("text.rival."+id)
		all.Cards = append(all.Cards, scenes.CatalogueCard{
			ID: "rival:" + id, Name: name, Group: h.T("career.pieces.rivals"), N: 1, Text: words,
			Facts: []ui.Keyword{{Name: h.T("career.pieces.when"), Text: h.T("career.pieces.rivals.when")}},
			Paint: func(c render.Canvas, r render.Rect) { p.paintNote(c, r, i, name, words) },
		})
	}
	return []scenes.Catalogue{all}
}

// paintNote paints a note about a rival: the face in a red ring, the name and some words.
func (p *Place) paintNote(c render.Canvas, r render.Rect, rival int, name, words string) {
	c.Shadow(r, 2)
	c.Round(r, 2, render.Slope(110, render.Hex(0xFFE88C), render.Hex(0xF0CB4E)))
	face := render.R(r.X+8, r.Y+8, min(84, r.H-16), r.H-16)
	p.paintRival(c, face, rival)
	c.RingAt(face.Center(), min(48, r.H/2-4), 4, render.Solid(render.Hex(0xB3231B).Fade(0.85)))
	in := r.Pad(18+face.W, 3, 10, 3)
	head := min(36, in.H*0.36)
	line := hand(21, ink)
	line.Lead = line.Size
	c.TextFit(render.R(in.X, in.Y, in.W, head), name, hand(27, red), render.Left|render.Middle, 24, 21, 18)
	c.TextFit(render.R(in.X, in.Y+head, in.W, in.H-head), words, line, render.Left|render.Top, 19, 17, 15, 14)
}
