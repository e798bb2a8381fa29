package shadownetwork_test

import (
	"slices"
	"testing"

	"safehouse/rules"
	"safehouse/rules/shadownetwork"
)

// SHN-005, SHN-212: what the Lone Syndicate looks at with the card that is up is
// every city of the walk until one has enough, or all of them when none has.
func TestTheWalkIsWhatIsLookedAt(t *testing.T) {
	deal := func(seats int) *shadownetwork.State {
		st, err := shadownetwork.Game{}.New(rules.Setup{Seats: seats, Seed: 3})
		if err != nil {
			t.Fatal(err)
		}
		return st.(*shadownetwork.State)
	}
	s := deal(1)
	if looked, to := s.Walk(); looked != nil || to != shadownetwork.NoCity {
		t.Errorf("before a card is up it looks at %v and goes to %v", looked, to)
	}
	for c := range s.Cities {
		s.Cities[c].Agents, s.Cities[c].Leaked, s.Cities[c].Influence = 0, shadownetwork.Pieces{}, 0
	}
	for s.Rival.Card = 0; s.Rival.Card.Card().Start != shadownetwork.Moscow; s.Rival.Card++ {
	}
	s.Cities[shadownetwork.Tokyo].Leaked, s.Cities[shadownetwork.Tokyo].Influence = shadownetwork.Pieces{1, 1}, 1
	looked, to := s.Walk()
	if want := []shadownetwork.City{shadownetwork.Moscow, shadownetwork.Beijing, shadownetwork.Tokyo}; !slices.Equal(looked, want) || to != shadownetwork.Tokyo {
		t.Errorf("it looks at %v and goes to %v, want %v", looked, to, want)
	}
	s.Cities[shadownetwork.Tokyo].Influence = 0
	if looked, to = s.Walk(); len(looked) != 7 || looked[0] != shadownetwork.Moscow || to != shadownetwork.Moscow {
		t.Errorf("where nothing has enough it looks at %v and goes to %v, want all seven and Moscow", looked, to)
	}
	s.Cities[shadownetwork.Moscow].Agents = 1 << shadownetwork.Syndicate
	if looked, to = s.Walk(); len(looked) != 6 || looked[0] != shadownetwork.Beijing || to != shadownetwork.Beijing {
		t.Errorf("past its own Agent it looks at %v and goes to %v", looked, to)
	}
	if looked, to = deal(2).Walk(); looked != nil || to != shadownetwork.NoCity {
		t.Errorf("with two players it walks to %v", to)
	}
}
