package intoodeep

import (
	"math"
	"testing"

	"safehouse/rules"
)

// newState is a fresh game.
func newState(t *testing.T, seats int) *State {
	t.Helper()
	st, err := Game{}.New(rules.Setup{Seats: seats, Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	return st.(*State)
}

// worthOf is what 5 Intel more add to the value of the first player who is so
// far ahead.
func worthOf(s *State, lead int16) float64 {
	var before, after [rules.MaxSeats]float64
	x := *s
	x.Players[0].Intel += lead
	x.Value(&before)
	x.Players[0].Intel += 5
	x.Value(&after)
	return after[0] - before[0]
}

func TestALeadLeavesBotsWithDifferencesToSee(t *testing.T) {
	s := newState(t, 2)
	level := worthOf(s, 0)
	for _, lead := range []int16{20, 40} {
		if ahead := worthOf(s, lead); ahead < level/4 || ahead > level {
			t.Errorf("5 Intel are worth %.4f to a player who leads by %d, %.4f to one who does not", ahead, lead, level)
		}
	}
}

func TestAWaitingTextIsWorthLessThanTheActionItCost(t *testing.T) {
	s := newState(t, 2)
	for z := range zoneTable {
		f := Frame{Kind: frProgram, From: fromPower, ID: uint8(z), Cast: noCast}
		if v := s.pending(&f); v <= 0 || v >= actionWorth {
			t.Errorf("the power of %s counts %.2f before it is resolved, an action %.2f", zoneIDs[z], v, actionWorth)
		}
		f.Step = uint8(len(f.text()))
		if v := s.pending(&f); v != 0 {
			t.Errorf("the power of %s counts %.2f when it is resolved", zoneIDs[z], v)
		}
	}
}

func TestBotsSeeEqualRivalsAsEqual(t *testing.T) {
	for seats := 2; seats <= maxPlayers; seats++ {
		s := newState(t, seats)
		x := s.standings()
		for p := range seats {
			if d := x[p].score - x[p].seen; d < -8 || d > 8 {
				t.Errorf("%d seats: player %d stands at %.1f and is seen at %.1f before the first turn", seats, p, x[p].score, x[p].seen)
			}
		}
	}
}

func TestDistancesGoRoundBlockades(t *testing.T) {
	open := around(6, 7)
	for _, c := range []struct {
		from, to int
		want     float32
	}{{0, 0, 0}, {0, 1, 1}, {0, 4, 4}, {1, 5, 4}, {0, 6, 6}, {0, 7, 1 + barCost}} {
		if got := open[c.from][c.to]; math.Abs(float64(got-c.want)) > 1e-4 {
			t.Errorf("from spot %d to %d with Blockades on the edges 6 and 7: %.1f, want %.1f", c.from, c.to, got, c.want)
		}
	}
}
