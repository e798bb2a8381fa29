package masters

import "safehouse/rules"

// A reason is why an action is refused; 0 is none.
type reason uint8

const (
	whyOver reason = 1 + iota
	whyMalformed
	whyOtherQuestion
	whyOtherSeat
	whyOtherFigure
	whyNobody
	whyNotInPlay
	whyCaptive
	whyBusted
	whyEscaped
	whyFinished
	whyFree

	whyNoSuchCharacter
	whyLevel
	whyClass
	whySameSkill
	whyNoSkillCard

	whyStartFixed
	whyStartNPC
	whyStartInside
	whyNoStart
	whyCrowded
	whyHere
	whyGap
	whyNPCPlans
	whyNoTokens
	whyPlanOutdoors
	whyPlanned
	whyNoToken
	whyNotPlaced
	whyGuideNotPlaced
	whyIsReady
	whyNoTunnels
	whyNoTunnelSpace
	whyTunnelTaken
	whyTunnelTile
	whyRadioSilence
	whyShopNPC
	whyNotOnSale
	whyNoCash
	whyNoItem
	whyNotOwned
	whyHasIt
	whyPalm
	whyNoCurator
	whyNoJewels
	whyNoFixer
	whyNoTiers
	whyHired
	whyTier
	whyBagGuards
	whyNobodyInside
	whyBagLocks
	whyNoVisage
	whyUnknownLeft
	whyBagEmpty
	whyKnown
	whyNoMayor
	whyNoGuard
	whyEscort
	whyNoWhispers
	whyApart
	whySelf
	whyNoIdeas
	whyGiven
	whyNoGift

	whyActed
	whyNoSuchAct
	whyTwin
	whyOwnVerb
	whyNoCameraNear
	whyOnce
	whyNoDocuments
	whyNoHacker
	whyLendSub
	whyLendSubdue
	whyNoBreach
	whyBreachSide
	whyNoLaser
	whyNoLine
	whyMustAct
	whyNoSub
	whyChooseFirst
	whyImprisoned
	whyHeld
	whyNotAdjacent
	whyRemote
	whyDoor
	whyLocked
	whyUnplanned
	whyOwnTile
	whyNoLock
	whyNoPick
	whyNeverSubdues
	whyOutOfReach
	whyNoSuchGuard
	whyNoCamera
	whyNoSafe
	whyNotAtSafe
	whyNoTools
	whyCrackPair
	whyNoTorch
	whyTorchSelf
	whyTorchFar
	whyNothingThere
	whyNotCarried
	whyNoSlide
	whyNoThrow
	whyThrowLine
	whyOneLot
	whyNoReach
	whyReachLocked
	whyNoSlip
	whySlipping
	whyNoVent
	whyNotAcross
	whyNoCodes
	whyNothingToSee
	whyNoReplan
	whyNoPicker
	whyNoTeamwork
	whyIndoors
	whyNoServer
	whyServerDone
	whyNoDoor
	whyNoKeycard
	whyNoHostage
	whyNPCSeizes
	whyNoLogs
	whyNoUSB
	whyNoClue
	whyNoDecoy
	whyNoNoise
	whyNoShift
	whyShiftFar

	whyNotPrey
	whyNotNearer
	whyNotHounded
	whyNotFearful
	whyNotPromised
	whyHasGuards
	whyNotNearest
	whyNoChit
	whyNotRetiree
	whyInDeck
	whyDepth
	whyNoChain

	whyOffRoute
	whyNoMoves
	whyExitUsed
	whyRolled
	whyTooLong
	whyNoRoute
	whyNoPressure
	whyNoPinch
	whyPinched
	reasons
)

var reasonKeys = [reasons]string{
	whyOver: "over", whyMalformed: "malformed", whyOtherQuestion: "other-question", whyOtherSeat: "other-seat", whyOtherFigure: "other-figure",
	whyNobody: "nobody", whyNotInPlay: "not-in-play", whyCaptive: "captive", whyBusted: "busted", whyEscaped: "escaped", whyFinished: "finished", whyFree: "free",
	whyNoSuchCharacter: "no-such-character", whyLevel: "level", whyClass: "class", whySameSkill: "same-skill", whyNoSkillCard: "no-skill-card",
	whyStartFixed: "start-fixed", whyStartNPC: "start-npc", whyStartInside: "start-inside", whyNoStart: "no-start", whyCrowded: "crowded",
	whyHere: "here", whyGap: "gap", whyNPCPlans: "npc-plans", whyNoTokens: "no-tokens", whyPlanOutdoors: "plan-outdoors", whyPlanned: "planned",
	whyNoToken: "no-token", whyNotPlaced: "not-placed", whyGuideNotPlaced: "guide-not-placed", whyIsReady: "is-ready",
	whyNoTunnels: "no-tunnels", whyNoTunnelSpace: "no-tunnel-space", whyTunnelTaken: "tunnel-taken", whyTunnelTile: "tunnel-tile",
	whyRadioSilence: "radio-silence", whyShopNPC: "shop-npc", whyNotOnSale: "not-on-sale", whyNoCash: "no-cash", whyNoItem: "no-item",
	whyNotOwned: "not-owned", whyHasIt: "has-it", whyPalm: "palm", whyNoCurator: "no-curator", whyNoJewels: "no-jewels", whyNoFixer: "no-fixer",
	whyNoTiers: "no-tiers", whyHired: "hired", whyTier: "tier", whyBagGuards: "bag-guards", whyNobodyInside: "nobody-inside",
	whyBagLocks: "bag-locks", whyNoVisage: "no-visage", whyUnknownLeft: "unknown-left", whyBagEmpty: "bag-empty", whyKnown: "known",
	whyNoMayor: "no-mayor", whyNoGuard: "no-guard", whyEscort: "escort", whyNoWhispers: "no-whispers", whyApart: "apart", whySelf: "self", whyNoIdeas: "no-ideas",
	whyGiven: "given", whyNoGift: "no-gift",
	whyActed: "acted", whyNoSuchAct: "no-such-act", whyTwin: "twin", whyOwnVerb: "own-verb", whyNoCameraNear: "no-camera-near", whyOnce: "once",
	whyNoDocuments: "no-documents", whyNoHacker: "no-hacker", whyLendSub: "lend-sub", whyLendSubdue: "lend-subdue", whyNoBreach: "no-breach",
	whyBreachSide: "breach-side", whyNoLaser: "no-laser", whyNoLine: "no-line", whyMustAct: "must-act", whyNoSub: "no-sub", whyChooseFirst: "choose-first",
	whyImprisoned: "imprisoned", whyHeld: "held", whyNotAdjacent: "not-adjacent", whyRemote: "remote", whyDoor: "door", whyLocked: "locked",
	whyUnplanned: "unplanned", whyOwnTile: "own-tile", whyNoLock: "no-lock", whyNoPick: "no-pick", whyNeverSubdues: "never-subdues",
	whyOutOfReach: "out-of-reach", whyNoSuchGuard: "no-such-guard", whyNoCamera: "no-camera", whyNoSafe: "no-safe", whyNotAtSafe: "not-at-safe",
	whyNoTools: "no-tools", whyCrackPair: "crack-pair", whyNoTorch: "no-torch", whyTorchSelf: "torch-self", whyTorchFar: "torch-far",
	whyNothingThere: "nothing-there", whyNotCarried: "not-carried", whyNoSlide: "no-slide", whyNoThrow: "no-throw", whyThrowLine: "throw-line", whyOneLot: "one-lot",
	whyNoReach: "no-reach", whyReachLocked: "reach-locked", whyNoSlip: "no-slip", whySlipping: "slipping", whyNoVent: "no-vent",
	whyNotAcross: "not-across", whyNoCodes: "no-codes", whyNothingToSee: "nothing-to-see", whyNoReplan: "no-replan", whyNoPicker: "no-picker",
	whyNoTeamwork: "no-teamwork", whyIndoors: "indoors", whyNoServer: "no-server", whyServerDone: "server-done", whyNoDoor: "no-door",
	whyNoKeycard: "no-keycard", whyNoHostage: "no-hostage", whyNPCSeizes: "npc-seizes", whyNoLogs: "no-logs", whyNoUSB: "no-usb",
	whyNoClue: "no-clue", whyNoDecoy: "no-decoy", whyNoNoise: "no-noise", whyNoShift: "no-shift", whyShiftFar: "shift-far",
	whyNotPrey: "not-prey", whyNotNearer: "not-nearer", whyNotHounded: "not-hounded", whyNotFearful: "not-fearful", whyNotPromised: "not-promised", whyHasGuards: "has-guards",
	whyNotNearest: "not-nearest", whyNoChit: "no-chit", whyNotRetiree: "not-retiree", whyInDeck: "in-deck", whyDepth: "depth", whyNoChain: "no-chain",
	whyOffRoute: "off-route", whyNoMoves: "no-moves", whyExitUsed: "exit-used", whyRolled: "rolled", whyTooLong: "too-long", whyNoRoute: "no-route",
	whyNoPressure: "no-pressure", whyNoPinch: "no-pinch", whyPinched: "pinched",
}

func on(kinds ...askKind) (set uint32) {
	for _, k := range kinds {
		set |= 1 << k
	}
	return set
}

// questionOf is the questions that each verb answers, one bit each.
var questionOf = [verbs]uint32{
	vCharacter: on(askCharacter), vSkill: on(askSkill),
	vStart: on(askPlan), vPlan: on(askPlan, askReplan), vLift: on(askPlan, askLift), vReady: on(askPlan), vTunnel: on(askPlan),
	vBuy: on(askPlan), vSell: on(askPlan), vSellJewel: on(askPlan), vEquip: on(askPlan), vHire: on(askPlan), vSurvey: on(askPlan),
	vSurveyBag: on(askPlan), vSchematics: on(askPlan), vSchematicsBag: on(askPlan), vInside: on(askPlan),
	vGive: on(askPlan, askAct, askWhisper, askLast),
	vAct:  on(askAct), vLend: on(askAct), vBreach: on(askAct), vLaser: on(askAct),
	vMove: on(askAct), vUnlock: on(askAct), vSubdue: on(askAct), vDisable: on(askAct), vCut: on(askAct), vIdea: on(askAct), vReveal: on(askAct),
	vThin: on(askAct), vLoot: on(askAct), vCrack: on(askAct), vHoldTorch: on(askAct),
	vTake: on(askAct, askEscape), vDrop: on(askAct, askEscape), vSlide: on(askAct, askEscape), vToss: on(askAct),
	vReach: on(askAct, askEscape), vSlip: on(askAct), vVent: on(askAct), vCodes: on(askAct), vReplan: on(askAct), vPicker: on(askAct),
	vTeamwork: on(askAct), vServer: on(askAct, askEscape), vSwipe: on(askAct, askEscape), vSeize: on(askAct, askEscape), vLogs: on(askAct),
	vClue: on(askAct, askEscape), vDecoy: on(askAct, askDecoy), vShift: on(askAct), vDone: on(askAct, askEscape), vCall: on(askAct),
	vBlank: on(askChit), vKeep: on(askChit), vChase: on(askDog), vHunt: on(askHunt), vHound: on(askHound), vPenny: on(askPenny),
	vLose: on(askPenny), vBlab: on(askBlab), vSilent: on(askBlab), vComfort: on(askComfort),
	vDecline: on(askReplan, askLift, askComfort, askWhisper, askLast, askDecoy), vLock: on(askLocks), vPutDown: on(askFumble), vNerves: on(askNervous),
	vNoise: on(askNervous), vTip: on(askTip), vSwap: on(askBribe), vInsert: on(askInsert), vMark: on(askMark),
	vRun: on(askEscape), vDeclare: on(askEscape), vRoll: on(askEscape), vPick: on(askEscape), vPinch: on(askEscape),
}

// wellFormed reports whether every operand of an action is in range and the
// rest is empty.
func wellFormed(a rules.Action) bool {
	if a.Verb == 0 || a.Verb >= verbs {
		return false
	}
	ops := verbTable[a.Verb].Operands
	for i, x := range a.Args {
		switch {
		case i >= len(ops):
			if x != 0 {
				return false
			}
		case ops[i].Ref != rules.None && (x < 0 || int(x) >= refCount[ops[i].Ref]):
			return false
		}
	}
	return true
}

// refCount is the number of things of each kind.
var refCount = func() (n [kHeist + 1]int) {
	for k := range n {
		n[k] = len(info.Refs[k].IDs)
	}
	return n
}()

// against finds the rule that forbids an action; 0 for a legal one. It is the
// same look at the rules as the lists of answers, for one action.
func (s *State) against(a rules.Action) reason {
	switch {
	case !wellFormed(a):
		return whyMalformed
	case s.Over:
		return whyOver
	case questionOf[a.Verb]>>s.Ask.Kind&1 == 0:
		return whyOtherQuestion
	}
	switch s.Ask.Kind {
	case askCharacter, askSkill:
		return s.againstCrew(a)
	case askPlan:
		return s.againstPlanning(a)
	case askAct:
		return s.againstActing(a)
	case askEscape:
		return s.againstFleeing(a)
	}
	return s.againstAnswer(a)
}

func (s *State) againstCrew(a rules.Action) reason {
	switch {
	case int(a.Args[0]) != int(s.Ask.Who):
		return whyOtherSeat
	case a.Verb == vSkill:
		return s.againstSkill(int(a.Args[0]), Skill(a.Args[1]))
	case a.Args[1] >= characters:
		return whyNoSuchCharacter
	}
	return s.againstCharacter(Character(a.Args[1]))
}

// item is the item that an operand names.
func (s *State) againstItem(l int16) (Item, reason) {
	if i := Loot(l).item(); i != noItem {
		return i, 0
	}
	return noItem, whyNoItem
}

func (s *State) againstPlanning(a rules.Action) reason {
	x, y := Hex(a.Args[0]), Hex(a.Args[1])
	switch a.Verb {
	case vTunnel:
		return s.againstTunnel(x, y)
	case vSell:
		i, r := s.againstItem(a.Args[0])
		if r != 0 {
			return r
		}
		return s.againstSell(i)
	case vBuy, vEquip:
		i, r := s.againstItem(a.Args[0])
		if r != 0 {
			return r
		}
		f := s.figure(a.Args[1])
		switch {
		case f < 0:
			return whyNobody
		case a.Verb == vBuy:
			return s.againstBuy(i, f)
		}
		return s.againstEquip(i, f)
	case vSellJewel:
		return s.againstSellJewel()
	case vHire:
		return s.againstHire(Fixer(a.Args[0]), int(a.Args[1]))
	case vSurvey:
		return s.againstSurvey(x)
	case vSurveyBag:
		return s.againstSurvey(noHex)
	case vSchematics:
		return s.againstSchematics(x)
	case vSchematicsBag:
		return s.againstSchematics(noHex)
	}
	f := s.figure(a.Args[0])
	switch {
	case f < 0:
		return whyNobody
	case s.Crew[f].Status == captive:
		return whyCaptive
	case a.Verb == vInside:
		return s.againstInside(f, y)
	case s.Crew[f].Marks&ready != 0:
		return whyIsReady
	}
	switch a.Verb {
	case vStart:
		return s.againstStart(f, y)
	case vPlan:
		return s.againstPlan(f, y, s.Crew[f].Tokens)
	case vLift:
		return s.againstLift(f, y)
	case vReady:
		if f == npc {
			return whyNPCPlans
		}
		return s.againstReady(f)
	}
	to := s.figure(a.Args[1]) // vGive
	if to < 0 {
		return whyNobody
	}
	return s.againstGive(f, to)
}

func (s *State) againstActing(a rules.Action) reason {
	switch a.Verb {
	case vCall:
		return 0
	case vDecoy:
		return s.againstDecoy()
	}
	f := s.figure(a.Args[0])
	switch {
	case f < 0:
		return whyNobody
	case s.Crew[f].Status != inPlay:
		return s.missing(f)
	case s.Crew[f].Marks&done != 0 && !afterwards(a.Verb):
		return whyFinished
	}
	x := Hex(a.Args[1])
	switch a.Verb {
	case vAct:
		return s.againstChoice(f, Act(a.Args[1]))
	case vBreach:
		return s.againstBreach(f, x)
	case vLaser:
		return s.againstLaser(f, x)
	case vLend, vGive, vTeamwork:
		to := s.figure(a.Args[1])
		switch {
		case to < 0:
			return whyNobody
		case a.Verb == vLend:
			return s.againstLend(f, to, stepKind(a.Args[2]))
		case a.Verb == vTeamwork:
			return s.againstTeamwork(f, to)
		}
		return s.againstGive(f, to)
	case vReplan:
		return s.againstReplan(f)
	case vPicker:
		return s.againstPicker(f)
	case vSlip:
		return s.againstSlip(f)
	case vVent:
		return s.againstVent(f, x)
	case vCodes:
		return s.againstCodes(f, x)
	case vShift:
		return s.againstShift(f, x, Hex(a.Args[2]))
	case vLogs:
		return s.againstLogs(f)
	case vClue:
		return s.againstClue(f)
	case vDone:
		if s.Crew[f].Marks&acted == 0 {
			return whyMustAct
		}
		return 0
	}
	if a.Verb >= vMove && a.Verb <= vHoldTorch {
		return s.againstSub(f, a)
	}
	return s.againstHandling(f, a)
}

func (s *State) againstFleeing(a rules.Action) reason {
	f := s.figure(a.Args[0])
	switch {
	case f < 0:
		return whyNobody
	case s.Crew[f].Status != inPlay:
		return s.missing(f)
	case s.Crew[f].Marks&done != 0 && !afterEscape(a.Verb):
		return whyFinished
	}
	x := Hex(a.Args[1])
	switch a.Verb {
	case vRun:
		return s.againstRun(f, x)
	case vDeclare:
		return s.againstDeclare(f, x)
	case vRoll:
		return s.againstRoll(f)
	case vPick:
		return s.againstPick(f, x)
	case vPinch:
		to := s.figure(a.Args[1])
		if to < 0 {
			return whyNobody
		}
		return s.againstPinch(f, to)
	case vClue:
		return s.againstClue(f)
	case vDone:
		return 0
	}
	return s.againstHandling(f, a)
}

// afterwards reports whether who is done with its action can still do something:
// what costs no action at all (rulebook: Insta-transfer; Remote Locks).
func afterwards(v rules.Verb) bool {
	switch v {
	case vTake, vDrop, vSlide, vReach, vServer, vSwipe, vSeize, vTeamwork, vLogs, vClue:
		return true
	}
	return false
}

// afterEscape reports whether who stays where it is in Escape can still do
// something: what takes no Escape Move.
func afterEscape(v rules.Verb) bool {
	switch v {
	case vTake, vDrop, vServer, vSeize:
		return true
	}
	return false
}

// againstHandling is loot, servers, doors and hostages.
func (s *State) againstHandling(f int, a rules.Action) reason {
	x := Hex(a.Args[1])
	switch a.Verb {
	case vTake:
		return s.againstTake(f, Loot(a.Args[1]))
	case vDrop:
		return s.againstDrop(f, Loot(a.Args[1]))
	case vSlide:
		return s.againstSlide(f, Loot(a.Args[1]))
	case vToss:
		return s.againstToss(f, Loot(a.Args[1]), Hex(a.Args[2]))
	case vReach:
		return s.againstReach(f, x)
	case vServer:
		return s.againstServer(f)
	case vSwipe:
		return s.againstSwipe(f, x)
	}
	return s.againstSeize(f)
}

// againstAnswer is the questions that an effect asks.
func (s *State) againstAnswer(a rules.Action) reason {
	fr := s.top()
	c := s.cell(Hex(a.Args[0]))
	switch a.Verb {
	case vKeep, vDecline, vNoise:
		return 0
	case vDecoy:
		return s.againstDecoy()
	case vChase:
		return unless(c != nowhere && s.prey(fr.At).Has(c), whyNotPrey)
	case vHunt:
		return unless(c != nowhere && s.nextTiles(fr).Has(c), whyNotNearer)
	case vLock:
		return unless(c != nowhere && fr.Set.Has(c), whyNotPromised)
	case vMark:
		return unless(c != nowhere && s.chain().Has(c), whyNoChain)
	case vSwap:
		k := Chit(a.Args[0])
		return unless((k == Guard || k == Dog) && s.Bag[k] > 0, whyNoChit)
	case vInsert:
		return s.againstInsert(Card(a.Args[0]), int(a.Args[1]))
	}
	f := s.figure(a.Args[0])
	if f < 0 {
		return whyNobody
	}
	switch a.Verb {
	case vPlan:
		if s.Crew[f].Status != inPlay {
			return s.missing(f)
		}
		return s.againstPlan(f, Hex(a.Args[1]), s.Crew[f].Loose)
	case vLift:
		if s.Crew[f].Status != inPlay {
			return s.missing(f)
		}
		return s.againstLift(f, Hex(a.Args[1]))
	case vGive:
		to := s.figure(a.Args[1])
		if to < 0 {
			return whyNobody
		}
		return s.againstGive(f, to)
	case vBlank:
		switch {
		case f == npc:
			return whyShopNPC
		case s.Crew[f].Status != inPlay:
			return s.missing(f)
		}
		return unless(s.Crew[f].Ideas > 0, whyNoIdeas)
	case vHound:
		if fr.Step == anyOf {
			return unless(s.hounded(fr).Has(Cell(f)), whyNotFearful)
		}
		return unless(s.hounded(fr).Has(Cell(f)), whyNotHounded)
	case vNerves:
		if s.Crew[f].Ideas == 0 {
			return whyNoIdeas
		}
		return unless(s.nervous()>>f&1 == 1, whyNotNearest)
	case vComfort:
		return unless(s.present()>>f&1 == 1, s.missing(f))
	case vTip:
		return unless(f != npc, whyShopNPC)
	}
	// vPenny, vLose, vBlab, vSilent, vPutDown
	if f != int(s.Ask.Who) {
		return whyOtherFigure
	}
	if a.Verb == vPutDown {
		return s.againstPutDown(f, Hex(a.Args[1]))
	}
	return 0
}

// missing is why a figure is not in play.
func (s *State) missing(f int) reason {
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

func unless(ok bool, r reason) reason {
	if ok {
		return 0
	}
	return r
}
