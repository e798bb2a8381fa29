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
func (s *State) Legal(dst []rules.Action) []rules.Action {
	if s.Over {
		return dst
	}
	return s.answers(dst)
}

// Apply answers the question and carries the game on to the next one.
func (s *State) Apply(a rules.Action, rec *rules.Recorder) error {
	if s.against(a) != 0 {
		return &rules.Refusal{Reason: s.Why(a)}
	}
	m := mission{State: s, rec: rec}
	m.answer(a)
	m.carryOn()
	return nil
}

// answers appends the possible answers to the question that is asked.
func (s *State) answers(dst []rules.Action) []rules.Action {
	switch s.Ask.Kind {
	case askHook, askHookMore:
		return s.hookAnswers(dst)
	case askAct:
		return s.actAnswers(dst)
	case askStory:
		return s.storyAnswers(dst)
	case askDitch:
		return s.ditchAnswers(dst)
	case askDraw:
		return s.drawAnswers(dst)
	case askNothing:
		return dst
	}
	f := s.top()
	p := int(f.Who)
	n := len(dst)
	dst = s.effectAnswers(f, p, dst)
	if f.Kind == frProgram && f.optional() && f.N == 0 || f.Kind == frShifts && f.X&shiftOptional != 0 {
		if len(dst) > n || s.Ask.Kind == askShift {
			dst = append(dst, rules.Do(vDone))
		}
	}
	return dst
}

// effectAnswers appends the answers to what an effect asks.
func (s *State) effectAnswers(f *Frame, p int, dst []rules.Action) []rules.Action {
	switch s.Ask.Kind {
	case askRole:
		return s.roleAnswers(dst)
	case askApproach:
		return append(dst, rules.Do(vApproach, approachRestrained), rules.Do(vApproach, approachReckless))
	case askSendItem:
		return kitAnswers(s.sendable(f), dst)
	case askDrive:
		return s.spotAnswers(s.driveable(f), dst)
	case askPost:
		return s.spotAnswers(s.posts(f), dst)
	case askPlank:
		return s.plankAnswers(dst)
	case askPlace:
		return s.placeAnswers(dst)
	case askFile:
		return s.fileAnswers(dst)
	case askClaim:
		return s.claimAnswers(p, dst)
	case askAdvance:
		return crewAnswers(vAdvance, s.advancing(), dst)
	case askLose:
		return crewAnswers(vLose, s.losing(), dst)
	case askDiscard:
		return faceAnswers(vDiscard, s.Players[p].Hand, dst)
	case askDiscardAny:
		return faceAnswers(vPurge, s.Players[p].Well, faceAnswers(vDiscard, s.Players[p].Hand, dst))
	case askBank:
		return faceAnswers(vBank, s.Players[p].Hand, dst)
	case askShift:
		return s.shiftAnswers(f, dst)
	case askSend:
		return s.sendAnswers(dst)
	case askLook:
		return s.tokenAnswers(p, poolAndPlot, false, dst)
	case askPointAt, askTake:
		return s.tokenAnswers(p, poolAndPlot, true, dst)
	case askReveal:
		return s.tokenAnswers(p, plotOnly, true, dst)
	case askPool:
		return s.tokenAnswers(p, poolOnly, true, dst)
	case askKeep:
		return s.keepAnswers(dst)
	}
	return s.cityAnswers(f, p, dst)
}

// cityAnswers appends the answers to what powers, Boosts and Skills ask about
// the city and the players.
func (s *State) cityAnswers(f *Frame, p int, dst []rules.Action) []rules.Action {
	switch s.Ask.Kind {
	case askChallenge:
		for q := range s.players() {
			if s.againstChallenge(p, q) == 0 {
				dst = append(dst, rules.Do(vChallenge, int(s.refPlayer(q).Index)))
			}
		}
	case askSwapTags:
		for q := range s.players() {
			if s.againstSwapTags(p, q) == 0 {
				dst = append(dst, rules.Do(vSwapTags, int(s.refPlayer(q).Index)))
			}
		}
	case askIon:
		dst = s.claimAnswers(p, dst)
		for d := range Deck(decks) {
			if s.againstDraw(d) == 0 {
				dst = append(dst, rules.Do(vDrawUnseen, int(d)))
			}
		}
	case askRiverside:
		if s.againstGaining() == 0 {
			dst = append(dst, rules.Do(vGainEvidence))
		}
		if s.memorySize(p) > 0 {
			dst = append(dst, rules.Do(vFileEvidence))
		}
	case askTowers:
		dst = s.towersAnswers(p, dst)
	case askSwapItems:
		return s.swapItemAnswers(dst)
	case askMoveItem:
		return s.moveItemAnswers(dst)
	case askSwapItemCriminal:
		return s.swapItemCriminalAnswers(dst)
	case askSwapCriminals:
		return s.swapCriminalAnswers(dst)
	case askLock:
		for _, k := range s.Players[p].Hooks {
			if k != nobody && s.Locks[k] == noToken {
				dst = append(dst, rules.Do(vLock, int(k)))
			}
		}
	case askMoveHeat:
		return s.moveHeatAnswers(dst)
	case askDrone:
		return s.droneAnswers(Criminal(f.ID), dst)
	case askFix:
		for z := range Zone(zones) {
			if s.againstFix(Criminal(f.ID), z) == 0 {
				dst = append(dst, rules.Do(vZone, int(z)))
			}
		}
	case askPush:
		return s.pushAnswers(s.nearbyCriminals(Criminal(f.ID)), dst)
	case askSnatch:
		return kitAnswers(s.snatchable(Criminal(f.ID)), dst)
	case askSprint:
		set := s.sprintable(Criminal(f.ID))
		for at, z := range s.City.Ring {
			if set>>at&1 == 1 {
				dst = append(dst, rules.Do(vZone, int(z)))
			}
		}
	}
	return dst
}

func crewAnswers(v rules.Verb, set Crew, dst []rules.Action) []rules.Action {
	for ; set != 0; set = set.rest() {
		dst = append(dst, rules.Do(v, int(set.first())))
	}
	return dst
}

func kitAnswers(set Kit, dst []rules.Action) []rules.Action {
	for i := range Item(items) {
		if set>>i&1 == 1 {
			dst = append(dst, rules.Do(vItem, int(i)))
		}
	}
	return dst
}

// spotAnswers appends the Zones at two spots, once if they are one.
func (s *State) spotAnswers(at [2]Spot, dst []rules.Action) []rules.Action {
	dst = append(dst, rules.Do(vZone, int(s.City.Ring[at[0]])))
	if at[1] != at[0] {
		dst = append(dst, rules.Do(vZone, int(s.City.Ring[at[1]])))
	}
	return dst
}

// againstGaining tells why no Evidence can be gained: there is none.
func (s *State) againstGaining() reason {
	if s.poolSize()+s.supplySize() > 0 {
		return 0
	}
	for _, t := range s.Plank {
		if t != noToken {
			return 0
		}
	}
	return whyNoEvidence
}

// towersAnswers appends the Towers' options: shift a Criminal, shift an Item,
// peek at two tokens, shift a Blockade or the Sentinel.
func (s *State) towersAnswers(p int, dst []rules.Action) []rules.Action {
	dst = s.pushAnswers(s.cast(), dst)
	for i := range Item(items) {
		at := s.City.itemAt(i)
		dst = append(dst,
			rules.Do(vPushItem, int(i), int(s.City.Ring[at.cw(1)])),
			rules.Do(vPushItem, int(i), int(s.City.Ring[at.cw(-1)])))
	}
	if s.canPeek(p) {
		dst = append(dst, rules.Do(vPeek))
	}
	return s.shiftAnswers(s.top(), dst)
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

// answer carries out an answer to the question.
func (m *mission) answer(a rules.Action) {
	switch m.Ask.Kind {
	case askHook, askHookMore:
		m.answerHook(a)
		return
	case askAct:
		m.answerAct(a)
		return
	case askStory:
		if a.Verb == vDone {
			m.Phase = Ditching
		} else {
			m.begin(int(m.Now), int(a.Args[0]))
		}
		return
	case askDitch:
		if a.Verb == vDone {
			m.Phase = Drawing
		} else {
			m.ditch(int(m.Now), int(a.Args[0]))
		}
		return
	case askDraw:
		if a.Verb == vDone {
			m.drawNone(int(m.Now))
		} else {
			m.drawToHand(int(m.Now), Deck(a.Args[0]))
		}
		return
	}
	f := m.top()
	if a.Verb == vDone {
		if f.Kind == frShifts {
			m.pop()
		} else {
			m.leave(f)
		}
		return
	}
	m.answerReward(f, a)
}

// answerReward carries out an answer about crimes and their rewards.
func (m *mission) answerReward(f *Frame, a rules.Action) {
	p, x := int(f.Who), int(a.Args[0])
	switch m.Ask.Kind {
	case askRole:
		m.answerRole(a)
	case askApproach:
		f.Step, f.X = rewarding, uint8(x)
		m.tell(rules.Event{Kind: evApproach, Who: m.refPlayer(p), What: rules.At(kApproach, x)})
	case askSendItem, askDrive, askPost:
		m.answerEffect(a)
	case askPlank:
		m.answerPlank(Evidence(x))
	case askPool:
		m.answerPool(a)
	case askPlace:
		m.answerPlace(x)
	case askFile:
		m.answerFile(Evidence(x))
	case askClaim:
		f.N--
		m.takeBoost(p, x)
	case askAdvance:
		m.answerAdvance(Criminal(x))
	case askLose:
		m.answerLose(Criminal(x))
	case askDiscard:
		m.answerDiscard(x)
	case askBank:
		m.bank(f, m.oneDilemma(p, m.Players[p].Hand.and(cardsOf[x])))
	case askShift:
		f.N--
		m.shift(p, a)
	case askLook, askPointAt:
		m.answerLook(a)
	case askKeep:
		m.answerKeep(a)
	default:
		m.answerProgram(f, a)
	}
}

// answerProgram carries out an answer that finishes a step of a power, Skill or
// Boost.
func (m *mission) answerProgram(f *Frame, a rules.Action) {
	if m.Ask.Kind == askTowers && a.Verb == vPeek {
		f.N = 2
		return
	}
	p, x := int(f.Who), int(a.Args[0])
	next := Frame{Who: f.Who, N: 1, Cast: noCast}
	f.Step++
	switch a.Verb {
	case vChallenge:
		m.push(Frame{Kind: frChallenge, Who: f.Who, X: uint8(m.playerOf(x)), Cast: noCast})
	case vClaim:
		m.takeBoost(p, x)
	case vDrawUnseen:
		m.drawUnseen(p, Deck(x))
	case vGainEvidence:
		next.Kind = frGain
		m.push(next)
	case vFileEvidence:
		next.Kind = frFile
		m.push(next)
	case vDiscard:
		m.toDiscards(p, m.oneDilemma(p, m.Players[p].Hand.and(cardsOf[x])), inHand)
	case vPurge:
		m.toDiscards(p, m.anyOf(m.Players[p].Well.and(cardsOf[x])), inWell)
	case vSend, vPush:
		m.moveTo(Criminal(x), m.City.Spot[a.Args[1]], p)
	case vPushItem, vMoveItem:
		m.layItem(Item(x), m.City.Spot[a.Args[1]])
	case vSentinel, vEscort, vBlockade:
		m.shift(p, a)
	case vSwapItems:
		m.swapItems(p, Item(x), Item(a.Args[1]))
	case vSwapWith:
		m.swapItemCriminal(p, Criminal(x), Item(a.Args[1]))
	case vSwapCriminals:
		m.swapCriminals(p, Criminal(x), Criminal(a.Args[1]))
	case vSwapTags:
		m.swapTags(p, m.playerOf(x))
	case vLock:
		m.lock(p, Criminal(x))
	case vMoveHeat:
		m.moveHeat(m.City.Spot[x], m.City.Spot[a.Args[1]])
	case vItem:
		m.pick(Criminal(f.ID), Item(x))
	case vZone:
		m.answerZone(f, Zone(x))
	case vLook, vKnown:
		y := m.pointed(p, a)
		if m.Ask.Kind == askReveal {
			m.expose(p, y, x)
		} else {
			m.steal(p, y, x)
		}
	}
}

// answerZone is the Fixer's and the Sprinter's answer.
func (m *mission) answerZone(f *Frame, z Zone) {
	if m.Ask.Kind == askFix {
		m.power(int(f.Who), z)
		return
	}
	m.moveTo(Criminal(f.ID), m.City.Spot[z], int(f.Who))
}
