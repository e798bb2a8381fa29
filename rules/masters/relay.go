package masters

// How likely loot gets out over several hands: in Escape everybody has ideas
// and one roll, and who comes by takes over what another could not bring
// further (rulebook: Phase 4, Insta-transfers).

// delivered is the chance that what a figure carries gets out, by itself or
// with the help of the others. out is the half steps of its flight.
func (s *State) delivered(f int, out *[cells]uint8, seen *scouted) float64 {
	fig := &s.Crew[f]
	own := int(fig.Ideas) + int(fig.Moves)
	need := (int(out[fig.At])+1)/2 - own
	if need <= 0 {
		return 1
	}
	free := s.Slips(f)
	if fig.Marks&rolled != 0 {
		return s.takenOn(f, s.along(fig.At, out, own, free), out, seen)
	}
	p, before, last := 0.0, nowhere, 0.0
	for n := 1; n <= 6; n++ {
		if n >= need {
			p += float64(7-n) / 6
			break
		}
		end := s.along(fig.At, out, own+n, free)
		if end != before {
			before, last = end, s.takenOn(f, end, out, seen)
		}
		p += last / 6
	}
	return p
}

// along is how far a figure gets from c on its flight with some Escape Moves.
func (s *State) along(c Cell, out *[cells]uint8, moves int, free bool) Cell {
	for out[c] < unreachable && out[c] > 0 {
		cost := 1
		if !free {
			cost += int(s.guards(c))
		}
		if moves < cost {
			break
		}
		best := nowhere
		for rest := s.near(c) & s.Board; rest != 0; rest = rest.rest() {
			n := rest.first()
			if out[n] < out[c] && (best == nowhere || out[n] < out[best]) && !(s.Chits.Locked | s.shut()).Has(n) {
				best = n
			}
		}
		if best == nowhere {
			break
		}
		moves -= cost
		c = best
	}
	return c
}

// takenOn is the chance that somebody other than f fetches what lies at c and
// gets out with it: the two best have a try.
func (s *State) takenOn(f int, c Cell, out *[cells]uint8, seen *scouted) float64 {
	if s.Blown || out[c] >= unreachable {
		return 0
	}
	d := seen.escape(s, false, only(c))
	first, second := 0.0, 0.0
	for o := range s.Crew {
		fig := &s.Crew[o]
		if o == f || fig.Status != inPlay || s.Phase == Escape && fig.Marks&done != 0 || s.precious(o) {
			continue
		}
		n := int(d[fig.At]) + int(out[c])
		if n >= unreachable {
			continue
		}
		q := getaway(uint8(n), int(fig.Ideas), int(fig.Moves), fig.Marks&rolled == 0)
		switch {
		case q > first:
			first, second = q, first
		case q > second:
			second = q
		}
	}
	return 1 - (1-first)*(1-second)
}

// post is where a figure that carries nothing waits for somebody who does and
// cannot count on getting out alone: the planned cell from which what is dropped
// on the way is fetched best. It is empty when nobody needs that.
func (s *State) post(f int, e *todo) Cells {
	for o := range s.Crew {
		fig := &s.Crew[o]
		if o == f || fig.Status != inPlay || !s.carriesObjective(o) {
			continue
		}
		out := e.flight(s, o)
		own := int(fig.Ideas) + meanRoll
		if out[fig.At] >= unreachable || (int(out[fig.At])+1)/2 <= own {
			continue
		}
		end := s.along(fig.At, out, own, s.Slips(o))
		d := e.escape(s, false, only(end))
		best, top := Cells(0), uint8(unreachable)
		for rest := s.planned(f)&indoors | only(s.Crew[f].At); rest != 0; rest = rest.rest() {
			if c := rest.first(); d[c] < top {
				best, top = only(c), d[c]
			}
		}
		return best
	}
	return 0
}

// meanRoll is what a last ditch roll can be counted on for.
const meanRoll = 3
