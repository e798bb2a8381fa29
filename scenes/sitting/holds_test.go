package sitting_test

import (
	"testing"

	"safehouse/rules"
	"safehouse/scenes/scenestest"
)

// Where seats plan by what they alone see, nobody decides while all look on: the screen
// is handed to each person first, also for a decision that itself is open to all.
func TestWhoPlansByAHandGetsTheScreenAlone(t *testing.T) {
	s := sit(t, nil, scenestest.Person("Vesper"), scenestest.Person("Magpie"))
	s.Holds = func(rules.State, int) bool { return true }
	decided := 0
	for range 20000 {
		s.Tick()
		if _, ok := s.Curtain(); ok {
			s.Lift()
		}
		if len(s.Legal()) == 0 {
			continue
		}
		if turn := s.Match.Turn(); s.Viewer() != turn.Seat {
			t.Fatalf("decision %d: seat %d is asked while the screen is turned to %d", decided, turn.Seat, s.Viewer())
		}
		s.Decide(s.Legal()[0])
		if decided++; decided == 12 {
			return
		}
	}
	if decided == 0 {
		t.Error("nobody was asked")
	}
}
