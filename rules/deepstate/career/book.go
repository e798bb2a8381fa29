// Package career is the career of Deep State, "No Minutes Taken": seventeen meetings of a
// committee that never meets, against HOC and those who hold its pen. It is a book for
// package rules/career; what its options mean stands in rules/deepstate. The texts are in
// assets/text/<language>/deepstate-career.toml.
package career

import (
	"slices"

	"safehouse/rules"
	"safehouse/rules/career"
	"safehouse/rules/deepstate"
)

type state = *deepstate.State

// you is the person of the career, hoc whom it plays against.
const (
	you = deepstate.You
	hoc = deepstate.HOC
)

// influence is a goal: n Influence at least.
func influence(n int) career.Goal {
	return career.Gather("influence", n, func(s state) int { return s.Total(you) })
}

// win is a goal: the game against HOC is won.
func win() career.Goal {
	return career.Overtake("win", func(s state) (mine, rivals int) { return s.Total(you), s.Total(hoc) }).Meets(func(end rules.State) bool { return end.Outcome().Winners.Has(int(you)) })
}

// lead is a goal: n Influence more than HOC at least.
func lead(n int) career.Goal {
	return career.Gather("lead", n, func(s state) int { return s.Total(you) - s.Total(hoc) })
}

// hold is a goal: HOC has n Influence at most.
func hold(n int) career.Goal {
	return career.Spare("hold", n, func(s state) int { return s.Total(hoc) })
}

// treaties is a goal: n Treaties made at least.
func treaties(n int) career.Goal {
	return career.Gather("treaties", n, func(s state) int { return s.Players[you].Made.Len() })
}

// covert is a goal: n Covert Operations carried out at least.
func covert(n int) career.Goal {
	return career.Gather("covert", n, func(s state) int { return s.CovertBy(you) })
}

// stage is a goal: Stage n of some Project is reached.
func stage(n uint8) career.Goal {
	return career.Gather("stage", int(n), func(s state) int { return int(slices.Max(s.Players[you].Stages[:])) })
}

// groups is a goal: cards of n different groups.
func groups(n int) career.Goal {
	return career.Gather("groups", n, func(s state) int { return s.GroupsHeld(you) })
}

// sets is a goal: n tricolor sets at least.
func sets(n int) career.Goal {
	return career.Gather("sets", n, func(s state) int { return s.Tricolors(you) })
}

// power is a goal: n Supreme Power cards at least.
func power(n int) career.Goal {
	return career.Gather("power", n, func(s state) int { return s.GroupCount(you, deepstate.SupremePower) })
}

// Values of options that have names.
const (
	dealtFour = int(deepstate.FirstGame)
	peace     = int(deepstate.WarPeace)
	early     = int(deepstate.WarEarly)
	lasting   = int(deepstate.WarLasting)

	secretary = int(deepstate.Secretary)
	director  = int(deepstate.Director)

	noDeepState      = int(deepstate.DeepState) + 1
	noComintern      = int(deepstate.Comintern) + 1
	noUnifiedNations = int(deepstate.UnifiedNations) + 1
	noSpyware        = int(deepstate.Spyware) + 1
)

// Who holds the pen for HOC.
const (
	registrar = "registrar"
	colonel   = "colonel"
	brothers  = "brothers"
)

// Game is the career.
var Game = career.New(&career.Book{
	ID: "deepstate-career", Version: 7, Of: deepstate.Game{}, Seats: 1,
	Usual: rules.Options{"level": director},
	Levels: [3][]career.Change{
		career.Gentle: {career.Add("level", -1), career.Add("reserve", 1)},
		career.Harsh:  {career.Add("level", 1), career.Add("rivals-reserve", 1)},
	},
	Ladder: [4][]career.Change{{career.Add("rivals-reserve", 1)}, {career.Add("head-start", 1)}, {career.Add("reserve", -1)}, {career.Add("level", 1)}},
	Operations: []career.Operation{
		{ID: "vetting", Options: rules.Options{"level": secretary, "treaties": dealtFour, "reserve": 1}, Goals: [3]career.Goal{win(), influence(100), lead(30)},
			Offers: []string{"doorman", "stenographer", "blank-cheque", "archivist", "absent-member"}, Scar: "bad-press"},
		{ID: "cloakroom", Options: rules.Options{"level": secretary, "closed": noSpyware}, Rival: registrar, After: career.Played("vetting"), Shuts: []string{"long-lunch"}, Goals: [3]career.Goal{win(), treaties(5), lead(25)},
			Offers: []string{"stenographer", "switchboard", "diplomatic-bag", "usher", "notary"}, Scar: "watched"},
		{ID: "long-lunch", Options: rules.Options{"level": secretary, "rounds": 4, "reserve": 1}, After: career.Played("vetting"), Shuts: []string{"cloakroom"}, Goals: [3]career.Goal{win(), influence(75), groups(6)},
			Offers: []string{"doorman", "recruiter", "blank-cheque", "double", "head-waiter"}, Scar: "leak"},
		{ID: "call-up", Options: rules.Options{"level": secretary, "war": early, "men": 1}, Rival: colonel, After: career.Played("cloakroom", "long-lunch"), Goals: [3]career.Goal{win(), covert(3), lead(15)},
			Offers: []string{"switchboard", "diplomatic-bag", "resignation", "usher", "night-driver"}, Scar: "bad-press"},
		{ID: "listening-posts", Options: rules.Options{"level": secretary, "closed": noComintern, "reach": 4}, Rival: brothers, After: career.Played("long-lunch", "second-hand-coat", "call-up"), Goals: [3]career.Goal{win(), stage(5), lead(20)},
			Offers: []string{"stenographer", "resignation", "forged-agenda", "archivist", "tapped-line", "lamplighter"}, Scar: "watched"},
		{ID: "second-hand-coat", Options: rules.Options{"level": secretary, "reserve": -1, "operations": 3}, After: []career.Need{{Lost: "cloakroom"}, {Lost: "long-lunch"}, {Lost: "vetting", Played: "cloakroom"}, {Lost: "vetting", Played: "long-lunch"}},
			Goals:  [3]career.Goal{win(), groups(5), sets(3)},
			Offers: []string{"doorman", "recruiter", "ceasefire", "double", "absent-member"}, Scar: "closed-door"},
		{ID: "armistice", Options: rules.Options{"level": secretary, "war": peace, "rounds": 4}, Rival: colonel, After: career.Played("call-up"), Shuts: []string{"night-train"}, Goals: [3]career.Goal{win(), power(3), lead(15)},
			Offers: []string{"recruiter", "blank-cheque", "forged-agenda", "tapped-line", "borrowed-seal"}, Scar: "closed-door"},
		{ID: "night-train", Options: rules.Options{"reach": 2, "dossier": 1, "reserve": 1}, Rival: registrar, After: career.Played("call-up", "listening-posts"), Shuts: []string{"armistice"}, Goals: [3]career.Goal{win(), treaties(5), lead(20)},
			Offers: []string{"switchboard", "ceasefire", "diplomatic-bag", "tapped-line", "notary"}, Scar: "leak"},
		{ID: "black-budget", Options: rules.Options{"level": secretary, "reserve": 2, "rivals-reserve": 2, "men": 1, "head-start": 1}, Rival: brothers, After: career.Played("armistice", "night-train"), Shuts: []string{"clean-hands"}, Goals: [3]career.Goal{win(), influence(105), lead(20)},
			Offers: []string{"doorman", "resignation", "forged-agenda", "double", "urgent-call", "night-driver"}, Scar: "bad-press"},
		{ID: "clean-hands", Options: rules.Options{"level": secretary, "operations": 0, "head-start": 1}, After: career.Played("night-train", "listening-posts"), Shuts: []string{"black-budget"}, Goals: [3]career.Goal{win(), sets(2), lead(20)},
			Offers: []string{"blank-cheque", "switchboard", "resignation", "usher", "lamplighter"}, Scar: "watched"},
		{ID: "the-vote", Options: rules.Options{"closed": noDeepState, "rounds": 3, "dossier": 2}, After: []career.Need{{Played: "cold-store"}, {Stars: 12, Won: "black-budget"}}, Goals: [3]career.Goal{win(), treaties(3), lead(20)},
			Offers: []string{"diplomatic-bag", "blank-cheque", "resignation", "borrowed-seal", "absent-member"}, Scar: "closed-door"},
		{ID: "cold-store", Options: rules.Options{"war": lasting, "closed": noUnifiedNations}, Rival: registrar, After: career.Played("black-budget", "clean-hands"), Goals: [3]career.Goal{win(), stage(5), lead(20)},
			Offers: []string{"ceasefire", "recruiter", "forged-agenda", "double", "head-waiter", "lamplighter"}, Scar: "leak"},
		{ID: "the-purge", Options: rules.Options{"rivals-reserve": 3, "operations": 4}, Rival: colonel, After: career.Played("the-vote", "the-audit"), Shuts: []string{"the-vote", "the-audit"}, Goals: [3]career.Goal{win(), covert(3), lead(20)},
			Offers: []string{"diplomatic-bag", "blank-cheque", "forged-agenda", "archivist", "urgent-call", "borrowed-seal"}, Scar: "watched"},
		{ID: "the-audit", Options: rules.Options{"level": secretary, "head-start": 2}, Rival: brothers, After: []career.Need{{Played: "clean-hands"}, {Lost: "the-vote"}, {Played: "cold-store"}}, Goals: [3]career.Goal{win(), hold(115), lead(20)},
			Offers: []string{"stenographer", "ceasefire", "resignation", "tapped-line", "night-driver", "head-waiter"}, Scar: "bad-press"},
		{ID: "vacant-chair", Options: rules.Options{"reserve": 2, "dossier": 2, "reach": 4}, Rival: registrar, After: []career.Need{{Won: "the-purge", Beat: registrar}, {Played: "the-purge", Stars: 18}},
			Goals: [3]career.Goal{win(), stage(5), lead(20)}, End: "chair"},
		{ID: "side-door", Options: rules.Options{"war": lasting, "rounds": 3, "men": 1, "operations": 2, "head-start": 1, "rivals-reserve": 1}, Rival: colonel, After: []career.Need{{Lost: "the-purge"}, {Played: "the-purge", Unbeaten: registrar}, {Played: "the-purge", GaveUp: 2}},
			Goals: [3]career.Goal{win(), groups(4), lead(15)}, End: "door"},
		{ID: "after-hours", Options: rules.Options{"level": secretary, "rounds": 4, "reserve": 1, "dossier": 1}, Rival: registrar, After: []career.Need{{Losses: 5}},
			Goals: [3]career.Goal{win(), groups(6), treaties(4)}, End: "broom"},
	},
	Keepsakes: []career.Keepsake{
		{ID: "doorman", Kind: career.Contact, Changes: []career.Change{career.Add("reserve", 1)}},
		{ID: "stenographer", Kind: career.Contact, Changes: []career.Change{career.Add("dossier", 1)}},
		{ID: "switchboard", Kind: career.Contact, Changes: []career.Change{career.Add("reach", 1)}},
		{ID: "recruiter", Kind: career.Contact, Changes: []career.Change{career.SetTo("men", 1)}},
		{ID: "blank-cheque", Kind: career.Favour, Changes: []career.Change{career.Add("reserve", 2)}},
		{ID: "diplomatic-bag", Kind: career.Favour, Changes: []career.Change{career.Add("dossier", 2)}},
		{ID: "ceasefire", Kind: career.Favour, Changes: []career.Change{career.SetTo("war", peace)}},
		{ID: "forged-agenda", Kind: career.Favour, Changes: []career.Change{career.SetTo("head-start", 0), career.Add("rivals-reserve", -2)}},
		{ID: "resignation", Kind: career.Favour, Changes: []career.Change{career.Add("level", -1)}},
		{ID: "bad-press", Kind: career.Scar, Changes: []career.Change{career.Add("reserve", -1)}},
		{ID: "watched", Kind: career.Scar, Changes: []career.Change{career.Add("rivals-reserve", 1)}},
		{ID: "leak", Kind: career.Scar, Changes: []career.Change{career.Add("head-start", 1)}},
		{ID: "closed-door", Kind: career.Scar, Changes: []career.Change{career.Add("reach", -1)}},
		{ID: "usher", Kind: career.Contact, Changes: []career.Change{career.SetTo("strike", 1)}},
		{ID: "archivist", Kind: career.Contact, Changes: []career.Change{career.SetTo("exchange", 1)}},
		{ID: "double", Kind: career.Favour, Changes: []career.Change{career.SetTo("encore", 1)}},
		{ID: "tapped-line", Kind: career.Contact, Changes: []career.Change{career.SetTo("wiretap", 1)}},
		{ID: "absent-member", Kind: career.Contact, Changes: []career.Change{career.SetTo("ghost", 1)}},
		{ID: "notary", Kind: career.Contact, Changes: []career.Change{career.SetTo("waiver", 1)}},
		{ID: "night-driver", Kind: career.Contact, Changes: []career.Change{career.SetTo("driver", 1)}},
		{ID: "lamplighter", Kind: career.Contact, Changes: []career.Change{career.SetTo("lamp", 1)}},
		{ID: "borrowed-seal", Kind: career.Contact, Changes: []career.Change{career.SetTo("seal", 1)}},
		{ID: "head-waiter", Kind: career.Contact, Changes: []career.Change{career.SetTo("claim", 1)}},
		{ID: "urgent-call", Kind: career.Favour, Changes: []career.Change{career.SetTo("summons", 1)}},
	},
	Rivals: []career.Rival{
		{ID: registrar, Beaten: []career.Change{career.Add("head-start", 1)}, Victor: []career.Change{career.Add("reserve", -1)}},
		{ID: colonel, Beaten: []career.Change{career.Add("rivals-reserve", 1)}, Victor: []career.Change{career.Add("operations", -2)}, BeatenElse: []career.Change{career.Add("head-start", 1)}},
		{ID: brothers, Beaten: []career.Change{career.Add("level", 1)}, Victor: []career.Change{career.Add("rivals-reserve", 1)}},
	},
	Ends: []string{"chair", "door", "broom"},
})
