package masters

import "safehouse/rules"

// Lockdown gates (rulebook: Lockdown Gates) fall in the order A, B, C, D; the
// tile under a gate goes with it.

// nextGate is the tile of the next gate that remains, or nowhere.
func (s *State) nextGate() Cell {
	if s.Gates < 4 {
		return s.board().gates[s.Gates]
	}
	return nowhere
}

// dropGate lets the next gate fall; without one nothing happens.
func (h runner) dropGate() {
	c := h.nextGate()
	if c == nowhere {
		return
	}
	h.Gates++
	h.affected()
	e := rules.Event{Kind: EvGate, From: h.refCell(c)}
	var there [figures]bool // who stands on it
	copied := false
	for f := range h.Crew {
		if fig := &h.Crew[f]; (fig.Status == inPlay || fig.Status == captive) && fig.At == c {
			there[f] = true
			copied = h.jail(f) || copied
		}
	}
	h.removeTile(c)
	h.tell(e)
	for f := range there {
		if there[f] {
			h.tell(rules.Event{Kind: EvBusted, Who: h.refFigure(f)})
		}
	}
	if copied {
		h.giveAway()
	}
}

func (h runner) dropAllGates() {
	for h.nextGate() != nowhere {
		h.dropGate()
	}
}

// removeTile takes a tile with all that lies on it off the board; planning tokens
// may be placed anew.
func (h runner) removeTile(c Cell) {
	for f := range h.Crew {
		fig := &h.Crew[f]
		if fig.Plan.Has(c) {
			fig.Plan &^= only(c)
			fig.Tokens++
			if fig.Status == inPlay && h.Phase == EventPhase && !h.escapeIsNext() {
				fig.Loose++
			}
		}
		fig.Hushed &^= only(c)
		if fig.Reach == c {
			fig.Reach = nowhere
		}
	}
	for p, at := range h.Places {
		if at == place(c) {
			h.Places[p] = lost
			if h.Secured>>p&1 == 1 {
				h.Places[p] = inTeam // it has been outdoors
			}
		}
		if h.board().safe == c && h.Places[p] == inSafe {
			h.Places[p] = lost
		}
	}
	for i := range h.Escort {
		if h.Escort[i].At == c {
			h.Escort[i] = Guards{At: nowhere}
		}
	}
	h.Chits.clear(c)
	h.Cash[c] = 0
	bit := only(c)
	h.Board &^= bit
	h.Unknown &^= bit
	h.Remote[0] &^= bit
	h.Remote[1] &^= bit
	h.Doors &^= bit
	h.Towers &^= bit
	h.Force &^= bit
	h.Clues &^= bit
	if h.loose() != 0 {
		h.push(Frame{Kind: frReplan})
	}
}

// escapeIsNext reports whether Escape follows this Event phase for certain: no plan
// is needed any more, and nobody is asked where its tokens go (ruling).
func (s *State) escapeIsNext() bool {
	if s.Called || s.Top == s.Length {
		return true
	}
	for i := range s.Depth {
		if f := &s.Stack[i]; f.Kind == frCard {
			if _, alarm := has(cardTable[f.Card].Text, doAlarm); alarm {
				return true
			}
		}
	}
	return false
}

// loose is the figures (one bit each) with tokens that may be placed now.
func (s *State) loose() (set uint8) {
	for f := range int(s.Seats) {
		if s.Crew[f].Status == inPlay && s.Crew[f].Loose > 0 {
			set |= 1 << f
		}
	}
	return set
}

// replan lets the crew place loose tokens anew.
func (h runner) replan(*Frame) {
	if h.loose() == 0 {
		h.pop()
		return
	}
	h.ask(askReplan, 0)
}

// lifting lets an ability move planning tokens: one is lifted and placed, then
// the next.
func (h runner) lifting(*Frame) {
	switch {
	case h.loose() != 0:
		h.ask(askReplan, 0)
	case h.Lifts == 0:
		h.pop()
	default:
		h.ask(askLift, 0)
	}
}
