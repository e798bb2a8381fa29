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
func (s *State) Legal(dst []rules.Action) []rules.Action { return engine.Legal(s, dst) }

// Why says which rule forbids a, or nothing for a legal action.
func (s *State) Why(a rules.Action) rules.Message { return engine.Why(s, a) }

// Apply answers the question and carries the game on to the next one.
func (s *State) Apply(a rules.Action, rec *rules.Recorder) error { return engine.Apply(s, a, rec) }

// Describe offers an action in words.
func (s *State) Describe(a rules.Action) rules.Message { return engine.Describe(s, a) }

// Touches appends what a card would act on if it were resolved now, so that
// the table can point at it, and the refs of places that an answer is about.
func (s *State) Touches(a rules.Action, dst []rules.Ref) []rules.Ref {
	return engine.Touches(s, a, dst)
}
