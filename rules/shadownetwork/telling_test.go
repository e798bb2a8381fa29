package shadownetwork_test

import (
	"testing"

	"safehouse/rules/rulestest"
)

// Every event is told when what it says has been done: the table can be shown
// after each.
func TestEventsShowThemselves(t *testing.T) {
	rulestest.Tell(t, game, 12, rulestest.Telling{
		Quiet: []string{"stack", "seed", "drawn", "upcoming", "phase"},
		Except: []string{
			"components briefcase", "components first", "components hired", "components influence", "components left", "components opened", "components paid", "components placed", "components reshuffled-actions", "components returned", "components starts", "components took",
			"early chosen", "early column", "early completed-one", "early forgone", "early gave", "early milestone", "early scored",
			"rest completed-one", "rest forgone", "rest hired", "rest influence", "rest leaked", "rest left", "rest opened", "rest overlay", "rest paid", "rest placed", "rest recruited", "rest token", "rest took",
			"silent done",
		},
	})
}
