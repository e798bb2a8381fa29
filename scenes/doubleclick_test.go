package scenes_test

import (
	"strings"
	"testing"

	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

// The second press of a double click that has opened something chooses nothing there, with the mouse and with keys; a
// moment later the same place is pressed as usual.
func TestASecondPressIsNotForWhatTheFirstOneOpened(t *testing.T) {
	d := scenestest.BlindDesk(t, 1280, 720)
	d.House.Tables = tables.All
	d.Visit("wait idle\nhover 3 3\nwait idle")
	at := d.At("box:infiltration")
	d.Visit("click " + at + "\nclick " + at + "\nwait idle\nexpect scene setup")
	sit := 0
	for _, id := range d.App.Top().Stage().Things() {
		if strings.HasPrefix(id, "kind:") {
			sit++
		}
	}
	if sit != 4 {
		t.Errorf("%d sit in the box after a double click on it", sit)
	}
	d.Visit("key Escape\nwait idle\nexpect scene title\nchoose keys box:infiltration\nkey Enter\nwait idle\nexpect scene setup")

	d.App.Home()
	d.Visit("wait idle\nhover 3 3\nwait idle")
	quit := d.At("menu:leave")
	d.Visit("click " + quit + "\nclick " + quit + "\nwait idle\nexpect text Leave the desk")
	if n := d.App.Top().Stage().Modals(); n != 1 {
		t.Errorf("%d dialogs are open after a double click on what leaves", n)
	}
	d.Visit("key Escape\nwait idle")
}
