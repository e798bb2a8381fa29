package scenes_test

import (
	"testing"

	"safehouse/rules"
)

// What a table tells step by step waits for the person at each step; going on
// shows the next one, skipping shows all.
func TestEventsWaitForThePerson(t *testing.T) {
	s := sit(t, nil, person("Vesper"), person("Vesper"))
	seen := 0
	s.Show = func(_, _ rules.State, _ rules.Event) int { seen++; return 0 }
	rest(t, s)
	s.Stop = func(rules.State, rules.Event) bool { return true }
	seen = 0
	tickUntil(t, s, "waits for the person", func() bool {
		if len(s.Legal()) > 0 {
			s.Decide(s.Legal()[0])
		}
		return s.Halted()
	})
	if seen != 0 || !s.Idle() || !s.Showing() || len(s.Legal()) > 0 {
		t.Fatalf("it waits after %d events, at rest %v, showing %v, with %d choices", seen, s.Idle(), s.Showing(), len(s.Legal()))
	}
	for range 50 {
		s.Tick()
	}
	if seen != 0 {
		t.Fatalf("%d events were shown though nobody went on", seen)
	}
	s.Step()
	if seen != 1 {
		t.Errorf("a step shows %d events", seen)
	}
	s.Finish()
	if s.Halted() || s.Showing() {
		t.Error("skipping leaves something to be shown")
	}
}
