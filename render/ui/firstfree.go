package ui

import (
	"math"

	"safehouse/render"
)

// FirstFree is the first of some places, by their upper left corners and moved into an area, at which a box of a size lies over
// none of what is to stay free; where none does, the one that lies over least of it.
func FirstFree(area render.Rect, size render.Point, free []render.Rect, places []render.Point) (best render.Rect) {
	least := math.Inf(1)
	for _, p := range places {
		r := render.R(min(max(p.X, area.X), area.Right()-size.X), min(max(p.Y, area.Y), area.Bottom()-size.Y), size.X, size.Y)
		over := 0.0
		for _, k := range free {
			over += shared(r, k)
		}
		if over < least {
			best, least = r, over
		}
	}
	return best
}
