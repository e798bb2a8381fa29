package render

// FocusRing draws the ring of keys and gamepad around r, 3 outside of it: a dark gap, the theme's brightest line, a glow.
// Exactly one thing on the screen has it.
func (c Canvas) FocusRing(r Rect, rad float64, t *Theme) {
	t = c.Look(t)
	out := r.Inset(-6)
	c.nine("common/glow", out, t.Focus.Fade(0.6), 1)
	c.cased(func(wider float64, ink Ink) { c.Frame(out.Inset(-wider), rad+6+wider, wider+1, ink) })
	c.Frame(r.Inset(-3), rad+3, 3, Solid(Hex(0x05080A).Fade(0.95)))
	c.Frame(out, rad+6, 3, Slope(150, t.Focus.Lighter(0.35), t.Focus, t.Focus))
}

// FocusPolygon is the focus ring around a thing that is no rectangle.
func (c Canvas) FocusPolygon(pts []Point, t *Theme) {
	t = c.Look(t)
	k := c.kit
	k.ring = append(k.ring[:0], pts...)
	if signedArea(k.ring) < 0 {
		reverse(k.ring)
	}
	k.ring2 = offset(k.ring2[:0], k.ring, 4.5)
	c.Line(k.ring2, 9, Hex(0x05080A).Fade(0.9), true)
	k.ring2 = offset(k.ring2[:0], k.ring, 5)
	c.Line(k.ring2, 4, t.Focus, true)
}

// FocusCircle is the focus ring around a circle.
func (c Canvas) FocusCircle(at Point, rad float64, t *Theme) {
	t = c.Look(t)
	c.cased(func(wider float64, ink Ink) { c.RingAt(at, rad+7+wider, 3.5+wider, ink) })
	c.RingAt(at, rad+4, 4.5, Solid(Hex(0x05080A).Fade(0.9)))
	c.RingAt(at, rad+7, 3.5, Solid(t.Focus))
}

// Brackets draws the four corner brackets around something that can be chosen now, with a faint light inside.
func (c Canvas) Brackets(r Rect, t *Theme) {
	t = c.Look(t)
	arm := min(44, r.W*0.32, r.H*0.32)
	c.nine("common/glow", r, t.Legal.Fade(0.4), 1)
	c.nine("common/inner/soft", r, t.Legal.Fade(0.5), 1)
	corners := func(wider float64, ink Ink) {
		for i := range 4 {
			x, y, w, h := r.X, r.Y, 4.0, 4.0
			if i&1 == 1 {
				x = r.Right()
				w = -4
			}
			if i&2 == 2 {
				y = r.Bottom()
				h = -4
			}
			c.Fill(span2(x, y, sign(w)*arm, h).Inset(-wider), ink)
			c.Fill(span2(x, y, w, sign(h)*arm).Inset(-wider), ink)
		}
	}
	c.cased(corners)
	corners(0, Solid(t.Legal))
}

// Legal outlines a polygon that can be chosen: a bright line with its halo.
func (c Canvas) Legal(pts []Point, t *Theme) {
	t = c.Look(t)
	c.Line(pts, 14, t.Legal.Fade(0.16), true)
	c.Line(pts, 9, t.Legal.Fade(0.22), true)
	c.cased(func(wider float64, _ Ink) { c.Line(pts, 4.5+2*wider, casing, true) })
	c.Line(pts, 4.5, t.Legal, true)
}

// LegalRect outlines a rectangle that can be chosen.
func (c Canvas) LegalRect(r Rect, rad float64, t *Theme) {
	t = c.Look(t)
	c.nine("common/glow/small", r, t.Legal.Fade(0.7), 1)
	c.cased(func(wider float64, ink Ink) { c.Frame(r.Inset(-wider), rad+wider, 3+2*wider, ink) })
	c.Frame(r, rad, 3, Solid(t.Legal))
}

func sign(x float64) float64 {
	if x < 0 {
		return -1
	}
	return 1
}

// span2 is a rectangle from a corner with a width and height that may be negative.
func span2(x, y, w, h float64) Rect {
	if w < 0 {
		x, w = x+w, -w
	}
	if h < 0 {
		y, h = y+h, -h
	}
	return Rect{x, y, w, h}
}

// TargetPath draws the dashed way from a thing to its target with an arrow's head; phase moves the dashes (pt).
func (c Canvas) TargetPath(from, ctrl, to Point, t *Theme, phase float64) {
	t = c.Look(t)
	k := c.kit
	k.curve = k.curve[:0]
	const n = 28
	for i := range n + 1 {
		f := float64(i) / n
		k.curve = append(k.curve, from.Lerp(ctrl, f).Lerp(ctrl.Lerp(to, f), f))
	}
	body := k.curve[:n-1]
	c.Dashes(body, 8, Hex(0x05080A).Fade(0.8), 11, 8, -phase, false)
	c.Dashes(body, 4, t.Legal, 10, 9, -phase-0.5, false)
	dir := k.curve[n-4]
	c.ArrowHead(dir, to.Add(to.Sub(dir).Mul(0.12)), 21, Hex(0x05080A).Fade(0.8))
	c.ArrowHead(dir, to, 17, t.Legal)
}
