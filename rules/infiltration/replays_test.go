package infiltration_test

import (
	"slices"
	"testing"

	"safehouse/rules"
	"safehouse/rules/rulestest"
)

// An ending is a way a game can end: how to find such a game, and how to tell it.
type ending rulestest.Ending[*table]

var endings = []ending{
	{"all out", 3, nil, nil, func(s *table) bool { return s.out() == 3 && s.Int("proximity") < 99 && winners(s) == 1 }},
	{"mercs with some captured", 4, nil, nil, func(s *table) bool { return s.out() == 2 && s.Get("phase") == "security" }},
	{"nobody escaped", 3, nil, nil, func(s *table) bool { return s.out() == 0 && winners(s) == 0 }},
	{"a single escaped operative wins with less", 4, nil, nil, func(s *table) bool {
		return s.out() == 1 && winners(s) == 1 && s.richer()
	}},
	{"tie broken by a Prototype", 3, nil, tied("prototype"), remark("result.tie-prototype")},
	{"tie broken by the number of tokens", 4, nil, nil, remark("result.tie-tokens")},
	{"tie broken by the Blackmail File", 3, nil, tied("file"), remark("result.tie-file")},
	{"draw", 4, nil, nil, func(s *table) bool { return winners(s) == 2 }},
	{"two players", 2, nil, nil, func(s *table) bool { return s.out() == 3 && winners(s) == 1 }},
	{"two players all out", 2, nil, nil, func(s *table) bool { return s.out() == 4 }},
	{"extraction", 4, extraction, nil, func(s *table) bool { return s.out() >= 2 }},
	{"six players", 6, nil, nil, func(s *table) bool { return s.out() >= 3 && s.out() < 6 }},
	{"pair", 4, pair, nil, func(s *table) bool { return s.S.Outcome().Winners.Has(0) && s.out() >= 3 }},
	{"pair with one captured", 3, pair, nil, func(s *table) bool {
		return s.out() == 3 && s.Get("phase") == "security" && s.capturedOf(0) == 1
	}},
	{"goal met", 3, goal, nil, remark("result.goal-met")},
	{"goal missed", 3, goal, nil, remark("result.goal-missed")},
	{"all variants", 5, rules.Options{"extraction": 1, "draft": 1, "labyrinth": 1, "scattered": 1, "specialists": 1, "alarm": 2}, nil,
		func(s *table) bool { return s.out() >= 2 }},
	{"a faulty alarm", 3, rules.Options{"alarm": 0}, nil, func(s *table) bool { return s.out() == 2 }},
	{"in mid-round by the Anonymous Tip", 3, nil, tipped, func(s *table) bool { return s.Get("phase") == "resolution" && s.out() < 3 }},
	{"in mid-round by James Harris", 3, nil, arriving("james-harris", "2", 94), func(s *table) bool {
		return s.Get("phase") == "npc" && s.Get("npcs.james-harris.place") != "gone"
	}},
	{"in mid-round by Leah Bailey", 3, nil, arriving("leah-bailey", "1", 80), func(s *table) bool {
		return s.Get("phase") == "npc" && s.Get("npcs.leah-bailey.place") == "gone"
	}},
}

func winners(s *table) int { return s.S.Outcome().Winners.Count() }

// out is the number of operatives that have escaped.
func (s *table) out() (n int) {
	for _, o := range s.ids("operatives") {
		if s.Get("operatives."+o+".place") == "out" {
			n++
		}
	}
	return n
}

// capturedOf is the number of a seat's operatives that were captured.
func (s *table) capturedOf(seat int) (n int) {
	for _, o := range s.ids("operatives") {
		if s.Get("operatives."+o+".place") == "captured" && s.Int("operatives."+o+".seat") == seat {
			n++
		}
	}
	return n
}

// richer reports whether a captured operative held more tokens than the escaped
// one.
func (s *table) richer() bool {
	most, escaped := 0, 0
	for _, o := range s.ids("operatives") {
		n := s.totals("operatives." + o + ".data")
		if s.Get("operatives."+o+".place") == "out" {
			escaped = n
		} else {
			most = max(most, n)
		}
	}
	return most > escaped
}

func remark(key string) func(s *table) bool {
	return func(s *table) bool { return slices.Contains(s.remarks(), key) }
}

// tied is a late position in which Hugo and Marilyn hold the same, but for a
// special of Hugo's and more tokens of Marilyn's.
func tied(special string) func(t *testing.T) *table {
	return func(t *testing.T) *table {
		s := facility(t, 3, nil, "cafeteria").data("1", 0).Set("proximity", 85, "alarm", 2)
		if special == "file" {
			return s.pile(hugo, 2, 0, 0).pile(marilyn, 0, 1, 1).Set("specials.blackmail-file", hugo)
		}
		return s.pile(hugo, 2, 0, 0).pile(marilyn, 4, 2, 0).Set("prototypes.pool", 3, "prototypes."+hugo, 1)
	}
}

// tipped is a late position in which Hugo has selected the Anonymous Tip.
func tipped(t *testing.T) *table {
	s := facility(t, 3, nil, "cafeteria", "atrium", "infirmary").hand(hugo, "anonymous-tip").at(marilyn, "3", gabriel, "2")
	return s.chose(hugo, "anonymous-tip").Set("proximity", 90, "alarm", 1)
}

// arriving is a late position in which an NPC is about to bring the mercs.
func arriving(npc, at string, proximity int) func(t *testing.T) *table {
	return func(t *testing.T) *table {
		return facility(t, 3, nil, "cafeteria", "atrium", "infirmary").npc(npc, at).at(hugo, "3", marilyn, "2", gabriel, "2").Set("proximity", proximity, "alarm", 1)
	}
}

// Every way a game can end is played again and ends the same.
func TestReplays(t *testing.T) { rulestest.Endings(t, game, endings, 20000, tableOf) }

// A whole game in words, as a player reads it.
func TestPlaythrough(t *testing.T) {
	rulestest.Playthrough(t, game, rules.Setup{Seats: 3, Seed: 12}, "testdata/playthrough.txt", say(t))
}
