package intoodeep

import (
	"safehouse/rules"
)

// claim is N Boosts to be taken from the wheel (rulebook: Gaining Boosts).
func (m runner) claim(f *Frame) {
	if f.N == 0 || m.claimable(int(f.Who)) == 0 {
		m.pop()
		return
	}
	m.ask(askClaim, int(f.Who))
}

// claimable is the sectors with a Boost; for Echo those with most Intel among
// them.
func (s *State) claimable(p int) (set uint8) {
	best := uint8(0)
	for i, t := range s.Wheel {
		switch {
		case t == noToken:
		case !s.isEcho(p):
			set |= 1 << i
		case set == 0 || s.WheelIntel[i] > best:
			best, set = s.WheelIntel[i], 1<<i
		case s.WheelIntel[i] == best:
			set |= 1 << i
		}
	}
	return set
}

func (s *State) againstClaim(p, sector int) *why {
	switch {
	case s.Wheel[sector] == noToken:
		return whyEmptySector
	case s.claimable(p)>>sector&1 == 0:
		return whyEchoMostIntel
	}
	return nil
}

// takeBoost takes a Boost with the Intel in its sector; the next sector
// clockwise gains 1 Intel, the empty one a new Boost. A blue Boost is saved, a
// pink one resolved at once; Echo discards hers unused.
func (m runner) takeBoost(p, sector int) {
	token := m.Wheel[sector]
	b := boostOf[token]
	intel := m.WheelIntel[sector]
	m.Wheel[sector], m.WheelIntel[sector] = noToken, 0
	m.pocket(p, int16(intel))
	if next := &m.WheelIntel[(sector+1)%sectors]; *next < maxWheel {
		*next++
	}
	if saves := boostTable[b].Colour == Blue && !m.isEcho(p); saves {
		m.Players[p].Saved |= 1 << token
		for seat := range int(m.Seats) {
			if seat != p {
				m.Clues[seat].Boosts |= 1 << token
			}
		}
	} else {
		m.Spent |= 1 << token
	}
	m.tell(rules.Event{Kind: EvBoost, Who: m.refPlayer(p), What: refBoost(b), From: rules.At(kSector, sector), N: int16(intel)})
	m.refillWheel(sector, token)
	if boostTable[b].Colour == Pink && !m.isEcho(p) {
		m.push(Frame{Kind: frProgram, Who: uint8(p), From: fromBoost, ID: uint8(b), Cast: noCast})
	}
}

// refillWheel draws a new Boost into an empty sector; with an empty stack the
// discards are shuffled, without the token that has just been taken, and without
// those it stays empty (ruling C34).
func (m runner) refillWheel(sector int, taken uint8) {
	if m.Stack == 0 {
		just := m.Spent & (1 << taken)
		if m.Spent == just {
			return
		}
		m.Stack, m.Spent = m.Spent&^just, just
		m.tell(rules.Event{Kind: EvBoostsShuffled, N: int16(m.Stack.Len())})
	}
	var token uint8
	if m.Luck.Waiting == 0 {
		token = uint8(m.Luck.Pick(drawBoost, uint64(m.Stack)))
	} else {
		var w [boosts]uint8
		for b := range w {
			w[b] = uint8((m.Stack & stockOf[b]).Len())
		}
		token = (m.Stack & stockOf[m.Luck.Weigh(drawBoost, w[:])]).first()
	}
	m.Stack &^= 1 << token
	m.Wheel[sector] = token
	m.tell(rules.Event{Kind: EvBoostNew, What: refBoost(boostOf[token]), To: rules.At(kSector, sector)})
}

// usable tells why p cannot use a saved Boost now: what it begins with would change
// nothing.
func (s *State) usable(p int, b Boost) *why {
	if lacks := stepRows[firstStep(boostTable[b].Text)].lacks; lacks != nil {
		return lacks(s, p, nobody)
	}
	return nil
}

// lockedCrew is the Criminals with a lock on their tag.
func (s *State) lockedCrew() (set Crew) {
	for k, lock := range s.Locks {
		if lock != noToken {
			set |= 1 << k
		}
	}
	return set
}

// spendBoost discards a saved Boost and resolves it.
func (m runner) spendBoost(p int, b Boost) {
	token := (m.Players[p].Saved & stockOf[b]).first()
	m.Players[p].Saved &^= 1 << token
	for seat := range int(m.Seats) {
		m.Clues[seat].Boosts &^= 1 << token
	}
	m.Spent |= 1 << token
	m.tell(rules.Event{Kind: EvBoostSpent, Who: m.refPlayer(p), What: refBoost(b)})
	m.push(Frame{Kind: frProgram, Who: uint8(p), From: fromBoost, ID: uint8(b), Cast: noCast})
}
