package intoodeep

import (
	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/intoodeep"
)

// The Boost wheel.

// layWheel is the Boost wheel, with what each sector gives beside it.
func (t *table) layWheel(b *ui.Builder, r render.Rect) {
	m, rad := t.wheelIn(r)
	t.Draw(b, ui.LayerPanels, func(c render.Canvas) { t.wheelFace(c, m, rad, 0) })
	for i := range rule.Sectors {
		t.laySector(b, i, wheelPlace(m, rad, i, 0))
		line := render.R(m.X+rad+10, r.Y+4+float64(i)*(r.H-8)/3, r.Right()-m.X-rad-12, (r.H-8)/3)
		tok := t.s.Wheel[i]
		t.Draw(b, ui.LayerPanels+1, func(c render.Canvas) {
			name := t.View.Text("boost.none")
			ink := t.Theme.Second
			if tok != rule.NoToken {
				name = t.T("boost.short." + id(rule.RefBoost(rule.BoostOf(tok))))
				ink = boostColor(rule.BoostOf(tok)).Lighter(0.3)
			}
			t.fit(c, line, name, t.caption(17).In(ink), render.Left|render.Middle, 16, 14)
		})
	}
}

// wheelIn is the middle of the wheel in its part of the board, and how large it is: in a small window the words beside it
// need the room.
func (t *table) wheelIn(r render.Rect) (m render.Point, rad float64) {
	rad = min(r.H/2-4, 84)
	if t.plan.Small() {
		rad = min(r.H/2-4, 72)
	}
	return render.Pt(r.X+rad+6, r.Center().Y), rad
}

// wheelFace draws the empty wheel, turned by an angle in degrees.
func (t *table) wheelFace(c render.Canvas, m render.Point, rad, turn float64) {
	gold := render.Hex(0xFFB52E)
	c.Circle(m, rad, render.Slope(150, render.Hex(0x241C66), render.Hex(0x0D0930)))
	c.RingAt(m, rad-2, 4, render.Slope(150, gold.Lighter(0.4), gold.Darker(0.3)))
	for i := range rule.Sectors {
		s, co := angle(float64(i)*120 - 30 + turn)
		c.Segment(m, render.Pt(m.X+(rad-4)*co, m.Y+(rad-4)*s), 2, gold.Fade(0.7))
	}
}

// wheelPlace is where the Boost of a sector lies on a turned wheel.
func wheelPlace(m render.Point, rad float64, sector int, turn float64) render.Rect {
	s, co := angle(float64(sector)*120 - 90 + turn)
	side := min(58, rad*0.72)
	return render.Around(render.Pt(m.X+rad*0.55*co, m.Y+rad*0.55*s), side, side)
}

// wheelCoin is where the Intel of a sector lies beside its Boost.
func wheelCoin(boost render.Rect) render.Rect {
	return render.R(boost.Right()-22, boost.Bottom()-24, 26, 26)
}

// boostColor tells saved Boosts from those that work at once.
func boostColor(b rule.Boost) render.Color {
	if b.ColourOf() == rule.Pink {
		return render.Hex(0xFF5BD0)
	}
	return render.Hex(0x38E1FF)
}

// boost draws a Boost token.
func (t *table) boost(c render.Canvas, r render.Rect, x rule.Boost) {
	col := boostColor(x)
	c.Token(r, t.Theme, render.Token{Shape: render.RoundToken, Face: col.Mix(render.Hex(0x120C3A), 0.55), Icon: icon("boost", rule.RefBoost(x)), Ink: col.Lighter(0.6)})
	c.RingAt(r.Center(), r.W/2-1, 2, render.Solid(col))
	if x.ColourOf() == rule.Pink {
		c.Icon("intoodeep/zone/ion-heights", render.R(r.Right()-r.W*0.34, r.Y, r.W*0.32, r.W*0.32), render.White)
	}
}

// laySector is a sector of the wheel: its Boost and the Intel beside it.
func (t *table) laySector(b *ui.Builder, i int, at render.Rect) {
	tok, coins := t.s.Wheel[i], int(t.s.WheelIntel[i])
	x := t.Thing(refID(rule.KindSector, i), at, ui.LayerPanels+1, t.T("sector", "number", i+1), nil)
	legal := t.Offer(&x)
	if !legal && t.Asks(rule.VClaim) {
		t.View.OfferAction(&x, rules.Do(rule.VClaim, i))
	}
	x.Mark, x.Disabled = ui.NoMark, false
	if tok != rule.NoToken {
		ref := rule.RefBoost(rule.BoostOf(tok))
		x.Label = t.name(ref)
		x.Tip = func() ui.Tip {
			return ui.Tip{Title: t.name(ref), Body: t.Text("text", ref) + "\n" + t.N("sector.intel", coins)}
		}
	} else {
		x.Tip = tip(x.Label, t.T("sector.empty"))
	}
	x.Paint = t.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		if legal {
			shine(c, r.Center(), r.W*0.85, t.Theme.Legal.Fade(0.7))
		}
		if tok != rule.NoToken {
			t.boost(c, r.Inset(3), rule.BoostOf(tok))
		}
		if legal {
			c.RingAt(r.Center(), r.W/2-1, 4, render.Solid(t.Theme.Legal))
		}
		if coins > 0 {
			c.Coin(wheelCoin(r), t.Theme, "", coins)
		}
		if st.Hot() {
			c.RingAt(r.Center(), r.W/2+1, 3, render.Solid(t.Theme.Focus))
		}
	})
	b.Add(x)
}
