package infiltration

import (
	"safehouse/rules"
	"safehouse/rules/machine"
)

type why = machine.Why[State]

var whys machine.Whys[State]

// The rules that forbid an action.
var (
	whyOver      = whys.Add("why.over")
	whyMalformed = whys.Add("why.malformed")
	whyOther     = whys.Add("why.other-question")

	whyOtherOperative = whys.Add("why.other-operative", theAsked, itsCard)
	whyHasChosen      = whys.Add("why.has-chosen", theOperative)
	whyNotInHand      = whys.Add("why.not-in-hand", theAsked, theCard)
	whyNotHeld        = whys.Add("why.not-in-hand", theAsked, itsCard)
	whyNoDownload     = whys.Add("why.no-download")
	whyNoExtract      = whys.Add("why.no-extract")
	whyDelayed        = whys.Add("why.delayed", theAsked, itsCard, func(s *State, _ operands) rules.Arg {
		return rules.Num("wounded", int(boolf(s.Ops[s.Ask.Op].Wounded)))
	})
	whyDraftKept       = whys.Add("why.draft-kept", theAsked, itsCard)
	whyDraftAction     = whys.Add("why.draft-action")
	whyResolveNotYours = whys.Add("why.resolve-not-yours", theOperative)
	whyResolveGone     = whys.Add("why.resolve-gone", theOperative)
	whyResolveDone     = whys.Add("why.resolve-done", theOperative)

	whyMoveFaraway      = whys.Add("why.move-far", thePlace)
	whyMoveElevator     = whys.Add("why.move-elevator")
	whyMoveForwardOnly  = whys.Add("why.move-forward-only", thePlace)
	whyMoveBackwardOnly = whys.Add("why.move-backward-only", thePlace)
	whyMoveSecret       = whys.Add("why.move-secret")
	whyMoveOut          = whys.Add("why.move-out")
	whyMoveHere         = whys.Add("why.move-here")
	whyMustMove         = whys.Add("why.must-move")

	whyPlayNotNamed = whys.Add("why.play-not-named", theCard, theCause)
	whyPlayed       = whys.Add("why.played", theCard, theCause)

	whyRoomFaceDown    = whys.Add("why.room-face-down", thePlace)
	whyRoomNotNextDoor = whys.Add("why.room-not-next-door", thePlace)
	whyRoomOwn         = whys.Add("why.room-own", thePlace)
	whyRoomSecret      = whys.Add("why.room-secret")
	whyRoomNoData      = whys.Add("why.room-no-data", thePlace)
	whyRoomOutside     = whys.Add("why.room-outside")

	whyTargetSelf    = whys.Add("why.target-self")
	whyTargetAway    = whys.Add("why.target-away", theOperative)
	whyTargetGone    = whys.Add("why.target-gone", theOperative)
	whyTargetFar     = whys.Add("why.target-far", theOperative)
	whyTargetDelayed = whys.Add("why.target-delayed", theOperative)
	whyShotNoWorker  = whys.Add("why.shot-no-worker", thePlace)
	whyShotLock      = whys.Add("why.shot-lock", thePlace)
	whyShotWounded   = whys.Add("why.shot-wounded", theOperative)

	whyMustDiscard    = whys.Add("why.must-discard")
	whyDiscardAction  = whys.Add("why.discard-action", theCard, theCause)
	whyWounded        = whys.Add("why.wounded")
	whyNoWound        = whys.Add("why.no-wound")
	whyNoAlarm        = whys.Add("why.no-alarm")
	whyNoAlarmWounded = whys.Add("why.no-alarm-wounded")

	whyCarryTooMany = whys.Add("why.carry-too-many", func(s *State, _ operands) rules.Arg {
		return rules.Num("max", int(s.top().step().N))
	})
	whyCarryNotThere = whys.Add("why.carry-not-there", func(s *State, _ operands) rules.Arg {
		return rules.Num("n", int(s.Rooms[s.Ops[s.Ask.Op].Place].Data))
	})
	whyCarryNegative = whys.Add("why.carry-negative")

	whyNPCFar          = whys.Add("why.npc-far", theNPC)
	whyNPCAway         = whys.Add("why.npc-away", theNPC)
	whyNPCFaceDown     = whys.Add("why.npc-face-down", theNPC)
	whyNPCActed        = whys.Add("why.npc-acted", theNPC)
	whyNPCLater        = whys.Add("why.npc-later", theNPC)
	whyExtractNotYours = whys.Add("why.extract-not-yours", theOperative)

	whyPrivilegeOff = [privileges]*why{
		Crack: whys.Add("why.privilege-off", theOption(Crack)),
		Crawl: whys.Add("why.privilege-off", theOption(Crawl)),
		Stall: whys.Add("why.privilege-off", theOption(Stall)),
	}
	whyPrivilegeSeat = whys.Add("why.privilege-seat")
	whyPrivilegeOnce = whys.Add("why.privilege-once")
	whyNoGuard       = whys.Add("why.no-guard", func(s *State, _ operands) rules.Arg { return s.placeArg("place", s.Ops[s.Ask.Op].Place) })
)

// What a reason names.

func theAsked(s *State, _ operands) rules.Arg { return info.Naming("who", RefOperative(s.Ask.Op)) }

// theOption is what a privilege is called in the set-up.
func theOption(x Privilege) func(*State, operands) rules.Arg {
	return func(*State, operands) rules.Arg { return rules.Word("option", rules.Say("option."+privilegeIDs[x])) }
}

func theOperative(_ *State, x operands) rules.Arg {
	return info.Naming("who", RefOperative(Operative(x.A)))
}

func theNPC(_ *State, x operands) rules.Arg {
	return info.Naming("npc", RefNPC(NPC(x.A)))
}

func thePlace(s *State, x operands) rules.Arg { return s.placeArg("place", Place(x.A)) }

func theCause(s *State, _ operands) rules.Arg { return info.Naming("by", s.Cause()) }

func theCard(_ *State, x operands) rules.Arg { return info.Naming("card", RefCard(Card(x.A))) }

// itsCard is the card of the verbs that name the operative before it.
func itsCard(_ *State, x operands) rules.Arg { return info.Naming("card", RefCard(Card(x.B))) }

// notAsked is why a card of o cannot be chosen by the operative that is asked.
func (s *State) notAsked(o Operative) *why {
	st := &s.Ops[o]
	switch {
	case o == s.Ask.Op:
		return nil
	case !st.Place.Inside():
		return s.notInside(o)
	case st.Selected != noCard || s.Draft > 0 && st.KeptSize >= s.Draft:
		return whyHasChosen
	}
	return whyOtherOperative
}

// notInside is why an operative that is not inside cannot be meant.
func (s *State) notInside(o Operative) *why {
	switch p := s.Ops[o].Place; {
	case p == Away:
		return whyTargetAway
	case !p.Inside():
		return whyTargetGone
	}
	return nil
}

func notKeep(s *State, x operands) *why {
	o, c := Operative(x.A), Card(x.B)
	r := s.notAsked(o)
	switch {
	case r != nil:
		return r
	case !c.IsItem():
		return whyDraftAction
	case !s.Ops[o].Hand.Has(c.Item()):
		return whyNotHeld
	case s.Ask.Kind == askKeep && s.Ops[o].Kept.Has(c.Item()):
		return whyDraftKept
	}
	return nil
}

// notSelect is why the asked operative cannot select a card: the action cards are
// those of the game, Advance and Retreat are out while it is delayed.
func notSelect(s *State, x operands) *why {
	o, c := Operative(x.A), Card(x.B)
	st := &s.Ops[o]
	switch {
	case o != s.Ask.Op:
		return s.notAsked(o)
	case c.IsItem():
		if !st.Hand.Has(c.Item()) {
			return whyNotHeld
		}
	case c == Download && s.Options.Extraction:
		return whyNoDownload
	case c == Extract && !s.Options.Extraction:
		return whyNoExtract
	case st.Delayed && c <= Retreat:
		return whyDelayed
	}
	return nil
}

func notResolve(s *State, x operands) *why {
	o := Operative(x.A)
	st := &s.Ops[o]
	switch {
	case st.Place == Away:
		return whyTargetAway
	case !st.Place.Inside():
		return whyResolveGone
	case st.Resolved:
		return whyResolveDone
	case st.Seat != s.Ops[s.Ask.Op].Seat:
		return whyResolveNotYours
	}
	return nil
}

func notMove(s *State, x operands) *why {
	f, to := s.top(), Place(x.A)
	at := s.Ops[f.Op].Place
	lift, dirs := f.Kind == frElevator, f.Dirs
	if lift {
		dirs = backward
	}
	switch {
	case to == Secret:
		return whyMoveSecret
	case to == at:
		return whyMoveHere
	case to == Out && !s.exits(f.Op):
		return whyMoveOut
	case to.InLine() && to > at && dirs&forward == 0:
		return whyMoveBackwardOnly
	case (to == Out || to < at) && dirs&backward == 0:
		return whyMoveForwardOnly
	case to == at+1, to == s.back(at), to == Out, lift && to == Entry:
		return nil
	case lift:
		return whyMoveElevator
	}
	return whyMoveFaraway
}

func notStop(s *State, _ operands) *why {
	f := s.top()
	if f.Kind == frElevator && s.Ops[f.Op].Place == Entry || f.Kind == frMove && f.Maybe {
		return nil
	}
	return whyMustMove
}

// notPlay is why an item does not let its owner play a card: action cards that it
// names and that do not lie in the play area, or any card of the hand (Informant).
func notPlay(s *State, x operands) *why {
	f, c := s.top(), Card(x.A)
	st, step := &s.Ops[f.Op], f.step()
	named := uint8(step.What)
	if step.row().hand {
		named = 1<<actions - 1
	}
	data := c
	if c == Extract {
		data = Download
	}
	switch {
	case c == Download && s.Options.Extraction:
		return whyNoDownload
	case c == Extract && !s.Options.Extraction:
		return whyNoExtract
	case c.IsItem() && step.row().hand:
		if !st.Hand.Has(c.Item()) {
			return whyNotInHand
		}
	case !c.IsItem() && st.Played>>c&1 == 1:
		return whyPlayed
	case c.IsItem() || named>>data&1 == 0:
		return whyPlayNotNamed
	}
	return nil
}

// notRoom is why a step cannot choose a room.
func notRoom(s *State, x operands) *why {
	f, p := s.top(), Place(x.A)
	at, step, r := s.Ops[f.Op].Place, f.step(), s.notARoom(p)
	switch {
	case s.roomTargets(f)>>p&1 == 1:
		return nil
	case r != nil:
		return r
	case step.row().not != nil:
		return step.row().not
	case p == at:
		return whyRoomOwn
	}
	// Of the two rooms next door both can be chosen, or nobody is asked.
	return whyRoomNotNextDoor
}

// notARoom is why a place cannot be meant from where the asked operative stands: it
// is no revealed room, or is shut off from there.
func (s *State) notARoom(p Place) *why {
	switch {
	case !p.Inside():
		return whyRoomOutside
	case p == Secret && s.Ops[s.Ask.Op].Place != Secret:
		return whyRoomSecret
	case s.Rooms[p].Card == faceDownRoom:
		return whyRoomFaceDown
	}
	return nil
}

// inReach reports whether p is the asked operative's room or adjacent to it.
func (s *State) inReach(p Place) bool {
	return p.Inside() && s.near(s.Ops[s.Ask.Op].Place)>>p&1 == 1
}

// notTarget is why a step cannot choose an operative. Movement Tracker reaches
// those in this or an adjacent room whom it can delay, Piggyback Link names
// anybody else inside.
func notTarget(s *State, x operands) *why {
	t := Operative(x.A)
	r, st := s.notInside(t), &s.Ops[t]
	switch {
	case t == s.Ask.Op:
		return whyTargetSelf
	case r != nil:
		return r
	case s.top().step().row().all:
		return nil
	case !s.inReach(st.Place):
		return whyTargetFar
	case st.Delayed:
		return whyTargetDelayed
	}
	return nil
}

// What the Gauss Pistol can hit: lab workers, NPCs and healthy operatives in this
// or an adjacent room. Nobody shoots himself.

func notShootWorker(s *State, x operands) *why {
	p := Place(x.A)
	r := s.notARoom(p)
	switch {
	case r != nil:
		return r
	case !s.inReach(p):
		return whyRoomNotNextDoor
	case s.guardAt(p) == TechLock:
		return whyShotLock
	case s.guardAt(p) != LabWorker:
		return whyShotNoWorker
	}
	return nil
}

func notShootNPC(s *State, x operands) *why {
	switch p := s.NPCs[x.A].Place; {
	case !p.Inside():
		return whyNPCAway
	case !s.inReach(p):
		return whyNPCFar
	}
	return nil
}

func notShootOperative(s *State, x operands) *why {
	t := Operative(x.A)
	r, st := s.notInside(t), &s.Ops[t]
	switch {
	case t == s.Ask.Op:
		return whyTargetSelf
	case r != nil:
		return r
	case !s.inReach(st.Place):
		return whyTargetFar
	case st.Wounded:
		return whyShotWounded
	}
	return nil
}

func notDiscard(s *State, x operands) *why {
	switch c := Card(x.A); {
	case !c.IsItem():
		return whyDiscardAction
	case !s.Ops[s.Ask.Op].Hand.Has(c.Item()):
		return whyNotInHand
	}
	return nil
}

// notDone: Equipment Lockers let their user stop, other discards do not.
func notDone(s *State, _ operands) *why {
	if s.Ask.Kind != askSwap {
		return whyMustDiscard
	}
	return nil
}

// notWound: the lasers and the Experiment Ward wound instead. A further wound is no
// wound: a wounded operative has to take the alarm, or to discard.
func notWound(s *State, _ operands) *why {
	switch {
	case s.Ask.Kind == askDiscard || s.Ask.Kind == askSwap:
		return whyNoWound
	case s.Ops[s.Ask.Op].Wounded:
		return whyWounded
	}
	return nil
}

func notAlarm(s *State, _ operands) *why {
	switch {
	case s.Ask.Kind == askLaser:
		return nil
	case s.Ops[s.Ask.Op].Wounded:
		return whyNoAlarmWounded
	}
	return whyNoAlarm
}

func notCarry(s *State, x operands) *why {
	switch n := int(x.A); {
	case n < 0:
		return whyCarryNegative
	case n > int(s.top().step().N):
		return whyCarryTooMany
	case n > int(s.Rooms[s.Ops[s.Ask.Op].Place].Data):
		return whyCarryNotThere
	}
	return nil
}

func notActivate(s *State, x operands) *why {
	n := NPC(x.A)
	st := &s.NPCs[n]
	switch {
	case s.nextNPCs()>>n&1 == 1:
		return nil
	case !st.Place.Inside():
		return whyNPCAway
	case !st.Up:
		return whyNPCFaceDown
	case st.Acted:
		return whyNPCActed
	}
	return whyNPCLater
}

func notExtract(s *State, x operands) *why {
	t, o := Operative(x.A), s.Ask.Op
	r := s.notInside(t)
	switch {
	case r != nil:
		return r
	case s.Ops[t].Seat != s.Ops[o].Seat || !s.Extracts(t) || s.extractRoom(t) != s.extractRoom(o):
		return whyExtractNotYours
	}
	return nil
}
