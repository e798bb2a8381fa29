package shadownetwork

import (
	"fmt"

	"safehouse/rules/machine"
)

// Validate reports the first thing that cannot be in a reachable position,
// the question that is asked included.
func (s *State) Validate() error {
	if err := s.consistent(); err != nil {
		return err
	}
	return machine.Settled(&engine, s)
}

// consistent checks everything but that a question is waiting.
func (s *State) consistent() error {
	if err := s.check(true); err != nil {
		return err
	}
	return s.checkStack()
}

// Conserved reports the first component that is missing, doubled or out of range;
// it accepts a position in the midst of an action.
func (s *State) Conserved() error { return s.check(false) }

// check checks everything but the stack; rest says that nothing is under way:
// the end of set-up, a yellow row about to be recycled and a Handler about to
// leave are none of a position that waits.
func (s *State) check(rest bool) error {
	for _, check := range []func(rest bool) error{
		s.checkRanges, s.checkTable, s.checkLuck, s.checkCities, s.checkPlayers, s.checkSyndicate, s.checkHandlers,
		s.checkContracts,
	} {
		if err := check(rest); err != nil {
			return err
		}
	}
	return nil
}

// inPlay reports whether side takes part.
func (s *State) inPlay(side Side) bool {
	return side < Side(s.Seats) || side == Syndicate && s.solo()
}

// checkRanges holds every field against its tag.
func (s *State) checkRanges(bool) error { return layout.Check(s) }

func (s *State) checkTable(rest bool) error {
	if s.Seats < 1 || s.Seats > MaxSeats || s.Level >= levels || !s.solo() && s.Level != Standard {
		return fmt.Errorf("%d seats on level %d; there are 1 to %d, and the level is for one seat", s.Seats, s.Level, MaxSeats)
	}
	if err := s.House.check(int(s.Seats)); err != nil {
		return err
	}
	moves := uint8(0)
	for x, on := range s.House.Moves {
		moves |= uint8(on) << x
	}
	if s.Called&^moves != 0 || s.Called != 0 && s.Round == 0 {
		return fmt.Errorf("a privilege was used that there is not, or before the first round")
	}
	if s.Phase >= phases || s.Round > s.last() || (s.Round == 0) != (s.Phase == Dealing) || s.laidOpen() && s.Round != s.last() {
		return fmt.Errorf("round %d does not go with phase %s", s.Round, phaseIDs[min(s.Phase, phases-1)])
	}
	for _, x := range []struct {
		name string
		side Side
		may  bool // be nobody
	}{{"first", s.First, s.Phase == Dealing}, {"next", s.Next, s.Phase != Espionage}, {"last", s.Last, true}} {
		if x.side == nobody && !x.may || x.side != nobody && !s.inPlay(x.side) {
			return fmt.Errorf("%s: %s does not take part", x.name, sideName(x.side))
		}
	}
	switch {
	case rest && s.Phase == Dealing && s.First != nobody:
		return fmt.Errorf("the first player is drawn at the end of set-up")
	case s.Next != nobody && s.Phase != Espionage && s.Phase != Scoring:
		return fmt.Errorf("next: nobody places an Agent in phase %s", phaseIDs[s.Phase])
	case s.Last != nobody && (s.Phase == Dealing || s.laidOpen()):
		return fmt.Errorf("last: nobody has acted in phase %s", phaseIDs[s.Phase])
	}
	return nil
}

func sideName(side Side) string {
	switch {
	case side == nobody:
		return none
	case side < sides:
		return sideIDs[side]
	}
	return fmt.Sprintf("side %d", side)
}

func (s *State) checkLuck(bool) error {
	return s.Luck.Check(info)
}

func (s *State) checkCities(bool) error {
	var laid uint32
	placed := uint8(0)
	for i := range s.Cities {
		c, at := City(i), &s.Cities[i]
		if !s.open(c) {
			if *at != (CityState{Tile: noTile}) {
				return fmt.Errorf("%s is locked and must be empty", cityIDs[i])
			}
			continue
		}
		if at.Tile >= tiles || at.Tile.Letter() != cityTable[i].Letter {
			return fmt.Errorf("%s must have a tile pair of letter %s", cityIDs[i], letterIDs[cityTable[i].Letter])
		}
		if laid>>at.Tile&1 == 1 {
			return fmt.Errorf("tile pair %s lies twice", tileIDs[at.Tile])
		}
		laid |= 1 << at.Tile
		if at.Token {
			placed++
		}
		for side := range Side(8) {
			if at.Agents>>side&1 == 1 && !s.inPlay(side) {
				return fmt.Errorf("%s holds an Agent of %s, who does not take part", cityIDs[i], sideName(side))
			}
		}
		if at.Agents != 0 && s.Phase != Espionage && s.Phase != Closing && s.Phase != Upkeep {
			return fmt.Errorf("%s holds an Agent in phase %s", cityIDs[i], phaseIDs[s.Phase])
		}
	}
	if placed > tokens[s.Seats] || placed > 0 && s.Phase == Dealing {
		return fmt.Errorf("%d Black Market tokens on cities; there are %d, none of them during set-up", placed, tokens[s.Seats])
	}
	var seen citySet
	if s.SeenSize > cities {
		return fmt.Errorf("%d Black Market cards were seen", s.SeenSize)
	}
	for i, c := range s.Seen {
		switch {
		case i >= int(s.SeenSize):
			if c != noCity {
				return fmt.Errorf("a Black Market card lies behind the last one that was seen")
			}
		case c >= cities || !s.open(c) || seen.has(c):
			return fmt.Errorf("the seen Black Market cards must be different cities in play")
		default:
			seen |= 1 << c
		}
	}
	return nil
}

func (s *State) checkPlayers(rest bool) error {
	for i := range s.Players {
		p := &s.Players[i]
		if i >= int(s.Seats) {
			if *p != emptyPlayer() {
				return fmt.Errorf("seat %d does not take part and must have nothing", i)
			}
			continue
		}
		if err := s.checkPlayer(Side(i), p, rest); err != nil {
			return fmt.Errorf("seat %d: %w", i, err)
		}
	}
	return nil
}

func (s *State) checkPlayer(seat Side, p *PlayerState, rest bool) error {
	abroad := s.abroad(seat)
	switch {
	case p.Influence > maxInfluence:
		return fmt.Errorf("%d Influence is more than %d", p.Influence, maxInfluence)
	case p.Inbox.Sum() > p.capacity():
		return fmt.Errorf("%d Intelligence in an inbox of %d", p.Inbox.Sum(), p.capacity())
	case p.Waged > 2 || int(p.Phone)+int(p.Waged)+abroad != agents:
		return fmt.Errorf("%d Agents on the phone, %d on the wage spaces and %d on cities must be %d in all, at most 2 on the wage spaces",
			p.Phone, p.Waged, abroad, agents)
	case p.Open && (s.Phase != Espionage && s.Phase != Closing || abroad == 0):
		return fmt.Errorf("an Analysis phase is open only after an Agent was placed, and until Upkeep")
	}
	lines := uint8(0)
	var took Pieces
	for c, row := range p.Rows {
		if row.Filled > rowTable[c].Spaces || rest && c == int(Yellow) && row.Filled == rowTable[c].Spaces || row.White > row.Filled {
			return fmt.Errorf("the %s row has %d briefcases, %d of them white", colourIDs[c], row.Filled, row.White)
		}
		lines += ones[rowTable[c].Lines>>1&(1<<row.Filled-1)]
	}
	if p.DoneSize > min(lines, milestones) {
		return fmt.Errorf("%d Contracts were turned in with %d milestones crossed", p.DoneSize, lines)
	}
	for i := range p.Done {
		t := &p.Done[i]
		if i >= int(p.DoneSize) {
			if *t != (Turned{Contract: noContract}) {
				return fmt.Errorf("the Contracts turned in must be numbered from 1 on")
			}
			continue
		}
		if t.Contract >= contracts || !fulfils(t) {
			return fmt.Errorf("Contract %d that was turned in does not go with the briefcases it took", i+1)
		}
		took.add(&t.Took)
	}
	for c, row := range p.Rows {
		if row.White > took[c] || row.White < took[c] && c != int(Yellow) {
			return fmt.Errorf("%d %s briefcases are white; the Contracts turned in took %d", row.White, colourIDs[c], took[c])
		}
	}
	return s.checkHand(int(seat), p, rest)
}

func (s *State) checkHand(seat int, p *PlayerState, rest bool) error {
	own := p.Hand
	for _, t := range p.Done[:p.DoneSize] {
		own = own.With(t.Contract)
	}
	gave := Pieces{}
	if p.Tossed < contracts && s.Phase != Dealing {
		gave = p.Tossed.Card().Discard.Of
	}
	switch {
	case int(p.HandSize) != p.Hand.Len():
		return fmt.Errorf("the hand is said to be %d Contracts and is %d", p.HandSize, p.Hand.Len())
	case p.Chosen&^p.Hand != 0 || p.Chosen != 0 && (!s.laidOpen() || s.countWith(seat, p.Chosen).ready&p.Chosen != p.Chosen):
		return fmt.Errorf("it has chosen Contracts that it cannot finish in final scoring")
	case p.Taken&^own != 0:
		return fmt.Errorf("it was seen to take a Contract that it does not have")
	case p.Gave != gave && (rest || s.Phase != Dealing):
		return fmt.Errorf("what the Contract thrown away in set-up brought is not what it says")
	case rest && s.Phase == Dealing && (p.Kept == noHandler && p.Tossed != noContract || p.DoneSize > 0):
		return fmt.Errorf("in set-up a Handler is chosen before a Contract is thrown away, and none is turned in")
	}
	return nil
}

func (s *State) checkSyndicate(rest bool) error {
	r := &s.Rival
	if !s.solo() {
		if *r != emptySyndicate() {
			return fmt.Errorf("the Lone Syndicate plays only against one seat")
		}
		return nil
	}
	next, open := s.Upcoming()
	film := int(r.Film[1]) + int(r.Film[2]) + int(r.Film[3])
	abroad := s.abroad(Syndicate)
	switch {
	case r.Film[0] != 0 || film > 2 || int(r.Phone)+film+abroad != agents:
		return fmt.Errorf("the Lone Syndicate has %d Agents on its phone, %d on the film strip and %d on cities; that must be %d in all, at most 2 on the strip",
			r.Phone, film, abroad, agents)
	case r.Influence > maxInfluence:
		return fmt.Errorf("the Lone Syndicate has %d Influence, more than %d", r.Influence, maxInfluence)
	case r.Deck&^allActions != 0 || r.Card != noAction && (r.Card >= actions || r.Deck>>r.Card&1 == 1):
		return fmt.Errorf("the last Action Card is not among the ten that were revealed")
	case open && (s.House.Carbon == 0 || next >= actions || r.Deck>>next&1 == 1 || next == r.Card || s.Phase == Dealing):
		return fmt.Errorf("an Action Card lies open at a table that shows none, or it is somewhere else as well")
	case rest && r.Card == noAction && (s.actionsLeft() != allActions || abroad > 0 || s.Phase != Dealing && (s.Phase != Espionage || r.Phone == 0)):
		return fmt.Errorf("the Lone Syndicate has acted without an Action Card")
	}
	for i := 1; i < Rounds; i++ {
		if r.Film[i] > 0 && i < int(s.Round) && (i < Rounds-1 || s.Phase == Espionage || s.Phase == Closing) {
			return fmt.Errorf("the Agents on space %d of the film strip have joined by round %d", i+1, s.Round)
		}
	}
	for c, n := range r.Ledger {
		if n > rowSpaces {
			return fmt.Errorf("%d %s Intelligence in the Lone Syndicate's ledger; a row holds %d", n, colourIDs[c], rowSpaces)
		}
	}
	return nil
}

func (s *State) checkHandlers(rest bool) error {
	all, n := s.Display, s.Display.Len()
	add := func(h Handler) {
		all = all.With(h)
		n++
	}
	if s.Display&^allRegulars != 0 {
		return fmt.Errorf("a Starting Handler is on the display")
	}
	for i := range int(s.Seats) {
		p := &s.Players[i]
		if err := s.checkSlots(Side(i), p, rest); err != nil {
			return fmt.Errorf("seat %d: %w", i, err)
		}
		for _, slot := range p.Slots {
			if slot.Handler != noHandler {
				add(slot.Handler)
			}
		}
		for set := p.Dealt; set != 0; set = set.rest() {
			add(set.first())
		}
		switch {
		case rest && (s.Phase == Dealing) != (p.Dealt != 0), p.Dealt != 0 && (p.Dealt.Len() != 2 || p.Dealt&^allStarters != 0):
			return fmt.Errorf("seat %d must have two Starting Handlers to choose from, and only in set-up", i)
		case p.Kept != noHandler && (p.Kept >= handlers || !p.Dealt.Has(p.Kept)):
			return fmt.Errorf("seat %d keeps a Handler that it was not dealt", i)
		}
	}
	for _, h := range s.Rival.Handlers {
		if h == noHandler {
			continue
		}
		if h >= handlers || rest && s.Phase == Dealing {
			return fmt.Errorf("the Lone Syndicate has a Handler that does not exist, or has it too early")
		}
		add(h)
	}
	if s.Depth > 0 && s.Depth <= stackSize {
		if h := s.waiting(); h != noHandler {
			if h >= regulars {
				return fmt.Errorf("the Handler that waits for a slot was not on the display")
			}
			add(h)
		}
	}
	if all.Len() != n {
		return fmt.Errorf("a Handler is in two places")
	}
	if got := all & allRegulars; !s.solo() && got != allRegulars || s.solo() && !soloSet(got) {
		return fmt.Errorf("the regular Handlers are not all there; in a solo game they are two yellow and one of each other colour")
	}
	return nil
}

// soloSet reports whether these are the Handlers of a solo display.
func soloSet(set HandlerSet) bool {
	for c, n := range soloDisplay {
		if (set & ofColour[c]).Len() != int(n) {
			return false
		}
	}
	return true
}

func (s *State) checkSlots(seat Side, p *PlayerState, rest bool) error {
	for _, slot := range p.Slots {
		h := slot.Handler
		switch {
		case h == noHandler:
			if slot != (Slot{Handler: noHandler}) {
				return fmt.Errorf("an empty slot has markers")
			}
		case h >= handlers || rest && s.Phase == Dealing:
			return fmt.Errorf("a slot holds a Handler that does not exist, or too early")
		case slot.Used > handlerTable[h].Uses || slot.Spent && slot.Used == 0:
			return fmt.Errorf("%s has %d markers of %d", handlerIDs[h], slot.Used, handlerTable[h].Uses)
		case rest && slot.Used == handlerTable[h].Uses && !s.analysing(seat):
			return fmt.Errorf("%s is exhausted and must have left", handlerIDs[h])
		}
	}
	return nil
}

// analysing reports whether a window of seat's Analysis is on the stack.
func (s *State) analysing(seat Side) bool {
	for _, f := range s.Stack[:min(s.Depth, stackSize)] {
		if f.Kind == AskAnalyse && f.Side == seat {
			return true
		}
	}
	return false
}

func (s *State) checkContracts(rest bool) error {
	var all ContractSet
	n := 0
	add := func(set ContractSet) { all |= set; n += set.Len() }
	add(s.Deck)
	add(s.Discards)
	add(s.Rival.Contracts)
	gaps := 0
	for i, c := range s.Market {
		if c == noContract {
			gaps++
			if s.Phase == Dealing && i != slotI {
				return fmt.Errorf("slot %s of the market must hold a Contract during set-up", slotIDs[i])
			}
			continue
		}
		if c >= contracts || rest && s.Phase == Dealing && i == slotI {
			return fmt.Errorf("slot %s of the market holds no Contract; slot I is opened at the end of set-up", slotIDs[i])
		}
		add(ContractSet(0).With(c))
	}
	for i := range int(s.Seats) {
		p := &s.Players[i]
		add(p.Hand)
		for _, t := range p.Done[:p.DoneSize] {
			add(ContractSet(0).With(t.Contract))
		}
		if p.Tossed == noContract && s.Phase == Dealing {
			continue
		}
		if p.Tossed >= contracts {
			return fmt.Errorf("seat %d has not thrown a Contract away in set-up", i)
		}
		add(ContractSet(0).With(p.Tossed))
	}
	if full := s.House.fullDeck(); all != full || n != full.Len() {
		for c := range Contract(contracts) {
			switch {
			case full.Has(c) && !all.Has(c):
				return fmt.Errorf("Contract %s is nowhere", contractIDs[c])
			case !full.Has(c) && all.Has(c):
				return fmt.Errorf("Contract %s is out of this game", contractIDs[c])
			}
		}
		return fmt.Errorf("%d Contracts instead of %d: some Contract is in two places", n, full.Len())
	}
	switch {
	case int(s.DeckSize) != s.Deck.Len():
		return fmt.Errorf("the deck is said to hold %d Contracts and holds %d", s.DeckSize, s.Deck.Len())
	case !s.solo() && s.Rival.Contracts != 0:
		return fmt.Errorf("the Lone Syndicate does not play")
	}
	return nil
}
