package infiltration

import (
	"safehouse/assets/text"
	"safehouse/render"
	"safehouse/render/sound"
	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/infiltration"
	"safehouse/scenes/tabletop"
)

// soundCard is heard when a card is chosen.
var soundCard = sound.CardSet

// motion is what is on its way over the table: it belongs to the events that
// were shown last and is gone when they have passed.
type motion struct {
	dial   change
	strip  change
	played *played
	climbs [6]bool // operatives on the way from floor to floor
}

// change is a dial on its way.
type change struct {
	serial   int
	from, to float64
	ms       float64
	rival    bool
}

// played is the card that is being resolved.
type played struct {
	serial int
	op     rule.Operative
	card   rule.Card
	rival  bool
}

// clock lists a thing that is painted with how much of its time has passed, 0 to
// 1; without a time it stands at 1.
func (t *table) clock(b *ui.Builder, id string, ms float64, layer ui.Layer, rival bool, paint func(c render.Canvas, share float64)) {
	at := render.R(0, 0, 2, 2)
	x := t.Thing(id, at, layer, "", func(c render.Canvas, _ render.Rect, st ui.State) { paint(c, st.Moved) })
	x.Decor = true
	if ms > 0 {
		from := t.plan.Pt(at.Move(4, 0))
		x.From = &from
		x.Move = ui.Move{MS: ms, Rival: rival}
	}
	b.Add(x)
}

// Flash lets a place shine in a colour for a moment.
func (t *table) Flash(at tabletop.Place, col render.Color, rival bool) {
	t.Pass(at, 420, rival, func(c render.Canvas, r render.Rect, f float64) {
		side := max(r.W, r.H) * (0.9 + 0.7*f)
		c.Added().SpriteIn("common/halo", render.Around(r.Center(), side*1.5, side*1.5), col.Fade(1-f))
		c.RingAt(r.Center(), side*0.5, 3, render.Solid(col.Fade(0.9*(1-f))))
	})
}

// playedShows reports whether the card that is being resolved lies open beside
// the hand.
func (t *table) playedShows() bool {
	if t.motion.played == nil || t.s.Phase != rule.Resolution && t.s.Phase != rule.Wrap {
		return false
	}
	return !t.reading()
}

// playedPlace is where it lies.
func (t *table) playedPlace() render.Rect {
	w, h := t.plan.reads()
	return render.R(t.plan.hand.Right()-w, t.plan.Window.H-12-h, w, h)
}

// layPlayed lists the card that is being resolved.
func (t *table) layPlayed(b *ui.Builder) {
	if !t.playedShows() {
		return
	}
	p := *t.motion.played
	from := t.plan.Pt(t.chipPlace(p.op))
	col := int(t.s.Ops[p.op].Seat)
	x := t.Thing("played#"+itoa(p.serial), t.playedPlace(), ui.LayerRaised-1, "", func(c render.Canvas, r render.Rect, st ui.State) {
		if !st.Turned {
			c.Shadow(r, 4)
			t.paintBack(c, r)
			return
		}
		t.paintHeld(c, r, p.card, ui.State{Lift: 1}, true, false)
		c.Frame(r.Inset(-3), 12, 3, render.Solid(c.Kit().Seat(t.Theme, col)))
		if st.Moved >= 1 {
			c.SeatShape(render.R(r.X-14, r.Y-14, 40, 40), col, t.Theme)
		}
	})
	x.From = &from
	x.Move = ui.Move{How: ui.Fly, MS: 380, Turn: true, Rival: p.rival}
	x.Mouse = true
	x.Tip = t.cardTip(nobody, p.card)
	b.Add(x)
}

// stow puts the card that was resolved where it lies until the end of the
// round: on its owner's panel.
func (t *table) stow() {
	p := t.motion.played
	if p == nil {
		return
	}
	t.motion.played = nil
	card, op := p.card, p.op
	t.Flights.Fly(tabletop.Flight{From: t.playedPlace, To: func() render.Rect { return t.chipPlace(op) }, MS: 260, How: ui.Fly, Rival: p.rival,
		Paint: func(c render.Canvas, r render.Rect, st ui.State) { t.paintCard(c, r, card, false) }})
}

// chipPlace is where an operative's played card lies on its panel.
func (t *table) chipPlace(o rule.Operative) render.Rect {
	r := t.panelPlace(o)
	return render.R(r.Right()-52, r.Bottom()-44, 34, 34)
}

// supplyPlace is where a supply lies.
func (t *table) supplyPlace(ref rules.Ref) render.Rect {
	list := t.supplies()
	parts := make([]ui.Size, len(list))
	for i := range parts {
		parts[i] = ui.Flex(1)
	}
	for i, at := range ui.Cols(t.plan.supplies.Inset(5), 2, parts...) {
		if list[i].ref == ref {
			return render.Around(at.Center(), 36, 36)
		}
	}
	return render.Rect{}
}

// dataAt is where data lie: in a room or in the server pool.
func (t *table) dataAt(ref rules.Ref) render.Rect {
	if p, ok := rule.OnPlace(ref); ok && p.Inside() {
		return dataPlace(roomScene(t.room(int(p))))
	}
	return t.supplyPlace(rule.RefPool)
}

// dataOf is where the data of an operative lie.
func (t *table) dataOf(o rule.Operative) render.Rect {
	r := t.panelPlace(o)
	return render.Around(r.Center(), 36, 36)
}

// sceneAt is the inside of a room.
func (t *table) sceneAt(p rule.Place) render.Rect {
	if !p.Inside() {
		return t.plan.tower.WayOut
	}
	return roomScene(t.room(int(p)))
}

// pourData lets n data fly from one place to another.
func (t *table) pourData(n int, from, to tabletop.Place, value int, rival bool) {
	t.Flights.Stream(min(n, 6), 70, tabletop.Flight{From: from.Spot(40, 40), To: to.Spot(34, 34), MS: 360, How: ui.Fly, Rival: rival,
		Paint: func(c render.Canvas, r render.Rect, st ui.State) { drawDataFile(c, r, t.Theme, value) }})
}

// openDoor lets the leaves of a door slide apart over the room behind it.
func (t *table) openDoor(p rule.Place, rival bool) {
	if p == rule.Secret {
		t.Pass(func() render.Rect { return t.plan.secret }, 700, rival, func(c render.Canvas, r render.Rect, f float64) {
			a := c.Faded(1 - max(f-0.6, 0)/0.4)
			t.paintSecretPanel(a, r)
			k := min((r.H-74)/192, 1)
			drawVault(a, render.Pt(r.X+r.W/2, r.Y+20+k*96), t.Theme, k*0.96, render.EaseInOut(min(f/0.6, 1)))
		})
		return
	}
	d := t.door(p)
	d.Lit = true
	t.Flights.Pass(tabletop.Flight{To: func() render.Rect { return t.room(int(p)) }, MS: 620, Rival: rival, Layer: ui.LayerTokens + 5}, func(c render.Canvas, r render.Rect, f float64) {
		d := d
		d.Open = render.EaseInOut(min(f/0.6, 1))
		a := c.Faded(1 - max(f-0.6, 0)/0.4)
		slide := d.Open * r.W * 77 / roomW
		half := r.W/2 - slide // what lies behind the leaves shows between them
		t.paintDoor(a.Clipped(render.R(r.X-8, r.Y-8, half+8, r.H+16)), r, d)
		t.paintDoor(a.Clipped(render.R(r.Center().X+slide, r.Y-8, half+8, r.H+16)), r, d)
		gap := render.R(r.Center().X-slide, r.Y, 2*slide, r.H)
		c.Clipped(gap).Added().SpriteIn("common/light", render.Around(r.Center(), r.W*1.8, r.W*1.8), t.Theme.Accent2.Fade(0.7*(1-f)))
	})
}

// roll lets the die tumble over the board.
func (t *table) roll(face, alarm int, rival bool) {
	seed := uint32(t.s.Round)*31 + uint32(face)
	at := func() render.Rect { return render.Around(t.plan.board.Center(), 120, 120) }
	t.Pass(at, 1150, rival, func(c render.Canvas, r render.Rect, f float64) {
		a := c.Faded(1 - max(f-0.88, 0)/0.12)
		a.Added().SpriteIn("common/halo", r.Inset(-90), t.Theme.Accent2.Fade(0.35))
		a.DieTumbling(r, face, render.CreamDie, min(f/0.45, 1), seed)
		if f > 0.45 && alarm != 0 {
			t.paintSum(a, r, text.Signed(alarm))
		}
	})
}

// paintSum draws what the alarm adds to a die, beside it.
func (t *table) paintSum(c render.Canvas, r render.Rect, text string) {
	at := render.R(r.Right()+18, r.Y+26, 128, 68)
	c.Plate(at, render.Hex(0x3C1210), t.Theme.Alarm)
	c.TextIn(at, "{icon:"+iconAlarm+"|alarm} "+text, t.Theme.Number().Sized(38), render.Center|render.Middle)
}
