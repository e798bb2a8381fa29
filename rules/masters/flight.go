package masters

import "slices"

// What choices in Escape are worth to bots.

// flee finds out how a figure would flee. Those who carry what the heist is about run
// first, by the cheapest way; the others fetch what was left behind, or run too.
func (m *mind) flee(s *State, f int) {
	if m.fleer == f+1 {
		return
	}
	m.fleer = f + 1
	m.out = m.seen.flight(s, f)
	m.waits = s.mustWait(f)
	m.rescue = s.rescue(f, m.out, &m.seen)
	m.way = wayOut{}
	if r := &m.rescue; r.to != nowhere && !s.carriesObjective(f) && !s.passed(f, r.to) {
		if m.way = s.wayOut(f, r.to, r.d, m.out); !m.way.open {
			r.to = nowhere
		}
	}
	if !m.way.open {
		m.way = s.wayOut(f, nowhere, m.out, nil)
	}
}

// passed reports whether a figure has been at a cell, or comes by it on its declared way.
func (s *State) passed(f int, c Cell) bool {
	fig := &s.Crew[f]
	return fig.At == c || slices.Contains(fig.Route[:fig.Long], c)
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
	d  *[cells]uint8
}

// rescue looks whether a figure can fetch needed loot that lies inside, or is
// carried by somebody who is stuck, and still get away.
func (s *State) rescue(f int, out *[cells]uint8, seen *scouted) (r rescue) {
	r.to = nowhere
	fig := &s.Crew[f]
	if s.precious(f) || s.Blown {
		return r
	}
	best := 0.0
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
		d := seen.escape(s, s.Slips(f), only(c))
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

// handsOn is how much nearer to the exits somebody gets from a cell to the next who
// cannot get out any more with what the heist is about, but may get it to where a comrade can
// take over. It is 0 where nobody can, or where it gets no nearer.
func (s *State) handsOn(f int, from, to Cell, m *mind) float64 {
	if m.way.open || !s.carriesObjective(f) || m.out[from] >= unreachable || m.out[to] >= m.out[from] {
		return 0
	}
	end := s.along(to, m.out, s.means(f)-s.wayCost(f)-s.leaving(f, from), s.Slips(f))
	if !s.fetchable(f, end, &m.seen) {
		return 0
	}
	return float64(m.out[from]) - float64(m.out[to])
}

// fetchable reports whether somebody other than f can fetch what f leaves on a cell and get
// out with it.
func (s *State) fetchable(f int, c Cell, seen *scouted) bool {
	if s.Blown {
		return false
	}
	to := seen.escape(s, false, only(c))
	for o := range s.Crew {
		if o == f || s.Crew[o].Status != inPlay || s.Crew[o].Marks&done != 0 || s.precious(o) {
			continue
		}
		if w := s.wayOut(o, c, to, seen.flight(s, o)); w.open {
			return true
		}
	}
	return false
}

// runWorth is what an Escape Move is worth: on the declared way, on the way out, or to
// where somebody else can take over.
func (s *State) runWorth(f int, c Cell, m *mind) float64 {
	fig := &s.Crew[f]
	switch {
	case fig.Long > 0 && (fig.Marks&rolled != 0 || m.way.open):
		return 4.2
	case m.way.leads(c):
		return 4.2
	}
	if v := s.handsOn(f, fig.At, c, m); v > 0 && fig.Long == 0 {
		return 4 + 0.1*v
	}
	return -9
}

// declareWorth is what going on with a way is worth: one is declared when the ideas
// are used up.
func (s *State) declareWorth(f int, c Cell, m *mind) float64 {
	fig := &s.Crew[f]
	v := 0.0
	if m.way.leads(c) {
		v = 2
	} else {
		v = s.handsOn(f, s.wayEnd(f), c, m)
	}
	if v <= 0 || int(fig.Ideas)+int(fig.Moves) >= s.leaving(f, fig.At) && fig.Long == 0 {
		return -9
	}
	return 3 + 0.1*v
}

// rollWorth is what the last ditch roll is worth: the way has to lead out, or on to where
// somebody else can take over.
func (s *State) rollWorth(f int, m *mind) float64 {
	switch end := s.wayEnd(f); {
	case s.exits(f).Has(end):
		return 6
	case s.carriesObjective(f) && s.fetchable(f, end, &m.seen):
		return -2
	}
	return -9
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
