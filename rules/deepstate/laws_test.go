package deepstate_test

import (
	"testing"

	"safehouse/assets/text"
	"safehouse/rules"
	"safehouse/rules/deepstate"
	"safehouse/rules/deepstate/feats"
	"safehouse/rules/feat"
	"safehouse/rules/rulestest"
)

var game = deepstate.Game{}

// say puts messages of the game into words.
func say(t testing.TB) rulestest.Say {
	t.Helper()
	b, err := text.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	return func(m rules.Message) string { return b.Say("deepstate", m) }
}

func TestLaws(t *testing.T) {
	rulestest.Laws(t, game, 24, 120, say(t))
}

func TestTexts(t *testing.T) {
	b, err := text.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	rulestest.Texts(t, game, b.Keys("deepstate"), b.Keys(text.House), feat.TextKeys(feats.List)...)
}
