package infiltration

import "safehouse/save/v1/rules"

const (
	extractNone  Place         = 255
	extractHere  Place         = 254
	frItem       frameKind     = 0
	frInterface  frameKind     = 1
	frEnter      frameKind     = 2
	frAction     frameKind     = 3
	stackSize                  = 16
	none                       = "none"
	hidden                     = "hidden"
	faceDownID                 = "face-down"
	operatives                 = 6
	noOperative  Operative     = 255
	Secret       Place         = 12
	rooms                      = 13
	noRoom                     = 255
	actions                    = 5
	noCard       Card          = 255
	hiddenCard   Card          = 254
	extractDone  Place         = 128
	forward                    = 1
	backward                   = 2
	kCard        rules.RefKind = 4
	items                      = 35
	npcs                       = 5
	noNPC        NPC           = 255
	faceDownRoom Room          = 255
)

type ItemCard struct {
	ID string
}

type RoomCard struct {
	ID string
}

var phaseIDs = []string{"draft", "entry", "selection", "resolution", "wrap", "npc", "security"}

var frameIDs = []string{"item", "interface", "enter", "action", "move", "elevator", "arrive"}

var operativeIDs = []string{"gabriel-correa-santiago", "hugo-cash", "animal-mcevoy", "marilyn-7y3t9d", "monica-singh", "mr-white"}

var placeIDs = []string{"1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "secret", "out", "captured", "away", "pool", "gone", "none"}

// Info is what was printed on the box.
var Info = &info

var info = rules.Info{
	ID: "infiltration", Version: 1,
	Verbs: []rules.VerbInfo{
		{Name: ""},
		{Name: "keep", Operands: []rules.Operand{{Name: "operative", Ref: 2}, {Name: "card", Ref: 4}}},
		{Name: "pass", Operands: []rules.Operand{{Name: "operative", Ref: 2}, {Name: "card", Ref: 4}}},
		{Name: "select", Operands: []rules.Operand{{Name: "operative", Ref: 2}, {Name: "card", Ref: 4}}},
		{Name: "resolve", Operands: []rules.Operand{{Name: "operative", Ref: 2}}},
		{Name: "move", Operands: []rules.Operand{{Name: "place", Ref: 3}}},
		{Name: "stop"},
		{Name: "play", Operands: []rules.Operand{{Name: "card", Ref: 4}}},
		{Name: "room", Operands: []rules.Operand{{Name: "place", Ref: 3}}},
		{Name: "operative", Operands: []rules.Operand{{Name: "operative", Ref: 2}}},
		{Name: "shoot-worker", Operands: []rules.Operand{{Name: "place", Ref: 3}}},
		{Name: "shoot-npc", Operands: []rules.Operand{{Name: "npc", Ref: 6}}},
		{Name: "shoot-operative", Operands: []rules.Operand{{Name: "operative", Ref: 2}}},
		{Name: "discard", Operands: []rules.Operand{{Name: "card", Ref: 4}}},
		{Name: "done"},
		{Name: "wound"},
		{Name: "alarm"},
		{Name: "carry", Operands: []rules.Operand{{Name: "n"}}},
		{Name: "activate", Operands: []rules.Operand{{Name: "npc", Ref: 6}}},
		{Name: "extract", Operands: []rules.Operand{{Name: "operative", Ref: 2}}},
	},
	Refs: []rules.RefInfo{
		{},
		{Name: "seat", IDs: []string{"0", "1", "2", "3", "4", "5"}},
		{Name: "operative", IDs: []string{"gabriel-correa-santiago", "hugo-cash", "animal-mcevoy", "marilyn-7y3t9d", "monica-singh", "mr-white"}},
		{Name: "place", IDs: []string{"1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "secret", "out"}},
		{Name: "card", IDs: []string{
			"advance", "retreat", "interface", "download", "extract", "frictionless-slippers", "jump-pack", "circuit-talon", "neuro-spike",
			"data-code-breaker", "remote-spyware", "disrupter-laser", "remote-drone", "call-for-backup", "sledgehammer", "diesel",
			"gauss-pistol", "slider", "qianju-pt", "flechette-pistol", "movement-tracker", "informant", "secretaries", "hologram-projection",
			"high-capacity-wire", "portable-server", "zip-line", "courier-rig", "data-siphon", "wireless-tap", "piggyback-link",
			"backdoor-program", "stun-baton", "nano-lockpick", "emp-charge", "nerve-gas", "trauma-kit", "signal-jammer", "tripwire-mine",
			"anonymous-tip",
		}},
		{Name: "room", IDs: []string{
			"research-admin-office", "loading-dock", "security-checkpoint", "infirmary", "cafeteria", "mail-room", "guard-post",
			"equipment-lockers", "server-closet", "atrium", "stairwell", "waste-reclamation", "bioroid-bay", "halo-conference-room",
			"executive-elevator", "executive-suite", "server-farm", "clone-vats", "prototype-workshop", "trading-floor", "neural-testing-lab",
			"skybridge", "directors-office", "surveillance-hub", "laser-corridor", "maintenance-bay", "vault", "prototype-lab",
			"black-archive", "panic-room", "ai-core", "experiment-ward",
		}},
		{Name: "npc", IDs: []string{"james-harris", "officer-nelson", "leah-bailey", "tyrone-kent", "csx-13"}},
		{Name: "special", IDs: []string{"prototype", "blackmail-file", "sludge"}},
		{Name: "dial", IDs: []string{"proximity", "alarm"}},
		{Name: "supply", IDs: []string{"pool", "deck", "discard", "box"}},
	},
	Draws: []rules.DrawInfo{
		{Name: "", Ref: 0, Min: 0, Max: 0},
		{Name: "die", Ref: 0, Min: 1, Max: 6},
		{Name: "room", Ref: 5, Min: 0, Max: 0},
		{Name: "item", Ref: 4, Min: 0, Max: 0},
		{Name: "data", Ref: 0, Min: 1, Max: 3},
		{Name: "npc", Ref: 6, Min: 0, Max: 0},
	},
}

var itemCards = [35]ItemCard{
	{ID: "frictionless-slippers"},
	{ID: "jump-pack"},
	{ID: "circuit-talon"},
	{ID: "neuro-spike"},
	{ID: "data-code-breaker"},
	{ID: "remote-spyware"},
	{ID: "disrupter-laser"},
	{ID: "remote-drone"},
	{ID: "call-for-backup"},
	{ID: "sledgehammer"},
	{ID: "diesel"},
	{ID: "gauss-pistol"},
	{ID: "slider"},
	{ID: "qianju-pt"},
	{ID: "flechette-pistol"},
	{ID: "movement-tracker"},
	{ID: "informant"},
	{ID: "secretaries"},
	{ID: "hologram-projection"},
	{ID: "high-capacity-wire"},
	{ID: "portable-server"},
	{ID: "zip-line"},
	{ID: "courier-rig"},
	{ID: "data-siphon"},
	{ID: "wireless-tap"},
	{ID: "piggyback-link"},
	{ID: "backdoor-program"},
	{ID: "stun-baton"},
	{ID: "nano-lockpick"},
	{ID: "emp-charge"},
	{ID: "nerve-gas"},
	{ID: "trauma-kit"},
	{ID: "signal-jammer"},
	{ID: "tripwire-mine"},
	{ID: "anonymous-tip"},
}

var roomItems = [3]Item{5, 18, 33}

var npcIDs = []string{"james-harris", "officer-nelson", "leah-bailey", "tyrone-kent", "csx-13"}

var roomTable = [32]RoomCard{
	{ID: "research-admin-office"},
	{ID: "loading-dock"},
	{ID: "security-checkpoint"},
	{ID: "infirmary"},
	{ID: "cafeteria"},
	{ID: "mail-room"},
	{ID: "guard-post"},
	{ID: "equipment-lockers"},
	{ID: "server-closet"},
	{ID: "atrium"},
	{ID: "stairwell"},
	{ID: "waste-reclamation"},
	{ID: "bioroid-bay"},
	{ID: "halo-conference-room"},
	{ID: "executive-elevator"},
	{ID: "executive-suite"},
	{ID: "server-farm"},
	{ID: "clone-vats"},
	{ID: "prototype-workshop"},
	{ID: "trading-floor"},
	{ID: "neural-testing-lab"},
	{ID: "skybridge"},
	{ID: "directors-office"},
	{ID: "surveillance-hub"},
	{ID: "laser-corridor"},
	{ID: "maintenance-bay"},
	{ID: "vault"},
	{ID: "prototype-lab"},
	{ID: "black-archive"},
	{ID: "panic-room"},
	{ID: "ai-core"},
	{ID: "experiment-ward"},
}
