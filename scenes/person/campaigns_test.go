package person_test

import (
	"strings"
	"testing"

	"safehouse/render/ui/proof"
	"safehouse/rules"
	"safehouse/rules/games"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

// The line of the title leads to a folder for each campaign, the one that was played last included, and each opens its own.
func TestEveryCampaignHasAFolder(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {640, 360}} {
		d := scenestest.OpenDesk(t, size[0], size[1], t.TempDir())
		d.House.Tables, d.House.Campaigns = tables.All, tables.Campaigns
		g, _ := games.Find("deepstate-career")
		if _, err := d.House.Folder.BeginSeason(g, rules.Setup{Seats: 1, Seed: 3}, "Winter"); err != nil {
			t.Fatal(err)
		}
		d.Play("wait idle\npick menu:campaign\nwait idle\nexpect scene campaigns")
		st := d.App.Top().Stage()
		proof.Cuts(t, "campaigns", st, size[0], size[1])
		d.App.Top().Stage().Focus("campaign:intoodeep-career")
		for i, game := range d.House.BoxIDs() {
			c, ok := d.House.CampaignOf(game)
			if !ok {
				t.Fatalf("%s has no campaign", game)
			}
			if size[0] > 1000 {
				d.Play("pick campaign:" + c.ID() + "\nwait idle")
			} else {
				d.Play(strings.Repeat("key down\nwait idle\n", min(i, 1)) + "key enter\nwait idle")
			}
			if d.App.Top().Name() == "campaigns" {
				t.Fatalf("%s is not opened", c.ID())
			}
			d.App.Pop()
			d.Play("wait idle\nexpect scene campaigns")
			th := d.App.Top().Stage().Thing("campaign:" + c.ID())
			if th == nil {
				t.Fatalf("%s has no folder", c.ID())
			}
			begun := !strings.Contains(th.Label, d.House.T("campaigns.none"))
			if begun != (c.ID() == "deepstate-career") || !strings.Contains(th.Label, "nights of") || !strings.Contains(th.Label, "of 5") || !strings.Contains(th.Label, d.House.Text(c.ID(), "tagline")) {
				t.Errorf("the folder of %s says %q", c.ID(), th.Label)
			}
		}
	}
}
