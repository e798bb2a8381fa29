package rules

import (
	"fmt"
	"math/bits"
)

// Rand is a generator whose whole state is one number, so that it can lie in a
// flat state and be saved. It is splitmix64: a counter put through a mixing
// function; its results never change between versions of Go. It is for games,
// not for secrets.
type Rand struct {
	S uint64
}

// Chance is all luck of a game: a generator inside the state, and before it a
// queue of results that were laid out by hand (the referee's upcoming). A
// result that is asked for is taken from the queue if one of its kind waits
// there and is possible now, otherwise from the generator.
type Chance struct {
	Rand Rand
	// Drawn counts the results so far. Undo compares it to see whether chance
	// was drawn.
	Drawn   uint32
	Waiting uint8 // number of results in Next
	Next    [MaxNext]Result
}

// MaxNext is how many results can be laid out in advance.
const MaxNext = 32

// A DrawKind is a kind of result: a die, a card of a deck; Info.Draws names it.
type DrawKind uint8

// DrawInfo names a kind of result. With Ref None its values are numbers from
// Min to Max, else indices of that ref kind.
type DrawInfo struct {
	Name     string
	Ref      RefKind
	Min, Max int
}

// A Result is one result of chance.
type Result struct {
	Kind  DrawKind
	Value int16
}

// upcoming takes the first waiting result of kind k from the queue.
func (c *Chance) upcoming(k DrawKind) (int, bool) {
	for i := range c.Waiting {
		if c.Next[i].Kind == k {
			v := c.Next[i].Value
			copy(c.Next[i:c.Waiting], c.Next[i+1:c.Waiting])
			c.Waiting--
			c.Next[c.Waiting] = Result{}
			return int(v), true
		}
	}
	return 0, false
}

// Roll is a number from lo to hi, each as likely as the other.
func (c *Chance) Roll(k DrawKind, lo, hi int) int {
	c.Drawn++
	for c.Waiting > 0 {
		v, ok := c.upcoming(k)
		if !ok {
			break
		}
		if lo <= v && v <= hi {
			return v
		}
	}
	return lo + c.Rand.Intn(hi-lo+1)
}

// Pick is the index of one set bit of mask, each as likely as the other; mask
// must not be zero.
func (c *Chance) Pick(k DrawKind, mask uint64) int {
	c.Drawn++
	for c.Waiting > 0 {
		v, ok := c.upcoming(k)
		if !ok {
			break
		}
		if v >= 0 && v < 64 && mask>>v&1 == 1 {
			return v
		}
	}
	return c.Rand.Bit(mask)
}

// PickWide is Pick for sets of more than 64 things: bit i of the set is bit
// i%64 of mask[i/64].
func (c *Chance) PickWide(k DrawKind, mask []uint64) int {
	c.Drawn++
	for c.Waiting > 0 {
		v, ok := c.upcoming(k)
		if !ok {
			break
		}
		if v >= 0 && v < 64*len(mask) && mask[v/64]>>(v%64)&1 == 1 {
			return v
		}
	}
	sum := 0
	for _, m := range mask {
		sum += bits.OnesCount64(m)
	}
	n := c.Rand.Intn(sum)
	for i, m := range mask {
		ones := bits.OnesCount64(m)
		if n < ones {
			return 64*i + NthBit(m, n)
		}
		n -= ones
	}
	panic("rules: set changed while drawing")
}

// Weigh is an index of w, as likely as its share of the sum; the sum must be
// positive.
func (c *Chance) Weigh(k DrawKind, w []uint8) int {
	c.Drawn++
	for c.Waiting > 0 {
		v, ok := c.upcoming(k)
		if !ok {
			break
		}
		if v >= 0 && v < len(w) && w[v] > 0 {
			return v
		}
	}
	sum := 0
	for _, x := range w {
		sum += int(x)
	}
	n := c.Rand.Intn(sum)
	for i, x := range w {
		if n -= int(x); n < 0 {
			return i
		}
	}
	panic("rules: weights changed while drawing")
}

// Blank takes everything away that nobody may know.
func (c *Chance) Blank() { *c = Chance{} }

// Refill makes chance random again after Blank.
func (c *Chance) Refill(r *Rand) { *c = Chance{Rand: r.Split()} }

// Check reports the first thing that cannot be in the queue of a game.
func (c *Chance) Check(in *Info) error {
	if int(c.Waiting) > len(c.Next) {
		return fmt.Errorf("%d upcoming results are too many", c.Waiting)
	}
	for i, r := range c.Next {
		if i >= int(c.Waiting) {
			if r != (Result{}) {
				return fmt.Errorf("upcoming result %d lies behind the end of the queue", i)
			}
			continue
		}
		if r.Kind == 0 || int(r.Kind) >= len(in.Draws) {
			return fmt.Errorf("upcoming result %d is of no known kind", i)
		}
		d := &in.Draws[r.Kind]
		lo, hi := d.Min, d.Max
		if d.Ref != None {
			lo, hi = 0, len(in.Refs[d.Ref].IDs)-1
		}
		if int(r.Value) < lo || int(r.Value) > hi {
			return fmt.Errorf("upcoming %s %d is out of range", d.Name, r.Value)
		}
	}
	return nil
}
