package masters

import "safehouse/rules"

// What comes at another time of the heist is refused with its time, not with the
// question that happens to be asked.

// whenKeys name the time of each verb that belongs to one part of the heist; the
// questions of effects have none.
var whenKeys = [verbs]string{
	vStart: "start", vPlan: "plan", vLift: "plan", vReady: "plan", vTunnel: "tunnel", vInside: "start",
	vBuy: "shop", vSell: "shop", vSellJewel: "shop", vEquip: "shop", vHire: "fixer", vSurvey: "fixer", vSurveyBag: "fixer",
	vSchematics: "schematics", vSchematicsBag: "schematics",
	vAct: "round", vLend: "round", vBreach: "round", vLaser: "round", vMove: "round", vUnlock: "round", vSubdue: "round", vDisable: "round",
	vCut: "round", vIdea: "round", vReveal: "round", vThin: "round", vLoot: "round", vCrack: "round", vHoldTorch: "round", vToss: "round",
	vSlip: "round", vVent: "round", vCodes: "round", vReplan: "round", vPicker: "round", vTeamwork: "round", vLogs: "round", vShift: "round",
	vCall: "round", vTake: "loot", vDrop: "loot", vSlide: "loot", vReach: "loot", vServer: "loot", vSwipe: "loot", vSeize: "loot", vClue: "loot",
	vDone: "done",
	vRun:  "escape", vDeclare: "escape", vRoll: "escape", vPick: "escape", vPinch: "escape",
}

// outOfTime is the reason against a verb whose time is another part of the heist
// than the one that is played, zero if it only has to wait for a question.
func (s *State) outOfTime(v rules.Verb) rules.Message {
	key := whenKeys[v]
	if key == "" || questionOf[v]&s.partOf() != 0 {
		return rules.Message{}
	}
	return rules.Say("why.when-" + key)
}

// partOf is the question that opens the part of the heist that is played, as one
// bit; none while the crew is chosen.
func (s *State) partOf() uint32 {
	switch s.Phase {
	case Planning:
		return on(askPlan)
	case Action, Closing, EventPhase:
		return on(askAct)
	case Escape:
		return on(askEscape)
	}
	return 0
}
