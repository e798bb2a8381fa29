package intoodeep

import "math/bits"

// A Set is a set of up to 72 printed pieces of one kind: Evidence tokens,
// Dilemmas, crimes. One bit a piece.
type Set [2]uint64

// Has reports whether piece i is in the set.
func (s Set) Has(i int) bool { return s[i>>6]>>(i&63)&1 == 1 }

func (s *Set) add(i int)    { s[i>>6] |= 1 << (i & 63) }
func (s *Set) remove(i int) { s[i>>6] &^= 1 << (i & 63) }

// Len is the number of pieces in the set.
func (s Set) Len() int { return bits.OnesCount64(s[0]) + bits.OnesCount64(s[1]) }

func (s Set) empty() bool { return s[0]|s[1] == 0 }

// and, or and minus combine sets.
func (s Set) and(t Set) Set   { return Set{s[0] & t[0], s[1] & t[1]} }
func (s Set) or(t Set) Set    { return Set{s[0] | t[0], s[1] | t[1]} }
func (s Set) minus(t Set) Set { return Set{s[0] &^ t[0], s[1] &^ t[1]} }

// next is the lowest piece of a set that is not empty; it is taken out.
func (s *Set) next() int {
	if s[0] != 0 {
		i := bits.TrailingZeros64(s[0])
		s[0] &= s[0] - 1
		return i
	}
	i := bits.TrailingZeros64(s[1])
	s[1] &= s[1] - 1
	return 64 + i
}

// nth is the n-th piece of the set, counted from 0.
func (s Set) nth(n int) int {
	for range n {
		s.next()
	}
	return s.next()
}

// span is the set of the pieces lo to hi-1.
func span(lo, hi int) (s Set) {
	for i := lo; i < hi; i++ {
		s.add(i)
	}
	return s
}

// An Evidence is a type of Evidence.
type Evidence uint8

// Types of Evidence.
const (
	Ringleader Evidence = iota
	Weaponry
	Timing
	Location
	Tactics
	Financing
	types               = 6
	noEvidence          = Evidence(0xff)
	tokensPerType       = 12
	tokens              = types * tokensPerType
	noToken       uint8 = 0xff
	hiddenToken   uint8 = 0xfe // in a view: a token lies there face down
)

var evidenceIDs = []string{"ringleader", "weaponry", "timing", "location", "tactics", "financing"}

// ofType is the tokens of each type.
var ofType = func() (t [types]Set) {
	for e := range t {
		t[e] = span(e*tokensPerType, (e+1)*tokensPerType)
	}
	return t
}()

// typeOf is the type of a token.
func typeOf(token uint8) Evidence { return Evidence(token / tokensPerType) }

// count is how many tokens of a type are in the set.
func (s Set) count(e Evidence) int {
	m := &ofType[e]
	return bits.OnesCount64(s[0]&m[0]) + bits.OnesCount64(s[1]&m[1])
}

// scale is what changes with the number of players (games §1).
type scale struct {
	criminals int
	pool      int
	rows      [3]uint8 // Dossiers in each row
	foil      int      // types that need foilTokens tokens
}

const foilTokens = 3

// scales is indexed by the number of players, Echo included.
var scales = [6]scale{
	2: {5, 10, [3]uint8{2, 2, 1}, 3},
	3: {5, 14, [3]uint8{3, 2, 2}, 4},
	4: {6, 17, [3]uint8{3, 3, 3}, 5},
	5: {6, 20, [3]uint8{3, 3, 3}, 6},
}

// soloCriminals is the number of Criminals against Echo alone.
const soloCriminals = 4

// Set-up and turn (games §1).
const (
	startIntel   = 3
	plankSize    = 4
	sectors      = 3
	slots        = 3 // bonus slots of the Final Plot
	hookSlots    = 3
	turnActions  = 2
	toleranceBy  = 2
	chapters     = 3
	dilemmaSlot  = 3 // the hook slot that draws a Dilemma
	hookPrice    = 1
	challengePay = 2
	lowestBonus  = 5
	sigilSet     = 3
	sigilWorth   = 20
)

// chapterTable is the rewards and penalties of a Chapter: Intel for each
// Dossier if it succeeds, Grip or Intel lost by those with the fewest if it
// fails (Check for Success).
var chapterTable = [chapters]struct{ Dossier, GripLoss, IntelLoss int }{
	{2, 2, 0},
	{3, 3, 0},
	{4, 0, 5},
}

// brackets is the worth of an Evidence symbol by the rank of its stack in the
// Final Plot; what ranks lower counts as the last.
var brackets = [4]int{4, 3, 2, 1}
