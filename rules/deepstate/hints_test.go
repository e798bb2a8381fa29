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

// oneMore leaves one more round after this one.
func oneMore(s *table) *table { s.T.Helper(); return s.lastCards(10) }

// joined lets seat 0 have a Coordinator on the first Stage of some Projects, with no Covert Operation left.
func joined(s *table, projects ...string) *table {
	s.T.Helper()
	for _, id := range projects {
		s.stage(0, id, 1)
	}
	return s.done(1, len(operations))
}

// positions are those whose deciding fact a person has named.
var positions = []decided{
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
		return settled(oneMore(deal(t, 2, nil, "spy-agencies", "authorities", "valuables")))
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
		return oneMore(treatyPhase(t, 2, "chamber-of-commerce", "mercenary-guild").own(0, "banks", "banks", "valuables", "valuables", "real-estate"))
	}},
	{"DEEP STATE waives the missing part of the best Treaty", "advice.waived", func(t *testing.T) *table {
		return oneMore(treatyPhase(t, 2, "world-bank").own(0, "banks", "valuables").stage(0, "deep-state", 1))
	}},
	{"the Universities that one owns count each Science card", "advice.counted", func(t *testing.T) *table {
		return settled(lastPhases(deal(t, 2, nil, "researches", "authorities", "valuables").own(0, "universities", "universities")))
	}},
	{"a rival still to act counts five Mass Control cards with Governments", "advice.deny", func(t *testing.T) *table {
		return settled(lastPhases(deal(t, 3, nil, "governments", "authorities", "valuables").secondary(1, "mass-control", 5).reserve(1, 5)))
	}},
	{"Stock Exchanges would count six Finance cards of a rival", "advice.deny", func(t *testing.T) *table {
		return settled(lastPhases(deal(t, 3, nil, "stock-exchanges", "authorities").secondary(1, "finance", 6).reserve(1, 5)))
	}},
	{"Stock Exchanges count four Finance cards", "advice.multiplier", func(t *testing.T) *table {
		return settled(lastPhases(deal(t, 2, nil, "stock-exchanges", "authorities", "valuables").secondary(0, "finance", 4)))
	}},
	{"Governments are all there is, even with no Mass Control card", "advice.multiplier", func(t *testing.T) *table {
		return settled(lastPhases(deal(t, 2, nil, "governments")))
	}},
	{"Corporations in a rival's hands cost six Agents, and nobody acts later", "advice.corporations", func(t *testing.T) *table {
		return settled(lastPhases(deal(t, 2, nil, "corporations").own(0, "governments", "universities"))).agents("corporations-1", 1, 5)
	}},
	{"the Corporations that one owns count Governments", "advice.counted", func(t *testing.T) *table {
		return settled(lastPhases(deal(t, 2, nil, "governments", "authorities").own(0, "corporations")))
	}},
	{"Governments count one card more than nothing does", "advice.counted", func(t *testing.T) *table {
		return settled(lastPhases(deal(t, 2, nil, "authorities", "valuables").own(0, "governments")))
	}},
	{"the Inner Circle doubles five cards of Governments", "advice.circle", func(t *testing.T) *table {
		return settled(lastPhases(deal(t, 2, nil, "inner-circle", "authorities", "valuables").own(0, "governments").secondary(0, "mass-control", 5)))
	}},
	{"attached to Governments the Inner Circle doubles eight", "advice.hosted", func(t *testing.T) *table {
		return settled(lastPhases(deal(t, 2, nil, "authorities").own(0, "inner-circle", "governments").secondary(0, "mass-control", 8))).agents("authorities-1", 1, 7)
	}},
	{"of two hosts Governments count more cards than Universities", "advice.hosted", func(t *testing.T) *table {
		return settled(lastPhases(deal(t, 2, nil, "authorities").own(0, "inner-circle", "governments", "universities").
			secondary(0, "mass-control", 8).secondary(0, "science", 3))).agents("authorities-1", 1, 7)
	}},
	{"Stage II of DEEP STATE discards two Special Interest cards", "advice.spend", func(t *testing.T) *table {
		return settled(oneMore(deal(t, 2, nil, "patents")))
	}},
	{"Stage III of COMINTERN wants two emblems", "advice.emblem", func(t *testing.T) *table {
		return settled(oneMore(deal(t, 2, nil, "labor-unions"))).stage(0, "comintern", 2)
	}},
	{"in the last Action Phase an emblem lifts no Stage any more", "advice.shows", func(t *testing.T) *table {
		return settled(lastPhases(deal(t, 2, nil, "consulates")))
	}},
	{"a first Mass Control card is all there is", "advice.plain", func(t *testing.T) *table {
		return settled(lastPhases(deal(t, 2, nil, "authorities")))
	}},
	{"the only card is a rival's", "advice.seize", func(t *testing.T) *table {
		return settled(lastPhases(deal(t, 2, nil, "authorities"))).agents("authorities-1", 1, 2)
	}},
	{"of two cards of a rival one is weakly held", "advice.last-seize", func(t *testing.T) *table {
		return settled(lastPhases(deal(t, 2, nil, "authorities", "valuables"))).agents("authorities-1", 1, 2).agents("valuables-1", 1, 5)
	}},
	{"a rival still to act has nine Agents for Universities", "advice.answer", func(t *testing.T) *table {
		return settled(lastPhases(deal(t, 3, nil, "universities", "authorities").secondary(0, "science", 5).reserve(1, 9)))
	}},
	{"four Agents are as many as the rival has", "advice.holds", func(t *testing.T) *table {
		return settled(lastPhases(deal(t, 3, nil, "governments").secondary(0, "mass-control", 5).reserve(1, 4)))
	}},
	{"only SPYWARE reaches the fourth card", "advice.beyond", func(t *testing.T) *table {
		return settled(lastPhases(deal(t, 3, nil, "valuables", "authorities", "researches", "universities").secondary(0, "science", 6).reserve(1, 9)))
	}},
	{"the last Covert Operation is worth 16 and takes all ten Agents", "advice.covert-last", func(t *testing.T) *table {
		return lastPhases(deal(t, 2, nil, "authorities").done(1, 5)).agents("authorities-1", 1, 1).reserve(0, 10)
	}},
	{"four Agents are enough for eight Influence", "advice.covert", func(t *testing.T) *table {
		return lastPhases(deal(t, 2, nil, "authorities").done(1, 1)).agents("authorities-1", 1, 1).reserve(0, 4)
	}},
	{"a first Covert Operation is the Condition of the Arms Dealers", "advice.treaty", func(t *testing.T) *table {
		return lastPhases(deal(t, 2, nil, "authorities").hand(0, "arms-dealers")).agents("authorities-1", 1, 1).reserve(0, 2)
	}},
	{"a Mass Control card completes what the Trilateral Commission asks", "advice.treaty", func(t *testing.T) *table {
		return joined(lastPhases(deal(t, 2, nil, "authorities").secondary(0, "science", 3).secondary(0, "finance", 3).hand(0, "trilateral-commission")),
			"comintern", "unified-nations", "spyware")
	}},
	{"COMINTERN is the last Project to join and adds a Ghost", "advice.ghosts", func(t *testing.T) *table {
		return joined(oneMore(deal(t, 2, nil, "authorities")), "unified-nations", "spyware")
	}},
	{"UNIFIED NATIONS recalls one Agent more while four hold Consulates", "advice.recalls", func(t *testing.T) *table {
		return joined(oneMore(deal(t, 2, nil, "authorities").own(0, "consulates").agents("consulates-1", 0, 4)), "comintern")
	}},
	{"SPYWARE reaches Universities, the fourth card", "advice.first-cards", func(t *testing.T) *table {
		return joined(oneMore(deal(t, 2, nil, "authorities", "valuables", "researches", "universities").secondary(0, "science", 5)), "comintern", "unified-nations")
	}},
	{"DEEP STATE waives a part of three Treaties in hand", "advice.waive", func(t *testing.T) *table {
		return joined(oneMore(deal(t, 2, nil, "authorities").own(0, "patents").hand(0, "non-aligned-movement", "world-bank", "nobel-committee")),
			"comintern", "unified-nations", "spyware")
	}},
	{"Stage IV of DEEP STATE lets any Treaty be made", "advice.waive-all", func(t *testing.T) *table {
		return lastPhases(deal(t, 2, nil, "authorities").done(1, 6).stage(0, "deep-state", 3).own(0, "labs", "banks", "patents").hand(0, "interpol")).
			agents("authorities-1", 1, 1)
	}},
	{"Stage V of UNIFIED NATIONS brings all Agents back in the rounds to come", "advice.recalls-all", func(t *testing.T) *table {
		return joined(oneMore(deal(t, 2, nil, "authorities").own(0, "consulates", "consulates", "consulates").made(0, "interpol")), "comintern", "spyware").
			stage(0, "unified-nations", 4)
	}},
	{"Stage V of SPYWARE opens the whole zone of the round to come", "advice.first-cards-all", func(t *testing.T) *table {
		return joined(oneMore(deal(t, 2, nil, "authorities").own(0, "spy-agencies", "spy-agencies", "spy-agencies").made(0, "cia")), "comintern", "unified-nations").
			stage(0, "spyware", 4)
	}},
	{"Stage V of COMINTERN is worth 40 with nothing after it", "advice.stage", func(t *testing.T) *table {
		return settled(lastPhases(deal(t, 2, nil, "authorities").own(0, "labor-unions", "labor-unions", "labor-unions"))).made(0, "peasant-union").
			agents("authorities-1", 1, 1).stage(0, "comintern", 4)
	}},
	{"a World War stands for the third emblem of UNIFIED NATIONS", "advice.war", func(t *testing.T) *table {
		return settled(lastPhases(deal(t, 2, nil, "authorities").own(0, "consulates", "consulates"))).agents("authorities-1", 1, 1).
			stage(0, "unified-nations", 3).wars(1)
	}},
	{"the next Supervisor cannot Advance then", "advice.supervisor", func(t *testing.T) *table {
		return joined(oneMore(deal(t, 2, nil, "authorities")), "deep-state", "unified-nations", "spyware").reserve(0, 2)
	}},
	{"no Agent is left, and the Covert Operations are done", "advice.recruit", func(t *testing.T) *table {
		return lastPhases(deal(t, 2, nil, "governments", "universities").done(1, 6)).reserve(0, 0)
	}},
	{"with all Agents on Governments only a contact can be made", "advice.contact", func(t *testing.T) *table {
		return lastPhases(deal(t, 4, withMen, "authorities").done(1, 6).own(0, "governments").reserve(0, 0).agents("governments-1", 0, 10)).
			agents("authorities-1", 1, 3)
	}},
	{"the Chamber of Commerce counts five Finance cards in the last Treaty Phase", "advice.worth", func(t *testing.T) *table {
		return lastPhases(treatyPhase(t, 2, "chamber-of-commerce", "interpol").own(0, "banks", "banks", "valuables", "valuables", "consulates"))
	}},
	{"the Federation of Trade Unions counts three emblems, the Signals Alliance two", "advice.worth", func(t *testing.T) *table {
		return lastPhases(treatyPhase(t, 2, "federation-of-trade-unions", "signals-alliance").own(0, "labor-unions", "labor-unions", "spy-agencies"))
	}},
	{"Stage II of DEEP STATE waives two Finance cards of the World Bank", "advice.waived", func(t *testing.T) *table {
		return lastPhases(treatyPhase(t, 2, "club-of-rome", "world-bank").own(0, "banks").stage(0, "deep-state", 2))
	}},
	{"Interpol works in the round to come", "advice.standing", func(t *testing.T) *table {
		return oneMore(treatyPhase(t, 2, "interpol").own(0, "consulates"))
	}},
	{"the Club of Rome lacks more than any other Treaty in a full hand", "advice.lacks", func(t *testing.T) *table {
		return oneMore(treatyPhase(t, 2, "kgb", "cia", "league-of-nations", "war-council", "triads", "yakuza", "club-of-rome")).Do("pass")
	}},
	{"the Mercenary Guild of the draft asks for nothing", "advice.met", func(t *testing.T) *table {
		return opened(t, 2, 6, rules.Options{"treaties": 2, "supervisor": 1, "rounds": 1})
	}},
	{"no Agent is on the Banks that DEEP STATE discards", "advice.unmanned", func(t *testing.T) *table {
		return lastPhases(deal(t, 2, nil, "patents").own(0, "labs", "labs", "banks", "valuables").agents("labs-1", 0, 2).stage(0, "deep-state", 1)).
			Do("advance", "deep-state")
	}},
	{"Governments hold four Agents, Labs one", "advice.most", func(t *testing.T) *table {
		return oneMore(deal(t, 4, withMen, "banks").men(0, "courier").own(0, "governments", "labs").own(1, "universities").
			agents("governments-1", 0, 4).agents("labs-1", 0, 1).reserve(0, 1)).Do("play", "courier")
	}},
	{"the World Bank's gift goes to who has nothing", "advice.poorest", func(t *testing.T) *table {
		return lastPhases(treatyPhase(t, 3, "world-bank").own(0, "banks", "valuables", "real-estate", "labs").own(1, "banks").secondary(0, "science", 1)).
			Do("make", "world-bank")
	}},
	{"one Agent holds Universities, and the Hitman takes it", "advice.lone", func(t *testing.T) *table {
		return lastPhases(deal(t, 4, withMen, "universities", "banks").men(0, "hitman").secondary(0, "science", 5)).reserve(2, 0).reserve(3, 0).
			agents("universities-1", 1, 1).agents("banks-1", 2, 1).Do("play", "hitman")
	}},
	{"the Infiltrator takes Universities, past the cards in reach, for six Science cards", "advice.past-reach", func(t *testing.T) *table {
		return settled(lastPhases(deal(t, 4, withMen, "authorities", "valuables", "researches", "banks", "universities").men(0, "infiltrator").secondary(0, "science", 6)))
	}},
	{"an emblem less lifts SPYWARE to Stage V", "advice.stands-for", func(t *testing.T) *table {
		return settled(lastPhases(deal(t, 3, variant(rules.Options{"seal": 1, "closed": 1}), "authorities").own(0, "spy-agencies", "spy-agencies", "spy-agencies"))).stage(0, "spyware", 4)
	}},
	{"the last Agent in a rival's reserve", "advice.reserve", func(t *testing.T) *table {
		return lastPhases(deal(t, 4, withMen, "universities").men(0, "hitman").secondary(0, "science", 5)).reserve(2, 1).reserve(3, 0).Do("play", "hitman")
	}},
}

// What decides is named by a person; the first hint has to say it.
func TestAHintTellsWhatDecides(t *testing.T) {
	hinted.Check(t, positions, func(s *table) rules.State { return s.S })
}

// A card that is taken scores once for each card of one's own that counts it.
func TestTheReasonForACardCountsAllThatCountIt(t *testing.T) {
	s := settled(lastPhases(deal(t, 2, nil, "researches", "authorities").own(0, "universities", "universities", "inner-circle"))).
		Set("attached.inner-circle-1", "universities-1")
	want := "advice.both(a=advice.counted(card=name.card.researches-1, host=name.objective.universities, n=3, cards=2), b=advice.last(n=2))"
	if got := s.S.Advice(s.Act("infiltrate", "researches-1", 1)).String(); got != want {
		t.Errorf("the reason is %s, want %s", got, want)
	}
}

// choices are such as are not always the best ones, each with what a person would say for it.
func choices(t *testing.T) []choice {
	return []choice{
		{"the rival reaches Governments, and has the Agents", "advice.strike(card=name.card.governments-1, who=name.seat.1)", deal(t, 3, variant(rules.Options{"strike": 1}), "governments", "labs").reserve(1, 5), "strike", []any{"governments-1"}},
		{"three Agents are in reserve for two turns", "advice.encore(n=3)", deal(t, 3, variant(rules.Options{"encore": 1}), "labs", "patents"), "encore", nil},
		{"the Peasant Union shows Communists, and COMINTERN II needs one", "advice.gives-emblem(stage=name.stage.comintern-2, emblem=name.emblem.communists, n=1, m=0)", oneMore(treatyPhase(t, 3, "peasant-union").own(0, "authorities", "authorities").stage(0, "comintern", 1)), "make", []any{"peasant-union"}},
		{"four Agents are on Labs", "advice.home(n=4)", oneMore(treatyPhase(t, 3, "underground-railroad").own(0, "consulates", "labs").agents("labs-1", 0, 4).reserve(0, 1)), "make", []any{"underground-railroad"}},
		{"with two Agents less COMINTERN II can be paid", "advice.payable(stage=name.stage.comintern-2)", oneMore(treatyPhase(t, 3, "october-committee").own(0, "labor-unions").stage(0, "comintern", 1)), "make", []any{"october-committee"}},
		{"one Treaty is in hand", "advice.draws(n=1, m=6)", oneMore(deal(t, 4, withMen, "labs").men(0, "negotiator").hand(0, "kgb")), "play", []any{"negotiator"}},
		{"the KGB scores nothing itself, and the game ends", "advice.no-worth", lastPhases(treatyPhase(t, 3, "kgb", "cia").own(0, "labor-unions")), "make", []any{"kgb"}},
		{"the World Bank can wait for a second Finance card that costs nothing", "advice.wait(treaty=name.treaty.world-bank)", oneMore(treatyPhase(t, 3, "world-bank").own(0, "banks", "valuables", "valuables")), "pass", nil},
		{"Interpol protects nothing while it is in hand", "advice.works-later(treaty=name.treaty.interpol)", oneMore(treatyPhase(t, 3, "interpol").own(0, "consulates")), "pass", nil},
		{"the World Bank is lost with the last Treaty Phase", "advice.last-treaties(treaty=name.treaty.world-bank, n=7)", lastPhases(treatyPhase(t, 3, "world-bank").own(0, "banks", "valuables", "valuables")), "pass", nil},
		{"the KGB scores nothing any more", "advice.no-score", lastPhases(treatyPhase(t, 3, "kgb").own(0, "labor-unions")), "pass", nil},
		{"one Agent holds Universities", "advice.target(card=name.card.universities-1, who=name.seat.1)", deal(t, 4, withMen, "universities", "banks").men(0, "hitman").agents("universities-1", 1, 1).agents("banks-1", 2, 1), "play", []any{"hitman"}},
		{"COMINTERN II needs one emblem, and there is none", "advice.stands-for(stage=name.stage.comintern-2, emblem=name.emblem.communists, n=1, m=0)", deal(t, 3, variant(rules.Options{"seal": 1, "closed": 1}), "labs", "patents", "banks").stage(0, "comintern", 1).reserve(0, 4), "seal", nil},
		{"DEEP STATE I discards one card", "advice.spares-card(stage=name.stage.deep-state-1, n=1, m=2)", deal(t, 3, variant(rules.Options{"seal": 1}), "patents").own(0, "banks", "labs"), "seal", nil},
		{"the Supervisor could join COMINTERN", "advice.fixed(stage=name.stage.unified-nations-1)", deal(t, 4, withMen, "labs", "patents").men(0, "fixer").supervisor(0), "play", []any{"fixer"}},
		{"COMINTERN I costs two Agents", "advice.costs-less(stage=name.stage.unified-nations-1, n=0, m=1)", deal(t, 4, withMen, "labs", "patents").men(0, "fixer"), "play", []any{"fixer"}},
		{"Universities lie in the fourth place", "advice.past-reach(card=name.card.universities-1, n=3)", deal(t, 4, withMen, "labs", "patents", "banks", "universities").men(0, "infiltrator").reserve(0, 5), "play", []any{"infiltrator"}},
		{"the whole zone is in reach", "advice.man-waits", deal(t, 4, withMen, "labs", "patents", "banks").men(0, "infiltrator"), "play", []any{"infiltrator"}},
		{"Labs are a rival's with four Agents", "advice.ambushed(card=name.card.labs-1, who=name.seat.1, n=4)", deal(t, 3, nil, "labs", "patents", "banks").made(0, "cosa-nostra").agents("labs-1", 1, 4).Do("infiltrate", "patents-1", 1), "cosa-nostra", []any{"labs-1"}},
		{"Labor Unions show a second emblem with it", "advice.hosted-emblem(emblem=name.emblem.communists, n=2)", deal(t, 3, nil, "labs").own(0, "inner-circle", "labor-unions"), "attach", []any{"inner-circle-1", "labor-unions-1"}},
		{"Governments count no card yet", "advice.hosts-none(host=name.objective.governments)", deal(t, 3, nil, "labs").own(0, "inner-circle", "governments"), "attach", []any{"inner-circle-1", "governments-1"}},
		{"the loose Inner Circle scores four", "advice.loose(n=4)", deal(t, 2, nil, "inner-circle").own(0, "governments").reserve(0, 6).Do("infiltrate", "inner-circle-1", 5), "pass", nil},
		{"COMINTERN II costs three Agents, and one now", "advice.offer(stage=name.stage.comintern-2, n=3, m=1)", oneMore(treatyPhase(t, 3, "october-committee").own(0, "labor-unions").stage(0, "comintern", 1)).Do("make", "october-committee"), "pass", nil},
		{"four Agents stay on Labs", "advice.stay-out(n=4)", oneMore(treatyPhase(t, 3, "underground-railroad").own(0, "consulates", "labs").agents("labs-1", 0, 4).reserve(0, 1)).Do("make", "underground-railroad"), "pass", nil},
		{"five Agents of a rival can follow", "advice.exposed(who=name.seat.1, n=5, m=1)", deal(t, 3, nil, "labs", "patents", "banks").made(0, "yakuza").reserve(1, 5).Do("infiltrate", "labs-1", 1), "yakuza", []any{"labs-1"}},
		{"nobody later has an Agent", "advice.unexposed", deal(t, 3, nil, "labs", "patents", "banks").made(0, "yakuza").reserve(1, 0).Do("infiltrate", "labs-1", 1), "yakuza", []any{"labs-1"}},
		{"SPYWARE reaches no more than is open already", "advice.toward(stage=name.stage.spyware-4, n=20, emblem=name.emblem.spies, need=3, m=1)", oneMore(treatyPhaseWith(t, 3, variant(rules.Options{"reach": 4}), "cryptographers-bureau").own(0, "spy-agencies")).Do("make", "cryptographers-bureau"), "advance", []any{"spyware"}},
		{"Stage II gives Ghosts to nobody when no phase follows", "advice.no-phase", lastPhases(deal(t, 2, nil, "authorities").own(0, "spy-agencies").agents("authorities-1", 1, 1)).stage(0, "spyware", 1), "advance", []any{"spyware"}},
		{"the Illuminati count a third Project", "advice.scores-with(treaty=name.treaty.illuminati, n=3)", lastPhases(deal(t, 2, nil, "authorities").agents("authorities-1", 1, 1)).made(0, "illuminati"), "advance", []any{"spyware"}},
		{"nobody else has five Agents", "advice.unwanted", deal(t, 3, variant(rules.Options{"claim": 1}), "governments", "labs"), "claim", []any{"governments-1"}},
		{"HOC has six Agents for Governments", "advice.called-off(card=name.card.governments-1, who=name.seat.hoc)", deal(t, 1, variant(rules.Options{"summons": 1}), "governments", "labs").change(func(p *position) { p.Players["hoc"] = posPlayer{Reserve: 6, Pool: 4} }), "summons", nil},
		{"no Agent is left anywhere", "advice.no-action(n=0)", deal(t, 4, withMen, "governments").men(0, "negotiator").reserve(0, 0).own(0, "labs").agents("labs-1", 0, 10), "skip", nil},
		{"two Agents are on Labs", "advice.manned(card=name.card.labs-1, n=2)", deal(t, 2, nil, "patents").own(0, "labs", "banks").agents("labs-1", 0, 2).Do("advance", "deep-state"), "discard", []any{"labs-1"}},
		{"Governments hold four Agents", "advice.fewer(card=name.card.labs-1, n=1, other=name.card.governments-1, m=4)", oneMore(deal(t, 4, withMen, "banks").men(0, "courier").own(0, "governments", "labs").agents("governments-1", 0, 4).agents("labs-1", 0, 1).reserve(0, 1)).Do("play", "courier"), "return", []any{"labs-1"}},
		{"three Agents stay on Universities", "advice.weakens(card=name.card.universities-1, who=name.seat.1, n=4)", deal(t, 4, withMen, "universities", "banks").men(0, "hitman").agents("universities-1", 1, 4).Do("play", "hitman"), "hit", []any{"universities-1"}},
		{"Valuables are counted by nothing", "advice.gift-least(n=1)", lastPhases(treatyPhase(t, 2, "world-bank").own(0, "banks", "valuables", "valuables")).Do("make", "world-bank"), "give", []any{"valuables-1", "1"}},
		{"one rival has two cards, the other none", "advice.gift-leader(who=name.seat.1, n=2, other=name.seat.2, m=0)", lastPhases(treatyPhase(t, 3, "world-bank").own(0, "banks", "valuables", "real-estate").own(1, "labs", "labs")).Do("make", "world-bank"), "give", []any{"valuables-1", "1"}},
	}
}

// What speaks for a choice that is not always the best one is told by a person too, with its figures.
func TestAChoiceTellsWhatSpeaksForIt(t *testing.T) {
	hinted.Tell(t, choices(t), adviceAt)
}

// choice is one of them.
type choice hinted.Choice[*table]

func adviceAt(at *table, verb string, args ...any) rules.Message {
	return at.S.Advice(at.Act(verb, args...))
}

// unsaidHints is how many reasons have no position yet. It only falls.
const unsaidHints = 0

// Each reason that a hint can give is said in a position that a person has stated.
func TestEveryHintHasAPosition(t *testing.T) {
	hinted.Stated(t, game.Info(), unsaidHints, positions, choices(t))
}
