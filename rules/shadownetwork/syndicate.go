package shadownetwork

import "safehouse/rules"

// syndicateStart is the Influence that the Lone Syndicate starts with, by level
// (Solo, Player Setup 5; games 6).
var syndicateStart = [levels]uint16{Probation: 0, Relaxed: 6, Standard: 6, Ruthless: 12}

// CountsGameEnd reports whether the Lone Syndicate's Contracts count their game-end
// value and it studies only as the printed steps say.
func (l Level) CountsGameEnd() bool { return l == Relaxed || l == Probation }

// syndicateTarget is how many leaked pieces draw the Lone Syndicate to a city.
const syndicateTarget = 3

// syndicateStages is the Lone Syndicate's turn (Solo, Lone Syndicate Turn). Away
// from a Black Market it neither recruits nor hires.
var syndicateStages = []stage{
	{do: func(w runner, f *Frame) {
		w.turnActionCard()
		f.City = w.target()
		w.syndicateEnters(f.City)
		w.syndicateLeaks(f.City)
		w.Last = Syndicate
		if !w.Cities[f.City].Token {
			f.Step += 2
		}
	}},
	{do: func(w runner, _ *Frame) { w.syndicateRecruit() }},
	{func(w runner, _ *Frame) { w.syndicateHire() }, func(_ *State, _, c *Frame) bool {
		return c.Kind == AskHireFor || c.Kind == AskUseFor && Handler(c.What) != noHandler
	}},
	{beginStudy, func(_ *State, _, c *Frame) bool { return c.Kind == frStudy }},
	{do: func(w runner, f *Frame) {
		w.copyCard()
		leave(w, f)
	}},
}

func beginStudy(w runner, _ *Frame) { w.push(Frame{Kind: frStudy, Side: Syndicate, City: noCity}) }

// turnActionCard reveals the next Action Card, or follows the one that lies open. When none
// is left all ten are shuffled again.
func (w runner) turnActionCard() {
	r := &w.Rival
	if next, open := w.Upcoming(); open {
		r.Card, r.Next = next, 0
	} else {
		if r.Deck == 0 {
			r.Deck, r.Card = allActions, noAction
			w.tell(rules.Event{Kind: EvReshuffledActions, N: actions})
		}
		r.Card = Action(w.Luck.Pick(drawAction, uint64(r.Deck)))
		r.Deck &^= 1 << r.Card
	}
	w.tell(rules.Event{Kind: EvAction, Who: refSide(Syndicate), What: refAction(r.Card), Reveals: true})
}

// target is the city that the Lone Syndicate goes to: from the card's city
// clockwise the first with enough leaked pieces, else the first of the walk.
// Locked cities and those with an Agent of its own are passed by.
func (s *State) target() City {
	first := noCity
	c := s.Rival.Card.Card().Start
	for range cities {
		if s.open(c) && s.Cities[c].Agents>>Syndicate&1 == 0 {
			if first == noCity {
				first = c
			}
			if s.Cities[c].Leaked.Sum()+int(s.Cities[c].Influence) >= syndicateTarget {
				return c
			}
		}
		c = c.next()
	}
	return first
}

// syndicateEnters places its Agent, pays the player there if it can, and
// collects all leaked and secret data; its inbox has no limit.
func (w runner) syndicateEnters(c City) {
	r, city := &w.Rival, &w.Cities[c]
	r.Phone--
	met := city.Agents != 0
	city.Agents |= 1 << Syndicate
	w.tell(rules.Event{Kind: EvPlaced, Who: refSide(Syndicate), From: refPlace(placePhone), To: refCity(c)})
	if met && r.Influence > 0 {
		w.payRival(Syndicate, 0)
	}
	leaked := Goods{Of: city.Leaked, Influence: city.Influence}
	city.Leaked, city.Influence = Pieces{}, 0
	w.syndicateTakes(&leaked, refCity(c))
	w.syndicateTakes(&city.Tile.Card().Secret, refTile(city.Tile))
}

func (w runner) syndicateTakes(g *Goods, from rules.Ref) {
	w.earn(Syndicate, uint16(g.Influence), from)
	w.Rival.Inbox.add(&g.Of)
	w.tellPieces(EvTook, refSide(Syndicate), &g.Of, from)
}

// syndicateLeaks puts every piece of both lines on the city that its card names
// for the line's letter.
func (w runner) syndicateLeaks(c City) {
	tile := w.Cities[c].Tile
	for i := range tile.Card().Leaks {
		line := &tile.Card().Leaks[i]
		w.leakGoods(&line.What, refTile(tile), w.Rival.Card.Card().Leaks[line.To])
	}
}

// syndicateAgents is how many Agents the Lone Syndicate has in play.
func (s *State) syndicateAgents() int { return int(s.Rival.Phone) + s.abroad(Syndicate) }

// syndicateRecruit moves the leftmost Agent of the film strip to its phone
// (Solo, Recruit an Agent).
func (w runner) syndicateRecruit() {
	r := &w.Rival
	if w.syndicateAgents() >= agents || r.Influence < recruitPrice {
		return
	}
	for i := range r.Film {
		if r.Film[i] > 0 {
			r.Film[i]--
			r.Phone++
			r.Influence -= recruitPrice
			w.tell(rules.Event{Kind: EvRecruited, Who: refSide(Syndicate), From: refFilm(i), To: refPlace(placePhone), N: recruitPrice})
			return
		}
	}
}

// refFilm is space i+1 of the film strip, from 2 on.
func refFilm(i int) rules.Ref { return refPlace(placeFilmTwo + i - 1) }

// bestOnDisplay is the Handlers of the display that the Lone Syndicate may
// hire: those of the best colour.
func (s *State) bestOnDisplay() HandlerSet {
	for c := colours - 1; c >= 0; c-- {
		if set := s.Display & ofColour[c]; set != 0 {
			return set
		}
	}
	return 0
}

// syndicateHire lets it hire; the player chooses among Handlers of the same
// colour (Solo, Hire a Handler). Without Influence, or with an empty display,
// it does not.
func (w runner) syndicateHire() {
	if w.Rival.Influence < hirePrice || w.Display == 0 {
		return
	}
	w.push(Frame{Kind: AskHireFor, Side: 0, City: noCity})
}

// hireFor gives the Lone Syndicate a Handler of the display. With two already
// it first uses one of them; the new one is taken before that one goes back.
func (w runner) hireFor(h Handler) {
	r := &w.Rival
	w.pop()
	r.Influence -= hirePrice
	w.Display = w.Display.Without(h)
	hired := rules.Event{Kind: EvHired, Who: refSide(Syndicate), What: refHandler(h), From: refPlace(placeDisplay), N: hirePrice}
	for i := range r.Handlers {
		if r.Handlers[i] == noHandler {
			r.Handlers[i] = h
			w.tell(hired)
			return
		}
	}
	w.push(Frame{Kind: AskUseFor, Side: 0, City: noCity, What: uint8(h)})
	w.tell(hired)
}

// useFor lets the Lone Syndicate use one of its Handlers: it takes what the
// solo section shows and the Handler leaves. A hired one takes its place.
func (w runner) useFor(f *Frame, h Handler) {
	hired := Handler(f.What)
	w.useSolo(h)
	w.pop()
	w.release(h, hired)
}

// useSolo lets h bring the Lone Syndicate what its solo section shows.
func (w runner) useSolo(h Handler) {
	w.tell(rules.Event{Kind: EvUsed, Who: refSide(Syndicate), What: refHandler(h)})
	w.syndicateTakes(&h.Card().Solo, refHandler(h))
}

// release lets the Lone Syndicate's h go; successor takes its slot and may be
// noHandler.
func (w runner) release(h, successor Handler) {
	r := &w.Rival
	for i := range r.Handlers {
		if r.Handlers[i] == h {
			r.Handlers[i] = successor
			break
		}
	}
	w.dismiss(Syndicate, h)
}

// studyStages is the Lone Syndicate's Analysis: it uses one Handler and makes
// briefcases in two passes. Then the market is refilled and the ledger filled once
// more (Solo, Analysis Actions; games 6).
var studyStages = []stage{
	{studyHandler, func(_ *State, _, c *Frame) bool { return c.Kind == AskUseFor && Handler(c.What) == noHandler }},
	{do: func(w runner, _ *Frame) {
		for range 2 {
			w.fillLedger()
			w.syndicateBriefcases()
		}
		w.refill()
		w.fillLedger()
		w.pop()
	}},
}

func studyHandler(w runner, _ *Frame) {
	switch a, b := w.Rival.Handlers[0], w.Rival.Handlers[1]; {
	case a != noHandler && b != noHandler:
		w.push(Frame{Kind: AskUseFor, Side: 0, City: noCity, What: uint8(noHandler)})
	case a != noHandler:
		w.useSolo(a)
		w.release(a, noHandler)
	case b != noHandler:
		w.useSolo(b)
		w.release(b, noHandler)
	}
}

// fillLedger moves Intelligence from the Lone Syndicate's inbox to its ledger
// as far as there is room.
func (w runner) fillLedger() {
	r := &w.Rival
	for c := range r.Ledger {
		n := min(r.Inbox[c], rowSpaces-r.Ledger[c])
		r.Inbox[c] -= n
		r.Ledger[c] += n
		if n > 0 {
			w.tell(rules.Event{Kind: EvFiled, Who: refSide(Syndicate), What: refColour(Colour(c)), N: int16(n)})
		}
	}
}

// syndicateBriefcases is one pass: at most one briefcase of each colour, from
// purple to yellow. The first of a row stands in column 1; every further one is
// a milestone and goes back to the supply.
func (w runner) syndicateBriefcases() {
	r := &w.Rival
	for i := colours - 1; i >= 0; i-- {
		if r.Ledger[i] < rowSpaces {
			continue
		}
		row, c := &syndicateRows[i], Colour(i)
		r.Ledger[i] = 0
		second, column := r.Column[i], int16(1)
		if second {
			column = 2
		}
		r.Column[i] = true
		w.tell(rules.Event{Kind: EvBriefcase, Who: refSide(Syndicate), What: refRow(c), N: column})
		w.earn(Syndicate, uint16(row.Influence), refRow(c))
		if !second {
			continue
		}
		w.tell(rules.Event{Kind: EvMilestone, Who: refSide(Syndicate), What: refRow(c), N: 2})
		w.earn(Syndicate, uint16(row.Bonus.Influence), refRow(c))
		w.syndicateTakes(&Goods{Of: row.Bonus.Of}, refPlace(placeSupply))
		if r.Column == ([colours]bool{true, true, true, true}) {
			w.syndicateContract()
		}
	}
}

// syndicateContract empties the first column and takes a Contract of the
// market.
func (w runner) syndicateContract() {
	r := &w.Rival
	r.Column = [colours]bool{}
	w.tell(rules.Event{Kind: EvEmptied, Who: refSide(Syndicate), N: colours})
	i := w.syndicateSlot()
	if i < 0 {
		return
	}
	c := w.Market[i]
	w.Market[i] = noContract
	r.Contracts = r.Contracts.With(c)
	w.tell(rules.Event{Kind: EvDrew, Who: refSide(Syndicate), What: refContract(c), From: refSlot(i)})
}

// syndicateSlot is the slot that the Lone Syndicate takes a Contract from: the
// one on its card, else the next lower one, else the nearest above, or -1. On
// the level Ruthless it is the one with the highest turn-in value.
func (s *State) syndicateSlot() int {
	if s.Level == Ruthless {
		best := -1
		for i, c := range s.Market {
			if c != noContract && (best < 0 || c.Card().TurnIn > s.Market[best].Card().TurnIn) {
				best = i
			}
		}
		return best
	}
	shown := int(s.Rival.Card.Card().Contract)
	for i := shown; i >= slotI; i-- {
		if s.Market[i] != noContract {
			return i
		}
	}
	for i := shown + 1; i < slots; i++ {
		if s.Market[i] != noContract {
			return i
		}
	}
	return -1
}

// paySyndicate pays the Lone Syndicate's wages: Influence first, then two
// Intelligence for each missing Influence, of the inbox and then of the
// ledger, yellow first. What it cannot pay for goes to space 4 of the film
// strip (Solo, Return Agents & Pay Wage; games 6).
func (w runner) paySyndicate() {
	r := &w.Rival
	able := int(r.Influence) + (r.Inbox.Sum()+r.Ledger.Sum())/2
	for able < int(w.wage(r.Phone)) {
		r.Phone--
		r.Film[Rounds-1]++
		w.tell(rules.Event{Kind: EvSentBack, Who: refSide(Syndicate), From: refPlace(placePhone), To: refFilm(Rounds - 1)})
	}
	due := w.wage(r.Phone)
	paid := uint8(min(uint16(due), r.Influence))
	r.Influence -= uint16(paid)
	if due > 0 {
		w.tell(rules.Event{Kind: EvWages, Who: refSide(Syndicate), N: int16(paid), M: int16(due)})
	}
	pieces := 2 * (due - paid)
	for _, heap := range [2]*Pieces{&r.Inbox, &r.Ledger} {
		for c := range heap {
			n := min(pieces, heap[c])
			heap[c] -= n
			pieces -= n
			if n > 0 {
				w.tell(rules.Event{Kind: EvPaidPiece, Who: refSide(Syndicate), What: refColour(Colour(c)), N: int16(n)})
			}
		}
	}
}

// filmAgents moves the Lone Syndicate's Agents on the space that the round
// token reaches to its phone (Solo, Advance Round Token).
func (w runner) filmAgents() {
	r := &w.Rival
	i := int(w.Round) // the round that begins is one more; so is a space than its index
	if n := r.Film[i]; n > 0 {
		r.Film[i] = 0
		r.Phone += n
		w.tell(rules.Event{Kind: EvArrived, Who: refSide(Syndicate), From: refFilm(i), To: refPlace(placePhone), N: int16(n)})
	}
}

// syndicateHandlers is the Handlers that the Lone Syndicate holds.
func (s *State) syndicateHandlers() (set HandlerSet) {
	for _, h := range s.Rival.Handlers {
		if h != noHandler {
			set = set.With(h)
		}
	}
	return set
}
