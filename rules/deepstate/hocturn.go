package deepstate

import "safehouse/rules"

// HOC's turn (games §12.3): its Action card says what to try. Where choices are
// equal, the leftmost card of the zone or the first token in order is taken,
// in seizing too (a ruling of ours).

// hocTurn plays HOC's turn.
func (c runner) hocTurn() {
	if c.Supervisor == HOC {
		c.bring(HOC, 2)
	}
	card, open := c.HOCNext()
	if c.Head.Next = 0; !open {
		card = c.drawHOC()
	}
	c.tell(rules.Event{Kind: EvHOCCard, Who: c.RefPlayer(HOC), What: RefHOCCard(card), Reveals: true})
	if c.hocFollows(hocTable[card].Text) {
		return
	}
	c.tell(rules.Event{Kind: EvHOCOtherwise, Who: c.RefPlayer(HOC), What: RefHOCCard(card)})
	if c.hocFollows(hocOtherwise) {
		return
	}
	c.tell(rules.Event{Kind: EvSkipped, Who: c.RefPlayer(HOC)})
}

// drawHOC draws one of HOC's Action cards; an empty deck is made anew.
func (c runner) drawHOC() HOCCard {
	if c.Head.Deck == ([hocKinds]uint8{}) {
		c.Head.Deck = fullHOCDeck()
		c.tell(rules.Event{Kind: EvHOCReshuffled, N: HOCCards})
	}
	card := HOCCard(c.Luck.Weigh(drawHOC, c.Head.Deck[:]))
	c.Head.Deck[card]--
	return card
}

// tapHOC turns up the Action card that HOC will follow in the Action Phase that begins, where
// an option of ours lets it lie open and HOC is there.
func (c runner) tapHOC() {
	if !c.Options.Wiretap || c.Head.Away > 0 {
		return
	}
	card := c.drawHOC()
	c.Head.Next = uint8(card) + 1
	c.tell(rules.Event{Kind: EvHOCShown, Who: c.RefPlayer(HOC), What: RefHOCCard(card), Reveals: true})
}

// HOCNext is the Action card that HOC will follow on its next turn, where it lies open.
func (s *State) HOCNext() (card HOCCard, ok bool) {
	return HOCCard(s.Head.Next - 1), s.Head.Next > 0
}

// hocFollows does the first instruction of a text that is possible, and reports
// whether there was one.
func (c runner) hocFollows(text []Step) bool {
	for _, st := range text {
		if st.row().try.tries(c, st) {
			return true
		}
	}
	return false
}

// fullHOCDeck is all 14 Action cards.
func fullHOCDeck() (deck [hocKinds]uint8) {
	for card := range deck {
		deck[card] = hocTable[card].Copies
	}
	return deck
}

// HOCToCome is how many of each kind of HOC's Action cards can come next: those left in its deck, all 14 when none is. Those
// that came lie open, so every player knows. Where the next one lies open it is that one.
func (s *State) HOCToCome() (left [hocKinds]uint8, all int) {
	if card, ok := s.HOCNext(); ok {
		left[card] = 1
		return left, 1
	}
	left = s.Head.Deck
	if left == ([hocKinds]uint8{}) {
		left = fullHOCDeck()
	}
	for _, n := range left {
		all += int(n)
	}
	return left, all
}

// hocInfiltrates Infiltrates the card of highest worth among those wanted that
// HOC can reach and pay, with the least number and up to more besides.
func (c runner) hocInfiltrates(more int, wanted func(*State, Card) bool) bool {
	best, worth := noCard, 0
	for _, card := range c.Row[:c.RowLen] {
		if !wanted(c.State, card) || c.againstCard(HOC, card) != nil || c.leastForce(HOC, card) > int(c.Players[HOC].Reserve) {
			continue
		}
		if w := c.hocWorth(card.Kind()); best == noCard || w > worth {
			best, worth = card, w
		}
	}
	if best == noCard {
		return false
	}
	n := min(int(c.Players[HOC].Reserve), c.leastForce(HOC, best)+more)
	c.infiltrate(HOC, best, n)
	return true
}

// hocWorth is what a kind is worth to HOC (games §12.3).
func (s *State) hocWorth(k Kind) int {
	own := func(g Group) int { return s.groupCount(HOC, g) }
	switch g := objectiveTable[k].Group; {
	case g.Basic():
		n := 1 + int(s.Players[HOC].Kinds[multiplier[g]])
		if s.Players[HOC].Kinds[CrimeSyndicates] > 0 && own(g) == min(own(MassControl), own(Finance), own(Science)) {
			n++
		}
		return n
	case k == CrimeSyndicates:
		return max(4, 3*min(own(MassControl), own(Finance), own(Science)))
	case k == Corporations:
		return max(4, 3*own(SupremePower))
	case k == InnerCircle:
		return 4
	case g == KeyConnections:
		return 2
	}
	for g, m := range multiplier {
		if m == k {
			return max(3, own(Group(g)))
		}
	}
	return 0
}

// multiplier is the Objective that counts the cards of a basic group.
var multiplier = func() (m [basics]Kind) {
	for k := range Kind(kinds) {
		for _, st := range objectiveTable[k].Score {
			if st.Do == doPerCard {
				m[st.What] = k
			}
		}
	}
	return m
}()

// hocProject is the Project in which HOC Advances: the first in the order of
// its tokens, or the one where it stands highest.
func (s *State) hocProject(top bool) (Project, bool) {
	if s.restricted(HOC) {
		return 0, false
	}
	st := &s.Players[HOC]
	best, found := Project(0), false
	for _, project := range s.Head.Order {
		if int(st.Stages[project]) >= s.hocLimit() || s.againstStage(HOC, project, 0, 0) != nil {
			continue
		}
		if !found || top && st.Stages[project] > st.Stages[best] {
			best, found = project, true
		}
	}
	return best, found
}

// hocLimit is the highest Stage that HOC may enter in this round.
func (s *State) hocLimit() int {
	return max(0, int(s.Round)+int(identityTable[s.Options.Level].Ahead))
}

// hocTreaty reveals Treaties, one and one more for each grudge, and keeps the
// one with most Influence printed on it: on a tie one that brings a Secondary,
// then the first. Its Conditions and effects are ignored (games §12.5).
func (c runner) hocTreaty() {
	best, rank := noTreaty, -1
	var seen [MaxReveal]Treaty
	n := 0
	for range min(MaxReveal, 1+int(c.Head.Grudges)) {
		if !c.refillTreaties() {
			break
		}
		t := c.takeTreaty(drawTreaty)
		seen[n] = t
		n++
		c.Players[HOC].Made = c.Players[HOC].Made.With(t) // where it lies until one is kept
		c.forget(t)
		c.tell(rules.Event{Kind: EvHOCReveals, Who: c.RefPlayer(HOC), What: RefTreaty(t), Reveals: true})
		b := t.Brings()
		r := 2 * b.Points
		if b.Secondaries > 0 {
			r++
		}
		if r > rank {
			best, rank = t, r
		}
	}
	c.Head.Grudges = 0
	for _, t := range seen[:n] {
		if t != best {
			c.Players[HOC].Made = c.Players[HOC].Made.Without(t)
			c.Discard = c.Discard.With(t)
			c.DiscardSize++
			c.showDiscard(t)
		}
	}
	if best == noTreaty {
		return
	}
	c.tell(rules.Event{Kind: EvHOCKeeps, Who: c.RefPlayer(HOC), What: RefTreaty(best)})
	b := best.Brings()
	c.takeSecondaries(HOC, b.Group, b.Secondaries)
}

// hocAttaches places HOC's Inner Circles where they bring most.
func (c runner) hocAttaches() {
	h := c.holdings(HOC)
	lo, hi := copiesOf(InnerCircle)
	for ic := lo; ic < hi; ic++ {
		if !c.looseCircle(HOC, ic) {
			continue
		}
		best, gain := noCard, c.influence(HOC, h, objectiveTable[InnerCircle].Score)
		for card := range Card(objectives) {
			if !c.canHost(HOC, card) {
				continue
			}
			if more := c.hosting(HOC, h, card); more > gain {
				best, gain = card, more
			}
		}
		if best != noCard {
			c.attach(HOC, ic, best)
		}
	}
}
