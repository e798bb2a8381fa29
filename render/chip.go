package render

// Chip draws a small label with rounded ends: a keyword, a state, a price. It answers its width; its height is h.
func (c Canvas) Chip(x, y, h float64, label string, t *Theme, col Color) float64 {
	st := t.Strong().In(col.Lighter(0.45))
	b := c.Ruler().Line(label, st)
	w, bh := b.Size()
	w += h * 0.8
	r := Rect{x, y, w, h}
	c.Round(r, h/2, Slope(160, col.Darker(0.55).Fade(0.9), col.Darker(0.75).Fade(0.9)))
	c.Frame(r, h/2, 1.5, Slope(150, col, col.Darker(0.25)))
	c.Block(b, x+(w-b.w/b.scale)/2, y+(h-bh)/2, st)
	return w
}

// ChipWidth is how wide Chip will draw a label.
func (c Canvas) ChipWidth(h float64, label string, t *Theme) float64 {
	w, _ := c.Ruler().Measure(label, t.Strong())
	return w + h*0.8
}

// Count draws the white pill with the number of things in a stack, its middle at the given place.
func (c Canvas) Count(at Point, n int, t *Theme) {
	st := t.Number().Sized(18).In(Hex(0x0A0F11))
	b := c.Ruler().Line(Digits(n), st)
	w, bh := b.Size()
	h := max(22, bh*0.92)
	r := Around(at, max(w+9, h), h)
	c.nine("common/shadow/round", r, Black.Fade(0.9), 0.5)
	c.Round(r, h/2, Slope(160, White, Hex(0xDDE6E2)))
	c.Block(b, at.X-w/2, at.Y-bh/2, st)
}

// Tag draws a name plate: dark, with an outline in a colour.
func (c Canvas) Tag(r Rect, label string, t *Theme, col Color) {
	c.Round(r, 3, Solid(col.Darker(0.72).Fade(0.93)))
	c.Frame(r, 3, 1.2, Solid(col))
	c.TextFit(r.Inset(1), label, t.Strong().With(Exo600).In(White), Center|Middle, 16)
}
