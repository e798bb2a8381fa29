package intoodeep

import "safehouse/rules"

type askKind uint8

const (
	askNothing          askKind = iota
	askHook                     // step 1
	askAct                      // step 3
	askStory                    // step 4
	askDitch                    // step 5: cards to ditch
	askDraw                     // step 5: the deck of a Story Crime
	askHookMore                 // the Hook Boost
	askRole                     // who plays a role of a crime
	askApproach                 // Restrained or Reckless
	askSendItem                 // which loose Item a crime sends away
	askDrive                    // where two Criminals drive
	askPost                     // to whom of two the Sentinel comes
	askPlank                    // a token of the Plank
	askPlace                    // where to file
	askFile                     // what to file there
	askClaim                    // a Boost of the wheel
	askAdvance                  // with whom to gain Grip
	askLose                     // with whom to lose Grip
	askDiscard                  // a Dilemma of the hand
	askDiscardAny               // a Dilemma of hand or Well
	askBank                     // a Dilemma to bank
	askChallenge                // a rival
	askShift                    // the next shift of Sentinel or Blockade
	askIon                      // a Boost or a card
	askRiverside                // gain or file
	askSend                     // a Criminal and a Zone
	askTowers                   // one of the Towers' options
	askLook                     // where to peek
	askPointAt                  // the same, known tokens included
	askKeep                     // which of the tokens peeked at to take
	askTake                     // a token to take
	askReveal                   // a token to turn up
	askSwapItems                // two Items
	askMoveItem                 // an Item and a Zone
	askSwapItemCriminal         // a Criminal and an Item
	askSwapCriminals            // two Criminals
	askSwapTags                 // a rival
	askLock                     // a tag of one's own
	askMoveHeat                 // a Heat stack and a Zone
	askDrone                    // what the Dronejack does
	askFix                      // a Zone for the Fixer
	askPush                     // whom the Persuader shifts
	askSnatch                   // an Item for the Smuggler
	askSprint                   // a Zone for the Sprinter
	askPool                     // a token of the Pool, to be gained
	asks                = 45
)

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

// againstDone tells why the player cannot go on.
func (s *State) againstDone() *why {
	switch s.Ask.Kind {
	case askHook, askHookMore:
		return s.againstSkipHook()
	case askAct, askStory, askDitch, askDraw:
		return nil
	}
	if f := s.top(); f.Kind == frShifts && f.X&shiftOptional != 0 || f.Kind == frProgram && f.optional() && f.N == 0 {
		return nil
	}
	return whyMustChoose
}

// goOn leaves a step of the turn or the rest of an effect.
func (m runner) goOn() {
	p := int(m.Now)
	switch m.Ask.Kind {
	case askHook:
		m.gripStep()
	case askAct:
		if k := m.Turning.Push; k != nobody {
			m.Turning.Push = nobody
			m.tell(rules.Event{Kind: EvUnused, Who: m.refPlayer(p), What: refCriminal(k)})
		}
		m.Phase = Storying
	case askStory:
		m.Phase = Ditching
	case askDitch:
		m.Phase = Drawing
	case askDraw:
		m.drawNone(p)
	default:
		m.unanswered()
	}
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

// zoneAnswers appends the Zones that an effect lets choose from; the two of a crime
// once if they are one.
func (s *State) zoneAnswers(dst []rules.Action) []rules.Action {
	f := s.top()
	switch s.Ask.Kind {
	case askDrive, askPost:
		at := s.twoZones(f)
		dst = append(dst, rules.Do(VZone, int(at[0])))
		if at[1] != at[0] {
			dst = append(dst, rules.Do(VZone, int(at[1])))
		}
	case askFix:
		for z := range zones {
			dst = append(dst, rules.Do(VZone, z))
		}
	case askSprint:
		for _, z := range s.City.Ring {
			dst = append(dst, rules.Do(VZone, int(z)))
		}
	}
	return dst
}

// twoZones is where two may drive, or the Sentinel may be put.
func (s *State) twoZones(f *Frame) [2]Zone {
	at := s.posts(f)
	if s.Ask.Kind == askDrive {
		at = s.driveable(f)
	}
	return [2]Zone{s.City.Ring[at[0]], s.City.Ring[at[1]]}
}

// againstZone tells why an effect does not reach a Zone.
func (s *State) againstZone(z Zone) *why {
	f := s.top()
	switch at := s.City.Spot[z]; {
	case f.Kind == frCrime:
		if two := s.twoZones(f); z != two[0] && z != two[1] {
			return whyNotOneOfThese
		}
	case s.Ask.Kind == askFix:
		return s.againstFix(s.skilful(), z)
	case at == s.City.Pawn[f.ID]:
		return whyThereAlready
	case s.sprintable(s.skilful())>>at&1 == 0:
		return whyUnreachable
	}
	return nil
}

// answerZone is the choice of a Zone: by a crime's effect, the Fixer or the
// Sprinter.
func (m runner) answerZone(z Zone) {
	kind, st := m.Ask.Kind, m.top().step()
	f, to := m.passed(), m.City.Spot[z]
	switch kind {
	case askDrive:
		m.moveTo(Criminal(f.Cast[st.A]), to, -1)
		m.moveTo(Criminal(f.Cast[st.B]), to, -1)
	case askPost:
		m.setSentinel(int(f.Who), to)
	case askFix:
		m.power(int(f.Who), z)
	default:
		m.moveTo(Criminal(f.ID), to, int(f.Who))
	}
}

// againstItem tells why an effect does not take an Item.
func (s *State) againstItem(i Item) *why {
	switch f := s.top(); {
	case f.Kind == frCrime:
		if s.sendable(f)>>i&1 == 0 {
			return whyNotOneOfThese
		}
	case s.Ask.Kind == askDrone:
		return s.againstDroneItem(s.skilful(), i)
	case s.City.Holder[i] == s.skilful():
		return whyHasIt
	case s.snatchable(s.skilful())>>i&1 == 0:
		return whyItemElsewhere
	}
	return nil
}
