package intoodeep_test

import (
	"fmt"
	"slices"
	"testing"
)

// The end of a Chapter (rulebook: End of a Chapter; Resolving a Chapter).

// ending is a town in the last step of a turn of seat 0, after which the Chapter
// resolves; seat 1 plays next.
func ending(t testing.TB, seats, chapter int) *table {
	t.Helper()
	turns := 1
	return town(t, seats).set("phase", "ditch", "chapter.number", chapter).triggered(turns)
}

// claimed fills the Chapter grid of two players: a Dossiers of seat 0, the rest
// of seat 1, and leaves one slot open if it must fail.
func (s *table) claimed(a int, fails bool) *table {
	s.T.Helper()
	b := 5 - a
	l := l("evidence.location-11", "row-1:1", "evidence.location-10", "row-1:2", "evidence.tactics-11", "row-2:1", "evidence.tactics-10", "row-2:2", "evidence.ringleader-11", "row-3:1")
	if fails {
		b--
		l = l[:8]
	}
	return s.set(append(l, "players.0.dossiers", a, "players.1.dossiers", b)...)
}

// ITD-263: a triggered Chapter resolves when the turn in progress is over.
func TestATriggeredChapterResolvesAfterTheTurn(t *testing.T) {
	for chapter := 1; chapter <= 2; chapter++ {
		s := town(t, 3).hook(0, "ghost").set("chapter.number", chapter).triggered(1)
		s.do("done").is("chapter.number", chapter).pass().is("chapter.number", chapter+1, "chapter.triggered", false, "chapter.last_turns", 0, "now", "1", "phase", "hook")
	}
	// Untriggered it goes on.
	town(t, 3).hook(0, "ghost").pass().is("chapter.number", 1, "now", "1")
}

// ITD-264, ITD-265, ITD-268: in Chapter 3 everybody else takes one more turn, as
// usual, and who triggered it none.
func TestTheLastTurnsOfChapter3(t *testing.T) {
	s := power(t, "riverside").set("chapter.number", 3).pool().do("power", "riverside").do("gain-evidence").do("take", "timing")
	if s.Told("triggered") != 1 || s.Told("last-turns") != 1 {
		t.Error("the end of Chapter 3 and the last turns are not told")
	}
	s.is("chapter.triggered", true, "chapter.last_turns", 2).pass().is("now", "1", "over", false, "chapter.last_turns", 1)
	s.do("hook", "scourge").do("grip", "scourge").is("players.1.grip.scourge", 2).pass().is("over", true, "chapter.number", 3)
	four := town(t, 4).hook(2, "ghost").set("now", "2", "chapter.number", 3).triggered(4).pass()
	for _, p := range []string{"3", "0", "1"} {
		four.is("now", p, "over", false).pass()
	}
	four.is("over", true)
}

// ITD-266, ITD-267, ITD-454: from the trigger on the supply stands in for the Pool,
// and nothing is triggered again.
func TestTheSupplyStandsInForThePool(t *testing.T) {
	s := holding(t, "b2a").hook(0, "ghost", "mechanic").put("ghost", "downtown").give("ghost", "coupe", "mechanic", "blaster").set("chapter.number", 3).triggered(2)
	before := s.count("evidence", "supply")
	s.do("story-crime", "b2a").do("approach", "reckless").do("take", "timing").checkCount("evidence", "supply", before-2, "evidence", "memory:0", 3, "evidence", "plank:1", 1)
	s.is("chapter.triggered", true, "chapter.last_turns", 2)
	if s.Told("triggered") != 0 {
		t.Error("the end is triggered a second time")
	}
}

// ITD-468: a peek at the Pool after the trigger shows a token of the supply.
func TestAfterTheTriggerThePoolIsTheSupply(t *testing.T) {
	s := pinkIn(power(t, "ion-heights").triggered(1).set("evidence.location-7", "locker:1"), "take").checkOffers("look pool").next("evidence", "ringleader").do("look", "pool")
	s.checkCount("evidence", "memory:0", 2).is("boosts.take", "discard", "evidence.location-7", "locker:1")
	p := pinkIn(power(t, "ion-heights").triggered(1).set("evidence.location-7", "locker:1"), "peek").next("evidence", "ringleader", "evidence", "financing").do("look", "pool").do("look", "pool")
	seen := 0
	for id, at := range p.Sees(0, "evidence").(map[string]any) {
		if at == "supply" {
			seen++
			if id[:3] != "rin" && id[:3] != "fin" {
				t.Errorf("%s is seen", id)
			}
		}
	}
	if seen != 2 {
		t.Errorf("%d tokens of the supply are seen, want 2", seen)
	}
}

// ITD-467: such an end is announced two rounds ahead and called what it is.
func TestTheAntiStallEndIsAnnounced(t *testing.T) {
	s := town(t, 2).hook(1, "ghost").hand(0, "b1b", "s03").hand(1, "b1c", "s05").set("now", "1", "phase", "ditch", "chapter.rounds", 17).do("done")
	if s.Int("chapter.rounds") != 18 || s.Told("stall-near") != 0 {
		t.Error("round 18 is no time to warn")
	}
	for round, left := range map[int]int16{19: 2, 20: 1} {
		s.set("now", "1", "phase", "ditch", "chapter.rounds", round-1).do("done")
		if n := s.Told("stall-near"); n != 1 {
			t.Fatalf("in round %d the end is announced %d times", round, n)
		}
		for _, e := range s.Events {
			if game.Info().Events[e.Kind] == "stall-near" && e.N != left {
				t.Errorf("in round %d %d rounds are left, want %d", round, e.N, left)
			}
		}
	}
	s.set("now", "1", "phase", "ditch", "chapter.rounds", 20).do("done").is("chapter.number", 2)
	if s.Told("stalled") != 1 || s.Told("triggered") != 0 {
		t.Error("the log does not say that nobody ended the Chapter")
	}
	// A Chapter whose end has been triggered needs no warning.
	done := town(t, 2).hook(1, "ghost").hand(0, "b1b", "s03").hand(1, "b1c", "s05").set("chapter.number", 3).triggered(2).set("now", "1", "phase", "ditch", "chapter.rounds", 18).do("done")
	if done.Told("stall-near") != 0 {
		t.Error("an end that is coming anyway is announced")
	}
}

// ITD-467: a Chapter of 20 rounds ends by itself.
func TestAChapterEndsAfterTwentyRounds(t *testing.T) {
	s := town(t, 2).hook(1, "ghost").set("now", "1", "phase", "ditch", "chapter.rounds", 19).do("done").is("chapter.number", 1, "chapter.rounds", 20, "now", "0")
	s.set("now", "1", "phase", "ditch").do("done").is("chapter.number", 2, "chapter.rounds", 1, "now", "0").checkCount("evidence", "pool", 10)
	// In the middle of a round nothing happens; in Chapter 3 the others play once more.
	town(t, 2).hook(0, "ghost").set("phase", "ditch", "chapter.rounds", 20).do("done").is("chapter.number", 1, "now", "1")
	last := town(t, 2).hook(0, "scourge").set("now", "1", "phase", "ditch", "chapter.rounds", 20, "chapter.number", 3).do("done").is("now", "0", "chapter.triggered", true, "over", false)
	last.pass().is("over", true)
}

// ITD-269, ITD-289: the steps in their order, then the marker moves and the next
// player plays.
func TestTheStepsOfAChaptersEnd(t *testing.T) {
	s := ending(t, 2, 1).claimed(3, false).set("evidence.financing-3", "slot-grip").dilemmas(0, "sigil-copy-1").dilemmas(1, "timing-4")
	for _, x := range s.at2("plank") {
		s.set("evidence."+x, "supply")
	}
	s.plank("timing-1", "timing-2", "timing-3").do("done").is("now", "1", "phase", "hook", "chapter.number", 2, "round", 1)
	var order []string
	for _, e := range s.Events {
		if k := game.Info().Events[e.Kind]; !slices.Contains(order, k) {
			order = append(order, k)
		}
	}
	want := []string{"success", "intel", "assignment", "banked", "plank-refilled", "pool-refilled", "slot-cleared", "chapter", "turn"}
	i := 0
	for _, k := range order {
		if i < len(want) && k == want[i] {
			i++
		}
	}
	if i < len(want) {
		t.Errorf("events %v, want %v in this order", order, want)
	}
}

// at2 is the pieces of the Evidence board whose place begins with a word.
func (s *table) at2(place string) (l []string) {
	for id, at := range s.Get("evidence").(map[string]any) {
		if at := at.(string); len(at) >= len(place) && at[:len(place)] == place {
			l = append(l, id)
		}
	}
	return l
}

// ITD-270: Chapter 3 has its success check and banking only.
func TestChapter3IsCheckedAndBankedOnly(t *testing.T) {
	s := ending(t, 2, 3).claimed(3, false).set("evidence.financing-3", "slot-grip").dilemmas(0, "sigil-copy-1").mark().do("done")
	s.changed("over", false, true, "phase", "ditch", "chapter", "players.0.intel", 3, 15, "players.1.intel", 3, 11, "dilemmas.sigil-copy-1", "hand:0", "well:0",
		"crimes", anything, anything, "stack", anything, anything, "clues", anything, anything, "turn", anything, anything, "chapter", anything, anything)
	s.is("evidence.financing-3", "slot-grip", "players.0.dossiers", 3).checkCount("evidence", "row-1:1", 1, "evidence", "pool", 0)
}

// ITD-271, ITD-272: success pays every Dossier 2, 3 or 4 Intel; without one nobody
// loses anything.
func TestSuccessPaysDossiers(t *testing.T) {
	for chapter, pay := range map[int]int{1: 2, 2: 3, 3: 4} {
		s := ending(t, 2, chapter).claimed(5, false).grip(1, "ghost", 4).do("done")
		s.is("players.0.intel", 3+5*pay, "players.1.intel", 3, "players.1.grip.ghost", 4)
		f := ending(t, 2, chapter).claimed(4, true).grip(1, "ghost", 4).do("done")
		f.is("players.0.intel", 3)
	}
}

// ITD-273, ITD-274, ITD-275, ITD-277: failure pays nothing and punishes the fewest, all
// tied ones, in Chapter 3 by 5 Intel, never below 0.
func TestFailurePunishesTheFewest(t *testing.T) {
	for chapter, loss := range map[int]int{1: 2, 2: 3} {
		s := ending(t, 3, chapter).set("evidence.location-11", "row-1:1", "players.0.dossiers", 1).grip(0, "ghost", 9).grip(1, "ghost", 9).grip(2, "ghost", 9).do("done")
		s.is("players.0.grip.ghost", 9, "players.1.grip.ghost", 9-loss, "players.2.grip.ghost", 9-loss, "players.0.intel", 3)
		if s.Told("fewest") != 2 {
			t.Errorf("%d players are told to have the fewest Dossiers, want 2", s.Told("fewest"))
		}
	}
	s := ending(t, 3, 3).set("evidence.location-11", "row-1:1", "players.0.dossiers", 1, "players.1.intel", 9).do("done")
	s.is("players.0.intel", 3, "players.1.intel", 4, "players.2.intel", 0)
	// All tied: all lose.
	all := ending(t, 2, 1).grip(0, "ghost", 5).grip(1, "jumper", 5).do("done").is("players.0.grip.ghost", 3, "players.1.grip.jumper", 3)
	all.is("chapter.number", 2)
}

// ITD-276, ITD-469: the loser splits the loss; several lose in turn order from the
// start player on.
func TestLostGripIsSplitByTheLoser(t *testing.T) {
	s := ending(t, 3, 2).set("first", "2").grip(0, "ghost", 2, "jumper", 5).grip(1, "ghost", 4, "mechanic", 1).grip(2, "jumper", 3, "scourge", 1).do("done")
	s.is("phase", "chapter").Asks(2, "prompt.lose")
	s.offered("lose jumper", "lose scourge").refuses("why.no-grip", "lose", "ghost").do("lose", "scourge").is("players.2.grip.scourge", 0, "players.2.grip.jumper", 1)
	s.Asks(0, "prompt.lose")
	s.do("lose", "jumper").do("lose", "ghost").do("lose", "jumper").is("players.0.grip.jumper", 3, "players.0.grip.ghost", 1)
	s.Asks(1, "prompt.lose")
	s.do("lose", "ghost").do("lose", "mechanic").is("players.1.grip.ghost", 2, "players.1.grip.mechanic", 0, "chapter.number", 3)
}

// ITD-487: where no more Grip is held than is lost, all of it goes and nobody is asked; one more, and it is split.
func TestGripThatGoesWhateverIsAnsweredIsNotAsked(t *testing.T) {
	s := ending(t, 2, 2).grip(0, "ghost", 1, "jumper", 1).grip(1, "ghost", 2, "mechanic", 1).do("done")
	s.is("chapter.number", 3, "players.0.grip.ghost", 0, "players.0.grip.jumper", 0, "players.1.grip.ghost", 0, "players.1.grip.mechanic", 0)
	if n := s.Told("grip-lost"); n != 4 {
		t.Errorf("the loss is told %d times, want once for each of 4 discs", n)
	}
	ending(t, 2, 2).grip(0, "ghost", 2, "jumper", 2).do("done").Asks(0, "prompt.lose")
}

// ITD-278: three of six Assignments, drawn anew; one may come back.
func TestAssignmentsAreDrawnAnew(t *testing.T) {
	s := ending(t, 2, 1).next("assignment", "location", "assignment", "timing", "assignment", "weaponry").do("done")
	s.is("rows.row-1", "location", "rows.row-2", "timing", "rows.row-3", "weaponry")
	if s.Told("assignment") != 3 {
		t.Errorf("%d Assignments are told", s.Told("assignment"))
	}
}

// ITD-279, ITD-280: Chapter slots are emptied into the supply, Dossiers returned.
func TestTheChapterGridIsRefreshed(t *testing.T) {
	s := ending(t, 2, 1).claimed(3, false).do("done").is("players.0.dossiers", 0, "players.1.dossiers", 0)
	for row := 1; row <= 3; row++ {
		for i := 1; i <= 3; i++ {
			s.checkCount("evidence", fmt.Sprintf("row-%d:%d", row, i), 0)
		}
	}
	// 72 less Plank, Pool and two Memories.
	s.checkCount("evidence", "supply", 56, "evidence", "pool", 10)
}

// ITD-281, ITD-282, ITD-283: half of the hand is banked, rounded up; the rest goes; what
// is in the Well stays and does not count.
func TestHalfOfTheHandIsBanked(t *testing.T) {
	hand := []string{"ringleader-1", "weaponry-2", "timing-4", "location-5", "tactics-8"}
	for n, want := range []int{0, 1, 1, 2, 2, 3} {
		s := ending(t, 2, 1).dilemmas(0, hand[:n]...).well(0, "sigil-copy-1", "sigil-copy-2").do("done")
		for s.Get("phase") == "chapter" {
			s.do("bank", s.Offers()[0][len("bank "):])
		}
		s.checkCount("dilemmas", "hand:0", 0, "dilemmas", "well:0", 2+want, "dilemmas", "discard", n-want).is("chapter.number", 2)
	}
	s := ending(t, 2, 1).dilemmas(0, hand[:3]...).do("done").offered("bank ringleader-1", "bank weaponry-2", "bank timing-4").refuses("why.dilemma-not-in-hand", "bank", "sigil").
		refuses("why.other-question", "done")
	s.do("bank", "timing-4").do("bank", "ringleader-1")
	for _, e := range s.Events {
		if game.Info().Events[e.Kind] == "banked" && e.Who.Index == 0 && (e.N != 2 || e.M != 1 || !e.SeenBy(1)) {
			t.Errorf("told are %d banked and %d discarded Dilemmas, want 2 and 1", e.N, e.M)
		}
	}
	s.is("dilemmas.timing-4", "well:0", "dilemmas.ringleader-1", "well:0", "dilemmas.weaponry-2", "discard")
}

// ITD-284, ITD-285, ITD-469: each banks in turn order, unseen by the others; the own Well
// is seen.
func TestBankingIsSecret(t *testing.T) {
	s := ending(t, 2, 1).dilemmas(0, "ringleader-1", "weaponry-2").dilemmas(1, "timing-4", "location-5").set("first", "1").do("done")
	s.Asks(1, "prompt.bank")
	s.do("bank", "timing-4").Asks(0, "prompt.bank")
	if s.Sees(0, "dilemmas.timing-4") != nil || s.Sees(0, "dilemmas.location-5") != nil || s.Sees(1, "dilemmas.timing-4") != "well:1" {
		t.Error("what a rival banks or discards is hidden")
	}
	for _, e := range s.Events {
		if name := game.Info().Events[e.Kind]; e.SeenBy(0) && (name == "banked-face" || name == "discarded-face") {
			t.Errorf("%s is told to the rival", name)
		}
	}
	s.do("bank", "weaponry-2").is("dilemmas.weaponry-2", "well:0", "chapter.number", 2)
	if s.Sees(0, "dilemmas.weaponry-2") != "well:0" || s.Sees(1, "dilemmas.weaponry-2") != nil {
		t.Error("a Well is its owner's to see alone")
	}
}

// ITD-286: the Plank is filled to four, the Pool to its size.
func TestThePoolIsRefilled(t *testing.T) {
	for seats, size := range map[int]int{2: 10, 3: 14, 4: 17, 5: 20} {
		s := ending(t, seats, 1).do("done").checkCount("evidence", "pool", size)
		s.is("chapter.triggered", false, "evidence.timing-1", "plank:1", "evidence.location-1", "plank:4")
	}
	gap := ending(t, 2, 1).plank("timing-1", "weaponry-1").do("done").checkCount("evidence", "plank:3", 1, "evidence", "plank:4", 1, "evidence", "pool", 10)
	gap.is("evidence.timing-1", "plank:1", "evidence.weaponry-1", "plank:2")
}

// ITD-287, ITD-291: the rulebook's example: the bonus slots are turned up into the
// public locker.
func TestExampleBonusSlotsAreClearedFaceUp(t *testing.T) {
	s := ending(t, 2, 1).set("evidence.ringleader-3", "slot-boost", "evidence.location-3", "slot-tolerance", "evidence.location-4", "slot-grip", "evidence.financing-3", "locker:0")
	s.do("done").is("evidence.ringleader-3", "public", "evidence.location-3", "public", "evidence.location-4", "public", "evidence.financing-3", "locker:0")
	s.checkCount("evidence", "slot-boost", 0, "evidence", "slot-tolerance", 0, "evidence", "slot-grip", 0)
	if s.Sees(1, "evidence.ringleader-3") != "public" || s.Sees(1, "evidence.financing-3") != nil {
		t.Error("the public locker is open, the others are not")
	}
	// In Chapter 3 they stay.
	ending(t, 2, 3).set("evidence.ringleader-3", "slot-boost").do("done").is("evidence.ringleader-3", "slot-boost")
}

// ITD-288: nothing else is reset.
func TestTheRestGoesOnUnchanged(t *testing.T) {
	s := ending(t, 2, 1).claimed(3, false).hook(0, "ghost").hook(1, "jumper").grip(0, "ghost", 4).set("players.0.tolerance", 4, "evidence.financing-3", "locker:1", "boosts.lock-copy-1", "lock:jumper").
		saved(0, "act-2-copy-1").give("ghost", "cash")
	was := map[string]any{}
	keep := []string{"criminals", "items", "heat", "sentinel", "blockades", "players.0.grip", "players.0.tolerance", "evidence.tactics-1", "evidence.tactics-2", "evidence.financing-3",
		"crimes", "boosts", "wheel", "ring"}
	for _, k := range keep {
		was[k] = s.Get(k)
	}
	s.do("done")
	for _, k := range keep {
		s.is(k, was[k])
	}
	s.is("chapter.number", 2, "players.0.intel", 9)
}

// ITD-290: the rulebook's example: three in hand, two banked, one gone.
func TestExampleBankTwoOfThree(t *testing.T) {
	s := ending(t, 2, 1).dilemmas(0, "financing-1", "poster-ghost-5", "timing-8").do("done").do("bank", "timing-8").do("bank", "poster-ghost-5")
	s.is("dilemmas.timing-8", "well:0", "dilemmas.poster-ghost-5", "well:0", "dilemmas.financing-1", "discard", "chapter.number", 2)
}
