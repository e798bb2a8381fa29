package intoodeep

import "safehouse/rules"

//go:generate go tool msgp -tests=false -io=false
//msgp:limit arrays:128 maps:128
//msgp:replace Set with:[2]uint64
//msgp:replace Cast with:[4]uint8
//msgp:replace Zone with:uint8
//msgp:replace Spot with:uint8
//msgp:replace Edge with:uint8
//msgp:replace Item with:uint8
//msgp:replace Criminal with:uint8
//msgp:replace Crew with:uint16
//msgp:replace Evidence with:uint8
//msgp:replace Stock with:uint64
//msgp:replace Phase with:uint8
//msgp:replace frameKind with:uint8
//msgp:replace askKind with:uint8
//msgp:replace source with:uint8

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
	Options Choices      `msg:"opt" pos:"options"`
	Luck    rules.Chance `msg:"luck" pos:"luck"`

	Seats     uint8  `msg:"n" pos:"seats 1..5"`
	Round     uint16 `msg:"rd" pos:"round 1..9999"`
	Phase     Phase  `msg:"ph" pos:"phase"`
	Over      bool   `msg:"over" pos:"over"`
	First     uint8  `msg:"first" pos:"first as=Player"`      // the start player, a person
	Now       uint8  `msg:"now" pos:"now as=Player"`          // whose turn it is
	Chapter   uint8  `msg:"ch" pos:"chapter.number 1..3"`     // 1 to 3
	Triggered bool   `msg:"tr" pos:"chapter.triggered"`       // the end of the Chapter has been triggered
	LastTurns uint8  `msg:"lt" pos:"chapter.last_turns 0..5"` // Chapter 3: turns to be played after the one that triggered its end
	Lasted    uint8  `msg:"la" pos:"chapter.rounds 0..200"`   // rounds that this Chapter has lasted

	Turning Turning            `msg:"tu" pos:"turn"`
	City    City               `msg:"city" pos:"."`
	Players [maxPlayers]Player `msg:"pl" pos:"players by=Player all"`
	Locks   [criminals]uint8   `msg:"lock" pos:"lock at=boosts by=Criminal"` // Boost token on the tag, else noToken

	// Evidence board.
	Supply     Set              `msg:"sup" pos:"supply in=evidence"`
	Pool       Set              `msg:"pool" pos:"pool in=evidence"`
	Plank      [plankSize]uint8 `msg:"pk" pos:"plank at=evidence"` // tokens, or noToken
	Wheel      [sectors]uint8   `msg:"wh" pos:"wheel at=boosts"`   // Boost tokens, or noToken
	WheelIntel [sectors]uint8   `msg:"wi" pos:"wheel by=Sector 0..250"`
	Stack      Stock            `msg:"bs" pos:"stack in=boosts"`
	Spent      Stock            `msg:"bd" pos:"discard in=boosts"` // discarded Boosts

	// Syndicate board.
	Assignments [3]Evidence  `msg:"as" pos:"rows by=Row all"`
	Filed       [3][3]uint8  `msg:"fi" pos:"- at=evidence by=Row down=FiledDown"` // tokens on the Chapter slots of each row
	FiledDown   [3]uint8     `msg:"fd"`                                           // those of them that lie face down, one bit each
	Slots       [slots]uint8 `msg:"sl" pos:"- at=evidence by=Slot"`               // tokens in the bonus slots, face down
	Public      Set          `msg:"pub" pos:"public in=evidence"`

	// Cards.
	Dilemmas  Set         `msg:"dd" pos:"deck in=dilemmas"` // the deck
	Discarded Set         `msg:"dx" pos:"discard in=dilemmas"`
	Crimes    Set         `msg:"cd" pos:"deck in=crimes"` // the shuffled parts of all four crime decks
	Under     [decks]Pile `msg:"un"`                      // ditched cards below them
	Display   Set         `msg:"dp" pos:"display in=crimes"`
	Done      Set         `msg:"sd" pos:"done in=crimes"`    // completed Side Crimes
	Removed   Set         `msg:"rm" pos:"removed in=crimes"` // not in this game

	Echo EchoState `msg:"echo" pos:"echo"`

	// Clues are what each seat knows about pieces that it does not see.
	Clues  [maxPlayers]Clue `msg:"clue" pos:"clues by=Seat"`
	Unseen Unseen           `msg:"uns"`

	Frames [stackSize]Frame `msg:"st" pos:"stack count=Depth top"` // effects that stopped to ask, the last one on top
	Depth  uint8            `msg:"dep"`
	Ask    Question         `msg:"ask"`
}

// Choices are the options of the set-up.
type Choices struct {
	Echo       bool `msg:"e" pos:"echo"`            // Echo beside two persons; alone against her always
	Feedback   bool `msg:"f"`                       // her harder board
	Murmur     bool `msg:"m,omitempty"`             // the milder one with a handicap
	Storylines int8 `msg:"s" pos:"storylines 5..7"` // 5 to 7

	Skipped  int8  `msg:"sk,omitempty" pos:"skipped_chapters 0..2 sparse"` // Chapters before the one with which the game begins
	Rounds   int8  `msg:"r,omitempty" pos:"chapter_rounds 0..19 sparse"`   // that a Chapter lasts at most; 0: stallRounds
	Dark     uint8 `msg:"d,omitempty" pos:"dark as=Dark sparse"`           // the Zone without a power, counted from 1; 0 for none
	Stories  int8  `msg:"st,omitempty" pos:"stories 0..5 sparse"`          // storylines with a Level-1 crime in the display
	Intel    int8  `msg:"i,omitempty" pos:"intel_more -3..9 sparse"`       // of seat 0 beyond startIntel
	Grip     int8  `msg:"g,omitempty" pos:"grip 0..3 sparse"`              // space on which the discs of seat 0 start
	Dilemmas int8  `msg:"di,omitempty" pos:"dilemmas 0..4 sparse"`         // in the hand of seat 0
	Rivals   int8  `msg:"ri,omitempty" pos:"rivals_more -3..20 sparse"`    // Intel of everybody else beyond startIntel
	Pay      int8  `msg:"p,omitempty" pos:"echo_pay -4..6 sparse"`         // Intel of Echo's quiet turns beyond what her board says
}

// Turning is what a person's turn has come to.
type Turning struct {
	Actions   int8     `msg:"a" pos:"actions 0..60"`
	Push      Criminal `msg:"p" pos:"stamina"`               // has an extra action from Stamina, else nobody
	Freed     Crew     `msg:"f" pos:"unhooked set=Criminal"` // unhooked in this hook step
	Disrupted bool     `msg:"d" pos:"disrupted"`             // the Disruptor's free use is gone
	Inspired  bool     `msg:"i" pos:"inspired"`              // the Scourge's use is gone
	Ignoring  bool     `msg:"g" pos:"ignoring_blockades"`    // Criminals ignore Blockades
	Free      uint8    `msg:"n" pos:"free 0..32"`            // free rearrangements since the last thing that cost something
}

// freeLimit bounds free rearrangements between two decisions that cost
// something or draw chance.
const freeLimit = 32

// Player is a Console with everything in and beside it.
type Player struct {
	Console   uint8               `msg:"c" pos:"console as=Console"` // 0 to 4 for I to V
	Intel     int16               `msg:"i" pos:"intel 0..20000"`
	Tolerance uint8               `msg:"t" pos:"tolerance 0..200"`
	Hooks     [hookSlots]Criminal `msg:"h"` // from the top
	Grip      [criminals]uint8    `msg:"g" pos:"grip by=Criminal 0..9"`
	Dossiers  uint8               `msg:"do" pos:"dossiers 0..9"`
	Memory    Set                 `msg:"m" pos:"memory in=evidence"` // Evidence tokens
	Locker    Set                 `msg:"l" pos:"locker in=evidence"`
	Hand      Set                 `msg:"d" pos:"hand in=dilemmas"` // Dilemmas
	Well      Set                 `msg:"w" pos:"well in=dilemmas"`
	Crimes    Set                 `msg:"cr" pos:"hand in=crimes"`    // in hand
	Waiting   Set                 `msg:"wt" pos:"waiting in=crimes"` // crimes face down beside the Console
	Saved     Stock               `msg:"b" pos:"saved in=boosts"`
}

// Pile is the ditched crimes below a deck, the next one to be drawn first.
type Pile struct {
	N     uint8     `msg:"n"`
	Cards [21]uint8 `msg:"c"`
}

// City is everything that stands or lies in the Zones.
type City struct {
	Ring [zones]Zone `msg:"r" pos:"ring by=Number all once"` // the Zone at each spot
	Spot [zones]Spot `msg:"z"`                               // the spot of each Zone

	Pawn   [criminals]Spot `msg:"p"` // noSpot: not in this game
	Holds  [criminals]Item `msg:"h"`
	Holder [items]Criminal `msg:"o"`
	Lies   [items]Spot     `msg:"l"` // of a loose Item, else noSpot

	// Heat is the spots of the stacks of three, two and one marker.
	Heat     [3]Spot `msg:"heat" pos:"heat by=Heap all"`
	Sentinel Spot    `msg:"sen" pos:"sentinel"`
	// Blockade is the edges with a Blockade; the first is the one that Echo's
	// set-up marks.
	Blockade [2]Edge `msg:"blk" pos:"blockades by=Blockade all"`
}

// Clue is what one seat knows, by piece.
type Clue struct {
	Tokens   [tokens]uint16   `msg:"t" pos:"evidence by=Token set=TokenPlace sparse"`
	Dilemmas [dilemmas]uint16 `msg:"d" pos:"dilemmas by=Card set=CardPlace sparse"`
	Crimes   [crimes]uint16   `msg:"c" pos:"crimes by=Crime set=CrimePlace sparse"`
	Boosts   Stock            `msg:"b" pos:"boosts set=Tile sparse"` // saved ones of others that it saw being taken
}

// EchoState is what belongs to Echo alone. Her Console is the last of Players.
type EchoState struct {
	Deck     uint16      `msg:"d" pos:"deck set=EchoCard"`   // cards not flipped yet, one bit each
	Criminal [5]Criminal `msg:"c" pos:"criminals by=Letter"` // in the slots A to D, and the one outside
	Progress uint8       `msg:"p" pos:"progress 0..20"`
	Card     uint8       `msg:"f" pos:"card as=EchoCard"` // flipped this turn, else noEchoCard
	Filed    bool        `msg:"fi" pos:"filed"`
	Bonus    bool        `msg:"bo" pos:"bonus"` // has filed into a bonus slot this turn
}

// Unseen counts what lies hidden in a view. In a full state it is zero.
type Unseen struct {
	Memory   [maxPlayers]uint8        `msg:"m"`
	Locker   [maxPlayers]uint8        `msg:"l"`
	Hand     [maxPlayers]uint8        `msg:"h"`
	Well     [maxPlayers]uint8        `msg:"w"`
	Saved    [maxPlayers]uint8        `msg:"b"`
	Crimes   [maxPlayers][decks]uint8 `msg:"c"`
	Waiting  [maxPlayers][decks]uint8 `msg:"wt"`
	Deck     [decks]uint8             `msg:"d"`
	Pool     uint8                    `msg:"p"`
	Supply   uint8                    `msg:"s"`
	Dilemmas uint8                    `msg:"dd"`
	Discard  uint8                    `msg:"dx"`
	Stack    uint8                    `msg:"bs"`
}

// A Frame is an effect that waits on the decision stack.
type Frame struct {
	Kind frameKind `msg:"k" pos:"kind"`
	Who  uint8     `msg:"w" pos:"who as=Player"` // player to whom it happens
	From source    `msg:"f" pos:"from"`
	ID   uint8     `msg:"i"` // Zone, Criminal, Boost or crime
	Step uint8     `msg:"s" pos:"step 0..20"`
	N    int8      `msg:"n" pos:"left 0..100"` // how many are left
	X    uint8     `msg:"x"`
	Cast Cast      `msg:"c"`
}

// A source is what printed an effect.
type source uint8

const (
	fromPower source = iota
	fromSkill
	fromBoost
	fromCrime
	fromEcho // Echo's board
	sources  = 5
)

var sourceIDs = []string{"power", "skill", "boost", "crime", "echo"}

type frameKind uint8

const (
	frProgram   frameKind = iota // the text of a power, Skill or Boost
	frCrime                      // a crime that is being completed
	frReward                     // its rewards, or those of Echo's board
	frGain                       // N Evidence to gain
	frFile                       // N Evidence to file
	frClaim                      // N Boosts to claim
	frGrip                       // N Grip to gain
	frLose                       // N Grip to lose
	frDiscard                    // N Dilemmas to discard from hand
	frChallenge                  // a challenge of the player X
	frShifts                     // N shifts of Sentinel or Blockades
	_                            // of no kind; numbers in saves stay as they are
	frHook                       // one more Criminal to hook
	frEcho                       // Echo's turn
	frChapter                    // the end of a Chapter
	frBank                       // N Dilemmas to bank
	frames      = 16
)

var frameIDs = []string{"text", "crime", "reward", "gain-evidence", "file-evidence", "claim-boosts", "gain-grip", "lose-grip", "discard-dilemmas",
	"challenge", "shifts", "", "hook", "echo", "chapter", "bank"}

// stackSize bounds the frames that can wait at once: a crime, its rewards, a
// filing, the bonus Boost, its text and what that asks for; twice as many in
// Echo's turn within a Chapter's end would still fit.
const stackSize = 14

// A Question is what the game waits for.
type Question struct {
	Kind askKind `msg:"k"`
	Seat uint8   `msg:"s"` // who answers
}
