package infiltration

import (
	"slices"
	"strconv"
	"strings"

	"safehouse/rules"
	"safehouse/rules/position"
)

const (
	none       = "none"
	hidden     = "hidden"
	faceDownID = "face-down"
)

// layout is how a position is written, for the referee and for files. Whatever lies
// in one place at a time has one entry that says where, so that one entry moves it.
var layout = position.New(position.Spec[State]{
	Info: info,
	Kinds: map[string]position.Names{
		"Phase":     {IDs: phaseIDs},
		"Privilege": {IDs: privilegeIDs},
		"Seat":      {IDs: info.Refs[kSeat].IDs},
		"Operative": {IDs: operativeIDs, Also: map[int]string{int(noOperative): none}},
		"Place":     {IDs: placeIDs[:inHand], Also: map[int]string{noRoom: none}},
		"Card":      {IDs: info.Refs[kCard].IDs, Also: map[int]string{int(noCard): none, int(hiddenCard): hidden}},
		"Action":    {IDs: info.Refs[kCard].IDs[:actions]},
		"Item":      {IDs: info.Refs[kCard].IDs[actions:]},
		"Room":      {IDs: info.Refs[kRoom].IDs, Also: map[int]string{int(faceDownRoom): faceDownID}},
		"NPC":       {IDs: npcIDs, Also: map[int]string{int(noNPC): none}},
		"Value":     {IDs: []string{"1", "2", "3"}},
		"frameKind": {IDs: frameIDs},
	},
	Empty:  func(s *State) { *s = bare },
	Absent: map[string]func(*State, int) bool{"operatives": func(s *State, o int) bool { return s.Ops[o].Seat < 0 }},
	Decks:  []position.Deck[State]{{Name: "items", IDs: info.Refs[kCard].IDs[actions:], Hidden: position.Always[State](hidden), New: "box", More: (*State).leftInRooms, Put: leaveInRoom}},
	Own: []position.Own[State]{
		{Path: "operatives.*.ring", Write: func(s *State, o int) any { return slices.Index(s.Ring[:], Operative(o)) }, Read: readRing},
		{Path: "operatives.*.extract", Write: writeExtract, Read: readExtract},
		position.Follows("operatives.*.hand", func(s *State, o int) *uint8 { return &s.Ops[o].HandSize }, func(s *State, o int) int { return s.Ops[o].Hand.Len() }),
		position.Follows("operatives.*.keeping", func(s *State, o int) *uint8 { return &s.Ops[o].KeptSize }, func(s *State, o int) int { return s.Ops[o].Kept.Len() }),
		position.Follows("operatives.*.tokens", func(s *State, o int) *uint8 { return &s.Ops[o].Tokens }, func(s *State, o int) int {
			d := &s.Ops[o].Data
			return int(d[0]) + int(d[1]) + int(d[2])
		}),
		{Path: "specials", Write: func(s *State, _ int) any {
			return map[string]string{"sludge": placeIDs[s.Sludge], "blackmail-file": s.fileHolder()}
		}, Read: readSpecials},
		{Path: "prototypes", Write: writePrototypes, Read: readPrototypes},
		{Path: "clues", Write: writeClues, Read: readClues},
		{Path: "stack.*.card", Write: writeFrameCard, Read: readFrameCard},
		direction("forward", forward),
		direction("backward", backward),
	},
})

// bare is a table on which nothing lies.
var bare = func() (s State) {
	for o := range s.Ops {
		s.Ops[o], s.Ring[o] = nobodyState, noOperative
	}
	for at := range s.Rooms {
		s.Rooms[at] = RoomState{Card: faceDownRoom, Brought: noNPC}
	}
	for n := range s.NPCs {
		s.NPCs[n].Place = Pool
	}
	for i := range s.Left {
		s.Left[i] = LeftItem{Place: inHand, Owner: noOperative}
	}
	s.Sludge, s.FileFree = Pool, true
	return s
}()

type reader = position.Reader[State]

// MarshalJSON is the whole position in names.
func (s *State) MarshalJSON() ([]byte, error) { return layout.Write(s) }

// UnmarshalJSON reads a position back and carries it on to the next question.
// What is inconsistent is refused with the reason, and s stays as it was. What
// follows from other entries (numbers of cards and tokens, knowledge of cards
// that have moved on) may be left as it was in s.
func (s *State) UnmarshalJSON(b []byte) error {
	p, err := layout.Read(b, s)
	if err == nil {
		p.settleItems()
	}
	if err == nil && s.Seats != 0 && (p.Options != s.Options || p.Seats != s.Seats) {
		err = rules.ErrSetup
	}
	if err == nil {
		err = p.consistent()
	}
	if err == nil {
		runner{State: p}.run()
		err = p.Validate()
	}
	if err == nil {
		*s = *p
	}
	return err
}

// settleItems works out what follows from where the items lie: those that went off or
// were boxed after lying in a room are in the box; their owner no longer matters.
func (s *State) settleItems() {
	s.DeckSize = uint8(s.Deck.Len())
	for i, it := range roomItems {
		if s.Box.Has(it) {
			s.Left[i] = LeftItem{Place: Gone, Owner: noOperative}
		}
	}
}

func readRing(r *reader, what string, o int, in any) {
	s := r.To
	ring := r.Int(what, in, 0, operatives-1)
	if s.Ring[ring] != noOperative {
		r.Fail("%s: place %d is taken twice", what, ring)
	}
	s.Ring[ring] = Operative(o)
	s.Crew++
}

func writeExtract(s *State, o int) any {
	switch x := s.Ops[o].Extract; {
	case x == extractNone:
		return none
	case x == extractHere:
		return "here"
	case x&extractDone != 0:
		return "done:" + placeIDs[x&^extractDone]
	default:
		return placeIDs[x]
	}
}

func readExtract(r *reader, what string, o int, in any) {
	x := &r.To.Ops[o].Extract
	switch id := r.Word(what, in); id {
	case none:
	case "here":
		*x = extractHere
	default:
		at, done := strings.CutPrefix(id, "done:")
		*x = Place(r.Index(what, placeIDs, at))
		if done {
			*x |= extractDone
		}
	}
}

// leftInRooms are the items that were left in rooms: room:<place>:<operative who left
// it>.
func (s *State) leftInRooms(lies func(piece int, place string)) {
	for i, l := range s.Left {
		if l.Place.Inside() && l.Owner < operatives {
			lies(int(roomItems[i]), "room:"+placeIDs[l.Place]+":"+operativeIDs[l.Owner])
		}
	}
}

func leaveInRoom(r *reader, what string, it int, place string) bool {
	kind, rest, _ := strings.Cut(place, ":")
	at, owner, _ := strings.Cut(rest, ":")
	i := slices.Index(roomItems[:], Item(it))
	switch {
	case kind != "room":
		return false
	case i < 0:
		r.Fail("%s: this item is not left in rooms", what)
	default:
		r.To.Left[i] = LeftItem{Place(r.Index(what, placeIDs, at)), Operative(r.Index(what, operativeIDs, owner))}
	}
	return true
}

// fileHolder is who has the Blackmail File, or pool.
func (s *State) fileHolder() string {
	for _, o := range s.InPlay() {
		if s.Ops[o].File {
			return operativeIDs[o]
		}
	}
	return "pool"
}

func readSpecials(r *reader, what string, _ int, entry any) {
	in := r.Object(what, entry)
	for _, id := range position.Keys(in) {
		switch where := r.Word(what+"."+id, in[id]); {
		case id == "sludge":
			r.To.Sludge = Place(r.Index(what+".sludge", placeIDs, where))
		case id != "blackmail-file":
			r.Fail("%s: %q is neither sludge nor blackmail-file", what, id)
		case where != "pool":
			r.To.FileFree = false
			r.To.Ops[r.Index(what+".blackmail-file", operativeIDs, where)].File = true
		}
	}
}

func writePrototypes(s *State, _ int) any {
	m := map[string]uint8{"pool": s.Protos}
	for _, o := range s.InPlay() {
		m[operativeIDs[o]] = s.Ops[o].Protos
	}
	return m
}

func readPrototypes(r *reader, what string, _ int, entry any) {
	in := r.Object(what, entry)
	for _, id := range position.Keys(in) {
		n := uint8(r.Int(what+"."+id, in[id], 0, Prototypes))
		if id == "pool" {
			r.To.Protos = n
		} else {
			r.To.Ops[r.Index(what, operativeIDs, id)].Protos = n
		}
	}
}

// writeClues is what each seat knows: for an item the operatives in whose hands it
// can be.
func writeClues(s *State, _ int) any {
	m := map[string]map[string]map[string]bool{}
	for seat := range int(s.Seats) {
		for it, mask := range s.Clues[seat] {
			if mask == 0 {
				continue
			}
			key := strconv.Itoa(seat)
			if m[key] == nil {
				m[key] = map[string]map[string]bool{}
			}
			set := map[string]bool{}
			for o, id := range operativeIDs {
				if mask>>o&1 == 1 {
					set[id] = true
				}
			}
			m[key][itemCards[it].ID] = set
		}
	}
	return m
}

// readClues reads what seats know about hands. A clue that was right before and
// is no longer, because the card was moved, is forgotten.
func readClues(r *reader, what string, _ int, entry any) {
	in := r.Object(what, entry)
	for _, key := range position.Keys(in) {
		seat := r.Number(what, r.Kind(what, "Seat", key), 0, int(r.To.Seats)-1)
		clues := r.Object(what+"."+key, in[key])
		for _, id := range position.Keys(clues) {
			at := what + "." + key + "." + id
			it := Item(r.Kind(at, "Item", id))
			mask := uint8(r.Set(at, "Operative", clues[id]))
			if mask != r.Old.Clues[seat][it] || r.To.checkClue(seat, it, mask) == nil {
				r.To.Clues[seat][it] = mask
			}
		}
	}
	r.To.settleShown()
}

// Frame.Card is an item, a room or an action, as its kind says.
func writeFrameCard(s *State, i int) any {
	f := &s.Stack[i]
	switch f.Kind {
	case frItem:
		return itemCards[f.Card].ID
	case frInterface, frEnter:
		return roomTable[f.Card].ID
	case frAction:
		return info.Refs[kCard].IDs[f.Card]
	}
	return none
}

func readFrameCard(r *reader, what string, i int, in any) {
	f := &r.To.Stack[i]
	switch f.Kind {
	case frItem:
		f.Card = uint8(r.Kind(what, "Item", in))
	case frInterface, frEnter:
		f.Card = uint8(r.Kind(what, "Room", in))
	case frAction:
		f.Card = uint8(r.Kind(what, "Action", in))
	}
}

// direction is one of the two directions of a movement.
func direction(name string, bit uint8) position.Own[State] {
	return position.Own[State]{
		Path:  "stack.*." + name,
		Write: func(s *State, i int) any { return s.Stack[i].Dirs&bit != 0 },
		Read: func(r *reader, what string, i int, in any) {
			if r.Bool(what, in) {
				r.To.Stack[i].Dirs |= bit
			}
		},
	}
}
