package measure

import (
	"math"
	"testing"

	"safehouse/rules/rulestest/lamps"
)

// lampTournament is a tournament of lamps.
func lampTournament(t *testing.T, levels string, seats, games int) *tournament {
	t.Helper()
	s := lampSeries(t, lamps.Sound, games, levels)
	return &tournament{series: *s, levels: s.levels, seats: seats, alone: seats == 1}
}

func TestSeatsAlternateGameByGame(t *testing.T) {
	k := lampTournament(t, "hard,random", 3, 4)
	a, b := k.levels[0], k.levels[1]
	for i, want := range []string{"hard random hard", "random hard random", "hard random hard"} {
		got := ""
		for _, lv := range k.seating(i, a, b) {
			got += " " + lv.Name
		}
		if got[1:] != want {
			t.Errorf("game %d: %s, want %s", i, got[1:], want)
		}
	}
}

func TestTheTableHasEveryPairingFromBothSides(t *testing.T) {
	r := lampTournament(t, "easy,random,hard", 2, 30).run()
	if len(r.Table) != 6 {
		t.Fatalf("three levels make %d lines, want 6", len(r.Table))
	}
	for _, p := range r.Table {
		if p.Games+p.Nobody != 30 {
			t.Errorf("%s against %s: %d games and %d without a winner, of 30", p.Level, p.Against, p.Games, p.Nobody)
		}
		for _, q := range r.Table {
			if p.Level == q.Against && q.Level == p.Against && math.Abs(p.Count+q.Count-float64(p.Games)) > 1e-9 {
				t.Errorf("%s and %s share %v and %v of %d games", p.Level, q.Level, p.Count, q.Count, p.Games)
			}
		}
	}
}

func TestASeriesOfOneSeatIsPlayedAlone(t *testing.T) {
	r := lampTournament(t, "easy,random", 1, 40).run()
	if len(r.Table) != 2 {
		t.Fatalf("two levels alone make %d lines", len(r.Table))
	}
	for _, p := range r.Table {
		if p.Against != alone || p.Games != 40 || p.Count+float64(p.Nobody) != 40 {
			t.Errorf("%+v: every game counts and is won or not", p)
		}
	}
}

func TestATournamentDoesNotDependOnTheNumberOfWorkers(t *testing.T) {
	var tables [][]Pairing
	for _, workers := range []int{1, 5} {
		k := lampTournament(t, "hard,random", 3, 20)
		k.workers = workers
		tables = append(tables, k.run().Table)
	}
	for i := range tables[0] {
		if tables[0][i] != tables[1][i] {
			t.Errorf("got %+v and %+v", tables[0][i], tables[1][i])
		}
	}
}

func TestATournamentReportsBrokenLaws(t *testing.T) {
	k := lampTournament(t, "random,playout", 2, 6)
	k.game = lamps.Game{Fault: lamps.Invalid}
	if r := k.run(); r.Broken != 6 || r.First == "" {
		t.Errorf("%d of 6 games are reported: %q", r.Broken, r.First)
	}
}
