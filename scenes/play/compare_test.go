package play_test

import (
	"strings"
	"testing"

	"safehouse/scenes/scenestest"
)

// A hint says what each choice comes to in the game's own measure; another choice is
// compared with the first one, and may be taken.
func TestAHintIsComparedWithAnotherChoice(t *testing.T) {
	d := scenestest.BlindDesk(t, 1280, 720)
	s := infiltration(d, "", "Vesper", "*Magpie")
	d.Visit("pick button:hint\nwait idle\nexpect text of 100")
	st := d.App.Top().Stage()
	if strings.Contains(strings.Join(st.Things(), " "), "hint:other") {
		t.Error("something is compared before anybody asked")
	}
	d.Visit("pick hints/other\nwait idle\nexpect text Which one?\npick hints/other\nwait idle\nexpect text Wins\npick hints/other\nwait idle\npick others/0\nwait idle\nexpect text the first one")
	n := s.Match.Actions()
	d.Visit("pick hint:other\nwait idle")
	if s.Match.Actions() == n {
		t.Error("the choice that was compared was not taken")
	}
}
