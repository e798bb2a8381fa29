package desk_test

import (
	"fmt"
	"strings"
	"testing"

	"safehouse/render/ui/proof"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

// Nothing on the notes of a new desk is cut, in small windows neither: where there is no room for all, fewer words say it.
func TestTheNotesOfANewDeskAreNotCut(t *testing.T) {
	for _, size := range [][2]int{{1024, 581}, {1280, 720}, {800, 600}} {
		d := scenestest.BlindDesk(t, size[0], size[1])
		d.House.Tables, d.House.Lessons = tables.All, tables.Lessons
		d.House.Settings.Tutored = false
		d.Play("wait idle\nhover 3 3\nwait idle")
		for _, x := range proof.Cut(d.App.Top().Stage(), size[0], size[1]) {
			x := fmt.Sprint(x)
			if s := strings.ToUpper(x); strings.Contains(s, "FIRST TIME") || strings.Contains(s, "TONIGHT") || strings.Contains(s, "PRESS HERE") {
				t.Errorf("%v: %s", size, x)
			}
		}
	}
}
