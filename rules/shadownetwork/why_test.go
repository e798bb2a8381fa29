package shadownetwork_test

import (
	"fmt"
	"slices"
	"testing"

	"safehouse/rules"
	"safehouse/rules/rulestest"
)

// A refusal is a position and an action that is refused there for one reason.
type refusal rulestest.Refusal[*table]

func ops(operands ...any) []any { return operands }

// refusals is every reason with at least one position for it.
var refusals = []refusal{
	{"why.over", gameOver, "place", ops("rome")},
	{"why.other-question", plainTwo, "leak", ops("rome")},
	{"why.other-question", marketTable, "place", ops("tokyo")},
	{"why.other-question", secondTable, "recruit", nil},
	{"why.other-question", milestoneTable, "make", ops("yellow")},
	{"why.no-visit", plainTwo, "recruit", nil},
	{"why.no-visit", handlerTable, "exchange", ops("yellow")},
	{"why.no-visit", leakTable, "draw", ops("quiet-harbour")},
	{"why.no-visit", milestoneTable, "hire", ops("archivist")},
	{"why.no-analysis", plainTwo, "make", ops("yellow")},
	{"why.no-analysis", marketTable, "use", ops("press-attache")},
	{"why.no-milestone", handlerTable, "complete", ops("quiet-harbour", 0)},
	{"why.no-milestone", handlerTable, "discard", ops("quiet-harbour")},
	{"why.no-milestone", handlerTable, "collect", nil},
	{"why.no-milestone", handlerTable, "forgo", nil},
	{"why.must-choose", milestoneTable, "done", nil},
	{"why.must-place", plainTwo, "done", nil},
	{"why.must-leak", leakTable, "done", nil},
	{"why.must-pay", wageTable, "done", nil},
	{"why.must-take", collectTable, "done", nil},
	{"why.must-replace", replaceTable, "done", nil},
	{"why.not-dealt", keepTable, "keep", ops("chauffeur")},
	{"why.not-in-hand", tossTable, "toss", ops("quiet-harbour")},
	{"why.not-in-hand", milestoneTable, "discard", ops("border-post")},
	{"why.not-in-hand", milestoneTable, "complete", ops("border-post", 0)},
	{"why.locked", plainTwo, "place", ops("lima")},
	{"why.locked", leakTable, "leak", ops("hong-kong")},
	{"why.own-agent", ownTable, "place", ops("rome")},
	{"why.rivals", rivalTable, "place", ops("rome")},
	{"why.fewest", fewestTable, "place", ops("moscow")},
	{"why.no-piece", collectTable, "take", ops("green")},
	{"why.inbox-full", fullTable, "take", ops("yellow")},
	{"why.inbox-full", fullMarket, "exchange", ops("yellow")},
	{"why.inbox-full", fullPoor, "exchange", ops("purple")},
	{"why.letter", leakTable, "leak", ops("rome")},
	{"why.rate-used", boughtTable, "exchange", ops("yellow")},
	{"why.price", poorTable, "exchange", ops("blue")},
	{"why.price", poorTable, "recruit", nil},
	{"why.price", poorTable, "hire", ops("archivist")},
	{"why.recruited", recruitedTable, "recruit", nil},
	{"why.nobody-left", fourTable, "recruit", nil},
	{"why.drew", drewTable, "draw", ops("border-post")},
	{"why.not-open", marketTable, "draw", ops("zero-archive")},
	{"why.not-open", secondTable, "draw", ops("zero-archive")},
	{"why.hired", hiredTable, "hire", ops("archivist")},
	{"why.starting", marketTable, "hire", ops("student")},
	{"why.starting", hireForTable, "hire-for-syndicate", ops("student")},
	{"why.not-on-display", staffTable, "hire", ops("press-attache")},
	{"why.not-on-display", hireForTable, "hire-for-syndicate", ops("archivist")},
	{"why.not-your-handler", handlerTable, "use", ops("archivist")},
	{"why.not-your-handler", replaceTable, "replace", ops("archivist")},
	{"why.exhausted", exhaustedTable, "use", ops("press-attache")},
	{"why.spent", spentTable, "use", ops("press-attache")},
	{"why.cost", handlerTable, "use", ops("quartermaster")},
	{"why.row-full", rowTable, "make", ops("purple")},
	{"why.three-of-a-kind", handlerTable, "make", ops("blue")},
	{"why.no-overlay", liftedTable, "overlay", nil},
	{"why.overlay-later", keepTable, "overlay", nil},
	{"why.overlay-later", wageTable, "overlay", nil},
	{"why.overlay-sealed", sealedPlace, "overlay", nil},
	{"why.overlay-price", poorPlace, "overlay", nil},
	{"why.greens", milestoneTable, "complete", ops("quiet-harbour", 1)},
	{"why.briefcases", milestoneTable, "complete", ops("quiet-harbour", 0)},
	{"why.no-wage-piece", wageTable, "pay", ops("purple")},
	{"why.not-syndicates", useForTable, "use-for-syndicate", ops("archivist")},
	{"why.finished", choosingTable, "finish", ops("winter-wire")},
	{"why.crowded", chosenTable, "finish", ops("winter-wire")},
	{"why.no-more", choosingTable, "finish", ops("paper-lantern")},
	{"why.briefcases", choosingTable, "finish", ops("zero-archive")},
	{"why.other-question", plainTwo, "finish", ops("quiet-harbour")},
	{"why.being-hired", hiringTable, "use-for-syndicate", ops("cipher-clerk")},
	{"why.privilege-off", plainTwo, "scrap", ops("quiet-harbour")},
	{"why.privilege-off", leakTable, "plug", nil},
	{"why.privilege-off", handlerTable, "revive", ops("press-attache")},
	{"why.privilege-off", ownTable, "recall", ops("rome")},
	{"why.privilege-seat", rivalScraps, "scrap", ops("quiet-harbour")},
	{"why.privilege-used", scrappedTable, "scrap", ops("border-post")},
	{"why.privilege-once", recalledTable, "recall", ops("rome")},
	{"why.not-open", scrapTable, "scrap", ops("zero-archive")},
	{"why.scrap-room", scrapFull, "scrap", ops("border-post")},
	{"why.inbox-full", plugFull, "plug", nil},
	{"why.fresh", reviveTable, "revive", ops("quartermaster")},
	{"why.not-your-handler", reviveTable, "revive", ops("archivist")},
	{"why.not-there", recallTable, "recall", ops("tokyo")},
}

func plainTwo(t *testing.T) *table { return plain(t, 2) }
func gameOver(t *testing.T) *table { return over(t, 2, 4).Do("done") }
func poorPlace(t *testing.T) *table {
	return plain(t, 2).coins(0, 3)
}
func liftedTable(t *testing.T) *table { return plain(t, 2).Do("overlay") }
func sealedPlace(t *testing.T) *table { return plainWith(t, 2, rules.Options{"inbox": 0}) }
func leakTable(t *testing.T) *table {
	return plain(t, 2).tile("new-york", "a1").Do("place", "new-york")
}
func wageTable(t *testing.T) *table { return wagesDue(t, 3, 4, 2, 1, 2).Do("done") }
func collectTable(t *testing.T) *table {
	return plain(t, 2).coins(0, 0).inbox(0, 2, 2, 2).leaked("beijing", 0, 2, 0, 2).Do("place", "beijing")
}
func choosingTable(t *testing.T) *table { return choosing(t) }
func chosenTable(t *testing.T) *table   { return choosing(t).Do("finish", "velvet-curtain") }
func fullTable(t *testing.T) *table {
	return plain(t, 2).coins(0, 5).inbox(0, 2, 2, 2, 2).leaked("beijing", 0, 2, 0, 2).Do("place", "beijing")
}
func keepTable(t *testing.T) *table {
	s := fresh(t, 2, 1)
	if slices.Contains(s.handlersAt("dealt:0"), "chauffeur") {
		t.Fatal("the seed deals the Chauffeur")
	}
	return s
}
func tossTable(t *testing.T) *table {
	s := fresh(t, 2, 1).first()
	if slices.Contains(s.held("hand:0"), "quiet-harbour") {
		t.Fatal("the seed deals Quiet Harbour")
	}
	return s
}
func ownTable(t *testing.T) *table { return plain(t, 2).agents("rome", "0") }
func rivalTable(t *testing.T) *table {
	return plain(t, 3).coins(0, 1).stand(map[string]string{"rome": "12"})
}
func fewestTable(t *testing.T) *table {
	return plain(t, 5).coins(0, 0).stand(map[string]string{"new-york": "0", "london": "0", "rome": "0", "moscow": "12", "beijing": "12", "tokyo": "12",
		"hong-kong": "12", "sydney": "3", "new-delhi": "34", "antananarivo": "34", "casablanca": "34", "lima": "4"})
}
func marketTable(t *testing.T) *table { return plain(t, 2).visit(0, "rome") }
func poorTable(t *testing.T) *table   { return plain(t, 2).coins(0, 0).visit(0, "rome") }
func fullMarket(t *testing.T) *table  { return plain(t, 2).inbox(0, 2, 2, 2, 2).visit(0, "rome") }

// fullPoor could not pay either: the rule that forbids comes before the price.
func fullPoor(t *testing.T) *table {
	return plain(t, 2).coins(0, 0).inbox(0, 2, 2, 2, 2).visit(0, "rome")
}

func boughtTable(t *testing.T) *table { return marketTable(t).Do("exchange", "yellow") }
func recruitedTable(t *testing.T) *table {
	return marketTable(t).Do("recruit")
}
func fourTable(t *testing.T) *table   { return plain(t, 2).crew(0, 4).visit(0, "rome") }
func secondTable(t *testing.T) *table { return marketTable(t).Do("draw", "paper-lantern") }
func drewTable(t *testing.T) *table   { return secondTable(t).Do("done") }
func hiredTable(t *testing.T) *table  { return marketTable(t).Do("hire", "quartermaster") }
func staffTable(t *testing.T) *table {
	return plain(t, 2).staff(0, "press-attache").visit(0, "rome")
}
func replaceTable(t *testing.T) *table {
	return plain(t, 2).staff(0, "press-attache", "student", "inventor").visit(0, "rome").Do("hire", "quartermaster")
}
func handlerTable(t *testing.T) *table {
	return plain(t, 2).staff(0, "press-attache", "quartermaster").inbox(0, 5).study(0)
}
func spentTable(t *testing.T) *table { return handlerTable(t).Do("use", "press-attache") }
func exhaustedTable(t *testing.T) *table {
	return handlerTable(t).used("press-attache", 1).Do("use", "press-attache")
}
func rowTable(t *testing.T) *table {
	return plain(t, 2).ledger(0, 0, 0, 0, 4).inbox(0, 3, 0, 0, 3).study(0)
}
func milestoneTable(t *testing.T) *table { return crossing(t, 0, 0, 0, "quiet-harbour") }
func hireForTable(t *testing.T) *table {
	s := syndicateVisit(t)
	for i, id := range []string{"double-agent", "cipher-clerk", "quartermaster"} {
		s.Set("handlers."+id, obj{"at": fmt.Sprintf("board:0:%d", i+1), "used": 0, "spent": false})
	}
	return s.place("sydney")
}
func hiringTable(t *testing.T) *table {
	s := syndicateVisit(t).hires(1, "double-agent").hires(2, "quartermaster")
	return s.place("sydney")
}
func useForTable(t *testing.T) *table {
	return plain(t, 1).coins(0, 0).Next("action", "sa01").hires(1, "chauffeur").hires(2, "double-agent").place("sydney")
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
	rulestest.Malformed(t, plain(t, 2), rules.Action{}, rules.Action{Verb: 200}, rules.Do(3, 12), rules.Do(3, -1), rules.Do(3, 1, 1), rules.Do(4, 4), rules.Do(17, 0, 0, 3))
}
