package shadownetwork

import "safehouse/rules"

// cannotUse is the rule that keeps a player from using h (rulebook: Use Handlers;
// rulings 19, 20).
func (p *PlayerState) cannotUse(h Handler) *why {
	slot := p.slotWith(h)
	if slot == nil {
		return whyNotYourHandler
	}
	return p.cannotUseIn(slot)
}

// cannotUseIn is the rule against using the Handler of a slot.
func (p *PlayerState) cannotUseIn(slot *Slot) *why {
	switch card := slot.Handler.Card(); {
	case slot.Used >= card.Uses:
		return whyExhausted
	case slot.Spent:
		return whySpent
	case !p.Inbox.covers(&card.Pay.Of):
		return whyCost
	}
	return nil
}

// canAnalyse reports whether a player has a Handler to use or to make ready again, or a
// briefcase to make.
func (s *State) canAnalyse(side Side) bool {
	return s.Players[side].canAnalyse() || s.revivable(side) != 0
}

func (p *PlayerState) canAnalyse() bool {
	for c := range Colour(colours) {
		if p.canMake(c) == nil {
			return true
		}
	}
	for i := range p.Slots {
		if slot := &p.Slots[i]; slot.Handler != noHandler && p.cannotUseIn(slot) == nil {
			return true
		}
	}
	return false
}

// openWindow opens a window of the Analysis, unless there is nothing to ask.
func (w runner) openWindow(side Side, step uint8) {
	w.push(Frame{Kind: AskAnalyse, Side: side, City: noCity, Step: step})
	w.endIdle(w.top())
}

// endIdle closes a window in which nothing is left to ask.
func (w runner) endIdle(f *Frame) {
	if !w.canAnalyse(f.Side) && !w.lastForOverlay(&w.Players[f.Side]) {
		w.closeWindow(f)
	}
}

// lastForOverlay reports whether a player could want to take the overlay off now and at no
// later question of this round: before wages, so that Intelligence pays for them. As long as an
// Agent is to be placed there is a later one, and at the end of the game it only costs.
func (s *State) lastForOverlay(p *PlayerState) bool {
	if !p.Overlay || s.sealed() || p.Influence < overlayPrice || s.Round == s.last() {
		return false
	}
	for side := range Side(sides) {
		if s.inPlay(side) && s.phones(side) > 0 {
			return false
		}
	}
	return true
}

// use lets a Handler exchange Intelligence: pay first, then gain.
func (w runner) use(side Side, h Handler) {
	p, card := &w.Players[side], h.Card()
	slot := p.slotWith(h)
	slot.Used++
	slot.Spent = true
	w.tell(rules.Event{Kind: EvUsed, Who: refSide(side), What: refHandler(h), N: int16(slot.Used), M: int16(card.Uses)})
	p.Inbox.take(&card.Pay.Of)
	w.tellPieces(EvGave, refSide(side), &card.Pay.Of, refHandler(h))
	w.gain(side, &card.Gain, refHandler(h))
}

// closeWindow ends a window of the Analysis phase: exhausted Handlers leave.
// After the second window the phase is over.
func (w runner) closeWindow(f *Frame) {
	side, step := f.Side, f.Step
	p := &w.Players[side]
	w.pop()
	for i := range p.Slots {
		s := &p.Slots[i]
		if s.Handler != noHandler && s.Used >= handlerTable[s.Handler].Uses {
			h := s.Handler
			*s = Slot{Handler: noHandler}
			w.dismiss(side, h)
		}
	}
	if step == beforeNext {
		p.Open = false
	}
}

// makeBriefcase turns three pieces into a briefcase. Its effects come in this
// order: pay, place, the row's Influence, column bonus, milestone action,
// recycling (ruling 22).
func (w runner) makeBriefcase(side Side, c Colour) {
	p, card := &w.Players[side], &rowTable[c]
	row := &p.Rows[c]
	p.Inbox[c] -= briefcaseCost
	row.Filled++
	n := row.Filled
	w.tell(rules.Event{Kind: EvBriefcase, Who: refSide(side), What: refRow(c), N: int16(n)})
	w.earn(side, uint16(card.Influence), refRow(c))
	if n <= columns && p.Rows[c.partner()].Filled >= n {
		col := refColumn(c, int(n))
		w.tell(rules.Event{Kind: EvColumn, Who: refSide(side), What: col})
		w.earn(side, uint16(columnTable[c/2][n-1]), col)
	}
	if card.Lines>>n&1 == 1 {
		w.tell(rules.Event{Kind: EvMilestone, Who: refSide(side), What: refRow(c), N: int16(n)})
		w.push(Frame{Kind: AskMilestone, Side: side, City: noCity, What: uint8(c)})
	}
	// No line lies before the last yellow space, so nothing comes in between.
	if c == Yellow && n == card.Spaces {
		w.recycle(side)
	}
}

// recycle empties the last two yellow spaces, white briefcases too (rulebook:
// Make Briefcases, note; ruling 23).
func (w runner) recycle(side Side) {
	row := &w.Players[side].Rows[Yellow]
	row.Filled -= recycled
	row.White = min(row.White, row.Filled)
	w.tell(rules.Event{Kind: EvRecycled, Who: refSide(side), What: refRow(Yellow), N: recycled})
	w.earn(side, recycleBonus, refRow(Yellow))
}

// cannotComplete is the rule against completing c with so many greens for its
// green/blue entries (rulebook: Complete a Contract).
func (p *PlayerState) cannotComplete(c Contract, greens int) *why {
	card := c.Card()
	switch {
	case !p.Hand.Has(c):
		return whyNotInHand
	case greens < 0 || greens > int(card.Needs.Either):
		return whyGreens
	}
	need := card.pattern(uint8(greens))
	for c := range need {
		if p.Rows[c].coloured() < need[c] {
			return whyBriefcases
		}
	}
	return nil
}

// complete turns the leftmost coloured briefcases of each required colour
// white and lays the Contract face down (rulebook: Complete a Contract; ruling
// 25).
func (w runner) complete(side Side, c Contract, greens uint8) {
	p := &w.Players[side]
	took := c.Card().pattern(greens)
	for i := range took {
		p.Rows[i].White += took[i]
	}
	p.Hand = p.Hand.Without(c)
	p.HandSize--
	p.Done[p.DoneSize] = Turned{Contract: c, Took: took}
	p.DoneSize++
	// Others at the table see the briefcases go.
	w.tell(rules.Event{Kind: EvCompleted, Who: refSide(side), N: int16(took.Sum()), M: int16(p.DoneSize), Reveals: w.Seats > 1})
	w.tell(rules.Event{Kind: EvCompletedOne, Who: refSide(side), What: refContract(c), N: int16(c.Card().TurnIn), Seen: rules.Only(int(side))})
}

// discard throws a Contract away for its Intelligence (rulebook: Discard a
// Contract; ruling 26).
func (w runner) discard(side Side, c Contract) {
	p := &w.Players[side]
	p.Hand = p.Hand.Without(c)
	p.HandSize--
	p.Taken = p.Taken.Without(c)
	w.Discards = w.Discards.With(c)
	w.tell(rules.Event{Kind: EvDiscarded, Who: refSide(side), What: refContract(c), To: refPlace(placeDiscards), Reveals: w.Seats > 1})
	w.gain(side, &c.Card().Discard, refContract(c))
}
