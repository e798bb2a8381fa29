package masters

import (
	"math"
	"strings"

	"safehouse/render"
	"safehouse/scenes/tabletop"
)

// units are the table's own measure, in which everything is laid out.
type units struct {
	tabletop.Units
	grow float64 // how much larger reading text is in units than at full size
	tiny bool    // the window is so small that second lines are left to the tips
}

func newUnits(b render.Rect, scale float64) units {
	u := tabletop.NewUnits(b, scale)
	return units{u, math.Min(1.5, math.Max(1, 1/u.PPU)), u.PPU < 0.5}
}

// fitWords draws a name in as many lines as it has room for, and never breaks a
// word: in the first of the sizes in which the longest one fits, and made
// smaller where it fits in none or its lines have no room.
func fitWords(c render.Canvas, r render.Rect, s string, st render.Style, a render.Align, sizes ...float64) {
	long := 0.0
	for _, size := range append([]float64{st.Size}, sizes...) {
		st = st.Sized(size)
		long = 0
		for _, word := range strings.Fields(s) {
			w, _ := c.Ruler().Measure(word, st)
			long = math.Max(long, w)
		}
		if long > r.W {
			continue
		}
		f := 1.0
		for f > 0.65 && c.Zoomed(f, f, render.Pt(r.X, r.Y)).Ruler().Tight(s, st, r.W/f, r.H/f, a, sizes...).Truncated() {
			f -= 0.1
		}
		c.Zoomed(f, f, render.Pt(r.X, r.Y)).TextFit(render.R(r.X, r.Y, r.W/f, r.H/f), s, st, a, sizes...)
		return
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
