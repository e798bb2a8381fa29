package intoodeep

import (
	"testing"

	"safehouse/rules"
	rule "safehouse/rules/intoodeep"
)

// What Echo cannot do of her turn is struck out on her sheet with the reason, and nothing
// that she did is.
func TestWhatEchoCannotDoIsStruckOut(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	hooked, not, short := 0, 0, 0
	for seed := uint64(1); seed <= 8; seed++ {
		s := begin(t, 1, seed, nil)
		r := rules.Rand{S: seed}
		b.Lay(b.ViewOf(s, 0, false))
		check := func(events []rules.Event) {
			x := &b.table.turn
			if len(x.steps) == 0 || len(events) == 0 {
				return
			}
			did, progress := false, false
			for _, e := range events {
				did = did || e.Kind == rule.EvHooked || e.Kind == rule.EvHookedFrom
				progress = progress || e.Kind == rule.EvProgress
			}
			if did == (x.steps[0].not != "") || (x.steps[0].not != "") != (x.steps[0].why != "") {
				t.Fatalf("seed %d: she hooked is %v, and struck out is %q, for %q", seed, did, x.steps[0].not, x.steps[0].why)
			}
			last := &x.steps[len(x.steps)-1]
			if progress && last.not != "" || !progress && last.not == "" {
				t.Fatalf("seed %d: her marker moved is %v, and struck out is %q", seed, progress, last.not)
			}
			switch {
			case did:
				hooked++
			default:
				not++
			}
			if !progress {
				short++
			}
		}
		var turn []rules.Event
		for n := 0; !s.Turn().Done && n < 700; n++ {
			before := s.Clone()
			legal := s.Legal(nil)
			rec := rules.Recorder{Keep: true}
			if err := s.Apply(legal[s.Playout(legal, &r)], &rec); err != nil {
				t.Fatal(err)
			}
			for i, e := range rec.Events {
				if !e.SeenBy(0) {
					continue
				}
				if e.Kind == rule.EvEchoCard {
					turn = nil
				}
				if b.table.turn.on && b.table.turn.ends(e.Kind) {
					check(turn)
					turn = nil
				}
				b.table.Show(before, rec.States[i], e)
				before = rec.States[i]
				if b.table.turn.on {
					turn = append(turn, e)
				}
			}
		}
	}
	if hooked == 0 || not == 0 {
		t.Errorf("she hooked %d times and could not %d times, without a crime %d times", hooked, not, short)
	}
	t.Logf("she hooked %d times and could not %d times, without a crime %d times", hooked, not, short)
}
