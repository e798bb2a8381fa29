package intoodeep

import (
	"testing"

	"safehouse/render/ui/proof"
	"safehouse/rules"
	rule "safehouse/rules/intoodeep"
)

// asking is the first position of a random game, after so many decisions, in which a
// verb can be chosen. No bot plays, so that a better one changes no picture.
func asking(t testing.TB, game, from int, name string) *rule.State {
	t.Helper()
	for ; game < 60; game += len(mixes) {
		m := mixes[game%len(mixes)]
		s := begin(t, m.seats, uint64(game)+1, m.options)
		r := rules.Rand{S: uint64(game)*977 + 5}
		for n := 0; n < 4000 && !s.Turn().Done; n++ {
			legal := s.Legal(nil)
			for _, a := range legal {
				if info.Verbs[a.Verb].Name == name && n >= from {
					return s
				}
			}
			if err := s.Apply(legal[r.Intn(len(legal))], nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatalf("%s is never asked", name)
	return nil
}

// The table in telling positions: seats, steps of a turn, Echo, decisions.
func TestGoldens(t *testing.T) {
	for _, g := range []struct {
		name string
		game int // of mixes
		from int // decisions that come before
		verb string
	}{
		{"start", 3, 0, "hook"},
		{"actions", 2, 60, "move"},
		{"five", 4, 90, "move"},
		{"echo", 0, 45, "move"},
		{"approach", 0, 20, "approach"},
		{"filing", 1, 20, "place"},
		{"shifts", 2, 20, "blockade"},
		{"banking", 2, 60, "bank"},
	} {
		t.Run(g.name, func(t *testing.T) {
			b := newBench(t, 1280, 720, 1)
			s := asking(t, g.game, g.from, g.verb)
			b.Lay(b.ViewOf(s, s.Turn().Seat, true))
			golden.Check(t, g.name, b.Paint())
			proof.Check(t, g.name, b.Stage, 1280, 720)
		})
	}
}
