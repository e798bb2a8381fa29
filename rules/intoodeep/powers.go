package intoodeep

import "safehouse/rules"

// dark reports whether a Zone has no power in this game.
func (s *State) dark(z Zone) bool { return int(s.Options.Dark) == int(z)+1 }

// powered reports whether the power of the Zone at a spot can be used: it has one, and
// no Heat lies there.
func (s *State) powered(p Spot) bool { return s.City.heatAt(p) == 0 && !s.dark(s.City.Ring[p]) }

// power cycles Heat into a Zone and resolves what is printed on it (rulebook:
// Use a Zone Power).
func (m runner) power(p int, z Zone) {
	m.cycleHeat(m.City.Spot[z])
	m.tell(rules.Event{Kind: EvPower, Who: m.refPlayer(p), What: refZone(z)})
	m.push(Frame{Kind: frProgram, Who: uint8(p), From: fromPower, ID: uint8(z), Cast: noCast})
}

// cycleHeat takes one marker from each stack into a Zone without Heat; nothing
// happens in one with Heat.
func (m runner) cycleHeat(p Spot) {
	if m.City.heatAt(p) > 0 {
		return
	}
	m.City.cycleHeat(p)
	m.tell(rules.Event{Kind: EvHeat, To: m.refSpot(p)})
}

// optional reports whether what a frame asks may be left undone. Zone powers
// may be used without any benefit (ruling C16), Boosts and Skills may not.
func (f *Frame) optional() bool { return f.From == fromPower }

// tolerate gives one step of Tolerance.
func (m runner) tolerate(p int) {
	m.Players[p].Tolerance = min(m.Players[p].Tolerance+toleranceBy, maxTolerance)
	m.tell(rules.Event{Kind: EvTolerance, Who: m.refPlayer(p), N: toleranceBy, M: int16(m.Players[p].Tolerance)})
}

// Moving pieces anywhere: Skyport, Zinbazaar and Boosts.

func (s *State) againstSend(k Criminal, z Zone) *why {
	switch {
	case !s.cast().Has(k):
		return whyNotInPlay
	case s.City.Pawn[k] == s.City.Spot[z]:
		return whyThereAlready
	}
	return nil
}

// againstSwapItems tells why two Items cannot trade places: they are one, or
// nothing would change.
func (s *State) againstSwapItems(i, j Item) *why {
	switch c := &s.City; {
	case i == j:
		return whySameItem
	case i > j:
		return whyOtherOrder
	case c.Holder[i] == nobody && c.Holder[j] == nobody && c.Lies[i] == c.Lies[j]:
		return whyNoChange
	}
	return nil
}

func (m runner) swapItems(p int, i, j Item) {
	m.City.swap(i, j)
	m.tell(rules.Event{Kind: EvItemsSwapped, Who: m.refPlayer(p), What: refItem(i), To: refItem(j)})
}

func (s *State) againstMoveItem(i Item, z Zone) *why {
	if s.City.Lies[i] == s.City.Spot[z] {
		return whyThereAlready
	}
	return nil
}

// againstSwapItemCriminal tells why a Criminal and an Item cannot trade Zones:
// it holds the Item, or nothing would change.
func (s *State) againstSwapItemCriminal(k Criminal, i Item) *why {
	c := &s.City
	switch {
	case !s.cast().Has(k):
		return whyNotInPlay
	case c.Holder[i] == k:
		return whyHasIt
	case c.Lies[i] == c.Pawn[k]:
		return whyNoChange
	}
	return nil
}

// swapItemCriminal sends a Criminal with its own Item to where the chosen Item
// is, and the Item, loose, to where the Criminal was (ruling C44).
func (m runner) swapItemCriminal(p int, k Criminal, i Item) {
	from, to := m.City.Pawn[k], m.City.itemAt(i)
	m.layItem(i, from)
	if to != from {
		m.moveTo(k, to, p)
	}
}

func (s *State) againstSwapCriminals(a, b Criminal) *why {
	switch {
	case !s.cast().Has(a) || !s.cast().Has(b):
		return whyNotInPlay
	case a == b:
		return whySameCriminal
	case a > b:
		return whyOtherOrder
	case s.City.Pawn[a] == s.City.Pawn[b]:
		return whyNoChange
	}
	return nil
}

func (m runner) swapCriminals(p int, a, b Criminal) {
	at, to := m.City.Pawn[a], m.City.Pawn[b]
	m.moveTo(a, to, p)
	m.moveTo(b, at, p)
}

// againstMoveHeat tells why a Heat stack cannot go to a Zone.
func (s *State) againstMoveHeat(from, to Zone) *why {
	switch {
	case s.City.heatAt(s.City.Spot[from]) == 0:
		return whyNoHeat
	case s.City.heatAt(s.City.Spot[to]) > 0:
		return whyHeatThere
	}
	return nil
}

// moveHeat takes the whole stack of a Zone to one without Heat (ruling C43).
func (m runner) moveHeat(from, to Spot) {
	for i := range m.City.Heat {
		if m.City.Heat[i] == from {
			m.City.Heat[i] = to
			m.tell(rules.Event{Kind: EvHeatMoved, From: m.refSpot(from), To: m.refSpot(to), N: int16(3 - i)})
			return
		}
	}
}
