package masters_test

import (
	"testing"

	"safehouse/rules/rulestest"
)

func TestLedger(t *testing.T) { rulestest.Ledger(t, "LEDGER.md", "MAS", ".", "campaign") }
