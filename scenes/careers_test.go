package scenes_test

import (
	"fmt"
	"testing"

	"safehouse/render/rendertest"
	"safehouse/render/ui/proof"
	"safehouse/rules"
	"safehouse/rules/career"
	"safehouse/rules/games"
	"safehouse/scenes/tables"
)

// careerAt opens the desk of a career after so many operations, 0 for its end, in a window
// of some size. Operations end with stars of a series, which seed begins.
func careerAt(t *testing.T, game string, w, h int, seed uint64, most int, stars func(op, n int) int) (*desk, *career.State) {
	t.Helper()
	d := openDesk(t, w, h, t.TempDir())
	d.house.Tables, d.house.Campaigns = tables.All, tables.Campaigns
	g, _ := games.Find(game)
	cg := g.(career.Game)
	setup := rules.Setup{Seats: g.Info().MinSeats, Seed: seed}
	r, n := rules.Rand{S: seed}, 0
	at, err := cg.Stroll(setup, &r, most, func(op int) int { n++; return stars(op, n) })
	if err != nil {
		t.Fatal(err)
	}
	s, err := d.house.Folder.BeginSeason(g, setup, "Winter")
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Change(func(state rules.Lasting) error { *state.(*career.State) = *at; return nil }); err != nil {
		t.Fatal(err)
	}
	for _, c := range d.house.Campaigns {
		if c.ID() == game {
			d.app.Push(c.Hub(d.house, s.ID()))
		}
	}
	d.play("wait idle")
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
				look := func(name string, d *desk) {
					d.look(fmt.Sprintf("%s-%d", name, size[0]))
					st, at := d.app.Top().Stage(), fmt.Sprintf("%s at %d", name, size[0])
					proof.Cuts(t, at, st, size[0], size[1])
					if name == "middle" && size[0] == 1280 {
						proof.Contrasts(t, at, st, size[0], size[1])
					}
				}
				d, _ := careerAt(t, c.ID(), size[0], size[1], 3, 7, func(_, n int) int { return []int{2, 0, 3, 1, 0, 2}[n%6] })
				look("middle", d)
				if bad := d.house.Kit.Unknown(); len(bad) > 0 {
					t.Errorf("no sheet has %v", bad)
				}
				ended := map[uint8]bool{}
				for seed := uint64(1); seed < 40 && len(ended) < len(cg.Book().Ends); seed++ {
					r := rules.Rand{S: seed}
					at, err := cg.Stroll(rules.Setup{Seats: g.Info().MinSeats, Seed: seed}, &r, 0, func(int) int { return int(seed+1) % 4 })
					if err != nil || ended[at.End] {
						continue
					}
					ended[at.End] = true
					d, _ := careerAt(t, c.ID(), size[0], size[1], seed, 0, func(int, int) int { return int(seed+1) % 4 })
					look(fmt.Sprintf("end-%d", at.End), d)
				}
				if len(ended) < 2 {
					t.Errorf("only the ends %v were seen", ended)
				}
			}
		})
	}
}
