package masters_test

// Position is a position in names, for tests that change much of it at once.
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
