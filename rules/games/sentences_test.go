package games_test

import (
	"cmp"
	"slices"
	"testing"

	"safehouse/rules"
	"safehouse/rules/bot"
	"safehouse/rules/games"
	"safehouse/rules/rulestest"
)

// unsaid is how many of a hundred choices shown a game may leave without a sentence of its own, in tenths.
var unsaid = map[string]int{"masters": 50, "infiltration": 10, "intoodeep": 10, "deepstate": 10, "shadownetwork": 10}

// foremost are the three choices that a seat would be shown, by first sight.
func foremost(s rules.State, seat int, legal []rules.Action) []rules.Action {
	view := rules.View(s, seat)
	var l []rules.Action
	for _, a := range rules.Worthwhile(view, legal) {
		if c, ok := s.(rules.CrewMember); ok && s.Turn().Seat == rules.Crew && c.Actor(a) != seat {
			continue
		}
		l = append(l, a)
	}
	w := make([]float64, len(l))
	view.Priors(l, w)
	order := make([]int, len(l))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(w[b], w[a]) })
	best := make([]rules.Action, 0, 3)
	for _, i := range order[:min(3, len(order))] {
		best = append(best, l[i])
	}
	return best
}

// The choices that a hint would show each have a sentence of the game.
func TestTheChoicesShownHaveASentence(t *testing.T) {
	for _, g := range games.All {
		in := g.Info()
		t.Run(in.ID, func(t *testing.T) {
			all, none, kinds := 0, 0, map[string]int{}
			along(t, g, rulestest.Sample(6, 40), 500, 3, func(_, _ int, s rules.State, legal []rules.Action, _ *rules.Rand) {
				if len(legal) < 2 {
					return
				}
				seat := bot.Next(s, rules.Everyone)
				view := rules.View(s, seat)
				for _, a := range foremost(s, seat, legal) {
					all++
					if view.Advice(a).IsZero() {
						none++
						kinds[in.Verbs[a.Verb].Name+" "+s.Prompt().Key]++
					}
				}
			})
			t.Logf("%d of %d choices shown have no sentence: %v", none, all, kinds)
			if 1000*none > unsaid[in.ID]*all {
				t.Errorf("%d of %d choices shown have no sentence: %v", none, all, kinds)
			}
		})
	}
}
