package deepstate_test

import (
	"testing"

	"safehouse/rules/rulestest"
)

// Every event is told when what it says has been done: the table can be shown
// after each.
func TestEventsShowThemselves(t *testing.T) {
	rulestest.Tell(t, game, 16, rulestest.Telling{
		Quiet: []string{"stack", "seed", "drawn", "upcoming", "phase"},
		Except: []string{
			"components dealt", "components drew-man", "components hoc-reveals", "components lost", "components man-drawn", "components moved-on", "components over-infiltrated", "components picked", "components played", "components recruited", "components revealed", "components scoring", "components spent", "components taken", "components token-back", "components trimmed", "components war", "components war-aside",
			"early drew-man", "early drew-treaties", "early hoc-otherwise", "early passed", "early token-back",
			"rest advanced", "rest buried", "rest carried-out", "rest dismissed", "rest drew-man", "rest drew-treaties", "rest gave", "rest gave-secondary", "rest hit", "rest hit-reserve", "rest hoc-keeps", "rest infiltrated", "rest joined", "rest made", "rest moved", "rest no-treaty", "rest picked", "rest played", "rest recalled", "rest recruited", "rest round", "rest secondary", "rest skipped", "rest supervisor", "rest taken", "rest token", "rest token-back", "rest treaty-phase", "rest trimmed",
			"silent pass",
		},
	})
}
