package infiltration

import (
	"fmt"
	"slices"

	"safehouse/rules/machine"
)

// Validate reports the first thing that cannot be in a reachable position,
// the question that is asked included.
func (s *State) Validate() error {
	if err := s.consistent(); err != nil {
		return err
	}
	return machine.Settled(&engine, s)
}

// consistent checks everything but the question.
func (s *State) consistent() error {
	if err := s.Conserved(); err != nil {
		return err
	}
	return first(s.checkTable, s.checkInterfaces, s.checkMoment, s.checkMarks, s.checkClues, s.checkStack)
}

// Conserved reports the first component that is missing, doubled or out of range;
// it accepts a position in the midst of an action.
func (s *State) Conserved() error {
	return first(s.checkRanges, s.checkSeats, s.checkRooms, s.checkNPCs, s.checkItems, s.checkOperatives, s.checkData)
}

// first is what the first of some checks that fails says.
func first(checks ...func() error) error {
	for _, check := range checks {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

// crewSize is the number of operatives that the set-up puts in play.
func (s *State) crewSize() uint8 {
	switch {
	case s.Seats == 2:
		return 4
	case s.Options.Pair:
		return s.Seats + 1
	}
	return s.Seats
}

// checkRanges holds every field against its tag.
func (s *State) checkRanges() error { return layout.Check(s) }

// checkSeats holds operatives and options against the seats.
func (s *State) checkSeats() error {
	if s.Crew > operatives || s.Crew != s.crewSize() {
		return fmt.Errorf("%d operatives for %d seats; there must be %d", s.Crew, s.Seats, s.crewSize())
	}
	if s.Seats == 2 && s.Options.Pair {
		return fmt.Errorf("the option pair is for three to five seats; with two everybody has a pair")
	}
	if s.Options.Draft && (s.Options.Items != 0 || s.Options.Kit != 0) {
		return fmt.Errorf("a draft is one of four items each")
	}
	return nil
}

// checkTable holds round and draft against the phase.
func (s *State) checkTable() error {
	if (s.Phase == Drafting || s.Phase == Entering) != (s.Round == 0) {
		return fmt.Errorf("round %d in phase %s: only set-up has round 0", s.Round, phaseIDs[s.Phase])
	}
	if (s.Phase == Drafting) != (s.Draft > 0) || s.Phase == Drafting && !s.Options.Draft {
		return fmt.Errorf("draft step %d in phase %s", s.Draft, phaseIDs[s.Phase])
	}
	if err := s.checkPrivileges(); err != nil {
		return err
	}
	return s.Luck.Check(info)
}

// checkPrivileges holds what the first seat has used against what it has.
func (s *State) checkPrivileges() error {
	has := uint16(0)
	for x, on := range s.Options.Privileges {
		has |= uint16(on) << x
	}
	switch {
	case s.Called&^(has&onceAGame) != 0 || s.Called != 0 && s.Round == 0:
		return fmt.Errorf("a privilege was used that there is not, or before the first round")
	case s.Stalled && (!s.called(Stall) || s.Phase == Security):
		return fmt.Errorf("the mercs are held up, and nobody has done it")
	}
	return nil
}

func (s *State) checkRooms() error {
	var seen uint64
	for i := range s.Rooms {
		r, p := &s.Rooms[i], Place(i)
		if r.Card == faceDownRoom {
			if *r != (RoomState{Card: faceDownRoom, Brought: noNPC}) {
				return fmt.Errorf("room %s is facedown and must be empty", placeIDs[i])
			}
			continue
		}
		if seen>>r.Card&1 == 1 {
			return fmt.Errorf("room card %s lies twice", r.Card.card().ID)
		}
		seen |= 1 << r.Card
		floor := r.Card.Floor()
		if ok := floor == SecretFloor && p == Secret || p.InLine() && floor != SecretFloor &&
			(s.Options.Labyrinth || (floor == First) == (p < 6)); !ok {
			return fmt.Errorf("room card %s does not belong at %s", r.Card.card().ID, placeIDs[i])
		}
		if p.InLine() && p > 0 && s.Rooms[p-1].Card == faceDownRoom {
			return fmt.Errorf("room %s is revealed behind a facedown one", placeIDs[i])
		}
		if r.Interface && r.Spent {
			return fmt.Errorf("room %s has its interface token and has lost it", placeIDs[i])
		}
		if r.Guarded && r.Card.card().Guard == Unguarded {
			return fmt.Errorf("room %s has no place for a guard", placeIDs[i])
		}
		if r.Brought != noNPC && !s.brings(r.Card, r.Brought) {
			return fmt.Errorf("room %s cannot have brought in that NPC", placeIDs[i])
		}
	}
	if s.Sludge != Pool && !s.Revealed(s.Sludge) {
		return fmt.Errorf("sludge must be in the pool or in a revealed room")
	}
	return nil
}

// checkInterfaces looks that every room has its interface token or has lost it, but
// for one that is being revealed.
func (s *State) checkInterfaces() error {
	for i, r := range s.Rooms {
		fresh := s.beingRevealed(Place(i))
		if r.Card != faceDownRoom && (!fresh && !r.Interface && !r.Spent || fresh && (r.Interface || r.Guarded)) {
			return fmt.Errorf("room %s must have its interface token, or have lost it", placeIDs[i])
		}
	}
	if (s.Phase == Drafting) != (s.Rooms[Entry].Card == faceDownRoom) {
		return fmt.Errorf("the entry room is revealed at the end of set-up, after the draft")
	}
	return nil
}

// brings reports whether the Reveal function of r can bring n in.
func (s *State) brings(r Room, n NPC) bool {
	for _, st := range r.card().Reveal {
		if st.Do == doPlaceNPC {
			return NPC(st.What) == n || s.Options.Scattered && n < npcs
		}
	}
	return false
}

// beingRevealed reports whether an arrival has turned p up and not furnished
// it yet.
func (s *State) beingRevealed(p Place) bool {
	for _, f := range s.Stack[:min(s.Depth, stackSize)] {
		if f.Kind == frArrive && f.Place == p && f.N == 1 {
			return true
		}
	}
	return false
}

func (s *State) checkNPCs() error {
	for n, st := range s.NPCs {
		if st.Place != Pool && st.Place != Gone && !(st.Place.InLine() && s.Revealed(st.Place)) {
			return fmt.Errorf("%s must be in the pool, gone, or in a revealed room of the line", npcIDs[n])
		}
		if st.Place == Pool && (st.Up || st.Acted) {
			return fmt.Errorf("%s is in the pool: it has no facing there and has not acted", npcIDs[n])
		}
	}
	return nil
}

func (s *State) checkItems() error {
	for i, l := range s.Left {
		in := s.Box.Has(roomItems[i])
		switch {
		case l.Place.Inside():
			if !s.Revealed(l.Place) || !s.inPlay(l.Owner) {
				return fmt.Errorf("%s must lie in a revealed room and have an owner in play", itemCards[roomItems[i]].ID)
			}
		case l != LeftItem{inHand, noOperative} && l != LeftItem{Gone, noOperative} || in != (l.Place == Gone):
			return fmt.Errorf("%s is neither in a room nor out of it", itemCards[roomItems[i]].ID)
		}
	}
	if int(s.DeckSize) != s.Deck.Len() {
		return fmt.Errorf("the deck is said to hold %d items and holds %d", s.DeckSize, s.Deck.Len())
	}
	return layout.Conserved(s)
}

// inPlay reports whether o takes part in this game.
func (s *State) inPlay(o Operative) bool { return o < operatives && s.Ops[o].Seat >= 0 }

func (s *State) checkOperatives() error {
	for i, o := range s.Ring {
		switch {
		case i >= int(s.Crew):
			if o != noOperative {
				return fmt.Errorf("more operatives in the ring than in play")
			}
		case o >= operatives || s.Ops[o].Seat != s.ringSeat(i):
			return fmt.Errorf("place %d of the ring must hold an operative of seat %d", i, s.ringSeat(i))
		case slices.Contains(s.Ring[:i], o):
			return fmt.Errorf("%s is in two places of the ring", operativeIDs[o])
		}
	}
	protos, files, n := int(s.Protos), 0, 0
	for i := range s.Ops {
		st := &s.Ops[i]
		if st.Seat < 0 {
			if *st != nobodyState {
				return fmt.Errorf("%s is not in play and must have nothing", operativeIDs[i])
			}
			continue
		}
		n++
		protos += int(st.Protos)
		if st.File {
			files++
		}
		if err := s.checkOperative(Operative(i)); err != nil {
			return fmt.Errorf("%s: %w", operativeIDs[i], err)
		}
	}
	if n != int(s.Crew) {
		return fmt.Errorf("%d operatives have a seat, %d are in the ring", n, s.Crew)
	}
	if protos != Prototypes {
		return fmt.Errorf("%d Prototypes instead of %d", protos, Prototypes)
	}
	if s.FileFree {
		files++
	}
	if files != 1 {
		return fmt.Errorf("%d Blackmail Files instead of 1", files)
	}
	return nil
}

// checkMoment holds what every operative has and does against the moment of the
// round.
func (s *State) checkMoment() error {
	for _, o := range s.InPlay() {
		for _, check := range []func(Operative) error{s.checkStanding, s.checkExtract, s.checkSelected} {
			if err := check(o); err != nil {
				return fmt.Errorf("%s: %w", operativeIDs[o], err)
			}
		}
	}
	if over := s.inside() == 0 || s.Proximity == ProximityMax; over != s.Over {
		return fmt.Errorf("the game is over exactly when nobody is inside or proximity is %d", ProximityMax)
	}
	return nil
}

// checkStanding looks where an operative stands and what it holds at this moment.
func (s *State) checkStanding(o Operative) error {
	st := &s.Ops[o]
	switch {
	case st.KeptSize > s.Draft:
		return fmt.Errorf("keeps %d items in step %d of the draft", st.KeptSize, s.Draft)
	case s.Phase == Drafting && st.Hand.Len() != 4:
		return fmt.Errorf("a hand in the draft has 4 items, not %d", st.Hand.Len())
	case st.Place.Inside() && !s.Revealed(st.Place) && s.Phase != Drafting:
		return fmt.Errorf("stands in a facedown room")
	case s.Phase == Drafting && st.Place != Entry, s.Phase == Entering && !st.Place.Inside():
		return fmt.Errorf("must be in the entry room during set-up")
	case s.Over && st.Place.Inside(), st.Place == Captured && s.Proximity != ProximityMax:
		return fmt.Errorf("is captured exactly when the mercs arrive while it is inside")
	}
	for _, it := range roomItems {
		if st.Table.Has(it) {
			return fmt.Errorf("%s does not stay in a play area: it is left in a room at once", itemCards[it].ID)
		}
	}
	return nil
}

func (s *State) checkOperative(o Operative) error {
	st := &s.Ops[o]
	switch {
	case int(st.HandSize) != st.Hand.Len():
		return fmt.Errorf("hand is %d and holds %d items", st.HandSize, st.Hand.Len())
	case int(st.KeptSize) != st.Kept.Len() || st.Kept&^st.Hand != 0:
		return fmt.Errorf("keeps %d items that are not all in hand", st.KeptSize)
	case !st.Place.Inside() && st.Place != Out && st.Place != Captured:
		return fmt.Errorf("must be in a room, out or captured")
	case st.Delayed && st.Place == Out:
		return fmt.Errorf("is delayed outside the facility")
	case int(st.Data[0])+int(st.Data[1])+int(st.Data[2]) != int(st.Tokens):
		return fmt.Errorf("tokens is %d, the values add up to %d", st.Tokens, int(st.Data[0])+int(st.Data[1])+int(st.Data[2]))
	case st.Link != noOperative && (!s.inPlay(st.Link) || st.Link == o):
		return fmt.Errorf("names an operative that is not in play, or itself")
	}
	for i, p := range st.From {
		if i < int(st.Took) != s.Revealed(p) || i >= int(st.Took) && p != noRoom {
			return fmt.Errorf("must remember a revealed room for each of the first two tokens")
		}
	}
	return nil
}

// checkExtract looks at the room that an Extract is to be collected from.
func (s *State) checkExtract(o Operative) error {
	x := s.Ops[o].Extract
	done := x != extractNone && x != extractHere && x&extractDone != 0
	switch {
	case x == extractNone:
		return nil
	case !s.Options.Extraction || s.Ops[o].Place == Out:
		return fmt.Errorf("has no Extract to collect")
	case x != extractHere && !s.Revealed(x&^extractDone):
		return fmt.Errorf("extracts from no revealed room")
	case done && s.Phase <= Resolution:
		return fmt.Errorf("cannot have collected its Extract in phase %s", phaseIDs[s.Phase])
	case !done && s.Phase > Wrap && !s.Over:
		return fmt.Errorf("must have collected its Extract in phase %s", phaseIDs[s.Phase])
	}
	return nil
}

// checkMarks looks at what a round leaves until its end: a play area is empty
// before its operative has resolved a card, and every Download and wire in a room
// has its card in a play area.
func (s *State) checkMarks() error {
	downloads, wires := 0, 0
	for _, o := range s.InPlay() {
		st := &s.Ops[o]
		downloads += int(st.Played >> Download & 1)
		wires += int(st.Table >> HighCapacityWire & 1)
		if st.Resolved {
			continue
		}
		if st.Table != 0 || st.Played != 0 || st.Took != 0 || st.Link != noOperative || st.Extract != extractNone {
			return fmt.Errorf("%s has something in the play area and has not resolved a card", operativeIDs[o])
		}
		if st.Stood && s.Phase <= Selection {
			return fmt.Errorf("%s cannot have stood up in phase %s", operativeIDs[o], phaseIDs[s.Phase])
		}
	}
	for p := range s.Rooms {
		downloads -= int(s.Rooms[p].Downloads)
		wires -= int(s.Rooms[p].Wire)
	}
	if downloads < 0 || wires < 0 {
		return fmt.Errorf("the rooms have seen more Downloads or wires than lie in the play areas")
	}
	return nil
}

func (s *State) checkSelected(o Operative) error {
	st := &s.Ops[o]
	c := st.Selected
	switch {
	case c == noCard:
		if st.Resolved || st.Shown != 0 {
			return fmt.Errorf("has resolved or shown a card without having selected one")
		}
		if st.Place.Inside() && !s.Over && s.Round > 0 && s.Phase != Selection {
			return fmt.Errorf("has selected no card in phase %s", phaseIDs[s.Phase])
		}
	case c >= actions+items:
		return fmt.Errorf("has selected an unknown card")
	case st.Place == Out && !st.Resolved:
		return fmt.Errorf("has left with a selected card that was not resolved; it goes back to the hand")
	case s.Round == 0 || st.Resolved && s.Phase == Selection:
		return fmt.Errorf("cannot have selected or resolved a card in phase %s", phaseIDs[s.Phase])
	case !st.Resolved && c.IsItem() && !st.Hand.Has(c.Item()):
		return fmt.Errorf("has selected an item that is not in hand")
	case !st.Resolved && s.Phase > Resolution && st.Place.Inside() && !s.Over:
		return fmt.Errorf("has not resolved its card in phase %s", phaseIDs[s.Phase])
	case st.Resolved && !s.playedBy(o, c):
		return fmt.Errorf("has resolved a card that does not lie in the play area")
	case c == Download && s.Options.Extraction || c == Extract && !s.Options.Extraction:
		return fmt.Errorf("has selected an action card that is not in this game")
	}
	return nil
}

// playedBy reports whether c lies in o's play area, or was left in a room.
func (s *State) playedBy(o Operative, c Card) bool {
	st := &s.Ops[o]
	if !c.IsItem() {
		return st.Played>>c&1 == 1
	}
	for i, it := range roomItems {
		if it == c.Item() {
			return s.Left[i].Place != inHand
		}
	}
	return st.Table.Has(c.Item())
}

func (s *State) checkData() error {
	n := int(s.Pool) + int(s.Boxed)
	values := s.Unseen
	for p := range s.Rooms {
		n += int(s.Rooms[p].Data)
	}
	unseen := n
	for o := range s.Ops {
		n += int(s.Ops[o].Tokens)
		for v := range values {
			values[v] += s.Ops[o].Data[v]
		}
	}
	if n != Tokens {
		return fmt.Errorf("%d data tokens in pool, box, rooms and piles instead of %d", n, Tokens)
	}
	for v := range values {
		if values[v] != TokensPerValue {
			return fmt.Errorf("%d tokens of value %d, collected and unseen together, instead of %d", values[v], v+1, TokensPerValue)
		}
	}
	if sum := int(s.Unseen[0]) + int(s.Unseen[1]) + int(s.Unseen[2]); sum != unseen {
		return fmt.Errorf("%d unseen values for %d tokens", sum, unseen)
	}
	return nil
}

func (s *State) checkClues() error {
	for seat := range s.Clues {
		for it, mask := range s.Clues[seat] {
			if err := s.checkClue(seat, Item(it), mask); err != nil {
				return err
			}
		}
	}
	for _, o := range s.InPlay() {
		if st := &s.Ops[o]; st.Selected.IsItem() && !st.Resolved {
			for _, seat := range st.Shown.List() {
				if seat != int(st.Seat) && s.Clues[seat][st.Selected.Item()] != 1<<o {
					return fmt.Errorf("seat %d was shown %s by %s and must know where it is", seat, itemCards[st.Selected.Item()].ID, operativeIDs[o])
				}
			}
		}
	}
	return nil
}

// checkClue looks that the item is in one of the hands where seat believes it.
func (s *State) checkClue(seat int, it Item, mask uint8) error {
	if mask == 0 {
		return nil
	}
	for o := range s.Ops {
		if mask>>o&1 == 1 && s.Ops[o].Hand.Has(it) && seat < int(s.Seats) && int(s.Ops[o].Seat) != seat && mask>>operatives == 0 {
			return nil
		}
	}
	return fmt.Errorf("seat %d has a wrong clue about %s", seat, itemCards[it].ID)
}
