package infiltration

import "safehouse/rules"

// asked is the seat that answers the question.
func (s *State) asked() int {
	if s.Ask.Kind == askNPC || s.Ask.Op == noOperative {
		return int(s.First)
	}
	return int(s.Ops[s.Ask.Op].Seat)
}

// Turn says who decides.
func (s *State) Turn() rules.Turn {
	t := rules.Turn{Seat: rules.Nobody, Phase: phaseIDs[s.Phase], Round: int(s.Round), Done: s.Over}
	if s.Phase == Wrap {
		t.Phase = phaseIDs[Resolution]
	}
	if !s.Over && s.Ask.Kind != askNothing { // in the midst of an action nobody decides
		t.Seat = s.asked()
		t.Open = rules.Only(t.Seat)
	}
	return t
}

// Legal appends the answers to the question.
func (s *State) Legal(dst []rules.Action) []rules.Action {
	if s.Over {
		return dst
	}
	return s.answers(dst)
}

// Apply answers the question and carries the game on to the next one.
func (s *State) Apply(a rules.Action, rec *rules.Recorder) error {
	if !s.offers(a) {
		return &rules.Refusal{Reason: s.Why(a)}
	}
	h := heist{State: s, rec: rec}
	h.answer(a)
	h.run()
	return nil
}

// offers reports whether a is one of the answers.
func (s *State) offers(a rules.Action) bool {
	if s.Over {
		return false
	}
	if s.Ask.Kind == askSelect {
		return a.Verb == vSelect && Operative(a.Args[0]) == s.Ask.Op && a.Args[0] >= 0 &&
			a.Args[1] >= 0 && a.Args[1] < actions+items && a.Args[2] == 0 && a.Args[3] == 0 &&
			s.mayNotSelect(s.Ask.Op, Card(a.Args[1])) == 0
	}
	var buf [64]rules.Action
	for _, b := range s.answers(buf[:0]) {
		if a == b {
			return true
		}
	}
	return false
}
