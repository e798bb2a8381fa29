package deepstate

import "safehouse/rules"

// A Phase is a part of a round.
type Phase uint8

// Phases. Drafting and Dealing belong to set-up, Scoring is the moment before
// the final score in which Inner Circles may be attached.
const (
	Drafting Phase = iota
	Dealing
	ActionPhase
	TakeoverPhase
	RecallPhase
	TreatyPhase
	TrimPhase
	ScoringPhase
	phases = 8
)

var phaseIDs = []string{"draft", "deal", "action", "takeover", "recall", "treaty", "trim", "scoring"}

// A turnStep is how far the turn of a player has come.
type turnStep uint8

const (
	turnBegins   turnStep = iota // Supervisor and Headhunter recruit
	turnChoosing                 // Men of Action, attaching, then the Action
	turnProtect                  // the Yakuza token, after an Infiltration
	turnAmbush                   // the Cosa Nostra token, after any Action
	turnSteps    = 4
)

var turnStepIDs = []string{"begin", "choose", "protect", "ambush"}

// State is a position of Deep State: one flat value.
type State struct {
	Options Choices      `pos:"options"`
	Luck    rules.Chance `pos:"luck"`

	Seats      uint8     `pos:"seats 1..5"`  // 1 to 5; with 1 HOC plays too
	Round      uint8     `pos:"round 0..20"` // 0 during set-up
	Phase      Phase     `pos:"phase"`
	Over       bool      `pos:"over"`
	Supervisor Player    `pos:"supervisor"`
	Done       uint8     `pos:"done 0..5"` // players whose turn in this phase has been
	Step       turnStep  `pos:"step"`
	Stall      uint8     `pos:"stall 0..19"` // Action Phases in a row in which no Objective left the zone
	Now        TurnState `pos:"turn"`

	Cards   [cards]CardState // index is Card
	Row     [maxZone]Card    `pos:"zone at=objectives"` // the Infiltration Zone from its beginning
	RowLen  uint8
	Busy    pile  // Objectives taken over with Agents still on them
	Fresh   uint8 `pos:"fresh set=Circle"`           // Inner Circles just taken that may still be attached, one bit each
	Spent   uint8 `pos:"spent set=Privilege sparse"` // privileges used in this round or, once a game, at all, one bit each
	Claimed uint8 `pos:"claimed as=Claim sparse"`    // the card that only the first seat Infiltrates, from 1; 0 for none

	Operations [operations]OperationState
	Players    [players]PlayerState `pos:"players by=Player"`
	Supply     [secondaries]uint8   // Secondary Objectives nobody has
	Tokens     [tokens]TokenState   `pos:"tokens by=Token"`

	Deck        Set   `pos:"deck in=treaties"`    // Treaties; their order is not decided
	Discard     Set   `pos:"discard in=treaties"` // Treaties, face down
	DeckSize    uint8 // stays in a view
	DiscardSize uint8 // stays in a view

	// Clues tell what a seat knows about Treaties that it does not see.
	Clues [players]Clue
	Draft DraftState `pos:"."`

	MenDeck     Men
	MenDiscard  Men
	MenDeckSize uint8    // stays in a view
	Head        HOCState `pos:"hoc"`

	Stack [stackSize]Frame `pos:"stack count=Depth top"` // effects that stopped to ask, the last one on top
	Depth uint8
	Ask   Question // what is asked now
}

// A TreatySetup is how the Treaties of the start are dealt.
type TreatySetup uint8

// Treaty set-ups (rulebook: Setup 1).
const (
	FirstGame TreatySetup = iota
	Standard
	Experienced
)

var treatySetupIDs = []string{"first-game", "standard", "experienced"}

// Choices are the options of the set-up.
type Choices struct {
	Treaties TreatySetup `pos:"treaties"`
	Men      bool        `pos:"men_of_action"`
	Level    Level       // of HOC; 0 in a game of several seats

	Rounds    uint8 `pos:"rounds 0..5 sparse"`               // the last one; 0: when the deck says so
	Closed    uint8 `pos:"closed as=Closed sparse"`          // the Project in which nobody Advances, from 1
	War       War   `pos:"war sparse"`                       // how the World Wars come
	Reach     int8  `pos:"reach_more -1..2 sparse"`          // cards of the zone in everybody's reach beyond three
	Missing   uint8 `pos:"operations_boxed 0..6 sparse"`     // Covert Operations that stay in the box, from the bottom
	Reserve   int8  `pos:"reserve_more -2..4 sparse"`        // Agents in reserve at the start beyond the usual: the first seat's
	Rivals    int8  `pos:"rivals_reserve_more -2..4 sparse"` // the same for everybody else
	Dossier   uint8 `pos:"dossier 0..2 sparse"`              // Treaties that the first seat draws when the first round begins
	HeadStart uint8 `pos:"head_start 0..3 sparse"`           // the Stage on which HOC begins in its first Project

	Wiretap    bool  `pos:"wiretap sparse"`                  // HOC's next Action card lies open
	Privileges uint8 `pos:"privileges set=Privilege sparse"` // moves of the first seat, one bit each
	Granted    uint8 `pos:"grants set=Grant sparse"`         // what it has from the beginning, one bit each
}

// A Place is where a card of the Objective deck is.
type Place uint8

// Places.
const (
	InBox   Place = iota // not in a game of so few players
	InDeck               // the order of the deck is not decided
	InZone               // in the Infiltration Zone: Row says where
	Taken                // in front of By
	Gone                 // discarded
	InForce              // a World War in effect
	places  = 6
)

// CardState is where a card of the Objective deck is and whose Agents are on
// it.
type CardState struct {
	At     Place
	By     Player // owner, or in the zone whose Agents are on it
	Agents uint8
	Ghosts uint8 // in the zone only
	Host   Card  // of an Inner Circle: the card it is attached to
}

// OperationState is a Covert Operation; Agents are on it only until the
// Takeover of the phase in which it was carried out.
type OperationState struct {
	By     Player // nobody: still in the stack
	Agents uint8
	Ghosts uint8
}

// PlayerState is a player with everything in front of it.
type PlayerState struct {
	Reserve     uint8           `pos:"reserve 0..10"`
	Pool        uint8           `pos:"pool 0..10"`
	Stages      [projects]uint8 // where its Coordinators are; 0: none
	Secondaries [secondaries]uint8
	Kinds       [kinds]uint8 // Objectives taken over, counted by kind
	Made        Set          `pos:"made in=treaties"` // Treaties in front of it
	Hand        Set          `pos:"hand in=treaties"`
	HandSize    uint8        // stays in a view
	Buried      Set          `pos:"back in=treaties"` // set-up: put back, not shuffled in yet
	Men         Men
	MenSize     uint8 // stays in a view
	ExtraGhosts uint8 `pos:"extra_ghosts 0..2"` // Emissary: until the end of the Takeover
	GhostsOut   uint8 // on cards of the zone and Covert Operations, counted
}

// TurnState is what matters only until the end of the current turn.
type TurnState struct {
	Infiltrated Card `pos:"infiltrated"` // the card that the Action Infiltrated, or noCard
	Anywhere    Card `pos:"anywhere"`    // the card with the Triads token, or noCard
	Played      bool `pos:"played"`      // a Man of Action other than an extra one
	EmblemsLess int8 `pos:"emblems_less 0..2"`
	AgentsLess  int8 `pos:"agents_less 0..1"`
	Unwatched   bool `pos:"unwatched"` // the Supervisor does not restrict
	WholeZone   bool `pos:"whole_zone"`
	Encore      bool `pos:"encore sparse"` // another turn of the same player follows
}

// TokenState is a Treaty token.
type TokenState struct {
	At      Card   `pos:"at"`                 // the card it lies on, or noCard
	Used    bool   `pos:"used"`               // its power was used in this round
	Live    bool   `pos:"live"`               // placed in this phase: its effect holds
	Against Player `pos:"against as=Whoever"` // Cosa Nostra: whom it waits for, else nobody
}

// Men are numbers of cards by kind.
type Men [men]uint8

// A Clue tells for each holder which Treaties it may hold, as far as the seat
// knows anything of them.
type Clue struct {
	May [holders]Set
}

// DraftState is the draft of the experienced set-up and, until everybody has
// put two cards back, its memory. Pack i began with seat i; at step k it is
// with the k-th seat clockwise from there.
type DraftState struct {
	Step  uint8                       `pos:"draft 0..6"`                // picks that everybody has made
	Packs [players]Set                `pos:"pack in=treaties by=Seat"`  // what is left in them
	Taken [players][draftSteps]Treaty `pos:"taken at=treaties by=Seat"` // what was taken from a pack at each step
}

// HOCState is HOC's own part of a position.
type HOCState struct {
	Order   [hocProjects]Project // the Project Order tokens
	Deck    [hocKinds]uint8      // Action cards that are still to come
	Next    uint8                `pos:"next as=Upcoming sparse"` // the Action card that lies open and comes next, from 1; 0 for none
	Away    uint8                `pos:"away 0..3 sparse"`        // how many of its turns it misses
	Grudges uint8                `pos:"grudges 0..99"`
}
