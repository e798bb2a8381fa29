// Package career is the career of Shadow Network, "The Quiet Network": seventeen stations
// of a network that was thought dead, alone against the Lone Syndicate and whoever
// commands it that night. It is a book for package rules/career; what its options mean
// stands in rules/shadownetwork. The texts are in
// assets/text/<language>/shadownetwork-career.toml.
package career

import (
	"safehouse/rules"
	"safehouse/rules/career"
	"safehouse/rules/shadownetwork"
)

type state = *shadownetwork.State

// score is a goal: n Influence at the end, Contracts counted.
func score(n int) career.Goal {
	return career.Gather("score", n, total)
}

// beat is a goal: the Lone Syndicate is beaten.
func beat() career.Goal {
	return career.Overtake("beat", func(s state) (mine, rivals int) { return total(s), s.Outcome().Automa.Total }).Meets(func(end rules.State) bool { return end.Outcome().Winners.Has(0) })
}

// near is a goal: at most n Influence behind the Lone Syndicate.
func near(n int) career.Goal {
	return career.Spare("near", n, func(s state) int { return s.Outcome().Automa.Total - total(s) })
}

// finish is a goal: n Contracts completed, turned in or ready at the end.
func finish(n int) career.Goal {
	return career.Gather("finish", n, func(s state) int { return completed(s).Len() })
}

// large is a goal: a Contract completed whose turn-in value is n at least.
func large(n int) career.Goal {
	return career.Gather("large", n, func(s state) (best int) {
		for _, c := range completed(s).List() {
			best = max(best, int(c.Card().TurnIn))
		}
		return best
	})
}

// clean is a goal: no Contract is left unfinished in the hand.
func clean() career.Goal {
	return career.Spare("clean", 0, func(s state) int { return (s.Players[0].Hand &^ s.Ready(0)).Len() })
}

// hold is a goal: the Lone Syndicate has at most n Contracts.
func hold(n int) career.Goal {
	return career.Spare("hold", n, func(s state) int { return s.Rival.Contracts.Len() })
}

// secrets is a goal: n purple briefcases stand on the ledger.
func secrets(n int) career.Goal {
	return career.Gather("secrets", n, func(s state) int { return int(s.Players[0].Rows[shadownetwork.Purple].Filled) })
}

// staff is a goal: n Handlers are on the board at the end.
func staff(n int) career.Goal {
	return career.Gather("staff", n, func(s state) (have int) {
		for _, slot := range s.Players[0].Slots {
			if slot.Handler != shadownetwork.NoHandler {
				have++
			}
		}
		return have
	})
}

// purse is a goal: n Influence without what Contracts count.
func purse(n int) career.Goal {
	return career.Gather("purse", n, func(s state) int { return int(s.Players[0].Influence) })
}

func total(s state) int { return s.Outcome().Seats[0].Total }

// completed are the Contracts that count for the player.
func completed(s state) shadownetwork.ContractSet {
	p := &s.Players[0]
	set := s.Ready(0)
	for _, t := range p.Done[:p.DoneSize] {
		if t.Contract < shadownetwork.Contracts {
			set = set.With(t.Contract)
		}
	}
	return set
}

// Values of options that have names.
const (
	relaxed, standard, ruthless = 1, 2, 3 // syndicate
	late, early                 = 0, 2    // film
	low, high                   = 0, 2    // wages
	small, big                  = 0, 2    // deck
	sealed, first               = 0, 2    // inbox
	both                        = 1       // staff
	nine, twelve                = 2, 3    // cities
)

// Those who command the Lone Syndicate.
const (
	cartographer = "cartographer"
	widow        = "widow"
	metronome    = "metronome"
)

// Game is the career.
var Game = career.New(&career.Book{
	ID: "shadownetwork-career", Version: 4, Of: shadownetwork.Game{}, Seats: 1,
	Usual: rules.Options{"syndicate": standard}, Least: rules.Options{"syndicate": relaxed},
	Levels: [3][]career.Change{
		career.Gentle: {career.Add("purse", 3), career.Add("syndicate", -1)},
		career.Harsh:  {career.Add("rivals-purse", 3), career.Add("film", 1)},
	},
	Ladder: [4][]career.Change{{career.Add("rivals-purse", 2)}, {career.Add("wages", 1)}, {career.Add("film", 1)}, {career.Add("syndicate", 1)}},
	Operations: []career.Operation{
		{ID: "dead-letter", Options: rules.Options{"syndicate": relaxed, "film": late, "purse": 4}, Goals: [3]career.Goal{score(75), finish(4), beat()},
			Offers: []string{"night-clerk", "porter", "envelope", "plumber"}, Scar: "burnt-cover"},
		{ID: "short-wave", Options: rules.Options{"syndicate": relaxed, "rounds": 3, "purse": 3}, Rival: metronome, After: career.Played("dead-letter"), Shuts: []string{"embassy-row"}, Goals: [3]career.Goal{score(65), near(10), beat()},
			Offers: []string{"dispatcher", "night-clerk", "curfew", "typist"}, Scar: "wire-tap"},
		{ID: "embassy-row", Options: rules.Options{"syndicate": relaxed, "deck": small, "staff": both}, Rival: widow, After: career.Played("dead-letter"), Shuts: []string{"short-wave"}, Goals: [3]career.Goal{finish(4), score(85), beat()},
			Offers: []string{"forger", "porter", "envelope", "ragman", "consul"}, Scar: "debts"},
		{ID: "cold-trail", Options: rules.Options{"syndicate": relaxed, "film": late, "wages": low, "cities": nine}, After: []career.Need{{Lost: "dead-letter"}, {Lost: "short-wave"}, {Lost: "embassy-row"}},
			Goals: [3]career.Goal{score(106), clean(), beat()}, Offers: []string{"paymaster", "forger", "blackmail", "night-flight"}, Scar: "tail"},
		{ID: "twelve-lamps", Options: rules.Options{"syndicate": relaxed, "cities": twelve}, Rival: cartographer, After: career.Played("short-wave", "embassy-row"), Goals: [3]career.Goal{score(90), near(10), beat()},
			Offers: []string{"dispatcher", "paymaster", "passports", "typist", "consul"}, Scar: "burnt-cover"},
		{ID: "sealed-bag", Options: rules.Options{"inbox": sealed, "purse": 3}, Rival: widow, After: career.Played("embassy-row", "cold-trail", "twelve-lamps"), Goals: [3]career.Goal{score(80), finish(4), purse(45)},
			Offers: []string{"porter", "envelope", "curfew", "plumber", "consul"}, Scar: "debts"},
		{ID: "numbers-station", Options: rules.Options{"rounds": 2, "purse": 6}, Rival: metronome, After: career.Played("twelve-lamps", "short-wave"), Shuts: []string{"paper-city"}, Goals: [3]career.Goal{score(50), hold(0), beat()},
			Offers: []string{"dispatcher", "night-clerk", "blackmail", "night-flight"}, Scar: "wire-tap"},
		{ID: "paper-city", Options: rules.Options{"deck": small, "cities": nine}, Rival: cartographer, After: career.Played("twelve-lamps", "sealed-bag"), Shuts: []string{"numbers-station"}, Goals: [3]career.Goal{finish(4), clean(), near(0)},
			Offers: []string{"forger", "passports", "thin-files", "ragman"}, Scar: "tail"},
		{ID: "paymasters-leave", Options: rules.Options{"wages": high, "purse": 4}, Rival: widow, After: career.Played("sealed-bag", "numbers-station", "paper-city"), Shuts: []string{"big-fish"}, Goals: [3]career.Goal{score(80), near(20), beat()},
			Offers: []string{"paymaster", "envelope", "thin-files", "night-nurse"}, Scar: "debts"},
		{ID: "big-fish", Options: rules.Options{"deck": big, "staff": both}, After: career.Played("numbers-station", "paper-city"), Shuts: []string{"paymasters-leave"}, Goals: [3]career.Goal{large(15), score(95), secrets(4)},
			Offers: []string{"forger", "passports", "blackmail", "night-nurse", "consul"}, Scar: "burnt-cover"},
		{ID: "fruit-boat", Options: rules.Options{"film": early, "wages": low, "inbox": first}, Rival: cartographer, After: []career.Need{{Played: "paymasters-leave"}, {Played: "big-fish"}}, Goals: [3]career.Goal{score(100), hold(2), beat()},
			Offers: []string{"dispatcher", "curfew", "thin-files", "plumber", "night-flight"}, Scar: "tail"},
		{ID: "ten-past-two", Options: rules.Options{"rounds": 3, "cities": twelve, "film": early}, Rival: metronome, After: []career.Need{{Stars: 9}, {Won: "big-fish"}, {Played: "fruit-boat"}}, Goals: [3]career.Goal{score(75), near(0), finish(4)},
			Offers: []string{"night-clerk", "passports", "envelope", "typist"}, Scar: "wire-tap"},
		{ID: "auditors-cabin", Options: rules.Options{"deck": big, "rivals-purse": 4, "inbox": first}, Rival: widow, After: []career.Need{{Played: "fruit-boat"}, {Lost: "ten-past-two"}, {Lost: "big-fish"}}, Goals: [3]career.Goal{large(15), score(90), secrets(4)},
			Offers: []string{"paymaster", "blackmail", "curfew", "ragman", "consul"}, Scar: "debts"},
		{ID: "empty-chairs", Options: rules.Options{"syndicate": ruthless, "purse": 6, "staff": both}, Rival: cartographer, After: career.Played("ten-past-two", "auditors-cabin"), Goals: [3]career.Goal{score(85), staff(2), beat()},
			Offers: []string{"forger", "thin-files", "envelope", "night-nurse", "night-flight"}, Scar: "burnt-cover"},
		{ID: "broadcast", Options: rules.Options{"syndicate": ruthless, "cities": twelve, "film": early}, Rival: metronome, After: []career.Need{{Won: "empty-chairs", Beat: metronome}, {Played: "empty-chairs", Stars: 18}},
			Goals: [3]career.Goal{score(90), near(10), beat()}, End: "on-air"},
		{ID: "silence", Options: rules.Options{"rounds": 3, "inbox": sealed, "wages": high}, Rival: widow, After: []career.Need{{Lost: "empty-chairs"}, {Played: "empty-chairs", Unbeaten: metronome}, {Played: "empty-chairs", GaveUp: 2}},
			Goals: [3]career.Goal{score(55), clean(), beat()}, End: "off-air"},
		{ID: "dead-air", Options: rules.Options{"syndicate": relaxed, "purse": 3, "film": late}, Rival: cartographer, After: []career.Need{{Losses: 5}},
			Goals: [3]career.Goal{score(85), finish(4), beat()}, End: "static"},
	},
	Keepsakes: []career.Keepsake{
		{ID: "night-clerk", Kind: career.Contact, Changes: []career.Change{career.Add("purse", 2)}},
		{ID: "porter", Kind: career.Contact, Changes: []career.Change{career.Add("inbox", 1)}},
		{ID: "forger", Kind: career.Contact, Changes: []career.Change{career.SetTo("staff", both)}},
		{ID: "dispatcher", Kind: career.Contact, Changes: []career.Change{career.Add("film", -1)}},
		{ID: "paymaster", Kind: career.Contact, Changes: []career.Change{career.Add("wages", -1)}},
		{ID: "envelope", Kind: career.Favour, Changes: []career.Change{career.Add("purse", 5)}},
		{ID: "curfew", Kind: career.Favour, Changes: []career.Change{career.SetTo("film", late), career.Add("syndicate", -1)}},
		{ID: "blackmail", Kind: career.Favour, Changes: []career.Change{career.SetTo("rivals-purse", 0), career.Add("syndicate", -1)}},
		{ID: "passports", Kind: career.Favour, Changes: []career.Change{career.SetTo("cities", twelve), career.SetTo("inbox", first)}},
		{ID: "thin-files", Kind: career.Favour, Changes: []career.Change{career.SetTo("deck", small)}},
		{ID: "burnt-cover", Kind: career.Scar, Changes: []career.Change{career.Add("rivals-purse", 2)}},
		{ID: "wire-tap", Kind: career.Scar, Changes: []career.Change{career.Add("inbox", -1)}},
		{ID: "debts", Kind: career.Scar, Changes: []career.Change{career.Add("wages", 1)}},
		{ID: "tail", Kind: career.Scar, Changes: []career.Change{career.Add("film", 1)}},
		{ID: "ragman", Kind: career.Contact, Changes: []career.Change{career.SetTo("scrap", 1)}},
		{ID: "plumber", Kind: career.Contact, Changes: []career.Change{career.SetTo("plug", 1)}},
		{ID: "night-nurse", Kind: career.Contact, Changes: []career.Change{career.SetTo("revive", 1)}},
		{ID: "night-flight", Kind: career.Favour, Changes: []career.Change{career.SetTo("recall", 1)}},
		{ID: "consul", Kind: career.Contact, Changes: []career.Change{career.SetTo("passage", 1)}},
		{ID: "typist", Kind: career.Contact, Changes: []career.Change{career.SetTo("carbon", 1)}},
	},
	Rivals: []career.Rival{
		{ID: cartographer, Beaten: []career.Change{career.Add("film", 1)}, Victor: []career.Change{career.Add("rivals-purse", 2)}, BeatenElse: []career.Change{career.Add("rivals-purse", 2)}},
		{ID: widow, Beaten: []career.Change{career.Add("rivals-purse", 3)}, Victor: []career.Change{career.Add("wages", 1)}, VictorElse: []career.Change{career.Add("rivals-purse", 2)}},
		{ID: metronome, Beaten: []career.Change{career.Add("syndicate", 1)}, Victor: []career.Change{career.Add("inbox", -1)}, BeatenElse: []career.Change{career.Add("rivals-purse", 3)}},
	},
	Ends: []string{"on-air", "off-air", "static"},
})
