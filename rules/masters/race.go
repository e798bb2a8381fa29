package masters

import (
	"math"
	"math/bits"
)

// How well a heist stands before its end: the rounds that the deck still gives
// against the rounds that the crew still needs.

const (
	pace   = 4.0 // half steps that somebody with an errand gets on in a round
	sprint = 2.1 // escape moves' worth of ideas and steps gained in a round
	roll   = 3.0 // what a last ditch roll can be counted on for
)

// roundsLeft is about how many rounds the deck lasts: each takes an event, what
// that costs, and the alerts of the crew's noise.
func (s *State) roundsLeft() float64 {
	left := float64(s.eventsLeft())
	if s.Called {
		return 0
	}
	t := s.track()
	alerts := alertSpaces[s.Seats-3]
	per := 1.25 * float64(bits.OnesCount8(s.players()))
	at, r := float64(s.Noise), 0.0
	for left > 0 && r < 16 {
		cost := 1.45
		from, to := int(at), int(at+per)
		if from >= int(t.last) {
			cost += per
		} else {
			mask := alerts >> (from + 1) & (1<<(to-from) - 1)
			cost += float64(bits.OnesCount64(mask))
		}
		at += per
		r += math.Min(1, left/cost)
		left -= cost
	}
	return r
}

// outlook is the rounds that are left beyond those that are needed.
func (s *State) outlook(e *errands) float64 {
	r := s.roundsLeft()
	var cost [figures]float64
	var aims [figures]Cells
	ideas := 0.0
	for f := range s.Crew {
		cost[f] = 40
		if s.Crew[f].Status != inPlay {
			continue
		}
		w := s.walker(f, e)
		aims[f] = w.goals
		if c := w.cost[s.Crew[f].At]; c < unreachable {
			cost[f] = float64(c)
			if s.Chits.Guarded.Has(s.Crew[f].At) && c > 0 {
				cost[f] += 0.5
			}
		}
		ideas += math.Min(6, float64(s.Crew[f].Ideas))
	}
	var out [cells]uint8
	t := s.fleeing(false)
	t.costs(s.ways(npc)|s.Board&entrances&s.ways(0), &out)
	need, sum, n := 0.0, 0.0, 0.0
	add := func(x float64) {
		need = math.Max(need, x)
		sum += x
		n++
	}
	open := s.opening(e, &cost, &aims)
	if e.home {
		s.homeLegs(&out, add)
	} else {
		s.fetchLegs(e, open, &cost, &aims, &out, add)
	}
	mean := 0.0
	if n > 0 {
		mean = sum / n
	}
	return r - 0.75*need - 0.25*mean + 0.04*ideas
}

// reachIn is the rounds until somebody who heads for a cell is there.
func (s *State) reachIn(c Cell, cost *[figures]float64, aims *[figures]Cells) float64 {
	best := 9.0
	for f := range s.Crew {
		switch {
		case s.Crew[f].Status != inPlay:
		case aims[f].Has(c):
			best = math.Min(best, cost[f]/pace)
		case s.planned(f).Has(c):
			best = math.Min(best, 2.6*float64(s.span(s.Crew[f].At, c))/pace+0.5)
		}
	}
	return best
}

// opening is the rounds until doors and remote locks that bar the way are open.
func (s *State) opening(e *errands, cost *[figures]float64, aims *[figures]Cells) float64 {
	open := 0.0
	for rest := e.visit; rest != 0; rest = rest.rest() {
		open = math.Max(open, s.reachIn(rest.first(), cost, aims))
	}
	if !e.key {
		return open
	}
	best := 9.0
	for p := firstKeycard; p < firstKeycard+keys; p++ {
		at := s.Places[p]
		switch {
		case at < tiles:
			c := Cell(at)
			best = math.Min(best, s.reachIn(c, cost, aims)+2.4*s.toSet(c, e.doors)/pace)
		case at.carrier() >= 0 && s.Crew[at.carrier()].Status == inPlay:
			f := at.carrier()
			n := cost[f] / pace
			if aims[f]&e.doors == 0 {
				n += 2.4*s.toSet(s.Crew[f].At, e.doors)/pace - n*0.6 + 0.3
			}
			best = math.Min(best, n)
		case at == inBag:
			best = math.Min(best, 3+0.15*float64(s.Unknown.Len()))
		}
	}
	return math.Max(open, best)
}

// toSet is the steps from a cell to the nearest of a set.
func (s *State) toSet(c Cell, set Cells) float64 {
	best := 20
	for ; set != 0; set = set.rest() {
		best = min(best, s.span(c, set.first()))
	}
	return float64(best)
}

// exitLeg is the rounds that it takes until a flight from a cell is likely to
// succeed for somebody with some ideas.
func exitLeg(out uint8, ideas uint8) float64 {
	if out >= unreachable {
		return 6
	}
	return math.Max(0, float64(out)/2-float64(ideas)-roll) / sprint
}

// homeLegs is the ways out of those who carry what is needed.
func (s *State) homeLegs(out *[cells]uint8, add func(float64)) {
	for f := range s.Crew {
		if s.Crew[f].Status == inPlay && s.precious(f) {
			add(exitLeg(out[s.Crew[f].At], s.Crew[f].Ideas))
		}
	}
}

// fetchLegs is the ways to what is needed, and out again.
func (s *State) fetchLegs(e *errands, open float64, cost *[figures]float64, aims *[figures]Cells, out *[cells]uint8, add func(float64)) {
	g := &s.Heist.card().Goal
	jewelsLeft := int(g.jewels)
	for p, at := range s.Places[:firstItem] {
		k := pieceKinds[p]
		if !s.objective(k) {
			continue
		}
		if f := at.carrier(); f >= 0 && s.Crew[f].Status == inPlay {
			add(exitLeg(out[s.Crew[f].At], s.Crew[f].Ideas))
			jewelsLeft--
			continue
		}
		if at == won {
			jewelsLeft--
			continue
		}
		if e.loot>>k&1 == 0 || k == Jewel && jewelsLeft <= 0 {
			continue
		}
		switch {
		case at < tiles:
			c := Cell(at)
			n := s.reachIn(c, cost, aims)
			if !e.reach.Has(c) {
				n = math.Max(n, open+0.6)
			}
			add(n + exitLeg(out[c], 2))
			jewelsLeft--
		case at == inBag:
			add(3 + 0.2*float64(s.Unknown.Len()))
			jewelsLeft--
		case at == inSafe:
			c := s.board().safe
			n := s.reachIn(c, cost, aims)
			if !e.reach.Has(c) {
				n = math.Max(n, open+0.6)
			}
			if e.tools {
				n += 2
				for rest := e.fetch; rest != 0; rest = rest.rest() {
					n = math.Max(n, s.reachIn(rest.first(), cost, aims)+2.4*s.toSet(rest.first(), only(c))/pace)
				}
			}
			add(n + 0.7*float64(s.safeLeft()) + exitLeg(out[c], 2))
			jewelsLeft--
		}
	}
	if s.Crew[npc].Status == captive && (g.npc || s.rule(crackCipher)) {
		n := open
		if s.Heist.card().NPC == Hostage {
			n = math.Max(n, s.reachIn(s.Crew[npc].At, cost, aims))
		}
		if g.npc {
			n += exitLeg(out[s.Crew[npc].At], s.Crew[npc].Ideas) * 1.5
		}
		add(n)
	} else if s.Crew[npc].Status == inPlay && g.npc {
		add(exitLeg(out[s.Crew[npc].At], s.Crew[npc].Ideas))
	}
}

// Sight is how far a bot plays on before it judges: to the end of the round.
func (s *State) Sight() int {
	if s.Phase <= Planning || s.Phase == Escape || s.Heist.card().Goal.rescue {
		return 0
	}
	return 1
}
