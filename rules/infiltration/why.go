package infiltration

import "safehouse/rules"

// A reason is why an action is refused; 0 is none.
type reason uint8

const (
	whyOver reason = 1 + iota
	whyMalformed
	whyOtherQuestion
	whyOtherOperative
	whyHasChosen
	whyNotInHand
	whyNoDownload
	whyNoExtract
	whyDelayed
	whyDraftKept
	whyDraftAction
	whyResolveNotYours
	whyResolveGone
	whyResolveDone
	whyMoveFaraway
	whyMoveElevator
	whyMoveForwardOnly
	whyMoveBackwardOnly
	whyMoveSecret
	whyMoveOut
	whyMoveHere
	whyMustMove
	whyMustDiscard
	whyPlayNotNamed
	whyPlayed
	whyRoomFaceDown
	whyRoomNotNextDoor
	whyRoomOwn
	whyRoomSecret
	whyRoomNoData
	whyRoomOutside
	whyTargetSelf
	whyTargetAway
	whyTargetGone
	whyTargetFar
	whyTargetDelayed
	whyShotNoWorker
	whyShotLock
	whyNPCFar
	whyShotWounded
	whyDiscardAction
	whyWounded
	whyNoWound
	whyNoAlarm
	whyCarryTooMany
	whyCarryNotThere
	whyCarryNegative
	whyNPCAway
	whyNPCFaceDown
	whyNPCActed
	whyNPCLater
	whyExtractNotYours
	reasons
)

var reasonKeys = [reasons]string{
	whyOver:             "why.over",
	whyMalformed:        "why.malformed",
	whyOtherQuestion:    "why.other-question",
	whyOtherOperative:   "why.other-operative",
	whyHasChosen:        "why.has-chosen",
	whyNotInHand:        "why.not-in-hand",
	whyNoDownload:       "why.no-download",
	whyNoExtract:        "why.no-extract",
	whyDelayed:          "why.delayed",
	whyDraftKept:        "why.draft-kept",
	whyDraftAction:      "why.draft-action",
	whyResolveNotYours:  "why.resolve-not-yours",
	whyResolveGone:      "why.resolve-gone",
	whyResolveDone:      "why.resolve-done",
	whyMoveFaraway:      "why.move-far",
	whyMoveElevator:     "why.move-elevator",
	whyMoveForwardOnly:  "why.move-forward-only",
	whyMoveBackwardOnly: "why.move-backward-only",
	whyMoveSecret:       "why.move-secret",
	whyMoveOut:          "why.move-out",
	whyMoveHere:         "why.move-here",
	whyMustMove:         "why.must-move",
	whyMustDiscard:      "why.must-discard",
	whyPlayNotNamed:     "why.play-not-named",
	whyPlayed:           "why.played",
	whyRoomFaceDown:     "why.room-face-down",
	whyRoomNotNextDoor:  "why.room-not-next-door",
	whyRoomOwn:          "why.room-own",
	whyRoomSecret:       "why.room-secret",
	whyRoomNoData:       "why.room-no-data",
	whyRoomOutside:      "why.room-outside",
	whyTargetSelf:       "why.target-self",
	whyTargetAway:       "why.target-away",
	whyTargetGone:       "why.target-gone",
	whyTargetFar:        "why.target-far",
	whyTargetDelayed:    "why.target-delayed",
	whyShotNoWorker:     "why.shot-no-worker",
	whyShotLock:         "why.shot-lock",
	whyNPCFar:           "why.npc-far",
	whyShotWounded:      "why.shot-wounded",
	whyDiscardAction:    "why.discard-action",
	whyWounded:          "why.wounded",
	whyNoWound:          "why.no-wound",
	whyNoAlarm:          "why.no-alarm",
	whyCarryTooMany:     "why.carry-too-many",
	whyCarryNotThere:    "why.carry-not-there",
	whyCarryNegative:    "why.carry-negative",
	whyNPCAway:          "why.npc-away",
	whyNPCFaceDown:      "why.npc-face-down",
	whyNPCActed:         "why.npc-acted",
	whyNPCLater:         "why.npc-later",
	whyExtractNotYours:  "why.extract-not-yours",
}

// questionOf is the questions that a verb answers.
func questionOf(v rules.Verb) []askKind {
	switch v {
	case vKeep:
		return []askKind{askKeep}
	case vPass:
		return []askKind{askPass}
	case vSelect:
		return []askKind{askSelect}
	case vResolve:
		return []askKind{askResolve}
	case vMove, vStop:
		return []askKind{askMove}
	case vPlay:
		return []askKind{askPlay}
	case vRoom:
		return []askKind{askRoom}
	case vOperative:
		return []askKind{askOperative}
	case vShootWorker, vShootNPC, vShootOperative:
		return []askKind{askShot}
	case vDiscard:
		return []askKind{askDiscard, askSwap, askWard}
	case vDone:
		return []askKind{askSwap}
	case vWound:
		return []askKind{askLaser, askWard}
	case vAlarm:
		return []askKind{askLaser}
	case vCarry:
		return []askKind{askCarry}
	case vActivate:
		return []askKind{askNPC}
	case vExtract:
		return []askKind{askExtract}
	}
	return nil
}

// Why says which rule forbids a, or nothing for a legal action.
func (s *State) Why(a rules.Action) rules.Message {
	if s.offers(a) {
		return rules.Message{}
	}
	r := s.reasonAgainst(a)
	m := rules.Say(reasonKeys[r])
	switch r {
	case whyNoAlarm:
		if s.Ops[s.Ask.Op].Wounded {
			m.Key = "why.no-alarm-wounded"
		}
	case whyOtherQuestion:
		m.Args = append(m.Args, rules.Word("when", rules.Say("when."+info.Verbs[a.Verb].Name)), rules.Word("question", s.Prompt()))
	case whyNotInHand, whyDelayed, whyOtherOperative, whyDraftKept:
		m.Args = append(m.Args, info.Naming("who", refOp(s.Ask.Op)))
		if c := Card(a.Args[1]); a.Verb == vDiscard || a.Verb == vPlay {
			m.Args = append(m.Args, info.Naming("card", refCard(Card(a.Args[0]))))
		} else {
			m.Args = append(m.Args, info.Naming("card", refCard(c)))
		}
	case whyPlayNotNamed, whyPlayed, whyDiscardAction:
		m.Args = append(m.Args, info.Naming("card", refCard(Card(a.Args[0]))), info.Naming("by", s.cause()))
	case whyTargetAway, whyTargetGone, whyTargetFar, whyTargetDelayed, whyShotWounded, whyHasChosen, whyResolveNotYours, whyResolveGone,
		whyResolveDone, whyExtractNotYours:
		m.Args = append(m.Args, info.Naming("who", refOp(Operative(a.Args[0]))))
	case whyNPCAway, whyNPCFaceDown, whyNPCActed, whyNPCLater, whyNPCFar:
		m.Args = append(m.Args, info.Naming("npc", refNPC(NPC(a.Args[0]))))
	case whyMoveFaraway, whyMoveForwardOnly, whyMoveBackwardOnly, whyRoomFaceDown, whyRoomNotNextDoor, whyRoomOwn,
		whyRoomNoData, whyShotNoWorker, whyShotLock:
		m.Args = append(m.Args, s.placeArg("place", Place(a.Args[0])))
	case whyCarryTooMany:
		m.Args = append(m.Args, rules.Num("max", int(s.top().step().N)))
	case whyCarryNotThere:
		m.Args = append(m.Args, rules.Num("n", int(s.Rooms[s.Ops[s.Ask.Op].Place].Data)))
	}
	return m
}

// reasonAgainst finds the rule that forbids an action that is not offered.
func (s *State) reasonAgainst(a rules.Action) reason {
	if !info.WellFormed(a) {
		return whyMalformed
	}
	if s.Over {
		return whyOver
	}
	fits := false
	for _, k := range questionOf(a.Verb) {
		fits = fits || k == s.Ask.Kind
	}
	if !fits {
		switch {
		case a.Verb == vDone && (s.Ask.Kind == askDiscard || s.Ask.Kind == askWard):
			return whyMustDiscard
		case a.Verb == vAlarm && s.Ask.Kind == askWard:
			return whyNoAlarm
		case a.Verb == vWound && (s.Ask.Kind == askDiscard || s.Ask.Kind == askSwap):
			return whyNoWound
		}
		return whyOtherQuestion
	}
	x := a.Args[0]
	switch a.Verb {
	case vKeep, vPass, vSelect:
		return s.againstCard(a)
	case vResolve:
		return s.againstResolve(Operative(x))
	case vMove:
		return s.againstMove(Place(x))
	case vStop:
		return whyMustMove
	case vPlay:
		return s.againstPlay(Card(x))
	case vRoom:
		return s.againstRoom(Place(x))
	case vOperative:
		return s.againstTarget(Operative(x), s.top().step().Do == doDelayOne)
	case vShootWorker:
		return s.againstWorker(Place(x))
	case vShootNPC:
		if !s.NPCs[x].Place.Inside() {
			return whyNPCAway
		}
		return whyNPCFar
	case vShootOperative:
		if r := s.againstTarget(Operative(x), false); r != whyTargetFar || !s.inReach(s.Ops[x].Place) {
			return r
		}
		return whyShotWounded
	case vDiscard:
		if !Card(x).IsItem() {
			return whyDiscardAction
		}
		return whyNotInHand
	case vWound:
		return whyWounded
	case vCarry:
		switch {
		case x < 0:
			return whyCarryNegative
		case int(x) > int(s.top().step().N):
			return whyCarryTooMany
		}
		return whyCarryNotThere
	case vActivate:
		return s.againstNPC(NPC(x))
	default: // vExtract
		return s.againstExtract(Operative(x))
	}
}

func (s *State) againstCard(a rules.Action) reason {
	o, c := Operative(a.Args[0]), Card(a.Args[1])
	switch {
	case s.Ops[o].Place == Away:
		return whyTargetAway
	case !s.Ops[o].Place.Inside():
		return whyTargetGone
	case o != s.Ask.Op && (s.Ops[o].Selected != noCard || s.Draft > 0 && s.Ops[o].KeptSize >= s.Draft):
		return whyHasChosen
	case o != s.Ask.Op:
		return whyOtherOperative
	case a.Verb == vSelect:
		return s.mayNotSelect(o, c)
	case !c.IsItem():
		return whyDraftAction
	case s.Ops[o].Kept.Has(c.Item()):
		return whyDraftKept
	}
	return whyNotInHand
}

func (s *State) againstResolve(o Operative) reason {
	st := &s.Ops[o]
	switch {
	case st.Place == Away:
		return whyTargetAway
	case !st.Place.Inside():
		return whyResolveGone
	case st.Resolved:
		return whyResolveDone
	}
	return whyResolveNotYours
}

func (s *State) againstMove(to Place) reason {
	f := s.top()
	at := s.Ops[f.Op].Place
	dirs := f.Dirs
	if f.Kind == frElevator {
		dirs = backward
	}
	switch {
	case to == Secret:
		return whyMoveSecret
	case to == at:
		return whyMoveHere
	case to == Out && at != Entry:
		return whyMoveOut
	case to.InLine() && to > at && dirs&forward == 0:
		return whyMoveBackwardOnly
	case (to == Out || to < at) && dirs&backward == 0:
		return whyMoveForwardOnly
	case f.Kind == frElevator:
		return whyMoveElevator
	}
	return whyMoveFaraway
}

func (s *State) againstPlay(c Card) reason {
	st := &s.Ops[s.top().Op]
	switch {
	case c == Download && s.Options.Extraction:
		return whyNoDownload
	case c == Extract && !s.Options.Extraction:
		return whyNoExtract
	case c.IsItem() && s.top().step().Do == doPlayFromHand:
		return whyNotInHand
	case !c.IsItem() && st.Played>>c&1 == 1:
		return whyPlayed
	}
	return whyPlayNotNamed
}

func (s *State) againstRoom(p Place) reason {
	f := s.top()
	at, step := s.Ops[f.Op].Place, s.top().step()
	switch {
	case !p.Inside():
		return whyRoomOutside
	case p == Secret && at != Secret:
		return whyRoomSecret
	case s.Rooms[p].Card == faceDownRoom:
		return whyRoomFaceDown
	case step.Do == doOffice:
		return whyRoomNoData
	case p == at:
		return whyRoomOwn
	}
	// Of the two rooms next door both can be chosen, or nobody is asked.
	return whyRoomNotNextDoor
}

// inReach reports whether p is the asked operative's room or adjacent to it.
func (s *State) inReach(p Place) bool {
	return p.Inside() && s.near(s.Ops[s.Ask.Op].Place)>>p&1 == 1
}

func (s *State) againstTarget(t Operative, delaying bool) reason {
	st := &s.Ops[t]
	switch {
	case t == s.Ask.Op:
		return whyTargetSelf
	case st.Place == Away:
		return whyTargetAway
	case !st.Place.Inside():
		return whyTargetGone
	case delaying && s.inReach(st.Place) && st.Delayed:
		return whyTargetDelayed
	}
	return whyTargetFar
}

func (s *State) againstWorker(p Place) reason {
	switch {
	case !p.Inside():
		return whyRoomOutside
	case p == Secret && s.Ops[s.Ask.Op].Place != Secret:
		return whyRoomSecret
	case s.Rooms[p].Card == faceDownRoom:
		return whyRoomFaceDown
	case !s.inReach(p):
		return whyRoomNotNextDoor
	case s.guardAt(p) == TechLock:
		return whyShotLock
	}
	return whyShotNoWorker
}

func (s *State) againstNPC(n NPC) reason {
	st := &s.NPCs[n]
	switch {
	case !st.Place.Inside():
		return whyNPCAway
	case !st.Up:
		return whyNPCFaceDown
	case st.Acted:
		return whyNPCActed
	}
	return whyNPCLater
}

func (s *State) againstExtract(o Operative) reason {
	switch {
	case s.Ops[o].Place == Away:
		return whyTargetAway
	case !s.Ops[o].Place.Inside():
		return whyTargetGone
	}
	return whyExtractNotYours
}
