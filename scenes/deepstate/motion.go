package deepstate

import (
	"safehouse/render"
	"safehouse/render/ui"
	rule "safehouse/rules/deepstate"
)

// motion is what is on its way over the table: it belongs to the events that
// were shown last and is gone when they have passed.
type motion struct {
	serial  int // names what moves, so that each thing sets out once
	flights []flight
	acting  rule.Player
}

// flight is something that is seen only while it moves. Its places are asked
// for when the table is laid, so that a window may change meanwhile.
type flight struct {
	serial    int
	from, to  func() render.Rect
	ms, delay float64
	how       ui.How
	turn      bool
	rival     bool
	paint     func(c render.Canvas, r render.Rect, st ui.State)
}

// mostFlights is how many things in flight are kept.
const mostFlights = 24

// fly lets something set out.
func (t *table) fly(f flight) {
	m := &t.motion
	m.serial++
	f.serial = m.serial
	m.flights = append(m.flights, f)
	if n := len(m.flights); n > mostFlights {
		m.flights = append(m.flights[:0], m.flights[n-mostFlights:]...)
	}
}

// layMotion lists what is in flight.
func (t *table) layMotion(b *ui.Builder) {
	for _, f := range t.motion.flights {
		to, from := f.to(), f.from()
		if to.Empty() || from.Empty() {
			continue
		}
		from = t.plan.pt(from)
		x := t.thing("flight#"+itoa(f.serial), to, ui.LayerFront, "", func(c render.Canvas, r render.Rect, st ui.State) {
			if st.Moved < 1 {
				f.paint(c, r, st)
			}
		})
		x.Decor = true
		x.From = &from
		x.Move = ui.Move{How: f.how, MS: f.ms, Delay: f.delay, Rival: f.rival, Turn: f.turn}
		b.Add(x)
	}
}

// pass lets something happen at a place for some time: paint gets the place and
// how much of the time has passed.
func (t *table) pass(at func() render.Rect, ms float64, rival bool, paint func(c render.Canvas, r render.Rect, share float64)) {
	t.fly(flight{from: func() render.Rect { return at().Move(0, 0.5) }, to: at, ms: ms, rival: rival, paint: func(c render.Canvas, r render.Rect, st ui.State) {
		paint(c, at(), st.Moved)
	}})
}

// flash lets a place shine in a colour for a moment.
func (t *table) flash(at func() render.Rect, col render.Color, rival bool) {
	t.pass(at, 420, rival, func(c render.Canvas, r render.Rect, f float64) {
		c.GlowSmall(r, col.Fade(1-f))
		c.Frame(r.Inset(-2-10*f), 10, 3, render.Solid(col.Fade(0.9*(1-f))))
	})
}

// march lets n Agents of a player walk from one place to another, one after the
// other.
func (t *table) march(p rule.Player, n int, from, to func() render.Rect, rival bool) {
	spot := func(at func() render.Rect) func() render.Rect {
		return func() render.Rect {
			r := at()
			if r.Empty() {
				return r
			}
			return render.Around(r.Center(), 36, 36)
		}
	}
	for i := range min(n, 10) {
		t.fly(flight{from: spot(from), to: spot(to), ms: 260, delay: 45 * float64(i), how: ui.Walk, rival: rival,
			paint: func(c render.Canvas, r render.Rect, st ui.State) { t.meeple(c, r, p) }})
	}
}

// Places from which and to which things move.

func (t *table) reserveOf(p rule.Player) func() render.Rect {
	return func() render.Rect {
		if p == t.me {
			_, r, _, _ := t.ownParts()
			return r
		}
		return t.panelOf(p)
	}
}

func (t *table) poolOf(p rule.Player) func() render.Rect {
	return func() render.Rect {
		if p == t.me {
			_, _, r, _ := t.ownParts()
			return r
		}
		return t.panelOf(p)
	}
}

func (t *table) panelOf(p rule.Player) render.Rect {
	if p == t.me {
		return t.plan.own
	}
	l := t.others()
	for i, r := range t.rivalPlaces(len(l)) {
		if l[i] == p {
			return r
		}
	}
	return render.Rect{}
}

// trayOf is where cards of a player go.
func (t *table) trayOf(p rule.Player) func() render.Rect {
	return func() render.Rect {
		if p == t.me {
			return render.Around(t.plan.tray.Center(), cardW*0.6, cardH*0.6)
		}
		return render.Around(t.panelOf(p).Center(), cardW*0.4, cardH*0.4)
	}
}
