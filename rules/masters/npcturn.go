package masters

import "safehouse/rules"

// What NPCs do by themselves (rulebook: Non-Player Characters).

// prisonerFree frees a captive Prisoner, or the Architect in his cell, as soon
// as nothing holds him any more: no remote lock and no active guard on his
// tile, no keycard door before it; on the march an escort that has been subdued
// in one round. He cannot be freed in Escape where the scenario says so.
func (h runner) prisonerFree() bool {
	fig := &h.Crew[npc]
	if fig.Status != captive || h.Heist.card().NPC == Hostage || h.Phase == Escape && h.Heist.card().Goal.rescue || h.captiveBarred() {
		return false
	}
	h.activate(npc)
	h.Freed = h.Phase != Escape
	return true
}

// captiveBarred reports whether anything still holds the captive NPC.
func (s *State) captiveBarred() bool {
	at := s.Crew[npc].At
	if s.rule(movingTarget) {
		return s.ambushed() < 4
	}
	return s.shut().Has(at) || s.Chits.Guarded.Has(at) || s.near(at)&s.Doors != 0
}

// activate brings a captive NPC into play: it rolls for the round at once.
func (h runner) activate(f int) {
	fig := &h.Crew[f]
	fig.Status = inPlay
	h.tell(rules.Event{Kind: EvFreed, Who: h.refFigure(f), To: h.refCell(fig.At)})
	for _, st := range h.npcSide().Text {
		if freed := st.row().freed; freed != nil {
			freed(h, st)
		}
	}
	if h.Phase == Action && h.Stage == stageOpen {
		h.rollDie(f)
	}
}

// cipherCracked removes remote lock Y as soon as the Guide holds the USB key
// (The Side Channel: CRACK CIPHER).
func (h runner) cipherCracked() bool {
	if !h.rule(crackCipher) || h.Remote[1] == 0 || h.Crew[npc].Status != inPlay || !h.carries(npc, USBKey) {
		return false
	}
	h.openRemote(1)
	return true
}

// openRemote removes all remote locks of a letter.
func (h runner) openRemote(letter int) {
	h.Remote[letter] = 0
	h.tell(rules.Event{Kind: EvRemoteOpen, What: refLetter(letter)})
}

// npcTalks is what an active NPC does at the end of the Action phase.
func (h runner) npcTalks() {
	if h.Crew[npc].Status != inPlay {
		return
	}
	for _, st := range h.npcSide().Text {
		if closes := st.row().closes; closes != nil {
			closes(h, st)
		}
	}
}

// alone reports whether no player's character shares the NPC's tile.
func (s *State) alone() bool {
	for f := range int(s.Seats) {
		if s.Crew[f].Status == inPlay && s.Crew[f].At == s.Crew[npc].At {
			return false
		}
	}
	return s.players() != 0
}

// owe adds noise that is booked at the end of the Action phase; outside of it
// the noise is made at once. What comes when everybody is done the Diversion
// Artist is asked about.
func (h runner) owe(n int) {
	if h.Phase != Action && h.Phase != Closing {
		h.makeNoise(n)
		return
	}
	h.Due = uint8(min(int(h.Due)+n, 200))
	if h.Phase == Closing && h.Decoys > 0 {
		h.push(Frame{Kind: frDecoy, N: uint8(n)})
	}
}

// maxIdeas bounds the ideas of a figure; the box holds 36.
const maxIdeas = 36

func (h runner) giveIdeas(f, n int) {
	if n == 0 {
		return
	}
	fig := &h.Crew[f]
	fig.Ideas = uint8(min(int(fig.Ideas)+n, maxIdeas))
	h.tell(rules.Event{Kind: EvIdeas, Who: h.refFigure(f), N: int16(n), M: int16(fig.Ideas)})
}

func (h runner) payIdeas(f, n int) {
	if n == 0 {
		return
	}
	h.Crew[f].Ideas -= uint8(n)
	h.tell(rules.Event{Kind: EvPaid, Who: h.refFigure(f), N: int16(n), M: int16(h.Crew[f].Ideas)})
}

// walkEast moves the Mayor one hex to the right until he is captured; with no
// tile there he stays (MEAL TICKET).
func (h runner) walkEast() {
	fig := &h.Crew[npc]
	if !h.rule(mealTicket) || fig.Status != captive {
		return
	}
	if to := h.beyond(fig.At, east); to < tiles {
		from := fig.At
		fig.At = to
		h.tell(rules.Event{Kind: EvMoved, Who: h.refFigure(npc), From: h.refCell(from), To: h.refCell(to)})
	}
}

// march moves the captive Prisoner and his escort one hex toward the van
// (MOVING TARGET). In the van the Prisoner is lost.
func (h runner) march() {
	fig := &h.Crew[npc]
	if !h.rule(movingTarget) || fig.Status != captive {
		return
	}
	van := h.board().story.first()
	for i := range h.Escort {
		g := &h.Escort[i]
		to := h.beyond(g.At, east)
		if to >= tiles {
			to = van
		}
		h.moveEscort(g, to)
	}
	to := h.beyond(fig.At, east)
	if to >= tiles {
		to = van
	}
	from := fig.At
	fig.At = to
	h.tell(rules.Event{Kind: EvMoved, Who: h.refFigure(npc), From: h.refCell(from), To: h.refCell(to)})
	if to == van {
		fig.Status, fig.At = busted, nowhere
		h.tell(rules.Event{Kind: EvTakenAway, Who: h.refFigure(npc), To: h.refCell(van)})
	}
}

// moveEscort takes two guards of the escort to another tile.
func (h runner) moveEscort(g *Guards, to Cell) {
	t := &h.Chits
	if g.At == to {
		return
	}
	down := min(2-g.Up, t.Subdued[g.At])
	t.Guards[g.At] -= g.Up
	t.Subdued[g.At] -= down
	t.Flashed[g.At] = min(t.Flashed[g.At], t.Subdued[g.At])
	bump(&t.Guards[to], g.Up)
	bump(&t.Subdued[to], down)
	t.sync(g.At)
	t.sync(to)
	from := g.At
	g.At = to
	h.tell(rules.Event{Kind: EvEscortMoves, From: h.refCell(from), To: h.refCell(to)})
}

// ambushed is how many of the escort have been subdued in this round. Those that
// PRESSURE POINTS have kept down from an earlier one do not count.
func (s *State) ambushed() int {
	n := 4
	for _, g := range s.Escort {
		n -= int(g.Up + g.Kept)
	}
	return n
}

// judgeAmbush remembers at the end of the Action phase whether some but not all
// of the escort were subdued in it, whatever events make of them (AMBUSH
// REQUIRED).
func (h runner) judgeAmbush() {
	n := h.ambushed()
	h.Botched = h.rule(movingTarget) && h.Crew[npc].Status == captive && n > 0 && n < 4
}

// escortComesTo gets the escort of a captive up again; after an ambush that
// failed C1 comes early (AMBUSH REQUIRED; ruling).
func (h runner) escortComesTo() {
	if !h.rule(movingTarget) || h.Crew[npc].Status != captive {
		return
	}
	if h.Botched {
		h.tell(rules.Event{Kind: EvAmbush})
	}
	for _, g := range h.Escort {
		if g.At != nowhere {
			h.wake(g.At)
		}
	}
	if h.Botched {
		h.push(Frame{Kind: frCard, Card: uint8(CrisisC1)})
	}
}
