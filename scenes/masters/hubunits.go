package masters

import (
	"safehouse/render"
	"safehouse/scenes/tabletop"
)

// hubUnits are the units of the hub. Up to a size of everything of some 130 % it
// fills the window as the table does; beyond that words and cards keep the size
// that was asked for, and the hub is laid in pages instead of side by side.
func hubUnits(b render.Rect, scale float64) units {
	u := newUnits(b, scale)
	if u.U > 0.77 {
		return u
	}
	return units{tabletop.Units{U: 1, PPU: scale, Window: render.R(0, 0, b.W, b.H)}, min(1.5, max(1, 1/scale)), scale < 0.5}
}

// paged reports whether there is room for one page at a time only.
func (u units) paged() bool { return u.Window.W < 1500 }
