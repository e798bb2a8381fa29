package render

import "math"

// Slot draws an empty place for a card or token: a dashed outline on a sunken ground, with a pictogram if one is given.
func (c Canvas) Slot(r Rect, rad float64, t *Theme, icon string) {
	c.Round(r, rad, Solid(Black.Fade(0.22)))
	pts := append([]Point(nil), c.kit.round(r.Inset(1), rad, rad, rad, rad)...)
	c.Dashes(pts, 1.8, t.Second.Fade(0.55), 8, 6, 0, true)
	if icon != "" {
		side := min(r.W, r.H) * 0.46
		c.Icon(icon, Around(r.Center(), side, side), t.Second.Fade(0.35))
	}
}

// Deck draws a pile of cards face down: as thick as it is high, with its count; 0 leaves the empty place.
func (c Canvas) Deck(r Rect, t *Theme, n int) {
	if n <= 0 {
		c.Slot(r, CardRadius*r.W/210, t, "")
		return
	}
	layers := min(1+n/6, 6)
	c.Shadow(Rect{r.X, r.Y, r.W, r.H}, 2)
	for i := layers; i > 0; i-- {
		d := float64(i) * 1.6
		e := r.Move(d, d)
		c.Round(e, CardRadius*0.6, Slope(135, t.CardSet.Face.Lighter(0.2), t.CardSet.FaceLow.Darker(0.45)))
		c.Frame(e, CardRadius*0.6, 1, Solid(Black.Fade(0.5)))
	}
	c.CardBackFace(r, t)
	c.Count(Pt(r.Right()-12, r.Bottom()-12), n, t)
}

// Track draws a row of numbered cells from lo to hi in r and marks the cells up to value in a colour.
func (c Canvas) Track(r Rect, t *Theme, lo, hi, value int, col Color) {
	n := hi - lo + 1
	gap := 3.0
	w := (r.W - gap*float64(n-1)) / float64(n)
	for v := lo; v <= hi; v++ {
		box := Rect{r.X + float64(v-lo)*(w+gap), r.Y, w, r.H}
		st := t.Number().Sized(min(18, r.H*0.6))
		st.Floor = CaptionFloor
		if v <= value {
			face := col
			if v < value {
				face = col.Darker(0.3)
			}
			c.Round(box, 3, Slope(180, face.Lighter(0.4), face).Bend(0.5))
			st = st.In(Readable(face, Black, White))
		} else {
			c.Round(box, 3, Slope(180, Black.Fade(0.5), Black.Fade(0.3)))
			c.Frame(box, 3, 1, Solid(t.PanelEdge.Fade(0.45)))
			st = st.In(t.Disabled)
		}
		c.TextFit(box, Digits(v), st, Center|Middle, 14)
	}
}

// Price draws a tag with an amount, its point to the left; r is the whole tag.
func (c Canvas) Price(r Rect, t *Theme, label string) {
	tip := r.H * 0.4
	pts := []Point{{r.X, r.Y}, {r.Right() - tip, r.Y}, {r.Right(), r.Y + r.H/2}, {r.Right() - tip, r.Bottom()}, {r.X, r.Bottom()}}
	c.nine("common/shadow/1", r.Pad(0, 0, tip, 0), Black.Fade(0.7), 1)
	c.Polygon(pts, Slope(180, Hex(0xFFF0A8), Hex(0xF2C531), Hex(0xB98512)))
	c.Line(pts, 1.2, Hex(0x5F3D05).Fade(0.8), true)
	c.TextFit(r.Pad(6, 0, tip, 0), label, t.Number().Sized(20).In(Hex(0x2E1D02)), Center|Middle, 18)
}

// Progress draws a bar filled from 0 to 1.
func (c Canvas) Progress(r Rect, t *Theme, f float64, col Color) {
	f = math.Min(math.Max(f, 0), 1)
	rad := min(r.H/2, 6)
	c.Round(r, rad, Slope(180, Black.Fade(0.6), Black.Fade(0.35)))
	c.Frame(r, rad, 1, Slope(180, Black.Fade(0.7), t.PanelEdge.Fade(0.4)))
	in := r.Inset(2)
	in.W = math.Max(in.W*f, 0)
	if in.W >= 2 {
		c.Round(in, rad-1, Slope(180, col.Lighter(0.45), col, col.Darker(0.25)))
	}
}

// Busy draws a waiting sign that turns by one step every few ticks.
func (c Canvas) Busy(at Point, rad float64, t *Theme, tick int) {
	const n = 10
	for i := range n {
		s, co := math.Sincos(2 * math.Pi * float64(i) / n)
		f := float64(((i-tick/4)%n+n)%n) / n
		c.Circle(Pt(at.X+rad*co, at.Y+rad*s), rad*0.17, Solid(t.Accent.Fade(0.15+0.8*f)))
	}
}
