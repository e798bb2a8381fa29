package measure

import (
	"fmt"
	"testing"

	"safehouse/rules/bot"
	"safehouse/rules/games"
	"safehouse/rules/rulestest/lamps"
)

func TestMixesAreAllCombinationsThatTheGameAllows(t *testing.T) {
	// 3 seat counts, 2 crews, 4 lengths, 2 glasses; red glass is not for three.
	l := mixes(lamps.Game{}, 1000)
	if want := 3*2*4*2 - 2*4; len(l) != want {
		t.Errorf("%d mixes, want %d", len(l), want)
	}
	seen := map[string]bool{}
	for _, m := range l {
		if m.seats == 3 && m.options["glass"] == 1 {
			t.Error("a refused mix is in the list")
		}
		seen[fmt.Sprint(m)] = true
	}
	if len(seen) != len(l) {
		t.Errorf("%d mixes are only %d different ones", len(l), len(seen))
	}
}

func TestTooManyMixesStillHaveEveryValue(t *testing.T) {
	in := lamps.Game{}.Info()
	l := mixes(lamps.Game{}, 30)
	if len(l) > 40 {
		t.Fatalf("%d mixes", len(l))
	}
	for seats := in.MinSeats; seats <= in.MaxSeats; seats++ {
		for i := range in.Options {
			o := &in.Options[i]
			lo, hi := o.Range()
			for v := lo; v <= hi; v++ {
				found := seats == 3 && o.ID == "glass" && v == 1
				for _, m := range l {
					found = found || m.seats == seats && m.options[o.ID] == v
				}
				if !found {
					t.Errorf("no mix with %d seats and %s=%s", seats, o.ID, o.Format(v))
				}
			}
		}
	}
}

func TestMixesGetTheirShareOfTheGames(t *testing.T) {
	g := lamps.Game{}
	s := series{game: g, games: 800, seed: 1, levels: []bot.Level{{Name: "random", Random: true}}, mixes: mixes(g, 800/gamesPerMix), workers: 1}
	counts := map[string]int{}
	for i := range s.games {
		counts[fmt.Sprint(s.plan(i).setup.Seats, s.plan(i).setup.Options)]++
	}
	for m, n := range counts {
		if n < gamesPerMix {
			t.Errorf("the mix %s is played %d times", m, n)
		}
	}
	if sim := s.run(); sim.Broken != 0 || sim.Mixes.Count != len(counts) || sim.Mixes.Least < gamesPerMix {
		t.Errorf("%d mixes, the least %d times, %d broken: %s", sim.Mixes.Count, sim.Mixes.Least, sim.Broken, sim.First)
	}
}

// TestRandomGamesOverAllMixes plays every game of the registry a little; the
// long run is referee sim -mixes.
func TestRandomGamesOverAllMixes(t *testing.T) {
	for _, g := range games.All {
		l := mixes(g, 5000)
		for i := range l {
			if l[i].seats < g.Info().MinSeats || l[i].seats > g.Info().MaxSeats {
				t.Fatalf("%s: a mix has %d seats", g.Info().ID, l[i].seats)
			}
		}
		s := series{game: g, games: 300, seed: 9, levels: []bot.Level{{Name: "random", Random: true}}, mixes: l, workers: 2}
		if sim := s.run(); sim.Broken != 0 {
			t.Errorf("%s: %d of 300 games broke a law: %s", g.Info().ID, sim.Broken, sim.First)
		}
	}
}
