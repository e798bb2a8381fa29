package intoodeep

import (
	"math"
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/intoodeep"
)

// New Dawn City: eight Zones around the void, and everything that stands in them.

// layGround paints what never changes: the night, and the city as its ring was laid.
func (t *table) layGround(b *ui.Builder) {
	p := t.plan
	ring := t.s.City.Ring
	key := keyOf(p.window.W, p.window.H, p.city.Outer)
	for _, z := range ring {
		key = render.Key(key, uint64(z))
	}
	area := b.Area()
	b.Draw(ui.LayerTable, func(c render.Canvas) {
		t.city.DrawSteps(c, area, key, len(ring)+2, func(c render.Canvas, step int) {
			c = c.Enlarged(p.u, render.Pt(0, 0))
			o := p.city
			switch {
			case step == 0:
				c.Soft(p.window, 6, t.lightOfTown)
				t.rainOfTown(c)
			case step <= len(ring):
				paintZone(c, o, step-1, ring[step-1])
			default:
				drawVoid(c, o, t.theme)
				t.signsOfTown(c)
				c.SpriteIn("common/vignette", p.window, render.Black.Fade(0.35))
			}
		})
	})
}

// lightOfTown is the night, and the light that hangs over the streets around the city.
func (t *table) lightOfTown(c render.Canvas) {
	w := t.plan.window
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
	w := t.plan.window
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
	st := t.theme.Title().Sized(26).Free()
	low := p.cityBox.Bottom() - 4
	pink, cyan := render.Hex(0xFF7AD8), render.Hex(0x6AEBFF)
	left := st.In(pink.Lighter(0.7)).Lit(pink)
	c.TextIn(render.R(p.cityBox.X+2, low-62, 120, 32), t.T("town.first"), left, render.Left|render.Bottom)
	c.TextIn(render.R(p.cityBox.X+2, low-34, 120, 32), t.T("town.second"), left, render.Left|render.Bottom)
	c.TextIn(render.R(p.cityBox.Right()-122, low-34, 120, 32), t.T("town.year"), st.In(cyan.Lighter(0.6)).Lit(cyan), render.Right|render.Bottom)
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
	crime, ok := strings.CutPrefix(t.v.Hot, "crime:")
	if !ok {
		return false
	}
	for i, name := range info.Refs[rule.KindCrime].IDs {
		if name != crime || t.seat < 0 {
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
	x := ui.Thing{ID: t.v.ID(ref), Shape: ui.Polygon(t.plan.points(pts)...), Layer: ui.LayerBoard, Label: t.name(ref), Modest: true}
	legal := t.offer(&x)
	if !legal && t.v.Asked && t.asks("move") {
		if k, ok := t.nearest(at); ok {
			t.v.OfferAction(&x, do("move", int(k), int(z)))
		}
	}
	x.Mark, x.Disabled = ui.NoMark, false // it is framed by itself, and why not is in its tip
	x.Tip = func() ui.Tip { return t.zoneTip(at) }
	dark := t.s.DarkZone(z)
	x.Paint = t.painter(func(c render.Canvas, _ render.Rect, st ui.State) {
		if dark { // the lights are out
			c.Polygon(pts, render.Solid(render.Hex(0x05041A).Fade(0.66)))
		}
		switch {
		case st.Hot() && (legal || st.Focus):
			c.Line(pts, 5, t.theme.Focus, true)
		case legal:
			c.Line(pts, 8, t.theme.Legal.Fade(0.22), true)
			c.Line(pts, 3.4, t.theme.Legal, true)
		case lit:
			c.Line(pts, 4, render.Hex(0x5CF2FF), true)
		case st.Hot():
			c.Line(pts, 3, col.Lighter(0.4), true)
		}
		plate := col
		if dark {
			plate = darkColor
		}
		t.zonePlate(c, at, strings.ToUpper(t.text("name", ref)), strings.ToUpper(t.text("short", ref)), plate)
	})
	b.Add(x)
}

// zonePlate is the name of a Zone along its outer side, turned with it and never upside
// down.
func (t *table) zonePlate(c render.Canvas, at rule.Spot, label, short string, col render.Color) {
	o := t.plan.city
	st := t.theme.Name().With(render.Exo600).Sized(18).Tracked(1).In(render.White)
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
	lines := []string{t.T("zone.power", "text", t.text("text", ref))}
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

// criminalLine says who a Criminal is with, and what it holds.
func (t *table) criminalLine(k rule.Criminal) string {
	name := t.name(rule.RefCriminal(k))
	who := t.T("zone.free")
	if p := t.s.HolderOf(k); p >= 0 {
		who = t.T("zone.hooked", "name", t.called(p))
	}
	if i := t.s.City.Holds[k]; i != rule.NoItem {
		return t.T("zone.holding", "criminal", name, "who", who, "item", t.text("name", rule.RefItem(i)))
	}
	return t.T("zone.criminal", "criminal", name, "who", who)
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

// layHeat is the three lamps of a Zone.
func (t *table) layHeat(b *ui.Builder, at rule.Spot) {
	n := t.s.City.HeatAt(at)
	o := t.plan.city
	t.draw(b, ui.LayerRooms, func(c render.Canvas) {
		for i := range 3 {
			m := t.spotAt(at, flat(o.Inner)+21, float64(i-1)*31)
			if i >= n {
				c.Circle(m, 9, render.Solid(render.Hex(0x07051C).Fade(0.5)))
				c.Dashes(ringOf(m, 9), 1.4, render.White.Fade(0.42), 4, 3, 0, true)
				continue
			}
			lamp := render.Around(m, 25, 19)
			shine(c, m.Add(render.Pt(-7, 0)), 25, render.Hex(0x3D7BFF).Fade(0.9))
			shine(c, m.Add(render.Pt(7, 0)), 25, render.Hex(0xFF3B4E).Fade(0.9))
			c.Round(lamp.Inset(-2), 6, render.Solid(render.Hex(0x07051C)))
			half := render.R(lamp.X, lamp.Y, lamp.W/2, lamp.H)
			c.Corners(half, 5, 0, 0, 5, render.Slope(180, render.Hex(0x8FB8FF), render.Hex(0x2E64F0)))
			c.Corners(half.Move(lamp.W/2, 0), 0, 5, 5, 0, render.Slope(180, render.Hex(0xFF9AA4), render.Hex(0xF0283E)))
			c.Frame(lamp.Inset(-2), 6, 1.2, render.Solid(render.White.Fade(0.75)))
		}
	})
}

// ringOf is the outline of a circle.
func ringOf(m render.Point, rad float64) []render.Point {
	pts := make([]render.Point, 20)
	for i := range pts {
		s, c := angle(18 * float64(i))
		pts[i] = m.Add(render.Pt(rad*c, rad*s))
	}
	return pts
}

// layPower is the disc of a Zone's power.
func (t *table) layPower(b *ui.Builder, at rule.Spot) {
	z := t.s.ZoneOf(at)
	ref := rule.RefZone(z)
	o := t.plan.city
	side := -flat(o.Outer) * 0.31
	if at >= 3 && at <= 5 {
		side = -side // below, the plate is read the other way
	}
	m := t.spotAt(at, flat(o.Outer)-24, side)
	r := render.Around(m, 40, 40)
	x := t.thing(powerID(int(z)), r, ui.LayerPawns+1, t.T("power.of", "zone", t.text("name", ref)), nil)
	x.Shape = ui.Circle(m.Mul(t.plan.u), 20*t.plan.u)
	legal := t.offerOr(&x, do("power", int(z)))
	x.Mark = ui.NoMark
	x.Disabled = false
	dark := t.s.DarkZone(z)
	x.Tip = func() ui.Tip {
		if dark {
			return ui.Tip{Title: x.Label, Body: t.text("text", ref) + "\n" + t.T("zone.dark")}
		}
		return ui.Tip{Title: x.Label, Body: t.text("text", ref)}
	}
	col := zoneColors[z]
	if dark {
		col = darkColor
	}
	x.Paint = t.painter(func(c render.Canvas, r render.Rect, st ui.State) {
		face, ink := render.Hex(0x07051C), col
		if legal {
			shine(c, r.Center(), 36, t.theme.Legal.Fade(0.7))
			face, ink = t.theme.Legal, render.Hex(0x1A1030)
		}
		c.Circle(r.Center(), 18, render.Solid(face))
		c.RingAt(r.Center(), 18, 2.4, render.Solid(col))
		if st.Hot() {
			c.RingAt(r.Center(), 21, 3, render.Solid(t.theme.Focus))
		}
		c.Icon(icon("zone", ref), r.Inset(8), ink)
		if dark { // struck out
			d := render.Pt(13, -13)
			c.Segment(r.Center().Sub(d), r.Center().Add(d), 6, render.Hex(0x07051C))
			c.Segment(r.Center().Sub(d), r.Center().Add(d), 3, t.theme.Alarm)
		}
	})
	b.Add(x)
}

// darkColor is the power of a Zone that has none in this game.
var darkColor = render.Hex(0x6A6684)

// layEdge is the border between two Zones, where a Blockade stands or could go.
func (t *table) layEdge(b *ui.Builder, e rule.Edge) {
	o := t.plan.city
	outer, inner := o.Border(int(e))
	m := outer.Lerp(inner, 0.42)
	deg := math.Atan2(outer.Y-inner.Y, outer.X-inner.X) * 180 / math.Pi
	which := -1
	for i, at := range t.s.City.Blockade {
		if at == e {
			which = i
		}
	}
	edge := refID(rule.KindEdge, int(e))
	if which < 0 && len(t.todo[edge]) == 0 {
		return
	}
	from, to := t.text("name", rule.RefZone(t.s.ZoneOf(rule.Spot(e)))), t.text("name", rule.RefZone(t.s.ZoneOf(rule.Spot(e+1)&(rule.Zones-1))))
	x := t.thing(edge, render.Around(m, 56, 56), ui.LayerTokens, t.T("edge", "from", from, "to", to), nil)
	legal := t.offer(&x)
	x.Mark = ui.NoMark
	x.Tip = tip(x.Label, t.T("edge.tip"))
	if which >= 0 {
		x.Layer = ui.LayerPawns
		body := t.T("blockade.tip")
		if t.s.WithEcho() {
			body += "\n" + t.T([2]string{"blockade.marked", "blockade.unmarked"}[which])
		}
		x.Tip = tip(t.T("blockade", "from", from, "to", to), body)
	}
	x.Paint = t.painter(func(c render.Canvas, r render.Rect, st ui.State) {
		d := c.Turned(deg, m)
		if which >= 0 {
			barrier(d, m)
			if which == 0 && t.s.WithEcho() {
				c.Circle(m, 13, render.Solid(render.White))
				c.RingAt(m, 13, 2, render.Solid(render.Hex(0x14102E)))
				c.Icon("common/pin", render.Around(m, 17, 17), render.Hex(0x14102E))
			}
		}
		if legal {
			c.Circle(m, 17, render.Solid(t.theme.Legal.Fade(0.92)))
			c.Icon("common/target", render.Around(m, 22, 22), render.Hex(0x1A1030))
		}
		if st.Hot() {
			c.RingAt(m, 22, 3, render.Solid(t.theme.Focus))
		}
	})
	b.Add(x)
}

// barrier is a Blockade on its edge: the bar, and the red lamps at its ends.
func barrier(c render.Canvas, m render.Point) {
	bar(c, render.Around(m, 126, 24))
	for _, dx := range [2]float64{-66, 66} {
		at := m.Add(render.Pt(dx, 0))
		shine(c, at, 30, render.Hex(0xFF4A3A))
		c.Circle(at, 10, render.Solid(render.Hex(0x12060F)))
		c.Circle(at, 8, render.Slope(150, render.Hex(0xFFB0A0), render.Hex(0xF01C30)))
		c.Circle(at.Add(render.Pt(-2, -2)), 2.4, render.Solid(render.White))
	}
}

// bar is a striped barrier.
func bar(c render.Canvas, r render.Rect) {
	c.Shadow(r, 2)
	c.Round(r, 4, render.Solid(render.Hex(0xFFB52E)))
	for x := r.X + 4; x < r.Right()-16; x += 24 {
		c.Polygon([]render.Point{{X: x + 8, Y: r.Y}, {X: x + 19, Y: r.Y}, {X: x + 11, Y: r.Bottom()}, {X: x, Y: r.Bottom()}}, render.Solid(render.Hex(0x1A1020)))
	}
	c.Frame(r, 4, 2, render.Solid(render.Hex(0x120A20)))
}

// A stander is something that stands in a Zone.
type stander struct {
	criminal rule.Criminal // or Nobody
	item     rule.Item     // loose, or NoItem
}

// layPieces lists who and what stands in a Zone, side by side.
func (t *table) layPieces(b *ui.Builder, at rule.Spot) {
	var l []stander
	for _, k := range t.s.InPlay() {
		if t.s.City.Pawn[k] == at {
			l = append(l, stander{k, rule.NoItem})
		}
	}
	if t.s.City.Sentinel == at {
		l = append(l, stander{rule.Nobody, rule.NoItem})
	}
	for i := range rule.Item(rule.Items) {
		if t.s.City.Lies[i] == at {
			l = append(l, stander{rule.Nobody, i})
		}
	}
	o := t.plan.city
	m := o.Middle(int(at), (flat(o.Outer)-44+flat(o.Inner)+30)/2)
	per := len(l)
	switch {
	case per > 6:
		per = (per + 2) / 3
	case per > 3:
		per = (per + 1) / 2
	}
	if at == 2 || at == 6 {
		per = min(per, 2) // their names stand at the side
	}
	rows := 1
	if per > 0 {
		rows = (len(l) + per - 1) / per
	}
	for i, x := range l {
		row, col := i/per, i%per
		n := min(per, len(l)-row*per)
		step := min(48, 138/float64(n))
		h := 58.0
		if rows > 1 {
			h = min(52, 130/float64(rows))
		}
		p := m.Add(render.Pt((float64(col)-float64(n-1)/2)*step, (float64(row)-float64(rows-1)/2)*h))
		switch {
		case x.criminal != rule.Nobody:
			t.spots[rule.RefCriminal(x.criminal)] = p
			t.layPawn(b, x.criminal, p)
		case x.item != rule.NoItem:
			t.spots[rule.RefItem(x.item)] = p
			t.layItem(b, x.item, p)
		default:
			t.spots[rules.At(rule.KindPiece, rule.PieceSentinel)] = p
			t.laySentinel(b, p)
		}
	}
}

// layPawn is a Criminal, with the Item that it holds.
func (t *table) layPawn(b *ui.Builder, k rule.Criminal, at render.Point) {
	ref := rule.RefCriminal(k)
	r := render.Around(at, 42, 58)
	x := t.thing(t.v.ID(ref), r, ui.LayerPawns, t.name(ref), nil)
	legal := t.offer(&x)
	x.Mark, x.Raises, x.Move = ui.NoMark, true, ui.Move{How: ui.Walk}
	x.Tip = func() ui.Tip { return t.criminalTip(k) }
	holder := t.s.HolderOf(k)
	held := t.s.City.Holds[k]
	lit := t.lit(ref)
	pushed := t.s.Turning.Push == k
	if t.motion.walking == ref {
		x.Move.How = ui.Jump
	}
	x.Paint = t.painter(func(c render.Canvas, r render.Rect, st ui.State) {
		if t.motion.walking == ref {
			return
		}
		if held != rule.NoItem {
			itemPlate(c, render.R(r.Right()-15, r.Bottom()-30, 32, 27), held, false)
		}
		t.pawn(c, r, k, holder)
		if pushed {
			shine(c, r.Center(), 44, render.Hex(0xFF5BD0).Fade(0.8))
		}
		t.aura(c, render.R(r.X+1, r.Y-3, r.W-2, r.H-3), 18, legal, lit, st)
	})
	b.Add(x)
	if held != rule.NoItem {
		t.layHeld(b, held, render.R(r.Right()-4, r.Bottom()-30, 21, 27), r)
	}
}

// aura frames a piece that is looked at, that can be chosen, or that a crime speaks of.
func (t *table) aura(c render.Canvas, r render.Rect, rad float64, legal, lit bool, st ui.State) {
	switch {
	case st.Hot():
		c.Frame(r, rad, 3, render.Solid(t.theme.Focus))
	case legal:
		c.GlowSmall(r, t.theme.Legal.Fade(0.6))
		c.Frame(r, rad, 3, render.Solid(t.theme.Legal))
	case lit:
		c.GlowSmall(r, preview.Fade(0.6))
		c.Frame(r, rad, 3, render.Solid(preview))
	}
}

// layHeld is the part of a held Item that looks out beside its pawn.
func (t *table) layHeld(b *ui.Builder, i rule.Item, r, pawn render.Rect) {
	ref := rule.RefItem(i)
	x := t.thing(t.v.ID(ref), r, ui.LayerPawns, t.name(ref), nil)
	legal := t.offer(&x)
	x.Mark = ui.NoMark
	x.Tip = func() ui.Tip { return t.itemTip(i) }
	lit := t.lit(ref)
	x.Paint = t.painter(func(c render.Canvas, r render.Rect, st ui.State) {
		switch {
		case st.Hot():
			c.Frame(r.Inset(-2), 5, 3, render.Solid(t.theme.Focus))
		case legal:
			c.Frame(r.Inset(-2), 5, 2.6, render.Solid(t.theme.Legal))
		case lit:
			c.Frame(r.Inset(-2), 5, 2.6, render.Solid(render.Hex(0x5CF2FF)))
		}
	})
	b.Add(x)
}

// pawn draws a Criminal: a capsule with its pictogram on the colour and mark of
// whoever controls it.
func (t *table) pawn(c render.Canvas, r render.Rect, k rule.Criminal, holder int) {
	col := render.Hex(0x9A94B8)
	if holder >= 0 {
		col = t.color(holder)
	}
	foot := render.R(r.X-1, r.Bottom()-17, r.W+2, 17)
	c.Ellipse(foot.Move(3, 5), render.Solid(render.Black.Fade(0.6)))
	if holder >= 0 {
		shine(c, foot.Center(), 34, col.Fade(0.55))
	}
	c.Ellipse(foot, render.Slope(180, col.Lighter(0.3), col.Darker(0.45)))
	body := render.R(r.X+4, r.Y, r.W-8, r.H-9)
	dark := render.Hex(0x100B2C)
	c.Round(body.Move(2, 3), 15, render.Solid(render.Black.Fade(0.45)))
	c.Round(body, 15, render.Slope(160, col.Mix(dark, 0.12), col.Mix(dark, 0.55), dark).Bend(0.45))
	c.Round(render.R(body.X+5, body.Y+4, body.W*0.3, body.H*0.55), 5, render.Slope(180, render.White.Fade(0.34), render.White.Fade(0)))
	c.Frame(body, 15, 2.6, render.Slope(150, col.Lighter(0.4), col))
	c.Icon(icon("criminal", rule.RefCriminal(k)), render.Around(render.Pt(body.Center().X, body.Y+body.H*0.42), 28, 28), render.White)
	mark := render.Around(render.Pt(r.Center().X, r.Bottom()-8), 17, 17)
	c.Circle(mark.Center(), 10, render.Solid(render.Hex(0x0B0824)))
	if holder >= 0 {
		t.shape(c, mark.Inset(1.5), holder)
	} else {
		c.RingAt(mark.Center(), 5, 2, render.Solid(render.Hex(0xA8A2C4)))
	}
}

// itemColors are the colours of weapon, vehicle, gadget and loot.
var itemColors = [4]render.Color{render.Hex(0xFF6B5E), render.Hex(0x69AAFF), render.Hex(0x63E58F), render.Hex(0xFFD45A)}

// itemShapes make the types differ by more than their colour: how far the corners
// of the plate are rounded.
var itemRound = [4]float64{2, 6, 11, 16}

// itemPlate draws an Item.
func itemPlate(c render.Canvas, r render.Rect, i rule.Item, shadow bool) {
	col := itemColors[i.KindOf()]
	if shadow {
		c.Shadow(r, 2)
	}
	rad := itemRound[i.KindOf()] * r.H / 38
	c.Round(r.Inset(-1.5), rad+1.5, render.Solid(render.Hex(0x07051C).Fade(0.85)))
	c.Round(r, rad, render.Slope(160, col.Mix(render.Hex(0x0E0A24), 0.38), col.Mix(render.Hex(0x0E0A24), 0.82)))
	c.Frame(r, rad, 2.4, render.Slope(150, col.Lighter(0.4), col))
	c.Icon(icon("item", rule.RefItem(i)), render.Around(r.Center(), r.H*0.78, r.H*0.78), col.Lighter(0.62))
}

// layItem is a loose Item.
func (t *table) layItem(b *ui.Builder, i rule.Item, at render.Point) {
	ref := rule.RefItem(i)
	x := t.thing(t.v.ID(ref), render.Around(at, 46, 38), ui.LayerTokens+5, t.name(ref), nil)
	legal := t.offer(&x)
	if !legal && t.v.Asked && t.asks("done") {
		if k, ok := t.nearest(t.s.City.Lies[i]); ok && t.s.Depth == 0 {
			t.v.OfferAction(&x, do("pick-up", int(k), int(i)))
			x.Disabled = false
		}
	}
	x.Mark, x.Raises, x.Move = ui.NoMark, true, ui.Move{How: ui.Fly}
	x.Tip = func() ui.Tip { return t.itemTip(i) }
	lit := t.lit(ref)
	x.Paint = t.painter(func(c render.Canvas, r render.Rect, st ui.State) {
		itemPlate(c, r, i, true)
		t.aura(c, r.Inset(-3), 8, legal, lit, st)
	})
	b.Add(x)
}

// itemTip says what an Item is, where, and which other one is of its type.
func (t *table) itemTip(i rule.Item) ui.Tip {
	kind := t.v.Text([4]string{"kit.weapon", "kit.vehicle", "kit.gadget", "kit.loot"}[i.KindOf()])
	body := t.T("item.type", "kind", capital(kind), "other", t.text("name", rule.RefItem(i^1)))
	if k := t.s.City.Holder[i]; k != rule.Nobody {
		body += "\n" + t.T("item.held", "criminal", t.text("name", rule.RefCriminal(k)))
	} else {
		body += "\n" + t.T("item.loose")
	}
	return ui.Tip{Title: t.name(rule.RefItem(i)), Body: body}
}

// criminalTip says who a Criminal is with, what it holds and what its Skill does.
func (t *table) criminalTip(k rule.Criminal) ui.Tip {
	lines := []string{t.criminalLine(k), t.T("criminal.skill", "text", t.text("text", rule.RefCriminal(k)))}
	if t.seat >= 0 {
		g := int(t.s.Players[t.seat].Grip[k])
		switch {
		case g >= rule.Stamina:
			lines = append(lines, t.N("criminal.stamina", g-rule.Stamina+1, "grip", g))
		case g >= rule.SkillFrom:
			lines = append(lines, t.T("criminal.skilled", "grip", g))
		default:
			lines = append(lines, t.N("criminal.low", rule.SkillFrom-g, "grip", g))
		}
	}
	return ui.Tip{Title: t.name(rule.RefCriminal(k)), Body: strings.Join(lines, "\n")}
}

// laySentinel is the robot that walks the streets.
func (t *table) laySentinel(b *ui.Builder, at render.Point) {
	ref := rules.At(rule.KindPiece, rule.PieceSentinel)
	x := t.thing(t.v.ID(ref), render.Around(at, 44, 60), ui.LayerPawns, t.name(ref), nil)
	x.Raises, x.Move = true, ui.Move{How: ui.Walk}
	x.Tip = tip(t.name(ref), t.T("sentinel.tip"))
	if t.motion.walking == ref {
		x.Move.How = ui.Jump
	}
	x.Paint = t.painter(func(c render.Canvas, r render.Rect, st ui.State) {
		if t.motion.walking == ref {
			return
		}
		t.paintSentinel(c, r)
		if st.Hot() {
			c.Frame(r.Inset(-3), 10, 3, render.Solid(t.theme.Focus))
		}
	})
	b.Add(x)
}

// paintSentinel draws the robot: red, and the only one that tapers.
func (t *table) paintSentinel(c render.Canvas, r render.Rect) {
	red := render.Hex(0xFF5A4A)
	m := r.Center()
	c.Ellipse(render.R(r.X, r.Bottom()-14, r.W, 14), render.Solid(render.Black.Fade(0.55)))
	c.Polygon([]render.Point{{X: m.X - 9, Y: r.Y + 16}, {X: m.X + 9, Y: r.Y + 16}, {X: r.Right() - 1, Y: r.Bottom() - 8}, {X: r.X + 1, Y: r.Bottom() - 8}}, render.Slope(90, red.Darker(0.55), red, red.Darker(0.5)))
	c.Ellipse(render.R(r.X+1, r.Bottom()-13, r.W-2, 10), render.Solid(red.Darker(0.5)))
	c.Round(render.R(m.X-12, r.Y, 24, 20), 9, render.Slope(180, render.Hex(0xFFE4DA), red))
	shine(c, render.Pt(m.X, r.Y+9), 26, red)
	c.Round(render.R(m.X-8, r.Y+7, 16, 5), 2, render.Solid(render.Hex(0x1A0510)))
	c.Icon("intoodeep/sentinel", render.Around(render.Pt(m.X, r.Y+35), 19, 19), render.White.Fade(0.85))
}

// layVoid is the middle of the city: the tags that hang there, and who has the
// others.
func (t *table) layVoid(b *ui.Builder) {
	o := t.plan.city
	in := flat(o.Inner) - 12
	box := render.Around(o.Center, 2*in, 2*in)
	var free, taken []rule.Criminal
	for _, k := range t.s.InPlay() {
		if t.s.HolderOf(k) < 0 {
			free = append(free, k)
		} else {
			taken = append(taken, k)
		}
	}
	t.draw(b, ui.LayerBoard+1, func(c render.Canvas) {
		st := t.theme.Label().Sized(17).In(t.theme.Text)
		st.Floor = render.CaptionFloor
		t.fit(c, render.R(box.X, box.Y+4, box.W, 24), t.T("void"), st, render.Center|render.Middle, 15, 13)
		if len(free) == 0 {
			t.fit(c, render.R(box.X+8, box.Center().Y-30, box.W-16, 44), t.T("void.empty"), st.In(t.theme.Second), render.Center|render.Middle, 15, 13)
		}
		for i, k := range taken {
			at := render.Around(render.Pt(o.Center.X+(float64(i)-float64(len(taken)-1)/2)*34, box.Bottom()-24), 28, 28)
			col := t.color(t.s.HolderOf(k))
			c.Circle(at.Center(), 14, render.Solid(render.Hex(0x0B0824)))
			c.RingAt(at.Center(), 13, 2, render.Solid(col.Fade(0.8)))
			c.Icon(icon("criminal", rule.RefCriminal(k)), at.Inset(6), col.Fade(0.9))
			t.shape(c, render.Around(render.Pt(at.Center().X, at.Bottom()+3), 13, 13), t.s.HolderOf(k))
		}
	})
	cols, h, gap := 1, 36.0, 5.0
	if len(free) > 3 {
		h, gap = 31, 3
	}
	if len(free) > 4 {
		cols, h, gap = 2, 36, 5
	}
	rows := (len(free) + cols - 1) / cols
	w := (box.W - float64(cols-1)*gap) / float64(cols)
	top := o.Center.Y - 2 - (float64(rows)*(h+gap)-gap)/2
	if len(free) == 4 {
		top -= 4
	}
	for i, k := range free {
		r := render.R(box.X+float64(i%cols)*(w+gap), top+float64(i/cols)*(h+gap), w, h)
		t.layTag(b, k, r, -1, cols > 1)
	}
}

// layTag is a hook tag in the void or on a Console of another.
func (t *table) layTag(b *ui.Builder, k rule.Criminal, r render.Rect, holder int, bare bool) {
	ref := rule.RefCriminal(k)
	x := t.thing(tagID(int(k)), r, ui.LayerPanels+1, t.T("tag", "criminal", t.name(ref)), nil)
	legal := t.offer(&x)
	if !legal && t.v.Asked && t.asks("hook") {
		t.v.OfferAction(&x, do("hook", int(k)))
	}
	x.Mark, x.Disabled, x.Move = ui.NoMark, false, ui.Move{How: ui.Fly}
	x.Tip = func() ui.Tip { return t.criminalTip(k) }
	col := t.theme.Accent2
	if holder >= 0 {
		col = t.color(holder)
	}
	lock := t.s.Locks[k] != rule.NoToken
	x.Paint = t.painter(func(c render.Canvas, r render.Rect, st ui.State) {
		c = swing(c, r, st)
		edge := col
		if legal {
			c.Glow(r.Inset(-10), t.theme.Legal.Fade(0.5))
			edge = t.theme.Legal
		}
		if st.Hot() {
			edge = t.theme.Focus
		}
		nose := min(12, r.W*0.2)
		pts := []render.Point{{X: r.X, Y: r.Y}, {X: r.Right() - nose, Y: r.Y}, {X: r.Right(), Y: r.Y + r.H/2}, {X: r.Right() - nose, Y: r.Bottom()}, {X: r.X, Y: r.Bottom()}}
		c.Polygon(pts, render.Slope(150, col.Mix(render.Hex(0x120C3A), 0.62), render.Hex(0x120C3A)))
		c.Line(pts, 2.4, edge, true)
		side := min(r.H-8, 28)
		if r.W < 60 || bare && t.plan.small() {
			c.Icon(icon("criminal", ref), render.Around(r.Center().Add(render.Pt(-3, 0)), side, side), render.White)
		} else {
			c.Icon(icon("criminal", ref), render.R(r.X+6, r.Center().Y-side/2, side, side), render.White)
			st := t.theme.Strong().Sized(18)
			st.Floor = render.CaptionFloor
			room := render.R(r.X+side+10, r.Y, r.W-side-10-nose, r.H)
			name := t.text("name", ref)
			if w, _ := c.Ruler().Measure(name, st.Sized(16)); bare || w > room.W {
				name = t.text("short", ref)
			}
			t.fit(c, room, name, st, render.Left|render.Middle, 16, 14)
		}
		if lock {
			c.Icon("common/lock", render.R(r.Right()-nose-14, r.Y-4, 16, 16), render.Hex(0xFFD45A))
		}
	})
	b.Add(x)
}

// shine is round light around a place.
func shine(c render.Canvas, at render.Point, rad float64, col render.Color) {
	c.Added().SpriteIn("common/halo", render.Around(at, 2*rad, 2*rad), col)
}

// angle is sine and cosine of degrees.
func angle(deg float64) (s, c float64) { return math.Sincos(deg * math.Pi / 180) }
