package shadownetwork

// UnseenContracts is the Contracts that a view does not show and that nobody was seen to
// take: in the deck, in hands of others, turned in face down. Where the deck was made of
// open discards what it holds is State.Deck, and those are not among them.
func (s *State) UnseenContracts() ContractSet {
	free := s.House.fullDeck() &^ s.visible() &^ s.Deck
	for i := range int(s.Seats) {
		p := &s.Players[i]
		free &^= p.holds() | p.Taken
	}
	return free
}
