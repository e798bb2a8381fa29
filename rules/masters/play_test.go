package masters

import (
	"context"
	"fmt"
	"os"
	"strconv"
	"testing"
	"time"

	"safehouse/rules"
	"safehouse/rules/bot"
)

// playOut plays a heist by first sight alone.
func playOut(t testing.TB, setup rules.Setup) *State {
	st, err := Game{}.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	s := st.(*State)
	r := rules.Rand{S: setup.Seed + 99}
	n := 0
	s.playOn(&r, func(s *State) bool { n++; return s.Over || n > 3000 })
	if !s.Over {
		t.Fatalf("the heist is not over after %d decisions", n)
	}
	return s
}

// random plays a heist uniformly at random.
func random(t testing.TB, setup rules.Setup) *State {
	st, err := Game{}.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	s := st.(*State)
	r := rules.Rand{S: setup.Seed + 99}
	var legal []rules.Action
	for !s.Over {
		legal = s.Legal(legal[:0])
		if err := s.Apply(legal[r.Intn(len(legal))], nil); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// What bots think at first sight, before any search, wins many times as often as
// uniformly random play.
func TestFirstSightBeatsRandomPlay(t *testing.T) {
	thought, drawn := 0, 0
	for _, g := range []Heist{InclusionJob, DarkHorseJob, BlindJusticeJob, MeleeJob, HospitalityJob, BlackBox} {
		for i := range 12 {
			setup := rules.Setup{Seats: 3 + i%2, Seed: uint64(i), Options: rules.Options{"heist": int(g), "level": 1 + 3*int(g.Card().Level)/2}}
			if playOut(t, setup).success() {
				thought++
			}
			if random(t, setup).success() {
				drawn++
			}
		}
	}
	t.Logf("%d of 72 heists are won at first sight, %d at random", thought, drawn)
	if thought < 8 || thought < 3*drawn {
		t.Errorf("%d of 72 heists are won at first sight, %d at random", thought, drawn)
	}
}

// TestBlind measures what is won at first sight: N is the number of games of
// each heist, H one heist alone.
func TestBlind(t *testing.T) {
	n, _ := strconv.Atoi(os.Getenv("N"))
	if n == 0 {
		t.Skip()
	}
	for h := range heists {
		if e := os.Getenv("H"); e != "" && e != strconv.Itoa(h) {
			continue
		}
		wins, part, rounds := 0, 0.0, 0
		start := time.Now()
		for i := range n {
			s := playOut(t, rules.Setup{Seats: 3 + i%2, Seed: uint64(i), Options: rules.Options{"heist": h, "level": fitting(Heist(h), i)}})
			if s.success() {
				wins++
			}
			part += s.partial(new(scouted))
			rounds += int(s.Round)
		}
		fmt.Printf("%-18s %5.1f %%  partial %.2f rounds %.1f  %.2f ms a game\n", heistTable[h].ID, 100*float64(wins)/float64(n), part/float64(n), float64(rounds)/float64(n), float64(time.Since(start).Microseconds())/float64(n)/1000)
	}
}

// TestWatch prints a heist played by first sight.
func TestWatch(t *testing.T) {
	h, err := strconv.Atoi(os.Getenv("WATCH"))
	if err != nil {
		t.Skip()
	}
	seed, _ := strconv.Atoi(os.Getenv("SEED"))
	lv, _ := strconv.Atoi(os.Getenv("LEVEL"))
	st, err := Game{}.New(rules.Setup{Seats: 3 + seed%2, Seed: uint64(seed), Options: rules.Options{"heist": h, "level": max(1, lv)}})
	if err != nil {
		t.Fatal(err)
	}
	s := st.(*State)
	say := sayer(t)
	r := rules.Rand{S: uint64(seed) + 99}
	rec := &rules.Recorder{}
	for f := range int(s.Seats) {
		fig := &s.Crew[f]
		fmt.Println(characterTable[fig.Card].ID, fig.Skills, fig.Tokens, fig.Ideas, s.routeOf(f))
	}
	for {
		legal := s.Legal(nil)
		if len(legal) == 0 {
			break
		}
		a := legal[s.Playout(legal, &r)]
		if a.Verb != VPlan {
			fmt.Println(">", say(s.Describe(a)))
		}
		rec.Reset()
		if err := s.Apply(a, rec); err != nil {
			t.Fatal(err)
		}
		for _, e := range rec.Events {
			if e.Kind == EvPlanned || e.Kind == EvDone || e.Kind == EvReady || e.Kind == EvActed {
				continue
			}
			fmt.Println("    ", say(info.Tell(e)))
		}
		if a.Verb == VReady {
			f := s.figure(a.Args[0])
			fmt.Println("   plan:", s.cellSet(s.Crew[f].Plan))
		}
	}
	fmt.Println(s.success(), s.partial(new(scouted)))
}

// searched plays a heist by search, all seats as one crew of bots.
func searched(t testing.TB, setup rules.Setup, level string, iterations int) *State {
	st, err := Game{}.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	s := st.(*State)
	lv, err := bot.FindLevel(level)
	if err != nil {
		t.Fatal(err)
	}
	for n := 0; !s.Over; n++ {
		r := bot.Seed(setup.Seed, n)
		turn := s.Turn()
		seat := turn.Open.First()
		list, err := bot.Choose(context.Background(), rules.View(s, seat), seat, lv, bot.Budget{Iterations: iterations, Crew: rules.Everyone}, &r)
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Apply(list[0].Action, nil); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// fitting is the level of the i-th crew that is sent into a heist: 1 for
// amateurs, 2 and 3 by turns for a Semi-Pro heist, 4 for a Pro one.
func fitting(g Heist, i int) int {
	switch g.Card().Level {
	case 0:
		return 1
	case 1:
		return 2 + i/2%2
	}
	return 4
}

// TestSearched measures what the hard level wins with a search of I iterations:
// G is the number of games of each heist, FROM the first seed, H one heist alone,
// CASH the team's cash in $k.
func TestSearched(t *testing.T) {
	n, _ := strconv.Atoi(os.Getenv("G"))
	if n == 0 {
		t.Skip()
	}
	it, _ := strconv.Atoi(os.Getenv("I"))
	from, _ := strconv.Atoi(os.Getenv("FROM"))
	cash, _ := strconv.Atoi(os.Getenv("CASH"))
	for h := range heists {
		if e := os.Getenv("H"); e != "" && e != strconv.Itoa(h) {
			continue
		}
		var wins, games [5]int
		part := 0.0
		start := time.Now()
		for i := from; i < from+n; i++ {
			s := searched(t, rules.Setup{Seats: 3 + i%2, Seed: uint64(i), Options: rules.Options{"heist": h, "level": fitting(Heist(h), i), "cash": cash}}, "hard", it)
			games[s.Seats]++
			if s.success() {
				wins[s.Seats]++
			}
			part += s.partial(new(scouted))
		}
		fmt.Printf("%-18s 3 seats %d of %d, 4 seats %d of %d: %5.1f %%  partial %.2f  %.2f s a game\n", heistTable[h].ID, wins[3], games[3], wins[4], games[4],
			100*float64(wins[3]+wins[4])/float64(n), part/float64(n), time.Since(start).Seconds()/float64(n))
	}
}
