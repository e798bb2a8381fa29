package intoodeep

import (
	"safehouse/rules"
	"safehouse/rules/machine"
)

// actAnswers appends everything that the acting player can do in the Perform
// Actions step (rulebook: 3. Perform Actions).
func (s *State) actAnswers(dst []rules.Action) []rules.Action {
	p := int(s.Now)
	pl := &s.Players[p]
	var powers uint8 // Zones already offered
	for _, k := range pl.Hooks {
		if k == nobody {
			break
		}
		if s.affords(k) {
			dst = s.paidAnswers(k, &powers, dst)
		}
		if s.againstUsing(k) == nil {
			dst = machine.Add(dst, VSkill, int16(k), 0)
		}
	}
	for _, k := range pl.Hooks {
		if k == nobody {
			break
		}
		if s.againstPushing(k) == nil {
			dst = machine.Add(dst, VStamina, int16(k), 0)
		}
		if s.againstDropping(k) == nil {
			dst = machine.Add(dst, VDrop, int16(k), 0)
		}
	}
	if sides := pl.Crimes.and(cardsIn[Sides]); !sides.empty() {
		sc := s.scene(p)
		for !sides.empty() {
			if i := sides.next(); s.holds(p, i, &sc, nil) {
				dst = machine.Add(dst, VSide, int16(i), 0)
			}
		}
	}
	for rest := pl.Saved; rest != 0; {
		b := boostOf[rest.first()]
		rest &^= stockOf[b]
		if s.usable(p, b) == nil {
			dst = machine.Add(dst, VBoost, int16(b), 0)
		}
	}
	return dst
}

// paidAnswers appends what a Criminal can do for an action, its Skill apart.
func (s *State) paidAnswers(k Criminal, powers *uint8, dst []rules.Action) []rules.Action {
	c := &s.City
	at := c.Pawn[k]
	for _, to := range [2]Spot{at.cw(1), at.cw(-1)} {
		if s.passes(k, at, to) {
			dst = machine.Add(dst, VMove, int16(k), int16(c.Ring[to]))
		}
	}
	for i, lies := range c.Lies {
		if lies == at {
			dst = machine.Add(dst, VPick, int16(k), int16(i))
		}
	}
	if z := c.Ring[at]; s.powered(at) && *powers>>z&1 == 0 {
		*powers |= 1 << z
		dst = machine.Add(dst, VPower, int16(z), 0)
	}
	if s.Turning.Actions > 0 && s.Players[s.Now].Grip[k] < topGrip {
		dst = machine.Add(dst, VGrip, int16(k), 0)
	}
	return dst
}

// affords reports whether an action of k can be paid.
func (s *State) affords(k Criminal) bool {
	return s.Turning.Push == k || s.Turning.Actions > 0
}

// spend pays for an action of k: with its extra one from Stamina, if it has one.
func (m runner) spend(k Criminal) {
	m.Turning.Free = 0
	if k != nobody && m.Turning.Push == k {
		m.Turning.Push = nobody
	} else {
		m.Turning.Actions--
	}
}

// passes reports whether k gets from one Zone to its neighbour in a move of
// its own: past a Blockade only with the Ghost's Skill, Ignore Blockades or tunnels.
func (s *State) passes(k Criminal, from, to Spot) bool {
	if !s.City.between(from, to) || s.ignores(int(s.Now)) {
		return true
	}
	return walkers.Has(k) && s.skilled(int(s.Now), k)
}

// againstMine tells why the acting player cannot act with k now.
func (s *State) againstMine(k Criminal) *why {
	switch {
	case !s.cast().Has(k):
		return whyNotInPlay
	case !s.hooked(int(s.Now)).Has(k):
		return whyNotHooked
	}
	return nil
}

// againstPaying tells why k cannot take an action.
func (s *State) againstPaying(k Criminal) *why {
	if r := s.againstMine(k); r != nil {
		return r
	}
	switch {
	case s.affords(k):
		return nil
	case s.Turning.Push != nobody:
		return whyPushOnly
	}
	return whyNoActions
}

func (s *State) againstMove(k Criminal, z Zone) *why {
	if r := s.againstPaying(k); r != nil {
		return r
	}
	at, to := s.City.Pawn[k], s.City.Spot[z]
	switch {
	case at.apart(to) != 1:
		return whyNotAdjacent
	case !s.passes(k, at, to):
		return whyBlockade
	}
	return nil
}

func (s *State) againstPick(k Criminal, i Item) *why {
	if r := s.againstPaying(k); r != nil {
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
	return nil
}

// againstPower tells why the power of a Zone cannot be used by somebody who
// stands there.
func (s *State) againstPower(z Zone) *why {
	at := s.City.Spot[z]
	here := s.City.with(at) & s.hooked(int(s.Now))
	switch {
	case here == 0:
		return whyNobodyThere
	case s.dark(z):
		return whyDark
	case s.City.heatAt(at) > 0:
		return whyHeat
	}
	for rest := here; rest != 0; rest = rest.rest() {
		if s.affords(rest.first()) {
			return nil
		}
	}
	if s.Turning.Push != nobody {
		return whyPushOnly
	}
	return whyNoActions
}

func (s *State) againstGrip(k Criminal) *why {
	switch r := s.againstPaying(k); {
	case r != nil:
		return r
	case s.Turning.Actions == 0:
		return whyPushGrip
	case s.Players[s.Now].Grip[k] == topGrip:
		return whyGripTop
	}
	return nil
}

// againstStamina tells why k cannot buy an extra action: for 1 Grip in the
// Stamina range, one extra action at a time.
func (s *State) againstStamina(k Criminal) *why {
	if r := s.againstMine(k); r != nil {
		return r
	}
	return s.againstPushing(k)
}

// againstPushing is againstStamina of a hooked Criminal.
func (s *State) againstPushing(k Criminal) *why {
	switch {
	case s.Turning.Push != nobody:
		return whyPushFirst
	case s.Players[s.Now].Grip[k] < staminaFrom:
		return whyNoStamina
	}
	return nil
}

func (s *State) againstDrop(k Criminal) *why {
	if r := s.againstMine(k); r != nil {
		return r
	}
	return s.againstDropping(k)
}

// againstDropping is againstDrop of a hooked Criminal.
func (s *State) againstDropping(k Criminal) *why {
	switch {
	case s.City.Holds[k] == noItem:
		return whyHoldsNothing
	case s.Turning.Free >= freeLimit:
		return whyFreeLimit
	}
	return nil
}

// againstSide tells why a Side Crime cannot be completed.
func (s *State) againstSide(i int) *why {
	switch {
	case deckOf[i] != Sides:
		return whyNoSideCrime
	case !s.Players[s.Now].Crimes.Has(i):
		return whyNotInHand
	case !s.satisfied(int(s.Now), i):
		return whyCriteria
	}
	return nil
}

func (s *State) againstBoost(b Boost) *why {
	if s.Players[s.Now].Saved&stockOf[b] == 0 {
		return whyNoSuchBoost
	}
	return s.usable(int(s.Now), b)
}

// usePower cycles Heat into a Zone and resolves its power for a Criminal that
// stands there; the one with the bought action goes first.
func (m runner) usePower(z Zone) {
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
func (m runner) moveTo(k Criminal, to Spot, by int) {
	from := m.City.Pawn[k]
	m.City.Pawn[k] = to
	e := rules.Event{Kind: EvMoved, What: refCriminal(k), From: m.refSpot(from), To: m.refSpot(to)}
	if by >= 0 {
		e.Who = m.refPlayer(by)
	}
	m.tell(e)
}

// pick puts an Item into a Criminal's hand; what it held drops.
func (m runner) pick(k Criminal, i Item) {
	m.dropItem(k)
	from := m.City.Holder[i]
	e := rules.Event{Kind: EvPicked, Who: refCriminal(k), What: refItem(i), From: m.refSpot(m.City.itemAt(i))}
	if from != nobody {
		e.Kind, e.From = EvTaken, refCriminal(from)
	}
	m.City.hand(i, k)
	m.tell(e)
}

// dropItem lets a Criminal put its Item down.
func (m runner) dropItem(k Criminal) {
	if i := m.City.drop(k); i != noItem {
		m.tell(rules.Event{Kind: EvDropped, Who: refCriminal(k), What: refItem(i), To: m.refSpot(m.City.Pawn[k])})
	}
}

// layItem puts an Item, loose or held, loose into a Zone.
func (m runner) layItem(i Item, to Spot) {
	from := m.City.itemAt(i)
	m.City.lay(i, to)
	m.tell(rules.Event{Kind: EvItemMoved, What: refItem(i), From: m.refSpot(from), To: m.refSpot(to)})
}
