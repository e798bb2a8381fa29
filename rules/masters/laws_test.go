package masters

import (
	"slices"
	"strings"
	"testing"

	"safehouse/assets/text"
	"safehouse/rules"
	"safehouse/rules/rulestest"
)

// sayer puts messages into words.
func sayer(t testing.TB) rulestest.Say {
	t.Helper()
	b, err := text.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	return func(m rules.Message) string { return b.Say(info.ID, m) }
}

func TestLaws(t *testing.T) { rulestest.Laws(t, Game{}, 16, 120, sayer(t)) }

func TestTexts(t *testing.T) {
	b, err := text.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	// The texts of achievements are looked at by rules/games, which knows their table.
	own := slices.DeleteFunc(b.Keys(info.ID), func(k string) bool { return strings.HasPrefix(k, "feat.") })
	rulestest.Texts(t, Game{}, own, b.Keys(text.House))
}

// No decision allocates: searching bots take millions of them.
func TestDecisionsAllocateNothing(t *testing.T) {
	for seed := range uint64(6) {
		first, err := Game{}.New(rules.Setup{Seats: 3 + int(seed%2), Seed: seed, Options: rules.Options{"heist": int(seed * 3), "fixers": 2, "cash": 20, "level": 1 + int(seed%4)}})
		if err != nil {
			t.Fatal(err)
		}
		r := rules.Rand{S: seed}
		s, legal := first.Clone(), make([]rules.Action, 0, 4096)
		var played []rules.Action
		for legal = s.Legal(legal); len(legal) > 0; legal = s.Legal(legal[:0]) {
			a := legal[r.Intn(len(legal))]
			played = append(played, a)
			if err := s.Apply(a, nil); err != nil {
				t.Fatal(err)
			}
		}
		if n := testing.AllocsPerRun(4, func() {
			s.CopyFrom(first)
			for _, a := range played {
				legal = s.Legal(legal[:0])
				if s.Apply(a, nil) != nil {
					panic("a game is not played again alike")
				}
			}
		}); n > 0 {
			t.Errorf("heist %d: %g allocations in %d decisions", seed*3, n, len(played))
		}
	}
}
