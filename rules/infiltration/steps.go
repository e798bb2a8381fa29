package infiltration

import "safehouse/rules"

// resolve carries out one part of an item, an Interface function or an Enter
// function. It moves f on, unless it has to ask or to come back.
func (h heist) resolve(f *Frame, st Step) {
	o := f.Op
	at := h.Ops[o].Place
	switch st.Do {
	case doMove, doPlay, doPlayFromHand, doChooseRoom, doShoot, doDelayOne, doPiggyback, doDiscardOne, doSwap,
		doSludgeNearby, doOffice, doBreakNext, doDiscardOrWound, doLaser, doCarry, doPushFloor:
		h.choice(f, st)
		return
	}
	f.Step++
	switch st.Do {
	case doAlarm:
		h.turnAlarm(int(st.N))
	case doAlarmZero:
		h.turnAlarm(-int(h.Alarm))
	case doAlarmUnlessOff:
		if !h.Rooms[at].Spent {
			h.turnAlarm(int(st.N))
		}
	case doProximity:
		h.approach(int(st.N))
	case doToSecret:
		h.push(Frame{Kind: frArrive, Op: o, Place: Secret})
	case doEscape:
		h.escape(o)
	case doDraw:
		h.drawItems(o, int(st.N))
	case doFlipNPC:
		h.flipNPC(at)
	case doHeal:
		h.heal(o)
	case doWoundSelf:
		h.wound(o)
	case doWoundOthers:
		h.toOthers(o, h.reach(at, st.Where, f.Place), h.wound)
	case doDelaySelf:
		h.delay(o)
	case doDelayOthers:
		h.toOthers(o, h.reach(at, st.Where, f.Place), h.delay)
	case doTakeFile:
		h.takeFile(o)
	case doFileOrPool:
		if h.FileFree {
			h.takeFile(o)
		} else {
			h.collectPool(o, 1)
		}
	case doTakePrototype:
		h.takePrototype(o)
	case doPool:
		h.collectPool(o, int(st.N))
	case doSiphon:
		h.collect(o, at, int(st.N))
	case doAddData:
		n := h.fromPool(int(st.N))
		h.Rooms[at].Data += uint8(n)
		h.tell(rules.Event{Kind: evFreed, To: RefPlace(at), N: int16(n)})
	case doDestroy:
		h.eachRoom(h.reach(at, st.Where, f.Place), func(p Place) {
			if h.guardAt(p) == Guard(st.What) {
				h.destroyGuard(p, o)
			}
		})
	case doDestroyNPCs:
		for n := range NPC(npcs) {
			if h.NPCs[n].Place == at {
				h.destroyNPC(n)
			}
		}
	case doClearInterfaces:
		h.eachRoom(h.reach(at, st.Where, f.Place), h.spendToken)
	case doDownload:
		switch {
		case st.Where == here:
			h.playDownload(o, at, false)
		case f.Place != noRoom:
			h.playDownload(o, f.Place, true)
		}
	case doLeave:
		h.leaveItem(o, Item(f.Card))
	case doScout:
		h.scout(o)
	case doLook:
		h.lookAtCards(o)
	case doWire:
		h.Rooms[at].Wire += uint8(st.N)
		h.tell(rules.Event{Kind: evWired, Who: RefOperative(o), To: RefPlace(at)})
	}
}

// eachRoom calls do for every room of a set, from the entry room on.
func (h heist) eachRoom(set uint16, do func(Place)) {
	for p := range Place(rooms) {
		if set>>p&1 == 1 && h.Revealed(p) {
			do(p)
		}
	}
}

// toOthers calls do for every operative other than o in the rooms of a set, in
// turn order.
func (h heist) toOthers(o Operative, set uint16, do func(Operative)) {
	l := h.turnOrder()
	for _, other := range l.list() {
		if p := h.Ops[other].Place; other != o && p.Inside() && set>>p&1 == 1 {
			do(other)
		}
	}
}

// spendToken removes a room's interface token.
func (h heist) spendToken(p Place) {
	if !h.Rooms[p].Interface {
		return
	}
	h.Rooms[p].Interface, h.Rooms[p].Spent = false, true
	h.tell(rules.Event{Kind: evTokenSpent, To: RefPlace(p), What: RefRoom(h.Rooms[p].Card)})
}

// useInterface resolves an Interface card: the room's Interface function if
// its token is there and its condition holds (rulebook: Action Cards; Room
// Anatomy 6; rulings 18, 19). A function with nothing to aim at counts as one
// whose condition fails.
func (h heist) useInterface(o Operative) {
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
	h.tell(rules.Event{Kind: evInterface, Who: RefOperative(o), What: RefRoom(room.Card), To: RefPlace(p)})
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
func (h heist) leaveItem(o Operative, it Item) {
	st := &h.Ops[o]
	for i, r := range roomItems {
		if r == it {
			h.Left[i] = LeftItem{Place: st.Place, Owner: o}
		}
	}
	st.Table = st.Table.Without(it)
	h.tell(rules.Event{Kind: evLeft, Who: RefOperative(o), What: refItem(it), To: RefPlace(st.Place)})
}

// scout reveals the facedown room of the line nearest the entry without
// entering it: no Enter function (ruling 9). From the secret room it has no
// effect on the line (ruling 13).
func (h heist) scout(o Operative) {
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
func (h heist) lookAtCards(o Operative) {
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
		h.tell(rules.Event{Kind: evSaw, Who: RefOperative(o), To: RefOperative(other), What: RefCard(st.Selected), Seen: rules.Only(seat), Reveals: true})
	}
	h.tell(rules.Event{Kind: evLooked, Who: RefOperative(o)})
}
