package deepstate

import "safehouse/rules"

// A reason is why an action is refused; 0 is none.
type reason uint8

const (
	whyOver reason = 1 + iota
	whyMalformed
	whyOtherQuestion
	whyNotInPack
	whyNotInHand
	whyMadeAlready
	whyConditions
	whyWarCard
	whyNotInZone
	whyCardTaken
	whyCardGone
	whyOutOfReach
	whyOwnAgents
	whyProtected
	whyNoMeeple
	whyShortReserve
	whyBelowNumber
	whyBelowRival
	whyOperationDone
	whyOperationBelow
	whyOperationAgents
	whySupervisorAdvance
	whySupervisorRecruit
	whySupervisorContact
	whyLastStage
	whyAdvanceAgents
	whyAdvanceCards
	whyAdvanceEmblems
	whyNoCoordinator
	whyOtherProject
	whyPoolEmpty
	whyNoMen
	whyMustAct
	whyManNotHeld
	whyManPlayed
	whyNotInnerCircle
	whyInnerCircleNotYours
	whyAttached
	whyOtherCircle
	whyHostNotYours
	whyHostKind
	whyHostTaken
	whyTwin
	whyTokenNotYours
	whyTokenUsed
	whyProtectOther
	whyAmbushEmpty
	whyAmbushOwn
	whyPayNotYours
	whyPayEmblem
	whyPayNobody
	whyGiveNotYours
	whyGiveGroup
	whyGiveNone
	whyGiveSelf
	whyNoSuchPlayer
	whyReturnNotYours
	whyReturnNone
	whyReturnOperation
	whyReturnObjective
	whyHitEmpty
	whyHitOwn
	whyHitTaken
	whyHitReserve
	whyMoveAgents
	whyMovePlace
	whyMoveHere
	whyMoveSame
	whyMustChoose
	reasons
)

var reasonKeys = [reasons]string{
	whyOver:                "why.over",
	whyMalformed:           "why.malformed",
	whyOtherQuestion:       "why.other-question",
	whyNotInPack:           "why.not-in-pack",
	whyNotInHand:           "why.not-in-hand",
	whyMadeAlready:         "why.made-already",
	whyConditions:          "why.conditions",
	whyWarCard:             "why.war-card",
	whyNotInZone:           "why.not-in-zone",
	whyCardTaken:           "why.card-taken",
	whyCardGone:            "why.card-gone",
	whyOutOfReach:          "why.out-of-reach",
	whyOwnAgents:           "why.own-agents",
	whyProtected:           "why.protected",
	whyNoMeeple:            "why.no-meeple",
	whyShortReserve:        "why.short-reserve",
	whyBelowNumber:         "why.below-number",
	whyBelowRival:          "why.below-rival",
	whyOperationDone:       "why.operation-done",
	whyOperationBelow:      "why.operation-below",
	whyOperationAgents:     "why.operation-agents",
	whySupervisorAdvance:   "why.supervisor-advance",
	whySupervisorRecruit:   "why.supervisor-recruit",
	whySupervisorContact:   "why.supervisor-contact",
	whyLastStage:           "why.last-stage",
	whyAdvanceAgents:       "why.advance-agents",
	whyAdvanceCards:        "why.advance-cards",
	whyAdvanceEmblems:      "why.advance-emblems",
	whyNoCoordinator:       "why.no-coordinator",
	whyOtherProject:        "why.other-project",
	whyPoolEmpty:           "why.pool-empty",
	whyNoMen:               "why.no-men",
	whyMustAct:             "why.must-act",
	whyManNotHeld:          "why.man-not-held",
	whyManPlayed:           "why.man-played",
	whyNotInnerCircle:      "why.not-inner-circle",
	whyInnerCircleNotYours: "why.inner-circle-not-yours",
	whyAttached:            "why.attached",
	whyOtherCircle:         "why.other-circle",
	whyHostNotYours:        "why.host-not-yours",
	whyHostKind:            "why.host-kind",
	whyHostTaken:           "why.host-taken",
	whyTwin:                "why.twin",
	whyTokenNotYours:       "why.token-not-yours",
	whyTokenUsed:           "why.token-used",
	whyProtectOther:        "why.protect-other",
	whyAmbushEmpty:         "why.ambush-empty",
	whyAmbushOwn:           "why.ambush-own",
	whyPayNotYours:         "why.pay-not-yours",
	whyPayEmblem:           "why.pay-emblem",
	whyPayNobody:           "why.pay-nobody",
	whyGiveNotYours:        "why.give-not-yours",
	whyGiveGroup:           "why.give-group",
	whyGiveNone:            "why.give-none",
	whyGiveSelf:            "why.give-self",
	whyNoSuchPlayer:        "why.no-such-player",
	whyReturnNotYours:      "why.return-not-yours",
	whyReturnNone:          "why.return-none",
	whyReturnOperation:     "why.return-operation",
	whyReturnObjective:     "why.return-objective",
	whyHitEmpty:            "why.hit-empty",
	whyHitOwn:              "why.hit-own",
	whyHitTaken:            "why.hit-taken",
	whyHitReserve:          "why.hit-reserve",
	whyMoveAgents:          "why.move-agents",
	whyMovePlace:           "why.move-place",
	whyMoveHere:            "why.move-here",
	whyMoveSame:            "why.move-same",
	whyMustChoose:          "why.must-choose",
}

// answersTo is the questions that a verb answers, one bit each.
var answersTo = [...]uint32{
	vPick:            1 << askPick,
	vBury:            1 << askBury,
	vInfiltrate:      1 << askTurn,
	vCovert:          1 << askTurn,
	vAdvance:         1<<askTurn | 1<<askOffer,
	vRecruit:         1<<askTurn | 1<<askRecruit,
	vContact:         1<<askTurn | 1<<askRecruit,
	vSkip:            1 << askTurn,
	vPlay:            1 << askTurn,
	vAttach:          1<<askTurn | 1<<askAttach,
	vTriads:          1 << askTurn,
	vYakuza:          1 << askProtect,
	vCosaNostra:      1 << askAmbush,
	vPass:            1<<askProtect | 1<<askAmbush | 1<<askAttach | 1<<askTreaty | 1<<askOffer | 1<<askReturn,
	vDismiss:         1 << askDismiss,
	vDiscard:         1 << askPay,
	vMake:            1 << askTreaty,
	vGive:            1 << askGive,
	vGiveSecondary:   1 << askGive,
	vReturn:          1<<askReturn | 1<<askRecall,
	vReturnOperation: 1<<askReturn | 1<<askRecall,
	vTrim:            1 << askTrim,
	vHit:             1 << askHit,
	vHitReserve:      1 << askHit,
	vMove:            1 << askMove,
}

// reasonAgainst is the rule that forbids an action, or 0 for a legal one.
func (s *State) reasonAgainst(a rules.Action) reason {
	switch {
	case !info.WellFormed(a):
		return whyMalformed
	case s.Over:
		return whyOver
	case answersTo[a.Verb]>>s.Ask.Kind&1 == 0:
		if a.Verb == vPass && s.Ask.Kind != askTurn {
			return whyMustChoose
		}
		return whyOtherQuestion
	}
	p, x, y := s.Ask.By, a.Args[0], a.Args[1]
	switch a.Verb {
	case vPick:
		if !s.Draft.Packs[s.packOf(int(p), int(s.Draft.Step))].Has(Treaty(x)) {
			return whyNotInPack
		}
	case vBury, vTrim, vMake:
		return s.againstTreaty(p, a.Verb, Treaty(x))
	case vInfiltrate:
		return s.againstInfiltrate(p, Card(x), int(y))
	case vCovert:
		return s.againstOperation(p, Operation(x))
	case vAdvance:
		return s.againstProject(p, Project(x))
	case vRecruit:
		if s.Ask.Kind == askTurn {
			return s.againstRecruit(p)
		}
	case vContact:
		if s.Ask.Kind == askTurn {
			return s.againstContact(p)
		}
	case vSkip:
		if s.canAct(p) {
			return whyMustAct
		}
	case vPlay:
		return s.againstMan(p, Man(x))
	case vAttach:
		if s.Ask.Kind == askAttach && Card(x).Kind() == InnerCircle && Card(x) != Card(s.top().Card) {
			return whyOtherCircle
		}
		return s.againstAttach(p, Card(x), Card(y))
	case vTriads:
		return s.againstTarget(p, Card(x))
	case vYakuza:
		return s.againstProtect(p, Card(x))
	case vCosaNostra:
		return s.againstAmbush(p, Card(x))
	case vDismiss:
		if s.Players[p].Men[x] == 0 {
			return whyManNotHeld
		}
	case vDiscard:
		return s.againstPay(p, Card(x))
	case vGive:
		return s.againstGive(p, Card(x), int(y))
	case vGiveSecondary:
		return s.againstGiveSecondary(p, Group(x), int(y))
	case vReturn:
		return s.againstReturn(p, Card(x))
	case vReturnOperation:
		return s.againstReturnOperation(p, Operation(x))
	case vHit:
		return s.againstHit(p, Card(x))
	case vHitReserve:
		return s.againstHitReserve(p, int(x))
	case vMove:
		return s.againstMove(Card(x), int(y))
	}
	return 0
}

func (s *State) againstTreaty(p Player, v rules.Verb, t Treaty) reason {
	switch {
	case v == vMake && s.Players[p].Made.Has(t):
		return whyMadeAlready
	case !s.Players[p].Hand.Has(t):
		return whyNotInHand
	case v == vMake && !s.mayMake(p, t):
		return whyConditions
	}
	return 0
}

func (s *State) againstProject(p Player, project Project) reason {
	if s.Ask.Kind != askOffer {
		return s.againstAdvance(p, project)
	}
	if project != Project(s.top().Card) {
		return whyOtherProject
	}
	return s.againstOffer(s.top())
}

func (s *State) againstPay(p Player, card Card) reason {
	switch {
	case !s.owns(p, card):
		return whyPayNotYours
	case card.face().Emblem != projectTable[s.top().Card].Emblem:
		return whyPayEmblem
	case s.needsAgent(s.top()) && s.Cards[card].Agents == 0:
		return whyPayNobody
	case s.twin(card):
		return whyTwin
	}
	return 0
}

// againstRecipient says why a seat cannot be given anything by p.
func (s *State) againstRecipient(p Player, seat int) reason {
	switch s.playerOf(seat) {
	case nobody:
		return whyNoSuchPlayer
	case p:
		return whyGiveSelf
	}
	return 0
}

func (s *State) againstGive(p Player, card Card, seat int) reason {
	switch {
	case !s.owns(p, card):
		return whyGiveNotYours
	case card.face().Group != Group(s.top().Card):
		return whyGiveGroup
	case s.twin(card):
		return whyTwin
	}
	return s.againstRecipient(p, seat)
}

func (s *State) againstGiveSecondary(p Player, g Group, seat int) reason {
	switch {
	case g != Group(s.top().Card):
		return whyGiveGroup
	case s.Players[p].Secondaries[g] == 0:
		return whyGiveNone
	}
	return s.againstRecipient(p, seat)
}

func (s *State) againstReturn(p Player, card Card) reason {
	switch {
	case !s.owns(p, card):
		return whyReturnNotYours
	case s.Cards[card].Agents == 0:
		return whyReturnNone
	case s.twin(card):
		return whyTwin
	}
	return 0
}

func (s *State) againstReturnOperation(p Player, op Operation) reason {
	switch {
	case s.Ask.Kind != askRecall:
		return whyReturnObjective
	case s.Operations[op].By != p || s.Operations[op].Agents == 0:
		return whyReturnOperation
	}
	return 0
}

func (s *State) againstHit(p Player, card Card) reason {
	if s.Cards[card].At == Taken {
		return whyHitTaken
	}
	if r := s.againstZone(card); r != 0 {
		return r
	}
	switch st := &s.Cards[card]; {
	case st.Agents == 0:
		return whyHitEmpty
	case st.By == p:
		return whyHitOwn
	}
	return 0
}

func (s *State) againstHitReserve(p Player, seat int) reason {
	switch q := s.playerOf(seat); {
	case q == nobody:
		return whyNoSuchPlayer
	case q == p:
		return whyHitOwn
	case s.Players[q].Reserve == 0:
		return whyHitReserve
	}
	return 0
}

func (s *State) againstMove(card Card, place int) reason {
	if r := s.againstZone(card); r != 0 {
		return r
	}
	i, j := s.inRow(card), place-1
	switch {
	case s.Cards[card].Agents > 0:
		return whyMoveAgents
	case j < 0 || j >= int(s.RowLen):
		return whyMovePlace
	case i == j:
		return whyMoveHere
	}
	var buf [maxZone * maxZone]rules.Action
	for _, a := range s.moves(buf[:0]) {
		if a == rules.Do(vMove, int(card), place) {
			return 0
		}
	}
	return whyMoveSame
}

// Why says which rule forbids a, or nothing for a legal action.
func (s *State) Why(a rules.Action) rules.Message {
	r := s.reasonAgainst(a)
	if r == 0 {
		return rules.Message{}
	}
	m := rules.Say(reasonKeys[r])
	p, x := s.Ask.By, a.Args[0]
	switch r {
	case whyOtherQuestion:
		m.Args = append(m.Args, rules.Word("when", rules.Say(whenKeys[a.Verb])), rules.Word("question", s.Prompt()))
	case whyMustChoose:
		m.Args = append(m.Args, rules.Word("question", s.Prompt()))
	case whyNotInPack, whyNotInHand, whyMadeAlready:
		m.Args = append(m.Args, info.Naming("treaty", refTreaty(Treaty(x))))
	case whyConditions:
		m.Args = append(m.Args, info.Naming("treaty", refTreaty(Treaty(x))), rules.All("missing", s.lacks(p, Treaty(x))...))
		m.Args = append(m.Args, rules.Num("n", s.lacking(p, Treaty(x))), rules.Num("waived", s.bonus(p, doWaive)))
	case whyOutOfReach:
		m.Args = append(m.Args, info.Naming("card", refCard(Card(x))), rules.Num("place", s.inRow(Card(x))+1), rules.Num("n", s.reach(p)))
	case whyShortReserve:
		m.Args = append(m.Args, rules.Num("n", int(s.Players[p].Reserve)))
	case whyBelowNumber, whyBelowRival:
		m.Args = append(m.Args, info.Naming("card", refCard(Card(x))), rules.Num("needed", s.needed(p, Card(x))), rules.Num("n", s.leastForce(p, Card(x))))
		if r == whyBelowRival {
			m.Args = append(m.Args, info.Naming("who", s.refPlayer(s.Cards[x].By)), rules.Num("margin", s.bonus(s.Cards[x].By, doMargin)))
		}
	case whyOperationDone, whyOperationBelow, whyReturnOperation:
		m.Args = append(m.Args, info.Naming("operation", refOperation(Operation(x))))
	case whyOperationAgents:
		agents, ghosts := s.operationForce(p, Operation(x))
		m.Args = append(m.Args, info.Naming("operation", refOperation(Operation(x))), rules.Num("n", agents), rules.Num("have", int(s.Players[p].Reserve)),
			rules.Num("ghosts", ghosts))
	case whyLastStage, whyNoCoordinator, whyOtherProject:
		m.Args = append(m.Args, info.Naming("project", refProject(Project(x))))
	case whyAdvanceAgents, whyAdvanceCards, whyAdvanceEmblems:
		m.Args = append(m.Args, s.lackOfStage(p, Project(x), r)...)
	case whyManNotHeld, whyManPlayed:
		m.Args = append(m.Args, info.Naming("man", refMan(Man(x))))
	case whyHostNotYours, whyHostKind, whyHostTaken:
		m.Args = append(m.Args, info.Naming("card", refCard(Card(a.Args[1]))))
	case whyCardTaken, whyHitTaken:
		m.Args = append(m.Args, info.Naming("card", refCard(Card(x))), info.Naming("who", s.refPlayer(s.Cards[x].By)))
	case whyNotInZone, whyCardGone, whyOwnAgents, whyProtected, whyNotInnerCircle, whyAmbushEmpty, whyAmbushOwn,
		whyPayNotYours, whyPayEmblem, whyPayNobody, whyGiveNotYours, whyReturnNotYours, whyReturnNone, whyHitEmpty, whyMoveAgents:
		m.Args = append(m.Args, info.Naming("card", refCard(Card(x))))
	case whyGiveGroup, whyGiveNone:
		m.Args = append(m.Args, info.Naming("group", refGroup(Group(s.top().Card))))
	case whyTokenNotYours, whyTokenUsed:
		m.Args = append(m.Args, info.Naming("token", refToken(tokenOf(a.Verb))))
	case whyMovePlace:
		m.Args = append(m.Args, rules.Num("n", int(s.RowLen)))
	case whyHitReserve:
		m.Args = append(m.Args, info.Naming("who", refSeat(int(x))))
	}
	return m
}

// tokenOf is the token that a verb places.
func tokenOf(v rules.Verb) Token {
	switch v {
	case vTriads:
		return TriadsToken
	case vYakuza:
		return YakuzaToken
	}
	return CosaNostraToken
}

// lackOfStage is what the next Stage needs and p has.
func (s *State) lackOfStage(p Player, project Project, r reason) []rules.Arg {
	agentsLess, emblemsLess := int(s.Now.AgentsLess), int(s.Now.EmblemsLess)
	if s.Ask.Kind == askOffer {
		agentsLess, emblemsLess = int(s.top().N), int(s.top().M)
	}
	agents, emblems := s.price(p, project, agentsLess, emblemsLess)
	e := projectTable[project].Emblem
	need, have := emblems, s.emblemCount(p, e)
	switch r {
	case whyAdvanceAgents:
		need, have = agents, int(s.Players[p].Reserve)
	case whyAdvanceCards:
		have = s.payable(p, e)
	}
	return []rules.Arg{
		info.Naming("stage", refStage(project, s.Players[p].Stages[project]+1)), info.Naming("emblem", refEmblem(e)),
		rules.Num("n", need), rules.Num("have", have),
	}
}

// lacks says in words what p is missing for a Treaty.
func (s *State) lacks(p Player, t Treaty) []rules.Message {
	var l []rules.Message
	for _, term := range t.card().Needs {
		n := s.missing(p, term)
		if n == 0 {
			continue
		}
		switch term.Ask {
		case termCards:
			l = append(l, rules.Say("lack.cards", rules.Num("n", n), info.Naming("group", refGroup(Group(term.What)))))
		case termEmblems:
			l = append(l, rules.Say("lack.emblems", rules.Num("n", n), info.Naming("emblem", refEmblem(Emblem(term.What)))))
		case termNamed:
			l = append(l, rules.Say("lack.named", info.Naming("card", refObjective(Kind(term.What)))))
		case termOperations:
			l = append(l, rules.Say("lack.operations", rules.Num("n", n)))
		case termTreaties:
			l = append(l, rules.Say("lack.treaties", rules.Num("n", n)))
		case termProjects:
			l = append(l, rules.Say("lack.projects", rules.Num("n", n)))
		case termGroups:
			l = append(l, rules.Say("lack.groups", rules.Num("n", n)))
		case termNoCard:
			l = append(l, rules.Say("lack.no-card", info.Naming("card", refObjective(Kind(term.What)))))
		case termNoEmblem:
			l = append(l, rules.Say("lack.no-emblem", info.Naming("emblem", refEmblem(Emblem(term.What)))))
		case termNoOperation:
			l = append(l, rules.Say("lack.no-operation"))
		}
	}
	return l
}
