package shadownetwork

import "safehouse/save/v1/rules"

const (
	MaxSeats              = 5
	Rounds                = 4
	nobody      Side      = 255
	Dealing     Phase     = 0
	frCollect   frameKind = 7
	frLeak      frameKind = 8
	frMarket    frameKind = 9
	frReplace   frameKind = 11
	frMilestone frameKind = 13
	frUseFor    frameKind = 16
	stackSize             = 4
	none                  = "none"
	hidden                = "hidden"
	cities                = 12
	noCity      City      = 255
	contracts             = 32
	colours               = 4
	regulars              = 12
	handlers              = 22
	noHandler   Handler   = 255
	milestones            = 7
	noAction    Action    = 255
	slots                 = 3
	noTile      Tile      = 255
)

type CityCard struct {
	ID string
}

var sideIDs = []string{"0", "1", "2", "3", "4", "syndicate"}

var phaseIDs = []string{"setup", "espionage", "closing", "upkeep", "end"}

var frameIDs = []string{
	"turn", "syndicate", "study", "upkeep", "keep", "toss", "place", "collect", "leak", "market", "second", "replace", "analyse",
	"milestone", "wage", "hire-for", "use-for",
}

var sourceIDs = []string{"leaked", "secret", "supply"}

var visitIDs = []string{"exchange-yellow", "exchange-green", "exchange-blue", "exchange-purple", "recruit", "draw", "hire"}

var letterIDs = []string{"a", "b", "c", "d", "e"}

var cityTable = [12]CityCard{
	{ID: "new-york"},
	{ID: "london"},
	{ID: "rome"},
	{ID: "moscow"},
	{ID: "beijing"},
	{ID: "tokyo"},
	{ID: "hong-kong"},
	{ID: "sydney"},
	{ID: "new-delhi"},
	{ID: "antananarivo"},
	{ID: "casablanca"},
	{ID: "lima"},
}

var cityIDs = []string{"new-york", "london", "rome", "moscow", "beijing", "tokyo", "hong-kong", "sydney", "new-delhi", "antananarivo", "casablanca", "lima"}

var tileIDs = []string{"a1", "a2", "a3", "a4", "b1", "b2", "b3", "b4", "c1", "c2", "c3", "c4", "d1", "d2", "d3", "d4", "e1", "e2", "e3", "e4"}

var contractIDs = []string{
	"quiet-harbour", "paper-lantern", "border-post", "ballot-box", "glass-embassy", "iron-ledger", "velvet-curtain", "night-ferry",
	"town-crier", "parade-ground", "silent-auction", "printing-house", "signal-tower", "blue-furnace", "sealed-envelope",
	"tank-column", "arms-fair", "grey-cardinal", "twin-vaults", "wind-tunnel", "double-mirror", "reactor-nine", "market-square",
	"marble-lobby", "naval-review", "cable-station", "deep-antenna", "winter-wire", "crown-cipher", "missile-row", "zero-archive",
	"grand-chessboard",
}

var handlerIDs = []string{
	"press-attache", "party-secretary", "street-courier", "ghost-writer", "quartermaster", "field-marshal", "rocket-surveyor",
	"cipher-clerk", "lab-director", "radar-officer", "double-agent", "archivist", "student", "union-organiser", "paper-boy",
	"society-hostess", "mechanic", "old-soldier", "war-reporter", "radio-ham", "inventor", "chauffeur",
}

var actionIDs = []string{"sa01", "sa02", "sa03", "sa04", "sa05", "sa06", "sa07", "sa08", "sa09", "sa10"}

var slotIDs = []string{"1", "2", "3"}

var levelIDs = []string{"relaxed", "standard", "ruthless"}

// Info is what was printed on the box.
var Info = &info

var info = rules.Info{
	ID: "shadownetwork", Version: 1,
	Verbs: []rules.VerbInfo{
		{Name: ""},
		{Name: "keep", Operands: []rules.Operand{{Name: "handler", Ref: 6}}},
		{Name: "toss", Operands: []rules.Operand{{Name: "contract", Ref: 5}}},
		{Name: "place", Operands: []rules.Operand{{Name: "city", Ref: 3}}},
		{Name: "take", Operands: []rules.Operand{{Name: "colour", Ref: 8}}},
		{Name: "leak", Operands: []rules.Operand{{Name: "city", Ref: 3}}},
		{Name: "exchange", Operands: []rules.Operand{{Name: "colour", Ref: 8}}},
		{Name: "recruit"},
		{Name: "draw", Operands: []rules.Operand{{Name: "contract", Ref: 5}}},
		{Name: "hire", Operands: []rules.Operand{{Name: "handler", Ref: 6}}},
		{Name: "replace", Operands: []rules.Operand{{Name: "handler", Ref: 6}}},
		{Name: "use", Operands: []rules.Operand{{Name: "handler", Ref: 6}}},
		{Name: "make", Operands: []rules.Operand{{Name: "row", Ref: 9}}},
		{Name: "overlay"},
		{Name: "done"},
		{Name: "collect"},
		{Name: "discard", Operands: []rules.Operand{{Name: "contract", Ref: 5}}},
		{Name: "complete", Operands: []rules.Operand{{Name: "contract", Ref: 5}, {Name: "greens"}}},
		{Name: "forgo"},
		{Name: "pay", Operands: []rules.Operand{{Name: "colour", Ref: 8}}},
		{Name: "hire-for-syndicate", Operands: []rules.Operand{{Name: "handler", Ref: 6}}},
		{Name: "use-for-syndicate", Operands: []rules.Operand{{Name: "handler", Ref: 6}}},
	},
	Refs: []rules.RefInfo{
		{},
		{Name: "seat", IDs: []string{"0", "1", "2", "3", "4"}},
		{Name: "syndicate", IDs: []string{"lone"}},
		{Name: "city", IDs: []string{"new-york", "london", "rome", "moscow", "beijing", "tokyo", "hong-kong", "sydney", "new-delhi", "antananarivo", "casablanca", "lima"}},
		{Name: "tile", IDs: []string{"a1", "a2", "a3", "a4", "b1", "b2", "b3", "b4", "c1", "c2", "c3", "c4", "d1", "d2", "d3", "d4", "e1", "e2", "e3", "e4"}},
		{Name: "contract", IDs: []string{
			"quiet-harbour", "paper-lantern", "border-post", "ballot-box", "glass-embassy", "iron-ledger", "velvet-curtain", "night-ferry",
			"town-crier", "parade-ground", "silent-auction", "printing-house", "signal-tower", "blue-furnace", "sealed-envelope",
			"tank-column", "arms-fair", "grey-cardinal", "twin-vaults", "wind-tunnel", "double-mirror", "reactor-nine", "market-square",
			"marble-lobby", "naval-review", "cable-station", "deep-antenna", "winter-wire", "crown-cipher", "missile-row", "zero-archive",
			"grand-chessboard",
		}},
		{Name: "handler", IDs: []string{
			"press-attache", "party-secretary", "street-courier", "ghost-writer", "quartermaster", "field-marshal", "rocket-surveyor",
			"cipher-clerk", "lab-director", "radar-officer", "double-agent", "archivist", "student", "union-organiser", "paper-boy",
			"society-hostess", "mechanic", "old-soldier", "war-reporter", "radio-ham", "inventor", "chauffeur",
		}},
		{Name: "action", IDs: []string{"sa01", "sa02", "sa03", "sa04", "sa05", "sa06", "sa07", "sa08", "sa09", "sa10"}},
		{Name: "colour", IDs: []string{"yellow", "green", "blue", "purple"}},
		{Name: "row", IDs: []string{"yellow", "green", "blue", "purple"}},
		{Name: "column", IDs: []string{"top-1", "top-2", "top-3", "top-4", "bottom-1", "bottom-2", "bottom-3", "bottom-4"}},
		{Name: "place", IDs: []string{
			"supply", "display", "deck", "discards", "box", "phone", "wage-6", "wage-10", "overlay", "tokens", "influence", "film-2", "film-3",
			"film-4",
		}},
		{Name: "slot", IDs: []string{"1", "2", "3"}},
	},
	Draws: []rules.DrawInfo{
		{Name: "", Ref: 0, Min: 0, Max: 0},
		{Name: "first", Ref: 0, Min: 0, Max: 4},
		{Name: "city", Ref: 3, Min: 0, Max: 0},
		{Name: "contract", Ref: 5, Min: 0, Max: 0},
		{Name: "action", Ref: 7, Min: 0, Max: 0},
		{Name: "handler", Ref: 6, Min: 0, Max: 0},
	},
}

var colourIDs = []string{"yellow", "green", "blue", "purple"}
