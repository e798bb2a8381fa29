package bot

import (
	"slices"

	"safehouse/rules"
)

// Next is the seat among bots that has to decide now, or -1 when a person must
// or the game is over. Where a whole crew is asked, the bots wait while an open
// seat of a person can decide anything, what belongs to no character included;
// then they act in seat order, each for its own character, and the first open
// seat decides what belongs to none.
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
	if turn.Open&^bots != 0 && acts(s, turn.Open&^bots, true) {
		return -1
	}
	if seat := Willing(s, bots); seat >= 0 {
		return seat
	}
	if turn.Open&^bots == 0 {
		return turn.Open.First()
	}
	return -1
}

// Willing is the first open seat among bots whose character can do something where a
// whole crew is asked, whoever else may act; -1 for none.
func Willing(s rules.State, bots rules.Seats) int {
	turn := s.Turn()
	if turn.Done || turn.Seat != rules.Crew {
		return -1
	}
	for _, seat := range (turn.Open & bots).List() {
		if acts(s, rules.Only(seat), false) {
			return seat
		}
	}
	return -1
}

// acts reports whether one of some seats of a crew can do something, or with team also
// what belongs to no character.
func acts(s rules.State, seats rules.Seats, team bool) bool {
	c, ok := s.(rules.CrewMember)
	return !ok || slices.ContainsFunc(s.Legal(nil), func(a rules.Action) bool {
		actor := c.Actor(a)
		return seats.Has(actor) || team && actor < 0
	})
}

// Seed is the generator for the decision that follows after a number of
// actions in the match with the given seed: whoever replays the match with
// searches of the same length gets the same decisions.
func Seed(match uint64, actions int) rules.Rand {
	r := rules.Rand{S: match ^ 0x6a09e667f3bcc909}
	r.S = r.Uint64() + uint64(actions)*0xbb67ae8584caa73b
	return r.Split()
}
