package masters

import "safehouse/rules"

// Blank leaves what a seat knows. In Masters nothing on the table is hidden:
// the deck lies face up, what the bag still holds is known, and which chit
// comes next is decided when it is drawn. Only chance itself is taken away.
func (s *State) Blank(int) { s.Luck.Blank() }

// Resample makes chance random again.
func (s *State) Resample(_ int, r *rules.Rand) { s.Luck.Refill(r) }
