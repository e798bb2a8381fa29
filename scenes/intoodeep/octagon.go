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

// drawVoid draws the middle of the city.
func drawVoid(c render.Canvas, o zoneRing, t *render.Theme) {
	pts := o.Void(5)
	c.Polygon(pts, render.Slope(160, t.Ground.Lighter(0.08), t.Ground.Darker(0.4)))
	for f := 1.0; f > 0.3; f -= 0.22 {
		ring := make([]render.Point, len(pts))
		for j, p := range pts {
			ring[j] = o.Center.Lerp(p, f)
		}
		c.Line(ring, 1.4, t.PanelEdge.Fade(0.7*f), true)
	}
}
