package render

import "math"

// Octagon is a city of eight zones around a void: a flat side on top, zone 0 there, the others clockwise. Radii reach
// to the corners.
type Octagon struct {
	Center       Point
	Outer, Inner float64 // points
}

// corner is a corner of the octagon; corner i and i+1 bound zone i.
func (o Octagon) corner(i int, rad float64) Point {
	s, c := math.Sincos((-112.5 + 45*float64(i)) * math.Pi / 180)
	return Point{o.Center.X + rad*c, o.Center.Y + rad*s}
}

// Zone is the outline of a zone (0 to 7), its sides moved inwards by inset points.
func (o Octagon) Zone(i int, inset float64) []Point {
	p := []Point{o.corner(i, o.Outer), o.corner(i+1, o.Outer), o.corner(i+1, o.Inner), o.corner(i, o.Inner)}
	return offset(nil, p, -inset)
}

// Void is the outline of the middle.
func (o Octagon) Void(inset float64) []Point {
	p := make([]Point, 8)
	for i := range p {
		p[i] = o.corner(i, o.Inner)
	}
	return offset(nil, p, -inset)
}

// ZoneAt gives the zone that holds a place, 8 for the void and -1 for the outside.
func (o Octagon) ZoneAt(p Point) int {
	in := func(pts []Point) bool {
		for i, a := range pts {
			if cross(a, pts[(i+1)%len(pts)], p) < 0 {
				return false
			}
		}
		return true
	}
	if in(o.Void(0)) {
		return 8
	}
	for i := range 8 {
		if in(o.Zone(i, 0)) {
			return i
		}
	}
	return -1
}

// Middle is the place in the middle of a zone at a distance from the centre.
func (o Octagon) Middle(i int, dist float64) Point {
	s, c := math.Sincos((-90 + 45*float64(i)) * math.Pi / 180)
	return Point{o.Center.X + dist*c, o.Center.Y + dist*s}
}

// Border is the edge between a zone and the next one, from the outside in.
func (o Octagon) Border(i int) (a, b Point) { return o.corner(i+1, o.Outer), o.corner(i+1, o.Inner) }

// ZonePanel draws the ground of a zone in its colour: night sky, street and neon frame. Bake it into a layer.
func (c Canvas) ZonePanel(o Octagon, i int, col Color, t *Theme) {
	pts := o.Zone(i, 5)
	c.Polygon(pts, Slope(180, col.Darker(0.55), col.Darker(0.78), t.Ground).Bend(0.55))
	c.Line(pts, 7, Hex(0x05041A).Fade(0.9), true)
	for w := 4.0; w <= 13; w += 3 {
		c.Line(pts, w, col.Fade(0.1), true)
	}
	c.Line(pts, 2.6, col.Lighter(0.1), true)
}

// VoidPanel draws the middle of the city.
func (c Canvas) VoidPanel(o Octagon, t *Theme) {
	pts := o.Void(5)
	c.Polygon(pts, Slope(160, t.Ground.Lighter(0.08), t.Ground.Darker(0.4)))
	for f := 1.0; f > 0.3; f -= 0.22 {
		ring := make([]Point, len(pts))
		for j, p := range pts {
			ring[j] = o.Center.Lerp(p, f)
		}
		c.Line(ring, 1.4, t.PanelEdge.Fade(0.7*f), true)
	}
}

// ZonePlate draws the name of a zone along its outer side, turned with slanted zones and upright in the others.
func (c Canvas) ZonePlate(o Octagon, i int, label string, col Color, t *Theme) {
	st := t.Name().With(Exo600).Sized(18).Tracked(1).In(White)
	st.Floor = CaptionFloor
	w, h := c.Ruler().Measure(label, st)
	at := o.Middle(i, (o.Outer*0.924+o.Inner*0.1)*0.865)
	turn := [8]float64{0, 45, 0, -45, 0, 45, 0, -45}[i]
	r := Around(at, w+22, max(h+4, 28))
	switch side := o.Outer*0.924 + 6; i { // upright plates end at the city's edge
	case 2:
		r.X = o.Center.X + side - r.W
	case 6:
		r.X = o.Center.X - side
	}
	d := c.Turned(turn, at)
	cut := 7.0
	pts := []Point{{r.X + cut, r.Y}, {r.Right(), r.Y}, {r.Right(), r.Bottom() - cut}, {r.Right() - cut, r.Bottom()}, {r.X, r.Bottom()}, {r.X, r.Y + cut}}
	d.Polygon(pts, Solid(Hex(0x07051C).Fade(0.95)))
	d.Line(pts, 2, col, true)
	d.TextIn(r, label, st, Center|Middle)
}
