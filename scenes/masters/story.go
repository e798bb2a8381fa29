package masters

import (
	"safehouse/rules"
	"safehouse/rules/masters"
	"safehouse/rules/match"
)

// A story is what the events of a heist tell of it, for the report.
type story struct {
	first *masters.State // the earliest position that is known
	whole bool           // it is the heist as it was set up
	since int            // the round of it
	walks [masters.Figures]hike
	steps [masters.Figures]int // of the match at which it was settled for each

	noise []hush          // every noise and every alert, in order
	falls []fall          // gates
	flags []flag          // what alerts and cards brought
	plan  *masters.DryRun // of the plan as it was when the heist began
}

// A hike is the way of a figure through the building.
type hike struct {
	at    []stride
	fate  fateKind
	round int // in which it was settled
	out   masters.Hex
	loot  []masters.Loot // that it brought out
	cash  int            // that it brought out, in $k
	lost  []masters.Loot // that was taken with it
	noise int            // printed on its actions

	rolled    bool
	die, need int // of the last ditch roll
}

// A stride is a place on the way of a figure.
type stride struct {
	hex    masters.Hex
	flight bool // taken in Escape
	dear   bool // leaving the place before cost more than one move
}

// A fateKind is how it ended for a figure.
type fateKind uint8

const (
	fateNone    fateKind = iota
	fateOut              // got away
	fateHidden           // by Camouflage
	fateGate             // a gate fell on it
	fateStuck            // inside when Escape ended
	fateVan              // taken away
	fateGiven            // given away by a Master Plan Copy
	fateCaptive          // an NPC that nobody freed
)

// A hush is one noise, or an alert without one.
type hush struct {
	round  int // 0 in Escape
	marker int
	alert  bool
	step   int // of the match
}

// A fall is a gate that has fallen.
type fall struct {
	hex    masters.Hex
	letter int // 1 for A
	round  int
}

// A flag is something that changed the heist, with the mark of the noise at which it
// came.
type flag struct {
	kind  string // gate, crisis, busted, lost-loot
	at    int    // index in noise: behind the last one before it
	round int
	card  masters.Card
	gate  int
	who   int
	rank  int // the more important, the higher
}

// recall reads the events of a match. One that goes on from a stored position is
// read from there.
func (t *table) recall(m *match.Match) *story {
	x := &story{first: m.At(0).(*masters.State), whole: m.Whole(), since: m.Since()}
	round, flight := int(x.first.Round), x.first.Phase == masters.Escape
	for f := range x.first.Crew {
		if fig := &x.first.Crew[f]; fig.At != masters.Nowhere {
			x.walks[f].at = []stride{{hex: x.first.HexOf(fig.At)}}
		}
		switch fig := &x.first.Crew[f]; {
		case fig.Escaped():
			x.walks[f].fate = fateOut
		case fig.Hidden():
			x.walks[f].fate = fateHidden
		case fig.Busted():
			x.walks[f].fate = fateStuck
		}
	}
	var card masters.Card = masters.NoCard
	noted := 0 // alert spaces that were passed and whose alerts are still to come
	for i, st := range m.Steps() {
		var before *masters.State
		was := func() *masters.State {
			if before == nil {
				before = m.At(i).(*masters.State)
			}
			return before
		}
		for _, e := range st.Events {
			f := -1
			if e.Who.Kind == kCharacter {
				f = x.first.FigureOf(int(e.Who.Index))
				if f < 0 {
					f = was().FigureOf(int(e.Who.Index))
				}
			}
			switch e.Kind {
			case masters.EvStarted:
				x.plan = t.planOf(was())
			case masters.EvRound:
				round = int(e.N)
			case masters.EvEscape:
				flight = true
			case masters.EvEvent, masters.EvCrisis:
				card = masters.Card(e.What.Index)
				if e.Kind == masters.EvCrisis && card.Shuts() == 0 {
					x.flag(flag{kind: "crisis", round: round, card: card, rank: 2})
				}
			case masters.EvNoise:
				noted = x.hear(was(), int(e.N), int(e.M), round, flight, i)
			case masters.EvAlert:
				if noted > 0 {
					noted--
				} else {
					x.noise = append(x.noise, hush{round: x.when(round, flight), marker: x.marker(), alert: true, step: i})
				}
			case masters.EvGate:
				x.fell(was(), e, round, card, flight)
			}
			if f >= 0 {
				x.tell(f, e, was, i, round, flight)
			}
		}
	}
	return x
}

// when is the round as the strip counts it: 0 in Escape.
func (x *story) when(round int, flight bool) int {
	if flight {
		return 0
	}
	return round
}

// marker is where the noise marker stood last.
func (x *story) marker() int {
	if n := len(x.noise); n > 0 {
		return x.noise[n-1].marker
	}
	return int(x.first.Noise)
}

// hear notes n noises that leave the marker on a space, and returns how many alerts
// they raise.
func (x *story) hear(s *masters.State, n, marker, round int, flight bool, step int) (alerts int) {
	spaces, last := s.Track()
	at := x.marker()
	for range n {
		loud := at == last
		if at < last {
			at++
			for _, k := range spaces {
				loud = loud || int(k) == at
			}
		}
		if loud {
			alerts++
		}
		x.noise = append(x.noise, hush{round: x.when(round, flight), marker: at, alert: loud, step: step})
	}
	if len(x.noise) > 0 && n > 0 {
		x.noise[len(x.noise)-1].marker = marker
	}
	return alerts
}

// flag notes what happened, behind the noise that was made so far.
func (x *story) flag(k flag) {
	k.at = len(x.noise)
	x.flags = append(x.flags, k)
}

// fell notes a gate.
func (x *story) fell(s *masters.State, e rules.Event, round int, card masters.Card, flight bool) {
	hex := masters.Hex(e.From.Index)
	g := 0
	for c := range x.first.Board.All() {
		if x.first.HexOf(c) == hex {
			g = x.first.Fixture(c).Gate
		}
	}
	x.falls = append(x.falls, fall{hex, g, round})
	if !flight {
		x.flag(flag{kind: "gate", round: round, card: card, gate: g, rank: 3})
	}
}

// tell notes what an event tells of a figure. i is the step of the match.
func (x *story) tell(f int, e rules.Event, was func() *masters.State, i, round int, flight bool) {
	w := &x.walks[f]
	switch e.Kind {
	case masters.EvStarts:
		w.at = []stride{{hex: masters.Hex(e.To.Index)}}
	case masters.EvFreed:
		if len(w.at) == 0 {
			w.at = []stride{{hex: masters.Hex(e.To.Index)}}
		}
	case masters.EvMoved:
		s := was()
		from := s.CellOn(masters.Hex(e.From.Index))
		w.at = append(w.at, stride{hex: masters.Hex(e.To.Index), flight: flight, dear: flight && from != masters.Nowhere && s.GuardsOn(from) > 0})
	case masters.EvActed:
		_, n, _ := masters.Act(e.What.Index).Subs()
		w.noise += n
	case masters.EvLastDitch:
		w.rolled, w.die, w.need = true, int(e.N), int(e.M)
	case masters.EvWon:
		w.loot = append(w.loot, masters.Loot(e.What.Index))
	case masters.EvCashOut:
		w.cash += int(e.N)
	case masters.EvLostLoot:
		x.flag(flag{kind: "lost-loot", round: round, who: f, rank: 1})
	case masters.EvEscaped:
		w.fate, w.round, w.out, x.steps[f] = fateOut, round, masters.Hex(e.From.Index), i+1
	case masters.EvHidden:
		w.fate, w.round, w.out, x.steps[f] = fateHidden, round, masters.Hex(e.From.Index), i+1
	case masters.EvTakenAway:
		w.fate, w.round, x.steps[f] = fateVan, round, i+1
	case masters.EvBusted:
		if w.fate == fateVan {
			return
		}
		s := was()
		switch {
		case w.fate != fateNone: // out or in hiding before
			w.fate = fateGiven
		case len(x.falls) > 0 && len(w.at) > 0 && x.falls[len(x.falls)-1].hex == w.at[len(w.at)-1].hex:
			w.fate = fateGate
		default:
			w.fate = fateStuck
		}
		w.round, w.lost, x.steps[f] = round, s.LootOf(f), i+1
		x.flag(flag{kind: "busted", round: round, who: f, rank: 4})
	}
}

// planOf is the dry run of a plan that was made.
func (t *table) planOf(s *masters.State) *masters.DryRun {
	d := s.DryRun()
	if len(d.Rounds) == 0 {
		return nil
	}
	return &d
}
