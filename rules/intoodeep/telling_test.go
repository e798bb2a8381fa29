package intoodeep_test

import (
	"testing"

	"safehouse/rules/rulestest"
)

// Every event is told when what it says has been done: the table can be shown
// after each.
func TestEventsShowThemselves(t *testing.T) {
	rulestest.Tell(t, game, 4, rulestest.Telling{
		Quiet: []string{"stack", "seed", "drawn", "upcoming", "phase"},
		Except: []string{
			"components assignment", "components boost", "components boost-new", "components chapter", "components echo-shuffled", "components grip", "components pool-refilled", "components round", "components side-crime", "components slot-cleared", "components story-crime", "components unhooked",
			"early approach", "early challenge", "early discarded-well", "early ditched", "early fewest", "early grip-lost", "early hooked", "early joined", "early last-turns", "early peeked", "early power", "early stolen",
			"rest assignment", "rest boost-new", "rest dilemmas", "rest dossier", "rest escorted", "rest filed", "rest grip", "rest grip-lost", "rest hooked", "rest intel", "rest paid", "rest plank-refilled", "rest sentinel", "rest side-crime", "rest stolen", "rest story-crime", "rest tolerance", "rest unhooked", "rest unlocked",
		},
	})
}
