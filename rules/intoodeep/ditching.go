package intoodeep

import (
	"safehouse/rules"
	"safehouse/rules/machine"
)

// The fifth step: ditch and draw (rulebook: 5. Ditch and Draw Cards).

func (s *State) ditchAnswers(dst []rules.Action) []rules.Action {
	for set := s.Players[s.Now].Crimes; !set.empty(); {
		i := set.next()
		dst = machine.Add(dst, [decks]rules.Verb{VDitchOne, VDitchTwo, VDitchThree, VDitchSide}[deckOf[i]], int16(i), 0)
	}
	return dst
}

func (s *State) againstDitch(d Deck, i int) *why {
	switch {
	case deckOf[i] != d:
		return whyWrongDeck
	case !s.Players[s.Now].Crimes.Has(i):
		return whyNotInHand
	}
	return nil
}

// ditch puts a card at the bottom of its deck; only its owner knows which.
func (m runner) ditch(p, i int) {
	pl := &m.Players[p]
	d := deckOf[i]
	pl.Crimes.remove(i)
	u := &m.Under[d]
	u.Cards[u.N] = uint8(i)
	u.N++
	m.moved(famCrimes, i, inHand+p, inUnder, 0, pl.Crimes.and(cardsIn[d]).Len())
	m.tellOwner(p, rules.Event{Kind: EvDitchedCard, Who: m.refPlayer(p), What: refCrime(i)})
	m.tell(rules.Event{Kind: EvDitched, Who: m.refPlayer(p), To: rules.At(kDeck, int(d))})
}

// deckSize is the number of cards in a crime deck, ditched ones included.
func (s *State) deckSize(d Deck) int {
	return s.Crimes.and(cardsIn[d]).Len() + int(s.Unseen.Deck[d]) + int(s.Under[d].N)
}

// drawCrime takes the top card of a deck, or returns -1. The ditched cards come
// last, in the order in which they were ditched; a Side deck that has run out
// is made anew from the completed Side Crimes.
func (m runner) drawCrime(d Deck) (i int, under bool) {
	set := m.Crimes.and(cardsIn[d])
	if set.empty() && m.Under[d].N == 0 && d == Sides && !m.Done.empty() {
		set = m.Done
		m.Crimes = m.Crimes.or(m.Done)
		m.Done = Set{}
		m.tell(rules.Event{Kind: EvSidesShuffled, N: int16(set.Len())})
	}
	if !set.empty() {
		i = m.Luck.PickWide(drawCrime, set[:])
		m.Crimes.remove(i)
		return i, false
	}
	u := &m.Under[d]
	if u.N == 0 {
		return -1, false
	}
	i = int(u.Cards[0])
	copy(u.Cards[:], u.Cards[1:u.N])
	u.N--
	u.Cards[u.N] = noCrime
	return i, true
}

// drawToHand draws a crime into a hand.
func (m runner) drawToHand(p int, d Deck) {
	i, under := m.drawCrime(d)
	if i < 0 {
		return
	}
	m.Players[p].Crimes.add(i)
	if under {
		m.moved(famCrimes, i, inUnder, inHand+p, onlySeat(p, m.isEcho(p)), int(m.Under[d].N))
	}
	m.tellOwner(p, rules.Event{Kind: EvDrewCard, Who: m.refPlayer(p), What: refCrime(i), Reveals: true})
	m.tell(rules.Event{Kind: EvDrew, Who: m.refPlayer(p), From: rules.At(kDeck, int(d))})
}

// drawUnseen lays a crime face down beside a Console, where it stays unseen
// until the end of the turn (ruling C18).
func (m runner) drawUnseen(p int, d Deck) {
	i, under := m.drawCrime(d)
	if i < 0 {
		return
	}
	m.Players[p].Waiting.add(i)
	if under {
		m.moved(famCrimes, i, inUnder, inWaiting+p, 0, int(m.Under[d].N))
	}
	m.tell(rules.Event{Kind: EvWaiting, Who: m.refPlayer(p), From: rules.At(kDeck, int(d))})
}

// lacking is the decks from which p may draw towards one Side and one Story
// Crime in hand; cards beside the Console do not count (ruling C61).
func (s *State) lacking(p int) (set uint8) {
	sides, stories := 0, 0
	for d := range Deck(decks) {
		n := s.Players[p].Crimes.and(cardsIn[d]).Len() + int(s.Unseen.Crimes[p][d])
		if d == Sides {
			sides += n
		} else {
			stories += n
		}
	}
	for d := range Deck(decks) {
		if sides > 0 && stories > 0 {
			break
		}
		if s.againstDraw(d) == nil && (d == Sides && sides == 0 || d != Sides && stories == 0) {
			set |= 1 << d
		}
	}
	return set
}

// drawStep offers the cards that the hand lacks (rulebook: 5. Ditch and Draw
// Cards). Drawing is a "may": in the fifth step, and once more before one's next
// turn, where the rulebook allows it at any point until then.
func (m runner) drawStep() {
	if p := int(m.Now); m.lacking(p) != 0 {
		m.ask(askDraw, p)
	} else {
		m.endDrawing(p)
	}
}

// drawNone leaves the hand as it is.
func (m runner) drawNone(p int) {
	m.tell(rules.Event{Kind: EvDrewNone, Who: m.refPlayer(p)})
	m.endDrawing(p)
}

// endDrawing goes on to the hook step, or lets the cards beside the Console join
// the hand and ends the turn.
func (m runner) endDrawing(p int) {
	if m.Phase == Redrawing {
		m.Phase = Hooking
		return
	}
	pl := &m.Players[p]
	n := pl.Waiting.Len()
	for rest := pl.Waiting; !rest.empty(); {
		i := rest.next()
		pl.Waiting.remove(i)
		pl.Crimes.add(i)
		m.moved(famCrimes, i, inWaiting+p, inHand+p, rules.Only(p), pl.Waiting.and(cardsIn[deckOf[i]]).Len())
		m.tellOwner(p, rules.Event{Kind: EvDrewCard, Who: m.refPlayer(p), What: refCrime(i), Reveals: true})
	}
	if n > 0 {
		m.tell(rules.Event{Kind: EvJoined, Who: m.refPlayer(p), N: int16(n)})
	}
	m.endTurn()
}

// againstDraw tells why no card comes from a deck.
func (s *State) againstDraw(d Deck) *why {
	if s.deckSize(d) == 0 && (d != Sides || s.Done.empty()) {
		return whyDeckEmpty
	}
	return nil
}

// againstDrawing tells why a deck is not drawn from in the fifth step.
func (s *State) againstDrawing(d Deck) *why {
	switch r := s.againstDraw(d); {
	case r != nil:
		return r
	case s.lacking(int(s.Now))>>d&1 == 1:
		return nil
	case d == Sides:
		return whySideInHand
	}
	return whyStoryInHand
}
