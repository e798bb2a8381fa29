package sitting_test

import (
	"testing"

	"safehouse/rules"
	"safehouse/scenes/scenestest"
)

// What a table tells step by step waits for the person at each step; going on
// shows the next one, skipping shows all.
func TestEventsWaitForThePerson(t *testing.T) {
	s := sit(t, nil, scenestest.Person("Vesper"), scenestest.Person("Vesper"))
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

// The last event of a turn may be looked at until the person goes on: then the
// screen shows the present position, and what is asked in it.
func TestBehindTheLastHaltLiesThePresent(t *testing.T) {
	s := sit(t, nil, scenestest.Person("Vesper"), scenestest.Person("Vesper"))
	rest(t, s)
	s.Show = func(rules.State, rules.State, rules.Event) int { return -1 } // each event waits
	s.Decide(s.Legal()[0])
	for range 1000 {
		s.Tick()
		if !s.Showing() {
			break
		}
		if s.Halted() {
			s.Step()
		}
	}
	shown, err := rules.Hash(s.Shown())
	present, err2 := rules.Hash(s.Match.View(s.Viewer()))
	if len(s.Legal()) == 0 || shown != present || err != nil || err2 != nil {
		t.Errorf("%d choices are offered, and the screen shows another position than the present one", len(s.Legal()))
	}
}
