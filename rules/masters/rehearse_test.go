package masters

import (
	"testing"

	"safehouse/rules"
)

// wonOf is how many of n heists a crew wins at first sight with the plan that it
// makes after thinking as long as thought says.
func wonOf(t *testing.T, setup rules.Setup, thought, n int) (won int) {
	t.Helper()
	st, err := Game{}.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	s := st.(*State)
	if !s.Prepare(thought) {
		t.Fatal("a crew that plans is not prepared")
	}
	r := rules.Rand{S: 1}
	s.playOn(&r, func(s *State) bool { return s.Phase != Planning })
	if s.Prepare(thought) {
		t.Error("a crew prepares in the Action phase")
	}
	for range n {
		x := *s
		x.Resample(0, &r)
		x.playOn(&r, func(s *State) bool { return s.Over })
		if x.success() {
			won++
		}
	}
	return won
}

// A crew that rehearses shares the routes out as they suit its characters. By
// memory alone these crews hand the keycard to nobody, or fetch it too late.
func TestARehearsedPlanWinsMore(t *testing.T) {
	alone, rehearsed := 0, 0
	for _, seed := range []uint64{102, 114} {
		setup := rules.Setup{Seats: 3, Seed: seed, Options: rules.Options{"heist": int(StartupJob)}}
		alone += wonOf(t, setup, 0, 60)
		rehearsed += wonOf(t, setup, 60, 60)
	}
	t.Logf("120 heists: %d won by the book, %d rehearsed", alone, rehearsed)
	if rehearsed < alone+20 {
		t.Errorf("120 heists: %d won by the book, %d rehearsed", alone, rehearsed)
	}
}

// Whichever decision of planning is due, the rehearsal comes to the same: it starts
// before the first token.
func TestTheRehearsalIsTheSameAllThroughPlanning(t *testing.T) {
	st, err := Game{}.New(rules.Setup{Seats: 3, Seed: 102, Options: rules.Options{"heist": int(StartupJob)}})
	if err != nil {
		t.Fatal(err)
	}
	s := st.(*State)
	s.Prepare(30)
	first := s.Scheme
	if first == (scheme{}) {
		t.Fatal("no scheme was rehearsed")
	}
	r := rules.Rand{S: 2}
	for range 4 {
		legal := s.Legal(nil)
		if err := s.Apply(legal[s.Playout(legal, &r)], nil); err != nil {
			t.Fatal(err)
		}
	}
	rehearsals = memory{} // thought out anew
	s.Prepare(30)
	if s.Scheme != first {
		t.Errorf("the scheme %v became %v", first, s.Scheme)
	}
}

// Whoever is ready has laid its plan: the others rehearse with it, and what they
// find depends on it.
func TestThoseWhoAreReadyArePlannedWith(t *testing.T) {
	st, err := Game{}.New(rules.Setup{Seats: 3, Seed: 102, Options: rules.Options{"heist": int(StartupJob)}})
	if err != nil {
		t.Fatal(err)
	}
	s := st.(*State)
	who := s.character(0)
	start := s.starts(0).first()
	for _, a := range []rules.Action{rules.Do(VStart, who, int(s.hex(start))), rules.Do(VPlan, who, int(s.hex(s.near(start).first()))), rules.Do(VReady, who)} {
		if err := s.Apply(a, nil); err != nil {
			t.Fatal(err)
		}
	}
	plan := s.Crew[0].Plan
	u := s.unplanned()
	if u.Crew[0].Plan != plan || u.Crew[0].Status != inPlay || u.Crew[1].Plan != 0 || u.Crew[1].Status != waiting {
		t.Errorf("the rehearsal starts with %+v and %+v", u.Crew[0], u.Crew[1])
	}
	if !s.Prepare(20) {
		t.Error("a crew that plans is not prepared")
	}
	for f := range 3 {
		s.Crew[f].Marks |= ready
	}
	if s.tokensLeft() {
		t.Error("everybody is ready, but there is something to plan")
	}
}

// Who cannot get to the door itself hands the keycard on, and who can awaits it
// where both plans lead.
func TestTheKeycardIsAwaitedWherePlansTouch(t *testing.T) {
	st, err := Game{}.New(rules.Setup{Seats: 3, Seed: 1, Options: rules.Options{"heist": int(StartupJob)}})
	if err != nil {
		t.Fatal(err)
	}
	s := st.(*State)
	at := func(ids ...string) (set Cells) {
		for _, id := range ids {
			set |= only(s.cell(hexNamed(id)))
		}
		return set
	}
	s.Phase = Action
	for f, x := range []struct {
		at   string
		plan Cells
	}{
		{"f3", at("f3", "e4", "d4")},
		{"c4", at("d4", "c4", "c3")},
		{"g7", at("g7", "f6")},
	} {
		s.Crew[f].Status, s.Crew[f].At, s.Crew[f].Plan = inPlay, at(x.at).first(), x.plan
	}
	s.Places[firstPiece[Keycard]] = carriedBy(0)
	e := s.think()
	if set, lead := s.goals(0, &e); set != at("d4") || !lead {
		t.Errorf("the carrier heads for %v", s.cellSet(set))
	}
	if set, lead := s.goals(1, &e); set != at("d4") || !lead {
		t.Errorf("who can open the door heads for %v", s.cellSet(set))
	}
	if set := s.awaits(2, &e); set != 0 {
		t.Errorf("who cannot help waits on %v", s.cellSet(set))
	}
	s.Crew[0].Plan |= at("c4", "c3")
	e = s.think()
	if set := s.awaits(1, &e); set != 0 {
		t.Errorf("the carrier gets to the door, but somebody waits on %v", s.cellSet(set))
	}
}

// The Guide is placed once, where most of the crew start, and the crew rehearses
// but once all the same.
func TestTheGuideIsPlacedOnce(t *testing.T) {
	for seed := range uint64(8) {
		st, err := Game{}.New(rules.Setup{Seats: 3 + int(seed%2), Seed: seed, Options: rules.Options{"heist": int(MeleeJob)}})
		if err != nil {
			t.Fatal(err)
		}
		s := st.(*State)
		start := s.unplanned()
		r := rules.Rand{S: seed}
		placed := 0
		var with [cells]int
		for s.Phase == Planning {
			if s.unplanned() != start {
				t.Fatalf("seed %d: the rehearsal starts from another position", seed)
			}
			legal := s.Legal(nil)
			a := legal[s.Playout(legal, &r)]
			if a.Verb == VStart {
				c := s.cell(Hex(a.Args[1]))
				if s.figure(a.Args[0]) == npc {
					placed++
					for _, b := range legal {
						if b.Verb == VStart && with[s.cell(Hex(b.Args[1]))] > with[c] {
							t.Errorf("seed %d: the Guide could start with more than %d of the crew", seed, with[c])
						}
					}
				} else {
					with[c]++
				}
			}
			if err := s.Apply(a, nil); err != nil {
				t.Fatal(err)
			}
			if a.Verb == VReady {
				start = s.unplanned() // who is ready is planned with
			}
		}
		if placed != 1 {
			t.Errorf("seed %d: the Guide is placed %d times", seed, placed)
		}
	}
}

// cellSet is a set of cells by their hexes.
func (s *State) cellSet(set Cells) (l []string) {
	for ; set != 0; set = set.rest() {
		l = append(l, s.cellID(set.first()))
	}
	return l
}
