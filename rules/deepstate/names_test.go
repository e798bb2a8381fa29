package deepstate

import (
	"testing"

	"safehouse/rules/rulestest"
)

// What a list names stands in the order of its constants.
func TestListsNameTheirConstantsInOrder(t *testing.T) { rulestest.Named(t, "ev", eventIDs) }

// What a verb is stands in its row alone.
func TestNothingSwitchesOverVerbs(t *testing.T) { rulestest.NoVerbSwitch(t) }
