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

// An option whose 0 stands for what is printed says so in words, on the sheet of the box and in the list of all options, and
// one that counts up and down has signs.
func TestAsPrintedIsNoNought(t *testing.T) {
	for _, x := range []struct{ game, option string }{{"infiltration", "rounds"}, {"infiltration", "kit"}, {"deepstate", "rounds"}, {"deepstate", "reserve"}, {"intoodeep", "echo-pay"}} {
		d := scenestest.School(t)
		d.SetUp(x.game, "4711")
		d.Play("wait idle")
		if words := desk.ValueWords(d.App, x.option, 0); words != "as printed" {
			t.Errorf("%s: 0 of %s reads %q", x.game, x.option, words)
		}
		if words := desk.ValueWords(d.App, x.option, 1); words != "1" && words != "+1" {
			t.Errorf("%s: 1 of %s reads %q", x.game, x.option, words)
		}
	}
}
