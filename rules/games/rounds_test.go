package games_test

import (
	"slices"
	"testing"

	"safehouse/rules"
	"safehouse/rules/bot"
	"safehouse/rules/games"
	"safehouse/rules/match"
	"safehouse/rules/rulestest"
)

// Bots of every level play with themselves: within a turn nobody comes back to where it
// was, unless whatever it could choose led there.
func TestBotsDoNotGoRound(t *testing.T) {
	for _, g := range games.All {
		t.Run(g.Info().ID, func(t *testing.T) {
			for _, lv := range bot.Levels() {
				for i := 1; i <= rulestest.Sample(1, 30); i++ {
					goesOn(t, g, rules.Setup{Seats: max(2, g.Info().MinSeats) + i%2, Seed: uint64(i) + 1}, lv)
				}
			}
		})
	}
}

// goesOn plays a game to its end with a bot of a level for every seat.
func goesOn(t *testing.T, g rules.Game, setup rules.Setup, lv bot.Level) {
	t.Helper()
	s, err := g.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	var trail match.Trail
	var since rules.Turn
	var been []rules.State // where the seat was in this turn
	var before rules.State
	drawn := uint32(0)
	for n := 0; !s.Turn().Done; n++ {
		turn, seat := s.Turn(), bot.Next(s, rules.Everyone)
		if turn.Seat != since.Seat || turn.Round != since.Round || s.Chance().Drawn != drawn {
			been = been[:0]
		}
		since, drawn = turn, s.Chance().Drawn
		here := rules.Place(s, seat)
		if slices.ContainsFunc(been, here.Same) && avoidable(before, seat, been) {
			t.Fatalf("%s, %+v, decision %d: seat %d is where it was in this turn, and need not be: %s", lv.Name, setup, n, seat, rulestest.Picture(s))
		}
		been = append(been, here)
		before = s.Clone()
		trail.Note(s)
		r := bot.Seed(setup.Seed, n)
		list, err := bot.Choose(t.Context(), rules.View(s, seat), seat, lv, bot.Budget{Iterations: 8, Crew: rules.Everyone, Met: trail.Of(seat)}, &r)
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Apply(list[0].Action, nil); err != nil {
			t.Fatal(err)
		}
	}
}

// avoidable reports whether something in a position led elsewhere than to where a seat
// had been.
func avoidable(s rules.State, seat int, been []rules.State) bool {
	return slices.ContainsFunc(rules.Worthwhile(s, s.Legal(nil)), func(a rules.Action) bool {
		c := s.Clone()
		return c.Apply(a, nil) == nil && !slices.ContainsFunc(been, rules.Place(c, seat).Same)
	})
}
