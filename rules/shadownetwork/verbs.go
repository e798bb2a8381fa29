package shadownetwork

import (
	"safehouse/rules"
	"safehouse/rules/machine"
)

// Verbs.
const (
	VKeep rules.Verb = 1 + iota
	VToss
	VPlace
	VTake
	VLeak
	VExchange
	VRecruit
	VDraw
	VHire
	VReplace
	VUse
	VMake
	VOverlay
	VDone
	VCollect
	VDiscard
	VComplete
	VForgo
	VPay
	VHireFor
	VUseFor
	VFinish
	VScrap
	VPlug
	VRevive
	VRecall
)

type (
	verb     = machine.Row[State, runner, outlook]
	operands = machine.Operands
)

// engine is the game as the house plays it. Of several verbs that answer a question
// the special ones come first, then the overlay, then what ends it.
var engine = machine.Machine[State, runner, outlook]{
	Info:   info,
	On:     func(s *State, rec *rules.Recorder) runner { return runner{s, rec} },
	Asked:  (*State).question,
	Must:   (*State).mustAsk,
	Prompt: (*State).Prompt,
	Step:   runner.next,
	Pass:   runner.pop,
	Ended:  whyOver, Strange: whyMalformed, Elsewhere: whyOtherQuestion,
	Rows: []verb{
		VKeep: {
			VerbInfo: rules.VerbInfo{Name: "keep", Operands: one("handler", kHandler), Secret: true, Printed: true},
			Asked:    machine.Questions(AskKeep),
			Many:     true,
			Set:      func(s *State) (operands, uint64) { return operands{}, uint64(s.asked().Dealt) },
			Not:      func(s *State, x operands) *why { return unless(s.asked().Dealt.Has(Handler(x.A)), whyNotDealt) },
			Do:       func(w runner, x operands) { w.keep(w.answered(), Handler(x.A)) },
			Say:      describeHandler,
			Worth:    func(_ *State, x operands, _ *outlook) float64 { return Handler(x.A).Card().Keep },
			Advice:   func(s *State, x operands, _ *outlook) rules.Message { return s.adviseKeep(Handler(x.A)) },
		},
		VToss: {
			VerbInfo: rules.VerbInfo{Name: "toss", Operands: one("contract", kContract), Secret: true, Barrier: true},
			Asked:    machine.Questions(AskToss),
			Many:     true,
			Set:      inHand,
			Sure:     true,
			Not:      notInHand,
			Do:       func(w runner, x operands) { w.toss(w.answered(), Contract(x.A)) },
			Say:      describeDiscard,
			Worth:    func(s *State, x operands, o *outlook) float64 { return s.tossWorth(o, Contract(x.A)) },
			Advice:   func(s *State, x operands, _ *outlook) rules.Message { return s.adviseToss(Contract(x.A)) },
		},
		VPlace: {
			VerbInfo: rules.VerbInfo{Name: "place", Operands: one("city", kCity)},
			Asked:    machine.Questions(AskPlace),
			List:     (*State).destinations,
			Sure:     true,
			Not:      func(s *State, x operands) *why { return s.cannotPlace(s.top().Side, City(x.A)) },
			Do:       func(w runner, x operands) { w.place(w.answered(), City(x.A)) },
			Say:      (*State).describePlace,
			Touches: func(s *State, x operands, dst []rules.Ref) []rules.Ref {
				t := s.Cities[x.A].Tile
				dst = append(dst, refTile(t))
				for i := range t.Card().Leaks {
					for set := s.inLetter(t.Card().Leaks[i].To); set != 0; set &= set - 1 {
						dst = append(dst, refCity(set.first()))
					}
				}
				return dst
			},
			Worth:  func(s *State, x operands, o *outlook) float64 { return s.placeWorth(o, City(x.A)) },
			Advice: func(s *State, x operands, _ *outlook) rules.Message { return s.advisePlace(City(x.A)) },
		},
		VTake: {
			VerbInfo: rules.VerbInfo{Name: "take", Operands: one("colour", kColour)},
			Asked:    machine.Questions(AskCollect),
			Set:      func(s *State) (operands, uint64) { return operands{}, s.heap(s.top()).colours() },
			Not: func(s *State, x operands) *why {
				if s.asked().room() == 0 {
					return whyInboxFull
				}
				return unless(s.heap(s.top())[x.A] > 0, whyNoPiece)
			},
			Do:     func(w runner, x operands) { w.collect(w.top(), Colour(x.A)) },
			Worth:  func(_ *State, x operands, o *outlook) float64 { return 3 + o.pieceGain(Colour(x.A)) },
			Advice: func(s *State, x operands, _ *outlook) rules.Message { return s.adviseTake(Colour(x.A)) },
		},
		VLeak: {
			VerbInfo: rules.VerbInfo{Name: "leak", Operands: one("city", kCity)},
			Asked:    machine.Questions(AskLeak),
			Many:     true,
			Set:      func(s *State) (operands, uint64) { return operands{}, uint64(s.inLetter(Letter(s.top().What))) },
			Sure:     true,
			Not:      func(s *State, x operands) *why { return s.cannotLeak(s.top(), City(x.A)) },
			Do:       func(w runner, x operands) { w.leakOn(w.top(), City(x.A)) },
			Say:      describeLeak,
			Worth:    func(s *State, x operands, o *outlook) float64 { return s.leakWorth(o, City(x.A)) },
			Advice:   func(s *State, x operands, _ *outlook) rules.Message { return s.adviseLeak(City(x.A)) },
		},
		VExchange: {
			VerbInfo:  rules.VerbInfo{Name: "exchange", Operands: one("colour", kColour)},
			Asked:     machine.Questions(AskMarket),
			List:      (*State).exchanges,
			Sure:      true,
			Not:       func(s *State, x operands) *why { return s.cannotExchange(s.top(), Colour(x.A)) },
			Elsewhere: unlessWaits(AskMarket, whyNoVisit),
			Do:        func(w runner, x operands) { w.exchange(w.top(), Colour(x.A)) },
			Say:       describeExchange,
			Worth:     func(s *State, x operands, o *outlook) float64 { return s.exchangeRateWorth(o, Colour(x.A)) },
			Advice:    func(s *State, x operands, _ *outlook) rules.Message { return s.adviseExchange(Colour(x.A)) },
		},
		VRecruit: {
			VerbInfo:  rules.VerbInfo{Name: "recruit"},
			Asked:     machine.Questions(AskMarket),
			Listed:    true, // behind the exchanges
			Not:       func(s *State, _ operands) *why { return s.cannotRecruit(s.top()) },
			Elsewhere: unlessWaits(AskMarket, whyNoVisit),
			Do:        func(w runner, _ operands) { w.recruit(w.top()) },
			Say:       describeRecruit,
			Touches: func(s *State, _ operands, dst []rules.Ref) []rules.Ref {
				return append(dst, refPlace(leftmostWage(s.asked().Waged)))
			},
			Worth:  func(s *State, _ operands, o *outlook) float64 { return s.recruitWorth(o) },
			Advice: func(s *State, _ operands, _ *outlook) rules.Message { return s.adviseRecruit() },
		},
		VDraw: {
			VerbInfo:  rules.VerbInfo{Name: "draw", Operands: one("contract", kContract), Printed: true},
			Asked:     machine.Questions(AskMarket, AskSecond),
			List:      (*State).draws,
			Sure:      true,
			Not:       func(s *State, x operands) *why { return s.cannotDraw(s.top(), Contract(x.A)) },
			Elsewhere: unlessWaits(AskMarket, whyNoVisit),
			Do:        func(w runner, x operands) { w.draw(w.top(), Contract(x.A)) },
			Say: func(s *State, _ operands, m rules.Message) rules.Message {
				if s.top().Kind == AskSecond {
					m.Key = "action.draw-second"
					m.Args = append(m.Args, rules.Num("n", secondPrice))
				}
				return m
			},
			Touches: func(s *State, x operands, dst []rules.Ref) []rules.Ref {
				return append(dst, refSlot(s.slotOf(Contract(x.A))))
			},
			Worth:  func(s *State, x operands, o *outlook) float64 { return s.drawWorth(o, s.top(), Contract(x.A)) },
			Advice: func(s *State, x operands, _ *outlook) rules.Message { return s.adviseDraw(Contract(x.A)) },
		},
		VHire: {
			VerbInfo:  rules.VerbInfo{Name: "hire", Operands: one("handler", kHandler), Printed: true},
			Asked:     machine.Questions(AskMarket),
			Listed:    true, // behind the Contracts, see draws
			Not:       func(s *State, x operands) *why { return s.cannotHire(s.top(), Handler(x.A)) },
			Elsewhere: unlessWaits(AskMarket, whyNoVisit),
			Do:        func(w runner, x operands) { w.hire(w.top(), Handler(x.A)) },
			Say:       describeHandler,
			Worth:     func(s *State, x operands, o *outlook) float64 { return s.hireWorth(o, Handler(x.A)) },
			Advice:    func(s *State, x operands, _ *outlook) rules.Message { return s.adviseHire(Handler(x.A)) },
		},
		VReplace: {
			VerbInfo: rules.VerbInfo{Name: "replace", Operands: one("handler", kHandler)},
			Asked:    machine.Questions(AskReplace),
			Many:     true,
			List: func(s *State, dst []rules.Action) []rules.Action {
				for _, slot := range s.asked().Slots {
					dst = machine.Add(dst, VReplace, int16(slot.Handler), 0)
				}
				return dst
			},
			Sure: true,
			Not: func(s *State, x operands) *why {
				return unless(s.asked().slotWith(Handler(x.A)) != nil, whyNotYourHandler)
			},
			Do: func(w runner, x operands) { w.replace(w.top(), Handler(x.A)) },
			Worth: func(_ *State, x operands, o *outlook) float64 {
				return -o.handlerWorth(Handler(x.A), o.p.slotWith(Handler(x.A)).Used)
			},
			Advice: func(s *State, x operands, _ *outlook) rules.Message { return s.adviseReplace(Handler(x.A)) },
		},
		VUse: {
			VerbInfo:  rules.VerbInfo{Name: "use", Operands: one("handler", kHandler), Printed: true},
			Asked:     machine.Questions(AskAnalyse),
			List:      (*State).analyses,
			Sure:      true,
			Not:       func(s *State, x operands) *why { return s.asked().cannotUse(Handler(x.A)) },
			Elsewhere: unlessWaits(AskAnalyse, whyNoAnalysis),
			Do:        func(w runner, x operands) { w.use(w.top().Side, Handler(x.A)) },
			Say:       describeUse,
			Worth:     func(s *State, x operands, o *outlook) float64 { return s.useWorth(o, Handler(x.A)) },
			Advice:    func(s *State, x operands, _ *outlook) rules.Message { return s.adviseUse(Handler(x.A)) },
		},
		VMake: {
			VerbInfo:  rules.VerbInfo{Name: "make", Operands: one("row", kRow)},
			Asked:     machine.Questions(AskAnalyse),
			Listed:    true, // behind the Handlers, see analyses
			Not:       func(s *State, x operands) *why { return s.asked().canMake(Colour(x.A)) },
			Elsewhere: unlessWaits(AskAnalyse, whyNoAnalysis),
			Do:        func(w runner, x operands) { w.makeBriefcase(w.top().Side, Colour(x.A)) },
			Say: func(s *State, x operands, m rules.Message) rules.Message {
				p, c := s.asked(), Colour(x.A)
				m.Args = append(m.Args, rules.Num("n", p.briefcaseGain(c)))
				if p.Crosses(c) {
					m.Key = "action.make-line"
				}
				return m
			},
			Touches: func(s *State, x operands, dst []rules.Ref) []rules.Ref {
				if p, c := s.asked(), Colour(x.A); p.fillsColumn(c) {
					dst = append(dst, refColumn(c, int(p.Rows[c].Filled)+1))
				}
				return dst
			},
			Worth:  func(s *State, x operands, o *outlook) float64 { return s.makeWorth(o, Colour(x.A)) },
			Advice: func(s *State, x operands, _ *outlook) rules.Message { return s.adviseMake(Colour(x.A)) },
		},
		VOverlay: {
			VerbInfo: rules.VerbInfo{Name: "overlay"},
			Asked:    asking(func(r *frameRow) bool { return r.inTurn }),
			Rank:     2,
			Not: func(s *State, _ operands) *why {
				switch p := s.asked(); {
				case !p.Overlay:
					return whyNoOverlay
				case s.sealed():
					return whySealed
				case p.Influence < overlayPrice:
					return whyOverlayPrice
				}
				return nil
			},
			Elsewhere: func(*State) *why { return whyOverlayLater },
			Timeless:  true,
			Do:        func(w runner, _ operands) { w.liftOverlay(w.top().Side) },
			Say: func(_ *State, _ operands, m rules.Message) rules.Message {
				return rules.Say(m.Key, rules.Num("n", overlayPrice))
			},
			Touches: func(_ *State, _ operands, dst []rules.Ref) []rules.Ref { return append(dst, refPlace(placeOverlay)) },
			Worth:   func(s *State, _ operands, o *outlook) float64 { return s.overlayWorth(o, s.top()) },
			Advice:  func(s *State, _ operands, _ *outlook) rules.Message { return s.adviseOverlay() },
		},
		VDone: {
			VerbInfo: rules.VerbInfo{Name: "done", Barrier: true, Declines: true},
			Asked:    asking(func(r *frameRow) bool { return r.ends != nil }),
			Rank:     3,
			Not: func(s *State, _ operands) *why {
				return unless(s.top().Kind != AskCollect || s.asked().room() == 0, whyMustTake)
			},
			Elsewhere: mustAnswer,
			Do:        func(w runner, _ operands) { w.top().row().ends(w, w.top()) },
			Say:       describeDone,
			Advice:    func(s *State, _ operands, _ *outlook) rules.Message { return s.adviseDone() },
		},
		VCollect: {
			VerbInfo:  rules.VerbInfo{Name: "collect"},
			Asked:     machine.Questions(AskMilestone),
			Elsewhere: unlessWaits(AskMilestone, whyNoMilestone),
			Do:        func(w runner, _ operands) { w.earn(w.answered(), milestoneInfluence, refPlace(placeSupply)) },
			Say: func(_ *State, _ operands, m rules.Message) rules.Message {
				return rules.Say(m.Key, rules.Num("n", milestoneInfluence))
			},
			Worth:  func(*State, operands, *outlook) float64 { return milestoneInfluence },
			Advice: func(s *State, _ operands, _ *outlook) rules.Message { return s.adviseCollect() },
		},
		VDiscard: {
			VerbInfo:  rules.VerbInfo{Name: "discard", Operands: one("contract", kContract), Barrier: true},
			Asked:     machine.Questions(AskMilestone),
			Rank:      1,
			Set:       inHand,
			Sure:      true,
			Not:       notInHand,
			Elsewhere: unlessWaits(AskMilestone, whyNoMilestone),
			Do:        func(w runner, x operands) { w.discard(w.answered(), Contract(x.A)) },
			Say:       describeDiscard,
			Worth:     func(s *State, x operands, o *outlook) float64 { return s.discardWorth(o, Contract(x.A)) },
			Advice:    func(s *State, x operands, _ *outlook) rules.Message { return s.adviseDiscard(Contract(x.A)) },
		},
		VComplete: {
			VerbInfo:  rules.VerbInfo{Name: "complete", Operands: append(one("contract", kContract), rules.Operand{Name: "greens"}), Barrier: true},
			Asked:     machine.Questions(AskMilestone),
			List:      (*State).completions,
			Sure:      true,
			Not:       func(s *State, x operands) *why { return s.asked().cannotComplete(Contract(x.A), int(x.B)) },
			Elsewhere: unlessWaits(AskMilestone, whyNoMilestone),
			Do:        func(w runner, x operands) { w.complete(w.answered(), Contract(x.A), uint8(x.B)) },
			Say:       describeComplete,
			Worth:     func(s *State, x operands, o *outlook) float64 { return s.completeWorth(o, Contract(x.A), int(x.B)) },
			Advice:    func(s *State, x operands, _ *outlook) rules.Message { return s.adviseComplete(Contract(x.A)) },
		},
		VForgo: {
			VerbInfo:  rules.VerbInfo{Name: "forgo", Declines: true},
			Asked:     machine.Questions(AskMilestone),
			Rank:      3,
			Elsewhere: unlessWaits(AskMilestone, whyNoMilestone),
			Do:        func(w runner, _ operands) { w.tell(rules.Event{Kind: EvForgone, Who: refSide(w.answered())}) },
			Worth:     func(*State, operands, *outlook) float64 { return -milestoneInfluence },
			Advice: func(*State, operands, *outlook) rules.Message {
				return rules.Say("advice.forgo", rules.Num("n", milestoneInfluence))
			},
		},
		VPay: {
			VerbInfo: rules.VerbInfo{Name: "pay", Operands: one("colour", kColour)},
			Asked:    machine.Questions(AskWage),
			Set:      func(s *State) (operands, uint64) { return operands{}, s.asked().Inbox.colours() },
			Sure:     true,
			Not:      func(s *State, x operands) *why { return unless(s.asked().Inbox[x.A] > 0, whyNoWagePiece) },
			Do:       func(w runner, x operands) { w.payPiece(w.top(), Colour(x.A)) },
			Worth:    func(_ *State, x operands, o *outlook) float64 { return -o.pieceLoss(Colour(x.A)) },
			Advice:   func(s *State, x operands, _ *outlook) rules.Message { return s.advisePay(Colour(x.A)) },
		},
		VHireFor: {
			VerbInfo: rules.VerbInfo{Name: "hire-for-syndicate", Operands: one("handler", kHandler), Printed: true},
			Asked:    machine.Questions(AskHireFor),
			Set:      func(s *State) (operands, uint64) { return operands{}, uint64(s.bestOnDisplay()) },
			Not:      func(s *State, x operands) *why { return s.cannotHireFor(Handler(x.A)) },
			Do:       func(w runner, x operands) { w.hireFor(Handler(x.A)) },
			Say:      describeHandler,
			Worth:    syndicateLoss,
		},
		VUseFor: {
			VerbInfo: rules.VerbInfo{Name: "use-for-syndicate", Operands: one("handler", kHandler), Printed: true},
			Asked:    machine.Questions(AskUseFor),
			Set:      func(s *State) (operands, uint64) { return operands{}, uint64(s.syndicateHandlers()) },
			Not: func(s *State, x operands) *why {
				if Handler(x.A) == Handler(s.top().What) {
					return whyBeingHired
				}
				return unless(s.syndicateHandlers().Has(Handler(x.A)), whyNotSyndicates)
			},
			Do:    func(w runner, x operands) { w.useFor(w.top(), Handler(x.A)) },
			Say:   describeHandler,
			Worth: syndicateLoss,
		},
		VFinish: {
			VerbInfo: rules.VerbInfo{Name: "finish", Operands: one("contract", kContract), Printed: true},
			Asked:    machine.Questions(AskFinish),
			Set:      func(s *State) (operands, uint64) { return operands{}, uint64(s.otherwise(int(s.top().Side))) },
			Sure:     true,
			Not:      func(s *State, x operands) *why { return s.cannotFinish(int(s.top().Side), Contract(x.A)) },
			Do:       func(w runner, x operands) { w.finish(w.top().Side, Contract(x.A)) },
			Say: func(s *State, x operands, m rules.Message) rules.Message {
				m.Args = append(m.Args, s.finishing(int(s.top().Side), s.asked().Chosen.With(Contract(x.A)))...)
				return m
			},
			Worth: func(*State, operands, *outlook) float64 { return -3 },
		},
		VScrap: {
			VerbInfo: rules.VerbInfo{Name: "scrap", Operands: one("contract", kContract), Barrier: true},
			Asked:    machine.Questions(AskPlace),
			Rank:     1,
			List:     (*State).scraps,
			Sure:     true,
			Not:      func(s *State, x operands) *why { return s.cannotScrap(s.top().Side, Contract(x.A)) },
			Do:       func(w runner, x operands) { w.scrap(w.top().Side, Contract(x.A)) },
			Say:      describeDiscard,
			Worth:    func(s *State, x operands, o *outlook) float64 { return s.scrapWorth(o, Contract(x.A)) },
			Advice: func(s *State, x operands, _ *outlook) rules.Message {
				return s.asked().adviseGain(&Contract(x.A).Card().Discard.Of)
			},
		},
		VPlug: {
			VerbInfo: rules.VerbInfo{Name: "plug"},
			Asked:    machine.Questions(AskLeak),
			Rank:     1,
			Not:      func(s *State, _ operands) *why { return s.cannotPlug(s.top()) },
			Do:       func(w runner, _ operands) { w.plug(w.top()) },
			Say:      describePlug,
			Worth:    func(s *State, _ operands, _ *outlook) float64 { return s.plugWorth() },
			Advice:   func(s *State, _ operands, _ *outlook) rules.Message { return s.advisePlug() },
		},
		VRevive: {
			VerbInfo: rules.VerbInfo{Name: "revive", Operands: one("handler", kHandler)},
			Asked:    machine.Questions(AskAnalyse),
			Rank:     1,
			Set:      func(s *State) (operands, uint64) { return operands{}, uint64(s.revivable(s.top().Side)) },
			Sure:     true,
			Not:      func(s *State, x operands) *why { return s.cannotRevive(s.top().Side, Handler(x.A)) },
			Do:       func(w runner, x operands) { w.revive(w.top().Side, Handler(x.A)) },
			Worth:    func(_ *State, x operands, o *outlook) float64 { return o.reviveWorth(Handler(x.A)) },
			Advice:   func(s *State, x operands, _ *outlook) rules.Message { return s.adviseRevive(Handler(x.A)) },
		},
		VRecall: {
			VerbInfo: rules.VerbInfo{Name: "recall", Operands: one("city", kCity)},
			Asked:    machine.Questions(AskPlace),
			Rank:     1,
			Set:      func(s *State) (operands, uint64) { return operands{}, uint64(s.recalls(s.top().Side)) },
			Sure:     true,
			Not:      func(s *State, x operands) *why { return s.cannotRecall(s.top().Side, City(x.A)) },
			Do:       func(w runner, x operands) { w.recall(w.top().Side, City(x.A)) },
			Worth:    func(s *State, _ operands, o *outlook) float64 { return s.recallWorth(o) },
			Advice:   func(s *State, _ operands, _ *outlook) rules.Message { return s.adviseRecall() },
		},
	},
}

// one is the operand of many verbs.
func one(name string, k rules.RefKind) []rules.Operand { return []rules.Operand{{Name: name, Ref: k}} }

func unless(ok bool, r *why) *why {
	if ok {
		return nil
	}
	return r
}

func inHand(s *State) (operands, uint64) { return operands{}, uint64(s.asked().Hand) }

func notInHand(s *State, x operands) *why {
	return unless(s.asked().Hand.Has(Contract(x.A)), whyNotInHand)
}

// destinations lists the cities for an Agent: those where all rivals can be paid, or
// else those with the fewest.
func (s *State) destinations(dst []rules.Action) []rules.Action {
	n, f, cash := len(dst), s.top(), s.asked().Influence
	for set := s.openSet(); set != 0; set &= set - 1 {
		c := set.first()
		if agents := s.Cities[c].Agents; agents>>f.Side&1 == 0 && uint16(s.fee(c, f.Side)) <= cash {
			dst = machine.Add(dst, VPlace, int16(c), 0)
		}
	}
	if len(dst) > n {
		return dst
	}
	for c := range City(cities) {
		if s.cannotPlace(f.Side, c) == nil {
			dst = machine.Add(dst, VPlace, int16(c), 0)
		}
	}
	return dst
}

// exchanges lists what a visit to the market offers for Influence, and recruiting.
func (s *State) exchanges(dst []rules.Action) []rules.Action {
	f := s.top()
	for c := range Colour(colours) {
		if s.cannotExchange(f, c) == nil {
			dst = machine.Add(dst, VExchange, int16(c), 0)
		}
	}
	if s.cannotRecruit(f) == nil {
		dst = machine.Add(dst, VRecruit, 0, 0)
	}
	return dst
}

// draws lists the open Contracts, from slot I on, and in a visit the Handlers on
// display.
func (s *State) draws(dst []rules.Action) []rules.Action {
	f, cash := s.top(), s.asked().Influence
	if f.Kind == AskSecond && cash >= secondPrice || f.Kind == AskMarket && f.What&didDraw == 0 {
		for _, c := range s.Market {
			if c != noContract {
				dst = machine.Add(dst, VDraw, int16(c), 0)
			}
		}
	}
	if f.Kind == AskMarket && f.What&didHire == 0 && cash >= hirePrice {
		for set := s.Display; set != 0; set = set.rest() {
			dst = machine.Add(dst, VHire, int16(set.first()), 0)
		}
	}
	return dst
}

// analyses lists the Handlers that can be used, slot by slot, and the briefcases
// that can be made.
func (s *State) analyses(dst []rules.Action) []rules.Action {
	p := s.asked()
	for i := range p.Slots {
		if slot := &p.Slots[i]; slot.Handler != noHandler && p.cannotUseIn(slot) == nil {
			dst = machine.Add(dst, VUse, int16(slot.Handler), 0)
		}
	}
	for c := range Colour(colours) {
		if p.canMake(c) == nil {
			dst = machine.Add(dst, VMake, int16(c), 0)
		}
	}
	return dst
}

// completions lists the Contracts in hand that are ready, with each way to fill
// their green/blue entries.
func (s *State) completions(dst []rules.Action) []rules.Action {
	p := s.asked()
	for set := p.Hand; set != 0; set = set.rest() {
		c := set.first()
		for greens := range int(c.Card().Needs.Either) + 1 {
			if p.cannotComplete(c, greens) == nil {
				dst = machine.Add(dst, VComplete, int16(c), int16(greens))
			}
		}
	}
	return dst
}

// cannotHireFor is the rule against the Lone Syndicate hiring h. A solo game has
// two Handlers of one colour only among the yellow ones, which come last: when
// there is a choice nobody else is on display.
func (s *State) cannotHireFor(h Handler) *why {
	switch {
	case h.Starting():
		return whyStarting
	case !s.bestOnDisplay().Has(h):
		return whyNotOnDisplay
	}
	return nil
}

func syndicateLoss(_ *State, x operands, _ *outlook) float64 { return -syndicateWorth(Handler(x.A)) }
