package shadownetwork

import "safehouse/rules"

// The questions on top of the stack, their answers, and what an answer does.
// Whether something is an answer is decided in one place, against (why.go):
// answers lists what no rule is against.

// answers appends the answers to the question on top, in a stable order.
func (s *State) answers(dst []rules.Action) []rules.Action {
	f := s.top()
	p := &s.Players[f.Side]
	switch f.Kind {
	case frKeep:
		return s.addHandlers(dst, vKeep, p.Dealt)
	case frToss:
		return s.addContracts(dst, vToss, p.Hand)
	case frPlace:
		dst = s.addCities(dst, f)
		return s.addOverlay(dst, p)
	case frCollect:
		heap := s.heap(f)
		if p.room() > 0 {
			dst = addColours(dst, vTake, heap)
		}
		if dst = s.addOverlay(dst, p); p.room() == 0 {
			dst = append(dst, rules.Action{Verb: vDone})
		}
		return dst
	case frLeak:
		for set := s.inLetter(Letter(f.What)); set != 0; set &= set - 1 {
			dst = append(dst, rules.Action{Verb: vLeak, Args: [4]int16{int16(set.first())}})
		}
		return s.addOverlay(dst, p)
	case frMarket:
		return s.marketAnswers(dst, f)
	case frSecond:
		dst = s.addOverlay(s.addMarket(dst, f), p)
		return append(dst, rules.Action{Verb: vDone})
	case frReplace:
		for i := range p.Slots {
			dst = append(dst, rules.Action{Verb: vReplace, Args: [4]int16{int16(p.Slots[i].Handler)}})
		}
		return s.addOverlay(dst, p)
	case frAnalyse:
		return s.analysisAnswers(dst, f)
	case frMilestone:
		return s.milestoneAnswers(dst, f)
	case frWage:
		return addColours(dst, vPay, &p.Inbox)
	case frFinish:
		dst = s.addContracts(dst, vFinish, s.otherwise(int(f.Side)))
		return append(dst, rules.Action{Verb: vDone})
	case frHireFor:
		return s.addHandlers(dst, vHireFor, s.bestOnDisplay())
	default: // frUseFor
		return s.addHandlers(dst, vUseFor, s.syndicateHandlers())
	}
}

func (s *State) addHandlers(dst []rules.Action, v rules.Verb, set HandlerSet) []rules.Action {
	for ; set != 0; set = set.rest() {
		dst = append(dst, rules.Action{Verb: v, Args: [4]int16{int16(set.first())}})
	}
	return dst
}

func (s *State) addContracts(dst []rules.Action, v rules.Verb, set ContractSet) []rules.Action {
	for ; set != 0; set = set.rest() {
		dst = append(dst, rules.Action{Verb: v, Args: [4]int16{int16(set.first())}})
	}
	return dst
}

func addColours(dst []rules.Action, v rules.Verb, heap *Pieces) []rules.Action {
	for c, n := range heap {
		if n > 0 {
			dst = append(dst, rules.Action{Verb: v, Args: [4]int16{int16(c)}})
		}
	}
	return dst
}

func (s *State) addCities(dst []rules.Action, f *Frame) []rules.Action {
	n := len(dst)
	cash := s.Players[f.Side].Influence
	for c := range City(cities) {
		if agents := s.Cities[c].Agents; s.open(c) && agents>>f.Side&1 == 0 && uint16(ones[agents]) <= cash {
			dst = append(dst, rules.Action{Verb: vPlace, Args: [4]int16{int16(c)}})
		}
	}
	if len(dst) > n {
		return dst
	}
	for c := range City(cities) {
		if s.cannotPlace(f.Side, c) == 0 {
			dst = append(dst, rules.Action{Verb: vPlace, Args: [4]int16{int16(c)}})
		}
	}
	return dst
}

func (s *State) addOverlay(dst []rules.Action, p *PlayerState) []rules.Action {
	if p.Overlay && !s.sealed() && p.Influence >= overlayPrice {
		dst = append(dst, rules.Action{Verb: vOverlay})
	}
	return dst
}

func (s *State) addMarket(dst []rules.Action, f *Frame) []rules.Action {
	for _, c := range s.Market {
		if c != noContract && s.cannotDraw(f, c) == 0 {
			dst = append(dst, rules.Action{Verb: vDraw, Args: [4]int16{int16(c)}})
		}
	}
	return dst
}

func (s *State) marketAnswers(dst []rules.Action, f *Frame) []rules.Action {
	p := &s.Players[f.Side]
	for c := range Colour(colours) {
		if s.cannotExchange(f, c) == 0 {
			dst = append(dst, rules.Action{Verb: vExchange, Args: [4]int16{int16(c)}})
		}
	}
	if s.cannotRecruit(f) == 0 {
		dst = append(dst, rules.Action{Verb: vRecruit})
	}
	dst = s.addMarket(dst, f)
	if f.What&didHire == 0 && p.Influence >= hirePrice {
		dst = s.addHandlers(dst, vHire, s.Display)
	}
	dst = s.addOverlay(dst, p)
	return append(dst, rules.Action{Verb: vDone})
}

func (s *State) analysisAnswers(dst []rules.Action, f *Frame) []rules.Action {
	p := &s.Players[f.Side]
	for i := range p.Slots {
		if h := p.Slots[i].Handler; h != noHandler && p.cannotUse(h) == 0 {
			dst = append(dst, rules.Action{Verb: vUse, Args: [4]int16{int16(h)}})
		}
	}
	for c := range Colour(colours) {
		if p.canMake(c) == 0 {
			dst = append(dst, rules.Action{Verb: vMake, Args: [4]int16{int16(c)}})
		}
	}
	dst = s.addOverlay(dst, p)
	return append(dst, rules.Action{Verb: vDone})
}

func (s *State) milestoneAnswers(dst []rules.Action, f *Frame) []rules.Action {
	p := &s.Players[f.Side]
	dst = append(dst, rules.Action{Verb: vCollect})
	for set := p.Hand; set != 0; set = set.rest() {
		c := set.first()
		for greens := range int(c.Card().Needs.Either) + 1 {
			if p.cannotComplete(c, greens) == 0 {
				dst = append(dst, rules.Action{Verb: vComplete, Args: [4]int16{int16(c), int16(greens)}})
			}
		}
	}
	dst = s.addOverlay(s.addContracts(dst, vDiscard, p.Hand), p)
	return append(dst, rules.Action{Verb: vForgo})
}

// answer carries out one of the answers.
func (w *world) answer(a rules.Action) {
	f := w.top()
	side, x := f.Side, a.Args[0]
	switch a.Verb {
	case vKeep:
		w.pop()
		w.keep(side, Handler(x))
	case vToss:
		w.pop()
		w.toss(side, Contract(x))
	case vPlace:
		w.pop()
		w.top().City = City(x)
		w.place(side, City(x))
	case vTake:
		w.collect(f, Colour(x))
	case vLeak:
		w.leakOn(f, City(x))
	case vExchange:
		w.exchange(f, Colour(x))
	case vRecruit:
		w.recruit(f)
	case vDraw:
		w.draw(f, Contract(x))
	case vHire:
		w.hire(f, Handler(x))
	case vReplace:
		w.replace(f, Handler(x))
	case vUse:
		w.use(side, Handler(x))
	case vMake:
		w.makeBriefcase(side, Colour(x))
	case vOverlay:
		w.liftOverlay(side)
	case vDone:
		w.done(f)
	case vCollect:
		w.pop()
		w.earn(side, milestoneInfluence, refPlace(placeSupply))
	case vDiscard:
		w.pop()
		w.discard(side, Contract(x))
	case vComplete:
		w.pop()
		w.complete(side, Contract(x), uint8(a.Args[1]))
	case vForgo:
		w.pop()
		w.tell(rules.Event{Kind: evForgone, Who: refSide(side)})
	case vPay:
		w.payPiece(f, Colour(x))
	case vHireFor:
		w.hireFor(Handler(x))
	case vUseFor:
		w.useFor(f, Handler(x))
	case vFinish:
		w.finish(side, Contract(x))
	}
}

// done ends a visit to the market, a Draw action, a window of the Analysis,
// collecting with a full inbox, or the choice of what to finish at the end.
func (w *world) done(f *Frame) {
	switch f.Kind {
	case frAnalyse:
		w.closeWindow(f)
	case frCollect:
		w.leaveRest(f)
	case frFinish:
		w.settle(f.Side)
	default:
		w.pop()
	}
}
