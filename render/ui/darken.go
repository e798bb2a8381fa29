package ui

import (
	"slices"

	"safehouse/render"
)

// A Hole is a place that stays lighter than the rest: how dark it is.
type Hole struct {
	At   render.Rect
	Dark float64
}

// Darken lays shade over an area, less of it in the holes.
func Darken(c render.Canvas, a render.Rect, holes []Hole, shade float64) {
	xs, ys := []float64{a.X, a.Right()}, []float64{a.Y, a.Bottom()}
	for _, h := range holes {
		xs = append(xs, min(max(a.X, h.At.X), a.Right()), min(max(a.X, h.At.Right()), a.Right()))
		ys = append(ys, min(max(a.Y, h.At.Y), a.Bottom()), min(max(a.Y, h.At.Bottom()), a.Bottom()))
	}
	slices.Sort(xs)
	slices.Sort(ys)
	black, lighter := render.Hex(0x05070B), c.Calm(1)
	for j := range len(ys) - 1 {
		for i := range len(xs) - 1 {
			cell := render.R(xs[i], ys[j], xs[i+1]-xs[i], ys[j+1]-ys[j])
			if cell.Empty() {
				continue
			}
			d := shade
			for _, h := range holes {
				if h.At.Has(cell.Center()) {
					d = min(d, h.Dark)
				}
			}
			if d > 0 {
				c.Fill(cell, render.Solid(black.Fade(d*lighter)))
			}
		}
	}
}
