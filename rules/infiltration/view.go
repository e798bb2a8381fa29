package infiltration

import "safehouse/rules"

// Blank leaves what seat knows (rulebook: Open and Hidden Information; ruling
// 42). Hands, selected cards and the values of collected tokens are their
// player's own; the deck is nobody's. What has not been decided (facedown
// rooms, tokens in rooms and in the pool) is not in the state at all. When the
// game is over the piles of those who escaped lie open.
func (s *State) Blank(seat int) {
	s.Luck.Blank()
	s.Deck = 0
	s.Unseen = [3]uint8{}
	for o := range s.Ops {
		st := &s.Ops[o]
		if st.Seat >= 0 && int(st.Seat) == seat {
			continue
		}
		st.Hand, st.Kept = 0, 0
		if !s.Over || st.Place != Out {
			st.Data = [3]uint8{}
		}
		if st.Selected != noCard && !st.Resolved && !st.Shown.Has(seat) {
			st.Selected = hiddenCard
		}
		st.Shown &= rules.Only(max(seat, 0))
		if seat < 0 {
			st.Shown = 0
		}
	}
	for i := range s.Clues {
		if i != seat {
			s.Clues[i] = [items]uint8{}
		}
	}
}

// placed is the items whose place everybody can see.
func (s *State) placed() Set {
	set := s.Discard | s.Box
	for o := range s.Ops {
		set |= s.Ops[o].Table
	}
	for i, it := range roomItems {
		if s.Left[i].Place.Inside() {
			set = set.With(it)
		}
	}
	return set
}

// Resample deals what Blank(seat) took away: the unseen items to the other
// hands and the deck, so that every clue holds; the selected cards as their
// owners might choose; the values of the rivals' tokens.
func (s *State) Resample(seat int, r *rules.Rand) {
	s.Luck.Refill(r)
	s.dealHands(seat, r)
	s.dealValues(seat, r)
	for o := range s.Ops {
		st := &s.Ops[o]
		if st.KeptSize > 0 && st.Kept == 0 {
			for rest := st.Hand; st.Kept.Len() < int(st.KeptSize); {
				it := Item(r.Bit(uint64(rest)))
				rest = rest.Without(it)
				st.Kept = st.Kept.With(it)
			}
		}
		if st.Selected == hiddenCard {
			st.Selected = s.guessSelection(Operative(o), r)
		}
	}
	s.settleShown()
}

// settleShown lets every seat that was shown a selected item know in which hand
// it is.
func (s *State) settleShown() {
	for o := range s.Ops {
		st := &s.Ops[o]
		if !st.Selected.IsItem() || st.Resolved {
			continue
		}
		for seat := range int(s.Seats) {
			if st.Shown.Has(seat) && seat != int(st.Seat) {
				s.Clues[seat][st.Selected.Item()] = 1 << o
			}
		}
	}
}

// dealHands gives the other operatives hands that seat could believe.
func (s *State) dealHands(seat int, r *rules.Rand) {
	free := allItems &^ s.placed()
	var need [operatives]int
	for o := range s.Ops {
		st := &s.Ops[o]
		free &^= st.Hand
		need[o] = int(st.HandSize) - st.Hand.Len()
	}
	if seat >= 0 {
		s.dealKnown(seat, &free, &need, r)
	}
	for _, o := range s.crew() {
		for ; need[o] > 0; need[o]-- {
			it := Item(r.Bit(uint64(free)))
			free = free.Without(it)
			s.Ops[o].Hand = s.Ops[o].Hand.With(it)
		}
	}
	s.Deck = free
}

// dealKnown places the items that seat has a clue about, those with the fewest
// possible hands first. A shown item that was selected is in its owner's hand.
// Where a random choice leaves no room for a later item, it moves another one
// along (an augmenting path), so that a deal that exists is always found.
func (s *State) dealKnown(seat int, free *Set, need *[operatives]int, r *rules.Rand) {
	var at [items]Operative
	for it := range at {
		at[it] = noOperative
	}
	var known Set
	for rest := *free; rest != 0; rest = rest.rest() {
		if s.Clues[seat][rest.first()] != 0 {
			known = known.With(rest.first())
		}
	}
	for rest := known; rest != 0; {
		it := Item(r.Bit(uint64(rest)))
		rest = rest.Without(it)
		var seen uint8
		s.seatItem(seat, it, &at, need, &seen, r)
	}
	for rest := known; rest != 0; rest = rest.rest() {
		it := rest.first()
		if at[it] != noOperative {
			s.Ops[at[it]].Hand = s.Ops[at[it]].Hand.With(it)
			*free = free.Without(it)
		}
	}
}

// seatItem finds a hand for an item, moving others along if it must. seen is
// the hands that this search has tried.
func (s *State) seatItem(seat int, it Item, at *[items]Operative, need *[operatives]int, seen *uint8, r *rules.Rand) bool {
	for {
		open := s.Clues[seat][it] &^ *seen
		if open == 0 {
			return false
		}
		o := Operative(r.Bit(uint64(open)))
		*seen |= 1 << o
		if need[o] > 0 {
			need[o]--
			at[it] = o
			return true
		}
		for other := range Item(items) {
			if at[other] == o && s.seatItem(seat, other, at, need, seen, r) {
				at[it] = o
				return true
			}
		}
	}
}

// dealValues gives the tokens of the others values from those that seat has
// not collected itself.
func (s *State) dealValues(seat int, r *rules.Rand) {
	left := [3]uint8{TokensPerValue, TokensPerValue, TokensPerValue}
	for o := range s.Ops {
		for v, n := range s.Ops[o].Data {
			left[v] -= n
		}
	}
	for o := range s.Ops {
		st := &s.Ops[o]
		have := st.Data[0] + st.Data[1] + st.Data[2]
		for ; have < st.Tokens; have++ {
			n := r.Intn(int(left[0]) + int(left[1]) + int(left[2]))
			v := 0
			for n >= int(left[v]) {
				n -= int(left[v])
				v++
			}
			left[v]--
			st.Data[v]++
		}
	}
	s.Unseen = left
}

// guessSelection is a card that o may have selected: whoever was delayed then
// could not select Advance or Retreat.
func (s *State) guessSelection(o Operative, r *rules.Rand) Card {
	st := &s.Ops[o]
	held, ask := st.Delayed, s.Ask
	st.Delayed, s.Ask = held || st.Stood, Question{Kind: askSelect, Op: o}
	var buf [actions + items]rules.Action
	legal := engine.Answers(s, buf[:0])
	i := r.Intn(len(legal))
	if st.Place.Inside() {
		m := s.mood(o)
		i = s.pick(legal, &m, r)
	}
	st.Delayed, s.Ask = held, ask
	return Card(legal[i].Args[1])
}
