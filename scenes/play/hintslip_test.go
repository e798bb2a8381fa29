package play_test

import (
	"fmt"
	"strings"
	"testing"

	"safehouse/rules"
	"safehouse/rules/games"
	"safehouse/rules/intoodeep"
	"safehouse/rules/match"
	"safehouse/scenes/play"
	"safehouse/scenes/scenestest"
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
			d := scenestest.BlindDesk(t, 1280, 720)
			d.House.Tables = tables.All
			d.House.Settings.Hints = true
			d.Sit(askedAfter(t, g, recapTables(g)[0], 3, 2))
			d.Visit("wait idle\nkey H\nwait idle")
			hints := play.Table(d.App).Hinted()
			if len(hints) == 0 {
				t.Fatal("no hint")
			}
			for i, h := range hints {
				slip := d.App.Top().Stage().Thing(fmt.Sprintf("hint:%d", i))
				if slip == nil {
					t.Fatalf("hint %d has no slip", i)
				}
				shown := play.Signs(d.App, h)
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

// The number of a hint lies in the Zone that it names, not in a corner of the box around it.
func TestANumberLiesInTheZoneThatAHintNames(t *testing.T) {
	g := intoodeep.Game{}
	in, checked := g.Info(), 0
	for seed := range uint64(4) {
		m, err := match.New(g, rules.Setup{Seats: 1, Seed: seed + 1}, scenestest.People(1), nil)
		if err != nil {
			t.Fatal(err)
		}
		for r := (rules.Rand{S: seed}); m.Legal()[0].Verb != intoodeep.VMove; {
			if _, err := m.Apply(m.Legal()[m.State().Playout(m.Legal(), &r)]); err != nil {
				t.Fatal(err)
			}
		}
		d := scenestest.BlindDesk(t, 1280, 720)
		d.House.Tables = tables.All
		d.House.Settings.Hints = true
		d.Sit(m)
		d.Visit("wait idle\nkey H\nwait idle")
		for i, h := range play.Table(d.App).Hinted() {
			refs := in.OperandRefs(h.Action, nil)
			pin := d.App.Top().Stage().Thing(fmt.Sprintf("pin:%d", i+1))
			if pin == nil || len(refs) == 0 || refs[len(refs)-1].Kind != intoodeep.KindZone {
				continue
			}
			id := "zone:" + in.Refs[intoodeep.KindZone].IDs[refs[len(refs)-1].Index]
			if zone := d.App.Top().Stage().Thing(id); !zone.Shape.Has(pin.Shape.Bounds().Center()) {
				t.Errorf("seed %d: the number %d lies beside %s", seed, i+1, id)
			}
			checked++
		}
	}
	if checked < 3 {
		t.Errorf("%d hints name a Zone", checked)
	}
}
