package paint

import "math"

// Pt is a point in points.
type Pt struct{ X, Y float64 }

type opcode uint8

const (
	opMove opcode = iota
	opLine
	opQuad
	opCube
	opClose
)

// Path is an outline of straight lines and Bézier curves, as many closed or open pieces as needed.
// The zero value is empty and ready to use.
type Path struct {
	ops []opcode
	pts []Pt
}

// MoveTo begins a new piece at x, y.
func (p *Path) MoveTo(x, y float64) *Path {
	p.ops, p.pts = append(p.ops, opMove), append(p.pts, Pt{x, y})
	return p
}

// LineTo draws a straight line to x, y.
func (p *Path) LineTo(x, y float64) *Path {
	p.ops, p.pts = append(p.ops, opLine), append(p.pts, Pt{x, y})
	return p
}

// QuadTo draws a quadratic curve to x, y with one control point.
func (p *Path) QuadTo(cx, cy, x, y float64) *Path {
	p.ops, p.pts = append(p.ops, opQuad), append(p.pts, Pt{cx, cy}, Pt{x, y})
	return p
}

// CubeTo draws a cubic curve to x, y with two control points.
func (p *Path) CubeTo(ax, ay, bx, by, x, y float64) *Path {
	p.ops, p.pts = append(p.ops, opCube), append(p.pts, Pt{ax, ay}, Pt{bx, by}, Pt{x, y})
	return p
}

// Close joins the current piece to its beginning.
func (p *Path) Close() *Path {
	p.ops = append(p.ops, opClose)
	return p
}

// Add appends a copy of q.
func (p *Path) Add(q *Path) *Path {
	p.ops, p.pts = append(p.ops, q.ops...), append(p.pts, q.pts...)
	return p
}

// Moved returns a copy of p with every point taken through m.
func (p *Path) Moved(m Matrix) *Path {
	q := &Path{ops: append([]opcode(nil), p.ops...), pts: make([]Pt, len(p.pts))}
	for i, a := range p.pts {
		q.pts[i] = m.Apply(a)
	}
	return q
}

// Rect is the outline of a rectangle.
func Rect(x, y, w, h float64) *Path {
	return new(Path).MoveTo(x, y).LineTo(x+w, y).LineTo(x+w, y+h).LineTo(x, y+h).Close()
}

// kappa places the control points of a quarter circle.
const kappa = 0.5522847498307936

// Round is the outline of a rectangle with corners of radius r.
func Round(x, y, w, h, r float64) *Path {
	return Corners(x, y, w, h, r, r, r, r)
}

// Corners is a rectangle whose corners have their own radii: upper left, upper right, lower right, lower left.
func Corners(x, y, w, h, a, b, c, d float64) *Path {
	k := 1 - kappa
	p := new(Path)
	p.MoveTo(x+a, y)
	p.LineTo(x+w-b, y).CubeTo(x+w-b*k, y, x+w, y+b*k, x+w, y+b)
	p.LineTo(x+w, y+h-c).CubeTo(x+w, y+h-c*k, x+w-c*k, y+h, x+w-c, y+h)
	p.LineTo(x+d, y+h).CubeTo(x+d*k, y+h, x, y+h-d*k, x, y+h-d)
	p.LineTo(x, y+a).CubeTo(x, y+a*k, x+a*k, y, x+a, y)
	return p.Close()
}

// Ellipse is the outline of an ellipse around cx, cy.
func Ellipse(cx, cy, rx, ry float64) *Path {
	kx, ky := rx*kappa, ry*kappa
	p := new(Path)
	p.MoveTo(cx+rx, cy)
	p.CubeTo(cx+rx, cy+ky, cx+kx, cy+ry, cx, cy+ry)
	p.CubeTo(cx-kx, cy+ry, cx-rx, cy+ky, cx-rx, cy)
	p.CubeTo(cx-rx, cy-ky, cx-kx, cy-ry, cx, cy-ry)
	p.CubeTo(cx+kx, cy-ry, cx+rx, cy-ky, cx+rx, cy)
	return p.Close()
}

// Circle is the outline of a circle around cx, cy.
func Circle(cx, cy, r float64) *Path { return Ellipse(cx, cy, r, r) }

// Polygon is a closed outline through points given as x, y, x, y, ...
func Polygon(xy ...float64) *Path {
	p := Polyline(xy...)
	return p.Close()
}

// Polyline is an open line through points given as x, y, x, y, ...
func Polyline(xy ...float64) *Path {
	p := new(Path)
	for i := 0; i+1 < len(xy); i += 2 {
		if i == 0 {
			p.MoveTo(xy[0], xy[1])
		} else {
			p.LineTo(xy[i], xy[i+1])
		}
	}
	return p
}

// Regular is a regular polygon of n corners, the first at angle deg (0 = right, clockwise).
func Regular(n int, cx, cy, r, deg float64) *Path {
	p := new(Path)
	for i := range n {
		s, c := math.Sincos((deg + 360*float64(i)/float64(n)) * math.Pi / 180)
		if i == 0 {
			p.MoveTo(cx+r*c, cy+r*s)
		} else {
			p.LineTo(cx+r*c, cy+r*s)
		}
	}
	return p.Close()
}

// Arc is an open arc of a circle from angle a to b in degrees (0 = right, clockwise).
func Arc(cx, cy, r, a, b float64) *Path {
	p := new(Path)
	n := int(math.Ceil(math.Abs(b-a)/45)) + 1
	step := (b - a) / float64(n) * math.Pi / 180
	k := 4.0 / 3 * math.Tan(step/4) * r
	s, c := math.Sincos(a * math.Pi / 180)
	p.MoveTo(cx+r*c, cy+r*s)
	for i := 1; i <= n; i++ {
		s2, c2 := math.Sincos(a*math.Pi/180 + step*float64(i))
		p.CubeTo(cx+r*c-k*s, cy+r*s+k*c, cx+r*c2+k*s2, cy+r*s2-k*c2, cx+r*c2, cy+r*s2)
		s, c = s2, c2
	}
	return p
}

// Bounds is the box around all points of the path, control points included.
func (p *Path) Bounds() (x0, y0, x1, y1 float64) {
	if len(p.pts) == 0 {
		return
	}
	x0, y0 = p.pts[0].X, p.pts[0].Y
	x1, y1 = x0, y0
	for _, a := range p.pts[1:] {
		x0, y0 = math.Min(x0, a.X), math.Min(y0, a.Y)
		x1, y1 = math.Max(x1, a.X), math.Max(y1, a.Y)
	}
	return
}
