package infiltration

// MayBeInDeck is the items that the item deck can hold for all that a view of seat
// shows: those that lie nowhere and that no clue puts into somebody's hand. A clue says
// nothing of which of the hands it is, but the deck it is not.
func (s *State) MayBeInDeck(seat int) Set {
	free := allItems &^ s.placed()
	for o := range s.Ops {
		st := &s.Ops[o]
		free &^= st.Hand | st.Kept
		if c, known, ok := st.Known(); ok && known && c.IsItem() {
			free = free.Without(c.Item())
		}
	}
	if seat < 0 || seat >= len(s.Clues) {
		return free
	}
	for it, mask := range s.Clues[seat] {
		if mask != 0 {
			free = free.Without(Item(it))
		}
	}
	return free
}
