package intoodeep

import (
	"math"
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/intoodeep"
	"safehouse/scenes/tabletop"
)

// New Dawn City: eight Zones around the void, their streets, and the light over them.

// layGround paints what never changes: the night, and the city as its ring was laid.
func (t *table) layGround(b *ui.Builder) {
	p := t.plan
	ring := t.s.City.Ring
	key := tabletop.Key(p.Window.W, p.Window.H, p.city.Outer)
	for _, z := range ring {
		key = render.Key(key, uint64(z))
	}
	area := b.Area()
	b.Draw(ui.LayerTable, func(c render.Canvas) {
		t.Rest.DrawSteps(c, area, key, len(ring)+2, func(c render.Canvas, step int) {
			c = p.Canvas(c)
			o := p.city
			switch {
			case step == 0:
				c.Soft(p.Window, 6, t.lightOfTown)
				t.rainOfTown(c)
			case step <= len(ring):
				paintZone(c, o, step-1, ring[step-1])
			default:
				drawVoid(c, o, t.Theme)
				t.signsOfTown(c)
				c.SpriteIn("common/vignette", p.Window, render.Black.Fade(0.35))
			}
		})
	})
}

// lightOfTown is the night, and the light that hangs over the streets around the city.
func (t *table) lightOfTown(c render.Canvas) {
	w := t.plan.Window
	c.Fill(w.Inset(-40), render.Slope(150, render.Hex(0x17113D), render.Hex(0x0C0828), render.Hex(0x080619)))
	a := c.Added()
	for _, l := range [6]struct {
		x, y, rad float64
		col       render.Color
	}{
		{0.33, 0.36, 620, render.Hex(0x6A30D8)}, {0.8, 0.12, 560, render.Hex(0x1670B4)}, {0.62, 1.06, 640, render.Hex(0xB0289C)},
		{0.02, 0.6, 420, render.Hex(0x96461A)}, {0.98, 0.8, 480, render.Hex(0x1C5A9A)}, {0.16, 1.02, 420, render.Hex(0x2A9AB0)},
	} {
		a.SpriteIn("common/pool", render.Around(render.Pt(w.W*l.x, w.H*l.y), 2*l.rad, 2*l.rad), l.col.Fade(0.3))
	}
}

// rainOfTown is the rain in it, and the octagon that the Zones are set into.
func (t *table) rainOfTown(c render.Canvas) {
	w := t.plan.Window
	rnd := uint32(2087)
	next := func() float64 {
		rnd = rnd*1664525 + 1013904223
		return float64(rnd>>8) / (1 << 24)
	}
	for range 220 {
		at := render.Pt(next()*w.W, next()*w.H)
		c.Segment(at, at.Add(render.Pt(-5, 22+14*next())), 1, render.Hex(0xB8C8FF).Fade(0.05+0.09*next()))
	}
	o := t.plan.city
	rim := make([]render.Point, rule.Zones)
	for i := range rim {
		rim[i] = o.corner(i, o.Outer)
	}
	c.Polygon(rim, render.Solid(render.Hex(0x05041A)))
	a := c.Added()
	for w := 3.0; w <= 15; w += 4 {
		a.Line(rim, w, render.Hex(0x5A4CE0).Fade(0.1), true)
	}
	c.Line(rim, 2, render.Hex(0x7A70E8), true)
}

// signsOfTown is the neon in the corners below the city.
func (t *table) signsOfTown(c render.Canvas) {
	p := t.plan
	st := t.Theme.Title().Sized(26).Free()
	low := p.cityBox.Bottom() - 4
	pink, cyan := render.Hex(0xFF7AD8), render.Hex(0x6AEBFF)
	left := st.In(pink.Lighter(0.7)).Lit(pink)
	c.TextIn(render.R(p.cityBox.X+2, low-62, 120, 32), t.T("town.first"), left, render.Left|render.Bottom)
	c.TextIn(render.R(p.cityBox.X+2, low-34, 120, 32), t.T("town.second"), left, render.Left|render.Bottom)
	c.TextIn(render.R(p.cityBox.Right()-90, low-44, 94, 42), t.T("town.year"), st.In(cyan.Lighter(0.6)).Lit(cyan), render.Center|render.Bottom)
}

// layCity lists the Zones and their pieces.
func (t *table) layCity(b *ui.Builder) {
	for at := range rule.Spot(rule.Zones) {
		t.layZone(b, at)
	}
	for at := range rule.Spot(rule.Zones) {
		t.layHeat(b, at)
		t.layPower(b, at)
	}
	for e := range rule.Edge(rule.Zones) {
		t.layEdge(b, e)
	}
	for at := range rule.Spot(rule.Zones) {
		t.layPieces(b, at)
	}
	t.layVoid(b)
}

// lit reports whether what is looked at speaks of a thing: a crime of its criteria.
func (t *table) lit(r rules.Ref) bool {
	crime, ok := strings.CutPrefix(t.View.Hot, "crime:")
	if !ok {
		return false
	}
	for i, name := range info.Refs[rule.KindCrime].IDs {
		if name != crime || t.Seat < 0 {
			continue
		}
		for _, d := range t.s.Demands(t.viewer(), i) {
			for _, a := range d.About {
				if a == r && !d.Held {
					return true
				}
			}
		}
	}
	return false
}

// layZone is the field of a Zone.
func (t *table) layZone(b *ui.Builder, at rule.Spot) {
	z := t.s.ZoneOf(at)
	ref := rule.RefZone(z)
	o := t.plan.city
	pts := o.Zone(int(at), 5)
	col := zoneColors[z]
	lit := t.lit(ref)
	x := ui.Thing{ID: t.View.ID(ref), Shape: ui.Polygon(t.plan.Points(pts)...), Layer: ui.LayerBoard, Label: t.name(ref), Modest: true}
	legal := t.Offer(&x)
	if !legal && t.View.Asked && t.Asks(rule.VMove) {
		if k, ok := t.nearest(at); ok {
			t.View.OfferAction(&x, rules.Do(rule.VMove, int(k), int(z)))
		}
	}
	x.Mark, x.Disabled = ui.NoMark, false // it is framed by itself, and why not is in its tip
	x.Tip = func() ui.Tip { return t.zoneTip(at) }
	dark := t.s.DarkZone(z)
	x.Paint = t.Painter(func(c render.Canvas, _ render.Rect, st ui.State) {
		if dark { // the lights are out
			c.Polygon(pts, render.Solid(render.Hex(0x05041A).Fade(0.66)))
		}
		switch {
		case st.Hot() && (legal || st.Focus):
			c.Line(pts, 5, t.Theme.Focus, true)
		case legal:
			c.Line(pts, 8, t.Theme.Legal.Fade(0.22), true)
			c.Line(pts, 3.4, t.Theme.Legal, true)
		case lit:
			c.Line(pts, 4, render.Hex(0x5CF2FF), true)
		case st.Hot():
			c.Line(pts, 3, col.Lighter(0.4), true)
		}
		plate := col
		if dark {
			plate = darkColor
		}
		t.zonePlate(c, at, render.Upper(t.Text("name", ref)), render.Upper(t.Text("short", ref)), plate)
	})
	b.Add(x)
}

// zonePlate is the name of a Zone along its outer side, turned with it and never upside
// down.
func (t *table) zonePlate(c render.Canvas, at rule.Spot, label, short string, col render.Color) {
	o := t.plan.city
	st := t.Theme.Name().With(render.Exo600).Sized(18).Tracked(1).In(render.White)
	st.Floor = render.CaptionFloor
	room := flat(o.Outer)*0.828 - 66 // the side without the disc of the power
	w, h := c.Ruler().Measure(label, st)
	if w > room {
		st = st.Tracked(0).Sized(16)
		if w, h = c.Ruler().Measure(label, st); w > room {
			label = short
			w, h = c.Ruler().Measure(label, st)
		}
	}
	aside := max(0, (w+22)/2-(flat(o.Outer)*0.31-24)) // away from the disc
	if at >= 3 && at <= 5 {
		aside = -aside
	}
	m := t.spotAt(at, flat(o.Outer)-23, aside)
	r := render.Around(m, w+18, max(h+4, 28))
	turn := [rule.Zones]float64{0, 45, 90, -45, 0, 45, -90, -45}[at]
	d := c.Turned(turn, m)
	const cut = 7.0
	pts := []render.Point{{X: r.X + cut, Y: r.Y}, {X: r.Right(), Y: r.Y}, {X: r.Right(), Y: r.Bottom() - cut}, {X: r.Right() - cut, Y: r.Bottom()}, {X: r.X, Y: r.Bottom()}, {X: r.X, Y: r.Y + cut}}
	d.Polygon(pts, render.Solid(render.Hex(0x07051C).Fade(0.92)))
	d.Line(pts, 2, col, true)
	d.TextIn(r, label, st, render.Center|render.Middle)
}

// nearest is one of the viewer's Criminals, the one that is nearest to a spot.
func (t *table) nearest(at rule.Spot) (best rule.Criminal, ok bool) {
	far := rule.Zones
	for _, k := range t.s.Players[t.viewer()].Hooks {
		if k == rule.Nobody {
			continue
		}
		d := int(at-t.s.City.Pawn[k]) & (rule.Zones - 1)
		if d = min(d, rule.Zones-d); d < far {
			best, far, ok = k, d, true
		}
	}
	return best, ok
}

// zoneTip says what a Zone's power is and what is in it.
func (t *table) zoneTip(at rule.Spot) ui.Tip {
	z := t.s.ZoneOf(at)
	ref := rule.RefZone(z)
	lines := []string{t.T("zone.power", "text", t.Text("text", ref))}
	if h := t.s.City.HeatAt(at); t.s.DarkZone(z) {
		lines = append(lines, t.T("zone.dark"))
	} else if h > 0 {
		lines = append(lines, t.N("zone.heat", h))
	} else {
		lines = append(lines, t.T("zone.cool"))
	}
	for _, k := range t.s.InPlay() {
		if t.s.City.Pawn[k] == at {
			lines = append(lines, t.criminalLine(k))
		}
	}
	for i := range rule.Item(rule.Items) {
		if t.s.City.Lies[i] == at {
			lines = append(lines, t.T("zone.loose", "item", t.name(rule.RefItem(i))))
		}
	}
	if t.s.City.Sentinel == at {
		lines = append(lines, t.T("zone.sentinel"))
	}
	return ui.Tip{Title: t.name(ref), Body: strings.Join(lines, "\n")}
}

// spotAt is a place in a Zone: dist from the centre, side along the edge, in units.
func (t *table) spotAt(at rule.Spot, dist, side float64) render.Point {
	o := t.plan.city
	m := o.Middle(int(at), dist)
	s, c := math.Sincos((-90 + 45*float64(at)) * math.Pi / 180)
	return m.Add(render.Pt(-s*side, c*side))
}

// flat is the distance of the octagon's flat side from the centre.
func flat(r float64) float64 { return r * 0.9239 }

// ringOf is the outline of a circle.
func ringOf(m render.Point, rad float64) []render.Point {
	pts := make([]render.Point, 20)
	for i := range pts {
		s, c := angle(18 * float64(i))
		pts[i] = m.Add(render.Pt(rad*c, rad*s))
	}
	return pts
}

// shine is round light around a place.
func shine(c render.Canvas, at render.Point, rad float64, col render.Color) {
	c.Added().SpriteIn("common/halo", render.Around(at, 2*rad, 2*rad), col)
}

// angle is sine and cosine of degrees.
func angle(deg float64) (s, c float64) { return math.Sincos(deg * math.Pi / 180) }
