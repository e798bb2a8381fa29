// Package feattest tests the achievements of a game.
package feattest

import (
	"os"
	"testing"

	"safehouse/rules"
	"safehouse/rules/bot"
	"safehouse/rules/feat"
)

// Fewest is how many achievements a game has at least.
const Fewest = 12

// Feats tests a table: enough rows, each with an id of its own and both texts, none that
// comes by itself, and, in the soak, none that nobody can have. Matches of the given
// set-ups are played by bots of the level normal, in which seat 0 is the person.
func Feats(t *testing.T, g rules.Game, list []feat.Feat, has func(key string) bool, setups []rules.Setup) {
	t.Helper()
	if len(list) < Fewest {
		t.Errorf("%d feats, fewer than %d", len(list), Fewest)
	}
	seen := map[string]bool{}
	for _, f := range list {
		if seen[f.ID] {
			t.Errorf("%s is there twice", f.ID)
		}
		seen[f.ID] = true
		if !has("feat."+f.ID) || !has("feat."+f.ID+".how") {
			t.Errorf("%s has no name or does not say how", f.ID)
		}
	}
	games := 16
	if os.Getenv("SAFEHOUSE_SOAK") != "" {
		games = 600
	}
	met := map[string]int{}
	for i := range games {
		s := setups[i%len(setups)]
		s.Seed = uint64(1000 + i)
		for _, id := range feat.Earned(list, Play(t, g, s)) {
			met[id]++
		}
	}
	for _, f := range list {
		if met[f.ID] > games*2/3 {
			t.Errorf("%s comes by itself: in %d of %d games", f.ID, met[f.ID], games)
		}
		if games > 100 && met[f.ID] == 0 {
			t.Logf("%s: no bot had it in %d games", f.ID, games)
		}
	}
	t.Logf("in %d games: %v", games, met)
}

// Play plays a match between bots of the level normal and tells it for seat 0.
func Play(t *testing.T, g rules.Game, setup rules.Setup) *feat.Story {
	t.Helper()
	s, err := g.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	x := &feat.Story{Bots: "normal"}
	level, err := bot.FindLevel("normal")
	if err != nil {
		t.Fatal(err)
	}
	rec := &rules.Recorder{}
	for n := 0; !s.Turn().Done; n++ {
		seat := bot.Next(s, rules.Everyone)
		gen := bot.Seed(setup.Seed, n)
		list, err := bot.Choose(t.Context(), rules.View(s, seat), seat, level, bot.Budget{Iterations: 1}, &gen)
		if err != nil {
			t.Fatal(err)
		}
		rec.Reset()
		if err := s.Apply(list[0].Action, rec); err != nil {
			t.Fatal(err)
		}
		x.Events = append(x.Events, rec.Events...)
	}
	x.End = s
	return x
}
