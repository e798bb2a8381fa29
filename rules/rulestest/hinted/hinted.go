// Package hinted checks what the first hint says in positions whose deciding fact a person
// has named.
package hinted

import (
	"context"
	"regexp"
	"slices"
	"strings"
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

// A Choice is a choice in a position, not always the best one, with what the game says for it.
type Choice[T any] struct {
	Fact, Want string // why a person would say so, and the reason with its figures
	At         T
	Verb       string
	Args       []any
}

// Tell compares what is said for choices with what a person says.
func Tell[T any, C ~struct {
	Fact, Want string
	At         T
	Verb       string
	Args       []any
}](t *testing.T, list []C, advice func(at T, verb string, args ...any) rules.Message) {
	t.Helper()
	for _, c := range list {
		x := Choice[T](c)
		if got := advice(x.At, x.Verb, x.Args...).String(); got != x.Want {
			t.Errorf("%s: the reason is %s, want %s", x.Fact, got, x.Want)
		}
	}
}

var keys = regexp.MustCompile(`advice\.[a-z0-9-]+`)

// Stated checks that all but so many of the reasons that a game lists are said in a stated position, by the first hint or for a
// choice. The number only falls.
func Stated[T, U any, P ~struct {
	Fact, Key string
	At        func(t *testing.T) T
}, C ~struct {
	Fact, Want string
	At         U
	Verb       string
	Args       []any
}](t *testing.T, in *rules.Info, unsaid int, positions []P, choices []C) {
	t.Helper()
	var found []string
	for _, p := range positions {
		found = append(found, Position[T](p).Key)
	}
	for _, c := range choices {
		found = append(found, keys.FindAllString(Choice[U](c).Want, -1)...)
	}
	var open []string
	for _, key := range in.Says {
		if strings.HasPrefix(key, "advice.") && key != "advice.both" && !slices.Contains(found, key) {
			open = append(open, key)
		}
	}
	switch n := len(open); {
	case n > unsaid:
		t.Errorf("%d reasons have no position, of %d at most: %v", n, unsaid, open)
	case n < unsaid:
		t.Errorf("only %d reasons have no position: the ceiling of %d can fall", n, unsaid)
	}
}
