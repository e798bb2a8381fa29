package masters

import (
	"slices"
	"testing"

	"safehouse/rules"
)

// toolless is a crew that plans a heist without tools of its own.
func toolless(t *testing.T, g Heist, cash int) *State {
	t.Helper()
	for seed := range uint64(50) {
		st, err := Game{}.New(rules.Setup{Seats: 3, Seed: seed, Options: rules.Options{"heist": int(g), "level": 4, "cash": cash}})
		if err != nil {
			t.Fatal(err)
		}
		if s := st.(*State); !s.holds(PlasmaTorch) && !s.holds(SafecrackingTools) {
			return s
		}
	}
	t.Fatal("every crew has tools")
	return nil
}

// next plays one decision at first sight and returns it.
func next(t *testing.T, s *State) rules.Action {
	t.Helper()
	r := rules.Rand{S: 1}
	legal := s.Legal(nil)
	a := legal[s.Playout(legal, &r)]
	if err := s.Apply(a, nil); err != nil {
		t.Fatal(err)
	}
	return a
}

// Bots hand the tools that a safe needs to somebody before anything else, and the
// crew rehearses when that is done.
func TestBotsTakeTheTeamsToolsAlong(t *testing.T) {
	s := toolless(t, FinalSouth, 0)
	s.Places[firstPiece[PlasmaTorch.loot()]] = inTeam
	if !s.Prepare(60) || s.Scheme != (scheme{}) {
		t.Error("the crew rehearses before it has its tools")
	}
	if a := next(t, s); a.Verb != VEquip || !s.holds(PlasmaTorch) {
		t.Fatalf("first %v, the torch is at %d", a, s.Places[firstPiece[PlasmaTorch.loot()]])
	}
	if s.Prepare(60); s.Scheme == (scheme{}) {
		t.Error("the crew does not rehearse with its tools")
	}
	if a := next(t, s); a.Verb == VEquip {
		t.Error("the torch goes from hand to hand")
	}
}

// With little cash bots buy the tools that a safe needs and nothing else; without
// a safe they buy none.
func TestBotsBuyTheToolsForASafe(t *testing.T) {
	s := toolless(t, MarathonJob, 5)
	if a := next(t, s); a.Verb != VBuy || Loot(a.Args[0]).item() != PlasmaTorch || s.Team != 0 {
		t.Errorf("first %v, $%dk left", a, s.Team)
	}
	if s = toolless(t, HospitalityJob, 7); s.shopping() {
		t.Error("a crew without a safe to crack goes shopping with $7k")
	}
	if s = toolless(t, MarathonJob, 4); s.shopping() {
		t.Error("a crew goes shopping that cannot pay for tools")
	}
}

// Who is rich lets Shell switch off the cameras that are seen before planning.
func TestARichCrewLooksAroundWithShell(t *testing.T) {
	s := toolless(t, HospitalityJob, 60)
	s.Fixers = s.Fixers.With(Shell).With(Visage)
	unknown := s.Unknown.Len()
	for s.shopping() {
		next(t, s)
	}
	if !s.Denied || s.Unknown.Len() >= unknown || s.Team < reserve {
		t.Errorf("denied %v, %d of %d tiles unknown, $%dk left", s.Denied, s.Unknown.Len(), unknown, s.Team)
	}
	s = toolless(t, HospitalityJob, 60)
	s.Fixers = s.Fixers.With(Visage)
	for s.shopping() {
		next(t, s)
	}
	if s.Unknown.Len() != unknown {
		t.Error("without Shell the crew looks around all the same")
	}
}

// What bots wish for is bought once: afterwards nobody wants anything, whoever has
// it, so that a crew with a person in it gets to rehearse.
func TestWishesComeToAnEnd(t *testing.T) {
	s := toolless(t, FinalSouth, 99)
	s.Fixers = allFixers
	for _, i := range []Item{Camouflage, LuckyPenny, CheapPicks, PerfectPicks} {
		s.Places[firstPiece[i.loot()]] = inTeam
	}
	wishes := []rules.Verb{VBuy, VEquip, VHire, VSurvey, VSchematics}
	mine := func(a rules.Action) bool { // of the bot in the last seat, or the whole team's
		switch a.Verb {
		case VBuy, VEquip:
			return s.figure(a.Args[1]) == 2
		}
		return true
	}
	for n := 0; s.shopping(); n++ {
		best, top := rules.Action{}, firstStep
		for _, a := range s.Legal(nil) {
			if worth := engine.Worth(s, a, new(mind)); slices.Contains(wishes, a.Verb) && mine(a) && worth > top {
				best, top = a, worth
			}
		}
		if best == (rules.Action{}) || n > 60 {
			t.Fatal("a wish is left that the bot cannot fulfil")
		}
		if err := s.Apply(best, nil); err != nil {
			t.Fatal(err)
		}
		for s.Ask.Kind != askPlan {
			next(t, s)
		}
	}
	for _, i := range []Item{PlasmaTorch, Camouflage, LuckyPenny, CheapPicks, PerfectPicks} {
		if !s.holds(i) {
			t.Errorf("nobody has item %d", i)
		}
	}
}
