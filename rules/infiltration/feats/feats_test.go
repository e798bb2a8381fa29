package feats_test

import (
	"testing"

	"safehouse/assets/text"
	"safehouse/rules"
	"safehouse/rules/feat"
	"safehouse/rules/feat/feattest"
	"safehouse/rules/infiltration"
	"safehouse/rules/infiltration/feats"
)

func TestFeats(t *testing.T) {
	book, err := text.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	feattest.Feats(t, infiltration.Game{}, feats.List, func(key string) bool { return book.Has("infiltration", key) },
		[]rules.Setup{{Seats: 3}, {Seats: 4}, {Seats: 6}, {Seats: 3, Options: rules.Options{"pair": 1}}, {Seats: 4, Options: rules.Options{"alarm": 2}}})
}

// has reports whether a match in which seat 0 is caught or out as told has a feat.
func has(t *testing.T, id string, s *infiltration.State, events ...rules.Event) bool {
	t.Helper()
	for _, f := range feats.List {
		if f.ID == id {
			return f.Met(&feat.Story{End: s, Bots: "normal", Events: events})
		}
	}
	t.Fatalf("there is no %s", id)
	return false
}

// over is a match of three that is over: seat 0 got out with some tokens of value 3, the
// others were caught with nothing.
func over(t *testing.T, tokens uint8) (*infiltration.State, infiltration.Operative) {
	t.Helper()
	st, err := infiltration.Game{}.New(rules.Setup{Seats: 3, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	s := st.(*infiltration.State)
	s.Over = true
	var mine infiltration.Operative
	for _, o := range s.InPlay() {
		s.Ops[o].Place = infiltration.Captured
		if s.Ops[o].Seat == 0 {
			mine = o
			s.Ops[o].Place, s.Ops[o].Data[2], s.Ops[o].Tokens = infiltration.Out, tokens, tokens
		}
	}
	return s, mine
}

func TestAHeavyBagHasThirtyZettabytes(t *testing.T) {
	for tokens, want := range map[uint8]bool{9: false, 10: true} {
		if s, _ := over(t, tokens); has(t, "heavy", s) != want {
			t.Errorf("with %d zettabytes it is %v", 3*tokens, !want)
		}
	}
}

func TestTheLastLiftLeavesAtNinety(t *testing.T) {
	s, mine := over(t, 4)
	in := s.Game().Info()
	kind := func(id string) (k rules.EventKind) {
		for i, x := range in.Events {
			if x == id {
				k = rules.EventKind(i)
			}
		}
		return k
	}
	out := rules.Event{Kind: kind("escaped"), Who: infiltration.RefOperative(mine)}
	for at, want := range map[int16]bool{89: false, 90: true} {
		if got := has(t, "last-lift", s, rules.Event{Kind: kind("proximity"), N: at}, out); got != want {
			t.Errorf("at %d it is %v", at, got)
		}
	}
	if has(t, "last-lift", s, out, rules.Event{Kind: kind("proximity"), N: 95}) {
		t.Error("who left before has it")
	}
}

func TestNobodyElseGetsOut(t *testing.T) {
	s, mine := over(t, 1)
	if !has(t, "the-only-one", s) {
		t.Error("it is not met though both rivals are caught")
	}
	for _, o := range s.InPlay() {
		if o != mine {
			s.Ops[o].Place = infiltration.Out
			break
		}
	}
	if has(t, "the-only-one", s) {
		t.Error("it is met though a rival is out")
	}
}

func TestLimpingAndLeverageAreWon(t *testing.T) {
	s, mine := over(t, 5)
	if has(t, "limping", s) || has(t, "blackmail", s) {
		t.Error("met by somebody healthy without the file")
	}
	s.Ops[mine].Wounded, s.Ops[mine].File = true, true
	if !has(t, "limping", s) || !has(t, "blackmail", s) {
		t.Error("not met by somebody wounded with the file")
	}
	s.Ops[mine].Place = infiltration.Captured
	if has(t, "limping", s) || has(t, "blackmail", s) || has(t, "heavy", s) {
		t.Error("met by somebody who was caught")
	}
}
