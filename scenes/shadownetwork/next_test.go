package shadownetwork

import (
	"testing"

	"safehouse/rules"
	rule "safehouse/rules/shadownetwork"
)

// Where the note says that the Lone Syndicate does not move, and until when, it does not
// before that: not in the set-up, not in this round, or not again.
func TestTheNextMoveIsNeverSaidFalsely(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	said := map[string]int{}
	for seed := uint64(1); seed <= 6; seed++ {
		s := begin(t, 1, seed, rules.Options{"rounds": 2 + int(seed)%3})
		r := rules.Rand{S: seed}
		note := "" // what was said and has not passed
		for !s.Turn().Done {
			b.Lay(b.ViewOf(s, 0, true))
			if len(s.Targets()) == 0 {
				note = b.table.nobodyGoes()
				said[note]++
			} else {
				note = ""
			}
			if (note == b.table.T("next.setup")) != (s.Phase == rule.Dealing) {
				t.Errorf("in phase %d it says %q", s.Phase, note)
			}
			legal := s.Legal(nil)
			rec := rules.Recorder{}
			if err := s.Apply(legal[s.Playout(legal, &r)], &rec); err != nil {
				t.Fatal(err)
			}
			for _, e := range rec.Events {
				if e.Kind == rule.EvRound {
					if note == b.table.T("next.over") {
						t.Errorf("seed %d: a round begins after %q", seed, note)
					}
					note = ""
				}
				if side, ok := rule.OnSide(e.Who); e.Kind == rule.EvPlaced && ok && side == rule.Syndicate && note != "" {
					t.Errorf("seed %d, round %d: it moves after %q", seed, s.Round, note)
				}
			}
		}
	}
	if said[b.table.T("next.setup")] == 0 || said[b.table.T("next.over")] == 0 || len(said) < 3 {
		t.Errorf("it said %v", said)
	}
}
