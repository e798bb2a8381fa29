package deepstate

import (
	"safehouse/rules"
	"safehouse/rules/machine"
)

// Verbs.
const (
	VPick rules.Verb = 1 + iota
	VBury
	VInfiltrate
	VCovert
	VAdvance
	VRecruit
	VContact
	VSkip
	VPlay
	VAttach
	VTriads
	VYakuza
	VCosaNostra
	VPass
	VDismiss
	VDiscard
	VMake
	VGive
	VGiveSecondary
	VReturn
	VReturnOperation
	VTrim
	VHit
	VHitReserve
	VMove
	VStrike
	VExchange
	VEncore
	VSeal
	VClaim
	VSummons
	verbs
)

type (
	verb     = machine.Row[State, runner, judge]
	operands = machine.Operands
)

// engine is the game as the house plays it.
var engine = machine.Machine[State, runner, judge]{
	Info:      info,
	On:        func(s *State, rec *rules.Recorder) runner { return runner{s, rec} },
	Asked:     func(s *State) (uint8, bool) { return uint8(s.Ask.Kind), s.Over },
	Questions: questionRows[:],
	Idle:      (*State).idle,
	Prompt:    (*State).Prompt,
	Step:      runner.next,
	Pass:      runner.pop,
	End:       runner.end,
	Ended:     whyOver, Strange: whyMalformed, Elsewhere: whyOther,
	Rows: []verb{
		VPick: {
			VerbInfo: rules.VerbInfo{Name: "pick", Operands: one("treaty", kTreaty), Secret: true, Printed: true},
			Set: func(s *State) (operands, uint64) {
				return operands{}, uint64(s.Draft.Packs[s.packOf(int(s.Ask.By), int(s.Draft.Step))])
			},
			Sure:   true,
			Not:    func(s *State, x operands) *why { return s.againstPick(s.Ask.By, Treaty(x.A)) },
			Do:     func(c runner, x operands) { c.pick(c.Ask.By, Treaty(x.A)) },
			Worth:  func(_ *State, x operands, j *judge) float64 { return j.keepWorth(Treaty(x.A)) },
			Advice: func(_ *State, x operands, j *judge) rules.Message { return j.advisePick(Treaty(x.A)) },
		},
		VBury: {
			VerbInfo: rules.VerbInfo{Name: "put-back", Operands: one("treaty", kTreaty), Secret: true, Barrier: true},
			Set:      inHand,
			Sure:     true,
			Not:      func(s *State, x operands) *why { return s.againstLeaving(s.Ask.By, Treaty(x.A)) },
			Do:       func(c runner, x operands) { c.bury(c.Ask.By, Treaty(x.A)) },
			Worth:    func(_ *State, x operands, j *judge) float64 { return -j.keepWorth(Treaty(x.A)) },
			Advice:   func(_ *State, x operands, j *judge) rules.Message { return j.advisePick(Treaty(x.A)) },
		},
		VInfiltrate: {
			VerbInfo: rules.VerbInfo{Name: "infiltrate", Operands: []rules.Operand{{Name: "card", Ref: kCard}, {Name: "agents"}}, Barrier: true},
			List:     (*State).sendings,
			Sure:     true,
			Not:      func(s *State, x operands) *why { return s.againstInfiltrate(s.Ask.By, Card(x.A), int(x.B)) },
			Do: func(c runner, x operands) {
				c.acted(Card(x.A))
				c.infiltrate(c.Ask.By, Card(x.A), int(x.B))
			},
			Say:     (*State).offerInfiltrate,
			Touches: whoIsThere,
			Worth: func(_ *State, x operands, j *judge) float64 {
				gain, theirs := j.gains(Card(x.A))
				if j.s.claimed(Card(x.A)) { // nobody answers
					safe := j.x
					safe.many = 0
					return safe.infiltrateWorth(int(x.B), j.least, gain, theirs)
				}
				return j.x.infiltrateWorth(int(x.B), j.least, gain, theirs)
			},
			Advice: func(_ *State, x operands, j *judge) rules.Message { return j.adviseSending(Card(x.A), int(x.B)) },
		},
		VCovert: {
			VerbInfo: rules.VerbInfo{Name: "covert", Operands: one("operation", kOperation), Barrier: true, Printed: true},
			Listed:   true, // behind the cards, see sendings
			Not:      func(s *State, x operands) *why { return s.againstOperation(s.Ask.By, Operation(x.A)) },
			Do: func(c runner, x operands) {
				c.acted(noCard)
				c.carryOut(c.Ask.By, Operation(x.A))
			},
			Say: func(s *State, x operands, m rules.Message) rules.Message {
				agents, ghosts := s.operationForce(s.Ask.By, Operation(x.A))
				m.Args = append(m.Args, rules.Num("n", agents))
				if ghosts > 0 {
					m.Key = "action.covert-ghosts"
					m.Args = append(m.Args, rules.Num("ghosts", ghosts))
				}
				return m
			},
			Worth:  func(s *State, x operands, j *judge) float64 { return s.operationWorth(&j.x, Operation(x.A)) },
			Advice: func(_ *State, x operands, j *judge) rules.Message { return j.adviseCovert(Operation(x.A)) },
		},
		VAdvance: {
			VerbInfo: rules.VerbInfo{Name: "advance", Operands: one("project", kProject), Barrier: true, Printed: true},
			List:     (*State).advances,
			Sure:     true,
			Not:      func(s *State, x operands) *why { return s.againstProject(s.Ask.By, Project(x.A)) },
			Do: func(c runner, x operands) {
				less, emblemsLess := c.discount()
				if c.Ask.Kind == AskOffer {
					c.pop()
				} else {
					c.acted(noCard)
				}
				c.advance(c.Ask.By, Project(x.A), less, emblemsLess)
			},
			Say: (*State).offerAdvance,
			Touches: func(s *State, x operands, dst []rules.Ref) []rules.Ref {
				return append(dst, RefStage(Project(x.A), s.Players[s.Ask.By].Stages[x.A]+1))
			},
			Worth: func(s *State, x operands, j *judge) float64 {
				less, emblemsLess := s.discount()
				v := s.advanceWorth(&j.x, Project(x.A), less, emblemsLess)
				if s.Ask.Kind == AskTurn {
					v += float64(s.warCount()) // emblems are cheap
				}
				return v
			},
			Advice: func(_ *State, x operands, j *judge) rules.Message { return j.adviseStage(Project(x.A)) },
		},
		VRecruit: {
			VerbInfo: rules.VerbInfo{Name: "recruit", Barrier: true},
			Not: func(s *State, _ operands) *why {
				if s.Ask.Kind == AskRecruit {
					return nil
				}
				return s.againstRecruit(s.Ask.By)
			},
			Do: func(c runner, _ operands) { n := c.recruiting(); c.bring(c.Ask.By, n) },
			Say: func(s *State, _ operands, m rules.Message) rules.Message {
				return rules.Say(m.Key, rules.Num("n", min(s.recruits(s.Ask.By), int(s.Players[s.Ask.By].Pool))))
			},
			Worth:  func(s *State, _ operands, j *judge) float64 { return s.recruitWorth(&j.x, s.recruits(s.Ask.By)) },
			Advice: func(_ *State, _ operands, j *judge) rules.Message { return j.adviseRecruit() },
		},
		VContact: {
			VerbInfo: rules.VerbInfo{Name: "contact", Barrier: true},
			Not: func(s *State, _ operands) *why {
				if s.Ask.Kind == AskRecruit {
					return nil
				}
				return s.againstContact(s.Ask.By)
			},
			Do: func(c runner, _ operands) { c.recruiting(); c.drawMan(c.Ask.By) },
			Say: func(s *State, _ operands, m rules.Message) rules.Message {
				if s.Ask.Kind == AskRecruit {
					m.Key = "action.contact-instead"
				}
				return m
			},
			Worth: func(s *State, _ operands, j *judge) float64 {
				return 1.1*min(1, 3*j.x.left) - 0.4*float64(s.Players[j.x.by].MenSize)
			},
			Advice: func(s *State, _ operands, j *judge) rules.Message {
				return rules.Say("advice.contact", rules.Num("n", int(s.Players[j.x.by].MenSize)), rules.Num("m", MenLimit))
			},
		},
		VSkip: {
			VerbInfo:  rules.VerbInfo{Name: "skip", Barrier: true, Declines: true},
			Otherwise: true,
			Not:       func(s *State, _ operands) *why { return s.againstSkipping(s.Ask.By) },
			Do:        func(c runner, _ operands) { c.skip(c.Ask.By) },
			Advice: func(s *State, _ operands, j *judge) rules.Message {
				return rules.Say("advice.no-action", rules.Num("n", j.x.reserve))
			},
		},
		VPlay: {
			VerbInfo: rules.VerbInfo{Name: "play", Operands: one("man", kMan), Printed: true},
			Set:      heldMen,
			Not:      func(s *State, x operands) *why { return s.againstMan(s.Ask.By, Man(x.A)) },
			Do:       func(c runner, x operands) { c.play(c.Ask.By, Man(x.A)) },
			Worth:    func(_ *State, x operands, j *judge) float64 { return j.manWorth(Man(x.A)) },
			Advice:   func(_ *State, x operands, j *judge) rules.Message { return j.adviseMan(Man(x.A)) },
		},
		VAttach: {
			VerbInfo: rules.VerbInfo{Name: "attach", Operands: []rules.Operand{{Name: "card", Ref: kCard}, {Name: "host", Ref: kCard}}},
			List:     (*State).attachments,
			Sure:     true,
			Not:      func(s *State, x operands) *why { return s.againstHosting(s.Ask.By, Card(x.A), Card(x.B)) },
			Do: func(c runner, x operands) {
				if c.Ask.Kind == AskAttach {
					c.pop()
				}
				c.attach(c.Ask.By, Card(x.A), Card(x.B))
			},
			Say: func(s *State, x operands, m rules.Message) rules.Message {
				return rules.Say(m.Key, rules.Word("card", s.ownName(Card(x.A))), rules.Word("host", s.ownName(Card(x.B))))
			},
			Worth:  func(_ *State, x operands, j *judge) float64 { return j.attachWorth(Card(x.B)) },
			Advice: func(_ *State, x operands, j *judge) rules.Message { return j.adviseAttach(Card(x.B)) },
		},
		VTriads: {
			VerbInfo: rules.VerbInfo{Name: "triads", Operands: one("card", kCard)},
			List: func(s *State, dst []rules.Action) []rules.Action {
				if !s.canTarget(s.Ask.By) {
					return dst
				}
				return s.zone(VTriads, dst)
			},
			Sure: true,
			Not:  func(s *State, x operands) *why { return s.againstTarget(s.Ask.By, Card(x.A)) },
			Do: func(c runner, x operands) {
				c.place(c.Ask.By, TriadsToken, Card(x.A), nobody)
				c.Now.Anywhere = Card(x.A)
			},
			Say:   inTheZone,
			Worth: func(s *State, x operands, j *judge) float64 { return j.reachWorth(Card(x.A)) },
			Advice: func(s *State, x operands, j *judge) rules.Message {
				if n := s.reach(j.x.by); s.inRow(Card(x.A)) >= n {
					return rules.Say("advice.past-reach", info.Naming("card", RefCard(Card(x.A))), rules.Num("n", n))
				}
				return rules.Message{}
			},
		},
		VYakuza: {
			VerbInfo: rules.VerbInfo{Name: "yakuza", Operands: one("card", kCard), Barrier: true},
			List: func(s *State, dst []rules.Action) []rules.Action {
				return machine.Add(dst, VYakuza, int16(s.Now.Infiltrated), 0)
			},
			Not: func(s *State, x operands) *why { return s.againstProtect(s.Ask.By, Card(x.A)) },
			Do: func(c runner, x operands) {
				c.place(c.Ask.By, YakuzaToken, Card(x.A), nobody)
				c.Step = turnAmbush
			},
			Say: inTheZone,
			Worth: func(s *State, x operands, j *judge) float64 {
				gain, _ := j.gains(Card(x.A))
				st := &s.Cards[x.A]
				return j.x.threat(int(st.Agents+st.Ghosts), gain)*gain - 0.2
			},
			Advice: func(_ *State, x operands, j *judge) rules.Message { return j.adviseExposed(Card(x.A)) },
		},
		VCosaNostra: {
			VerbInfo: rules.VerbInfo{Name: "cosa-nostra", Operands: one("card", kCard), Barrier: true},
			List:     func(s *State, dst []rules.Action) []rules.Action { return s.zone(VCosaNostra, dst) },
			Not:      func(s *State, x operands) *why { return s.againstAmbush(s.Ask.By, Card(x.A)) },
			Do: func(c runner, x operands) {
				c.place(c.Ask.By, CosaNostraToken, Card(x.A), c.Cards[x.A].By)
				c.endTurn()
			},
			Say:     ofARival,
			Touches: whoIsThere,
			Worth: func(_ *State, x operands, j *judge) float64 {
				_, theirs := j.gains(Card(x.A))
				return 1 + 0.2*theirs
			},
			Advice: func(_ *State, x operands, j *judge) rules.Message { return j.adviseAmbush(Card(x.A)) },
		},
		VPass: {
			VerbInfo: rules.VerbInfo{Name: "pass", Barrier: true, Declines: true},
			Elsewhere: func(s *State) *why {
				if s.Ask.Kind == AskTurn {
					return nil
				}
				return whyMustChoose
			},
			Do: func(c runner, _ operands) { c.pass() },
			Say: func(s *State, _ operands, _ rules.Message) rules.Message {
				return rules.Say(questionRows[s.Ask.Kind].Pass(s))
			},
			Worth: func(s *State, _ operands, j *judge) float64 {
				if s.Ask.Kind == AskTreaty {
					return 0.6 * min(1, 3*j.x.left) // something better may come
				}
				return 0
			},
			Advice: func(_ *State, _ operands, j *judge) rules.Message { return j.advisePass() },
		},
		VDismiss: {
			VerbInfo: rules.VerbInfo{Name: "dismiss", Operands: one("man", kMan)},
			Set:      heldMen,
			Not:      func(s *State, x operands) *why { return s.againstDismissing(s.Ask.By, Man(x.A)) },
			Do:       func(c runner, x operands) { c.pop(); c.dismiss(c.Ask.By, Man(x.A)) },
			Worth:    func(_ *State, x operands, j *judge) float64 { return -j.manWorth(Man(x.A)) },
			Advice:   func(_ *State, x operands, j *judge) rules.Message { return j.adviseMan(Man(x.A)) },
		},
		VDiscard: {
			VerbInfo: rules.VerbInfo{Name: "discard", Operands: one("card", kCard)},
			List:     (*State).payments,
			Sure:     true,
			Not:      func(s *State, x operands) *why { return s.againstPay(s.Ask.By, Card(x.A)) },
			Do:       func(c runner, x operands) { c.top().N--; c.discardObjective(c.Ask.By, Card(x.A)) },
			Say:      itsOwner,
			Worth:    func(s *State, x operands, j *judge) float64 { return -s.objectiveLoss(&j.x, Card(x.A)) },
			Advice:   func(_ *State, x operands, j *judge) rules.Message { return j.adviseDiscard(Card(x.A)) },
		},
		VMake: {
			VerbInfo: rules.VerbInfo{Name: "make", Operands: one("treaty", kTreaty), Barrier: true, Printed: true},
			Set:      inHand,
			Not:      func(s *State, x operands) *why { return s.againstMaking(s.Ask.By, Treaty(x.A)) },
			Do:       func(c runner, x operands) { c.top().N++; c.makeTreaty(c.Ask.By, Treaty(x.A)) },
			Say: func(s *State, x operands, m rules.Message) rules.Message {
				if n := s.lacking(s.Ask.By, Treaty(x.A)); n > 0 {
					m.Key = "action.make-waived"
					m.Args = append(m.Args, rules.Num("n", n))
				}
				return m
			},
			Touches: func(_ *State, x operands, dst []rules.Ref) []rules.Ref {
				if b := Treaty(x.A).Brings(); b.Secondaries > 0 {
					dst = append(dst, RefGroup(b.Group))
				}
				return dst
			},
			Worth:  func(_ *State, x operands, j *judge) float64 { return j.treatyWorth(Treaty(x.A)) },
			Advice: func(_ *State, x operands, j *judge) rules.Message { return j.adviseTreaty(Treaty(x.A)) },
		},
		VGive: {
			VerbInfo: rules.VerbInfo{Name: "give", Operands: []rules.Operand{{Name: "card", Ref: kCard}, {Name: "seat", Ref: kSeat}}, Barrier: true},
			List:     (*State).gifts,
			Not:      func(s *State, x operands) *why { return s.againstGive(s.Ask.By, Card(x.A), int(x.B)) },
			Do:       func(c runner, x operands) { c.pop(); c.giveObjective(c.Ask.By, c.playerOf(int(x.B)), Card(x.A)) },
			Say: func(s *State, x operands, m rules.Message) rules.Message {
				m.Args[0] = rules.Word("card", s.ownName(Card(x.A)))
				return m
			},
			Worth: func(s *State, x operands, j *judge) float64 {
				return 3 - s.objectiveLoss(&j.x, Card(x.A)) - j.help(int(x.B))
			},
			Advice: func(_ *State, x operands, j *judge) rules.Message {
				return j.adviseGift(rules.Do(VGive, int(x.A), int(x.B)))
			},
		},
		VGiveSecondary: {
			VerbInfo: rules.VerbInfo{Name: "give-secondary", Operands: []rules.Operand{{Name: "group", Ref: kGroup}, {Name: "seat", Ref: kSeat}}, Barrier: true},
			Listed:   true, // among the cards, see gifts
			Not:      func(s *State, x operands) *why { return s.againstGiveSecondary(s.Ask.By, Group(x.A), int(x.B)) },
			Do:       func(c runner, x operands) { c.pop(); c.giveSecondary(c.Ask.By, c.playerOf(int(x.B)), Group(x.A)) },
			Worth: func(s *State, x operands, j *judge) float64 {
				return 3 - s.cardGain(&j.x, Group(x.A)) - j.help(int(x.B))
			},
			Advice: func(_ *State, x operands, j *judge) rules.Message {
				return j.adviseGift(rules.Do(VGiveSecondary, int(x.A), int(x.B)))
			},
		},
		VReturn: {
			VerbInfo: rules.VerbInfo{Name: "return", Operands: one("card", kCard)},
			List:     (*State).returns,
			Sure:     true,
			Not:      func(s *State, x operands) *why { return s.againstReturn(s.Ask.By, Card(x.A)) },
			Do:       func(c runner, x operands) { c.top().N--; c.recallCard(Card(x.A), 1) },
			Say:      itsOwner,
			Worth:    func(s *State, x operands, _ *judge) float64 { return 0.3 * float64(s.Cards[x.A].Agents) },
			Advice:   func(_ *State, x operands, j *judge) rules.Message { return j.adviseReturn(Card(x.A)) },
		},
		VReturnOperation: {
			VerbInfo: rules.VerbInfo{Name: "return-operation", Operands: one("operation", kOperation)},
			Set:      carriedOut,
			Not:      func(s *State, x operands) *why { return s.againstReturnOperation(s.Ask.By, Operation(x.A)) },
			Do:       func(c runner, x operands) { c.top().N--; c.recallOperation(Operation(x.A), 1) },
			Worth:    func(*State, operands, *judge) float64 { return 4 },
		},
		VTrim: {
			VerbInfo: rules.VerbInfo{Name: "trim", Operands: one("treaty", kTreaty), Secret: true, Barrier: true},
			Set:      inHand,
			Sure:     true,
			Not:      func(s *State, x operands) *why { return s.againstLeaving(s.Ask.By, Treaty(x.A)) },
			Do:       func(c runner, x operands) { c.discardTreaty(c.Ask.By, Treaty(x.A)) },
			Worth:    func(_ *State, x operands, j *judge) float64 { return -j.keepWorth(Treaty(x.A)) },
			Advice:   func(_ *State, x operands, j *judge) rules.Message { return j.advisePick(Treaty(x.A)) },
		},
		VHit: {
			VerbInfo: rules.VerbInfo{Name: "hit", Operands: one("card", kCard)},
			List:     func(s *State, dst []rules.Action) []rules.Action { return s.zone(VHit, dst) },
			Not:      func(s *State, x operands) *why { return s.againstHit(s.Ask.By, Card(x.A)) },
			Do:       func(c runner, x operands) { c.pop(); c.hitCard(Card(x.A)) },
			Say:      ofARival,
			Touches:  whoIsThere,
			Worth: func(s *State, x operands, j *judge) float64 {
				if s.Cards[x.A].Agents > 1 {
					return 1.5
				}
				_, theirs := j.gains(Card(x.A))
				return 1.5 + theirs
			},
			Advice: func(_ *State, x operands, j *judge) rules.Message { return j.adviseHit(Card(x.A)) },
		},
		VHitReserve: {
			VerbInfo: rules.VerbInfo{Name: "hit-reserve", Operands: one("seat", kSeat)},
			List: func(s *State, dst []rules.Action) []rules.Action {
				for to := range Player(s.count()) {
					dst = machine.Add(dst, VHitReserve, s.RefPlayer(to).Index, 0)
				}
				return dst
			},
			Not: func(s *State, x operands) *why { return s.againstHitReserve(s.Ask.By, int(x.A)) },
			Do:  func(c runner, x operands) { c.pop(); c.hitReserve(c.playerOf(int(x.A))) },
			Worth: func(s *State, x operands, _ *judge) float64 {
				return 1.2 + 0.1*float64(s.Players[s.playerOf(int(x.A))].Reserve)
			},
			Advice: func(_ *State, x operands, j *judge) rules.Message { return j.adviseHitReserve(int(x.A)) },
		},
		VMove: {
			VerbInfo: rules.VerbInfo{Name: "move", Operands: []rules.Operand{{Name: "card", Ref: kCard}, {Name: "place"}}},
			List:     (*State).moves,
			Sure:     true,
			Not:      func(s *State, x operands) *why { return s.againstMove(Card(x.A), int(x.B)) },
			Do:       func(c runner, x operands) { c.pop(); c.moveCard(c.Ask.By, c.inRow(Card(x.A)), int(x.B)-1) },
			Say: func(s *State, x operands, m rules.Message) rules.Message {
				return rules.Say(m.Key, rules.Word("card", s.inZoneName(Card(x.A))), rules.Num("place", int(x.B)))
			},
			Touches: func(s *State, x operands, dst []rules.Ref) []rules.Ref { return append(dst, RefCard(s.Row[x.B-1])) },
			Worth: func(s *State, x operands, j *judge) float64 {
				if reach := s.reach(j.x.by); s.inRow(Card(x.A)) < reach || int(x.B)-1 >= reach {
					return 0.1
				}
				gain, _ := j.gains(Card(x.A))
				return gain - 2
			},
		},
		VStrike: {
			VerbInfo: rules.VerbInfo{Name: "strike", Operands: one("card", kCard), Barrier: true},
			List:     func(s *State, dst []rules.Action) []rules.Action { return s.zone(VStrike, dst) },
			Not:      func(s *State, x operands) *why { return s.againstStrike(s.Ask.By, Card(x.A)) },
			Do:       func(c runner, x operands) { c.strike(c.Ask.By, Card(x.A)) },
			Say:      inTheZone,
			Worth:    func(_ *State, x operands, j *judge) float64 { return j.strikeWorth(Card(x.A)) },
			Advice:   func(_ *State, x operands, j *judge) rules.Message { return j.adviseUnwanted(Card(x.A)) },
		},
		VExchange: {
			VerbInfo: rules.VerbInfo{Name: "exchange", Operands: one("treaty", kTreaty), Secret: true, Barrier: true},
			Set:      inHand,
			Not:      func(s *State, x operands) *why { return s.againstExchange(s.Ask.By, Treaty(x.A)) },
			Do:       func(c runner, x operands) { c.exchange(c.Ask.By, Treaty(x.A)) },
			Worth:    func(_ *State, x operands, j *judge) float64 { return j.exchangeWorth(Treaty(x.A)) },
			Advice:   func(_ *State, x operands, j *judge) rules.Message { return j.advisePick(Treaty(x.A)) },
		},
		VEncore: {
			VerbInfo: rules.VerbInfo{Name: "encore"},
			Not:      func(s *State, _ operands) *why { return s.againstEncore(s.Ask.By) },
			Do:       func(c runner, _ operands) { c.encore(c.Ask.By) },
			Worth:    func(_ *State, _ operands, j *judge) float64 { return j.encoreWorth() },
			Advice:   func(_ *State, _ operands, j *judge) rules.Message { return j.adviseEncore() },
		},
		VSeal: {
			VerbInfo: rules.VerbInfo{Name: "seal"},
			Not:      func(s *State, _ operands) *why { return s.againstSeal(s.Ask.By) },
			Do:       func(c runner, _ operands) { c.seal(c.Ask.By) },
			Worth:    func(_ *State, _ operands, j *judge) float64 { return j.sealWorth() },
			Advice:   func(_ *State, _ operands, j *judge) rules.Message { return j.adviseText(fx(emblemsLess(1))) },
		},
		VClaim: {
			VerbInfo: rules.VerbInfo{Name: "claim", Operands: one("card", kCard)},
			List:     func(s *State, dst []rules.Action) []rules.Action { return s.zone(VClaim, dst) },
			Not:      func(s *State, x operands) *why { return s.againstClaim(s.Ask.By, Card(x.A)) },
			Do:       func(c runner, x operands) { c.claim(c.Ask.By, Card(x.A)) },
			Say:      inTheZone,
			Worth:    func(_ *State, x operands, j *judge) float64 { return j.claimWorth(Card(x.A)) },
			Advice:   func(_ *State, x operands, j *judge) rules.Message { return j.adviseUnwanted(Card(x.A)) },
		},
		VSummons: {
			VerbInfo: rules.VerbInfo{Name: "summons"},
			Not:      func(s *State, _ operands) *why { return s.againstPrivilege(s.Ask.By, Summons) },
			Do:       func(c runner, _ operands) { c.summon(c.Ask.By) },
			Worth:    func(_ *State, _ operands, j *judge) float64 { return j.summonsWorth() },
			Advice:   func(_ *State, _ operands, j *judge) rules.Message { return j.adviseSummons() },
		},
	},
}

func init() { engine.Start(&whys) }

// one is the operand of many verbs.
func one(name string, k rules.RefKind) []rules.Operand {
	return []rules.Operand{{Name: name, Ref: k}}
}

func inHand(s *State) (operands, uint64) { return operands{}, uint64(s.Players[s.Ask.By].Hand) }

// heldMen are all of them as soon as one is held.
func heldMen(s *State) (operands, uint64) {
	return operands{}, (1<<men - 1) * uint64(min(1, s.Players[s.Ask.By].MenSize))
}

// carriedOut are the Covert Operations above the one on top of the stack.
func carriedOut(s *State) (operands, uint64) {
	return operands{}, 1<<min(operations, s.topOperation()) - 1
}

// zone lists a verb with each card of the zone.
func (s *State) zone(v rules.Verb, dst []rules.Action) []rules.Action {
	for _, card := range s.Row[:s.RowLen] {
		dst = machine.Add(dst, v, int16(card), 0)
	}
	return dst
}

// What an offer names.

func inTheZone(s *State, x operands, m rules.Message) rules.Message {
	return rules.Say(m.Key, rules.Word("card", s.inZoneName(Card(x.A))))
}

func ofARival(s *State, x operands, m rules.Message) rules.Message {
	return rules.Say(m.Key, rules.Word("card", s.inZoneName(Card(x.A))), rules.Word("rival", s.rivalName(Card(x.A))))
}

func itsOwner(s *State, x operands, m rules.Message) rules.Message {
	return rules.Say(m.Key, rules.Word("card", s.ownName(Card(x.A))))
}

// whoIsThere is the player whom an answer drives out or hits.
func whoIsThere(s *State, x operands, dst []rules.Ref) []rules.Ref {
	if s.Cards[x.A].Agents > 0 {
		dst = append(dst, s.RefPlayer(s.Cards[x.A].By))
	}
	return dst
}
