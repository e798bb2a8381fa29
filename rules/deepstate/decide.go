package deepstate

import "safehouse/rules"

// Turn says who decides.
func (s *State) Turn() rules.Turn {
	t := rules.Turn{Seat: rules.Nobody, Phase: phaseIDs[s.Phase], Round: int(s.Round), Done: s.Over}
	if !s.Over {
		t.Seat = int(s.Ask.By)
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

// Touches appends whom an action drives out or hits, the Stage that it leads to, and
// the group of a Secondary that it brings.
func (s *State) Touches(a rules.Action, dst []rules.Ref) []rules.Ref {
	return engine.Touches(s, a, dst)
}
