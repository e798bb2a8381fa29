package masters

import "safehouse/rules"

// Escape (rulebook: Phase 4. Escape). Ideas and one roll of the die are Escape
// Moves; a way that is to be run on a roll is declared before it.

// startEscape reveals every tile, lets the gates fall and wakes nobody.
func (h runner) startEscape() {
	h.whistleEnds()
	h.clearRound()
	h.enter(Escape)
	h.Called, h.Blanks, h.Due = true, 0, 0
	h.tell(rules.Event{Kind: EvEscape})
	for h.Unknown != 0 {
		h.reveal(h.Unknown.first())
	}
	h.dropAllGates()
	for f := range int(h.Seats) {
		fig := &h.Crew[f]
		fig.Loose = 0
		if fig.Status == inPlay && fig.Card.can(doTherapy) {
			h.subdueAll(rules.Ref{}, fig.At)
		}
	}
}

// exits is the cells where a figure gets away: entrances, or the hideouts; an
// exit for one that has been used, and a full hideout, are closed.
func (s *State) exits(f int) Cells {
	if s.rule(hideouts) {
		set := s.board().story & s.Board
		for rest := set; rest != 0; rest = rest.rest() {
			c, n := rest.first(), 0
			for o := range s.Crew {
				if s.Crew[o].Status == escaped && s.Crew[o].At == c {
					n++
				}
			}
			if n >= entranceLimit {
				set &^= only(c)
			}
		}
		return set
	}
	set := s.Board & entrances
	if f != npc {
		set &^= s.Used
	}
	return set
}

// safe reports whether a figure stands where it gets away.
func (s *State) safe(f int) bool { return s.exits(f).Has(s.Crew[f].At) }

// runnable is the cells that an Escape Move can enter: no closed lock, no
// remote lock, no keycard door, no exit that is closed to the figure. Who is
// under a remote lock does not get out from under it.
func (s *State) runnable(f int) Cells {
	if s.imprisoned(f) {
		return 0
	}
	set := s.Board &^ s.barred()
	if f != npc && s.rule(ownExits) {
		set &^= s.Used
	}
	return set
}

// leaving is the Escape Moves that it costs to leave a cell: one, and one more
// for each active guard, except for who knows better ways.
func (s *State) leaving(f int, c Cell) int {
	if s.Slips(f) {
		return 1
	}
	return 1 + int(s.guards(c))
}

// end of the declared way, its start if nothing is declared.
func (s *State) wayEnd(f int) Cell {
	fig := &s.Crew[f]
	if fig.Long == 0 {
		return fig.At
	}
	return fig.Route[fig.Long-1]
}

// wayCost is the Escape Moves that the declared way takes: steps, guards, the
// dogs that come along, and keycard doors on it.
func (s *State) wayCost(f int) int {
	n, _ := s.wayAndPack(f)
	return n
}

// wayAndPack is what the declared way takes, and the tiles whose dogs are there at
// its end.
func (s *State) wayAndPack(f int) (n int, pack Cells) {
	fig := &s.Crew[f]
	at, doors, hushed := fig.At, s.Doors, fig.Hushed
	pack = s.pack(f, at, 0, hushed)
	for _, c := range fig.Route[:fig.Long] {
		n += s.leavingWith(f, at, pack)
		if doors.Has(c) {
			doors &^= only(c)
			n++
		}
		hushed &= s.near(c)
		at, pack = c, s.pack(f, c, pack, hushed)
	}
	return n, pack
}

// leavingWith is the Escape Moves that it costs to leave a cell with a pack of
// dogs.
func (s *State) leavingWith(f int, c Cell, pack Cells) int {
	n := s.leaving(f, c)
	if s.Slips(f) {
		return n
	}
	for x := range (pack &^ only(c)).All() {
		n += int(s.Chits.Dogs[x])
	}
	return n
}

// pack adds to the tiles whose dogs come along with a figure those whose dogs
// chase it when it comes to c. Where a dog could keep to somebody else the team
// lets it; dogs that a whistle has hushed stay as long as it keeps beside them.
func (s *State) pack(f int, c Cell, pack, hushed Cells) Cells {
	if s.Whistle || c.outdoors() {
		return pack
	}
	for x := range (s.Chits.Chasing & (s.near(c) | only(c)) & indoors &^ pack &^ hushed).All() {
		kept := false
		for o := range s.Crew {
			fig := &s.Crew[o]
			kept = kept || o != f && fig.Status == inPlay && fig.At != nowhere && (fig.At == x || s.near(x).Has(fig.At) && !fig.At.outdoors())
		}
		if !kept {
			pack |= only(x)
		}
	}
	return pack
}

// wayLocks is the ideas that the locks on the declared way take: they are
// picked (PICK UNDER PRESSURE), not run through.
func (s *State) wayLocks(f int) int {
	fig := &s.Crew[f]
	n, locked := 0, s.Chits.Locked
	for _, c := range fig.Route[:fig.Long] {
		if locked.Has(c) {
			locked &^= only(c)
			n += int(s.Chits.Locks[c]) * fig.Card.ability(doPressure).n()
		}
	}
	return n
}

// hasCardOnWay reports whether a figure has the keycard, or comes by one on
// the declared way.
func (s *State) hasCardOnWay(f int) bool {
	fig := &s.Crew[f]
	if s.carries(f, Keycard) || s.lies(Keycard, fig.At) {
		return true
	}
	for _, c := range fig.Route[:fig.Long] {
		if s.lies(Keycard, c) {
			return true
		}
	}
	return false
}

func (s *State) againstRun(f int, x Hex) *why {
	fig, c := &s.Crew[f], s.cell(x)
	switch {
	case c == fig.At:
		return whyHere
	case c == nowhere:
		return whyGap
	case s.imprisoned(f):
		return whyImprisoned
	case !s.near(fig.At).Has(c):
		return whyNotAdjacent
	case fig.Long > 0 && fig.Route[0] != c:
		return whyOffRoute
	}
	if r := s.againstEntering(f, c); r != nil {
		return r
	}
	if int(fig.Moves)+int(fig.Ideas) < s.leaving(f, fig.At) {
		return whyNoMoves
	}
	return nil
}

// againstEntering tells why an Escape Move cannot enter a cell.
func (s *State) againstEntering(f int, c Cell) *why {
	switch {
	case (s.Remote[0] | s.Remote[1]).Has(c):
		return whyRemote
	case s.Doors.Has(c):
		return whyDoor
	case s.Chits.Locked.Has(c):
		return whyLocked
	case !s.runnable(f).Has(c):
		return whyExitUsed
	}
	return nil
}

func (s *State) againstDeclare(f int, x Hex) *why {
	fig, c := &s.Crew[f], s.cell(x)
	end := s.wayEnd(f)
	switch {
	case fig.Marks&rolled != 0:
		return whyRolled
	case c == nowhere:
		return whyGap
	case s.imprisoned(f):
		return whyImprisoned
	case !s.near(end).Has(c):
		return whyNotAdjacent
	case fig.Long == routeSize:
		return whyTooLong
	}
	cost, pack := s.wayAndPack(f)
	cost += s.leavingWith(f, end, pack)
	locks := s.wayLocks(f)
	switch r := s.againstEntering(f, c); {
	case r == whyDoor && s.hasCardOnWay(f):
		cost++
	case r == whyLocked && f != npc && fig.Card.can(doPressure):
		locks += int(s.Chits.Locks[c]) * fig.Card.ability(doPressure).n()
	case r != nil:
		return r
	}
	if locks > int(fig.Ideas) || cost+locks > int(fig.Ideas)+s.wayClues(f)+6 {
		return whyTooLong
	}
	return nil
}

// wayClues is the Architect's ideas that lie on the declared way, to be taken when
// it is run.
func (s *State) wayClues(f int) int {
	fig := &s.Crew[f]
	set := Cells(0)
	for _, c := range fig.Route[:fig.Long] {
		set |= only(c)
	}
	return (set & s.Clues).Len()
}

func (h runner) declare(f int, c Cell) {
	fig := &h.Crew[f]
	fig.Route[fig.Long] = c
	fig.Long++
	h.tell(rules.Event{Kind: EvDeclared, Who: h.refFigure(f), To: h.refCell(c)})
}

func (s *State) againstRoll(f int) *why {
	switch fig := &s.Crew[f]; {
	case fig.Marks&rolled != 0:
		return whyRolled
	case fig.Long == 0:
		return whyNoRoute
	}
	return nil
}

// lastDitch is the roll: its number of Escape Moves comes on top of the ideas.
func (h runner) lastDitch(f int) {
	fig := &h.Crew[f]
	need := h.wayCost(f) + h.wayLocks(f) - int(fig.Ideas) - h.wayClues(f)
	fig.Die = uint8(h.Luck.Roll(drawDie, 1, 6))
	fig.Moves = fig.Die
	fig.Marks |= rolled
	if fig.Die == 1 && need >= 2 {
		fig.Marks |= unlucky
	}
	h.tell(rules.Event{Kind: EvLastDitch, Who: h.refFigure(f), N: int16(fig.Die), M: int16(max(0, need))})
}

// runTo makes an Escape Move.
func (h runner) runTo(f int, c Cell) {
	fig := &h.Crew[f]
	h.payMoves(f, h.leaving(f, fig.At))
	if fig.Long > 0 {
		copy(fig.Route[:], fig.Route[1:fig.Long])
		fig.Long--
		fig.Route[fig.Long] = nowhere
		if fig.Long == 0 {
			fig.Moves = 0 // what the roll left over is for this way only
		}
	}
	h.step(f, c)
}

// payMoves pays with ideas first, but for those that locks on the way will
// take, and then with what the roll gave (rulebook: Last Ditch Effort).
func (h runner) payMoves(f, n int) {
	fig := &h.Crew[f]
	ideas := min(n, max(0, int(fig.Ideas)-h.wayLocks(f)))
	moves := min(n-ideas, int(fig.Moves))
	h.payIdeas(f, n-moves)
	fig.Moves -= uint8(moves)
}

// getAway ends a figure's escape: on an exit it has escaped; inside it waits
// for the end, and others can still take what it carries.
func (h runner) getAway(f int) {
	fig := &h.Crew[f]
	fig.Marks |= done
	fig.Long, fig.Moves, fig.Route = 0, 0, noRoute
	if !h.safe(f) {
		h.tell(rules.Event{Kind: EvStuck, Who: h.refFigure(f), To: h.refCell(fig.At)})
		return
	}
	if h.rule(ownExits) && f != npc {
		h.Used |= only(fig.At)
	}
	h.away(f)
}

func (h runner) away(f int) {
	fig := &h.Crew[f]
	h.bringOut(f)
	fig.Status = escaped
	h.tell(rules.Event{Kind: EvEscaped, Who: h.refFigure(f), From: h.refCell(fig.At)})
}

// hide is the end of a figure that Camouflage keeps from being busted. It has not
// got out, so that loot on it is not won; item cards stay with it (ruling).
func (h runner) hide(f int) {
	fig := &h.Crew[f]
	fig.Status, fig.Cash = inHiding, 0
	for p, at := range h.Places {
		if at == carriedBy(f) && pieceKinds[p] < ofItem {
			h.Places[p] = lost
		}
	}
	h.tell(rules.Event{Kind: EvHidden, Who: h.refFigure(f), From: h.refCell(fig.At)})
}

// hidden reports whether Camouflage keeps a figure from being busted: it is
// neither on nor next to a tile with an active guard. It is no hideout (ruling).
func (s *State) hidden(f int) bool {
	if s.rule(hideouts) || !s.carriesA(f, doHide) {
		return false
	}
	at := s.Crew[f].At
	return (s.near(at)|only(at))&s.Chits.Guarded == 0
}

// bust puts a figure in jail; what it carried goes with it. A Master Plan Copy
// on its palm gives the whole crew away (SCRAWLED ON PALM).
func (h runner) bust(f int) {
	copied := h.jail(f)
	h.tell(rules.Event{Kind: EvBusted, Who: h.refFigure(f)})
	if copied {
		h.giveAway()
	}
}

// jail takes a figure off the board without a word, and reports whether it had a
// Master Plan Copy on its palm.
func (h runner) jail(f int) (copied bool) {
	fig := &h.Crew[f]
	copied = h.carriesA(f, doScrawled)
	h.Blown = h.Blown || copied
	h.lose(f)
	if fig.Marks&unlucky != 0 {
		h.Feats |= unluckyOne
	}
	*fig = Figure{
		Card: fig.Card, Skills: fig.Skills, Status: busted, At: nowhere, Die: fig.Die, Ideas: fig.Ideas, Tokens: fig.Tokens, Plan: fig.Plan,
		Marks: fig.Marks&(imprison|spentOnce) | done, Act: noAct, Reach: nowhere, Vent: [2]Cell{nowhere, nowhere}, Shook: nowhere, Route: noRoute,
	}
	return copied
}

// giveAway busts everybody after a Master Plan Copy has been found.
func (h runner) giveAway() {
	for o := range h.Crew {
		if st := h.Crew[o].Status; st == inPlay || st == escaped || st == inHiding {
			h.bust(o)
		}
	}
}

// noRoute is an empty way.
var noRoute = func() (r [routeSize]Cell) {
	for i := range r {
		r[i] = nowhere
	}
	return r
}()

// listEscape appends what can be done in Escape.
func (s *State) listEscape(dst []rules.Action) []rules.Action {
	for f := range s.Crew {
		fig := &s.Crew[f]
		if fig.Status != inPlay {
			continue
		}
		w := s.character(f)
		if fig.Marks&done != 0 {
			dst = s.listFree(f, dst)
			continue
		}
		if int(fig.Moves)+int(fig.Ideas) >= s.leaving(f, fig.At) {
			set := s.near(fig.At) & s.runnable(f)
			if fig.Long > 0 {
				set &= only(fig.Route[0])
			}
			dst = s.listWhoHexes(VRun, f, set, dst)
		}
		if fig.Marks&rolled == 0 {
			for rest := s.near(s.wayEnd(f)); rest != 0; rest = rest.rest() {
				if x := s.hex(rest.first()); s.againstDeclare(f, x) == nil {
					dst = append(dst, rules.Do(VDeclare, w, int(x)))
				}
			}
			if fig.Long > 0 {
				dst = append(dst, rules.Do(VRoll, w))
			}
		}
		dst = s.listFree(f, dst)
		if s.againstClue(f) == nil {
			dst = append(dst, rules.Do(VClue, w))
		}
		if f != npc {
			dst = s.listFlight(f, dst)
		}
		dst = append(dst, rules.Do(VDone, w))
	}
	return dst
}

// listFlight appends the abilities that a figure can use in Escape.
func (s *State) listFlight(f int, dst []rules.Action) []rules.Action {
	for _, st := range characterTable[s.Crew[f].Card].Abilities {
		if flees := st.row().flees; flees != nil {
			dst = flees(s, f, dst)
		}
	}
	return dst
}

func (s *State) listPicks(f int, dst []rules.Action) []rules.Action {
	if s.Crew[f].Ideas == 0 {
		return dst
	}
	for rest := s.near(s.Crew[f].At) & s.Chits.Locked; rest != 0; rest = rest.rest() {
		if x := s.hex(rest.first()); s.againstPick(f, x) == nil {
			dst = append(dst, rules.Do(VPick, s.character(f), int(x)))
		}
	}
	return dst
}

func (s *State) listPinches(f int, dst []rules.Action) []rules.Action {
	for to := range s.Crew {
		if s.againstPinch(f, to) == nil {
			dst = append(dst, rules.Do(VPinch, s.character(f), s.character(to)))
		}
	}
	return dst
}
