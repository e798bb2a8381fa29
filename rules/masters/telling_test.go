package masters

import (
	"testing"

	"safehouse/rules/rulestest"
)

// Every event is told when what it says has been done: the table can be shown
// after each.
func TestEventsShowThemselves(t *testing.T) {
	rulestest.Tell(t, Game{}, 12, 60, rulestest.Telling{
		Quiet: []string{"stack", "seed", "drawn", "upcoming", "phase", "stage"},
		Words: []string{"deck-empty", "found", "seen"},
		// In these games Escape has always been called before the alarm sounds.
		Except: []string{"early alarm"},
	})
}
