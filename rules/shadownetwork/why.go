package shadownetwork

import (
	"safehouse/rules"
	"safehouse/rules/machine"
)

type why = machine.Why[State]

var whys machine.Whys[State]

// The rules that forbid an action.
var (
	whyOver          = whys.Add("why.over")
	whyMalformed     = whys.Add("why.malformed")
	whyOtherQuestion = whys.Add("why.other-question")
	whyNoVisit       = whys.Add("why.no-visit", theQuestion)
	whyNoAnalysis    = whys.Add("why.no-analysis", theQuestion)
	whyNoMilestone   = whys.Add("why.no-milestone", theQuestion)
	whyMustChoose    = whys.Add("why.must-choose")
	whyMustPlace     = whys.Add("why.must-place")
	whyMustLeak      = whys.Add("why.must-leak")
	whyMustPay       = whys.Add("why.must-pay", func(s *State, _ operands) rules.Arg { return rules.Num("n", int(s.top().Coin)) })
	whyMustTake      = whys.Add("why.must-take", func(s *State, _ operands) rules.Arg { return rules.Num("n", s.asked().room()) })
	whyMustReplace   = whys.Add("why.must-replace", theHired)

	whyNotDealt  = whys.Add("why.not-dealt", theHandler)
	whyNotInHand = whys.Add("why.not-in-hand", theContract, itsNeeds)

	whyLocked   = whys.Add("why.locked", theCity)
	whyOwnAgent = whys.Add("why.own-agent", theCity)
	whyRivals   = whys.Add("why.rivals", theCity, itsRivals, theFewest)
	whyFewest   = whys.Add("why.fewest", theCity, itsRivals, theFewest)

	whyNoPiece   = whys.Add("why.no-piece", theColour)
	whyInboxFull = whys.Add("why.inbox-full", func(s *State, _ operands) rules.Arg { return rules.Num("n", s.asked().capacity()) }, func(s *State, _ operands) rules.Arg {
		n := 0
		if s.asked().Overlay && !s.sealed() {
			n = overlayPrice
		}
		return rules.Num("overlay", n)
	})
	whyLetter = whys.Add("why.letter", theCity, func(_ *State, x operands) rules.Arg {
		return letterArg(cityTable[x.A].Letter, "own")
	}, func(s *State, _ operands) rules.Arg { return letterArg(Letter(s.top().What), "letter") })

	whyRateUsed = whys.Add("why.rate-used", theColour)
	whyRate     = whys.Add("why.price", func(_ *State, x operands) rules.Arg {
		return rules.Num("n", int(rateTable[x.A].Price))
	}, theInfluence)
	whyRecruitPrice   = whys.Add("why.price", number("n", recruitPrice), theInfluence)
	whySecondPrice    = whys.Add("why.price", number("n", secondPrice), theInfluence)
	whyHirePrice      = whys.Add("why.price", number("n", hirePrice), theInfluence)
	whyRecruited      = whys.Add("why.recruited")
	whyNobodyLeft     = whys.Add("why.nobody-left")
	whyDrew           = whys.Add("why.drew")
	whyNotOpen        = whys.Add("why.not-open", theContract, itsNeeds)
	whyHired          = whys.Add("why.hired")
	whyStarting       = whys.Add("why.starting", theHandler)
	whyNotOnDisplay   = whys.Add("why.not-on-display", theHandler)
	whyNotYourHandler = whys.Add("why.not-your-handler", theHandler)

	whyExhausted = whys.Add("why.exhausted", theHandler, func(_ *State, x operands) rules.Arg {
		return rules.Num("n", int(Handler(x.A).Card().Uses))
	})
	whySpent = whys.Add("why.spent", theHandler)
	whyCost  = whys.Add("why.cost", theHandler, func(_ *State, x operands) rules.Arg {
		return goodsArg("cost", &Handler(x.A).Card().Pay)
	})
	whyRowFull = whys.Add("why.row-full", func(_ *State, x operands) rules.Arg {
		return info.Naming("row", refRow(Colour(x.A)))
	}, func(_ *State, x operands) rules.Arg { return rules.Num("n", int(rowTable[x.A].Spaces)) })
	whyThreeOfAKind = whys.Add("why.three-of-a-kind", theColour, func(s *State, x operands) rules.Arg {
		return rules.Num("n", int(s.asked().Inbox[x.A]))
	})

	whyNoOverlay    = whys.Add("why.no-overlay")
	whyOverlayLater = whys.Add("why.overlay-later", theQuestion)
	whyOverlayPrice = whys.Add("why.overlay-price", number("n", overlayPrice), theInfluence)
	whySealed       = whys.Add("why.overlay-sealed")

	whyGreens = whys.Add("why.greens", theContract, func(_ *State, x operands) rules.Arg {
		return rules.Num("n", int(Contract(x.A).Card().Needs.Either))
	})
	whyBriefcases    = whys.Add("why.briefcases", theContract, itsNeeds)
	whyNoWagePiece   = whys.Add("why.no-wage-piece", theColour)
	whyNotSyndicates = whys.Add("why.not-syndicates", theHandler)
	whyBeingHired    = whys.Add("why.being-hired", theHandler)
	whyNoMore        = whys.Add("why.no-more", theContract, itsNeeds)
	whyFinished      = whys.Add("why.finished", theContract, itsNeeds)
	whyPrivilegeOff  = [privileges]*why{
		Scrap:  whys.Add("why.privilege-off", theOption(Scrap)),
		Plug:   whys.Add("why.privilege-off", theOption(Plug)),
		Revive: whys.Add("why.privilege-off", theOption(Revive)),
		Recall: whys.Add("why.privilege-off", theOption(Recall)),
	}
	whyPrivilegeSeat = whys.Add("why.privilege-seat")
	whyPrivilegeUsed = whys.Add("why.privilege-used")
	whyPrivilegeOnce = whys.Add("why.privilege-once")
	whyScrapRoom     = whys.Add("why.scrap-room", theContract, func(s *State, _ operands) rules.Arg { return rules.Num("n", s.asked().room()) })
	whyFresh         = whys.Add("why.fresh", theHandler)
	whyNotThere      = whys.Add("why.not-there", theCity)
	whyCrowded       = whys.Add("why.crowded", theContract, func(s *State, _ operands) rules.Arg {
		return contractsArg("chosen", s.asked().Chosen)
	})
)

// What a reason names.

// theOption is what a privilege is called in the set-up.
func theOption(x Privilege) func(*State, operands) rules.Arg {
	return func(*State, operands) rules.Arg { return rules.Word("option", rules.Say("option."+privilegeIDs[x])) }
}

func theQuestion(s *State, _ operands) rules.Arg { return rules.Word("question", s.Prompt()) }
func theInfluence(s *State, _ operands) rules.Arg {
	return rules.Num("have", int(s.asked().Influence))
}
func theHandler(_ *State, x operands) rules.Arg {
	return info.Naming("handler", refHandler(Handler(x.A)))
}
func theHired(s *State, _ operands) rules.Arg {
	return info.Naming("handler", refHandler(Handler(s.top().What)))
}
func theContract(_ *State, x operands) rules.Arg {
	return info.Naming("contract", refContract(Contract(x.A)))
}
func itsNeeds(_ *State, x operands) rules.Arg  { return goodsArg("needs", &Contract(x.A).Card().Needs) }
func theColour(_ *State, x operands) rules.Arg { return info.Naming("colour", refColour(Colour(x.A))) }
func theCity(_ *State, x operands) rules.Arg   { return info.Naming("city", refCity(City(x.A))) }
func itsRivals(s *State, x operands) rules.Arg {
	return rules.Num("n", int(ones[s.rivals(City(x.A), s.top().Side)]))
}
func theFewest(s *State, _ operands) rules.Arg {
	return rules.Num("fewest", int(s.fewestRivals(s.top().Side)))
}

func number(name string, n int) func(*State, operands) rules.Arg {
	return func(*State, operands) rules.Arg { return rules.Num(name, n) }
}

// unlessWaits is r, or where a frame of kind k waits below the question that
// the question comes first.
func unlessWaits(k FrameKind, r *why) func(s *State) *why {
	return func(s *State) *why {
		for i := range s.Depth {
			if s.Stack[i].Kind == k {
				return nil
			}
		}
		return r
	}
}
