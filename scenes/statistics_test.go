package scenes_test

import (
	"slices"
	"testing"

	"safehouse/rules"
	"safehouse/rules/bot"
	"safehouse/rules/games"
	"safehouse/rules/match"
	"safehouse/scenes"
)

// Statistics tell bots by the hardest of them, the expert included, and a match alone by
// the strength of the automa.
func TestStatisticsKnowWhoOnePlayedAgainst(t *testing.T) {
	person := match.Controller{Kind: match.Person, Participant: "Vesper"}
	var seats []match.Controller
	for _, l := range bot.Levels() {
		seats = append(seats, match.Controller{Kind: match.Bot, Level: l.Name})
	}
	if got, want := scenes.Level(append([]match.Controller{person}, seats...)), "expert"; got != want {
		t.Errorf("the hardest is called %q, not %q", got, want)
	}
	for game, want := range map[string]string{"deepstate": "secretary", "intoodeep": "murmur", "shadownetwork": "probation", "masters": ""} {
		g, _ := games.Find(game)
		m, err := match.New(g, rules.Setup{Seats: g.Info().MinSeats, Seed: 4}, slices.Repeat([]match.Controller{person}, g.Info().MinSeats), nil)
		if err != nil {
			t.Fatal(err)
		}
		if got := scenes.Opposition(m); got != want {
			t.Errorf("%s: against %q, not %q", game, got, want)
		}
	}
}
