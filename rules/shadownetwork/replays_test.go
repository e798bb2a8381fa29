package shadownetwork_test

import (
	"slices"
	"testing"

	"safehouse/rules"
	"safehouse/rules/rulestest"
)

// An ending is a way a game can end: how to find such a game, and how to tell it.
type finish rulestest.Ending[*table]

var finishes = []finish{
	{"won by points of two", 2, nil, nil, clear(1)},
	{"won by points of three", 3, nil, nil, clear(1)},
	{"won by points of four", 4, nil, nil, clear(1)},
	{"won by points of five", 5, nil, nil, clear(1)},
	{"tie broken by Contracts", 3, nil, nil, remarked("result.tie-contracts")},
	{"tie broken by the best Contract", 2, nil, tiedByBest, remarked("result.tie-best")},
	{"shared victory", 2, nil, tiedFully, func(s *table) bool { return s.S.Outcome().Winners.Count() == 2 }},
	{"shared by three", 3, nil, tiedFully3, func(s *table) bool { return s.S.Outcome().Winners.Count() == 3 }},
	{"a penalty for every Contract", 4, nil, nil, func(s *table) bool {
		return s.part(0, "turn-in") == 0 && s.part(0, "game-end") == 0 && s.part(0, "penalty") <= -4
	}},
	{"the Syndicate is beaten", 1, printed(nil), nil, remarked("result.beat")},
	{"the Syndicate wins", 1, printed(nil), nil, remarked("result.lost")},
	{"the relaxed Syndicate is beaten", 1, rules.Options{"syndicate": 1}, nil, remarked("result.beat")},
	{"the relaxed Syndicate wins", 1, rules.Options{"syndicate": 1}, nil, remarked("result.lost")},
	{"the ruthless Syndicate is beaten", 1, rules.Options{"syndicate": 3}, nil, remarked("result.beat")},
	{"the ruthless Syndicate wins", 1, rules.Options{"syndicate": 3}, nil, remarked("result.lost")},
	{"a tie with the Syndicate broken by Contracts", 1, printed(nil), nil, remarked("result.tie-contracts")},
	{"a tie with the Syndicate broken by the best Contract", 1, nil, soloByBest, remarked("result.tie-best")},
	{"a draw with the Syndicate", 1, nil, soloDraw, remarked("result.draw")},
}

func clear(winners int) func(s *table) bool {
	return func(s *table) bool { return s.S.Outcome().Winners.Count() == winners && s.remark() == "" }
}

func remarked(key string) func(s *table) bool {
	return func(s *table) bool {
		return slices.ContainsFunc(s.S.Outcome().Remarks, func(m rules.Message) bool { return m.Key == key })
	}
}

// tiedByBest is a late position with equal sums, of which one has the better
// Contract.
func tiedByBest(t *testing.T) *table {
	s := ending(t).coins(0, 10).coins(1, 9).turnedIn(0, "quiet-harbour").hand(1, "border-post", "ballot-box", "paper-lantern").ledger(1, 4, 3)
	return s.dusk(1)
}

func tiedFully(t *testing.T) *table { return ending(t).coins(1, 9).dusk(1) }

func tiedFully3(t *testing.T) *table {
	s := plain(t, 3).coins(0, 10).coins(1, 9).coins(2, 10).inbox(1, 3).Set("round", 4)
	return s.dusk(1)
}

func soloDraw(t *testing.T) *table { return soloEnd(t, 1).Set("syndicate.influence", 20).coins(0, 9) }

func soloByBest(t *testing.T) *table {
	return soloEnd(t, 1).Set("syndicate.influence", 20, "contracts.grand-chessboard", "syndicate", "contracts.arms-fair", "hand:0", "contracts.grey-cardinal", "hand:0",
		"players.0.ledger", obj{"yellow": obj{"filled": 1, "white": 0}, "green": obj{"filled": 3, "white": 0}, "blue": obj{"filled": 3, "white": 0},
			"purple": obj{"filled": 1, "white": 0}}).coins(0, 7) // and 3 for a yellow briefcase
}

// Every way a game can end is played again and ends the same.
func TestReplays(t *testing.T) { rulestest.Endings(t, game, finishes, 20000, tableOf) }

// Whole games in words, as players read them.
func TestPlaythrough(t *testing.T) {
	rulestest.Playthrough(t, game, rules.Setup{Seats: 3, Seed: 12}, "testdata/playthrough.txt", say(t))
}

func TestPlaythroughSolo(t *testing.T) {
	rulestest.Playthrough(t, game, rules.Setup{Seats: 1, Seed: 5, Options: printed(nil)}, "testdata/playthrough-solo.txt", say(t))
}
