package play_test

import (
	"testing"

	"safehouse/rules"
	"safehouse/rules/intoodeep"
	"safehouse/scenes/play"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

// A question that names somebody is put to them only where the name stands for whom it is
// asked; any other word before a colon belongs to the question.
func TestAQuestionSpeaksOfWhomItIsPutTo(t *testing.T) {
	d := scenestest.BlindDesk(t, 1280, 720)
	d.House.Tables = tables.All
	d.Begun(scenestest.Game(t, "intoodeep"), rules.Setup{Seats: 2, Seed: 11}, scenestest.Seated("Vesper", "*Magpie"))
	d.Play("wait idle")
	ghost := scenestest.Game(t, "intoodeep").Info().Naming("who", intoodeep.RefCriminal(0))
	by := ghost
	by.Name = "by"
	for _, x := range []struct {
		arg  rules.Arg
		who  string
		want bool
	}{
		{rules.Player("seat", 1), "Magpie", true},
		{rules.Player("seat", 0), "Magpie", false},
		{rules.Player("who", 0), "Vesper", true},
		{rules.Player("rival", 1), "Magpie", false}, // the question is about that one
		{rules.Num("who", 2), "Perform your actions", false},
		{ghost, play.Says(d.App, ghost.Sub[0]), true},
		{ghost, "Perform your actions", false}, // "Perform your actions: 0 left, and an extra one of the Ghost."
		{by, play.Says(d.App, by.Sub[0]), false},
	} {
		if got := play.SpeaksOf(d.App, rules.Say("prompt.push-action", x.arg), x.who); got != x.want {
			t.Errorf("a question with %s = %v speaks of %q: %v, not %v", x.arg.Name, x.arg, x.who, got, x.want)
		}
	}
}
