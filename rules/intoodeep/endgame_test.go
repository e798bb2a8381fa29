package intoodeep_test

import (
	"fmt"
	"slices"
	"testing"
)

// Endgame and Final Scoring.

// finished ends a game as it stands: Chapter 3 is over.
func (s *table) finished() *table {
	s.T.Helper()
	l := l("phase", "chapter", "chapter.number", 3, "over", true, "chapter.triggered", true, "chapter.last_turns", 0)
	for _, id := range s.at2("pool") {
		l = append(l, "evidence."+id, "supply")
	}
	return s.set(l...)
}

// end is a town of players with no Intel, no Grip and empty Memories.
func end(t testing.TB, seats int) *table {
	t.Helper()
	s := town(t, seats)
	for p := range seats {
		s.set(fmt.Sprintf("players.%d.intel", p), 0).memory(p)
	}
	return s
}

// plot lays so many tokens of each type into the Final Plot, spread over public
// locker, lockers and a bonus slot.
func (s *table) plot(counts ...int) *table {
	s.T.Helper()
	places := []string{"public", "locker:0", "locker:1"}
	var l []any
	for i, n := range counts {
		for j := range n {
			place := places[j%3]
			if i == 0 && j == 2 {
				place = "slot-boost"
			}
			l = append(l, fmt.Sprintf("evidence.%s-%d", types[i], 4+j), place)
		}
	}
	return s.set(l...)
}

// part is a part of a seat's score; seat -1 is Echo.
func (s *table) part(seat int, key string) int {
	s.T.Helper()
	out := s.S.Outcome()
	sc := out.Automa
	if seat >= 0 {
		sc = &out.Seats[seat]
	}
	for _, p := range sc.Parts {
		if p.Key == key {
			return p.Points
		}
	}
	s.T.Fatalf("no part %q", key)
	return 0
}

// checkParts checks parts of a seat's score: name, points, name, points.
func (s *table) checkParts(seat int, pairs ...any) *table {
	s.T.Helper()
	for i := 0; i < len(pairs); i += 2 {
		if got := s.part(seat, pairs[i].(string)); got != pairs[i+1] {
			s.T.Fatalf("seat %d scores %d for %s, want %v", seat, got, pairs[i], pairs[i+1])
		}
	}
	return s
}

// scores is Scores with the table's own type.
func (s *table) scores(totals []int, winners ...int) *table {
	s.T.Helper()
	s.Scores(totals, winners...)
	return s
}

// remarks is the keys of what the result says.
func (s *table) remarks() (l []string) {
	for _, m := range s.S.Outcome().Remarks {
		l = append(l, m.Key)
	}
	return l
}

// ITD-293, ITD-294: the lowest disc scores by its space, the others nothing; the
// Mechanic's on space 6 is worth 12.
func TestExampleScoreGrip(t *testing.T) {
	s := end(t, 2).grip(0, "ghost", 9, "mechanic", 6, "jumper", 8, "persuader", 7, "scourge", 9).checkParts(0, "grip", 12).checkParts(1, "grip", 0)
	for space, value := range []int{0, 1, 2, 4, 6, 9, 12, 16, 20, 25} {
		s.grip(0, "ghost", 9, "mechanic", space, "jumper", 9, "persuader", 9, "scourge", 9).checkParts(0, "grip", value)
	}
}

// ITD-295, ITD-296, ITD-297, ITD-300: banked corruption less Tolerance: the lowest gains 5
// for each higher one, the highest is In Too Deep.
func TestExampleFinalCorruption(t *testing.T) {
	// 24 after 6 Tolerance.
	s := end(t, 3).well(0, "ringleader-8", "timing-8", "intel-10", "poster-ghost-5").set("players.0.tolerance", 6)
	low := s.fork().well(1, "weaponry-8", "location-8", "tactics-8", "intel-2-copy-1").well(2, "financing-8", "intel-8-copy-1", "intel-8-copy-2", "poster-jumper-4").plot(3, 3, 3, 3)
	low.checkParts(0, "lowest", 10, "in-too-deep", 0).checkParts(1, "lowest", 0, "in-too-deep", 0).checkParts(2, "in-too-deep", -min(25, low.part(2, "grip")+low.part(2, "intel")))
	high := s.fork().set("players.0.intel", 40).well(1, "weaponry-8").plot(3, 3, 3, 3).checkParts(0, "lowest", 0, "in-too-deep", -24).checkParts(2, "lowest", 10).checkParts(1, "lowest", 0)
	// Hand Dilemmas are no corruption.
	high.dilemmas(2, "location-8", "tactics-8").checkParts(2, "lowest", 10)
	// Tied lowest: both gain for the others.
	end(t, 4).well(0, "weaponry-8").well(1, "location-8").checkParts(2, "lowest", 10).checkParts(3, "lowest", 10).checkParts(0, "lowest", 0)
	// Tied highest: both are In Too Deep.
	tied := end(t, 3).set("players.0.intel", 20, "players.1.intel", 20).well(0, "weaponry-8").well(1, "location-8").plot(3, 3, 3, 3)
	tied.checkParts(0, "in-too-deep", -8).checkParts(1, "in-too-deep", -8).checkParts(2, "in-too-deep", 0, "lowest", 10)
}

// ITD-298: if all are equal, all are In Too Deep and nobody gains the bonus.
func TestWithEqualCorruptionAllAreInTooDeep(t *testing.T) {
	s := end(t, 2).set("players.0.intel", 20, "players.1.intel", 20).well(0, "weaponry-8").well(1, "location-8").plot(3, 3, 3)
	s.checkParts(0, "lowest", 0, "in-too-deep", -8).checkParts(1, "lowest", 0, "in-too-deep", -8)
}

// ITD-299, ITD-307: corruption may be negative, and then costs nothing.
func TestCorruptionMayBeNegative(t *testing.T) {
	s := end(t, 2).set("players.0.tolerance", 6, "players.1.tolerance", 4, "players.1.intel", 9).plot(3, 3, 3)
	s.checkParts(0, "lowest", 5, "in-too-deep", 0).checkParts(1, "lowest", 0, "in-too-deep", 0)
	if r := s.finished().remarks(); !slices.Contains(r, "result.foiled") {
		t.Errorf("remarks %v", r)
	}
}

// ITD-301..305, ITD-308: foiled with 3, 4, 5, 6 types of three tokens each by the
// number of players, wherever in the Plot they lie; Chapter slots do not count.
func TestHowManyTypesFoilThePlot(t *testing.T) {
	for seats, need := range map[int]int{2: 3, 3: 4, 4: 5, 5: 6} {
		counts := make([]int, need)
		for i := range counts {
			counts[i] = 3
		}
		foiled := func(s *table) bool { return slices.Contains(s.finished().remarks(), "result.foiled") }
		if !foiled(end(t, seats).plot(counts...)) {
			t.Errorf("%d players: %d types do not foil the plot", seats, need)
		}
		counts[need-1] = 2
		s := end(t, seats).plot(counts...)
		if foiled(s.fork()) {
			t.Errorf("%d players: %d types foil the plot", seats, need-1)
		}
		if seats == 2 {
			s.set("evidence.timing-9", "row-1:1", "rows.row-1", "timing", "rows.row-2", "location", "players.0.dossiers", 1)
			if foiled(s) {
				t.Error("a token on a Chapter slot counts for the Plot")
			}
		}
	}
	// The rulebook's example: Ringleader, Weaponry, Timing and Location in a game of three.
	s := end(t, 3).plot(4, 4, 3, 3, 2, 0).set("players.0.intel", 30).well(0, "weaponry-8").checkParts(0, "in-too-deep", -8)
	s.set("evidence.timing-4", "supply").checkParts(0, "in-too-deep", 0)
}

// ITD-306, ITD-307, ITD-470: the penalty is the whole final corruption, after the Intel
// for Grip and lowest corruption, and no more than there is then.
func TestThePenaltyIsTheWholeCorruption(t *testing.T) {
	s := end(t, 2).well(0, "ringleader-8", "timing-8", "intel-10").plot(3, 3, 3).set("players.0.intel", 40).checkParts(0, "in-too-deep", -25)
	s.set("players.0.intel", 10).checkParts(0, "in-too-deep", -10)
	// Grip first: 12 more to pay with; what the collection scores is safe.
	s.grip(0, "ghost", 6, "mechanic", 6, "jumper", 6, "persuader", 6, "scourge", 6).checkParts(0, "grip", 12, "in-too-deep", -22, "dilemma-intel", 10)
	s.set("evidence.timing-4", "supply").checkParts(0, "in-too-deep", 0)
}

// ITD-309..312: the ranks of the stacks, equal ones alike, the rest 1, absent 0.
func TestExampleEvidenceScoringValues(t *testing.T) {
	worth := func(counts []int, want []int) {
		t.Helper()
		s := end(t, 3).plot(counts...)
		for i, e := range types {
			s.memory(0, e+"-1")
			if got := s.part(0, "collection"); got != want[i] {
				t.Errorf("with %v a %s token is worth %d, want %d", counts, e, got, want[i])
			}
		}
	}
	worth([]int{4, 4, 3, 3, 2, 0}, []int{4, 4, 3, 3, 2, 0})
	worth([]int{6, 5, 4, 3, 2, 1}, []int{4, 3, 2, 1, 1, 1})
	worth([]int{1, 1, 1, 1, 1, 1}, []int{4, 4, 4, 4, 4, 4})
	worth([]int{0, 0, 0, 0, 0, 7}, []int{0, 0, 0, 0, 0, 4})
}

// ITD-313, ITD-314: tokens in Memory and symbols on banked Dilemmas; filed tokens and
// Dilemmas in hand do not count.
func TestTheEvidenceCollection(t *testing.T) {
	s := end(t, 2).plot(4, 0, 3).memory(0, "ringleader-1", "timing-1", "timing-2").checkParts(0, "collection", 4+3+3)
	s.well(0, "timing-8", "ringleader-1", "weaponry-8").checkParts(0, "collection", 10+3*3+4).dilemmas(0, "timing-5").checkParts(0, "collection", 23)
	s.set("evidence.timing-1", "locker:0").checkParts(0, "collection", 2*4+4*4)
	s.checkParts(1, "collection", 0)
}

// ITD-315, ITD-316, ITD-317, ITD-323, ITD-324, ITD-325: Intel Dilemmas, the square of
// different posters, 20 a set of three Sigils.
func TestExampleDilemmas(t *testing.T) {
	s := end(t, 2).well(0, "intel-1-copy-1").checkParts(0, "dilemma-intel", 1, "posters", 0, "sigils", 0)
	s.well(0, "intel-10", "intel-4-copy-1").checkParts(0, "dilemma-intel", 14)
	s.well(0, "poster-ghost-4", "poster-jumper-5", "poster-fixer-4", "poster-scourge-4").checkParts(0, "posters", 16)
	s.well(0, "poster-ghost-4", "poster-ghost-5", "poster-fixer-4").checkParts(0, "posters", 4)
	sigils := []string{}
	for i, want := range []int{0, 0, 0, 20, 20, 20, 40, 40, 40, 60} {
		s.well(0, sigils...).checkParts(0, "sigils", want)
		sigils = append(sigils, fmt.Sprintf("sigil-copy-%d", i+1))
	}
	// Sigils bring no corruption: all are equal.
	end(t, 2).well(0, "sigil-copy-1").checkParts(0, "lowest", 0, "sigils", 0).checkParts(1, "lowest", 0)
}

// ITD-322, ITD-326: the rulebook's example. Its values, 4, 4, 3, 3, 2 and 0, follow
// from stacks of 4, 4, 3, 3, 2 and 0: 33 + 1 + 16 + 0 = 50.
func TestExampleFinalScoring(t *testing.T) {
	s := end(t, 2).plot(4, 4, 3, 3, 2, 0)
	// Tactics worth 3 and Financing 2 as in the example: swap Location and Financing.
	s.set("evidence.tactics-4", "public", "evidence.tactics-5", "public", "evidence.tactics-6", "public", "evidence.location-4", "supply", "evidence.location-5", "supply", "evidence.location-6", "supply",
		"evidence.financing-4", "public", "evidence.financing-5", "locker:1")
	s.memory(0, "ringleader-1", "weaponry-1", "timing-1", "financing-1", "location-2").well(0, "ringleader-1", "weaponry-4", "financing-8", "financing-1",
		"intel-1-copy-1", "poster-ghost-4", "poster-jumper-4", "poster-fixer-4", "poster-smuggler-4", "sigil-copy-1")
	s.checkParts(0, "collection", 2*4+3*4+1*3+0*3+5*2+1*0).checkParts(0, "collection", 33, "dilemma-intel", 1, "posters", 16, "sigils", 0)
	if got := s.part(0, "collection") + s.part(0, "dilemma-intel") + s.part(0, "posters") + s.part(0, "sigils"); got != 50 {
		t.Errorf("the example scores %d, want 50", got)
	}
}

// ITD-318, ITD-292: the score is the Intel held and all parts; the highest wins.
func TestTheHighestScoreWins(t *testing.T) {
	s := end(t, 3).set("players.0.intel", 7, "players.1.intel", 9, "players.2.intel", 8).grip(2, "ghost", 2, "mechanic", 2, "jumper", 2, "persuader", 2, "scourge", 2)
	s.well(2, "intel-1-copy-1").finished().scores([]int{7, 9, 11}, 2)
}

// ITD-319: a tie goes to the lower corruption; equal again, it is shared.
func TestTiesAreBrokenByCorruption(t *testing.T) {
	s := end(t, 3).set("players.0.intel", 20, "players.1.intel", 20).well(0, "intel-2-copy-1").well(1, "intel-1-copy-1").set("players.1.intel", 21).set("players.2.tolerance", 2)
	s.finished().scores([]int{22, 22, 10}, 1)
	if r := s.remarks(); !slices.Contains(r, "result.tie-corruption") {
		t.Errorf("remarks %v", r)
	}
	d := end(t, 3).set("players.0.intel", 20, "players.1.intel", 20).finished().scores([]int{20, 20, 0}, 0, 1)
	if r := d.remarks(); !slices.Contains(r, "result.shared") {
		t.Errorf("remarks %v", r)
	}
}

// ITD-320, ITD-321: Boosts, Dossiers, other discs, crimes and what is not banked
// score nothing; the last hand is banked by half before the endgame.
func TestWhatScoresNothing(t *testing.T) {
	s := end(t, 2).saved(0, "act-2-copy-1").grip(0, "ghost", 9, "jumper", 9).hand(0, "a1a", "s01", "g3").dilemmas(0, "intel-10", "poster-ghost-5").
		set("evidence.tactics-9", "row-2:1", "players.0.dossiers", 1)
	if got := s.S.Outcome().Seats[0].Total; got != 0 {
		t.Errorf("seat 0 scores %d, want 0", got)
	}
	e := ending(t, 2, 3).claimed(5, false).memory(0).memory(1).dilemmas(0, "intel-10", "poster-ghost-5").do("done").do("bank", "intel-10").is("over", true, "dilemmas.poster-ghost-5", "discard")
	e.checkParts(0, "dilemma-intel", 10, "posters", 0, "intel", 23, "in-too-deep", 0).checkParts(1, "lowest", 5)
}

// What the result says about the winner.
func TestEndingsInWords(t *testing.T) {
	for _, x := range []struct {
		foiled, deep bool
		key          string
	}{{true, false, "ending.promoted"}, {false, false, "ending.casefile"}, {true, true, "ending.bruised"}, {false, true, "ending.syndicate"}} {
		s := end(t, 2).set("players.0.intel", 90, "players.1.intel", 1).well(1, "weaponry-8")
		if x.deep {
			s.well(1).well(0, "weaponry-8")
		}
		if x.foiled {
			s.plot(3, 3, 3)
		}
		if r := s.finished().remarks(); !slices.Contains(r, x.key) {
			t.Errorf("%+v: remarks %v", x, r)
		}
	}
}
