package infiltration

import "safehouse/rules"

// A Phase is a part of the round.
type Phase uint8

// Phases. Drafting and Entering belong to set-up; Wrap is the end of the
// Resolution Phase (Extract, Piggyback Link, Remote Spyware).
const (
	Drafting Phase = iota
	Entering
	Selection
	Resolution
	Wrap
	NPCPhase
	Security
	phases = 7
)

var phaseIDs = []string{"draft", "entry", "selection", "resolution", "wrap", "npc", "security"}

// State is a position of Infiltration: one flat value.
type State struct {
	Options Choices      `pos:"options"`
	Luck    rules.Chance `pos:"luck"`

	Called  uint16 `pos:"called set=Privilege sparse"` // privileges that were used, one bit each
	Stalled bool   `pos:"stalled sparse"`              // the die is not rolled at the end of this round

	Round     uint16 `pos:"round 0..9999"` // 0 during set-up
	Phase     Phase  `pos:"phase"`
	Over      bool   `pos:"over"`
	Seats     uint8  `pos:"seats 2..6"`      // 2 to 6
	First     uint8  `pos:"first <Seats"`    // seat that holds the security tracker
	Proximity uint8  `pos:"proximity 0..99"` // 0 to 99
	Alarm     int8   `pos:"alarm -1..8"`     // -1 to 8

	// Ring is the operatives in play in the order in which cards are passed in
	// the draft, see ringSeat.
	Ring  [operatives]Operative
	Crew  uint8                      // number of operatives in Ring
	Draft uint8                      `pos:"draft_step 0..3"`         // step of the draft, 1 to 3
	Ops   [operatives]OperativeState `pos:"operatives by=Operative"` // index is Operative

	Rooms [rooms]RoomState `pos:"rooms by=Place"` // index is Place
	NPCs  [npcs]NPCState   `pos:"npcs by=NPC"`
	Left  [3]LeftItem      // items lying in rooms, as in roomItems

	Deck     Set   `pos:"deck in=items"`
	DeckSize uint8 // cards in the deck; stays in a view
	Discard  Set   `pos:"discard in=items"`
	Box      Set   `pos:"box in=items"` // items out of the game that everybody saw go

	// Unseen counts the tokens of value 1, 2 and 3 that nobody has collected.
	// Which of them lie in the pool, in rooms or in the box is not decided:
	// nobody may look at a token before it is collected.
	Unseen   [3]uint8 `pos:"data.unseen by=Value 0..39"`
	Pool     uint8    `pos:"data.pool 0..117"` // tokens in the server pool
	Boxed    uint8    `pos:"data.box 0..117"`  // tokens out of the game
	Protos   uint8    // Prototypes in the special pool
	FileFree bool     // the Blackmail File is in the special pool
	Sludge   Place

	// Clues tell what a seat knows about items that it does not see: for each
	// item the operatives in whose hands it can be, one bit each. 0 is no clue.
	Clues [rules.MaxSeats][items]uint8

	Stack [stackSize]Frame `pos:"stack count=Depth top"` // effects that stopped to ask, the last one on top
	Depth uint8
	Ask   Question // what is asked now
}

// Choices are the options of the set-up.
type Choices struct {
	Extraction  bool `pos:"extraction"`
	Draft       bool `pos:"draft"`
	Labyrinth   bool `pos:"labyrinth"`
	Scattered   bool `pos:"scattered"`
	Specialists bool `pos:"specialists"`
	Alarm       int8 `pos:"alarm -1..1"` // where the alarm dial starts: -1, 0 or 1
	Pair        bool `pos:"pair"`        // seat 0 runs two operatives
	Goal        bool `pos:"goal"`        // seat 0 also wants more than GoalZettabytes

	Proximity int8 `pos:"proximity 0..5 sparse"`    // tens at which the dial starts
	Rounds    int8 `pos:"rounds 0..15 sparse"`      // after which the mercs are there; 0: when proximity says so
	Items     int8 `pos:"items_more -2..1 sparse"`  // item cards that everybody is dealt beyond four
	Kit       int8 `pos:"kit -2..3 sparse"`         // those of seat 0 beyond that
	Purse     int8 `pos:"purse 0..4 sparse"`        // data tokens that seat 0 begins with
	Rivals    int8 `pos:"rivals_purse 0..4 sparse"` // those of every other operative
	Wounded   int8 `pos:"wounded 0..3 sparse"`      // who begins wounded

	Privileges [privileges]int8 `pos:"privileges by=Privilege sparse 0..1"` // of seat 0
}

// OperativeState is an operative with everything in its play area.
type OperativeState struct {
	Seat    int8  `pos:"seat <Seats"` // -1: not in this game
	Place   Place `pos:"place"`
	Wounded bool  `pos:"wounded"`
	Delayed bool  `pos:"delayed"`
	Stood   bool  `pos:"stood_up"` // was delayed in this round's Selection Phase

	Hand     Set `pos:"hand in=items"` // items; after an escape out of play and unseen
	HandSize uint8
	Kept     Set `pos:"kept set=Item"` // draft: kept in this step
	KeptSize uint8
	Selected Card        `pos:"selected"`
	Shown    rules.Seats `pos:"shown_to set=Seat <Seats"` // who was shown the selected card by Informant
	Resolved bool        `pos:"resolved"`                 // has flipped its card this round
	Played   uint8       `pos:"played set=Action"`        // action cards in the play area, one bit each
	Table    Set         `pos:"played in=items"`          // items in the play area

	Data    [3]uint8 `pos:"data by=Value 0..39"` // collected tokens of value 1, 2 and 3
	Tokens  uint8    // their number; stays in a view
	From    [2]Place `pos:"from count=Took"` // rooms of the first two tokens collected from rooms this round
	Took    uint8
	Extract Place     // room of an Extract to be collected; anywhere, or none
	Link    Operative `pos:"link"` // whom its Piggyback Link names
	Protos  uint8
	File    bool
}

// nobodyState is an operative that is not in this game.
var nobodyState = OperativeState{Seat: -1, Place: Away, Selected: noCard, Extract: extractNone, Link: noOperative, From: [2]Place{noRoom, noRoom}}

// Values of OperativeState.Extract that are no room.
const (
	extractNone = Place(0xff)
	extractHere = Place(0xfe) // where the operative stands then
)

// RoomState is a position of the facility.
type RoomState struct {
	Card      Room  `pos:"card"`
	Interface bool  `pos:"interface"`       // the interface token is there
	Spent     bool  `pos:"spent"`           // the interface token was removed
	Guarded   bool  `pos:"guarded"`         // the tech lock or lab worker token is there
	Data      uint8 `pos:"data 0..117"`     // available tokens
	Downloads uint8 `pos:"downloads 0..99"` // Downloads resolved here this round
	Wire      uint8 `pos:"wire 0..9"`       // High-Capacity Wire: extra tokens this round
	Brought   NPC   `pos:"brought"`         // NPC that its Reveal function brought in
}

// NPCState is where an NPC is.
type NPCState struct {
	Place Place `pos:"place"`
	Up    bool  `pos:"faceup"`
	Acted bool  `pos:"acted"` // in this NPC Phase
}

// LeftItem is an item that was left in a room; Place is inHand before.
type LeftItem struct {
	Place Place
	Owner Operative
}

// A Frame is an effect that waits on the decision stack.
type Frame struct {
	Kind  frameKind `pos:"kind"`
	Op    Operative `pos:"operative"` // who resolves it
	Card  uint8     // item, room or action
	Step  uint8     `pos:"step 0..9"` // next step, or stage
	Place Place     `pos:"place"`     // room chosen or entered
	N     int8      `pos:"n 0..127"`  // rooms or tokens left
	Dirs  uint8     // directions
	Maybe bool      `pos:"optional"` // may stop early
}

type frameKind uint8

const (
	frItem      frameKind = iota // an item's text
	frInterface                  // a room's Interface function
	frEnter                      // a room's Enter function
	frAction                     // an action card
	frMove                       // a movement of up to N rooms
	frElevator                   // the Executive Elevator's Retreat function
	frArrive                     // entering a room
	frames      = 7
)

var frameIDs = []string{"item", "interface", "enter", "action", "move", "elevator", "arrive"}

// stackSize bounds the frames that can wait at once: Informant, the item
// played through it, its action card, the move, the arrival and the Enter
// function, an Interface function and the moves it forces.
const stackSize = 16

// A Question is what the game waits for.
type Question struct {
	Kind askKind
	Op   Operative // about whom; its seat answers unless Kind says otherwise
}

type askKind uint8

const (
	askNothing   askKind = iota
	askKeep              // draft: an item to keep
	askPass              // draft: the item to pass
	askSelect            // the card for this round
	askResolve           // which of a seat's operatives goes first
	askMove              // the next room of a movement, or to stop
	askPlay              // a card to play as part of an item
	askRoom              // a room
	askOperative         // an operative
	askShot              // what the Gauss Pistol hits
	askDiscard           // an item of the hand to discard
	askSwap              // the same, any number of times
	askWard              // an item to discard or a wound
	askLaser             // a wound or an alarm
	askCarry             // a number of tokens
	askNPC               // the NPC to act first; the first player answers
	askExtract           // which of a seat's operatives extracts first
)

// askIDs name the questions in their order.
var askIDs = []string{"", "keep", "pass", "select", "resolve", "move", "play", "room", "operative", "shot", "discard", "swap", "ward", "laser", "carry", "npc", "extract"}
