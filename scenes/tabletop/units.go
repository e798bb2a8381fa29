package tabletop

import (
	"safehouse/render"
	"safehouse/render/ui"
)

// Units are a table's own measure: a window of 16:9 has 1920 x 1080 of them, whatever its size and the scale of the
// interface. A table is laid out and painted in units; the shapes of its things are in points.
type Units struct {
	U      float64     // points a unit
	PPU    float64     // device pixels a unit
	Window render.Rect // the whole window, in units
}

// NewUnits are the units of a window in points, at so many device pixels a point.
func NewUnits(area render.Rect, scale float64) Units {
	u := min(area.W/1920, area.H/1080)
	if scale <= 0 {
		scale = 1
	}
	return Units{u, u * scale, render.R(0, 0, area.W/u, area.H/u)}
}

// Small reports that letters at their least size take more room than the layout gives them: signs and figures stay, words go
// into tips.
func (u Units) Small() bool { return u.PPU < 0.86 }

// Pt is a place in points, Un one in units.
func (u Units) Pt(r render.Rect) render.Rect { return r.Mul(u.U) }
func (u Units) Un(r render.Rect) render.Rect { return render.R(r.X/u.U, r.Y/u.U, r.W/u.U, r.H/u.U) }

// Box is the shape of a place.
func (u Units) Box(r render.Rect) ui.Shape { return ui.Box(u.Pt(r)) }

// Points is an outline in points.
func (u Units) Points(l []render.Point) []render.Point {
	out := make([]render.Point, len(l))
	for i, q := range l {
		out[i] = q.Mul(u.U)
	}
	return out
}

// Canvas draws in units.
func (u Units) Canvas(c render.Canvas) render.Canvas {
	if u.U == 1 {
		return c
	}
	return c.Enlarged(u.U, render.Point{})
}

// Painter lets a thing be painted in units.
func (u Units) Painter(paint func(c render.Canvas, r render.Rect, st ui.State)) func(render.Canvas, ui.State) {
	return func(c render.Canvas, st ui.State) { paint(u.Canvas(c), u.Un(st.At), st) }
}

// Thing begins a thing that lies in r, in units.
func (u Units) Thing(id string, r render.Rect, layer ui.Layer, label string, paint func(c render.Canvas, r render.Rect, st ui.State)) ui.Thing {
	x := ui.Thing{ID: id, Shape: u.Box(r), Layer: layer, Label: label}
	if paint != nil {
		x.Paint = u.Painter(paint)
	}
	return x
}

// Draw paints something that is only looked at, in units.
func (u Units) Draw(b *ui.Builder, layer ui.Layer, paint func(c render.Canvas)) {
	b.Draw(layer, func(c render.Canvas) { paint(u.Canvas(c)) })
}

// Pictured is a picture, in units, that is shown elsewhere than on the table.
func (u Units) Pictured(paint func(c render.Canvas, r render.Rect)) func(render.Canvas, render.Rect) {
	p := u.Painter(func(c render.Canvas, r render.Rect, _ ui.State) { paint(c, r) })
	return func(c render.Canvas, r render.Rect) { p(c, ui.State{At: r}) }
}
