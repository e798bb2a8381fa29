package deepstate_test

import (
	"testing"

	"safehouse/rules/rulestest"
)

// Every event is told when what it says has been done: the table can be shown
// after each.
func TestEventsShowThemselves(t *testing.T) {
	rulestest.Tell(t, game, 20, 64, rulestest.Telling{
		// Beside the question and what holds for a turn only: who has had its turn, and
		// what of a round lapses without a word when it ends.
		Quiet: []string{"stack", "seed", "drawn", "upcoming", "phase", "step", "done", "turn", "fresh", "stall", "draft", "live", "against", "extra_ghosts"},
		// Told to their owner beside what everybody hears, or said before the change.
		Words: []string{"drew-treaties", "drew-man", "picked-card", "buried-card", "trimmed-card", "passed-card", "passed", "hoc-otherwise", "expelled", "no-treaty", "skipped", "treaty-phase"},
	})
}
