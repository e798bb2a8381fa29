package shadownetwork

import "safehouse/rules"

// What a table needs to know to show a position: the refs of its things and
// what is printed on them.

// RefCity and its like are the refs of things.
func RefCity(c City) rules.Ref         { return refCity(c) }
func RefContract(c Contract) rules.Ref { return refContract(c) }
func RefHandler(h Handler) rules.Ref   { return refHandler(h) }
func RefAction(a Action) rules.Ref     { return refAction(a) }
func RefColour(c Colour) rules.Ref     { return refColour(c) }
func RefRow(c Colour) rules.Ref        { return refRow(c) }
func RefTile(t Tile) rules.Ref         { return refTile(t) }

// RefSide is the ref of a seat or of the Lone Syndicate.
func RefSide(s Side) rules.Ref { return refSide(s) }

// Refs of places.
var (
	RefOverlay   = refPlace(placeOverlay)
	RefWageSix   = refPlace(placeWageSix)
	RefWageTen   = refPlace(placeWageTen)
	RefPhone     = refPlace(placePhone)
	RefDeck      = refPlace(placeDeck)
	RefDisplay   = refPlace(placeDisplay)
	RefInfluence = refPlace(placeInfluence)
)

// OnCity and its like are the things that refs stand for.
func OnCity(r rules.Ref) (City, bool)         { return City(r.Index), r.Kind == kCity }
func OnTile(r rules.Ref) (Tile, bool)         { return Tile(r.Index), r.Kind == kTile }
func OnContract(r rules.Ref) (Contract, bool) { return Contract(r.Index), r.Kind == kContract }
func OnHandler(r rules.Ref) (Handler, bool)   { return Handler(r.Index), r.Kind == kHandler }
func OnColour(r rules.Ref) (Colour, bool)     { return Colour(r.Index), r.Kind == kColour }
func OnRow(r rules.Ref) (Colour, bool)        { return Colour(r.Index), r.Kind == kRow }
func OnSlot(r rules.Ref) (int, bool)          { return int(r.Index), r.Kind == kSlot }

// OnSide is the side that a ref stands for.
func OnSide(r rules.Ref) (Side, bool) {
	switch r.Kind {
	case kSeat:
		return Side(r.Index), true
	case kSyndicate:
		return Syndicate, true
	}
	return nobody, false
}

// How many there are of the things of a table.
const (
	Cities    = cities
	Colours   = colours
	Columns   = columns
	Slots     = slots
	Handlers  = handlers
	Contracts = contracts
	Actions   = actions
	Agents    = agents
)

// No thing at all, and one that is there but hidden from the viewer.
const (
	NoCity         = noCity
	NoContract     = noContract
	HiddenContract = hiddenContract
	NoHandler      = noHandler
	HiddenHandler  = hiddenHandler
	NoAction       = noAction
	NoSide         = nobody
)

// InboxSlots and OverlaySlots are the slots of an inbox and how many of them
// the overlay covers; OverlayPrice is what it costs to remove it.
const (
	InboxSlots   = inboxSlots
	OverlaySlots = overlaySlots
	OverlayPrice = overlayPrice
)

// Prices of Black Market Actions, and what a milestone's Collect brings.
const (
	RecruitPrice       = recruitPrice
	SecondPrice        = secondPrice
	HirePrice          = hirePrice
	MilestoneInfluence = milestoneInfluence
	BriefcaseCost      = briefcaseCost
)

// Solo reports whether the Lone Syndicate plays.
func (s *State) Solo() bool { return s.solo() }

// Open reports whether a city is in play.
func (s *State) Open(c City) bool { return s.open(c) }

// StandIn is the city on which a Black Market card's icon leaks: the next one in
// play of its letter where it is locked.
func (s *State) StandIn(c City) City { return s.standIn(c) }

// Fee is what it costs a side to place an Agent in a city: 1 Influence for each rival
// there, unless it has free passage.
func (s *State) Fee(c City, side Side) int { return int(s.fee(c, side)) }

// Abroad is the number of a side's Agents that stand on cities.
func (s *State) Abroad(side Side) int { return s.abroad(side) }

// CitiesOf lists the cities in play of a letter.
func (s *State) CitiesOf(l Letter) (list []City) {
	for set := s.inLetter(l); set != 0; set &= set - 1 {
		list = append(list, set.first())
	}
	return list
}

// Name is the letter as it is printed.
func (l Letter) Name() string { return string(rune('A' + l)) }

// Capacity is the number of usable slots of a player's inbox, Room the free
// ones.
func (p *PlayerState) Capacity() int { return p.capacity() }

// Room is the free slots of a player's inbox.
func (p *PlayerState) Room() int { return p.room() }

// BriefcaseGain is the Influence that the next briefcase of a row brings at
// once.
func (p *PlayerState) BriefcaseGain(c Colour) int { return p.briefcaseGain(c) }

// Crosses reports whether the next briefcase of a row crosses a milestone.
func (p *PlayerState) Crosses(c Colour) bool { return rowTable[c].Lines>>(p.Rows[c].Filled+1)&1 == 1 }

// Row is what is printed of a row of a player's ledger.
func (c Colour) Row() *RowCard { return &rowTable[c] }

// Line reports whether the milestone line lies before space n, from 1.
func (k *RowCard) Line(n int) bool { return k.Lines>>n&1 == 1 }

// ColumnBonus is the Influence for column n, from 1, of the half that row c is in.
func ColumnBonus(c Colour, n int) int { return int(columnTable[c/2][n-1]) }

// RateOf is what Influence buys of a colour at the Black Market.
func RateOf(c Colour) *Rate { return &rateTable[c] }

// Wage is what is due for so many Agents.
func (s *State) Wage(n int) int { return int(s.wage(uint8(min(n, agents)))) }

// LastRound is the round after which the game ends.
func (s *State) LastRound() int { return int(s.last()) }

// LeftOut is the Contracts that are not in this game.
func (s *State) LeftOut() ContractSet {
	var h House
	return h.fullDeck() &^ s.House.fullDeck()
}

// Sealed reports whether inbox overlays stay on for the whole game.
func (s *State) Sealed() bool { return s.sealed() }

// Reveals is the number of Black Market cards of a round with so many seats,
// Tokens that of the tokens.
func Reveals(seats, round int) int { return int(reveals[seats][round-1]) }

// Tokens is the number of Black Market tokens with so many seats.
func Tokens(seats int) int { return int(tokens[seats]) }

// SyndicateRowOf is a row of the Lone Syndicate's ledger.
func SyndicateRowOf(c Colour) *SyndicateRow { return &syndicateRows[c] }

// List lists the Handlers of a set, regular ones first.
func (s HandlerSet) List() (l []Handler) {
	for ; s != 0; s = s.rest() {
		l = append(l, s.first())
	}
	return l
}

// List lists the Contracts of a set.
func (s ContractSet) List() (l []Contract) {
	for ; s != 0; s = s.rest() {
		l = append(l, s.first())
	}
	return l
}

// Ready is the Contracts of a seat that final scoring would finish now.
func (s *State) Ready(seat int) ContractSet {
	t := s.count(seat)
	return t.ready
}

// Finishing is the Contracts of a seat that final scoring would finish if those
// chosen came first, and what its whole hand would count.
func (s *State) Finishing(seat int, chosen ContractSet) (set ContractSet, n int) {
	t := s.countWith(seat, chosen)
	return t.ready, t.gameEnd - t.penalty
}

// Short is the briefcases of each colour that a player lacks for a Contract,
// and how many green or blue ones.
func (p *PlayerState) Short(c Contract) (lacks Pieces, either int) {
	need := &c.Card().Needs
	spare := 0
	for i, n := range need.Of {
		have := p.Rows[i].coloured()
		if have < n {
			lacks[i] = n - have
		} else if Colour(i) == Green || Colour(i) == Blue {
			spare += int(have - n)
		}
	}
	return lacks, max(0, int(need.Either)-spare)
}

// A Question is what is asked now; its Kind is one of AskKeep and the following.
type Question struct{ Frame }

// Asks reports whether anything is asked.
func (q *Question) Asks() bool { return q.Kind.asks() }

// Asked is the question on top of the stack.
func (s *State) Asked() Question {
	if s.Phase == Ended || s.Depth == 0 {
		return Question{}
	}
	f := s.top()
	return Question{*f}
}

// Piece is what a question of where to leak places next: a colour, or Influence.
func (q *Question) Piece() (c Colour, coin bool) { return q.nextLeak() }

// Heap is the pieces that a question of what to take offers.
func (s *State) Heap() Pieces { return *s.heap(s.top()) }

// Target is a city to which the next Action Cards of the Lone Syndicate may lead
// it, and how many of the cards that can come do.
type Target struct {
	City  City
	Cards int
}

// ActionsToCome is the Action Cards of the Lone Syndicate that can come next: those that were not revealed since the last
// shuffle, all of them when none is left.
func (s *State) ActionsToCome() (list []Action) {
	deck := s.actionsLeft()
	if deck == 0 {
		deck = allActions
	}
	for a := range Action(actions) {
		if deck>>a&1 == 1 {
			list = append(list, a)
		}
	}
	return list
}

// actionsLeft is the Action Cards that were not followed since the last shuffle.
func (s *State) actionsLeft() actionSet {
	if next, open := s.Upcoming(); open {
		return s.Rival.Deck | 1<<next
	}
	return s.Rival.Deck
}

// Targets says where the Lone Syndicate would go now, by the Action Cards that
// can come next, the likeliest first.
func (s *State) Targets() (list []Target) {
	if !s.solo() || s.Phase != Espionage || s.Rival.Phone == 0 {
		return nil
	}
	var of [cities]int
	c := *s
	can := s.ActionsToCome()
	if next, open := s.Upcoming(); open {
		can = []Action{next}
	}
	for _, a := range can {
		c.Rival.Card = a
		if t := c.target(); t != noCity {
			of[t]++
		}
	}
	for n := actions; n > 0; n-- {
		for i, k := range of {
			if k == n {
				list = append(list, Target{City(i), n})
			}
		}
	}
	return list
}

// Walk is the cities that the Lone Syndicate looks at with the Action Card that
// is up, in order, and the one where it goes: the last of them if enough has
// leaked there, else the first. Locked ones and those where an Agent of its own
// stands are passed by. Before a card is up there are none.
func (s *State) Walk() (looked []City, to City) {
	if !s.solo() || s.Rival.Card >= actions {
		return nil, noCity
	}
	to = s.target()
	c := s.Rival.Card.Card().Start
	for range cities {
		if s.open(c) && s.Cities[c].Agents>>Syndicate&1 == 0 {
			looked = append(looked, c)
			if s.Cities[c].Leaked.Sum()+int(s.Cities[c].Influence) >= syndicateTarget {
				return looked, to
			}
		}
		c = c.next()
	}
	return looked, to
}

// SyndicateTarget is how many leaked things draw the Lone Syndicate to a city.
const SyndicateTarget = syndicateTarget

// Whose is the seat of a side, and Automaton for the Lone Syndicate.
func (s *State) Whose(r rules.Ref) int {
	switch r.Kind {
	case kSeat:
		return int(r.Index)
	case kSyndicate:
		return rules.Automaton
	}
	return rules.Nobody
}
