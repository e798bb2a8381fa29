package render

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// mesh gathers triangles in pixels; its slices are used again and again.
type mesh struct {
	verts []ebiten.Vertex
	index []uint32
	inner []Point
	outer []Point
	work  []Point
	band  []Point
	spare []Point
	left  []int
	u, v  float32 // a white place on the texture that shapes are drawn from
}

func (m *mesh) reset() { m.verts, m.index = m.verts[:0], m.index[:0] }

// vertex appends a corner in pixels with a colour and gives its number. Everything plain is drawn from a white place.
func (m *mesh) vertex(x, y float64, c Color, alpha float32) uint32 {
	r, g, b, a := c.premul(alpha)
	m.verts = append(m.verts, ebiten.Vertex{
		DstX: float32(x), DstY: float32(y), SrcX: m.u, SrcY: m.v, ColorR: r, ColorG: g, ColorB: b, ColorA: a,
	})
	return uint32(len(m.verts) - 1)
}

func (m *mesh) triangle(a, b, c uint32) { m.index = append(m.index, a, b, c) }

func (c Canvas) flush(m *mesh) {
	c.flushFrom(m, c.kit.white)
}

// Polygon fills a simple polygon; its edges are smooth. Inks with more than two colours want it convex.
func (c Canvas) Polygon(pts []Point, ink Ink) { c.fill(pts, ink, bounds(pts)) }

// Fill fills a rectangle, its edges on whole device pixels.
func (c Canvas) Fill(r Rect, ink Ink) {
	a, b := c.Snap(r.Min()), c.Snap(r.Max())
	r = Rect{a.X, a.Y, b.X - a.X, b.Y - a.Y}
	c.fill(c.kit.round(r, 0, 0, 0, 0), ink, r)
}

// Round fills a rectangle with corners of radius rad.
func (c Canvas) Round(r Rect, rad float64, ink Ink) {
	a, b := c.Snap(r.Min()), c.Snap(r.Max())
	r = Rect{a.X, a.Y, b.X - a.X, b.Y - a.Y}
	c.fill(c.kit.round(r, rad, rad, rad, rad), ink, r)
}

// Corners fills a rectangle with its own radius for each corner: upper left, upper right, lower right, lower left.
func (c Canvas) Corners(r Rect, a, b, d, e float64, ink Ink) {
	p, q := c.Snap(r.Min()), c.Snap(r.Max())
	r = Rect{p.X, p.Y, q.X - p.X, q.Y - p.Y}
	c.fill(c.kit.round(r, a, b, d, e), ink, r)
}

// Circle fills a circle.
func (c Canvas) Circle(at Point, rad float64, ink Ink) {
	r := Around(at, 2*rad, 2*rad)
	c.fill(c.kit.round(r, rad, rad, rad, rad), ink, r)
}

// Ellipse fills an ellipse that touches the sides of r.
func (c Canvas) Ellipse(r Rect, ink Ink) {
	c.fill(c.kit.ellipse(r), ink, r)
}

func bounds(pts []Point) Rect {
	if len(pts) == 0 {
		return Rect{}
	}
	x0, y0, x1, y1 := pts[0].X, pts[0].Y, pts[0].X, pts[0].Y
	for _, p := range pts[1:] {
		x0, y0 = math.Min(x0, p.X), math.Min(y0, p.Y)
		x1, y1 = math.Max(x1, p.X), math.Max(y1, p.Y)
	}
	return Rect{x0, y0, x1 - x0, y1 - y0}
}

// round gives the outline of a rectangle with rounded corners in a slice that lives until the next shape.
func (k *Kit) round(r Rect, a, b, c, d float64) []Point {
	out := k.shape[:0]
	half := math.Min(r.W, r.H) / 2
	corner := func(cx, cy, rad, from float64) {
		if rad <= 0 {
			out = append(out, Point{cx, cy})
			return
		}
		n := 3 + int(math.Sqrt(rad)*2)
		for i := range n + 1 {
			s, co := math.Sincos(from + math.Pi/2*float64(i)/float64(n))
			out = append(out, Point{cx + rad*co, cy + rad*s})
		}
	}
	a, b, c, d = min(a, half), min(b, half), min(c, half), min(d, half)
	corner(r.X+a, r.Y+a, a, math.Pi)
	corner(r.Right()-b, r.Y+b, b, -math.Pi/2)
	corner(r.Right()-c, r.Bottom()-c, c, 0)
	corner(r.X+d, r.Bottom()-d, d, math.Pi/2)
	k.shape = out
	return out
}

func (k *Kit) ellipse(r Rect) []Point {
	out := k.shape[:0]
	n := 16 + int(math.Sqrt(math.Max(r.W, r.H))*3)
	m := r.Center()
	for i := range n {
		s, co := math.Sincos(2 * math.Pi * float64(i) / float64(n))
		out = append(out, Point{m.X + r.W/2*co, m.Y + r.H/2*s})
	}
	k.shape = out
	return out
}

// fill fills a polygon with an ink laid over a box. A fringe of one pixel fades the edge out.
func (c Canvas) fill(pts []Point, ink Ink, box Rect) {
	if len(pts) < 3 || ink.n == 0 {
		return
	}
	g := ink.over(box)
	m := &c.kit.mesh
	px := c.Pixel()
	m.outer = distinct(m.outer[:0], pts)
	if len(m.outer) < 3 {
		return
	}
	m.inner = withStops(m.inner[:0], m.outer, &g)
	m.work = append(m.work[:0], m.inner...)
	if signedArea(m.work) < 0 {
		reverse(m.work)
	}
	m.inner = offset(m.inner[:0], m.work, -px/2)
	m.outer = offset(m.outer[:0], m.work, px/2)
	switch {
	case !convex(m.inner):
		c.ears(m, m.inner, &g)
	case ink.n <= 2:
		c.fan(m, m.inner, &g)
	default:
		for i := range ink.n + 1 { // a band between two neighbouring colours, and the plain ends
			lo, hi := math.Inf(-1), math.Inf(1)
			if i > 0 {
				lo = ink.place[i-1]
			}
			if i < ink.n {
				hi = ink.place[i]
			}
			m.band, m.spare = clipBand(m.band[:0], m.spare, m.inner, &g, lo, hi)
			c.fan(m, m.band, &g)
		}
	}
	n := len(m.inner)
	first := uint32(len(m.verts))
	for i, p := range m.inner {
		q := m.outer[i]
		col := g.at(m.work[i].X, m.work[i].Y)
		x, y := c.m.apply(p.X, p.Y)
		m.vertex(x, y, col, c.alpha)
		x, y = c.m.apply(q.X, q.Y)
		m.vertex(x, y, col, 0)
	}
	for i := range n {
		a, b := first+uint32(2*i), first+uint32(2*((i+1)%n))
		m.triangle(a, a+1, b)
		m.triangle(b, a+1, b+1)
	}
	c.flush(m)
}

// fan fills a convex polygon.
func (c Canvas) fan(m *mesh, pts []Point, g *gradient) {
	if len(pts) < 3 {
		return
	}
	first := uint32(len(m.verts))
	for _, p := range pts {
		x, y := c.m.apply(p.X, p.Y)
		m.vertex(x, y, g.at(p.X, p.Y), c.alpha)
	}
	for i := 1; i+1 < len(pts); i++ {
		m.triangle(first, first+uint32(i), first+uint32(i+1))
	}
}

// ears fills any simple polygon that runs clockwise on the screen by cutting off one corner after the other.
func (c Canvas) ears(m *mesh, pts []Point, g *gradient) {
	first := uint32(len(m.verts))
	left := m.left[:0]
	for i, p := range pts {
		x, y := c.m.apply(p.X, p.Y)
		m.vertex(x, y, g.at(p.X, p.Y), c.alpha)
		left = append(left, i)
	}
	m.left = left
	for guard := 0; len(left) > 3 && guard < len(left); {
		n := len(left)
		cut := false
		for i := range n {
			a, b, d := left[(i+n-1)%n], left[i], left[(i+1)%n]
			if !isEar(pts, left, a, b, d) {
				continue
			}
			m.triangle(first+uint32(a), first+uint32(b), first+uint32(d))
			left = append(left[:i], left[i+1:]...)
			cut = true
			break
		}
		if !cut {
			guard = n
		}
	}
	if len(left) == 3 {
		m.triangle(first+uint32(left[0]), first+uint32(left[1]), first+uint32(left[2]))
	}
}

func isEar(pts []Point, left []int, a, b, d int) bool {
	if cross(pts[a], pts[b], pts[d]) <= 0 {
		return false
	}
	for _, k := range left {
		if k == a || k == b || k == d {
			continue
		}
		p := pts[k]
		if cross(pts[a], pts[b], p) >= 0 && cross(pts[b], pts[d], p) >= 0 && cross(pts[d], pts[a], p) >= 0 {
			return false
		}
	}
	return true
}

func cross(a, b, c Point) float64 { return (b.X-a.X)*(c.Y-a.Y) - (b.Y-a.Y)*(c.X-a.X) }

func signedArea(pts []Point) float64 {
	s := 0.0
	for i, a := range pts {
		b := pts[(i+1)%len(pts)]
		s += a.X*b.Y - a.Y*b.X
	}
	return s
}

func reverse(pts []Point) {
	for i, j := 0, len(pts)-1; i < j; i, j = i+1, j-1 {
		pts[i], pts[j] = pts[j], pts[i]
	}
}

// distinct leaves out corners that fall together with the one before.
func distinct(out, pts []Point) []Point {
	const near = 1e-4
	for _, p := range pts {
		if n := len(out); n > 0 && math.Abs(out[n-1].X-p.X) < near && math.Abs(out[n-1].Y-p.Y) < near {
			continue
		}
		out = append(out, p)
	}
	for n := len(out); n > 1 && math.Abs(out[n-1].X-out[0].X) < near && math.Abs(out[n-1].Y-out[0].Y) < near; n-- {
		out = out[:n-1]
	}
	return out
}

func convex(pts []Point) bool {
	n := len(pts)
	for i := range n {
		if cross(pts[i], pts[(i+1)%n], pts[(i+2)%n]) < -1e-3 {
			return false
		}
	}
	return true
}

// withStops copies a polygon and adds a corner wherever an edge crosses a colour of the gradient.
func withStops(out, pts []Point, g *gradient) []Point {
	for i, a := range pts {
		b := pts[(i+1)%len(pts)]
		out = append(out, a)
		if g.ink.n <= 2 {
			continue
		}
		ta, tb := g.t(a.X, a.Y), g.t(b.X, b.Y)
		n := g.ink.n
		for j := range n {
			k := j
			if tb < ta {
				k = n - 1 - j
			}
			s := g.ink.place[k]
			if f := (s - ta) / (tb - ta); f > 1e-3 && f < 1-1e-3 {
				out = append(out, a.Lerp(b, f))
			}
		}
	}
	return out
}

// clipBand keeps the part of a convex polygon whose place on the gradient lies between lo and hi.
func clipBand(out, work, pts []Point, g *gradient, lo, hi float64) (band, scratch []Point) {
	in := pts
	if !math.IsInf(lo, 0) {
		work = clipHalf(work[:0], in, g, lo, 1)
		in = work
	}
	if math.IsInf(hi, 0) {
		return append(out, in...), work
	}
	return clipHalf(out, in, g, hi, -1), work
}

// clipHalf keeps what lies beyond a place on the gradient (side 1) or before it (side -1).
func clipHalf(out, in []Point, g *gradient, place, side float64) []Point {
	for i, a := range in {
		b := in[(i+1)%len(in)]
		da, db := (g.t(a.X, a.Y)-place)*side, (g.t(b.X, b.Y)-place)*side
		if da >= 0 {
			out = append(out, a)
		}
		if (da < 0) != (db < 0) {
			out = append(out, a.Lerp(b, da/(da-db)))
		}
	}
	return out
}

// Offset is a clockwise polygon with every edge moved outwards by d points (inwards if negative).
func Offset(pts []Point, d float64) []Point { return offset(nil, pts, d) }

// offset moves every edge of a clockwise polygon outwards by d (inwards if negative).
func offset(out, pts []Point, d float64) []Point {
	n := len(pts)
	for i, b := range pts {
		a, c := pts[(i+n-1)%n], pts[(i+1)%n]
		ux, uy := b.X-a.X, b.Y-a.Y
		vx, vy := c.X-b.X, c.Y-b.Y
		lu, lv := math.Hypot(ux, uy), math.Hypot(vx, vy)
		if lu < 1e-9 || lv < 1e-9 {
			out = append(out, b)
			continue
		}
		nx, ny := uy/lu, -ux/lu
		mx, my := vy/lv, -vx/lv
		sx, sy := nx+mx, ny+my
		f := sx*nx + sy*ny // 1 + cosine of the bend
		if f < 0.3 {
			f = 0.3
		}
		out = append(out, Point{b.X + sx/f*d, b.Y + sy/f*d})
	}
	return out
}
