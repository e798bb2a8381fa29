package intoodeep

import (
	"testing"

	"safehouse/render/ui/proof"
)

// In the smallest window, too, no word of the table is cut: what has no room is said in
// fewer words, by its sign, or in its tip.
func TestTheSmallestWindowCutsNoWords(t *testing.T) {
	for _, g := range []struct {
		name string
		game int
		from int
		verb string
	}{
		{"start", 3, 0, "hook"},
		{"actions", 2, 60, "move"},
		{"five", 4, 90, "move"},
		{"echo", 0, 45, "move"},
		{"approach", 0, 20, "approach"},
		{"filing", 1, 20, "place"},
		{"banking", 2, 60, "bank"},
	} {
		t.Run(g.name, func(t *testing.T) {
			b := newBench(t, 640, 360, 1)
			s := asking(t, g.game, g.from, g.verb)
			b.Lay(b.ViewOf(s, s.Turn().Seat, true))
			for _, f := range proof.Cut(b.Stage, 640, 360) {
				t.Error(f)
			}
		})
	}
}
