package shadownetwork_test

import (
	"testing"

	"safehouse/rules"
	"safehouse/rules/rulestest"
)

// Every event is told when what it says has been done: the table can be shown
// after each.
func TestEventsShowThemselves(t *testing.T) {
	rulestest.Tell(t, game, 12, 60, rulestest.Telling{
		Quiet: []string{"stack", "seed", "drawn", "upcoming", "phase", "next", "last", "analysis_open"},
		Words: []string{"chosen", "column", "completed-one", "forgone", "laid-open", "lost", "milestone", "scored", "settled", "shows-done", "shows-hand", "stays"},
		From:  []rules.State{crowded(t).S, choosing(t).S},
	})
}
