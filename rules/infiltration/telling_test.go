package infiltration_test

import (
	"testing"

	"safehouse/rules/rulestest"
)

// Every event is told when what it says has been done: the table can be shown
// after each.
func TestEventsShowThemselves(t *testing.T) {
	rulestest.Tell(t, game, 24, 120, rulestest.Telling{
		Quiet: []string{"stack", "seed", "drawn", "upcoming", "phase", "clues", "kept", "keeping", "acted", "draft_step", "extract"},
		Words: []string{"collected", "die", "draft-chosen", "draft-passed", "drew-items", "interface", "looked", "npc-acts", "skipped"},
	})
}
