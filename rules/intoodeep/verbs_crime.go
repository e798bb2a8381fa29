package intoodeep

import (
	"safehouse/rules"
	"safehouse/rules/machine"
)

// The verbs of crimes and their rewards.

var crimeRows = map[rules.Verb]verb{
	VStory: {
		VerbInfo:  rules.VerbInfo{Name: "story-crime", Operands: one("crime", kCrime), Barrier: true, Printed: true},
		Elsewhere: inStep(Storying),
		List: func(s *State, dst actions) actions {
			for set := s.Players[s.Now].Crimes.and(storyCards); !set.empty(); {
				dst = append(dst, rules.Do(VStory, set.next()))
			}
			return dst
		},
		Not:     func(s *State, x operands) *why { return s.againstStory(int(x.A)) },
		Do:      func(m runner, x operands) { m.begin(int(m.Now), int(x.A)) },
		Touches: crimeTouches,
		Worth:   worth(7),
		Advice:  func(s *State, x operands, _ *mind) message { return s.adviseStory(int(x.A)) },
	},
	VRole: {
		VerbInfo: rules.VerbInfo{Name: "role", Operands: one("criminal", kCriminal)},
		List:     (*State).roleAnswers,
		Sure:     true,
		Not:      func(s *State, x operands) *why { return s.againstRole(x.A, false) },
		Do:       func(m runner, x operands) { m.top().Cast[m.askedRole()] = uint8(x.A) },
	},
	VRoleZone: {
		VerbInfo: rules.VerbInfo{Name: "role-zone", Operands: one("zone", kZone)},
		Listed:   true,
		Not:      func(s *State, x operands) *why { return s.againstRole(x.A, true) },
		Do:       func(m runner, x operands) { m.top().Cast[Z] = uint8(m.City.Spot[x.A]) },
	},
	VApproach: {
		VerbInfo: rules.VerbInfo{Name: "approach", Operands: one("approach", kApproach), Barrier: true},
		Set:      machine.Each[State](approachSide),
		Do: func(m runner, x operands) {
			f := m.top()
			f.Step, f.X = rewarding, uint8(x.A)
			m.tell(rules.Event{Kind: EvApproach, Who: m.refPlayer(int(f.Who)), What: rules.At(kApproach, int(x.A))})
		},
		Say: func(s *State, x operands, m message) message {
			if s.Depth > 0 && s.top().Kind == frCrime {
				return s.approachWords(int(x.A))
			}
			return m
		},
		Worth:  func(s *State, x operands, _ *mind) float64 { return 0.5 * approachStanding(s.top().ID, uint8(x.A)) },
		Advice: func(s *State, x operands, m *mind) message { return s.adviseApproach(m, int(x.A)) },
	},
}

var rewardRows = map[rules.Verb]verb{
	VTake: {
		VerbInfo: rules.VerbInfo{Name: "take", Operands: one("evidence", kEvidence), Barrier: true},
		List:     (*State).plankAnswers,
		Sure:     true,
		Not: func(s *State, x operands) *why {
			if s.onPlank(Evidence(x.A)) < 0 {
				return whyNotOnPlank
			}
			return nil
		},
		Do: func(m runner, x operands) { m.answerPlank(Evidence(x.A)) },
		Worth: func(s *State, x operands, m *mind) float64 {
			v := m.worthOf(s, x.A)
			for row, e := range s.Assignments {
				if int16(e) == x.A && s.dossiers(row) > 0 {
					v += 1
				}
			}
			return v
		},
		Advice: func(s *State, x operands, m *mind) message { return s.adviseTake(m, Evidence(x.A)) },
	},
	VPlace: {
		VerbInfo: rules.VerbInfo{Name: "place", Operands: one("place", kPlace)},
		Set:      machine.Each[State](places),
		Not:      func(s *State, x operands) *why { return s.againstPlace(int(x.A)) },
		Do:       func(m runner, x operands) { m.answerPlace(int(x.A)) },
		Say:      offerPlace,
		Worth: func(s *State, x operands, _ *mind) float64 {
			switch {
			case x.A < placeSlot:
				return 1.2 + 0.9*float64(chapterTable[s.Chapter-1].Dossier)
			case x.A < placeLocker:
				return [slots]float64{2.0, 1.0, 0.9}[x.A-placeSlot]
			}
			return 0.4
		},
		Advice: func(s *State, x operands, m *mind) message { return s.advisePlace(m, int(x.A)) },
	},
	VFile: {
		VerbInfo: rules.VerbInfo{Name: "file", Operands: one("evidence", kEvidence), Secret: true},
		Set:      machine.Each[State](types),
		Not: func(s *State, x operands) *why {
			if s.Players[s.top().Who].Memory.count(Evidence(x.A)) == 0 {
				return whyNotInMemory
			}
			return nil
		},
		Do:     func(m runner, x operands) { m.answerFile(Evidence(x.A)) },
		Worth:  func(s *State, x operands, m *mind) float64 { return -m.worthOf(s, x.A) },
		Advice: func(s *State, x operands, m *mind) message { return s.adviseFile(m, Evidence(x.A)) },
	},
	VClaim: {
		VerbInfo: rules.VerbInfo{Name: "claim", Operands: one("sector", kSector), Barrier: true},
		Set:      machine.Each[State](sectors),
		Not:      func(s *State, x operands) *why { return s.againstClaim(s.acting(), int(x.A)) },
		Do: func(m runner, x operands) {
			m.passed()
			m.takeBoost(m.acting(), int(x.A))
		},
		Say: func(s *State, x operands, _ message) message { return s.claimWords(int(x.A)) },
		Touches: func(s *State, x operands, dst []rules.Ref) []rules.Ref {
			if t := s.Wheel[x.A]; t != noToken {
				dst = append(dst, refBoost(boostOf[t]))
			}
			return dst
		},
		Worth: func(s *State, x operands, _ *mind) float64 {
			v := float64(s.WheelIntel[x.A])
			if t := s.Wheel[x.A]; t != noToken {
				v += boostTable[boostOf[t]].Worth
			}
			return v
		},
		Advice: func(s *State, x operands, m *mind) message { return s.adviseClaim(m, int(x.A)) },
	},
	VAdvance: {
		VerbInfo: rules.VerbInfo{Name: "advance", Operands: one("criminal", kCriminal)},
		List:     func(s *State, dst actions) actions { return crewAnswers(VAdvance, s.advancing(), dst) },
		Sure:     true,
		Not:      func(s *State, x operands) *why { return s.againstAdvance(Criminal(x.A)) },
		Do: func(m runner, x operands) {
			m.passed()
			m.raise(m.acting(), Criminal(x.A), 1)
		},
		Worth:  func(s *State, x operands, m *mind) float64 { return s.gripSight(m.who, Criminal(x.A)) },
		Advice: adviseGrip,
	},
	VLose: {
		VerbInfo: rules.VerbInfo{Name: "lose", Operands: one("criminal", kCriminal)},
		List:     func(s *State, dst actions) actions { return crewAnswers(VLose, s.losing(), dst) },
		Sure:     true,
		Not:      func(s *State, x operands) *why { return s.againstLose(Criminal(x.A)) },
		Do: func(m runner, x operands) {
			m.passed()
			m.lower(m.acting(), Criminal(x.A), 1)
		},
		Worth:  func(s *State, x operands, m *mind) float64 { return -s.gripSight(m.who, Criminal(x.A)) },
		Advice: func(s *State, x operands, m *mind) message { return s.adviseLose(m.who, Criminal(x.A)) },
	},
	VDiscard: {
		VerbInfo: rules.VerbInfo{Name: "discard", Operands: one("dilemma", kDilemma), Secret: true},
		List:     inMind(VDiscard),
		Sure:     true,
		Not:      notInMind,
		Do: func(m runner, x operands) {
			m.passed()
			p := m.acting()
			m.toDiscards(p, m.oneDilemma(p, m.Players[p].Hand.and(cardsOf[x.A])), inHand)
		},
		Worth:  func(s *State, x operands, m *mind) float64 { return -s.dilemmaSight(m, x.A) },
		Advice: func(s *State, x operands, m *mind) message { return s.adviseRid(m, int(x.A), s.Players[m.who].Hand) },
	},
	VPurge: {
		VerbInfo: rules.VerbInfo{Name: "purge", Operands: one("dilemma", kDilemma), Secret: true},
		List:     func(s *State, dst actions) actions { return faceAnswers(VPurge, s.Players[s.acting()].Well, dst) },
		Sure:     true,
		Not: func(s *State, x operands) *why {
			if s.Players[s.acting()].Well.and(cardsOf[x.A]).empty() {
				return whyNotBanked
			}
			return nil
		},
		Do: func(m runner, x operands) {
			m.passed()
			p := m.acting()
			m.toDiscards(p, m.anyOf(m.Players[p].Well.and(cardsOf[x.A])), inWell)
		},
		Worth:  func(s *State, x operands, m *mind) float64 { return -s.dilemmaSight(m, x.A) },
		Advice: func(s *State, x operands, m *mind) message { return s.adviseRid(m, int(x.A), s.Players[m.who].Well) },
	},
	VBank: {
		VerbInfo: rules.VerbInfo{Name: "bank", Operands: one("dilemma", kDilemma), Secret: true},
		List:     inMind(VBank),
		Sure:     true,
		Not:      notInMind,
		Do: func(m runner, x operands) {
			p := m.acting()
			m.bank(m.top(), m.oneDilemma(p, m.Players[p].Hand.and(cardsOf[x.A])))
		},
		Worth:  func(s *State, x operands, m *mind) float64 { return s.dilemmaSight(m, x.A) },
		Advice: func(s *State, x operands, m *mind) message { return s.adviseBank(m, int(x.A)) },
	},
}
