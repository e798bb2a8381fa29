package scenes_test

import (
	"fmt"
	"strings"
	"testing"

	"safehouse/rules/games"
	"safehouse/scenes/tables"
)

// In every game each hint has a slip, on which what it costs and brings stands in signs, one for each change; what the
// game counts has a sign each.
func TestASlipShowsWhatAChoiceCostsAndBrings(t *testing.T) {
	for _, g := range games.All {
		in := g.Info()
		table, ok := tables.All[in.ID]
		if !ok {
			continue
		}
		signs := table().Look().Signs
		for _, k := range in.Stocks {
			if signs[k.ID] == "" {
				t.Errorf("%s: %s has no sign", in.ID, k.ID)
			}
		}
		if len(signs) != len(in.Stocks) {
			t.Errorf("%s: %d signs for %d stocks", in.ID, len(signs), len(in.Stocks))
		}
		t.Run(in.ID, func(t *testing.T) {
			d := blindDesk(t, 1280, 720)
			d.house.Tables = tables.All
			d.house.Settings.Hints = true
			d.app.Sit(askedAfter(t, g, recapTables(g)[0], 3, 2))
			d.visit("wait idle\nkey H\nwait idle")
			hints := d.app.Table().Hinted()
			if len(hints) == 0 {
				t.Fatal("no hint")
			}
			for i, h := range hints {
				slip := d.app.Top().Stage().Thing(fmt.Sprintf("hint:%d", i))
				if slip == nil {
					t.Fatalf("hint %d has no slip", i)
				}
				shown := d.app.Signs(h)
				for _, f := range h.Facts {
					if sign := signs[in.Stocks[f.Stock].ID]; !strings.Contains(shown, sign) {
						t.Errorf("%s: %q does not show %+v", slip.Label, shown, f)
					}
				}
				if len(h.Facts) == 0 && shown != "" {
					t.Errorf("%s: %q shows what does not change", slip.Label, shown)
				}
			}
		})
	}
}
