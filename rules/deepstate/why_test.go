package deepstate_test

import (
	"testing"

	"safehouse/rules"
	"safehouse/rules/rulestest"
)

// A refusal is a position and an action that is refused there for one reason.
type refusal rulestest.Refusal[*table]

func ops(operands ...any) []any { return operands }

// refusals is every reason with at least one position for it.
var refusals = []refusal{
	{"over", overTable, "recruit", nil},
	{"other-question", plainTable, "pass", nil},
	{"other-question", plainTable, "make", ops("cia")},
	{"other-question", makeTable, "recruit", nil},
	{"must-choose", giveTable, "pass", nil},
	{"must-choose", payTable, "pass", nil},
	{"not-in-pack", draftTable, "pick", ops("federal-reserve")},
	{"not-in-hand", makeTable, "make", ops("cia")},
	{"not-in-hand", trimTable, "trim", ops("freemasons")},
	{"not-in-hand", buryTable, "put-back", ops("federal-reserve")},
	{"made-already", makeTable, "make", ops("interpol")},
	{"conditions", makeTable, "make", ops("kgb")},
	{"conditions", makeTable, "make", ops("league-of-nations")},
	{"conditions", makeTable, "make", ops("war-council")},
	{"conditions", illuminatiTable, "make", ops("illuminati")},
	{"conditions", makeTable, "make", ops("rosicrucians")},
	{"conditions", makeTable, "make", ops("club-of-rome")},
	{"conditions", brokenTable, "make", ops("anarchists")},
	{"conditions", brokenTable, "make", ops("non-aligned-movement")},
	{"conditions", brokenTable, "make", ops("pacifist-assembly")},
	{"conditions", waivedTable, "make", ops("federal-reserve")},
	{"war-card", plainTable, "infiltrate", ops("world-war-1", 1)},
	{"not-in-zone", plainTable, "infiltrate", ops("governments-2", 1)},
	{"not-in-zone", triadsTable, "triads", ops("governments-2")},
	{"card-taken", plainTable, "infiltrate", ops("consulates-1", 3)},
	{"card-gone", plainTable, "infiltrate", ops("researches-1", 1)},
	{"out-of-reach", plainTable, "infiltrate", ops("valuables-1", 1)},
	{"own-agents", ownTable, "infiltrate", ops("labs-1", 2)},
	{"protected", protectedTable, "infiltrate", ops("labs-1", 3)},
	{"no-meeple", plainTable, "infiltrate", ops("labs-1", 0)},
	{"short-reserve", plainTable, "infiltrate", ops("labs-1", 4)},
	{"below-number", plainTable, "infiltrate", ops("governments-1", 3)},
	{"below-rival", plainTable, "infiltrate", ops("patents-1", 2)},
	{"operation-done", plainTable, "covert", ops("elimination-of-obstacles")},
	{"operation-below", plainTable, "covert", ops("coup-d-etat")},
	{"operation-agents", plainTable, "covert", ops("neutralization-of-a-political-leader")},
	{"supervisor-advance", heldTable, "advance", ops("comintern")},
	{"supervisor-advance", heldPoor, "advance", ops("unified-nations")},
	{"last-stage", heldTop, "advance", ops("spyware")},
	{"project-closed", heldClosed, "advance", ops("comintern")},
	{"supervisor-recruit", heldTable, "recruit", nil},
	{"supervisor-contact", heldTable, "contact", nil},
	{"operation-boxed", variantTable, "covert", ops("coup-d-etat")},
	{"project-closed", variantTable, "advance", ops("comintern")},
	{"last-stage", topTable, "advance", ops("spyware")},
	{"advance-agents", poorTable, "advance", ops("comintern")},
	{"advance-cards", plainTable, "advance", ops("deep-state")},
	{"advance-emblems", plainTable, "advance", ops("unified-nations")},
	{"no-coordinator", nobodyTable, "advance", ops("spyware")},
	{"other-project", offerTable, "advance", ops("spyware")},
	{"pool-empty", nobodyTable, "recruit", nil},
	{"no-men", plainTable, "contact", nil},
	{"no-men", plainTable, "play", ops("fixer")},
	{"must-act", plainTable, "skip", nil},
	{"man-not-held", menTable, "play", ops("recruiter")},
	{"man-not-held", dismissTable, "dismiss", ops("recruiter")},
	{"man-played", playedTable, "play", ops("fixer")},
	{"not-inner-circle", circleTable, "attach", ops("labor-unions-1", "universities-1")},
	{"inner-circle-not-yours", circleTable, "attach", ops("inner-circle-3", "universities-1")},
	{"attached", circleTable, "attach", ops("inner-circle-2", "universities-1")},
	{"other-circle", freshTable, "attach", ops("inner-circle-2", "universities-1")},
	{"host-not-yours", circleTable, "attach", ops("inner-circle-1", "corporations-1")},
	{"host-kind", circleTable, "attach", ops("inner-circle-1", "labs-2")},
	{"host-taken", circleTable, "attach", ops("inner-circle-1", "labor-unions-1")},
	{"twin", circleTable, "attach", ops("inner-circle-1", "universities-2")},
	{"token-not-yours", plainTable, "triads", ops("labs-1")},
	{"token-used", usedTable, "triads", ops("labs-1")},
	{"protect-other", protectTable, "yakuza", ops("patents-1")},
	{"ambush-empty", ambushTable, "cosa-nostra", ops("banks-1")},
	{"ambush-own", ambushTable, "cosa-nostra", ops("labs-1")},
	{"pay-not-yours", payTable, "discard", ops("banks-2")},
	{"pay-emblem", payTable, "discard", ops("valuables-1")},
	{"pay-nobody", lonelyTable, "discard", ops("banks-1")},
	{"twin", payTable, "discard", ops("labs-2")},
	{"give-not-yours", giveTable, "give", ops("banks-2", "1")},
	{"give-group", giveTable, "give", ops("labs-1", "1")},
	{"give-group", giveTable, "give-secondary", ops("science", "1")},
	{"give-none", giveTable, "give-secondary", ops("finance", "1")},
	{"give-self", giveTable, "give", ops("banks-1", "0")},
	{"no-such-player", giveTable, "give", ops("banks-1", "hoc")},
	{"no-such-player", hitTable, "hit-reserve", ops("4")},
	{"return-not-yours", returnTable, "return", ops("universities-1")},
	{"return-none", returnTable, "return", ops("labs-1")},
	{"return-objective", returnTable, "return-operation", ops("elimination-of-obstacles")},
	{"return-operation", recallTable, "return-operation", ops("coup-d-etat")},
	{"hit-empty", hitTable, "hit", ops("labs-1")},
	{"hit-own", hitTable, "hit", ops("banks-1")},
	{"hit-own", hitTable, "hit-reserve", ops("0")},
	{"hit-taken", hitTable, "hit", ops("governments-1")},
	{"hit-reserve", hitTable, "hit-reserve", ops("2")},
	{"move-agents", moveTable, "move", ops("banks-1", 1)},
	{"move-place", moveTable, "move", ops("labs-1", 7)},
	{"move-here", moveTable, "move", ops("labs-1", 1)},
	{"move-same", moveTable, "move", ops("patents-1", 1)},
	{"privilege-off", plainTable, "strike", ops("labs-1")},
	{"privilege-off", plainTable, "encore", nil},
	{"privilege-once", encoreTwice, "encore", nil},
	{"encore-idle", encoreIdle, "encore", nil},
	{"privilege-off", plainTable, "exchange", ops("cia")},
	{"not-in-hand", exchangeTable, "exchange", ops("interpol")},
	{"privilege-seat", rivalStrikes, "strike", ops("labs-1")},
	{"privilege-used", struckTable, "strike", ops("labs-1")},
	{"not-in-zone", strikeTable, "strike", ops("governments-1")},
	{"strike-agents", strikeTable, "strike", ops("banks-1")},
	{"strike-token", strikeToken, "strike", ops("labs-1")},
	{"strike-deck", strikeLast, "strike", ops("labs-1")},
	{"privilege-off", plainTable, "seal", nil},
	{"privilege-used", sealedTable, "seal", nil},
	{"seal-idle", func(t *testing.T) *table { return sealTable(t).reserve(0, 2) }, "seal", nil},
	{"privilege-off", plainTable, "claim", ops("labs-1")},
	{"claimed", claimedTable, "infiltrate", ops("patents-1", 1)},
	{"privilege-off", plainTable, "summons", nil},
	{"privilege-once", func(t *testing.T) *table { return summonsTable(t).Do("summons") }, "summons", nil},
}

// plainTable is seat 0's turn with 3 Agents; an emblem is missing for UNIFIED
// NATIONS, and cards for DEEP STATE.
func plainTable(t *testing.T) *table {
	s := deal(t, 3, nil, "labs", "patents", "governments", "valuables").agents("patents-1", 1, 2).own(1, "consulates").done(1, 1)
	return s.Set("objectives.researches-1", "gone").stage(0, "unified-nations", 1)
}

// topTable is the same with a Coordinator at the last Stage of SPYWARE.
func topTable(t *testing.T) *table { return plainTable(t).stage(0, "spyware", 5) }

// variantTable is played with three Covert Operations and without COMINTERN.
func variantTable(t *testing.T) *table {
	return deal(t, 3, variant(rules.Options{"closed": 2, "operations": 3}), "labs", "patents").reserve(0, 9)
}

func overTable(t *testing.T) *table { return lastTurn(t).end() }
func makeTable(t *testing.T) *table {
	return treatyPhase(t, 3, "kgb", "league-of-nations", "war-council", "rosicrucians", "club-of-rome").made(0, "interpol")
}
func illuminatiTable(t *testing.T) *table { return treatyPhase(t, 3, "illuminati") }
func brokenTable(t *testing.T) *table {
	return treatyPhase(t, 3, "anarchists", "non-aligned-movement", "pacifist-assembly").own(0, "governments", "mass-media", "labor-unions").done(0, 1)
}
func waivedTable(t *testing.T) *table {
	return treatyPhase(t, 3, "federal-reserve").own(0, "banks").stage(0, "deep-state", 1)
}
func trimTable(t *testing.T) *table {
	return treatyPhase(t, 3, "kgb", "cia", "league-of-nations", "war-council", "triads", "yakuza", "club-of-rome").hand(1, "freemasons").Do("pass").Do("pass")
}
func draftTable(t *testing.T) *table {
	return opened(t, 3, 4, rules.Options{"treaties": 2, "supervisor": 1})
}
func buryTable(t *testing.T) *table {
	return opened(t, 3, 4, rules.Options{"treaties": 1, "supervisor": 1})
}
func triadsTable(t *testing.T) *table { return deal(t, 3, nil, "labs", "banks").made(0, "triads") }
func usedTable(t *testing.T) *table   { return triadsTable(t).Do("triads", "banks-1") }
func ownTable(t *testing.T) *table {
	return deal(t, 3, nil, "labs", "banks").agents("labs-1", 0, 1)
}
func protectedTable(t *testing.T) *table {
	return deal(t, 3, nil, "labs", "banks").made(0, "yakuza").Do("infiltrate", "labs-1", 1).Do("yakuza", "labs-1")
}
func protectTable(t *testing.T) *table {
	return deal(t, 3, nil, "labs", "patents").made(0, "yakuza").Do("infiltrate", "labs-1", 1)
}
func ambushTable(t *testing.T) *table {
	return deal(t, 3, nil, "labs", "patents", "banks").made(0, "cosa-nostra").agents("patents-1", 1, 1).Do("infiltrate", "labs-1", 1)
}
func menTable(t *testing.T) *table {
	return deal(t, 4, withMen, "labs", "patents", "banks").men(0, "fixer", "hitman")
}
func heldTable(t *testing.T) *table { return menTable(t).supervisor(0) }

// With the Supervisor: without Agents or emblems, at a last Stage, beside a closed Project.
func heldPoor(t *testing.T) *table    { return plainTable(t).reserve(0, 1).supervisor(0) }
func heldTop(t *testing.T) *table     { return topTable(t).supervisor(0) }
func heldClosed(t *testing.T) *table  { return variantTable(t).supervisor(0) }
func playedTable(t *testing.T) *table { return menTable(t).men(0, "emissary").Do("play", "emissary") }
func dismissTable(t *testing.T) *table {
	return menTable(t).men(0, "emissary").Next("man", "courier").Do("contact")
}
func poorTable(t *testing.T) *table { return deal(t, 3, nil, "labs", "banks").reserve(0, 1) }

// nobodyTable is a table at which all of seat 0's Agents are on a card.
func nobodyTable(t *testing.T) *table {
	return deal(t, 4, withMen, "labs", "banks").men(0, "hitman").made(0, "think-tank").own(0, "governments").
		change(func(p *position) {
			p.Agents = map[string]posAgents{"governments-1": {Player: "0", Agents: 10}}
			p.Players["0"] = posPlayer{}
		})
}

// offerTable is an Advance that a Treaty offers.
func offerTable(t *testing.T) *table {
	return treatyPhase(t, 3, "october-committee").own(0, "labor-unions").stage(0, "comintern", 1).Do("make", "october-committee")
}
func circleTable(t *testing.T) *table {
	return deal(t, 5, nil, "labs", "banks").own(0, "inner-circle", "inner-circle", "labor-unions", "universities", "universities", "labs").
		own(1, "inner-circle", "corporations").Set("attached.inner-circle-2", "labor-unions-1")
}
func freshTable(t *testing.T) *table {
	s := deal(t, 3, nil, "inner-circle", "banks").own(0, "inner-circle", "universities").reserve(0, 5)
	return s.Do("infiltrate", "inner-circle-1", 5).Do("recruit")
}
func payTable(t *testing.T) *table {
	return deal(t, 3, nil, "patents").own(0, "labs", "labs", "banks", "valuables").own(1, "banks").stage(0, "deep-state", 1).Do("advance", "deep-state")
}

// lonelyTable is a join of DEEP STATE for no Agents by somebody who has none but
// those on Objectives.
func lonelyTable(t *testing.T) *table {
	s := lonely(t, 1).own(0, "patents").change(func(p *position) {
		p.Agents["governments-1"] = posAgents{Player: "0", Agents: 4}
		p.Agents["patents-2"] = posAgents{Player: "0", Agents: 1}
	})
	return s.Do("advance", "deep-state")
}
func giveTable(t *testing.T) *table {
	return treatyPhase(t, 3, "world-bank").own(0, "banks", "valuables", "real-estate", "labs").own(1, "banks").secondary(0, "science", 1).Do("make", "world-bank")
}
func returnTable(t *testing.T) *table {
	return deal(t, 4, withMen, "banks").men(0, "courier").own(0, "governments", "labs").own(1, "universities").agents("governments-1", 0, 4).Do("play", "courier")
}
func recallTable(t *testing.T) *table {
	s := deal(t, 2, nil, "labs", "banks").own(0, "governments").agents("governments-1", 0, 4).stage(0, "unified-nations", 1)
	return s.Do("infiltrate", "labs-1", 2)
}
func hitTable(t *testing.T) *table {
	s := deal(t, 4, withMen, "labs", "banks", "patents").men(0, "hitman").agents("banks-1", 0, 1).agents("patents-1", 1, 1).own(1, "governments").
		agents("governments-1", 1, 1).reserve(2, 0)
	return s.Do("play", "hitman")
}
func moveTable(t *testing.T) *table {
	return deal(t, 4, withMen, "labs", "patents", "banks").men(0, "propagandist").agents("banks-1", 1, 1).Do("play", "propagandist")
}

// Every reason is given for a position and an action of its own, refuses it and
// changes nothing.
func TestEveryRefusalNamesItsReason(t *testing.T) { rulestest.RefusalsOf(refusals).Named(t) }

// No reason is without a position.
func TestEveryReasonHasAPosition(t *testing.T) { rulestest.RefusalsOf(refusals).Complete(t, game) }

// The reasons as a player reads them.
func TestGoldenReasons(t *testing.T) {
	rulestest.RefusalsOf(refusals).Golden(t, "testdata/reasons.txt", say(t))
}

// An action that the game does not know is refused, whatever is asked.
func TestAMalformedActionIsRefused(t *testing.T) {
	rulestest.Malformed(t, plainTable(t), rules.Action{}, rules.Action{Verb: 200}, rules.Do(3, 99, 1), rules.Do(3, -1, 1), rules.Do(6, 1), rules.Do(3, 0, 1, 7))
}

// An action out of its time is told when its time is, whatever it is.
func TestAReasonSaysWhenTheTimeIs(t *testing.T) {
	makes := makeTable(t)
	for verb, operands := range map[string][]any{"infiltrate": {"labs-1", 1}, "recruit": nil, "yakuza": {"labs-1"}, "play": {"fixer"}, "trim": {"cia"}, "hit": {"labs-1"}} {
		if got := whenOf(makes, verb, operands...); got != "when."+verb {
			t.Errorf("%s in a Treaty Phase is told %q, want when.%s", verb, got, verb)
		}
	}
	if got := whenOf(plainTable(t), "make", "cia"); got != "when.make" {
		t.Errorf("a Treaty in an Action Phase is told %q, want when.make", got)
	}
}

// whenOf is the key of the sentence that says when an action has its time.
func whenOf(s *table, verb string, operands ...any) string {
	_, args := s.S.Why(s.Act(verb, operands...)).Words()
	when, _ := args["when"].(rules.Message)
	return when.Key
}
