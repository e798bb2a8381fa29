package infiltration

import "safehouse/rules"

// eachRoom calls do for every room of a set, from the entry room on.
func (h runner) eachRoom(set uint16, do func(Place)) {
	for p := range Place(rooms) {
		if set>>p&1 == 1 && h.Revealed(p) {
			do(p)
		}
	}
}

// toOthers calls do for every operative other than o in the rooms of a set, in
// turn order.
func (h runner) toOthers(o Operative, set uint16, do func(Operative)) {
	l := h.turnOrder()
	for _, other := range l.list() {
		if p := h.Ops[other].Place; other != o && p.Inside() && set>>p&1 == 1 {
			do(other)
		}
	}
}

// spendToken removes a room's interface token.
func (h runner) spendToken(p Place) {
	if !h.Rooms[p].Interface {
		return
	}
	h.Rooms[p].Interface, h.Rooms[p].Spent = false, true
	h.tell(rules.Event{Kind: EvTokenSpent, To: RefPlace(p), What: RefRoom(h.Rooms[p].Card)})
}

// useInterface resolves an Interface card: the room's Interface function if
// its token is there and its condition holds (rulebook: Action Cards; Room
// Anatomy 6; rulings 18, 19). A function with nothing to aim at counts as one
// whose condition fails.
func (h runner) useInterface(o Operative) {
	p := h.Ops[o].Place
	room := &h.Rooms[p]
	switch {
	case !room.Interface:
		h.noEffect(o, Interface, nothingTokenSpent)
		return
	case !h.conditionHolds(o, p):
		h.noEffect(o, Interface, nothingInCondition)
		return
	}
	card := room.Card.card()
	h.tell(rules.Event{Kind: EvInterface, Who: RefOperative(o), What: RefRoom(room.Card), To: RefPlace(p)})
	if card.Token == spend {
		h.spendToken(p)
	}
	h.push(Frame{Kind: frInterface, Op: o, Card: uint8(room.Card), Place: noRoom})
}

// conditionHolds reports whether the Interface function of the room at p can
// be resolved by o.
func (s *State) conditionHolds(o Operative, p Place) bool {
	st := &s.Ops[o]
	switch s.Rooms[p].Card.card().When {
	case holdsItem:
		return st.HandSize > 0
	case noGuardLeft:
		return !s.Rooms[p].Guarded
	case isHealthy:
		return !st.Wounded
	case sludgeCanMove:
		return s.sludgeTargets(p) != 0
	case guardNextDoor:
		return s.guardsNextDoor(p) != 0
	case dataInLine:
		return s.roomsWithData() != 0
	case noPrototypeYet:
		return st.Protos == 0 && s.Protos > 0
	case alarmRaised:
		return s.Alarm > 0
	}
	return true
}

// guardsNextDoor is the adjacent rooms with a guard.
func (s *State) guardsNextDoor(p Place) (set uint16) {
	for _, dir := range [2]uint8{backward, forward} {
		if q := s.next(p, dir); q != noRoom && s.Rooms[q].Guarded {
			set |= 1 << q
		}
	}
	return set
}

// roomsWithData is the revealed line rooms with available tokens (ruling 13:
// never the secret room).
func (s *State) roomsWithData() (set uint16) {
	for p := Entry; p <= Deepest; p++ {
		if s.Rooms[p].Data > 0 {
			set |= 1 << p
		}
	}
	return set
}

// leaveItem puts an item of o's play area into its room.
func (h runner) leaveItem(o Operative, it Item) {
	st := &h.Ops[o]
	for i, r := range roomItems {
		if r == it {
			h.Left[i] = LeftItem{Place: st.Place, Owner: o}
		}
	}
	st.Table = st.Table.Without(it)
	h.tell(rules.Event{Kind: EvLeft, Who: RefOperative(o), What: refItem(it), To: RefPlace(st.Place)})
}

// scout reveals the facedown room of the line nearest the entry without
// entering it: no Enter function (ruling 9). From the secret room it has no
// effect on the line (ruling 13).
func (h runner) scout(o Operative) {
	if h.Ops[o].Place == Secret {
		return
	}
	for p := Entry; p <= Deepest; p++ {
		if h.Rooms[p].Card == faceDownRoom {
			h.turnUp(p, o)
			h.furnish(p)
			return
		}
	}
}

// lookAtCards shows o's player the cards of all operatives that have not
// resolved theirs (Informant).
func (h runner) lookAtCards(o Operative) {
	seat := int(h.Ops[o].Seat)
	l := h.turnOrder()
	for _, other := range l.list() {
		st := &h.Ops[other]
		if other == o || st.Resolved || st.Selected == noCard || !st.Place.Inside() {
			continue
		}
		st.Shown |= rules.Only(seat)
		if st.Selected.IsItem() && int(st.Seat) != seat {
			h.Clues[seat][st.Selected.Item()] = 1 << other
		}
		h.tell(rules.Event{Kind: EvSaw, Who: RefOperative(o), To: RefOperative(other), What: RefCard(st.Selected), Seen: rules.Only(seat), Reveals: true})
	}
	h.tell(rules.Event{Kind: EvLooked, Who: RefOperative(o)})
}
