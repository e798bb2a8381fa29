package infiltration_test

// A position is the whole state in names.
// Whatever lies in one place at a time has one entry that says where, so that
// one entry moves it.
type position struct {
	Options    positionOptions           `json:"options"`
	Seats      int                       `json:"seats"`
	Round      int                       `json:"round"`
	Phase      string                    `json:"phase"`
	Over       bool                      `json:"over"`
	First      int                       `json:"first"`
	Proximity  int                       `json:"proximity"`
	Alarm      int                       `json:"alarm"`
	DraftStep  int                       `json:"draft_step"`
	Operatives map[string]positionOp     `json:"operatives"`
	Rooms      map[string]positionRoom   `json:"rooms"`
	NPCs       map[string]positionNPC    `json:"npcs"`
	Items      map[string]string         `json:"items"`    // where each item is, see itemPlace
	Specials   map[string]string         `json:"specials"` // sludge: a place; blackmail-file: pool or an operative
	Prototypes map[string]int            `json:"prototypes"`
	Data       positionData              `json:"data"`
	Clues      map[string]map[string]any `json:"clues"` // seat -> item -> the operatives in whose hand it can be
	Stack      []positionFrame           `json:"stack"` // top first
	Seed       string                    `json:"seed"`
	Drawn      int                       `json:"drawn"`
	Upcoming   []map[string]any          `json:"upcoming"`
}

// positionOptions are the options of the set-up; they cannot be edited.
type positionOptions struct {
	Extraction  bool `json:"extraction"`
	Draft       bool `json:"draft"`
	Labyrinth   bool `json:"labyrinth"`
	Scattered   bool `json:"scattered"`
	Specialists bool `json:"specialists"`
	Alarm       int  `json:"alarm"`
	Pair        bool `json:"pair"`
	Goal        bool `json:"goal"`

	Privileges map[string]int `json:"privileges,omitempty"`
}

// positionOp is an operative in play. Its items are found in Items, its
// specials in Specials and Prototypes.
type positionOp struct {
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

// positionRoom is a position of the line or the secret room.
type positionRoom struct {
	Card      string `json:"card"` // or face-down
	Interface bool   `json:"interface"`
	Spent     bool   `json:"spent"`
	Guarded   bool   `json:"guarded"`
	Data      int    `json:"data"`
	Downloads int    `json:"downloads"`
	Wire      int    `json:"wire"`
	Brought   string `json:"brought"`
}

// positionNPC is an NPC.
type positionNPC struct {
	Place string `json:"place"` // a room, pool or gone
	Up    bool   `json:"faceup"`
	Acted bool   `json:"acted"`
}

// positionData counts tokens that are in no pile; unseen values lie anywhere
// among pool, rooms and box.
type positionData struct {
	Pool   int            `json:"pool"`
	Box    int            `json:"box"`
	Unseen map[string]int `json:"unseen"`
}

// positionFrame is an effect that waits.
type positionFrame struct {
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
