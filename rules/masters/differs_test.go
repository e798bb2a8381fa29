package masters_test

import (
	"testing"

	"safehouse/rules"
)

// Where the second of two choices differs most from the first.
func TestTwoChoicesAreToldApart(t *testing.T) {
	for _, x := range []struct {
		fact          string
		at            *table
		verb          string
		first, second string
		want          string
	}{
		{"a guard is on E4 and none on G4", jewels(t, "f4", "thug").loot("jewel-1", "e4").put("e4", "guards", 1).acting("move", 1), "move", "e4", "g4", "differs.guards(hex=name.hex.e4, other=name.hex.g4, what=hold(guards=1, dogs=0), n=1)"},
		{"a camera sees E4 and none G4", jewels(t, "f4", "thug").loot("jewel-1", "e4").put("e4", "cameras", 1).acting("move", 1), "move", "g4", "e4", "differs.cameras(hex=name.hex.e4, other=name.hex.g4, n=1)"},
		{"the jewel is on E4", jewels(t, "f4", "thug").loot("jewel-1", "e4").acting("move", 1), "move", "e4", "g4", "differs.nearer(aim=name.loot.jewel, hex=name.hex.e4, n=0, m=2)"},
	} {
		a, b := x.at.Act(x.verb, "thug", x.first), x.at.Act(x.verb, "thug", x.second)
		if got := x.at.S.(rules.Comparing).Differ(0, a, b).String(); got != x.want {
			t.Errorf("%s: the difference is %s, want %s", x.fact, got, x.want)
		}
	}
}
