package render

import "math"

// HexGrid places pointy-topped hexes: axial coordinates q (to the right) and r (down and to the right). Side is the
// length of an edge in points, Origin the centre of hex 0, 0.
type HexGrid struct {
	Origin Point
	Side   float64
}

const sqrt3 = 1.7320508075688772

// Center is the middle of a hex.
func (g HexGrid) Center(q, r int) Point {
	return Point{g.Origin.X + g.Side*sqrt3*(float64(q)+float64(r)/2), g.Origin.Y + g.Side*1.5*float64(r)}
}

// At gives the hex that holds a place.
func (g HexGrid) At(p Point) (q, r int) {
	fr := (p.Y - g.Origin.Y) / (g.Side * 1.5)
	fq := (p.X-g.Origin.X)/(g.Side*sqrt3) - fr/2
	fs := -fq - fr
	rq, rr, rs := math.Round(fq), math.Round(fr), math.Round(fs)
	dq, dr, ds := math.Abs(rq-fq), math.Abs(rr-fr), math.Abs(rs-fs)
	switch {
	case dq > dr && dq > ds:
		rq = -rr - rs
	case dr > ds:
		rr = -rq - rs
	}
	return int(rq), int(rr)
}

// Points is the outline of a hex, from its top clockwise; shrink takes away from its radius.
func (g HexGrid) Points(q, r int, shrink float64) []Point {
	return HexPoints(g.Center(q, r), g.Side-shrink)
}

// HexPoints is the outline of a pointy-topped hex around a place, from its top clockwise.
func HexPoints(at Point, side float64) []Point {
	out := make([]Point, 6)
	for i := range out {
		s, c := math.Sincos((-90 + 60*float64(i)) * math.Pi / 180)
		out[i] = Point{at.X + side*c, at.Y + side*s}
	}
	return out
}

// Edge gives the two corners of the edge between a hex and its neighbour in a direction from 0 (upper right) clockwise.
func (g HexGrid) Edge(q, r, dir int) (a, b Point) {
	p := g.Points(q, r, 0)
	dir = ((dir % 6) + 6) % 6
	return p[dir], p[(dir+1)%6]
}

// HexSteps are the axial steps to the neighbours in the directions of Edge.
var HexSteps = [6][2]int{{1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}}

// FitHexes gives a grid whose hexes fill a rectangle.
func FitHexes(box Rect, hexes [][2]int) HexGrid {
	unit := HexGrid{Side: 1}
	var all Rect
	for i, h := range hexes {
		c := unit.Center(h[0], h[1])
		r := Rect{c.X - sqrt3/2, c.Y - 1, sqrt3, 2}
		if i == 0 {
			all = r
		}
		all = all.Union(r)
	}
	if all.Empty() {
		return HexGrid{box.Center(), 1}
	}
	side := math.Min(box.W/all.W, box.H/all.H)
	m := all.Center()
	return HexGrid{Point{box.Center().X - m.X*side, box.Center().Y - m.Y*side}, side}
}
