package masters

import (
	"slices"

	"safehouse/rules"
)

// promptKeys is the question of each kind.
var promptKeys = [asks]string{
	askCharacter: "prompt.character",
	askSkill:     "prompt.skill",
	askPlan:      "prompt.plan",
	askAct:       "prompt.act",
	askEscape:    "prompt.escape",
	askChit:      "prompt.chit",
	askDog:       "prompt.dog",
	askHunt:      "prompt.hunt",
	askReplan:    "prompt.replan",
	askLift:      "prompt.lift",
	askPenny:     "prompt.penny",
	askBlab:      "prompt.blab",
	askComfort:   "prompt.comfort",
	askWhisper:   "prompt.whisper",
	askLast:      "prompt.last",
	askLocks:     "prompt.locks",
	askFumble:    "prompt.fumble",
	askNervous:   "prompt.nervous",
	askTip:       "prompt.tip",
	askBribe:     "prompt.bribe",
	askInsert:    "prompt.insert",
	askMark:      "prompt.mark",
	askHound:     "prompt.hound",
	askDecoy:     "prompt.decoy",
}

// Prompt is the question that is put to the crew or to a seat.
func (s *State) Prompt() rules.Message {
	if s.Over {
		return rules.Message{}
	}
	m := rules.Say(promptKeys[s.Ask.Kind])
	switch s.Ask.Kind {
	case askPlan:
		if !s.shopOpen() {
			m.Key = "prompt.plan-silent"
		}
	case askCharacter:
		m.Args = append(m.Args, rules.Player("seat", int(s.Ask.Who)))
	case askSkill:
		n := 1
		if s.Crew[s.Ask.Who].Skills[0] != noSkill {
			n = 2
		}
		m.Args = append(m.Args, info.Naming("who", s.refFigure(int(s.Ask.Who))), rules.Num("number", n))
	case askPenny, askBlab, askFumble:
		m.Args = append(m.Args, info.Naming("who", s.refFigure(int(s.Ask.Who))))
	case askChit:
		m.Args = append(m.Args, info.Naming("chit", refChit(Chit(s.top().Card))), info.Naming("hex", s.refCell(s.top().At)), rules.Num("n", int(s.Blanks)))
	case askDog, askHunt:
		m.Args = append(m.Args, info.Naming("hex", s.refCell(s.top().At)), rules.Num("n", int(s.top().N)))
	case askLift:
		m.Args = append(m.Args, rules.Num("n", int(s.Lifts)))
	case askLocks, askBribe, askInsert, askMark, askDecoy:
		m.Args = append(m.Args, rules.Num("n", int(s.top().N)))
	case askNervous:
		m.Args = append(m.Args, info.Naming("who", s.refFigure(npc)))
	case askAct:
		m.Args = append(m.Args, rules.Num("n", s.toAct()))
	}
	return m
}

// toAct is how many characters have not chosen an action yet.
func (s *State) toAct() (n int) {
	for f := range s.Crew {
		if s.Crew[f].Status == inPlay && s.Crew[f].Marks&acted == 0 {
			n++
		}
	}
	return n
}

// Describe is the sentence that offers a.
func (s *State) Describe(a rules.Action) rules.Message {
	m := info.Offer(a)
	f := -1
	if len(verbTable[a.Verb].Operands) > 0 && verbTable[a.Verb].Operands[0].Ref == kCharacter {
		f = s.figure(a.Args[0])
	}
	switch a.Verb {
	case vAct:
		return s.describeAct(f, Act(a.Args[1]), m)
	case vLend:
		st, _ := has(actTable[s.hack(f)].Text, doLend)
		m.Args = append(m.Args, info.Naming("action", refAct(s.hack(f))), rules.Num("n", st.n()), rules.Num("cost", int(actTable[s.hack(f)].Pay)))
	case vBreach:
		m.Args = append(m.Args, rules.Num("cost", int(actTable[Breach].Pay)))
	case vLaser:
		set := s.beam(s.Crew[f].At, s.hex(s.Crew[f].At).sideTo(Hex(a.Args[1])))
		m.Args = append(m.Args, rules.Num("n", set.Len()))
	case vBuy:
		m.Args = append(m.Args, rules.Num("price", s.price(Loot(a.Args[0]).item())))
	case vSell:
		m.Args = append(m.Args, rules.Num("price", s.resale(Loot(a.Args[0]).item())))
	case vSellJewel:
		_, st, _ := s.fixer(doBuyJewels)
		m.Args = append(m.Args, rules.Num("price", st.n()))
	case vHire:
		m.Key = "action.hire-" + fixerTable[a.Args[0]].ID
		m.Args = append(m.Args, rules.Num("price", int(fixerTable[a.Args[0]].Tiers[a.Args[1]-1])))
	case vSurvey, vSurveyBag:
		_, st, _ := s.fixer(doSurvey)
		m.Args = append(m.Args, rules.Num("price", st.n()))
	case vMove, vRun:
		s.describeMove(f, a, &m)
	case vThin:
		if s.insight(f) {
			m.Key = "action.insight"
		}
	case vCrack:
		m.Args = append(m.Args, rules.Num("k", min(s.cracks(f, int(a.Args[1])), s.safeLeft())), rules.Num("left", s.safeLeft()))
	case vHoldTorch:
		m.Args = append(m.Args, info.Naming("to", s.refFigure(s.torchbearer())))
	case vTake, vDrop, vSlide, vToss:
		if Loot(a.Args[1]) == Cash {
			m.Key += "-cash"
			m.Args = append(m.Args, rules.Num("n", s.cashFor(f, a.Verb)))
		}
	case vReach, vVent, vCodes, vReplan, vPicker, vTeamwork, vSlip, vPick, vPinch:
		m.Args = append(m.Args, rules.Num("cost", s.costOf(f, a.Verb)))
	case vServer:
		m.Args = append(m.Args, info.Naming("letter", refLetter(s.letter(f))))
	case vSeize:
		m.Args = append(m.Args, info.Naming("to", s.refFigure(npc)))
	case vDone:
		s.describeDone(f, &m)
	case vDeclare, vRoll:
		m.Args = append(m.Args, rules.Num("n", s.wayCost(f)), rules.Num("ideas", int(s.Crew[f].Ideas)))
	case vBlank, vKeep:
		m.Args = append(m.Args, info.Naming("chit", refChit(Chit(s.top().Card))))
	case vNoise:
		st, _ := s.npcRule(doSquirrely)
		m.Args = append(m.Args, rules.Num("n", st.n()))
	case vDecline:
		m.Key = "action.decline-" + declines[s.Ask.Kind]
	case vTip, vComfort, vBlab:
	case vInsert:
		m.Args = append(m.Args, info.Naming("after", refDeckCard(s.left()[a.Args[1]-1])))
	}
	return m
}

// declines names the ways out of an offer.
var declines = [asks]string{askReplan: "replan", askLift: "lift", askComfort: "comfort", askWhisper: "whisper", askLast: "last", askDecoy: "decoy"}

// describeAct tells what an action costs and which face the die shows then.
func (s *State) describeAct(f int, a Act, m rules.Message) rules.Message {
	var t [acts]offer
	s.offersFor(f, &t)
	if t[a].cost > 0 {
		m.Key = "action.act-paid"
	}
	m.Args = append(m.Args, rules.Num("n", int(t[a].cost)), rules.Word("text", rules.Say("text.action."+actTable[a].ID)))
	return m
}

// describeMove tells of the guards and cameras that a step has to do with.
func (s *State) describeMove(f int, a rules.Action, m *rules.Message) {
	c := s.cell(Hex(a.Args[1]))
	switch {
	case a.Verb == vRun:
		m.Args = append(m.Args, rules.Num("n", s.leaving(f, s.Crew[f].At)))
	case c.outdoors():
		m.Key = "action.move-out"
	case s.Chits.Cameras[c] > 0 && !s.Looped:
		m.Key = "action.move-seen"
		m.Args = append(m.Args, rules.Num("n", int(s.Chits.Cameras[c])))
	case s.guards(c) > 0:
		m.Key = "action.move-guarded"
		m.Args = append(m.Args, rules.Num("n", int(s.guards(c))))
	}
}

func (s *State) describeDone(f int, m *rules.Message) {
	if s.Phase != Escape {
		if n := s.Crew[f].Left[doMove]; n > 0 {
			m.Key = "action.done-moves"
			m.Args = append(m.Args, rules.Num("n", int(n)))
		}
		return
	}
	if s.safe(f) {
		m.Key = "action.get-away"
	} else {
		m.Key = "action.give-up"
	}
}

// cashFor is the cash that taking or putting down is about.
func (s *State) cashFor(f int, v rules.Verb) int {
	if v != vTake {
		return int(s.Crew[f].Cash)
	}
	if c := s.source(f, Cash); c != nowhere {
		return int(s.Cash[c])
	}
	return int(s.Crew[s.giver(f, Cash)].Cash)
}

// costOf is the ideas, or for VENT CRAWL the noise, that an ability costs.
func (s *State) costOf(f int, v rules.Verb) int {
	card := s.Crew[f].Card
	switch v {
	case vReach:
		return s.reachPrice(f)
	case vVent:
		return card.ability(doVent).n()
	case vCodes:
		return card.ability(doCodes).n()
	case vReplan:
		return replanPrice
	case vPicker:
		return card.ability(doEfficient).n()
	case vTeamwork:
		_, st, _ := s.fixer(doTeamwork)
		return st.n()
	case vSlip:
		return card.ability(doSlip).n()
	case vPick:
		return card.ability(doPressure).n()
	}
	return pinchPrice
}

// Touches appends the refs that an action is about beyond its operands: what a
// beam hits, what codes show, the way that is declared.
func (s *State) Touches(a rules.Action, dst []rules.Ref) []rules.Ref {
	set := Cells(0)
	switch a.Verb {
	case vLaser:
		f := s.figure(a.Args[0])
		set = s.beam(s.Crew[f].At, s.hex(s.Crew[f].At).sideTo(Hex(a.Args[1])))
	case vCodes:
		set = s.unknownAround(s.cell(Hex(a.Args[1])))
	case vServer:
		set = s.Remote[s.letter(s.figure(a.Args[0]))]
	case vDeclare, vRoll:
		fig := &s.Crew[s.figure(a.Args[0])]
		for _, c := range fig.Route[:fig.Long] {
			set |= only(c)
		}
	case vCrack, vHoldTorch:
		set = only(s.board().safe)
	case vChase, vHunt:
		set = only(s.top().At)
	}
	for ; set != 0; set = set.rest() {
		dst = append(dst, s.refCell(set.first()))
	}
	return dst
}

// Why says which rule forbids a, or nothing for a legal action.
func (s *State) Why(a rules.Action) rules.Message {
	r := s.against(a)
	if r == 0 {
		return rules.Message{}
	}
	m := rules.Say("why." + reasonKeys[r])
	if r == whyMalformed {
		return m
	}
	if r == whyOtherQuestion {
		if when := s.outOfTime(a.Verb); !when.IsZero() {
			return when
		}
		m.Args = append(m.Args, rules.Word("question", s.Prompt()))
		return m
	}
	for i, o := range verbTable[a.Verb].Operands {
		if o.Ref == rules.None {
			m.Args = append(m.Args, rules.Num(o.Name, int(a.Args[i])))
		} else {
			m.Args = append(m.Args, info.Naming(o.Name, rules.At(o.Ref, int(a.Args[i]))))
		}
	}
	return s.because(r, a, m)
}

// because adds the figures that a reason quotes.
func (s *State) because(r reason, a rules.Action, m rules.Message) rules.Message {
	switch r {
	case whyFree:
		m.Args = append(m.Args, rules.Num("max", freeLimit))
	case whyNoCash:
		m.Args = append(m.Args, rules.Num("team", int(s.Team)))
	case whyNoSub, whyChooseFirst:
		k, _ := subOf(a.Verb)
		m.Args = append(m.Args, info.Naming("sub", rules.At(kSub, int(k))))
	case whyHeld:
		c := Guard
		if f := s.figure(a.Args[0]); f >= 0 && s.Chits.Guards[s.Crew[f].At] == 0 {
			c = Dog
		}
		m.Args = append(m.Args, info.Naming("holder", rules.At(kChit, int(c))))
	case whyLevel:
		m.Args = append(m.Args, rules.Num("level", int(s.Opt.Level)))
	case whyCrowded:
		m.Args = append(m.Args, rules.Num("max", entranceLimit))
	case whyOtherFigure:
		m.Args = append(m.Args, info.Naming("asked", s.refFigure(int(s.Ask.Who))))
	case whyOtherSeat:
		m.Args = append(m.Args, rules.Player("asked", int(s.Ask.Who)))
	case whyNoIdeas:
		if f := s.figure(a.Args[0]); f >= 0 {
			m.Args = append(m.Args, rules.Num("ideas", int(s.Crew[f].Ideas)))
		}
	}
	return m
}

// says is the message keys that do not follow from the tables.
func says() []string {
	keys := []string{
		"title", "tagline", "prompt.plan-silent",
		"action.act-paid", "action.insight", "action.move-out", "action.move-seen", "action.move-guarded", "action.get-away", "action.give-up", "action.done-moves",
		"action.take-cash", "action.drop-cash", "action.slide-cash", "action.toss-cash",
		"result.success", "result.failure", "result.jewels", "result.busted",
		"advice.act", "advice.objective", "advice.clear", "advice.out", "advice.idea", "advice.look", "advice.plan", "advice.move", "advice.done", "advice.call", "advice.search",
	}
	keys = append(keys, promptKeys[1:]...)
	for _, k := range reasonKeys[1:] {
		keys = append(keys, "why."+k)
	}
	for _, k := range whenKeys {
		if k := "why.when-" + k; k != "why.when-" && !slices.Contains(keys, k) {
			keys = append(keys, k)
		}
	}
	for _, d := range declines {
		if d != "" {
			keys = append(keys, "action.decline-"+d)
		}
	}
	for f := range fixerTable {
		if fixerTable[f].Tiers != nil {
			keys = append(keys, "action.hire-"+fixerTable[f].ID)
		}
	}
	for i := range heistTable {
		keys = append(keys, "goal."+heistTable[i].ID)
	}
	for i := range prebuilts {
		keys = append(keys, "name.prebuilt."+prebuilts[i].ID)
	}
	return keys
}
