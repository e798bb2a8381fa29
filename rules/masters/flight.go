package masters

import "safehouse/rules"

// What choices in Escape are worth to bots.

// weighEscape lets those who carry what the heist is about run first, by the
// cheapest way; the others fetch what was left behind, or run too.
func (s *State) weighEscape(legal []rules.Action, w []float64) {
	e := s.think()
	var d [cells]uint8
	last := -1
	wait := false
	var rescue rescue
	for i, a := range legal {
		f := s.figure(a.Args[0])
		if f != last {
			s.flight(f, &d)
			last = f
			wait = s.mustWait(f)
			rescue = s.rescue(f, &e, &d)
		}
		w[i] = s.fleeWorth(f, a, &e, &d, &rescue)
		if wait && w[i] > -10 {
			w[i] -= 12
		}
	}
}

// mustWait reports whether somebody who carries more should go first.
func (s *State) mustWait(f int) bool {
	if s.precious(f) {
		return false
	}
	for o := range s.Crew {
		if o != f && s.Crew[o].Status == inPlay && s.Crew[o].Marks&done == 0 && s.precious(o) {
			return true
		}
	}
	return false
}

// A rescue is a way to loot that was left inside.
type rescue struct {
	to Cell // nowhere: none
	d  [cells]uint8
}

// rescue looks whether a figure can fetch needed loot that lies inside, or is
// carried by somebody who is stuck, and still get away.
func (s *State) rescue(f int, e *errands, out *[cells]uint8) (r rescue) {
	r.to = nowhere
	fig := &s.Crew[f]
	if s.precious(f) || s.Blown {
		return r
	}
	best := 0.0
	t := s.fleeing(f != npc && fig.Card.can(doSlip))
	for p, at := range s.Places[:firstItem] {
		if !s.objective(pieceKinds[p]) {
			continue
		}
		c := nowhere
		if at < tiles {
			c = Cell(at)
		} else if o := at.carrier(); o >= 0 && s.Crew[o].Status == inPlay && s.Crew[o].Marks&done != 0 && !s.safe(o) {
			c = s.Crew[o].At
		}
		if c == nowhere || c == fig.At {
			continue
		}
		var d [cells]uint8
		t.costs(only(c), &d)
		n := int(d[fig.At]) + int(out[c])
		if n >= unreachable {
			continue
		}
		if q := getaway(uint8(n), int(fig.Ideas), int(fig.Moves), fig.Marks&rolled == 0); q > best {
			best, r.to, r.d = q, c, d
		}
	}
	return r
}

// fleeWorth is what an answer in Escape is worth to a figure.
func (s *State) fleeWorth(f int, a rules.Action, e *errands, d *[cells]uint8, r *rescue) float64 {
	fig := &s.Crew[f]
	switch a.Verb {
	case vDone:
		switch {
		case s.safe(f) && (r.to == nowhere || s.met()):
			return 5
		case s.safe(f):
			return 2
		}
		return -3
	case vTake, vDrop, vSlide:
		return s.lootWorth(f, a, e)
	case vServer, vSwipe, vClue:
		return 7
	case vSeize:
		return 20
	case vRoll:
		end := s.wayEnd(f)
		if s.exits(f).Has(end) || d[end] == 0 {
			return 6
		}
		return -2
	case vPick:
		return s.pickWorth(f, a, d)
	case vPinch:
		to := s.figure(a.Args[1])
		if s.precious(to) && !s.precious(f) && !s.safe(to) {
			return 1
		}
		return -6
	case vReach:
		return -6
	}
	c := s.cell(Hex(a.Args[1]))
	from := fig.At
	if a.Verb == vDeclare {
		from = s.wayEnd(f)
	}
	dist := d
	if r.to != nowhere && !s.carriesObjective(f) {
		passed := from == r.to
		for _, x := range fig.Route[:fig.Long] {
			passed = passed || x == r.to
		}
		if !passed {
			dist = &r.d
		}
	}
	if dist[from] >= unreachable || dist[c] >= unreachable {
		return -9
	}
	v := float64(dist[from]) - float64(dist[c])
	if v <= 0 {
		return -9
	}
	if a.Verb == vRun {
		return 4 + 0.1*v
	}
	// A way is declared when the ideas are used up.
	if int(fig.Ideas)+int(fig.Moves) >= s.leaving(f, fig.At) && fig.Long == 0 {
		return -4
	}
	if need := (int(dist[from])+1)/2 + s.wayCost(f) - int(fig.Ideas); need > 6 && !s.precious(f) {
		return -4
	}
	return 3 + 0.1*v
}

func (s *State) carriesObjective(f int) bool {
	return s.objective(Jewel) && s.carries(f, Jewel) || s.objective(Documents) && s.carries(f, Documents)
}

// pickWorth is what picking a lock on the run is worth.
func (s *State) pickWorth(f int, a rules.Action, d *[cells]uint8) float64 {
	c := s.cell(Hex(a.Args[1]))
	t := s.fleeing(false)
	t.over |= only(c)
	var e [cells]uint8
	t.costs(s.ways(f), &e)
	if int(e[s.Crew[f].At])+2 < int(d[s.Crew[f].At]) {
		return 6
	}
	return -5
}
