package infiltration

import (
	"encoding/json"
	"math/bits"
	"strconv"

	"safehouse/save/v1/rules"
)

// A Phase is a part of the round.
type Phase uint8

// State is a position of Infiltration: one flat value.
type State struct {
	Options Choices      `msg:"opt"`
	Luck    rules.Chance `msg:"luck"`

	Round     uint16 `msg:"rd"` // 0 during set-up
	Phase     Phase  `msg:"ph"`
	Over      bool   `msg:"over"`
	Seats     uint8  `msg:"n"`     // 2 to 6
	First     uint8  `msg:"first"` // seat that holds the security tracker
	Proximity uint8  `msg:"prox"`  // 0 to 99
	Alarm     int8   `msg:"al"`    // -1 to 8

	// Ring is the operatives in play in the order in which cards are passed in
	// the draft, see ringSeat.
	Ring  [operatives]Operative      `msg:"ring"`
	Crew  uint8                      `msg:"crew"` // number of operatives in Ring
	Draft uint8                      `msg:"dr"`   // step of the draft, 1 to 3
	Ops   [operatives]OperativeState `msg:"ops"`  // index is Operative

	Rooms [rooms]RoomState `msg:"rooms"` // index is Place
	NPCs  [npcs]NPCState   `msg:"npcs"`
	Left  [3]LeftItem      `msg:"left"` // items lying in rooms, as in roomItems

	Deck     Set   `msg:"deck"`
	DeckSize uint8 `msg:"dn"` // cards in the deck; stays in a view
	Discard  Set   `msg:"disc"`
	Box      Set   `msg:"box"` // items out of the game that everybody saw go

	// Unseen counts the tokens of value 1, 2 and 3 that nobody has collected.
	// Which of them lie in the pool, in rooms or in the box is not decided:
	// nobody may look at a token before it is collected.
	Unseen   [3]uint8 `msg:"uns"`
	Pool     uint8    `msg:"pool"` // tokens in the server pool
	Boxed    uint8    `msg:"bxd"`  // tokens out of the game
	Protos   uint8    `msg:"prot"` // Prototypes in the special pool
	FileFree bool     `msg:"file"` // the Blackmail File is in the special pool
	Sludge   Place    `msg:"slu"`

	// Clues tell what a seat knows about items that it does not see: for each
	// item the operatives in whose hands it can be, one bit each. 0 is no clue.
	Clues [rules.MaxSeats][items]uint8 `msg:"clue"`

	Stack [stackSize]Frame `msg:"st"` // effects that stopped to ask, the last one on top
	Depth uint8            `msg:"dep"`
	Ask   Question         `msg:"ask"` // what is asked now
}

// Choices are the options of the set-up.
type Choices struct {
	Extraction  bool `msg:"ext"`
	Draft       bool `msg:"dra"`
	Labyrinth   bool `msg:"lab"`
	Scattered   bool `msg:"sca"`
	Specialists bool `msg:"spe"`
	Alarm       int8 `msg:"ala"` // where the alarm dial starts: -1, 0 or 1
	Pair        bool `msg:"pai"` // seat 0 runs two operatives
	Goal        bool `msg:"goa"` // seat 0 also wants more than GoalZettabytes
}

// OperativeState is an operative with everything in its play area.
type OperativeState struct {
	Seat    int8  `msg:"s"` // -1: not in this game
	Place   Place `msg:"p"`
	Wounded bool  `msg:"w"`
	Delayed bool  `msg:"d"`
	Stood   bool  `msg:"u"` // was delayed in this round's Selection Phase

	Hand     Set         `msg:"h"` // items; after an escape out of play and unseen
	HandSize uint8       `msg:"hn"`
	Kept     Set         `msg:"k"` // draft: kept in this step
	KeptSize uint8       `msg:"kn"`
	Selected Card        `msg:"c"`
	Shown    rules.Seats `msg:"cs"` // who was shown the selected card by Informant
	Resolved bool        `msg:"r"`  // has flipped its card this round
	Played   uint8       `msg:"a"`  // action cards in the play area, one bit each
	Table    Set         `msg:"t"`  // items in the play area

	Data    [3]uint8  `msg:"v"` // collected tokens of value 1, 2 and 3
	Tokens  uint8     `msg:"n"` // their number; stays in a view
	From    [2]Place  `msg:"f"` // rooms of the first two tokens collected from rooms this round
	Took    uint8     `msg:"fn"`
	Extract Place     `msg:"x"` // room of an Extract to be collected; anywhere, or none
	Link    Operative `msg:"l"` // whom its Piggyback Link names
	Protos  uint8     `msg:"pr"`
	File    bool      `msg:"bf"`
}

// RoomState is a position of the facility.
type RoomState struct {
	Card      Room  `msg:"c"`
	Interface bool  `msg:"i"` // the interface token is there
	Spent     bool  `msg:"s"` // the interface token was removed
	Guarded   bool  `msg:"g"` // the tech lock or lab worker token is there
	Data      uint8 `msg:"d"` // available tokens
	Downloads uint8 `msg:"n"` // Downloads resolved here this round
	Wire      uint8 `msg:"w"` // High-Capacity Wire: extra tokens this round
	Brought   NPC   `msg:"b"` // NPC that its Reveal function brought in
}

// NPCState is where an NPC is.
type NPCState struct {
	Place Place `msg:"p"`
	Up    bool  `msg:"u"`
	Acted bool  `msg:"a"` // in this NPC Phase
}

// LeftItem is an item that was left in a room; Place is inHand before.
type LeftItem struct {
	Place Place     `msg:"p"`
	Owner Operative `msg:"o"`
}

// A Frame is an effect that waits on the decision stack.
type Frame struct {
	Kind  frameKind `msg:"k"`
	Op    Operative `msg:"o"` // who resolves it
	Card  uint8     `msg:"c"` // item, room or action
	Step  uint8     `msg:"s"` // next step, or stage
	Place Place     `msg:"p"` // room chosen or entered
	N     int8      `msg:"n"` // rooms or tokens left
	Dirs  uint8     `msg:"d"` // directions
	Maybe bool      `msg:"m"` // may stop early
}

type frameKind uint8

// A Question is what the game waits for.
type Question struct {
	Kind askKind   `msg:"k"`
	Op   Operative `msg:"o"` // about whom; its seat answers unless Kind says otherwise
}

type askKind uint8

// Position is the whole state in names, as the referee prints and edits it.
// Whatever lies in one place at a time has one entry that says where, so that
// one entry moves it.
type Position struct {
	Options    PositionOptions           `json:"options"`
	Seats      int                       `json:"seats"`
	Round      int                       `json:"round"`
	Phase      string                    `json:"phase"`
	Over       bool                      `json:"over"`
	First      int                       `json:"first"`
	Proximity  int                       `json:"proximity"`
	Alarm      int                       `json:"alarm"`
	DraftStep  int                       `json:"draft_step"`
	Operatives map[string]PositionOp     `json:"operatives"`
	Rooms      map[string]PositionRoom   `json:"rooms"`
	NPCs       map[string]PositionNPC    `json:"npcs"`
	Items      map[string]string         `json:"items"`    // where each item is, see itemPlace
	Specials   map[string]string         `json:"specials"` // sludge: a place; blackmail-file: pool or an operative
	Prototypes map[string]int            `json:"prototypes"`
	Data       PositionData              `json:"data"`
	Clues      map[string]map[string]any `json:"clues"` // seat -> item -> the operatives in whose hand it can be
	Stack      []PositionFrame           `json:"stack"` // top first
	Seed       string                    `json:"seed"`
	Drawn      int                       `json:"drawn"`
	Upcoming   []map[string]any          `json:"upcoming"`
}

// PositionOptions are the options of the set-up; they cannot be edited.
type PositionOptions struct {
	Extraction  bool `json:"extraction"`
	Draft       bool `json:"draft"`
	Labyrinth   bool `json:"labyrinth"`
	Scattered   bool `json:"scattered"`
	Specialists bool `json:"specialists"`
	Alarm       int  `json:"alarm"`
	Pair        bool `json:"pair"`
	Goal        bool `json:"goal"`
}

// PositionOp is an operative in play. Its items are found in Items, its
// specials in Specials and Prototypes.
type PositionOp struct {
	Seat     int             `json:"seat"`
	Ring     int             `json:"ring"` // place in the order of the draft
	Place    string          `json:"place"`
	Wounded  bool            `json:"wounded"`
	Delayed  bool            `json:"delayed"`
	Stood    bool            `json:"stood_up"`
	Hand     int             `json:"hand"`     // number of items, follows from Items
	Kept     map[string]bool `json:"kept"`     // draft
	Keeping  int             `json:"keeping"`  // number of kept items, follows from Kept
	Selected string          `json:"selected"` // a card, none, or hidden in a view
	Shown    map[string]bool `json:"shown_to"` // seats that saw the selected card
	Resolved bool            `json:"resolved"`
	Played   map[string]bool `json:"played"`  // action cards in the play area
	Data     map[string]int  `json:"data"`    // collected tokens by value
	Tokens   int             `json:"tokens"`  // their number, follows from Data
	From     []string        `json:"from"`    // rooms of this round's first two tokens from rooms
	Extract  string          `json:"extract"` // none, here, a place, or done:<place>
	Link     string          `json:"link"`    // whom its Piggyback Link names, or none
}

// PositionRoom is a position of the line or the secret room.
type PositionRoom struct {
	Card      string `json:"card"` // or face-down
	Interface bool   `json:"interface"`
	Spent     bool   `json:"spent"`
	Guarded   bool   `json:"guarded"`
	Data      int    `json:"data"`
	Downloads int    `json:"downloads"`
	Wire      int    `json:"wire"`
	Brought   string `json:"brought"`
}

// PositionNPC is an NPC.
type PositionNPC struct {
	Place string `json:"place"` // a room, pool or gone
	Up    bool   `json:"faceup"`
	Acted bool   `json:"acted"`
}

// PositionData counts tokens that are in no pile; unseen values lie anywhere
// among pool, rooms and box.
type PositionData struct {
	Pool   int            `json:"pool"`
	Box    int            `json:"box"`
	Unseen map[string]int `json:"unseen"`
}

// PositionFrame is an effect that waits.
type PositionFrame struct {
	Kind      string `json:"kind"`
	Operative string `json:"operative"`
	Card      string `json:"card"` // item, room or action, or none
	Step      int    `json:"step"`
	Place     string `json:"place"`
	N         int    `json:"n"`
	Forward   bool   `json:"forward"`
	Backward  bool   `json:"backward"`
	Optional  bool   `json:"optional"`
}

// An Operative is one of the six thieves.
type Operative uint8

// A Place is where something stands: a position of the line, counted from the
// entry room, the secret room, or somewhere outside.
type Place uint8

// A Card is an action card or an item card: what can be selected and played.
type Card uint8

// An Item is one of the 35 item cards.
type Item uint8

// A Set is a set of items, one bit each.
type Set uint64

// An NPC is one of the five non-player characters.
type NPC uint8

// A Room is one of the 32 room cards.
type Room uint8

// MarshalJSON is the whole position in names.
func (s *State) MarshalJSON() ([]byte, error) {
	p := Position{
		Options: PositionOptions{s.Options.Extraction, s.Options.Draft, s.Options.Labyrinth, s.Options.Scattered,
			s.Options.Specialists, int(s.Options.Alarm), s.Options.Pair, s.Options.Goal},
		Seats: int(s.Seats), Round: int(s.Round), Phase: phaseIDs[s.Phase], Over: s.Over, First: int(s.First),
		Proximity: int(s.Proximity), Alarm: int(s.Alarm), DraftStep: int(s.Draft),
		Operatives: map[string]PositionOp{}, Rooms: map[string]PositionRoom{}, NPCs: map[string]PositionNPC{},
		Items: map[string]string{}, Specials: map[string]string{}, Prototypes: map[string]int{"pool": int(s.Protos)},
		Data:  PositionData{int(s.Pool), int(s.Boxed), byValue(s.Unseen)},
		Clues: map[string]map[string]any{}, Stack: []PositionFrame{},
		Seed: strconv.FormatUint(s.Luck.Rand.S, 16), Drawn: int(s.Luck.Drawn), Upcoming: info.WriteNext(&s.Luck),
	}
	for i, o := range s.crew() {
		p.Operatives[operativeIDs[o]] = s.writeOp(o, i)
		p.Prototypes[operativeIDs[o]] = int(s.Ops[o].Protos)
	}
	for at := range s.Rooms {
		p.Rooms[placeIDs[at]] = s.Rooms[at].write()
	}
	for n := range s.NPCs {
		st := &s.NPCs[n]
		p.NPCs[npcIDs[n]] = PositionNPC{placeIDs[st.Place], st.Up, st.Acted}
	}
	for it := range Item(items) {
		p.Items[itemCards[it].ID] = s.itemPlace(it)
	}
	p.Specials["sludge"] = placeIDs[s.Sludge]
	p.Specials["blackmail-file"] = "pool"
	for _, o := range s.crew() {
		if s.Ops[o].File {
			p.Specials["blackmail-file"] = operativeIDs[o]
		}
	}
	for seat := range int(s.Seats) {
		clues := map[string]any{}
		for it, mask := range s.Clues[seat] {
			if mask != 0 {
				clues[itemCards[it].ID] = opSet(mask)
			}
		}
		if len(clues) > 0 {
			p.Clues[strconv.Itoa(seat)] = clues
		}
	}
	for i := int(s.Depth) - 1; i >= 0; i-- {
		p.Stack = append(p.Stack, s.Stack[i].write())
	}
	return json.Marshal(p)
}

func byValue(n [3]uint8) map[string]int {
	return map[string]int{"1": int(n[0]), "2": int(n[1]), "3": int(n[2])}
}

// opSet and the like write bit sets as objects, so that one element can be
// changed alone.
func opSet(mask uint8) map[string]any {
	m := map[string]any{}
	for o, id := range operativeIDs {
		if mask>>o&1 == 1 {
			m[id] = true
		}
	}
	return m
}

func (s *State) writeOp(o Operative, ring int) PositionOp {
	st := &s.Ops[o]
	p := PositionOp{
		Seat: int(st.Seat), Ring: ring, Place: placeIDs[st.Place], Wounded: st.Wounded, Delayed: st.Delayed, Stood: st.Stood,
		Hand: int(st.HandSize), Kept: map[string]bool{}, Keeping: int(st.KeptSize), Selected: cardID(st.Selected),
		Shown: map[string]bool{}, Resolved: st.Resolved, Played: map[string]bool{},
		Data: byValue(st.Data), Tokens: int(st.Tokens), From: []string{}, Extract: none, Link: none,
	}
	for rest := st.Kept; rest != 0; rest = rest.rest() {
		p.Kept[itemCards[rest.first()].ID] = true
	}
	for _, seat := range st.Shown.List() {
		p.Shown[strconv.Itoa(seat)] = true
	}
	for c := range Card(actions) {
		if st.Played>>c&1 == 1 {
			p.Played[cardID(c)] = true
		}
	}
	for _, from := range st.From[:st.Took] {
		p.From = append(p.From, placeIDs[from])
	}
	switch x := st.Extract; {
	case x == extractNone:
	case x == extractHere:
		p.Extract = "here"
	case x&extractDone != 0:
		p.Extract = "done:" + placeIDs[x&^extractDone]
	default:
		p.Extract = placeIDs[x]
	}
	if st.Link != noOperative {
		p.Link = operativeIDs[st.Link]
	}
	return p
}

func (r *RoomState) write() PositionRoom {
	p := PositionRoom{Card: faceDownID, Interface: r.Interface, Spent: r.Spent, Guarded: r.Guarded, Data: int(r.Data),
		Downloads: int(r.Downloads), Wire: int(r.Wire), Brought: none}
	if r.Card != faceDownRoom {
		p.Card = roomTable[r.Card].ID
	}
	if r.Brought != noNPC {
		p.Brought = npcIDs[r.Brought]
	}
	return p
}

func cardID(c Card) string {
	switch c {
	case noCard:
		return none
	case hiddenCard:
		return hidden
	}
	return info.Refs[kCard].IDs[c]
}

// itemPlace says where an item is: deck, discard, box, hand:<operative>,
// played:<operative>, room:<place>:<operative who left it>, or in a view
// hidden.
func (s *State) itemPlace(it Item) string {
	for _, o := range s.crew() {
		switch {
		case s.Ops[o].Hand.Has(it):
			return "hand:" + operativeIDs[o]
		case s.Ops[o].Table.Has(it):
			return "played:" + operativeIDs[o]
		}
	}
	for i, r := range roomItems {
		if r == it && s.Left[i].Place.Inside() {
			return "room:" + placeIDs[s.Left[i].Place] + ":" + operativeIDs[s.Left[i].Owner]
		}
	}
	switch {
	case s.Deck.Has(it):
		return "deck"
	case s.Discard.Has(it):
		return "discard"
	case s.Box.Has(it):
		return "box"
	}
	return hidden
}

func (f *Frame) write() PositionFrame {
	p := PositionFrame{Kind: frameIDs[f.Kind], Operative: operativeIDs[f.Op], Card: none, Step: int(f.Step), Place: none, N: int(f.N),
		Forward: f.Dirs&forward != 0, Backward: f.Dirs&backward != 0, Optional: f.Maybe}
	switch f.Kind {
	case frItem:
		p.Card = itemCards[f.Card].ID
	case frInterface, frEnter:
		p.Card = roomTable[f.Card].ID
	case frAction:
		p.Card = cardID(Card(f.Card))
	}
	if f.Place != noRoom {
		p.Place = placeIDs[f.Place]
	}
	return p
}

// Inside reports whether p is a room of the facility.
func (p Place) Inside() bool { return p <= Secret }

// Has reports whether i is in the set.
func (s Set) Has(i Item) bool { return s>>i&1 == 1 }

// first is the lowest item of a set that is not empty, rest the others.
func (s Set) first() Item { return Item(bits.TrailingZeros64(uint64(s))) }

func (s Set) rest() Set { return s & (s - 1) }

// crew is the operatives in play in the order of the ring.
func (s *State) crew() []Operative { return s.Ring[:s.Crew] }
