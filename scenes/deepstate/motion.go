package deepstate

import (
	"safehouse/render"
	"safehouse/render/ui"
	rule "safehouse/rules/deepstate"
	"safehouse/scenes/tabletop"
)

// motion is what is on its way over the table: it belongs to the events that
// were shown last and is gone when they have passed.
type motion struct {
	acting rule.Player
}

// Flash lets a place shine in a colour for a moment.
func (t *table) Flash(at tabletop.Place, col render.Color, rival bool) {
	t.Pass(at, 420, rival, func(c render.Canvas, r render.Rect, f float64) {
		c.GlowSmall(r, col.Fade(1-f))
		c.Frame(r.Inset(-2-10*f), 10, 3, render.Solid(col.Fade(0.9*(1-f))))
	})
}

// march lets n Agents of a player walk from one place to another, one after the
// other.
func (t *table) march(p rule.Player, n int, from, to tabletop.Place, rival bool) {
	t.Flights.Stream(min(n, 10), 45, tabletop.Flight{From: from.Spot(36, 36), To: to.Spot(36, 36), MS: 260, How: ui.Walk, Rival: rival,
		Paint: func(c render.Canvas, r render.Rect, st ui.State) { t.meeple(c, r, p) }})
}

// Places from which and to which things move.

func (t *table) reserveOf(p rule.Player) tabletop.Place {
	return func() render.Rect {
		if p == t.me {
			_, r, _, _ := t.ownParts()
			return r
		}
		return t.panelOf(p)
	}
}

func (t *table) poolOf(p rule.Player) tabletop.Place {
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
func (t *table) trayOf(p rule.Player) tabletop.Place {
	return func() render.Rect {
		if p == t.me {
			return render.Around(t.plan.tray.Center(), cardW*0.6, cardH*0.6)
		}
		return render.Around(t.panelOf(p).Center(), cardW*0.4, cardH*0.4)
	}
}
