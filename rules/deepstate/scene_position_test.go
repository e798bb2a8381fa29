package deepstate_test

// A position is the whole state in names, as the referee prints and edits it.
// Whatever lies in one place at a time has one entry that says where, so that
// one entry moves it. Players go by their seats "0" to "4" and "hoc".
type position struct {
	Options    posOptions                `json:"options"`
	Seats      int                       `json:"seats"`
	Round      int                       `json:"round"`
	Phase      string                    `json:"phase"`
	Over       bool                      `json:"over"`
	Supervisor string                    `json:"supervisor"`
	Done       int                       `json:"done"` // players whose turn in this phase has been
	Step       string                    `json:"step"` // how far the current turn is
	Stall      int                       `json:"stall"`
	Turn       posTurn                   `json:"turn"`
	Objectives map[string]string         `json:"objectives"` // see placeName
	Agents     map[string]posAgents      `json:"agents"`     // Objectives and Covert Operations with Agents on them
	Attached   map[string]string         `json:"attached"`   // Inner Circle -> its host
	Fresh      map[string]bool           `json:"fresh"`      // Inner Circles that may be attached at once
	Spent      map[string]bool           `json:"spent,omitempty"`
	Claimed    string                    `json:"claimed,omitempty"`
	Operations map[string]string         `json:"operations"` // stack, or a player
	Players    map[string]posPlayer      `json:"players"`
	Projects   map[string]map[string]int `json:"projects"`    // Project -> player -> Stage
	Secondary  map[string]map[string]int `json:"secondaries"` // group -> supply or player -> number
	Treaties   map[string]string         `json:"treaties"`    // see treatyPlace
	Draft      int                       `json:"draft"`       // picks that everybody has made
	Men        map[string]map[string]int `json:"men"`         // Man of Action -> deck, discard or player -> number
	Tokens     map[string]posToken       `json:"tokens"`
	HOC        posHOC                    `json:"hoc"`
	Clues      map[string]map[string]any `json:"clues"`  // seat -> Treaty -> the places where it can be
	Stack      []posFrame                `json:"stack"`  // top first
	Unseen     map[string]int            `json:"unseen"` // in a view: sizes of hands and piles that are hidden
	Seed       string                    `json:"seed"`
	Drawn      int                       `json:"drawn"`
	Upcoming   []map[string]any          `json:"upcoming"`
}

// posOptions are the options of the set-up; they cannot be edited.
type posOptions struct {
	Treaties string `json:"treaties"`
	Men      bool   `json:"men_of_action"`
	Level    string `json:"level"` // of HOC, none where it does not play

	// Options of ours, without an entry where they change nothing.
	Rounds    int    `json:"rounds,omitempty"`
	Closed    string `json:"closed,omitempty"` // a Project
	War       string `json:"war,omitempty"`
	Reach     int    `json:"reach_more,omitempty"`
	Missing   int    `json:"operations_boxed,omitempty"`
	Reserve   int    `json:"reserve_more,omitempty"`
	Rivals    int    `json:"rivals_reserve_more,omitempty"`
	Dossier   int    `json:"dossier,omitempty"`
	HeadStart int    `json:"head_start,omitempty"`

	Wiretap    bool            `json:"wiretap,omitempty"`
	Privileges map[string]bool `json:"privileges,omitempty"`
	Grants     map[string]bool `json:"grants,omitempty"`
}

// posTurn is what holds for the current turn only.
type posTurn struct {
	Infiltrated string `json:"infiltrated"` // a card, or none
	Anywhere    string `json:"anywhere"`    // the card with the Triads token, or none
	Played      bool   `json:"played"`
	EmblemsLess int    `json:"emblems_less"`
	AgentsLess  int    `json:"agents_less"`
	Unwatched   bool   `json:"unwatched"`
	WholeZone   bool   `json:"whole_zone"`
	Encore      bool   `json:"encore,omitempty"`
}

// posAgents are the Agents on a card.
type posAgents struct {
	Player string `json:"player"`
	Agents int    `json:"agents"`
	Ghosts int    `json:"ghosts"`
}

// posPlayer is what a player has besides cards.
type posPlayer struct {
	Reserve     int `json:"reserve"`
	Pool        int `json:"pool"`
	ExtraGhosts int `json:"extra_ghosts"`
}

// posToken is a Treaty token.
type posToken struct {
	At      string `json:"at"` // a card, or none
	Used    bool   `json:"used"`
	Live    bool   `json:"live"`
	Against string `json:"against"` // a player, or none
}

// posHOC is HOC's own part.
type posHOC struct {
	Order   []string       `json:"order"`
	Deck    map[string]int `json:"deck"`
	Next    string         `json:"next,omitempty"` // an Action card that lies open
	Away    int            `json:"away,omitempty"`
	Grudges int            `json:"grudges"`

	// Identity is HOC's Identity card: it follows from the level, so that what an
	// edit says here must agree with that.
	Identity *posIdentity `json:"identity,omitempty"`
}

// posIdentity is the row of HOC's Identity card for its level.
type posIdentity struct {
	Reserve int `json:"reserve"`      // Agents in reserve at the start
	Ghosts  int `json:"ghosts"`       // besides those of COMINTERN
	Ahead   int `json:"ahead"`        // its Stage limit is the round's number plus this
	Treaty  int `json:"least_treaty"` // the least that each of its Treaties counts
}

// posFrame is an effect that waits.
type posFrame struct {
	Kind   string `json:"kind"`
	Player string `json:"player"`
	Card   string `json:"card"` // as the kind says, or none
	Step   int    `json:"step"`
	N      int    `json:"n"`
	M      int    `json:"m"`
}
