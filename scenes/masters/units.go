package masters

import (
	"math"
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
)

// units are the table's own measure: a table 1080 units high and at least 1920
// wide fills the window whatever its size and the user-interface scale. What is
// laid out here is in units; shapes of things are in points.
type units struct {
	f    float64 // points per unit
	w, h float64 // of the window in units
	grow float64 // how much larger reading text is in units than at full size
	tiny bool    // the window is so small that second lines are left to the tips
}

func newUnits(b render.Rect, scale float64) units {
	f := math.Min(b.W/1920, b.H/1080)
	u := units{f: f, w: b.W / f, h: b.H / f}
	u.tiny = scale*f < 0.5
	u.grow = math.Min(1.5, math.Max(1, 1/(scale*f)))
	return u
}

// pt is a rectangle of units in points, un the reverse.
func (u units) pt(r render.Rect) render.Rect {
	return render.R(r.X*u.f, r.Y*u.f, r.W*u.f, r.H*u.f)
}

func (u units) un(r render.Rect) render.Rect {
	return render.R(r.X/u.f, r.Y/u.f, r.W/u.f, r.H/u.f)
}

// box is the shape of a rectangle of units.
func (u units) box(r render.Rect) ui.Shape { return ui.Box(u.pt(r)) }

// poly is the shape of corners in units.
func (u units) poly(pts []render.Point) ui.Shape {
	out := make([]render.Point, len(pts))
	for i, p := range pts {
		out[i] = p.Mul(u.f)
	}
	return ui.Polygon(out...)
}

// canvas draws in units.
func (u units) canvas(c render.Canvas) render.Canvas {
	if u.f == 1 {
		return c
	}
	return c.Enlarged(u.f, render.Point{})
}

// fitWords draws a name in as many lines as it has room for, and never breaks a
// word: in the first of the sizes in which the longest one fits, and made
// smaller where it fits in none.
func fitWords(c render.Canvas, r render.Rect, s string, st render.Style, a render.Align, sizes ...float64) {
	long := 0.0
	for _, size := range append([]float64{st.Size}, sizes...) {
		st = st.Sized(size)
		long = 0
		for _, word := range strings.Fields(s) {
			w, _ := c.Ruler().Measure(word, st)
			long = math.Max(long, w)
		}
		if long <= r.W {
			c.TextFit(r, s, st, a, sizes...)
			return
		}
	}
	f := math.Max(0.6, r.W/(long+1))
	c.Zoomed(f, f, render.Pt(r.X, r.Y)).TextFit(render.R(r.X, r.Y, r.W/f, r.H/f), s, st, a)
}

// fitLine draws a text on one line: in the first of the sizes in which it fits,
// closer together where it fits in none, and then smaller.
func fitLine(c render.Canvas, r render.Rect, s string, st render.Style, a render.Align, sizes ...float64) {
	w := 0.0
	for _, size := range append([]float64{st.Size}, sizes...) {
		st = st.Sized(size)
		if w, _ = c.Ruler().Measure(s, st); w <= r.W {
			c.TextIn(r, s, st, a)
			return
		}
	}
	if st.Track > 0 {
		st = st.Tracked(0)
		w, _ = c.Ruler().Measure(s, st)
	}
	f := math.Min(1, math.Max(0.55, r.W/(w+1)))
	c.Zoomed(f, f, render.Pt(r.X, r.Y)).TextFit(render.R(r.X, r.Y, r.W/f, r.H/f), s, st, a)
}

// caption is a style for names on things of the board, which a tip explains.
func caption(st render.Style) render.Style {
	st.Floor = render.CaptionFloor
	return st
}

// small is a style for figures beside a pictogram that says what they count.
func small(st render.Style) render.Style {
	st.Floor = render.KeyFloor
	return st
}
