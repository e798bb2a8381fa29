package infiltration

import "safehouse/rules"

// choice puts the question of a step that needs an answer. Questions without
// or with a single answer are settled by run.
func (h heist) choice(f *Frame, st Step) {
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
func (h heist) carry(f *Frame, at Place) {
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
			h.tell(rules.Event{Kind: evCarried, Who: RefOperative(f.Op), From: RefPlace(f.Place), To: RefPlace(at), N: int16(n)})
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

// discard puts an item of the hand on the discard pile, unresolved. Equipment
// Lockers count in Frame.N how many there were.
func (h heist) discard(f *Frame, o Operative, it Item) {
	h.leaveHand(o, it)
	h.Discard = h.Discard.With(it)
	h.tell(rules.Event{Kind: evDiscarded, Who: RefOperative(o), What: refItem(it), To: refSupply(supplyDiscard)})
	if h.Ask.Kind == askSwap {
		f.N++
	} else {
		f.Step++
	}
}

func (h heist) roomChosen(f *Frame, p Place) {
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

func (h heist) operativeChosen(f *Frame, t Operative) {
	if h.stepBefore(f).Do == doPiggyback {
		h.Ops[f.Op].Link = t
		h.tell(rules.Event{Kind: evLinked, Who: RefOperative(f.Op), To: RefOperative(t)})
		return
	}
	h.delay(t)
}

// stepBefore is the step that f has just passed.
func (h heist) stepBefore(f *Frame) Step {
	g := *f
	g.Step--
	return g.step()
}
