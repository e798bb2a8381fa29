package deepstate_test

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"math"
	"os"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"safehouse/rules"
	"safehouse/rules/bot"
)

// A series is games between bots. Each game has a seed of its own, so that the
// result does not depend on how they are spread over the cores.
type series struct {
	setup      rules.Setup
	levels     []string // of the seats; they move on by one seat a game
	iterations int
	games      int
}

// A result is how one game ended, by level index rather than by seat.
type result struct {
	won    []float64 // share of the victory
	scores []int
	automa int
	last   rules.State
	think  time.Duration
	asked  int
}

func (s *series) play(t testing.TB, n int) result {
	setup := s.setup
	setup.Seed = uint64(n)*0x9e3779b97f4a7c15 + 17
	st, err := game.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	seats := setup.Seats
	r := result{won: make([]float64, seats), scores: make([]int, seats)}
	levels := make([]bot.Level, seats)
	for seat := range seats {
		if levels[seat], err = bot.FindLevel(s.levels[(seat+n)%seats]); err != nil {
			t.Fatal(err)
		}
	}
	for actions := 0; ; actions++ {
		turn := st.Turn()
		if turn.Done {
			break
		}
		rnd := bot.Seed(setup.Seed, actions)
		start := time.Now()
		list, err := bot.Choose(context.Background(), rules.View(st, turn.Seat), turn.Seat, levels[turn.Seat], bot.Budget{Iterations: s.iterations}, &rnd)
		if err != nil {
			t.Fatal(err)
		}
		if levels[turn.Seat].Name == "hard" && len(list) > 1 {
			r.think += time.Since(start)
			r.asked++
		}
		if err := st.Apply(list[0].Action, nil); err != nil {
			t.Fatal(err)
		}
	}
	out := st.Outcome()
	for seat := range seats {
		i := (seat + n) % seats
		if out.Winners.Has(seat) {
			r.won[i] = 1 / float64(out.Winners.Count())
		}
		r.scores[i] = out.Seats[seat].Total
	}
	if out.Automa != nil {
		r.automa = out.Automa.Total
	}
	r.last = st
	return r
}

// run plays the games on two cores and hands each result to each.
func (s *series) run(t testing.TB, each func(n int, r result)) {
	next, results := make(chan int), make([]result, s.games)
	var group sync.WaitGroup
	for range 2 {
		group.Go(func() {
			for n := range next {
				results[n] = s.play(t, n)
			}
		})
	}
	for n := range s.games {
		next <- n
	}
	close(next)
	group.Wait()
	for n := range results {
		each(n, results[n])
	}
}

// interval is the 95 % interval of a share, after Wilson.
func interval(share float64, n int) string {
	z, m := 1.96, float64(n)
	mid := (share + z*z/(2*m)) / (1 + z*z/m)
	half := z * math.Sqrt(share*(1-share)/m+z*z/(4*m*m)) / (1 + z*z/m)
	return fmt.Sprintf("%.1f %% (%.1f to %.1f)", 100*share, 100*(mid-half), 100*(mid+half))
}

// A treatyRow is how a Treaty did: how often it was made, and what share of the
// victories its makers had.
type treatyRow struct{ made, won float64 }

// tally adds up what the players ended with.
func (r *result) tally(t testing.TB, parts map[string]float64, treaties map[string]*treatyRow) {
	var p struct {
		Treaties map[string]string
	}
	b, err := r.last.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(b, &p); err != nil {
		t.Fatal(err)
	}
	out := r.last.Outcome()
	for id, at := range p.Treaties {
		if treaties[id] == nil {
			treaties[id] = &treatyRow{}
		}
		seat, err := strconv.Atoi(strings.TrimPrefix(at, "made:"))
		if err != nil {
			continue
		}
		treaties[id].made++
		if out.Winners.Has(seat) {
			treaties[id].won += 1 / float64(out.Winners.Count())
		}
	}
	for _, sc := range out.Seats {
		for _, part := range sc.Parts {
			parts[part.Key] += float64(part.Points)
		}
	}
}

// report prints what tally added up over so many players.
func report(t testing.TB, parts map[string]float64, treaties map[string]*treatyRow, n int) {
	for _, k := range slices.Sorted(maps.Keys(parts)) {
		t.Logf("%-18s %6.1f", k, parts[k]/float64(n))
	}
	for _, k := range slices.Sorted(maps.Keys(treaties)) {
		row := treaties[k]
		t.Logf("%-28s made by %5.1f %% of players, who win %5.1f %%", k, 100*row.made/float64(n), 100*row.won/max(1, row.made))
	}
}

// TestBotsMeasured plays bots against each other and against HOC and reports
// who wins. It is a measurement, asked for by SAFEHOUSE_MEASURE, such as
// "levels=hard,normal games=100 iterations=300 men=0 treaties=1 level=2".
func TestBotsMeasured(t *testing.T) {
	ask := os.Getenv("SAFEHOUSE_MEASURE")
	if ask == "" {
		t.Skip("set SAFEHOUSE_MEASURE to measure")
	}
	s := series{games: 100, iterations: 300, setup: rules.Setup{Options: rules.Options{}}}
	for _, f := range strings.Fields(ask) {
		k, v, _ := strings.Cut(f, "=")
		n, _ := strconv.Atoi(v)
		switch k {
		case "levels":
			s.levels = strings.Split(v, ",")
		case "games":
			s.games = n
		case "iterations":
			s.iterations = n
		default:
			s.setup.Options[k] = n
		}
	}
	s.setup.Seats = len(s.levels)
	won, scores := make([]float64, s.setup.Seats), make([]float64, s.setup.Seats)
	automa, think, asked := 0.0, time.Duration(0), 0
	parts, treaties := map[string]float64{}, map[string]*treatyRow{}
	s.run(t, func(_ int, r result) {
		r.tally(t, parts, treaties)
		for i := range won {
			won[i] += r.won[i]
			scores[i] += float64(r.scores[i])
		}
		automa += float64(r.automa)
		think += r.think
		asked += r.asked
	})
	report(t, parts, treaties, s.games*s.setup.Seats)
	for i, level := range s.levels {
		t.Logf("%s wins %s, mean score %.1f", level, interval(won[i]/float64(s.games), s.games), scores[i]/float64(s.games))
	}
	if s.setup.Seats == 1 {
		t.Logf("HOC scores %.1f", automa/float64(s.games))
	}
	if asked > 0 {
		t.Logf("%d decisions of hard, %v each on the clock", asked, think/time.Duration(asked))
	}
}
