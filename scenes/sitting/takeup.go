package sitting

import "safehouse/rules"

// Where several persons play, the screen lies open to all while a decision is
// about nothing hidden. Who decides may take up what only its seat may see, as a
// player looks at its hand.

// TakesUp is the seat whose person may take up its own now; ok is false where
// the screen is turned to somebody already, or nobody at it decides.
func (s *Sitting) TakesUp() (seat int, ok bool) {
	turn := s.Match.Turn()
	if s.viewer != rules.Nobody || s.waiting >= 0 || turn.Done || turn.Seat < 0 || s.auto || s.Showing() || len(s.People()) < 2 {
		return rules.Nobody, false
	}
	_, ok = s.Person(turn.Seat)
	return turn.Seat, ok
}

// TakeUp draws the curtain for that seat. Once it is lifted the screen stays
// turned to the seat until somebody else decides.
func (s *Sitting) TakeUp() {
	if seat, ok := s.TakesUp(); ok {
		s.waiting = seat
		s.changed()
	}
}
