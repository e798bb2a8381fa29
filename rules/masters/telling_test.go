package masters_test

import (
	"testing"

	"safehouse/rules"
	"safehouse/rules/rulestest"
)

// Every event is told when what it says has been done: the table can be shown
// after each.
func TestEventsShowThemselves(t *testing.T) {
	rulestest.Tell(t, game, 12, 60, rulestest.Telling{
		// Lifts are of the question, which goes when it is declined: nothing on the table shows them.
		Quiet: []string{"stack", "seed", "drawn", "upcoming", "phase", "stage", "lifts"},
		Words: []string{"deck-empty", "found", "seen"},
		// In games at random Escape has been called long before the alarm sounds.
		From: []rules.State{
			stage(t, "inclusion", "c6", "thug").deck("m1", "z1").Base().S,
			stage(t, "inclusion", "e4", "thug").deck("m1", "z2").Base().S,
		},
	})
}
