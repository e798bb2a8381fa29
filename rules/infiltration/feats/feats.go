// Package feats holds the achievements of Infiltration. Their words are on the game's
// shelf.
package feats

import (
	"slices"

	"safehouse/rules"
	"safehouse/rules/feat"
	"safehouse/rules/infiltration"
)

type state = *infiltration.State

// Measures of the feats, in zettabytes and on the dials.
const (
	heavy     = 30 // a haul
	landslide = 12 // ahead
	late      = 90 // proximity
	loud      = 8  // alarm
)

// own reports whether an event is about an operative of the seat.
func own(s state, seat int) func(e *rules.Event) bool {
	return func(e *rules.Event) bool {
		return slices.ContainsFunc(s.InPlay(), func(o infiltration.Operative) bool {
			return int(s.Ops[o].Seat) == seat && e.Who == infiltration.RefOperative(o)
		})
	}
}

// out are the operatives of the seat that got out.
func out(s state, seat int) (l []*infiltration.OperativeState) {
	for _, o := range s.InPlay() {
		if x := &s.Ops[o]; int(x.Seat) == seat && x.Place == infiltration.Out {
			l = append(l, x)
		}
	}
	return l
}

// bagged is how many Prototypes the operatives of the seat carry, inside or out.
func bagged(s state, x *feat.Story) (n int) {
	for _, o := range s.InPlay() {
		if op := &s.Ops[o]; int(op.Seat) == x.Seat && op.Place != infiltration.Captured {
			n += int(op.Protos)
		}
	}
	return n
}

// reached reports whether an operative of the seat entered a place.
func reached(s state, x *feat.Story, p infiltration.Place) bool {
	mine := own(s, x.Seat)
	return x.Count("moved", func(e *rules.Event) bool { return mine(e) && e.To == infiltration.RefPlace(p) }) > 0
}

// ahead reports whether the seat won by so many zettabytes, against two others at least.
func ahead(s state, x *feat.Story, ok func(points int) bool) bool {
	lead, _ := x.Lead()
	return x.Won() && s.Seats > 2 && ok(lead)
}

// List is all of them.
var List = []feat.Feat{
	feat.Prize("full-tower", func(s state, x *feat.Story) bool { return s.Seats == rules.MaxSeats }),
	feat.Prize("professionals", func(s state, x *feat.Story) bool { return s.Seats > 2 && x.Against("hard") }),
	feat.Prize("masterminds", func(s state, x *feat.Story) bool { return s.Seats > 2 && x.Against("expert") }),
	feat.Counted(feat.Of("heavy", func(s state, x *feat.Story) bool { return len(out(s, x.Seat)) > 0 && x.Score() >= heavy }), heavy, func(_ state, x *feat.Story) int { return x.Score() }),
	feat.Of("landslide", func(s state, x *feat.Story) bool {
		return ahead(s, x, func(p int) bool { return p >= landslide })
	}),
	feat.Of("one-zettabyte", func(s state, x *feat.Story) bool { return ahead(s, x, func(p int) bool { return p == 1 }) }),
	feat.Of("last-lift", lastLift),
	feat.Of("the-only-one", func(s state, x *feat.Story) bool {
		caught := 0
		for _, o := range s.InPlay() {
			if s.Ops[o].Seat != int8(x.Seat) && s.Ops[o].Place == infiltration.Captured {
				caught++
			}
		}
		return len(out(s, x.Seat)) > 0 && caught >= 2 && caught == int(s.Crew)-ops(s, x.Seat)
	}),
	feat.Of("not-a-scratch", func(s state, x *feat.Story) bool {
		return x.Won() && x.Count("wounded", own(s, x.Seat)) == 0 && x.Count("delayed", own(s, x.Seat)) == 0 && s.Seats > 2
	}),
	feat.Of("limping", func(s state, x *feat.Story) bool {
		return x.Won() && slices.ContainsFunc(out(s, x.Seat), func(o *infiltration.OperativeState) bool { return o.Wounded })
	}),
	feat.Of("blackmail", func(s state, x *feat.Story) bool {
		return x.Won() && slices.ContainsFunc(out(s, x.Seat), func(o *infiltration.OperativeState) bool { return o.File })
	}),
	feat.Counted(feat.Of("prototypes", func(s state, x *feat.Story) bool {
		n := 0
		for _, o := range out(s, x.Seat) {
			n += int(o.Protos)
		}
		return n >= 2
	}), 2, bagged),
	feat.Of("deepest", func(s state, x *feat.Story) bool {
		return len(out(s, x.Seat)) > 0 && reached(s, x, infiltration.Deepest)
	}),
	feat.Of("secret-room", func(s state, x *feat.Story) bool {
		return len(out(s, x.Seat)) > 0 && reached(s, x, infiltration.Secret)
	}),
	feat.Of("bare-hands", func(s state, x *feat.Story) bool {
		mine := own(s, x.Seat)
		return x.Won() && s.Seats > 2 && x.Count("flipped", func(e *rules.Event) bool {
			return mine(e) && infiltration.Card(e.What.Index).IsItem()
		}) == 0
	}),
	feat.Counted(feat.Of("all-the-bells", func(s state, x *feat.Story) bool { return x.Won() && s.Alarm >= loud }), loud, func(s state, _ *feat.Story) int { return int(s.Alarm) }),
}

// ops is how many operatives a seat has.
func ops(s state, seat int) (n int) {
	for _, o := range s.InPlay() {
		if int(s.Ops[o].Seat) == seat {
			n++
		}
	}
	return n
}

// lastLift is met by whoever gets out when the mercs can be heard.
func lastLift(s state, x *feat.Story) bool {
	kinds := s.Game().Info().Events
	at, mine := 0, own(s, x.Seat)
	for i := range x.Events {
		switch e := &x.Events[i]; kinds[e.Kind] {
		case "proximity":
			at = int(e.N)
		case "escaped":
			if at >= late && mine(e) {
				return true
			}
		}
	}
	return false
}
