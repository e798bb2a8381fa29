package shadownetwork_test

import (
	"slices"
	"testing"

	"safehouse/rules/rulestest"
)

// Espionage, step E: Black Market Actions.

// SHN-094, SHN-095: actions only where a token lies; none, some or all, each once.
func TestTheBlackMarketIsOpenWhereATokenLies(t *testing.T) {
	s := plain(t, 2).coins(0, 9).token("beijing")
	none := s.fork()
	none.Do("place", "london").settle().Asks(1, "prompt.place")
	if none.Told("exchanged")+none.Told("hired") > 0 {
		t.Error("a market without a token")
	}
	s.Do("place", "beijing")
	s.Do("leak", "tokyo").Asks(0, "prompt.market")
	s.fork().Do("done").settle().Asks(1, "prompt.place").Is("players.0.influence", 9)
	s.Do("hire", "quartermaster").Refuses("why.hired", "hire", "press-attache")
	s.Do("draw", "border-post").Asks(0, "prompt.second").Do("done").Refuses("why.drew", "draw", "quiet-harbour")
	s.Do("exchange", "yellow").Do("recruit").Refuses("why.recruited", "recruit").Do("exchange", "green")
	s.Is("players.0.influence", 9-1-0-1-1-2, "players.0.inbox", goods(2, 1, 0, 1), "players.0.phone", 2, "players.0.wage_area", 1)
	s.Refuses("why.rate-used", "exchange", "yellow").Do("done").settle().Asks(1, "prompt.place")
}

// SHN-096, SHN-098, Exchange Influence for Intelligence (example): 1 for 2
// yellow, 2 for 1 green; both cost 3.
func TestExampleExchange(t *testing.T) {
	s := plain(t, 2).coins(0, 5).visit(0, "rome")
	s.Do("exchange", "yellow").Is("players.0.influence", 4, "players.0.inbox", goods(2))
	s.Do("exchange", "green").Is("players.0.influence", 2, "players.0.inbox", goods(2, 1)).Refuses("why.rate-used", "exchange", "green")
	s.Refuses("why.price", "exchange", "blue").Refuses("why.price", "exchange", "purple")
}

// SHN-097: the rates are fresh on the next visit.
func TestTheRatesAreFreshOnTheNextVisit(t *testing.T) {
	s := plain(t, 2).coins(0, 9).token("beijing", "london")
	s.Do("place", "beijing").Do("leak", "tokyo").Do("exchange", "yellow").Refuses("why.rate-used", "exchange", "yellow")
	s.Do("done").settle().Do("place", "moscow").settle().Asks(0, "prompt.place")
	s.Do("place", "london").Asks(0, "prompt.market").Do("exchange", "yellow")
	s.Is("players.0.influence", 7, "players.0.inbox.yellow", 5) // 1 of Moscow
}

// SHN-264: what does not fit is lost, as the player chooses; with no free slot
// there is no exchange.
func TestExchangedPiecesThatDoNotFitAreLost(t *testing.T) {
	s := plain(t, 2).coins(0, 2).inbox(0, 2, 2, 2, 1).visit(0, "rome")
	s.Do("exchange", "yellow").Is("players.0.influence", 1, "players.0.inbox", goods(3, 2, 2, 1))
	s.coins(0, 5).Refuses("why.inbox-full", "exchange", "green").Do("overlay").Is("players.0.overlay", false, "players.0.influence", 1)
	if say(t)(plain(t, 2).coins(0, 2).inbox(0, 2, 2, 2, 1).visit(0, "rome").S.Describe(s.Act("exchange", "yellow"))) !=
		"Pay 1 Influence for 2 yellow (no room for 1 of them)" {
		t.Error("the offer does not warn")
	}
}

// SHN-099, SHN-100: the Agent on the 6 comes first, then the one on the 10, one
// a visit.
func TestRecruitTakesTheLeftmostAgent(t *testing.T) {
	s := plain(t, 2).coins(0, 1).visit(0, "rome")
	s.Do("recruit")
	s.Changed("players.0.influence", 1, 0, "players.0.wage_area", 2, 1, "players.0.phone", 1, 2, "stack", rulestest.Any, rulestest.Any)
	for _, e := range s.Events {
		if game.Info().Events[e.Kind] == "recruited" && game.Info().RefString(e.From) != "place:wage-6" {
			t.Errorf("came from %s", game.Info().RefString(e.From))
		}
	}
	s = plain(t, 2).coins(0, 3).crew(0, 3).visit(0, "rome")
	s.Do("recruit").Is("players.0.wage_area", 0, "players.0.phone", 3).Refuses("why.recruited", "recruit")
	for _, e := range s.Events {
		if game.Info().Events[e.Kind] == "recruited" && game.Info().RefString(e.From) != "place:wage-10" {
			t.Errorf("came from %s", game.Info().RefString(e.From))
		}
	}
	plain(t, 2).crew(0, 4).visit(0, "rome").Refuses("why.nobody-left", "recruit")
}

// SHN-101, SHN-102: a recruit serves in the same round, even of a player who had
// placed the last Agent, and counts for wages at once.
func TestARecruitServesInTheSameRound(t *testing.T) {
	s := plain(t, 2).coins(0, 7).agents("rome", "0", "1").agents("tokyo", "1").token("beijing").turn(0)
	s.Do("place", "beijing").Do("leak", "sydney").Is("players.0.phone", 0)
	lazy := s.fork()
	s.Do("recruit").Do("done").settle().Asks(0, "prompt.place").Is("round", 1, "players.0.phone", 1)
	s.coins(0, 6).Do("place", "london").settle()
	s.Is("round", 2, "players.0.influence", 0, "players.0.phone", 3)
	lazy.Do("done").settle().Is("round", 2, "players.0.influence", 7)
}

// SHN-103, SHN-104, SHN-105: one open Contract for nothing, a second one for 1
// Influence out of those that are still open, no third; hands have no limit.
func TestDrawOneContractOrTwo(t *testing.T) {
	s := plain(t, 2).coins(0, 2).hand(0, "zero-archive", "wind-tunnel", "twin-vaults", "arms-fair", "iron-ledger", "town-crier", "night-ferry").visit(0, "rome")
	s.Refuses("why.not-open", "draw", "missile-row")
	s.Do("draw", "paper-lantern").Is("players.0.influence", 2, "players.0.hand", 8, "contracts.paper-lantern", "hand:0")
	s.market("quiet-harbour", "", "border-post").Asks(0, "prompt.second").Offered("draw quiet-harbour", "draw border-post", "done")
	s.Refuses("why.not-open", "draw", "paper-lantern")
	s.Do("draw", "border-post").Is("players.0.influence", 1, "players.0.hand", 9).market("quiet-harbour", "", "")
	if e := s.Events[0]; game.Info().Events[e.Kind] != "drew" || e.N != 1 {
		t.Errorf("told %v, want the price of 1", e)
	}
	s.Asks(0, "prompt.market").Refuses("why.drew", "draw", "quiet-harbour")
	// With no other open Contract nothing is asked about a second one.
	o := plain(t, 2).coins(0, 2).Set("contracts.quiet-harbour", "deck", "contracts.paper-lantern", "deck").visit(0, "rome")
	o.Do("draw", "border-post").market("", "", "").Asks(0, "prompt.market").Is("players.0.influence", 2)
	// Nor without Influence.
	p := plain(t, 2).coins(0, 0).visit(0, "rome").Next("contract", "missile-row").Do("draw", "border-post")
	p.Is("players.0.influence", 0, "players.0.hand", 1).market("missile-row", "quiet-harbour", "paper-lantern")
}

// SHN-106, SHN-107, SHN-265: the gaps stay until the Espionage Action ends; then cards
// slide away from the deck and the next ones come in at slot I.
func TestTheMarketIsRefilledWhenTheActionEnds(t *testing.T) {
	s := plain(t, 2).coins(0, 2).inbox(0, 3).visit(0, "rome").Next("contract", "missile-row", "contract", "zero-archive")
	one := s.fork()
	s.Do("draw", "paper-lantern").Do("draw", "quiet-harbour").market("", "", "border-post").Is("deck", 27)
	s.Do("done").Asks(0, "prompt.analyse")
	s.market("zero-archive", "missile-row", "border-post").Is("deck", 25)
	one.Do("draw", "paper-lantern").Do("done").Do("done").Asks(0, "prompt.analyse")
	one.market("missile-row", "quiet-harbour", "border-post").Is("deck", 26)
	last := plain(t, 2).coins(0, 0).inbox(0, 3).visit(0, "rome").Next("contract", "missile-row")
	last.Do("draw", "border-post").Do("done").market("missile-row", "quiet-harbour", "paper-lantern")
}

// SHN-108, SHN-266: an empty deck is made anew of discards, which all know; with none the
// market stays short.
func TestAnEmptyDeckIsMadeOfDiscards(t *testing.T) {
	s := plain(t, 2).coins(0, 0).inbox(0, 3)
	var set []any
	deck := s.held("deck")
	for i, c := range deck {
		at := "hand:1"
		if i < 2 {
			at = "discards"
		}
		set = append(set, "contracts."+c, at)
	}
	s.Set(set...).visit(0, "rome").Next("contract", deck[1])
	short := s.fork().Set("contracts."+deck[0], "hand:1", "contracts."+deck[1], "hand:1")
	s.Do("draw", "border-post").Do("done").market(deck[1], "quiet-harbour", "paper-lantern")
	s.Is("deck", 1, "deck_known", true, "contracts."+deck[0], "deck")
	if s.Sees(1, "contracts."+deck[0]) != "deck" || s.Sees(-1, "contracts."+deck[0]) != "deck" {
		t.Error("the deck of discards is not known to all")
	}
	short.Do("draw", "border-post").Do("done").market("", "quiet-harbour", "paper-lantern").Is("deck", 0)
	// A deck of which nobody has seen a card stays hidden.
	if plain(t, 2).Sees(0, "contracts.missile-row") != "hidden" {
		t.Error("the deck is seen")
	}
}

// SHN-109, SHN-110, SHN-111, SHN-112: hiring costs 1 Influence and fills a free slot; with three
// Handlers one is replaced: a regular one goes back without markers, a Starting
// one out of the game.
func TestHireAHandler(t *testing.T) {
	s := plain(t, 2).coins(0, 3).staff(0, "student", "press-attache").used("press-attache", 1).visit(0, "rome")
	s.Refuses("why.not-on-display", "hire", "press-attache").Refuses("why.starting", "hire", "paper-boy")
	free := s.fork()
	free.Do("hire", "cipher-clerk").Is("handlers.cipher-clerk", obj{"at": "board:0:3", "used": 0, "spent": false}, "players.0.influence", 2)
	s.staff(0, "student", "press-attache", "double-agent").used("press-attache", 1)
	s.Do("hire", "cipher-clerk").Asks(0, "prompt.replace").Offered("replace student", "replace press-attache", "replace double-agent")
	s.Is("players.0.influence", 2, "handlers.cipher-clerk.at", "hired").Refuses("why.not-your-handler", "replace", "cipher-clerk").Refuses("why.must-replace", "done")
	regular := s.fork()
	s.Do("replace", "student").Is("handlers.student.at", "box", "handlers.cipher-clerk.at", "board:0:1")
	regular.Do("replace", "press-attache").Is("handlers.press-attache", obj{"at": "display", "used": 0, "spent": false}, "handlers.cipher-clerk.at", "board:0:2")
	if !slices.Contains(regular.handlersAt("display"), "press-attache") {
		t.Error("it cannot be hired again")
	}
}

// SHN-111: a Handler that came back is hired again with all its uses.
func TestAReturnedHandlerIsHiredWithAllItsUses(t *testing.T) {
	s := plain(t, 2).coins(0, 2).staff(0, "press-attache").used("press-attache", 1).inbox(0, 4, 3).study(0)
	s.Do("use", "press-attache").Is("handlers.press-attache.used", 2)
	s.settle().Is("handlers.press-attache", obj{"at": "display", "used": 0, "spent": false})
	s.visit(1, "tokyo").Do("hire", "press-attache").Is("handlers.press-attache", obj{"at": "board:1:1", "used": 0, "spent": false})
	s.Refuses("why.hired", "hire", "archivist")
}

// SHN-113: a Handler hired in this turn may be used in its Analysis.
func TestAHandlerServesInTheTurnInWhichItWasHired(t *testing.T) {
	s := plain(t, 2).coins(0, 1).inbox(0, 0, 1).visit(0, "rome")
	s.Do("hire", "quartermaster").Do("done").Asks(0, "prompt.analyse").Do("use", "quartermaster")
	s.Is("players.0.inbox", goods(0, 0, 1), "handlers.quartermaster.used", 1)
	plain(t, 2).coins(0, 1).inbox(0, 3).visit(0, "rome").Do("done").Refuses("why.not-your-handler", "use", "quartermaster")
}

// SHN-114: recruiting, a second Contract and hiring need 1 Influence.
func TestWithoutInfluenceOnlyAContractIsFree(t *testing.T) {
	s := plain(t, 2).coins(0, 0).visit(0, "rome")
	s.Offered("draw quiet-harbour", "draw paper-lantern", "draw border-post", "done")
	s.Refuses("why.price", "recruit").Refuses("why.price", "hire", "archivist")
	s.Do("draw", "quiet-harbour")
	s.Is("contracts.quiet-harbour", "hand:0", "players.0.influence", 0, "players.0.hand", 1)
}
