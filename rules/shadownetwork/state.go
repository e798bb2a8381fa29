package shadownetwork

import "safehouse/rules"

//go:generate go tool msgp -tests=false -io=false
//msgp:limit arrays:256 maps:256
//msgp:clearomitted
//msgp:replace Colour with:uint8
//msgp:replace City with:uint8
//msgp:replace Tile with:uint8
//msgp:replace Contract with:uint8
//msgp:replace Handler with:uint8
//msgp:replace Action with:uint8
//msgp:replace Side with:uint8
//msgp:replace Level with:uint8
//msgp:replace Phase with:uint8
//msgp:replace frameKind with:uint8
//msgp:replace ContractSet with:uint32
//msgp:replace HandlerSet with:uint32
//msgp:replace actionSet with:uint16

// Pieces counts Intelligence or briefcases by colour.
type Pieces [colours]uint8

// Sizes of the game.
const (
	MaxSeats = 5
	Rounds   = 4
	agents   = 4 // of each side
)

// A Side is a seat, or the Lone Syndicate.
type Side uint8

// Syndicate is the side of the Lone Syndicate.
const (
	Syndicate Side = 5
	sides          = 6
	nobody    Side = 0xff
)

var sideIDs = []string{"0", "1", "2", "3", "4", "syndicate"}

// A Phase is a part of the game.
type Phase uint8

// Phases. Closing is the end of Espionage & Analysis, when every Agent is
// placed and open Analysis phases come to their end. The Black Market Reset has
// no decisions and no phase of its own. Scoring, between Upkeep and the end, is
// there only when somebody can choose what to finish; its number is the last,
// for the others stand in saved matches.
const (
	Dealing Phase = iota
	Espionage
	Closing
	Upkeep
	Ended
	Scoring
	phases = 6
)

var phaseIDs = []string{"setup", "espionage", "closing", "upkeep", "end", "scoring"}

// State is a position of Shadow Network: one flat value.
type State struct {
	Level Level        `msg:"lev" pos:"options.syndicate"`               // of the Lone Syndicate
	House House        `msg:"house,omitzero" pos:"options.house sparse"` // how the set-up differs from the printed one
	Luck  rules.Chance `msg:"luck" pos:"luck"`

	Seats uint8 `msg:"n" pos:"seats 1..5"`  // 1 to 5; 1 plays against the Lone Syndicate
	Round uint8 `msg:"rd" pos:"round 0..4"` // 0 during set-up
	Phase Phase `msg:"ph" pos:"phase"`      //
	First Side  `msg:"first" pos:"first"`   // holds the First Player token; nobody during set-up
	Next  Side  `msg:"next" pos:"next"`     // from whom on the next Agent is looked for; in Scoring who may choose next
	Last  Side  `msg:"last" pos:"last"`     // took the latest Espionage Action of this round

	Cities [cities]CityState `msg:"city" pos:"cities by=City"`

	// Seen is the Black Market cards that were turned up, in the order in which
	// they lie at the bottom of the deck. The cards above have no order yet.
	Seen     [cities]City `msg:"seen" pos:"seen_cards count=SeenSize"`
	SeenSize uint8        `msg:"sn"`

	Deck      ContractSet     `msg:"deck" pos:"deck in=contracts"` // below the open Contracts; its order is not decided
	DeckSize  uint8           `msg:"dn"`                           // stays in a view
	DeckKnown bool            `msg:"dk" pos:"deck_known"`          // it was made of open discards
	Market    [slots]Contract `msg:"mk" pos:"market at=contracts by=Slot"`
	Discards  ContractSet     `msg:"disc" pos:"discards in=contracts"` // thrown away by milestones

	Display HandlerSet            `msg:"disp" pos:"display in=handlers"`
	Players [MaxSeats]PlayerState `msg:"pl" pos:"players by=Player all"`
	Rival   SyndicateState        `msg:"ls" pos:"syndicate"`

	Stack [stackSize]Frame `msg:"st" pos:"stack count=Depth top"` // what waits; the question is on top
	Depth uint8            `msg:"dep"`
}

// House is how a game is set up otherwise than printed: of every option its value
// less the default, so that zero is as printed.
type House struct {
	Rounds int8 `msg:"rd,omitempty" pos:"rounds as=house-rounds sparse"`             // -2 to 0, beside the printed four
	Cities int8 `msg:"ci,omitempty" pos:"cities as=house-cities sparse"`             // which are in play, see charts
	Purse  int8 `msg:"pu,omitempty" pos:"purse as=house-purse sparse"`               // Influence that seat 0 starts with beyond the printed
	Rivals int8 `msg:"ri,omitempty" pos:"rivals-purse as=house-rivals-purse sparse"` // that of every other side, the Lone Syndicate too
	Inbox  int8 `msg:"in,omitempty" pos:"inbox as=house-inbox sparse"`               // -1: overlays stay on; 1: seat 0 starts without; 2: everybody does
	Wages  int8 `msg:"wa,omitempty" pos:"wages as=house-wages sparse"`               // -1 to 1, see wageTable
	Film   int8 `msg:"fi,omitempty" pos:"film as=house-film sparse"`                 // -1: the Lone Syndicate's other Agents come a round later, 1: earlier
	Staff  int8 `msg:"st,omitempty" pos:"staff as=house-staff sparse"`               // 1: seat 0 keeps both Starting Handlers, 2: everybody does
	Deck   int8 `msg:"de,omitempty" pos:"deck as=house-deck sparse"`                 // -1: without the dearest Contracts, 1: without the cheapest
}

// CityState is a city.
type CityState struct {
	Tile      Tile   `msg:"t" pos:"tile"`            // noTile where the city is locked
	Token     bool   `msg:"b" pos:"token"`           // Black Market
	Agents    uint8  `msg:"a" pos:"agents set=Side"` // sides, one bit each
	Leaked    Pieces `msg:"l" pos:"leaked by=Colour"`
	Influence uint8  `msg:"i" pos:"influence"` // leaked
}

// PlayerState is a player with everything on and beside the player board.
type PlayerState struct {
	Influence uint16       `msg:"i" pos:"influence 0..9999"`
	Inbox     Pieces       `msg:"in" pos:"inbox by=Colour"`
	Overlay   bool         `msg:"ov" pos:"overlay"`        // still covers six slots
	Phone     uint8        `msg:"ph" pos:"phone 0..4"`     // Agents on call
	Waged     uint8        `msg:"wg" pos:"wage_area 0..2"` // Agents on the wage spaces: 1 is on the 10, 2 are on both
	Slots     [3]Slot      `msg:"sl" pos:"- by=Slot"`
	Rows      [colours]Row `msg:"row" pos:"ledger by=Colour"`
	Open      bool         `msg:"op" pos:"analysis_open"` // the Analysis phase of the last Espionage Action goes on

	Hand     ContractSet        `msg:"h" pos:"hand in=contracts"`
	HandSize uint8              `msg:"hn"`        // stays in a view
	Done     [milestones]Turned `msg:"d" pos:"-"` // turned in, in order
	DoneSize uint8              `msg:"dn"`
	Chosen   ContractSet        `msg:"ch,omitempty" pos:"finish set=Contract sparse"` // of the hand, in final scoring: to be finished before any other
	Taken    ContractSet        `msg:"tk" pos:"taken set=Contract"`                   // taken from the open market and not thrown away: everybody saw it

	Tossed Contract   `msg:"to" pos:"box at=contracts"`  // thrown away in set-up
	Gave   Pieces     `msg:"gv" pos:"gave by=Colour"`    // what that brought: everybody saw it
	Dealt  HandlerSet `msg:"dh" pos:"dealt in=handlers"` // set-up: the Starting Handlers to choose from
	Kept   Handler    `msg:"kh" pos:"kept at=handlers"`  // set-up: the one that was chosen
}

// Row is a row of a player's ledger. Briefcases stand on its leftmost spaces;
// since Contracts take the leftmost coloured ones, the white ones come first.
type Row struct {
	Filled uint8 `msg:"f" pos:"filled 0..9"`
	White  uint8 `msg:"w" pos:"white 0..9"`
}

// Slot is a place for a Handler on a player board.
type Slot struct {
	Handler Handler `msg:"h" pos:"board at=handlers"`
	Used    uint8   `msg:"u"` // markers
	Spent   bool    `msg:"s"` // used in this Analysis phase
}

// Turned is a Contract that was completed by a milestone. Which one it is only
// its owner knows; everybody saw which briefcases it took.
type Turned struct {
	Contract Contract `msg:"c" pos:"done at=contracts"`
	Took     Pieces   `msg:"p"`
}

// SyndicateState is the Lone Syndicate.
type SyndicateState struct {
	Influence uint16        `msg:"i" pos:"influence 0..9999"`
	Inbox     Pieces        `msg:"in" pos:"inbox by=Colour"`
	Ledger    Pieces        `msg:"led" pos:"ledger by=Colour"`
	Column    [colours]bool `msg:"col" pos:"column by=Colour"` // first column
	Phone     uint8         `msg:"ph" pos:"phone 0..4"`
	Film      [Rounds]uint8 `msg:"fi" pos:"film by=Film 0..4"` // Agents waiting on the film strip, index is the round less 1
	Handlers  [2]Handler    `msg:"h" pos:"syndicate at=handlers by=Slot"`
	Contracts ContractSet   `msg:"ct" pos:"syndicate in=contracts"`
	Deck      actionSet     `msg:"ad"`            // Action Cards that were not revealed since the last shuffle
	Card      Action        `msg:"ac" pos:"card"` // last revealed
}

// A Frame is something that waits on the stack: a turn, an effect, or a
// question.
type Frame struct {
	Kind frameKind `msg:"k" pos:"kind"`
	Side Side      `msg:"s" pos:"side"`
	Step uint8     `msg:"n" pos:"step 0..9"`
	City City      `msg:"c" pos:"city"`
	What uint8     `msg:"w"`                       // as the kind says
	Left Pieces    `msg:"l" pos:"left by=Colour"`  // pieces that are still to be placed or taken
	Coin uint8     `msg:"i" pos:"influence 0..99"` // Influence that is still to be placed, or pieces to be paid
}

type frameKind uint8

// Frames. Those from frKeep on are questions, put to Frame.Side.
const (
	frTurn      frameKind = iota // a player's Espionage Action and Analysis; Step says how far it has come
	frSyndicate                  // the Lone Syndicate's turn
	frStudy                      // the Lone Syndicate's Analysis Actions
	frUpkeep                     // the Upkeep phase; Side is the next to pay wages
	frKeep                       // set-up: a Starting Handler to keep
	frToss                       // set-up: a Contract to throw away
	frPlace                      // a city for the Agent
	frCollect                    // pieces that do not all fit; What tells where they come from
	frLeak                       // a city for the next leaked piece; What is the letter
	frMarket                     // Black Market Actions; What is those that were taken
	frSecond                     // a second Contract
	frReplace                    // a Handler that makes room for the hired one, What
	frAnalyse                    // Analysis Actions; Step is the window
	frMilestone                  // a milestone action; What is the row
	frWage                       // Intelligence to pay wages with; Coin pieces are missing
	frHireFor                    // which of the Handlers of the best colour the Lone Syndicate hires
	frUseFor                     // which of its two Handlers the Lone Syndicate uses; What is the hired one, or noHandler
	frFinish                     // final scoring: which Contracts are finished where the briefcases do not suffice for all
	frames      = 18
)

var frameIDs = []string{"turn", "syndicate", "study", "upkeep", "keep", "toss", "place", "collect", "leak", "market",
	"second", "replace", "analyse", "milestone", "wage", "hire-for", "use-for", "finish"}

// stackSize bounds what can wait at once: a turn, its Analysis, a milestone and
// the pieces it brings; or Upkeep, the Lone Syndicate's Analysis and a question.
const stackSize = 4

// Where the pieces of frCollect come from.
const (
	fromCity   = iota // leaked ones; they stay on the city when there is no room
	fromTile          // the Secret Data Tile
	fromSupply        // a Handler, an exchange, a Contract thrown away
	sources    = 3
)

var sourceIDs = []string{"leaked", "secret", "supply"}

// Windows of an Analysis phase (frAnalyse).
const (
	afterAction = iota // right after the Espionage Action
	beforeNext         // before the next placement, or before Upkeep
)
