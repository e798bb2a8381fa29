package deepstate

import (
	"testing"

	"safehouse/render/ui/proof"
	"safehouse/rules"
	rule "safehouse/rules/deepstate"
)

// acted is the table against HOC after its Action card was turned up and
// followed.
func acted(t testing.TB, b *bench) {
	t.Helper()
	in := rule.Game{}.Info()
	s := begin(t, 1, 7, rules.Options{"treaties": 0})
	r := rules.Rand{S: 3}
	rec := rules.Recorder{Keep: true}
	b.Lay(b.ViewOf(s, 0, false))
	for !s.Turn().Done {
		before := s.Clone()
		legal := s.Legal(nil)
		rec.Reset()
		if err := s.Apply(legal[s.Playout(legal, &r)], &rec); err != nil {
			t.Fatal(err)
		}
		for i, e := range rec.Events {
			if !e.SeenBy(0) {
				continue
			}
			b.table.Show(before, rec.States[i], e)
			if before = rec.States[i]; s.Round == 3 && in.Events[e.Kind] == "over-infiltrated" && e.Who == rule.RefSeat(5) {
				b.Lay(b.ViewOf(rec.States[i].(*rule.State), 0, false))
				return
			}
		}
	}
	t.Fatal("HOC seizes nothing")
}

// The table in telling positions, in the smallest usual window.
func TestGoldens(t *testing.T) {
	at := func(seats int, seed uint64, options rules.Options, stops func(*rule.State) bool) func(testing.TB, *bench) {
		return func(t testing.TB, b *bench) {
			s := after(t, seats, seed, options, stops)
			b.Lay(b.ViewOf(s, s.Turn().Seat, true))
		}
	}
	hovering := func(id string) func(testing.TB, *bench) {
		return func(t testing.TB, b *bench) {
			b.Lay(b.ViewOf(after(t, 3, 7, nil, turnIn(4)), 0, true))
			b.Hover(id)
		}
	}
	for _, g := range []struct {
		name string
		lay  func(testing.TB, *bench)
	}{
		{"deal", at(4, 5, nil, func(*rule.State) bool { return true })},
		{"mid", at(3, 7, nil, turnIn(4))},
		{"hoc", acted},
		{"five", at(5, 7, rules.Options{"men": 1}, turnIn(4))},
		{"treaties", at(3, 7, nil, phaseIn(3, rule.TreatyPhase))},
		{"two", at(2, 7, rules.Options{"men": 1}, turnIn(5))},
		{"project", hovering("stage:deep-state-2")},
		{"variants", at(1, 7, rules.Options{"closed": 2, "war": 3, "operations": 0, "reach": 2, "rounds": 3, "head-start": 2}, turnIn(2))},
		{"over", func(t testing.TB, b *bench) {
			s := after(t, 4, 7, nil, func(*rule.State) bool { return false })
			b.Lay(b.ViewOf(s, 0, false))
		}},
	} {
		t.Run(g.name, func(t *testing.T) {
			b := newBench(t, 1280, 720, 1)
			g.lay(t, b)
			golden.Check(t, g.name, b.Paint())
			proof.Check(t, g.name, b.Stage, 1280, 720)
		})
	}
}
