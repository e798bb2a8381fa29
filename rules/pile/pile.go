// Package pile holds sets of printed cards, and deals those that a seat does not
// see so that everything it knows of them holds.
package pile

import (
	"math/bits"

	"safehouse/rules"
)

// A Set is a set of up to 64 cards of a kind, one bit each.
type Set[T ~uint8] uint64

// Has reports whether t is in the set.
func (s Set[T]) Has(t T) bool { return s>>t&1 == 1 }

// With is the set and t.
func (s Set[T]) With(t T) Set[T] { return s | 1<<t }

// Without is the set less t.
func (s Set[T]) Without(t T) Set[T] { return s &^ (1 << t) }

// Len is the number of cards in the set.
func (s Set[T]) Len() int { return bits.OnesCount64(uint64(s)) }

// Each goes through the cards in their order.
func (s Set[T]) Each(yield func(T) bool) {
	for ; s != 0; s &= s - 1 {
		if !yield(T(bits.TrailingZeros64(uint64(s)))) {
			return
		}
	}
}

// Take removes a random card from a set that is not empty.
func (s *Set[T]) Take(r *rules.Rand) T {
	t := T(r.Bit(uint64(*s)))
	*s = s.Without(t)
	return t
}

// nowhere is the holder of a card that found none.
const nowhere = 0xff

// A deal is cards on their way to holders.
type deal[T ~uint8] struct {
	known Set[T]
	may   func(T) uint64
	need  []int
	at    [64]uint8
	r     *rules.Rand
}

// Deal gives the cards of a set to holders that may have them, as far as these
// need any, and says to which; it takes from need what they got. may has a bit for
// each holder. Where a random choice leaves no room for a later card, another one is
// moved along (an augmenting path), so that a deal that exists is always found. to
// hears of the cards in their order; one for which there is no room is left out.
func Deal[T ~uint8](known Set[T], may func(T) uint64, need []int, r *rules.Rand, to func(T, int)) {
	d := deal[T]{known: known, may: may, need: need, r: r}
	for i := range d.at {
		d.at[i] = nowhere
	}
	for rest := known; rest != 0; {
		var tried uint64
		d.place(rest.Take(r), &tried)
	}
	for t := range known.Each {
		if d.at[t] != nowhere {
			to(t, int(d.at[t]))
		}
	}
}

// place finds a holder for a card, moving others along if it must. tried is the
// holders that this search has looked at.
func (d *deal[T]) place(t T, tried *uint64) bool {
	for {
		open := d.may(t) &^ *tried
		if open == 0 {
			return false
		}
		h := d.r.Bit(open)
		*tried |= 1 << h
		if d.need[h] > 0 {
			d.need[h]--
			d.at[t] = uint8(h)
			return true
		}
		for other := range d.known.Each {
			if int(d.at[other]) == h && d.place(other, tried) {
				d.at[t] = uint8(h)
				return true
			}
		}
	}
}
