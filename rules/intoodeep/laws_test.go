package intoodeep_test

import (
	"testing"

	"safehouse/assets/text"
	"safehouse/rules"
	"safehouse/rules/feat"
	"safehouse/rules/intoodeep/feats"
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

func TestLaws(t *testing.T) { rulestest.Laws(t, game, 6, 60, say(t)) }

func TestTexts(t *testing.T) {
	b, err := text.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	rulestest.Texts(t, game, b.Keys(game.Info().ID), b.Keys(text.House), feat.TextKeys(feats.List)...)
}
