package intoodeep

import (
	"math"

	"safehouse/render"
)

// zoneRing is a city of eight zones around a void: a flat side on top, zone 0 there, the others clockwise. Radii reach
// to the corners.
type zoneRing struct {
	Center       render.Point
	Outer, Inner float64 // points
}

// corner is a corner of the octagon; corner i and i+1 bound zone i.
func (o zoneRing) corner(i int, rad float64) render.Point {
	s, c := math.Sincos((-112.5 + 45*float64(i)) * math.Pi / 180)
	return render.Pt(o.Center.X+rad*c, o.Center.Y+rad*s)
}

// Zone is the outline of a zone (0 to 7), its sides moved inwards by inset points.
func (o zoneRing) Zone(i int, inset float64) []render.Point {
	p := []render.Point{o.corner(i, o.Outer), o.corner(i+1, o.Outer), o.corner(i+1, o.Inner), o.corner(i, o.Inner)}
	return render.Offset(p, -inset)
}

// Void is the outline of the middle.
func (o zoneRing) Void(inset float64) []render.Point {
	p := make([]render.Point, 8)
	for i := range p {
		p[i] = o.corner(i, o.Inner)
	}
	return render.Offset(p, -inset)
}

// Middle is the place in the middle of a zone at a distance from the centre.
func (o zoneRing) Middle(i int, dist float64) render.Point {
	s, c := math.Sincos((-90 + 45*float64(i)) * math.Pi / 180)
	return render.Pt(o.Center.X+dist*c, o.Center.Y+dist*s)
}

// Border is the edge between a zone and the next one, from the outside in.
func (o zoneRing) Border(i int) (a, b render.Point) {
	return o.corner(i+1, o.Outer), o.corner(i+1, o.Inner)
}

// drawVoid draws the middle of the city: a shaft that goes down, ring below ring.
func drawVoid(c render.Canvas, o zoneRing, t *render.Theme) {
	pts := o.Void(4)
	c.Polygon(pts, render.Slope(160, render.Hex(0x231870), render.Hex(0x120A3C)))
	for i := range 7 {
		f := 1 - 0.13*float64(i)
		ring := make([]render.Point, len(pts))
		turn := 4 * float64(i) * math.Pi / 180
		s, co := math.Sincos(turn)
		for j, p := range pts {
			d := p.Add(o.Center.Mul(-1)).Mul(f)
			ring[j] = o.Center.Add(render.Pt(d.X*co-d.Y*s, d.X*s+d.Y*co))
		}
		c.Polygon(ring, render.Solid(render.Hex(0x05031A).Fade(0.26)))
		c.Line(ring, 1.4, t.PanelEdge.Lighter(0.1).Fade(0.75*f), true)
	}
	a := c.Added()
	for w := 3.0; w <= 11; w += 4 {
		a.Line(pts, w, render.Hex(0x5A4CE0).Fade(0.16), true)
	}
	c.Line(pts, 2.2, render.Hex(0x8A80F4), true)
}
