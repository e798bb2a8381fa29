package deepstate_test

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"safehouse/rules"
	"safehouse/rules/rulestest/hinted"
)

// decided is a position in which one fact decides.
type decided hinted.Position[*table]

// lastPhases leaves so few Objectives in the deck that the game ends with this round.
func lastPhases(s *table) *table {
	s.T.Helper()
	return s.change(func(p *position) {
		left := 0
		for _, id := range slices.Sorted(maps.Keys(p.Objectives)) {
			if p.Objectives[id] != "deck" {
				continue
			}
			if left++; left > 4 || strings.HasPrefix(id, "world-war") {
				p.Objectives[id] = "gone"
			}
		}
	})
}

// settled leaves seat 0 nothing but to infiltrate: it has joined all Projects, nobody waits in its pool, and the Covert
// Operations are done.
func settled(s *table) *table {
	s.T.Helper()
	return prepared(s).done(1, len(operations))
}

// prepared is settled with the Covert Operations still to come.
func prepared(s *table) *table {
	s.T.Helper()
	for _, id := range []string{"deep-state", "comintern", "unified-nations", "spyware"} {
		s.stage(0, id, 1)
	}
	return s.reserve(0, 6)
}

// What decides is named by a person; the first hint has to say it.
func TestAHintTellsWhatDecides(t *testing.T) {
	hinted.Check(t, []decided{
		{"Governments count five Mass Control cards", "advice.multiplier", func(t *testing.T) *table {
			return settled(lastPhases(deal(t, 2, nil, "governments", "authorities", "valuables").secondary(0, "mass-control", 5)))
		}},
		{"nobody acts later", "advice.last", func(t *testing.T) *table {
			return settled(lastPhases(deal(t, 2, nil, "governments", "authorities", "valuables").secondary(0, "mass-control", 5)))
		}},
		{"the last to act takes Universities from a rival for good", "advice.last-seize", func(t *testing.T) *table {
			return settled(lastPhases(deal(t, 2, nil, "universities", "authorities", "valuables").secondary(0, "science", 5))).agents("universities-1", 1, 4)
		}},
		{"a rival still to act has nobody to answer with", "advice.holds", func(t *testing.T) *table {
			return settled(lastPhases(deal(t, 3, nil, "universities", "authorities", "valuables").secondary(0, "science", 5).reserve(1, 1)))
		}},
		{"Crime Syndicates count three sets", "advice.sets", func(t *testing.T) *table {
			return settled(lastPhases(deal(t, 2, nil, "crime-syndicates", "authorities", "valuables").
				secondary(0, "science", 3).secondary(0, "finance", 3).secondary(0, "mass-control", 3)))
		}},
		{"Corporations count four Supreme Power cards", "advice.corporations", func(t *testing.T) *table {
			return settled(lastPhases(deal(t, 2, nil, "corporations", "authorities", "valuables").own(0, "governments", "universities", "stock-exchanges", "crime-syndicates")))
		}},
		{"the third tricolor set wants one Finance card", "advice.set", func(t *testing.T) *table {
			return settled(lastPhases(deal(t, 2, nil, "valuables", "authorities", "researches").own(0, "crime-syndicates").
				secondary(0, "science", 3).secondary(0, "finance", 2).secondary(0, "mass-control", 3)))
		}},
		{"Stage II of SPYWARE lacks an emblem", "advice.emblem", func(t *testing.T) *table {
			return settled(deal(t, 2, nil, "spy-agencies", "authorities", "valuables"))
		}},
		{"Stage IV of SPYWARE is worth 20", "advice.stage", func(t *testing.T) *table {
			return settled(lastPhases(deal(t, 2, nil, "authorities", "valuables", "researches").own(0, "spy-agencies", "spy-agencies", "spy-agencies"))).stage(0, "spyware", 3)
		}},
		{"only the World War lets Stage V have three emblems", "advice.war", func(t *testing.T) *table {
			return settled(lastPhases(deal(t, 2, nil, "authorities", "valuables", "researches").own(0, "spy-agencies", "spy-agencies", "spy-agencies"))).stage(0, "spyware", 4).wars(1)
		}},
		{"one more Finance card opens the Federal Reserve", "advice.treaty", func(t *testing.T) *table {
			return settled(lastPhases(deal(t, 2, nil, "valuables").secondary(0, "finance", 1).hand(0, "federal-reserve")))
		}},
		{"a Covert Operation is worth more than any card in reach", "advice.covert", func(t *testing.T) *table {
			return prepared(lastPhases(deal(t, 2, nil, "authorities", "valuables", "researches")))
		}},
		{"the reserve is empty", "advice.recruit", func(t *testing.T) *table {
			return deal(t, 2, nil, "governments", "universities", "crime-syndicates").reserve(0, 0)
		}},
		{"the Treaty made now is worth most as one stands", "advice.worth", func(t *testing.T) *table {
			return treatyPhase(t, 2, "chamber-of-commerce", "mercenary-guild").own(0, "banks", "banks", "valuables", "valuables", "real-estate")
		}},
		{"DEEP STATE waives the missing part of the best Treaty", "advice.waived", func(t *testing.T) *table {
			return treatyPhase(t, 2, "world-bank").own(0, "banks", "valuables").stage(0, "deep-state", 1)
		}},
		{"the Universities that one owns count each Science card", "advice.counted", func(t *testing.T) *table {
			return settled(lastPhases(deal(t, 2, nil, "researches", "authorities", "valuables").own(0, "universities", "universities")))
		}},
	}, func(s *table) rules.State { return s.S })
}
