package bot

import (
	"slices"

	"safehouse/rules"
)

// Next is the seat among bots that has to decide now, or -1 when a person must
// or the game is over. Where a whole crew is asked, the bots act in seat order,
// each for its own character; what belongs to no character is left to an open
// seat of a person, and to the first open seat when there is none.
func Next(s rules.State, bots rules.Seats) int {
	turn := s.Turn()
	switch {
	case turn.Done:
		return -1
	case turn.Seat != rules.Crew:
		if bots.Has(turn.Seat) {
			return turn.Seat
		}
		return -1
	}
	c, ok := s.(rules.CrewMember)
	legal := s.Legal(nil)
	for _, seat := range (turn.Open & bots).List() {
		if !ok || slices.ContainsFunc(legal, func(a rules.Action) bool { return c.Actor(a) == seat }) {
			return seat
		}
	}
	if turn.Open&^bots == 0 {
		return turn.Open.First()
	}
	return -1
}

// Seed is the generator for the decision that follows after a number of
// actions in the match with the given seed: whoever replays the match with
// searches of the same length gets the same decisions.
func Seed(match uint64, actions int) rules.Rand {
	r := rules.Rand{S: match ^ 0x6a09e667f3bcc909}
	r.S = r.Uint64() + uint64(actions)*0xbb67ae8584caa73b
	return r.Split()
}
