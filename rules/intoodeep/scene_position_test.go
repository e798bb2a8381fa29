package intoodeep_test

// A position is the whole state in names, as the referee prints and edits it.
type position struct {
	Options   positionOptions             `json:"options"`
	Seats     int                         `json:"seats"`
	Round     int                         `json:"round"`
	Phase     string                      `json:"phase"`
	Over      bool                        `json:"over"`
	First     string                      `json:"first"` // the start player
	Now       string                      `json:"now"`   // whose turn it is: a seat or echo
	Chapter   positionChapter             `json:"chapter"`
	Turn      positionTurn                `json:"turn"`
	Ring      map[string]string           `json:"ring"`      // spot, 1 to 8 clockwise: Zone
	Criminals map[string]positionCriminal `json:"criminals"` // those in play
	Items     map[string]string           `json:"items"`     // a Zone, or held:<criminal>
	Heat      map[string]string           `json:"heat"`      // stack of 3, 2, 1: Zone
	Sentinel  string                      `json:"sentinel"`
	Blockades map[string]string           `json:"blockades"` // the Zone on whose clockwise edge each stands
	Players   map[string]positionPlayer   `json:"players"`   // by seat, and echo
	Evidence  map[string]string           `json:"evidence"`  // where each token is, see tokenPlace
	Dilemmas  map[string]string           `json:"dilemmas"`  // deck, discard, hand:<player>, well:<player>
	Crimes    map[string]string           `json:"crimes"`    // see crimePlace
	Boosts    map[string]string           `json:"boosts"`    // stack, discard, wheel:<sector>, saved:<player>, lock:<criminal>
	Wheel     map[string]int              `json:"wheel"`     // Intel in each sector
	Rows      map[string]string           `json:"rows"`      // Assignment of each row of the Chapter grid
	Echo      *positionEcho               `json:"echo,omitempty"`
	Clues     map[string]positionClues    `json:"clues"`            // by seat
	Unseen    map[string]int              `json:"unseen,omitempty"` // in a view: hidden pieces by place
	Stack     []positionFrame             `json:"stack"`            // effects that wait, top first
	Seed      string                      `json:"seed"`
	Drawn     int                         `json:"drawn"`
	Upcoming  []map[string]any            `json:"upcoming"`
}

// positionOptions are the options of the set-up; they cannot be edited.
type positionOptions struct {
	Echo       bool   `json:"echo"`
	Difficulty string `json:"difficulty"`
	Storylines int    `json:"storylines"`

	Skipped  int    `json:"skipped_chapters,omitempty"`
	Rounds   int    `json:"chapter_rounds,omitempty"`
	Dark     string `json:"dark,omitempty"`
	Stories  int    `json:"stories,omitempty"`
	Intel    int    `json:"intel_more,omitempty"`
	Grip     int    `json:"grip,omitempty"`
	Dilemmas int    `json:"dilemmas,omitempty"`
	Rivals   int    `json:"rivals_more,omitempty"`
	Pay      int    `json:"echo_pay,omitempty"`

	Privileges map[string]int `json:"privileges,omitempty"`
}

// positionChapter is how far the Chapter has come.
type positionChapter struct {
	Number    int  `json:"number"`
	Rounds    int  `json:"rounds"`
	Triggered bool `json:"triggered"`
	LastTurns int  `json:"last_turns"` // until it resolves, the one in progress included
}

// positionTurn is what the turn has come to.
type positionTurn struct {
	Actions   int             `json:"actions"`
	Stamina   string          `json:"stamina"`  // who has bought an extra action, or none
	Unhooked  map[string]bool `json:"unhooked"` // in this hook step
	Disrupted bool            `json:"disrupted"`
	Inspired  bool            `json:"inspired"`
	Ignoring  bool            `json:"ignoring_blockades"`
	Free      int             `json:"free"` // free rearrangements in a row
}

// positionCriminal is a Criminal in play.
type positionCriminal struct {
	Zone string `json:"zone"`
	Tag  string `json:"tag"` // void, or <player>:<slot>
}

// positionPlayer is a Console. What lies in it is found under Evidence,
// Dilemmas, Crimes and Boosts.
type positionPlayer struct {
	Console   string         `json:"console"`
	Intel     any            `json:"intel"` // in a view hidden for others
	Tolerance int            `json:"tolerance"`
	Dossiers  int            `json:"dossiers"`
	Grip      map[string]int `json:"grip"`
}

// positionEcho is what belongs to Echo alone.
type positionEcho struct {
	Deck      map[string]bool   `json:"deck"`      // cards not flipped yet
	Card      string            `json:"card"`      // the last one flipped, or none
	Criminals map[string]string `json:"criminals"` // slot: Criminal
	Progress  int               `json:"progress"`
	Next      int               `json:"next,omitempty"`
	Filed     bool              `json:"filed"`
	Bonus     bool              `json:"bonus"`
}

// positionClues is what a seat knows: piece, then the places where it can be;
// known marks a piece that it could point at.
type positionClues struct {
	Evidence map[string]map[string]bool `json:"evidence,omitempty"`
	Dilemmas map[string]map[string]bool `json:"dilemmas,omitempty"`
	Crimes   map[string]map[string]bool `json:"crimes,omitempty"`
	Boosts   map[string]bool            `json:"boosts,omitempty"`
}

// positionFrame is an effect that waits. Which entries matter depends on its
// kind.
type positionFrame struct {
	Kind  string            `json:"kind"`
	Who   string            `json:"who"` // the player to whom it happens
	From  string            `json:"from"`
	ID    string            `json:"id"` // Zone, Criminal, Boost or crime
	Step  int               `json:"step"`
	Left  int               `json:"left"` // how many are left
	Roles map[string]string `json:"roles,omitempty"`

	Effect   int             `json:"effect,omitempty"`   // crime: the next step of its effect
	Approach string          `json:"approach,omitempty"` // crime and reward
	Rival    string          `json:"rival,omitempty"`    // challenge
	Place    string          `json:"place,omitempty"`    // file-evidence: where
	Players  map[string]bool `json:"players,omitempty"`  // chapter: who is still to come
	Rolled   map[string]bool `json:"rolled,omitempty"`   // echo: white results
	Banked   int             `json:"banked,omitempty"`
	Shifts   *positionShifts `json:"shifts,omitempty"`
	Peeked   []positionPeek  `json:"peeked,omitempty"` // text: tokens pointed at
}

// positionShifts is what a shift may be.
type positionShifts struct {
	Optional  bool   `json:"optional"`
	Sentinel  bool   `json:"sentinel"`
	Blockades bool   `json:"blockades"`
	Reach     string `json:"reach"` // all, nearby or border
	Around    string `json:"around,omitempty"`
}

// positionPeek is a token that was pointed at.
type positionPeek struct {
	Token string `json:"token"`
	Place string `json:"place"`
}
