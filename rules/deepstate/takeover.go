package deepstate

import "safehouse/rules"

// The Takeover Phase (rulebook: Takeover Phase).

// StallLimit is how many Action Phases in a row may pass without an Objective
// leaving the zone; then the leftmost one is discarded (ruling 39).
const StallLimit = 20

// takeover gives every Objective with Agents to their player, all at the same
// time, and closes the row up.
func (c runner) takeover() {
	c.Phase, c.Done = TakeoverPhase, 0
	n := c.RowLen
	for i := 0; i < int(c.RowLen); {
		if card := c.Row[i]; c.Cards[card].Agents > 0 {
			c.take(card)
			continue
		}
		i++
	}
	for op := range c.Operations {
		if st := &c.Operations[op]; st.Ghosts > 0 {
			c.Players[st.By].GhostsOut -= st.Ghosts
			st.Ghosts = 0
		}
	}
	if c.RowLen < n {
		c.Stall = 0
		return
	}
	c.Stall++
	if c.Stall >= StallLimit {
		c.Stall = 0
		c.abandon()
	}
}

// take is the takeover of one Objective; the Agents stay on it, Ghosts come
// off.
func (c runner) take(card Card) {
	st := &c.Cards[card]
	p := st.By
	c.leaveRow(card)
	c.ghostsLeave(st)
	st.At = Taken
	c.mark(card)
	c.Players[p].Kinds[card.Kind()]++
	if card.Kind() == InnerCircle && !c.automa(p) {
		lo, _ := copiesOf(InnerCircle)
		c.Fresh |= 1 << (card - lo)
	}
	c.tell(rules.Event{Kind: EvTaken, Who: c.RefPlayer(p), What: RefObjective(card.Kind()), From: RefCard(card), N: int16(st.Agents)})
	c.spring(card)
	c.leaveTokens(card)
}

// leaveRow takes a card out of the row, which closes up.
func (c runner) leaveRow(card Card) {
	i := c.inRow(card)
	c.unclaim(card)
	copy(c.Row[i:c.RowLen], c.Row[i+1:c.RowLen])
	c.RowLen--
	c.Row[c.RowLen] = noCard
}

// mark notes whether Agents are on an Objective that was taken over.
func (c runner) mark(card Card) {
	bit := uint64(1) << (card % 64)
	if c.Cards[card].Agents > 0 && c.Cards[card].At == Taken {
		c.Busy[card/64] |= bit
	} else {
		c.Busy[card/64] &^= bit
	}
}

// abandon discards the leftmost card of a zone in which nothing moves.
func (c runner) abandon() {
	card := c.Row[0]
	c.leaveRow(card)
	c.Cards[card] = CardState{At: Gone, By: nobody, Host: noCard}
	c.tell(rules.Event{Kind: EvAbandoned, What: RefObjective(card.Kind()), From: RefCard(card), N: StallLimit})
	c.leaveTokens(card)
}

// takeoverPhase offers to attach the Inner Circles just taken, then recalls.
func (c runner) takeoverPhase() {
	if c.Fresh != 0 && c.offerCircles() {
		return
	}
	c.Phase, c.Done = RecallPhase, 0
	c.recall()
}

// recall returns one Agent from each Objective, and from a Covert Operation of
// this phase one, or three with the Relief Committee.
func (c runner) recall() {
	for card := range c.Busy.each {
		c.recallCard(card, 1)
	}
	for op := range Operation(operations) {
		if st := &c.Operations[op]; st.Agents > 0 {
			c.recallOperation(op, min(int(st.Agents), max(1, c.bonus(st.By, doOperationRecalls))))
		}
	}
}

func (c runner) recallCard(card Card, n int) {
	st := &c.Cards[card]
	st.Agents -= uint8(n)
	c.Players[st.By].Reserve += uint8(n)
	c.mark(card)
	c.tell(rules.Event{Kind: EvRecalled, Who: c.RefPlayer(st.By), What: RefObjective(card.Kind()), From: RefCard(card), N: int16(n)})
}

func (c runner) recallOperation(op Operation, n int) {
	st := &c.Operations[op]
	st.Agents -= uint8(n)
	c.Players[st.By].Reserve += uint8(n)
	c.tell(rules.Event{Kind: EvRecalled, Who: c.RefPlayer(st.By), What: RefOperation(op), From: RefOperation(op), N: int16(n)})
}

// recallPhase brings the extra Agents of UNIFIED NATIONS back, player by
// player, before the rest of a Covert Operation goes to the pool (ruling 24).
func (c runner) recallPhase() {
	for c.Done < c.count() {
		p := c.at(c.Done)
		c.Done++
		n := c.bonus(p, doRecalls)
		if n == 0 {
			continue
		}
		out := c.agentsOut(p)
		if n = min(n, out); n == 0 {
			continue
		}
		if n < out && !c.automa(p) && c.onSeveral(p) {
			c.push(Frame{Kind: frRecall, By: p, N: uint8(n)})
			return
		}
		c.recallMost(p, n)
	}
	c.endRecall()
}

// agentsOut is how many Agents of p are on Objectives taken over and Covert Operations while none are in the zone: those that
// are nowhere else.
func (s *State) agentsOut(p Player) int {
	st := &s.Players[p]
	return Agents - int(st.Reserve) - int(st.Pool) - s.projectCount(p)
}

// onSeveral reports whether Agents of p are on more than one Objective, or on an Operation, from which they are told one by one.
func (s *State) onSeveral(p Player) bool {
	places := 0
	for card := range s.Busy.each {
		if s.Cards[card].By == p {
			places++
		}
	}
	return places > 1 || s.agentsOnOperations(p) > 0
}

// agentsOnObjectives is how many Agents of p are on Objectives it has taken.
func (s *State) agentsOnObjectives(p Player) int {
	n := 0
	for card := range s.Busy.each {
		if s.Cards[card].By == p {
			n += int(s.Cards[card].Agents)
		}
	}
	return n
}

// agentsOnOperations is how many Agents of p are on a Covert Operation.
func (s *State) agentsOnOperations(p Player) int {
	n := 0
	for i := range s.Operations {
		if s.Operations[i].By == p {
			n += int(s.Operations[i].Agents)
		}
	}
	return n
}

// recallMost brings up to n Agents back by the automatic choice: from the
// Covert Operation first, then each from the card with most of them.
func (c runner) recallMost(p Player, n int) {
	for op := range Operation(operations) {
		if st := &c.Operations[op]; st.By == p && st.Agents > 0 {
			k := min(n, int(st.Agents))
			n -= k
			if k > 0 {
				c.recallOperation(op, k)
			}
		}
	}
	var own [Agents]Card // with Agents on them
	mine := own[:0]
	for card := range c.Busy.each {
		if c.Cards[card].By == p {
			mine = append(mine, card)
		}
	}
	for ; n > 0; n-- {
		best, most := noCard, uint8(0)
		for _, card := range mine {
			if st := &c.Cards[card]; st.Agents > most {
				best, most = card, st.Agents
			}
		}
		if best == noCard {
			return
		}
		c.recallCard(best, 1)
	}
}

// endRecall sends what is left on Covert Operations to the pools and goes on:
// with the next Action Phase, or when the zone is empty with the Treaty Phase.
func (c runner) endRecall() {
	c.moveOntoHosts()
	for op := range Operation(operations) {
		st := &c.Operations[op]
		if st.Agents == 0 {
			continue
		}
		n := st.Agents
		c.Players[st.By].Pool += n
		st.Agents = 0
		c.tell(rules.Event{Kind: EvSpent, Who: c.RefPlayer(st.By), From: RefOperation(op), N: int16(n)})
	}
	for p := range c.Players {
		c.Players[p].ExtraGhosts = 0
	}
	for t := range c.Tokens {
		c.Tokens[t].Live, c.Tokens[t].Against = false, nobody
	}
	if c.RowLen > 0 {
		c.nextActionPhase()
		return
	}
	c.endWars()
	c.Phase, c.Done = TreatyPhase, 0
	c.tell(rules.Event{Kind: EvTreatyPhase})
}
