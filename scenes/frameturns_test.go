package scenes_test

import (
	"strings"
	"testing"

	"safehouse/scenes"
	"safehouse/scenes/scenestest"
)

// The settings are walked through as they are read: from the tabs to the rows, row after row, to the buttons.
func TestSettingsAreWalkedThroughInOrder(t *testing.T) {
	d := scenestest.BlindDesk(t, 1280, 720)
	walk := func(key string, n int) string {
		var at []string
		for range n {
			d.Visit("key " + key + "\nwait 2")
			at = append(at, d.App.Top().Stage().Focused())
		}
		return strings.Join(at, " ")
	}
	rows := "name mine rivals reduced recap intents onepress hints folder/copy"
	d.Visit("wait idle\npick menu:settings\nwait idle\nexpect scene settings")
	if got, want := walk("Tab", 17), "tabs/0 tabs/1 tabs/2 tabs/3 tabs/4 "+rows+" problem reset close"; got != want {
		t.Errorf("Tab leads %s, want %s", got, want)
	}
	d.Visit("key Escape\nwait idle\npick menu:settings\nwait idle\nkey Tab\nwait 2")
	if got := walk("ArrowDown", 9); got != rows {
		t.Errorf("Down leads %s, want %s", got, rows)
	}
}

// In the results the first Tab is on what leads on.
func TestTheFirstTabOfTheResultsLeadsOn(t *testing.T) {
	d := scenestest.BlindDesk(t, 1280, 720)
	d.Visit("wait idle")
	d.Results()
	d.Visit("hover 3 3\nwait idle\nkey Tab\nwait 2\nexpect scene results")
	if at := d.App.Top().Stage().Focused(); at != "again" {
		t.Errorf("the first Tab is on %q, want again", at)
	}
}

// A canvas has a shape between 4:3 and 32:9, whatever the window's; in others it takes as much as it can.
func TestACanvasHasAShapeThatTablesHave(t *testing.T) {
	for _, x := range [][4]int{
		{1280, 720, 1280, 720}, {1024, 768, 1024, 768}, {3440, 1440, 3440, 1440}, {3840, 1080, 3840, 1080},
		{900, 1200, 900, 675}, {640, 1000, 640, 480}, {4000, 500, 1777, 500}, {0, 0, 1, 1},
	} {
		if w, h := scenes.CanvasIn(x[0], x[1]); w != x[2] || h != x[3] {
			t.Errorf("in a window of %d x %d the canvas is %d x %d, want %d x %d", x[0], x[1], w, h, x[2], x[3])
		}
	}
}
