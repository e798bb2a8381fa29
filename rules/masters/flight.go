package masters

// What choices in Escape are worth to bots.

// flee finds out how a figure would flee. Those who carry what the heist is about run
// first, by the cheapest way; the others fetch what was left behind, or run too.
func (m *mind) flee(s *State, f int) {
	if m.who == f+1 {
		return
	}
	m.who = f + 1
	s.flight(f, &m.out)
	m.waits = s.mustWait(f)
	m.rescue = s.rescue(f, &m.out)
}

// fleeing is what a verb is worth to a figure in Escape.
func fleeing(worth func(s *State, f int, x operands, m *mind) float64) func(*State, operands, *mind) float64 {
	return func(s *State, x operands, m *mind) float64 {
		f := s.figure(x.A)
		m.flee(s, f)
		v := worth(s, f, x, m)
		if m.waits && v > -10 {
			v -= 12
		}
		return v
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
func (s *State) rescue(f int, out *[cells]uint8) (r rescue) {
	r.to = nowhere
	fig := &s.Crew[f]
	if s.precious(f) || s.Blown {
		return r
	}
	best := 0.0
	t := s.fleeing(s.Slips(f))
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

// stayWorth is what it is worth to end the escape.
func (s *State) stayWorth(f int, _ operands, m *mind) float64 {
	switch {
	case s.safe(f) && (m.rescue.to == nowhere || s.met()):
		return 5
	case s.safe(f):
		return 2
	}
	return -3
}

// nearer is how much nearer to where it flees, or to what it fetches first, a figure
// gets from a cell to the next; 0 for no way or not at all.
func (s *State) nearer(f int, from, to Cell, m *mind) (v float64, dist int) {
	fig, d := &s.Crew[f], &m.out
	if r := &m.rescue; r.to != nowhere && !s.carriesObjective(f) {
		passed := from == r.to
		for _, x := range fig.Route[:fig.Long] {
			passed = passed || x == r.to
		}
		if !passed {
			d = &r.d
		}
	}
	if d[from] >= unreachable || d[to] >= unreachable {
		return 0, 0
	}
	return max(0, float64(d[from])-float64(d[to])), int(d[from])
}

// runWorth is what an Escape Move is worth.
func (s *State) runWorth(f int, c Cell, m *mind) float64 {
	v, _ := s.nearer(f, s.Crew[f].At, c, m)
	if v <= 0 {
		return -9
	}
	return 4 + 0.1*v
}

// declareWorth is what going on with a way is worth: one is declared when the ideas
// are used up.
func (s *State) declareWorth(f int, c Cell, m *mind) float64 {
	fig := &s.Crew[f]
	v, dist := s.nearer(f, s.wayEnd(f), c, m)
	if v <= 0 {
		return -9
	}
	if int(fig.Ideas)+int(fig.Moves) >= s.leaving(f, fig.At) && fig.Long == 0 {
		return -4
	}
	if need := (dist+1)/2 + s.wayCost(f) - int(fig.Ideas); need > 6 && !s.precious(f) {
		return -4
	}
	return 3 + 0.1*v
}

func (s *State) carriesObjective(f int) bool {
	return s.objective(Jewel) && s.carries(f, Jewel) || s.objective(Documents) && s.carries(f, Documents)
}

// pickWorth is what picking a lock on the run is worth.
func (s *State) pickWorth(f int, c Cell, d *[cells]uint8) float64 {
	t := s.fleeing(false)
	t.over |= only(c)
	var e [cells]uint8
	t.costs(s.ways(f), &e)
	if int(e[s.Crew[f].At])+2 < int(d[s.Crew[f].At]) {
		return 6
	}
	return -5
}
