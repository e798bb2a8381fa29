package scenes_test

import (
	"os"
	"path/filepath"
	"testing"

	"safehouse/rules"
	"safehouse/rules/career"
	"safehouse/rules/games"
	"safehouse/scenes"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

// Where the disk takes nothing in the middle of a campaign the player is asked: try again, or go on without keeping. Then the
// desk and its match go on in memory, the result of the match is entered, and what found no room is written as soon as there
// is some, which is said once.
func TestACampaignCanGoOnWithoutBeingKept(t *testing.T) {
	for _, id := range []string{"infiltration-career", "rivercity"} {
		t.Run(id, func(t *testing.T) {
			dir := t.TempDir()
			d := scenestest.OpenDesk(t, 1280, 720, dir).Blinded()
			d.House.Tables, d.House.Campaigns = tables.All, tables.Campaigns
			d.House.Profile.Name = "Vesper"
			g, _ := games.Find(id)
			seats := 4
			if c, ok := g.(career.Game); ok {
				seats = c.Book().Seats
			}
			s, err := d.House.Folder.BeginSeason(g, rules.Setup{Seats: seats, Seed: 3}, "Winter")
			if err != nil {
				t.Fatal(err)
			}
			for _, c := range d.House.Campaigns {
				if c.ID() == id {
					d.App.Push(c.Hub(d.House, s.ID()))
				}
			}
			d.Play("wait idle")

			// No file of the campaign can be written, and none of a match.
			places := []string{filepath.Join(dir, "campaigns"), filepath.Join(dir, "matches")}
			must := func(err error) {
				t.Helper()
				if err != nil {
					t.Fatal(err)
				}
			}
			for _, p := range places {
				must(os.Rename(p, p+".away"))
			}
			d.App.Top().(scenes.Doer).Auto(true)
			d.Play(`wait idle
expect text That was not done
expect text go on without keeping
do Try again
wait idle
expect text That was not done
do Go on without keeping
wait idle
auto
wait idle`)
			if d.App.Top().Name() == "table" { // the match had still to be begun
				d.Play("auto\nwait idle")
			}
			d.Play("expect scene results")
			for _, p := range places {
				must(os.Rename(p+".away", p))
			}
			d.Play("do To the desk\nwait idle")
			d.App.Shut()
			again, rep, err := d.House.Folder.OpenSeason(s.ID())
			if err != nil || !rep.Whole() || again.Running() != "" || again.Owed() {
				t.Errorf("%v, %s: %q runs, owed %v", err, rep.String(), again.Running(), again.Owed())
			}
			if again.State().Same(s.State()) {
				t.Error("nothing was entered")
			}
		})
	}
}
