package shadownetwork_test

import (
	"context"
	"os"
	"strconv"
	"strings"
	"testing"

	"safehouse/rules"
	"safehouse/rules/bot"
	"safehouse/rules/shadownetwork"
)

// TestBotMeasure plays bots against each other and tells how they score; it is
// asked for by SAFEHOUSE_BOTS, a list of levels for the seats such as
// "hard,hard", with SAFEHOUSE_GAMES, SAFEHOUSE_ITERATIONS, SAFEHOUSE_SEED and
// SAFEHOUSE_SYNDICATE.
func TestBotMeasure(t *testing.T) {
	names := os.Getenv("SAFEHOUSE_BOTS")
	if names == "" {
		t.Skip("SAFEHOUSE_BOTS names no levels")
	}
	number := func(name string, otherwise int) int {
		if n, err := strconv.Atoi(os.Getenv(name)); err == nil {
			return n
		}
		return otherwise
	}
	games, iterations, first := number("SAFEHOUSE_GAMES", 20), number("SAFEHOUSE_ITERATIONS", 200), number("SAFEHOUSE_SEED", 0)
	level, err := shadownetwork.Game{}.Info().Options[0].Parse(os.Getenv("SAFEHOUSE_SYNDICATE"))
	if !err {
		level = int(shadownetwork.Standard)
	}
	levels := strings.Split(names, ",")
	var score, rival float64
	var m shadownetwork.Tally
	wins := make([]float64, len(levels)+1)
	for g := range games {
		s, err := game.New(rules.Setup{Seats: len(levels), Seed: uint64(first+g)*7919 + 17, Options: rules.Options{"syndicate": level}})
		if err != nil {
			t.Fatal(err)
		}
		for n := 0; !s.Turn().Done; n++ {
			seat := s.Turn().Seat
			lv, err := bot.FindLevel(levels[seat])
			if err != nil {
				t.Fatal(err)
			}
			r := bot.Seed(uint64(first+g), n)
			list, err := bot.Choose(context.Background(), rules.View(s, seat), seat, lv, bot.Budget{Iterations: iterations}, &r)
			if err != nil {
				t.Fatal(err)
			}
			if err := s.Apply(list[0].Action, nil); err != nil {
				t.Fatal(err)
			}
		}
		out := s.Outcome()
		for seat := range levels {
			score += float64(out.Seats[seat].Total) / float64(len(levels))
			if out.Winners.Has(seat) {
				wins[seat] += 1 / float64(out.Winners.Count())
			}
		}
		if out.Automa != nil {
			rival += float64(out.Automa.Total)
			if out.Lost {
				wins[len(levels)]++
			}
		}
		m.Add(s.(*shadownetwork.State))
	}
	n := float64(games)
	t.Logf("%s, %d games, %d iterations: mean score %.1f, rival %.1f, wins %v, a seat: %s", names, games, iterations, score/n, rival/n, wins, m.String())
}
