package games_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"safehouse/rules"
	"safehouse/rules/bot"
	"safehouse/rules/games"
	"safehouse/rules/rulestest"
)

// told are the stocks that tell of what lies in a seat's own part of a page, by its field.
var told = map[string]map[string][]string{
	"deepstate":     {"reserve": {"reserve"}, "pool": {"pool"}, "extra_ghosts": {"ghosts"}},
	"shadownetwork": {"influence": {"influence"}, "inbox": {"inbox", "yellow", "green", "blue", "purple"}, "ledger": {"briefcases"}, "turned_in": {"turned-in"}, "hand": {"contracts"}, "phone": {"on-call"}, "wage_area": {"on-call"}, "overlay": {"room"}},
	"intoodeep":     {"intel": {"intel"}, "tolerance": {"tolerance"}, "grip": {"grip"}, "dossiers": {"dossiers"}},
	"infiltration":  {"tokens": {"tokens"}, "data": {"tokens"}, "wounded": {"wounds"}, "hand": {"items"}},
	"masters":       {"cash": {"cash"}, "ideas": {"ideas"}, "tokens": {"tokens"}, "moves": {"moves"}},
}

// silent are the fields of a seat's own part that hold no money, no point and no piece: where somebody is, what somebody is
// about to do, and what is remembered until the turn or the phase ends.
var silent = map[string][]string{
	"deepstate":     {},
	"shadownetwork": {"analysis_open", "taken", "chosen"},
	"intoodeep":     {"console"},
	"infiltration":  {"delayed", "stood_up", "place", "played", "selected", "resolved", "shown_to", "kept", "from", "extract", "link"},
	"masters":       {"action", "at", "character", "die", "give", "hushed", "left", "loose", "marks", "owed", "picks", "plan", "reach", "rearranged", "route", "shifts", "shook", "skills", "status", "thrown", "vent_from", "vent_to"},
}

// own are the parts of a page that belong to a seat.
func own(p page, game, seat string) (l map[string]page) {
	l = map[string]page{}
	part := map[string]string{"infiltration": "operatives", "masters": "figures"}[game]
	if part == "" {
		part = "players"
	}
	p.each(func(id string, x page, _ any) {
		if id == seat || fmt.Sprint(x["seat"]) == seat {
			l[id] = x
		}
	}, part)
	return l
}

// What a choice changes of a seat's own, money, points and pieces, up to where chance or something hidden decides, is what
// is foretold of it: no more and no less.
func TestNothingOfOnesOwnChangesUntold(t *testing.T) {
	b := book(t)
	for _, g := range games.All {
		in := g.Info()
		t.Run(in.ID, func(t *testing.T) {
			say, tally, fields := sayer(b, g), map[string]int{}, map[string]bool{}
			along(t, g, rulestest.Sample(6, 100), 400, 4, func(i, n int, s rules.State, legal []rules.Action, r *rules.Rand) {
				if n%4 == i%4 {
					foretold(t, s, legal[r.Intn(len(legal))], say, tally, fields)
				}
			})
			t.Log(slices.Sorted(maps.Keys(fields)))
			t.Log(tally)
			if tally["told"] == 0 || tally["certain"] == 0 {
				t.Error("nothing was foretold")
			}
		})
	}
}

// foretold checks what is foretold of a choice against what it does in the true position.
func foretold(t *testing.T, s rules.State, a rules.Action, say rulestest.Say, tally map[string]int, fields map[string]bool) {
	t.Helper()
	in, seat := s.Game().Info(), s.Turn().Seat
	if c, ok := s.(rules.CrewMember); ok && seat == rules.Crew {
		if seat = c.Actor(a); seat < 0 { // of the whole crew
			seat = bot.Next(s, rules.Everyone)
		}
	}
	view := rules.View(s, seat)
	x := bot.Foretell(view, seat, seat, a)
	for _, l := range told3(bot.Foretold(in, seat, false, x.Facts)) {
		if words := say(l); strings.ContainsAny(words, "«<") {
			t.Fatalf("it reads %q", words)
		}
	}
	before, end := truly(t, s, []rules.Action{a})
	words := in.Write(a)
	counts := in.Counts()
	facts := map[int]int{}
	for _, f := range x.Facts {
		if f.Seat == seat {
			facts[f.Stock] = f.N
			tally["told"]++
		}
	}
	if x.Open { // what is certain holds, and that there is more is told
		tally["open"]++
	} else {
		tally["certain"]++
	}
	changed := map[string]bool{}
	for i, k := range counts {
		d := counted(end.page, end.s, i, seat) - counted(before.page, before.s, i, seat)
		if d != facts[i] && !k.Sum && (!x.Open || facts[i] != 0) {
			t.Fatalf("%s: %s of seat %d changes by %d, told is %d: %s", words, k.ID, seat, d, facts[i], rulestest.Picture(s))
		}
		changed[k.ID] = d != 0
	}
	if x.Open {
		return
	}
	was, now := own(before.page, in.ID, fmt.Sprint(seat)), own(end.page, in.ID, fmt.Sprint(seat))
	for id, p := range was {
		for field, v := range p {
			if fmt.Sprint(v) == fmt.Sprint(now[id][field]) {
				continue
			}
			fields[field] = true
			stocks := told[in.ID][field]
			if stocks == nil {
				if !slices.Contains(silent[in.ID], field) {
					t.Fatalf("%s: nobody tells of %s, which goes from %v to %v", words, field, v, now[id][field])
				}
				continue
			}
			if !slices.ContainsFunc(stocks, func(k string) bool { return changed[k] }) {
				t.Fatalf("%s: %s of seat %d goes from %v to %v, and none of %v is told: %s", words, field, seat, v, now[id][field], stocks, rulestest.Picture(s))
			}
		}
	}
}

// told3 are all clauses of what is foretold.
func told3(costs, gains, others []rules.Message) []rules.Message {
	return slices.Concat(costs, gains, others)
}
