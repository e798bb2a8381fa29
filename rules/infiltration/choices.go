package infiltration

import "safehouse/rules"

// choice puts the question of a step that needs an answer. Questions without
// or with a single answer are settled by run.
func (h *heist) choice(f *Frame, st Step) {
	o := f.Op
	at := h.Ops[o].Place
	switch st.Do {
	case doMove:
		f.Step++
		h.push(Frame{Kind: frMove, Op: o, Dirs: st.What, N: st.N, Maybe: st.optional(), Place: noRoom})
	case doCarry:
		h.carry(f, at)
	case doPushFloor:
		h.pushFloor(f)
	case doPlay, doPlayFromHand:
		h.ask(askPlay, o)
	case doChooseRoom, doSludgeNearby, doOffice, doBreakNext:
		h.ask(askRoom, o)
	case doShoot:
		h.ask(askShot, o)
	case doDelayOne, doPiggyback:
		h.ask(askOperative, o)
	case doDiscardOne:
		h.ask(askDiscard, o)
	case doSwap:
		h.ask(askSwap, o)
	case doDiscardOrWound:
		h.ask(askWard, o)
	case doLaser:
		if h.Rooms[at].Spent {
			f.Step++ // the lasers are off
			return
		}
		h.ask(askLaser, o)
	}
}

// Stages of the Portable Server; Frame.N holds them above the token count.
const (
	carryAsk  = 0  // choose the number
	carryMove = 16 // plus the number: move
	carryDone = 32 // plus the number: put them down
)

// carry is the Portable Server: choose how many tokens come along, move one
// room, put them down. The tokens come along only into a room: backward out of
// the entry room they stay. It does nothing in the secret room (ruling 12).
func (h *heist) carry(f *Frame, at Place) {
	switch {
	case f.N == carryAsk && !at.InLine():
		f.Step++
	case f.N == carryAsk:
		h.ask(askCarry, f.Op)
	case f.N < carryDone:
		f.N += carryDone - carryMove
		f.Place = at
		h.push(Frame{Kind: frMove, Op: f.Op, Dirs: either, N: 1, Place: noRoom})
	default:
		n := min(uint8(f.N-carryDone), h.Rooms[f.Place].Data)
		if f.Place != at && n > 0 {
			h.Rooms[f.Place].Data -= n
			h.Rooms[at].Data += n
			h.tell(rules.Event{Kind: evCarried, Who: refOp(f.Op), From: refPlace(f.Place), To: refPlace(at), N: int16(n)})
		}
		f.N, f.Place = 0, noRoom
		f.Step++
	}
}

// step is the printed step that a frame has come to.
func (f *Frame) step() Step {
	switch f.Kind {
	case frItem:
		return itemCards[f.Card].Text[f.Step]
	case frInterface:
		return roomTable[f.Card].Interface[f.Step]
	}
	return roomTable[f.Card].Enter[f.Step]
}

// answers appends the possible answers to the question that is asked.
func (s *State) answers(dst []rules.Action) []rules.Action {
	o := s.Ask.Op
	switch s.Ask.Kind {
	case askKeep:
		for rest := s.Ops[o].Hand &^ s.Ops[o].Kept; rest != 0; rest = rest.rest() {
			dst = append(dst, rules.Do(vKeep, int(o), int(rest.first().Card())))
		}
	case askPass:
		for rest := s.Ops[o].Hand; rest != 0; rest = rest.rest() {
			dst = append(dst, rules.Do(vPass, int(o), int(rest.first().Card())))
		}
	case askSelect:
		dst = s.selectable(o, dst)
	case askResolve:
		for set := uint64(s.unresolved(s.Ops[o].Seat)); set != 0; set &= set - 1 {
			dst = append(dst, rules.Do(vResolve, rules.NthBit(set, 0)))
		}
	case askMove:
		dst = s.moves(s.top(), dst)
	case askPlay:
		dst = s.playable(s.top(), dst)
	case askRoom:
		set := s.roomTargets(s.top())
		for p := range Place(rooms) {
			if set>>p&1 == 1 {
				dst = append(dst, rules.Do(vRoom, int(p)))
			}
		}
	case askOperative:
		for _, t := range s.crew() {
			if s.targetable(s.top(), t) {
				dst = append(dst, rules.Do(vOperative, int(t)))
			}
		}
	case askShot:
		dst = s.shots(o, dst)
	case askDiscard, askSwap, askWard:
		dst = s.discards(o, dst)
	case askLaser:
		// A wounded operative must take the alarm.
		if !s.Ops[o].Wounded {
			dst = append(dst, rules.Do(vWound))
		}
		dst = append(dst, rules.Do(vAlarm))
	case askCarry:
		for n := range min(int(s.top().step().N), int(s.Rooms[s.Ops[o].Place].Data)) + 1 {
			dst = append(dst, rules.Do(vCarry, n))
		}
	case askNPC:
		for set := uint64(s.nextNPCs()); set != 0; set &= set - 1 {
			dst = append(dst, rules.Do(vActivate, rules.NthBit(set, 0)))
		}
	case askExtract:
		for _, t := range s.crew() {
			if s.Ops[t].Seat == s.Ops[o].Seat && s.pendingExtract(t) && s.extractRoom(t) == s.extractRoom(o) {
				dst = append(dst, rules.Do(vExtract, int(t)))
			}
		}
	}
	return dst
}

// selectable appends the cards that o may select: its action cards, less
// Advance and Retreat while it is delayed, and its items.
func (s *State) selectable(o Operative, dst []rules.Action) []rules.Action {
	st := &s.Ops[o]
	data := Download
	if s.Options.Extraction {
		data = Extract
	}
	a := rules.Action{Verb: vSelect, Args: [4]int16{int16(o)}}
	for _, c := range [4]Card{Advance, Retreat, Interface, data} {
		if c > Retreat || !st.Delayed {
			a.Args[1] = int16(c)
			dst = append(dst, a)
		}
	}
	for rest := st.Hand; rest != 0; rest = rest.rest() {
		a.Args[1] = int16(rest.first().Card())
		dst = append(dst, a)
	}
	return dst
}

// playable appends the cards that an item lets its owner play: the action
// cards it names that do not lie in the play area, or any card of the hand
// (Informant).
func (s *State) playable(f *Frame, dst []rules.Action) []rules.Action {
	st, step := &s.Ops[f.Op], f.step()
	mask := uint8(step.What)
	if step.Do == doPlayFromHand {
		mask = 1<<actions - 1
	}
	if s.Options.Extraction {
		if mask>>Download&1 == 1 {
			mask |= 1 << Extract
		}
		mask &^= 1 << Download
	} else {
		mask &^= 1 << Extract
	}
	for c := range Card(actions) {
		if mask>>c&1 == 1 && st.Played>>c&1 == 0 {
			dst = append(dst, rules.Do(vPlay, int(c)))
		}
	}
	if step.Do == doPlayFromHand {
		for rest := st.Hand; rest != 0; rest = rest.rest() {
			dst = append(dst, rules.Do(vPlay, int(rest.first().Card())))
		}
	}
	return dst
}

// roomTargets is the rooms that a step can choose.
func (s *State) roomTargets(f *Frame) uint16 {
	p := s.Ops[f.Op].Place
	switch step := f.step(); step.Do {
	case doSludgeNearby:
		return s.sludgeTargets(p)
	case doOffice:
		return s.roomsWithData()
	case doBreakNext:
		return s.guardsNextDoor(p)
	case doChooseRoom:
		set := s.near(p)
		if step.Where == there {
			set &^= 1 << p
		}
		return set
	}
	return 0
}

// targetable reports whether a step can choose the operative t. Movement
// Tracker reaches those in this or an adjacent room whom it can delay,
// Piggyback Link names anybody else inside.
func (s *State) targetable(f *Frame, t Operative) bool {
	p := s.Ops[t].Place
	if t == f.Op || !p.Inside() {
		return false
	}
	if f.step().Do == doPiggyback {
		return true
	}
	return s.near(s.Ops[f.Op].Place)>>p&1 == 1 && !s.Ops[t].Delayed
}

// shots appends what the Gauss Pistol can hit: lab workers, NPCs and healthy
// operatives in this or an adjacent room. Nobody shoots himself.
func (s *State) shots(o Operative, dst []rules.Action) []rules.Action {
	set := s.near(s.Ops[o].Place)
	for p := range Place(rooms) {
		if set>>p&1 == 1 && s.guardAt(p) == LabWorker {
			dst = append(dst, rules.Do(vShootWorker, int(p)))
		}
	}
	for n := range NPC(npcs) {
		if p := s.NPCs[n].Place; p.Inside() && set>>p&1 == 1 {
			dst = append(dst, rules.Do(vShootNPC, int(n)))
		}
	}
	for _, t := range s.crew() {
		if p := s.Ops[t].Place; t != o && p.Inside() && set>>p&1 == 1 && !s.Ops[t].Wounded {
			dst = append(dst, rules.Do(vShootOperative, int(t)))
		}
	}
	return dst
}

// discards appends the items that can be discarded, and the way out of it:
// Equipment Lockers let their user stop, the Experiment Ward wounds instead.
// A wounded operative with an item has to discard there, since a further wound
// is no wound.
func (s *State) discards(o Operative, dst []rules.Action) []rules.Action {
	for rest := s.Ops[o].Hand; rest != 0; rest = rest.rest() {
		dst = append(dst, rules.Do(vDiscard, int(rest.first().Card())))
	}
	switch {
	case s.Ask.Kind == askSwap:
		dst = append(dst, rules.Do(vDone))
	case s.Ask.Kind == askWard && !s.Ops[o].Wounded:
		dst = append(dst, rules.Do(vWound))
	}
	return dst
}

// answer carries out one of the answers.
func (h *heist) answer(a rules.Action) {
	x, o := a.Args[0], h.Ask.Op
	switch a.Verb {
	case vKeep:
		h.keepItem(o, Card(a.Args[1]).Item())
		return
	case vPass:
		h.passItem(o, Card(a.Args[1]).Item())
		return
	case vSelect:
		h.selectCard(o, Card(a.Args[1]))
		return
	case vResolve:
		h.flipCard(Operative(x))
		return
	case vActivate:
		h.activate(NPC(x))
		return
	case vExtract:
		h.extract(Operative(x))
		return
	case vMove:
		h.moveTo(Place(x))
		return
	case vStop:
		h.pop()
		return
	}
	f := h.top()
	switch a.Verb {
	case vCarry:
		f.N = carryMove + int8(x)
		return
	case vDiscard:
		h.discard(f, o, Card(x).Item())
		return
	}
	f.Step++
	switch a.Verb {
	case vPlay:
		h.playCard(o, Card(x))
		h.tell(rules.Event{Kind: evPlayed, Who: refOp(o), What: refCard(Card(x))})
	case vRoom:
		h.roomChosen(f, Place(x))
	case vOperative:
		h.operativeChosen(f, Operative(x))
	case vShootWorker:
		h.destroyGuard(Place(x), o)
	case vShootNPC:
		h.destroyNPC(NPC(x))
	case vShootOperative:
		h.wound(Operative(x))
	case vWound:
		h.wound(o)
	case vAlarm:
		h.turnAlarm(+1)
	case vDone:
		n := f.N
		f.N = 0
		h.drawItems(o, int(n))
	}
}

// discard puts an item of the hand on the discard pile, unresolved. Equipment
// Lockers count in Frame.N how many there were.
func (h *heist) discard(f *Frame, o Operative, it Item) {
	h.leaveHand(o, it)
	h.Discard = h.Discard.With(it)
	h.tell(rules.Event{Kind: evDiscarded, Who: refOp(o), What: refItem(it), To: refSupply(supplyDiscard)})
	if h.Ask.Kind == askSwap {
		f.N++
	} else {
		f.Step++
	}
}

func (h *heist) roomChosen(f *Frame, p Place) {
	step := h.stepBefore(f)
	switch step.Do {
	case doChooseRoom:
		f.Place = p
	case doSludgeNearby:
		h.putSludge(p)
	case doOffice:
		h.collect(f.Op, p, int(step.N))
	case doBreakNext:
		h.destroyGuard(p, f.Op)
	}
}

func (h *heist) operativeChosen(f *Frame, t Operative) {
	if h.stepBefore(f).Do == doPiggyback {
		h.Ops[f.Op].Link = t
		h.tell(rules.Event{Kind: evLinked, Who: refOp(f.Op), To: refOp(t)})
		return
	}
	h.delay(t)
}

// stepBefore is the step that f has just passed.
func (h *heist) stepBefore(f *Frame) Step {
	g := *f
	g.Step--
	return g.step()
}
