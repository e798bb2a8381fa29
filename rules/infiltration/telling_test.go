package infiltration_test

import (
	"testing"

	"safehouse/rules/rulestest"
)

// Every event is told when what it says has been done: the table can be shown
// after each.
func TestEventsShowThemselves(t *testing.T) {
	rulestest.Tell(t, game, 24, rulestest.Telling{
		Quiet: []string{"stack", "seed", "drawn", "upcoming", "phase"},
		Except: []string{
			"components alarm", "components captured", "components draft-got", "components draft-passed", "components flipped", "components mercs", "components npc-placed", "components npc-placed-down", "components returned", "components revealed", "components sludge", "components stood-up", "components token", "components tracker",
			"early collected", "early draft-passed", "early drew-items", "early tokens-lost",
			"rest alarm", "rest captured", "rest collected", "rest draft-passed", "rest escaped", "rest flipped", "rest mine", "rest moved", "rest no-effect", "rest npc-destroyed", "rest npc-flipped", "rest played", "rest proximity",
			"silent keep", "silent stop",
		},
	})
}
