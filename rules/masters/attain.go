package masters

// What the plans of a crew come to if all goes well.

// attainable reports whether the crew can get at all that the job wants over what it has planned, if nothing on the board were in the
// way and everybody had the time: servers open their remote locks, a keycard goes from hand to hand where plans touch, and every thing
// has somebody whose plan leads to it, or who can fetch it in Escape. What is still in the bag may be anywhere.
func (s *State) attainable() bool {
	d := *s
	var roam, grasp [figures]Cells
	for opened := true; opened; {
		opened = false
		for f := range d.Crew {
			roam[f], grasp[f] = 0, 0
			if fig := &d.Crew[f]; fig.Status == inPlay && fig.At != nowhere && !d.imprisoned(f) {
				roam[f] = d.roam(f)
				grasp[f] = roam[f]
				if d.reachPrice(f) >= 0 {
					grasp[f] |= d.around(roam[f]) &^ d.shut()
				}
			}
		}
		for i, set := range d.board().servers {
			if d.Remote[i] != 0 && joined(&roam)&set != 0 {
				d.Remote[i], opened = 0, true
			}
		}
		if d.rule(crackCipher) && d.Remote[1] != 0 {
			d.Remote[1], opened = 0, true // the Guide's key does
		}
		if open := d.Doors & d.around(d.carded(&roam, &grasp)); open != 0 {
			d.Doors &^= open
			opened = true
		}
	}
	return d.grasped(joined(&grasp) | d.fetched(&roam))
}

// fetched is the cells that somebody can get to from its plan in Escape, and out again, with its ideas, some that it gains, and the
// best roll.
func (s *State) fetched(roam *[figures]Cells) (set Cells) {
	over := s.Board &^ (s.shut() | s.standingGates())
	for f := range roam {
		if roam[f] == 0 {
			continue
		}
		there, back := s.distances(roam[f], over), s.distances(s.exits(f), over)
		for c := range (over & indoors).All() {
			if there[c] != far && back[c] != far && int(there[c])+int(back[c]) <= int(s.Crew[f].Ideas)+gained+6 {
				set |= only(c)
			}
		}
	}
	return set
}

// gained is the ideas that somebody can be hoped to gain until Escape.
const gained = 3

// joined is the cells of all figures.
func joined(sets *[figures]Cells) (all Cells) {
	for _, set := range sets {
		all |= set
	}
	return all
}

// carded is the cells to which those lead who get a keycard, from where it lies or from hand to hand.
func (s *State) carded(roam, grasp *[figures]Cells) (set Cells) {
	for p := firstPiece[Keycard]; p < firstPiece[Keycard]+Piece(pieceCount[Keycard]); p++ {
		at := s.Places[p]
		for f := range roam {
			if at == inBag || at == inSafe && grasp[f].Has(s.board().safe) || at.carrier() == f || at < tiles && grasp[f].Has(Cell(at)) {
				set |= roam[f]
			}
		}
	}
	for range roam {
		for f := range roam {
			if set&roam[f]&indoors != 0 {
				set |= roam[f]
			}
		}
	}
	return set
}

// grasped reports whether what the job wants is within some cells, in hand, or where nobody knows.
func (s *State) grasped(within Cells) bool {
	g := &s.Heist.card().Goal
	var got [loots]int
	for p, at := range s.Places[:firstItem] {
		if at < tiles && within.Has(Cell(at)) || at == inBag || at == inSafe && within.Has(s.board().safe) || at == won || at.carrier() >= 0 {
			got[pieceKinds[p]]++
		}
	}
	switch {
	case got[Jewel] < int(g.jewels), (g.documents || g.hideout) && got[Documents] == 0:
		return false
	case g.npc && s.Crew[npc].Status == captive && !s.rule(movingTarget):
		return (within | s.around(within)).Has(s.Crew[npc].At)
	}
	return true
}
