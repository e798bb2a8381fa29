// Package career is the career of In Too Deep, "The Other Listener": seventeen entries in
// the ledger of an agency that listens to New Dawn City, against Echo, who listens
// back. It is a book for package rules/career; what its options mean stands in
// rules/intoodeep. The texts are in assets/text/<language>/intoodeep-career.toml.
package career

import (
	"safehouse/rules"
	"safehouse/rules/career"
	"safehouse/rules/intoodeep"
)

type state = *intoodeep.State

// score is a goal: n points at least.
func score(n int) career.Goal {
	return career.Gather("score", n, total)
}

// ahead is a goal: more points than Echo.
func ahead() career.Goal {
	return career.Overtake("ahead", func(s state) (mine, rivals int) { return total(s), echos(s) })
}

// lead is a goal: n points more than Echo at least.
func lead(n int) career.Goal {
	return career.Gather("lead", n, func(s state) int { return total(s) - echos(s) })
}

// near is a goal: n points behind Echo at most.
func near(n int) career.Goal {
	return career.Spare("near", n, func(s state) int { return echos(s) - total(s) })
}

// foiled is a goal: the Final Plot is foiled.
func foiled() career.Goal {
	return career.Reach("foiled", 0, func(s state) bool { return s.Foiled() })
}

// deep is a goal: a final corruption of n at least.
func deep(n int) career.Goal {
	return career.Gather("deep", n, func(s state) int { return s.FinalCorruption(0) })
}

// corrupt is a goal: a final corruption of n at most.
func corrupt(n int) career.Goal {
	return career.Spare("corrupt", n, func(s state) int { return s.FinalCorruption(0) })
}

// sides is a goal: n Side Crimes completed; Echo completes none.
func sides(n int) career.Goal {
	return career.Gather("sides", n, func(s state) int { return s.Done.Len() })
}

// grip is a goal: all discs on space n or further.
func grip(n int) career.Goal {
	return career.Gather("grip", n, func(s state) int { return s.LowestGrip(0) })
}

// dossiers is a goal: n Dossiers claimed in the last Chapter.
func dossiers(n int) career.Goal {
	return career.Gather("dossiers", n, func(s state) int { return int(s.Players[0].Dossiers) })
}

// collection is a goal: n points for Evidence collections.
func collection(n int) career.Goal {
	return career.Gather("collection", n, func(s state) int { return s.Outcome().Seats[0].Part("collection") })
}

// stories is a goal: the display holds n crimes of Level 2 or 3.
func stories(n int) career.Goal {
	return career.Gather("stories", n, func(s state) int { return told(s, intoodeep.LevelTwo) + told(s, intoodeep.LevelThree) })
}

// total is what the person scores, echos what Echo scores.
func total(s state) int { return s.Outcome().Seats[0].Total }
func echos(s state) int { return s.Outcome().Automa.Total }

// told is how many crimes of a deck lie in the display.
func told(s state, d intoodeep.Deck) (n int) {
	for _, c := range s.Display.List() {
		if intoodeep.DeckOf(c) == d {
			n++
		}
	}
	return n
}

// Values of options that have names.
const (
	whisper, feedback = 1, 2 // of difficulty
	in, out           = 1, 2

	darkNowhere, darkBlocks, darkParish, darkRiverside, darkSkyport, darkTowers = 0, 1, 4, 5, 6, 7
)

// Who remembers.
const (
	desk  = "second-desk"
	payer = "paymaster"
	vane  = "inspector"
)

// Game is the career.
var Game = career.New(&career.Book{
	ID: "intoodeep-career", Version: 5, Of: intoodeep.Game{}, Seats: 1,
	Usual: rules.Options{"difficulty": whisper},
	Levels: [3][]career.Change{
		career.Gentle: {career.Add("intel", 4), career.Add("echo-pay", -2)},
		career.Harsh:  {career.Add("rivals-intel", 4), career.Add("echo-pay", 1)},
	},
	Ladder: [4][]career.Change{{career.Add("rivals-intel", 2)}, {career.Add("intel", -1)}, {career.Add("dilemmas", 1)}, {career.Add("echo-pay", 1)}},
	Operations: []career.Operation{
		{ID: "first-voice", Options: rules.Options{"chapter": 3, "grip": 2}, Goals: [3]career.Goal{score(34), near(10), ahead()},
			Offers: []string{"cash-box", "sleeper", "advance", "sandhog"}, Scar: "nightmares"},
		{ID: "cold-call", Options: rules.Options{"chapter": 3, "stories": 3}, Rival: desk, After: career.Played("first-voice"), Shuts: []string{"night-bus"}, Goals: [3]career.Goal{score(32), near(15), ahead()},
			Offers: []string{"sleeper", "linesman", "loose-talk", "lip-reader"}, Scar: "debt"},
		{ID: "night-bus", Options: rules.Options{"chapter": 2, "dark": darkSkyport}, After: career.Played("first-voice"), Shuts: []string{"cold-call"}, Goals: [3]career.Goal{sides(2), score(80), ahead()},
			Offers: []string{"smuggler", "cash-box", "dead-drop", "sandhog"}, Scar: "overtime"},
		{ID: "bad-sleep", Options: rules.Options{"chapter": 3, "dilemmas": 2}, After: []career.Need{{Lost: "first-voice"}, {Lost: "cold-call"}, {Lost: "night-bus"}}, Goals: [3]career.Goal{corrupt(20), score(42), ahead()},
			Offers: []string{"confessor", "sleeper", "advance", "pardon"}, Scar: "leak"},
		{ID: "fruit", Options: rules.Options{"chapter": 2, "smuggler": in, "mechanic": in}, Rival: payer, After: career.Played("cold-call", "night-bus"), Goals: [3]career.Goal{sides(3), score(90), ahead()},
			Offers: []string{"linesman", "informer", "advance", "operator"}, Scar: "debt"},
		{ID: "curfew", Options: rules.Options{"chapter": 2, "rounds": 6, "dark": darkBlocks}, Rival: vane, After: []career.Need{{Played: "night-bus"}, {Lost: "cold-call"}, {Played: "fruit"}}, Goals: [3]career.Goal{score(75), grip(3), ahead()},
			Offers: []string{"linesman", "loose-talk", "clean-slate", "sandhog"}, Scar: "nightmares"},
		{ID: "payday", Options: rules.Options{"chapter": 3, "rivals-intel": 13}, Rival: payer, After: career.Played("fruit"), Shuts: []string{"two-desks"}, Goals: [3]career.Goal{near(20), score(45), ahead()},
			Offers: []string{"informer", "cash-box", "dead-drop", "operator"}, Scar: "overtime"},
		{ID: "two-desks", Options: rules.Options{"chapter": 2, "storylines": 7, "ghost": out, "jumper": out}, Rival: desk, After: career.Played("fruit", "curfew"), Shuts: []string{"payday"}, Goals: [3]career.Goal{dossiers(2), score(85), ahead()},
			Offers: []string{"sleeper", "smuggler", "clean-slate", "lip-reader"}, Scar: "leak"},
		{ID: "lights-out", Options: rules.Options{"dark": darkRiverside}, Rival: vane, After: career.Played("payday", "two-desks"), Goals: [3]career.Goal{score(130), near(25), ahead()},
			Offers: []string{"linesman", "advance", "loose-talk", "pardon"}, Scar: "debt"},
		{ID: "open-channel", Options: rules.Options{"chapter": 2, "difficulty": feedback, "grip": 3}, After: career.Played("two-desks", "curfew"), Goals: [3]career.Goal{score(92), near(30), ahead()},
			Offers: []string{"informer", "confessor", "dead-drop", "lip-reader"}, Scar: "overtime"},
		{ID: "the-crate", Options: rules.Options{"chapter": 2, "stories": 5, "fixer": in, "scourge": in}, Rival: payer, After: []career.Need{{Played: "lights-out"}, {Played: "open-channel"}}, Goals: [3]career.Goal{stories(7), score(85), ahead()},
			Offers: []string{"informer", "clean-slate", "advance", "sandhog"}, Scar: "leak"},
		{ID: "confession", Options: rules.Options{"chapter": 2, "dilemmas": 4}, After: []career.Need{{Stars: 9, Played: "lights-out"}, {Lost: "lights-out"}, {Lost: "open-channel"}, {Played: "the-crate"}}, Shuts: []string{"glass-booth"}, Goals: [3]career.Goal{corrupt(34), score(95), ahead()},
			Offers: []string{"confessor", "loose-talk", "dead-drop", "pardon"}, Scar: "nightmares"},
		{ID: "glass-booth", Options: rules.Options{"rounds": 7, "dark": darkTowers, "intel": 8}, Rival: desk, After: []career.Need{{Played: "lights-out"}, {Won: "open-channel"}}, Shuts: []string{"confession"}, Goals: [3]career.Goal{collection(50), score(140), ahead()},
			Offers: []string{"cash-box", "clean-slate", "advance", "operator"}, Scar: "leak"},
		{ID: "cold-ledger", Options: rules.Options{"rivals-intel": 9, "echo-pay": 1, "grip": 2}, Rival: payer, After: career.Played("confession", "glass-booth"), Shuts: []string{"the-crate"}, Goals: [3]career.Goal{score(130), near(20), lead(5)},
			Offers: []string{"informer", "loose-talk", "dead-drop", "pardon"}, Scar: "debt"},
		{ID: "deep-end", Options: rules.Options{"chapter": 2, "difficulty": feedback, "dilemmas": 3, "stories": 5}, Rival: desk, After: []career.Need{{Lost: "cold-ledger"}, {Played: "cold-ledger", Unbeaten: vane}, {Played: "cold-ledger", GaveUp: 2}},
			Goals: [3]career.Goal{deep(25), score(95), ahead()}, End: "deep"},
		{ID: "last-light", Options: rules.Options{"rounds": 9, "dark": darkParish, "dilemmas": 1, "intel": 6}, Rival: vane, After: []career.Need{{Won: "cold-ledger", Beat: vane}, {Played: "cold-ledger", Stars: 18}},
			Goals: [3]career.Goal{score(148), ahead(), foiled()}, End: "dawn"},
		{ID: "blank-pages", Options: rules.Options{"stories": 3, "intel": 3}, Rival: desk, After: []career.Need{{Losses: 5}},
			Goals: [3]career.Goal{score(120), near(20), ahead()}, End: "margin"},
	},
	Keepsakes: []career.Keepsake{
		{ID: "cash-box", Kind: career.Contact, Changes: []career.Change{career.Add("intel", 3)}},
		{ID: "sleeper", Kind: career.Contact, Changes: []career.Change{career.Add("grip", 1)}},
		{ID: "linesman", Kind: career.Contact, Changes: []career.Change{career.SetTo("dark", darkNowhere), career.Add("rivals-intel", -1)}},
		{ID: "informer", Kind: career.Contact, Changes: []career.Change{career.Add("rivals-intel", -3)}},
		{ID: "smuggler", Kind: career.Contact, Changes: []career.Change{career.SetTo("smuggler", in)}},
		{ID: "confessor", Kind: career.Contact, Changes: []career.Change{career.Add("dilemmas", -1), career.Add("intel", 1)}},
		{ID: "advance", Kind: career.Favour, Changes: []career.Change{career.Add("intel", 6)}},
		{ID: "dead-drop", Kind: career.Favour, Changes: []career.Change{career.Add("grip", 2)}},
		{ID: "loose-talk", Kind: career.Favour, Changes: []career.Change{career.Add("echo-pay", -3)}},
		{ID: "clean-slate", Kind: career.Favour, Changes: []career.Change{career.SetTo("dilemmas", 0), career.Add("rivals-intel", -4)}},
		{ID: "nightmares", Kind: career.Scar, Changes: []career.Change{career.Add("dilemmas", 1)}},
		{ID: "debt", Kind: career.Scar, Changes: []career.Change{career.Add("intel", -2)}},
		{ID: "leak", Kind: career.Scar, Changes: []career.Change{career.Add("rivals-intel", 4)}},
		{ID: "overtime", Kind: career.Scar, Changes: []career.Change{career.Add("echo-pay", 1)}},
		{ID: "sandhog", Kind: career.Contact, Changes: []career.Change{career.SetTo("tunnels", 1)}},
		{ID: "operator", Kind: career.Contact, Changes: []career.Change{career.SetTo("free-hooks", 1)}},
		{ID: "lip-reader", Kind: career.Contact, Changes: []career.Change{career.SetTo("echo-open", 1)}},
		{ID: "pardon", Kind: career.Favour, Changes: []career.Change{career.SetTo("immunity", 1)}},
	},
	Rivals: []career.Rival{
		{ID: desk, Beaten: []career.Change{career.Add("rivals-intel", 3)}, Victor: []career.Change{career.Add("dilemmas", 1)}},
		{ID: payer, Beaten: []career.Change{career.Add("echo-pay", 1)}, Victor: []career.Change{career.Add("intel", -2)}},
		{ID: vane, Beaten: []career.Change{career.Add("rounds", -2)}, Victor: []career.Change{career.Add("rivals-intel", 3)}, BeatenElse: []career.Change{career.Add("rivals-intel", 3)}},
	},
	Ends: []string{"dawn", "deep", "margin"},
})
