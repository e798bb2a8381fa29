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
//   - Options and their values stand by name, so that a value more in a game's table turns no
//     job into another.
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
	options values
}

// values are options of a game and their values, both by name.
type values map[string]string

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
		{3, nil}, {4, nil}, {5, nil}, {6, nil}, {4, values{"specialists": "true"}}, {3, values{"extraction": "true"}}, {4, values{"labyrinth": "true"}},
		{5, values{"scattered": "true"}}, {3, values{"pair": "true"}}, {4, values{"alarm": "sensitive"}}, {4, values{"draft": "true"}}, {2, nil},
		{5, values{"specialists": "true", "labyrinth": "true"}}, {4, values{"extraction": "true", "scattered": "true"}},
	},
	"masters": {
		{4, values{"heist": "startup"}}, {4, values{"heist": "dark-horse"}}, {3, values{"heist": "greedy-prisoner"}}, {4, values{"heist": "blind-justice", "level": "2"}}, {4, values{"heist": "melee"}},
		{3, values{"heist": "side-channel", "level": "2"}}, {4, values{"heist": "hospitality", "level": "2"}}, {4, values{"heist": "proving-grounds", "level": "2"}}, {4, values{"heist": "black-box", "level": "2"}},
	},
	"intoodeep": {
		{1, nil}, {1, values{"storylines": "6"}}, {1, values{"storylines": "7"}}, {3, nil}, {4, nil}, {3, values{"storylines": "6"}},
	},
	"deepstate": {
		{1, nil}, {1, values{"treaties": "experienced"}}, {1, values{"men": "true"}}, {3, nil}, {4, nil}, {2, values{"men": "true"}}, {3, values{"treaties": "experienced"}},
	},
	"shadownetwork": {{1, nil}, {2, nil}, {3, nil}, {4, nil}, {1, nil}, {5, nil}},
}

// turned are the options of the automa of a game played alone, by how far it is turned up.
var turned = map[string][3]values{
	"intoodeep":     {{"difficulty": "whisper"}, {"difficulty": "whisper"}, {"difficulty": "feedback"}},
	"deepstate":     {{"level": "secretary"}, {"level": "director"}, {"level": "chairman"}},
	"shadownetwork": {{"syndicate": "relaxed"}, {"syndicate": "standard"}, {"syndicate": "ruthless"}},
}

// Of is the job of a day, in the form 2006-01-02. It fails for what is no day and for
// days before jobs were counted, and for one that the games found by find do not have.
func Of(day string, find func(id string) (rules.Game, bool)) (Job, error) {
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
	g, ok := find(j.Game)
	if !ok {
		return Job{}, fmt.Errorf("the job on %s is of %s, which is no game here", day, j.Game)
	}
	chosen := []values{x.options}
	if x.seats == 1 {
		chosen = append(chosen, turned[j.Game][weekdays[n%7].turn])
	}
	for _, l := range chosen {
		if err := l.settle(g.Info(), j.Setup.Options); err != nil {
			return Job{}, fmt.Errorf("the job on %s: %w", day, err)
		}
	}
	return j, nil
}

// settle adds what the names stand for in a game to its options.
func (l values) settle(in *rules.Info, to rules.Options) error {
	for id, name := range l {
		o, ok := in.Option(id)
		if !ok {
			return fmt.Errorf("%s has no option %s", in.ID, id)
		}
		v, ok := o.Parse(name)
		if !ok || !o.Allows(v) {
			return fmt.Errorf("option %s of %s has no value %s", id, in.ID, name)
		}
		to[id] = v
	}
	return nil
}

// Day is the day of a moment by the clock where it is read.
func Day(t time.Time) string { return t.Format(time.DateOnly) }
