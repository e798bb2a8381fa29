package intoodeep

import (
	"math"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/intoodeep"
	"safehouse/scenes"
	"safehouse/scenes/tabletop"
)

// motion is what is on its way over the table: it belongs to the events that were
// shown last and is gone when they have passed.
type motion struct {
	walking rules.Ref // walks around the ring: its own thing waits at the goal unseen
	rival   bool
}

// fly lets something set out.
func (t *table) fly(x tabletop.Flight) {
	x.Rival = t.motion.rival
	t.Flights.Fly(x)
}

// layMotion lists what is in flight.
func (t *table) layMotion(b *ui.Builder) {
	if !t.View.Showing {
		t.Flights, t.motion.walking = t.Flights.Ended(), rules.Ref{}
		return
	}
	t.LayFlights(b)
}

// at is where a thing lies now, in units; empty where it is not shown.
func (t *table) at(id string) render.Rect {
	if t.View == nil || t.View.Stage == nil || t.plan.U == 0 {
		return render.Rect{}
	}
	r, ok := t.View.Stage.Find(id)
	if ok && t.View.Paged {
		r, ok = t.View.Stage.Listed(scenes.BoardID, id)
	}
	if !ok {
		return render.Rect{}
	}
	return t.Un(r)
}

// of is where the things of a player are: the viewer's Intel, a rival's panel.
func (t *table) of(p int) render.Rect { return t.at(t.View.ID(t.s.RefPlayer(p))) }

// spot is a square of a side about the middle of a place.
func spot(r render.Rect, side float64) render.Rect {
	if r.Empty() {
		return r
	}
	return render.Around(r.Center(), side, side)
}

// send lets pieces go from one place to another, one after the other.
func (t *table) send(n int, from, to render.Rect, side, ms float64, turn bool, paint func(c render.Canvas, r render.Rect, st ui.State)) {
	if from.Empty() || to.Empty() {
		return
	}
	t.Flights.Stream(min(n, 6), 60, tabletop.Flight{From: tabletop.At(spot(from, side)), To: tabletop.At(spot(to, side)), MS: ms, How: ui.Fly, Turn: turn, Rival: t.motion.rival, Paint: paint})
}

// pass lets something happen at a place for some time; share of it is over.
func (t *table) pass(at render.Rect, ms float64, paint func(c render.Canvas, r render.Rect, share float64)) {
	if at.Empty() {
		return
	}
	t.Flights.Pass(tabletop.Flight{To: tabletop.At(at), MS: ms, Rival: t.motion.rival}, paint)
}

// flash lets a place shine for a moment.
func (t *table) flash(at render.Rect, col render.Color) {
	t.pass(at, 420, func(c render.Canvas, r render.Rect, f float64) {
		side := max(r.W, r.H) * (0.9 + 0.5*f)
		shine(c, r.Center(), side*0.8, col.Fade(1-f))
		c.Frame(r.Inset(-4-8*f), 8, 3, render.Solid(col.Fade(0.9*(1-f))))
	})
}

// walk lets a pawn go around the ring from Zone to Zone, as it would be moved by
// hand; through the void where it flies to the opposite one.
func (t *table) walk(ref rules.Ref, from, to rule.Spot, paint func(c render.Canvas, r render.Rect)) float64 {
	d := int(to-from) & (rule.Zones - 1)
	step := rule.Spot(1)
	if d > rule.Zones/2 {
		d, step = rule.Zones-d, rule.Zones-1
	}
	if d < 2 || d == rule.Zones/2 {
		return 0
	}
	start, ok := t.standing(ref)
	if !ok {
		return 0
	}
	const leg = 190.0
	t.motion.walking = ref
	for i := range d {
		from = (from + step) & (rule.Zones - 1)
		goal := t.street(from)
		first := i == 0
		t.fly(tabletop.Flight{From: tabletop.At(render.Around(start, 42, 58)), To: tabletop.At(render.Around(goal, 42, 58)), MS: leg, Delay: float64(i) * leg, How: ui.Walk, Paint: func(c render.Canvas, r render.Rect, st ui.State) {
			if st.Moved > 0 || first {
				paint(c, r)
			}
		}})
		start = goal
	}
	return float64(d) * leg
}

// tumble lets a die roll in the void and come to rest on its number.
func (t *table) tumble(n int, col render.DiceColor, dx float64) {
	at := render.Around(t.plan.city.Center.Add(render.Pt(dx, 0)), 74, 74)
	t.pass(at, 760, func(c render.Canvas, r render.Rect, f float64) {
		roll := min(f/0.6, 1)
		face := n
		if roll < 1 {
			face = 1 + (n+int(roll*9)*5)%6
		}
		turn := (1 - render.EaseOut(roll)) * 420
		m := r.Center().Add(render.Pt(0, -40*math.Sin(roll*math.Pi)))
		a := c.Faded(min(1, (1-f)/0.1)).Turned(turn, m)
		a.Die(render.Around(m, 62, 62), face, col)
	})
}

// coinAt draws a coin in flight.
func (t *table) coinAt(c render.Canvas, r render.Rect, _ ui.State) {
	c.Coin(r, t.Theme, "intoodeep/intel", 0)
}

// backOf draws the back of a card in a colour.
func (t *table) backOf(col render.Color, mark string) func(c render.Canvas, r render.Rect, st ui.State) {
	return func(c render.Canvas, r render.Rect, _ ui.State) {
		r = render.Around(r.Center(), r.W*0.74, r.H)
		c.Shadow(r, 2)
		c.Round(r, 5, render.Slope(160, col, col.Darker(0.5)))
		c.Frame(r, 5, 1.6, render.Solid(col.Lighter(0.4)))
		c.Icon(mark, render.Around(r.Center(), r.W*0.6, r.W*0.6), render.White)
	}
}

// big holds a card up over the city for a moment; share of it is over.
func (x *telling) big(w, h, ms float64, from render.Rect, paint func(c render.Canvas, r render.Rect, share float64)) {
	x.HoldUp(tabletop.Over{
		Sizes: []render.Point{{X: w, Y: h}}, Near: render.Around(x.plan.city.Center, w, h), Within: x.plan.overTable(), About: []rules.Ref{x.e.What, x.e.From, x.e.To, x.e.Who},
		Paint: func(c render.Canvas, r render.Rect, st ui.State) { paint(c, r, st.Moved) },
	}, from, ms, x.motion.rival)
}
