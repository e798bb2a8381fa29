package intoodeep_test

import (
	"slices"
	"testing"

	"safehouse/rules"
	"safehouse/rules/rulestest"
)

// A finish is a way a game can end: how to find such a game, and how to tell it.
type finish rulestest.Ending[*table]

var finishes = []finish{
	{"not foiled", 2, nil, nil, says("result.not-foiled", "ending.casefile")},
	{"foiled", 2, townOptions(2, nil), late(2, 3, 3, 3), says("result.foiled", "ending.promoted")},
	{"the winner went in too deep and the plot was foiled", 2, townOptions(2, nil), deep, says("ending.bruised")},
	{"the winner went in too deep and the plot was not foiled", 3, nil, nil, says("ending.syndicate")},
	{"a tie broken by corruption", 2, townOptions(2, nil), evenly(true), says("result.tie-corruption")},
	{"a shared victory", 2, townOptions(2, nil), evenly(false), says("result.shared")},
	{"three players", 3, nil, nil, says("result.not-foiled")},
	{"four players", 4, nil, nil, says("ending.casefile")},
	{"five players", 5, nil, nil, says("ending.casefile")},
	{"beating Echo", 1, townOptions(1, nil), ahead, func(s *table) bool { return winner(s, 0) }},
	{"losing to Echo", 1, rules.Options{"difficulty": 2}, nil, func(s *table) bool { return s.S.Outcome().Lost }},
	{"beating Echo in twos", 2, townOptions(2, inTwos), aheadInTwos, func(s *table) bool { return !s.S.Outcome().Lost }},
	{"losing to Echo in twos", 2, rules.Options{"echo": 1, "difficulty": 2}, nil, func(s *table) bool { return s.S.Outcome().Lost }},
	{"seven storylines", 3, rules.Options{"storylines": 7}, nil, says("ending.casefile")},
	{"a last Chapter that nobody ended", 2, townOptions(2, nil), idling, func(s *table) bool { return s.Int("chapter.rounds") > 20 }},
}

func says(keys ...string) func(s *table) bool {
	return func(s *table) bool {
		r := s.remarks()
		for _, k := range keys {
			if !slices.Contains(r, k) {
				return false
			}
		}
		return true
	}
}

func winner(s *table, seat int) bool { return s.S.Outcome().Winners == rules.Only(seat) }

// late is a position in the last turns with so many tokens of the first types in
// the Final Plot.
func late(seats int, counts ...int) func(t *testing.T) *table {
	return func(t *testing.T) *table {
		s := town(t, seats).plot(counts...).hook(0, "ghost", "jumper").hook(1, "scourge").set("chapter.number", 3, "players.0.intel", 60, "players.1.intel", 20)
		return s.well(0, "timing-4").well(1, "ringleader-8").dilemmas(0, "location-8", "intel-1-copy-1").triggered(2)
	}
}

// deep is such a position in which a rich player is far more corrupt.
func deep(t *testing.T) *table {
	return late(2, 3, 3, 3)(t).well(0, "timing-8", "weaponry-8", "tactics-8").well(1, "sigil-copy-1").set("players.0.intel", 120)
}

// ahead is a late position in which a person leads Echo by far; aheadInTwos is
// one with two persons.
func ahead(t *testing.T) *table {
	return solo(t).set("chapter.number", 3, "players.0.intel", 90).triggered(2)
}

func aheadInTwos(t *testing.T) *table {
	return duet(t).set("chapter.number", 3, "players.1.intel", 120).triggered(3)
}

// evenly is a position at the end of the last turn in which the scores come out
// even, and so does the corruption unless one player has Tolerance.
func evenly(tolerant bool) func(t *testing.T) *table {
	return func(t *testing.T) *table {
		s := end(t, 2).hook(0, "ghost").set("phase", "ditch", "chapter.number", 3, "players.0.intel", 25, "players.1.intel", 25).triggered(1)
		if tolerant {
			s.set("players.0.tolerance", 2, "players.0.intel", 20)
		}
		return s
	}
}

// idling is the last round that a Chapter may have.
func idling(t *testing.T) *table {
	return town(t, 2).hook(0, "ghost", "jumper").hook(1, "scourge").set("chapter.number", 3, "chapter.rounds", 20, "now", "1", "phase", "ditch")
}

// Every way a game can end is played again and ends the same.
func TestReplays(t *testing.T) { rulestest.Endings(t, game, finishes, 400, tableOf) }

// Whole games in words, as a player reads them.
func TestPlaythrough(t *testing.T) {
	rulestest.Playthrough(t, game, rules.Setup{Seats: 1, Seed: 12, Options: printed(nil)}, "testdata/playthrough-echo.txt", say(t))
	rulestest.Playthrough(t, game, rules.Setup{Seats: 2, Seed: 12}, "testdata/playthrough.txt", say(t))
}
