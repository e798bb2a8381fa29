package shadownetwork

import (
	"safehouse/rules"
)

// New sets the table up to the first decision: the Starting Handler that the
// first seat keeps (rulebook: Game Setup; Player Setup; Solo Play).
func (Game) New(setup rules.Setup) (rules.State, error) {
	opt, err := info.Settle(setup)
	if err != nil {
		return nil, err
	}
	s := new(State)
	*s = bare
	s.Level, s.Seats, s.Display = Standard, uint8(setup.Seats), allRegulars
	s.Luck.Rand.S = setup.Seed
	s.House.choose(opt, setup.Seats)
	s.Deck = s.House.fullDeck()
	s.DeckSize = uint8(s.Deck.Len())
	if s.solo() {
		s.Level = ladder[opt["syndicate"]]
		s.soloHandlers()
	}
	s.layTiles()
	s.Market[slotIII] = s.fromDeck(drawSetup)
	s.Market[slotII] = s.fromDeck(drawSetup)
	starting := allStarters
	for seat := range int(s.Seats) {
		s.dealTo(seat, &starting)
	}
	if s.solo() {
		s.seatSyndicate()
	}
	return s, engine.Run(runner{State: s}, s)
}

// solo reports whether the Lone Syndicate plays.
func (s *State) solo() bool { return s.Seats == 1 }

// emptyPlayer is a player board that nobody uses.
func emptyPlayer() PlayerState {
	p := PlayerState{Tossed: noContract, Kept: noHandler}
	for i := range p.Slots {
		p.Slots[i].Handler = noHandler
	}
	for i := range p.Done {
		p.Done[i].Contract = noContract
	}
	return p
}

// emptySyndicate is the solo board while nobody uses it.
func emptySyndicate() SyndicateState {
	return SyndicateState{Handlers: [2]Handler{noHandler, noHandler}, Card: noAction}
}

// layTiles puts a random pair of each city's letter on it; no pair is used
// twice (Game Setup 8).
func (s *State) layTiles() {
	left := uint64(1)<<tiles - 1
	for c := range City(cities) {
		if !s.open(c) {
			continue
		}
		of := uint64(1<<tilesOf-1) << (tilesOf * uint8(cityTable[c].Letter))
		t := Tile(s.Luck.Pick(drawSetup, left&of))
		left &^= 1 << t
		s.Cities[c].Tile = t
	}
}

// dealTo gives a player 2 Agents on the phone and one on each wage space, the
// overlay, 2 Starting Handlers and 3 Contracts to choose from (Player Setup 2
// to 5); options leave the overlay off, or both Handlers with the player.
func (s *State) dealTo(seat int, starting *HandlerSet) {
	p := &s.Players[seat]
	p.Phone, p.Waged, p.Overlay = 2, 2, s.House.covered(seat)
	for range 2 {
		h := Handler(s.Luck.Pick(drawSetup, uint64(*starting)))
		*starting = starting.Without(h)
		p.Dealt = p.Dealt.With(h)
	}
	for range 3 {
		p.Hand = p.Hand.With(s.fromDeck(drawSetup))
		p.HandSize++
	}
	if s.House.keepsBoth(Side(seat)) {
		p.Kept = p.Dealt.first() // there is nothing to choose
	}
}

// fromDeck takes the next Contract from the deck, which must hold one.
func (s *State) fromDeck(k rules.DrawKind) Contract {
	c := Contract(s.Luck.Pick(k, uint64(s.Deck)))
	s.Deck = s.Deck.Without(c)
	s.DeckSize--
	return c
}

// soloHandlers leaves a random display of five Handlers; the others leave the
// game (Solo, Game Setup; rulings 2, 4).
func (s *State) soloHandlers() {
	s.Display = 0
	for c, n := range soloDisplay {
		of := ofColour[c] & allRegulars
		for range n {
			h := Handler(s.Luck.Pick(drawSetup, uint64(of)))
			of = of.Without(h)
			s.Display = s.Display.With(h)
		}
	}
}

// seatSyndicate sets up the Lone Syndicate but for its Starting Handler (Solo,
// Player Setup).
func (s *State) seatSyndicate() {
	r := &s.Rival
	r.Phone = 2
	r.Film[1], r.Film[2] = 1, 1
	switch {
	case s.House.Film < 0, s.House.Film == 0 && s.Level == Probation:
		r.Film = [Rounds]uint8{2: 1, 3: 1}
	case s.House.Film > 0:
		r.Phone, r.Film = 3, [Rounds]uint8{1: 1}
	}
	r.Influence = syndicateStart[s.Level] + s.House.purse(Syndicate)
	r.Deck = allActions
}

// dealPhase asks seat after seat which Starting Handler it keeps and which
// Contract it throws away. Nobody learns of another's choice before all have
// chosen (ruling 6).
func (w runner) dealPhase() {
	if f, ok := w.choice(); ok {
		w.push(f)
		return
	}
	w.finishSetup()
}

// choice is what the set-up asks next: of seat after seat a Handler to keep, then
// a Contract to throw away.
func (s *State) choice() (f Frame, ok bool) {
	for seat := range Side(s.Seats) {
		switch p := &s.Players[seat]; {
		case p.Kept == noHandler:
			return Frame{Kind: AskKeep, Side: seat, City: noCity}, true
		case p.Tossed == noContract:
			return Frame{Kind: AskToss, Side: seat, City: noCity}, true
		}
	}
	return f, false
}

func (w runner) keep(seat Side, h Handler) {
	w.Players[seat].Kept = h
	w.tell(rules.Event{Kind: EvKept, Who: refSide(seat), What: refHandler(h), Seen: rules.Only(int(seat))})
}

func (w runner) toss(seat Side, c Contract) {
	p := &w.Players[seat]
	p.Hand = p.Hand.Without(c)
	p.HandSize--
	p.Tossed = c
	w.tell(rules.Event{Kind: EvTossed, Who: refSide(seat), What: refContract(c), Seen: rules.Only(int(seat))})
	w.tell(rules.Event{Kind: EvChosen, Who: refSide(seat)})
}

// finishSetup turns the choices up, gives the Intelligence of the Contracts
// thrown away, draws the first player, gives the first Influence and turns the
// deck face up (Player Setup 6, 7; Solo, Player Setup 6, 7).
func (w runner) finishSetup() {
	left := allStarters
	for seat := range Side(w.Seats) {
		p := &w.Players[seat]
		kept, second := p.Kept, noHandler
		if w.House.keepsBoth(seat) {
			second = p.Dealt.Without(kept).first()
		}
		left &^= p.Dealt
		p.Slots[0].Handler, p.Slots[1].Handler = kept, second
		p.Kept, p.Dealt = noHandler, 0
		for _, h := range [2]Handler{kept, second} {
			if h != noHandler {
				w.tell(rules.Event{Kind: EvStarts, Who: refSide(seat), What: refHandler(h), Reveals: true})
			}
		}
		brings := &p.Tossed.Card().Discard
		p.Gave = brings.Of
		w.gain(seat, brings, refPlace(placeSupply))
	}
	if w.solo() {
		h := Handler(w.Luck.Pick(drawHandler, uint64(left)))
		w.Rival.Handlers[0] = h
		w.tell(rules.Event{Kind: EvStarts, Who: refSide(Syndicate), What: refHandler(h), Reveals: true})
	}
	w.First = Side(w.Luck.Roll(drawFirst, 0, w.sideCount()-1))
	if w.solo() && w.First == 1 {
		w.First = Syndicate
	}
	w.tell(rules.Event{Kind: EvFirst, Who: refSide(w.First), Reveals: true})
	for seat := range Side(w.Seats) {
		n := uint16(1)
		if seat == w.First {
			n = 2
		}
		w.earn(seat, n+w.House.purse(seat), refPlace(placeSupply))
	}
	w.refill()
	w.startRound()
}

// sideCount is the number of sides that take turns.
func (s *State) sideCount() int { return max(2, int(s.Seats)) }

// after is the next side clockwise.
func (s *State) after(side Side) Side {
	switch {
	case !s.solo():
		return (side + 1) % Side(s.Seats)
	case side == Syndicate:
		return 0
	}
	return Syndicate
}

// phones is the number of Agents that side has on its phone.
func (s *State) phones(side Side) uint8 {
	if side == Syndicate {
		return s.Rival.Phone
	}
	return s.Players[side].Phone
}

// Agents that stand on cities, by side.
func (s *State) abroad(side Side) int {
	n := 0
	for c := range s.Cities {
		n += int(s.Cities[c].Agents >> side & 1)
	}
	return n
}
