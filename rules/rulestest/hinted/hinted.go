// Package hinted checks what the first hint says in positions whose deciding fact a person
// has named.
package hinted

import (
	"context"
	"slices"
	"testing"

	"safehouse/rules"
	"safehouse/rules/bot"
)

// A Position is a position in which one fact decides.
type Position[T any] struct {
	Fact, Key string // why a good player chooses what is chosen, and the reason that says so
	At        func(t *testing.T) T
}

// thought is how long a hard bot thinks, the same on every machine.
const thought = 3000

// Check asks a hard bot in each position and looks at its reason. There are at least 15.
func Check[T any, P ~struct {
	Fact, Key string
	At        func(t *testing.T) T
}](t *testing.T, list []P, state func(T) rules.State) {
	t.Helper()
	if len(list) < 15 {
		t.Errorf("there are %d positions only", len(list))
	}
	hard, err := bot.FindLevel("hard")
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range list {
		x := Position[T](p)
		t.Run(x.Fact, func(t *testing.T) {
			s := state(x.At(t))
			seat := bot.Next(s, rules.Everyone)
			view := rules.View(s, seat)
			r := rules.Rand{S: 1}
			best, err := bot.Choose(context.Background(), view, seat, hard, bot.Budget{Iterations: thought, Crew: rules.Only(seat)}, &r)
			if err != nil {
				t.Fatal(err)
			}
			why := bot.Explain(view, seat, []rules.Action{best[0].Action}, nil)
			if !slices.Contains(why.Lead.Keys(nil), x.Key) {
				t.Errorf("the first hint, %v, says %q and not %s", s.Game().Info().Write(best[0].Action), why.Lead.String(), x.Key)
			}
		})
	}
}
