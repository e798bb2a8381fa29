package deepstate

import "safehouse/save/v1/rules"

const (
	Drafting    Phase         = 0
	Dealing     Phase         = 1
	InZone      Place         = 2
	Taken       Place         = 3
	frTreaty    frameKind     = 0
	frMan       frameKind     = 1
	frPay       frameKind     = 4
	frOffer     frameKind     = 5
	frGive      frameKind     = 6
	frAttach    frameKind     = 10
	stackSize                 = 8
	none                      = "none"
	hidden                    = "hidden"
	inSupply                  = "supply"
	inStack                   = "stack"
	theDeck                   = "deck"
	theRest                   = "discard"
	hocPlayer                 = "hoc"
	players                   = 5
	nobody      Player        = 255
	HOC         Player        = 1
	secondaries               = 4
	tokens                    = 3
	draftSteps                = 6
	kCard       rules.RefKind = 2
	kGroup      rules.RefKind = 4
	kProject    rules.RefKind = 6
	kTreaty     rules.RefKind = 9
	kMan        rules.RefKind = 10
	hocKinds                  = 9
	hocProjects               = 3
	holders                   = 7
	men                       = 9
	InnerCircle Kind          = 17
	kinds                     = 18
	cards                     = 68
	noCard      Card          = 255
	maxZone                   = 11
	projects                  = 4
	operations                = 6
	treatyCards               = 46
)

type HOCActionCard struct {
	ID string
}

type ManCard struct {
	ID string
}

type deckList struct {
	ids   []string
	first [20]Card
}

type ProjectSheet struct {
	ID string
}

type OperationCard struct {
	ID string
}

type TreatyCard struct {
	ID string
}

var phaseIDs = []string{"draft", "deal", "action", "takeover", "recall", "treaty", "trim", "scoring"}

var turnStepIDs = []string{"begin", "choose", "protect", "ambush"}

var treatySetupIDs = []string{"first-game", "standard", "experienced"}

var frameIDs = []string{"treaty", "man", "recruit", "dismiss", "pay", "offer", "give", "return", "hit", "move", "attach", "recall", "make", "trim"}

var placeIDs = []string{"box", "deck", "zone", "", "gone", "force"}

var groupIDs = []string{"mass-control", "finance", "science", "supreme-power", "key-connections", "inner-circle"}

var tokenTreaty = [3]Treaty{14, 15, 16}

// Info is what was printed on the box.
var Info = &info

var info = rules.Info{
	ID: "deepstate", Version: 1,
	Verbs: []rules.VerbInfo{
		{Name: ""},
		{Name: "pick", Operands: []rules.Operand{{Name: "treaty", Ref: 9}}},
		{Name: "put-back", Operands: []rules.Operand{{Name: "treaty", Ref: 9}}},
		{Name: "infiltrate", Operands: []rules.Operand{{Name: "card", Ref: 2}, {Name: "agents"}}},
		{Name: "covert", Operands: []rules.Operand{{Name: "operation", Ref: 8}}},
		{Name: "advance", Operands: []rules.Operand{{Name: "project", Ref: 6}}},
		{Name: "recruit"},
		{Name: "contact"},
		{Name: "skip"},
		{Name: "play", Operands: []rules.Operand{{Name: "man", Ref: 10}}},
		{Name: "attach", Operands: []rules.Operand{{Name: "card", Ref: 2}, {Name: "host", Ref: 2}}},
		{Name: "triads", Operands: []rules.Operand{{Name: "card", Ref: 2}}},
		{Name: "yakuza", Operands: []rules.Operand{{Name: "card", Ref: 2}}},
		{Name: "cosa-nostra", Operands: []rules.Operand{{Name: "card", Ref: 2}}},
		{Name: "pass"},
		{Name: "dismiss", Operands: []rules.Operand{{Name: "man", Ref: 10}}},
		{Name: "discard", Operands: []rules.Operand{{Name: "card", Ref: 2}}},
		{Name: "make", Operands: []rules.Operand{{Name: "treaty", Ref: 9}}},
		{Name: "give", Operands: []rules.Operand{{Name: "card", Ref: 2}, {Name: "seat", Ref: 1}}},
		{Name: "give-secondary", Operands: []rules.Operand{{Name: "group", Ref: 4}, {Name: "seat", Ref: 1}}},
		{Name: "return", Operands: []rules.Operand{{Name: "card", Ref: 2}}},
		{Name: "return-operation", Operands: []rules.Operand{{Name: "operation", Ref: 8}}},
		{Name: "trim", Operands: []rules.Operand{{Name: "treaty", Ref: 9}}},
		{Name: "hit", Operands: []rules.Operand{{Name: "card", Ref: 2}}},
		{Name: "hit-reserve", Operands: []rules.Operand{{Name: "seat", Ref: 1}}},
		{Name: "move", Operands: []rules.Operand{{Name: "card", Ref: 2}, {Name: "place"}}},
	},
	Refs: []rules.RefInfo{
		{},
		{Name: "seat", IDs: []string{"0", "1", "2", "3", "4", "hoc"}},
		{Name: "card", IDs: []string{
			"ruling-parties-1", "ruling-parties-2", "ruling-parties-3", "ruling-parties-4", "mass-media-1", "mass-media-2", "mass-media-3",
			"mass-media-4", "authorities-1", "authorities-2", "authorities-3", "authorities-4", "banks-1", "banks-2", "banks-3", "banks-4",
			"real-estate-1", "real-estate-2", "real-estate-3", "real-estate-4", "valuables-1", "valuables-2", "valuables-3", "valuables-4",
			"patents-1", "patents-2", "patents-3", "patents-4", "labs-1", "labs-2", "labs-3", "labs-4", "researches-1", "researches-2",
			"researches-3", "researches-4", "governments-1", "governments-2", "governments-3", "stock-exchanges-1", "stock-exchanges-2",
			"stock-exchanges-3", "universities-1", "universities-2", "universities-3", "crime-syndicates-1", "crime-syndicates-2",
			"crime-syndicates-3", "corporations-1", "corporations-2", "corporations-3", "labor-unions-1", "labor-unions-2", "labor-unions-3",
			"labor-unions-4", "consulates-1", "consulates-2", "consulates-3", "consulates-4", "spy-agencies-1", "spy-agencies-2",
			"spy-agencies-3", "spy-agencies-4", "inner-circle-1", "inner-circle-2", "inner-circle-3", "world-war-1", "world-war-2",
		}},
		{Name: "objective", IDs: []string{
			"ruling-parties", "mass-media", "authorities", "banks", "real-estate", "valuables", "patents", "labs", "researches", "governments",
			"stock-exchanges", "universities", "crime-syndicates", "corporations", "labor-unions", "consulates", "spy-agencies",
			"inner-circle", "world-war",
		}},
		{Name: "group", IDs: []string{"mass-control", "finance", "science", "supreme-power", "key-connections", "inner-circle"}},
		{Name: "emblem", IDs: []string{"none", "communists", "peacekeepers", "spies", "special-interest"}},
		{Name: "project", IDs: []string{"deep-state", "comintern", "unified-nations", "spyware"}},
		{Name: "stage", IDs: []string{
			"deep-state-1", "deep-state-2", "deep-state-3", "deep-state-4", "deep-state-5", "comintern-1", "comintern-2", "comintern-3",
			"comintern-4", "comintern-5", "unified-nations-1", "unified-nations-2", "unified-nations-3", "unified-nations-4",
			"unified-nations-5", "spyware-1", "spyware-2", "spyware-3", "spyware-4", "spyware-5",
		}},
		{Name: "operation", IDs: []string{
			"elimination-of-obstacles", "neutralization-of-a-political-leader", "orchestrated-unrest", "coup-d-etat", "proxy-conflict",
			"military-intervention",
		}},
		{Name: "treaty", IDs: []string{
			"federal-reserve", "world-bank", "press-syndicate", "nobel-committee", "peasant-union", "mercenary-guild", "underground-railroad",
			"october-committee", "peace-congress", "cryptographers-bureau", "kingmakers", "freemasons", "bohemian-club", "skull-and-bones",
			"yakuza", "cosa-nostra", "triads", "anarchists", "cia", "kgb", "interpol", "partisans", "sleeper-cells", "blue-helmets",
			"oil-barons", "civil-service", "think-tank", "lobbyists", "arms-dealers", "relief-committee", "federation-of-trade-unions",
			"league-of-nations", "signals-alliance", "trilateral-commission", "bilderberg-club", "club-of-rome", "chamber-of-commerce",
			"academy-of-sciences", "broadcasting-union", "war-council", "illuminati", "rosicrucians", "non-aligned-movement",
			"revolutionary-students", "pacifist-assembly", "double-agents-ring",
		}},
		{Name: "man", IDs: []string{"hitman", "emissary", "recruiter", "diplomat", "fixer", "infiltrator", "courier", "propagandist", "negotiator"}},
		{Name: "token", IDs: []string{"yakuza", "cosa-nostra", "triads"}},
		{Name: "hoc-card", IDs: []string{
			"quiet-move", "consolidation", "entrenchment", "hostile-takeover", "connections", "the-plan", "grand-design", "black-operation",
			"call-to-service",
		}},
	},
	Draws: []rules.DrawInfo{
		{Name: "", Ref: 0, Min: 0, Max: 0},
		{Name: "objective", Ref: 2, Min: 0, Max: 0},
		{Name: "treaty", Ref: 9, Min: 0, Max: 0},
		{Name: "man", Ref: 10, Min: 0, Max: 0},
		{Name: "hoc-card", Ref: 12, Min: 0, Max: 0},
	},
}

var hocTable = [9]HOCActionCard{
	{ID: "quiet-move"},
	{ID: "consolidation"},
	{ID: "entrenchment"},
	{ID: "hostile-takeover"},
	{ID: "connections"},
	{ID: "the-plan"},
	{ID: "grand-design"},
	{ID: "black-operation"},
	{ID: "call-to-service"},
}

var levelIDs = []string{"secretary", "director", "chairman", "puppet-master"}

var holderIDs = []string{"0", "1", "2", "3", "4", "deck", "discard"}

var manTable = [9]ManCard{
	{ID: "hitman"},
	{ID: "emissary"},
	{ID: "recruiter"},
	{ID: "diplomat"},
	{ID: "fixer"},
	{ID: "infiltrator"},
	{ID: "courier"},
	{ID: "propagandist"},
	{ID: "negotiator"},
}

var printed = deckList{ids: []string{
	"ruling-parties-1", "ruling-parties-2", "ruling-parties-3", "ruling-parties-4", "mass-media-1", "mass-media-2", "mass-media-3",
	"mass-media-4", "authorities-1", "authorities-2", "authorities-3", "authorities-4", "banks-1", "banks-2", "banks-3", "banks-4",
	"real-estate-1", "real-estate-2", "real-estate-3", "real-estate-4", "valuables-1", "valuables-2", "valuables-3", "valuables-4",
	"patents-1", "patents-2", "patents-3", "patents-4", "labs-1", "labs-2", "labs-3", "labs-4", "researches-1", "researches-2",
	"researches-3", "researches-4", "governments-1", "governments-2", "governments-3", "stock-exchanges-1", "stock-exchanges-2",
	"stock-exchanges-3", "universities-1", "universities-2", "universities-3", "crime-syndicates-1", "crime-syndicates-2",
	"crime-syndicates-3", "corporations-1", "corporations-2", "corporations-3", "labor-unions-1", "labor-unions-2", "labor-unions-3",
	"labor-unions-4", "consulates-1", "consulates-2", "consulates-3", "consulates-4", "spy-agencies-1", "spy-agencies-2",
	"spy-agencies-3", "spy-agencies-4", "inner-circle-1", "inner-circle-2", "inner-circle-3", "world-war-1", "world-war-2",
}, first: [20]Card{0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 39, 42, 45, 48, 51, 55, 59, 63, 66, 68}}

var projectTable = [4]ProjectSheet{{ID: "deep-state"}, {ID: "comintern"}, {ID: "unified-nations"}, {ID: "spyware"}}

var operationTable = [6]OperationCard{
	{ID: "elimination-of-obstacles"},
	{ID: "neutralization-of-a-political-leader"},
	{ID: "orchestrated-unrest"},
	{ID: "coup-d-etat"},
	{ID: "proxy-conflict"},
	{ID: "military-intervention"},
}

var treatyTable = [46]TreatyCard{
	{ID: "federal-reserve"},
	{ID: "world-bank"},
	{ID: "press-syndicate"},
	{ID: "nobel-committee"},
	{ID: "peasant-union"},
	{ID: "mercenary-guild"},
	{ID: "underground-railroad"},
	{ID: "october-committee"},
	{ID: "peace-congress"},
	{ID: "cryptographers-bureau"},
	{ID: "kingmakers"},
	{ID: "freemasons"},
	{ID: "bohemian-club"},
	{ID: "skull-and-bones"},
	{ID: "yakuza"},
	{ID: "cosa-nostra"},
	{ID: "triads"},
	{ID: "anarchists"},
	{ID: "cia"},
	{ID: "kgb"},
	{ID: "interpol"},
	{ID: "partisans"},
	{ID: "sleeper-cells"},
	{ID: "blue-helmets"},
	{ID: "oil-barons"},
	{ID: "civil-service"},
	{ID: "think-tank"},
	{ID: "lobbyists"},
	{ID: "arms-dealers"},
	{ID: "relief-committee"},
	{ID: "federation-of-trade-unions"},
	{ID: "league-of-nations"},
	{ID: "signals-alliance"},
	{ID: "trilateral-commission"},
	{ID: "bilderberg-club"},
	{ID: "club-of-rome"},
	{ID: "chamber-of-commerce"},
	{ID: "academy-of-sciences"},
	{ID: "broadcasting-union"},
	{ID: "war-council"},
	{ID: "illuminati"},
	{ID: "rosicrucians"},
	{ID: "non-aligned-movement"},
	{ID: "revolutionary-students"},
	{ID: "pacifist-assembly"},
	{ID: "double-agents-ring"},
}
