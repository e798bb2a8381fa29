package deepstate

import (
	"strings"
	"testing"

	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/deepstate"
)

// Whoever sits at a table that is played otherwise than printed can read so: at the
// deck all of it, and each at the thing that it changes.
func TestOptionsOfTheHouseStandOnTheTable(t *testing.T) {
	b := newBench(t, 1920, 1080, 1)
	s := after(t, 1, 7, rules.Options{"closed": 2, "rounds": 3, "operations": 2, "war": 3, "reach": 2, "reserve": -1, "rivals-reserve": 2, "dossier": 1, "head-start": 2}, turnIn(1))
	b.Lay(b.ViewOf(s, 0, true))
	said := func(tip ui.Tip, want ...string) {
		t.Helper()
		var words []string
		for _, k := range tip.Keywords {
			words = append(words, k.Text)
		}
		for _, w := range want {
			if all := strings.Join(words, " "); !strings.Contains(all, w) {
				t.Errorf("%q is not in %q", w, all)
			}
		}
	}
	said(b.table.deckTip(), "after round 3", "in force to the end", "COMINTERN is closed", "the first 2 cards", "the 2 smallest", "2 Agents in reserve",
		"HOC started with 6", "1 more Treaty", "Stage II")
	said(b.table.projectTip(rule.Comintern)(), "Closed:")
	said(b.table.stageTip(rule.Comintern, 1)(), "Closed:")
	said(b.table.operationTip(s.TopOperation())(), "the 2 smallest")
	b.Lay(b.ViewOf(after(t, 1, 7, nil, turnIn(1)), 0, true))
	if v := b.table.variants(); len(v) > 0 {
		t.Errorf("as printed the table says %v", v)
	}
}
