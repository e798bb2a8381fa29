package masters

import (
	"encoding/json"
	"strconv"

	"safehouse/rules"
)

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
	Thrown    string          `json:"thrown"` // where its lot goes, or off
	Hushed    map[string]bool `json:"hushed"` // dogs that a whistle held back
}

// PositionHex is a tile or an entrance with the chits on it.
type PositionHex struct {
	Present    bool   `json:"present"`
	Unknown    bool   `json:"unknown"`
	Guards     int    `json:"guards"`
	Subdued    int    `json:"subdued"`
	Dogs       int    `json:"dogs"`
	Tamed      int    `json:"tamed"`
	Locks      int    `json:"locks"`
	Opened     int    `json:"opened"`
	Cameras    int    `json:"cameras"`
	Disabled   int    `json:"disabled"`
	Flashed    int    `json:"flashed"`
	Dazed      int    `json:"dazed"`
	Cash       int    `json:"cash"`
	Remote     string `json:"remote"` // x, y or none
	Door       bool   `json:"door"`
	Tower      bool   `json:"tower"`
	Reinforce  bool   `json:"reinforcements"`
	Idea       bool   `json:"idea"`
	Used       bool   `json:"used"`
	Server     string `json:"server,omitempty"` // printed things, for reading only
	Kennel     bool   `json:"kennel,omitempty"`
	Story      bool   `json:"story,omitempty"`
	Safe       bool   `json:"safe,omitempty"`
	Gate       string `json:"gate,omitempty"`
	IsEntrance bool   `json:"entrance,omitempty"`
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

const (
	none = "none"
	off  = "off"
)

var targetIDs = []string{"nearest", "loot", "figure"}

var figureIDs = []string{"0", "1", "2", "3", "npc"}

var addedIDs = []string{"tunnel-1", "tunnel-2", "breach"}

var placeWords = []string{"bag", "safe", "won", "team", "sale", "box", "lost", "used"}

var flagIDs = []string{"spent", "denied", "called", "looped", "whistle", "panic", "burnt", "logs", "studied", "freed", "blown", "botched"}

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
		Thrown: s.cellID(nowhere), Hushed: s.cellSet(fig.Hushed),
	}
	if fig.Thrown > 0 {
		p.Thrown = s.cellID(Cell(fig.Thrown - 1))
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
		Reinforce: s.Force.Has(c), Idea: s.Clues.Has(c), Used: s.Used.Has(c), IsEntrance: c.outdoors(),
	}
	letters := info.Refs[kLetter].IDs
	for i := range s.Remote {
		if s.Remote[i].Has(c) {
			p.Remote = letters[i]
		}
		if s.board().servers[i].Has(c) {
			p.Server = letters[i]
		}
	}
	if c < tiles {
		d := &s.board().print[c]
		p.Kennel, p.Story, p.Safe = s.board().kennel == c, d.story, d.safe
		if d.gate > 0 {
			p.Gate = string(rune('a' + d.gate - 1))
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

// UnmarshalJSON reads a position back and carries it on to the next question.
// What is inconsistent is refused with the reason, and s stays as it was.
func (s *State) UnmarshalJSON(b []byte) error {
	var p Position
	if err := rules.DecodeStrict(b, &p); err != nil {
		return err
	}
	var r reader
	r.read(&p)
	if r.Err != nil {
		return r.Err
	}
	if s.Seats != 0 && (r.Opt != s.Opt || r.Seats != s.Seats || r.Heist != s.Heist) {
		return errSetup
	}
	if err := r.consistent(); err != nil {
		return err
	}
	h := heist{State: &r.State}
	if err := engine.Run(h, h.State); err != nil {
		return err
	}
	if err := r.Validate(); err != nil {
		return err
	}
	*s = r.State
	return nil
}
