package intoodeep

// What a table may show of closed piles: pieces that lie nowhere in a view. In which of
// the places that are not seen each of them is, the view does not say.

// UnseenDilemmas is the Dilemmas that lie nowhere in a view: in the deck, among the
// face-down discards, in hands and Wells of others.
func (s *State) UnseenDilemmas() Set {
	free := span(0, dilemmas).minus(s.Discarded)
	for p := range s.players() {
		free = free.minus(s.Players[p].Hand).minus(s.Players[p].Well)
	}
	return free
}

// UnseenCrimes is the crimes with a deck's back that lie nowhere in a view: in the deck,
// face down below it, or in hands of others.
func (s *State) UnseenCrimes(d Deck) Set { return s.unseenCrimes().and(cardsIn[d]) }

func (s *State) unseenCrimes() Set {
	free := span(0, crimes).minus(s.Removed).minus(s.Display).minus(s.Done)
	for p := range s.players() {
		free = free.minus(s.Players[p].Crimes).minus(s.Players[p].Waiting)
	}
	for i := range s.Depth {
		if c := s.Frames[i].crimeUnderWay(); c >= 0 {
			free.remove(c)
		}
	}
	for d := range s.Under {
		pile := &s.Under[d]
		for _, c := range pile.Cards[:pile.N] {
			if c < crimes {
				free.remove(int(c))
			}
		}
	}
	return free
}

// KnownBelow is the crimes below a deck, the next one first, that a view knows; Hidden
// stands for each that it does not.
func (s *State) KnownBelow(d Deck) []uint8 {
	pile := &s.Under[d]
	return pile.Cards[:pile.N]
}
