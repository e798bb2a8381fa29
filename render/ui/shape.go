package ui

import (
	"math"

	"safehouse/render"
)

// Shape is the outline within which a thing can be hit. Its Bounds are the thing's place.
type Shape struct {
	box    render.Rect
	round  bool           // the ellipse within the box
	corner []render.Point // a polygon, when there are any
}

// Box is a rectangle.
func Box(r render.Rect) Shape { return Shape{box: r} }

// Circle is a disk.
func Circle(center render.Point, radius float64) Shape {
	return Shape{box: render.Around(center, 2*radius, 2*radius), round: true}
}

// Polygon is the inside of a line around at least three corners, which need not be convex. The stage keeps the slice.
func Polygon(corners ...render.Point) Shape {
	if len(corners) == 0 {
		return Shape{}
	}
	minX, minY, maxX, maxY := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, p := range corners {
		minX, maxX = math.Min(minX, p.X), math.Max(maxX, p.X)
		minY, maxY = math.Min(minY, p.Y), math.Max(maxY, p.Y)
	}
	return Shape{box: render.R(minX, minY, maxX-minX, maxY-minY), corner: corners}
}

// scaled is the shape f times as large, with the origin moved to a place.
func (s Shape) scaled(f float64, to render.Point) Shape {
	b := s.box
	out := Shape{box: render.R(to.X+b.X*f, to.Y+b.Y*f, b.W*f, b.H*f), round: s.round}
	for _, p := range s.corner {
		out.corner = append(out.corner, render.Pt(to.X+p.X*f, to.Y+p.Y*f))
	}
	return out
}

// Bounds returns the rectangle around the shape.
func (s Shape) Bounds() render.Rect { return s.box }

// Corners returns the corners of a polygon; none for other shapes. The slice belongs to the shape.
func (s Shape) Corners() []render.Point { return s.corner }

// IsCircle reports whether the shape is a disk.
func (s Shape) IsCircle() bool { return s.round }

// Has reports whether p lies inside.
func (s Shape) Has(p render.Point) bool {
	if !s.box.Has(p) {
		return false
	}
	switch {
	case s.round:
		c := s.box.Center()
		dx, dy := (p.X-c.X)/(s.box.W/2), (p.Y-c.Y)/(s.box.H/2)
		return dx*dx+dy*dy <= 1
	case len(s.corner) > 0:
		return s.inside(p)
	}
	return true
}

// inside counts how often a ray to the right crosses the outline.
func (s Shape) inside(p render.Point) bool {
	in := false
	for i, a := range s.corner {
		b := s.corner[(i+1)%len(s.corner)]
		if (a.Y > p.Y) != (b.Y > p.Y) && p.X < (b.X-a.X)*(p.Y-a.Y)/(b.Y-a.Y)+a.X {
			in = !in
		}
	}
	return in
}

// hasAt reports whether p lies inside the shape when its bounds stand at another place.
func (s Shape) hasAt(p render.Point, at render.Rect) bool {
	if at == s.box {
		return s.Has(p)
	}
	if at.Empty() {
		return false
	}
	return s.Has(render.Pt(s.box.X+(p.X-at.X)/at.W*s.box.W, s.box.Y+(p.Y-at.Y)/at.H*s.box.H))
}

// Outline returns points around the shape, moved outward by d and placed at the rectangle given, for rings and marks.
func (s Shape) Outline(at render.Rect, d float64) []render.Point {
	switch {
	case s.round:
		pts := make([]render.Point, 40)
		c := at.Center()
		for i := range pts {
			sin, cos := math.Sincos(2 * math.Pi * float64(i) / float64(len(pts)))
			pts[i] = render.Pt(c.X+(at.W/2+d)*cos, c.Y+(at.H/2+d)*sin)
		}
		return pts
	case len(s.corner) > 0:
		pts := make([]render.Point, len(s.corner))
		for i, p := range s.corner {
			pts[i] = render.Pt(at.X+(p.X-s.box.X)/s.box.W*at.W, at.Y+(p.Y-s.box.Y)/s.box.H*at.H)
		}
		return grown(pts, d)
	}
	r := at.Inset(-d)
	return []render.Point{r.Min(), render.Pt(r.Right(), r.Y), r.Max(), render.Pt(r.X, r.Bottom())}
}

// grown moves the sides of a polygon outward by d.
func grown(pts []render.Point, d float64) []render.Point {
	area := 0.0
	for i, a := range pts {
		b := pts[(i+1)%len(pts)]
		area += a.X*b.Y - b.X*a.Y
	}
	if area < 0 {
		d = -d
	}
	out := make([]render.Point, len(pts))
	for i, p := range pts {
		a, b := pts[(i+len(pts)-1)%len(pts)], pts[(i+1)%len(pts)]
		ux, uy := unit(p.X-a.X, p.Y-a.Y)
		vx, vy := unit(b.X-p.X, b.Y-p.Y)
		nx, ny := uy+vy, -ux-vx // sum of the outward normals
		f := (nx*uy - ny*ux)
		if f < 0.3 {
			f = 0.3
		}
		out[i] = render.Pt(p.X+nx/f*d, p.Y+ny/f*d)
	}
	return out
}

func unit(x, y float64) (float64, float64) {
	l := math.Hypot(x, y)
	if l == 0 {
		return 0, 0
	}
	return x / l, y / l
}
