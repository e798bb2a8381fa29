package shadownetwork_test

// What the printed things say, copied from the card list but for the solo
// sections of Handlers, which are tuned (see doc.go); tests do not ask the tables
// of the game.

// pieces are yellow, green, blue and purple, then Influence.
type pieces [5]int

// of is the Intelligence among them by colour.
func (p pieces) of() map[string]int { return goods(p[:4]...) }

// sum is the number of pieces of Intelligence.
func (p pieces) sum() int { return p[0] + p[1] + p[2] + p[3] }

type printedContract struct {
	id                       string
	discard                  pieces
	needs                    pieces
	either                   int // green or blue
	turnIn, gameEnd, penalty int
}

var printedContracts = []printedContract{
	{"quiet-harbour", pieces{2, 0, 0, 0, 0}, pieces{2, 1, 0, 0, 0}, 0, 8, 4, 1},
	{"paper-lantern", pieces{1, 1, 0, 0, 0}, pieces{2, 0, 1, 0, 0}, 0, 9, 5, 1},
	{"border-post", pieces{1, 1, 0, 0, 0}, pieces{1, 2, 0, 0, 0}, 0, 8, 4, 1},
	{"ballot-box", pieces{2, 0, 0, 0, 0}, pieces{3, 1, 0, 0, 0}, 0, 9, 5, 1},
	{"glass-embassy", pieces{0, 2, 0, 0, 0}, pieces{1, 1, 1, 0, 0}, 0, 9, 5, 1},
	{"iron-ledger", pieces{1, 0, 1, 0, 0}, pieces{0, 2, 1, 0, 0}, 0, 10, 6, 2},
	{"velvet-curtain", pieces{0, 2, 0, 0, 0}, pieces{2, 0, 0, 1, 0}, 0, 9, 5, 1},
	{"night-ferry", pieces{1, 0, 1, 0, 0}, pieces{0, 1, 0, 1, 0}, 1, 11, 7, 2},
	{"town-crier", pieces{1, 1, 0, 0, 0}, pieces{3, 0, 1, 0, 0}, 0, 10, 6, 2},
	{"parade-ground", pieces{0, 2, 0, 0, 0}, pieces{2, 2, 0, 0, 0}, 0, 10, 6, 2},
	{"silent-auction", pieces{1, 0, 0, 1, 0}, pieces{2, 0, 0, 1, 0}, 1, 11, 7, 2},
	{"printing-house", pieces{1, 1, 0, 0, 0}, pieces{2, 1, 1, 0, 0}, 0, 10, 6, 2},
	{"signal-tower", pieces{0, 1, 1, 0, 0}, pieces{1, 1, 1, 0, 0}, 1, 11, 7, 2},
	{"blue-furnace", pieces{1, 0, 1, 0, 0}, pieces{1, 1, 2, 0, 0}, 0, 12, 8, 2},
	{"sealed-envelope", pieces{0, 1, 1, 0, 0}, pieces{2, 1, 0, 1, 0}, 0, 11, 7, 2},
	{"tank-column", pieces{1, 0, 1, 0, 0}, pieces{1, 2, 1, 0, 0}, 0, 11, 7, 2},
	{"arms-fair", pieces{0, 1, 0, 1, 0}, pieces{0, 2, 2, 0, 0}, 0, 13, 9, 2},
	{"grey-cardinal", pieces{0, 1, 1, 0, 0}, pieces{1, 1, 1, 1, 0}, 0, 13, 9, 2},
	{"twin-vaults", pieces{0, 0, 1, 1, 0}, pieces{0, 1, 0, 2, 0}, 1, 15, 11, 3},
	{"wind-tunnel", pieces{0, 1, 1, 0, 0}, pieces{1, 0, 2, 1, 0}, 0, 14, 10, 3},
	{"double-mirror", pieces{0, 1, 1, 0, 0}, pieces{1, 0, 0, 1, 0}, 2, 12, 8, 2},
	{"reactor-nine", pieces{0, 1, 1, 0, 0}, pieces{0, 1, 3, 0, 0}, 0, 14, 10, 3},
	{"market-square", pieces{0, 2, 0, 0, 0}, pieces{3, 2, 0, 0, 0}, 0, 12, 8, 2},
	{"marble-lobby", pieces{1, 0, 1, 0, 0}, pieces{3, 1, 0, 1, 0}, 0, 13, 9, 2},
	{"naval-review", pieces{0, 1, 0, 1, 0}, pieces{2, 2, 1, 0, 0}, 0, 13, 9, 2},
	{"cable-station", pieces{0, 1, 0, 1, 0}, pieces{2, 1, 2, 0, 0}, 0, 13, 9, 2},
	{"deep-antenna", pieces{0, 0, 2, 0, 0}, pieces{2, 0, 1, 1, 0}, 1, 14, 10, 3},
	{"winter-wire", pieces{0, 1, 1, 0, 0}, pieces{1, 2, 1, 1, 0}, 0, 15, 11, 3},
	{"crown-cipher", pieces{0, 0, 1, 1, 0}, pieces{1, 1, 1, 2, 0}, 0, 17, 13, 3},
	{"missile-row", pieces{0, 0, 2, 0, 0}, pieces{0, 2, 2, 1, 0}, 0, 17, 13, 3},
	{"zero-archive", pieces{0, 0, 0, 2, 0}, pieces{1, 0, 2, 2, 0}, 0, 18, 14, 4},
	{"grand-chessboard", pieces{0, 0, 1, 1, 0}, pieces{2, 2, 1, 1, 0}, 0, 18, 14, 4},
}

type printedHandler struct {
	id       string
	starting bool
	pay      pieces
	gain     pieces
	uses     int
	solo     pieces
}

var printedHandlers = []printedHandler{
	{"press-attache", false, pieces{2, 0, 0, 0, 0}, pieces{0, 1, 1, 0, 0}, 2, pieces{7, 0, 0, 0, 0}},
	{"party-secretary", false, pieces{3, 0, 0, 0, 0}, pieces{0, 1, 1, 0, 0}, 3, pieces{8, 0, 0, 0, 0}},
	{"street-courier", false, pieces{1, 0, 0, 0, 0}, pieces{0, 1, 0, 0, 0}, 3, pieces{5, 0, 0, 0, 0}},
	{"ghost-writer", false, pieces{3, 0, 0, 0, 0}, pieces{0, 0, 0, 1, 0}, 3, pieces{6, 0, 0, 0, 0}},
	{"quartermaster", false, pieces{0, 1, 0, 0, 0}, pieces{0, 0, 1, 0, 0}, 3, pieces{0, 3, 0, 0, 0}},
	{"field-marshal", false, pieces{0, 2, 0, 0, 0}, pieces{1, 0, 0, 1, 0}, 3, pieces{0, 6, 0, 0, 0}},
	{"rocket-surveyor", false, pieces{0, 2, 0, 0, 0}, pieces{0, 0, 2, 0, 0}, 2, pieces{0, 7, 0, 0, 0}},
	{"cipher-clerk", false, pieces{0, 0, 1, 0, 0}, pieces{0, 0, 0, 1, 0}, 3, pieces{0, 0, 6, 0, 0}},
	{"lab-director", false, pieces{0, 0, 2, 0, 0}, pieces{0, 0, 0, 2, 0}, 2, pieces{0, 0, 9, 0, 0}},
	{"radar-officer", false, pieces{0, 0, 1, 0, 0}, pieces{1, 2, 0, 0, 0}, 2, pieces{0, 0, 7, 0, 0}},
	{"double-agent", false, pieces{0, 0, 0, 1, 0}, pieces{0, 0, 2, 0, 0}, 2, pieces{0, 0, 0, 7, 0}},
	{"archivist", false, pieces{0, 0, 0, 1, 0}, pieces{1, 2, 0, 0, 0}, 3, pieces{0, 0, 0, 6, 0}},
	{"student", true, pieces{2, 0, 0, 0, 0}, pieces{0, 0, 1, 0, 0}, 2, pieces{5, 0, 0, 0, 0}},
	{"union-organiser", true, pieces{3, 0, 0, 0, 0}, pieces{0, 2, 0, 0, 0}, 2, pieces{4, 0, 0, 0, 0}},
	{"paper-boy", true, pieces{1, 0, 0, 0, 0}, pieces{0, 1, 0, 0, 0}, 2, pieces{4, 0, 0, 0, 0}},
	{"society-hostess", true, pieces{3, 0, 0, 0, 0}, pieces{0, 0, 0, 1, 0}, 2, pieces{5, 0, 0, 0, 0}},
	{"mechanic", true, pieces{0, 1, 0, 0, 0}, pieces{0, 0, 1, 0, 0}, 2, pieces{0, 4, 0, 0, 0}},
	{"old-soldier", true, pieces{0, 2, 0, 0, 0}, pieces{1, 0, 0, 1, 0}, 2, pieces{0, 5, 0, 0, 0}},
	{"war-reporter", true, pieces{0, 1, 0, 0, 0}, pieces{3, 0, 0, 0, 0}, 3, pieces{0, 6, 0, 0, 0}},
	{"radio-ham", true, pieces{0, 0, 1, 0, 0}, pieces{0, 0, 0, 1, 0}, 2, pieces{0, 0, 6, 0, 0}},
	{"inventor", true, pieces{0, 0, 1, 0, 0}, pieces{0, 2, 0, 0, 0}, 2, pieces{0, 0, 5, 0, 0}},
	{"chauffeur", true, pieces{0, 0, 0, 1, 0}, pieces{0, 1, 1, 0, 0}, 2, pieces{0, 0, 0, 4, 0}},
}

type printedLine struct {
	letter string
	what   pieces
}

type printedTile struct {
	id     string
	secret pieces
	leaks  [2]printedLine
}

var printedTiles = []printedTile{
	{"a1", pieces{0, 1, 1, 0, 0}, [2]printedLine{{"e", pieces{0, 0, 1, 0, 0}}, {"b", pieces{3, 0, 0, 0, 0}}}},
	{"a2", pieces{1, 0, 1, 0, 0}, [2]printedLine{{"c", pieces{0, 1, 0, 0, 0}}, {"b", pieces{1, 0, 0, 0, 0}}}},
	{"a3", pieces{1, 1, 0, 0, 0}, [2]printedLine{{"d", pieces{0, 0, 0, 1, 0}}, {"e", pieces{1, 0, 0, 0, 0}}}},
	{"a4", pieces{2, 1, 0, 0, 0}, [2]printedLine{{"b", pieces{0, 0, 1, 0, 0}}, {"e", pieces{0, 0, 0, 0, 1}}}},
	{"b1", pieces{3, 0, 0, 0, 0}, [2]printedLine{{"a", pieces{0, 0, 1, 0, 0}}, {"e", pieces{1, 0, 0, 0, 0}}}},
	{"b2", pieces{0, 1, 0, 0, 1}, [2]printedLine{{"c", pieces{2, 0, 0, 0, 0}}, {"d", pieces{0, 1, 0, 0, 0}}}},
	{"b3", pieces{1, 0, 1, 0, 0}, [2]printedLine{{"e", pieces{0, 1, 0, 0, 0}}, {"a", pieces{0, 0, 0, 0, 1}}}},
	{"b4", pieces{0, 0, 0, 1, 0}, [2]printedLine{{"d", pieces{1, 0, 0, 0, 0}}, {"c", pieces{0, 1, 0, 0, 0}}}},
	{"c1", pieces{0, 2, 0, 0, 0}, [2]printedLine{{"e", pieces{0, 0, 1, 0, 0}}, {"b", pieces{1, 0, 0, 0, 0}}}},
	{"c2", pieces{3, 0, 0, 0, 0}, [2]printedLine{{"b", pieces{0, 0, 0, 1, 0}}, {"d", pieces{0, 0, 0, 0, 1}}}},
	{"c3", pieces{0, 0, 1, 0, 0}, [2]printedLine{{"a", pieces{0, 1, 0, 0, 0}}, {"e", pieces{2, 0, 0, 0, 0}}}},
	{"c4", pieces{1, 0, 0, 1, 0}, [2]printedLine{{"b", pieces{1, 0, 0, 0, 0}}, {"a", pieces{1, 0, 0, 0, 0}}}},
	{"d1", pieces{1, 1, 0, 0, 0}, [2]printedLine{{"b", pieces{2, 0, 0, 0, 0}}, {"e", pieces{0, 1, 0, 0, 0}}}},
	{"d2", pieces{1, 0, 1, 0, 0}, [2]printedLine{{"a", pieces{1, 0, 0, 0, 0}}, {"b", pieces{0, 1, 0, 0, 0}}}},
	{"d3", pieces{0, 0, 0, 1, 0}, [2]printedLine{{"e", pieces{0, 1, 0, 0, 0}}, {"c", pieces{0, 0, 0, 0, 1}}}},
	{"d4", pieces{0, 1, 0, 0, 1}, [2]printedLine{{"e", pieces{0, 0, 1, 0, 0}}, {"b", pieces{2, 0, 0, 0, 0}}}},
	{"e1", pieces{2, 1, 0, 0, 0}, [2]printedLine{{"b", pieces{0, 1, 0, 0, 0}}, {"a", pieces{1, 0, 0, 0, 0}}}},
	{"e2", pieces{0, 0, 1, 0, 1}, [2]printedLine{{"d", pieces{2, 0, 0, 0, 0}}, {"b", pieces{0, 1, 0, 0, 0}}}},
	{"e3", pieces{1, 0, 0, 1, 0}, [2]printedLine{{"c", pieces{1, 0, 0, 0, 0}}, {"d", pieces{1, 0, 0, 0, 0}}}},
	{"e4", pieces{1, 1, 0, 0, 0}, [2]printedLine{{"a", pieces{0, 0, 1, 0, 0}}, {"c", pieces{0, 1, 0, 0, 0}}}},
}

// A printedIcon puts a piece on a city.
type printedIcon struct {
	onto string
	what pieces
}

// printedCards are the leak icons of the Black Market cards.
var printedCards = map[string][2]printedIcon{
	"new-york":     {{"sydney", pieces{1, 0, 0, 0, 0}}, {"london", pieces{0, 0, 1, 0, 0}}},
	"london":       {{"rome", pieces{1, 0, 0, 0, 0}}, {"moscow", pieces{0, 1, 0, 0, 0}}},
	"rome":         {{"london", pieces{1, 0, 0, 0, 0}}, {"lima", pieces{0, 1, 0, 0, 0}}},
	"moscow":       {{"new-york", pieces{1, 0, 0, 0, 0}}, {"tokyo", pieces{0, 1, 0, 0, 0}}},
	"beijing":      {{"moscow", pieces{1, 0, 0, 0, 0}}, {"rome", pieces{0, 0, 1, 0, 0}}},
	"tokyo":        {{"beijing", pieces{1, 0, 0, 0, 0}}, {"sydney", pieces{0, 0, 1, 0, 0}}},
	"hong-kong":    {{"tokyo", pieces{1, 0, 0, 0, 0}}, {"new-york", pieces{0, 0, 1, 0, 0}}},
	"sydney":       {{"tokyo", pieces{1, 0, 0, 0, 0}}, {"london", pieces{0, 1, 0, 0, 0}}},
	"new-delhi":    {{"beijing", pieces{1, 0, 0, 0, 0}}, {"sydney", pieces{0, 1, 0, 0, 0}}},
	"antananarivo": {{"moscow", pieces{1, 0, 0, 0, 0}}, {"tokyo", pieces{0, 0, 1, 0, 0}}},
	"casablanca":   {{"london", pieces{1, 0, 0, 0, 0}}, {"beijing", pieces{0, 1, 0, 0, 0}}},
	"lima":         {{"new-york", pieces{1, 0, 0, 0, 0}}, {"rome", pieces{0, 1, 0, 0, 0}}},
}

type printedAction struct {
	id    string
	start string
	leaks map[string]string // by letter
	slot  int
}

var printedActions = []printedAction{
	{"sa01", "moscow", map[string]string{"a": "new-york", "b": "rome", "c": "moscow", "d": "beijing", "e": "tokyo"}, 3},
	{"sa02", "new-york", map[string]string{"a": "new-york", "b": "london", "c": "moscow", "d": "beijing", "e": "sydney"}, 2},
	{"sa03", "new-york", map[string]string{"a": "new-york", "b": "rome", "c": "moscow", "d": "beijing", "e": "tokyo"}, 1},
	{"sa04", "london", map[string]string{"a": "new-york", "b": "london", "c": "moscow", "d": "beijing", "e": "tokyo"}, 2},
	{"sa05", "rome", map[string]string{"a": "new-york", "b": "rome", "c": "moscow", "d": "beijing", "e": "sydney"}, 3},
	{"sa06", "moscow", map[string]string{"a": "new-york", "b": "london", "c": "moscow", "d": "beijing", "e": "sydney"}, 1},
	{"sa07", "beijing", map[string]string{"a": "new-york", "b": "rome", "c": "moscow", "d": "beijing", "e": "sydney"}, 2},
	{"sa08", "beijing", map[string]string{"a": "new-york", "b": "london", "c": "moscow", "d": "beijing", "e": "tokyo"}, 1},
	{"sa09", "tokyo", map[string]string{"a": "new-york", "b": "london", "c": "moscow", "d": "beijing", "e": "sydney"}, 3},
	{"sa10", "sydney", map[string]string{"a": "new-york", "b": "rome", "c": "moscow", "d": "beijing", "e": "tokyo"}, 2},
}
