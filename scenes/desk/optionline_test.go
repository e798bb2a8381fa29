package desk_test

import (
	"testing"

	"safehouse/render/ui/proof"
	"safehouse/rules/games"
	"safehouse/scenes/desk"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

// What an option changes is said in whole sentences, whichever is looked at.
func TestWhatAnOptionChangesIsNotCut(t *testing.T) {
	for game := range tables.All {
		g, _ := games.Find(game)
		d := scenestest.School(t)
		d.SetUp(game, "4711")
		d.Play("wait idle")
		if !d.Shows("options/next") && d.Shows("tabs/2") {
			d.Play("pick tabs/2\nwait idle")
		}
		st := d.App.Top().Stage()
		for _, o := range g.Info().Options {
			if !d.Shows("option." + o.ID) {
				continue // on another page
			}
			d.Run("hover " + d.At("option."+o.ID) + "\nwait idle")
			words := desk.OptionWords(d.App, "option."+o.ID)
			for _, f := range proof.Cut(st, 1280, 720) {
				if len(f.Text) > 12 && f.Text[:12] == words[:12] {
					t.Errorf("%s, %s: %v", game, o.ID, f)
				}
			}
		}
	}
}
