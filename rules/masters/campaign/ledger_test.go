package campaign_test

import (
	"testing"

	"safehouse/rules/rulestest"
)

// The ledger of Masters is kept by the tests of the heists and of the campaign
// together.
func TestLedger(t *testing.T) { rulestest.Ledger(t, "../LEDGER.md", "MAS", "..", ".") }
