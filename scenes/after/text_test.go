package after_test

import (
	"strconv"
	"strings"
	"testing"

	"safehouse/rules"
	"safehouse/rules/match"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

// A result is copied as text: game, everybody's name and score with the automa's, what was chosen in set-up, and the seed.
func TestAResultIsCopiedAsText(t *testing.T) {
	d := scenestest.BlindDesk(t, 1280, 720)
	d.House.Tables = tables.All
	g := scenestest.Game(t, "shadownetwork")
	m, err := match.New(g, rules.Setup{Seats: 1, Seed: 47110815}, []match.Controller{scenestest.Person("Ve{b}sper")}, nil)
	if err != nil {
		t.Fatal(err)
	}
	scenestest.Played(t, m)
	d.Ended(m)
	d.Play("wait idle\npick copy\nwait idle")
	text := d.House.Clip.Paste()
	out := m.Outcome()
	for _, want := range []string{"Safehouse: Shadow Network, ", "Ve{b}sper: ", "Lone Syndicate: ", strconv.Itoa(out.Seats[0].Total), strconv.Itoa(out.Automa.Total), "1 seat, seed 47110815", "\n1. "} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not in\n%s", want, text)
		}
	}
}
