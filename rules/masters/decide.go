package masters

import "safehouse/rules"

// Turn says who decides. The crew decides as one: any seat that has not
// finished may act.
func (s *State) Turn() rules.Turn {
	t := rules.Turn{Seat: rules.Nobody, Phase: phaseIDs[s.Phase], Round: int(s.Round), Done: s.Over}
	if s.Phase == Closing {
		t.Phase = phaseIDs[Action]
	}
	switch {
	case s.Over:
	case s.Phase == Choosing:
		t.Seat = int(s.Ask.Who)
		t.Open = rules.Only(t.Seat)
	default:
		t.Seat, t.Open = rules.Crew, s.open()
	}
	return t
}

// open is the seats that still may act; where only the NPC is left, or the
// team is asked as one, all that are in play.
func (s *State) open() (set rules.Seats) {
	m := done
	switch s.Ask.Kind {
	case askPlan:
		m = ready
	case askAct, askEscape:
	default:
		m = 0
	}
	for f := range int(s.Seats) {
		if st := s.Crew[f].Status; (st == inPlay || st == waiting) && s.Crew[f].Marks&m == 0 {
			set |= rules.Only(f)
		}
	}
	if set == 0 {
		for f := range int(s.Seats) {
			if st := s.Crew[f].Status; st == inPlay || st == waiting {
				set |= rules.Only(f)
			}
		}
	}
	if set == 0 {
		set = 1<<s.Seats - 1 // the NPC is alone: the whole team decides for it
	}
	return set
}

// Actor is the seat whose character takes a; rules.Crew for what the team
// decides: the NPC, ambiguities, fixers, Escape.
func (s *State) Actor(a rules.Action) int {
	if a.Verb == 0 || a.Verb >= verbs {
		return rules.Crew
	}
	for i, o := range verbTable[a.Verb].Operands {
		switch o.Ref {
		case kSeat:
			return int(a.Args[i])
		case kCharacter:
			if f := s.figure(a.Args[i]); f >= 0 && f != npc {
				return f
			}
			return rules.Crew
		}
	}
	return rules.Crew
}

// Legal appends the answers to the question.
func (s *State) Legal(dst []rules.Action) []rules.Action {
	if s.Over {
		return dst
	}
	return s.answers(dst)
}

// Apply answers the question and carries the heist on to the next one.
func (s *State) Apply(a rules.Action, rec *rules.Recorder) error {
	if s.against(a) != 0 {
		return &rules.Refusal{Reason: s.Why(a)}
	}
	h := heist{State: s, rec: rec}
	h.answer(a)
	h.run()
	return nil
}

// rearrange notes whether a decision was a mere rearrangement, of which there is a
// limit between two that cost something.
func (h *heist) rearrange(a rules.Action) {
	f := -1
	switch a.Verb {
	case vBuy, vSell:
		h.Trades++
		return
	case vEquip:
		f = h.figure(a.Args[1])
	case vStart, vTake, vDrop, vSlide, vToss:
		f = h.figure(a.Args[0])
	case vLift, vGive:
		if h.Ask.Kind == askPlan {
			f = h.figure(a.Args[0])
		}
	case vPlan, vReady:
		return
	}
	if f >= 0 {
		h.Crew[f].Free = min(h.Crew[f].Free+1, freeLimit)
		return
	}
	h.Trades = 0
	for i := range h.Crew {
		h.Crew[i].Free = 0
	}
}

// answer carries out one of the answers.
func (h *heist) answer(a rules.Action) {
	h.rearrange(a)
	switch {
	case a.Verb <= vSkill:
		if a.Verb == vCharacter {
			h.chooseCharacter(int(a.Args[0]), Character(a.Args[1]))
		} else {
			h.chooseSkill(int(a.Args[0]), Skill(a.Args[1]))
		}
	case a.Verb < vAct && h.Ask.Kind == askPlan:
		h.answerPlanning(a)
	case h.Ask.Kind == askAct || h.Ask.Kind == askEscape:
		h.answerCrew(a)
	default:
		h.answerQuestion(a)
	}
}

func (h *heist) answerPlanning(a rules.Action) {
	x, y := Hex(a.Args[0]), Hex(a.Args[1])
	switch a.Verb {
	case vTunnel:
		h.tunnel(x, h.cell(y))
	case vBuy:
		h.buy(Loot(a.Args[0]).item(), h.figure(a.Args[1]))
	case vSell:
		h.sell(Loot(a.Args[0]).item())
	case vSellJewel:
		x, st, _ := h.fixer(doBuyJewels)
		h.Hired = h.Hired.With(x)
		h.Jewels--
		h.addTeam(st.n())
		h.tell(rules.Event{Kind: evSold, What: refLoot(Jewel), N: int16(st.n()), M: h.Team})
	case vEquip:
		i, f := Loot(a.Args[0]).item(), h.figure(a.Args[1])
		h.hand(h.owned(i, f), f)
		h.tell(rules.Event{Kind: evEquipped, Who: h.refFigure(f), What: refLoot(i.loot())})
	case vHire:
		h.hire(Fixer(a.Args[0]), int(a.Args[1]))
	case vSurvey:
		h.survey(x)
	case vSurveyBag:
		h.survey(noHex)
	case vSchematics:
		h.consult(x)
	case vSchematicsBag:
		h.consult(noHex)
	default:
		h.answerPlan(h.figure(a.Args[0]), a)
	}
}

// answerPlan is what one character does in planning.
func (h *heist) answerPlan(f int, a rules.Action) {
	c := h.cell(Hex(a.Args[1]))
	switch a.Verb {
	case vStart:
		h.start(f, c)
	case vPlan:
		h.plan(f, c)
	case vLift:
		h.lift(f, c)
	case vReady:
		h.Crew[f].Marks |= ready
		h.tell(rules.Event{Kind: evReady, Who: h.refFigure(f)})
	case vInside:
		h.goInside(f, c)
	case vGive:
		h.gift(f, h.figure(a.Args[1]))
	}
}

// gift moves an idea from one figure to another.
func (h *heist) gift(f, to int) {
	h.Crew[f].Ideas--
	h.Crew[to].Ideas = min(h.Crew[to].Ideas+1, maxIdeas)
	h.tell(rules.Event{Kind: evGave, Who: h.refFigure(f), To: h.refFigure(to)})
}

// answerCrew is what the crew does in the Action phase and in Escape.
func (h *heist) answerCrew(a rules.Action) {
	switch a.Verb {
	case vCall:
		h.Called = true
		h.tell(rules.Event{Kind: evCalled})
		return
	case vDecoy:
		h.decoy()
		return
	}
	f := h.figure(a.Args[0])
	x := Hex(a.Args[1])
	switch a.Verb {
	case vAct:
		var t [acts]offer
		h.offersFor(f, &t)
		act := Act(a.Args[1])
		h.commit(f, act, t[act])
	case vLend:
		h.lend(f, h.figure(a.Args[1]), stepKind(a.Args[2]))
	case vBreach:
		h.breach(f, x)
	case vLaser:
		h.laser(f, x)
	case vDone:
		if h.Phase == Escape {
			h.getAway(f)
		} else {
			h.finish(f)
		}
	case vRun:
		h.runTo(f, h.cell(x))
	case vDeclare:
		h.declare(f, h.cell(x))
	case vRoll:
		h.lastDitch(f)
	default:
		switch {
		case a.Verb >= vMove && a.Verb <= vHoldTorch:
			h.answerSub(f, a)
		case a.Verb >= vTake && a.Verb <= vToss:
			h.answerLoot(f, a)
		default:
			h.answerAbility(f, a)
		}
	}
}

func (h *heist) answerSub(f int, a rules.Action) {
	c := h.cell(Hex(a.Args[1]))
	k, _ := subOf(a.Verb)
	if a.Verb == vCrack || a.Verb == vHoldTorch {
		h.answerSafe(f, a)
		return
	}
	h.use(f, k)
	switch a.Verb {
	case vMove:
		h.step(f, c)
	case vUnlock:
		h.unlockTile(f, c)
	case vSubdue:
		h.subdueOn(f, c, Chit(a.Args[2]))
	case vDisable:
		h.disableOn(f, c)
	case vCut:
		h.cutOn(f, c)
	case vIdea:
		h.giveIdeas(f, 1)
	case vReveal:
		h.reveal(c)
	case vThin:
		if h.insight(f) {
			h.giveIdeas(f, 1)
		} else {
			h.thin()
		}
	case vLoot:
		h.gain(f, 1)
	}
}

// answerSafe uses U for K. With Safecracking Tools that counts as doing nothing
// but safecracking.
func (h *heist) answerSafe(f int, a rules.Action) {
	fig := &h.Crew[f]
	if a.Verb == vHoldTorch {
		h.use(f, doUnlock)
		st, _ := has(itemTable[PlasmaTorch].Text, doCrack)
		h.crack(h.torchbearer(), st.n())
		return
	}
	n := int(a.Args[1])
	k := h.cracks(f, n)
	fig.Left[doUnlock] -= uint8(n)
	fig.Marks |= unlocked
	if h.carries(f, SafecrackingTools.loot()) {
		fig.Marks |= wentOut
	} else {
		fig.Marks |= otherwise
	}
	h.crack(f, k)
}

func (h *heist) answerLoot(f int, a rules.Action) {
	l := Loot(a.Args[1])
	switch a.Verb {
	case vTake:
		h.takeAny(f, l)
	case vDrop:
		h.drop(f, l, h.Crew[f].At)
	case vSlide:
		h.drop(f, l, h.Crew[f].Reach)
	case vToss:
		to := h.cell(Hex(a.Args[2]))
		h.Crew[f].Thrown = uint8(to) + 1
		h.Crew[f].Picks = 0
		h.drop(f, l, to)
	}
}

func (h *heist) answerAbility(f int, a rules.Action) {
	fig := &h.Crew[f]
	x := Hex(a.Args[1])
	switch a.Verb {
	case vGive:
		fig.Give--
		h.gift(f, h.figure(a.Args[1]))
	case vReach:
		h.payIdeas(f, h.reachPrice(f))
		fig.Reach = h.cell(x)
		h.tell(rules.Event{Kind: evReach, Who: h.refFigure(f), To: refHex(x)})
	case vSlip:
		h.payIdeas(f, fig.Card.ability(doSlip).n())
		fig.Marks |= slipping
		h.tell(rules.Event{Kind: evSlips, Who: h.refFigure(f)})
	case vVent:
		h.owe(fig.Card.ability(doVent).n())
		fig.Vent = [2]Cell{fig.At, h.cell(x)}
		h.tell(rules.Event{Kind: evVent, Who: h.refFigure(f), To: refHex(x)})
	case vCodes:
		h.readCodes(f, h.cell(x))
	case vReplan:
		h.changePlans(f)
	case vPicker:
		h.pickOn(f)
	case vTeamwork:
		h.teamUp(f, h.figure(a.Args[1]))
	case vServer:
		h.openRemote(h.letter(f))
	case vSwipe:
		if h.Phase == Escape {
			h.payMoves(f, 1)
		}
		h.Doors &^= only(h.cell(x))
		h.tell(rules.Event{Kind: evDoorOpen, Who: h.refFigure(f), To: refHex(x)})
	case vSeize:
		h.activate(npc)
	case vLogs:
		h.Logs = true
		h.tell(rules.Event{Kind: evLogs, Who: h.refFigure(f)})
		fig.Marks &^= done // who is done goes on for what the logs show
		fig.Left[doReveal] += logReveals
		h.gain(f, logCash)
	case vClue:
		h.Clues &^= only(fig.At)
		h.tell(rules.Event{Kind: evClue, Who: h.refFigure(f)})
		h.giveIdeas(f, 1)
	case vShift:
		fig.Shifts--
		fig.Plan = fig.Plan&^only(h.cell(x)) | only(h.cell(Hex(a.Args[2])))
		h.tell(rules.Event{Kind: evShifted, Who: h.refFigure(f), From: refHex(x), To: refHex(Hex(a.Args[2]))})
	case vPick:
		h.payIdeas(f, fig.Card.ability(doPressure).n())
		h.unlockTile(f, h.cell(x))
	case vPinch:
		fig.Marks |= pinched
		h.tell(rules.Event{Kind: evHelped, Who: h.refFigure(f), To: h.refFigure(h.figure(a.Args[1])), N: pinchPrice})
		h.payIdeas(f, pinchPrice)
		h.giveIdeas(h.figure(a.Args[1]), 1)
	}
}

// answerQuestion is the answers to what an effect asks.
func (h *heist) answerQuestion(a rules.Action) {
	f := h.top()
	c := h.cell(Hex(a.Args[0]))
	switch a.Verb {
	case vBlank:
		h.answerBlank(f, h.figure(a.Args[0]))
	case vKeep:
		kind, at := Chit(f.Card), f.At
		h.pop()
		h.place(at, kind, nil)
	case vChase:
		at := f.At
		h.pop()
		h.jump(at, c)
	case vHunt:
		h.jump(f.At, c)
		f.At = c
		f.N--
	case vHound:
		h.setHound(f, h.figure(a.Args[0]))
	case vDecline:
		h.answerDecline(f)
	case vDecoy:
		f.N--
		h.decoy()
	case vLock:
		f.Set &^= only(c)
		f.N--
		h.put(c, Lock, 1)
	case vSwap:
		f.N--
		h.swapChit(Chit(a.Args[0]), Blank)
	case vInsert:
		f.N--
		h.insert(Card(a.Args[0]), int(a.Args[1])-1)
	case vMark:
		f.N--
		h.Clues |= only(c)
		h.tell(rules.Event{Kind: evMarked, To: h.refCell(c)})
	case vNoise:
		h.pop()
		st, _ := h.npcRule(doSquirrely)
		h.owe(st.n())
		h.tell(rules.Event{Kind: evTalks, Who: h.refFigure(npc), N: int16(st.n())})
	default:
		h.answerAbout(f, h.figure(a.Args[0]), a)
	}
}

// answerAbout is the answers that name a figure.
func (h *heist) answerAbout(f *Frame, who int, a rules.Action) {
	switch a.Verb {
	case vPlan:
		h.plan(who, h.cell(Hex(a.Args[1])))
	case vLift:
		h.lift(who, h.cell(Hex(a.Args[1])))
		h.Crew[who].Loose++
		h.Lifts--
	case vGive:
		h.gift(who, h.figure(a.Args[1]))
		if h.Ask.Kind == askWhisper {
			h.Crew[who].Give--
			h.makeNoise(1)
		} else {
			h.pop()
		}
	case vPenny:
		f.Set = f.Set.rest()
		h.discard(who, LuckyPenny)
	case vLose:
		f.Set = f.Set.rest()
		h.loseIdea(who)
	case vBlab:
		f.Set = f.Set.rest()
		h.makeNoise(1)
		h.giveIdeas(who, 1)
	case vSilent:
		f.Set = f.Set.rest()
	case vComfort:
		h.pop()
		h.makeNoise(1)
		h.giveIdeas(who, 1)
	case vPutDown:
		f.Set = f.Set.rest()
		h.fumble(who, h.cell(Hex(a.Args[1])))
	case vNerves:
		h.pop()
		h.loseIdea(who)
	case vTip:
		f.N--
		_, st, _ := h.fixer(doLockTip)
		h.giveIdeas(who, st.n())
	}
}

// answerBlank replaces a drawn chit by a Blank: it leaves the game, a piece
// goes back into the bag (ruling).
func (h *heist) answerBlank(fr *Frame, who int) {
	f := *fr
	h.pop()
	h.payIdeas(who, 1)
	h.owe(1)
	h.Blanks--
	h.tell(rules.Event{Kind: evBlanked, Who: h.refFigure(who), What: refChit(Chit(f.Card)), To: h.refCell(f.At)})
}

// answerDecline leaves an offer. Tokens that are not placed stay in hand.
func (h *heist) answerDecline(f *Frame) {
	switch h.Ask.Kind {
	case askReplan:
		for i := range h.Crew {
			h.Crew[i].Loose = 0
		}
	case askLift:
		h.Lifts = 0
	}
	if f.Kind != frLift {
		h.pop()
	}
}
