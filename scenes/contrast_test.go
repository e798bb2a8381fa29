package scenes_test

import (
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render"
	"safehouse/render/rendertest"
	"safehouse/render/ui/proof"
	"safehouse/rules"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

// faintTexts are how many texts of a game's looks stand out less than 4.5:1 in the usual colours, and less than 7:1, large letters than 4.5:1, in
// high contrast: each text of a look once. They only fall. In the usual colours most stand below the shade of a lesson, or on a report where the
// desk's dark corners lie over its sheet; in high contrast the rest are card texts and seals below a shade, and disabled "Back" tabs.
var faintTexts = map[string][2]int{
	"deepstate":     {41, 10},
	"desk":          {0, 0},
	"infiltration":  {55, 4},
	"intoodeep":     {50, 6},
	"masters":       {60, 11},
	"shadownetwork": {39, 11},
}

// A gauge is a place of the program, the desk or a game, of which the texts are measured.
type gauge struct {
	d     *scenestest.Desk
	found [2][]string // in the usual colours, in high contrast
}

// look measures what is shown now.
func (m *gauge) look(where string) {
	for i, v := range []render.Vision{render.FullVision, render.HighContrast} {
		m.d.House.Kit.SetVision(v)
		once := map[string]bool{}
		for _, f := range proof.Faint(m.d.App.Top().Stage(), 1280, 720) {
			if !once[f.Text] {
				once[f.Text] = true
				m.found[i] = append(m.found[i], where+": "+f.String())
			}
		}
		if rendertest.Shooting() && v == render.HighContrast {
			m.d.Canvas = ebiten.NewImage(1280, 720)
			m.d.Look(where)
			m.d.Canvas = nil
		}
	}
	m.d.House.Kit.SetVision(render.FullVision)
}

// ceilings compares what was found with what may be.
func (m *gauge) ceilings(t *testing.T, place string) {
	t.Helper()
	for i, name := range []string{"usual colours", "high contrast"} {
		if n, most := len(m.found[i]), faintTexts[place][i]; n > most {
			t.Errorf("%s: %d texts are faint, at most %d may be:\n%s", name, n, most, strings.Join(m.found[i], "\n"))
		} else if n < most {
			t.Logf("%s: %d texts are faint, the ceiling of %d can fall", name, n, most)
		}
	}
}

// TestContrasts measures every text of the main scenes of every game as it is painted, in the usual colours and in high contrast. With -shots
// the looks in high contrast are kept as pictures. A usual run measures one game and the desk, SAFEHOUSE_SOAK=1 all of them.
func TestContrasts(t *testing.T) {
	for _, game := range slices.Sorted(maps.Keys(tables.All)) {
		if game != "infiltration" && os.Getenv("SAFEHOUSE_SOAK") != "1" {
			continue
		}
		t.Run(game, func(t *testing.T) {
			in := scenestest.Game(t, game).Info()
			d := scenestest.School(t)
			d.House.Kit.Blind = false
			d.House.Campaigns = tables.Campaigns
			d.Rest()
			m := &gauge{d: d}
			for i, seats := range []int{in.MinSeats, in.MaxSeats} {
				list := scenestest.Looks(t, game, seats, i == 0)
				if i == 0 && game != "masters" { // its crew has no secrets
					list = append(list, scenestest.Look{Name: "curtain", Show: func(d *scenestest.Desk) {
						d.Begun(scenestest.Game(t, game), rules.Setup{Seats: 2, Seed: 4711}, scenestest.People(2))
					}})
				}
				for _, k := range list {
					if k.Long || i > 0 && k.Name != "middle" || strings.HasPrefix(k.Name, "puzzle ") || k.Name == "puzzle" { // a table as it was measured
						continue
					}
					k.Show(d)
					d.Run("hover 3 3\nwait idle\nwait 2")
					m.look(fmt.Sprintf("%d %s", seats, k.Name))
					d.App.Home()
					d.Rest()
				}
			}
			m.ceilings(t, game)
		})
	}
	t.Run("desk", func(t *testing.T) {
		d := scenestest.School(t)
		d.House.Kit.Blind = false
		d.House.Campaigns = tables.Campaigns
		d.House.Clock, d.House.Profile = scenestest.Evening, scenestest.Filed()
		m := &gauge{d: d}
		for _, x := range [][2]string{
			{"title", ""}, {"settings", "pick menu:settings"}, {"picture", "pick menu:settings\nwait idle\ndo Picture"}, {"load", "pick menu:load"},
			{"credits", "pick menu:credits"}, {"file", "pick menu:person"}, {"medals", "pick menu:person\nwait idle\npick tabs/1"},
		} {
			d.Run("wait idle\n" + x[1] + "\nwait idle\nhover 3 3\nwait idle")
			m.look(x[0])
			d.App.Home()
			d.Rest()
		}
		m.ceilings(t, "desk")
	})
}
