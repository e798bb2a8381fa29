package masters

import (
	"testing"

	"safehouse/rules/rulestest"
)

// Every event is told when what it says has been done: the table can be shown
// after each.
func TestEventsShowThemselves(t *testing.T) {
	rulestest.Tell(t, Game{}, 12, rulestest.Telling{
		Quiet: []string{"stack", "seed", "drawn", "upcoming", "phase"},
		Except: []string{
			"components gate", "components moved",
			"early codes", "early pick-on",
			"rest acted", "rest bought", "rest cash-out", "rest decoy", "rest die", "rest dropped-cash", "rest equipped", "rest gate", "rest hired", "rest learned", "rest lifted", "rest moved", "rest paid", "rest queued", "rest revealed", "rest took", "rest took-cash",
		},
	})
}
