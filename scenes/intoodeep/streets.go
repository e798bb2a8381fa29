package intoodeep

import (
	"math"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/intoodeep"
)

// What lies at the edges of a Zone: Heat, its power, Blockades.

// layHeat is the three lamps of a Zone.
func (t *table) layHeat(b *ui.Builder, at rule.Spot) {
	n := t.s.City.HeatAt(at)
	o := t.plan.city
	t.Draw(b, ui.LayerRooms, func(c render.Canvas) {
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
	x := t.Thing(powerID(int(z)), r, ui.LayerPawns+1, t.T("power.of", "zone", t.View.Info.Name(ref)), nil)
	x.Shape = ui.Circle(m.Mul(t.plan.U), 20*t.plan.U)
	legal := t.OfferOr(&x, rules.Do(rule.VPower, int(z)))
	x.Mark = ui.NoMark
	x.Disabled = false
	dark := t.s.DarkZone(z)
	x.Tip = func() ui.Tip {
		if dark {
			return ui.Tip{Title: x.Label, Body: t.Text("text", ref) + "\n" + t.T("zone.dark")}
		}
		return ui.Tip{Title: x.Label, Body: t.Text("text", ref)}
	}
	col := zoneColors[z]
	if dark {
		col = darkColor
	}
	x.Paint = t.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		face, ink := render.Hex(0x07051C), col
		if legal {
			shine(c, r.Center(), 36, t.Theme.Legal.Fade(0.7))
			face, ink = t.Theme.Legal, render.Hex(0x1A1030)
		}
		c.Circle(r.Center(), 18, render.Solid(face))
		c.RingAt(r.Center(), 18, 2.4, render.Solid(col))
		if st.Hot() {
			c.RingAt(r.Center(), 21, 3, render.Solid(t.Theme.Focus))
		}
		c.Icon(icon("zone", ref), r.Inset(8), ink)
		if dark { // struck out
			d := render.Pt(13, -13)
			c.Segment(r.Center().Sub(d), r.Center().Add(d), 6, render.Hex(0x07051C))
			c.Segment(r.Center().Sub(d), r.Center().Add(d), 3, t.Theme.Alarm)
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
	if which < 0 && len(t.Offers[edge]) == 0 {
		return
	}
	from, to := t.View.Info.Name(rule.RefZone(t.s.ZoneOf(rule.Spot(e)))), t.View.Info.Name(rule.RefZone(t.s.ZoneOf(rule.Spot(e+1)&(rule.Zones-1))))
	x := t.Thing(edge, render.Around(m, 56, 56), ui.LayerTokens, t.T("edge", "from", from, "to", to), nil)
	legal := t.Offer(&x)
	x.Mark = ui.NoMark
	x.Tip = tip(x.Label, t.T("edge.tip"))
	if which >= 0 {
		x.Layer = ui.LayerPawns
		body := t.T("blockade.tip")
		if t.s.Has(t.Seat, rule.Tunnels) {
			body += "\n" + t.T("blockade.tunnels")
		}
		if t.s.WithEcho() {
			body += "\n" + t.T([2]string{"blockade.marked", "blockade.unmarked"}[which])
		}
		x.Tip = tip(t.T("blockade", "from", from, "to", to), body)
	}
	x.Paint = t.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
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
			c.Circle(m, 17, render.Solid(t.Theme.Legal.Fade(0.92)))
			c.Icon("common/target", render.Around(m, 22, 22), render.Hex(0x1A1030))
		}
		if st.Hot() {
			c.RingAt(m, 22, 3, render.Solid(t.Theme.Focus))
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
