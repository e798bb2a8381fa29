package masters

import (
	"testing"

	"safehouse/rules"
	"safehouse/rules/rulestest"
)

// The list of what can be done and the reasons against it are two looks at one
// rule: every well-formed answer to the question is listed exactly if nothing is
// against it. Crews with cash, things and Fixers of all sorts play at random.
func TestWhatIsNotListedIsRefusedAndNothingElse(t *testing.T) {
	r := rules.Rand{S: 7}
	games, every := rulestest.Sample(14, 40), 40
	asked := map[askKind]int{}
	for range games {
		s, err := Start(variedBrief(&r))
		if err != nil {
			t.Fatal(err)
		}
		for n := 0; !s.Over && n < 600; n++ {
			if r.Intn(every) == 0 || s.Ask.Kind > askEscape && r.Intn(8) == 0 {
				asked[s.Ask.Kind]++
				s.listsAgree(t)
			}
			legal := s.Legal(nil)
			a := legal[r.Intn(len(legal))]
			if a.Verb == VCall && r.Intn(30) > 0 || a.Verb == VReady && r.Intn(3) > 0 {
				continue // or hardly any heist gets far
			}
			if err := s.Apply(a, nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, k := range []askKind{askPlan, askAct, askEscape} {
		if asked[k] == 0 {
			t.Errorf("question %d was never looked at", k)
		}
	}
}

// variedBrief is a heist of a random crew with random cash, things and Fixers.
func variedBrief(r *rules.Rand) Brief {
	b := Brief{Heist: Heist(r.Intn(heists)), Seed: r.Uint64(), Level: uint8(1 + r.Intn(4)), Seats: 3 + r.Intn(2), Cash: []int{0, 0, 3, 60}[r.Intn(4)],
		Fixers: FixerSet(r.Uint64()) & allFixers, Jewels: uint16(r.Intn(3)), Deal: true}
	for i := range b.Seats {
		q := nobody
		q.Busted = i < 2
		b.Crew = append(b.Crew, q)
	}
	for i := range b.Owned {
		switch r.Intn(4) {
		case 0, 1:
			b.Owned[i] = 1
		case 2:
			if !itemTable[i].Shop {
				b.Sold[i] = 1
			}
		}
	}
	return b
}

// listsAgree compares the list with what is against each answer that could be given
// to the question.
func (s *State) listsAgree(t *testing.T) {
	t.Helper()
	listed := map[rules.Action]bool{}
	for _, a := range s.Legal(nil) {
		listed[a] = true
	}
	var try func(a rules.Action, k int)
	try = func(a rules.Action, k int) {
		operands := info.Verbs[a.Verb].Operands
		if k == len(operands) {
			if why := s.Why(a); why.IsZero() != listed[a] {
				t.Fatalf("%s: %s %v is listed: %v, against it: %q; %d trades, team cash %d", heistTable[s.Heist].ID, info.Verbs[a.Verb].Name, a.Args, listed[a], why, s.Trades, s.Team)
			}
			return
		}
		lo, hi := 0, 0
		if ref := operands[k].Ref; ref == rules.None {
			lo, hi = -1, deckSize+1
		} else {
			hi = len(info.Refs[ref].IDs)
		}
		for x := lo; x < hi; x++ {
			if operands[k].Ref == kCharacter && s.figure(int16(x)) < 0 {
				continue
			}
			a.Args[k] = int16(x)
			try(a, k+1)
		}
	}
	for v := rules.Verb(1); v < verbs; v++ {
		if engine.Rows[v].Asked>>s.Ask.Kind&1 == 1 {
			try(rules.Action{Verb: v}, 0)
		}
	}
}
