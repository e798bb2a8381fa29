package scenes_test

import (
	"errors"
	"strings"
	"testing"

	"safehouse/scenes"
	"safehouse/scenes/scenestest"
)

func TestANameIsCopiedAndPasted(t *testing.T) {
	d := scenestest.BlindDesk(t, 1280, 720)
	d.Visit("pick menu:settings\nwait idle\npick name\nkey Ctrl+A\ntype Kestrel\nkey Ctrl+A\nkey Ctrl+X\nkey Ctrl+V\nkey Ctrl+V\nwait idle")
	if d.House.Profile.Name != "KestrelKestrel" {
		t.Errorf("the name is %q", d.House.Profile.Name)
	}
}

// Where the system's clipboard cannot be reached copying works within the program, and that is said once.
func TestWithoutAClipboardTheProgramKeepsTheText(t *testing.T) {
	d := scenestest.BlindDesk(t, 1280, 720)
	toasts := func() (n int) {
		for _, s := range d.App.Top().Stage().Toasts() {
			if strings.Contains(s, "clipboard") {
				n++
			}
		}
		return n
	}
	c := scenes.BrokenClip(d.House, errors.New("no display"))
	c.Copy("342755")
	if got := c.Paste(); got != "342755" || toasts() != 1 {
		t.Errorf("pasted %q, said %d times", got, toasts())
	}
}
