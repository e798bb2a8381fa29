package shadownetwork

// A Colour is a colour of Intelligence, and of the briefcases made of it
// (rulebook: Intelligence Types).
type Colour uint8

// Colours, the commonest first.
const (
	Yellow   Colour = iota // Political
	Green                  // Military
	Blue                   // Technological
	Purple                 // Top Secret
	colours         = 4
	noColour Colour = 0xff
)

var colourIDs = []string{"yellow", "green", "blue", "purple"}

// Sum is the number of pieces.
func (p *Pieces) Sum() int { return int(p[0]) + int(p[1]) + int(p[2]) + int(p[3]) }

// colours is the colours of which there are some, one bit each.
func (p *Pieces) colours() (set uint64) {
	for c, n := range p {
		if n > 0 {
			set |= 1 << c
		}
	}
	return set
}

// covers reports whether all of q can be taken from p.
func (p *Pieces) covers(q *Pieces) bool {
	return p[0] >= q[0] && p[1] >= q[1] && p[2] >= q[2] && p[3] >= q[3]
}

func (p *Pieces) take(q *Pieces) {
	for c := range p {
		p[c] -= q[c]
	}
}

// add puts q to p; a heap beyond what a byte holds grows no further.
func (p *Pieces) add(q *Pieces) {
	for c := range p {
		p[c] = uint8(min(255, int(p[c])+int(q[c])))
	}
}

// Goods is what a printed effect asks for or brings. The functions below make
// them, so that the component tables read like the printed things.
type Goods struct {
	Of        Pieces
	Either    uint8 // green or blue, as the player likes (Contracts only)
	Influence uint8
}

// fx is a printed effect.
func fx(parts ...Goods) (sum Goods) {
	for _, p := range parts {
		sum.Of.add(&p.Of)
		sum.Either += p.Either
		sum.Influence += p.Influence
	}
	return sum
}

func yellow(n uint8) Goods    { return Goods{Of: Pieces{Yellow: n}} }
func green(n uint8) Goods     { return Goods{Of: Pieces{Green: n}} }
func blue(n uint8) Goods      { return Goods{Of: Pieces{Blue: n}} }
func purple(n uint8) Goods    { return Goods{Of: Pieces{Purple: n}} }
func either(n uint8) Goods    { return Goods{Either: n} }
func influence(n uint8) Goods { return Goods{Influence: n} }
