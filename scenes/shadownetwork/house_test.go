package shadownetwork

import (
	"testing"

	"safehouse/rules"
	rule "safehouse/rules/shadownetwork"
)

// dealt is a fresh game with options.
func dealt(t testing.TB, seats int, o rules.Options) *rule.State {
	t.Helper()
	s, err := rule.Game{}.New(rules.Setup{Seats: seats, Seed: 3, Options: o})
	if err != nil {
		t.Fatal(err)
	}
	return s.(*rule.State)
}

// The slip on the map lists what is not as printed, each with its own words, and is
// not there where everything is.
func TestTheSlipSaysWhatIsNotAsPrinted(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	b.Lay(b.ViewOf(dealt(t, 1, nil), 0, true))
	if _, ok := b.Stage.Find("house"); ok {
		t.Error("a slip hangs at a printed table")
	}
	for _, o := range (rule.Game{}).Info().Options[1:] {
		lo, hi := o.Range()
		seen := map[string]bool{}
		for v := lo; v <= hi; v++ {
			if v == o.Default {
				continue
			}
			b.Lay(b.ViewOf(dealt(t, 1, rules.Options{o.ID: v}), 0, true))
			if _, ok := b.Stage.Find("house"); !ok {
				t.Fatalf("%s %d: no slip", o.ID, v)
			}
			l := b.table.slips()
			if len(l) != 1 || l[0].line == "" || l[0].help == "" || seen[l[0].line] {
				t.Errorf("%s %d: the slip says %v", o.ID, v, l)
			}
			seen[l[0].line] = true
		}
	}
}
