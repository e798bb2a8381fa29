package intoodeep

import "safehouse/rules"

// Blank leaves what a seat knows: everything open on the table, its own Memory,
// locker, hands and Well, and of the rest what its clues pin down. When the
// game is over Memories, Wells and the Final Plot lie open.
func (s *State) Blank(seat int) {
	s.Luck.Blank()
	u := &s.Unseen
	s.Supply, u.Supply = s.hide(famTokens, s.Supply, inPile, seat, u.Supply)
	s.Pool, u.Pool = s.hide(famTokens, s.Pool, inPile, seat, u.Pool)
	for p := range s.players() {
		s.blankPlayer(p, seat)
	}
	for i, t := range s.Slots {
		if t < tokens && !s.Over && !s.knows(famTokens, int(t), inSlot+i, seat) {
			s.Slots[i] = hiddenToken
		}
	}
	for row := range s.Filed {
		for i, t := range s.Filed[row] {
			if t < tokens && s.FiledDown[row]>>i&1 == 1 && !s.knows(famTokens, int(t), inChapter, seat) {
				s.Filed[row][i] = hiddenToken
			}
		}
	}
	u.Dilemmas += uint8(s.Dilemmas.Len())
	s.Dilemmas = Set{}
	s.Discarded, u.Discard = s.hide(famDilemmas, s.Discarded, inDiscard, seat, u.Discard)
	for d := range Deck(decks) {
		u.Deck[d] += uint8(s.Crimes.and(cardsIn[d]).Len())
		pile := &s.Under[d]
		for i, c := range pile.Cards[:pile.N] {
			if c < crimes && !s.knows(famCrimes, int(c), inUnder, seat) {
				pile.Cards[i] = hiddenCrime
			}
		}
	}
	s.Crimes = Set{}
	u.Stack += uint8(s.Stack.Len())
	s.Stack = 0
	for i := range s.Depth {
		if f := &s.Frames[i]; int(f.Who) != seat && !f.pointedAt().empty() {
			for j, t := range f.Cast[:2] {
				if t < tokens {
					f.Cast[j] = hiddenToken
				}
			}
		}
	}
	for i := range s.Clues {
		if i != seat {
			s.Clues[i] = Clue{}
		}
	}
}

// knows reports whether a seat knows a piece to be in a place.
func (s *State) knows(f family, x, place, seat int) bool {
	if seat < 0 {
		return false
	}
	return f.sees(seat, place) || s.Clues[seat].of(f)[x] == pinned|1<<place
}

// hide takes out of a set what a seat does not know to be in its place, and
// counts it.
func (s *State) hide(f family, set Set, place, seat int, n uint8) (Set, uint8) {
	var keep Set
	for rest := set; !rest.empty(); {
		if x := rest.next(); s.knows(f, x, place, seat) {
			keep.add(x)
		} else {
			n++
		}
	}
	return keep, n
}

// blankPlayer blanks a Console and what lies in and beside it.
func (s *State) blankPlayer(p, seat int) {
	pl, u := &s.Players[p], &s.Unseen
	if p != seat {
		if !s.Over {
			pl.Memory, u.Memory[p] = s.hide(famTokens, pl.Memory, inMemory+p, seat, u.Memory[p])
			pl.Locker, u.Locker[p] = s.hide(famTokens, pl.Locker, inLocker+p, seat, u.Locker[p])
			pl.Well, u.Well[p] = s.hide(famDilemmas, pl.Well, inWell+p, seat, u.Well[p])
		}
		pl.Hand, u.Hand[p] = s.hide(famDilemmas, pl.Hand, inHand+p, seat, u.Hand[p])
		known := Stock(0)
		if seat >= 0 {
			known = s.Clues[seat].Boosts
		}
		u.Saved[p] += uint8((pl.Saved &^ known).Len())
		pl.Saved &= known
	}
	for d := range Deck(decks) {
		set := pl.Waiting.and(cardsIn[d])
		pl.Waiting = pl.Waiting.minus(set)
		set, u.Waiting[p][d] = s.hide(famCrimes, set, inWaiting+p, seat, u.Waiting[p][d])
		pl.Waiting = pl.Waiting.or(set)
		set = pl.Crimes.and(cardsIn[d])
		pl.Crimes = pl.Crimes.minus(set)
		set, u.Crimes[p][d] = s.hide(famCrimes, set, inHand+p, seat, u.Crimes[p][d])
		pl.Crimes = pl.Crimes.or(set)
	}
}

// Resample deals what Blank(seat) took away so that every clue holds.
func (s *State) Resample(seat int, r *rules.Rand) {
	s.Luck.Refill(r)
	var d deal
	d.begin(s, seat, r)
	d.tokens()
	d.dilemmas()
	d.crimes()
	d.boosts()
	s.Unseen = Unseen{}
	d.pointed()
}
