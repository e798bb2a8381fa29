package infiltration_test

import (
	"testing"

	"safehouse/assets/text"
	"safehouse/rules"
	"safehouse/rules/rulestest"
)

// say puts messages of the game into words.
func say(t testing.TB) rulestest.Say {
	t.Helper()
	b, err := text.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	return func(m rules.Message) string { return b.Say(game.Info().ID, m) }
}

// The laws of the contract on games of all seat counts and options; package
// games runs more of them.
func TestLaws(t *testing.T) { rulestest.Laws(t, game, 20, 120, say(t)) }
