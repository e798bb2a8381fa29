package campaign

import (
	"testing"

	"safehouse/assets/text"
	"safehouse/rules"
	"safehouse/rules/rulestest"
)

// sayer puts messages into words.
func sayer(t testing.TB) rulestest.Say {
	t.Helper()
	b, err := text.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	return func(m rules.Message) string { return b.Say(info.ID, m) }
}

func TestLaws(t *testing.T) { rulestest.Laws(t, Game{}, 4, 20, sayer(t)) }

// What a heist says stands on the shelf of Masters.
func TestTexts(t *testing.T) {
	b, err := text.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	rulestest.Texts(t, Game{}, b.Keys(info.ID), append(b.Keys("masters"), b.Keys(text.House)...), "title", "tagline")
}
