package desk

import (
	"testing"

	"safehouse/rules/games"
	"safehouse/scenes"
)

// Each option of a game stands on the sheet once, below the name of what it changes, however few lines a column has.
func TestOptionsStandInNamedGroups(t *testing.T) {
	for _, g := range games.All {
		in := g.Info()
		third := len(in.Options) / 3
		groups := []scenes.OptionGroup{{Name: "one"}, {Name: "two"}, {Name: "rest"}}
		for i := range 2 * third {
			x := &groups[i/max(1, third)]
			x.Options = append(x.Options, in.Options[i].ID)
		}
		for _, rows := range []int{3, 5, 8} {
			seen := map[int]int{}
			for i, col := range optionColumns(in, groups, rows) {
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
		if l := optionGroups(in, nil); len(l) != 1 || l[0].Name != "rules" || len(l[0].Options) != len(in.Options) {
			t.Errorf("%s: without groups its options stand in %v", in.ID, l)
		}
	}
}
