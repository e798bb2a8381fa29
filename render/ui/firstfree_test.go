package ui

import (
	"testing"

	"safehouse/render"
)

func TestFirstFreeLiesOverAsLittleAsItCan(t *testing.T) {
	area, size := render.R(0, 0, 400, 400), render.Pt(100, 40)
	keep := []render.Rect{render.R(0, 0, 200, 200), render.R(200, 200, 200, 200)}
	for _, c := range []struct {
		places []render.Point
		want   render.Point
	}{
		{[]render.Point{{X: 50, Y: 50}, {X: 250, Y: 50}, {X: 50, Y: 250}}, render.Pt(250, 50)},
		{[]render.Point{{X: 50, Y: 50}, {X: 250, Y: 170}, {X: 220, Y: 230}}, render.Pt(250, 170)}, // a strip of one
		{[]render.Point{{X: 50, Y: 50}, {X: 150, Y: 180}, {X: 230, Y: 230}}, render.Pt(150, 180)}, // corners of two
		{[]render.Point{{X: 380, Y: -50}, {X: 50, Y: 250}}, render.Pt(300, 0)},                    // moved into the area
		{[]render.Point{{X: 10, Y: 10}, {X: 20, Y: 20}}, render.Pt(10, 10)},                       // the first of those alike
	} {
		if got := FirstFree(area, size, keep, c.places); got.X != c.want.X || got.Y != c.want.Y {
			t.Errorf("of %v it has %v, want %v", c.places, got, c.want)
		}
	}
}
