package intoodeep

import (
	"safehouse/rules"
	"safehouse/rules/machine"
)

type why = machine.Why[State]

var whys machine.Whys[State]

// The rules that forbid an action. Their sentences may name its operands; what else
// they name stands here.
var (
	whyOver            = whys.Add("why.over")
	whyMalformed       = whys.Add("why.malformed")
	whyOtherQuestion   = whys.Add("why.other-question")
	whyNotInPlay       = whys.Add("why.not-in-play")
	whyOwnTag          = whys.Add("why.own-tag")
	whyJustFreed       = whys.Add("why.just-freed")
	whyLocked          = whys.Add("why.locked")
	whyThreeTags       = whys.Add("why.three-tags")
	whyNotYourTag      = whys.Add("why.not-your-tag")
	whyNobodyElse      = whys.Add("why.nobody-else")
	whyMustHookMore    = whys.Add("why.must-hook-more")
	whyMustHook        = whys.Add("why.must-hook")
	whyFreedMustHook   = whys.Add("why.freed-must-hook")
	whyRivalLocked     = whys.Add("why.rival-locked")
	whyNoTags          = whys.Add("why.no-tags")
	whyNoSuchPlayer    = whys.Add("why.no-such-player")
	whySelf            = whys.Add("why.self")
	whyLockedAlready   = whys.Add("why.locked-already")
	whyNotItself       = whys.Add("why.not-itself")
	whyNotNearby       = whys.Add("why.not-nearby")
	whyGripTop         = whys.Add("why.grip-top")
	whyEchoLowest      = whys.Add("why.echo-lowest")
	whyNoGrip          = whys.Add("why.no-grip")
	whyEchoHighest     = whys.Add("why.echo-highest")
	whyNotHooked       = whys.Add("why.not-hooked")
	whyPushFirst       = whys.Add("why.push-first", thePushed)
	whyPushOnly        = whys.Add("why.push-only", thePushed)
	whyNoActions       = whys.Add("why.no-actions")
	whyNotAdjacent     = whys.Add("why.not-adjacent")
	whyBlockade        = whys.Add("why.blockade")
	whyHasIt           = whys.Add("why.has-it")
	whyItemHeld        = whys.Add("why.item-held", theItem)
	whyItemElsewhere   = whys.Add("why.item-elsewhere", theItem)
	whyNobodyThere     = whys.Add("why.nobody-there")
	whyHeat            = whys.Add("why.heat")
	whyHeatThere       = whys.Add("why.heat-there")
	whyDark            = whys.Add("why.dark")
	whyPushGrip        = whys.Add("why.push-grip", thePushed)
	whyNoStamina       = whys.Add("why.no-stamina", gripTo(staminaFrom))
	whyHoldsNothing    = whys.Add("why.holds-nothing")
	whyFreeLimit       = whys.Add("why.free-limit", theFreeLimit)
	whyNoSideCrime     = whys.Add("why.no-side-crime")
	whyNotInHand       = whys.Add("why.not-in-hand")
	whyCriteria        = whys.Add("why.criteria", itsNeed)
	whyNoSuchBoost     = whys.Add("why.no-such-boost")
	whyPassive         = whys.Add("why.passive")
	whyNoSkill         = whys.Add("why.no-skill", gripTo(skillSpace))
	whyOncePerTurn     = whys.Add("why.once-per-turn")
	whySkillNoTarget   = whys.Add("why.skill-no-target")
	whyThereAlready    = whys.Add("why.there-already")
	whySameItem        = whys.Add("why.same-item")
	whyOtherOrder      = whys.Add("why.other-order")
	whyNoChange        = whys.Add("why.no-change")
	whySameCriminal    = whys.Add("why.same-criminal")
	whyNoHeat          = whys.Add("why.no-heat")
	whyBlockadeOnly    = whys.Add("why.blockade-only", theCause)
	whySentinelOnly    = whys.Add("why.sentinel-only", theCause)
	whyNoBlockade      = whys.Add("why.no-blockade")
	whyNotBordering    = whys.Add("why.not-bordering")
	whyEdgeTooFar      = whys.Add("why.edge-too-far")
	whyNotWithSentinel = whys.Add("why.not-with-sentinel")
	whySentinelFar     = whys.Add("why.sentinel-far")
	whyNoDilemma       = whys.Add("why.no-dilemma")
	whyRivalNoDilemma  = whys.Add("why.rival-no-dilemma")
	whyNotInMind       = whys.Add("why.dilemma-not-in-hand")
	whyNotBanked       = whys.Add("why.not-banked")
	whyNotOnPlank      = whys.Add("why.not-on-plank")
	whyPlotOnly        = whys.Add("why.plot-only")
	whyPoolOnly        = whys.Add("why.pool-only")
	whyNoTokensThere   = whys.Add("why.no-tokens-there")
	whyNothingUnseen   = whys.Add("why.nothing-unseen")
	whyAllSeen         = whys.Add("why.all-seen")
	whyKnownToken      = whys.Add("why.known-token")
	whyNotKnown        = whys.Add("why.not-known")
	whyNotPeeked       = whys.Add("why.not-peeked")
	whyNoDossier       = whys.Add("why.no-dossier")
	whyWrongType       = whys.Add("why.wrong-type", itsType)
	whySlotTaken       = whys.Add("why.slot-taken")
	whySlotTakenLast   = whys.Add("why.slot-taken-last")
	whyNotFiledThere   = whys.Add("why.not-filed-there")
	whyNotYourLocker   = whys.Add("why.not-your-locker")
	whyNotInMemory     = whys.Add("why.not-in-memory")
	whyEmptySector     = whys.Add("why.empty-sector")
	whyEchoMostIntel   = whys.Add("why.echo-most-intel")
	whyBoostNoTarget   = whys.Add("why.boost-no-target")
	whyNoDilemmas      = whys.Add("why.no-dilemmas")
	whyNoChallenge     = whys.Add("why.no-challenge")
	whyNoTagToLock     = whys.Add("why.no-tag-to-lock")
	whyIgnoringAlready = whys.Add("why.ignoring-already")
	whyNoStoryCrime    = whys.Add("why.no-story-crime")
	whyPrerequisite    = whys.Add("why.prerequisite", itsLevel, itsLine)
	whyWrongDeck       = whys.Add("why.wrong-deck")
	whySideInHand      = whys.Add("why.side-in-hand")
	whyStoryInHand     = whys.Add("why.story-in-hand")
	whyDeckEmpty       = whys.Add("why.deck-empty")
	whyNoEvidence      = whys.Add("why.no-evidence")
	whyNoMemory        = whys.Add("why.no-memory")
	whyNotSatisfying   = whys.Add("why.not-satisfying", theCause, itsNeedAs)
	whyNotOneOfThese   = whys.Add("why.not-one-of-these")
	whyUnreachable     = whys.Add("why.unreachable")
	whyMustChoose      = whys.Add("why.must-choose", theCause)
)

// whyTooLate and whyTooEarly forbid what belongs to another step of the turn.
var whyTooLate, whyTooEarly = untimely("why.too-late"), untimely("why.too-early")

func untimely(key string) (w [Drawing]*why) {
	for step := range w {
		w[step] = whys.Add(key,
			func(*State, operands) rules.Arg { return rules.Word("step", rules.Say("phase."+phaseIDs[step])) },
			func(s *State, _ operands) rules.Arg { return rules.Word("now", rules.Say("phase."+phaseIDs[s.Phase])) })
	}
	return w
}

// inStep forbids a verb of a step of the turn in another step.
func inStep(step Phase) func(*State) *why {
	return func(s *State) *why {
		switch {
		case s.Depth > 0 || s.Phase > Drawing && s.Phase != Redrawing:
			return nil
		case step < s.Phase && s.Phase != Redrawing:
			return whyTooLate[step]
		}
		return whyTooEarly[step]
	}
}

// What reasons name beside operands.

func thePushed(s *State, _ operands) rules.Arg {
	return info.Naming("pushed", refCriminal(s.Turning.Push))
}

// gripTo is how much Grip with the Criminal of an action is missing to a space of the track.
func gripTo(space int) func(*State, operands) rules.Arg {
	return func(s *State, x operands) rules.Arg {
		return rules.Num("n", space-int(s.Players[s.Now].Grip[x.A]))
	}
}

func theFreeLimit(*State, operands) rules.Arg { return rules.Num("n", freeLimit) }

func theCause(s *State, _ operands) rules.Arg { return s.causeArg() }

func itsNeed(s *State, x operands) rules.Arg {
	return rules.All("need", s.missing(int(s.Now), int(x.A))...)
}

func itsNeedAs(s *State, x operands) rules.Arg { return rules.All("need", s.missingAs(x.A)...) }

func itsLevel(_ *State, x operands) rules.Arg { return rules.Num("n", crimeTable[x.A].Level-1) }

func itsLine(_ *State, x operands) rules.Arg {
	return rules.Word("line", rules.Say(lineKeys[lineOf(int(x.A))]))
}

func itsType(s *State, x operands) rules.Arg {
	return info.Naming("evidence", refEvidence(s.Assignments[x.A]))
}

// theItem says where the Item is that an action names: behind a Criminal while the
// player acts, else first.
func theItem(s *State, x operands) rules.Arg {
	i := Item(x.A)
	if s.Ask.Kind == askAct {
		i = Item(x.B)
	}
	return rules.Word("fact", s.itemFact(i))
}

// lineKeys name the storylines.
var lineKeys = [storylines]string{"line.a", "line.b", "line.c", "line.d", "line.e", "line.f", "line.g"}

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

// againstPushItem tells why an Item cannot be shifted into a Zone.
func (s *State) againstPushItem(f *Frame, i Item, z Zone) *why {
	if f.From == fromSkill {
		if r := s.againstDroneItem(Criminal(f.ID), i); r != nil {
			return r
		}
	}
	if s.City.itemAt(i).apart(s.City.Spot[z]) != 1 {
		return whyNotAdjacent
	}
	return nil
}
