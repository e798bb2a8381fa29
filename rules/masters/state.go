package masters

import "safehouse/rules"

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
	Luck  rules.Chance `pos:"luck"`
	Heist Heist        `pos:"options.heist"`
	Seats uint8        `pos:"seats 3..4"` // 3 or 4
	Opt   Choices      `pos:"."`

	Phase Phase  `pos:"phase"`
	Stage uint8  `pos:"stage 0..9"` // of Closing and EventPhase
	Round uint16 `pos:"round 0..9999"`
	Over  bool   `pos:"over"`

	Crew [figures]Figure `pos:"figures by=figure"` // the seats' characters, then the NPC

	Board   Cells       // tiles and entrances that are there
	Unknown Cells       // tiles whose shield has not been revealed
	Added   [3]Entrance // two tunnels, the exit of BREACH
	Chits   Chits
	Remote  [2]Cells // tiles under remote lock x and y
	Doors   Cells    // keycard doors
	Gates   uint8    `pos:"gates_fallen 0..4"` // lockdown gates that have fallen
	Towers  Cells
	Force   Cells         // reinforcements
	Clues   Cells         // the Architect's ideas
	Used    Cells         // exits that have let their one character out
	Cracked uint8         `pos:"cracked 0..9"` // cracks on the safe; K of the safe: open
	Cash    [cells]uint8  // cash lying there, in $k
	Places  [pieces]place // where each piece is
	Secured uint32        `pos:"secured set=Piece"` // items that were brought outdoors, one bit a piece

	Bag    [loose]uint8   `pos:"bag by=Chit 0..60"`
	Deck   [deckSize]Card // as stacked; cards before Top are gone
	Length uint8
	Top    uint8
	Queue  [crisisCopies]Card `pos:"queue as=Dealt count=Queued"` // crises that wait, the first one first
	Queued uint8
	Active Card `pos:"active"`
	Last   Card `pos:"last"`        // the event that was dealt last
	Spent  bool `pos:"flags.spent"` // the active event was dealt by alerts before its time

	Noise  uint8 `pos:"noise 0..60"` // space of the marker
	Due    uint8 `pos:"due 0..200"`  // noise of abilities, booked at the end of the phase
	Decoys uint8 `pos:"decoys 0..4"` // the Diversion Artist's tokens

	Fixers  FixerSet  `pos:"fixers set=Fixer"` // at hand
	Hired   FixerSet  `pos:"hired set=Fixer"`  // used in this heist
	Stake   uint8     `pos:"stake 0..8"`
	Blanks  uint8     `pos:"blanks 0..3"`  // on the Consultant
	Denied  bool      `pos:"flags.denied"` // Shell: cameras that planning reveals start disabled
	Called  bool      `pos:"flags.called"` // Escape was called
	Looped  bool      `pos:"flags.looped"` // LOOP FOOTAGE
	Whistle bool      `pos:"flags.whistle"`
	Panic   bool      `pos:"flags.panic"`
	Burnt   bool      `pos:"flags.burnt"`      // the Laser Burst was used
	Logs    bool      `pos:"flags.logs"`       // CHECK THE LOGS was used
	Studied bool      `pos:"flags.studied"`    // STUDY SCHEMATICS was used
	Freed   bool      `pos:"flags.freed"`      // the Prisoner was free before Escape
	Blown   bool      `pos:"flags.blown"`      // a Master Plan Copy was taken with its owner
	Escort  [2]Guards `pos:"escort by=Escort"` // The Safehouse Rescue
	Botched bool      `pos:"flags.botched"`    // some but not all of the escort were subdued in this round
	Trades  uint8     `pos:"trades 0..32"`     // purchases and sales since the last thing that cost something else
	Lifts   uint8     `pos:"lifts 0..9"`       // tokens that an ability may still move
	Caller  uint8     `pos:"caller as=figure"` // whose ability that is

	Team   int16  `pos:"team 0..9999"`          // team cash in $k
	Start  int16  `pos:"team_at_start 0..9999"` // team cash at the start
	Jewels uint16 `pos:"jewels_held 0..999"`    // won in earlier heists and not sold
	Feats  feat   `pos:"feats set=feat"`

	Stack [stackSize]Frame `pos:"stack count=Depth top"`
	Depth uint8
	Ask   Question

	// Scheme is what bots that plan together have rehearsed: a thought of theirs on
	// a copy of the position, no part of it.
	Scheme scheme
}

// Chits are the security chits on the board: for each kind how many lie active
// and inactive on every cell, and which cells have an active one.
type Chits struct {
	Guards   [cells]uint8 // dogs apart
	Subdued  [cells]uint8
	Dogs     [cells]uint8
	Tamed    [cells]uint8
	Locks    [cells]uint8
	Opened   [cells]uint8
	Cameras  [cells]uint8
	Disabled [cells]uint8
	Flashed  [cells]uint8 // of the subdued guards, by a Flashbang
	Dazed    [cells]uint8 // of the subdued dogs

	// Cells with an active chit of a kind.
	Guarded Cells // guards and dogs
	Chasing Cells // dogs
	Locked  Cells
	Live    Cells
}

// Choices are the options of the set-up that stay visible.
type Choices struct {
	Level    uint8 `pos:"options.level 1..4"` // of every character
	Prebuilt bool  `pos:"options.prebuilt"`
	Fixed    bool  `pos:"options.fixed_starts"` // The Final Score, part 2: everybody starts where part 1 ended
}

// An Entrance that was added to the board.
type Entrance struct {
	Hex  Hex  // noHex: not there
	Door Cell // the tile that it touches
}

// Guards are two of the captive's escort: the tile they stand on and how many
// of them are unsubdued.
type Guards struct {
	At   Cell  // nowhere: not in this heist
	Up   uint8 `pos:"up 0..2"`
	Kept uint8 `pos:"kept_down 0..2"` // of the others, those that were down before this round
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
	Card   Character `pos:"character"`
	Skills [2]Skill
	Status status `pos:"status"`
	At     Cell
	Die    uint8 `pos:"die 0..6"`
	Ideas  uint8 `pos:"ideas 0..36"`
	Cash   uint8 `pos:"cash 0..200"`  // carried, in $k
	Tokens uint8 `pos:"tokens 0..60"` // planning tokens in hand
	Loose  uint8 `pos:"loose 0..60"`  // of those, how many may be placed now
	Plan   Cells
	Marks  mark            `pos:"marks set=mark"`
	Act    Act             `pos:"action"`
	Left   [subs]uint8     `pos:"left by=Sub 0..60"` // sub-actions to perform
	Owed   uint8           `pos:"owed 0..60"`        // noise of its action
	Picks  uint8           `pos:"picks 0..9"`        // uses of EFFICIENT PICKER that are left
	Give   uint8           `pos:"give 0..36"`        // ideas that it may hand out
	Shifts uint8           `pos:"shifts 0..9"`       // tokens it may shift by one hex
	Reach  Cell            // LARCENIST, SWINDLER: the tile within reach
	Vent   [2]Cell         // VENT CRAWL: from and to
	Shook  Cell            // where it left a dog behind
	Moves  uint8           `pos:"moves 0..6"` // escape moves left of the last ditch roll
	Route  [routeSize]Cell // the declared way
	Long   uint8           // its length
	Free   uint8           `pos:"rearranged 0..32"` // rearrangements since the last thing that cost something
	Thrown uint8           // TOSS LOOT: one more than the cell that its lot goes to, 0 before the first throw
	Hushed Cells           // dogs next to it that a whistle held back
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
	Kind frameKind `pos:"kind"`
	Card uint8     // card, chit or fixer, as the kind says
	Step uint8     `pos:"step 0..9"`
	Who  uint8     `pos:"who as=figure"` // figure
	At   Cell
	N    uint8 `pos:"n 0..60"`
	Set  Cells // cells, or figures, that are left
}

// stackSize bounds the frames that can wait at once.
const stackSize = 12
