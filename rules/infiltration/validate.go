package infiltration

import "fmt"

// Validate reports the first thing that cannot be in a reachable position,
// the question that is asked included.
func (s *State) Validate() error {
	if err := s.consistent(); err != nil {
		return err
	}
	c := *s
	h := heist{State: &c}
	h.run()
	if c != *s {
		return fmt.Errorf("the position has not come to a question: %v is stored, %v follows", s.Ask, c.Ask)
	}
	return nil
}

// consistent checks everything but the question.
func (s *State) consistent() error {
	for _, check := range []func() error{s.checkTable, s.checkRooms, s.checkNPCs, s.checkItems, s.checkOperatives, s.checkData, s.checkClues, s.checkStack} {
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

func (s *State) checkTable() error {
	if s.Seats < 2 || s.Seats > operatives || s.Crew > operatives || s.Crew != s.crewSize() {
		return fmt.Errorf("%d operatives for %d seats; there must be %d", s.Crew, s.Seats, s.crewSize())
	}
	if s.First >= s.Seats {
		return fmt.Errorf("first player is seat %d of %d", s.First, s.Seats)
	}
	if s.Options.Alarm < -1 || s.Options.Alarm > 1 {
		return fmt.Errorf("the alarm cannot start at %d", s.Options.Alarm)
	}
	if s.Phase >= phases || s.Alarm < AlarmMin || s.Alarm > AlarmMax || s.Proximity > ProximityMax {
		return fmt.Errorf("phase %d, alarm %d or proximity %d is out of range", s.Phase, s.Alarm, s.Proximity)
	}
	if (s.Phase == Drafting || s.Phase == Entering) != (s.Round == 0) {
		return fmt.Errorf("round %d in phase %s: only set-up has round 0", s.Round, phaseIDs[s.Phase])
	}
	if (s.Phase == Drafting) != (s.Draft > 0) || s.Draft > draftSteps || s.Phase == Drafting && !s.Options.Draft {
		return fmt.Errorf("draft step %d in phase %s", s.Draft, phaseIDs[s.Phase])
	}
	if s.Luck.Waiting > uint8(len(s.Luck.Next)) {
		return fmt.Errorf("%d upcoming results are too many", s.Luck.Waiting)
	}
	for i, r := range s.Luck.Next {
		if i >= int(s.Luck.Waiting) {
			if r.Kind != 0 || r.Value != 0 {
				return fmt.Errorf("upcoming result %d lies behind the end of the queue", i)
			}
			continue
		}
		if r.Kind == 0 || int(r.Kind) >= len(info.Draws) {
			return fmt.Errorf("upcoming result %d is of no known kind", i)
		}
		d := &info.Draws[r.Kind]
		lo, hi := d.Min, d.Max
		if d.Ref != 0 {
			lo, hi = 0, len(info.Refs[d.Ref].IDs)-1
		}
		if int(r.Value) < lo || int(r.Value) > hi {
			return fmt.Errorf("upcoming %s %d is out of range", d.Name, r.Value)
		}
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
		if r.Card >= roomCards {
			return fmt.Errorf("room %s has no card", placeIDs[i])
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
		fresh := s.beingRevealed(p)
		if r.Interface && r.Spent || !fresh && !r.Interface && !r.Spent || fresh && (r.Interface || r.Guarded) {
			return fmt.Errorf("room %s must have its interface token, or have lost it", placeIDs[i])
		}
		if r.Guarded && r.Card.card().Guard == Unguarded {
			return fmt.Errorf("room %s has no place for a guard", placeIDs[i])
		}
		if r.Brought != noNPC && r.Brought >= npcs {
			return fmt.Errorf("room %s brought in no known NPC", placeIDs[i])
		}
	}
	if (s.Phase == Drafting) != (s.Rooms[Entry].Card == faceDownRoom) {
		return fmt.Errorf("the entry room is revealed at the end of set-up, after the draft")
	}
	if s.Sludge != Pool && !s.revealed(s.Sludge) {
		return fmt.Errorf("sludge must be in the pool or in a revealed room")
	}
	return nil
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
		if st.Place != Pool && st.Place != Gone && !(st.Place.InLine() && s.revealed(st.Place)) {
			return fmt.Errorf("%s must be in the pool, gone, or in a revealed room of the line", npcIDs[n])
		}
		if st.Place == Pool && (st.Up || st.Acted) {
			return fmt.Errorf("%s is in the pool: it has no facing there and has not acted", npcIDs[n])
		}
	}
	return nil
}

func (s *State) checkItems() error {
	var all Set
	n := 0
	add := func(set Set) { all |= set; n += set.Len() }
	add(s.Deck)
	add(s.Discard)
	add(s.Box)
	for o := range s.Ops {
		add(s.Ops[o].Hand)
		add(s.Ops[o].Table)
	}
	for i, l := range s.Left {
		in := s.Box.Has(roomItems[i])
		switch {
		case l.Place.Inside():
			if !s.revealed(l.Place) || !s.inPlay(l.Owner) {
				return fmt.Errorf("%s must lie in a revealed room and have an owner in play", itemCards[roomItems[i]].ID)
			}
			add(Set(0).With(roomItems[i]))
		case l != LeftItem{inHand, noOperative} && l != LeftItem{Gone, noOperative} || in != (l.Place == Gone):
			return fmt.Errorf("%s is neither in a room nor out of it", itemCards[roomItems[i]].ID)
		}
	}
	if all != allItems || n != items {
		for it := range Item(items) {
			if !all.Has(it) {
				return fmt.Errorf("item %s is nowhere", itemCards[it].ID)
			}
		}
		return fmt.Errorf("%d item cards instead of %d: some item is in two places", n, items)
	}
	if int(s.DeckSize) != s.Deck.Len() {
		return fmt.Errorf("the deck is said to hold %d items and holds %d", s.DeckSize, s.Deck.Len())
	}
	return nil
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
		case o >= operatives || s.Ops[o].Seat != int8(i%int(s.Seats)):
			return fmt.Errorf("place %d of the ring must hold an operative of seat %d", i, i%int(s.Seats))
		}
	}
	protos, files, n := int(s.Protos), 0, 0
	for i := range s.Ops {
		st := &s.Ops[i]
		if st.Seat < 0 {
			if *st != (OperativeState{Seat: -1, Place: Away, Selected: noCard, Extract: extractNone, Link: noOperative, From: [2]Place{noRoom, noRoom}}) {
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
	if over := s.inside() == 0 || s.Proximity == ProximityMax; over != s.Over {
		return fmt.Errorf("the game is over exactly when nobody is inside or proximity is %d", ProximityMax)
	}
	return nil
}

func (s *State) checkOperative(o Operative) error {
	st := &s.Ops[o]
	switch {
	case int(st.HandSize) != st.Hand.Len():
		return fmt.Errorf("hand is %d and holds %d items", st.HandSize, st.Hand.Len())
	case int(st.KeptSize) != st.Kept.Len() || st.Kept&^st.Hand != 0 || st.KeptSize > s.Draft:
		return fmt.Errorf("keeps %d items that are not all in hand, or too many", st.KeptSize)
	case s.Phase == Drafting && st.Hand.Len() != 4:
		return fmt.Errorf("a hand in the draft has 4 items, not %d", st.Hand.Len())
	case st.Place.Inside() && !s.revealed(st.Place) && s.Phase != Drafting:
		return fmt.Errorf("stands in a facedown room")
	case s.Phase == Drafting && st.Place != Entry, s.Phase == Entering && !st.Place.Inside():
		return fmt.Errorf("must be in the entry room during set-up")
	case !st.Place.Inside() && st.Place != Out && st.Place != Captured:
		return fmt.Errorf("must be in a room, out or captured")
	case s.Over && st.Place.Inside(), st.Place == Captured && s.Proximity != ProximityMax:
		return fmt.Errorf("is captured exactly when the mercs arrive while it is inside")
	case st.Delayed && st.Place == Out:
		return fmt.Errorf("is delayed outside the facility")
	case st.Played>>actions != 0:
		return fmt.Errorf("has an unknown action card in the play area")
	case st.Shown&^(1<<s.Seats-1) != 0:
		return fmt.Errorf("has shown its card to a seat that is not there")
	case int(st.Data[0])+int(st.Data[1])+int(st.Data[2]) != int(st.Tokens):
		return fmt.Errorf("tokens is %d, the values add up to %d", st.Tokens, int(st.Data[0])+int(st.Data[1])+int(st.Data[2]))
	case st.Link != noOperative && (!s.inPlay(st.Link) || st.Link == o):
		return fmt.Errorf("names an operative that is not in play, or itself")
	case st.Took > 2:
		return fmt.Errorf("remembers more than two rooms")
	case st.Extract != extractNone && st.Extract != extractHere && !(st.Extract &^ extractDone).Inside():
		return fmt.Errorf("extracts from no room")
	}
	for i, p := range st.From {
		if i < int(st.Took) != p.Inside() || i >= int(st.Took) && p != noRoom {
			return fmt.Errorf("must remember a room for each of the first two tokens")
		}
	}
	return s.checkSelected(o)
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
	case s.Round == 0 || st.Resolved && s.Phase == Selection:
		return fmt.Errorf("cannot have selected or resolved a card in phase %s", phaseIDs[s.Phase])
	case !st.Resolved && c.IsItem() && !st.Hand.Has(c.Item()):
		return fmt.Errorf("has selected an item that is not in hand")
	case !st.Resolved && s.Phase > Resolution && st.Place.Inside() && !s.Over:
		return fmt.Errorf("has not resolved its card in phase %s", phaseIDs[s.Phase])
	case c == Download && s.Options.Extraction || c == Extract && !s.Options.Extraction:
		return fmt.Errorf("has selected an action card that is not in this game")
	}
	return nil
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
			if mask == 0 {
				continue
			}
			ok := false
			for o := range s.Ops {
				if mask>>o&1 == 1 && s.Ops[o].Hand.Has(Item(it)) {
					ok = seat < int(s.Seats) && int(s.Ops[o].Seat) != seat
				}
			}
			if !ok || mask>>operatives != 0 {
				return fmt.Errorf("seat %d has a wrong clue about %s", seat, itemCards[it].ID)
			}
		}
	}
	return nil
}

// editDepth bounds the frames of a position that was made by hand: no reachable
// position has more, and what they lead to still fits on the stack.
const editDepth = 8

func (s *State) checkStack() error {
	if s.Depth > editDepth {
		return fmt.Errorf("%d effects wait; there are never more than %d", s.Depth, editDepth)
	}
	for i := s.Depth; i < stackSize; i++ {
		if s.Stack[i] != (Frame{}) {
			return fmt.Errorf("an effect waits above the end of the stack")
		}
	}
	if s.Depth > 0 && s.Phase != Resolution && s.Phase != Entering {
		return fmt.Errorf("effects wait in phase %s", phaseIDs[s.Phase])
	}
	if s.Over && s.Depth > 0 {
		return fmt.Errorf("effects wait although the game is over")
	}
	for i := range s.Depth {
		if err := s.checkFrame(&s.Stack[i]); err != nil {
			return fmt.Errorf("effect %d of the stack: %w", s.Depth-1-i, err)
		}
	}
	return nil
}

func (s *State) checkFrame(f *Frame) error {
	if f.Kind >= frames {
		return fmt.Errorf("unknown kind")
	}
	if !s.inPlay(f.Op) || !s.Ops[f.Op].Place.Inside() {
		return fmt.Errorf("is resolved by nobody inside")
	}
	at := s.Ops[f.Op].Place
	if f.Place != noRoom && !f.Place.Inside() {
		return fmt.Errorf("is about no room")
	}
	if f.N < 0 || f.N > 63 || f.Dirs > either {
		return fmt.Errorf("count or direction is out of range")
	}
	switch f.Kind {
	case frItem:
		if f.Card >= items || int(f.Step) > len(itemCards[f.Card].Text) {
			return fmt.Errorf("no such item or step")
		}
		if Item(f.Card) == PortableServer && (f.N > 4 && f.N < carryDone || f.N > carryDone+4 || (f.N >= carryDone) != (f.Place != noRoom)) {
			return fmt.Errorf("carries an impossible number of tokens")
		}
	case frInterface:
		if f.Card >= roomCards || int(f.Step) > len(roomTable[f.Card].Interface) {
			return fmt.Errorf("no such function or step")
		}
	case frEnter:
		if f.Card >= roomCards || int(f.Step) > len(roomTable[f.Card].Enter) {
			return fmt.Errorf("no such function or step")
		}
	case frAction:
		if f.Card >= actions || f.Step > 1 {
			return fmt.Errorf("no such action card")
		}
	case frMove:
		if f.Dirs == 0 {
			return fmt.Errorf("leads nowhere")
		}
	case frElevator:
		if !at.InLine() {
			return fmt.Errorf("works in the line only")
		}
	case frArrive:
		if f.Place == noRoom || f.N > 1 || f.Step > settling || f.N == 1 && f.Step == arriving {
			return fmt.Errorf("arrives nowhere")
		}
		if !s.revealed(f.Place) && (f.Step != arriving || f.Place.InLine() && f.Place > 0 && !s.revealed(f.Place-1)) {
			return fmt.Errorf("arrives behind a facedown room")
		}
	}
	return nil
}
