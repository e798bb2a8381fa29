package ui

import (
	"math"
	"testing"

	"safehouse/render"
)

func hexagon(m render.Point, rad float64) Shape {
	var pts []render.Point
	for i := range 6 {
		s, c := math.Sincos(math.Pi/3*float64(i) + math.Pi/6)
		pts = append(pts, render.Pt(m.X+rad*c, m.Y+rad*s))
	}
	return Polygon(pts...)
}

func TestShapesAreHitWhereTheyAre(t *testing.T) {
	star := Polygon(render.Pt(0, 0), render.Pt(100, 0), render.Pt(100, 100), render.Pt(50, 50), render.Pt(0, 100))
	for _, c := range []struct {
		name  string
		shape Shape
		p     render.Point
		want  bool
	}{
		{"box, inside", Box(render.R(10, 10, 20, 20)), render.Pt(10, 10), true},
		{"box, just outside", Box(render.R(10, 10, 20, 20)), render.Pt(30, 20), false},
		{"circle, middle", Circle(render.Pt(50, 50), 40), render.Pt(50, 50), true},
		{"circle, corner of its box", Circle(render.Pt(50, 50), 40), render.Pt(12, 12), false},
		{"hexagon, middle", hexagon(render.Pt(50, 50), 40), render.Pt(50, 50), true},
		{"hexagon, corner of its box", hexagon(render.Pt(50, 50), 40), render.Pt(17, 12), false},
		{"dented polygon, arm", star, render.Pt(10, 85), true},
		{"dented polygon, dent", star, render.Pt(50, 80), false},
		{"nothing", Shape{}, render.Pt(0, 0), false},
	} {
		if got := c.shape.Has(c.p); got != c.want {
			t.Errorf("%s: %v", c.name, got)
		}
	}
}

func TestAShapeIsHitWhereItHasMovedTo(t *testing.T) {
	s := hexagon(render.Pt(50, 50), 40)
	at := s.Bounds().Move(500, 0)
	at.W, at.H = at.W*2, at.H*2
	if !s.hasAt(at.Center(), at) {
		t.Error("its middle is not hit")
	}
	if s.hasAt(render.Pt(50, 50), at) {
		t.Error("its old middle is still hit")
	}
	if s.hasAt(at.Min().Add(render.Pt(2, 2)), at) {
		t.Error("the corner of its box is hit")
	}
}

func TestAnOutlineLiesAroundItsShape(t *testing.T) {
	for _, s := range []Shape{Box(render.R(100, 100, 60, 40)), Circle(render.Pt(130, 120), 30), hexagon(render.Pt(130, 120), 30)} {
		for _, p := range s.Outline(s.Bounds(), 8) {
			if s.Has(p) {
				t.Errorf("%v lies inside", p)
			}
		}
		for _, p := range s.Outline(s.Bounds(), -4) {
			if !s.Has(p) {
				t.Errorf("%v, 4 inward, lies outside", p)
			}
		}
	}
	// the sides of a hexagon grown by 8 are 8 further out, whichever way round its corners were given
	h := hexagon(render.Pt(0, 0), 30)
	back := Polygon(reversed(h.Corners())...)
	for _, s := range []Shape{h, back} {
		for _, p := range s.Outline(s.Bounds(), 8) {
			want := 30 + 8/math.Cos(math.Pi/6)
			if got := math.Hypot(p.X, p.Y); math.Abs(got-want) > 0.01 {
				t.Errorf("a corner is %.2f from the middle, want %.2f", got, want)
			}
		}
	}
}

func reversed(pts []render.Point) []render.Point {
	out := make([]render.Point, len(pts))
	for i, p := range pts {
		out[len(pts)-1-i] = p
	}
	return out
}
