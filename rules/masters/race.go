package masters

import (
	"math"
	"math/bits"
)

// How long a heist still lasts.

// pace is the half steps that somebody with something to do gets on in a round.
const pace = 4.0

// roundsLeft is about how many rounds the deck lasts: each takes an event, what
// that costs, and the alerts of the crew's noise.
func (s *State) roundsLeft() float64 {
	left := float64(s.eventsLeft())
	if s.Called {
		return 0
	}
	t := s.track()
	alerts := alertSpaces[s.Seats-3]
	per := 1.25 * float64(bits.OnesCount8(s.players()))
	at, r := float64(s.Noise), 0.0
	for left > 0 && r < 16 {
		cost := 1.45
		from, to := int(at), int(at+per)
		if from >= int(t.last) {
			cost += per
		} else {
			mask := alerts >> (from + 1) & (1<<(to-from) - 1)
			cost += float64(bits.OnesCount64(mask))
		}
		at += per
		r += math.Min(1, left/cost)
		left -= cost
	}
	return r
}
