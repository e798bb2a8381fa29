package intoodeep

import "safehouse/rules"

// A reason is why an action is refused; 0 is none.
type reason uint8

const (
	whyOver reason = 1 + iota
	whyMalformed
	whyOtherQuestion
	whyTooLate
	whyTooEarly
	whyNotInPlay
	whyOwnTag
	whyJustFreed
	whyLocked
	whyThreeTags
	whyNotYourTag
	whyNobodyElse
	whyMustHookMore
	whyMustHook
	whyFreedMustHook
	whyRivalLocked
	whyNoTags
	whyNoSuchPlayer
	whySelf
	whyLockedAlready
	whyNotItself
	whyNotNearby
	whyGripTop
	whyEchoLowest
	whyNoGrip
	whyEchoHighest
	whyNotHooked
	whyPushFirst
	whyPushOnly
	whyNoActions
	whyNotAdjacent
	whyBlockade
	whyHasIt
	whyItemHeld
	whyItemElsewhere
	whyNobodyThere
	whyHeat
	whyPushGrip
	whyNoStamina
	whyHoldsNothing
	whyFreeLimit
	whyNoSideCrime
	whyNotInHand
	whyCriteria
	whyNoSuchBoost
	whyPassive
	whyNoSkill
	whyOncePerTurn
	whySkillNoTarget
	whyThereAlready
	whySameItem
	whyOtherOrder
	whyNoChange
	whySameCriminal
	whyNoHeat
	whyBlockadeOnly
	whySentinelOnly
	whyNoBlockade
	whyNotBordering
	whyEdgeTooFar
	whyNotWithSentinel
	whySentinelFar
	whyNoDilemma
	whyRivalNoDilemma
	whyNotInMind
	whyNotBanked
	whyNotOnPlank
	whyPlotOnly
	whyPoolOnly
	whyNoTokensThere
	whyNothingUnseen
	whyAllSeen
	whyKnownToken
	whyNotKnown
	whyNotPeeked
	whyNoDossier
	whyWrongType
	whySlotTaken
	whySlotTakenLast
	whyNotFiledThere
	whyNotYourLocker
	whyNotInMemory
	whyEmptySector
	whyEchoMostIntel
	whyBoostNoTarget
	whyNoDilemmas
	whyNoChallenge
	whyNoTagToLock
	whyIgnoringAlready
	whyNoStoryCrime
	whyPrerequisite
	whyWrongDeck
	whySideInHand
	whyStoryInHand
	whyDeckEmpty
	whyNoEvidence
	whyNoMemory
	whyNotSatisfying
	whyNotOneOfThese
	whyUnreachable
	whyMustChoose
	reasons
)

var reasonKeys = [reasons]string{
	whyOver:            "why.over",
	whyMalformed:       "why.malformed",
	whyOtherQuestion:   "why.other-question",
	whyTooLate:         "why.too-late",
	whyTooEarly:        "why.too-early",
	whyNotInPlay:       "why.not-in-play",
	whyOwnTag:          "why.own-tag",
	whyJustFreed:       "why.just-freed",
	whyLocked:          "why.locked",
	whyThreeTags:       "why.three-tags",
	whyNotYourTag:      "why.not-your-tag",
	whyNobodyElse:      "why.nobody-else",
	whyMustHookMore:    "why.must-hook-more",
	whyMustHook:        "why.must-hook",
	whyFreedMustHook:   "why.freed-must-hook",
	whyRivalLocked:     "why.rival-locked",
	whyNoTags:          "why.no-tags",
	whyNoSuchPlayer:    "why.no-such-player",
	whySelf:            "why.self",
	whyLockedAlready:   "why.locked-already",
	whyNotItself:       "why.not-itself",
	whyNotNearby:       "why.not-nearby",
	whyGripTop:         "why.grip-top",
	whyEchoLowest:      "why.echo-lowest",
	whyNoGrip:          "why.no-grip",
	whyEchoHighest:     "why.echo-highest",
	whyNotHooked:       "why.not-hooked",
	whyPushFirst:       "why.push-first",
	whyPushOnly:        "why.push-only",
	whyNoActions:       "why.no-actions",
	whyNotAdjacent:     "why.not-adjacent",
	whyBlockade:        "why.blockade",
	whyHasIt:           "why.has-it",
	whyItemHeld:        "why.item-held",
	whyItemElsewhere:   "why.item-elsewhere",
	whyNobodyThere:     "why.nobody-there",
	whyHeat:            "why.heat",
	whyPushGrip:        "why.push-grip",
	whyNoStamina:       "why.no-stamina",
	whyHoldsNothing:    "why.holds-nothing",
	whyFreeLimit:       "why.free-limit",
	whyNoSideCrime:     "why.no-side-crime",
	whyNotInHand:       "why.not-in-hand",
	whyCriteria:        "why.criteria",
	whyNoSuchBoost:     "why.no-such-boost",
	whyPassive:         "why.passive",
	whyNoSkill:         "why.no-skill",
	whyOncePerTurn:     "why.once-per-turn",
	whySkillNoTarget:   "why.skill-no-target",
	whyThereAlready:    "why.there-already",
	whySameItem:        "why.same-item",
	whyOtherOrder:      "why.other-order",
	whyNoChange:        "why.no-change",
	whySameCriminal:    "why.same-criminal",
	whyNoHeat:          "why.no-heat",
	whyBlockadeOnly:    "why.blockade-only",
	whySentinelOnly:    "why.sentinel-only",
	whyNoBlockade:      "why.no-blockade",
	whyNotBordering:    "why.not-bordering",
	whyEdgeTooFar:      "why.edge-too-far",
	whyNotWithSentinel: "why.not-with-sentinel",
	whySentinelFar:     "why.sentinel-far",
	whyNoDilemma:       "why.no-dilemma",
	whyRivalNoDilemma:  "why.rival-no-dilemma",
	whyNotInMind:       "why.dilemma-not-in-hand",
	whyNotBanked:       "why.not-banked",
	whyNotOnPlank:      "why.not-on-plank",
	whyPlotOnly:        "why.plot-only",
	whyPoolOnly:        "why.pool-only",
	whyNoTokensThere:   "why.no-tokens-there",
	whyNothingUnseen:   "why.nothing-unseen",
	whyAllSeen:         "why.all-seen",
	whyKnownToken:      "why.known-token",
	whyNotKnown:        "why.not-known",
	whyNotPeeked:       "why.not-peeked",
	whyNoDossier:       "why.no-dossier",
	whyWrongType:       "why.wrong-type",
	whySlotTaken:       "why.slot-taken",
	whySlotTakenLast:   "why.slot-taken-last",
	whyNotFiledThere:   "why.not-filed-there",
	whyNotYourLocker:   "why.not-your-locker",
	whyNotInMemory:     "why.not-in-memory",
	whyEmptySector:     "why.empty-sector",
	whyEchoMostIntel:   "why.echo-most-intel",
	whyBoostNoTarget:   "why.boost-no-target",
	whyNoDilemmas:      "why.no-dilemmas",
	whyNoChallenge:     "why.no-challenge",
	whyNoTagToLock:     "why.no-tag-to-lock",
	whyIgnoringAlready: "why.ignoring-already",
	whyNoStoryCrime:    "why.no-story-crime",
	whyPrerequisite:    "why.prerequisite",
	whyWrongDeck:       "why.wrong-deck",
	whySideInHand:      "why.side-in-hand",
	whyStoryInHand:     "why.story-in-hand",
	whyDeckEmpty:       "why.deck-empty",
	whyNoEvidence:      "why.no-evidence",
	whyNoMemory:        "why.no-memory",
	whyNotSatisfying:   "why.not-satisfying",
	whyNotOneOfThese:   "why.not-one-of-these",
	whyUnreachable:     "why.unreachable",
	whyMustChoose:      "why.must-choose",
}

// stepOf is the step of a turn to which a verb belongs that no effect asks
// for; phases for the others.
func stepOf(v rules.Verb) Phase {
	switch v {
	case vHook, vUnhook:
		return Hooking
	case vMove, vPick, vPower, vSkill, vStamina, vGrip, vDrop, vSide, vBoost:
		return Acting
	case vStory:
		return Storying
	case vDitchSide, vDitchOne, vDitchTwo, vDitchThree:
		return Ditching
	}
	return phases
}

// fits reports whether a verb answers a question of a kind.
func (k askKind) fits(v rules.Verb) bool {
	switch k {
	case askHook, askHookMore:
		return v == vHook || v == vUnhook || v == vDone
	case askAct:
		return stepOf(v) == Acting || v == vDone
	case askStory:
		return v == vStory || v == vDone
	case askDitch:
		return stepOf(v) == Ditching || v == vDone
	case askDraw:
		return v == vDraw || v == vDone
	case askRole:
		return v == vRole || v == vRoleZone
	case askApproach:
		return v == vApproach
	case askSendItem, askSnatch:
		return v == vItem
	case askDrive, askPost, askFix, askSprint:
		return v == vZone
	case askPlank:
		return v == vTake
	case askPlace:
		return v == vPlace
	case askFile:
		return v == vFile
	case askClaim:
		return v == vClaim
	case askAdvance:
		return v == vAdvance
	case askLose:
		return v == vLose
	case askDiscard:
		return v == vDiscard
	case askDiscardAny:
		return v == vDiscard || v == vPurge
	case askBank:
		return v == vBank
	case askChallenge:
		return v == vChallenge || v == vDone
	case askShift:
		return v == vSentinel || v == vEscort || v == vBlockade || v == vDone
	case askIon:
		return v == vClaim || v == vDrawUnseen || v == vDone
	case askRiverside:
		return v == vGainEvidence || v == vFileEvidence || v == vDone
	case askSend:
		return v == vSend || v == vDone
	case askTowers:
		return v == vPush || v == vPushItem || v == vPeek || v == vSentinel || v == vEscort || v == vBlockade || v == vDone
	case askLook, askPointAt, askTake, askReveal, askKeep, askPool:
		return v == vLook || v == vKnown
	case askSwapItems:
		return v == vSwapItems || v == vDone
	case askMoveItem:
		return v == vMoveItem
	case askSwapItemCriminal:
		return v == vSwapWith
	case askSwapCriminals:
		return v == vSwapCriminals
	case askSwapTags:
		return v == vSwapTags
	case askLock:
		return v == vLock
	case askMoveHeat:
		return v == vMoveHeat
	case askDrone:
		return v == vPushItem || v == vItem
	case askPush:
		return v == vPush
	}
	return false
}

// against finds the rule that forbids an action; 0 for a legal one.
func (s *State) against(a rules.Action) reason {
	if !info.WellFormed(a) {
		return whyMalformed
	}
	if s.Over {
		return whyOver
	}
	if !s.Ask.Kind.fits(a.Verb) {
		step := stepOf(a.Verb)
		own := s.Depth == 0 && (s.Phase <= Drawing || s.Phase == Redrawing)
		switch {
		case step == phases || !own:
			return whyOtherQuestion
		case step < s.Phase && s.Phase != Redrawing:
			return whyTooLate
		}
		return whyTooEarly
	}
	switch s.Ask.Kind {
	case askHook, askHookMore:
		switch k := Criminal(a.Args[0]); a.Verb {
		case vHook:
			return s.againstHook(k)
		case vUnhook:
			return s.againstUnhook(k)
		}
		return s.againstSkipHook()
	case askAct:
		return s.againstAct(a)
	case askStory:
		if a.Verb == vStory {
			return s.againstStory(int(a.Args[0]))
		}
		return 0
	case askDitch:
		if a.Verb == vDone {
			return 0
		}
		return s.againstDitch(a.Verb, int(a.Args[0]))
	case askDraw:
		if a.Verb == vDone {
			return 0
		}
		return s.againstDrawing(Deck(a.Args[0]))
	}
	f := s.top()
	if a.Verb == vDone {
		if f.Kind == frShifts && f.X&shiftOptional != 0 || f.Kind == frProgram && f.optional() && f.N == 0 {
			return 0
		}
		return whyMustChoose
	}
	return s.againstReward(f, a)
}

func (s *State) againstAct(a rules.Action) reason {
	k := Criminal(a.Args[0])
	switch a.Verb {
	case vMove:
		return s.againstMove(k, Zone(a.Args[1]))
	case vPick:
		return s.againstPick(k, Item(a.Args[1]))
	case vPower:
		return s.againstPower(Zone(a.Args[0]))
	case vSkill:
		return s.againstSkill(k)
	case vStamina:
		return s.againstStamina(k)
	case vGrip:
		return s.againstGrip(k)
	case vDrop:
		return s.againstDrop(k)
	case vSide:
		return s.againstSide(int(a.Args[0]))
	case vBoost:
		return s.againstBoost(Boost(a.Args[0]))
	}
	return 0
}

// againstReward is about crimes and their rewards.
func (s *State) againstReward(f *Frame, a rules.Action) reason {
	p, x := int(f.Who), int(a.Args[0])
	switch s.Ask.Kind {
	case askRole:
		return s.againstRole(a)
	case askApproach:
		return 0
	case askSendItem:
		return s.unlessOffered(a, whyNotOneOfThese)
	case askDrive, askPost:
		return s.unlessOffered(a, whyNotOneOfThese)
	case askPlank:
		if s.onPlank(Evidence(x)) < 0 {
			return whyNotOnPlank
		}
	case askPlace:
		return s.againstPlace(x)
	case askFile:
		if s.Players[p].Memory.count(Evidence(x)) == 0 {
			return whyNotInMemory
		}
	case askClaim:
		return s.againstClaim(p, x)
	case askAdvance:
		return s.againstAdvance(Criminal(x))
	case askLose:
		return s.againstLose(Criminal(x))
	case askDiscard, askBank, askDiscardAny:
		switch {
		case a.Verb == vPurge && s.Players[p].Well.and(cardsOf[x]).empty():
			return whyNotBanked
		case a.Verb != vPurge && s.Players[p].Hand.and(cardsOf[x]).empty():
			return whyNotInMind
		}
	case askShift:
		return s.againstShift(a)
	case askLook:
		return s.againstToken(p, poolAndPlot, false, a)
	case askPointAt, askTake:
		return s.againstToken(p, poolAndPlot, true, a)
	case askReveal:
		return s.againstToken(p, plotOnly, true, a)
	case askPool:
		return s.againstToken(p, poolOnly, true, a)
	case askKeep:
		return s.unlessOffered(a, whyNotPeeked)
	default:
		return s.againstProgram(f, a)
	}
	return 0
}

// againstProgram is about powers, Boosts and Skills.
func (s *State) againstProgram(f *Frame, a rules.Action) reason {
	p, x := int(f.Who), int(a.Args[0])
	switch a.Verb {
	case vChallenge:
		return s.againstChallenge(p, s.playerOf(x))
	case vSwapTags:
		return s.againstSwapTags(p, s.playerOf(x))
	case vClaim:
		return s.againstClaim(p, x)
	case vDrawUnseen:
		return s.againstDraw(Deck(x))
	case vGainEvidence:
		return s.againstGaining()
	case vFileEvidence:
		if s.memorySize(p) == 0 {
			return whyNoMemory
		}
	case vSend:
		return s.againstSend(Criminal(x), Zone(a.Args[1]))
	case vPush:
		return s.againstPush(Criminal(x), Zone(a.Args[1]))
	case vPushItem:
		return s.againstPushItem(f, Item(x), Zone(a.Args[1]))
	case vPeek:
		if !s.canPeek(p) {
			return whyNothingUnseen
		}
	case vSentinel, vEscort, vBlockade:
		return s.againstShift(a)
	case vSwapItems:
		return s.againstSwapItems(Item(x), Item(a.Args[1]))
	case vMoveItem:
		return s.againstMoveItem(Item(x), Zone(a.Args[1]))
	case vSwapWith:
		return s.againstSwapItemCriminal(Criminal(x), Item(a.Args[1]))
	case vSwapCriminals:
		return s.againstSwapCriminals(Criminal(x), Criminal(a.Args[1]))
	case vLock:
		return s.againstLock(p, Criminal(x))
	case vMoveHeat:
		return s.againstMoveHeat(Zone(x), Zone(a.Args[1]))
	}
	return s.againstSkillAnswer(f, a)
}

func (s *State) againstSkillAnswer(f *Frame, a rules.Action) reason {
	k, x := Criminal(f.ID), int(a.Args[0])
	switch s.Ask.Kind {
	case askDrone:
		return s.againstDroneItem(k, Item(x))
	case askFix:
		return s.againstFix(k, Zone(x))
	case askSnatch:
		switch i := Item(x); {
		case s.City.Holder[i] == k:
			return whyHasIt
		case s.snatchable(k)>>i&1 == 0:
			return whyItemElsewhere
		}
	case askSprint:
		switch at := s.City.Spot[x]; {
		case at == s.City.Pawn[k]:
			return whyThereAlready
		case s.sprintable(k)>>at&1 == 0:
			return whyUnreachable
		}
	}
	return 0
}

// againstPushItem tells why an Item cannot be shifted into a Zone.
func (s *State) againstPushItem(f *Frame, i Item, z Zone) reason {
	if f.From == fromSkill {
		if r := s.againstDroneItem(Criminal(f.ID), i); r != 0 {
			return r
		}
	}
	if s.City.itemAt(i).apart(s.City.Spot[z]) != 1 {
		return whyNotAdjacent
	}
	return 0
}

// Why says which rule forbids a, or nothing for a legal action.
func (s *State) Why(a rules.Action) rules.Message {
	r := s.against(a)
	if r == 0 {
		return rules.Message{}
	}
	m := rules.Say(reasonKeys[r])
	if r == whyMalformed || r == whyOver {
		return m
	}
	for i, o := range info.Verbs[a.Verb].Operands {
		m.Args = append(m.Args, s.operandArg(o, int(a.Args[i])))
	}
	switch r {
	case whyOtherQuestion:
		m.Args = append(m.Args, rules.Word("question", s.Prompt()), rules.Word("when", rules.Say(whenKey(a.Verb))))
	case whyTooLate, whyTooEarly:
		m.Args = append(m.Args, rules.Word("step", rules.Say("phase."+phaseIDs[stepOf(a.Verb)])), rules.Word("now", rules.Say("phase."+phaseIDs[s.Phase])))
	case whyPushFirst, whyPushOnly, whyPushGrip:
		m.Args = append(m.Args, info.Naming("pushed", refCriminal(s.Turning.Push)))
	case whyFreeLimit:
		m.Args = append(m.Args, rules.Num("n", freeLimit))
	case whyCriteria:
		m.Args = append(m.Args, rules.All("need", s.missing(int(s.Now), int(a.Args[0]))...))
	case whyNotSatisfying:
		m.Args = append(m.Args, s.causeArg(), rules.All("need", s.missingAs(a)...))
	case whyPrerequisite:
		m.Args = append(m.Args, rules.Num("n", crimeTable[a.Args[0]].Level-1), rules.Word("line", rules.Say(lineKeys[lineOf(int(a.Args[0]))])))
	case whyItemHeld, whyItemElsewhere:
		m.Args = append(m.Args, rules.Word("fact", s.itemFact(itemOf(a))))
	case whyWrongType:
		m.Args = append(m.Args, info.Naming("evidence", refEvidence(s.Assignments[a.Args[0]])))
	case whyBlockadeOnly, whySentinelOnly, whyMustChoose:
		m.Args = append(m.Args, s.causeArg())
	}
	return m
}

// whenKey says when a verb has its time.
func whenKey(v rules.Verb) string { return "when." + info.Verbs[v].Name }

// lineKeys name the storylines.
var lineKeys = [storylines]string{"line.a", "line.b", "line.c", "line.d", "line.e", "line.f", "line.g"}

// itemOf is the Item that an action names.
func itemOf(a rules.Action) Item {
	for i, o := range info.Verbs[a.Verb].Operands {
		if o.Ref == kItem {
			return Item(a.Args[i])
		}
	}
	return 0
}

// operandArg names an operand in a reason.
func (s *State) operandArg(o rules.Operand, x int) rules.Arg {
	switch {
	case o.Ref == kSeat && s.playerOf(x) >= 0:
		return rules.Word(o.Name, s.playerName(s.playerOf(x)))
	case o.Ref == kPlace:
		return rules.Word(o.Name, s.placeWords(x))
	case o.Ref == kEdge:
		return rules.Word(o.Name, s.edgeWords(Edge(x)))
	}
	return info.Naming(o.Name, rules.At(o.Ref, x))
}

// unlessOffered is a reason against everything that is not on the list.
func (s *State) unlessOffered(a rules.Action, r reason) reason {
	var buf [16]rules.Action
	for _, b := range s.answers(buf[:0]) {
		if a == b {
			return 0
		}
	}
	return r
}
