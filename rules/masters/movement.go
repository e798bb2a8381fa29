package masters

import "safehouse/rules"

// indoorFigures and the like are sets of cells where characters stand that are
// on the board; a captive NPC is no character yet (ruling).
func (s *State) occupied() (set Cells) {
	for f := range s.Crew {
		if s.Crew[f].Status == inPlay {
			set |= only(s.Crew[f].At)
		}
	}
	return set
}

// shut is the tiles that nobody may enter: under a remote lock or behind a
// keycard door. Closed locks come on top.
func (s *State) shut() Cells { return s.Remote[0] | s.Remote[1] | s.Doors }

// barred is the tiles that are locked in any way, which nobody enters or
// reaches into, and nothing is thrown through (ruling).
func (s *State) barred() Cells { return s.Chits.Locked | s.shut() }

// neighbours is the cells next to a figure, with the tile that VENT CRAWL has
// brought next to it.
func (s *State) neighbours(f int) Cells {
	fig := &s.Crew[f]
	set := s.near(fig.At)
	if fig.Vent[0] == fig.At && fig.Vent[1] != nowhere {
		set |= only(fig.Vent[1]) & s.Board
	}
	return set
}

// within is the figure's cell and those next to it.
func (s *State) within(f int) Cells { return s.neighbours(f) | only(s.Crew[f].At) }

// imprisoned reports whether a figure is under a remote lock: it may not move,
// unlock, subdue or disable.
func (s *State) imprisoned(f int) bool {
	return (s.Remote[0] | s.Remote[1]).Has(s.Crew[f].At)
}

// held reports whether guards keep a figure on its tile.
func (s *State) held(f int) bool {
	fig := &s.Crew[f]
	return s.Chits.Guarded.Has(fig.At) && fig.Marks&slipping == 0
}

// planned is the cells that a figure may move onto as far as planning goes:
// tiles with its token and entrances; an NPC needs no tokens.
func (s *State) planned(f int) Cells {
	if f == npc {
		return s.Board
	}
	return s.Crew[f].Plan | entrances
}

// moves is the cells that a figure can move to with an M.
func (s *State) moves(f int) Cells {
	if s.held(f) || s.imprisoned(f) {
		return 0
	}
	return s.neighbours(f) & s.planned(f) &^ s.barred()
}

// against tells why a figure cannot move to a cell.
func (s *State) againstMove(f int, x Hex) *why {
	c := s.cell(x)
	switch {
	case c == s.Crew[f].At:
		return whyHere
	case c == nowhere:
		return whyGap
	case s.imprisoned(f):
		return whyImprisoned
	case s.held(f):
		return whyHeld
	case !s.neighbours(f).Has(c):
		return whyNotAdjacent
	case (s.Remote[0] | s.Remote[1]).Has(c):
		return whyRemote
	case s.Doors.Has(c):
		return whyDoor
	case s.Chits.Locked.Has(c):
		return whyLocked
	case !s.planned(f).Has(c):
		return whyUnplanned
	}
	return nil
}

// step takes a figure to a neighbouring cell: live cameras there raise alerts,
// except in Escape; what it carries outdoors the team has won.
func (h runner) step(f int, to Cell) {
	fig := &h.Crew[f]
	if h.Phase != Escape && h.Chits.Chasing.Has(fig.At) {
		fig.Shook = fig.At
	}
	from := fig.At
	fig.At = to
	if to.outdoors() {
		h.secure(f)
	}
	h.tell(rules.Event{Kind: EvMoved, Who: h.refFigure(f), From: h.refCell(from), To: h.refCell(to)})
	if n := h.Chits.Cameras[to]; n > 0 && h.Phase == Action && !h.Looped {
		h.tell(rules.Event{Kind: EvSeen, Who: h.refFigure(f), To: h.refCell(to), N: int16(n)})
		h.alert(int(n))
	}
	if to.outdoors() {
		h.bringOut(f)
	}
}

// nearest is the figures among a set (one bit each) that are the fewest steps
// over tiles from a cell, and how many steps that is.
func (s *State) nearest(from Cell, among uint8) (set uint8, steps uint8) {
	steps = far
	d := s.distances(only(from), s.Board)
	for f := range s.Crew {
		if among>>f&1 == 0 {
			continue
		}
		switch n := d[s.Crew[f].At]; {
		case n < steps:
			set, steps = 1<<f, n
		case n == steps && n != far:
			set |= 1 << f
		}
	}
	return set, steps
}

// inside is the figures in play that are indoors, players the players'
// characters in play; one bit each.
func (s *State) insiders() (set uint8) {
	for f := range s.Crew {
		if s.Crew[f].Status == inPlay && !s.Crew[f].At.outdoors() {
			set |= 1 << f
		}
	}
	return set
}

func (s *State) players() (set uint8) {
	for f := range int(s.Seats) {
		if s.Crew[f].Status == inPlay {
			set |= 1 << f
		}
	}
	return set
}
