package intoodeep

import (
	"safehouse/rules"
	"safehouse/rules/machine"
)

// The verbs of powers, Skills, Boosts and of the steps of crimes.

var shiftRows = map[rules.Verb]verb{
	VSentinel: {
		VerbInfo: rules.VerbInfo{Name: "sentinel", Operands: one("zone", kZone)},
		List:     func(s *State, dst actions) actions { return s.shiftAnswers(s.top(), dst) },
		Sure:     true,
		Not:      func(s *State, x operands) *why { return s.againstSentinel(Zone(x.A)) },
		Do: func(m runner, x operands) {
			m.passed()
			m.setSentinel(m.acting(), m.City.Spot[x.A])
		},
		Touches: theSentinel,
		Worth:   tried(posted, 0.1),
		Advice:  eased(posted),
	},
	VEscort: {
		VerbInfo: rules.VerbInfo{Name: "escort", Operands: two("criminal", kCriminal, "zone", kZone)},
		Listed:   true,
		Not:      func(s *State, x operands) *why { return s.againstEscort(Criminal(x.A), Zone(x.B)) },
		Do: func(m runner, x operands) {
			m.passed()
			m.escort(m.acting(), Criminal(x.A), m.City.Spot[x.B])
		},
		Touches: theSentinel,
		Worth:   tried(escorted, 0.1),
		Advice:  eased(escorted),
	},
	VBlockade: {
		VerbInfo: rules.VerbInfo{Name: "blockade", Operands: two("from", kEdge, "to", kEdge)},
		Listed:   true,
		Not:      func(s *State, x operands) *why { return s.againstBlockade(Edge(x.A), Edge(x.B)) },
		Do: func(m runner, x operands) {
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
		Worth:  tried(barred, 0.1),
		Advice: eased(barred),
	},
}

var powerRows = map[rules.Verb]verb{
	VChallenge: {
		VerbInfo: rules.VerbInfo{Name: "challenge", Operands: one("rival", kSeat), Barrier: true},
		Set:      machine.Each[State](echoSeat + 1),
		Not:      func(s *State, x operands) *why { return s.againstChallenge(s.acting(), s.playerOf(int(x.A))) },
		Do: func(m runner, x operands) {
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
		Advice: func(s *State, x operands, m *mind) message { return s.adviseChallenge(m, s.playerOf(int(x.A))) },
	},
	VDrawUnseen: {
		VerbInfo: rules.VerbInfo{Name: "draw-unseen", Operands: one("deck", kDeck), Barrier: true},
		Set:      machine.Each[State](decks),
		Not:      func(s *State, x operands) *why { return s.againstDraw(Deck(x.A)) },
		Do: func(m runner, x operands) {
			m.passed()
			m.drawUnseen(m.acting(), Deck(x.A))
		},
		Worth:  worth(1),
		Advice: func(*State, operands, *mind) message { return rules.Say("advice.waits") },
	},
	VGainEvidence: {
		VerbInfo: rules.VerbInfo{Name: "gain-evidence"},
		Not:      func(s *State, _ operands) *why { return s.againstGaining() },
		Do:       func(m runner, _ operands) { m.push(Frame{Kind: frGain, Who: m.passed().Who, N: 1, Cast: noCast}) },
		Worth:    worth(2.4),
		Advice:   func(s *State, _ operands, _ *mind) message { return s.adviseGain() },
	},
	VFileEvidence: {
		VerbInfo: rules.VerbInfo{Name: "file-evidence"},
		Not: func(s *State, _ operands) *why {
			if s.memorySize(s.acting()) == 0 {
				return whyNoMemory
			}
			return nil
		},
		Do:     func(m runner, _ operands) { m.push(Frame{Kind: frFile, Who: m.passed().Who, N: 1, Cast: noCast}) },
		Worth:  worth(1),
		Advice: func(s *State, _ operands, m *mind) message { return s.adviseFiling(m) },
	},
	VSwapTags: {
		VerbInfo: rules.VerbInfo{Name: "swap-tags", Operands: one("rival", kSeat)},
		Set:      machine.Each[State](echoSeat + 1),
		Not:      func(s *State, x operands) *why { return s.againstSwapTags(s.acting(), s.playerOf(int(x.A))) },
		Do: func(m runner, x operands) {
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
		Advice: func(s *State, x operands, m *mind) message { return s.adviseSwapTags(m, s.playerOf(int(x.A))) },
	},
	VLock: {
		VerbInfo: rules.VerbInfo{Name: "lock", Operands: one("criminal", kCriminal)},
		List:     func(s *State, dst actions) actions { return s.tagAnswers(VLock, s.acting(), dst) },
		Not:      func(s *State, x operands) *why { return s.againstLock(s.acting(), Criminal(x.A)) },
		Do: func(m runner, x operands) {
			m.passed()
			m.lock(m.acting(), Criminal(x.A))
		},
		Advice: func(s *State, x operands, _ *mind) message { return s.adviseLock(Criminal(x.A)) },
	},
}

var evidenceRows = map[rules.Verb]verb{
	VPeek: {
		VerbInfo: rules.VerbInfo{Name: "peek"},
		Not: func(s *State, _ operands) *why {
			if !s.canPeek(s.acting()) {
				return whyNothingUnseen
			}
			return nil
		},
		Do:     func(m runner, _ operands) { f := m.top(); f.N = f.step().N },
		Advice: func(s *State, _ operands, _ *mind) message { return s.advisePeek() },
	},
	VLook: {
		VerbInfo: rules.VerbInfo{Name: "look", Operands: one("place", kPlace), Barrier: true},
		List:     (*State).tokenAnswers,
		Sure:     true,
		Not:      func(s *State, x operands) *why { return s.againstLook(int(x.A)) },
		Do:       func(m runner, x operands) { m.answerToken(int(x.A), -1) },
		Say:      offerPlace,
		Worth:    worth(tokenWorth),
		Advice:   func(s *State, x operands, _ *mind) message { return s.adviseLook(int(x.A)) },
	},
	VKnown: {
		VerbInfo: rules.VerbInfo{
			Name:     "known",
			Operands: []rules.Operand{{Name: "place", Ref: kPlace, Open: true}, {Name: "evidence", Ref: kEvidence}},
			Secret:   true, Barrier: true,
		},
		Listed: true,
		Not:    func(s *State, x operands) *why { return s.againstKnown(int(x.A), Evidence(x.B)) },
		Do:     func(m runner, x operands) { m.answerToken(int(x.A), int(x.B)) },
		Say:    offerPlace,
		Worth:  func(s *State, x operands, m *mind) float64 { return m.worthOf(s, x.B) },
		Advice: func(s *State, x operands, m *mind) message {
			if s.Ask.Kind == askReveal {
				return rules.Say("advice.reveal-known", info.Naming("evidence", refEvidence(Evidence(x.B))))
			}
			return s.adviseTake(m, Evidence(x.B))
		},
	},
}

var cityRows = map[rules.Verb]verb{
	VSend: {
		VerbInfo: rules.VerbInfo{Name: "send", Operands: two("criminal", kCriminal, "zone", kZone)},
		List: func(s *State, dst actions) actions {
			for rest := s.cast(); rest != 0; rest = rest.rest() {
				dst = s.everywhere(VSend, int(rest.first()), dst)
			}
			return dst
		},
		Not:    func(s *State, x operands) *why { return s.againstSend(Criminal(x.A), Zone(x.B)) },
		Do:     shoved,
		Worth:  tried(moved, 0.1),
		Advice: eased(moved),
	},
	VPush: {
		VerbInfo: rules.VerbInfo{Name: "push", Operands: two("criminal", kCriminal, "zone", kZone)},
		List: func(s *State, dst actions) actions {
			if s.Ask.Kind == askTowers {
				return s.pushAnswers(s.cast(), dst)
			}
			return s.pushAnswers(s.nearbyCriminals(s.skilful()), dst)
		},
		Sure:   true,
		Not:    func(s *State, x operands) *why { return s.againstPush(Criminal(x.A), Zone(x.B)) },
		Do:     shoved,
		Worth:  tried(moved, 0.1),
		Advice: eased(moved),
	},
	VPushItem: {
		VerbInfo: rules.VerbInfo{Name: "push-item", Operands: two("item", kItem, "zone", kZone)},
		List:     (*State).pushItemAnswers,
		Sure:     true,
		Not:      func(s *State, x operands) *why { return s.againstPushItem(s.top(), Item(x.A), Zone(x.B)) },
		Do:       laid,
		Say:      offerHeldItem,
		Worth:    tried(itemLaid, 0.1),
		Advice:   eased(itemLaid),
	},
	VSwapItems: {
		VerbInfo: rules.VerbInfo{Name: "swap-items", Operands: two("item", kItem, "other", kItem)},
		List: func(s *State, dst actions) actions {
			for i := range items {
				for j := i + 1; j < items; j++ {
					dst = append(dst, rules.Do(VSwapItems, i, j))
				}
			}
			return dst
		},
		Not: func(s *State, x operands) *why { return s.againstSwapItems(Item(x.A), Item(x.B)) },
		Do: func(m runner, x operands) {
			m.passed()
			m.swapItems(m.acting(), Item(x.A), Item(x.B))
		},
		Worth:  tried(itemsSwapped, 0.1),
		Advice: eased(itemsSwapped),
	},
	VMoveItem: {
		VerbInfo: rules.VerbInfo{Name: "move-item", Operands: two("item", kItem, "zone", kZone)},
		List: func(s *State, dst actions) actions {
			for i := range items {
				dst = s.everywhere(VMoveItem, i, dst)
			}
			return dst
		},
		Not:    func(s *State, x operands) *why { return s.againstMoveItem(Item(x.A), Zone(x.B)) },
		Do:     laid,
		Say:    offerHeldItem,
		Worth:  tried(itemLaid, 0.1),
		Advice: eased(itemLaid),
	},
	VSwapWith: {
		VerbInfo: rules.VerbInfo{Name: "swap-with", Operands: two("criminal", kCriminal, "item", kItem)},
		List: func(s *State, dst actions) actions {
			for rest := s.cast(); rest != 0; rest = rest.rest() {
				for i := range items {
					dst = append(dst, rules.Do(VSwapWith, int(rest.first()), i))
				}
			}
			return dst
		},
		Not: func(s *State, x operands) *why { return s.againstSwapItemCriminal(Criminal(x.A), Item(x.B)) },
		Do: func(m runner, x operands) {
			m.passed()
			m.swapItemCriminal(m.acting(), Criminal(x.A), Item(x.B))
		},
		Worth:  tried(swappedWith, 0.1),
		Advice: eased(swappedWith),
	},
	VSwapCriminals: {
		VerbInfo: rules.VerbInfo{Name: "swap-criminals", Operands: two("criminal", kCriminal, "other", kCriminal)},
		List: func(s *State, dst actions) actions {
			for rest := s.cast(); rest != 0; rest = rest.rest() {
				for others := rest.rest(); others != 0; others = others.rest() {
					dst = append(dst, rules.Do(VSwapCriminals, int(rest.first()), int(others.first())))
				}
			}
			return dst
		},
		Not: func(s *State, x operands) *why { return s.againstSwapCriminals(Criminal(x.A), Criminal(x.B)) },
		Do: func(m runner, x operands) {
			m.passed()
			m.swapCriminals(m.acting(), Criminal(x.A), Criminal(x.B))
		},
		Worth:  tried(criminalsSwapped, 0.1),
		Advice: eased(criminalsSwapped),
	},
	VMoveHeat: {
		VerbInfo: rules.VerbInfo{Name: "move-heat", Operands: two("from", kZone, "to", kZone)},
		List: func(s *State, dst actions) actions {
			for _, from := range s.City.Heat {
				dst = s.everywhere(VMoveHeat, int(s.City.Ring[from]), dst)
			}
			return dst
		},
		Not: func(s *State, x operands) *why { return s.againstMoveHeat(Zone(x.A), Zone(x.B)) },
		Do: func(m runner, x operands) {
			m.passed()
			m.moveHeat(m.City.Spot[x.A], m.City.Spot[x.B])
		},
		Say: func(s *State, x operands, m message) message {
			m.Args = append(m.Args, rules.Num("n", s.City.heatAt(s.City.Spot[x.A])))
			return m
		},
		Worth:  tried(heatMoved, 0.1),
		Advice: eased(heatMoved),
	},
	VZone: {
		VerbInfo: rules.VerbInfo{Name: "zone", Operands: one("zone", kZone)},
		List:     listChoice,
		Not:      againstChoice,
		Do:       choose,
		Say: func(s *State, _ operands, m message) message {
			if key := questionRows[s.Ask.Kind].offers; key != "" {
				m.Key = key
			}
			return m
		},
		Worth:  choiceWorth,
		Advice: adviseChoice,
	},
	VItem: {
		VerbInfo: rules.VerbInfo{Name: "item", Operands: one("item", kItem)},
		List:     listChoice,
		Sure:     true,
		Not:      againstChoice,
		Do:       choose,
		Say:      func(s *State, x operands, m message) message { return s.itemWords(m, int(x.A)) },
		Worth:    choiceWorth,
		Advice:   adviseChoice,
	},
}
