package shadownetwork

import "safehouse/rules"

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
	Level  Level        `pos:"options.syndicate"`           // of the Lone Syndicate
	House  House        `pos:"options.house sparse"`        // how the set-up differs from the printed one
	Called uint8        `pos:"called set=Privilege sparse"` // privileges used in this round, or in the game, one bit each
	Luck   rules.Chance `pos:"luck"`

	Seats uint8 `pos:"seats 1..5"` // 1 to 5; 1 plays against the Lone Syndicate
	Round uint8 `pos:"round 0..4"` // 0 during set-up
	Phase Phase `pos:"phase"`      //
	First Side  `pos:"first"`      // holds the First Player token; nobody during set-up
	Next  Side  `pos:"next"`       // from whom on the next Agent is looked for; in Scoring who may choose next
	Last  Side  `pos:"last"`       // took the latest Espionage Action of this round

	Cities [cities]CityState `pos:"cities by=City"`

	// Seen is the Black Market cards that were turned up, in the order in which
	// they lie at the bottom of the deck. The cards above have no order yet.
	Seen     [cities]City `pos:"seen_cards count=SeenSize"`
	SeenSize uint8

	Deck      ContractSet     `pos:"deck in=contracts"` // below the open Contracts; its order is not decided
	DeckSize  uint8           // stays in a view
	DeckKnown bool            `pos:"deck_known"` // it was made of open discards
	Market    [slots]Contract `pos:"market at=contracts by=Slot"`
	Discards  ContractSet     `pos:"discards in=contracts"` // thrown away by milestones

	Display HandlerSet            `pos:"display in=handlers"`
	Players [MaxSeats]PlayerState `pos:"players by=Player all"`
	Rival   SyndicateState        `pos:"syndicate"`

	Stack [stackSize]Frame `pos:"stack count=Depth top"` // what waits; the question is on top
	Depth uint8
}

// House is how a game is set up otherwise than printed: of every option its value
// less the default, so that zero is as printed.
type House struct {
	Rounds int8 `pos:"rounds as=house-rounds sparse"`             // -2 to 0, beside the printed four
	Cities int8 `pos:"cities as=house-cities sparse"`             // which are in play, see charts
	Purse  int8 `pos:"purse as=house-purse sparse"`               // Influence that seat 0 starts with beyond the printed
	Rivals int8 `pos:"rivals-purse as=house-rivals-purse sparse"` // that of every other side, the Lone Syndicate too
	Inbox  int8 `pos:"inbox as=house-inbox sparse"`               // -1: overlays stay on; 1: seat 0 starts without; 2: everybody does
	Wages  int8 `pos:"wages as=house-wages sparse"`               // -1 to 1, see wageTable
	Film   int8 `pos:"film as=house-film sparse"`                 // -1: the Lone Syndicate's other Agents come a round later, 1: earlier
	Staff  int8 `pos:"staff as=house-staff sparse"`               // 1: seat 0 keeps both Starting Handlers, 2: everybody does
	Deck   int8 `pos:"deck as=house-deck sparse"`                 // -1: without the dearest Contracts, 1: without the cheapest
	Free   int8 `pos:"passage as=house-passage sparse"`           // 1: seat 0 pays no rivals in a city
	Carbon int8 `pos:"carbon as=house-carbon sparse"`             // 1: the Lone Syndicate's next Action Card lies open

	Moves [privileges]int8 `pos:"moves by=Privilege sparse 0..1"` // of the first seat
}

// CityState is a city.
type CityState struct {
	Tile      Tile   `pos:"tile"`            // noTile where the city is locked
	Token     bool   `pos:"token"`           // Black Market
	Agents    uint8  `pos:"agents set=Side"` // sides, one bit each
	Leaked    Pieces `pos:"leaked by=Colour"`
	Influence uint8  `pos:"influence"` // leaked
}

// PlayerState is a player with everything on and beside the player board.
type PlayerState struct {
	Influence uint16       `pos:"influence 0..9999"`
	Inbox     Pieces       `pos:"inbox by=Colour"`
	Overlay   bool         `pos:"overlay"`        // still covers six slots
	Phone     uint8        `pos:"phone 0..4"`     // Agents on call
	Waged     uint8        `pos:"wage_area 0..2"` // Agents on the wage spaces: 1 is on the 10, 2 are on both
	Slots     [3]Slot      `pos:"- by=Slot"`
	Rows      [colours]Row `pos:"ledger by=Colour"`
	Open      bool         `pos:"analysis_open"` // the Analysis phase of the last Espionage Action goes on

	Hand     ContractSet        `pos:"hand in=contracts"`
	HandSize uint8              // stays in a view
	Done     [milestones]Turned `pos:"-"` // turned in, in order
	DoneSize uint8
	Chosen   ContractSet `pos:"finish set=Contract sparse"` // of the hand, in final scoring: to be finished before any other
	Taken    ContractSet `pos:"taken set=Contract"`         // taken from the open market and not thrown away: everybody saw it

	Tossed Contract   `pos:"box at=contracts"`  // thrown away in set-up
	Gave   Pieces     `pos:"gave by=Colour"`    // what that brought: everybody saw it
	Dealt  HandlerSet `pos:"dealt in=handlers"` // set-up: the Starting Handlers to choose from
	Kept   Handler    `pos:"kept at=handlers"`  // set-up: the one that was chosen
}

// Row is a row of a player's ledger. Briefcases stand on its leftmost spaces;
// since Contracts take the leftmost coloured ones, the white ones come first.
type Row struct {
	Filled uint8 `pos:"filled 0..9"`
	White  uint8 `pos:"white 0..9"`
}

// Slot is a place for a Handler on a player board.
type Slot struct {
	Handler Handler `pos:"board at=handlers"`
	Used    uint8   // markers
	Spent   bool    // used in this Analysis phase
}

// Turned is a Contract that was completed by a milestone. Which one it is only
// its owner knows; everybody saw which briefcases it took.
type Turned struct {
	Contract Contract `pos:"done at=contracts"`
	Took     Pieces
}

// SyndicateState is the Lone Syndicate.
type SyndicateState struct {
	Influence uint16        `pos:"influence 0..9999"`
	Inbox     Pieces        `pos:"inbox by=Colour"`
	Ledger    Pieces        `pos:"ledger by=Colour"`
	Column    [colours]bool `pos:"column by=Colour"` // first column
	Phone     uint8         `pos:"phone 0..4"`
	Film      [Rounds]uint8 `pos:"film by=Film 0..4"` // Agents waiting on the film strip, index is the round less 1
	Handlers  [2]Handler    `pos:"syndicate at=handlers by=Slot"`
	Contracts ContractSet   `pos:"syndicate in=contracts"`
	Deck      actionSet     // Action Cards that were not revealed since the last shuffle
	Card      Action        `pos:"card"` // last revealed
	Next      uint8         // the one that lies open and comes next, from 1; 0 for none
}

// A Frame is something that waits on the stack: a turn, an effect, or a
// question.
type Frame struct {
	Kind FrameKind `pos:"kind"`
	Side Side      `pos:"side"`
	Step uint8     `pos:"step 0..9"`
	City City      `pos:"city"`
	What uint8     // as the kind says
	Left Pieces    `pos:"left by=Colour"`  // pieces that are still to be placed or taken
	Coin uint8     `pos:"influence 0..99"` // Influence that is still to be placed, or pieces to be paid
}

// stackSize bounds what can wait at once: a turn, its Analysis, a milestone and
// the pieces it brings; or Upkeep, the Lone Syndicate's Analysis and a question.
const stackSize = 4

// Where the pieces of AskCollect come from.
const (
	fromCity   = iota // leaked ones; they stay on the city when there is no room
	fromTile          // the Secret Data Tile
	fromSupply        // a Handler, an exchange, a Contract thrown away
	sources    = 3
)

var sourceIDs = []string{"leaked", "secret", "supply"}

// Windows of an Analysis phase (AskAnalyse).
const (
	afterAction = iota // right after the Espionage Action
	beforeNext         // before the next placement, or before Upkeep
)
