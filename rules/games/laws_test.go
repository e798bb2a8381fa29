package games_test

import (
	"testing"

	"safehouse/assets/text"
	"safehouse/rules"
	"safehouse/rules/feat"
	"safehouse/rules/games"
	"safehouse/rules/rulestest"
)

// book opens the texts in which messages are checked.
func book(t *testing.T) *text.Book {
	t.Helper()
	b, err := text.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// sayer puts messages of a game into words.
func sayer(b *text.Book, g rules.Game) rulestest.Say {
	return func(m rules.Message) string { return b.Say(g.Info().ID, m) }
}

// The games of the registry keep the laws; each game's own package walks further.
func TestLaws(t *testing.T) {
	b := book(t)
	for _, g := range games.All {
		t.Run(g.Info().ID, func(t *testing.T) { rulestest.Laws(t, g, 2, 60, sayer(b, g)) })
	}
}

// A campaign is long: a few walks of it take as long as many of a game.
func TestLawsOfCampaigns(t *testing.T) {
	b := book(t)
	for _, g := range games.Campaigns {
		t.Run(g.Info().ID, func(t *testing.T) { rulestest.Laws(t, g, 1, 3, sayer(b, g)) })
	}
}

func TestTexts(t *testing.T) {
	b := book(t)
	for _, g := range games.All {
		t.Run(g.Info().ID, func(t *testing.T) {
			rulestest.Texts(t, g, b.Keys(g.Info().ID), b.Keys(text.House), feat.TextKeys(games.Feats(g.Info().ID))...)
		})
	}
}

func TestFind(t *testing.T) {
	for _, g := range games.Playable() {
		if f, ok := games.Find(g.Info().ID); !ok || f.Info() != g.Info() {
			t.Errorf("%s is not found by its id", g.Info().ID)
		}
	}
	if _, ok := games.Find("no-such-game"); ok {
		t.Error("a game that does not exist was found")
	}
}
