package intoodeep

import "safehouse/rules"

// A Phase is a part of the game's course: the five steps of a person's turn,
// Echo's turn, and the end of a Chapter.
type Phase uint8

// Phases.
const (
	Hooking Phase = iota
	Acting
	Storying
	Ditching
	Drawing
	EchoTurn
	ChapterEnd
	Redrawing
	phases = 8
)

// phaseIDs name the phases; drawing is the second half of the fifth step, and
// drawing late what may be made up for of it before one's next turn.
var phaseIDs = []string{"hook", "actions", "story", "ditch", "draw", "echo", "chapter", "draw-late"}

// maxPlayers is the most who can play, Echo included. Players are numbered
// like seats; Echo comes after the last one.
const maxPlayers = 5

// State is a position of In Too Deep: one flat value.
type State struct {
	Options Choices      `pos:"options"`
	Luck    rules.Chance `pos:"luck"`

	Seats     uint8  `pos:"seats 1..5"`
	Round     uint16 `pos:"round 1..9999"`
	Phase     Phase  `pos:"phase"`
	Over      bool   `pos:"over"`
	First     uint8  `pos:"first as=Player"`         // the start player, a person
	Now       uint8  `pos:"now as=Player"`           // whose turn it is
	Chapter   uint8  `pos:"chapter.number 1..3"`     // 1 to 3
	Triggered bool   `pos:"chapter.triggered"`       // the end of the Chapter has been triggered
	LastTurns uint8  `pos:"chapter.last_turns 0..5"` // Chapter 3: turns to be played after the one that triggered its end
	Lasted    uint8  `pos:"chapter.rounds 0..200"`   // rounds that this Chapter has lasted

	Turning Turning            `pos:"turn"`
	City    City               `pos:"."`
	Players [maxPlayers]Player `pos:"players by=Player all"`
	Locks   [criminals]uint8   `pos:"lock at=boosts by=Criminal"` // Boost token on the tag, else noToken

	// Evidence board.
	Supply     Set              `pos:"supply in=evidence"`
	Pool       Set              `pos:"pool in=evidence"`
	Plank      [plankSize]uint8 `pos:"plank at=evidence"` // tokens, or noToken
	Wheel      [sectors]uint8   `pos:"wheel at=boosts"`   // Boost tokens, or noToken
	WheelIntel [sectors]uint8   `pos:"wheel by=Sector 0..250"`
	Stack      Stock            `pos:"stack in=boosts"`
	Spent      Stock            `pos:"discard in=boosts"` // discarded Boosts

	// Syndicate board.
	Assignments [3]Evidence  `pos:"rows by=Row all"`
	Filed       [3][3]uint8  `pos:"- at=evidence by=Row down=FiledDown"` // tokens on the Chapter slots of each row
	FiledDown   [3]uint8     // those of them that lie face down, one bit each
	Slots       [slots]uint8 `pos:"- at=evidence by=Slot"` // tokens in the bonus slots, face down
	Public      Set          `pos:"public in=evidence"`

	// Cards.
	Dilemmas  Set         `pos:"deck in=dilemmas"` // the deck
	Discarded Set         `pos:"discard in=dilemmas"`
	Crimes    Set         `pos:"deck in=crimes"` // the shuffled parts of all four crime decks
	Under     [decks]Pile // ditched cards below them
	Display   Set         `pos:"display in=crimes"`
	Done      Set         `pos:"done in=crimes"`    // completed Side Crimes
	Removed   Set         `pos:"removed in=crimes"` // not in this game

	Echo EchoState `pos:"echo"`

	// Clues are what each seat knows about pieces that it does not see.
	Clues  [maxPlayers]Clue `pos:"clues by=Seat"`
	Unseen Unseen

	Frames [stackSize]Frame `pos:"stack count=Depth top"` // effects that stopped to ask, the last one on top
	Depth  uint8
	Ask    Question
}

// Choices are the options of the set-up.
type Choices struct {
	Echo       bool `pos:"echo"` // Echo beside two persons; alone against her always
	Feedback   bool // her harder board
	Murmur     bool // the milder one with a handicap
	Storylines int8 `pos:"storylines 5..7"` // 5 to 7

	Skipped  int8  `pos:"skipped_chapters 0..2 sparse"` // Chapters before the one with which the game begins
	Rounds   int8  `pos:"chapter_rounds 0..19 sparse"`  // that a Chapter lasts at most; 0: stallRounds
	Dark     uint8 `pos:"dark as=Dark sparse"`          // the Zone without a power, counted from 1; 0 for none
	Stories  int8  `pos:"stories 0..5 sparse"`          // storylines with a Level-1 crime in the display
	Intel    int8  `pos:"intel_more -3..9 sparse"`      // of seat 0 beyond startIntel
	Grip     int8  `pos:"grip 0..3 sparse"`             // space on which the discs of seat 0 start
	Dilemmas int8  `pos:"dilemmas 0..4 sparse"`         // in the hand of seat 0
	Rivals   int8  `pos:"rivals_more -3..20 sparse"`    // Intel of everybody else beyond startIntel
	Pay      int8  `pos:"echo_pay -4..6 sparse"`        // Intel of Echo's quiet turns beyond what her board says

	Privileges [privileges]int8 `pos:"privileges by=Privilege sparse 0..1"` // of seat 0
}

// Turning is what a person's turn has come to.
type Turning struct {
	Actions   int8     `pos:"actions 0..60"`
	Push      Criminal `pos:"stamina"`               // has an extra action from Stamina, else nobody
	Freed     Crew     `pos:"unhooked set=Criminal"` // unhooked in this hook step
	Disrupted bool     `pos:"disrupted"`             // the Disruptor's free use is gone
	Inspired  bool     `pos:"inspired"`              // the Scourge's use is gone
	Ignoring  bool     `pos:"ignoring_blockades"`    // Criminals ignore Blockades
	Free      uint8    `pos:"free 0..32"`            // free rearrangements since the last thing that cost something
}

// freeLimit bounds free rearrangements between two decisions that cost
// something or draw chance.
const freeLimit = 32

// Player is a Console with everything in and beside it.
type Player struct {
	Console   uint8               `pos:"console as=Console"` // 0 to 4 for I to V
	Intel     int16               `pos:"intel 0..20000"`
	Tolerance uint8               `pos:"tolerance 0..200"`
	Hooks     [hookSlots]Criminal // from the top
	Grip      [criminals]uint8    `pos:"grip by=Criminal 0..9"`
	Dossiers  uint8               `pos:"dossiers 0..9"`
	Memory    Set                 `pos:"memory in=evidence"` // Evidence tokens
	Locker    Set                 `pos:"locker in=evidence"`
	Hand      Set                 `pos:"hand in=dilemmas"` // Dilemmas
	Well      Set                 `pos:"well in=dilemmas"`
	Crimes    Set                 `pos:"hand in=crimes"`    // in hand
	Waiting   Set                 `pos:"waiting in=crimes"` // crimes face down beside the Console
	Saved     Stock               `pos:"saved in=boosts"`
}

// Pile is the ditched crimes below a deck, the next one to be drawn first.
type Pile struct {
	N     uint8
	Cards [21]uint8
}

// City is everything that stands or lies in the Zones.
type City struct {
	Ring [zones]Zone `pos:"ring by=Number all once"` // the Zone at each spot
	Spot [zones]Spot // the spot of each Zone

	Pawn   [criminals]Spot // noSpot: not in this game
	Holds  [criminals]Item
	Holder [items]Criminal
	Lies   [items]Spot // of a loose Item, else noSpot

	// Heat is the spots of the stacks of three, two and one marker.
	Heat     [3]Spot `pos:"heat by=Heap all"`
	Sentinel Spot    `pos:"sentinel"`
	// Blockade is the edges with a Blockade; the first is the one that Echo's
	// set-up marks.
	Blockade [2]Edge `pos:"blockades by=Blockade all"`
}

// Clue is what one seat knows, by piece.
type Clue struct {
	Tokens   [tokens]uint16   `pos:"evidence by=Token set=TokenPlace sparse"`
	Dilemmas [dilemmas]uint16 `pos:"dilemmas by=Card set=CardPlace sparse"`
	Crimes   [crimes]uint16   `pos:"crimes by=Crime set=CrimePlace sparse"`
	Boosts   Stock            `pos:"boosts set=Tile sparse"` // saved ones of others that it saw being taken
}

// EchoState is what belongs to Echo alone. Her Console is the last of Players.
type EchoState struct {
	Deck     uint16      `pos:"deck set=EchoCard"`   // cards not flipped yet, one bit each
	Criminal [5]Criminal `pos:"criminals by=Letter"` // in the slots A to D, and the one outside
	Progress uint8       `pos:"progress 0..20"`
	Card     uint8       `pos:"card as=EchoCard"`  // flipped this turn, else noEchoCard
	Next     uint8       `pos:"next 0..16 sparse"` // lies open and is flipped next, from 1; 0 for none
	Filed    bool        `pos:"filed"`
	Bonus    bool        `pos:"bonus"` // has filed into a bonus slot this turn
}

// Unseen counts what lies hidden in a view. In a full state it is zero.
type Unseen struct {
	Memory   [maxPlayers]uint8
	Locker   [maxPlayers]uint8
	Hand     [maxPlayers]uint8
	Well     [maxPlayers]uint8
	Saved    [maxPlayers]uint8
	Crimes   [maxPlayers][decks]uint8
	Waiting  [maxPlayers][decks]uint8
	Deck     [decks]uint8
	Pool     uint8
	Supply   uint8
	Dilemmas uint8
	Discard  uint8
	Stack    uint8
}

// A Question is what the game waits for.
type Question struct {
	Kind askKind
	Seat uint8 // who answers
}
