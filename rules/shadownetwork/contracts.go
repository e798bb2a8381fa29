package shadownetwork

import "math/bits"

// A Contract is one of the 32 Contracts.
type Contract uint8

const (
	contracts               = 32
	noContract     Contract = 0xff
	hiddenContract Contract = 0xfe // in a view: a card is there, but which one is hidden
)

// A ContractCard is a Contract (games 3.3): what throwing it away brings, the
// briefcases it needs, and its three values.
type ContractCard struct {
	ID      string
	Discard Goods
	Needs   Goods
	TurnIn  int8 // completed by a milestone
	GameEnd int8 // ready at the end
	Penalty int8 // lost when neither
}

// contractTable is in the order of the card list, C01 to C32.
//
//mutants:zero TurnIn GameEnd Penalty
var contractTable = [contracts]ContractCard{
	{"quiet-harbour", fx(yellow(2)), fx(yellow(2), green(1)), 8, 4, 1},
	{"paper-lantern", fx(yellow(1), green(1)), fx(yellow(2), blue(1)), 9, 5, 1},
	{"border-post", fx(yellow(1), green(1)), fx(yellow(1), green(2)), 8, 4, 1},
	{"ballot-box", fx(yellow(2)), fx(yellow(3), green(1)), 9, 5, 1},
	{"glass-embassy", fx(green(2)), fx(yellow(1), green(1), blue(1)), 9, 5, 1},
	{"iron-ledger", fx(yellow(1), blue(1)), fx(green(2), blue(1)), 10, 6, 2},
	{"velvet-curtain", fx(green(2)), fx(yellow(2), purple(1)), 9, 5, 1},
	{"night-ferry", fx(yellow(1), blue(1)), fx(green(1), either(1), purple(1)), 11, 7, 2},
	{"town-crier", fx(yellow(1), green(1)), fx(yellow(3), blue(1)), 10, 6, 2},
	{"parade-ground", fx(green(2)), fx(yellow(2), green(2)), 10, 6, 2},
	{"silent-auction", fx(yellow(1), purple(1)), fx(yellow(2), either(1), purple(1)), 11, 7, 2},
	{"printing-house", fx(yellow(1), green(1)), fx(yellow(2), green(1), blue(1)), 10, 6, 2},
	{"signal-tower", fx(green(1), blue(1)), fx(yellow(1), green(1), either(1), blue(1)), 11, 7, 2},
	{"blue-furnace", fx(yellow(1), blue(1)), fx(yellow(1), green(1), blue(2)), 12, 8, 2},
	{"sealed-envelope", fx(green(1), blue(1)), fx(yellow(2), green(1), purple(1)), 11, 7, 2},
	{"tank-column", fx(yellow(1), blue(1)), fx(yellow(1), green(2), blue(1)), 11, 7, 2},
	{"arms-fair", fx(green(1), purple(1)), fx(green(2), blue(2)), 13, 9, 2},
	{"grey-cardinal", fx(green(1), blue(1)), fx(yellow(1), green(1), blue(1), purple(1)), 13, 9, 2},
	{"twin-vaults", fx(purple(1), blue(1)), fx(green(1), either(1), purple(2)), 15, 11, 3},
	{"wind-tunnel", fx(green(1), blue(1)), fx(yellow(1), blue(2), purple(1)), 14, 10, 3},
	{"double-mirror", fx(green(1), blue(1)), fx(yellow(1), either(2), purple(1)), 12, 8, 2},
	{"reactor-nine", fx(green(1), blue(1)), fx(green(1), blue(3)), 14, 10, 3},
	{"market-square", fx(green(2)), fx(yellow(3), green(2)), 12, 8, 2},
	{"marble-lobby", fx(yellow(1), blue(1)), fx(yellow(3), green(1), purple(1)), 13, 9, 2},
	{"naval-review", fx(green(1), purple(1)), fx(yellow(2), green(2), blue(1)), 13, 9, 2},
	{"cable-station", fx(green(1), purple(1)), fx(yellow(2), green(1), blue(2)), 13, 9, 2},
	{"deep-antenna", fx(blue(2)), fx(yellow(2), either(1), blue(1), purple(1)), 14, 10, 3},
	{"winter-wire", fx(green(1), blue(1)), fx(yellow(1), green(2), blue(1), purple(1)), 15, 11, 3},
	{"crown-cipher", fx(purple(1), blue(1)), fx(yellow(1), green(1), blue(1), purple(2)), 17, 13, 3},
	{"missile-row", fx(blue(2)), fx(green(2), blue(2), purple(1)), 17, 13, 3},
	{"zero-archive", fx(purple(2)), fx(yellow(1), blue(2), purple(2)), 18, 14, 4},
	{"grand-chessboard", fx(blue(1), purple(1)), fx(yellow(2), green(2), blue(1), purple(1)), 18, 14, 4},
}

// Card is what is printed on the Contract.
func (c Contract) Card() *ContractCard { return &contractTable[c] }

// pattern is the briefcases that complete a Contract when greens of its
// green/blue entries are filled with green.
func (k *ContractCard) pattern(greens uint8) Pieces {
	p := k.Needs.Of
	p[Green] += greens
	p[Blue] += k.Needs.Either - greens
	return p
}

// A ContractSet is a set of Contracts, one bit each.
type ContractSet uint32

// Has reports whether c is in the set.
func (s ContractSet) Has(c Contract) bool { return s>>c&1 == 1 }

// With is the set and c.
func (s ContractSet) With(c Contract) ContractSet { return s | 1<<c }

// Without is the set less c.
func (s ContractSet) Without(c Contract) ContractSet { return s &^ (1 << c) }

// Len is the number of Contracts in the set.
func (s ContractSet) Len() int { return bits.OnesCount32(uint32(s)) }

// first is the lowest Contract of a set that is not empty, rest the others.
func (s ContractSet) first() Contract   { return Contract(bits.TrailingZeros32(uint32(s))) }
func (s ContractSet) rest() ContractSet { return s & (s - 1) }
