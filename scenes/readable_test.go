package scenes_test

import (
	"testing"

	"safehouse/render/ui/proof"
	"safehouse/scenes/scenestest"
)

// Every text of the house's own scenes stands out from its ground, in every palette, and none is cut, in a small window at every size.
func TestWordsOfTheHouseCanBeRead(t *testing.T) {
	for _, g := range []struct {
		name    string
		prepare func(d *scenestest.Desk)
		script  string
	}{
		{"title", func(d *scenestest.Desk) { scenestest.Shelf(d, scenestest.Kept(), nil) }, ""},
		{"title of a new desk", nil, ""},
		{"set-up", func(d *scenestest.Desk) { d.SetUp("infiltration", "4711") }, ""},
		{"set-up refused", nil, "pick menu:new\nwait idle\npick name:1\nwait idle\ndo Another name\nwait idle\nkey Ctrl+A\ntype Player 1\nkey Enter"},
		{"settings", nil, "pick menu:settings"},
		{"sound", nil, "pick menu:settings\nwait idle\ndo Sound"},
		{"picture", nil, "pick menu:settings\nwait idle\ndo Picture"},
		{"keys", nil, "pick menu:settings\nwait idle\ndo Keys"},
		{"gamepad", nil, "pick menu:settings\nwait idle\ndo Gamepad"},
		{"load", func(d *scenestest.Desk) {
			d.Play("pick menu:load\nwait idle")
			scenestest.Shelf(d, scenestest.Kept(), nil)
		}, ""},
		{"box", nil, "pick box:infiltration"},
		{"rules", nil, "pick box:infiltration\nwait idle\ndo How to play"},
		{"credits", nil, "pick menu:credits"},
		{"results", func(d *scenestest.Desk) { d.Results() }, ""},
		{"file", func(d *scenestest.Desk) { d.House.Clock, d.House.Profile = scenestest.Evening, scenestest.Filed() }, "pick menu:person"},
		{"medals", func(d *scenestest.Desk) { d.House.Clock, d.House.Profile = scenestest.Evening, scenestest.Filed() }, "pick menu:person\nwait idle\npick tabs/1"},
		{"nights", func(d *scenestest.Desk) { d.House.Clock, d.House.Profile = scenestest.Evening, scenestest.Filed() }, "pick menu:person\nwait idle\npick tabs/2"},
		{"people", func(d *scenestest.Desk) { d.House.Clock, d.House.Profile = scenestest.Evening, scenestest.Filed() }, "pick menu:person\nwait idle\npick tabs/3"},
	} {
		t.Run(g.name, func(t *testing.T) {
			d := scenestest.NewDesk(t, 1280, 720)
			d.Play("wait idle")
			if g.prepare != nil {
				g.prepare(d)
			}
			d.Play("wait idle\n" + g.script + "\nwait idle\nhover 3 3\nwait idle")
			st := d.App.Top().Stage()
			proof.Check(t, g.name, st, 1280, 720)
		})
	}
}
