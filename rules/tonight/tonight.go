// Package tonight is tonight's job: one game, set-up and seed a day, drawn from the date
// alone and so the same on every machine.
//
// # Rulings
//
//   - The date is the local one, as the player's calendar has it.
//   - The week has a shape: Monday is the easiest night, the week-end the hardest.
//   - No game comes two nights in a row, and each comes once in five.
//   - A job is always a match that anybody could set up in the game's box, for one person
//     in the first seat.
//   - The tables below are frozen: a row that is added or changed would give days that were
//     played another job. New set-ups need a table with a first day of its own.
package tonight

import (
	"fmt"
	"time"

	"safehouse/rules"
)

// A Job is what is to be done on one day.
type Job struct {
	Day   string // 2006-01-02
	Game  string // id
	Setup rules.Setup
	Bots  string // level of the bots in the other seats
}

// A night is a set-up of a game without its seed.
type night struct {
	seats   int
	options rules.Options
}

// first is the day from which jobs are counted, a Monday.
var first = time.Date(2024, 1, 1, 0, 0, 0, 0, time.UTC)

// order is which games follow each other.
var order = [...]string{"infiltration", "shadownetwork", "masters", "deepstate", "intoodeep"}

// weekdays are the levels of the week, from Monday on: of bots, and how far an automa is
// turned up, 0 to 2.
var weekdays = [7]struct {
	bots string
	turn int
}{{"easy", 0}, {"normal", 0}, {"normal", 1}, {"normal", 1}, {"hard", 1}, {"hard", 2}, {"hard", 2}}

// nights are the set-ups of each game; turned is added by the day of the week.
var nights = map[string][]night{
	"infiltration": {
		{3, nil}, {4, nil}, {5, nil}, {6, nil}, {4, rules.Options{"specialists": 1}}, {3, rules.Options{"extraction": 1}}, {4, rules.Options{"labyrinth": 1}},
		{5, rules.Options{"scattered": 1}}, {3, rules.Options{"pair": 1}}, {4, rules.Options{"alarm": 2}}, {4, rules.Options{"draft": 1}}, {2, nil},
		{5, rules.Options{"specialists": 1, "labyrinth": 1}}, {4, rules.Options{"extraction": 1, "scattered": 1}},
	},
	"masters": {
		{4, rules.Options{"heist": 1}}, {4, rules.Options{"heist": 2}}, {3, rules.Options{"heist": 3}}, {4, rules.Options{"heist": 4, "level": 2}}, {4, rules.Options{"heist": 5}},
		{3, rules.Options{"heist": 6, "level": 2}}, {4, rules.Options{"heist": 7, "level": 2}}, {4, rules.Options{"heist": 8, "level": 2}}, {4, rules.Options{"heist": 10, "level": 2}},
	},
	"intoodeep": {
		{1, nil}, {1, rules.Options{"storylines": 6}}, {1, rules.Options{"storylines": 7}}, {3, nil}, {4, nil}, {3, rules.Options{"storylines": 6}},
	},
	"deepstate": {
		{1, nil}, {1, rules.Options{"treaties": 2}}, {1, rules.Options{"men": 1}}, {3, nil}, {4, nil}, {2, rules.Options{"men": 1}}, {3, rules.Options{"treaties": 2}},
	},
	"shadownetwork": {{1, nil}, {2, nil}, {3, nil}, {4, nil}, {1, nil}, {5, nil}},
}

// turned are the options of the automa of a game played alone, by how far it is turned up.
var turned = map[string][3]rules.Options{
	"intoodeep":     {{"difficulty": 0}, {"difficulty": 0}, {"difficulty": 1}},
	"deepstate":     {{"level": 0}, {"level": 1}, {"level": 2}},
	"shadownetwork": {{"syndicate": 0}, {"syndicate": 1}, {"syndicate": 2}},
}

// Of is the job of a day, in the form 2006-01-02. It fails for what is no day and for
// days before jobs were counted.
func Of(day string) (Job, error) {
	t, err := time.Parse(time.DateOnly, day)
	if err != nil {
		return Job{}, fmt.Errorf("%q is no day", day)
	}
	n := int(t.Sub(first).Hours() / 24)
	if n < 0 {
		return Job{}, fmt.Errorf("there was no job on %s", day)
	}
	r := rules.Rand{S: uint64(n)*0x9e3779b97f4a7c15 + 0x5afe}
	r.Uint64() // neighbouring days begin near each other
	j := Job{Day: day, Game: order[n%len(order)], Bots: weekdays[n%7].bots}
	list := nights[j.Game]
	x := list[r.Intn(len(list))]
	j.Setup = rules.Setup{Seats: x.seats, Seed: 100000 + r.Uint64()%900000, Options: rules.Options{}}
	for id, v := range x.options {
		j.Setup.Options[id] = v
	}
	if x.seats == 1 {
		for id, v := range turned[j.Game][weekdays[n%7].turn] {
			j.Setup.Options[id] = v
		}
	}
	return j, nil
}

// Day is the day of a moment by the clock where it is read.
func Day(t time.Time) string { return t.Format(time.DateOnly) }
