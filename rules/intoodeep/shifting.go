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
func (m runner) shifting(f *Frame) {
	if f.N == 0 {
		m.pop()
		return
	}
	m.ask(askShift, int(f.Who))
}

// againstShiftSentinel tells why the Sentinel cannot be shifted by the frame.
func (s *State) againstShiftSentinel(f *Frame) *why {
	switch {
	case f.Kind != frShifts:
		return nil // the Towers
	case f.X&shiftSentinel == 0:
		return whyBlockadeOnly
	case f.Cast[1] == reachNearby && s.City.Sentinel.apart(Spot(f.Cast[0])) > 1:
		return whyNotNearby
	}
	return nil
}

// againstShiftBlockade tells why the Blockade on an edge cannot be shifted by
// the frame.
func (s *State) againstShiftBlockade(f *Frame, e Edge) *why {
	if !s.City.barred(e) {
		return whyNoBlockade
	}
	if f.Kind != frShifts {
		return nil
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
	return nil
}

// shiftAnswers appends the shifts that a frame allows.
func (s *State) shiftAnswers(f *Frame, dst []rules.Action) []rules.Action {
	c := &s.City
	if s.againstShiftSentinel(f) == nil {
		for _, to := range [2]Spot{c.Sentinel.cw(1), c.Sentinel.cw(-1)} {
			z := int(c.Ring[to])
			dst = append(dst, rules.Do(VSentinel, z))
			for rest := c.with(c.Sentinel); rest != 0; rest = rest.rest() {
				dst = append(dst, rules.Do(VEscort, int(rest.first()), z))
			}
		}
	}
	for i, e := range c.Blockade {
		if s.againstShiftBlockade(f, e) == nil {
			dst = append(dst,
				rules.Do(VBlockade, int(e), int(c.shiftTarget(i, 1))),
				rules.Do(VBlockade, int(e), int(c.shiftTarget(i, -1))))
		}
	}
	return dst
}

// againstBlockade tells why a Blockade cannot be shifted to an edge.
func (s *State) againstBlockade(e, to Edge) *why {
	if r := s.againstShiftBlockade(s.top(), e); r != nil {
		return r
	}
	c := &s.City
	if i := c.blockadeOn(e); to != c.shiftTarget(i, 1) && to != c.shiftTarget(i, -1) {
		return whyEdgeTooFar
	}
	return nil
}

// againstSentinel tells why the Sentinel cannot be shifted into a Zone.
func (s *State) againstSentinel(z Zone) *why {
	if r := s.againstShiftSentinel(s.top()); r != nil {
		return r
	}
	if s.City.Sentinel.apart(s.City.Spot[z]) != 1 {
		return whySentinelFar
	}
	return nil
}

// againstEscort tells why the Sentinel cannot take a Criminal along into a Zone.
func (s *State) againstEscort(k Criminal, z Zone) *why {
	if r := s.againstShiftSentinel(s.top()); r != nil {
		return r
	}
	switch s.City.Pawn[k] {
	case noSpot:
		return whyNotInPlay
	case s.City.Sentinel:
		return s.againstSentinel(z)
	}
	return whyNotWithSentinel
}

// blockadeOn is which Blockade stands on an edge.
func (c *City) blockadeOn(e Edge) int {
	if c.Blockade[1] == e {
		return 1
	}
	return 0
}

// escort shifts the Sentinel and a Criminal with it.
func (m runner) escort(p int, k Criminal, to Spot) {
	from := m.City.Sentinel
	m.City.Pawn[k], m.City.Sentinel = to, to
	m.tell(rules.Event{Kind: EvEscorted, Who: m.refPlayer(p), What: refCriminal(k), From: m.refSpot(from), To: m.refSpot(to)})
}

// setSentinel puts the Sentinel into a Zone, without escort.
func (m runner) setSentinel(p int, to Spot) {
	if m.City.Sentinel == to {
		return
	}
	from := m.City.Sentinel
	m.City.Sentinel = to
	m.tell(rules.Event{Kind: EvSentinel, Who: m.refPlayer(p), From: m.refSpot(from), To: m.refSpot(to)})
}

// setBlockade puts a Blockade on an edge.
func (m runner) setBlockade(p, which int, e Edge) {
	m.City.Blockade[which] = e
	m.tell(rules.Event{Kind: EvBlockade, Who: m.refPlayer(p), What: rules.At(kPiece, pieceBlockade+which),
		From: m.refSpot(Spot(e)), To: m.refSpot(Spot(e).cw(1))})
}
