package masters

import "safehouse/save/v1/rules"

const (
	figures                    = 5
	npc                        = 4
	absent       status        = 0
	routeSize                  = 16
	carried      place         = 64
	inBag        place         = 80
	placesEnd    place         = 88
	frCard       frameKind     = 0
	frReveal     frameKind     = 1
	frDog        frameKind     = 2
	frHunt       frameKind     = 3
	frLocks      frameKind     = 12
	frCodes      frameKind     = 19
	stackSize                  = 12
	none                       = "none"
	off                        = "off"
	Characters                 = 24
	NoSkill      Skill         = 255
	acts                       = 69
	columns                    = 13
	noHex        Hex           = 255
	firstAdded   Cell          = 36
	cells                      = 39
	nowhere      Cell          = 255
	characters                 = 24
	cards                      = 49
	deckSize                   = 40
	crisisCopies               = 13
	fixers                     = 15
	kSub         rules.RefKind = 6
	kFixer       rules.RefKind = 9
	kLetter      rules.RefKind = 11
	pieces                     = 24
	chits                      = 12
	loose                      = 8
	skills                     = 21
	subs                       = 8
)

type ActCard struct {
	ID string
}

type board struct {
	tiles Cells
	doors Cells
	hexOf [39]Hex
}

type CharacterCard struct {
	ID string
}

type DeckCard struct {
	ID string
}

type HeistCard struct {
	ID string
}

type ItemCard struct {
	ID string
}

type SkillCard struct {
	ID string
}

var phaseIDs = []string{"crew", "planning", "action", "closing", "event", "escape"}

var statusIDs = []string{"absent", "waiting", "in-play", "captive", "escaped", "busted", "hidden"}

var markIDs = []string{"ready", "acted", "done", "slipping", "spent", "imprisoned", "rolled", "pinched", "cracked", "otherwise", "unlocked", "moved", "unlucky"}

var featIDs = []string{"silent-round", "event-hit", "unlucky-one", "all-inside", "rich-start", "two-empty"}

var frameIDs = []string{
	"card", "reveal", "dog", "hunt", "hounds", "replan", "lift", "lose", "blab", "comfort", "whisper", "last-idea", "locks", "fumble",
	"nervous", "tip", "bribe", "insert", "mark", "codes", "decoy",
}

var targetIDs = []string{"nearest", "loot", "figure"}

var figureIDs = []string{"0", "1", "2", "3", "npc"}

var addedIDs = []string{"tunnel-1", "tunnel-2", "breach"}

var placeWords = []string{"bag", "safe", "won", "team", "sale", "box", "lost", "used"}

var flagIDs = []string{"spent", "denied", "called", "looped", "whistle", "panic", "burnt", "logs", "studied", "freed", "blown", "botched"}

var actTable = [69]ActCard{
	{ID: "bash"},
	{ID: "bump"},
	{ID: "chaos"},
	{ID: "dash"},
	{ID: "deduce"},
	{ID: "defeat"},
	{ID: "detonate"},
	{ID: "disable"},
	{ID: "discover"},
	{ID: "examine"},
	{ID: "eyeball"},
	{ID: "flip"},
	{ID: "grab"},
	{ID: "hit"},
	{ID: "key-in"},
	{ID: "mug"},
	{ID: "report"},
	{ID: "observe"},
	{ID: "pause"},
	{ID: "pick"},
	{ID: "pick-two"},
	{ID: "punch"},
	{ID: "rake"},
	{ID: "rampage"},
	{ID: "ransack"},
	{ID: "recon"},
	{ID: "redirect"},
	{ID: "rewire"},
	{ID: "run"},
	{ID: "scamper"},
	{ID: "seize"},
	{ID: "shatter"},
	{ID: "shock"},
	{ID: "short"},
	{ID: "sleeper-hold"},
	{ID: "smash"},
	{ID: "snatch"},
	{ID: "sneak"},
	{ID: "sprint"},
	{ID: "spy-stuff"},
	{ID: "stride"},
	{ID: "strongarm"},
	{ID: "study"},
	{ID: "swipe"},
	{ID: "walk"},
	{ID: "zap"},
	{ID: "autopwn"},
	{ID: "exploit"},
	{ID: "breach"},
	{ID: "dart"},
	{ID: "bolt"},
	{ID: "far-bolt"},
	{ID: "toss-loot"},
	{ID: "patch-in"},
	{ID: "loop-footage"},
	{ID: "rewire-live"},
	{ID: "crawl"},
	{ID: "handle"},
	{ID: "hesitate"},
	{ID: "whimper"},
	{ID: "card-flick"},
	{ID: "study-schematics"},
	{ID: "cheap-rake"},
	{ID: "careful-rake"},
	{ID: "perfect-pick"},
	{ID: "kill-pixels"},
	{ID: "toss-flashbang"},
	{ID: "tweak-plan"},
	{ID: "blow-whistle"},
}

var boards = [17]board{
	{tiles: 4294967295, doors: 30064771072, hexOf: [39]Hex{
		18, 19, 30, 31, 32, 33, 42, 43, 44, 45, 46, 47, 54, 55, 56, 57, 58, 59, 68, 69, 70, 72, 73, 81, 83, 84, 85, 95, 96, 98, 99, 110,
		48, 74, 123, 255, 255, 255, 255,
	}},
	{tiles: 4294967295, doors: 12884901888, hexOf: [39]Hex{
		16, 28, 32, 33, 41, 42, 43, 44, 45, 46, 53, 54, 55, 56, 57, 58, 67, 68, 71, 72, 80, 81, 83, 84, 85, 93, 94, 95, 96, 97, 98, 108,
		111, 122, 255, 255, 255, 255, 255,
	}},
	{tiles: 2147483647, doors: 30064771072, hexOf: [39]Hex{
		17, 19, 20, 21, 22, 28, 29, 30, 31, 32, 33, 34, 35, 42, 43, 48, 55, 56, 57, 58, 60, 69, 70, 73, 74, 81, 82, 83, 84, 85, 86, 255,
		15, 94, 100, 255, 255, 255, 255,
	}},
	{tiles: 4294967295, doors: 12884901888, hexOf: [39]Hex{
		18, 21, 29, 30, 31, 32, 33, 34, 35, 42, 43, 45, 47, 55, 56, 60, 67, 68, 69, 70, 71, 72, 73, 74, 79, 86, 92, 93, 99, 100, 105, 112,
		118, 126, 255, 255, 255, 255, 255,
	}},
	{tiles: 4294967295, doors: 30064771072, hexOf: [39]Hex{
		41, 42, 47, 48, 54, 55, 56, 59, 60, 68, 69, 70, 71, 72, 73, 74, 83, 84, 85, 86, 87, 88, 97, 98, 99, 100, 101, 110, 111, 112, 113,
		127, 35, 40, 140, 255, 255, 255, 255,
	}},
	{tiles: 4294967295, doors: 30064771072, hexOf: [39]Hex{
		28, 29, 30, 31, 32, 41, 42, 43, 44, 45, 46, 53, 58, 66, 67, 71, 72, 79, 80, 81, 82, 83, 84, 93, 96, 97, 98, 106, 107, 108, 110,
		111, 15, 20, 112, 255, 255, 255, 255,
	}},
	{tiles: 4294967295, doors: 4294967296, hexOf: [39]Hex{
		16, 17, 28, 29, 30, 31, 32, 33, 41, 43, 44, 46, 53, 54, 55, 56, 57, 58, 67, 68, 70, 71, 72, 81, 82, 83, 84, 94, 96, 97, 98, 99,
		112, 255, 255, 255, 255, 255, 255,
	}},
	{tiles: 4294967295, doors: 30064771072, hexOf: [39]Hex{
		31, 44, 45, 46, 57, 58, 59, 60, 61, 62, 68, 69, 70, 71, 72, 73, 82, 83, 84, 85, 95, 96, 98, 99, 106, 107, 108, 109, 110, 111, 112,
		125, 18, 105, 138, 255, 255, 255, 255,
	}},
	{tiles: 4294967295, doors: 30064771072, hexOf: [39]Hex{
		18, 19, 20, 29, 30, 31, 32, 41, 42, 45, 53, 54, 55, 56, 57, 58, 59, 67, 68, 69, 70, 71, 72, 82, 83, 84, 95, 97, 98, 108, 109, 110,
		60, 94, 111, 255, 255, 255, 255,
	}},
	{tiles: 4294967295, doors: 30064771072, hexOf: [39]Hex{
		19, 22, 32, 34, 46, 48, 56, 57, 58, 59, 60, 61, 69, 70, 71, 72, 73, 74, 75, 81, 82, 83, 84, 85, 86, 87, 97, 99, 110, 111, 112, 125,
		18, 23, 137, 255, 255, 255, 255,
	}},
	{tiles: 4294967295, doors: 4294967296, hexOf: [39]Hex{
		16, 28, 29, 30, 31, 32, 41, 42, 45, 46, 47, 54, 57, 60, 67, 70, 73, 79, 80, 81, 82, 83, 84, 85, 86, 87, 93, 95, 96, 105, 106, 109,
		110, 255, 255, 255, 255, 255, 255,
	}},
	{tiles: 4294967295, doors: 12884901888, hexOf: [39]Hex{
		15, 27, 28, 31, 41, 45, 54, 55, 56, 57, 58, 59, 67, 70, 71, 73, 79, 80, 81, 82, 84, 86, 93, 95, 96, 97, 98, 99, 105, 106, 107, 110,
		118, 124, 255, 255, 255, 255, 255,
	}},
	{tiles: 4294967295, doors: 64424509440, hexOf: [39]Hex{
		28, 33, 42, 43, 44, 45, 46, 47, 48, 53, 54, 56, 57, 60, 61, 67, 70, 74, 80, 83, 86, 87, 94, 95, 96, 97, 98, 99, 100, 108, 110, 112,
		15, 21, 40, 62, 255, 255, 255,
	}},
	{tiles: 4294967295, doors: 64424509440, hexOf: [39]Hex{
		17, 18, 19, 20, 21, 30, 32, 33, 34, 43, 44, 47, 56, 59, 60, 69, 70, 73, 82, 85, 86, 95, 96, 99, 108, 111, 112, 121, 122, 123, 124,
		125, 16, 35, 113, 120, 255, 255, 255,
	}},
	{tiles: 4294967295, doors: 64424509440, hexOf: [39]Hex{
		27, 28, 41, 42, 44, 46, 47, 54, 56, 58, 59, 67, 68, 69, 70, 71, 72, 73, 79, 81, 83, 85, 93, 95, 97, 99, 105, 107, 109, 111, 120,
		122, 14, 16, 34, 74, 255, 255, 255,
	}},
	{tiles: 4294967295, doors: 4294967296, hexOf: [39]Hex{
		29, 32, 41, 43, 44, 45, 46, 47, 53, 54, 55, 56, 59, 60, 61, 62, 66, 69, 70, 73, 75, 76, 82, 85, 86, 88, 95, 96, 97, 98, 99, 100,
		71, 255, 255, 255, 255, 255, 255,
	}},
	{tiles: 4294967295, doors: 64424509440, hexOf: [39]Hex{
		27, 41, 43, 44, 45, 46, 48, 53, 56, 59, 60, 67, 68, 69, 70, 71, 72, 73, 74, 75, 80, 81, 83, 85, 94, 95, 97, 98, 99, 100, 107, 110,
		14, 29, 35, 62, 255, 255, 255,
	}},
}

var characterTable = [24]CharacterCard{
	{ID: "angry-locksmith"},
	{ID: "safecracker"},
	{ID: "demolitions-guy"},
	{ID: "thug"},
	{ID: "bruiser"},
	{ID: "operative"},
	{ID: "street-urchin"},
	{ID: "grifter"},
	{ID: "mastermind"},
	{ID: "script-kiddie"},
	{ID: "hacktivist"},
	{ID: "black-hat"},
	{ID: "burglar"},
	{ID: "grease-man"},
	{ID: "ghost-runner"},
	{ID: "lookout"},
	{ID: "watchman"},
	{ID: "sentinel"},
	{ID: "pickpocket"},
	{ID: "con-artist"},
	{ID: "thief"},
	{ID: "shutter-bug"},
	{ID: "technician"},
	{ID: "tinkerer"},
}

var cardTable = [49]DeckCard{
	{ID: "1"},
	{ID: "2"},
	{ID: "3"},
	{ID: "4"},
	{ID: "5"},
	{ID: "6"},
	{ID: "7"},
	{ID: "8"},
	{ID: "9"},
	{ID: "10"},
	{ID: "11"},
	{ID: "12"},
	{ID: "13"},
	{ID: "14"},
	{ID: "15"},
	{ID: "16"},
	{ID: "17"},
	{ID: "18"},
	{ID: "19"},
	{ID: "20"},
	{ID: "21"},
	{ID: "22"},
	{ID: "23"},
	{ID: "24"},
	{ID: "a1"},
	{ID: "a2"},
	{ID: "a3"},
	{ID: "a4"},
	{ID: "b1"},
	{ID: "b2"},
	{ID: "b3"},
	{ID: "d1"},
	{ID: "d2"},
	{ID: "d3"},
	{ID: "g1"},
	{ID: "g2"},
	{ID: "g3"},
	{ID: "g4"},
	{ID: "m1"},
	{ID: "m2"},
	{ID: "m3"},
	{ID: "c1"},
	{ID: "c2"},
	{ID: "c3"},
	{ID: "c4"},
	{ID: "c5"},
	{ID: "c6"},
	{ID: "z1"},
	{ID: "z2"},
}

// Info is what was printed on the box.
var Info = &info

var info = rules.Info{
	ID: "masters", Version: 1,
	Verbs: []rules.VerbInfo{
		{Name: ""},
		{Name: "choose-character", Operands: []rules.Operand{{Name: "seat", Ref: 1}, {Name: "character", Ref: 2}}},
		{Name: "choose-skill", Operands: []rules.Operand{{Name: "seat", Ref: 1}, {Name: "skill", Ref: 3}}},
		{Name: "start", Operands: []rules.Operand{{Name: "who", Ref: 2}, {Name: "hex", Ref: 4}}},
		{Name: "plan", Operands: []rules.Operand{{Name: "who", Ref: 2}, {Name: "hex", Ref: 4}}},
		{Name: "lift", Operands: []rules.Operand{{Name: "who", Ref: 2}, {Name: "hex", Ref: 4}}},
		{Name: "ready", Operands: []rules.Operand{{Name: "who", Ref: 2}}},
		{Name: "tunnel", Operands: []rules.Operand{{Name: "space", Ref: 4}, {Name: "hex", Ref: 4}}},
		{Name: "buy", Operands: []rules.Operand{{Name: "loot", Ref: 8}, {Name: "who", Ref: 2}}},
		{Name: "sell", Operands: []rules.Operand{{Name: "loot", Ref: 8}}},
		{Name: "sell-jewel"},
		{Name: "equip", Operands: []rules.Operand{{Name: "loot", Ref: 8}, {Name: "who", Ref: 2}}},
		{Name: "hire", Operands: []rules.Operand{{Name: "fixer", Ref: 9}, {Name: "n"}}},
		{Name: "survey", Operands: []rules.Operand{{Name: "hex", Ref: 4}}},
		{Name: "survey-bag"},
		{Name: "schematics", Operands: []rules.Operand{{Name: "hex", Ref: 4}}},
		{Name: "schematics-bag"},
		{Name: "go-inside", Operands: []rules.Operand{{Name: "who", Ref: 2}, {Name: "hex", Ref: 4}}},
		{Name: "give-idea", Operands: []rules.Operand{{Name: "who", Ref: 2}, {Name: "to", Ref: 2}}},
		{Name: "act", Operands: []rules.Operand{{Name: "who", Ref: 2}, {Name: "action", Ref: 5}}},
		{Name: "lend-hand", Operands: []rules.Operand{{Name: "who", Ref: 2}, {Name: "to", Ref: 2}, {Name: "sub", Ref: 6}}},
		{Name: "breach", Operands: []rules.Operand{{Name: "who", Ref: 2}, {Name: "hex", Ref: 4}}},
		{Name: "laser", Operands: []rules.Operand{{Name: "who", Ref: 2}, {Name: "hex", Ref: 4}}},
		{Name: "move", Operands: []rules.Operand{{Name: "who", Ref: 2}, {Name: "hex", Ref: 4}}},
		{Name: "unlock", Operands: []rules.Operand{{Name: "who", Ref: 2}, {Name: "hex", Ref: 4}}},
		{Name: "subdue", Operands: []rules.Operand{{Name: "who", Ref: 2}, {Name: "hex", Ref: 4}, {Name: "chit", Ref: 7}}},
		{Name: "disable", Operands: []rules.Operand{{Name: "who", Ref: 2}, {Name: "hex", Ref: 4}}},
		{Name: "rewire", Operands: []rules.Operand{{Name: "who", Ref: 2}, {Name: "hex", Ref: 4}}},
		{Name: "think", Operands: []rules.Operand{{Name: "who", Ref: 2}}},
		{Name: "reveal", Operands: []rules.Operand{{Name: "who", Ref: 2}, {Name: "hex", Ref: 4}}},
		{Name: "thin", Operands: []rules.Operand{{Name: "who", Ref: 2}}},
		{Name: "loot", Operands: []rules.Operand{{Name: "who", Ref: 2}}},
		{Name: "crack", Operands: []rules.Operand{{Name: "who", Ref: 2}, {Name: "n"}}},
		{Name: "hold-torch", Operands: []rules.Operand{{Name: "who", Ref: 2}}},
		{Name: "take", Operands: []rules.Operand{{Name: "who", Ref: 2}, {Name: "loot", Ref: 8}}},
		{Name: "drop", Operands: []rules.Operand{{Name: "who", Ref: 2}, {Name: "loot", Ref: 8}}},
		{Name: "slide", Operands: []rules.Operand{{Name: "who", Ref: 2}, {Name: "loot", Ref: 8}}},
		{Name: "toss", Operands: []rules.Operand{{Name: "who", Ref: 2}, {Name: "loot", Ref: 8}, {Name: "hex", Ref: 4}}},
		{Name: "reach", Operands: []rules.Operand{{Name: "who", Ref: 2}, {Name: "hex", Ref: 4}}},
		{Name: "slip", Operands: []rules.Operand{{Name: "who", Ref: 2}}},
		{Name: "vent", Operands: []rules.Operand{{Name: "who", Ref: 2}, {Name: "hex", Ref: 4}}},
		{Name: "codes", Operands: []rules.Operand{{Name: "who", Ref: 2}, {Name: "hex", Ref: 4}}},
		{Name: "new-plan", Operands: []rules.Operand{{Name: "who", Ref: 2}}},
		{Name: "pick-on", Operands: []rules.Operand{{Name: "who", Ref: 2}}},
		{Name: "teamwork", Operands: []rules.Operand{{Name: "who", Ref: 2}, {Name: "to", Ref: 2}}},
		{Name: "server", Operands: []rules.Operand{{Name: "who", Ref: 2}}},
		{Name: "swipe", Operands: []rules.Operand{{Name: "who", Ref: 2}, {Name: "hex", Ref: 4}}},
		{Name: "seize", Operands: []rules.Operand{{Name: "who", Ref: 2}}},
		{Name: "check-logs", Operands: []rules.Operand{{Name: "who", Ref: 2}}},
		{Name: "take-idea", Operands: []rules.Operand{{Name: "who", Ref: 2}}},
		{Name: "decoy"},
		{Name: "shift", Operands: []rules.Operand{{Name: "who", Ref: 2}, {Name: "from", Ref: 4}, {Name: "hex", Ref: 4}}},
		{Name: "done", Operands: []rules.Operand{{Name: "who", Ref: 2}}},
		{Name: "call-escape"},
		{Name: "blank", Operands: []rules.Operand{{Name: "who", Ref: 2}}},
		{Name: "keep-chit"},
		{Name: "chase", Operands: []rules.Operand{{Name: "hex", Ref: 4}}},
		{Name: "hunt", Operands: []rules.Operand{{Name: "hex", Ref: 4}}},
		{Name: "hound", Operands: []rules.Operand{{Name: "who", Ref: 2}}},
		{Name: "penny", Operands: []rules.Operand{{Name: "who", Ref: 2}}},
		{Name: "lose-idea", Operands: []rules.Operand{{Name: "who", Ref: 2}}},
		{Name: "listen", Operands: []rules.Operand{{Name: "who", Ref: 2}}},
		{Name: "stay-silent", Operands: []rules.Operand{{Name: "who", Ref: 2}}},
		{Name: "comfort", Operands: []rules.Operand{{Name: "who", Ref: 2}}},
		{Name: "decline"},
		{Name: "lock-in", Operands: []rules.Operand{{Name: "hex", Ref: 4}}},
		{Name: "put-down", Operands: []rules.Operand{{Name: "who", Ref: 2}, {Name: "hex", Ref: 4}}},
		{Name: "calm", Operands: []rules.Operand{{Name: "who", Ref: 2}}},
		{Name: "take-noise"},
		{Name: "tip", Operands: []rules.Operand{{Name: "who", Ref: 2}}},
		{Name: "swap", Operands: []rules.Operand{{Name: "chit", Ref: 7}}},
		{Name: "insert", Operands: []rules.Operand{{Name: "card", Ref: 10}, {Name: "n"}}},
		{Name: "mark", Operands: []rules.Operand{{Name: "hex", Ref: 4}}},
		{Name: "run", Operands: []rules.Operand{{Name: "who", Ref: 2}, {Name: "hex", Ref: 4}}},
		{Name: "declare", Operands: []rules.Operand{{Name: "who", Ref: 2}, {Name: "hex", Ref: 4}}},
		{Name: "roll", Operands: []rules.Operand{{Name: "who", Ref: 2}}},
		{Name: "pick-in-flight", Operands: []rules.Operand{{Name: "who", Ref: 2}, {Name: "hex", Ref: 4}}},
		{Name: "pinch", Operands: []rules.Operand{{Name: "who", Ref: 2}, {Name: "to", Ref: 2}}},
	},
	Refs: []rules.RefInfo{
		{},
		{Name: "seat", IDs: []string{"0", "1", "2", "3"}},
		{Name: "character", IDs: []string{
			"angry-locksmith", "safecracker", "demolitions-guy", "thug", "bruiser", "operative", "street-urchin", "grifter", "mastermind",
			"script-kiddie", "hacktivist", "black-hat", "burglar", "grease-man", "ghost-runner", "lookout", "watchman", "sentinel",
			"pickpocket", "con-artist", "thief", "shutter-bug", "technician", "tinkerer", "prisoner", "hostage", "guide", "shell", "architect",
			"mayor",
		}},
		{Name: "skill", IDs: []string{
			"smash-n-grab", "hurry", "wing-it", "hit-n-run", "bypass", "yank-wires", "linger", "steal", "pilfer", "ninja", "prowl", "concoct",
			"improvise", "assault", "blast", "extract", "circumvent", "splice-in", "tweak", "tamper", "intrude",
		}},
		{Name: "hex", IDs: []string{
			"z0", "a0", "b0", "c0", "d0", "e0", "f0", "g0", "h0", "i0", "j0", "k0", "l0", "z1", "a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1",
			"i1", "j1", "k1", "l1", "z2", "a2", "b2", "c2", "d2", "e2", "f2", "g2", "h2", "i2", "j2", "k2", "l2", "z3", "a3", "b3", "c3", "d3",
			"e3", "f3", "g3", "h3", "i3", "j3", "k3", "l3", "z4", "a4", "b4", "c4", "d4", "e4", "f4", "g4", "h4", "i4", "j4", "k4", "l4", "z5",
			"a5", "b5", "c5", "d5", "e5", "f5", "g5", "h5", "i5", "j5", "k5", "l5", "z6", "a6", "b6", "c6", "d6", "e6", "f6", "g6", "h6", "i6",
			"j6", "k6", "l6", "z7", "a7", "b7", "c7", "d7", "e7", "f7", "g7", "h7", "i7", "j7", "k7", "l7", "z8", "a8", "b8", "c8", "d8", "e8",
			"f8", "g8", "h8", "i8", "j8", "k8", "l8", "z9", "a9", "b9", "c9", "d9", "e9", "f9", "g9", "h9", "i9", "j9", "k9", "l9", "z10",
			"a10", "b10", "c10", "d10", "e10", "f10", "g10", "h10", "i10", "j10", "k10", "l10", "z11", "a11", "b11", "c11", "d11", "e11",
			"f11", "g11", "h11", "i11", "j11", "k11", "l11",
		}},
		{Name: "action", IDs: []string{
			"bash", "bump", "chaos", "dash", "deduce", "defeat", "detonate", "disable", "discover", "examine", "eyeball", "flip", "grab",
			"hit", "key-in", "mug", "report", "observe", "pause", "pick", "pick-two", "punch", "rake", "rampage", "ransack", "recon",
			"redirect", "rewire", "run", "scamper", "seize", "shatter", "shock", "short", "sleeper-hold", "smash", "snatch", "sneak", "sprint",
			"spy-stuff", "stride", "strongarm", "study", "swipe", "walk", "zap", "autopwn", "exploit", "breach", "dart", "bolt", "far-bolt",
			"toss-loot", "patch-in", "loop-footage", "rewire-live", "crawl", "handle", "hesitate", "whimper", "card-flick", "study-schematics",
			"cheap-rake", "careful-rake", "perfect-pick", "kill-pixels", "toss-flashbang", "tweak-plan", "blow-whistle",
		}},
		{Name: "sub", IDs: []string{"move", "unlock", "subdue", "disable", "idea", "reveal", "loot", "rewire"}},
		{Name: "chit", IDs: []string{"guard", "lock", "camera", "dog", "blank", "big-guard", "tough-lock", "tough-camera", "jewel", "documents", "keycard", "usb-key"}},
		{Name: "loot", IDs: []string{
			"jewel", "documents", "keycard", "usb-key", "cash", "cheap-picks", "perfect-picks", "laser-burst", "flashbang", "master-plan-copy",
			"building-schematics", "lucky-penny", "radio", "safecracking-tools", "plasma-torch", "camouflage", "dog-whistle",
		}},
		{Name: "fixer", IDs: []string{
			"old-friend", "fence", "beat-cop", "bookie", "visage", "machinist", "prison-guard", "consultant", "connoisseur", "curator",
			"shell", "diversion-artist", "architect", "retiree", "mayor",
		}},
		{Name: "card", IDs: []string{
			"1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17", "18", "19", "20", "21", "22", "23",
			"24", "a1", "a2", "a3", "a4", "b1", "b2", "b3", "d1", "d2", "d3", "g1", "g2", "g3", "g4", "m1", "m2", "m3", "c1", "c2", "c3", "c4",
			"c5", "c6", "z1", "z2",
		}},
		{Name: "letter", IDs: []string{"x", "y"}},
		{Name: "heist", IDs: []string{
			"inclusion", "startup", "dark-horse", "greedy-prisoner", "blind-justice", "melee", "side-channel", "hospitality",
			"proving-grounds", "safehouse-rescue", "black-box", "marathon", "bricks", "river", "hole", "final-south", "final-north",
		}},
	},
	Draws: []rules.DrawInfo{
		{Name: "", Ref: 0, Min: 0, Max: 0},
		{Name: "die", Ref: 0, Min: 1, Max: 6},
		{Name: "chit", Ref: 7, Min: 0, Max: 0},
	},
}

var heistTable = [17]HeistCard{
	{ID: "inclusion"},
	{ID: "startup"},
	{ID: "dark-horse"},
	{ID: "greedy-prisoner"},
	{ID: "blind-justice"},
	{ID: "melee"},
	{ID: "side-channel"},
	{ID: "hospitality"},
	{ID: "proving-grounds"},
	{ID: "safehouse-rescue"},
	{ID: "black-box"},
	{ID: "marathon"},
	{ID: "bricks"},
	{ID: "river"},
	{ID: "hole"},
	{ID: "final-south"},
	{ID: "final-north"},
}

var itemTable = [12]ItemCard{
	{ID: "cheap-picks"},
	{ID: "perfect-picks"},
	{ID: "laser-burst"},
	{ID: "flashbang"},
	{ID: "master-plan-copy"},
	{ID: "building-schematics"},
	{ID: "lucky-penny"},
	{ID: "radio"},
	{ID: "safecracking-tools"},
	{ID: "plasma-torch"},
	{ID: "camouflage"},
	{ID: "dog-whistle"},
}

var firstPiece = [17]Piece{0, 4, 6, 8, 9, 9, 11, 12, 13, 15, 16, 17, 18, 19, 21, 22, 23}

var pieceKinds = [24]Loot{0, 0, 0, 0, 1, 1, 2, 2, 3, 5, 5, 6, 7, 8, 8, 9, 10, 11, 12, 13, 13, 14, 15, 16}

var pieceCount = [17]uint8{4, 2, 2, 1, 0, 2, 1, 1, 2, 1, 1, 1, 1, 2, 1, 1, 1}

var lootIDs = [17]string{
	"jewel", "documents", "keycard", "usb-key", "cash", "cheap-picks", "perfect-picks", "laser-burst", "flashbang", "master-plan-copy",
	"building-schematics", "lucky-penny", "radio", "safecracking-tools", "plasma-torch", "camouflage", "dog-whistle",
}

var chitIDs = []string{"guard", "lock", "camera", "dog", "blank", "big-guard", "tough-lock", "tough-camera", "jewel", "documents", "keycard", "usb-key"}

var skillTable = [21]SkillCard{
	{ID: "smash-n-grab"},
	{ID: "hurry"},
	{ID: "wing-it"},
	{ID: "hit-n-run"},
	{ID: "bypass"},
	{ID: "yank-wires"},
	{ID: "linger"},
	{ID: "steal"},
	{ID: "pilfer"},
	{ID: "ninja"},
	{ID: "prowl"},
	{ID: "concoct"},
	{ID: "improvise"},
	{ID: "assault"},
	{ID: "blast"},
	{ID: "extract"},
	{ID: "circumvent"},
	{ID: "splice-in"},
	{ID: "tweak"},
	{ID: "tamper"},
	{ID: "intrude"},
}
