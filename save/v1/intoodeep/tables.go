package intoodeep

import "safehouse/save/v1/rules"

const (
	maxPlayers               = 5
	hiddenIntel    int16     = -1
	fromPower      source    = 0
	fromSkill      source    = 1
	fromBoost      source    = 2
	fromCrime      source    = 3
	frProgram      frameKind = 0
	frCrime        frameKind = 1
	frReward       frameKind = 2
	frFile         frameKind = 4
	frChallenge    frameKind = 9
	frShifts       frameKind = 10
	frEcho         frameKind = 13
	frChapter      frameKind = 14
	frBank         frameKind = 15
	stackSize                = 14
	none                     = "none"
	hidden                   = "hidden"
	void                     = "void"
	known                    = "known"
	zones                    = 8
	noSpot         Spot      = 255
	items                    = 8
	choosing       uint8     = 2
	Z              Role      = 3
	roles                    = 4
	crimes                   = 70
	hiddenCrime              = 254
	decks                    = 4
	criminals                = 10
	nobody         Criminal  = 255
	dilemmas                 = 72
	echoCards                = 16
	noEchoCard     uint8     = 255
	echoCrime      uint8     = 4
	placeSlot                = 3
	famTokens      family    = 0
	famDilemmas    family    = 1
	famCrimes      family    = 2
	pinnedBit                = 15
	pinned                   = 32768
	inMemory                 = 0
	inLocker                 = 5
	inSlot                   = 10
	inChapter                = 13
	inPile                   = 14
	inHand                   = 0
	inWell                   = 5
	inDiscard                = 10
	inWaiting                = 5
	inUnder                  = 10
	tokens                   = 72
	hiddenToken    uint8     = 254
	plankSize                = 4
	sectors                  = 3
	slots                    = 3
	hookSlots                = 3
	shiftOptional  uint8     = 1
	shiftSentinel  uint8     = 2
	shiftBlockades uint8     = 4
	reachAll       uint8     = 255
)

var phaseIDs = []string{"hook", "actions", "story", "ditch", "draw", "echo", "chapter"}

var sourceIDs = []string{"power", "skill", "boost", "crime", "echo"}

var frameIDs = []string{
	"text", "crime", "reward", "gain-evidence", "file-evidence", "claim-boosts", "gain-grip", "lose-grip", "discard-dilemmas",
	"challenge", "shifts", "", "hook", "echo", "chapter", "bank",
}

var consoleIDs = []string{"i", "ii", "iii", "iv", "v"}

var letterIDs = []string{"a", "b", "c", "d", "outside"}

var boardIDs = []string{"whisper", "feedback"}

var stackIDs = []string{"3", "2", "1"}

var spotIDs = []string{"1", "2", "3", "4", "5", "6", "7", "8"}

var tokenIDs = []string{
	"ringleader-1", "ringleader-2", "ringleader-3", "ringleader-4", "ringleader-5", "ringleader-6", "ringleader-7", "ringleader-8",
	"ringleader-9", "ringleader-10", "ringleader-11", "ringleader-12", "weaponry-1", "weaponry-2", "weaponry-3", "weaponry-4",
	"weaponry-5", "weaponry-6", "weaponry-7", "weaponry-8", "weaponry-9", "weaponry-10", "weaponry-11", "weaponry-12", "timing-1",
	"timing-2", "timing-3", "timing-4", "timing-5", "timing-6", "timing-7", "timing-8", "timing-9", "timing-10", "timing-11",
	"timing-12", "location-1", "location-2", "location-3", "location-4", "location-5", "location-6", "location-7", "location-8",
	"location-9", "location-10", "location-11", "location-12", "tactics-1", "tactics-2", "tactics-3", "tactics-4", "tactics-5",
	"tactics-6", "tactics-7", "tactics-8", "tactics-9", "tactics-10", "tactics-11", "tactics-12", "financing-1", "financing-2",
	"financing-3", "financing-4", "financing-5", "financing-6", "financing-7", "financing-8", "financing-9", "financing-10",
	"financing-11", "financing-12",
}

var cardIDs = []string{
	"ringleader-1", "ringleader-2", "ringleader-4", "ringleader-5", "ringleader-8", "weaponry-1", "weaponry-2", "weaponry-4",
	"weaponry-5", "weaponry-8", "timing-1", "timing-2", "timing-4", "timing-5", "timing-8", "location-1", "location-2", "location-4",
	"location-5", "location-8", "tactics-1", "tactics-2", "tactics-4", "tactics-5", "tactics-8", "financing-1", "financing-2",
	"financing-4", "financing-5", "financing-8", "poster-disruptor-4", "poster-disruptor-5", "poster-dronejack-4",
	"poster-dronejack-5", "poster-fixer-4", "poster-fixer-5", "poster-ghost-4", "poster-ghost-5", "poster-jumper-4", "poster-jumper-5",
	"poster-mechanic-4", "poster-mechanic-5", "poster-persuader-4", "poster-persuader-5", "poster-scourge-4", "poster-scourge-5",
	"poster-smuggler-4", "poster-smuggler-5", "poster-sprinter-4", "poster-sprinter-5", "sigil-copy-1", "sigil-copy-2", "sigil-copy-3",
	"sigil-copy-4", "sigil-copy-5", "sigil-copy-6", "sigil-copy-7", "sigil-copy-8", "sigil-copy-9", "intel-1-copy-1", "intel-1-copy-2",
	"intel-2-copy-1", "intel-2-copy-2", "intel-3-copy-1", "intel-3-copy-2", "intel-4-copy-1", "intel-4-copy-2", "intel-6-copy-1",
	"intel-6-copy-2", "intel-8-copy-1", "intel-8-copy-2", "intel-10",
}

var tileIDs = []string{
	"swap-items-copy-1", "swap-items-copy-2", "move-item-copy-1", "move-item-copy-2", "swap-item-criminal", "swap-criminals",
	"move-criminal-copy-1", "move-criminal-copy-2", "shift-2", "shift-3", "shift-4", "swap-tags", "discard-dilemma-copy-1",
	"discard-dilemma-copy-2", "sift-dilemmas", "challenge", "lock-copy-1", "lock-copy-2", "peek", "peek-and-take", "take", "reveal",
	"side-crime-1", "side-crime-2", "grip-2-copy-1", "grip-2-copy-2", "grip-2-copy-3", "grip-3", "ignore-blockades-copy-1",
	"ignore-blockades-copy-2", "move-heat", "tolerance-copy-1", "tolerance-copy-2", "hook", "act-1-copy-1", "act-1-copy-2",
	"act-2-copy-1", "act-2-copy-2",
}

var roleIDs = []string{"u", "v", "c", "z"}

var approachIDs = []string{"restrained", "reckless", "side"}

var reachIDs = []string{"border", "nearby", "all"}

var itemTable = [8]struct {
	ID   string
	Code string
	Type string
}{
	{ID: "blaster", Code: "BLASTER", Type: "WEAPON"},
	{ID: "detonator", Code: "DETONATOR", Type: "WEAPON"},
	{ID: "coupe", Code: "COUPE", Type: "VEHICLE"},
	{ID: "hauler", Code: "HAULER", Type: "VEHICLE"},
	{ID: "scrambler", Code: "SCRAMBLER", Type: "GADGET"},
	{ID: "birdseye", Code: "BIRDSEYE", Type: "GADGET"},
	{ID: "cash", Code: "CASH", Type: "LOOT"},
	{ID: "serum", Code: "SERUM", Type: "LOOT"},
}

var deckIDs = []string{"level-1", "level-2", "level-3", "side"}

// Info is what was printed on the box.
var Info = &info

var info = rules.Info{
	ID: "intoodeep", Version: 2,
	Verbs: []rules.VerbInfo{
		{Name: ""},
		{Name: "hook", Operands: []rules.Operand{{Name: "criminal", Ref: 3}}},
		{Name: "unhook", Operands: []rules.Operand{{Name: "criminal", Ref: 3}}},
		{Name: "move", Operands: []rules.Operand{{Name: "criminal", Ref: 3}, {Name: "zone", Ref: 2}}},
		{Name: "pick-up", Operands: []rules.Operand{{Name: "criminal", Ref: 3}, {Name: "item", Ref: 4}}},
		{Name: "power", Operands: []rules.Operand{{Name: "zone", Ref: 2}}},
		{Name: "skill", Operands: []rules.Operand{{Name: "criminal", Ref: 3}}},
		{Name: "stamina", Operands: []rules.Operand{{Name: "criminal", Ref: 3}}},
		{Name: "grip", Operands: []rules.Operand{{Name: "criminal", Ref: 3}}},
		{Name: "drop", Operands: []rules.Operand{{Name: "criminal", Ref: 3}}},
		{Name: "side-crime", Operands: []rules.Operand{{Name: "crime", Ref: 7}}},
		{Name: "boost", Operands: []rules.Operand{{Name: "boost", Ref: 8}}},
		{Name: "story-crime", Operands: []rules.Operand{{Name: "crime", Ref: 7}}},
		{Name: "role", Operands: []rules.Operand{{Name: "criminal", Ref: 3}}},
		{Name: "role-zone", Operands: []rules.Operand{{Name: "zone", Ref: 2}}},
		{Name: "approach", Operands: []rules.Operand{{Name: "approach", Ref: 13}}},
		{Name: "take", Operands: []rules.Operand{{Name: "evidence", Ref: 5}}},
		{Name: "place", Operands: []rules.Operand{{Name: "place", Ref: 11}}},
		{Name: "file", Operands: []rules.Operand{{Name: "evidence", Ref: 5}}},
		{Name: "claim", Operands: []rules.Operand{{Name: "sector", Ref: 10}}},
		{Name: "advance", Operands: []rules.Operand{{Name: "criminal", Ref: 3}}},
		{Name: "lose", Operands: []rules.Operand{{Name: "criminal", Ref: 3}}},
		{Name: "challenge", Operands: []rules.Operand{{Name: "rival", Ref: 1}}},
		{Name: "discard", Operands: []rules.Operand{{Name: "dilemma", Ref: 6}}},
		{Name: "purge", Operands: []rules.Operand{{Name: "dilemma", Ref: 6}}},
		{Name: "bank", Operands: []rules.Operand{{Name: "dilemma", Ref: 6}}},
		{Name: "sentinel", Operands: []rules.Operand{{Name: "zone", Ref: 2}}},
		{Name: "escort", Operands: []rules.Operand{{Name: "criminal", Ref: 3}, {Name: "zone", Ref: 2}}},
		{Name: "blockade", Operands: []rules.Operand{{Name: "from", Ref: 12}, {Name: "to", Ref: 12}}},
		{Name: "draw-unseen", Operands: []rules.Operand{{Name: "deck", Ref: 9}}},
		{Name: "gain-evidence"},
		{Name: "file-evidence"},
		{Name: "send", Operands: []rules.Operand{{Name: "criminal", Ref: 3}, {Name: "zone", Ref: 2}}},
		{Name: "push", Operands: []rules.Operand{{Name: "criminal", Ref: 3}, {Name: "zone", Ref: 2}}},
		{Name: "push-item", Operands: []rules.Operand{{Name: "item", Ref: 4}, {Name: "zone", Ref: 2}}},
		{Name: "peek"},
		{Name: "look", Operands: []rules.Operand{{Name: "place", Ref: 11}}},
		{Name: "known", Operands: []rules.Operand{{Name: "place", Ref: 11}, {Name: "evidence", Ref: 5}}},
		{Name: "swap-items", Operands: []rules.Operand{{Name: "item", Ref: 4}, {Name: "other", Ref: 4}}},
		{Name: "move-item", Operands: []rules.Operand{{Name: "item", Ref: 4}, {Name: "zone", Ref: 2}}},
		{Name: "swap-with", Operands: []rules.Operand{{Name: "criminal", Ref: 3}, {Name: "item", Ref: 4}}},
		{Name: "swap-criminals", Operands: []rules.Operand{{Name: "criminal", Ref: 3}, {Name: "other", Ref: 3}}},
		{Name: "swap-tags", Operands: []rules.Operand{{Name: "rival", Ref: 1}}},
		{Name: "lock", Operands: []rules.Operand{{Name: "criminal", Ref: 3}}},
		{Name: "move-heat", Operands: []rules.Operand{{Name: "from", Ref: 2}, {Name: "to", Ref: 2}}},
		{Name: "zone", Operands: []rules.Operand{{Name: "zone", Ref: 2}}},
		{Name: "item", Operands: []rules.Operand{{Name: "item", Ref: 4}}},
		{Name: "ditch-side", Operands: []rules.Operand{{Name: "crime", Ref: 7}}},
		{Name: "ditch-1", Operands: []rules.Operand{{Name: "crime", Ref: 7}}},
		{Name: "ditch-2", Operands: []rules.Operand{{Name: "crime", Ref: 7}}},
		{Name: "ditch-3", Operands: []rules.Operand{{Name: "crime", Ref: 7}}},
		{Name: "draw", Operands: []rules.Operand{{Name: "deck", Ref: 9}}},
		{Name: "done"},
	},
	Refs: []rules.RefInfo{
		{},
		{Name: "seat", IDs: []string{"0", "1", "2", "3", "4", "echo"}},
		{Name: "zone", IDs: []string{"blocks", "downtown", "ion-heights", "parish", "riverside", "skyport", "towers", "zinbazaar"}},
		{Name: "criminal", IDs: []string{"disruptor", "dronejack", "fixer", "ghost", "jumper", "mechanic", "persuader", "scourge", "smuggler", "sprinter"}},
		{Name: "item", IDs: []string{"blaster", "detonator", "coupe", "hauler", "scrambler", "birdseye", "cash", "serum"}},
		{Name: "evidence", IDs: []string{"ringleader", "weaponry", "timing", "location", "tactics", "financing"}},
		{Name: "dilemma", IDs: []string{
			"ringleader-1", "ringleader-2", "ringleader-4", "ringleader-5", "ringleader-8", "weaponry-1", "weaponry-2", "weaponry-4",
			"weaponry-5", "weaponry-8", "timing-1", "timing-2", "timing-4", "timing-5", "timing-8", "location-1", "location-2", "location-4",
			"location-5", "location-8", "tactics-1", "tactics-2", "tactics-4", "tactics-5", "tactics-8", "financing-1", "financing-2",
			"financing-4", "financing-5", "financing-8", "poster-disruptor-4", "poster-disruptor-5", "poster-dronejack-4",
			"poster-dronejack-5", "poster-fixer-4", "poster-fixer-5", "poster-ghost-4", "poster-ghost-5", "poster-jumper-4", "poster-jumper-5",
			"poster-mechanic-4", "poster-mechanic-5", "poster-persuader-4", "poster-persuader-5", "poster-scourge-4", "poster-scourge-5",
			"poster-smuggler-4", "poster-smuggler-5", "poster-sprinter-4", "poster-sprinter-5", "sigil", "intel-1", "intel-2", "intel-3",
			"intel-4", "intel-6", "intel-8", "intel-10",
		}},
		{Name: "crime", IDs: []string{
			"a1a", "a1b", "a1c", "a2a", "a2b", "a2c", "a3", "b1a", "b1b", "b1c", "b2a", "b2b", "b2c", "b3", "c1a", "c1b", "c1c", "c2a", "c2b",
			"c2c", "c3", "d1a", "d1b", "d1c", "d2a", "d2b", "d2c", "d3", "e1a", "e1b", "e1c", "e2a", "e2b", "e2c", "e3", "f1a", "f1b", "f1c",
			"f2a", "f2b", "f2c", "f3", "g1a", "g1b", "g1c", "g2a", "g2b", "g2c", "g3", "s01", "s02", "s03", "s04", "s05", "s06", "s07", "s08",
			"s09", "s10", "s11", "s12", "s13", "s14", "s15", "s16", "s17", "s18", "s19", "s20", "s21",
		}},
		{Name: "boost", IDs: []string{
			"swap-items", "move-item", "swap-item-criminal", "swap-criminals", "move-criminal", "shift-2", "shift-3", "shift-4", "swap-tags",
			"discard-dilemma", "sift-dilemmas", "challenge", "lock", "peek", "peek-and-take", "take", "reveal", "side-crime-1", "side-crime-2",
			"grip-2", "grip-3", "ignore-blockades", "move-heat", "tolerance", "hook", "act-1", "act-2",
		}},
		{Name: "deck", IDs: []string{"level-1", "level-2", "level-3", "side"}},
		{Name: "sector", IDs: []string{"1", "2", "3"}},
		{Name: "place", IDs: []string{"row-1", "row-2", "row-3", "slot-boost", "slot-tolerance", "slot-grip", "locker-0", "locker-1", "locker-2", "locker-3", "locker-4", "pool"}},
		{Name: "edge", IDs: []string{"1", "2", "3", "4", "5", "6", "7", "8"}},
		{Name: "approach", IDs: []string{"restrained", "reckless"}},
		{Name: "piece", IDs: []string{"sentinel", "blockade-1", "blockade-2", "heat-3", "heat-2", "heat-1"}},
		{Name: "echo-card", IDs: []string{"1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16"}},
	},
	Draws: []rules.DrawInfo{
		{Name: "", Ref: 0, Min: 0, Max: 0},
		{Name: "black", Ref: 0, Min: 1, Max: 6},
		{Name: "white", Ref: 0, Min: 1, Max: 6},
		{Name: "evidence", Ref: 5, Min: 0, Max: 0},
		{Name: "dilemma", Ref: 6, Min: 0, Max: 0},
		{Name: "crime", Ref: 7, Min: 0, Max: 0},
		{Name: "boost", Ref: 8, Min: 0, Max: 0},
		{Name: "assignment", Ref: 5, Min: 0, Max: 0},
		{Name: "echo-card", Ref: 15, Min: 0, Max: 0},
	},
}

var zoneIDs = []string{"blocks", "downtown", "ion-heights", "parish", "riverside", "skyport", "towers", "zinbazaar"}

var criminalIDs = []string{"disruptor", "dronejack", "fixer", "ghost", "jumper", "mechanic", "persuader", "scourge", "smuggler", "sprinter"}

var itemIDs = []string{"blaster", "detonator", "coupe", "hauler", "scrambler", "birdseye", "cash", "serum"}

var crimeIDs = []string{
	"a1a", "a1b", "a1c", "a2a", "a2b", "a2c", "a3", "b1a", "b1b", "b1c", "b2a", "b2b", "b2c", "b3", "c1a", "c1b", "c1c", "c2a", "c2b",
	"c2c", "c3", "d1a", "d1b", "d1c", "d2a", "d2b", "d2c", "d3", "e1a", "e1b", "e1c", "e2a", "e2b", "e2c", "e3", "f1a", "f1b", "f1c",
	"f2a", "f2b", "f2c", "f3", "g1a", "g1b", "g1c", "g2a", "g2b", "g2c", "g3", "s01", "s02", "s03", "s04", "s05", "s06", "s07", "s08",
	"s09", "s10", "s11", "s12", "s13", "s14", "s15", "s16", "s17", "s18", "s19", "s20", "s21",
}

var boostIDs = []string{
	"swap-items", "move-item", "swap-item-criminal", "swap-criminals", "move-criminal", "shift-2", "shift-3", "shift-4", "swap-tags",
	"discard-dilemma", "sift-dilemmas", "challenge", "lock", "peek", "peek-and-take", "take", "reveal", "side-crime-1", "side-crime-2",
	"grip-2", "grip-3", "ignore-blockades", "move-heat", "tolerance", "hook", "act-1", "act-2",
}

var echoIDs = []string{"1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16"}

var placeIDs = []string{"row-1", "row-2", "row-3", "slot-boost", "slot-tolerance", "slot-grip", "locker-0", "locker-1", "locker-2", "locker-3", "locker-4", "pool"}

var evidenceIDs = []string{"ringleader", "weaponry", "timing", "location", "tactics", "financing"}
