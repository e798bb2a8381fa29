package intoodeep_test

import (
	"testing"

	"safehouse/rules/rulestest"
)

// Every event is told when what it says has been done: the table can be shown
// after each.
func TestEventsShowThemselves(t *testing.T) {
	rulestest.Tell(t, game, 4, 24, rulestest.Telling{
		Quiet: []string{"stack", "seed", "drawn", "upcoming", "phase"},
		// What only says what has been done with other words, or what comes.
		Words: []string{
			"approach", "black-die", "white-die", "challenge", "power", "peeked", "stolen", "ditched", "drew-none", "joined", "fewest", "spared",
			"last-turns", "short-of-milestone", "stall-near", "limit-near",
		},
	})
}
