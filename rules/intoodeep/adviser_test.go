package intoodeep

import (
	"math"
	"reflect"
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

// errand is a turn of the first player, who controls the Ghost with Cash in his
// hand, three Zones from the Sentinel, and whose only crime is to bring it
// there.
func errand(t *testing.T) *State {
	s := newState(t, 2)
	c := &s.City
	k := s.cast().first()
	for x, at := range c.Pawn {
		if at != noSpot {
			c.Pawn[x] = 7
		}
	}
	c.Pawn[k], c.Sentinel, c.Blockade = 1, 4, [2]Edge{6, 7}
	c.hand(Cash, k)
	s.Players[0].Hooks[0] = k
	s.Players[0].Grip[k] = staminaFrom
	s.Players[0].Crimes = Set{}
	for i, id := range crimeIDs {
		if id == "e1b" {
			s.Players[0].Crimes.add(i)
		}
	}
	s.Now, s.Phase, s.Ask = 0, Acting, Question{Kind: askAct}
	s.Turning = Turning{Push: nobody, Actions: 1}
	return s
}

// seen is what an answer is worth at first sight.
func seen(s *State, verb rules.Verb, args ...int) float64 {
	m := s.mind()
	return engine.Worth(s, rules.Do(verb, args...), &m)
}

func TestFirstSightGoesWhereTheCrimeIs(t *testing.T) {
	s := errand(t)
	k := int(s.Players[0].Hooks[0])
	near, far := seen(s, VMove, k, int(s.City.Ring[2])), seen(s, VMove, k, int(s.City.Ring[0]))
	drop, grip := seen(s, VDrop, k), seen(s, VGrip, k)
	if near < grip+0.5 || far > -1 || drop > -1 {
		t.Errorf("a Zone nearer %.2f, one further %.2f, dropping the Item %.2f, 1 Grip %.2f", near, far, drop, grip)
	}
}

func TestStaminaIsSpentOnlyToGetOn(t *testing.T) {
	s := errand(t)
	k := int(s.Players[0].Hooks[0])
	if v := seen(s, VStamina, k); v > -0.5 {
		t.Errorf("Stamina is worth %.2f while an action is left", v)
	}
	s.Turning.Actions = 0
	done := seen(s, VDone)
	if v := seen(s, VStamina, k); v < done+0.2 {
		t.Errorf("Stamina that brings the crime nearer is worth %.2f, ending %.2f", v, done)
	}
	s.City.Sentinel = s.City.Pawn[k]
	if v := seen(s, VStamina, k); v > done-0.2 {
		t.Errorf("Stamina of one who is where he should be is worth %.2f, ending %.2f", v, done)
	}
}

func TestACrimeWithNothingBeforeItIsWorthLittle(t *testing.T) {
	s := newState(t, 2)
	for i := range storyCrimes {
		if crimeTable[i].Level != 3 {
			continue
		}
		x := plan{crime: i}
		none := s.planWorth(&x, usualTurns)
		s.Display.add(i - perLine + 1) // Level 1 of its storyline
		one := s.planWorth(&x, usualTurns)
		s.Display.add(i - 1) // Level 2
		all := s.planWorth(&x, usualTurns)
		if none > 2 || one < 2*none || all < 3*one {
			t.Errorf("%s is worth %.1f with nothing done before it, %.1f with Level 1, %.1f with Level 2", crimeIDs[i], none, one, all)
		}
	}
}

// A hint names a crime as its reason only where the crime can be done: one whose storyline
// lacks the Level before it is no reason to hook anybody.
func TestAHintSendsNobodyAfterALockedCrime(t *testing.T) {
	named, locked := 0, 0
	for seed := uint64(1); seed <= 40; seed++ {
		st, err := Game{}.New(rules.Setup{Seats: 1 + int(seed)%3, Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		s := st.(*State)
		r := rules.Rand{S: seed}
		for n := 0; n < 120 && !s.Over; n++ {
			legal := s.Legal(nil)
			for _, a := range legal {
				m := s.Advice(a)
				if m.Key != "advice.hook" && m.Key != "advice.nearer" && m.Key != "advice.item" {
					continue
				}
				named++
				for rest := s.Players[s.Turn().Seat].Crimes; !rest.empty(); {
					i := rest.next()
					if !s.Unlocked(i) && reflect.DeepEqual(m.Args[0], info.Naming("crime", refCrime(i))) {
						t.Fatalf("seed %d, decision %d: %v is advised for %s, which is locked", seed, n, a, crimeTable[i].ID)
					}
				}
			}
			for rest := s.Players[s.Turn().Seat].Crimes; !rest.empty(); {
				if !s.Unlocked(rest.next()) {
					locked++
				}
			}
			if err := s.Apply(legal[s.Playout(legal, &r)], nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if named == 0 || locked == 0 {
		t.Errorf("%d hints named a crime, %d locked crimes were held", named, locked)
	}
}
