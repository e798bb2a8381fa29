package infiltration

import (
	"math/bits"

	"safehouse/rules"
)

// An order is a list of operatives.
type order struct {
	ops [operatives]Operative
	n   int
}

func (l *order) list() []Operative { return l.ops[:l.n] }

// turnOrder is the operatives in play from the first player clockwise, both of
// a player one after the other.
func (s *State) turnOrder() (l order) {
	n := int(s.Seats)
	for i := range n {
		seat := i + int(s.leader())
		if seat >= n {
			seat -= n
		}
		at, second := seat, seat+n // see ringSeat
		if half := (n + 1) / 2; s.Options.Pair {
			second = n + 1
			switch {
			case seat == 0:
				second = half
			case seat >= half:
				at++
			}
		}
		l.add(s.Ring[at])
		if second < int(s.Crew) {
			l.add(s.Ring[second])
		}
	}
	return l
}

func (l *order) add(o Operative) {
	l.ops[l.n] = o
	l.n++
}

// maxRound is where the count of rounds stops, far beyond any game.
const maxRound = 9999

// startRound begins with the Selection Phase.
func (h runner) startRound() {
	h.Round = min(h.Round+1, maxRound)
	h.Phase = Selection
	h.tell(rules.Event{Kind: EvRound, Who: RefSeat(int(h.First)), N: int16(h.Round)})
}

// selector is the next operative inside that has not selected a card.
func (s *State) selector() (Operative, bool) {
	l := s.turnOrder()
	for _, o := range l.list() {
		if s.Ops[o].Place.Inside() && s.Ops[o].Selected == noCard {
			return o, true
		}
	}
	return noOperative, false
}

func (h runner) selectCard(o Operative, c Card) {
	h.Ops[o].Selected = c
	h.tell(rules.Event{Kind: EvSelected, Who: RefOperative(o)})
}

// endSelection stands every delayed operative up again.
func (h runner) endSelection() {
	for _, o := range h.InPlay() {
		st := &h.Ops[o]
		if st.Delayed {
			st.Delayed, st.Stood = false, true
			h.tell(rules.Event{Kind: EvStoodUp, Who: RefOperative(o)})
		}
	}
	h.Phase = Resolution
}

// unresolved is the operatives of seat that have still to flip their card.
func (s *State) unresolved(seat int8) (set uint8) {
	for _, o := range s.InPlay() {
		st := &s.Ops[o]
		if st.Seat == seat && st.Place.Inside() && st.Selected != noCard && !st.Resolved {
			set |= 1 << o
		}
	}
	return set
}

// resolutionPhase lets the next player resolve a card; a player with two
// operatives chooses which of them goes first.
func (h runner) resolutionPhase() {
	l := h.turnOrder()
	for _, o := range l.list() {
		switch set := h.unresolved(h.Ops[o].Seat); {
		case set&(set-1) != 0:
			h.ask(askResolve, o)
			return
		case set != 0:
			h.flipCard(Operative(bits.TrailingZeros8(set)))
			return
		}
	}
	h.Phase = Wrap
}

// firstOf is an operative of seat, to name the seat in a question.
func (s *State) firstOf(seat int8) Operative {
	for _, o := range s.InPlay() {
		if s.Ops[o].Seat == seat {
			return o
		}
	}
	return noOperative
}

// flipCard turns the selected card of o faceup and begins to resolve it.
func (h runner) flipCard(o Operative) {
	st := &h.Ops[o]
	c := st.Selected
	st.Resolved = true
	h.playCard(o, c)
	h.tell(rules.Event{Kind: EvFlipped, Who: RefOperative(o), What: RefCard(c), Reveals: true})
}

// playCard puts a card of o's hand into the play area and pushes its effect.
func (h runner) playCard(o Operative, c Card) {
	st := &h.Ops[o]
	if !c.IsItem() {
		st.Played |= 1 << c
		h.push(Frame{Kind: frAction, Op: o, Card: uint8(c), Place: noRoom})
		return
	}
	it := c.Item()
	h.leaveHand(o, it)
	st.Table = st.Table.With(it)
	h.push(Frame{Kind: frItem, Op: o, Card: uint8(it), Place: noRoom})
}

// leaveHand takes an item out of a hand in the open.
func (h runner) leaveHand(o Operative, it Item) {
	h.Ops[o].Hand = h.Ops[o].Hand.Without(it)
	h.Ops[o].HandSize--
	for seat := range h.Clues {
		h.Clues[seat][it] = 0
	}
}

// drawItems moves up to n random items from the deck into o's hand. An empty
// deck is made anew from the discard pile (ruling 34).
func (h runner) drawItems(o Operative, n int) {
	st := &h.Ops[o]
	got := 0
	for ; got < n; got++ {
		if h.DeckSize == 0 {
			if h.Discard == 0 {
				break
			}
			h.Deck, h.DeckSize, h.Discard = h.Discard, uint8(h.Discard.Len()), 0
			h.tell(rules.Event{Kind: EvReshuffled, N: int16(h.DeckSize)})
		}
		it := h.takeFromDeck(drawItem)
		h.give(o, it)
		h.tell(rules.Event{Kind: EvDrew, Who: RefOperative(o), What: refItem(it), Seen: rules.Only(int(st.Seat)), Reveals: true})
	}
	h.tell(rules.Event{Kind: EvDrewItems, Who: RefOperative(o), N: int16(got)})
}

// securityPhase rolls the die, brings the mercs closer and passes the tracker.
func (h runner) securityPhase() {
	h.Phase = Security
	if h.Stalled {
		h.Stalled = false
		h.tell(rules.Event{Kind: EvHeld, Who: RefSeat(0)})
	} else {
		die := h.Luck.Roll(drawDie, 1, 6)
		h.tell(rules.Event{Kind: EvDie, Who: RefSeat(int(h.First)), N: int16(die), M: int16(h.Alarm)})
		h.approach(die + int(h.Alarm))
	}
	if !h.Over && h.Options.Rounds > 0 && h.Round >= uint16(h.Options.Rounds) {
		h.approach(ProximityMax) // the last round that the option leaves
	}
	if h.Over {
		return
	}
	h.clearTable()
	h.passTracker()
	h.startRound()
}

// passTracker gives the security tracker to the next player on the left who
// still has an operative inside (ruling 40).
func (h runner) passTracker() {
	for i := range h.Seats {
		seat := (h.First + 1 + i) % h.Seats
		for _, o := range h.InPlay() {
			if h.Ops[o].Seat == int8(seat) && h.Ops[o].Place.Inside() {
				if h.First != seat {
					h.First = seat
					h.tell(rules.Event{Kind: EvTracker, Who: RefSeat(int(seat))})
				}
				return
			}
		}
	}
}

// clearTable ends the round: action cards go back to the hands, items where
// their fate says. The items of an operative that escaped in this round that
// would return to its hand go to the box (ruling 37).
func (h runner) clearTable() {
	interest := noOperative // who draws one more for what came back
	for _, o := range h.InPlay() {
		st := &h.Ops[o]
		for it := range st.Table.Each {
			st.Table = st.Table.Without(it)
			switch fate := itemCards[it].Fate; {
			case (fate == Hand || h.ComesBack(o, it)) && st.Place.Inside():
				if fate != Hand {
					h.call(Again)
					interest = o
				}
				h.give(o, it)
				for seat := range int(h.Seats) {
					if seat != int(st.Seat) {
						h.Clues[seat][it] = 1 << o
					}
				}
				h.tell(rules.Event{Kind: EvReturned, Who: RefOperative(o), What: refItem(it)})
			case fate == Discard:
				h.Discard = h.Discard.With(it)
			default:
				h.Box = h.Box.With(it)
			}
		}
		st.Played = 0
		st.Selected, st.Shown, st.Resolved, st.Stood = noCard, 0, false, false
		st.Took, st.From = 0, [2]Place{noRoom, noRoom}
		st.Link, st.Extract = noOperative, extractNone
	}
	for p := range h.Rooms {
		h.Rooms[p].Downloads, h.Rooms[p].Wire = 0, 0
	}
	if interest != noOperative {
		h.drawItems(interest, 1)
	}
}
