package intoodeep

import "safehouse/rules"

// Shifts of the Sentinel and of Blockades (rulebook: The Sentinel; Blockades).

// What a shifting frame allows, bits in X.
const (
	shiftOptional  uint8 = 1 << iota // may stop early
	shiftSentinel                    // the Sentinel may be shifted
	shiftBlockades                   // Blockades may be shifted
)

// How far a shifting frame reaches from the spot Cast[0], in Cast[1].
const (
	reachBorder uint8 = iota // Blockades on the two edges of the spot
	reachNearby              // what is nearby for a Criminal there
	reachAll    uint8 = 0xff
)

// shifting asks for the next of N shifts.
func (m *mission) shifting(f *Frame) {
	if f.N == 0 {
		m.pop()
		return
	}
	m.ask(askShift, int(f.Who))
}

// againstShiftSentinel tells why the Sentinel cannot be shifted by the frame.
func (s *State) againstShiftSentinel(f *Frame) reason {
	switch {
	case f.Kind != frShifts:
		return 0 // the Towers
	case f.X&shiftSentinel == 0:
		return whyBlockadeOnly
	case f.Cast[1] == reachNearby && s.City.Sentinel.apart(Spot(f.Cast[0])) > 1:
		return whyNotNearby
	}
	return 0
}

// againstShiftBlockade tells why the Blockade on an edge cannot be shifted by
// the frame.
func (s *State) againstShiftBlockade(f *Frame, e Edge) reason {
	if !s.City.barred(e) {
		return whyNoBlockade
	}
	if f.Kind != frShifts {
		return 0
	}
	at := Spot(f.Cast[0])
	switch {
	case f.X&shiftBlockades == 0:
		return whySentinelOnly
	case f.Cast[1] == reachNearby && !e.nearby(at):
		return whyNotNearby
	case f.Cast[1] == reachBorder && Spot(e) != at && Spot(e) != at.cw(-1):
		return whyNotBordering
	}
	return 0
}

// shiftAnswers appends the shifts that a frame allows.
func (s *State) shiftAnswers(f *Frame, dst []rules.Action) []rules.Action {
	c := &s.City
	if s.againstShiftSentinel(f) == 0 {
		for _, to := range [2]Spot{c.Sentinel.cw(1), c.Sentinel.cw(-1)} {
			z := int(c.Ring[to])
			dst = append(dst, rules.Do(vSentinel, z))
			for rest := c.with(c.Sentinel); rest != 0; rest = rest.rest() {
				dst = append(dst, rules.Do(vEscort, int(rest.first()), z))
			}
		}
	}
	for i, e := range c.Blockade {
		if s.againstShiftBlockade(f, e) == 0 {
			dst = append(dst,
				rules.Do(vBlockade, int(e), int(c.shiftTarget(i, 1))),
				rules.Do(vBlockade, int(e), int(c.shiftTarget(i, -1))))
		}
	}
	return dst
}

// againstShift tells why a shift is not possible.
func (s *State) againstShift(a rules.Action) reason {
	f := s.top()
	c := &s.City
	if a.Verb == vBlockade {
		e, to := Edge(a.Args[0]), Edge(a.Args[1])
		if r := s.againstShiftBlockade(f, e); r != 0 {
			return r
		}
		i := 0
		if c.Blockade[1] == e {
			i = 1
		}
		if to != c.shiftTarget(i, 1) && to != c.shiftTarget(i, -1) {
			return whyEdgeTooFar
		}
		return 0
	}
	if r := s.againstShiftSentinel(f); r != 0 {
		return r
	}
	z := Zone(a.Args[0])
	if a.Verb == vEscort {
		z = Zone(a.Args[1])
		switch c.Pawn[a.Args[0]] {
		case noSpot:
			return whyNotInPlay
		case c.Sentinel:
		default:
			return whyNotWithSentinel
		}
	}
	if c.Sentinel.apart(c.Spot[z]) != 1 {
		return whySentinelFar
	}
	return 0
}

// shift carries out one shift.
func (m *mission) shift(p int, a rules.Action) {
	c := &m.City
	switch a.Verb {
	case vBlockade:
		i := 0
		if c.Blockade[1] == Edge(a.Args[0]) {
			i = 1
		}
		m.setBlockade(p, i, Edge(a.Args[1]))
	case vSentinel:
		m.setSentinel(p, c.Spot[a.Args[0]])
	case vEscort:
		to := c.Spot[a.Args[1]]
		k := Criminal(a.Args[0])
		from := c.Sentinel
		c.Pawn[k], c.Sentinel = to, to
		m.tell(rules.Event{Kind: evEscorted, Who: m.refPlayer(p), What: refCriminal(k), From: m.refSpot(from), To: m.refSpot(to)})
	}
}

// setSentinel puts the Sentinel into a Zone, without escort.
func (m *mission) setSentinel(p int, to Spot) {
	if m.City.Sentinel == to {
		return
	}
	from := m.City.Sentinel
	m.City.Sentinel = to
	m.tell(rules.Event{Kind: evSentinel, Who: m.refPlayer(p), From: m.refSpot(from), To: m.refSpot(to)})
}

// setBlockade puts a Blockade on an edge.
func (m *mission) setBlockade(p, which int, e Edge) {
	m.City.Blockade[which] = e
	m.tell(rules.Event{Kind: evBlockade, Who: m.refPlayer(p), What: rules.At(kPiece, pieceBlockade+which),
		From: m.refSpot(Spot(e)), To: m.refSpot(Spot(e).cw(1))})
}
