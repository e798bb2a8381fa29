package shadownetwork_test

import (
	"context"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"safehouse/rules"
	"safehouse/rules/bot"
	"safehouse/rules/shadownetwork"
)

// TestBotMeasure plays bots against each other and tells how they score, part
// by part; it is asked for by SAFEHOUSE_BOTS, a list of levels for the seats
// such as "hard,hard" ("sight" plays by first sight alone), with SAFEHOUSE_GAMES,
// SAFEHOUSE_ITERATIONS, SAFEHOUSE_SEED and SAFEHOUSE_SYNDICATE.
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
		level = 2 // standard
	}
	levels := strings.Split(names, ",")
	wins := make([]float64, len(levels)+1)
	m := shadownetwork.NewTally()
	var scores []int
	var rival float64
	for g := range games {
		s, err := game.New(rules.Setup{Seats: len(levels), Seed: uint64(first+g)*7919 + 17, Options: rules.Options{"syndicate": level}})
		if err != nil {
			t.Fatal(err)
		}
		var rec rules.Recorder
		for n := 0; !s.Turn().Done; n++ {
			r := bot.Seed(uint64(first+g), n)
			rec.Reset()
			if err := s.Apply(decide(t, s, levels[s.Turn().Seat], iterations, &r), &rec); err != nil {
				t.Fatal(err)
			}
			m.Hear(s.(*shadownetwork.State), rec.Events)
		}
		m.End(s.(*shadownetwork.State))
		out := s.Outcome()
		for seat := range levels {
			scores = append(scores, out.Seats[seat].Total)
			if out.Winners.Has(seat) {
				wins[seat] += 1 / float64(out.Winners.Count())
			}
		}
		if out.Automa != nil {
			rival += float64(out.Automa.Total) / float64(games)
			if out.Lost {
				wins[len(levels)]++
			}
		}
	}
	slices.Sort(scores)
	t.Logf("%s, %d games, %d iterations: a tenth below %d, a tenth above %d, rival %.1f, wins %v; a player:\n%s", names, games, iterations,
		scores[len(scores)/10], scores[len(scores)*9/10], rival, wins, m)
}

// decide is the action that a bot of a level takes.
func decide(t *testing.T, s rules.State, level string, iterations int, r *rules.Rand) rules.Action {
	seat := s.Turn().Seat
	view := rules.View(s, seat)
	if level == "sight" {
		legal := view.Legal(nil)
		return legal[view.Playout(legal, r)]
	}
	lv, err := bot.FindLevel(level)
	if err != nil {
		t.Fatal(err)
	}
	list, err := bot.Choose(context.Background(), view, seat, lv, bot.Budget{Iterations: iterations}, r)
	if err != nil {
		t.Fatal(err)
	}
	return list[0].Action
}
