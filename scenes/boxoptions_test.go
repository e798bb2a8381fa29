package scenes

import (
	"testing"

	"safehouse/rules/games"
)

// Each option of a game stands on the sheet once, below the name of what it changes, however few lines a column has.
func TestOptionsStandInNamedGroups(t *testing.T) {
	for _, g := range games.All {
		in := g.Info()
		for _, rows := range []int{3, 5, 8} {
			seen := map[int]int{}
			for i, col := range optionColumns(in, rows) {
				if len(col) > rows {
					t.Errorf("%s: column %d has %d lines of %d", in.ID, i, len(col), rows)
				}
				if col[0].option >= 0 || col[len(col)-1].option < 0 {
					t.Errorf("%s: column %d begins or ends wrongly: %v", in.ID, i, col)
				}
				for _, x := range col {
					if x.option >= 0 {
						seen[x.option]++
					}
				}
			}
			for i := range in.Options {
				if seen[i] != 1 {
					t.Errorf("%s: option %s is there %d times", in.ID, in.Options[i].ID, seen[i])
				}
			}
		}
		for _, x := range optionGroups(in) {
			if x.name == "rules" {
				t.Errorf("%s has no groups", in.ID)
			}
		}
	}
}
