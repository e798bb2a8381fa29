package intoodeep

import (
	"context"
	"testing"

	"safehouse/rules"
)

// A way is shown as it can be gone: its choices are legal one after the other, they
// take as many actions as it says, and at its end the criteria of the crime hold.
func TestAWayLeadsToTheCrime(t *testing.T) {
	known, none := 0, 0
	for seed := range uint64(8) {
		st, err := (Game{}).New(rules.Setup{Seats: 1 + int(seed%4), Seed: seed + 1})
		if err != nil {
			t.Fatal(err)
		}
		s := st.(*State)
		r := rules.Rand{S: seed + 9}
		for n := 0; n < 90 && !s.Over; n++ {
			legal := s.Legal(nil)
			if n%30 == 29 {
				p := s.Turn().Seat
				view := rules.View(s, p).(*State)
				before := *view
				ways := view.Ways(context.Background(), p)
				if *view != before {
					t.Fatal("looking for ways changes the position")
				}
				for _, w := range ways {
					if !w.Known {
						none++
						continue
					}
					known++
					at, ok := view.atWork(p)
					if !ok {
						t.Fatal("there is no turn to look at")
					}
					for _, x := range w.Steps {
						a := x.Action
						if why := at.Why(a); !why.IsZero() {
							t.Fatalf("seed %d: %v of the way to %s is refused", seed, a, crimeTable[w.Crime].ID)
						}
						engine.Do(runner{State: &at}, &at, a)
					}
					if got := maxActions - int(at.Turning.Actions); got != w.Actions || !at.satisfied(p, w.Crime) {
						t.Errorf("seed %d: the way to %s takes %d actions, not %d; its criteria hold: %v", seed, crimeTable[w.Crime].ID, got, w.Actions, at.satisfied(p, w.Crime))
					}
				}
			}
			a := legal[s.Playout(legal, &r)]
			if err := s.Apply(a, nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if known < 20 {
		t.Errorf("only %d ways were found, %d were not", known, none)
	}
}
