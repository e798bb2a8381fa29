package scenes_test

import (
	"fmt"
	"strings"
	"testing"

	"safehouse/render/rendertest"
	"safehouse/render/ui/proof"
	"safehouse/rules"
	"safehouse/rules/career"
	"safehouse/rules/games"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

// careerAt opens the desk of a career after so many operations, 0 for its end, in a window
// of some size; before the first one where it is less than 0; seen says whether its colours are looked at. Operations end with stars of a series, which seed begins.
func careerAt(t *testing.T, game string, w, h int, seen bool, seed uint64, most int, stars func(op, n int) int) (*scenestest.Desk, *career.State) {
	t.Helper()
	d := scenestest.OpenDesk(t, w, h, t.TempDir())
	if !seen {
		d.Blinded()
	}
	d.House.Tables, d.House.Campaigns = tables.All, tables.Campaigns
	g, _ := games.Find(game)
	cg := g.(career.Game)
	setup := rules.Setup{Seats: g.Info().MinSeats, Seed: seed}
	r, n := rules.Rand{S: seed}, 0
	at, err := cg.Simulate(setup, &r, most, func(op int) int { n++; return stars(op, n) })
	if err != nil {
		t.Fatal(err)
	}
	s, err := d.House.Folder.BeginSeason(g, setup, "Winter")
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Change(func(state rules.Lasting) error { *state.(*career.State) = *at; return nil }); err != nil {
		t.Fatal(err)
	}
	for _, c := range d.House.Campaigns {
		if c.ID() == game {
			d.App.Push(c.Hub(d.House, s.ID()))
		}
	}
	d.Play("wait idle")
	return d, at
}

// The desks of all careers can be read in every size: at the beginning, in the middle
// with lost operations, and at each of the two ends.
func TestTheDesksOfTheCareers(t *testing.T) {
	sizes := [][2]int{{1280, 720}, {640, 360}}
	if rendertest.Shooting() {
		sizes = append(sizes, [2]int{1920, 1080}, [2]int{2560, 1080})
	}
	for _, c := range tables.Campaigns {
		g, _ := games.Find(c.ID())
		cg, ok := g.(career.Game)
		if !ok {
			continue
		}
		t.Run(c.ID(), func(t *testing.T) {
			for _, size := range sizes {
				look := func(name string, d *scenestest.Desk) {
					d.Look(fmt.Sprintf("%s-%d", name, size[0]))
					st, at := d.App.Top().Stage(), fmt.Sprintf("%s at %d", name, size[0])
					proof.Cuts(t, at, st, size[0], size[1])
					if name == "middle" && size[0] == 1280 {
						proof.Contrasts(t, at, st, size[0], size[1])
					}
				}
				d, _ := careerAt(t, c.ID(), size[0], size[1], size[0] == 1280, 3, 7, func(_, n int) int { return []int{2, 0, 3, 1, 0, 2}[n%6] })
				look("middle", d)
				if bad := d.House.Kit.Unknown(); len(bad) > 0 {
					t.Errorf("no sheet has %v", bad)
				}
				ended := map[uint8]bool{}
				for seed := uint64(1); seed < 40 && len(ended) < len(cg.Book().Ends); seed++ {
					r := rules.Rand{S: seed}
					at, err := cg.Simulate(rules.Setup{Seats: g.Info().MinSeats, Seed: seed}, &r, 0, func(int) int { return int(seed+1) % 4 })
					if err != nil || ended[at.End] {
						continue
					}
					ended[at.End] = true
					d, _ := careerAt(t, c.ID(), size[0], size[1], false, seed, 0, func(int, int) int { return int(seed+1) % 4 })
					look(fmt.Sprintf("end-%d", at.End), d)
				}
				if len(ended) < 2 {
					t.Errorf("only the ends %v were seen", ended)
				}
			}
		})
	}
}

// Every operation that can be begun tells its whole story, twist, goals and what it brings,
// and no twist names a rival twice.
func TestEveryOperationTellsAllOfItself(t *testing.T) {
	for _, c := range tables.Campaigns {
		g, _ := games.Find(c.ID())
		cg, ok := g.(career.Game)
		if !ok {
			continue
		}
		t.Run(c.ID(), func(t *testing.T) {
			ops, seen := cg.Book().Operations, map[string]bool{}
			for seed := uint64(1); seed < 40 && len(seen) < len(ops); seed++ {
				stars := func(_, n int) int { return int(seed*7+uint64(n)*5) % 4 }
				most := int(seed) % len(ops)
				if seed == 1 {
					most = -1 // the first operation
				}
				r := rules.Rand{S: seed}
				n := 0
				at, err := cg.Simulate(rules.Setup{Seats: g.Info().MinSeats, Seed: seed}, &r, most, func(op int) int { n++; return stars(op, n) })
				if err != nil {
					t.Fatal(err)
				}
				var fresh []string
				for i := range ops {
					if why := at.Why(cg.SetOut(i)); why.IsZero() && !seen[ops[i].ID] {
						fresh = append(fresh, ops[i].ID)
					}
				}
				if len(fresh) == 0 {
					continue
				}
				d, _ := careerAt(t, c.ID(), 1280, 720, false, seed, most, stars)
				for _, id := range fresh {
					seen[id] = true
					d.Play("wait 25\npick op:" + id + "\nwait idle")
					st := d.App.Top().Stage()
					if told := st.Thing("dossier").Label; !strings.HasPrefix(told, d.House.Book.T(c.ID(), "operation."+id+".story", nil)) {
						t.Errorf("the dossier of %s tells %q", id, told)
					}
					proof.Cuts(t, id, st, 1280, 720)
				}
			}
			if len(seen) < len(ops) {
				t.Errorf("only %d of %d operations could be begun: %v", len(seen), len(ops), seen)
			}
		})
	}
}
