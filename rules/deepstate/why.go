package deepstate

import (
	"safehouse/rules"
	"safehouse/rules/machine"
)

type (
	why = machine.Why[State]
	arg = func(s *State, x operands) rules.Arg
)

var whys machine.Whys[State]

// The rules that forbid an action.
var (
	whyOver       = whys.Add("why.over")
	whyMalformed  = whys.Add("why.malformed")
	whyOther      = whys.Add("why.other-question")
	whyMustChoose = whys.Add("why.must-choose", theQuestion)

	whyNotInPack   = whys.Add("why.not-in-pack", theTreaty)
	whyNotInHand   = whys.Add("why.not-in-hand", theTreaty)
	whyMadeAlready = whys.Add("why.made-already", theTreaty)
	whyConditions  = whys.Add("why.conditions", theTreaty, whatIsMissing, number("n", func(s *State, x operands) int {
		return s.lacking(s.Ask.By, Treaty(x.A))
	}), number("waived", func(s *State, _ operands) int { return s.bonus(s.Ask.By, doWaive) }))

	whyWarCard      = whys.Add("why.war-card")
	whyNotInZone    = whys.Add("why.not-in-zone", theCard)
	whyCardTaken    = whys.Add("why.card-taken", theCard, itsPlayer)
	whyCardGone     = whys.Add("why.card-gone", theCard)
	whyOutOfReach   = whys.Add("why.out-of-reach", theCard, itsPlace, number("n", func(s *State, _ operands) int { return s.reach(s.Ask.By) }))
	whyOwnAgents    = whys.Add("why.own-agents", theCard)
	whyProtected    = whys.Add("why.protected", theCard)
	whyNoMeeple     = whys.Add("why.no-meeple")
	whyShortReserve = whys.Add("why.short-reserve", theReserve("n"))
	whyBelowNumber  = whys.Add("why.below-number", theCard, itsNeed, itsLeast)
	whyBelowRival   = whys.Add("why.below-rival", theCard, itsNeed, itsLeast, itsPlayer, number("margin", func(s *State, x operands) int {
		return s.bonus(s.Cards[x.A].By, doMargin)
	}))

	whyOperationDone   = whys.Add("why.operation-done", theOperation)
	whyOperationBelow  = whys.Add("why.operation-below", theOperation)
	whyOperationBoxed  = whys.Add("why.operation-boxed", theOperation)
	whyOperationAgents = whys.Add("why.operation-agents", theOperation, number("n", func(s *State, x operands) int {
		n, _ := s.operationForce(s.Ask.By, Operation(x.A))
		return n
	}), theReserve("have"), number("ghosts", func(s *State, x operands) int {
		_, n := s.operationForce(s.Ask.By, Operation(x.A))
		return n
	}))

	whySupervisorAdvance = whys.Add("why.supervisor-advance")
	whySupervisorRecruit = whys.Add("why.supervisor-recruit")
	whySupervisorContact = whys.Add("why.supervisor-contact")
	whyLastStage         = whys.Add("why.last-stage", theProject)
	whyProjectClosed     = whys.Add("why.project-closed", theProject)
	whyAdvanceAgents     = whys.Add("why.advance-agents", theStage, itsEmblem, number("n", func(s *State, x operands) int {
		n, _ := s.priceNow(s.Ask.By, Project(x.A))
		return n
	}), theReserve("have"))
	whyAdvanceCards = whys.Add("why.advance-cards", theStage, itsEmblem, itsEmblems, number("have", func(s *State, x operands) int {
		return s.payable(s.Ask.By, projectTable[x.A].Emblem)
	}))
	whyAdvanceEmblems = whys.Add("why.advance-emblems", theStage, itsEmblem, itsEmblems, number("have", func(s *State, x operands) int {
		return s.emblemCount(s.Ask.By, projectTable[x.A].Emblem)
	}))
	whyNoCoordinator = whys.Add("why.no-coordinator", theProject)
	whyOtherProject  = whys.Add("why.other-project", theProject)

	whyPoolEmpty  = whys.Add("why.pool-empty")
	whyNoMen      = whys.Add("why.no-men")
	whyMustAct    = whys.Add("why.must-act")
	whyManNotHeld = whys.Add("why.man-not-held", theMan)
	whyManPlayed  = whys.Add("why.man-played", theMan)

	whyNotInnerCircle      = whys.Add("why.not-inner-circle", theCard)
	whyInnerCircleNotYours = whys.Add("why.inner-circle-not-yours")
	whyAttached            = whys.Add("why.attached")
	whyOtherCircle         = whys.Add("why.other-circle")
	whyHostNotYours        = whys.Add("why.host-not-yours", theHost)
	whyHostKind            = whys.Add("why.host-kind", theHost)
	whyHostTaken           = whys.Add("why.host-taken", theHost)
	whyTwin                = whys.Add("why.twin")

	whyTokenNotYours = [tokens]*why{
		YakuzaToken:     whys.Add("why.token-not-yours", theToken(YakuzaToken)),
		CosaNostraToken: whys.Add("why.token-not-yours", theToken(CosaNostraToken)),
		TriadsToken:     whys.Add("why.token-not-yours", theToken(TriadsToken)),
	}
	whyTokenUsed = [tokens]*why{
		YakuzaToken:     whys.Add("why.token-used", theToken(YakuzaToken)),
		CosaNostraToken: whys.Add("why.token-used", theToken(CosaNostraToken)),
		TriadsToken:     whys.Add("why.token-used", theToken(TriadsToken)),
	}
	whyProtectOther = whys.Add("why.protect-other")
	whyAmbushEmpty  = whys.Add("why.ambush-empty", theCard)
	whyAmbushOwn    = whys.Add("why.ambush-own", theCard)

	whyPayNotYours     = whys.Add("why.pay-not-yours", theCard)
	whyPayEmblem       = whys.Add("why.pay-emblem", theCard)
	whyPayNobody       = whys.Add("why.pay-nobody", theCard)
	whyGiveNotYours    = whys.Add("why.give-not-yours", theCard)
	whyGiveGroup       = whys.Add("why.give-group", theGroup)
	whyGiveNone        = whys.Add("why.give-none", theGroup)
	whyGiveSelf        = whys.Add("why.give-self")
	whyNoSuchPlayer    = whys.Add("why.no-such-player")
	whyReturnNotYours  = whys.Add("why.return-not-yours", theCard)
	whyReturnNone      = whys.Add("why.return-none", theCard)
	whyReturnOperation = whys.Add("why.return-operation", theOperation)
	whyReturnObjective = whys.Add("why.return-objective")
	whyHitEmpty        = whys.Add("why.hit-empty", theCard)
	whyHitOwn          = whys.Add("why.hit-own")
	whyHitTaken        = whys.Add("why.hit-taken", theCard, itsPlayer)
	whyHitReserve      = whys.Add("why.hit-reserve", func(_ *State, x operands) rules.Arg { return info.Naming("who", RefSeat(int(x.A))) })
	whyMoveAgents      = whys.Add("why.move-agents", theCard)
	whyMovePlace       = whys.Add("why.move-place", number("n", func(s *State, _ operands) int { return int(s.RowLen) }))
	whyMoveHere        = whys.Add("why.move-here")
	whyMoveSame        = whys.Add("why.move-same")

	whyPrivilegeOff = [privileges]*why{
		Strike:   whys.Add("why.privilege-off", theOption(Strike)),
		Exchange: whys.Add("why.privilege-off", theOption(Exchange)),
		Encore:   whys.Add("why.privilege-off", theOption(Encore)),
		Seal:     whys.Add("why.privilege-off", theOption(Seal)),
		Claim:    whys.Add("why.privilege-off", theOption(Claim)),
		Summons:  whys.Add("why.privilege-off", theOption(Summons)),
	}
	whyPrivilegeSeat = whys.Add("why.privilege-seat")
	whyPrivilegeUsed = whys.Add("why.privilege-used")
	whyPrivilegeOnce = whys.Add("why.privilege-once")
	whyStrikeAgents  = whys.Add("why.strike-agents", theCard)
	whyStrikeToken   = whys.Add("why.strike-token", theCard)
	whyStrikeDeck    = whys.Add("why.strike-deck")
	whyEncoreIdle    = whys.Add("why.encore-idle")
	whySealIdle      = whys.Add("why.seal-idle")
	whyClaimed       = whys.Add("why.claimed", theCard)
)

// What a reason names.

func theQuestion(s *State, _ operands) rules.Arg { return rules.Word("question", s.Prompt()) }
func theCard(_ *State, x operands) rules.Arg     { return info.Naming("card", RefCard(Card(x.A))) }
func theHost(_ *State, x operands) rules.Arg     { return info.Naming("card", RefCard(Card(x.B))) }
func theTreaty(_ *State, x operands) rules.Arg   { return info.Naming("treaty", RefTreaty(Treaty(x.A))) }
func theProject(_ *State, x operands) rules.Arg {
	return info.Naming("project", RefProject(Project(x.A)))
}
func theMan(_ *State, x operands) rules.Arg { return info.Naming("man", RefMan(Man(x.A))) }
func theOperation(_ *State, x operands) rules.Arg {
	return info.Naming("operation", RefOperation(Operation(x.A)))
}
func theGroup(s *State, _ operands) rules.Arg {
	return info.Naming("group", RefGroup(Group(s.top().Card)))
}
func itsPlayer(s *State, x operands) rules.Arg {
	return info.Naming("who", s.RefPlayer(s.Cards[x.A].By))
}
func theStage(s *State, x operands) rules.Arg {
	return info.Naming("stage", RefStage(Project(x.A), s.Players[s.Ask.By].Stages[x.A]+1))
}
func itsEmblem(_ *State, x operands) rules.Arg {
	return info.Naming("emblem", RefEmblem(projectTable[x.A].Emblem))
}
func whatIsMissing(s *State, x operands) rules.Arg {
	return rules.All("missing", s.lacks(s.Ask.By, Treaty(x.A))...)
}

func theToken(t Token) arg {
	return func(*State, operands) rules.Arg { return info.Naming("token", RefToken(t)) }
}

// theOption is what a privilege is called in the set-up.
func theOption(x Privilege) arg {
	return func(*State, operands) rules.Arg {
		return rules.Word("option", rules.Say("option."+privilegeIDs[x]))
	}
}

// number is an argument that is counted.
func number(name string, n func(s *State, x operands) int) arg {
	return func(s *State, x operands) rules.Arg { return rules.Num(name, n(s, x)) }
}

func theReserve(name string) arg {
	return number(name, func(s *State, _ operands) int { return int(s.Players[s.Ask.By].Reserve) })
}

var (
	itsPlace   = number("place", func(s *State, x operands) int { return s.inRow(Card(x.A)) + 1 })
	itsNeed    = number("needed", func(s *State, x operands) int { return s.needed(s.Ask.By, Card(x.A)) })
	itsLeast   = number("n", func(s *State, x operands) int { return s.leastForce(s.Ask.By, Card(x.A)) })
	itsEmblems = number("n", func(s *State, x operands) int {
		_, n := s.priceNow(s.Ask.By, Project(x.A))
		return n
	})
)

// againstPick: a Treaty is picked out of the pack that p holds.
func (s *State) againstPick(p Player, t Treaty) *why {
	if !s.Draft.Packs[s.packOf(int(p), int(s.Draft.Step))].Has(t) {
		return whyNotInPack
	}
	return nil
}

// againstLeaving: what leaves a hand must be in it.
func (s *State) againstLeaving(p Player, t Treaty) *why {
	if !s.Players[p].Hand.Has(t) {
		return whyNotInHand
	}
	return nil
}

func (s *State) againstMaking(p Player, t Treaty) *why {
	switch {
	case s.Players[p].Made.Has(t):
		return whyMadeAlready
	case !s.Players[p].Hand.Has(t):
		return whyNotInHand
	case !s.mayMake(p, t):
		return whyConditions
	}
	return nil
}

func (s *State) againstProject(p Player, project Project) *why {
	if s.Ask.Kind != AskOffer {
		return s.againstAdvance(p, project)
	}
	if project != Project(s.top().Card) {
		return whyOtherProject
	}
	return s.againstOffer(s.top())
}

// againstSkipping: only who can perform no Action skips it.
func (s *State) againstSkipping(p Player) *why {
	if s.canAct(p) {
		return whyMustAct
	}
	return nil
}

func (s *State) againstDismissing(p Player, man Man) *why {
	if s.Players[p].Men[man] == 0 {
		return whyManNotHeld
	}
	return nil
}

// againstHosting is againstAttach where one Inner Circle waits to be attached.
func (s *State) againstHosting(p Player, ic, host Card) *why {
	if s.Ask.Kind == AskAttach && ic.Kind() == InnerCircle && ic != Card(s.top().Card) {
		return whyOtherCircle
	}
	return s.againstAttach(p, ic, host)
}

func (s *State) againstPay(p Player, card Card) *why {
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
	return nil
}

// againstRecipient says why a seat cannot be given anything by p.
func (s *State) againstRecipient(p Player, seat int) *why {
	switch s.playerOf(seat) {
	case nobody:
		return whyNoSuchPlayer
	case p:
		return whyGiveSelf
	}
	return nil
}

func (s *State) againstGive(p Player, card Card, seat int) *why {
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

func (s *State) againstGiveSecondary(p Player, g Group, seat int) *why {
	switch {
	case g != Group(s.top().Card):
		return whyGiveGroup
	case s.Players[p].Secondaries[g] == 0:
		return whyGiveNone
	}
	return s.againstRecipient(p, seat)
}

func (s *State) againstReturn(p Player, card Card) *why {
	switch {
	case !s.owns(p, card):
		return whyReturnNotYours
	case s.Cards[card].Agents == 0:
		return whyReturnNone
	case s.twin(card):
		return whyTwin
	}
	return nil
}

func (s *State) againstReturnOperation(p Player, op Operation) *why {
	switch {
	case s.Ask.Kind != AskRecall:
		return whyReturnObjective
	case s.Operations[op].By != p || s.Operations[op].Agents == 0:
		return whyReturnOperation
	}
	return nil
}

func (s *State) againstHit(p Player, card Card) *why {
	if s.Cards[card].At == Taken {
		return whyHitTaken
	}
	if r := s.againstZone(card); r != nil {
		return r
	}
	switch st := &s.Cards[card]; {
	case st.Agents == 0:
		return whyHitEmpty
	case st.By == p:
		return whyHitOwn
	}
	return nil
}

func (s *State) againstHitReserve(p Player, seat int) *why {
	switch q := s.playerOf(seat); {
	case q == nobody:
		return whyNoSuchPlayer
	case q == p:
		return whyHitOwn
	case s.Players[q].Reserve == 0:
		return whyHitReserve
	}
	return nil
}

func (s *State) againstMove(card Card, place int) *why {
	if r := s.againstZone(card); r != nil {
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
		if a == rules.Do(VMove, int(card), place) {
			return nil
		}
	}
	return whyMoveSame
}

// lacks says in words what p is missing for a Treaty.
func (s *State) lacks(p Player, t Treaty) []rules.Message {
	var l []rules.Message
	for _, term := range t.card().Needs {
		if n := s.missing(p, term); n > 0 {
			l = append(l, term.inWords(n))
		}
	}
	return l
}
