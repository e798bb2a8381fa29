package analysis

import (
	"safehouse/rules"
	"safehouse/rules/bot"
)

// chances turn an outlook in a position into chances to win. Who is beaten has none, at
// the end the winners share all of them, and those of rivals sum to 1: where a lone seat
// plays against an automa the rest is the automa's.
func chances(s rules.State, o bot.Outlook) (c bot.Outlook) {
	out := s.Outcome()
	n := len(out.Seats)
	if s.Turn().Done {
		for seat := range n {
			switch {
			case !out.Winners.Has(seat):
			case together(s):
				c[seat] = 1
			default:
				c[seat] = 1 / float64(out.Winners.Count())
			}
		}
		return c
	}
	beaten, _ := s.(rules.Beatable)
	sum := 0.0
	for seat := range n {
		if beaten == nil || !beaten.Beaten(seat) {
			c[seat] = min(1, max(0, o[seat]))
		}
		sum += c[seat]
	}
	if n == 1 || together(s) {
		return c
	}
	for seat := range n {
		if sum > 0 {
			c[seat] /= sum
		} else {
			c[seat] = 1 / float64(n)
		}
	}
	return c
}

// together reports whether all seats win and lose together.
func together(s rules.State) bool {
	_, crew := s.(rules.CrewMember)
	return crew
}
