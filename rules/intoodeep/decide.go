package intoodeep

import "safehouse/rules"

// Turn says who decides.
func (s *State) Turn() rules.Turn {
	t := rules.Turn{Seat: rules.Nobody, Phase: phaseIDs[s.Phase], Round: int(s.Round), Done: s.Over}
	if !s.Over {
		t.Seat = int(s.Ask.Seat)
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

// Touches appends the Zones where an answer would act, so that the table can
// point at them.
func (s *State) Touches(a rules.Action, dst []rules.Ref) []rules.Ref {
	return engine.Touches(s, a, dst)
}

// againstGaining tells why no Evidence can be gained: there is none.
func (s *State) againstGaining() *why {
	if s.poolSize()+s.supplySize() > 0 {
		return nil
	}
	for _, t := range s.Plank {
		if t != noToken {
			return nil
		}
	}
	return whyNoEvidence
}

// canPeek reports whether there is a face-down token that p does not know.
func (s *State) canPeek(p int) bool {
	for place := placeSlot; place < places; place++ {
		if s.within(poolAndPlot, place) && s.unseenAt(p, place) > 0 {
			return true
		}
	}
	return false
}

// pushItemAnswers appends the shifts of Items, and what the Dronejack can pick up.
func (s *State) pushItemAnswers(dst []rules.Action) []rules.Action {
	if s.Ask.Kind == askDrone {
		return s.droneAnswers(s.skilful(), dst)
	}
	for i := range Item(items) {
		at := s.City.itemAt(i)
		dst = append(dst,
			rules.Do(VPushItem, int(i), int(s.City.Ring[at.cw(1)])),
			rules.Do(VPushItem, int(i), int(s.City.Ring[at.cw(-1)])))
	}
	return dst
}
