package deepstate

import "safehouse/rules"

// The Treaty Phase (rulebook: 3. Treaty Phase).

// treatyPhase lets every player in turn make a Treaty, HOC by its own way.
func (c runner) treatyPhase() {
	if c.Done == c.count() {
		c.Phase, c.Done = TrimPhase, 0
		return
	}
	p := c.at(c.Done)
	c.Done++
	if c.automa(p) {
		c.hocTreaty()
		return
	}
	c.push(Frame{Kind: frMake, By: p})
}

// makeTreaties asks as long as the player may make one more: one, one more at
// the last Stage of DEEP STATE, and one more for each Freemasons (ruling 31).
// Frame.N counts those made, Frame.M those added.
func (c runner) makeTreaties(f *Frame) {
	if int(f.N) >= 1+int(f.M)+c.bonus(f.By, doTreaties) {
		c.pop()
		return
	}
	c.ask(AskTreaty, f.By)
}

// anotherTreaty adds to the Treaties that p may make in this phase.
func (c runner) anotherTreaty(p Player, n int) {
	for i := range c.Depth {
		if f := &c.Stack[i]; f.Kind == frMake && f.By == p {
			f.M += uint8(n)
		}
	}
}

// makeTreaty puts a Treaty of the hand in front of p: first it lies there, then
// its benefit is taken, then an Immediate effect runs (games §7.1).
func (c runner) makeTreaty(p Player, t Treaty) {
	st := &c.Players[p]
	st.Hand = st.Hand.Without(t)
	st.HandSize--
	st.Made = st.Made.With(t)
	c.forget(t)
	c.tell(rules.Event{Kind: EvMade, Who: c.RefPlayer(p), What: RefTreaty(t), Reveals: true})
	card := t.card()
	for _, step := range card.Benefit {
		c.step(p, step)
	}
	if card.Type == Immediate {
		c.push(Frame{Kind: frTreaty, By: p, Card: uint8(t)})
	}
}

// takeSecondaries takes up to n Secondary Objectives of a group from the
// supply; a group that has run out gives nothing.
func (c runner) takeSecondaries(p Player, g Group, n int) {
	n = min(n, int(c.Supply[g]))
	if n == 0 {
		return
	}
	c.Supply[g] -= uint8(n)
	c.Players[p].Secondaries[g] += uint8(n)
	c.tell(rules.Event{Kind: EvSecondary, Who: c.RefPlayer(p), What: RefGroup(g), N: int16(n)})
}

// drawTreaties draws n Treaties into p's hand. An empty deck is made anew from
// the discards; with neither nothing is drawn (ruling 32).
func (c runner) drawTreaties(p Player, n int) {
	st := &c.Players[p]
	got := 0
	for range n {
		if !c.refillTreaties() {
			break
		}
		t := c.takeTreaty(drawTreaty)
		st.Hand = st.Hand.With(t)
		st.HandSize++
		c.drewClue(p)
		c.Clues[p].drop(t)
		got++
		c.tell(rules.Event{Kind: EvTreatyDrawn, Who: c.RefPlayer(p), What: RefTreaty(t), Seen: rules.Only(int(p)), Reveals: true})
	}
	if got > 0 {
		c.tell(rules.Event{Kind: EvDrewTreaties, Who: c.RefPlayer(p), N: int16(got)})
	}
}

// refillTreaties shuffles the discards into an empty deck and reports whether
// there is a card to draw.
func (c runner) refillTreaties() bool {
	if c.DeckSize > 0 {
		return true
	}
	if c.DiscardSize == 0 {
		return false
	}
	c.Deck, c.DeckSize = c.Discard, c.DiscardSize
	c.Discard, c.DiscardSize = 0, 0
	for i := range c.Clues {
		may := &c.Clues[i].May
		may[inDeck], may[inDiscard] = may[inDiscard], 0
	}
	c.dropIdle()
	c.tell(rules.Event{Kind: EvReshuffled, N: int16(c.DeckSize)})
	return true
}

// takeTreaty takes a random Treaty from the deck, which must hold one.
func (c runner) takeTreaty(k rules.DrawKind) Treaty {
	t := Treaty(c.Luck.Pick(k, uint64(c.Deck)))
	c.Deck = c.Deck.Without(t)
	c.DeckSize--
	return t
}

// trimPhase has every hand over the limit cut down (rulebook: Treaty Phase,
// Step 2).
func (c runner) trimPhase() {
	for c.Done < c.count() {
		p := c.at(c.Done)
		c.Done++
		if c.Players[p].HandSize > TreatyLimit {
			c.push(Frame{Kind: frTrim, By: p})
			return
		}
	}
	c.nextRound()
}

// discardTreaty lays a Treaty of the hand face down on the discards.
func (c runner) discardTreaty(p Player, t Treaty) {
	st := &c.Players[p]
	st.Hand = st.Hand.Without(t)
	st.HandSize--
	c.Discard = c.Discard.With(t)
	c.DiscardSize++
	for seat := range c.Clues[:c.Seats] {
		if clue := &c.Clues[seat]; seat != int(p) {
			clue.May[inDiscard] |= clue.May[p]
		}
	}
	c.Clues[p].May[inDiscard] = c.Clues[p].May[inDiscard].With(t)
	c.dropIdle()
	c.tell(rules.Event{Kind: EvTrimmed, Who: c.RefPlayer(p)})
	c.tell(rules.Event{Kind: EvTrimmedCard, Who: c.RefPlayer(p), What: RefTreaty(t), Seen: rules.Only(int(p))})
}

// giveObjective hands an Objective over; the Agents on it go to the giver's
// pool.
func (c runner) giveObjective(p, to Player, card Card) {
	n := c.lose(p, card)
	c.Cards[card].By = to
	c.Players[to].Kinds[card.Kind()]++
	c.tell(rules.Event{Kind: EvGave, Who: c.RefPlayer(p), What: RefObjective(card.Kind()), From: RefCard(card), To: c.RefPlayer(to), N: int16(n)})
}

// giveSecondary hands a Secondary Objective over.
func (c runner) giveSecondary(p, to Player, g Group) {
	c.Players[p].Secondaries[g]--
	c.Players[to].Secondaries[g]++
	c.tell(rules.Event{Kind: EvGaveSecondary, Who: c.RefPlayer(p), What: RefGroup(g), To: c.RefPlayer(to)})
}
