package infiltration

import (
	"safehouse/rules"
	"safehouse/rules/pile"
)

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
				st.Kept = st.Kept.With(rest.Take(r))
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
	deal := func(it Item, o int) {
		free = free.Without(it)
		s.Ops[o].Hand = s.Ops[o].Hand.With(it)
	}
	if seat >= 0 {
		var known Set
		for it := range free.Each {
			if s.Clues[seat][it] != 0 {
				known = known.With(it)
			}
		}
		pile.Deal(known, func(it Item) uint64 { return uint64(s.Clues[seat][it]) }, need[:], r, deal)
	}
	for _, o := range s.InPlay() {
		for ; need[o] > 0; need[o]-- {
			rest := free
			deal(rest.Take(r), int(o))
		}
	}
	s.Deck = free
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
