package infiltration

import (
	"encoding/json"
	"fmt"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"

	"safehouse/rules"
)

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

const (
	none       = "none"
	hidden     = "hidden"
	faceDownID = "face-down"
)

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

// UnmarshalJSON reads a position back and carries it on to the next question.
// What is inconsistent is refused with the reason, and s stays as it was. What
// follows from other entries (numbers of cards and tokens, knowledge of cards
// that have moved on) may be left as it was in s.
func (s *State) UnmarshalJSON(b []byte) error {
	var p Position
	if err := rules.DecodeStrict(b, &p); err != nil {
		return err
	}
	r := reader{old: s}
	r.read(&p)
	if r.Err != nil {
		return r.Err
	}
	if s.Seats != 0 && (r.Options != s.Options || r.Seats != s.Seats) {
		return rules.ErrSetup
	}
	if err := r.consistent(); err != nil {
		return err
	}
	h := heist{State: &r.State}
	h.run()
	if err := r.Validate(); err != nil {
		return err
	}
	*s = r.State
	return nil
}

// reader turns names into a state and keeps the first mistake.
type reader struct {
	rules.Reader
	State
	old *State // what is being edited, or an empty state
}

func (r *reader) place(what, id string) Place { return Place(r.Index(what, placeIDs, id)) }

func (r *reader) operative(what, id string) Operative {
	return Operative(r.Index(what, operativeIDs, id))
}

// seat reads a key that names a seat.
func (r *reader) seat(what, key string) int {
	n, err := strconv.Atoi(key)
	if err != nil {
		r.Fail("%s: %q is not a seat", what, key)
	}
	return r.Number(what, n, 0, int(r.Seats)-1)
}

func (r *reader) card(what, id string) Card {
	switch id {
	case none:
		return noCard
	case hidden:
		return hiddenCard
	}
	return Card(r.Index(what, info.Refs[kCard].IDs, id))
}

func (r *reader) item(what, id string) Item {
	c := r.card(what, id)
	if !c.IsItem() {
		r.Fail("%s: %q is not an item", what, id)
		return 0
	}
	return c.Item()
}

func (r *reader) byValue(what string, m map[string]int) (n [3]uint8) {
	for _, k := range slices.Sorted(maps.Keys(m)) {
		v := r.Index(what, []string{"1", "2", "3"}, k)
		n[v] = uint8(r.Number(what+" of value "+k, m[k], 0, TokensPerValue))
	}
	return n
}

func (r *reader) read(p *Position) {
	o := p.Options
	r.Options = Choices{o.Extraction, o.Draft, o.Labyrinth, o.Scattered, o.Specialists, int8(r.Number("options.alarm", o.Alarm, -1, 1)), o.Pair, o.Goal}
	r.Seats = uint8(r.Number("seats", p.Seats, 2, rules.MaxSeats))
	r.Round = uint16(r.Number("round", p.Round, 0, maxRound))
	r.Phase = Phase(r.Index("phase", phaseIDs, p.Phase))
	r.Over = p.Over
	r.First = uint8(r.Number("first", p.First, 0, int(r.Seats)-1))
	r.Proximity = uint8(r.Number("proximity", p.Proximity, 0, ProximityMax))
	r.Alarm = int8(r.Number("alarm", p.Alarm, AlarmMin, AlarmMax))
	r.Draft = uint8(r.Number("draft_step", p.DraftStep, 0, draftSteps))
	r.readOps(p)
	r.readRooms(p)
	for n := range r.NPCs {
		r.NPCs[n].Place = Pool
	}
	for _, id := range slices.Sorted(maps.Keys(p.NPCs)) {
		n := r.Index("npcs", npcIDs, id)
		r.NPCs[n] = NPCState{r.place("npcs."+id+".place", p.NPCs[id].Place), p.NPCs[id].Up, p.NPCs[id].Acted}
	}
	r.readItems(p.Items)
	r.readCounts(p)
	r.readSpecials(p)
	r.Pool = uint8(r.Number("data.pool", p.Data.Pool, 0, Tokens))
	r.Boxed = uint8(r.Number("data.box", p.Data.Box, 0, Tokens))
	r.Unseen = r.byValue("data.unseen", p.Data.Unseen)
	r.readClues(p.Clues)
	r.readStack(p.Stack)
	seed, err := strconv.ParseUint(p.Seed, 16, 64)
	if err != nil {
		r.Fail("seed must be a hexadecimal number of up to 16 digits, not %q", p.Seed)
	}
	r.Luck.Rand.S = seed
	r.Luck.Drawn = uint32(r.Number("drawn", p.Drawn, 0, math.MaxUint32))
	if err := info.ReadNext(&r.Luck, p.Upcoming); err != nil {
		r.Fail("%v", err)
	}
}

func (r *reader) readOps(p *Position) {
	for o := range r.Ops {
		r.Ops[o] = OperativeState{Seat: -1, Place: Away, Selected: noCard, Extract: extractNone, Link: noOperative, From: [2]Place{noRoom, noRoom}}
		r.Ring[o] = noOperative
	}
	r.Crew = uint8(r.Number("number of operatives", len(p.Operatives), 0, operatives))
	for _, id := range slices.Sorted(maps.Keys(p.Operatives)) {
		o, in := r.operative("operatives", id), p.Operatives[id]
		at := "operatives." + id
		st := &r.Ops[o]
		st.Seat = int8(r.Number(at+".seat", in.Seat, 0, int(r.Seats)-1))
		ring := r.Number(at+".ring", in.Ring, 0, max(0, int(r.Crew)-1))
		if r.Ring[ring] != noOperative {
			r.Fail("%s.ring: place %d is taken twice", at, ring)
		}
		r.Ring[ring] = o
		st.Place = r.place(at+".place", in.Place)
		st.Wounded, st.Delayed, st.Stood, st.Resolved = in.Wounded, in.Delayed, in.Stood, in.Resolved
		for _, k := range slices.Sorted(maps.Keys(in.Kept)) {
			if in.Kept[k] {
				st.Kept = st.Kept.With(r.item(at+".kept", k))
			}
		}
		st.Selected = r.card(at+".selected", in.Selected)
		for _, k := range slices.Sorted(maps.Keys(in.Shown)) {
			if in.Shown[k] {
				st.Shown |= rules.Only(r.seat(at+".shown_to", k))
			}
		}
		for _, k := range slices.Sorted(maps.Keys(in.Played)) {
			if c := r.card(at+".played", k); c >= actions {
				r.Fail("%s.played: %q is not an action card", at, k)
			} else if in.Played[k] {
				st.Played |= 1 << c
			}
		}
		st.Data = r.byValue(at+".data", in.Data)
		st.Took = uint8(r.Number("length of "+at+".from", len(in.From), 0, 2))
		for i, from := range in.From[:min(2, len(in.From))] {
			st.From[i] = r.place(at+".from", from)
		}
		st.Extract = r.readExtract(at+".extract", in.Extract)
		if in.Link != none {
			st.Link = r.operative(at+".link", in.Link)
		}
	}
}

// readCounts takes the numbers that the other seats see from what is counted.
func (r *reader) readCounts(p *Position) {
	for _, id := range slices.Sorted(maps.Keys(p.Operatives)) {
		o, in, at := r.operative("operatives", id), p.Operatives[id], "operatives."+id
		st, old := &r.Ops[o], &r.old.Ops[o]
		st.HandSize = r.count(at+".hand", in.Hand, old.HandSize, st.Hand.Len())
		st.KeptSize = r.count(at+".keeping", in.Keeping, old.KeptSize, st.Kept.Len())
		st.Tokens = r.count(at+".tokens", in.Tokens, old.Tokens, int(st.Data[0])+int(st.Data[1])+int(st.Data[2]))
	}
}

// count is the number that follows; the written one must agree or be untouched.
func (r *reader) count(what string, written int, old uint8, follows int) uint8 {
	if written != follows && (r.old.Seats == 0 || written != int(old)) {
		r.Fail("%s says %d, but there are %d", what, written, follows)
	}
	return uint8(follows)
}

// readClues reads what seats know about hands. A clue that was right before and
// is no longer, because the card was moved, is forgotten.
func (r *reader) readClues(in map[string]map[string]any) {
	for _, seat := range slices.Sorted(maps.Keys(in)) {
		n := r.seat("clues", seat)
		for _, id := range slices.Sorted(maps.Keys(in[seat])) {
			set, ok := in[seat][id].(map[string]any)
			if !ok {
				r.Fail("clues.%s.%s must be an object of operatives", seat, id)
			}
			it, mask := r.item("clues", id), uint8(0)
			for op := range set {
				mask |= 1 << r.operative("clues", op)
			}
			if mask == r.old.Clues[n][it] && r.checkClue(n, it, mask) != nil {
				continue
			}
			r.Clues[n][it] = mask
		}
	}
	r.settleShown()
}

func (r *reader) readExtract(what, s string) Place {
	switch s {
	case none:
		return extractNone
	case "here":
		return extractHere
	}
	if done, ok := strings.CutPrefix(s, "done:"); ok {
		return r.place(what, done) | extractDone
	}
	return r.place(what, s)
}

func (r *reader) readRooms(p *Position) {
	for at := range r.Rooms {
		r.Rooms[at] = RoomState{Card: faceDownRoom, Brought: noNPC}
	}
	for _, id := range slices.Sorted(maps.Keys(p.Rooms)) {
		at := "rooms." + id
		i, in := r.place(at, id), p.Rooms[id]
		if !i.Inside() {
			r.Fail("rooms: %q is no room", id)
			continue
		}
		st := &r.Rooms[i]
		st.Interface, st.Spent, st.Guarded = in.Interface, in.Spent, in.Guarded
		st.Data = uint8(r.Number(at+".data", in.Data, 0, Tokens))
		st.Downloads = uint8(r.Number(at+".downloads", in.Downloads, 0, 99))
		st.Wire = uint8(r.Number(at+".wire", in.Wire, 0, 9))
		if in.Card != faceDownID {
			st.Card = Room(r.Index(at+".card", info.Refs[kRoom].IDs, in.Card))
		}
		if in.Brought != none {
			st.Brought = NPC(r.Index(at+".brought", npcIDs, in.Brought))
		}
	}
}

func (r *reader) readItems(in map[string]string) {
	for i := range r.Left {
		r.Left[i] = LeftItem{Place: inHand, Owner: noOperative}
	}
	for _, id := range slices.Sorted(maps.Keys(in)) {
		it := r.item("items", id)
		what := "items." + id
		kind, rest, _ := strings.Cut(in[id], ":")
		switch kind {
		case "deck":
			r.Deck = r.Deck.With(it)
		case "discard":
			r.Discard = r.Discard.With(it)
		case "box":
			r.Box = r.Box.With(it)
		case "hand":
			o := r.operative(what, rest)
			r.Ops[o].Hand = r.Ops[o].Hand.With(it)
		case "played":
			o := r.operative(what, rest)
			r.Ops[o].Table = r.Ops[o].Table.With(it)
		case "room":
			at, owner, _ := strings.Cut(rest, ":")
			i := slices.Index(roomItems[:], it)
			if i < 0 {
				r.Fail("%s: this item is not left in rooms", what)
				continue
			}
			r.Left[i] = LeftItem{r.place(what, at), r.operative(what, owner)}
		default:
			r.Fail("%s: %q is none of deck, discard, box, hand:<operative>, played:<operative>, room:<place>:<operative>", what, in[id])
		}
	}
	// Items that went off or were boxed after lying in a room are in the box;
	// their owner no longer matters.
	for i, it := range roomItems {
		if r.Box.Has(it) {
			r.Left[i] = LeftItem{Place: Gone, Owner: noOperative}
		}
	}
	r.DeckSize = uint8(r.Deck.Len())
	if r.old.Seats == 0 {
		// A position that was stored before there was an item goes on without it.
		for it := range Item(items) {
			if _, named := in[itemCards[it].ID]; !named {
				r.Box = r.Box.With(it)
			}
		}
	}
}

func (r *reader) readSpecials(p *Position) {
	r.Sludge, r.FileFree = Pool, true
	for _, id := range slices.Sorted(maps.Keys(p.Specials)) {
		switch where := p.Specials[id]; id {
		case "sludge":
			r.Sludge = r.place("specials.sludge", where)
		case "blackmail-file":
			if where != "pool" {
				r.FileFree = false
				r.Ops[r.operative("specials.blackmail-file", where)].File = true
			}
		default:
			r.Fail("specials: %q is neither sludge nor blackmail-file", id)
		}
	}
	for _, id := range slices.Sorted(maps.Keys(p.Prototypes)) {
		n := uint8(r.Number("prototypes."+id, p.Prototypes[id], 0, Prototypes))
		if id == "pool" {
			r.Protos = n
		} else {
			r.Ops[r.operative("prototypes", id)].Protos = n
		}
	}
}

func (r *reader) readStack(in []PositionFrame) {
	r.Depth = uint8(r.Number("length of stack", len(in), 0, stackSize))
	if r.Err != nil {
		return
	}
	for i, p := range in {
		what := fmt.Sprintf("stack %d", i)
		f := Frame{Kind: frameKind(r.Index(what+".kind", frameIDs, p.Kind)), Op: r.operative(what+".operative", p.Operative),
			Step: uint8(r.Number(what+".step", p.Step, 0, 9)), Place: noRoom, N: int8(r.Number(what+".n", p.N, 0, 127)), Maybe: p.Optional}
		if p.Place != none {
			f.Place = r.place(what+".place", p.Place)
		}
		if p.Forward {
			f.Dirs |= forward
		}
		if p.Backward {
			f.Dirs |= backward
		}
		switch f.Kind {
		case frItem:
			f.Card = uint8(r.item(what+".card", p.Card))
		case frInterface, frEnter:
			f.Card = uint8(r.Index(what+".card", info.Refs[kRoom].IDs, p.Card))
		case frAction:
			if f.Card = uint8(r.card(what+".card", p.Card)); f.Card >= actions {
				r.Fail("%s.card: %q is not an action card", what, p.Card)
			}
		}
		r.Stack[len(in)-1-i] = f
	}
}
