package infiltration

import (
	"safehouse/rules"
	"safehouse/rules/machine"
)

// Privileges are rules and moves that options of ours give the first seat alone (doc.go).

// A Privilege is one of them; its option has the same id, and so has its verb where it is a move.
type Privilege uint8

// Privileges.
const (
	Early      Privilege = iota // acts before all others
	Driver                      // gets out of the first two rooms when the mercs arrive
	Window                      // may go out by a window
	Again                       // the first item comes back to the hand
	Vouched                     // NPCs do not wound it
	Crack                       // guards are opened before a card is selected
	Crawl                       // an operative goes next door before a card is selected
	Stall                       // the mercs do not come closer in this round
	privileges = 8

	onceAGame = 1<<Again | 1<<Crawl | 1<<Stall // used up when they were used
)

var privilegeIDs = []string{"early", "driver", "window", "again", "vouched", "crack", "crawl", "stall"}

// privilegeOptions are their choices of the set-up.
func privilegeOptions() (l []rules.Option) {
	for _, id := range privilegeIDs {
		l = append(l, rules.Option{ID: id, Kind: rules.Bool})
	}
	return l
}

// grant takes the privileges out of the options.
func (s *State) grant(opt rules.Options) {
	for x, id := range privilegeIDs {
		s.Options.Privileges[x] = int8(opt[id])
	}
}

// Has reports whether a seat has a privilege.
func (s *State) Has(seat int, x Privilege) bool { return seat == 0 && s.Options.Privileges[x] == 1 }

// has is Has for an operative.
func (s *State) has(o Operative, x Privilege) bool { return s.Has(int(s.Ops[o].Seat), x) }

// call notes that a privilege that is had once a game is used.
func (h runner) call(x Privilege) { h.Called |= 1 << x }

func (s *State) called(x Privilege) bool { return s.Called>>x&1 == 1 }

// againstPrivilege is the rule that keeps the asked operative from a move of its own.
func (s *State) againstPrivilege(x Privilege) *why {
	switch {
	case s.Options.Privileges[x] == 0:
		return whyPrivilegeOff[x]
	case s.Ops[s.Ask.Op].Seat != 0:
		return whyPrivilegeSeat
	case s.called(x):
		return whyPrivilegeOnce
	}
	return nil
}

// leader is the seat that acts first in this round.
func (s *State) leader() uint8 {
	if s.Has(0, Early) {
		return 0
	}
	return s.First
}

// Driver and window.

// driven is how many rooms from the way out an operative is picked up when the mercs arrive.
const driven = 2

// DrivenFrom reports whether operatives of a seat get out of a room when the mercs arrive.
func (s *State) DrivenFrom(seat int, p Place) bool { return p < driven && s.Has(seat, Driver) }

// windowAt is the room of the line that has a window.
const windowAt = Place(3)

// WindowAt reports whether a seat may go out of a room by its window.
func (s *State) WindowAt(seat int, p Place) bool { return p == windowAt && s.Has(seat, Window) }

// exits reports whether an operative that goes backward may leave from where it stands.
func (s *State) exits(o Operative) bool {
	at := s.Ops[o].Place
	return at == Entry || s.WindowAt(int(s.Ops[o].Seat), at)
}

// Again.

// ComesBack reports whether an item in the play area returns to its owner's hand for once.
func (s *State) ComesBack(o Operative, it Item) bool {
	return s.has(o, Again) && !s.called(Again) && (itemCards[it].Fate == Discard || itemCards[it].Fate == Box)
}

// Crack: the guard of the own room goes, with what that sets off.

func notCrack(s *State, _ operands) *why {
	if r := s.againstPrivilege(Crack); r != nil {
		return r
	}
	if !s.Rooms[s.Ops[s.Ask.Op].Place].Guarded {
		return whyNoGuard
	}
	return nil
}

func (h runner) crack() {
	o := h.Ask.Op
	h.destroyGuard(h.Ops[o].Place, o)
}

// crackWorth is what comes free; it can wait while enough lies open, for others take it too.
func (s *State) crackWorth(m *mood) float64 {
	room := &s.Rooms[s.Ops[s.Ask.Op].Place]
	if m.spare < 1 || room.Data > 2 {
		return -2
	}
	return 3*float64(room.Card.card().Secured) - 2
}

// Crawl: an operative is in an open room next door; nothing that is there works on it.

func notCrawl(s *State, x operands) *why {
	at, p := s.Ops[s.Ask.Op].Place, Place(x.A)
	if r := s.againstPrivilege(Crawl); r != nil {
		return r
	}
	r := s.notARoom(p)
	switch {
	case r != nil:
		return r
	case p == at:
		return whyRoomOwn
	case s.near(at)>>p&1 == 0:
		return whyRoomNotNextDoor
	}
	return nil
}

func (h runner) crawl(p Place) {
	st := &h.Ops[h.Ask.Op]
	from := st.Place
	h.call(Crawl)
	st.Place = p
	h.tell(rules.Event{Kind: EvCrawled, Who: RefOperative(h.Ask.Op), From: RefPlace(from), To: RefPlace(p)})
}

// crawls lists the rooms next door.
func crawls(s *State, dst []rules.Action) []rules.Action {
	at := s.Ops[s.Ask.Op].Place
	if s.againstPrivilege(Crawl) != nil {
		return dst
	}
	for _, dir := range [2]uint8{backward, forward} {
		if p := s.next(at, dir); p != noRoom {
			dst = machine.Add(dst, VCrawl, int16(p), 0)
		}
	}
	return dst
}

// crawlWorth is a room more on the way out, or one with more data on the way in.
func (s *State) crawlWorth(p Place, m *mood) float64 {
	at := s.Ops[s.Ask.Op].Place
	if p < at {
		return 20*boolf(m.spare < 0.5) - 3
	}
	return 1.5*float64(min(4, int(s.Rooms[p].Data))-min(4, int(s.Rooms[at].Data))) - 3 + min(2, m.spare-3)
}

// Stall: the die is not rolled at the end of the round.

func notStall(s *State, _ operands) *why { return s.againstPrivilege(Stall) }

func (h runner) stall() {
	h.call(Stall)
	h.Stalled = true
	h.tell(rules.Event{Kind: EvStalled, Who: RefSeat(0)})
}

// stallWorth is little until it is time to run, and then a round for nothing.
func (s *State) stallWorth(m *mood) float64 { return 24*boolf(m.spare < 0.5 && m.out < 99) - 4 }

// adviseStall is how much time there is without it.
func (s *State) adviseStall(m *mood) rules.Message {
	if m.out >= 99 {
		return rules.Message{}
	}
	return s.theTime("advice.stall", m)
}
