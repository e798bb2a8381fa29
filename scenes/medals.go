package scenes

import (
	"cmp"
	"math"

	"safehouse/render"
	"safehouse/render/ui"
)

// What shows medals: the file of a person, and the report of a match that has just earned one.

// MedalIcon is the pictogram on a medal.
func (h *House) MedalIcon(game, id string) string { return cmp.Or(h.BoxOf(game).Medals[id], "star") }

// FeatName is the name of an achievement.
func (h *House) FeatName(game, id string) string { return h.Book.T(game, "feat."+id, nil) }

// PaintAward paints a medal on a ribbon in the colours of its game, or the hollow where
// it will lie.
func PaintAward(c render.Canvas, r render.Rect, game, icon string, earned bool) {
	th := render.ByID(game)
	d := r.W * 0.66
	disc := render.Pt(r.Center().X, r.Bottom()-d/2-2)
	if !earned {
		c.Circle(disc, d/2, render.Solid(render.Black.Fade(0.42)))
		c.RingAt(disc.Add(render.Pt(0, 1.5)), d/2, 1.5, render.Solid(render.White.Fade(0.26)))
		c.Icon(icon, render.Around(disc, d*0.5, d*0.5), render.White.Fade(0.3))
		return
	}
	half := r.W * 0.2
	top := r.Y + 2
	for i, col := range []render.Color{th.Accent, th.Accent2, th.Accent} { // the ribbon
		x0, x1 := disc.X-half+float64(i)*half*2/3, disc.X-half+float64(i+1)*half*2/3
		c.Polygon([]render.Point{{X: x0, Y: top}, {X: x1, Y: top}, {X: disc.X + (x1-disc.X)*0.55, Y: disc.Y - d*0.3}, {X: disc.X + (x0-disc.X)*0.55, Y: disc.Y - d*0.3}}, render.Slope(90, col.Lighter(0.1), col.Darker(0.25)))
	}
	c.Circle(disc.Add(render.Pt(2, 4)), d/2, render.Solid(render.Black.Fade(0.45)))
	c.Circle(disc, d/2, render.Slope(125, render.Hex(0xFFF0B8), render.Hex(0xD9A63A), render.Hex(0x8A5C12)))
	c.RingAt(disc, d/2-3, 2, render.Slope(305, render.Hex(0xFFE9A6), render.Hex(0x9A6A18)))
	const teeth = 28
	for i := range teeth { // a milled edge
		a := 2 * math.Pi * float64(i) / teeth
		c.Dot(render.Pt(disc.X+math.Cos(a)*(d/2-1), disc.Y+math.Sin(a)*(d/2-1)), 2.4, render.Hex(0x7A5010).Fade(0.7))
	}
	in := render.Around(disc, d*0.52, d*0.52)
	c.Icon(icon, in.Move(0.8, 1.4), render.Hex(0xFFF3C8).Fade(0.9))
	c.Icon(icon, in, render.Hex(0x5A3A08))
}

// LayFresh hangs the achievements that a match has just earned on the right of a heading
// that ends at a height, the newest at the edge.
func (h *House) LayFresh(b *ui.Builder, game string, ids []string, page render.Rect) {
	if len(ids) == 0 {
		return
	}
	const d = 84.0
	ids = ids[:min(len(ids), 5)]
	room := render.R(page.Right()-d*float64(len(ids)), page.Y-d-26, d*float64(len(ids)), d)
	words := h.T("results.medal", "n", len(ids))
	b.Group("fresh")
	for i, id := range ids {
		at := render.R(room.X+float64(i)*d, room.Y, d, d)
		name, how := h.FeatName(game, id), h.Book.T(game, "feat."+id+".how", nil)
		b.Add(ui.Thing{ID: "fresh:" + id, Shape: ui.Box(at), Layer: ui.LayerPanels, Label: words + ": " + name + ". " + how, Lifts: true, Modest: true,
			Tip:   func() ui.Tip { return ui.Tip{Title: name, Body: how} },
			Press: func() { h.Push(h.Rooms.Person(h, PersonMedals)) },
			Paint: func(c render.Canvas, st ui.State) {
				PaintAward(c, st.At.Inset(4).Move(0, -3*st.Lift), game, h.MedalIcon(game, id), true)
				if st.Focus {
					c.FocusRing(st.At, 8, render.House)
				}
			}})
	}
}
