package masters

import (
	"encoding/json"
	"math/bits"
	"strconv"

	"safehouse/save/v1/rules"
)

// A Phase is a part of the heist.
type Phase uint8

// State is a position of a heist: one flat value.
type State struct {
	Luck  rules.Chance `msg:"luck"`
	Heist Heist        `msg:"h"`
	Seats uint8        `msg:"n"` // 3 or 4
	Opt   Choices      `msg:"opt"`

	Phase Phase  `msg:"ph"`
	Stage uint8  `msg:"sg"` // of Closing and EventPhase
	Round uint16 `msg:"rd"`
	Over  bool   `msg:"over"`

	Crew [figures]Figure `msg:"crew"` // the seats' characters, then the NPC

	Board   Cells         `msg:"brd"` // tiles and entrances that are there
	Unknown Cells         `msg:"unk"` // tiles whose shield has not been revealed
	Added   [3]Entrance   `msg:"add"` // two tunnels, the exit of BREACH
	Chits   Chits         `msg:"ch"`
	Remote  [2]Cells      `msg:"rem"` // tiles under remote lock x and y
	Doors   Cells         `msg:"kd"`  // keycard doors
	Gates   uint8         `msg:"gt"`  // lockdown gates that have fallen
	Towers  Cells         `msg:"wt"`
	Force   Cells         `msg:"re"`   // reinforcements
	Clues   Cells         `msg:"idea"` // the Architect's ideas
	Used    Cells         `msg:"used"` // exits that have let their one character out
	Cracked uint8         `msg:"k"`    // cracks on the safe; K of the safe: open
	Cash    [cells]uint8  `msg:"usd"`  // cash lying there, in $k
	Places  [pieces]place `msg:"at"`   // where each piece is
	Secured uint32        `msg:"sec"`  // items that were brought outdoors, one bit a piece

	Bag    [loose]uint8       `msg:"bag"`
	Deck   [deckSize]Card     `msg:"deck"` // as stacked; cards before Top are gone
	Length uint8              `msg:"len"`
	Top    uint8              `msg:"top"`
	Queue  [crisisCopies]Card `msg:"q"` // crises that wait, the first one first
	Queued uint8              `msg:"qn"`
	Active Card               `msg:"act"`
	Last   Card               `msg:"last"` // the event that was dealt last
	Spent  bool               `msg:"past"` // the active event was dealt by alerts before its time

	Noise  uint8 `msg:"no"`  // space of the marker
	Due    uint8 `msg:"due"` // noise of abilities, booked at the end of the phase
	Decoys uint8 `msg:"dec"` // the Diversion Artist's tokens

	Fixers  FixerSet  `msg:"fix"` // at hand
	Hired   FixerSet  `msg:"hir"` // used in this heist
	Stake   uint8     `msg:"bet"`
	Blanks  uint8     `msg:"bl"`   // on the Consultant
	Denied  bool      `msg:"den"`  // Shell: cameras that planning reveals start disabled
	Called  bool      `msg:"call"` // Escape was called
	Looped  bool      `msg:"loop"` // LOOP FOOTAGE
	Whistle bool      `msg:"whi"`
	Panic   bool      `msg:"pan"`
	Burnt   bool      `msg:"burn"`          // the Laser Burst was used
	Logs    bool      `msg:"logs"`          // CHECK THE LOGS was used
	Studied bool      `msg:"stu"`           // STUDY SCHEMATICS was used
	Freed   bool      `msg:"free"`          // the Prisoner was free before Escape
	Blown   bool      `msg:"blow"`          // a Master Plan Copy was taken with its owner
	Escort  [2]Guards `msg:"esc"`           // The Safehouse Rescue
	Botched bool      `msg:"bot,omitempty"` // some but not all of the escort were subdued in this round
	Trades  uint8     `msg:"trd"`           // purchases and sales since the last thing that cost something else
	Lifts   uint8     `msg:"lift"`          // tokens that an ability may still move
	Caller  uint8     `msg:"by"`            // whose ability that is

	Team   int16  `msg:"team"` // team cash in $k
	Start  int16  `msg:"st"`   // team cash at the start
	Jewels uint16 `msg:"jw"`   // won in earlier heists and not sold
	Feats  feat   `msg:"feat"`

	Stack [stackSize]Frame `msg:"fr"`
	Depth uint8            `msg:"dep"`
	Ask   Question         `msg:"ask"`
}

// Chits are the security chits on the board: for each kind how many lie active
// and inactive on every cell, and which cells have an active one.
type Chits struct {
	Guards   [cells]uint8 `msg:"gu"` // dogs apart
	Subdued  [cells]uint8 `msg:"gs"`
	Dogs     [cells]uint8 `msg:"du"`
	Tamed    [cells]uint8 `msg:"ds"`
	Locks    [cells]uint8 `msg:"lc"`
	Opened   [cells]uint8 `msg:"lo"`
	Cameras  [cells]uint8 `msg:"cl"`
	Disabled [cells]uint8 `msg:"cd"`
	Flashed  [cells]uint8 `msg:"fl"` // of the subdued guards, by a Flashbang
	Dazed    [cells]uint8 `msg:"fd"` // of the subdued dogs

	// Cells with an active chit of a kind.
	Guarded Cells `msg:"sg"` // guards and dogs
	Chasing Cells `msg:"sd"` // dogs
	Locked  Cells `msg:"sl"`
	Live    Cells `msg:"sc"`
}

// Choices are the options of the set-up that stay visible.
type Choices struct {
	Level    uint8 `msg:"lv"` // of every character
	Prebuilt bool  `msg:"pb"`
	Fixed    bool  `msg:"fx"` // The Final Score, part 2: everybody starts where part 1 ended
}

// An Entrance that was added to the board.
type Entrance struct {
	Hex  Hex  `msg:"x"` // noHex: not there
	Door Cell `msg:"d"` // the tile that it touches
}

// Guards are two of the captive's escort: the tile they stand on and how many
// of them are unsubdued.
type Guards struct {
	At   Cell  `msg:"a"` // nowhere: not in this heist
	Up   uint8 `msg:"u"`
	Kept uint8 `msg:"k,omitempty"` // of the others, those that were down before this round
}

// A status is what has become of a figure.
type status uint8

// A mark is something that holds for a figure.
type mark uint16

// A Figure is a character on the board, or the NPC.
type Figure struct {
	Card   Character       `msg:"c"`
	Skills [2]Skill        `msg:"k"`
	Status status          `msg:"s"`
	At     Cell            `msg:"a"`
	Die    uint8           `msg:"d"`
	Ideas  uint8           `msg:"i"`
	Cash   uint8           `msg:"u"` // carried, in $k
	Tokens uint8           `msg:"t"` // planning tokens in hand
	Loose  uint8           `msg:"l"` // of those, how many may be placed now
	Plan   Cells           `msg:"p"`
	Marks  mark            `msg:"m"`
	Act    Act             `msg:"x"`
	Left   [subs]uint8     `msg:"f"` // sub-actions to perform
	Owed   uint8           `msg:"n"` // noise of its action
	Picks  uint8           `msg:"e"` // uses of EFFICIENT PICKER that are left
	Give   uint8           `msg:"g"` // ideas that it may hand out
	Shifts uint8           `msg:"w"` // tokens it may shift by one hex
	Reach  Cell            `msg:"r"` // LARCENIST, SWINDLER: the tile within reach
	Vent   [2]Cell         `msg:"v"` // VENT CRAWL: from and to
	Shook  Cell            `msg:"o"` // where it left a dog behind
	Moves  uint8           `msg:"z"` // escape moves left of the last ditch roll
	Route  [routeSize]Cell `msg:"q"` // the declared way
	Long   uint8           `msg:"y"` // its length
	Free   uint8           `msg:"b"` // rearrangements since the last thing that cost something
}

// A place says where a piece is: a cell, a figure that carries it, or one of
// the values below.
type place uint8

// A feat is something that happened in the heist and is remembered for the
// campaign's achievements.
type feat uint16

// A Frame is an effect that waits on the decision stack.
type Frame struct {
	Kind frameKind `msg:"k"`
	Card uint8     `msg:"c"` // card, chit or fixer, as the kind says
	Step uint8     `msg:"s"`
	Who  uint8     `msg:"w"` // figure
	At   Cell      `msg:"a"`
	N    uint8     `msg:"n"`
	Set  Cells     `msg:"e"` // cells, or figures, that are left
}

type frameKind uint8

// A Question is what the game waits for.
type Question struct {
	Kind askKind `msg:"k"`
	Who  uint8   `msg:"w"` // the seat that is asked, or the figure that it is about
}

type askKind uint8

// Position is the whole state in names, as the referee prints and edits it.
// Whatever lies in one place at a time has one entry that says where, so that
// one entry moves it. Hexes are named by column and row, figures by their seat
// or "npc".
type Position struct {
	Options   PositionOptions             `json:"options"`
	Seats     int                         `json:"seats"`
	Phase     string                      `json:"phase"`
	Stage     int                         `json:"stage"` // within the phase, from 0
	Round     int                         `json:"round"`
	Over      bool                        `json:"over"`
	Figures   map[string]PositionFigure   `json:"figures"`
	Hexes     map[string]PositionHex      `json:"hexes"`     // tiles and printed entrances
	Entrances map[string]PositionEntrance `json:"entrances"` // that were added
	Gates     int                         `json:"gates_fallen"`
	Cracked   int                         `json:"cracked"`
	Loot      map[string]string           `json:"loot"` // where each piece is: a hex, carried:<figure>, bag, safe, won, team, sale, box, lost, used
	Secured   map[string]bool             `json:"secured"`
	Bag       map[string]int              `json:"bag"`   // chits other than loot
	Deck      []string                    `json:"deck"`  // top first
	Dealt     []string                    `json:"dealt"` // in the order in which they went
	Queue     []string                    `json:"queue"` // next first
	Active    string                      `json:"active"`
	Last      string                      `json:"last"`
	Noise     int                         `json:"noise"`
	Due       int                         `json:"due"`
	Decoys    int                         `json:"decoys"`
	Fixers    map[string]bool             `json:"fixers"`
	Hired     map[string]bool             `json:"hired"`
	Stake     int                         `json:"stake"`
	Blanks    int                         `json:"blanks"`
	Team      int                         `json:"team"`
	Start     int                         `json:"team_at_start"`
	Jewels    int                         `json:"jewels_held"`
	Flags     map[string]bool             `json:"flags"`
	Feats     map[string]bool             `json:"feats"`
	Escort    map[string]PositionGuards   `json:"escort"`
	Trades    int                         `json:"trades"`
	Lifts     int                         `json:"lifts"`
	Caller    string                      `json:"caller"`
	Stack     []PositionFrame             `json:"stack"` // top first
	Seed      string                      `json:"seed"`
	Drawn     int                         `json:"drawn"`
	Upcoming  []map[string]any            `json:"upcoming"`
}

// PositionOptions belong to the set-up; they cannot be edited.
type PositionOptions struct {
	Heist    string `json:"heist"`
	Level    int    `json:"level"`
	Prebuilt bool   `json:"prebuilt"`
	Fixed    bool   `json:"fixed_starts"`
}

// PositionFigure is a character or the NPC.
type PositionFigure struct {
	Character string          `json:"character"` // or none
	Skills    []string        `json:"skills"`
	Status    string          `json:"status"`
	At        string          `json:"at"` // a hex, or off
	Die       int             `json:"die"`
	Ideas     int             `json:"ideas"`
	Cash      int             `json:"cash"`
	Tokens    int             `json:"tokens"` // in hand
	Loose     int             `json:"loose"`
	Plan      map[string]bool `json:"plan"`
	Marks     map[string]bool `json:"marks"`
	Action    string          `json:"action"` // or none
	Left      map[string]int  `json:"left"`   // sub-actions to perform
	Owed      int             `json:"owed"`
	Picks     int             `json:"picks"`
	Give      int             `json:"give"`
	Shifts    int             `json:"shifts"`
	Reach     string          `json:"reach"`
	VentFrom  string          `json:"vent_from"`
	VentTo    string          `json:"vent_to"`
	Shook     string          `json:"shook"`
	Moves     int             `json:"moves"`
	Route     []string        `json:"route"`
	Free      int             `json:"rearranged"`
}

// PositionHex is a tile or an entrance with the chits on it.
type PositionHex struct {
	Present   bool   `json:"present"`
	Unknown   bool   `json:"unknown"`
	Guards    int    `json:"guards"`
	Subdued   int    `json:"subdued"`
	Dogs      int    `json:"dogs"`
	Tamed     int    `json:"tamed"`
	Locks     int    `json:"locks"`
	Opened    int    `json:"opened"`
	Cameras   int    `json:"cameras"`
	Disabled  int    `json:"disabled"`
	Flashed   int    `json:"flashed"`
	Dazed     int    `json:"dazed"`
	Cash      int    `json:"cash"`
	Remote    string `json:"remote"` // x, y or none
	Door      bool   `json:"door"`
	Tower     bool   `json:"tower"`
	Reinforce bool   `json:"reinforcements"`
	Idea      bool   `json:"idea"`
	Used      bool   `json:"used"`
}

// PositionEntrance is an entrance that was added to the board.
type PositionEntrance struct {
	Hex  string `json:"hex"`
	Door string `json:"door"` // the tile that it touches
	Used bool   `json:"used"`
	// What events and the crew have put there.
	Guards  int `json:"guards"`
	Subdued int `json:"subdued"`
	Flashed int `json:"flashed"`
	Cash    int `json:"cash"`
}

// PositionGuards is a part of the captive's escort.
type PositionGuards struct {
	At   string `json:"at"`
	Up   int    `json:"up"`
	Kept int    `json:"kept_down"` // of the others, those that were down before this round
}

// PositionFrame is an effect that waits.
type PositionFrame struct {
	Kind string          `json:"kind"`
	Card string          `json:"card"` // a card or a chit, or what a dog runs to, or none
	Step int             `json:"step"`
	Who  string          `json:"who"`
	At   string          `json:"at"`
	N    int             `json:"n"`
	Set  map[string]bool `json:"set"` // hexes or figures
}

// An Act is a named action of the dictionary that all cards share: a multiset
// of sub-actions (rulebook: Actions & Sub-Actions).
type Act uint8

// A Hex is a place on the sheet that the maps are drawn on, tile or gap: the
// columns and rows of the largest map with a margin of one all around.
type Hex uint8

// A Cell is a tile or an entrance of the map that is played, counted from 0:
// tiles in reading order, then the printed entrances, then those that are
// added: two tunnels and the exit that BREACH makes.
type Cell uint8

// Cells is a set of cells, one bit each.
type Cells uint64

// A Character is one of the 24 character cards.
type Character uint8

// A Card is one of the cards of the event deck: the 41 events and the crises.
type Card uint8

// A Fixer is one of the 15 people who help to plan (rulebook: Fixers).
type Fixer uint8

// A FixerSet is a set of fixers, one bit each.
type FixerSet uint16

// A Heist is one of the 17 maps with its deck, its bag and its rules.
type Heist uint8

// An Item is one of the 12 kinds of item cards (rulebook: Loot & Items).
type Item uint8

// A Piece is a thing that lies in one place at a time: a jewel, documents, a
// keycard, the USB key or an item card.
type Piece uint8

// A Loot is a kind of thing that can be carried; two pieces of a kind are
// alike.
type Loot uint8

// A Skill is one of the 21 skills.
type Skill uint8

// carrier is the figure that carries a piece that lies at p, or -1.
func (p place) carrier() int {
	if p >= carried && p < carried+figures {
		return int(p - carried)
	}
	return -1
}

// flags are the switches of a state in the order of flagIDs.
func (s *State) flags() [12]*bool {
	return [12]*bool{&s.Spent, &s.Denied, &s.Called, &s.Looped, &s.Whistle, &s.Panic, &s.Burnt, &s.Logs, &s.Studied, &s.Freed, &s.Blown, &s.Botched}
}

func (s *State) cellID(c Cell) string {
	if c >= cells || s.hex(c) == noHex {
		return off
	}
	return s.hex(c).id()
}

func (s *State) cellSet(set Cells) map[string]bool {
	m := map[string]bool{}
	for ; set != 0; set = set.rest() {
		m[s.cellID(set.first())] = true
	}
	return m
}

func bitSet(mask uint64, ids []string) map[string]bool {
	m := map[string]bool{}
	for i, id := range ids {
		if mask>>i&1 == 1 {
			m[id] = true
		}
	}
	return m
}

func cardIDs(list []Card) []string {
	l := []string{}
	for _, c := range list {
		l = append(l, cardID(c))
	}
	return l
}

func cardID(c Card) string {
	if c >= cards {
		return none
	}
	return cardTable[c].ID
}

// MarshalJSON is the whole position in names.
func (s *State) MarshalJSON() ([]byte, error) {
	p := Position{
		Options: PositionOptions{heistTable[s.Heist].ID, int(s.Opt.Level), s.Opt.Prebuilt, s.Opt.Fixed},
		Seats:   int(s.Seats), Phase: phaseIDs[s.Phase], Stage: int(s.Stage), Round: int(s.Round), Over: s.Over,
		Figures: map[string]PositionFigure{}, Hexes: map[string]PositionHex{}, Entrances: map[string]PositionEntrance{},
		Gates: int(s.Gates), Cracked: int(s.Cracked), Loot: map[string]string{}, Secured: map[string]bool{}, Bag: map[string]int{},
		Deck: cardIDs(s.left()), Dealt: cardIDs(s.Deck[:s.Top]), Queue: cardIDs(s.Queue[:s.Queued]), Active: cardID(s.Active), Last: cardID(s.Last),
		Noise: int(s.Noise), Due: int(s.Due), Decoys: int(s.Decoys),
		Fixers: bitSet(uint64(s.Fixers), info.Refs[kFixer].IDs), Hired: bitSet(uint64(s.Hired), info.Refs[kFixer].IDs),
		Stake: int(s.Stake), Blanks: int(s.Blanks), Team: int(s.Team), Start: int(s.Start), Jewels: int(s.Jewels),
		Flags: map[string]bool{}, Feats: bitSet(uint64(s.Feats), featIDs), Escort: map[string]PositionGuards{}, Trades: int(s.Trades), Lifts: int(s.Lifts),
		Caller: figureIDs[min(int(s.Caller), npc)], Stack: []PositionFrame{},
		Seed: strconv.FormatUint(s.Luck.Rand.S, 16), Drawn: int(s.Luck.Drawn), Upcoming: info.WriteNext(&s.Luck),
	}
	for f := range s.Crew {
		if s.Crew[f].Status != absent {
			p.Figures[figureIDs[f]] = s.writeFigure(&s.Crew[f])
		}
	}
	b := s.board()
	for rest := b.tiles | b.doors; rest != 0; rest = rest.rest() {
		p.Hexes[b.hexOf[rest.first()].id()] = s.writeHex(rest.first())
	}
	for i, e := range s.Added {
		if c := firstAdded + Cell(i); e.Hex != noHex {
			t := &s.Chits
			p.Entrances[addedIDs[i]] = PositionEntrance{e.Hex.id(), b.hexOf[e.Door].id(), s.Used.Has(c),
				int(t.Guards[c]), int(t.Subdued[c]), int(t.Flashed[c]), int(s.Cash[c])}
		}
	}
	for i := range Piece(pieces) {
		p.Loot[i.id()] = s.writePlace(s.Places[i])
		if s.Secured>>i&1 == 1 {
			p.Secured[i.id()] = true
		}
	}
	for c, n := range s.Bag {
		p.Bag[chitIDs[c]] = int(n)
	}
	for i, on := range s.flags() {
		p.Flags[flagIDs[i]] = *on
	}
	for i, id := range []string{"north", "south"} {
		if s.Escort[i].At != nowhere {
			p.Escort[id] = PositionGuards{s.cellID(s.Escort[i].At), int(s.Escort[i].Up), int(s.Escort[i].Kept)}
		}
	}
	for i := int(s.Depth) - 1; i >= 0; i-- {
		p.Stack = append(p.Stack, s.writeFrame(&s.Stack[i]))
	}
	return json.Marshal(p)
}

func (s *State) writePlace(at place) string {
	switch {
	case at < cells:
		return s.cellID(Cell(at))
	case at.carrier() >= 0:
		return "carried:" + figureIDs[at.carrier()]
	case at >= inBag && at < placesEnd:
		return placeWords[at-inBag]
	}
	return none
}

func (s *State) writeFigure(fig *Figure) PositionFigure {
	p := PositionFigure{
		Character: none, Skills: []string{}, Status: statusIDs[fig.Status], At: s.cellID(fig.At), Die: int(fig.Die), Ideas: int(fig.Ideas),
		Cash: int(fig.Cash), Tokens: int(fig.Tokens), Loose: int(fig.Loose), Plan: s.cellSet(fig.Plan), Marks: bitSet(uint64(fig.Marks), markIDs),
		Action: none, Left: map[string]int{}, Owed: int(fig.Owed), Picks: int(fig.Picks), Give: int(fig.Give), Shifts: int(fig.Shifts),
		Reach: s.cellID(fig.Reach), VentFrom: s.cellID(fig.Vent[0]), VentTo: s.cellID(fig.Vent[1]), Shook: s.cellID(fig.Shook),
		Moves: int(fig.Moves), Route: []string{}, Free: int(fig.Free),
	}
	if fig.Card < characters {
		p.Character = characterTable[fig.Card].ID
	}
	for _, k := range fig.Skills {
		if k < skills {
			p.Skills = append(p.Skills, skillTable[k].ID)
		}
	}
	if fig.Act < acts {
		p.Action = actTable[fig.Act].ID
	}
	for k, n := range fig.Left {
		p.Left[info.Refs[kSub].IDs[k]] = int(n)
	}
	for _, c := range fig.Route[:fig.Long] {
		p.Route = append(p.Route, s.cellID(c))
	}
	return p
}

func (s *State) writeHex(c Cell) PositionHex {
	t := &s.Chits
	p := PositionHex{
		Present: s.Board.Has(c), Unknown: s.Unknown.Has(c), Guards: int(t.Guards[c]), Subdued: int(t.Subdued[c]), Dogs: int(t.Dogs[c]),
		Tamed: int(t.Tamed[c]), Locks: int(t.Locks[c]), Opened: int(t.Opened[c]), Cameras: int(t.Cameras[c]), Disabled: int(t.Disabled[c]),
		Flashed: int(t.Flashed[c]), Dazed: int(t.Dazed[c]), Cash: int(s.Cash[c]), Remote: none, Door: s.Doors.Has(c), Tower: s.Towers.Has(c),
		Reinforce: s.Force.Has(c), Idea: s.Clues.Has(c), Used: s.Used.Has(c),
	}
	letters := info.Refs[kLetter].IDs
	for i := range s.Remote {
		if s.Remote[i].Has(c) {
			p.Remote = letters[i]
		}
	}
	return p
}

// cardWord is the Card of a frame in words.
func (f *Frame) cardWord() string {
	switch f.Kind {
	case frCard:
		return cardID(Card(f.Card))
	case frReveal:
		if f.Card < chits {
			return chitIDs[f.Card]
		}
	case frHunt:
		if int(f.Card) < len(targetIDs) {
			return targetIDs[f.Card]
		}
	}
	return none
}

// ofFigures reports whether the set of a frame is one of figures.
func (k frameKind) ofFigures() bool { return k != frLocks && k != frCodes }

// ofHex reports whether a frame is about a hex.
func (k frameKind) ofHex() bool { return k == frReveal || k == frDog || k == frHunt }

func (s *State) writeFrame(f *Frame) PositionFrame {
	p := PositionFrame{Kind: frameIDs[f.Kind], Card: f.cardWord(), Step: int(f.Step), Who: figureIDs[min(int(f.Who), npc)], At: s.cellID(f.At), N: int(f.N)}
	if !f.Kind.ofHex() {
		p.At = off
	}
	if f.Kind.ofFigures() {
		p.Set = bitSet(uint64(f.Set), figureIDs)
	} else {
		p.Set = s.cellSet(f.Set)
	}
	return p
}

// Card is what is printed on the character; callers must not change it.
func (c Character) Card() *CharacterCard { return &characterTable[c] }

// Card is what is printed on the item; callers must not change it.
func (i Item) Card() *ItemCard { return &itemTable[i] }

func (x Hex) column() int { return int(x)%columns - 1 }

func (x Hex) row() int { return int(x)/columns - 1 }

// id is the name of the hex: a letter for the column, a number for the row.
func (x Hex) id() string {
	letter := byte('z')
	if c := x.column(); c >= 0 {
		letter = 'a' + byte(c)
	}
	return string(letter) + strconv.Itoa(x.row()+1)
}

// Has reports whether c is in the set.
func (s Cells) Has(c Cell) bool { return s>>c&1 == 1 }

// first is the lowest cell of a set that is not empty, rest the others.
func (s Cells) first() Cell { return Cell(bits.TrailingZeros64(uint64(s))) }

func (s Cells) rest() Cells { return s & (s - 1) }

// board is the map that is played.
func (s *State) board() *board { return &boards[s.Heist] }

// hex is where a cell lies on the sheet.
func (s *State) hex(c Cell) Hex {
	if c >= firstAdded && c < cells {
		return s.Added[c-firstAdded].Hex
	}
	return s.board().hexOf[c]
}

// Has reports whether f is in the set.
func (s FixerSet) Has(f Fixer) bool { return f < fixers && s>>f&1 == 1 }

// id is the name of the piece: its kind, and a number where there are several.
func (p Piece) id() string {
	l := pieceKinds[p]
	if pieceCount[l] == 1 {
		return lootIDs[l]
	}
	return lootIDs[l] + "-" + string(rune('1'+p-firstPiece[l]))
}

// left is the cards that the deck still holds.
func (s *State) left() []Card { return s.Deck[s.Top:s.Length] }
