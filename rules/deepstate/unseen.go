package deepstate

// Unseen is the Treaties that lie nowhere in a view: in the deck, face down among the
// discards, in hands of others. Which of them is where the view does not say.
func (s *State) Unseen() []Treaty { return listOf(s.unseen()) }

// UnseenMen is how many Men of Action of each kind lie nowhere in a view: in their deck
// and in hands of others. All is zero where the game is played without them.
func (s *State) UnseenMen() Men {
	if !s.Options.Men {
		return Men{}
	}
	var free Men
	for m := range free {
		free[m] = MenCopies - s.MenDiscard[m]
	}
	for i := range s.Depth {
		if f := &s.Stack[i]; f.Kind == frMan {
			free[f.Card]--
		}
	}
	for p := range s.Players {
		for m, n := range s.Players[p].Men {
			free[m] -= n
		}
	}
	return free
}
