package masters

import (
	"safehouse/render"
)

// hubUnits are the units of the hub. Up to a size of everything of some 130 % it
// fills the window as the table does; beyond that words and cards keep the size
// that was asked for, and the hub is laid in pages instead of side by side.
func hubUnits(b render.Rect, scale float64) units {
	u := newUnits(b, scale)
	if u.f > 0.77 {
		return u
	}
	u.f, u.w, u.h = 1, b.W, b.H
	u.tiny, u.grow = scale < 0.5, min(1.5, max(1, 1/scale))
	return u
}

// paged reports whether there is room for one page at a time only.
func (u units) paged() bool { return u.w < 1500 }
