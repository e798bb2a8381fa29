package sitting_test

import (
	"testing"

	"safehouse/rules"
	"safehouse/rules/bot"
	"safehouse/rules/match"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/sitting"
)

// With two persons the screen lies open where nothing hidden is decided; who
// decides can take up its own hand behind the curtain, and the next person does
// not see it.
func TestOnesOwnHandCanBeTakenUp(t *testing.T) {
	m, err := match.New(scenestest.Game(t, "shadownetwork"), rules.Setup{Seats: 2, Seed: 5}, []match.Controller{scenestest.Person("Vesper"), scenestest.Person("Lynd")}, nil)
	if err != nil {
		t.Fatal(err)
	}
	s := sitting.New(m, bot.Budget{Iterations: 8})
	t.Cleanup(s.Close)
	r := rules.Rand{S: 1}
	for m.Turn().Phase != "espionage" || s.Viewer() != rules.Nobody { // the hands are dealt and chosen in secret
		rest(t, s)
		s.Lift()
		rest(t, s)
		if l := s.Legal(); len(l) > 0 && (m.Turn().Phase != "espionage" || s.Viewer() != rules.Nobody) {
			s.Decide(some(s, &r))
		}
	}
	rest(t, s)
	seat, ok := s.TakesUp()
	if !ok || seat != m.Turn().Seat {
		t.Fatalf("seat %d may take up its hand: %v; seat %d decides", seat, ok, m.Turn().Seat)
	}
	s.TakeUp()
	if waits, drawn := s.Curtain(); !drawn || waits != seat || s.Viewer() != rules.Nobody {
		t.Fatalf("the curtain waits for seat %d, drawn %v; the screen is turned to %d", waits, drawn, s.Viewer())
	}
	s.Lift()
	rest(t, s)
	if _, again := s.TakesUp(); s.Viewer() != seat || again {
		t.Errorf("the screen is turned to %d, want %d; it can be taken up again: %v", s.Viewer(), seat, again)
	}
	for m.Turn().Seat == seat {
		s.Decide(some(s, &r))
		rest(t, s)
	}
	if s.Viewer() == seat {
		t.Errorf("the screen is still turned to seat %d while seat %d decides", seat, m.Turn().Seat)
	}
}
