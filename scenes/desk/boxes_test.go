package desk_test

import (
	"slices"
	"strings"
	"testing"

	"safehouse/scenes/scenestest"
)

// A name with letters that no face has is taken, and said in words to be shown as boxes: once, when the first of them comes.
func TestLettersThatCannotBePrintedAreSaid(t *testing.T) {
	d := scenestest.BlindDesk(t, 1280, 720)
	d.Play("wait idle\npick menu:settings\nwait idle\npick name\nkey ctrl+A\ntype Žofie\nwait idle")
	said := func() bool {
		return slices.ContainsFunc(d.App.Top().Stage().Toasts(), func(s string) bool { return strings.Contains(s, "letters the game cannot print") })
	}
	if said() {
		t.Error("it is said of a name that can be printed")
	}
	d.Play("type 李")
	if !said() {
		t.Error("it is not said of a name that cannot")
	}
	d.Play("type 明\nwait idle\nkey Backspace\nkey Backspace\nwait idle")
	if name := d.House.Profile.Name; name != "Žofie" {
		t.Errorf("the name is %q", name)
	}
}
