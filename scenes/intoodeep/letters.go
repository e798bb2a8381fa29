package intoodeep

import (
	"safehouse/render"
	"safehouse/render/ui"
)

// Styles of words, and the frame of what may be chosen.

// caption is the style of words on boards, which tips show at reading size.
func (t *table) caption(size float64) render.Style {
	st := t.Theme.Strong().Sized(size)
	st.Floor = render.CaptionFloor
	return st
}

// fit draws words inside r: in the style's size or one of the others, and where none has
// room in smaller letters than elsewhere, at last in the narrow face. In the smallest windows
// words that have no room are left out, and it reports false.
func (t *table) fit(c render.Canvas, r render.Rect, words string, st render.Style, a render.Align, sizes ...float64) bool {
	b, ok := fitted(c, r, words, &st, a, sizes)
	if t.plan.tiny() && !ok {
		return false
	}
	c.BlockIn(b, r, a, st)
	return true
}

// fitForm draws the first of some forms of words that has room, the longest first, as fit does.
func (t *table) fitForm(c render.Canvas, r render.Rect, forms []string, st render.Style, a render.Align, sizes ...float64) {
	for _, words := range forms[:len(forms)-1] {
		low := st
		if b, ok := fitted(c, r, words, &low, a, sizes); ok && !b.Parted() {
			c.BlockIn(b, r, a, low)
			return
		}
	}
	t.fit(c, r, forms[len(forms)-1], st, a, sizes...)
}

// fitted lays out what fit draws; it reports whether it is whole. Where the words have smaller letters than elsewhere it
// lowers the floor of their style.
func fitted(c render.Canvas, r render.Rect, words string, st *render.Style, a render.Align, sizes []float64) (b *render.Block, ok bool) {
	whole := func() bool { return !b.Truncated() && !b.Broken() }
	if b = c.Ruler().Fit(words, *st, r.W, r.H, a, sizes...); whole() && !b.Parted() {
		return b, true
	}
	if st.Floor == render.CaptionFloor {
		st.Floor, sizes = 12, []float64{14, 13, 12}
		if b = c.Ruler().Fit(words, *st, r.W, r.H, a, sizes...); whole() && !b.Parted() {
			return b, true
		}
	}
	b = c.Ruler().Tight(words, *st, r.W, r.H, a, sizes...)
	return b, whole()
}

// line is a caption of several lines, set close.
func (t *table) line(size float64) render.Style {
	st := t.caption(size)
	st.Lead = size * 1.12
	return st
}

// heading is the style of the small headings of boards.
func (t *table) heading() render.Style {
	st := t.Theme.Label().Sized(17).In(t.Theme.Light)
	st.Floor = render.CaptionFloor
	if t.plan.Small() {
		st.Floor = 12
		st = st.Tracked(0.4)
	}
	return st
}

// frame marks a place that can be chosen, or is looked at.
func (t *table) frame(c render.Canvas, r render.Rect, legal bool, st ui.State) {
	switch {
	case st.Hot():
		c.Frame(r, 6, 3, render.Solid(t.Theme.Focus))
	case legal:
		c.Frame(r, 6, 2.6, render.Solid(t.Theme.Legal))
	}
}
