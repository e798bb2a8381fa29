package infiltration

import "safehouse/rules"

//go:generate go tool msgp -tests=false -io=false
//msgp:limit arrays:256 maps:256
//msgp:replace Place with:uint8
//msgp:replace Operative with:uint8
//msgp:replace Card with:uint8
//msgp:replace Room with:uint8
//msgp:replace NPC with:uint8
//msgp:replace Set with:uint64
//msgp:replace frameKind with:uint8
//msgp:replace askKind with:uint8
//msgp:replace rules.Seats with:uint8

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
	Options Choices      `msg:"opt" pos:"options"`
	Luck    rules.Chance `msg:"luck" pos:"luck"`

	Round     uint16 `msg:"rd" pos:"round 0..9999"` // 0 during set-up
	Phase     Phase  `msg:"ph" pos:"phase"`
	Over      bool   `msg:"over" pos:"over"`
	Seats     uint8  `msg:"n" pos:"seats 2..6"`         // 2 to 6
	First     uint8  `msg:"first" pos:"first <Seats"`   // seat that holds the security tracker
	Proximity uint8  `msg:"prox" pos:"proximity 0..99"` // 0 to 99
	Alarm     int8   `msg:"al" pos:"alarm -1..8"`       // -1 to 8

	// Ring is the operatives in play in the order in which cards are passed in
	// the draft, see ringSeat.
	Ring  [operatives]Operative      `msg:"ring"`
	Crew  uint8                      `msg:"crew"`                              // number of operatives in Ring
	Draft uint8                      `msg:"dr" pos:"draft_step 0..3"`          // step of the draft, 1 to 3
	Ops   [operatives]OperativeState `msg:"ops" pos:"operatives by=Operative"` // index is Operative

	Rooms [rooms]RoomState `msg:"rooms" pos:"rooms by=Place"` // index is Place
	NPCs  [npcs]NPCState   `msg:"npcs" pos:"npcs by=NPC"`
	Left  [3]LeftItem      `msg:"left"` // items lying in rooms, as in roomItems

	Deck     Set   `msg:"deck" pos:"deck in=items"`
	DeckSize uint8 `msg:"dn"` // cards in the deck; stays in a view
	Discard  Set   `msg:"disc" pos:"discard in=items"`
	Box      Set   `msg:"box" pos:"box in=items"` // items out of the game that everybody saw go

	// Unseen counts the tokens of value 1, 2 and 3 that nobody has collected.
	// Which of them lie in the pool, in rooms or in the box is not decided:
	// nobody may look at a token before it is collected.
	Unseen   [3]uint8 `msg:"uns" pos:"data.unseen by=Value 0..39"`
	Pool     uint8    `msg:"pool" pos:"data.pool 0..117"` // tokens in the server pool
	Boxed    uint8    `msg:"bxd" pos:"data.box 0..117"`   // tokens out of the game
	Protos   uint8    `msg:"prot"`                        // Prototypes in the special pool
	FileFree bool     `msg:"file"`                        // the Blackmail File is in the special pool
	Sludge   Place    `msg:"slu"`

	// Clues tell what a seat knows about items that it does not see: for each
	// item the operatives in whose hands it can be, one bit each. 0 is no clue.
	Clues [rules.MaxSeats][items]uint8 `msg:"clue"`

	Stack [stackSize]Frame `msg:"st" pos:"stack count=Depth top"` // effects that stopped to ask, the last one on top
	Depth uint8            `msg:"dep"`
	Ask   Question         `msg:"ask"` // what is asked now
}

// Choices are the options of the set-up.
type Choices struct {
	Extraction  bool `msg:"ext" pos:"extraction"`
	Draft       bool `msg:"dra" pos:"draft"`
	Labyrinth   bool `msg:"lab" pos:"labyrinth"`
	Scattered   bool `msg:"sca" pos:"scattered"`
	Specialists bool `msg:"spe" pos:"specialists"`
	Alarm       int8 `msg:"ala" pos:"alarm -1..1"` // where the alarm dial starts: -1, 0 or 1
	Pair        bool `msg:"pai" pos:"pair"`        // seat 0 runs two operatives
	Goal        bool `msg:"goa" pos:"goal"`        // seat 0 also wants more than GoalZettabytes

	Proximity int8 `msg:"prx,omitempty" pos:"proximity 0..5 sparse"`    // tens at which the dial starts
	Rounds    int8 `msg:"rou,omitempty" pos:"rounds 0..15 sparse"`      // after which the mercs are there; 0: when proximity says so
	Items     int8 `msg:"ite,omitempty" pos:"items_more -2..1 sparse"`  // item cards that everybody is dealt beyond four
	Kit       int8 `msg:"kit,omitempty" pos:"kit -2..3 sparse"`         // those of seat 0 beyond that
	Purse     int8 `msg:"pur,omitempty" pos:"purse 0..4 sparse"`        // data tokens that seat 0 begins with
	Rivals    int8 `msg:"riv,omitempty" pos:"rivals_purse 0..4 sparse"` // those of every other operative
	Wounded   int8 `msg:"wou,omitempty" pos:"wounded 0..3 sparse"`      // who begins wounded
}

// OperativeState is an operative with everything in its play area.
type OperativeState struct {
	Seat    int8  `msg:"s" pos:"seat <Seats"` // -1: not in this game
	Place   Place `msg:"p" pos:"place"`
	Wounded bool  `msg:"w" pos:"wounded"`
	Delayed bool  `msg:"d" pos:"delayed"`
	Stood   bool  `msg:"u" pos:"stood_up"` // was delayed in this round's Selection Phase

	Hand     Set         `msg:"h" pos:"hand in=items"` // items; after an escape out of play and unseen
	HandSize uint8       `msg:"hn"`
	Kept     Set         `msg:"k" pos:"kept set=Item"` // draft: kept in this step
	KeptSize uint8       `msg:"kn"`
	Selected Card        `msg:"c" pos:"selected"`
	Shown    rules.Seats `msg:"cs" pos:"shown_to set=Seat <Seats"` // who was shown the selected card by Informant
	Resolved bool        `msg:"r" pos:"resolved"`                  // has flipped its card this round
	Played   uint8       `msg:"a" pos:"played set=Action"`         // action cards in the play area, one bit each
	Table    Set         `msg:"t" pos:"played in=items"`           // items in the play area

	Data    [3]uint8  `msg:"v" pos:"data by=Value 0..39"` // collected tokens of value 1, 2 and 3
	Tokens  uint8     `msg:"n"`                           // their number; stays in a view
	From    [2]Place  `msg:"f" pos:"from count=Took"`     // rooms of the first two tokens collected from rooms this round
	Took    uint8     `msg:"fn"`
	Extract Place     `msg:"x"`            // room of an Extract to be collected; anywhere, or none
	Link    Operative `msg:"l" pos:"link"` // whom its Piggyback Link names
	Protos  uint8     `msg:"pr"`
	File    bool      `msg:"bf"`
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
	Card      Room  `msg:"c" pos:"card"`
	Interface bool  `msg:"i" pos:"interface"`       // the interface token is there
	Spent     bool  `msg:"s" pos:"spent"`           // the interface token was removed
	Guarded   bool  `msg:"g" pos:"guarded"`         // the tech lock or lab worker token is there
	Data      uint8 `msg:"d" pos:"data 0..117"`     // available tokens
	Downloads uint8 `msg:"n" pos:"downloads 0..99"` // Downloads resolved here this round
	Wire      uint8 `msg:"w" pos:"wire 0..9"`       // High-Capacity Wire: extra tokens this round
	Brought   NPC   `msg:"b" pos:"brought"`         // NPC that its Reveal function brought in
}

// NPCState is where an NPC is.
type NPCState struct {
	Place Place `msg:"p" pos:"place"`
	Up    bool  `msg:"u" pos:"faceup"`
	Acted bool  `msg:"a" pos:"acted"` // in this NPC Phase
}

// LeftItem is an item that was left in a room; Place is inHand before.
type LeftItem struct {
	Place Place     `msg:"p"`
	Owner Operative `msg:"o"`
}

// A Frame is an effect that waits on the decision stack.
type Frame struct {
	Kind  frameKind `msg:"k" pos:"kind"`
	Op    Operative `msg:"o" pos:"operative"` // who resolves it
	Card  uint8     `msg:"c"`                 // item, room or action
	Step  uint8     `msg:"s" pos:"step 0..9"` // next step, or stage
	Place Place     `msg:"p" pos:"place"`     // room chosen or entered
	N     int8      `msg:"n" pos:"n 0..127"`  // rooms or tokens left
	Dirs  uint8     `msg:"d"`                 // directions
	Maybe bool      `msg:"m" pos:"optional"`  // may stop early
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
	Kind askKind   `msg:"k"`
	Op   Operative `msg:"o"` // about whom; its seat answers unless Kind says otherwise
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
