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

// HexKind is how a hex of a building looks.
type HexKind uint8

// The kinds of hexes.
const (
	HexFloor   HexKind = iota // seen
	HexUnknown                // hatched, with a shield and a question mark
	HexShaft                  // a hole between the rooms
	HexExit                   // outside, dashed, without walls
)

// HexTile draws the floor of one hex. Bake it into a layer.
func (c Canvas) HexTile(g HexGrid, q, r int, kind HexKind, t *Theme) {
	at := g.Center(q, r)
	pts := g.Points(q, r, 0)
	box := Around(at, g.Side*1.8, g.Side*2)
	switch kind {
	case HexExit:
		c.Polygon(g.Points(q, r, g.Side*0.05), Slope(150, t.Good.Darker(0.5).Fade(0.9), t.Good.Darker(0.75).Fade(0.9)))
		c.Dashes(g.Points(q, r, g.Side*0.07), 2.4, t.Light.Fade(0.8), 7, 5, 0, true)
		return
	case HexShaft:
		c.Polygon(pts, Slope(150, Hex(0x0A1020), Hex(0x02040A)))
		for i := range 2 {
			a, b := pts[1+i], pts[4+i]
			c.Segment(a, b, 1, t.Light.Fade(0.18))
		}
	case HexUnknown:
		c.Polygon(pts, Slope(150, t.Field.Darker(0.28), t.Ground.Darker(0.1)))
		c.hatch(pts, box, t.Light.Fade(0.1))
	default:
		c.Polygon(pts, Slope(150, t.Field.Lighter(0.24), t.Field, t.Field.Darker(0.22)))
		c.Polygon(g.Points(q, r, g.Side*0.14), Slope(330, White.Fade(0.07), White.Fade(0)))
	}
	if kind == HexUnknown {
		s := g.Side * 0.98
		c.triple("common/token/shield.under", "common/token/shield", "common/token/shield.over", Around(at, s, s), t.Field.Mix(t.Light, 0.55))
		st := t.Number().Sized(s * 0.52).Free().In(t.Ground)
		c.TextIn(Around(at, s, s), "?", st, Center|Middle)
	}
}

// hatch draws fine slanted lines inside a convex polygon.
func (c Canvas) hatch(pts []Point, box Rect, col Color) {
	step := 7.0
	for d := box.X - box.H; d < box.Right(); d += step {
		a, b, ok := clipLine(pts, Pt(d, box.Bottom()), Pt(d+box.H, box.Y))
		if ok {
			c.Segment(a, b, 1, col)
		}
	}
}

// clipLine keeps the part of a line that lies inside a convex polygon that runs clockwise on the screen.
func clipLine(pts []Point, a, b Point) (Point, Point, bool) {
	t0, t1 := 0.0, 1.0
	for i, p := range pts {
		q := pts[(i+1)%len(pts)]
		da, db := cross(p, q, a), cross(p, q, b)
		if da < 0 && db < 0 {
			return a, b, false
		}
		if (da < 0) != (db < 0) {
			t := da / (da - db)
			if da < 0 {
				t0 = math.Max(t0, t)
			} else {
				t1 = math.Min(t1, t)
			}
		}
	}
	return a.Lerp(b, t0), a.Lerp(b, t1), t1 > t0
}

// HexWall draws the wall of a hex in a direction: whole, or with a doorway in its middle.
func (c Canvas) HexWall(g HexGrid, q, r, dir int, outer, door bool, t *Theme) {
	a, b := g.Edge(q, r, dir)
	w := g.Side * 0.064
	line := t.Light
	if outer {
		w = g.Side * 0.15
	}
	draw := func(a, b Point) {
		c.Segment(a.Add(Pt(1.5, 2.5)), b.Add(Pt(1.5, 2.5)), w, Black.Fade(0.35))
		c.Segment(a, b, w, line)
		c.Dot(a, w, line)
		c.Dot(b, w, line)
		if outer {
			c.Segment(a, b, w*0.28, t.Accent)
		}
	}
	if !door {
		draw(a, b)
		return
	}
	draw(a, a.Lerp(b, 0.27))
	draw(b, b.Lerp(a, 0.27))
	leaf := a.Lerp(b, 0.27)
	hinge := math.Atan2(b.Y-a.Y, b.X-a.X) * 180 / math.Pi
	c.Arc(leaf, a.Dist(b)*0.42, hinge, hinge+80, 1, Solid(line.Fade(0.35)))
}
