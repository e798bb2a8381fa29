package intoodeep

import (
	"context"
	"fmt"
	"os"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"safehouse/rules"
	"safehouse/rules/bot"
)

// record is what one measured game came to.
type record struct {
	winners   rules.Seats
	lost      bool
	rounds    int
	decisions int
	success   [chapters]bool
	foiled    bool
	tallies   [maxPlayers]tally
	crimes    [4]int // Story Crimes by level, and Side Crimes
	filed     [3]int // to the Chapter, to bonus slots, to lockers
	reckless  int    // Story Crimes done that way
}

// measureGame plays one game with a bot of a level in each seat.
func measureGame(t *testing.T, setup rules.Setup, levels []string, iterations int) (rec record) {
	st, err := Game{}.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	s := st.(*State)
	ctx := context.Background()
	events := &rules.Recorder{}
	for !s.Turn().Done {
		seat := s.Turn().Seat
		lv, err := bot.FindLevel(levels[seat])
		if err != nil {
			t.Fatal(err)
		}
		r := bot.Seed(setup.Seed, rec.decisions)
		list, err := bot.Choose(ctx, rules.View(s, seat), seat, lv, bot.Budget{Iterations: iterations}, &r)
		if err != nil {
			t.Fatal(err)
		}
		events.Reset()
		if err := s.Apply(list[0].Action, events); err != nil {
			t.Fatal(err)
		}
		rec.decisions++
		for _, e := range events.Events {
			switch e.Kind {
			case evSuccess:
				rec.success[e.N-1] = true
			case evSide:
				rec.crimes[3]++
			case evStory:
				rec.crimes[crimeTable[e.What.Index].Level-1]++
			case evApproach:
				rec.reckless += int(e.What.Index)
			case evDossier, evDossierDown:
				rec.filed[0]++
			case evFiled:
				if e.To.Index < placeLocker {
					rec.filed[1]++
				} else {
					rec.filed[2]++
				}
			}
		}
	}
	out := s.Outcome()
	rec.winners, rec.lost, rec.rounds, rec.foiled, rec.tallies = out.Winners, out.Lost, int(s.Round), s.foiled(), s.tallies()
	return rec
}

// TestBotMeasure plays games for figures: SAFEHOUSE_MEASURE holds the levels,
// then games, iterations, and options, such as
// "hard,normal games=100 iterations=800 echo=1 seed=1".
func TestBotMeasure(t *testing.T) {
	spec := os.Getenv("SAFEHOUSE_MEASURE")
	if spec == "" {
		t.Skip("set SAFEHOUSE_MEASURE to measure")
	}
	fields := strings.Fields(spec)
	levels := strings.Split(fields[0], ",")
	games, iterations, seed := 20, 400, 1
	opt := rules.Options{}
	for _, f := range fields[1:] {
		name, value, _ := strings.Cut(f, "=")
		n, err := strconv.Atoi(value)
		if err != nil {
			t.Fatal(err)
		}
		switch name {
		case "games":
			games = n
		case "iterations":
			iterations = n
		case "seed":
			seed = n
		default:
			opt[name] = n
		}
	}
	n := len(levels)
	recs := make([]record, games)
	start := time.Now()
	var group sync.WaitGroup
	next := make(chan int)
	for range 2 {
		group.Go(func() {
			for i := range next {
				// Seats change places so that nobody profits from them.
				order := append(append([]string{}, levels[i%n:]...), levels[:i%n]...)
				recs[i] = measureGame(t, rules.Setup{Seats: n, Seed: uint64(seed + i), Options: opt}, order, iterations)
			}
		})
	}
	for i := range games {
		next <- i
	}
	close(next)
	group.Wait()
	report(t, levels, recs, time.Since(start))
}

func report(t *testing.T, levels []string, recs []record, took time.Duration) {
	n := len(levels)
	wins := make([]float64, n+1)
	var rounds, decisions, foiled float64
	var success [chapters]float64
	var crimes [4]float64
	var filed [3]float64
	var reckless float64
	sum := make([]tally, n+1)
	for i, r := range recs {
		rounds += float64(r.rounds)
		decisions += float64(r.decisions)
		for seat := range n {
			level := (seat + i) % n
			if r.winners.Has(seat) {
				wins[level] += 1 / float64(max(1, r.winners.Count()))
			}
			addTally(&sum[level], &r.tallies[seat])
		}
		addTally(&sum[n], &r.tallies[n%maxPlayers])
		if r.lost {
			wins[n]++
		}
		if r.foiled {
			foiled++
		}
		for c, ok := range r.success {
			if ok {
				success[c]++
			}
		}
		for i, x := range r.filed {
			filed[i] += float64(x)
		}
		reckless += float64(r.reckless)
		for l, x := range r.crimes {
			crimes[l] += float64(x)
		}
	}
	g := float64(len(recs))
	fmt.Printf("%d games, %.1f rounds, %.0f decisions, %.1f s (%.1f ms a decision)\n", len(recs), rounds/g, decisions/g, took.Seconds(),
		2*1000*took.Seconds()/decisions)
	fmt.Printf("chapters succeed %.0f%% %.0f%% %.0f%%, foiled %.0f%%, crimes a game: L1 %.1f L2 %.1f L3 %.1f side %.1f\n",
		100*success[0]/g, 100*success[1]/g, 100*success[2]/g, 100*foiled/g, crimes[0]/g, crimes[1]/g, crimes[2]/g, crimes[3]/g)
	fmt.Printf("filed a game: to the Chapter %.1f, to bonus slots %.1f, to lockers %.1f; reckless %.0f%%\n",
		filed[0]/g, filed[1]/g, filed[2]/g, 100*reckless/max(1, crimes[0]+crimes[1]+crimes[2]))
	for i := range sum {
		name := "automa"
		if i < n {
			name = levels[i]
		}
		x := &sum[i]
		f := func(v int) float64 { return float64(v) / g }
		fmt.Printf("%-7s wins %5.1f%%  total %6.1f = intel %.1f grip %.1f lowest %.1f deep %.1f collection %.1f dilemma %.1f posters %.1f sigils %.1f (corruption %.1f)\n",
			name, 100*wins[i]/g, f(x.total()), f(x.intel), f(x.grip), f(x.bonus), f(x.penalty), f(x.collection), f(x.dilemmas), f(x.posters), f(x.sigils), f(x.corruption))
	}
}

func addTally(a, b *tally) {
	a.intel += b.intel
	a.grip += b.grip
	a.bonus += b.bonus
	a.penalty += b.penalty
	a.collection += b.collection
	a.dilemmas += b.dilemmas
	a.posters += b.posters
	a.sigils += b.sigils
	a.corruption += b.corruption
}
