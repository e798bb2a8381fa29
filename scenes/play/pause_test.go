package play_test

import (
	"testing"

	"safehouse/scenes/play"
	"safehouse/scenes/scenestest"
)

// The menu of a table shows which row the keys would choose, closes at a press
// beside it, begins anew once asked, and does not end the program unasked.
func TestTheMenuOfATable(t *testing.T) {
	d := scenestest.BlindDesk(t, 1280, 720)
	s := infiltration(d, "", "Vesper", "*Magpie")
	d.Visit("pick button:menu\nwait idle\nexpect scene pause")
	if id := d.App.Top().Stage().Focused(); id != "pause:resume" {
		t.Errorf("the focus begins on %q", id)
	}
	d.Visit("click 40 400\nwait idle\nexpect scene table\nkey Escape\nwait idle\nexpect scene pause")
	d.Visit("pick pause:quit\nwait idle\nexpect text Leave the desk?\nkey Enter\nwait idle\nexpect scene pause")
	d.Visit("key Escape\nwait idle\npick card:advance\nwait idle\nkey Escape\nwait idle\npick pause:again\nwait idle\nexpect text This match stays kept\npick again/0\nwait idle\nexpect scene table")
	now := play.Table(d.App)
	if now == s || now.Match.Setup().Seed != s.Match.Setup().Seed || now.Match.Actions() >= s.Match.Actions() {
		t.Error("the match did not begin anew with the same deal")
	}
}
