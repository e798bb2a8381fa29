package infiltration_test

import (
	"strings"
	"testing"

	"safehouse/rules"
	"safehouse/rules/infiltration"
	"safehouse/rules/rulestest"
)

// Editing positions.

// One entry moves an item: the counts that follow from it need not be written.
func TestOneEntryMovesAnItem(t *testing.T) {
	s := facility(t, 3, nil, "cafeteria").hand(hugo, "zip-line")
	s.Is(hugoHand, 1).Set("items.zip-line", "hand:"+marilyn).Is(hugoHand, 0, "operatives."+marilyn+".hand", 1)
	s.Set("items.zip-line", "deck").Is("operatives."+marilyn+".hand", 0)
}

// Nor does the number of tokens that follows from their values.
func TestTokensAreCountedFromTheirValues(t *testing.T) {
	s := facility(t, 3, nil, "cafeteria")
	s.Set("operatives."+hugo+".data.3", 2, "data.unseen.3", 37, "data.pool", 114).Is(hugoTokens, 2)
}

// A clue about a card that has moved on is forgotten.
func TestAClueAboutAMovedItemIsForgotten(t *testing.T) {
	s := facility(t, 3, nil, "cafeteria").hand(hugo, "sledgehammer").Set("clues.1.sledgehammer", map[string]bool{hugo: true})
	s.Set("items.sledgehammer", "discard").Is("clues", map[string]any{})
}

// INF-332: a position that is no position of the game is refused with the reason, and
// nothing changes.
func TestImpossiblePositionsAreRefused(t *testing.T) {
	me := "operatives." + hugo
	move := map[string]any{"kind": "move", "operative": hugo, "card": "none", "step": 0, "place": "none", "n": 1, "forward": true, "backward": false, "optional": false}
	action := map[string]any{"kind": "action", "operative": hugo, "card": "advance", "step": 1, "place": "none", "n": 0, "forward": false, "backward": false, "optional": false}
	plain := func() *table { return facility(t, 3, nil, "atrium", "cafeteria") }
	asked := func() *table { return jumpTable(t) }
	for _, c := range []struct {
		table func() *table
		edit  []any
		says  string
	}{
		{plain, []any{"options.draft", true}, "cannot be edited"},
		{plain, []any{"seats", 4}, "cannot be edited"},
		{plain, []any{"alarm", 9}, "alarm must be from -1 to 8"},
		{plain, []any{"proximity", -1}, "proximity must be"},
		{plain, []any{"phase", "lunch"}, "is none of"},
		{plain, []any{"round", 0}, "only set-up has round 0"},
		{plain, []any{"draft_step", 1}, "draft step"},
		{plain, []any{"first", 3}, "first must be"},
		{plain, []any{"proximity", 99}, "over exactly when"},
		{plain, []any{"over", true}, "captured exactly when"},
		{plain, []any{"no-such-entry", 1}, "unknown field"},
		{plain, []any{me, nil}, "there must be 3"},
		{plain, []any{me + ".seat", 1}, "of the ring"},
		{plain, []any{me + ".ring", 1}, "taken twice"},
		{plain, []any{me + ".place", "7"}, "facedown room"},
		{plain, []any{me + ".place", "away"}, "must be in a room"},
		{plain, []any{me + ".place", "captured"}, "is captured exactly when"},
		{plain, []any{me + ".place", "out", me + ".delayed", true}, "delayed outside"},
		{plain, []any{me + ".place", "the roof"}, "is none of"},
		{plain, []any{me + ".hand", 7}, "says 7, but there are 0"},
		{plain, []any{me + ".tokens", 7}, "says 7, but there are 0"},
		{plain, []any{me + ".kept", map[string]bool{"zip-line": true}}, "keeps 1 items"},
		{plain, []any{me + ".selected", "zip-line"}, "not in hand"},
		{plain, []any{me + ".selected", "extract"}, "not in this game"},
		{plain, []any{me + ".selected", "hidden"}, "unknown card"},
		{plain, []any{me + ".selected", "interface", me + ".place", "out"}, "goes back to the hand"},
		{plain, []any{me + ".selected", "interface", me + ".resolved", true}, "cannot have selected or resolved"},
		{plain, []any{me + ".resolved", true}, "without having selected"},
		{plain, []any{me + ".shown_to", map[string]bool{"1": true}}, "without having selected"},
		{plain, []any{me + ".shown_to", map[string]bool{"5": true}}, "must be from 0 to 2"},
		{plain, []any{me + ".stood_up", true}, "cannot have stood up"},
		{plain, []any{me + ".played", map[string]bool{"download": true}}, "in the play area"},
		{plain, []any{me + ".played", map[string]bool{"zip-line": true}}, "is none of advance"},
		{plain, []any{me + ".link", hugo}, "or itself"},
		{plain, []any{me + ".link", white}, "not in play"},
		{plain, []any{me + ".extract", "here"}, "no Extract"},
		{plain, []any{me + ".from", []string{"9"}}, "remember a revealed room"},
		{plain, []any{me + ".from", []string{"1", "1", "1"}}, "must be from 0 to 2"},
		{plain, []any{me + ".data.1", 40}, "must be from 0 to 39"},
		{plain, []any{me + ".data.4", 1}, "is none of 1, 2, 3"},
		{plain, []any{me + ".data.1", 1}, "data tokens"},
		{plain, []any{me + ".data.1", 1, "data.pool", 112}, "tokens of value 1"},
		{plain, []any{"data.unseen.1", 38, me + ".data.1", 1}, "data tokens"},
		{plain, []any{"items.zip-line", "attic"}, "is none of deck"},
		{plain, []any{"items.zip-line", nil}, "is nowhere"},
		{plain, []any{"items.zip-line", "room:1:" + hugo}, "not left in rooms"},
		{plain, []any{"items.tripwire-mine", "room:9:" + hugo}, "must lie in a revealed room"},
		{plain, []any{"items.tripwire-mine", "room:1:" + white}, "an owner in play"},
		{plain, []any{"items.tripwire-mine", "played:" + hugo}, "left in a room at once"},
		{plain, []any{"items.zip-line", "played:" + hugo}, "in the play area"},
		{plain, []any{"items.advance", "deck"}, "is none of frictionless-slippers"},
		{plain, []any{"rooms.1.card", "vault"}, "does not belong"},
		{plain, []any{"rooms.1.card", "cafeteria"}, "lies twice"},
		{plain, []any{"rooms.1.card", "lobby"}, "is none of"},
		{plain, []any{"rooms.13.card", "vault"}, "is none of"},
		{plain, []any{"rooms.out.card", "vault"}, "has no entry"},
		{plain, []any{"rooms.3.data", 1}, "facedown and must be empty"},
		{plain, []any{"rooms.1.interface", false}, "interface token, or have lost it"},
		{plain, []any{"rooms.1.guarded", true}, "no place for a guard"},
		{plain, []any{"rooms.1.brought", "csx-13"}, "cannot have brought in"},
		{plain, []any{"rooms.1.downloads", 1}, "more Downloads or wires"},
		{plain, []any{"rooms.1.wire", 1}, "more Downloads or wires"},
		{plain, []any{"npcs.csx-13.place", "9"}, "in a revealed room of the line"},
		{plain, []any{"npcs.csx-13.faceup", true}, "no facing there"},
		{plain, []any{"specials.sludge", "9"}, "sludge must be"},
		{plain, []any{"specials.ruby", "1"}, "neither sludge nor"},
		{plain, []any{"specials.blackmail-file", white}, "must have nothing"},
		{plain, []any{"prototypes.pool", 3}, "3 Prototypes"},
		{plain, []any{"clues.1.zip-line", map[string]bool{hugo: true}}, "wrong clue"},
		{plain, []any{"clues.1.zip-line", 3}, "must be an object"},
		{plain, []any{"clues.9.zip-line", map[string]bool{hugo: true}}, "is none of 0, 1"},
		{plain, []any{"clues.one.zip-line", map[string]bool{hugo: true}}, "is none of 0, 1"},
		{plain, []any{"seed", "xyz"}, "hexadecimal"},
		{plain, []any{"drawn", -1}, "drawn must be"},
		{plain, []any{"upcoming", []map[string]int{{"die": 7}}}, "from 1 to 6"},
		{plain, []any{"upcoming", []map[string]int{{"coin": 1}}}, "no result called"},
		{plain, []any{"stack", []any{move}}, "effects wait in phase selection"},
		{asked, []any{"stack", []any{action}}, "not the card that its operative has turned up"},
		{asked, []any{"stack", []any{move}}, "not the card that its operative has turned up"},
		{asked, []any{"operatives." + hugo + ".selected", "slider"}, "does not lie in the play area"},
		{asked, []any{"stack", []any{with2(move, "operative", marilyn)}}, "not the card that its operative has turned up"},
		{asked, []any{"stack", []any{with2(move, "operative", gabriel)}}, "resolved by nobody inside"},
		{asked, []any{"stack", []any{with2(move, "n", 9)}}, "leads nowhere"},
		{asked, []any{"stack", []any{with2(move, "kind", "elevator")}}, "not in the elevator"},
		{asked, []any{"stack", []any{with2(move, "kind", "arrive")}}, "arrives nowhere"},
		{asked, []any{"stack", []any{with2(move, "kind", "enter", "card", "vault")}}, "no such function"},
		{asked, []any{"stack", []any{with2(move, "kind", "item", "card", "vault")}}, "is none of"},
		{asked, []any{"stack", []any{with2(action, "card", "zip-line")}}, "is none of advance"},
		{asked, []any{"stack", []any{with2(action, "step", 2)}}, "is no action card"},
		{asked, []any{"stack", []any{action, action, action, action, action, action, action}}, "never more than 6"},
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

// with2 is an object with some entries changed.
func with2(m map[string]any, pairs ...any) map[string]any {
	out := map[string]any{}
	for k, v := range m {
		out[k] = v
	}
	for i := 0; i < len(pairs); i += 2 {
		out[pairs[i].(string)] = pairs[i+1]
	}
	return out
}

// A frame that waits must follow from the one below it: Jump Pack leads forward,
// so nobody goes backward by it.
func TestAStackMustFollowFromItsCards(t *testing.T) {
	s := jumpTable(t)
	stack := s.Get("stack").([]any)
	top, item := stack[0].(map[string]any), stack[1].(map[string]any)
	for _, change := range [][]any{{"forward", false, "backward", true}, {"n", 3}, {"optional", false}, {"operative", marilyn}} {
		if err := s.TrySet("stack", []any{with2(top, change...), item}); err == nil || !strings.Contains(err.Error(), "does not follow") {
			t.Errorf("%v: %v", change, err)
		}
	}
	s.Set("stack", []any{with2(top, "n", 1), item}).Offered("move 3", "stop").Do("move", "3").Asks(1, "prompt.resolve")
}

// Every position of a game can be read into an empty state.
func TestAnEmptyStateReadsAnyPosition(t *testing.T) {
	disturbed.IntoEmpty(t)
	_, err := game.New(rules.Setup{Seats: 3, Options: rules.Options{"draft": 7}})
	if err == nil {
		t.Error("an option of 7 is accepted")
	}
}

// Each operative has one place in the draft, in a save as well.
func TestAnOperativeInTwoPlacesOfTheRingIsRefused(t *testing.T) {
	for seats := 2; seats <= 6; seats++ {
		s := rulestest.Open(t, game, seats, nil).S.(*infiltration.State)
		for i := range s.Crew {
			for j := range s.Crew {
				c := *s
				c.Ring[i] = c.Ring[j]
				if err := c.Validate(); (err == nil) != (i == j) {
					t.Errorf("%d seats: %d twice, at %d and %d: %v", seats, c.Ring[j], i, j, err)
				}
			}
		}
	}
}
