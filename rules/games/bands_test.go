package games_test

import (
	"slices"
	"testing"

	"safehouse/rules/bands"
	"safehouse/rules/games"
)

// The committed tables speak of the rules and of the levels that there are: whoever adds a
// level, or changes the rules, measures again ("make bands").
func TestBandsAreMeasuredForTheRulesThatAre(t *testing.T) {
	for _, g := range games.All {
		in := g.Info()
		table, err := bands.Of(in)
		if err != nil {
			t.Fatal(err)
		}
		if table.Rules != in.Version {
			t.Errorf("%s: measured under version %d of the rules, which are at %d", in.ID, table.Rules, in.Version)
		}
		want := bands.Wanted(in)
		if !slices.EqualFunc(want, table.Rows, func(a, b bands.Row) bool { return a.Key == b.Key }) {
			t.Errorf("%s: the rows of BANDS.md are not those that are wanted, %v", in.ID, want)
		}
		for i := range table.Rows {
			if r := &table.Rows[i]; r.Games == 0 && r.Kind == bands.Automa {
				t.Errorf("%s: %s against %s was never measured", in.ID, r.Of, r.Bot)
			}
		}
	}
}

// Each automa has a level that is an even match for easy, one for normal and one for hard bots, and the first is
// the first in the list and the usual one.
func TestEveryAutomaHasAnEvenMatchForEveryLevel(t *testing.T) {
	for _, g := range games.All {
		in := g.Info()
		o, ok := in.Option(in.Strength)
		if !ok {
			continue
		}
		table, err := bands.Of(in)
		if err != nil {
			t.Fatal(err)
		}
		if first := bands.Even(in, "easy"); first != o.Values[0] || o.Default != 0 {
			t.Errorf("%s: %q is meant for a first evening, %s is the first and %s the usual level", in.ID, first, o.Values[0], o.Values[o.Default])
		}
		for _, b := range []string{"easy", "normal", "hard"} {
			v := bands.Even(in, b)
			if r := table.Find(bands.Key{Kind: bands.Automa, Of: v, Bot: b}); r == nil || r.Games == 0 || !r.MayBeIn(bands.EvenMatch) {
				t.Errorf("%s: %s is no even match for %s bots: %+v", in.ID, v, b, r)
			}
		}
	}
}
