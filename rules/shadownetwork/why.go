package shadownetwork

import "safehouse/rules"

// A reason is why an action is refused; 0 is none.
type reason uint8

const (
	whyOver reason = 1 + iota
	whyMalformed
	whyOtherQuestion
	whyNoVisit
	whyNoAnalysis
	whyNoMilestone
	whyMustChoose
	whyMustPlace
	whyMustLeak
	whyMustPay
	whyMustTake
	whyMustReplace
	whyNotDealt
	whyNotInHand
	whyLocked
	whyOwnAgent
	whyRivals
	whyFewest
	whyNoPiece
	whyInboxFull
	whyLetter
	whyRateUsed
	whyPrice
	whyRecruited
	whyNobodyLeft
	whyDrew
	whyNotOpen
	whyHired
	whyStarting
	whyNotOnDisplay
	whyNotYourHandler
	whyExhausted
	whySpent
	whyCost
	whyRowFull
	whyThreeOfAKind
	whyNoOverlay
	whyOverlayLater
	whyOverlayPrice
	whySealed
	whyGreens
	whyBriefcases
	whyNoWagePiece
	whyNotSyndicates
	whyBeingHired
	whyFinished
	whyCrowded
	reasons
)

var reasonKeys = [reasons]string{
	whyOver:           "why.over",
	whyMalformed:      "why.malformed",
	whyOtherQuestion:  "why.other-question",
	whyNoVisit:        "why.no-visit",
	whyNoAnalysis:     "why.no-analysis",
	whyNoMilestone:    "why.no-milestone",
	whyMustChoose:     "why.must-choose",
	whyMustPlace:      "why.must-place",
	whyMustLeak:       "why.must-leak",
	whyMustPay:        "why.must-pay",
	whyMustTake:       "why.must-take",
	whyMustReplace:    "why.must-replace",
	whyNotDealt:       "why.not-dealt",
	whyNotInHand:      "why.not-in-hand",
	whyLocked:         "why.locked",
	whyOwnAgent:       "why.own-agent",
	whyRivals:         "why.rivals",
	whyFewest:         "why.fewest",
	whyNoPiece:        "why.no-piece",
	whyInboxFull:      "why.inbox-full",
	whyLetter:         "why.letter",
	whyRateUsed:       "why.rate-used",
	whyPrice:          "why.price",
	whyRecruited:      "why.recruited",
	whyNobodyLeft:     "why.nobody-left",
	whyDrew:           "why.drew",
	whyNotOpen:        "why.not-open",
	whyHired:          "why.hired",
	whyStarting:       "why.starting",
	whyNotOnDisplay:   "why.not-on-display",
	whyNotYourHandler: "why.not-your-handler",
	whyExhausted:      "why.exhausted",
	whySpent:          "why.spent",
	whyCost:           "why.cost",
	whyRowFull:        "why.row-full",
	whyThreeOfAKind:   "why.three-of-a-kind",
	whyNoOverlay:      "why.no-overlay",
	whyOverlayLater:   "why.overlay-later",
	whyOverlayPrice:   "why.overlay-price",
	whySealed:         "why.overlay-sealed",
	whyGreens:         "why.greens",
	whyBriefcases:     "why.briefcases",
	whyNoWagePiece:    "why.no-wage-piece",
	whyNotSyndicates:  "why.not-syndicates",
	whyBeingHired:     "why.being-hired",
	whyFinished:       "why.finished",
	whyCrowded:        "why.crowded",
}

// questionsOf is the questions that a verb answers, one bit each.
var questionsOf = [...]uint32{
	vKeep:     1 << frKeep,
	vToss:     1 << frToss,
	vPlace:    1 << frPlace,
	vTake:     1 << frCollect,
	vLeak:     1 << frLeak,
	vExchange: 1 << frMarket,
	vRecruit:  1 << frMarket,
	vDraw:     1<<frMarket | 1<<frSecond,
	vHire:     1 << frMarket,
	vReplace:  1 << frReplace,
	vUse:      1 << frAnalyse,
	vMake:     1 << frAnalyse,
	vOverlay:  1<<frPlace | 1<<frCollect | 1<<frLeak | 1<<frMarket | 1<<frSecond | 1<<frReplace | 1<<frAnalyse | 1<<frMilestone,
	vDone:     1<<frCollect | 1<<frMarket | 1<<frSecond | 1<<frAnalyse | 1<<frFinish,
	vCollect:  1 << frMilestone,
	vDiscard:  1 << frMilestone,
	vComplete: 1 << frMilestone,
	vForgo:    1 << frMilestone,
	vPay:      1 << frWage,
	vHireFor:  1 << frHireFor,
	vUseFor:   1 << frUseFor,
	vFinish:   1 << frFinish,
}

// against is the rule that forbids an action now, or 0 for a legal one.
func (s *State) against(a rules.Action) reason {
	if !wellFormed(a) {
		return whyMalformed
	}
	if s.Phase == Ended {
		return whyOver
	}
	f := s.top()
	if questionsOf[a.Verb]>>f.Kind&1 == 0 {
		return s.otherQuestion(a.Verb)
	}
	p, x := &s.Players[f.Side], a.Args[0]
	switch a.Verb {
	case vKeep:
		return unless(p.Dealt.Has(Handler(x)), whyNotDealt)
	case vToss, vDiscard:
		return unless(p.Hand.Has(Contract(x)), whyNotInHand)
	case vPlace:
		return s.cannotPlace(f.Side, City(x))
	case vTake:
		if p.room() == 0 {
			return whyInboxFull
		}
		return unless(s.heap(f)[x] > 0, whyNoPiece)
	case vLeak:
		return s.cannotLeak(f, City(x))
	case vExchange:
		return s.cannotExchange(f, Colour(x))
	case vRecruit:
		return s.cannotRecruit(f)
	case vDraw:
		return s.cannotDraw(f, Contract(x))
	case vHire:
		return s.cannotHire(f, Handler(x))
	case vReplace:
		return unless(p.slotWith(Handler(x)) != nil, whyNotYourHandler)
	case vUse:
		return p.cannotUse(Handler(x))
	case vMake:
		return p.canMake(Colour(x))
	case vOverlay:
		if !p.Overlay {
			return whyNoOverlay
		}
		if s.sealed() {
			return whySealed
		}
		return unless(p.Influence >= overlayPrice, whyOverlayPrice)
	case vDone:
		return unless(f.Kind != frCollect || p.room() == 0, whyMustTake)
	case vComplete:
		return p.cannotComplete(Contract(x), int(a.Args[1]))
	case vPay:
		return unless(p.Inbox[x] > 0, whyNoWagePiece)
	case vHireFor:
		return s.cannotHireFor(Handler(x))
	case vUseFor:
		if Handler(x) == Handler(f.What) {
			return whyBeingHired
		}
		return unless(s.syndicateHandlers().Has(Handler(x)), whyNotSyndicates)
	case vFinish:
		return s.cannotFinish(int(f.Side), Contract(x))
	}
	return 0 // vCollect, vForgo
}

func unless(ok bool, r reason) reason {
	if ok {
		return 0
	}
	return r
}

// cannotHireFor is the rule against the Lone Syndicate hiring h. A solo game has
// two Handlers of one colour only among the yellow ones, which come last: when
// there is a choice nobody else is on display.
func (s *State) cannotHireFor(h Handler) reason {
	switch {
	case h.Starting():
		return whyStarting
	case !s.bestOnDisplay().Has(h):
		return whyNotOnDisplay
	}
	return 0
}

// otherQuestion is why a verb does not answer the question that is asked.
func (s *State) otherQuestion(v rules.Verb) reason {
	switch v {
	case vOverlay:
		return whyOverlayLater
	case vExchange, vRecruit, vDraw, vHire:
		return unlessWaits(s, frMarket, whyNoVisit)
	case vUse, vMake:
		return unlessWaits(s, frAnalyse, whyNoAnalysis)
	case vCollect, vDiscard, vComplete, vForgo:
		return unlessWaits(s, frMilestone, whyNoMilestone)
	case vDone:
		return mustAnswer(s.top().Kind)
	}
	return whyOtherQuestion
}

// unlessWaits is r, or where a frame of kind k waits below the question that
// the question comes first.
func unlessWaits(s *State, k frameKind, r reason) reason {
	for i := range s.Depth {
		if s.Stack[i].Kind == k {
			return whyOtherQuestion
		}
	}
	return r
}

// mustAnswer is why a question cannot be left.
func mustAnswer(k frameKind) reason {
	switch k {
	case frMilestone:
		return whyMustChoose
	case frPlace:
		return whyMustPlace
	case frLeak:
		return whyMustLeak
	case frWage:
		return whyMustPay
	case frReplace:
		return whyMustReplace
	}
	return whyOtherQuestion
}

// wellFormed reports whether every operand of an action is in range and the
// rest is empty.
func wellFormed(a rules.Action) bool {
	if a.Verb == 0 || int(a.Verb) >= len(operandLimits) {
		return false
	}
	l := &operandLimits[a.Verb]
	for i, x := range a.Args {
		if l[i] != anyNumber && (x < 0 || x >= l[i]) {
			return false
		}
	}
	return true
}

// anyNumber marks an operand that is a plain number.
const anyNumber = -1

// operandLimits is how many values each operand of each verb has; 1 for none.
var operandLimits = func() [][4]int16 {
	l := make([][4]int16, len(info.Verbs))
	for v := range l {
		l[v] = [4]int16{1, 1, 1, 1}
		for i, o := range info.Verbs[v].Operands {
			l[v][i] = anyNumber
			if o.Ref != rules.None {
				l[v][i] = int16(len(info.Refs[o.Ref].IDs))
			}
		}
	}
	return l
}()

// Why says which rule forbids a, or nothing for a legal action.
func (s *State) Why(a rules.Action) rules.Message {
	r := s.against(a)
	if r == 0 {
		return rules.Message{}
	}
	m := rules.Say(reasonKeys[r])
	m.Args = s.reasonArgs(r, a)
	return m
}

// reasonArgs is the values in the sentence of a reason.
func (s *State) reasonArgs(r reason, a rules.Action) []rules.Arg {
	if r == whyOver || r == whyMalformed {
		return nil
	}
	f, x := s.top(), int(a.Args[0])
	p := &s.Players[f.Side]
	switch r {
	case whyOtherQuestion:
		return []rules.Arg{rules.Word("when", rules.Say("when."+info.Verbs[a.Verb].Name)), rules.Word("question", s.Prompt())}
	case whyNoVisit, whyNoAnalysis, whyNoMilestone, whyOverlayLater:
		return []rules.Arg{rules.Word("question", s.Prompt())}
	case whyNotDealt, whyStarting, whyNotOnDisplay, whyNotYourHandler, whySpent, whyNotSyndicates, whyBeingHired:
		return []rules.Arg{info.Naming("handler", refHandler(Handler(x)))}
	case whyExhausted:
		return []rules.Arg{info.Naming("handler", refHandler(Handler(x))), rules.Num("n", int(Handler(x).Card().Uses))}
	case whyCost:
		return []rules.Arg{info.Naming("handler", refHandler(Handler(x))), goodsArg("cost", &Handler(x).Card().Pay)}
	case whyNotInHand, whyNotOpen, whyBriefcases, whyFinished:
		return []rules.Arg{info.Naming("contract", refContract(Contract(x))), goodsArg("needs", &Contract(x).Card().Needs)}
	case whyCrowded:
		return []rules.Arg{info.Naming("contract", refContract(Contract(x))), contractsArg("chosen", p.Chosen)}
	case whyGreens:
		return []rules.Arg{info.Naming("contract", refContract(Contract(x))), rules.Num("n", int(Contract(x).Card().Needs.Either))}
	case whyLocked, whyOwnAgent:
		return []rules.Arg{info.Naming("city", refCity(City(x)))}
	case whyRivals, whyFewest:
		return []rules.Arg{info.Naming("city", refCity(City(x))), rules.Num("n", int(ones[s.rivals(City(x), f.Side)])),
			rules.Num("fewest", int(s.fewestRivals(f.Side)))}
	case whyLetter:
		return []rules.Arg{info.Naming("city", refCity(City(x))), letterArg(cityTable[x].Letter, "own"), letterArg(Letter(f.What), "letter")}
	case whyNoPiece, whyNoWagePiece, whyRateUsed:
		return []rules.Arg{info.Naming("colour", refColour(Colour(x)))}
	case whyInboxFull:
		return []rules.Arg{rules.Num("n", p.capacity())}
	case whyMustTake:
		return []rules.Arg{rules.Num("n", p.room())}
	case whyMustPay:
		return []rules.Arg{rules.Num("n", int(f.Coin))}
	case whyMustReplace:
		return []rules.Arg{info.Naming("handler", refHandler(Handler(f.What)))}
	case whyPrice:
		return []rules.Arg{rules.Num("n", s.price(a)), rules.Num("have", int(p.Influence))}
	case whyOverlayPrice:
		return []rules.Arg{rules.Num("n", overlayPrice), rules.Num("have", int(p.Influence))}
	case whyRowFull:
		return []rules.Arg{info.Naming("row", refRow(Colour(x))), rules.Num("n", int(rowTable[x].Spaces))}
	case whyThreeOfAKind:
		return []rules.Arg{info.Naming("colour", refColour(Colour(x))), rules.Num("n", int(p.Inbox[x]))}
	}
	return nil
}

// price is the Influence that a Black Market Action costs.
func (s *State) price(a rules.Action) int {
	switch a.Verb {
	case vExchange:
		return int(rateTable[a.Args[0]].Price)
	case vDraw:
		return secondPrice
	case vHire:
		return hirePrice
	}
	return recruitPrice
}
