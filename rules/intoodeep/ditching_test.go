package intoodeep_test

import (
	"strings"
	"testing"
)

// The fifth step (rulebook: 5. Ditch and Draw Cards).

// ditching is a town in the fifth step of seat 0.
func ditching(t testing.TB, crimes ...string) *table {
	t.Helper()
	return town(t, 2).hook(0, "ghost").hand(0, crimes...).set("phase", "ditch")
}

// moveDeck puts what is left of a crime deck somewhere else: "1", "2", "3" for
// Story Crimes of that level, "s" for Side Crimes.
func (s *table) moveDeck(deck, to string) *table {
	s.T.Helper()
	var l []any
	for id, at := range s.Get("crimes").(map[string]any) {
		if side := id[0] == 's'; at == "deck" && (side && deck == "s" || !side && id[1:2] == deck) {
			l = append(l, "crimes."+id, to)
		}
	}
	return s.set(l...)
}

// ITD-189: any number of cards goes to the bottom of its deck, one after the
// other.
func TestDitchedCardsGoBelowTheirDecks(t *testing.T) {
	s := ditching(t, "a1a", "b1b", "c2a", "d3", "s01", "s09")
	s.offered("ditch-1 a1a", "ditch-1 b1b", "ditch-2 c2a", "ditch-3 d3", "ditch-side s01", "ditch-side s09", "done")
	s.refuses("why.wrong-deck", "ditch-2", "a1a").refuses("why.not-in-hand", "ditch-1", "c1a")
	s.mark().do("ditch-1", "b1b").changed("crimes.b1b", "hand:0", "under:1", "clues.0", anything, anything)
	s.do("ditch-1", "a1a").do("ditch-2", "c2a").do("ditch-side", "s01")
	s.is("crimes.b1b", "under:1", "crimes.a1a", "under:2", "crimes.c2a", "under:1", "crimes.s01", "under:1", "crimes.d3", "hand:0")
	// They are the last to be drawn, in the order in which they were ditched.
	s.do("done").is("now", "1").moveDeck("1", "display").hand(1, "s03").set("phase", "draw").do("draw", "level-1")
	s.is("crimes.b1b", "hand:1", "crimes.a1a", "under:1")
}

// ITD-190, ITD-191, ITD-192, ITD-193: one Side and one Story Crime may be drawn if
// missing; the Level is the player's choice.
func TestCardsAreDrawnUpToOneOfEach(t *testing.T) {
	// Both are there: nothing is asked.
	s := ditching(t, "a1a", "s01").mark().do("done").is("now", "1").checkCount("crimes", "hand:0", 2)
	s.refuses("why.other-question", "draw", "level-1")
	// No Side Crime.
	p := ditching(t, "a1a").do("done").is("phase", "draw", "now", "0").offered("draw side", "done").refuses("why.story-in-hand", "draw", "level-1")
	p.next("crime", "s11").do("draw", "side").is("crimes.s11", "hand:0", "now", "1").checkCount("crimes", "hand:0", 2)
	// No Story Crime.
	d := ditching(t, "s01").do("done").is("phase", "draw", "now", "0").offered("draw level-1", "draw level-2", "draw level-3", "done")
	d.refuses("why.side-in-hand", "draw", "side")
	d.fork().next("crime", "g3").do("draw", "level-3").is("crimes.g3", "hand:0", "now", "1")
	d.fork().next("crime", "c2b").do("draw", "level-2").is("crimes.c2b", "hand:0", "now", "1").checkCount("crimes", "hand:0", 2)
	// Neither, in any order.
	n := ditching(t, "a1a", "s01").do("ditch-1", "a1a").do("ditch-side", "s01").offered("draw side", "draw level-1", "draw level-2", "draw level-3", "done")
	n.next("crime", "b1c", "crime", "s02").do("draw", "level-1").is("phase", "draw").do("draw", "side").is("crimes.s02", "hand:0", "crimes.b1c", "hand:0", "now", "1")
}

// ITD-191, ITD-199: drawing is a "may", offered in step 5 and once more before one's
// next turn, nowhere between.
func TestADrawMayWaitUntilTheNextTurn(t *testing.T) {
	s := ditching(t, "a1a").hand(1, "b1b", "s03").do("done").do("done").is("now", "1", "phase", "hook").checkCount("crimes", "hand:0", 1)
	if s.Told("drew-none") != 1 {
		t.Error("the log says nothing of it")
	}
	s.hook(1, "ghost").refuses("why.other-question", "draw", "side").set("phase", "ditch").do("done").is("now", "0", "phase", "draw-late").Asks(0, "prompt.draw-side")
	s.offered("draw side", "done").refuses("why.too-early", "hook", "ghost").refuses("why.story-in-hand", "draw", "level-2")
	s.fork().do("done").is("phase", "hook").refuses("why.other-question", "draw", "side").checkCount("crimes", "hand:0", 1)
	s.next("crime", "s11").do("draw", "side").is("crimes.s11", "hand:0", "phase", "hook", "now", "0")
	// Who holds one of each is not asked.
	ditching(t, "a1a", "s01").hand(1, "b1b", "s03").do("done").is("now", "1", "phase", "hook")
}

// ITD-194: an empty deck cannot be chosen; without any Story Crime left none is
// drawn.
func TestNoStoryCrimeIsDrawnFromEmptyDecks(t *testing.T) {
	s := ditching(t, "s01").moveDeck("3", "display").do("done").offered("draw level-1", "draw level-2", "done").refuses("why.deck-empty", "draw", "level-3")
	s.set("phase", "ditch").moveDeck("1", "display").moveDeck("2", "display").hand(1, "s03").set("phase", "ditch").set("crimes.b1b", "display")
	s.do("done").is("now", "1").checkCount("crimes", "hand:0", 1)
}

// ITD-195, ITD-196, ITD-197: cards beside the Console count for nothing until the
// end of the turn; then they join the hand.
func TestWaitingCardsJoinTheHandLast(t *testing.T) {
	s := ditching(t, "a1a").set("crimes.s05", "waiting:0", "crimes.s06", "waiting:0", "crimes.c3", "waiting:0")
	s.offered("ditch-1 a1a", "done").refuses("why.not-in-hand", "ditch-side", "s05")
	s.next("crime", "s01").do("done").do("draw", "side").is("crimes.s01", "hand:0", "crimes.s05", "hand:0", "crimes.s06", "hand:0", "crimes.c3", "hand:0", "now", "1")
	// They cannot be completed before.
	town(t, 2).hook(0, "ghost", "persuader").set("crimes.s13", "waiting:0").refuses("why.not-in-hand", "side-crime", "s13")
}

// ITD-198: a hand has no limit.
func TestAHandHasNoLimit(t *testing.T) {
	s := ditching(t, "a1a", "b1b", "b1c", "c1a", "d1a", "e1a", "g1a", "a2a", "b2a", "s01", "s02", "s03", "s05")
	s.set("crimes.s06", "waiting:0").do("done").checkCount("crimes", "hand:0", 14).is("now", "1", "crimes.s06", "hand:0")
}

// ITD-200: the rulebook's example: holding a Side Crime only, from any of the
// three decks.
func TestExampleDrawFromWhichDeck(t *testing.T) {
	s := opened(t, 2, 1, nil).set("now", "0")
	lines := s.lines()
	if len(lines) != 5 {
		t.Fatalf("storylines %s", lines)
	}
	var l []any
	for i, line := range strings.Split(lines, "") {
		if i < 4 {
			for _, c := range []string{"1a", "1b", "1c"} {
				if s.Get("crimes."+line+c) == "deck" {
					l = append(l, "crimes."+line+c, "display")
					break
				}
			}
		}
		if i < 2 {
			for _, c := range []string{"2a", "2b", "2c"} {
				if s.Get("crimes."+line+c) == "deck" {
					l = append(l, "crimes."+line+c, "display")
					break
				}
			}
		}
	}
	s.set(l...).checkCount("crimes", "display", 6).hand(0, "s01").set("phase", "ditch").do("done")
	s.offered("draw level-1", "draw level-2", "draw level-3", "done").do("draw", "level-3").is("now", "1").checkCount("crimes", "hand:0", 2)
}

// ITD-258: an empty Side deck is made of the completed Side Crimes.
func TestAnEmptySideDeckIsMadeOfTheCompletedOnes(t *testing.T) {
	s := ditching(t, "a1a").moveDeck("s", "done").checkCount("crimes", "done", 20).do("done").do("draw", "side").is("now", "1")
	s.checkCount("crimes", "done", 0, "crimes", "deck", 19+s.storyDeck(), "crimes", "hand:0", 2)
	if s.Told("sides-shuffled") != 1 {
		t.Error("the shuffle is not told")
	}
	// Ditched cards come before that.
	u := ditching(t, "a1a", "s01").moveDeck("s", "done").do("ditch-side", "s01").do("done").do("draw", "side").is("crimes.s01", "hand:0").checkCount("crimes", "done", 19)
	u.is("now", "1")
}

// storyDeck is how many Story Crimes lie in their decks.
func (s *table) storyDeck() (n int) {
	for id, at := range s.Get("crimes").(map[string]any) {
		if at == "deck" && id[0] != 's' {
			n++
		}
	}
	return n
}
