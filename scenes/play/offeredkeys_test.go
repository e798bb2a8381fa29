package play_test

import (
	"slices"
	"testing"

	"safehouse/render/ui"
	"safehouse/render/ui/input"
	"safehouse/rules/games"
	"safehouse/scenes/play"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

// By keys an offered thing is so many presses away from where the focus starts, on the mean of many questions of every game and
// at most: with Tab, arrows, groups, the two ends and the digits of the prompt.
const (
	meanKeys = 2.0
	mostKeys = 4
)

// leading are the keys that lead the focus on.
var leading = []string{"Tab", "Shift+Tab", "Up", "Down", "Left", "Right", "Ctrl+Tab", "Ctrl+Shift+Tab", "Home", "End"}

func TestOfferedThingsAreFewKeysAway(t *testing.T) {
	const positions = 24
	for _, g := range games.All {
		game := g.Info().ID
		t.Run(game, func(t *testing.T) {
			d := scenestest.BlindDesk(t, 1280, 720)
			d.House.Tables = tables.All
			seatedAt(d, game, 1)
			s := play.Table(d.App)
			presses, things := 0, 0
			for n := 0; n < positions && !s.Match.Turn().Done; {
				for range 5 {
					if !s.Match.Turn().Done {
						play.Press(d.App)
					}
				}
				for s.Arrive(); len(s.Legal()) == 0 && !s.Match.Turn().Done; s.Arrive() {
					play.Press(d.App)
				}
				st := d.App.Top().Stage()
				for range 3 {
					d.App.Step(&input.Snapshot{Device: input.Keyboard})
				}
				offered := offered(st)
				if len(offered) == 0 {
					continue
				}
				n++
				away := keysTo(d, offered)
				for _, id := range offered {
					k, ok := away[id]
					if !ok || k > mostKeys {
						t.Errorf("question %d: %s is more than %d keys away from %s", n, id, mostKeys, st.Focused())
					}
					presses, things = presses+k, things+1
				}
			}
			mean := float64(presses) / float64(max(1, things))
			t.Logf("%d things offered, %.2f keys away on the mean", things, mean)
			if mean > meanKeys {
				t.Errorf("they are %.2f keys away on the mean", mean)
			}
		})
	}
}

// offered are the things that answer the question on the table.
func offered(st *ui.Stage) (ids []string) {
	for _, id := range st.Things() {
		if x := st.Thing(id); st.Modals() == 0 && x != nil && !x.Disabled && !x.Mouse && (x.Commits || x.Mark == ui.Legal || x.Key.Answers()) {
			ids = append(ids, id)
		}
	}
	return ids
}

// keysTo tells how many keys lead to each of these things from where the focus is.
func keysTo(d *scenestest.Desk, offered []string) map[string]int {
	st := d.App.Top().Stage()
	start := st.Focused()
	away := map[string]int{start: 0}
	found := func() bool {
		return !slices.ContainsFunc(offered, func(id string) bool { _, ok := away[id]; return !ok })
	}
	for _, id := range offered {
		if st.Thing(id).Key.Answers() && id != start {
			away[id] = 1
		}
	}
	for at, next := []string{start}, []string(nil); len(at) > 0 && !found(); at, next = next, nil {
		for _, from := range at {
			if away[from] >= mostKeys {
				continue
			}
			for _, key := range leading {
				st.Focus(from)
				d.App.Step(&input.Snapshot{Presses: []input.Press{{Trigger: input.MustParse(key)}}, Device: input.Keyboard})
				if to := st.Focused(); to != "" {
					if was, ok := away[to]; !ok || was > away[from]+1 {
						away[to] = away[from] + 1
						next = append(next, to)
					}
				}
			}
		}
	}
	st.Focus(start)
	return away
}
