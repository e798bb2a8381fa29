package shadownetwork

import "safehouse/rules"

// upkeepStages is the Upkeep phase (rulebook: Upkeep; Solo, Upkeep).
var upkeepStages = []stage{
	{func(w runner, f *Frame) {
		if w.solo() && !w.Level.CountsGameEnd() {
			beginStudy(w, f) // the Lone Syndicate's extra Analysis
		}
	}, func(_ *State, _, c *Frame) bool { return c.Kind == frStudy }},
	{do: func(w runner, _ *Frame) { w.incentivize() }},
	{func(w runner, _ *Frame) { w.returnAgents() }, wagesOf},
	{wages, wagesOf},
	{do: func(w runner, _ *Frame) {
		w.pop()
		w.endRound()
	}},
}

// upkeepReturned is the number of the stage of Upkeep after which no Agent is on a
// city, from 1.
const upkeepReturned = 3

// wages lets one side pay, from the first player on: the stage is begun again for
// each of the others.
func wages(w runner, f *Frame) {
	side := f.Side
	if f.Side = w.after(side); f.Side != w.First {
		f.Step--
	}
	if side == Syndicate {
		w.paySyndicate()
	} else {
		w.payWages(side)
	}
}

func wagesOf(s *State, f, c *Frame) bool { return c.Kind == AskWage && s.after(c.Side) == f.Side }

// incentivize puts 1 Influence on every city in play without an Agent.
func (w runner) incentivize() {
	for c := range City(cities) {
		if w.open(c) && w.Cities[c].Agents == 0 {
			w.Cities[c].addInfluence(incentive)
			w.tell(rules.Event{Kind: EvIncentive, From: refPlace(placeSupply), To: refCity(c), N: incentive})
		}
	}
}

// incentive is the Influence that draws Agents to a city without one.
const incentive = 1

// returnAgents takes all Agents back to the phones.
func (w runner) returnAgents() {
	for side := range Side(sides) {
		n := uint8(w.abroad(side))
		if n == 0 {
			continue
		}
		for c := range w.Cities {
			w.Cities[c].Agents &^= 1 << side
		}
		if side == Syndicate {
			w.Rival.Phone += n
		} else {
			w.Players[side].Phone += n
		}
		w.tell(rules.Event{Kind: EvReturned, Who: refSide(side), To: refPlace(placePhone), N: int16(n)})
	}
}

// payWages lets a player pay for the Agents on the phone: Influence first, two
// Intelligence for each Influence that is missing. Who cannot pay in full
// returns Agents, to the 10 first, until it can (ruling 28).
func (w runner) payWages(seat Side) {
	p := &w.Players[seat]
	able := int(p.Influence) + p.Inbox.Sum()/2
	for able < int(w.wage(p.Phone)) {
		to := placeWageTen
		if p.Waged == 1 {
			to = placeWageSix
		}
		p.Phone--
		p.Waged++
		w.tell(rules.Event{Kind: EvSentBack, Who: refSide(seat), From: refPlace(placePhone), To: refPlace(to)})
	}
	due := w.wage(p.Phone)
	paid := uint8(min(uint16(due), p.Influence))
	w.spend(seat, paid)
	if due > 0 {
		w.tell(rules.Event{Kind: EvWages, Who: refSide(seat), N: int16(paid), M: int16(due)})
	}
	if missing := due - paid; missing > 0 {
		w.push(Frame{Kind: AskWage, Side: seat, City: noCity, Coin: 2 * missing})
	}
}

// payPiece pays one Intelligence towards wages.
func (w runner) payPiece(f *Frame, c Colour) {
	side := f.Side
	w.Players[side].Inbox[c]--
	f.Coin--
	if f.Coin == 0 {
		w.pop()
	}
	w.tell(rules.Event{Kind: EvPaidPiece, Who: refSide(side), What: refColour(c), N: 1})
}

// endRound passes the First Player token and moves the round token on, or ends
// the game.
func (w runner) endRound() {
	w.First = w.after(w.First)
	w.tell(rules.Event{Kind: EvFirst, Who: refSide(w.First)})
	if w.Round == w.last() {
		w.Phase, w.Next, w.Last = Scoring, w.First, nobody
		w.layContractsOpen()
		return
	}
	if w.solo() {
		w.filmAgents()
	}
	w.startRound()
}
