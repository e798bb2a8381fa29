package intoodeep_test

import (
	"fmt"
	"testing"
)

// Challenges: the power of the Blocks and a Boost.

// challenged is a town of three in which seat 0 uses the power of the Blocks.
func challenged(t testing.TB, mine, theirs []string) *table {
	t.Helper()
	s := town(t, 3).hook(0, "ghost").set("heat.3", "parish", "heat.2", "towers", "heat.1", "zinbazaar")
	return s.dilemmas(0, mine...).dilemmas(1, theirs...).do("power", "blocks")
}

func cards(ids ...string) []string { return ids }

// ITD-416, ITD-417: one rival or nobody; both need a Dilemma in hand.
func TestWhoCanBeChallenged(t *testing.T) {
	s := challenged(t, cards("intel-4-copy-1"), cards("poster-ghost-5", "sigil-copy-1")).offered("challenge 1", "done")
	s.refuses("why.self", "challenge", "0").refuses("why.rival-no-dilemma", "challenge", "2").refuses("why.no-such-player", "challenge", "3").refuses("why.no-such-player", "challenge", "echo")
	s.mark().do("done").changed("stack", anything, anything).is("turn.actions", 1, "heat.3", "blocks")
	// With an empty hand nothing is asked; what is banked is no hand.
	none := challenged(t, nil, cards("poster-ghost-5")).is("phase", "actions", "turn.actions", 1, "heat.3", "blocks")
	none.refuses("why.other-question", "challenge", "1")
	town(t, 3).hook(0, "ghost").set("heat.3", "parish").well(0, "intel-4-copy-1").dilemmas(1, "sigil-copy-1").do("power", "blocks").is("phase", "actions", "turn.actions", 1)
}

// ITD-418, ITD-420, ITD-421, ITD-422: the higher total loses 2 Intel and a Dilemma of
// its own choice; nobody is asked whether to accept.
func TestTheHigherTotalLoses(t *testing.T) {
	s := challenged(t, cards("intel-4-copy-1"), cards("poster-ghost-5", "sigil-copy-1")).do("challenge", "1")
	s.is("players.0.intel", 5, "players.1.intel", 1, "players.2.intel", 3).Asks(1, "prompt.discard")
	s.offered("discard poster-ghost-5", "discard sigil").refuses("why.dilemma-not-in-hand", "discard", "intel-4").do("discard", "sigil")
	s.is("dilemmas.sigil-copy-1", "discard", "dilemmas.poster-ghost-5", "hand:1", "now", "0", "phase", "actions").checkCount("dilemmas", "hand:0", 1)
	for seat := range 3 {
		want := any(nil)
		if seat == 1 {
			want = "discard"
		}
		if got := s.Sees(seat, "dilemmas.sigil-copy-1"); got != want {
			t.Errorf("seat %d sees the discarded Dilemma at %v", seat, got)
		}
	}
	// The challenger may lose.
	l := challenged(t, cards("ringleader-8", "intel-1-copy-1"), cards("timing-4")).do("challenge", "1").is("players.0.intel", 1, "players.1.intel", 5)
	l.Asks(0, "prompt.discard")
	l.do("discard", "ringleader-8").is("dilemmas.ringleader-8", "discard", "turn.actions", 1)
}

// ITD-419, ITD-242: hand corruption less Tolerance, which may be negative; the Well
// does not count.
func TestToleranceCountsAndTheWellDoesNot(t *testing.T) {
	s := town(t, 3).hook(0, "ghost").set("heat.3", "parish", "heat.2", "towers", "heat.1", "zinbazaar").dilemmas(0, "sigil-copy-1").dilemmas(1, "sigil-copy-2")
	low := s.fork().set("players.1.tolerance", 2).well(1, "ringleader-8").do("power", "blocks").do("challenge", "1")
	low.is("players.0.intel", 1, "players.1.intel", 5, "dilemmas.sigil-copy-1", "discard", "players.1.tolerance", 2)
	told := -100
	for _, e := range low.Events {
		if game.Info().Events[e.Kind] == "challenge" {
			told = int(e.M)
		}
	}
	if told != -2 {
		t.Errorf("the rival's total is told as %d, want -2", told)
	}
	s.set("players.0.tolerance", 6, "players.1.tolerance", 2).do("power", "blocks").do("challenge", "1").is("players.0.intel", 5, "players.1.intel", 1, "dilemmas.sigil-copy-2", "discard")
}

// ITD-420: the challenger wins a tie.
func TestTheChallengerWinsATie(t *testing.T) {
	s := challenged(t, cards("poster-ghost-5"), cards("intel-6-copy-1")).do("challenge", "1")
	s.is("players.0.intel", 5, "players.1.intel", 1, "dilemmas.intel-6-copy-1", "discard", "dilemmas.poster-ghost-5", "hand:0")
}

// ITD-421: who has less pays what it has.
func TestALoserPaysWhatItHas(t *testing.T) {
	for intel, paid := range map[int]int{0: 0, 1: 1, 2: 2, 9: 2} {
		s := town(t, 2).hook(0, "ghost").set("heat.3", "parish", "players.1.intel", intel).dilemmas(0, "sigil-copy-1").dilemmas(1, "poster-ghost-5").do("power", "blocks").do("challenge", "1")
		s.is("players.0.intel", 3+paid, "players.1.intel", intel-paid)
	}
}

// ITD-423: both hands are shown to all and remembered.
func TestAChallengeShowsBothHandsToAll(t *testing.T) {
	s := challenged(t, cards("intel-4-copy-1"), cards("poster-ghost-5", "sigil-copy-1", "timing-4"))
	if s.Sees(2, "dilemmas.intel-4-copy-1") != nil {
		t.Fatal("a hand is seen before it is shown")
	}
	s.do("challenge", "1")
	for seat := range 3 {
		for card, place := range map[string]string{"intel-4-copy-1": "hand:0", "poster-ghost-5": "hand:1", "sigil-copy-1": "hand:1", "timing-4": "hand:1"} {
			if got := s.Sees(seat, "dilemmas."+card); got != place {
				t.Errorf("seat %d sees %s at %v, want %s", seat, card, got, place)
			}
		}
	}
	shown := 0
	for _, e := range s.Events {
		if game.Info().Events[e.Kind] == "shown" && e.SeenBy(2) {
			shown++
		}
	}
	if shown != 4 {
		t.Errorf("%d cards are shown to the third player, want 4", shown)
	}
	s.is("dilemmas.intel-4-copy-1", "hand:0", "dilemmas.timing-4", "hand:1")
}

// ITD-446: the Boost is the same challenge without Heat.
func TestTheChallengeBoost(t *testing.T) {
	s := town(t, 2).hook(0, "ghost").saved(0, "challenge").dilemmas(0, "sigil-copy-1").refuses("why.no-challenge", "boost", "challenge")
	s.dilemmas(1, "poster-ghost-5").mark().do("boost", "challenge")
	s.changed("boosts.challenge", "saved:0", "discard", "players.0.intel", 3, 5, "players.1.intel", 3, 1, "dilemmas.poster-ghost-5", "hand:1", "discard", "clues", anything, anything)
	s.is("turn.actions", 2, "heat.3", "blocks").dilemmas(0).saved(0, "challenge").refuses("why.no-dilemma", "boost", "challenge")
	three := town(t, 3).hook(0, "ghost").saved(0, "challenge").dilemmas(0, "sigil-copy-1").dilemmas(1, "poster-ghost-5").dilemmas(2, "poster-ghost-4").do("boost", "challenge")
	three.offered("challenge 1", "challenge 2").refuses("why.must-choose", "done").do("challenge", "2").is("players.2.intel", 1, "players.1.intel", 3)
	for p := range 3 {
		if got := three.Int(fmt.Sprintf("players.%d.intel", p)); p == 0 && got != 5 {
			t.Errorf("player 0 has %d Intel", got)
		}
	}
}
