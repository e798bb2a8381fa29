package masters

import (
	"testing"

	rule "safehouse/rules/masters"
)

// In Escape with everybody on an exit one press lets all get away, and none is offered while somebody is inside.
func TestEverybodyGetsAwayWithOnePress(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	s, inside := fleeing(t, b, 0)
	for _, p := range b.table.Proposals(b.View) {
		if p.ID == "away" {
			t.Error("it is offered while somebody is inside")
		}
	}
	at, exit := s.Crew[inside].At, rule.Nowhere
	for c := range s.Exits(inside).All() {
		if c.Outdoors() {
			exit = c
		}
	}
	if exit == rule.Nowhere {
		t.Fatal("no exit")
	}
	for f := range s.Crew {
		if s.Crew[f].InPlay() {
			s.Crew[f].At = exit
		}
	}
	b.Lay(b.viewOf(s, true))
	l := b.table.Proposals(b.View)
	if len(l) != 1 || l[0].ID != "away" {
		t.Fatalf("from %v to %v proposed is %v", at, exit, l)
	}
	l[0].Do()
	b.run(s)
	for f := range s.Crew {
		if s.Crew[f].InPlay() && !s.Turn().Done {
			t.Errorf("character %d is still there", f)
		}
	}
	if b.table.leaving {
		t.Error("once everybody is away nothing goes on by itself")
	}
}
