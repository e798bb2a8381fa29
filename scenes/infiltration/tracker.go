package infiltration

import (
	"math"

	"safehouse/assets/text"
	"safehouse/render"
	"safehouse/render/ui"
	rule "safehouse/rules/infiltration"
	"safehouse/scenes/tabletop"
)

// trackerParts are the parts of the security tracker: the dial's middle and
// size, the line above the alarm strip, and the strip.
func (p *plan) trackerParts() (dial render.Point, f float64, line, strip render.Rect) {
	r := p.tracker
	k := r.H / 334
	f = min(k, r.W/290)
	line = render.R(r.X+14, r.Y+252*k, r.W-28, 30*k)
	if p.Small() { // larger letters take the room of the dial
		f *= 0.88
		line = render.R(r.X+14, r.Y+240*k, r.W-28, 42*k)
	}
	dial = render.Pt(r.X+r.W/2, r.Y+(line.Y-r.Y)/2+18*f)
	strip = render.R(r.X+14, r.Y+288*k, r.W-28, 34*k)
	return dial, f, line, strip
}

// wayOut is how many rounds the looked-at operative needs to get out; ok is false
// where it is out already or nobody's eyes are here.
func (t *table) wayOut() (rounds int, ok bool) {
	if t.look == nobody || !t.s.Ops[t.look].Place.Inside() {
		return 0, false
	}
	return t.s.WayOut(t.look)
}

// layTracker lists the two dials of the security tracker.
func (t *table) layTracker(b *ui.Builder) {
	b.Group("tracker")
	dial, f, line, strip := t.plan.trackerParts()
	r := t.plan.tracker
	title, alarm := t.T("dial.proximity"), t.T("dial.alarm")
	small := t.plan.Small()
	if small {
		alarm = ""
	}
	t.settle(tabletop.Key(title, alarm), func(c render.Canvas) {
		t.Bake(c, "tracker", r, 30, tabletop.Key(title, alarm), func(c render.Canvas, at render.Rect) {
			c.Panel(at, t.Theme)
			drawDialFace(c, render.Pt(at.X+dial.X-r.X, at.Y+dial.Y-r.Y), t.Theme, f, title)
			c.TextIn(render.R(at.X+line.X-r.X, at.Y+line.Y-r.Y, line.W, line.H), alarm, t.Theme.Label(), render.Left|render.Middle)
		})
	})
	prox := rule.RefProximity
	x := t.Thing(t.View.ID(prox), render.R(r.X, r.Y, r.W, line.Y-r.Y), ui.LayerPanels, t.View.Name(prox)+" "+itoa(int(t.s.Proximity)), nil)
	x.Tip = t.proximityTip
	b.Add(x)
	rounds := t.s.RoundsLeft()
	left := t.T("dial.left", "n", rounds)
	hurry := false
	if out, ok := t.wayOut(); ok && rounds-out < 3 { // time to turn round
		left, hurry = t.T("dial.way-out", "n", out), true
	}
	next := t.forecast()
	al := rule.RefAlarm
	over := t.s.Over
	sign := text.Summand(int(t.s.Alarm))
	t.settle(tabletop.Key(left, next, over), func(c render.Canvas) {
		if small {
			c.TextIn(line, "{icon:clock|second} ≈ "+itoa(rounds), t.Theme.Strong(), render.Left|render.Middle)
			c.TextIn(line, "{icon:dice} "+sign, t.Theme.Strong(), render.Right|render.Middle)
			return
		}
		c.TextFit(line.Pad(92, 0, 0, 0), next, t.Theme.Body(), render.Right|render.Middle, 17)
		if over {
			return
		}
		st := t.Theme.Dim()
		if hurry {
			alert, _ := t.Theme.Legible("alarm", false)
			st = st.In(alert)
		}
		c.TextFit(render.Around(render.Pt(dial.X, dial.Y+97*f), 158*f, 30), left, st, render.Center|render.Middle, 17, 16)
	})
	y := t.Thing(t.View.ID(al), render.R(r.X, line.Y, r.W, r.Bottom()-line.Y), ui.LayerPanels, t.View.Name(al)+" "+itoa(int(t.s.Alarm)), nil)
	y.Tip = t.alarmTip
	t.alsoAlarm(&y)
	b.Add(y)
	t.layDial(b, dial, f)
	t.layStrip(b, strip)
}

// forecast is what the Security Phase will add.
func (t *table) forecast() string {
	switch a := int(t.s.Alarm); {
	case a > 0:
		return t.T("forecast.plus", "alarm", a)
	case a < 0:
		return t.T("forecast.minus", "alarm", -a)
	}
	return t.T("forecast")
}

// layDial shows the value of the proximity dial, on its way after a change.
func (t *table) layDial(b *ui.Builder, at render.Point, f float64) {
	to := float64(t.s.Proximity)
	m := &t.motion
	from, id := to, "needle"
	if m.dial.serial > 0 && m.dial.to == to {
		from, id = m.dial.from, "needle#"+itoa(m.dial.serial)
	}
	t.clock(b, id, m.dial.ms, ui.LayerPanels+1, m.dial.rival, func(c render.Canvas, share float64) {
		if share < 1 {
			drawDialValue(c, at, t.Theme, f, from+(to-from)*render.EaseInOut(share))
			return
		}
		t.Bake(c, "needle", render.Around(at, 270*f, 270*f), 10, tabletop.Key(int(to)), func(c render.Canvas, r render.Rect) { drawDialValue(c, r.Center(), t.Theme, f, to) })
	})
}

// layStrip shows the alarm's strip, which flashes after a change.
func (t *table) layStrip(b *ui.Builder, r render.Rect) {
	to := int(t.s.Alarm)
	m := &t.motion
	id, rises := "strip", false
	if m.strip.serial > 0 && int(m.strip.to) == to {
		id, rises = "strip#"+itoa(m.strip.serial), m.strip.to > m.strip.from
	}
	t.clock(b, id, m.strip.ms, ui.LayerPanels+1, m.strip.rival, func(c render.Canvas, share float64) {
		if share >= 1 {
			t.Bake(c, "strip", r, 24, tabletop.Key(to), func(c render.Canvas, r render.Rect) { drawAlarm(c, r, t.Theme, rule.AlarmMin, rule.AlarmMax, to, 0) })
			return
		}
		pulse := 0.0
		if rises {
			pulse = math.Sin(share * math.Pi)
		}
		drawAlarm(c, r, t.Theme, rule.AlarmMin, rule.AlarmMax, to, pulse)
		if pulse > 0.02 {
			c.Glow(r.Inset(-4), t.Theme.Alarm.Fade(pulse))
		}
	})
}

// alsoAlarm lets the alarm dial stand for setting off the alarm, beside the
// button of the prompt.
func (t *table) alsoAlarm(x *ui.Thing) {
	for _, a := range t.View.Legal() {
		if a.Verb == rule.VAlarm {
			x.Mark, x.Commits = ui.Legal, true
			x.Press = func() { t.View.Decide(a) }
		}
	}
}
