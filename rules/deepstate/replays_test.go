package deepstate_test

import (
	"slices"
	"testing"

	"safehouse/rules"
	"safehouse/rules/rulestest"
)

// An ending is a way a game can end: how to find such a game, and how to tell it.
type ending rulestest.Ending[*table]

var endings = []ending{
	{"two players", 2, nil, nil, won(5)},
	{"three players", 3, nil, nil, won(6)},
	{"four players", 4, nil, nil, won(6)},
	{"five players", 5, nil, nil, won(6)},
	{"a first game", 4, rules.Options{"treaties": 0}, nil, won(6)},
	{"a draft", 3, rules.Options{"treaties": 2}, nil, won(6)},
	{"two players with Men of Action", 2, rules.Options{"men": 1}, nil, won(5)},
	{"five players with a draft and Men of Action", 5, rules.Options{"men": 1, "treaties": 2}, nil, won(6)},
	{"tie broken by Stage V", 3, plain, tied(func(s *table) { s.stage(0, "comintern", 5).stage(1, "spyware", 4).stage(1, "unified-nations", 4) }), remark("result.tie-stage")},
	{"tie broken by DEEP STATE", 3, plain, tied(func(s *table) { s.stage(2, "deep-state", 2).stage(0, "deep-state", 1) }), remark("result.tie-deep-state")},
	{"tie broken by any Stage in DEEP STATE", 3, plain, tied(func(s *table) { s.stage(1, "deep-state", 1) }), remark("result.tie-deep-state")},
	{"a shared victory", 3, plain, tied(func(s *table) {}), func(s *table) bool { return remark("result.shared")(s) && s.S.Outcome().Winners.Count() >= 2 }},
	{"an Inner Circle attached at the end", 3, plain, tied(func(s *table) {
		s.own(0, "inner-circle", "governments", "mass-media", "mass-media", "authorities", "authorities", "ruling-parties")
	}), func(s *table) bool { return s.Get("attached.inner-circle-1") != nil && s.parts(0)["governments"] >= 8 }},
	{"two World Wars", 3, nil, nil, func(s *table) bool {
		return s.Get("objectives.world-war-1") == "gone" && s.Get("objectives.world-war-2") == "gone" && won(6)(s)
	}},
	{"a narrow win over HOC", 1, level(2), nil, remark("result.narrow")},
	{"a clear win over HOC", 1, level(1), nil, remark("result.clear")},
	{"total control", 1, level(1), nil, remark("result.total")},
	{"HOC wins", 1, level(3), nil, func(s *table) bool { return remark("result.hoc")(s) && s.S.Outcome().Lost && s.total(hoc) > s.total(0) }},
	{"HOC wins as Puppet Master with Men of Action", 1, rules.Options{"level": 3, "men": 1}, nil, remark("result.hoc")},
	{"level with HOC and the tie is yours", 1, level(1), even(func(s *table) { s.stage(0, "deep-state", 1) }), remark("result.hoc-tie")},
	{"level with HOC and the tie goes to it", 1, level(1), even(func(s *table) {
		s.stage(hoc, "comintern", 5).stage(0, "spyware", 4).stage(0, "unified-nations", 4)
	}), func(s *table) bool { return s.total(0) == s.total(hoc) && s.S.Outcome().Lost }},
	{"a victory shared with HOC", 1, level(1), even(func(s *table) {}), remark("result.hoc-shared")},
}

// won tells a game that one player wins in the given round.
func won(round int) func(s *table) bool {
	return func(s *table) bool { return s.Int("round") == round && s.S.Outcome().Winners.Count() == 1 }
}

func remark(key string) func(s *table) bool {
	return func(s *table) bool {
		return slices.ContainsFunc(s.S.Outcome().Remarks, func(m rules.Message) bool { return m.Key == key })
	}
}

// tied is the last turn of a game of three in which nobody has anything yet.
func tied(set func(s *table)) func(t *testing.T) *table {
	return func(t *testing.T) *table {
		s := lastTurn(t).carriedOut("0", "1", "2", "2", "1", "0") // 22 each
		set(s)
		return s
	}
}

// even is the last turn against HOC, which has 32 by Covert Operations and will
// have 7 by its last Treaty; you have 34 and five cards.
func even(set func(s *table)) func(t *testing.T) *table {
	return func(t *testing.T) *table {
		s := last(t).carriedOut("hoc", "0", "hoc", "0", "0", "hoc").own(0, "authorities", "authorities", "valuables", "valuables", "researches")
		set(s)
		return s
	}
}

// carriedOut gives the Covert Operations from the top to players.
func (s *table) carriedOut(by ...string) *table {
	s.T.Helper()
	return s.change(func(p *position) {
		for i, who := range by {
			p.Operations[operations[i]] = who
		}
	})
}

// Every way a game can end is played again and ends the same.
func TestReplays(t *testing.T) { rulestest.Endings(t, game, endings, 3000, tableOf) }

// A whole game in words, as a player reads it.
func TestPlaythrough(t *testing.T) {
	rulestest.Playthrough(t, game, rules.Setup{Seats: 3, Seed: 12}, "testdata/playthrough.txt", say(t))
}

// A game with everything in it: the draft and the Men of Action.
func TestPlaythroughWithMenOfAction(t *testing.T) {
	rulestest.Playthrough(t, game, rules.Setup{Seats: 2, Seed: 5, Options: rules.Options{"men": 1, "treaties": 2}}, "testdata/playthrough-men.txt", say(t))
}

// A game against HOC.
func TestPlaythroughAgainstHOC(t *testing.T) {
	rulestest.Playthrough(t, game, rules.Setup{Seats: 1, Seed: 7, Options: rules.Options{"level": 3}}, "testdata/playthrough-hoc.txt", say(t))
}
