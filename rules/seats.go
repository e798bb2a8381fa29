package rules

import "math/bits"

// Seats is a set of seats, one bit each.
type Seats uint8

// Everyone is the set of all seats a game can have, watchers included.
const Everyone Seats = 0xff

// Only is the set of one seat.
func Only(seat int) Seats { return 1 << seat }

// Has reports whether seat is in the set.
func (s Seats) Has(seat int) bool { return seat >= 0 && s>>seat&1 == 1 }

// Count is the number of seats in the set.
func (s Seats) Count() int { return bits.OnesCount8(uint8(s)) }

// First is the lowest seat of the set, or -1.
func (s Seats) First() int {
	if s == 0 {
		return -1
	}
	return bits.TrailingZeros8(uint8(s))
}

// List is the seats in ascending order.
func (s Seats) List() []int {
	var l []int
	for ; s != 0; s &= s - 1 {
		l = append(l, s.First())
	}
	return l
}

// SeenBy reports whether seat may see e; Nobody sees what everybody may.
func (e Event) SeenBy(seat int) bool {
	if seat == Nobody {
		return e.Seen == Everyone
	}
	return e.Seen.Has(seat)
}
