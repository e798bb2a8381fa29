package intoodeep

import (
	"safehouse/rules"
	"safehouse/rules/machine"
)

// Verbs.
const (
	vHook rules.Verb = 1 + iota
	vUnhook
	vMove
	vPick
	vPower
	vSkill
	vStamina
	vGrip
	vDrop
	vSide
	vBoost
	vStory
	vRole
	vRoleZone
	vApproach
	vTake
	vPlace
	vFile
	vClaim
	vAdvance
	vLose
	vChallenge
	vDiscard
	vPurge
	vBank
	vSentinel
	vEscort
	vBlockade
	vDrawUnseen
	vGainEvidence
	vFileEvidence
	vSend
	vPush
	vPushItem
	vPeek
	vLook
	vKnown
	vSwapItems
	vMoveItem
	vSwapWith
	vSwapCriminals
	vSwapTags
	vLock
	vMoveHeat
	vZone
	vItem
	vDitchSide
	vDitchOne
	vDitchTwo
	vDitchThree
	vDraw
	vDone
)

type (
	verb     = machine.Row[State, mission, mind]
	operands = machine.Operands
	message  = rules.Message
	actions  = []rules.Action
)

// engine is the game as the house plays it. Its rows are in the order of the
// rulebook: hooking, actions, crimes, rewards, powers and Boosts, ditching.
var engine = machine.Machine[State, mission, mind]{
	Info:   info,
	On:     func(s *State, rec *rules.Recorder) mission { return mission{s, rec} },
	Asked:  func(s *State) (uint8, bool) { return uint8(s.Ask.Kind), s.Over },
	Must:   (*State).mustAsk,
	Prompt: (*State).Prompt,
	Names:  (*State).operandArg,
	Step:   mission.step,
	Pass:   mission.unanswered,
	End:    mission.end,
	Ended:  whyOver, Strange: whyMalformed, Elsewhere: whyOtherQuestion,
	Rows: machine.Table(hookRows, actRows, crimeRows, rewardRows, shiftRows, powerRows, evidenceRows, cityRows, ditchRows),
}

func init() { engine.Start(&whys) }

var hookRows = map[rules.Verb]verb{
	vHook: {
		VerbInfo:  rules.VerbInfo{Name: "hook", Operands: one("criminal", kCriminal)},
		Asked:     machine.Questions(askHook, askHookMore),
		Elsewhere: inStep(Hooking),
		List: func(s *State, dst actions) actions {
			if s.tags(int(s.Ask.Seat)) == hookSlots {
				return dst
			}
			return crewAnswers(vHook, s.hookable(int(s.Ask.Seat)), dst)
		},
		Sure:    true,
		Not:     func(s *State, x operands) *why { return s.againstHook(Criminal(x.A)) },
		Do:      func(m mission, x operands) { m.hookNow(Criminal(x.A)) },
		Say:     (*State).offerHook,
		Touches: whereItStands,
		Worth:   func(s *State, x operands, m *mind) float64 { return s.hookSight(m, Criminal(x.A)) },
		Advice: func(s *State, x operands, m *mind) message {
			if p := m.planned(s, Criminal(x.A)); p != nil {
				return rules.Say("advice.hook", info.Naming("crime", refCrime(p.crime)), info.Naming("who", refCriminal(Criminal(x.A))))
			}
			return message{}
		},
	},
	vUnhook: {
		VerbInfo:  rules.VerbInfo{Name: "unhook", Operands: one("criminal", kCriminal)},
		Asked:     machine.Questions(askHook, askHookMore),
		Elsewhere: inStep(Hooking),
		List:      func(s *State, dst actions) actions { return s.tagAnswers(vUnhook, int(s.Ask.Seat), dst) },
		Not:       func(s *State, x operands) *why { return s.againstUnhook(Criminal(x.A)) },
		Do: func(m mission, x operands) {
			m.Turning.Freed |= 1 << x.A
			m.unhook(int(m.Ask.Seat), Criminal(x.A))
		},
		Touches: whereItStands,
		Worth: func(s *State, x operands, m *mind) float64 {
			if s.tags(m.who) < hookSlots || m.story.hooks == 0 || m.story.needs(Criminal(x.A)) {
				return -4
			}
			return 0.8
		},
	},
}

var actRows = map[rules.Verb]verb{
	vMove: {
		VerbInfo:  rules.VerbInfo{Name: "move", Operands: two("criminal", kCriminal, "zone", kZone)},
		Asked:     machine.Questions(askAct),
		Elsewhere: inStep(Acting),
		List:      (*State).actAnswers,
		Sure:      true,
		Not:       func(s *State, x operands) *why { return s.againstMove(Criminal(x.A), Zone(x.B)) },
		Do: func(m mission, x operands) {
			m.spend(Criminal(x.A))
			m.moveTo(Criminal(x.A), m.City.Spot[x.B], int(m.Now))
		},
		Worth: tried(moved, 0.1),
		Advice: func(s *State, x operands, m *mind) message {
			for _, p := range m.plans(s) {
				if s.shortens(m, p, moved(s, s.City, x)) {
					return rules.Say("advice.nearer", info.Naming("crime", refCrime(p.crime)), rules.Num("n", p.actions()))
				}
			}
			return message{}
		},
	},
	vPick: {
		VerbInfo:  rules.VerbInfo{Name: "pick-up", Operands: two("criminal", kCriminal, "item", kItem)},
		Asked:     machine.Questions(askAct),
		Elsewhere: inStep(Acting),
		Among:     true,
		Not:       func(s *State, x operands) *why { return s.againstPick(Criminal(x.A), Item(x.B)) },
		Do: func(m mission, x operands) {
			m.spend(Criminal(x.A))
			m.pick(Criminal(x.A), Item(x.B))
		},
		Say: func(s *State, x operands, m message) message {
			if i := s.City.Holds[x.A]; i != noItem {
				m.Key = "action.pick-up-instead"
				m.Args = append(m.Args, info.Naming("other", refItem(i)))
			}
			return m
		},
		Worth: tried(func(_ *State, c City, x operands) City { c.hand(Item(x.B), Criminal(x.A)); return c }, 0.4),
		Advice: func(s *State, x operands, m *mind) message {
			if p := m.planned(s, Criminal(x.A)); p != nil && (p.want[0] == Item(x.B) || p.want[1] == Item(x.B)) {
				return rules.Say("advice.item", info.Naming("crime", refCrime(p.crime)))
			}
			return message{}
		},
	},
	vPower: {
		VerbInfo:  rules.VerbInfo{Name: "power", Operands: one("zone", kZone)},
		Asked:     machine.Questions(askAct),
		Elsewhere: inStep(Acting),
		Among:     true,
		Not:       func(s *State, x operands) *why { return s.againstPower(Zone(x.A)) },
		Do:        func(m mission, x operands) { m.usePower(Zone(x.A)) },
		Worth:     func(s *State, x operands, m *mind) float64 { return s.powerSight(m, Zone(x.A)) },
	},
	vSkill: {
		VerbInfo:  rules.VerbInfo{Name: "skill", Operands: one("criminal", kCriminal)},
		Asked:     machine.Questions(askAct),
		Elsewhere: inStep(Acting),
		Among:     true,
		Not:       func(s *State, x operands) *why { return s.againstSkill(Criminal(x.A)) },
		Do:        func(m mission, x operands) { m.useSkill(Criminal(x.A)) },
		Say: func(s *State, x operands, m message) message {
			m.Key = "skill." + criminalTable[x.A].ID
			if s.fee(Criminal(x.A)) > 0 && criminalTable[x.A].Fee == FirstFree {
				m.Key += ".paid"
			}
			return m
		},
		Touches: func(s *State, x operands, dst []rules.Ref) []rules.Ref {
			dst = whereItStands(s, x, dst)
			if at := s.City.Pawn[x.A]; Criminal(x.A) == Jumper && at != noSpot {
				dst = append(dst, s.refSpot(at.opposite()))
			}
			return dst
		},
		Worth: func(s *State, x operands, m *mind) float64 { return s.skillSight(m, Criminal(x.A)) },
	},
	vStamina: {
		VerbInfo:  rules.VerbInfo{Name: "stamina", Operands: one("criminal", kCriminal)},
		Asked:     machine.Questions(askAct),
		Elsewhere: inStep(Acting),
		Among:     true,
		Not:       func(s *State, x operands) *why { return s.againstStamina(Criminal(x.A)) },
		Do: func(m mission, x operands) {
			m.Turning.Push, m.Turning.Free = Criminal(x.A), 0
			m.lower(int(m.Now), Criminal(x.A), 1)
		},
		Touches: whereItStands,
		Worth:   func(s *State, x operands, m *mind) float64 { return s.pushSight(m, Criminal(x.A)) },
	},
	vGrip: {
		VerbInfo:  rules.VerbInfo{Name: "grip", Operands: one("criminal", kCriminal)},
		Asked:     machine.Questions(askAct),
		Elsewhere: inStep(Acting),
		Among:     true,
		Not:       func(s *State, x operands) *why { return s.againstGrip(Criminal(x.A)) },
		Do: func(m mission, x operands) {
			m.spend(nobody) // an extra action from Stamina gives no Grip back
			m.raise(int(m.Now), Criminal(x.A), 1)
		},
		Touches: whereItStands,
		Worth:   func(s *State, x operands, m *mind) float64 { return 0.3 + s.gripSight(m.who, Criminal(x.A)) },
		Advice:  adviseGrip,
	},
	vDrop: {
		VerbInfo:  rules.VerbInfo{Name: "drop", Operands: one("criminal", kCriminal)},
		Asked:     machine.Questions(askAct),
		Elsewhere: inStep(Acting),
		Among:     true,
		Not:       func(s *State, x operands) *why { return s.againstDrop(Criminal(x.A)) },
		Do: func(m mission, x operands) {
			m.Turning.Free++
			m.dropItem(Criminal(x.A))
		},
		Say: func(s *State, x operands, m message) message {
			if i := s.City.Holds[x.A]; i != noItem {
				m.Args = append(m.Args, info.Naming("item", refItem(i)))
			}
			return m
		},
		Touches: whereItStands,
		Worth:   tried(func(_ *State, c City, x operands) City { c.drop(Criminal(x.A)); return c }, 0.6),
	},
	vSide: {
		VerbInfo:  rules.VerbInfo{Name: "side-crime", Operands: one("crime", kCrime), Barrier: true},
		Asked:     machine.Questions(askAct),
		Elsewhere: inStep(Acting),
		Among:     true,
		Not:       func(s *State, x operands) *why { return s.againstSide(int(x.A)) },
		Do: func(m mission, x operands) {
			m.Turning.Free = 0
			m.begin(int(m.Now), int(x.A))
		},
		Touches: crimeTouches,
		Worth:   worth(5),
		Advice:  adviseCrime,
	},
	vBoost: {
		VerbInfo:  rules.VerbInfo{Name: "boost", Operands: one("boost", kBoost)},
		Asked:     machine.Questions(askAct),
		Elsewhere: inStep(Acting),
		Among:     true,
		Not:       func(s *State, x operands) *why { return s.againstBoost(Boost(x.A)) },
		Do: func(m mission, x operands) {
			m.Turning.Free = 0
			m.spendBoost(int(m.Now), Boost(x.A))
		},
		Worth: func(s *State, x operands, m *mind) float64 { return s.boostSight(m, Boost(x.A)) },
	},
}

var crimeRows = map[rules.Verb]verb{
	vStory: {
		VerbInfo:  rules.VerbInfo{Name: "story-crime", Operands: one("crime", kCrime), Barrier: true},
		Asked:     machine.Questions(askStory),
		Elsewhere: inStep(Storying),
		List: func(s *State, dst actions) actions {
			for set := s.Players[s.Now].Crimes.and(storyCards); !set.empty(); {
				dst = append(dst, rules.Do(vStory, set.next()))
			}
			return dst
		},
		Not:     func(s *State, x operands) *why { return s.againstStory(int(x.A)) },
		Do:      func(m mission, x operands) { m.begin(int(m.Now), int(x.A)) },
		Touches: crimeTouches,
		Worth:   worth(7),
		Advice:  adviseCrime,
	},
	vRole: {
		VerbInfo: rules.VerbInfo{Name: "role", Operands: one("criminal", kCriminal)},
		Asked:    machine.Questions(askRole),
		List:     (*State).roleAnswers,
		Sure:     true,
		Not:      func(s *State, x operands) *why { return s.againstRole(x.A, false) },
		Do:       func(m mission, x operands) { m.top().Cast[m.askedRole()] = uint8(x.A) },
	},
	vRoleZone: {
		VerbInfo: rules.VerbInfo{Name: "role-zone", Operands: one("zone", kZone)},
		Asked:    machine.Questions(askRole),
		Among:    true,
		Not:      func(s *State, x operands) *why { return s.againstRole(x.A, true) },
		Do:       func(m mission, x operands) { m.top().Cast[Z] = uint8(m.City.Spot[x.A]) },
	},
	vApproach: {
		VerbInfo: rules.VerbInfo{Name: "approach", Operands: one("approach", kApproach), Barrier: true},
		Asked:    machine.Questions(askApproach),
		Set:      machine.Each[State](approachSide),
		Do: func(m mission, x operands) {
			f := m.top()
			f.Step, f.X = rewarding, uint8(x.A)
			m.tell(rules.Event{Kind: evApproach, Who: m.refPlayer(int(f.Who)), What: rules.At(kApproach, int(x.A))})
		},
		Say: func(s *State, x operands, m message) message {
			if s.Depth > 0 && s.top().Kind == frCrime {
				return s.approachWords(int(x.A))
			}
			return m
		},
		Worth: func(s *State, x operands, _ *mind) float64 { return 0.5 * approachStanding(s.top().ID, uint8(x.A)) },
	},
}

var rewardRows = map[rules.Verb]verb{
	vTake: {
		VerbInfo: rules.VerbInfo{Name: "take", Operands: one("evidence", kEvidence), Barrier: true},
		Asked:    machine.Questions(askPlank),
		List:     (*State).plankAnswers,
		Sure:     true,
		Not: func(s *State, x operands) *why {
			if s.onPlank(Evidence(x.A)) < 0 {
				return whyNotOnPlank
			}
			return nil
		},
		Do: func(m mission, x operands) { m.answerPlank(Evidence(x.A)) },
		Worth: func(s *State, x operands, m *mind) float64 {
			v := m.worthOf(s, x.A)
			for row, e := range s.Assignments {
				if int16(e) == x.A && s.dossiers(row) > 0 {
					v += 1
				}
			}
			return v
		},
	},
	vPlace: {
		VerbInfo: rules.VerbInfo{Name: "place", Operands: one("place", kPlace)},
		Asked:    machine.Questions(askPlace),
		Set:      machine.Each[State](places),
		Not:      func(s *State, x operands) *why { return s.againstPlace(int(x.A)) },
		Do:       func(m mission, x operands) { m.answerPlace(int(x.A)) },
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
		Advice: func(s *State, x operands, _ *mind) (msg message) {
			if x.A < placeSlot {
				msg = rules.Say("advice.dossier", rules.Num("n", chapterTable[s.Chapter-1].Dossier))
			}
			return msg
		},
	},
	vFile: {
		VerbInfo: rules.VerbInfo{Name: "file", Operands: one("evidence", kEvidence), Secret: true},
		Asked:    machine.Questions(askFile),
		Set:      machine.Each[State](types),
		Not: func(s *State, x operands) *why {
			if s.Players[s.top().Who].Memory.count(Evidence(x.A)) == 0 {
				return whyNotInMemory
			}
			return nil
		},
		Do:    func(m mission, x operands) { m.answerFile(Evidence(x.A)) },
		Worth: func(s *State, x operands, m *mind) float64 { return -m.worthOf(s, x.A) },
	},
	vClaim: {
		VerbInfo: rules.VerbInfo{Name: "claim", Operands: one("sector", kSector), Barrier: true},
		Asked:    machine.Questions(askClaim, askIon),
		Set:      machine.Each[State](sectors),
		Not:      func(s *State, x operands) *why { return s.againstClaim(s.acting(), int(x.A)) },
		Do: func(m mission, x operands) {
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
				v += claimWorths[boostOf[t]]
			}
			return v
		},
	},
	vAdvance: {
		VerbInfo: rules.VerbInfo{Name: "advance", Operands: one("criminal", kCriminal)},
		Asked:    machine.Questions(askAdvance),
		List:     func(s *State, dst actions) actions { return crewAnswers(vAdvance, s.advancing(), dst) },
		Sure:     true,
		Not:      func(s *State, x operands) *why { return s.againstAdvance(Criminal(x.A)) },
		Do: func(m mission, x operands) {
			m.passed()
			m.raise(m.acting(), Criminal(x.A), 1)
		},
		Worth:  func(s *State, x operands, m *mind) float64 { return s.gripSight(m.who, Criminal(x.A)) },
		Advice: adviseGrip,
	},
	vLose: {
		VerbInfo: rules.VerbInfo{Name: "lose", Operands: one("criminal", kCriminal)},
		Asked:    machine.Questions(askLose),
		List:     func(s *State, dst actions) actions { return crewAnswers(vLose, s.losing(), dst) },
		Sure:     true,
		Not:      func(s *State, x operands) *why { return s.againstLose(Criminal(x.A)) },
		Do: func(m mission, x operands) {
			m.passed()
			m.lower(m.acting(), Criminal(x.A), 1)
		},
		Worth: func(s *State, x operands, m *mind) float64 { return -s.gripSight(m.who, Criminal(x.A)) },
	},
	vDiscard: {
		VerbInfo: rules.VerbInfo{Name: "discard", Operands: one("dilemma", kDilemma), Secret: true},
		Asked:    machine.Questions(askDiscard, askDiscardAny),
		List:     inMind(vDiscard),
		Sure:     true,
		Not:      notInMind,
		Do: func(m mission, x operands) {
			m.passed()
			p := m.acting()
			m.toDiscards(p, m.oneDilemma(p, m.Players[p].Hand.and(cardsOf[x.A])), inHand)
		},
		Worth: func(s *State, x operands, m *mind) float64 { return -s.dilemmaSight(m, x.A) },
	},
	vPurge: {
		VerbInfo: rules.VerbInfo{Name: "purge", Operands: one("dilemma", kDilemma), Secret: true},
		Asked:    machine.Questions(askDiscardAny),
		List:     func(s *State, dst actions) actions { return faceAnswers(vPurge, s.Players[s.acting()].Well, dst) },
		Sure:     true,
		Not: func(s *State, x operands) *why {
			if s.Players[s.acting()].Well.and(cardsOf[x.A]).empty() {
				return whyNotBanked
			}
			return nil
		},
		Do: func(m mission, x operands) {
			m.passed()
			p := m.acting()
			m.toDiscards(p, m.anyOf(m.Players[p].Well.and(cardsOf[x.A])), inWell)
		},
		Worth: func(s *State, x operands, m *mind) float64 { return -s.dilemmaSight(m, x.A) },
	},
	vBank: {
		VerbInfo: rules.VerbInfo{Name: "bank", Operands: one("dilemma", kDilemma), Secret: true},
		Asked:    machine.Questions(askBank),
		List:     inMind(vBank),
		Sure:     true,
		Not:      notInMind,
		Do: func(m mission, x operands) {
			p := m.acting()
			m.bank(m.top(), m.oneDilemma(p, m.Players[p].Hand.and(cardsOf[x.A])))
		},
		Worth: func(s *State, x operands, m *mind) float64 { return s.dilemmaSight(m, x.A) },
		Advice: func(s *State, _ operands, m *mind) message {
			return rules.Say("advice.bank", rules.Num("n", s.finalCorruption(m.who)))
		},
	},
}

var shiftRows = map[rules.Verb]verb{
	vSentinel: {
		VerbInfo: rules.VerbInfo{Name: "sentinel", Operands: one("zone", kZone)},
		Asked:    machine.Questions(askShift, askTowers),
		Rank:     1,
		List:     func(s *State, dst actions) actions { return s.shiftAnswers(s.top(), dst) },
		Sure:     true,
		Not:      func(s *State, x operands) *why { return s.againstSentinel(Zone(x.A)) },
		Do: func(m mission, x operands) {
			m.passed()
			m.setSentinel(m.acting(), m.City.Spot[x.A])
		},
		Touches: theSentinel,
		Worth:   tried(func(_ *State, c City, x operands) City { c.Sentinel = c.Spot[x.A]; return c }, 0.1),
	},
	vEscort: {
		VerbInfo: rules.VerbInfo{Name: "escort", Operands: two("criminal", kCriminal, "zone", kZone)},
		Asked:    machine.Questions(askShift, askTowers),
		Rank:     1,
		Among:    true,
		Not:      func(s *State, x operands) *why { return s.againstEscort(Criminal(x.A), Zone(x.B)) },
		Do: func(m mission, x operands) {
			m.passed()
			m.escort(m.acting(), Criminal(x.A), m.City.Spot[x.B])
		},
		Touches: theSentinel,
		Worth: tried(func(_ *State, c City, x operands) City {
			c.Pawn[x.A], c.Sentinel = c.Spot[x.B], c.Spot[x.B]
			return c
		}, 0.1),
	},
	vBlockade: {
		VerbInfo: rules.VerbInfo{Name: "blockade", Operands: two("from", kEdge, "to", kEdge)},
		Asked:    machine.Questions(askShift, askTowers),
		Rank:     1,
		Among:    true,
		Not:      func(s *State, x operands) *why { return s.againstBlockade(Edge(x.A), Edge(x.B)) },
		Do: func(m mission, x operands) {
			m.passed()
			m.setBlockade(m.acting(), m.City.blockadeOn(Edge(x.A)), Edge(x.B))
		},
		Say: func(s *State, x operands, m message) message {
			m.Args = []rules.Arg{rules.Word("from", s.edgeWords(Edge(x.A))), rules.Word("to", s.edgeWords(Edge(x.B)))}
			return m
		},
		Touches: func(s *State, x operands, dst []rules.Ref) []rules.Ref {
			a, b := Spot(x.A), Spot(x.B)
			return append(dst, s.refSpot(a), s.refSpot(a.cw(1)), s.refSpot(b), s.refSpot(b.cw(1)))
		},
		Worth: tried(func(_ *State, c City, x operands) City { c.Blockade[c.blockadeOn(Edge(x.A))] = Edge(x.B); return c }, 0.1),
	},
}

var powerRows = map[rules.Verb]verb{
	vChallenge: {
		VerbInfo: rules.VerbInfo{Name: "challenge", Operands: one("rival", kSeat), Barrier: true},
		Asked:    machine.Questions(askChallenge),
		Set:      machine.Each[State](echoSeat + 1),
		Not:      func(s *State, x operands) *why { return s.againstChallenge(s.acting(), s.playerOf(int(x.A))) },
		Do: func(m mission, x operands) {
			f := m.passed()
			m.push(Frame{Kind: frChallenge, Who: f.Who, X: uint8(m.playerOf(int(x.A))), Cast: noCast})
		},
		Say: offerRival,
		Worth: func(s *State, x operands, m *mind) float64 {
			if q := s.playerOf(int(x.A)); q >= 0 {
				return 0.4 * float64(s.total(q)-s.total(m.who))
			}
			return 0
		},
	},
	vDrawUnseen: {
		VerbInfo: rules.VerbInfo{Name: "draw-unseen", Operands: one("deck", kDeck), Barrier: true},
		Asked:    machine.Questions(askIon),
		Set:      machine.Each[State](decks),
		Not:      func(s *State, x operands) *why { return s.againstDraw(Deck(x.A)) },
		Do: func(m mission, x operands) {
			m.passed()
			m.drawUnseen(m.acting(), Deck(x.A))
		},
		Worth: worth(1),
	},
	vGainEvidence: {
		VerbInfo: rules.VerbInfo{Name: "gain-evidence"},
		Asked:    machine.Questions(askRiverside),
		Not:      func(s *State, _ operands) *why { return s.againstGaining() },
		Do:       func(m mission, _ operands) { m.push(Frame{Kind: frGain, Who: m.passed().Who, N: 1, Cast: noCast}) },
		Worth:    worth(2.4),
	},
	vFileEvidence: {
		VerbInfo: rules.VerbInfo{Name: "file-evidence"},
		Asked:    machine.Questions(askRiverside),
		Not: func(s *State, _ operands) *why {
			if s.memorySize(s.acting()) == 0 {
				return whyNoMemory
			}
			return nil
		},
		Do:    func(m mission, _ operands) { m.push(Frame{Kind: frFile, Who: m.passed().Who, N: 1, Cast: noCast}) },
		Worth: worth(1),
	},
	vSwapTags: {
		VerbInfo: rules.VerbInfo{Name: "swap-tags", Operands: one("rival", kSeat)},
		Asked:    machine.Questions(askSwapTags),
		Set:      machine.Each[State](echoSeat + 1),
		Not:      func(s *State, x operands) *why { return s.againstSwapTags(s.acting(), s.playerOf(int(x.A))) },
		Do: func(m mission, x operands) {
			m.passed()
			m.swapTags(m.acting(), m.playerOf(int(x.A)))
		},
		Say: offerRival,
		Worth: func(s *State, x operands, m *mind) float64 {
			if q := s.playerOf(int(x.A)); q >= 0 {
				return 1.5 * float64(s.tags(q)-s.tags(m.who))
			}
			return 0
		},
	},
	vLock: {
		VerbInfo: rules.VerbInfo{Name: "lock", Operands: one("criminal", kCriminal)},
		Asked:    machine.Questions(askLock),
		List:     func(s *State, dst actions) actions { return s.tagAnswers(vLock, s.acting(), dst) },
		Not:      func(s *State, x operands) *why { return s.againstLock(s.acting(), Criminal(x.A)) },
		Do: func(m mission, x operands) {
			m.passed()
			m.lock(m.acting(), Criminal(x.A))
		},
	},
}

var evidenceRows = map[rules.Verb]verb{
	vPeek: {
		VerbInfo: rules.VerbInfo{Name: "peek"},
		Asked:    machine.Questions(askTowers),
		Not: func(s *State, _ operands) *why {
			if !s.canPeek(s.acting()) {
				return whyNothingUnseen
			}
			return nil
		},
		Do: func(m mission, _ operands) { m.top().N = 2 },
	},
	vLook: {
		VerbInfo: rules.VerbInfo{Name: "look", Operands: one("place", kPlace), Barrier: true},
		Asked:    machine.Questions(pointing...),
		List:     (*State).tokenAnswers,
		Sure:     true,
		Not:      func(s *State, x operands) *why { return s.againstLook(int(x.A)) },
		Do:       func(m mission, x operands) { m.answerToken(int(x.A), -1) },
		Say:      offerPlace,
		Worth:    worth(tokenWorth),
	},
	vKnown: {
		VerbInfo: rules.VerbInfo{
			Name:     "known",
			Operands: []rules.Operand{{Name: "place", Ref: kPlace, Open: true}, {Name: "evidence", Ref: kEvidence}},
			Secret:   true, Barrier: true,
		},
		Asked: machine.Questions(pointing...),
		Among: true,
		Not:   func(s *State, x operands) *why { return s.againstKnown(int(x.A), Evidence(x.B)) },
		Do:    func(m mission, x operands) { m.answerToken(int(x.A), int(x.B)) },
		Say:   offerPlace,
		Worth: func(s *State, x operands, m *mind) float64 { return m.worthOf(s, x.B) },
	},
}

var cityRows = map[rules.Verb]verb{
	vSend: {
		VerbInfo: rules.VerbInfo{Name: "send", Operands: two("criminal", kCriminal, "zone", kZone)},
		Asked:    machine.Questions(askSend),
		List: func(s *State, dst actions) actions {
			for rest := s.cast(); rest != 0; rest = rest.rest() {
				dst = s.everywhere(vSend, int(rest.first()), dst)
			}
			return dst
		},
		Not:   func(s *State, x operands) *why { return s.againstSend(Criminal(x.A), Zone(x.B)) },
		Do:    shoved,
		Worth: tried(moved, 0.1),
	},
	vPush: {
		VerbInfo: rules.VerbInfo{Name: "push", Operands: two("criminal", kCriminal, "zone", kZone)},
		Asked:    machine.Questions(askTowers, askPush),
		List: func(s *State, dst actions) actions {
			if s.Ask.Kind == askTowers {
				return s.pushAnswers(s.cast(), dst)
			}
			return s.pushAnswers(s.nearbyCriminals(s.skilful()), dst)
		},
		Sure:  true,
		Not:   func(s *State, x operands) *why { return s.againstPush(Criminal(x.A), Zone(x.B)) },
		Do:    shoved,
		Worth: tried(moved, 0.1),
	},
	vPushItem: {
		VerbInfo: rules.VerbInfo{Name: "push-item", Operands: two("item", kItem, "zone", kZone)},
		Asked:    machine.Questions(askTowers, askDrone),
		List:     (*State).pushItemAnswers,
		Sure:     true,
		Not:      func(s *State, x operands) *why { return s.againstPushItem(s.top(), Item(x.A), Zone(x.B)) },
		Do:       laid,
		Say:      offerHeldItem,
		Worth:    tried(itemLaid, 0.1),
	},
	vSwapItems: {
		VerbInfo: rules.VerbInfo{Name: "swap-items", Operands: two("item", kItem, "other", kItem)},
		Asked:    machine.Questions(askSwapItems),
		List: func(s *State, dst actions) actions {
			for i := range items {
				for j := i + 1; j < items; j++ {
					dst = append(dst, rules.Do(vSwapItems, i, j))
				}
			}
			return dst
		},
		Not: func(s *State, x operands) *why { return s.againstSwapItems(Item(x.A), Item(x.B)) },
		Do: func(m mission, x operands) {
			m.passed()
			m.swapItems(m.acting(), Item(x.A), Item(x.B))
		},
		Worth: tried(func(_ *State, c City, x operands) City { c.swap(Item(x.A), Item(x.B)); return c }, 0.1),
	},
	vMoveItem: {
		VerbInfo: rules.VerbInfo{Name: "move-item", Operands: two("item", kItem, "zone", kZone)},
		Asked:    machine.Questions(askMoveItem),
		List: func(s *State, dst actions) actions {
			for i := range items {
				dst = s.everywhere(vMoveItem, i, dst)
			}
			return dst
		},
		Not:   func(s *State, x operands) *why { return s.againstMoveItem(Item(x.A), Zone(x.B)) },
		Do:    laid,
		Say:   offerHeldItem,
		Worth: tried(itemLaid, 0.1),
	},
	vSwapWith: {
		VerbInfo: rules.VerbInfo{Name: "swap-with", Operands: two("criminal", kCriminal, "item", kItem)},
		Asked:    machine.Questions(askSwapItemCriminal),
		List: func(s *State, dst actions) actions {
			for rest := s.cast(); rest != 0; rest = rest.rest() {
				for i := range items {
					dst = append(dst, rules.Do(vSwapWith, int(rest.first()), i))
				}
			}
			return dst
		},
		Not: func(s *State, x operands) *why { return s.againstSwapItemCriminal(Criminal(x.A), Item(x.B)) },
		Do: func(m mission, x operands) {
			m.passed()
			m.swapItemCriminal(m.acting(), Criminal(x.A), Item(x.B))
		},
		Worth: tried(func(_ *State, c City, x operands) City {
			from, to := c.Pawn[x.A], c.itemAt(Item(x.B))
			c.lay(Item(x.B), from)
			c.Pawn[x.A] = to
			return c
		}, 0.1),
	},
	vSwapCriminals: {
		VerbInfo: rules.VerbInfo{Name: "swap-criminals", Operands: two("criminal", kCriminal, "other", kCriminal)},
		Asked:    machine.Questions(askSwapCriminals),
		List: func(s *State, dst actions) actions {
			for rest := s.cast(); rest != 0; rest = rest.rest() {
				for others := rest.rest(); others != 0; others = others.rest() {
					dst = append(dst, rules.Do(vSwapCriminals, int(rest.first()), int(others.first())))
				}
			}
			return dst
		},
		Not: func(s *State, x operands) *why { return s.againstSwapCriminals(Criminal(x.A), Criminal(x.B)) },
		Do: func(m mission, x operands) {
			m.passed()
			m.swapCriminals(m.acting(), Criminal(x.A), Criminal(x.B))
		},
		Worth: tried(func(_ *State, c City, x operands) City {
			c.Pawn[x.A], c.Pawn[x.B] = c.Pawn[x.B], c.Pawn[x.A]
			return c
		}, 0.1),
	},
	vMoveHeat: {
		VerbInfo: rules.VerbInfo{Name: "move-heat", Operands: two("from", kZone, "to", kZone)},
		Asked:    machine.Questions(askMoveHeat),
		List: func(s *State, dst actions) actions {
			for _, from := range s.City.Heat {
				dst = s.everywhere(vMoveHeat, int(s.City.Ring[from]), dst)
			}
			return dst
		},
		Not: func(s *State, x operands) *why { return s.againstMoveHeat(Zone(x.A), Zone(x.B)) },
		Do: func(m mission, x operands) {
			m.passed()
			m.moveHeat(m.City.Spot[x.A], m.City.Spot[x.B])
		},
		Say: func(s *State, x operands, m message) message {
			m.Args = append(m.Args, rules.Num("n", s.City.heatAt(s.City.Spot[x.A])))
			return m
		},
		Worth: tried(func(_ *State, c City, x operands) City {
			for i := range c.Heat {
				if c.Heat[i] == c.Spot[x.A] {
					c.Heat[i] = c.Spot[x.B]
				}
			}
			return c
		}, 0.1),
	},
	vZone: {
		VerbInfo: rules.VerbInfo{Name: "zone", Operands: one("zone", kZone)},
		Asked:    machine.Questions(askDrive, askPost, askFix, askSprint),
		List:     (*State).zoneAnswers,
		Not:      func(s *State, x operands) *why { return s.againstZone(Zone(x.A)) },
		Do:       func(m mission, x operands) { m.answerZone(Zone(x.A)) },
		Say: func(s *State, _ operands, m message) message {
			switch s.Ask.Kind {
			case askDrive:
				m.Key = "action.drive"
			case askPost:
				m.Key = "action.post"
			case askFix:
				m.Key = "action.fix"
			case askSprint:
				m.Key = "action.sprint"
			}
			return m
		},
		Worth: func(s *State, x operands, m *mind) float64 {
			switch f := s.top(); {
			case s.Ask.Kind == askFix:
				return s.powerSight(m, Zone(x.A))
			case f.Kind == frProgram:
				city := s.City
				city.Pawn[f.ID] = city.Spot[x.A]
				return m.gain(&city) - 0.1
			}
			return 0
		},
	},
	vItem: {
		VerbInfo: rules.VerbInfo{Name: "item", Operands: one("item", kItem)},
		Asked:    machine.Questions(askSendItem, askSnatch, askDrone),
		List: func(s *State, dst actions) actions {
			switch s.Ask.Kind {
			case askSendItem:
				return kitAnswers(s.sendable(s.top()), dst)
			case askSnatch:
				return kitAnswers(s.snatchable(s.skilful()), dst)
			}
			return dst // among the Dronejack's others
		},
		Sure: true,
		Not:  func(s *State, x operands) *why { return s.againstItem(Item(x.A)) },
		Do: func(m mission, x operands) {
			st := m.top().step()
			if f := m.passed(); f.Kind == frCrime {
				m.layItem(Item(x.A), m.City.where(st.To, &f.Cast))
			} else {
				m.pick(Criminal(f.ID), Item(x.A))
			}
		},
		Say: func(s *State, x operands, m message) message { return s.itemWords(m, int(x.A)) },
		Worth: func(s *State, x operands, m *mind) float64 {
			if f := s.top(); f.Kind == frProgram {
				city := s.City
				city.hand(Item(x.A), Criminal(f.ID))
				return m.gain(&city) - 0.1
			}
			return 0
		},
	},
}

var ditchRows = map[rules.Verb]verb{
	vDitchSide:  ditching("ditch-side", Sides, (*State).ditchAnswers),
	vDitchOne:   ditching("ditch-1", LevelOne, nil),
	vDitchTwo:   ditching("ditch-2", LevelTwo, nil),
	vDitchThree: ditching("ditch-3", LevelThree, nil),
	vDraw: {
		VerbInfo: rules.VerbInfo{Name: "draw", Operands: one("deck", kDeck), Barrier: true},
		Asked:    machine.Questions(askDraw),
		List: func(s *State, dst actions) actions {
			set := s.lacking(int(s.Now))
			for d := range Deck(decks) {
				if set>>d&1 == 1 {
					dst = machine.Add(dst, vDraw, int16(d), 0)
				}
			}
			return dst
		},
		Sure:  true,
		Not:   func(s *State, x operands) *why { return s.againstDrawing(Deck(x.A)) },
		Do:    func(m mission, x operands) { m.drawToHand(int(m.Now), Deck(x.A)) },
		Worth: func(s *State, x operands, _ *mind) float64 { return s.deckSight(Deck(x.A)) },
	},
	vDone: {
		VerbInfo: rules.VerbInfo{Name: "done"},
		Asked: machine.Questions(askHook, askHookMore, askAct, askStory, askDitch, askDraw, askChallenge, askShift, askIon, askRiverside, askSend,
			askTowers, askSwapItems),
		Rank:  2,
		Not:   func(s *State, _ operands) *why { return s.againstDone() },
		Do:    func(m mission, _ operands) { m.goOn() },
		Say:   func(s *State, _ operands, _ message) message { return rules.Say(s.doneKey()) },
		Worth: func(s *State, _ operands, _ *mind) float64 { return s.doneSight() },
	},
}

// ditching is the verb that ditches a card of a deck: its back can be seen by
// everybody.
func ditching(name string, d Deck, list func(*State, actions) actions) verb {
	return verb{
		VerbInfo:  rules.VerbInfo{Name: name, Operands: one("crime", kCrime), Secret: true},
		Asked:     machine.Questions(askDitch),
		Elsewhere: inStep(Ditching),
		List:      list,
		Among:     list == nil,
		Sure:      true,
		Not:       func(s *State, x operands) *why { return s.againstDitch(d, int(x.A)) },
		Do:        func(m mission, x operands) { m.ditch(int(m.Now), int(x.A)) },
		Worth:     func(s *State, x operands, m *mind) float64 { return s.ditchSight(m, int(x.A)) },
	}
}

func one(name string, k rules.RefKind) []rules.Operand { return []rules.Operand{{Name: name, Ref: k}} }

func two(a string, k rules.RefKind, b string, l rules.RefKind) []rules.Operand {
	return []rules.Operand{{Name: a, Ref: k}, {Name: b, Ref: l}}
}

// acting is the player to whom the top effect happens.
func (s *State) acting() int { return int(s.top().Who) }

// skilful is the Criminal whose Skill is on top of the stack.
func (s *State) skilful() Criminal { return Criminal(s.top().ID) }

// passed moves the top effect past what has asked.
func (m mission) passed() *Frame {
	f := m.top()
	switch f.Kind {
	case frProgram:
		f.Step++
	case frCrime:
		f.X++
	default:
		f.N--
	}
	return f
}

// Answers that several verbs list.

func crewAnswers(v rules.Verb, set Crew, dst actions) actions {
	for ; set != 0; set = set.rest() {
		dst = machine.Add(dst, v, int16(set.first()), 0)
	}
	return dst
}

func kitAnswers(set Kit, dst actions) actions {
	for i := range Item(items) {
		if set>>i&1 == 1 {
			dst = machine.Add(dst, vItem, int16(i), 0)
		}
	}
	return dst
}

// tagAnswers appends a verb with each hooked Criminal of p.
func (s *State) tagAnswers(v rules.Verb, p int, dst actions) actions {
	for _, k := range s.Players[p].Hooks {
		if k != nobody {
			dst = machine.Add(dst, v, int16(k), 0)
		}
	}
	return dst
}

// everywhere appends a verb about x with each Zone of the ring.
func (s *State) everywhere(v rules.Verb, x int, dst actions) actions {
	for _, z := range s.City.Ring {
		dst = machine.Add(dst, v, int16(x), int16(z))
	}
	return dst
}

// inMind lists a verb with each different Dilemma in hand.
func inMind(v rules.Verb) func(*State, actions) actions {
	return func(s *State, dst actions) actions { return faceAnswers(v, s.Players[s.acting()].Hand, dst) }
}

func notInMind(s *State, x operands) *why {
	if s.Players[s.acting()].Hand.and(cardsOf[x.A]).empty() {
		return whyNotInMind
	}
	return nil
}

func shoved(m mission, x operands) { m.passed(); m.moveTo(Criminal(x.A), m.City.Spot[x.B], m.acting()) }

func laid(m mission, x operands) { m.passed(); m.layItem(Item(x.A), m.City.Spot[x.B]) }

// Worths and changes that several verbs share.

func worth(v float64) func(*State, operands, *mind) float64 {
	return func(*State, operands, *mind) float64 { return v }
}

func moved(_ *State, c City, x operands) City { c.Pawn[x.A] = c.Spot[x.B]; return c }

func itemLaid(_ *State, c City, x operands) City { c.lay(Item(x.A), c.Spot[x.B]); return c }

// tried is what the change that an answer brings to the city is worth, less what it
// costs.
func tried(change func(s *State, c City, x operands) City, less float64) func(*State, operands, *mind) float64 {
	return func(s *State, x operands, m *mind) float64 {
		city := change(s, s.City, x)
		return m.gain(&city) - less
	}
}

func adviseGrip(s *State, _ operands, m *mind) message {
	return rules.Say("advice.grip", rules.Num("n", s.lowestGrip(m.who)))
}

func adviseCrime(_ *State, x operands, _ *mind) message {
	return rules.Say("advice.reward", info.Naming("crime", refCrime(int(x.A))))
}

// What answers touch.

func whereItStands(s *State, x operands, dst []rules.Ref) []rules.Ref {
	if at := s.City.Pawn[x.A]; at != noSpot {
		dst = append(dst, s.refSpot(at))
	}
	return dst
}

func theSentinel(_ *State, _ operands, dst []rules.Ref) []rules.Ref {
	return append(dst, rules.At(kPiece, pieceSentinel))
}
