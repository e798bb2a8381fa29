package games_test

import (
	"fmt"
	"testing"

	"safehouse/rules"
	"safehouse/rules/bot"
	"safehouse/rules/games"
	"safehouse/rules/match"
	"safehouse/rules/rulestest"
)

// In every game, at every level and for hints: two positions that differ only in what the
// seat cannot know lead to the same decision with the same search seed, the same reasons
// and the same comparison.
func TestWhatASeatCannotKnowChangesNoDecision(t *testing.T) {
	for _, g := range games.All {
		t.Run(g.Info().ID, func(t *testing.T) {
			differ := 0
			for i := range rulestest.Sample(1, 12) {
				differ += fairly(t, g, rulestest.MixedSetup(g, 3*i)) + fairly(t, g, rulestest.MixedSetup(g, 3*i+1))
			}
			if differ == 0 && g.Info().ID != "masters" { // a crew knows what all of it knows
				t.Error("no two positions differed in what is hidden")
			}
		})
	}
}

// fairly plays a game by first sight and counts the positions that hid something else.
func fairly(t *testing.T, g rules.Game, setup rules.Setup) (differ int) {
	t.Helper()
	s, err := g.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	r := rules.Rand{S: setup.Seed + 7}
	for n := 0; !s.Turn().Done && n < 240; n++ {
		if r.Intn(30) == 0 {
			seat := bot.Next(s, rules.Everyone)
			other := rules.View(s, seat)
			other.Resample(seat, &r)
			if !other.Same(s) {
				differ++
			}
			for _, lv := range bot.Levels() {
				if a, b := decided(t, s, seat, lv), decided(t, other, seat, lv); a != b {
					t.Fatalf("%+v, decision %d, seat %d, %s: %s with one deal, %s with another: %s", setup, n, seat, lv.Name, a, b, rulestest.Picture(s))
				}
			}
		}
		legal := s.Legal(nil)
		if err := s.Apply(legal[s.Playout(legal, &r)], nil); err != nil {
			t.Fatal(err)
		}
	}
	return differ
}

// decided is all that comes of a decision of a seat in a position: the choices in their
// order, the reasons for the best and where the first two differ.
func decided(t *testing.T, s rules.State, seat int, lv bot.Level) string {
	t.Helper()
	var trail match.Trail
	trail.Note(s)
	r := rules.Rand{S: 3}
	view := rules.View(s, seat)
	list, err := bot.Choose(t.Context(), view, seat, lv, bot.Budget{Iterations: 8, Met: trail.Of(seat)}, &r)
	if err != nil {
		t.Fatal(err)
	}
	var lines [][]rules.Action
	for _, c := range list[:min(2, len(list))] {
		lines = append(lines, bot.Line(view, seat, c.Action, 5, &r))
	}
	said := fmt.Sprint(list, bot.Reasons(view, seat, lines))
	if len(lines) > 1 {
		said += fmt.Sprint(bot.Contrast(view, seat, lines[0], lines[1]))
	}
	return said
}
