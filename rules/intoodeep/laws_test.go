package intoodeep

import (
	"testing"

	"safehouse/assets/text"
	"safehouse/rules"
	"safehouse/rules/rulestest"
)

// book opens the texts in which messages are checked.
func book(t testing.TB) (*text.Book, rulestest.Say) {
	t.Helper()
	b, err := text.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	return b, func(m rules.Message) string { return b.Say(info.ID, m) }
}

func TestLaws(t *testing.T) {
	_, say := book(t)
	rulestest.Laws(t, Game{}, 5, say)
}

func TestTexts(t *testing.T) {
	b, _ := book(t)
	rulestest.Texts(t, Game{}, b.Keys(info.ID), b.Keys(text.House))
}
