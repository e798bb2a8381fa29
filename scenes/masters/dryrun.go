package masters

import (
	"slices"

	"safehouse/rules/masters"
)

// The dry run: the plan of the whole crew, walked against what is known.

// A trip is a figure's plan as the dry run walks it.
type trip struct {
	at     []masters.Cell        // where the figure is after each round
	noise  []int                 // of each round
	alerts []int                 // live cameras that it enters in each round
	broken bool                  // tokens that are not joined
	in     int                   // rounds until its last token is reached; the others lead out
	out    bool                  // the way back leads to an exit
	last   [masters.AllCells]int // the round in which the figure is on a cell last
}

// stepsARound is what the dry run takes for the pace of a character: two steps
// and two noise, as with Run. A known lock or guard on the way, and a tile
// nobody has seen, take a step each.
const stepsARound = 2

// trip walks the plan of a figure against what is known.
func (t *table) trip(f int) (p trip) {
	s := t.s
	steps, ok := t.walk(f)
	p.broken = !ok
	at := s.Crew[f].At
	budget, noise, alerts := stepsARound, 0, 0
	end := func() {
		p.at, p.noise, p.alerts = append(p.at, at), append(p.noise, noise), append(p.alerts, alerts)
		budget, noise, alerts = stepsARound, 0, 0
	}
	spend := func(n int) {
		for range n {
			if budget == 0 {
				end()
			}
			budget--
			noise++
		}
	}
	seen := masters.Cells(0)
	back := t.wayBack(f, steps)
	p.out = len(back) > 0 || len(steps) == 0
	for i, c := range append(slices.Clone(steps), back...) {
		if i == len(steps) {
			if noise > 0 {
				end()
			}
			p.in = len(p.at)
		}
		fresh := seen>>c&1 == 0
		if at != masters.Nowhere && at < 64 && s.GuardsOn(at) > 0 && seen>>at&1 == 0 {
			spend(s.GuardsOn(at))
		}
		seen |= 1 << at
		if fresh {
			spend(int(s.Chits.Locks[c]))
			if s.Unknown.Has(c) {
				spend(1)
			}
		}
		spend(1)
		at = c
		p.last[c] = len(p.at) + 1
		if fresh {
			alerts += int(s.Chits.Cameras[c])
		}
	}
	if noise > 0 || len(p.at) == 0 {
		end()
	}
	if len(back) == 0 {
		p.in = len(p.at)
	}
	return p
}

// wayBack is the shortest way from the end of a figure's plan to where it gets away,
// over its own tokens; nil where it ends there or no way leads out.
func (t *table) wayBack(f int, steps []masters.Cell) (best []masters.Cell) {
	s := t.s
	at := s.Crew[f].At
	if len(steps) > 0 {
		at = steps[len(steps)-1]
	}
	if at == masters.Nowhere || t.safe(at) {
		return nil
	}
	ground := s.Crew[f].Plan
	for c := range s.Board.All() {
		if c.Outdoors() {
			ground |= 1 << c
		}
	}
	for c := range s.Board.All() {
		if !t.safe(c) {
			continue
		}
		if l := way(s, at, c, ground|1<<c); l != nil && (best == nil || len(l) < len(best)) {
			best = l
		}
	}
	return best
}

// A dryRun is the plan of the whole crew, round by round.
type dryRun struct {
	rounds []dryRound
	trips  [masters.Figures]trip
}

type dryRound struct {
	noise  int // of the marker after it
	alerts int // events discarded so far by noise and cameras
	gone   int // cards that have left the deck
	gates  int // that have fallen
	busy   [masters.Figures]bool
	back   [masters.Figures]bool // on the way out
}

// out is the round after which everybody is out, 0 where somebody has no way out or
// nothing is planned.
func (d *dryRun) out() (n int) {
	for f := range d.trips {
		p := &d.trips[f]
		if len(p.at) == 0 {
			continue
		}
		if !p.out || p.broken {
			return 0
		}
		n = max(n, len(p.at))
	}
	return n
}

// crossers is who would still be on a gate's tile, or have to cross it, in the round in
// which it falls or later.
func (t *table) crossers(d *dryRun, gate masters.Cell, round int) (l []int) {
	for f := range d.trips {
		if d.trips[f].last[gate] >= round {
			l = append(l, f)
		}
	}
	return l
}

// gateRound is the round in which the n-th gate from now falls, 0 for none that is
// seen.
func (d *dryRun) gateRound(n int) int {
	for i := range d.rounds {
		if d.rounds[i].gates >= n {
			return i + 1
		}
	}
	return 0
}

// empty is the round in which the last of so many cards is dealt, 0 for none.
func (d *dryRun) empty(cards int) int {
	for i := range d.rounds {
		if d.rounds[i].gone >= cards {
			return i + 1
		}
	}
	return 0
}

// dryRun walks everybody's plan.
func (t *table) dryRun() (d dryRun) {
	s := t.s
	n := 0
	for f := range s.Crew {
		if s.Crew[f].Here() && f != masters.NPCFigure && s.Crew[f].Plan != 0 {
			d.trips[f] = t.trip(f)
			n = max(n, len(d.trips[f].at))
		}
	}
	spaces, last := s.Track()
	cards := s.CardsLeft()
	at, gone, alerts, gates := int(s.Noise), 0, 0, 0
	for i := range min(n, 18) {
		var r dryRound
		due := 0
		for f := range d.trips {
			if i < len(d.trips[f].noise) {
				due += d.trips[f].noise[i]
				alerts += d.trips[f].alerts[i]
				r.busy[f], r.back[f] = true, i >= d.trips[f].in
			}
		}
		before := at
		at = min(last, at+due)
		fell := due - (at - before)
		for _, x := range spaces {
			if int(x) > before && int(x) <= at {
				fell++
			}
		}
		alerts += fell
		// events: those of the alerts, and the round's own
		want := alerts + i + 1
		events := 0
		gone, gates = 0, 0
		for _, c := range cards {
			if !c.Crisis() {
				if events == want {
					break
				}
				events++
			}
			gone++
			gates += c.Shuts()
		}
		r.noise, r.alerts, r.gone, r.gates = at, alerts, gone, min(4, gates)
		d.rounds = append(d.rounds, r)
	}
	return d
}
