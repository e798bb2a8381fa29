package shadownetwork

import "safehouse/rules"

// Turn says who decides.
func (s *State) Turn() rules.Turn {
	t := rules.Turn{Seat: rules.Nobody, Phase: phaseIDs[s.Phase], Round: int(s.Round), Done: s.Phase == Ended}
	if t.Done || s.Depth == 0 { // in the midst of an action nobody decides
		return t
	}
	t.Seat = int(s.top().Side)
	t.Open = rules.Only(t.Seat)
	for i := range s.Depth {
		if s.Stack[i].Kind == AskAnalyse {
			t.Phase = "analysis"
		}
	}
	return t
}

// Legal appends the answers to the question on top of the stack.
func (s *State) Legal(dst []rules.Action) []rules.Action { return engine.Legal(s, dst) }

// Why says which rule forbids a, or nothing for a legal action.
func (s *State) Why(a rules.Action) rules.Message { return engine.Why(s, a) }

// Apply answers the question and carries the game on to the next one.
func (s *State) Apply(a rules.Action, rec *rules.Recorder) error { return engine.Apply(s, a, rec) }

// Describe offers an action in words.
func (s *State) Describe(a rules.Action) rules.Message { return engine.Describe(s, a) }

// Touches appends what an action is about beyond its operands: the tile of a
// city and the cities that it can leak to, the column that a briefcase fills.
func (s *State) Touches(a rules.Action, dst []rules.Ref) []rules.Ref {
	return engine.Touches(s, a, dst)
}
