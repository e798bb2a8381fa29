package shadownetwork_test

import (
	"strings"
	"testing"

	"safehouse/rules/rulestest"
)

// Editing positions.

// One entry moves a Contract or a Handler: what follows from it need not be
// written.
func TestOneEntryMovesACard(t *testing.T) {
	s := plain(t, 2).hand(0, "arms-fair")
	s.Is("players.0.hand", 1, "deck", 26).Set("contracts.arms-fair", "hand:1").Is("players.0.hand", 0, "players.1.hand", 1)
	s.Set("contracts.arms-fair", "deck").Is("players.1.hand", 0, "deck", 27)
	s.Set("contracts.arms-fair", "box:0", "contracts."+tossed[0], "deck").Is("players.0.gave", goods(0, 1, 0, 1))
	s.Set("handlers.archivist.at", "board:1:2").Is("handlers.archivist", obj{"at": "board:1:2", "used": 0, "spent": false})
}

// What was known of a card that has moved on is forgotten.
func TestKnowledgeOfAMovedCardIsForgotten(t *testing.T) {
	s := plain(t, 2).coins(0, 0).visit(0, "rome").Do("draw", "quiet-harbour").settle()
	s.Is("players.0.taken", map[string]bool{"quiet-harbour": true}).Set("contracts.quiet-harbour", "deck").Is("players.0.taken", obj{})
}

// SHN-278: a position that is no position of the game is refused with the
// reason, and nothing changes.
func TestImpossiblePositionsAreRefused(t *testing.T) {
	two := func() *table { return plain(t, 2) }
	solo := func() *table { return plain(t, 1) }
	market := func() *table { return marketTable(t) }
	for _, c := range []struct {
		table func() *table
		edit  []any
		says  string
	}{
		{two, []any{"options.syndicate", "ruthless"}, "cannot be edited"},
		{two, []any{"seats", 3}, "no entry for 2"},
		{two, []any{"round", 0}, "does not go with phase"},
		{two, []any{"round", 5}, "round must be"},
		{two, []any{"phase", "lunch"}, "is none of"},
		{two, []any{"phase", "upkeep"}, "nobody places"},
		{two, []any{"phase", "end"}, "does not go with phase"},
		{two, []any{"first", "none"}, "first: none"},
		{two, []any{"first", "3"}, "first: 3"},
		{two, []any{"next", "none"}, "next: none"},
		{two, []any{"last", "1"}, "placed no Agent"},
		{two, []any{"no-such-entry", 1}, "unknown field"},
		{two, []any{"cities.lima.token", true}, "locked"},
		{two, []any{"cities.rome.tile", "none"}, "tile pair of letter"},
		{two, []any{"cities.rome.tile", "a1"}, "tile pair of letter"},
		{two, []any{"cities.rome.tile", "b4"}, "lies twice"},
		{two, []any{"cities.rome.agents.3", true}, "does not take part"},
		{two, []any{"cities.rome.leaked.yellow", 300}, "must be from 0 to 255"},
		{two, []any{"seen_cards", []string{"rome", "rome"}}, "different cities"},
		{two, []any{"seen_cards", []string{"lima"}}, "different cities"},
		{two, []any{"players.0.influence", 10000}, "influence must be"},
		{two, []any{"players.0.inbox.yellow", 9}, "in an inbox of 8"},
		{two, []any{"players.0.wage_area", 1}, "on the wage spaces"},
		{two, []any{"players.0.analysis_open", true}, "open only after"},
		{two, []any{"players.0.ledger.yellow", obj{"filled": 6, "white": 0}}, "yellow row"},
		{two, []any{"players.0.ledger.purple", obj{"filled": 5, "white": 0}}, "purple row"},
		{two, []any{"players.0.ledger.blue", obj{"filled": 1, "white": 1}}, "are white"},
		{two, []any{"players.0.hand", 4}, "hand says 4"},
		{two, []any{"players.0.turned_in", 1}, "turned_in says 1"},
		{two, []any{"players.0.gave", goods(2)}, "does not follow"},
		{two, []any{"players.0.taken", map[string]bool{"arms-fair": true}}, "does not have"},
		{two, []any{"contracts.arms-fair", "done:0:1"}, "0 milestones crossed"},
		{two, []any{"contracts.arms-fair", "done:0:2"}, "numbered from 1"},
		{two, []any{"contracts.arms-fair", "done:0:x"}, "is none of"},
		{two, []any{"contracts.arms-fair", "market:1"}, "lies there already"},
		{two, []any{"contracts.arms-fair", "box:0"}, "lies there already"},
		{two, []any{"contracts.arms-fair", "somewhere"}, "is none of"},
		{two, []any{"contracts.arms-fair", nil}, "is nowhere"},
		{two, []any{"contracts.arms-fair", "syndicate"}, "only against one seat"},
		{two, []any{"handlers.student.at", "display"}, "on the display"},
		{two, []any{"handlers.archivist.at", "box"}, "not all there"},
		{two, []any{"handlers.archivist.at", "dealt:0"}, "only in set-up"},
		{two, []any{"handlers.archivist.used", 1}, "has markers"},
		{two, []any{"handlers.archivist", obj{"at": "board:0:1", "used": 3, "spent": false}}, "exhausted"},
		{two, []any{"handlers.archivist.at", "syndicate:1"}, "only against one seat"},
		{two, []any{"syndicate", solo().Get("syndicate")}, "only against one seat"},
		{two, []any{"seed", "xyz"}, "hexadecimal"},
		{two, []any{"drawn", -1}, "drawn must be"},
		{two, []any{"upcoming", []map[string]int{{"first": 7}}}, "from 0 to 4"},
		{two, []any{"upcoming", []map[string]int{{"coin": 1}}}, "no result called"},
		{two, []any{"stack", []obj{}, "phase", "closing", "next", "none"}, "still an Agent to place"},
		{two, []any{"stack", []obj{}, "round", 0, "phase", "setup", "first", "none", "next", "none"}, "in set-up a Handler is chosen"},
		{two, []any{"stack", []obj{frame("place", "0")}}, "cannot wait here"},
		{two, []any{"stack", []obj{frame("market", "0", "city", "rome"), frame("turn", "0", "step", stepMarket, "city", "rome")}}, "without its Agent"},
		{two, []any{"stack", []obj{frame("place", "1"), frame("turn", "0", "step", stepPlaces)}}, "cannot wait here"},
		{two, []any{"stack", []obj{frame("place", "0"), frame("turn", "0", "step", stepLeaked)}}, "wrong city"},
		{two, []any{"stack", []obj{frame("turn", "0", "step", 0)}}, "no step"},
		{two, []any{"stack", []obj{frame("turn", "0", "step", stepPlaces)}}, "nobody is asked for"},
		{two, []any{"stack", []obj{frame("wage", "0", "influence", 2), frame("upkeep", "0", "step", 4)}}, "cannot wait here"},
		{market, []any{"stack", []obj{frame("leak", "0", "city", "rome", "what", "b", "left", goods(1)), frame("turn", "0", "step", stepLeaks, "city", "rome")}}, "do not come from there"},
		{two, []any{"stack", []obj{frame("leak", "0", "city", "rome", "what", "a", "left", goods(1)), frame("turn", "0", "step", stepLeaks, "city", "rome")}}, "without its Agent"},
		{market, []any{"stack", []obj{frame("market", "0", "city", "london"), frame("turn", "0", "step", stepMarket, "city", "rome")}}, "not at a Black Market"},
		{market, []any{"cities.rome.token", false}, "not at a Black Market"},
		{solo, []any{"syndicate.film.1", 1}, "is none of"},
		{solo, []any{"syndicate.phone", 3}, "on the film strip"},
		{solo, []any{"syndicate.card", "sa01"}, "not among"},
		{solo, []any{"syndicate.actions.sa01", "discard"}, "without an Action Card"},
		{solo, []any{"syndicate.ledger.blue", 4}, "a row holds 3"},
		{solo, []any{"round", 2}, "have joined"},
		{solo, []any{"handlers.archivist.at", "display"}, "not all there"},
	} {
		s := c.table()
		before := s.S.Clone()
		err := s.TrySet(c.edit...)
		if err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%v: got %v, want %q", c.edit, err, c.says)
		}
		if !s.S.Same(before) {
			t.Errorf("%v was refused and changed the position", c.edit)
		}
	}
}

// With nothing waiting the game goes on from where it is.
func TestAnEmptyStackGoesOnByItself(t *testing.T) {
	s := plain(t, 2).Set("stack", []obj{}, "next", "1")
	s.Asks(1, "prompt.place").Is("next", "0", "players.1.phone", 2)
	u := plain(t, 2).crew(0, 3).coins(0, 7).Set("stack", []obj{}, "phase", "upkeep", "next", "none")
	u.Is("round", 2, "first", "1", "players.0.influence", 1, "players.0.phone", 3).Asks(1, "prompt.place")
	wantList(t, "stack", names(u), "place", "turn")
	u.Set("stack", []obj{}, "phase", "upkeep", "next", "none", "round", 4).Is("phase", "end")
}

// names is what waits, top first.
func names(s *table) (l []string) {
	for _, f := range s.Get("stack").([]any) {
		l = append(l, f.(obj)["kind"].(string))
	}
	return l
}

// Every position of a game can be read into an empty state.
func TestAnEmptyStateReadsAnyPosition(t *testing.T) {
	disturbed.IntoEmpty(t)
}

// SHN-278: in set-up each seat keeps and throws away once, one after the other.
func TestTheSetUpAsksNobodyOutOfTurn(t *testing.T) {
	s := tableOf(rulestest.Open(t, game, 3, nil)).Asks(0, "prompt.keep")
	for _, kind := range []string{"keep", "toss"} {
		for _, side := range []string{"0", "1", "2"} {
			err := s.fork().TrySet("stack", []obj{frame(kind, side)})
			if due := kind == "keep" && side == "0"; due != (err == nil) {
				t.Errorf("%s of seat %s: %v", kind, side, err)
			}
		}
	}
	s.fork().Set("stack", []obj{}).Asks(0, "prompt.keep")
}
