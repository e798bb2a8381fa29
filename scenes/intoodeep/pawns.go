package intoodeep

import (
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/intoodeep"
	"safehouse/scenes"
)

// Criminals and the Sentinel in their Zones.

// criminalLine says of a Criminal by its name who it is with, and what it holds.
func (t *table) criminalLine(k rule.Criminal) string {
	return t.T("zone.criminal", "criminal", t.name(rule.RefCriminal(k)), "who", t.criminalState(k))
}

// criminalState says who a Criminal is with, and what it holds.
func (t *table) criminalState(k rule.Criminal) string {
	who := t.T("zone.free")
	if p := t.s.HolderOf(k); p >= 0 {
		who = t.T("zone.hooked", "name", t.called(p))
	}
	if i := t.s.City.Holds[k]; i != rule.NoItem {
		return t.T("zone.holding", "who", who, "item", t.Text("name", rule.RefItem(i)))
	}
	return who
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
	x := t.Thing(t.View.ID(ref), r, ui.LayerPawns, t.name(ref), nil)
	legal := t.Offer(&x)
	x.Mark, x.Raises, x.Move = ui.NoMark, true, ui.Move{How: ui.Walk}
	x.Tip = func() ui.Tip { return t.criminalTip(k) }
	holder := t.s.HolderOf(k)
	held := t.s.City.Holds[k]
	lit := t.lit(ref)
	pushed := t.s.Turning.Push == k
	if t.motion.walking == ref {
		x.Move.How = ui.Jump
	}
	x.Paint = t.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
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
		c.Frame(r, rad, 3, render.Solid(t.Theme.Focus))
	case legal:
		c.GlowSmall(r, t.Theme.Legal.Fade(0.6))
		c.Frame(r, rad, 3, render.Solid(t.Theme.Legal))
	case lit:
		c.GlowSmall(r, preview.Fade(0.6))
		c.Frame(r, rad, 3, render.Solid(preview))
	}
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

// criminalTip says who a Criminal is with, what it holds and what its Skill does.
func (t *table) criminalTip(k rule.Criminal) ui.Tip {
	lines := []string{scenes.Capital(t.criminalState(k)), t.T("criminal.skill", "text", t.Text("text", rule.RefCriminal(k)))}
	if t.Seat >= 0 {
		g := int(t.s.Players[t.Seat].Grip[k])
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
	x := t.Thing(t.View.ID(ref), render.Around(at, 44, 60), ui.LayerPawns, t.name(ref), nil)
	x.Raises, x.Move = true, ui.Move{How: ui.Walk}
	x.Tip = tip(t.name(ref), t.T("sentinel.tip"))
	if t.motion.walking == ref {
		x.Move.How = ui.Jump
	}
	x.Paint = t.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		if t.motion.walking == ref {
			return
		}
		t.paintSentinel(c, r)
		if st.Hot() {
			c.Frame(r.Inset(-3), 10, 3, render.Solid(t.Theme.Focus))
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
