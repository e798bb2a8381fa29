package deepstate

import "safehouse/rules"

//go:generate go tool msgp -tests=false -io=false
//msgp:limit arrays:256 maps:256
//msgp:replace Card with:uint8
//msgp:replace Treaty with:uint8
//msgp:replace Player with:uint8
//msgp:replace Project with:uint8
//msgp:replace Place with:uint8
//msgp:replace Phase with:uint8
//msgp:replace TreatySetup with:uint8
//msgp:replace Level with:uint8
//msgp:replace War with:uint8
//msgp:replace Set with:uint64
//msgp:replace frameKind with:uint8
//msgp:replace askKind with:uint8
//msgp:replace turnStep with:uint8
//msgp:replace pile with:[2]uint64

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
	Options Choices      `msg:"opt" pos:"options"`
	Luck    rules.Chance `msg:"luck" pos:"luck"`

	Seats      uint8     `msg:"n" pos:"seats 1..5"`   // 1 to 5; with 1 HOC plays too
	Round      uint8     `msg:"rd" pos:"round 0..20"` // 0 during set-up
	Phase      Phase     `msg:"ph" pos:"phase"`
	Over       bool      `msg:"over" pos:"over"`
	Supervisor Player    `msg:"sup" pos:"supervisor"`
	Done       uint8     `msg:"done" pos:"done 0..5"` // players whose turn in this phase has been
	Step       turnStep  `msg:"step" pos:"step"`
	Stall      uint8     `msg:"stall" pos:"stall 0..19"` // Action Phases in a row in which no Objective left the zone
	Now        TurnState `msg:"now" pos:"turn"`

	Cards  [cards]CardState `msg:"cards"`                        // index is Card
	Row    [maxZone]Card    `msg:"row" pos:"zone at=objectives"` // the Infiltration Zone from its beginning
	RowLen uint8            `msg:"rn"`
	Busy   pile             `msg:"busy"`                         // Objectives taken over with Agents still on them
	Fresh  uint8            `msg:"fresh" pos:"fresh set=Circle"` // Inner Circles just taken that may still be attached, one bit each

	Operations [operations]OperationState `msg:"ops"`
	Players    [players]PlayerState       `msg:"pl" pos:"players by=Player"`
	Supply     [secondaries]uint8         `msg:"sec"` // Secondary Objectives nobody has
	Tokens     [tokens]TokenState         `msg:"tok" pos:"tokens by=Token"`

	Deck        Set   `msg:"deck" pos:"deck in=treaties"`    // Treaties; their order is not decided
	Discard     Set   `msg:"disc" pos:"discard in=treaties"` // Treaties, face down
	DeckSize    uint8 `msg:"dn"`                             // stays in a view
	DiscardSize uint8 `msg:"cn"`                             // stays in a view

	// Clues tell what a seat knows about Treaties that it does not see.
	Clues [players]Clue `msg:"clue"`
	Draft DraftState    `msg:"draft" pos:"."`

	MenDeck     Men      `msg:"md"`
	MenDiscard  Men      `msg:"mc"`
	MenDeckSize uint8    `msg:"mn"` // stays in a view
	Head        HOCState `msg:"hoc" pos:"hoc"`

	Stack [stackSize]Frame `msg:"st" pos:"stack count=Depth top"` // effects that stopped to ask, the last one on top
	Depth uint8            `msg:"dep"`
	Ask   Question         `msg:"ask"` // what is asked now
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
	Treaties TreatySetup `msg:"tre" pos:"treaties"`
	Men      bool        `msg:"men" pos:"men_of_action"`
	Level    Level       `msg:"lev"` // of HOC; 0 in a game of several seats

	Rounds    uint8 `msg:"rou,omitempty" pos:"rounds 0..5 sparse"`               // the last one; 0: when the deck says so
	Closed    uint8 `msg:"clo,omitempty" pos:"closed as=Closed sparse"`          // the Project in which nobody Advances, from 1
	War       War   `msg:"war,omitempty" pos:"war sparse"`                       // how the World Wars come
	Reach     int8  `msg:"rea,omitempty" pos:"reach_more -1..2 sparse"`          // cards of the zone in everybody's reach beyond three
	Missing   uint8 `msg:"mis,omitempty" pos:"operations_boxed 0..6 sparse"`     // Covert Operations that stay in the box, from the bottom
	Reserve   int8  `msg:"res,omitempty" pos:"reserve_more -2..4 sparse"`        // Agents in reserve at the start beyond the usual: the first seat's
	Rivals    int8  `msg:"riv,omitempty" pos:"rivals_reserve_more -2..4 sparse"` // the same for everybody else
	Dossier   uint8 `msg:"dos,omitempty" pos:"dossier 0..2 sparse"`              // Treaties that the first seat draws when the first round begins
	HeadStart uint8 `msg:"hea,omitempty" pos:"head_start 0..3 sparse"`           // the Stage on which HOC begins in its first Project
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
	At     Place  `msg:"p"`
	By     Player `msg:"b"` // owner, or in the zone whose Agents are on it
	Agents uint8  `msg:"a"`
	Ghosts uint8  `msg:"g"` // in the zone only
	Host   Card   `msg:"h"` // of an Inner Circle: the card it is attached to
}

// OperationState is a Covert Operation; Agents are on it only until the
// Takeover of the phase in which it was carried out.
type OperationState struct {
	By     Player `msg:"b"` // nobody: still in the stack
	Agents uint8  `msg:"a"`
	Ghosts uint8  `msg:"g"`
}

// PlayerState is a player with everything in front of it.
type PlayerState struct {
	Reserve     uint8              `msg:"r" pos:"reserve 0..10"`
	Pool        uint8              `msg:"p" pos:"pool 0..10"`
	Stages      [projects]uint8    `msg:"s"` // where its Coordinators are; 0: none
	Secondaries [secondaries]uint8 `msg:"q"`
	Kinds       [kinds]uint8       `msg:"k"`                        // Objectives taken over, counted by kind
	Made        Set                `msg:"m" pos:"made in=treaties"` // Treaties in front of it
	Hand        Set                `msg:"h" pos:"hand in=treaties"`
	HandSize    uint8              `msg:"hn"`                       // stays in a view
	Buried      Set                `msg:"u" pos:"back in=treaties"` // set-up: put back, not shuffled in yet
	Men         Men                `msg:"a"`
	MenSize     uint8              `msg:"an"`                        // stays in a view
	ExtraGhosts uint8              `msg:"e" pos:"extra_ghosts 0..2"` // Emissary: until the end of the Takeover
}

// TurnState is what matters only until the end of the current turn.
type TurnState struct {
	Infiltrated Card `msg:"i" pos:"infiltrated"` // the card that the Action Infiltrated, or noCard
	Anywhere    Card `msg:"y" pos:"anywhere"`    // the card with the Triads token, or noCard
	Played      bool `msg:"p" pos:"played"`      // a Man of Action other than an extra one
	EmblemsLess int8 `msg:"e" pos:"emblems_less 0..1"`
	AgentsLess  int8 `msg:"a" pos:"agents_less 0..1"`
	Unwatched   bool `msg:"f" pos:"unwatched"` // the Supervisor does not restrict
	WholeZone   bool `msg:"w" pos:"whole_zone"`
}

// TokenState is a Treaty token.
type TokenState struct {
	At      Card   `msg:"c" pos:"at"`                 // the card it lies on, or noCard
	Used    bool   `msg:"u" pos:"used"`               // its power was used in this round
	Live    bool   `msg:"l" pos:"live"`               // placed in this phase: its effect holds
	Against Player `msg:"a" pos:"against as=Whoever"` // Cosa Nostra: whom it waits for, else nobody
}

// Men are numbers of cards by kind.
type Men [men]uint8

// A Clue tells for each holder which Treaties it may hold, as far as the seat
// knows anything of them.
type Clue struct {
	May [holders]Set `msg:"m"`
}

// DraftState is the draft of the experienced set-up and, until everybody has
// put two cards back, its memory. Pack i began with seat i; at step k it is
// with the k-th seat clockwise from there.
type DraftState struct {
	Step  uint8                       `msg:"s" pos:"draft 0..6"`                // picks that everybody has made
	Packs [players]Set                `msg:"p" pos:"pack in=treaties by=Seat"`  // what is left in them
	Taken [players][draftSteps]Treaty `msg:"t" pos:"taken at=treaties by=Seat"` // what was taken from a pack at each step
}

// HOCState is HOC's own part of a position.
type HOCState struct {
	Order   [hocProjects]Project `msg:"o"` // the Project Order tokens
	Deck    [hocKinds]uint8      `msg:"d"` // Action cards that are still to come
	Grudges uint8                `msg:"g" pos:"grudges 0..99"`
}

// A Frame is an effect that waits on the decision stack.
type Frame struct {
	Kind frameKind `msg:"k" pos:"kind"`
	By   Player    `msg:"b" pos:"player"`    // who resolves it
	Card uint8     `msg:"c"`                 // Treaty, Man of Action, Project, group or card
	Step uint8     `msg:"s" pos:"step 0..9"` // next step of a text
	N    uint8     `msg:"n" pos:"n 0..99"`   // how many are left
	M    uint8     `msg:"m" pos:"m 0..99"`
}

type frameKind uint8

const (
	frTreaty  frameKind = iota // the Immediate effect of a Treaty
	frMan                      // the text of a Man of Action
	frRecruit                  // a Recruit that may be replaced by a card
	frDismiss                  // one Man of Action too many
	frPay                      // Objectives to be discarded for DEEP STATE, then the Advance
	frOffer                    // an Advance that a Treaty offers
	frGive                     // a card to be given away
	frReturn                   // Agents to be returned from Objectives
	frHit                      // the Hitman's target
	frMove                     // the Propagandist's card
	frAttach                   // an Inner Circle that may be attached
	frRecall                   // extra Recalls
	frMake                     // Treaties that may be made
	frTrim                     // a hand over the limit
	frames    = 14
)

var frameIDs = []string{"treaty", "man", "recruit", "dismiss", "pay", "offer", "give", "return", "hit", "move", "attach", "recall", "make", "trim"}

// stackSize bounds the frames that can wait at once: a player's Treaty Phase, a
// Treaty, what it asks, and room for positions made by hand.
const stackSize = 8

// A Question is what the game waits for.
type Question struct {
	Kind askKind `msg:"k"`
	By   Player  `msg:"b"` // who answers
}

type askKind uint8

const (
	askNothing askKind = iota
	askPick            // draft: a Treaty to keep
	askBury            // set-up: a Treaty to put back
	askTurn            // an Action, or what comes before it
	askRecruit         // Agents, or a Man of Action instead
	askDismiss         // a Man of Action to discard
	askPay             // an Objective to discard for DEEP STATE
	askProtect         // place the Yakuza token?
	askAmbush          // where to place the Cosa Nostra token
	askAttach          // attach an Inner Circle?
	askRecall          // where an extra Agent comes back from
	askTreaty          // a Treaty to make
	askOffer           // take the Advance that a Treaty offers?
	askGive            // what to give to whom
	askReturn          // where an Agent is returned from
	askTrim            // a Treaty to discard
	askHit             // whom the Hitman hits
	askMove            // which card goes where
	askKinds   = 18
)
