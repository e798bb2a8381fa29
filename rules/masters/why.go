package masters

import (
	"safehouse/rules"
	"safehouse/rules/machine"
)

type why = machine.Why[State]

var whys machine.Whys[State]

// The rules that forbid an action. Their sentences may name its operands; what else
// they name stands here.
var (
	whyOver          = whys.Add("why.over")
	whyMalformed     = whys.Add("why.malformed")
	whyOtherQuestion = whys.Add("why.other-question")
	whyOtherSeat     = whys.Add("why.other-seat", func(s *State, _ operands) rules.Arg { return rules.Player("asked", int(s.Ask.Who)) })
	whyOtherFigure   = whys.Add("why.other-figure", func(s *State, _ operands) rules.Arg { return info.Naming("asked", s.refFigure(int(s.Ask.Who))) })
	whyNobody        = whys.Add("why.nobody")
	whyNotInPlay     = whys.Add("why.not-in-play")
	whyCaptive       = whys.Add("why.captive")
	whyBusted        = whys.Add("why.busted")
	whyEscaped       = whys.Add("why.escaped")
	whyFinished      = whys.Add("why.finished")
	whyFree          = whys.Add("why.free", number("max", freeLimit))

	whyNoSuchCharacter = whys.Add("why.no-such-character")
	whyLevel           = whys.Add("why.level", func(s *State, _ operands) rules.Arg { return rules.Num("level", int(s.Opt.Level)) })
	whyClass           = whys.Add("why.class")
	whySameSkill       = whys.Add("why.same-skill")
	whyNoSkillCard     = whys.Add("why.no-skill-card")

	whyStartFixed     = whys.Add("why.start-fixed")
	whyStartNPC       = whys.Add("why.start-npc")
	whyStartInside    = whys.Add("why.start-inside")
	whyNoStart        = whys.Add("why.no-start")
	whyCrowded        = whys.Add("why.crowded", number("max", entranceLimit))
	whyHere           = whys.Add("why.here")
	whyGap            = whys.Add("why.gap")
	whyNPCPlans       = whys.Add("why.npc-plans")
	whyNoTokens       = whys.Add("why.no-tokens")
	whyPlanOutdoors   = whys.Add("why.plan-outdoors")
	whyPlanned        = whys.Add("why.planned")
	whyNoToken        = whys.Add("why.no-token")
	whyNotPlaced      = whys.Add("why.not-placed")
	whyGuideNotPlaced = whys.Add("why.guide-not-placed")
	whyIsReady        = whys.Add("why.is-ready")
	whyNoTunnels      = whys.Add("why.no-tunnels")
	whyNoTunnelSpace  = whys.Add("why.no-tunnel-space")
	whyTunnelTaken    = whys.Add("why.tunnel-taken")
	whyTunnelTile     = whys.Add("why.tunnel-tile")
	whyRadioSilence   = whys.Add("why.radio-silence")
	whyShopNPC        = whys.Add("why.shop-npc")
	whyNotOnSale      = whys.Add("why.not-on-sale")
	whyNoCash         = whys.Add("why.no-cash", func(s *State, _ operands) rules.Arg { return rules.Num("team", int(s.Team)) })
	whyNoItem         = whys.Add("why.no-item")
	whyNotOwned       = whys.Add("why.not-owned")
	whyHasIt          = whys.Add("why.has-it")
	whyPalm           = whys.Add("why.palm")
	whyNoCurator      = whys.Add("why.no-curator")
	whyNoJewels       = whys.Add("why.no-jewels")
	whyNoFixer        = whys.Add("why.no-fixer")
	whyNoTiers        = whys.Add("why.no-tiers")
	whyHired          = whys.Add("why.hired")
	whyTier           = whys.Add("why.tier")
	whyBagGuards      = whys.Add("why.bag-guards")
	whyNobodyInside   = whys.Add("why.nobody-inside")
	whyBagLocks       = whys.Add("why.bag-locks")
	whyNoVisage       = whys.Add("why.no-visage")
	whyUnknownLeft    = whys.Add("why.unknown-left")
	whyBagEmpty       = whys.Add("why.bag-empty")
	whyKnown          = whys.Add("why.known")
	whyNoMayor        = whys.Add("why.no-mayor")
	whyNoGuard        = whys.Add("why.no-guard")
	whyEscort         = whys.Add("why.escort")
	whyNoWhispers     = whys.Add("why.no-whispers")
	whyApart          = whys.Add("why.apart")
	whySelf           = whys.Add("why.self")
	whyNoIdeas        = whys.Add("why.no-ideas", theIdeas)
	whyGiven          = whys.Add("why.given")
	whyNoGift         = whys.Add("why.no-gift")

	whyActed        = whys.Add("why.acted")
	whyNoSuchAct    = whys.Add("why.no-such-act")
	whyTwin         = whys.Add("why.twin")
	whyOwnVerb      = whys.Add("why.own-verb")
	whyNoCameraNear = whys.Add("why.no-camera-near")
	whyOnce         = whys.Add("why.once")
	whyNoDocuments  = whys.Add("why.no-documents")
	whyNoHacker     = whys.Add("why.no-hacker")
	whyLendSub      = whys.Add("why.lend-sub")
	whyLendSubdue   = whys.Add("why.lend-subdue")
	whyNoBreach     = whys.Add("why.no-breach")
	whyBreachSide   = whys.Add("why.breach-side")
	whyNoLaser      = whys.Add("why.no-laser")
	whyNoLine       = whys.Add("why.no-line")
	whyMustAct      = whys.Add("why.must-act")
	whyImprisoned   = whys.Add("why.imprisoned")
	whyHeld         = whys.Add("why.held", theHolder)
	whyNotAdjacent  = whys.Add("why.not-adjacent")
	whyRemote       = whys.Add("why.remote")
	whyDoor         = whys.Add("why.door")
	whyLocked       = whys.Add("why.locked")
	whyUnplanned    = whys.Add("why.unplanned")
	whyOwnTile      = whys.Add("why.own-tile")
	whyNoLock       = whys.Add("why.no-lock")
	whyNoPick       = whys.Add("why.no-pick")
	whyNeverSubdues = whys.Add("why.never-subdues")
	whyOutOfReach   = whys.Add("why.out-of-reach")
	whyNoSuchGuard  = whys.Add("why.no-such-guard")
	whyNoCamera     = whys.Add("why.no-camera")
	whyNoSafe       = whys.Add("why.no-safe")
	whyNotAtSafe    = whys.Add("why.not-at-safe")
	whyNoTools      = whys.Add("why.no-tools")
	whyCrackPair    = whys.Add("why.crack-pair")
	whyNoTorch      = whys.Add("why.no-torch")
	whyTorchSelf    = whys.Add("why.torch-self")
	whyTorchFar     = whys.Add("why.torch-far")
	whyNothingThere = whys.Add("why.nothing-there")
	whyNotCarried   = whys.Add("why.not-carried")
	whyNoSlide      = whys.Add("why.no-slide")
	whyNoThrow      = whys.Add("why.no-throw")
	whyThrowLine    = whys.Add("why.throw-line")
	whyOneLot       = whys.Add("why.one-lot")
	whyNoReach      = whys.Add("why.no-reach")
	whyReachLocked  = whys.Add("why.reach-locked")
	whyNoSlip       = whys.Add("why.no-slip")
	whySlipping     = whys.Add("why.slipping")
	whyNoVent       = whys.Add("why.no-vent")
	whyNotAcross    = whys.Add("why.not-across")
	whyNoCodes      = whys.Add("why.no-codes")
	whyNothingToSee = whys.Add("why.nothing-to-see")
	whyNoReplan     = whys.Add("why.no-replan")
	whyNoPicker     = whys.Add("why.no-picker")
	whyNoTeamwork   = whys.Add("why.no-teamwork")
	whyIndoors      = whys.Add("why.indoors")
	whyNoServer     = whys.Add("why.no-server")
	whyServerDone   = whys.Add("why.server-done")
	whyNoDoor       = whys.Add("why.no-door")
	whyNoKeycard    = whys.Add("why.no-keycard")
	whyNoHostage    = whys.Add("why.no-hostage")
	whyNPCSeizes    = whys.Add("why.npc-seizes")
	whyNoLogs       = whys.Add("why.no-logs")
	whyNoUSB        = whys.Add("why.no-usb")
	whyNoClue       = whys.Add("why.no-clue")
	whyNoDecoy      = whys.Add("why.no-decoy")
	whyNoNoise      = whys.Add("why.no-noise")
	whyNoShift      = whys.Add("why.no-shift")
	whyShiftFar     = whys.Add("why.shift-far")

	whyNotPrey     = whys.Add("why.not-prey")
	whyNotNearer   = whys.Add("why.not-nearer")
	whyNotHounded  = whys.Add("why.not-hounded")
	whyNotFearful  = whys.Add("why.not-fearful")
	whyNotPromised = whys.Add("why.not-promised")
	whyHasGuards   = whys.Add("why.has-guards")
	whyNotNearest  = whys.Add("why.not-nearest")
	whyNoChit      = whys.Add("why.no-chit")
	whyNotRetiree  = whys.Add("why.not-retiree")
	whyInDeck      = whys.Add("why.in-deck")
	whyDepth       = whys.Add("why.depth")
	whyNoChain     = whys.Add("why.no-chain")

	whyOffRoute   = whys.Add("why.off-route")
	whyNoMoves    = whys.Add("why.no-moves")
	whyExitUsed   = whys.Add("why.exit-used")
	whyRolled     = whys.Add("why.rolled")
	whyTooLong    = whys.Add("why.too-long")
	whyNoRoute    = whys.Add("why.no-route")
	whyNoPressure = whys.Add("why.no-pressure")
	whyNoPinch    = whys.Add("why.no-pinch")
	whyPinched    = whys.Add("why.pinched")

	// What comes at another time of the heist is refused with its time, not with the
	// question that happens to be asked.
	whyWhenStart      = whys.Add("why.when-start")
	whyWhenPlan       = whys.Add("why.when-plan")
	whyWhenTunnel     = whys.Add("why.when-tunnel")
	whyWhenShop       = whys.Add("why.when-shop")
	whyWhenFixer      = whys.Add("why.when-fixer")
	whyWhenSchematics = whys.Add("why.when-schematics")
	whyWhenRound      = whys.Add("why.when-round")
	whyWhenLoot       = whys.Add("why.when-loot")
	whyWhenDone       = whys.Add("why.when-done")
	whyWhenEscape     = whys.Add("why.when-escape")

	// Of each sub-action.
	whyNoSub       = perSub("why.no-sub")
	whyChooseFirst = perSub("why.choose-first")
)

func number(name string, n int) func(*State, operands) rules.Arg {
	return func(*State, operands) rules.Arg { return rules.Num(name, n) }
}

// perSub is a reason for each sub-action, which it names.
func perSub(key string) (list [subs]*why) {
	for k := range list {
		list[k] = whys.Add(key, func(*State, operands) rules.Arg { return info.Naming("sub", rules.At(kSub, k)) })
	}
	return list
}

// theHolder is what holds a figure on its tile.
func theHolder(s *State, x operands) rules.Arg {
	c := Guard
	if f := s.figure(x.A); f >= 0 && s.Chits.Guards[s.Crew[f].At] == 0 {
		c = Dog
	}
	return info.Naming("holder", refChit(c))
}

func theIdeas(s *State, x operands) rules.Arg {
	f := s.figure(x.A)
	if f < 0 {
		return rules.Num("ideas", 0)
	}
	return rules.Num("ideas", int(s.Crew[f].Ideas))
}

// operandArg is an operand as a reason names it.
func operandArg(_ *State, o rules.Operand, x int) rules.Arg {
	if o.Ref == rules.None {
		return rules.Num(o.Name, x)
	}
	return info.Naming(o.Name, rules.At(o.Ref, x))
}

// unlessTime is why a verb of another part of the heist is refused: r, unless the
// part that is played puts its questions and only something else is asked first.
func unlessTime(r *why, kinds ...askKind) func(s *State) *why {
	set := asked(kinds...)
	return func(s *State) *why { return unless(set>>s.partOf()&1 == 1, r) }
}

// partOf is the question that opens the part of the heist that is played; none while
// the crew is chosen.
func (s *State) partOf() askKind {
	switch s.Phase {
	case Planning:
		return askPlan
	case Action, Closing, EventPhase:
		return askAct
	case Escape:
		return askEscape
	}
	return askNothing
}

// missing is why a figure is not in play.
func (s *State) missing(f int) *why {
	switch s.Crew[f].Status {
	case captive:
		return whyCaptive
	case busted:
		return whyBusted
	case escaped:
		return whyEscaped
	}
	return whyNotInPlay
}

func unless(ok bool, r *why) *why {
	if ok {
		return nil
	}
	return r
}
