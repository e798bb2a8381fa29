package play_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"safehouse/rules"
	"safehouse/scenes/play"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

// An answer in the prompt that asks for a second press is confirmed by that press at the same place, at every table.
func TestASecondPressAtTheSamePlaceConfirms(t *testing.T) {
	armed := 0
	for _, id := range slices.Sorted(scenestest.MapKeys(tables.Lessons)) {
		t.Run(id, func(t *testing.T) {
			d := scenestest.BlindDesk(t, 1280, 720)
			d.House.Tables = tables.All
			d.House.Settings.Mine, d.House.Settings.Rivals = 0, 0
			g := scenestest.Game(t, id)
			n := max(2, g.Info().MinSeats)
			d.Begun(g, rules.Setup{Seats: n, Seed: 15}, scenestest.People(n))
			s, dice, tried := play.Table(d.App), rules.Rand{S: 3}, map[string]int{}
			for k := 0; k < 180 && !s.Match.Turn().Done; k++ {
				d.Step()
				if _, ok := s.Curtain(); ok {
					s.Lift()
					continue
				}
				legal := s.Legal()
				if len(legal) == 0 {
					s.Finish()
					continue
				}
				d.Step()
				st := d.App.Top().Stage()
				for _, x := range st.Things() {
					th := st.Thing(x)
					if !strings.HasPrefix(x, "choice:") || th == nil || th.Disabled || tried[th.Label] > 0 || st.Modals() > 0 {
						continue
					}
					label, was := th.Label, actions(s)
					tried[label]++
					at := d.At(x)
					d.Visit("wait idle\nclick " + at + "\nwait 40")
					if _, ok := play.Armed(d.App); !ok || actions(s) != was {
						break
					}
					armed++
					d.Visit(fmt.Sprintf("click %s\nwait 40", at))
					if actions(s) == was {
						t.Errorf("%q: a second press at %s does nothing", label, at)
						d.Visit("key Escape\nwait 10")
					}
					break
				}
				if legal = s.Legal(); len(legal) > 0 {
					s.Decide(legal[s.Match.State().Playout(s.Match.Legal(), &dice)%len(legal)])
				}
			}
		})
	}
	if armed < 3 {
		t.Errorf("only %d answers asked for a second press", armed)
	}
}
