package masters

import (
	"math"

	"safehouse/render"
)

// hexKind is how a hex of a building looks.
type hexKind uint8

// The kinds of hexes.
const (
	hexFloor   hexKind = iota // seen
	hexUnknown                // hatched, with a shield and a question mark
	hexShaft                  // a hole between the rooms
	hexExit                   // outside, dashed, without walls
)

// drawHex draws the floor of one hex. Bake it into a layer.
func drawHex(c render.Canvas, g render.HexGrid, q, r int, kind hexKind, t *render.Theme) {
	at := g.Center(q, r)
	pts := g.Points(q, r, 0)
	box := render.Around(at, g.Side*1.8, g.Side*2)
	switch kind {
	case hexExit:
		c.Polygon(g.Points(q, r, g.Side*0.05), render.Slope(150, t.Good.Darker(0.5).Fade(0.9), t.Good.Darker(0.75).Fade(0.9)))
		c.Dashes(g.Points(q, r, g.Side*0.07), 2.4, t.Light.Fade(0.8), 7, 5, 0, true)
		return
	case hexShaft:
		c.Polygon(pts, render.Slope(150, render.Hex(0x0A1020), render.Hex(0x02040A)))
		for i := range 2 {
			a, b := pts[1+i], pts[4+i]
			c.Segment(a, b, 1, t.Light.Fade(0.18))
		}
	case hexUnknown:
		c.Polygon(pts, render.Slope(150, t.Field.Darker(0.28), t.Ground.Darker(0.1)))
		hatch(c, pts, box, t.Light.Fade(0.1))
	default:
		c.Polygon(pts, render.Slope(150, t.Field.Lighter(0.24), t.Field, t.Field.Darker(0.22)))
		c.Polygon(g.Points(q, r, g.Side*0.14), render.Slope(330, render.White.Fade(0.07), render.White.Fade(0)))
	}
	if kind == hexUnknown {
		s := g.Side * 0.98
		c.Triple("common/token/shield.under", "common/token/shield", "common/token/shield.over", render.Around(at, s, s), t.Field.Mix(t.Light, 0.55))
		st := t.Number().Sized(s * 0.52).Free().In(t.Ground.Darker(0.6))
		c.TextIn(render.Around(at, s, s), "?", st, render.Center|render.Middle)
	}
}

// hatch draws fine slanted lines inside a convex polygon.
func hatch(c render.Canvas, pts []render.Point, box render.Rect, col render.Color) {
	step := 7.0
	for d := box.X - box.H; d < box.Right(); d += step {
		a, b, ok := clipLine(pts, render.Pt(d, box.Bottom()), render.Pt(d+box.H, box.Y))
		if ok {
			c.Segment(a, b, 1, col)
		}
	}
}

// clipLine keeps the part of a line that lies inside a convex polygon that runs clockwise on the screen.
func clipLine(pts []render.Point, a, b render.Point) (render.Point, render.Point, bool) {
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

// drawWall draws the wall of a hex in a direction: whole, or with a doorway in its middle.
func drawWall(c render.Canvas, g render.HexGrid, q, r, dir int, outer, door bool, t *render.Theme) {
	a, b := g.Edge(q, r, dir)
	w := g.Side * 0.064
	line := t.Light
	if outer {
		w = g.Side * 0.15
	}
	draw := func(a, b render.Point) {
		c.Segment(a.Add(render.Pt(1.5, 2.5)), b.Add(render.Pt(1.5, 2.5)), w, render.Black.Fade(0.35))
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
	c.Arc(leaf, a.Dist(b)*0.42, hinge, hinge+80, 1, render.Solid(line.Fade(0.35)))
}

// cross tells on which side of the line from a to b a place lies.
func cross(a, b, c render.Point) float64 { return (b.X-a.X)*(c.Y-a.Y) - (b.Y-a.Y)*(c.X-a.X) }
