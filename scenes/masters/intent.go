package masters

import (
	"slices"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	"safehouse/rules/masters"
	"safehouse/scenes"
)

// What a bot intends is drawn before it is done: its figure stands in a ring of
// light, its way is a line of arrows, what it will do to a tile hangs over it,
// and the action it goes for stands on its strip.

// Announces: what costs the team money waits for a person; a choice of an
// action, a plan that is ready and the call for Escape are shown for the whole
// time, a step of an action for a part of it; laying tokens one by one shows
// itself.
func (t *table) Announces(v *scenes.View, a rules.Action) float64 {
	switch a.Verb {
	case masters.VHire, masters.VBuy, masters.VSell, masters.VSellJewel:
		return scenes.Agreed // it is the money of the team
	case masters.VAct, masters.VLend, masters.VCall, masters.VBreach, masters.VReady:
		return 1
	case masters.VStart, masters.VPlan, masters.VLift, masters.VDone, masters.VTunnel, masters.VCharacter, masters.VSkill:
		return 0
	}
	return 0.35
}

// mark is something that an intention does to a hex.
type mark struct {
	hex    masters.Hex
	icon   string
	center render.Point
}

// aim is an intention or a hint as it is drawn.
type aim struct {
	f     int
	way   []render.Point
	cells []masters.Cell // of the way, behind where it begins
	marks []mark
	act   masters.Act // the action it goes for, NoAct for none
	die   int         // the face it turns the die to
}

// aimed is the intention that is shown now; ok is false without any.
func (t *table) aimed() (m aim, ok bool) {
	in := t.v.Intent
	if in == nil {
		return m, false
	}
	return t.aimOf(in.Seat, in.Action, in.Line)
}

// armed is the choice of a person that waits for its second press.
func (t *table) armed() (m aim, ok bool) {
	a := t.v.Armed
	f := t.actor(a)
	if a == (rules.Action{}) || f < 0 || t.planning() {
		return m, false
	}
	m, ok = t.aimOf(f, a, []rules.Action{a})
	return m, ok && len(m.cells)+len(m.marks) > 0
}

// aimOf is what somebody does with a choice and with what is meant to follow it.
func (t *table) aimOf(seat int, choice rules.Action, next []rules.Action) (m aim, ok bool) {
	if seat < 0 || seat >= masters.Figures {
		return m, false
	}
	s := t.s
	m = aim{f: seat, act: masters.NoAct}
	if choice.Verb == masters.VAct {
		m.act = masters.Act(choice.Args[1])
		m.die = t.faceFor(m.f, m.act)
	}
	if at := s.Crew[m.f].At; at != masters.Nowhere {
		m.way = append(m.way, t.center(s.HexOf(at)))
	}
	for _, a := range next {
		for i, o := range info.Verbs[a.Verb].Operands {
			if o.Ref != kHex {
				continue
			}
			x := masters.Hex(a.Args[i])
			if a.Verb == masters.VMove || a.Verb == masters.VRun || a.Verb == masters.VDeclare {
				m.way, m.cells = append(m.way, t.center(x)), append(m.cells, s.CellOn(x))
			} else if icon := verbIcons[a.Verb]; icon != "" && a.Verb != masters.VReach {
				m.marks = append(m.marks, mark{x, icon, t.center(x)})
			}
		}
	}
	return m, true
}

// faceFor is the face that the die of a figure shows when it takes an action,
// turned for as few ideas as can be.
func (t *table) faceFor(f int, act masters.Act) int {
	face, cost := int(t.s.Crew[f].Die), 99
	for _, l := range t.s.Lines(f) {
		switch {
		case l.Act != act || l.Cost >= cost:
		case l.Group == 0 || l.Face == 0:
			face, cost = int(t.s.Crew[f].Die), l.Cost
		default:
			face, cost = l.Face, l.Cost
		}
	}
	return face
}

// layIntent draws what a bot intends over the board.
func (t *table) layIntent(b *ui.Builder) {
	m, ok := t.aimed()
	if !ok {
		m, ok = t.armed()
	}
	if !ok {
		return
	}
	th := b.Theme()
	b.Draw(ui.LayerTokens, func(c render.Canvas) { t.paintAimOn(t.u.Canvas(c), th, m) })
}

// paintAimOn draws an intention or a hint over the map: who it is, its way, what is done
// to which tile.
func (t *table) paintAimOn(c render.Canvas, th *render.Theme, m aim) {
	side := t.grid.Side
	col := c.Kit().Seat(th, m.f)
	if len(m.way) > 0 && t.s.Crew[m.f].InPlay() {
		c.SpriteIn("common/halo", render.Around(m.way[0], side*4, side*4), col.Fade(0.7))
		c.RingAt(m.way[0], side*0.8, 7, render.Solid(headInk.Fade(0.7)))
		c.RingAt(m.way[0], side*0.8, 4, render.Solid(col))
	}
	if len(m.way) > 1 {
		c.Line(m.way, 13, headInk.Fade(0.75), false)
		c.Dashes(m.way, 8, col, 16, 7, 0, false)
		n := len(m.way)
		c.ArrowHead(m.way[n-2], m.way[n-1], 30, headInk.Fade(0.75))
		c.ArrowHead(m.way[n-2], m.way[n-1], 23, col)
	}
	for _, k := range m.marks {
		p := t.center(k.hex)
		q, r := k.hex.Axial()
		c.Line(t.grid.Points(q, r, side*0.1), 7, headInk.Fade(0.6), true)
		c.Line(t.grid.Points(q, r, side*0.1), 4, col, true)
		at := p.Add(render.Pt(-side*0.58, -side*0.42))
		rad := max(side*0.3, 14)
		c.Circle(at.Add(render.Pt(1, 2)), rad, render.Solid(render.Black.Fade(0.5)))
		c.Circle(at, rad, render.Solid(col))
		c.RingAt(at, rad, 2, render.Solid(headInk))
		c.Icon(k.icon, render.Around(at, rad*1.3, rad*1.3), headInk)
	}
}

// paintAim is the strip of a figure whose bot says what it goes for: the die as
// it will lie and the action, framed by a dashed line.
func (t *table) paintAim(c render.Canvas, th *render.Theme, r render.Rect, m aim) {
	col := c.Kit().Seat(th, m.f)
	box := r.Pad(-4, 2, 0, 2)
	c.Round(box, 5, render.Solid(col.Fade(0.3)))
	c.Dashes([]render.Point{box.Min(), {X: box.Right(), Y: box.Y}, box.Max(), {X: box.X, Y: box.Bottom()}}, 2, headInk.Fade(0.8), 7, 5, 0, true)
	die := min(r.H-10, 42)
	at := render.R(r.X+4, r.Center().Y-die/2, die, die)
	if m.die > 0 {
		c.Die(at, m.die, c.Kit().SeatDie(th, m.f))
	}
	gains := t.paintGains(c, th, box, masters.Line{Act: m.act}, headInk, r.W)
	words := caption(render.Style{Face: render.Oswald700, Size: 21, Color: headInk, Theme: th})
	fitLine(c, render.R(at.Right()+8, r.Y, gains-at.Right()-12, r.H), t.v.Name(ref(kAct, int(m.act))), words, render.Left|render.Middle, 19, 17)
}

// layLit rings the hexes that the event which is being shown is about.
func (t *table) layLit(b *ui.Builder) {
	if !t.v.Showing || len(t.lit) == 0 {
		return
	}
	lit := slices.Clone(t.lit)
	side := t.grid.Side
	b.Draw(ui.LayerTokens, func(c render.Canvas) {
		c = t.u.Canvas(c)
		for _, x := range lit {
			q, r := x.Axial()
			c.Line(t.grid.Points(q, r, side*0.02), 9, signal.Fade(0.35), true)
			c.Line(t.grid.Points(q, r, side*0.05), 4, line, true)
		}
	})
}

// light keeps the hexes of an event for layLit.
func (t *table) light(e rules.Event) {
	t.lit = t.lit[:0]
	for _, r := range [3]rules.Ref{e.From, e.To, e.What} {
		if r.Kind == kHex {
			t.lit = append(t.lit, masters.Hex(r.Index))
		}
	}
}
