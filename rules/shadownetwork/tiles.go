package shadownetwork

// A Tile is a pair of data tiles, a Secret and a Leaked one.
type Tile uint8

const (
	tiles          = 20
	tilesOf        = 4 // of each letter
	noTile    Tile = 0xff
	leakLines      = 2
)

// A TileCard is a pair of data tiles (games 3.2). Secret is what a visitor
// takes from the supply; each line leaks its goods onto the cities of a letter.
type TileCard struct {
	ID     string
	Secret Goods
	Leaks  [leakLines]Leak
}

// A Leak is a line of a Leaked Data Tile.
type Leak struct {
	To   Letter
	What Goods
}

// tileTable holds the pairs A1 to A4, B1 to B4 and so on.
var tileTable = [tiles]TileCard{
	{"a1", fx(green(1), blue(1)), [2]Leak{{E, fx(blue(1))}, {B, fx(yellow(3))}}},
	{"a2", fx(yellow(1), blue(1)), [2]Leak{{C, fx(green(1))}, {B, fx(yellow(1))}}},
	{"a3", fx(yellow(1), green(1)), [2]Leak{{D, fx(purple(1))}, {E, fx(yellow(1))}}},
	{"a4", fx(yellow(2), green(1)), [2]Leak{{B, fx(blue(1))}, {E, fx(influence(1))}}},

	{"b1", fx(yellow(3)), [2]Leak{{A, fx(blue(1))}, {E, fx(yellow(1))}}},
	{"b2", fx(green(1), influence(1)), [2]Leak{{C, fx(yellow(2))}, {D, fx(green(1))}}},
	{"b3", fx(yellow(1), blue(1)), [2]Leak{{E, fx(green(1))}, {A, fx(influence(1))}}},
	{"b4", fx(purple(1)), [2]Leak{{D, fx(yellow(1))}, {C, fx(green(1))}}},

	{"c1", fx(green(2)), [2]Leak{{E, fx(blue(1))}, {B, fx(yellow(1))}}},
	{"c2", fx(yellow(3)), [2]Leak{{B, fx(purple(1))}, {D, fx(influence(1))}}},
	{"c3", fx(blue(1)), [2]Leak{{A, fx(green(1))}, {E, fx(yellow(2))}}},
	{"c4", fx(yellow(1), purple(1)), [2]Leak{{B, fx(yellow(1))}, {A, fx(yellow(1))}}},

	{"d1", fx(yellow(1), green(1)), [2]Leak{{B, fx(yellow(2))}, {E, fx(green(1))}}},
	{"d2", fx(yellow(1), blue(1)), [2]Leak{{A, fx(yellow(1))}, {B, fx(green(1))}}},
	{"d3", fx(purple(1)), [2]Leak{{E, fx(green(1))}, {C, fx(influence(1))}}},
	{"d4", fx(green(1), influence(1)), [2]Leak{{E, fx(blue(1))}, {B, fx(yellow(2))}}},

	{"e1", fx(yellow(2), green(1)), [2]Leak{{B, fx(green(1))}, {A, fx(yellow(1))}}},
	{"e2", fx(blue(1), influence(1)), [2]Leak{{D, fx(yellow(2))}, {B, fx(green(1))}}},
	{"e3", fx(yellow(1), purple(1)), [2]Leak{{C, fx(yellow(1))}, {D, fx(yellow(1))}}},
	{"e4", fx(yellow(1), green(1)), [2]Leak{{A, fx(blue(1))}, {C, fx(green(1))}}},
}

// Card is what is printed on the pair.
func (t Tile) Card() *TileCard { return &tileTable[t] }

// Letter is the letter in the pair's identifier.
func (t Tile) Letter() Letter { return Letter(t / tilesOf) }
