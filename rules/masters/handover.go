package masters

// How a keycard, or tools, get over several hands to where they are needed: those
// whose plans touch meet.

// roam is the cells that a figure can get to as far as planning goes, closed locks
// taken for open ones.
func (s *State) roam(f int) Cells {
	at := only(s.Crew[f].At)
	return s.flood(at, (s.planned(f)|at)&s.Board&^s.shut())
}

// meet is the cells where a figure can hand something over to somebody whose
// plan leads to a set, or who can hand it on.
func (s *State) meet(f int, to Cells, e *todo) (set Cells) {
	var level [figures]int
	s.relays(to, e, &level)
	mine := e.roam(s, f)
	for o := range s.Crew {
		if o != f && s.Crew[o].Status == inPlay && level[o] < level[f] {
			set |= mine & e.roam(s, o) & indoors
		}
	}
	return set
}

// relays is over how many hands something gets to a set from each figure: 0 for
// those whose own plan leads there, apart for those who cannot help.
func (s *State) relays(to Cells, e *todo, level *[figures]int) {
	known := uint8(0)
	var roam [figures]Cells
	for f := range s.Crew {
		level[f] = apart
		if s.Crew[f].Status == inPlay {
			roam[f] = e.roam(s, f) & indoors
		}
		if roam[f]&to != 0 {
			level[f] = 0
			known |= 1 << f
		}
	}
	for n := 1; n < figures; n++ {
		now := known
		for f := range s.Crew {
			for o := range s.Crew {
				if known>>f&1 == 0 && known>>o&1 == 1 && roam[f]&roam[o] != 0 {
					level[f] = n
					now |= 1 << f
				}
			}
		}
		known = now
	}
}

const apart = 9

// awaits is the cells where a figure waits for the keycard, because it can bring
// it nearer to the door than whoever has it or will fetch it.
func (s *State) awaits(f int, e *todo) Cells {
	if !e.key || f == npc {
		return 0
	}
	var level [figures]int
	known := false
	for p := firstPiece[Keycard]; p < firstPiece[Keycard]+Piece(pieceCount[Keycard]); p++ {
		o := s.fetcher(s.Places[p], e)
		if o < 0 || o == f {
			continue
		}
		if !known {
			s.relays(e.doors, e, &level)
			known = true
		}
		if level[o] == 0 {
			return 0
		}
		if level[f] >= level[o] {
			continue
		}
		mine := e.roam(s, f) & indoors
		if set := mine & e.roam(s, o); set != 0 {
			return set
		}
		for x := range s.Crew { // hands between the two
			if level[x] > level[f] && level[x] < level[o] {
				if set := mine & e.roam(s, x); set != 0 {
					return set
				}
			}
		}
	}
	return 0
}

// fetcher is the figure that carries what is at a place, or the nearest of those
// who can walk there, or -1.
func (s *State) fetcher(at place, e *todo) int {
	if o := at.carrier(); o >= 0 {
		if s.Crew[o].Status != inPlay {
			return -1
		}
		return o
	}
	best, near := -1, 0
	if at < tiles {
		for f := range s.Crew {
			if s.Crew[f].Status != inPlay || !e.roam(s, f).Has(Cell(at)) {
				continue
			}
			if n := s.span(s.Crew[f].At, Cell(at)); best < 0 || n < near {
				best, near = f, n
			}
		}
	}
	return best
}
