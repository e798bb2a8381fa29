package scenes_test

import (
	"strings"
	"testing"
)

// A hint says what each choice comes to in the game's own measure; another choice is
// compared with the first one, and may be taken.
func TestAHintIsComparedWithAnotherChoice(t *testing.T) {
	d := blindDesk(t, 1280, 720)
	s := d.infiltration("", "Vesper", "*Magpie")
	d.visit("pick button:hint\nwait idle\nexpect text Played on quickly: about\nexpect text of 100 games won")
	st := d.app.Top().Stage()
	if strings.Contains(strings.Join(st.Things(), " "), "hint:other") {
		t.Error("something is compared before anybody asked")
	}
	d.visit("pick hints/other\nwait idle\nexpect text Which one?\npick hints/other\nwait idle\nexpect text Wins\npick hints/other\nwait idle\npick others/0\nwait idle\nexpect text the first one")
	n := s.Match.Actions()
	d.visit("pick hint:other\nwait idle")
	if s.Match.Actions() == n {
		t.Error("the choice that was compared was not taken")
	}
}
