package masters_test

import (
	"testing"

	"safehouse/rules/masters"
)

// The outlook says what an event does before it does it: whom it costs an idea, which
// tile it takes away, where a guard comes. It changes nothing.
func TestTheOutlookSaysWhatAnEventDoes(t *testing.T) {
	card := func(id string) masters.Card {
		for _, r := range game.Info().Refs {
			if r.Name != "card" {
				continue
			}
			for i, name := range r.IDs {
				if name == id {
					return masters.Card(i)
				}
			}
		}
		t.Fatal(id)
		return 0
	}
	s := stage(t, "inclusion", "f4", "thug").ideas(1).put("f4", "guards", 1, "g4", "cameras", 1)
	before := s.S.Clone()
	st := s.S.(*masters.State)
	if l := st.Outlook(card("20")); len(l) != 1 || !l[0].Loses() || l[0].Who != 0 {
		t.Errorf("event 20 would do %+v", l)
	}
	if l := st.Outlook(card("19")); len(l) != 1 || st.HexOf(l[0].At) != st.HexOf(st.Crew[0].At) {
		t.Errorf("event 19 would do %+v", l)
	}
	if l := st.Outlook(card("g1")); len(l) != 1 || !l[0].Falls() || l[0].At != st.NextGate(0) {
		t.Errorf("event G1 would do %+v", l)
	}
	if l := st.Outlook(card("3")); len(l) != 1 || !l[0].Alerts() {
		t.Errorf("event 3 would do %+v", l)
	}
	if l := st.Outlook(card("m1")); len(l) != 0 {
		t.Errorf("event M1 would do %+v", l)
	}
	if !s.S.Same(before) {
		t.Error("looking ahead changed the position")
	}
}

// On every position of random heists the outlook of every card ends, and changes
// nothing.
func TestTheOutlookOfEveryCardEnds(t *testing.T) {
	s := printed(t, "greedy-prisoner", "d3", "thug")
	for range 40 {
		st := s.S.(*masters.State)
		before := st.Clone()
		for c := range masters.Card(49) {
			st.Outlook(c)
		}
		if !st.Same(before) {
			t.Fatal("looking ahead changed the position")
		}
		legal := s.S.Legal(nil)
		if len(legal) == 0 {
			return
		}
		if err := s.S.Apply(legal[len(legal)/2], nil); err != nil {
			t.Fatal(err)
		}
	}
}
