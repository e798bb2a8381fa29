package play_test

import (
	"slices"
	"testing"

	"safehouse/rules"
	"safehouse/scenes/play"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

// For every choice of two things that both lie on the table, pressing first the one and then the other does it.
func TestThingFirstThenPlace(t *testing.T) {
	for _, id := range slices.Sorted(scenestest.MapKeys(tables.Lessons)) {
		seen := map[string]int{}
		d := scenestest.BlindDesk(t, 1920, 1080)
		d.House.Tables = tables.All
		for seed := range uint64(2) {
			g := scenestest.Game(t, id)
			seats := append(scenestest.People(1), scenestest.Robot("Bot 1"), scenestest.Robot("Bot 2"))
			d.Begun(g, rules.Setup{Seats: 3, Seed: seed + 1}, seats)
			s := play.Table(d.App)
			for n := 0; n < 600 && !s.Match.Turn().Done; n++ {
				_, mine, _, _ := play.Press(d.App)
				if s.Arrive(); !mine || len(s.Legal()) < 2 {
					continue
				}
				d.Step()
				if len(s.Legal()) == 0 {
					continue
				}
				list, ids := play.Pairs(d.App)
				for i, a := range list {
					verb := g.Info().Verbs[a.Verb].Name
					if seen[verb]++; seen[verb] > 12 {
						continue
					}
					if bad := play.TakesPair(d.App, a, ids[i]); bad != "" {
						t.Errorf("%s, seed %d, action %d, %s: %s", id, seed+1, s.Match.Actions(), verb, bad)
					}
				}
			}
			d.App.Home()
		}
		t.Logf("%s: %v", id, seen)
	}
}
