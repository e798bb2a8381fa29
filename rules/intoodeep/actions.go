package intoodeep

import "safehouse/rules"

// actAnswers appends everything that the acting player can do in the Perform
// Actions step (rulebook: 3. Perform Actions).
func (s *State) actAnswers(dst []rules.Action) []rules.Action {
	p := int(s.Now)
	pl := &s.Players[p]
	var powers uint8 // Zones already offered
	for _, k := range pl.Hooks {
		if k == nobody {
			continue
		}
		if s.affords(k) {
			dst = s.paidAnswers(k, &powers, dst)
		}
		if s.againstSkill(k) == 0 {
			dst = append(dst, rules.Do(vSkill, int(k)))
		}
	}
	for _, k := range pl.Hooks {
		if k == nobody {
			continue
		}
		if s.againstStamina(k) == 0 {
			dst = append(dst, rules.Do(vStamina, int(k)))
		}
		if s.againstDrop(k) == 0 {
			dst = append(dst, rules.Do(vDrop, int(k)))
		}
	}
	if sides := pl.Crimes.and(cardsIn[Sides]); !sides.empty() {
		sc := s.scene(p)
		for !sides.empty() {
			if i := sides.next(); s.holds(p, i, &sc, nil) {
				dst = append(dst, rules.Do(vSide, i))
			}
		}
	}
	for rest := pl.Saved; rest != 0; {
		b := boostOf[rest.first()]
		rest &^= stockOf[b]
		if s.usable(p, b) == 0 {
			dst = append(dst, rules.Do(vBoost, int(b)))
		}
	}
	return append(dst, rules.Do(vDone))
}

// paidAnswers appends what a Criminal can do for an action, its Skill apart.
func (s *State) paidAnswers(k Criminal, powers *uint8, dst []rules.Action) []rules.Action {
	c := &s.City
	at := c.Pawn[k]
	for _, to := range [2]Spot{at.cw(1), at.cw(-1)} {
		if s.passes(k, at, to) {
			dst = append(dst, rules.Do(vMove, int(k), int(c.Ring[to])))
		}
	}
	for i, lies := range c.Lies {
		if lies == at {
			dst = append(dst, rules.Do(vPick, int(k), i))
		}
	}
	if z := c.Ring[at]; c.heatAt(at) == 0 && *powers>>z&1 == 0 {
		*powers |= 1 << z
		dst = append(dst, rules.Do(vPower, int(z)))
	}
	if s.Turning.Actions > 0 && s.Players[s.Now].Grip[k] < topGrip {
		dst = append(dst, rules.Do(vGrip, int(k)))
	}
	return dst
}

// affords reports whether an action of k can be paid.
func (s *State) affords(k Criminal) bool {
	return s.Turning.Push == k || s.Turning.Actions > 0
}

// spend pays for an action of k: with its extra one from Stamina, if it has one.
func (m *mission) spend(k Criminal) {
	m.Turning.Free = 0
	if k != nobody && m.Turning.Push == k {
		m.Turning.Push = nobody
	} else {
		m.Turning.Actions--
	}
}

// passes reports whether k gets from one Zone to its neighbour in a move of
// its own: past a Blockade only with the Ghost's Skill or Ignore Blockades.
func (s *State) passes(k Criminal, from, to Spot) bool {
	if !s.City.between(from, to) || s.Turning.Ignoring {
		return true
	}
	return walkers.Has(k) && s.skilled(int(s.Now), k)
}

// againstMine tells why the acting player cannot act with k now.
func (s *State) againstMine(k Criminal) reason {
	switch {
	case !s.cast().Has(k):
		return whyNotInPlay
	case !s.hooked(int(s.Now)).Has(k):
		return whyNotHooked
	}
	return 0
}

// againstPaying tells why k cannot take an action.
func (s *State) againstPaying(k Criminal) reason {
	if r := s.againstMine(k); r != 0 {
		return r
	}
	switch {
	case s.affords(k):
		return 0
	case s.Turning.Push != nobody:
		return whyPushOnly
	}
	return whyNoActions
}

func (s *State) againstMove(k Criminal, z Zone) reason {
	if r := s.againstPaying(k); r != 0 {
		return r
	}
	at, to := s.City.Pawn[k], s.City.Spot[z]
	switch {
	case at.apart(to) != 1:
		return whyNotAdjacent
	case !s.passes(k, at, to):
		return whyBlockade
	}
	return 0
}

func (s *State) againstPick(k Criminal, i Item) reason {
	if r := s.againstPaying(k); r != 0 {
		return r
	}
	switch {
	case s.City.Holder[i] == k:
		return whyHasIt
	case s.City.Holder[i] != nobody:
		return whyItemHeld
	case s.City.Lies[i] != s.City.Pawn[k]:
		return whyItemElsewhere
	}
	return 0
}

// againstPower tells why the power of a Zone cannot be used by somebody who
// stands there.
func (s *State) againstPower(z Zone) reason {
	at := s.City.Spot[z]
	here := s.City.with(at) & s.hooked(int(s.Now))
	switch {
	case here == 0:
		return whyNobodyThere
	case s.City.heatAt(at) > 0:
		return whyHeat
	}
	for rest := here; rest != 0; rest = rest.rest() {
		if s.affords(rest.first()) {
			return 0
		}
	}
	if s.Turning.Push != nobody {
		return whyPushOnly
	}
	return whyNoActions
}

func (s *State) againstGrip(k Criminal) reason {
	switch r := s.againstPaying(k); {
	case r != 0:
		return r
	case s.Turning.Actions == 0:
		return whyPushGrip
	case s.Players[s.Now].Grip[k] == topGrip:
		return whyGripTop
	}
	return 0
}

// againstStamina tells why k cannot buy an extra action: for 1 Grip in the
// Stamina range, one extra action at a time.
func (s *State) againstStamina(k Criminal) reason {
	if r := s.againstMine(k); r != 0 {
		return r
	}
	switch {
	case s.Turning.Push != nobody:
		return whyPushFirst
	case s.Players[s.Now].Grip[k] < staminaFrom:
		return whyNoStamina
	}
	return 0
}

func (s *State) againstDrop(k Criminal) reason {
	if r := s.againstMine(k); r != 0 {
		return r
	}
	switch {
	case s.City.Holds[k] == noItem:
		return whyHoldsNothing
	case s.Turning.Free >= freeLimit:
		return whyFreeLimit
	}
	return 0
}

// againstSide tells why a Side Crime cannot be completed.
func (s *State) againstSide(i int) reason {
	switch {
	case deckOf[i] != Sides:
		return whyNoSideCrime
	case !s.Players[s.Now].Crimes.Has(i):
		return whyNotInHand
	case !s.satisfied(int(s.Now), i):
		return whyCriteria
	}
	return 0
}

func (s *State) againstBoost(b Boost) reason {
	if s.Players[s.Now].Saved&stockOf[b] == 0 {
		return whyNoSuchBoost
	}
	return s.usable(int(s.Now), b)
}

// answerAct carries out what the player does in the Perform Actions step.
func (m *mission) answerAct(a rules.Action) {
	p := int(m.Now)
	k := Criminal(a.Args[0])
	switch a.Verb {
	case vMove:
		m.spend(k)
		m.moveTo(k, m.City.Spot[a.Args[1]], p)
	case vPick:
		m.spend(k)
		m.pick(k, Item(a.Args[1]))
	case vPower:
		m.usePower(Zone(a.Args[0]))
	case vGrip:
		m.spend(nobody) // an extra action from Stamina gives no Grip back
		m.raise(p, k, 1)
	case vSkill:
		m.useSkill(k)
	case vStamina:
		m.Turning.Push = k
		m.Turning.Free = 0
		m.lower(p, k, 1)
	case vDrop:
		m.Turning.Free++
		m.dropItem(k)
	case vSide:
		m.Turning.Free = 0
		m.begin(p, int(a.Args[0]))
	case vBoost:
		m.Turning.Free = 0
		m.spendBoost(p, Boost(a.Args[0]))
	case vDone:
		if k := m.Turning.Push; k != nobody {
			m.Turning.Push = nobody
			m.tell(rules.Event{Kind: evUnused, Who: m.refPlayer(p), What: refCriminal(k)})
		}
		m.Phase = Storying
	}
}

// usePower cycles Heat into a Zone and resolves its power for a Criminal that
// stands there; the one with the bought action goes first.
func (m *mission) usePower(z Zone) {
	here := m.City.with(m.City.Spot[z]) & m.hooked(int(m.Now))
	k := here.first()
	if here.Has(m.Turning.Push) {
		k = m.Turning.Push
	}
	m.spend(k)
	m.power(int(m.Now), z)
}

// moveTo puts a Criminal with its Item into another Zone; by is the player who
// does it, or -1.
func (m *mission) moveTo(k Criminal, to Spot, by int) {
	from := m.City.Pawn[k]
	m.City.Pawn[k] = to
	e := rules.Event{Kind: evMoved, What: refCriminal(k), From: m.refSpot(from), To: m.refSpot(to)}
	if by >= 0 {
		e.Who = m.refPlayer(by)
	}
	m.tell(e)
}

// pick puts an Item into a Criminal's hand; what it held drops.
func (m *mission) pick(k Criminal, i Item) {
	m.dropItem(k)
	from := m.City.Holder[i]
	e := rules.Event{Kind: evPicked, Who: refCriminal(k), What: refItem(i), From: m.refSpot(m.City.itemAt(i))}
	if from != nobody {
		e.Kind, e.From = evTaken, refCriminal(from)
	}
	m.City.hand(i, k)
	m.tell(e)
}

// dropItem lets a Criminal put its Item down.
func (m *mission) dropItem(k Criminal) {
	if i := m.City.drop(k); i != noItem {
		m.tell(rules.Event{Kind: evDropped, Who: refCriminal(k), What: refItem(i), To: m.refSpot(m.City.Pawn[k])})
	}
}

// layItem puts an Item, loose or held, loose into a Zone.
func (m *mission) layItem(i Item, to Spot) {
	from := m.City.itemAt(i)
	m.City.lay(i, to)
	m.tell(rules.Event{Kind: evItemMoved, What: refItem(i), From: m.refSpot(from), To: m.refSpot(to)})
}
