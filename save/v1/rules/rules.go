// Package rules is what version 1 of the files took from the shared core of the
// rules: chance, sets of seats and the tables of words. It never changes again.
package rules

import "math/bits"

// MaxSeats is the largest number of seats of any game in version 1.
const MaxSeats = 6

// Seats is a set of seats, one bit each.
type Seats uint8

// Has reports whether seat is in the set.
func (s Seats) Has(seat int) bool { return seat >= 0 && s>>seat&1 == 1 }

// List is the seats in ascending order.
func (s Seats) List() []int {
	var l []int
	for ; s != 0; s &= s - 1 {
		l = append(l, bits.TrailingZeros8(uint8(s)))
	}
	return l
}

// Rand is a generator.
type Rand struct {
	S uint64 `msg:"s"`
}

// Chance is all luck of a game: a generator, and results laid out before it.
type Chance struct {
	Rand    Rand       `msg:"r"`
	Drawn   uint32     `msg:"d"`
	Waiting uint8      `msg:"w"` // number of results in Next
	Next    [32]Result `msg:"n"`
}

// A Result is one result of chance: its kind is an index of Info.Draws.
type Result struct {
	Kind  uint8 `msg:"k"`
	Value int16 `msg:"v"`
}

// Info is what was printed on a box.
type Info struct {
	ID      string
	Version int        // of the rules
	Verbs   []VerbInfo // 0 is not used
	Refs    []RefInfo  // 0 is not used
	Draws   []DrawInfo // 0 is not used
}

// VerbInfo names a verb and its operands.
type VerbInfo struct {
	Name     string
	Operands []Operand
}

// An Operand is one argument of a verb: an index of a kind of things, or with
// None a plain number.
type Operand struct {
	Name string
	Ref  RefKind
}

// A RefKind is an index of Info.Refs.
type RefKind uint8

// None is the kind of plain numbers.
const None RefKind = 0

// RefInfo names a kind of things and each of them.
type RefInfo struct {
	Name string
	IDs  []string
}

// DrawInfo names a kind of result of chance.
type DrawInfo struct {
	Name     string
	Ref      RefKind
	Min, Max int
}

// WriteNext is the queue of laid out results in words.
func (in *Info) WriteNext(c *Chance) []map[string]any {
	l := []map[string]any{}
	for _, r := range c.Next[:c.Waiting] {
		d := &in.Draws[r.Kind]
		var v any = int(r.Value)
		if d.Ref != None {
			v = in.Refs[d.Ref].IDs[r.Value]
		}
		l = append(l, map[string]any{d.Name: v})
	}
	return l
}
