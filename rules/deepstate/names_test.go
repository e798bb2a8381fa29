package deepstate

import (
	"testing"

	"safehouse/rules/rulestest"
)

// What a list names stands in the order of its constants.
func TestListsNameTheirConstantsInOrder(t *testing.T) { rulestest.Named(t, "Ev", eventIDs) }
