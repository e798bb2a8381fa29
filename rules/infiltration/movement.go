package infiltration

import "safehouse/rules"

// find is the place of a revealed room card, or noRoom.
func (s *State) find(r Room) Place {
	for p := range Place(rooms) {
		if s.Rooms[p].Card == r {
			return p
		}
	}
	return noRoom
}

// Revealed reports whether p is a faceup room.
func (s *State) Revealed(p Place) bool { return p.Inside() && s.Rooms[p].Card != faceDownRoom }

// next is the revealed room one position from p in a direction, or noRoom:
// a facedown room is not adjacent to anything, nor is the secret room
// (rulebook: Revealed Adjacent Rooms, Secret Room).
func (s *State) next(p Place, dir uint8) Place {
	switch {
	case !p.InLine():
	case dir == forward && p < Deepest && s.Revealed(p+1):
		return p + 1
	case dir == backward && p > Entry:
		return p - 1
	}
	return noRoom
}

// near is the places of a room and the rooms adjacent to it, in the order of
// the line, as a set with one bit a place.
func (s *State) near(p Place) uint16 {
	set := uint16(1) << p
	for _, dir := range [2]uint8{backward, forward} {
		if q := s.next(p, dir); q != noRoom {
			set |= 1 << q
		}
	}
	return set
}

// reach is the set of places that an area covers for an operative at p.
func (s *State) reach(p Place, a area, chosen Place) uint16 {
	switch a {
	case there:
		if chosen == noRoom {
			return 0
		}
		return 1 << chosen
	case nearby:
		return s.near(p)
	case thisFloor:
		return s.floor(p)
	}
	return 1 << p
}

// floor is the revealed or unrevealed line rooms on the same floor as p. In a
// Labyrinthian facility the whole line is one floor (ruling 15); the secret
// room is on none.
func (s *State) floor(p Place) uint16 {
	const line, first = 1<<12 - 1, 1<<6 - 1
	switch {
	case !p.InLine():
		return 0
	case s.Options.Labyrinth:
		return line
	case p < 6:
		return first
	}
	return line &^ first
}

// action resolves an action card (rulebook: Action Cards). A wounded operative
// becomes delayed after an Advance or a Retreat card, with or without effect.
func (h runner) action(f *Frame) {
	o, c := f.Op, Card(f.Card)
	st := &h.Ops[o]
	if f.Step > 0 {
		h.pop()
		if (c == Advance || c == Retreat) && st.Wounded && st.Place.Inside() {
			h.delay(o)
		}
		return
	}
	f.Step = 1
	switch c {
	case Advance:
		h.advance(o)
	case Retreat:
		h.retreat(o)
	case Interface:
		h.useInterface(o)
	case Download:
		h.download(o, st.Place)
	case Extract:
		st.Extract = extractHere
	}
}

// Why an action card comes to nothing: Event.M of no-effect, for its sentence.
const (
	nothingRoomEmpty   = 1 + iota // no open data are left there
	nothingDeepest                // there is no further room
	nothingWayShut                // the secret room's way leads to a closed room
	nothingTokenSpent             // the interface token is gone
	nothingInCondition            // what the function asks for is not so
)

func (h runner) noEffect(o Operative, c Card, why int16) {
	h.tell(rules.Event{Kind: EvNoEffect, Who: RefOperative(o), What: RefCard(c), From: RefPlace(h.Ops[o].Place), M: why})
}

func (h runner) advance(o Operative) {
	at := h.Ops[o].Place
	if at == Secret {
		h.leaveSecret(o, HaloConferenceRoom, forward, Advance)
		return
	}
	room := h.Rooms[at].Card.card()
	switch {
	case at == Deepest:
		h.noEffect(o, Advance, nothingDeepest)
	case room.Forward > 0:
		h.push(Frame{Kind: frMove, Op: o, Dirs: forward, N: room.Forward, Maybe: true, Place: noRoom})
	default:
		h.push(Frame{Kind: frMove, Op: o, Dirs: forward, N: 1, Place: noRoom})
	}
}

func (h runner) retreat(o Operative) {
	at := h.Ops[o].Place
	if at == Secret {
		h.leaveSecret(o, ResearchAdminOffice, backward, Retreat)
		return
	}
	room := h.Rooms[at].Card.card()
	switch {
	case room.ToEntry:
		h.push(Frame{Kind: frElevator, Op: o, Place: noRoom})
	case room.Backward > 0:
		h.push(Frame{Kind: frMove, Op: o, Dirs: backward, N: room.Backward, Maybe: true, Place: noRoom})
	default:
		h.push(Frame{Kind: frMove, Op: o, Dirs: backward, N: 1, Place: noRoom})
	}
}

// leaveSecret moves an operative out of the secret room if the room it leads
// to is revealed (rulebook: Secret Room).
func (h runner) leaveSecret(o Operative, to Room, dir uint8, c Card) {
	p := h.find(to)
	if p == noRoom {
		h.noEffect(o, c, nothingWayShut)
		return
	}
	h.push(Frame{Kind: frArrive, Op: o, Place: p, Dirs: dir})
}

// move takes a movement one room further. It ends in the deepest room, and
// does nothing in the secret room (rulings 4, 12).
func (h runner) move(f *Frame) {
	at := h.Ops[f.Op].Place
	if f.N == 0 || !at.InLine() || f.Dirs == forward && at == Deepest {
		h.pop()
		return
	}
	switch {
	case f.Maybe || f.Dirs == either || f.Dirs == backward && at != Entry && h.exits(f.Op):
		h.ask(askMove, f.Op)
	case f.Dirs == forward:
		h.moveTo(at + 1)
	default:
		h.moveTo(h.back(at))
	}
}

// back is where a backward step from a line room leads.
func (s *State) back(at Place) Place {
	if at == Entry {
		return Out
	}
	return at - 1
}

// moveTo answers askMove.
func (h runner) moveTo(to Place) {
	f := h.top()
	o, at := f.Op, h.Ops[f.Op].Place
	if f.Kind == frElevator {
		h.pop()
	} else {
		f.N--
		f.Dirs = backward
		if to == at+1 {
			f.Dirs = forward
		}
	}
	h.goTo(o, to)
}

// goTo moves an operative to the next room or out of the entry room.
func (h runner) goTo(o Operative, to Place) {
	if to == Out {
		h.escape(o)
		return
	}
	dir := uint8(backward)
	if to > h.Ops[o].Place {
		dir = forward
	}
	h.push(Frame{Kind: frArrive, Op: o, Place: to, Dirs: dir})
}

// Stages of an arrival.
const (
	arriving = iota
	revealing
	settling
)

// arrive takes an operative into a room: Reveal function, Enter function,
// tokens and data (rulebook: Revealing a Room), then the items that lie there,
// then Sludge. Frame.N is 1 while the room is being revealed.
//
// Our order within a faceup room: the Enter function comes first, as the
// rulebook has it resolved immediately.
func (h runner) arrive(f *Frame) {
	o, p := f.Op, f.Place
	st, room := &h.Ops[o], &h.Rooms[p]
	switch f.Step {
	case arriving:
		if from := st.Place; from != p {
			st.Place = p
			h.tell(rules.Event{Kind: EvMoved, Who: RefOperative(o), From: RefPlace(from), To: RefPlace(p)})
		}
		if h.Left[leftHologram].Place == p && room.Card != faceDownRoom {
			h.skip(f)
			return
		}
		f.Step = revealing
		if room.Card == faceDownRoom {
			f.N = 1
			h.turnUp(p, o)
		}
	case revealing:
		f.Step = settling
		if h.Revealed(p) && len(room.Card.card().Enter) > 0 {
			h.push(Frame{Kind: frEnter, Op: o, Card: uint8(room.Card), Place: p})
		}
	default:
		revealed := f.N == 1
		h.pop()
		if revealed {
			h.furnish(p)
		} else {
			h.trip(o, p)
		}
		if h.Sludge == p && st.Place == p {
			h.delay(o)
		}
	}
}

// skip carries an operative past a Hologram Projection: neither the Enter
// function nor other items work, and it goes one room further the way it came.
// In the deepest room and in the secret room there is no further room: it
// stays, where Sludge reaches it like anybody who stands there. Backward out
// of the entry room it escapes (ruling 8).
func (h runner) skip(f *Frame) {
	o, p, dir := f.Op, f.Place, f.Dirs
	h.pop()
	h.tell(rules.Event{Kind: EvSkipped, Who: RefOperative(o), To: RefPlace(p)})
	switch {
	case dir == 0 || p == Secret || dir == forward && p == Deepest:
		if h.Sludge == p {
			h.delay(o)
		}
	case dir == forward:
		h.goTo(o, p+1)
	default:
		h.goTo(o, h.back(p))
	}
}

// turnUp turns a facedown room up and resolves its Reveal function for the
// operative that reveals it.
func (h runner) turnUp(p Place, o Operative) {
	var from uint64 = firstFloorCards
	switch {
	case p == Secret:
		from = secretCards
	case h.Options.Labyrinth:
		from = firstFloorCards | secondFloorCards
	case p >= 6:
		from = secondFloorCards
	}
	for q := range h.Rooms {
		if c := h.Rooms[q].Card; c != faceDownRoom {
			from &^= 1 << c
		}
	}
	c := Room(h.Luck.Pick(drawRoom, from))
	h.Rooms[p].Card = c
	h.tell(rules.Event{Kind: EvRevealed, Who: RefOperative(o), What: RefRoom(c), To: RefPlace(p), Reveals: true})
	h.carryOut(c.card().Reveal, effect{o: o, at: p, chosen: noRoom, npc: noNPC})
}

// furnish puts the interface token, the guard and the data on a room that was
// just revealed.
func (h runner) furnish(p Place) {
	room := &h.Rooms[p]
	card := room.Card.card()
	room.Interface = true
	room.Guarded = card.Guard != Unguarded
	n := h.fromPool(int(card.Available))
	room.Data += uint8(n)
	h.tell(rules.Event{Kind: EvFurnished, What: RefRoom(room.Card), To: RefPlace(p), N: int16(n)})
}

// trip sets off a Tripwire Mine that somebody else laid; it goes off also
// under an operative that is wounded already.
func (h runner) trip(o Operative, p Place) {
	mine := &h.Left[leftMine]
	if mine.Place != p || mine.Owner == o {
		return
	}
	*mine = LeftItem{Place: Gone, Owner: noOperative}
	h.Box = h.Box.With(TripwireMine)
	h.tell(rules.Event{Kind: EvMine, Who: RefOperative(o), To: RefPlace(p)})
	h.wound(o)
}

// escape takes an operative out of the facility (rulebook: Escaping the
// Facility). Its hand leaves play unseen; the rest of its card is not resolved.
func (h runner) escape(o Operative) {
	st := &h.Ops[o]
	from := st.Place
	st.Place = Out
	st.Delayed = false
	st.Extract = extractNone
	if !st.Resolved {
		st.Selected, st.Shown = noCard, 0 // back to the hand, unseen (ruling 38)
	}
	h.tell(rules.Event{Kind: EvEscaped, Who: RefOperative(o), From: RefPlace(from), To: RefPlace(Out), N: int16(st.Tokens)})
	h.drop(o)
	if !h.Over && h.inside() == 0 {
		h.Over = true
		h.tell(rules.Event{Kind: EvAllOut})
	}
}

// landing is where a step from one place to the next ends: a Hologram Projection
// in a faceup room carries whoever comes one room further (ruling 8).
func (s *State) landing(from, to Place) Place {
	switch {
	case !to.InLine() || s.Left[leftHologram].Place != to || !s.Revealed(to):
		return to
	case to < from:
		return s.back(to)
	case to == Deepest:
		return to
	}
	return to + 1
}

// inside counts the operatives in the facility.
func (s *State) inside() (n int) {
	for _, o := range s.InPlay() {
		if s.Ops[o].Place.Inside() {
			n++
		}
	}
	return n
}

// pushFloor moves every other operative on the floor backward one room, in
// turn order (Stairwell). Frame.N counts how far the order was worked through,
// Place and Dirs are free for that.
func (h runner) pushFloor(f *Frame) {
	l := h.turnOrder()
	floor := h.floor(h.Ops[f.Op].Place)
	if f.N == 0 && f.Place == noRoom {
		f.Place = 0
		for i, o := range l.list() {
			if p := h.Ops[o].Place; o != f.Op && p.InLine() && floor>>p&1 == 1 {
				f.N |= 1 << i
			}
		}
	}
	if f.N == 0 {
		f.Place = noRoom
		f.Step++
		return
	}
	i := rules.NthBit(uint64(f.N), 0)
	f.N &^= 1 << i
	o := l.ops[i]
	if h.Ops[o].Place.InLine() {
		h.goTo(o, h.back(h.Ops[o].Place))
	}
}

// pushesOthers reports whether the operatives that a frame still has to push can be those.
func (s *State) pushesOthers(f *Frame) bool {
	l := s.turnOrder()
	for i, o := range l.list() {
		if o == f.Op && f.N>>i&1 == 1 {
			return false
		}
	}
	return f.N >= 0 && f.N>>l.n == 0 && (f.Place == noRoom || f.Place == Entry)
}
