// Package career is the career of Infiltration, "The Thirteenth Floor": seventeen nights
// in one tower, against crews that remember. It is a book for package rules/career; what
// its options mean stands in rules/infiltration. The texts are in
// assets/text/<language>/infiltration-career.toml.
package career

import (
	"safehouse/rules"
	"safehouse/rules/career"
	"safehouse/rules/infiltration"
)

type state = *infiltration.State

// out is a goal: seat 0 is out of the tower with n zettabytes at least.
func out(n int) career.Goal {
	return career.Gather("out", n, func(s state) int { return points(s, 0) }).Meets(func(end rules.State) bool {
		s, ok := end.(state)
		return ok && escaped(s) && points(s, 0) >= n
	})
}

// beat is a goal: more zettabytes than the crew that is named, in seat 1.
func beat() career.Goal {
	return career.Overtake("beat", func(s state) (mine, rivals int) { return points(s, 0), points(s, 1) }).Meets(outOfReach(1)).AtTheEnd()
}

// ahead is a goal: more zettabytes than everybody else.
func ahead() career.Goal {
	return career.Overtake("ahead", func(s state) (mine, rivals int) { return points(s, 0), points(s, best(s)) }).Meets(outOfReach(1, 2, 3, 4, 5)).AtTheEnd()
}

// best is the seat beside 0 that has most.
func best(s state) (seat int) {
	seat = 1
	for other := 2; other < int(s.Seats); other++ {
		if points(s, other) > points(s, seat) {
			seat = other
		}
	}
	return seat
}

// outOfReach reports whether seat 0 is out with more than each of some seats.
func outOfReach(seats ...int) func(end rules.State) bool {
	return func(end rules.State) bool {
		s, ok := end.(state)
		if !ok {
			return false
		}
		for _, seat := range seats {
			if seat < int(s.Seats) && points(s, seat) >= points(s, 0) {
				return false
			}
		}
		return escaped(s)
	}
}

// unhurt is a goal: nobody of seat 0 is wounded at the end.
func unhurt() career.Goal {
	return career.Reach("unhurt", 0, func(s state) bool {
		for _, o := range s.InPlay() {
			if s.Ops[o].Seat == 0 && (s.Ops[o].Wounded || s.Ops[o].Place == infiltration.Captured) {
				return false
			}
		}
		return true
	})
}

// everybody is a goal: both operatives of seat 0 are out.
func everybody() career.Goal {
	return career.Reach("everybody", 0, func(s state) bool {
		for _, o := range s.InPlay() {
			if s.Ops[o].Seat == 0 && s.Ops[o].Place != infiltration.Out {
				return false
			}
		}
		return true
	})
}

// prize is a goal: seat 0 is out with a Prototype or the Blackmail File.
func prize() career.Goal {
	return career.Reach("prize", 0, func(s state) bool {
		for _, o := range s.InPlay() {
			if x := &s.Ops[o]; x.Seat == 0 && x.Place == infiltration.Out && (x.Protos > 0 || x.File) {
				return true
			}
		}
		return false
	})
}

// escaped reports whether an operative of seat 0 is out.
func escaped(s state) bool {
	for _, o := range s.InPlay() {
		if s.Ops[o].Seat == 0 && s.Ops[o].Place == infiltration.Out {
			return true
		}
	}
	return false
}

// points are the zettabytes of a seat: what its operatives that are out carry.
func points(s state, seat int) int { return s.Outcome().Seats[seat].Total }

// Options of the tower that have names.
const (
	faulty, sensitive = 0, 2
	firstWounded      = 1
)

// The crews.
const (
	vipers = "vipers"
	choir  = "choir"
	shift  = "night-shift"
)

// Game is the career.
var Game = career.New(&career.Book{
	ID: "infiltration-career", Version: 5, Of: infiltration.Game{}, Seats: 5,
	Levels: [3][]career.Change{
		career.Gentle: {career.Add("proximity", -1), career.Add("kit", 1)},
		career.Harsh:  {career.Add("proximity", 1), career.Add("alarm", 1)},
	},
	Ladder: [4][]career.Change{{career.Add("proximity", 1)}, {career.Add("rivals-purse", 1)}, {career.Add("kit", -1)}, {career.Add("alarm", 1)}},
	Operations: []career.Operation{
		{ID: "fire-drill", Seats: 3, Options: rules.Options{"alarm": faulty, "kit": 1}, Goals: [3]career.Goal{out(6), out(11), ahead()},
			Offers: []string{"janitor", "locksmith", "voucher", "safecracker"}, Scar: "limp"},
		{ID: "mail-run", Seats: 3, Options: rules.Options{"items": 5}, Rival: vipers, After: career.Played("fire-drill"), Shuts: []string{"cold-lunch"}, Goals: [3]career.Goal{out(8), beat(), out(14)},
			Offers: []string{"locksmith", "insider", "crate", "night-watchman"}, Scar: "burnt-badge"},
		{ID: "cold-lunch", Seats: 2, Options: rules.Options{"extraction": 1}, After: career.Played("fire-drill"), Shuts: []string{"mail-run"}, Goals: [3]career.Goal{out(12), everybody(), ahead()},
			Offers: []string{"medic", "janitor", "voucher", "timekeeper"}, Scar: "debt"},
		{ID: "badge-day", Seats: 3, Options: rules.Options{"wounded": firstWounded, "alarm": faulty}, After: []career.Need{{Lost: "mail-run"}, {Lost: "cold-lunch"}, {Lost: "fire-drill"}},
			Goals: [3]career.Goal{out(7), out(12), unhurt()}, Offers: []string{"medic", "crate", "blackout", "air-duct"}, Scar: "marked"},
		{ID: "service-lift", Seats: 4, Options: rules.Options{"proximity": 2}, Rival: choir, After: career.Played("mail-run", "cold-lunch"), Goals: [3]career.Goal{out(7), beat(), ahead()},
			Offers: []string{"insider", "voucher", "blackout", "pawnbroker"}, Scar: "limp"},
		{ID: "long-corridor", Seats: 3, Options: rules.Options{"labyrinth": 1}, Rival: shift, After: career.Played("cold-lunch", "badge-day", "service-lift"), Goals: [3]career.Goal{out(8), beat(), out(15)},
			Offers: []string{"janitor", "crate", "forged-pass", "window-cleaner"}, Scar: "burnt-badge"},
		{ID: "choir-practice", Seats: 3, Options: rules.Options{"specialists": 1}, Rival: choir, After: career.Played("service-lift"), Shuts: []string{"glass-stairs"}, Goals: [3]career.Goal{beat(), out(12), ahead()},
			Offers: []string{"locksmith", "forged-pass", "voucher", "wrong-number"}, Scar: "marked"},
		{ID: "glass-stairs", Seats: 3, Options: rules.Options{"rounds": 8}, Rival: shift, After: career.Played("service-lift", "long-corridor"), Shuts: []string{"choir-practice"}, Goals: [3]career.Goal{out(8), unhurt(), ahead()},
			Offers: []string{"medic", "blackout", "insider", "driver"}, Scar: "debt"},
		{ID: "double-shift", Seats: 4, Options: rules.Options{"pair": 1}, Rival: shift, After: career.Played("choir-practice", "glass-stairs"), Shuts: []string{"borrowed-time"}, Goals: [3]career.Goal{out(14), everybody(), ahead()},
			Offers: []string{"crate", "forged-pass", "blackout", "timekeeper", "safecracker"}, Scar: "limp"},
		{ID: "borrowed-time", Seats: 3, Options: rules.Options{"proximity": 4, "purse": 2}, After: career.Played("glass-stairs", "long-corridor"), Shuts: []string{"double-shift"}, Goals: [3]career.Goal{out(9), ahead(), out(14)},
			Offers: []string{"voucher", "medic", "crate", "air-duct"}, Scar: "burnt-badge"},
		{ID: "open-house", Seats: 5, Options: rules.Options{"scattered": 1}, Rival: vipers, After: []career.Need{{Played: "double-shift"}, {Played: "borrowed-time"}}, Goals: [3]career.Goal{out(7), beat(), ahead()},
			Offers: []string{"insider", "forged-pass", "blackout", "night-watchman", "driver"}, Scar: "marked"},
		{ID: "number-nine", Seats: 3, Options: rules.Options{"items": 3, "kit": 2}, After: []career.Need{{Stars: 9}, {Won: "double-shift"}, {Played: "open-house"}}, Goals: [3]career.Goal{out(9), ahead(), prize()},
			Offers: []string{"crate", "voucher", "blackout", "window-cleaner"}, Scar: "debt"},
		{ID: "the-letter", Seats: 3, Options: rules.Options{"extraction": 1, "alarm": sensitive}, After: []career.Need{{Played: "borrowed-time"}, {Lost: "number-nine"}, {Played: "open-house"}}, Rival: choir, Goals: [3]career.Goal{out(8), beat(), prize()},
			Offers: []string{"forged-pass", "medic", "blackout", "pawnbroker"}, Scar: "burnt-badge"},
		{ID: "clean-house", Seats: 4, Options: rules.Options{"rivals-purse": 2}, Rival: vipers, After: career.Played("number-nine", "the-letter"), Shuts: []string{"number-nine", "the-letter"}, Goals: [3]career.Goal{out(10), beat(), ahead()},
			Offers: []string{"voucher", "crate", "blackout", "wrong-number", "timekeeper"}, Scar: "marked"},
		{ID: "thirteenth-floor", Seats: 4, Options: rules.Options{"labyrinth": 1, "scattered": 1, "alarm": sensitive}, Rival: choir, After: []career.Need{{Won: "clean-house", Beat: choir}, {Played: "clean-house", Stars: 18}},
			Goals: [3]career.Goal{beat(), ahead(), out(14)}, End: "penthouse"},
		{ID: "front-door", Seats: 3, Options: rules.Options{"rounds": 7, "wounded": firstWounded}, Rival: shift, After: []career.Need{{Lost: "clean-house"}, {Played: "clean-house", Unbeaten: choir}, {Played: "clean-house", GaveUp: 2}},
			Goals: [3]career.Goal{out(6), ahead(), out(11)}, End: "street"},
		{ID: "boiler-room", Seats: 3, Options: rules.Options{"proximity": 1, "kit": 1}, Rival: shift, After: []career.Need{{Losses: 5}},
			Goals: [3]career.Goal{out(8), beat(), out(13)}, End: "basement"},
	},
	Keepsakes: []career.Keepsake{
		{ID: "janitor", Kind: career.Contact, Changes: []career.Change{career.Add("proximity", -1)}},
		{ID: "locksmith", Kind: career.Contact, Changes: []career.Change{career.Add("kit", 1)}},
		{ID: "insider", Kind: career.Contact, Changes: []career.Change{career.Add("alarm", -1)}},
		{ID: "voucher", Kind: career.Favour, Changes: []career.Change{career.Add("purse", 2)}},
		{ID: "crate", Kind: career.Favour, Changes: []career.Change{career.Add("kit", 2)}},
		{ID: "blackout", Kind: career.Favour, Changes: []career.Change{career.SetTo("proximity", 0), career.SetTo("alarm", faulty)}},
		{ID: "forged-pass", Kind: career.Favour, Changes: []career.Change{career.SetTo("rivals-purse", 0), career.Add("proximity", -2)}},
		{ID: "limp", Kind: career.Scar, Changes: []career.Change{career.SetTo("wounded", firstWounded)}},
		{ID: "burnt-badge", Kind: career.Scar, Changes: []career.Change{career.Add("proximity", 1)}},
		{ID: "marked", Kind: career.Scar, Changes: []career.Change{career.Add("rivals-purse", 1)}},
		{ID: "debt", Kind: career.Scar, Changes: []career.Change{career.Add("kit", -1)}},
		{ID: "medic", Kind: career.Contact, Changes: []career.Change{career.SetTo("wounded", 0), career.Add("purse", 1)}}, // after the limp
		{ID: "timekeeper", Kind: career.Contact, Changes: []career.Change{career.SetTo("early", 1)}},
		{ID: "driver", Kind: career.Contact, Changes: []career.Change{career.SetTo("driver", 1)}},
		{ID: "window-cleaner", Kind: career.Contact, Changes: []career.Change{career.SetTo("window", 1)}},
		{ID: "pawnbroker", Kind: career.Contact, Changes: []career.Change{career.SetTo("again", 1)}},
		{ID: "night-watchman", Kind: career.Contact, Changes: []career.Change{career.SetTo("vouched", 1)}},
		{ID: "safecracker", Kind: career.Contact, Changes: []career.Change{career.SetTo("crack", 1)}},
		{ID: "air-duct", Kind: career.Favour, Changes: []career.Change{career.SetTo("crawl", 1)}},
		{ID: "wrong-number", Kind: career.Favour, Changes: []career.Change{career.SetTo("stall", 1)}},
	},
	Rivals: []career.Rival{
		{ID: vipers, Beaten: []career.Change{career.Add("rivals-purse", 1)}, Victor: []career.Change{career.Add("proximity", 1)}},
		{ID: choir, Beaten: []career.Change{career.Add("alarm", 1)}, Victor: []career.Change{career.Add("kit", -1)}, BeatenElse: []career.Change{career.Add("rivals-purse", 1)}},
		{ID: shift, Beaten: []career.Change{career.Add("proximity", 1)}, Victor: []career.Change{career.Add("rivals-purse", 1)}},
	},
	Ends: []string{"penthouse", "street", "basement"},
})
