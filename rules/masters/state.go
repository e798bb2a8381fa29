package masters

import "safehouse/rules"

//go:generate go tool msgp -tests=false -io=false
//msgp:limit arrays:128 maps:128
//msgp:replace Cell with:uint8
//msgp:replace Hex with:uint8
//msgp:replace Cells with:uint64
//msgp:replace Heist with:uint8
//msgp:replace Character with:uint8
//msgp:replace Skill with:uint8
//msgp:replace Act with:uint8
//msgp:replace Card with:uint8
//msgp:replace FixerSet with:uint16
//msgp:replace Phase with:uint8
//msgp:replace status with:uint8
//msgp:replace place with:uint8
//msgp:replace mark with:uint16
//msgp:replace feat with:uint16
//msgp:replace frameKind with:uint8
//msgp:replace askKind with:uint8

// A Phase is a part of the heist.
type Phase uint8

// Phases. Closing is the end of the Action phase: the Hostage looks round, the
// noise is booked.
const (
	Choosing Phase = iota // crew and skills
	Planning
	Action
	Closing
	EventPhase
	Escape
	phases = 6
)

var phaseIDs = []string{"crew", "planning", "action", "closing", "event", "escape"}

// State is a position of a heist: one flat value.
type State struct {
	Luck  rules.Chance `msg:"luck"`
	Heist Heist        `msg:"h"`
	Seats uint8        `msg:"n"` // 3 or 4
	Opt   Choices      `msg:"opt"`

	Phase Phase  `msg:"ph"`
	Stage uint8  `msg:"sg"` // of Closing and EventPhase
	Round uint16 `msg:"rd"`
	Over  bool   `msg:"over"`

	Crew [figures]Figure `msg:"crew"` // the seats' characters, then the NPC

	Board   Cells         `msg:"brd"` // tiles and entrances that are there
	Unknown Cells         `msg:"unk"` // tiles whose shield has not been revealed
	Added   [3]Entrance   `msg:"add"` // two tunnels, the exit of BREACH
	Chits   Chits         `msg:"ch"`
	Remote  [2]Cells      `msg:"rem"` // tiles under remote lock x and y
	Doors   Cells         `msg:"kd"`  // keycard doors
	Gates   uint8         `msg:"gt"`  // lockdown gates that have fallen
	Towers  Cells         `msg:"wt"`
	Force   Cells         `msg:"re"`   // reinforcements
	Clues   Cells         `msg:"idea"` // the Architect's ideas
	Used    Cells         `msg:"used"` // exits that have let their one character out
	Cracked uint8         `msg:"k"`    // cracks on the safe; K of the safe: open
	Cash    [cells]uint8  `msg:"usd"`  // cash lying there, in $k
	Places  [pieces]place `msg:"at"`   // where each piece is
	Secured uint32        `msg:"sec"`  // items that were brought outdoors, one bit a piece

	Bag    [loose]uint8       `msg:"bag"`
	Deck   [deckSize]Card     `msg:"deck"` // as stacked; cards before Top are gone
	Length uint8              `msg:"len"`
	Top    uint8              `msg:"top"`
	Queue  [crisisCopies]Card `msg:"q"` // crises that wait, the first one first
	Queued uint8              `msg:"qn"`
	Active Card               `msg:"act"`
	Last   Card               `msg:"last"` // the event that was dealt last
	Spent  bool               `msg:"past"` // the active event was dealt by alerts before its time

	Noise  uint8 `msg:"no"`  // space of the marker
	Due    uint8 `msg:"due"` // noise of abilities, booked at the end of the phase
	Decoys uint8 `msg:"dec"` // the Diversion Artist's tokens

	Fixers  FixerSet  `msg:"fix"` // at hand
	Hired   FixerSet  `msg:"hir"` // used in this heist
	Stake   uint8     `msg:"bet"`
	Blanks  uint8     `msg:"bl"`   // on the Consultant
	Denied  bool      `msg:"den"`  // Shell: cameras that planning reveals start disabled
	Called  bool      `msg:"call"` // Escape was called
	Looped  bool      `msg:"loop"` // LOOP FOOTAGE
	Whistle bool      `msg:"whi"`
	Panic   bool      `msg:"pan"`
	Burnt   bool      `msg:"burn"`          // the Laser Burst was used
	Logs    bool      `msg:"logs"`          // CHECK THE LOGS was used
	Studied bool      `msg:"stu"`           // STUDY SCHEMATICS was used
	Freed   bool      `msg:"free"`          // the Prisoner was free before Escape
	Blown   bool      `msg:"blow"`          // a Master Plan Copy was taken with its owner
	Escort  [2]Guards `msg:"esc"`           // The Safehouse Rescue
	Botched bool      `msg:"bot,omitempty"` // some but not all of the escort were subdued in this round
	Trades  uint8     `msg:"trd"`           // purchases and sales since the last thing that cost something else
	Lifts   uint8     `msg:"lift"`          // tokens that an ability may still move
	Caller  uint8     `msg:"by"`            // whose ability that is

	Team   int16  `msg:"team"` // team cash in $k
	Start  int16  `msg:"st"`   // team cash at the start
	Jewels uint16 `msg:"jw"`   // won in earlier heists and not sold
	Feats  feat   `msg:"feat"`

	Stack [stackSize]Frame `msg:"fr"`
	Depth uint8            `msg:"dep"`
	Ask   Question         `msg:"ask"`

	// Scheme is what bots that plan together have rehearsed: a thought of theirs on
	// a copy of the position, no part of it.
	Scheme scheme `msg:"-"`
}

// Chits are the security chits on the board: for each kind how many lie active
// and inactive on every cell, and which cells have an active one.
type Chits struct {
	Guards   [cells]uint8 `msg:"gu"` // dogs apart
	Subdued  [cells]uint8 `msg:"gs"`
	Dogs     [cells]uint8 `msg:"du"`
	Tamed    [cells]uint8 `msg:"ds"`
	Locks    [cells]uint8 `msg:"lc"`
	Opened   [cells]uint8 `msg:"lo"`
	Cameras  [cells]uint8 `msg:"cl"`
	Disabled [cells]uint8 `msg:"cd"`
	Flashed  [cells]uint8 `msg:"fl"` // of the subdued guards, by a Flashbang
	Dazed    [cells]uint8 `msg:"fd"` // of the subdued dogs

	// Cells with an active chit of a kind.
	Guarded Cells `msg:"sg"` // guards and dogs
	Chasing Cells `msg:"sd"` // dogs
	Locked  Cells `msg:"sl"`
	Live    Cells `msg:"sc"`
}

// Choices are the options of the set-up that stay visible.
type Choices struct {
	Level    uint8 `msg:"lv"` // of every character
	Prebuilt bool  `msg:"pb"`
	Fixed    bool  `msg:"fx"` // The Final Score, part 2: everybody starts where part 1 ended
}

// An Entrance that was added to the board.
type Entrance struct {
	Hex  Hex  `msg:"x"` // noHex: not there
	Door Cell `msg:"d"` // the tile that it touches
}

// Guards are two of the captive's escort: the tile they stand on and how many
// of them are unsubdued.
type Guards struct {
	At   Cell  `msg:"a"` // nowhere: not in this heist
	Up   uint8 `msg:"u"`
	Kept uint8 `msg:"k,omitempty"` // of the others, those that were down before this round
}

const (
	figures = 5
	npc     = 4 // index of the NPC's figure
)

// A status is what has become of a figure.
type status uint8

const (
	absent  status = iota // not in this heist
	waiting               // not on the board yet
	inPlay
	captive // an NPC that has not been taken or freed
	escaped
	busted
	inHiding // kept from being busted by Camouflage, but not out
	statuses = 7
)

var statusIDs = []string{"absent", "waiting", "in-play", "captive", "escaped", "busted", "hidden"}

// A mark is something that holds for a figure.
type mark uint16

const (
	ready     mark = 1 << iota // has finished planning
	acted                      // has chosen its action
	done                       // has finished its action, or its escape
	slipping                   // leaves guards freely in this phase
	spentOnce                  // has used its once-per-heist ability
	imprison                   // started inside
	rolled                     // made its last ditch roll
	pinched                    // has used GOOD IN A PINCH
	wentOut                    // has cracked with Safecracking Tools this round
	otherwise                  // has done something else with its action
	unlocked                   // has used a U of its action
	moved                      // has used an M of its action
	unlucky                    // rolled a 1 in the last ditch where 2 or more were needed
	marks     = 13
)

var markIDs = []string{"ready", "acted", "done", "slipping", "spent", "imprisoned", "rolled", "pinched", "cracked", "otherwise", "unlocked", "moved", "unlucky"}

// A Figure is a character on the board, or the NPC.
type Figure struct {
	Card   Character       `msg:"c"`
	Skills [2]Skill        `msg:"k"`
	Status status          `msg:"s"`
	At     Cell            `msg:"a"`
	Die    uint8           `msg:"d"`
	Ideas  uint8           `msg:"i"`
	Cash   uint8           `msg:"u"` // carried, in $k
	Tokens uint8           `msg:"t"` // planning tokens in hand
	Loose  uint8           `msg:"l"` // of those, how many may be placed now
	Plan   Cells           `msg:"p"`
	Marks  mark            `msg:"m"`
	Act    Act             `msg:"x"`
	Left   [subs]uint8     `msg:"f"`            // sub-actions to perform
	Owed   uint8           `msg:"n"`            // noise of its action
	Picks  uint8           `msg:"e"`            // uses of EFFICIENT PICKER that are left
	Give   uint8           `msg:"g"`            // ideas that it may hand out
	Shifts uint8           `msg:"w"`            // tokens it may shift by one hex
	Reach  Cell            `msg:"r"`            // LARCENIST, SWINDLER: the tile within reach
	Vent   [2]Cell         `msg:"v"`            // VENT CRAWL: from and to
	Shook  Cell            `msg:"o"`            // where it left a dog behind
	Moves  uint8           `msg:"z"`            // escape moves left of the last ditch roll
	Route  [routeSize]Cell `msg:"q"`            // the declared way
	Long   uint8           `msg:"y"`            // its length
	Free   uint8           `msg:"b"`            // rearrangements since the last thing that cost something
	Thrown uint8           `msg:"th,omitempty"` // TOSS LOOT: one more than the cell that its lot goes to, 0 before the first throw
	Hushed Cells           `msg:"hu,omitempty"` // dogs next to it that a whistle held back
}

// routeSize bounds a declared way: six moves of a die and the ideas of a
// character that has more than anybody can collect are cut off here.
const routeSize = 16

// freeLimit is how many rearrangements a character can make between two
// decisions that cost something or draw chance.
const freeLimit = 32

// A place says where a piece is: a cell, a figure that carries it, or one of
// the values below.
type place uint8

const (
	carried place = 64 + iota // plus the figure
	inBag   place = 80 + iota - 1
	inSafe
	won    // brought out
	inTeam // an item that the team owns and nobody carries
	onSale
	inBox
	lost
	usedOut // an item that was discarded
	placesEnd
)

func carriedBy(f int) place { return carried + place(f) }

// carrier is the figure that carries a piece that lies at p, or -1.
func (p place) carrier() int {
	if p >= carried && p < carried+figures {
		return int(p - carried)
	}
	return -1
}

// A feat is something that happened in the heist and is remembered for the
// campaign's achievements.
type feat uint16

const (
	silentRound feat = 1 << iota // a round without any noise
	eventHit                     // some event affected the team
	unluckyOne                   // busted by a last ditch 1 that needed 2 or more
	allInside                    // County: everybody started inside
	richStart                    // $20k unspent at the start
	twoEmpty                     // won with two characters at 0 ideas
	feats       = 6
)

var featIDs = []string{"silent-round", "event-hit", "unlucky-one", "all-inside", "rich-start", "two-empty"}

// A Frame is an effect that waits on the decision stack.
type Frame struct {
	Kind frameKind `msg:"k"`
	Card uint8     `msg:"c"` // card, chit or fixer, as the kind says
	Step uint8     `msg:"s"`
	Who  uint8     `msg:"w"` // figure
	At   Cell      `msg:"a"`
	N    uint8     `msg:"n"`
	Set  Cells     `msg:"e"` // cells, or figures, that are left
}

type frameKind uint8

const (
	frCard    frameKind = iota // an event or a crisis that is carried out
	frReveal                   // a chit drawn for a tile; the Consultant may replace it
	frDog                      // a dog next to several characters
	frHunt                     // a new dog on its way
	frHounds                   // more new dogs to come
	frReplan                   // loose planning tokens
	frLift                     // an ability that moves tokens
	frLose                     // figures that lose an idea
	frBlab                     // noise for an idea
	frComfort                  // noise for an idea to anybody
	frWhisper                  // ideas handed round for noise
	frLast                     // one idea from one to another
	frLocks                    // guards that lock themselves in
	frFumble                   // loot that is put down
	frNervous                  // the Hostage alone
	frTip                      // the Machinist's idea
	frBribe                    // guards and dogs out of the bag
	frInsert                   // the Retiree's events
	frMark                     // the Architect's ideas
	frCodes                    // tiles that codes show
	frDecoy                    // noise that came after the last chance to take it away
	frames    = 21
)

var frameIDs = []string{"card", "reveal", "dog", "hunt", "hounds", "replan", "lift", "lose", "blab", "comfort", "whisper", "last-idea",
	"locks", "fumble", "nervous", "tip", "bribe", "insert", "mark", "codes", "decoy"}

// stackSize bounds the frames that can wait at once.
const stackSize = 12

// A Question is what the game waits for.
type Question struct {
	Kind askKind `msg:"k"`
	Who  uint8   `msg:"w"` // the seat that is asked, or the figure that it is about
}

type askKind uint8

const (
	askNothing   askKind = iota
	askCharacter         // a seat: its character
	askSkill             // a seat: a skill
	askPlan              // the crew, in planning
	askAct               // the crew, in the Action phase
	askEscape            // the crew, in Escape
	askChit              // whether a Blank replaces the chit
	askDog               // onto whom a dog jumps
	askHunt              // the dog's next step
	askReplan            // where a loose token goes
	askLift              // which token an ability moves
	askPenny             // a Lucky Penny or an idea
	askBlab
	askComfort
	askWhisper
	askLast
	askLocks
	askFumble
	askNervous
	askTip
	askBribe
	askInsert
	askMark
	askHound // whom a dog of C6 heads for
	askDecoy // whether a decoy takes a noise of the closing away
	asks     = 25
)
