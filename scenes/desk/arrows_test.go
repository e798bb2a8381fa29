package desk_test

import (
	"strings"
	"testing"

	"safehouse/scenes/scenestest"
)

// On the desk an arrow goes where one looks: sideways from a line of the menu lie the boxes, never the next line, and from any line
// a box is three arrows away at most.
func TestSidewaysFromTheMenuLieTheBoxes(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}, {2560, 1080}} {
		d := scenestest.BlindDesk(t, size[0], size[1])
		d.Visit("wait idle\nkey Down\nwait idle")
		st := d.App.Top().Stage()
		for _, line := range []string{"continue", "new", "campaign", "load", "replays", "person", "settings", "credits", "leave"} {
			st.Focus("menu:" + line)
			for _, key := range []string{"Right", "Left"} {
				st.Focus("menu:" + line)
				d.Visit("key " + key + "\nwait idle")
				switch at := st.Focused(); {
				case key == "Right" && strings.HasPrefix(at, "menu:"), key == "Left" && at != "menu:"+line:
					t.Errorf("%v: %s from %q leads to %s", size, key, line, at)
				case key == "Right":
					if d.Visit("key Left\nwait idle"); st.Focused() != "menu:"+line {
						t.Errorf("%v: Left goes back from %s to %s, not to %q", size, at, st.Focused(), line)
					}
				}
			}
		}
		st.Focus("menu:new")
		seen := map[string]bool{}
		for _, keys := range []string{"Right", "Right Right", "Right Right Right", "Right Down", "Right Down Right", "Right Down Left", "Right Up", "Right Up Right"} {
			st.Focus("menu:new")
			for _, key := range strings.Fields(keys) {
				d.Visit("key " + key + "\nwait idle")
			}
			seen[st.Focused()] = true
		}
		for _, id := range d.House.BoxIDs() {
			if _, open := d.House.Game(id); open && !seen["box:"+id] {
				t.Errorf("%v: no three arrows from New game lead to the box of %s; %v", size, id, seen)
			}
		}
	}
}
