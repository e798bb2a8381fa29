package deepstate

import (
	"math/bits"
	"slices"

	"safehouse/rules"
)

// Blank leaves what seat knows (ruling 34). Hands of Treaties and of Men of
// Action are their player's own, face-down Treaties nobody's. The order of a
// deck is not decided before a card is drawn; which cards the Objective deck
// and HOC's deck hold everybody can work out, so that they stay.
func (s *State) Blank(seat int) {
	s.Luck.Blank()
	if s.Phase == Drafting || s.Phase == Dealing {
		s.blankDraft(seat)
	}
	s.Deck, s.Discard = 0, 0
	s.MenDeck = Men{}
	for p := range s.Players {
		if p == seat {
			continue
		}
		st := &s.Players[p]
		st.Hand, st.Buried, st.Men = 0, 0, Men{}
	}
	for i := range s.Clues {
		if i != seat {
			s.Clues[i] = Clue{}
		}
	}
}

// blankDraft leaves of the packs what seat saw of them when it held them. Of
// the cards that were taken between two of its looks it knows which they are,
// but not who took which: they are left in the order of their numbers. What
// went or stayed after its last look is left together in the pack.
func (s *State) blankDraft(seat int) {
	for pack := range int(s.Seats) {
		var visits uint8
		if seat >= 0 {
			visits = s.visits(seat, pack)
		}
		taken := &s.Draft.Taken[pack]
		if visits == 0 {
			s.Draft.Packs[pack] = 0
		}
		for k := 0; k < draftSteps; {
			if visits>>k&1 == 1 {
				k++
				continue
			}
			lo, hi, seen := window(visits, k)
			if !seen {
				if taken[k] != noTreaty {
					taken[k] = hiddenCard
				}
				k++
				continue
			}
			if hi < draftSteps {
				slices.Sort(taken[lo:hi])
			} else {
				for i := lo; i < hi; i++ {
					if taken[i] < treatyCards {
						s.Draft.Packs[pack] = s.Draft.Packs[pack].With(taken[i])
						taken[i] = hiddenCard
					}
				}
			}
			k = hi
		}
	}
}

// Resample deals what Blank(seat) took away: the unseen Treaties to the other
// hands, the deck and the discards so that every clue holds, the unseen Men of
// Action to the other hands and their deck.
func (s *State) Resample(seat int, r *rules.Rand) {
	s.Luck.Refill(r)
	if s.Phase == Drafting || s.Phase == Dealing {
		s.guessDraft(seat, r)
	} else {
		s.guessTreaties(seat, r)
	}
	s.guessMen(r)
}

// unseen is the Treaties that lie nowhere in a view.
func (s *State) unseen() Set {
	free := allTreaties
	for p := range s.Players {
		free &^= s.Players[p].Made | s.Players[p].Hand | s.Players[p].Buried
	}
	return free
}

// take removes a random Treaty from a set.
func (s *Set) take(r *rules.Rand) Treaty {
	t := Treaty(r.Bit(uint64(*s)))
	*s = s.Without(t)
	return t
}

// guessTreaties deals the Treaties once the game is on.
func (s *State) guessTreaties(seat int, r *rules.Rand) {
	free := s.unseen()
	var need [holders]int
	for p := range int(s.Seats) {
		need[p] = int(s.Players[p].HandSize) - s.Players[p].Hand.Len()
	}
	need[inDeck], need[inDiscard] = int(s.DeckSize), int(s.DiscardSize)
	var got [holders]Set
	if seat >= 0 {
		s.Clues[seat].deal(&free, &need, &got, r)
	}
	for h := range got {
		for ; need[h] > 0; need[h]-- {
			got[h] = got[h].With(free.take(r))
		}
	}
	for p := range int(s.Seats) {
		s.Players[p].Hand |= got[p]
	}
	s.Deck, s.Discard = got[inDeck], got[inDiscard]
}

// deal places the Treaties about which there is a clue. Where a random choice
// leaves no room for a later card, it moves another one along (an augmenting
// path), so that a deal that exists is always found.
func (k *Clue) deal(free *Set, need *[holders]int, got *[holders]Set, r *rules.Rand) {
	var at [treatyCards]int8
	known := k.known() & *free
	for rest := known; rest != 0; rest = rest.rest() {
		at[rest.first()] = -1
	}
	for rest := known; rest != 0; {
		t := rest.take(r)
		seen := uint8(0)
		k.seat(t, known, &at, need, &seen, r)
	}
	for rest := known; rest != 0; rest = rest.rest() {
		if t := rest.first(); at[t] >= 0 {
			got[at[t]] = got[at[t]].With(t)
			*free = free.Without(t)
		}
	}
}

// seat finds a holder for a Treaty, moving others along if it must. seen is
// the holders that this search has tried.
func (k *Clue) seat(t Treaty, known Set, at *[treatyCards]int8, need *[holders]int, seen *uint8, r *rules.Rand) bool {
	for {
		var open uint8
		for h, may := range k.May {
			if may.Has(t) && *seen>>h&1 == 0 {
				open |= 1 << h
			}
		}
		if open == 0 {
			return false
		}
		h := int8(r.Bit(uint64(open)))
		*seen |= 1 << h
		if need[h] > 0 {
			need[h]--
			at[t] = h
			return true
		}
		for rest := known; rest != 0; rest = rest.rest() {
			if other := rest.first(); at[other] == h && k.seat(other, known, at, need, seen, r) {
				at[t] = h
				return true
			}
		}
	}
}

// guessDraft deals the packs and picks of a draft as seat could believe them,
// or the dealt hands where there is none, and what the others put back.
func (s *State) guessDraft(seat int, r *rules.Rand) {
	free := s.unseen()
	drafted := s.Options.Treaties == Experienced && s.Seats > 1
	if drafted {
		s.guessPacks(seat, &free, r)
	}
	for p := range int(s.Seats) {
		st := &s.Players[p]
		if p == seat {
			continue
		}
		st.Hand, st.Buried = 0, 0
		size := int(st.HandSize)
		switch {
		case !drafted:
			for range dealt {
				st.Hand = st.Hand.With(free.take(r))
			}
		default:
			for pack := range s.Draft.Taken[:s.Seats] {
				for k, t := range s.Draft.Taken[pack] {
					if t < treatyCards && s.takerOf(pack, k) == p {
						st.Hand = st.Hand.With(t)
					}
				}
			}
		}
		for st.Hand.Len() > size {
			hand := st.Hand
			t := hand.take(r)
			st.Hand, st.Buried = hand, st.Buried.With(t)
		}
	}
	s.Deck = free
}

// guessPacks fills in who took which card and what is left in the packs.
func (s *State) guessPacks(seat int, free *Set, r *rules.Rand) {
	for pack := range int(s.Seats) {
		for _, t := range s.Draft.Taken[pack] {
			if t < treatyCards {
				*free = free.Without(t)
			}
		}
		*free &^= s.Draft.Packs[pack]
	}
	for pack := range int(s.Seats) {
		var visits uint8
		if seat >= 0 {
			visits = s.visits(seat, pack)
		}
		taken := &s.Draft.Taken[pack]
		last := bits.Len8(visits)
		for k := 0; k < last; {
			if visits>>k&1 == 1 {
				k++
				continue
			}
			lo, hi, seen := window(visits, k)
			if seen {
				shuffle(taken[lo:hi], r)
				k = hi
				continue
			}
			if taken[k] == hiddenCard {
				taken[k] = free.take(r)
			}
			k++
		}
		left := &s.Draft.Packs[pack]
		if visits == 0 {
			gone := 0
			for _, t := range taken {
				if t != noTreaty {
					gone++
				}
			}
			for range draftSteps - gone {
				*left = left.With(free.take(r))
			}
		}
		for k := last; k < draftSteps; k++ {
			if taken[k] == hiddenCard {
				if visits == 0 {
					taken[k] = free.take(r)
				} else {
					taken[k] = left.take(r)
				}
			}
		}
	}
}

func shuffle(l []Treaty, r *rules.Rand) {
	for i := len(l) - 1; i > 0; i-- {
		j := r.Intn(i + 1)
		l[i], l[j] = l[j], l[i]
	}
}

// guessMen deals the Men of Action that are out of sight. A shuffle ends what
// anybody knew of them.
func (s *State) guessMen(r *rules.Rand) {
	if !s.Options.Men {
		return
	}
	free := s.UnseenMen()
	for p := range s.Players {
		st := &s.Players[p]
		for n := st.Men.count(); n < int(st.MenSize); n++ {
			m := free.take(r)
			st.Men[m]++
		}
	}
	s.MenDeck = free
}

// take removes a random card.
func (m *Men) take(r *rules.Rand) Man {
	n := r.Intn(m.count())
	for man := range m {
		if n -= int(m[man]); n < 0 {
			m[man]--
			return Man(man)
		}
	}
	panic("deepstate: no card left to take")
}
