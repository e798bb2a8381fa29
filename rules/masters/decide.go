package masters

import "safehouse/rules"

// Turn says who decides. The crew decides as one: any seat that has not
// finished may act.
func (s *State) Turn() rules.Turn {
	t := rules.Turn{Seat: rules.Nobody, Phase: phaseIDs[s.Phase], Round: int(s.Round), Done: s.Over}
	if s.Phase == Closing {
		t.Phase = phaseIDs[Action]
	}
	switch {
	case s.Over:
	case s.Phase == Choosing:
		t.Seat = int(s.Ask.Who)
		t.Open = rules.Only(t.Seat)
	default:
		t.Seat, t.Open = rules.Crew, s.open()
	}
	return t
}

// open is the seats that still may act; where only the NPC is left, or the
// team is asked as one, all that are in play.
func (s *State) open() (set rules.Seats) {
	m := s.Ask.Kind.row().until
	for f := range int(s.Seats) {
		if st := s.Crew[f].Status; (st == inPlay || st == waiting) && s.Crew[f].Marks&m == 0 {
			set |= rules.Only(f)
		}
	}
	if set == 0 {
		for f := range int(s.Seats) {
			if st := s.Crew[f].Status; st == inPlay || st == waiting {
				set |= rules.Only(f)
			}
		}
	}
	if set == 0 {
		set = 1<<s.Seats - 1 // the NPC is alone: the whole team decides for it
	}
	return set
}

// Actor is the seat whose character takes a; rules.Crew for what the team
// decides: the NPC, ambiguities, fixers, Escape.
func (s *State) Actor(a rules.Action) int {
	if a.Verb == 0 || a.Verb >= verbs {
		return rules.Crew
	}
	for i, o := range info.Verbs[a.Verb].Operands {
		switch o.Ref {
		case kSeat:
			return int(a.Args[i])
		case kCharacter:
			if f := s.figure(a.Args[i]); f >= 0 && f != npc {
				return f
			}
			return rules.Crew
		}
	}
	return rules.Crew
}

// Legal appends the answers to the question.
func (s *State) Legal(dst []rules.Action) []rules.Action { return engine.Legal(s, dst) }

// Why says which rule forbids a, or nothing for a legal action.
func (s *State) Why(a rules.Action) rules.Message { return engine.Why(s, a) }

// Apply answers the question and carries the heist on to the next one.
func (s *State) Apply(a rules.Action, rec *rules.Recorder) error { return engine.Apply(s, a, rec) }

// Describe is the sentence that offers a.
func (s *State) Describe(a rules.Action) rules.Message { return engine.Describe(s, a) }

// Touches appends the refs that an action is about beyond its operands: what a
// beam hits, what codes show, the way that is declared.
func (s *State) Touches(a rules.Action, dst []rules.Ref) []rules.Ref {
	return engine.Touches(s, a, dst)
}
