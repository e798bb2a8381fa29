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
func (s *State) Legal(dst []rules.Action) []rules.Action {
	if s.Over {
		return dst
	}
	return s.answers(dst)
}

// Apply answers the question and carries the game on to the next one.
func (s *State) Apply(a rules.Action, rec *rules.Recorder) error {
	if s.reasonAgainst(a) != 0 {
		return &rules.Refusal{Reason: s.Why(a)}
	}
	c := committee{State: s, rec: rec}
	c.answer(a)
	c.run()
	return nil
}
