package after

import (
	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/scenes"
)

// layFresh hangs the achievements that a match has just earned on the right of a heading
// that ends at a height, the newest at the edge.
func (r *resultsScene) layFresh(b *ui.Builder, game string, ids []string, page render.Rect) {
	h := r.house
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
			Press: func() { h.Push(h.Rooms.Person(h, scenes.PersonMedals)) },
			Paint: func(c render.Canvas, st ui.State) {
				c.Award(st.At.Inset(4).Move(0, -3*st.Lift), game, h.MedalIcon(game, id), true)
				if st.Focus {
					c.FocusRing(st.At, 8, render.House)
				}
			}})
	}
}
