package infiltration

import "safehouse/rules"

// What is printed on the things, and how a position refers to them: for who
// draws a table.

// Printed is what the room card says.
func (r Room) Printed() *RoomCard { return r.card() }

// Printed is what the item card says.
func (i Item) Printed() *ItemCard { return &itemCards[i] }

// Printed is what the NPC card says.
func (n NPC) Printed() *NPCCard { return &npcTable[n] }

// Roams reports whether the NPC goes back a room whenever it acts.
func (n NPC) Roams() bool {
	for _, st := range npcTable[n].Acts {
		if st.Do == doNPCMoves {
			return true
		}
	}
	return false
}

// Wounds reports whether the NPC wounds when it acts.
func (n NPC) Wounds() bool {
	for _, st := range npcTable[n].Acts {
		if st.Do == doNPCWounds {
			return true
		}
	}
	return false
}

// LeftItems are the items that are left in rooms; the index is used for
// State.Left.
func LeftItems() [3]Item { return roomItems }

// Known reports whether a selected card can be seen; ok is false while none is
// selected.
func (o *OperativeState) Known() (c Card, known, ok bool) {
	return o.Selected, o.Selected < actions+items, o.Selected != noCard
}

// Order is the operatives in play from the first player clockwise.
func (s *State) Order() []Operative {
	l := s.turnOrder()
	return append([]Operative(nil), l.list()...)
}

// GuardAt is the guard that stands in a room now.
func (s *State) GuardAt(p Place) Guard {
	if !s.Revealed(p) {
		return Unguarded
	}
	return s.guardAt(p)
}

// WaysIn are the rooms of the line that lead to the secret room, as far as
// they are revealed.
func (s *State) WaysIn() (l []Place) {
	for p := Entry; p <= Deepest; p++ {
		if c := s.Rooms[p].Card; c == ResearchAdminOffice || c == HaloConferenceRoom {
			l = append(l, p)
		}
	}
	return l
}

// The special cards, the dials and the supplies have tables of their own.
var (
	RefPrototype = refSpecial(specialPrototype)
	RefFile      = refSpecial(specialFile)
	RefSludge    = refSpecial(specialSludge)
	RefProximity = refDial(dialProximity)
	RefAlarm     = refDial(dialAlarm)
	RefPool      = refSupply(supplyPool)
	RefDeck      = refSupply(supplyDeck)
	RefDiscard   = refSupply(supplyDiscard)
	RefBox       = refSupply(supplyBox)
)

// OnCard is the card that a ref of an action or an event means.
func OnCard(r rules.Ref) (c Card, ok bool) { return Card(r.Index), r.Kind == kCard }

// OnOperative is the operative that a ref means.
func OnOperative(r rules.Ref) (o Operative, ok bool) { return Operative(r.Index), r.Kind == kOperative }

// OnPlace is the place that a ref means.
func OnPlace(r rules.Ref) (p Place, ok bool) { return Place(r.Index), r.Kind == kPlace }

// OnSeat is the seat that a ref means.
func OnSeat(r rules.Ref) (seat int, ok bool) { return int(r.Index), r.Kind == kSeat }

// Where is the place of an operative or NPC inside the facility.
func (s *State) Where(piece rules.Ref) rules.Ref {
	var p Place
	switch piece.Kind {
	case kOperative:
		p = s.Ops[piece.Index].Place
	case kNPC:
		p = s.NPCs[piece.Index].Place
	default:
		return rules.Ref{}
	}
	if !p.Inside() {
		return rules.Ref{}
	}
	return RefPlace(p)
}

// Whose is the seat of an operative, or that a ref means.
func (s *State) Whose(r rules.Ref) int {
	switch r.Kind {
	case kSeat:
		return int(r.Index)
	case kOperative:
		return int(s.Ops[r.Index].Seat)
	}
	return rules.Nobody
}
