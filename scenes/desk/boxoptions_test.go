package desk

import (
	"testing"

	"safehouse/rules"
	"safehouse/rules/games"
	"safehouse/scenes"
)

// Each option of a game that applies to a set-up stands on the sheet once, below the name of what it changes, however few lines a
// column has, and no other does.
func TestOptionsStandInNamedGroups(t *testing.T) {
	for _, g := range games.All {
		for seats := g.Info().MinSeats; seats <= g.Info().MaxSeats; seats++ {
			standInNamedGroups(t, g.Info(), rules.Setup{Seats: seats})
		}
	}
}

func standInNamedGroups(t *testing.T, in *rules.Info, setup rules.Setup) {
	setup.Options, _ = in.Settle(setup)
	third := len(in.Options) / 3
	groups := []scenes.OptionGroup{{Name: "one"}, {Name: "two"}, {Name: "rest"}}
	for i := range 2 * third {
		x := &groups[i/max(1, third)]
		x.Options = append(x.Options, in.Options[i].ID)
	}
	apply := len(in.Applying(setup))
	for _, rows := range []int{3, 5, 8} {
		seen := map[int]int{}
		for i, col := range optionColumns(in, groups, setup, rows) {
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
			o := &in.Options[i]
			if once := seen[i] == 1; once != o.Applies(setup) || seen[i] > 1 {
				t.Errorf("%s with %d seats: option %s is there %d times, and applies: %v", in.ID, setup.Seats, o.ID, seen[i], o.Applies(setup))
			}
		}
		if len(seen) != apply {
			t.Errorf("%s with %d seats: %d options of %d", in.ID, setup.Seats, len(seen), apply)
		}
	}
	if l := optionGroups(in, nil, setup); len(l) != 1 || l[0].Name != "rules" || len(l[0].Options) != apply {
		t.Errorf("%s: without groups its options stand in %v", in.ID, l)
	}
}
