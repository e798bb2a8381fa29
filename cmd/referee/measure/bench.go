package measure

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"reflect"
	"runtime"
	"time"

	"safehouse/rules"
	"safehouse/rules/match"
	"safehouse/save"
)

// A Bench is how fast a game's rules are on one core.
type Bench struct {
	Game              string  `json:"game"`
	Seconds           float64 `json:"seconds"`
	Games             int     `json:"games"`
	Decisions         int     `json:"decisions"`
	DecisionsPerS     float64 `json:"decisions_per_s"`
	GamesPerS         float64 `json:"games_per_s"`
	CopiesPerS        float64 `json:"copies_per_s"`
	AllocsPerDecision float64 `json:"allocs_per_decision"`
	AllocsPerSetup    float64 `json:"allocs_per_setup"`
	StateBytes        int     `json:"state_bytes"`
	SaveUS            float64 `json:"save_us"`      // one action into a match file, not waiting for the disk
	SaveMostUS        float64 `json:"save_most_us"` // the slowest of them
	SaveSyncUS        float64 `json:"save_sync_us"` // the same, waiting for the disk
}

const benchHelp = `referee bench times whole random games on one core: over all seat counts with
default options, set-up included, every action checked as players use it, the
list of actions rebuilt at every decision.

  referee bench -game infiltration -seconds 3 -json`

// RunBench is the verb bench.
func RunBench(args []string, games []rules.Game, out, errOut io.Writer) error {
	c := newFlags("bench", benchHelp, errOut)
	seconds := c.set.Float64("seconds", 3, "how long whole games are played")
	g, err := c.parse(args, games)
	if err != nil {
		return err
	}
	if !(*seconds > 0 && *seconds <= 3600) {
		return fmt.Errorf("%w: -seconds must be above 0 and at most 3600", ErrUsage)
	}
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	b, err := bench(g, time.Duration(*seconds*float64(time.Second)))
	if err != nil {
		return err
	}
	b.print(out)
	if c.json {
		return json.NewEncoder(out).Encode(b)
	}
	return nil
}

// bench times g: games for the given time, copies for a quarter of it.
func bench(g rules.Game, length time.Duration) (*Bench, error) {
	b := &Bench{Game: g.Info().ID, StateBytes: int(reflect.TypeOf(g.Empty()).Elem().Size())}
	w := &walker{game: g, r: rules.Rand{S: 1}}
	if err := b.games(w, length); err != nil {
		return nil, err
	}
	if err := b.allocations(w); err != nil {
		return nil, err
	}
	if err := b.copies(w, length/4); err != nil {
		return nil, err
	}
	return b, b.saves(w)
}

// A walker plays random games.
type walker struct {
	game  rules.Game
	r     rules.Rand
	legal []rules.Action
	count int // games so far
}

// start sets up the next game; the seat counts take turns.
func (w *walker) start() (rules.State, error) {
	in := w.game.Info()
	seats := in.MinSeats + w.count%(in.MaxSeats-in.MinSeats+1)
	w.count++
	return w.game.New(rules.Setup{Seats: seats, Seed: w.r.Uint64()})
}

// finish plays s to its end and returns the number of decisions.
func (w *walker) finish(s rules.State) (int, error) {
	for n := 0; ; n++ {
		w.legal = s.Legal(w.legal[:0])
		if len(w.legal) == 0 {
			return n, nil
		}
		if err := s.Apply(w.legal[w.r.Intn(len(w.legal))], nil); err != nil {
			return n, fmt.Errorf("a legal action is refused: %w", err)
		}
	}
}

// games counts whole games and their decisions.
func (b *Bench) games(w *walker, length time.Duration) error {
	start := time.Now()
	for time.Since(start) < length {
		s, err := w.start()
		if err != nil {
			return err
		}
		n, err := w.finish(s)
		if err != nil {
			return err
		}
		b.Games++
		b.Decisions += n
	}
	b.Seconds = time.Since(start).Seconds()
	b.GamesPerS = float64(b.Games) / b.Seconds
	b.DecisionsPerS = float64(b.Decisions) / b.Seconds
	return nil
}

// allocations counts allocations of some games, set-up and play apart.
func (b *Bench) allocations(w *walker) error {
	const games = 200
	states := make([]rules.State, games)
	before := mallocs()
	for i := range states {
		s, err := w.start()
		if err != nil {
			return err
		}
		states[i] = s
	}
	ready := mallocs()
	decisions := 0
	for _, s := range states {
		n, err := w.finish(s)
		if err != nil {
			return err
		}
		decisions += n
	}
	b.AllocsPerSetup = float64(ready-before) / games
	b.AllocsPerDecision = float64(mallocs()-ready) / float64(max(1, decisions))
	return nil
}

// mallocs is the number of allocations so far.
func mallocs() uint64 {
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.Mallocs
}

// copies counts CopyFrom between positions.
func (b *Bench) copies(w *walker, length time.Duration) error {
	var states [2]rules.State
	for i := range states {
		s, err := w.start()
		if err != nil {
			return err
		}
		states[i] = s
	}
	to := w.game.Empty()
	n := 0
	start := time.Now()
	for time.Since(start) < length {
		for range 500 {
			to.CopyFrom(states[0])
			to.CopyFrom(states[1])
		}
		n += 1000
	}
	b.CopiesPerS = float64(n) / time.Since(start).Seconds()
	return nil
}

// saves times actions of random games that are written to a match file, less
// the time that the same actions take without one. Between two actions the
// disk comes to rest, as it does between the decisions of people.
func (b *Bench) saves(w *walker) error {
	dir, err := os.MkdirTemp("", "referee-bench")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	folder, err := save.OpenFolder(dir)
	if err != nil {
		return err
	}
	defer folder.Close()
	const actions = 400
	var t saveTimes
	for t.actions < actions {
		if err := w.saved(folder, actions, &t); err != nil {
			return err
		}
	}
	us := func(d time.Duration) float64 { return float64(d.Nanoseconds()) / 1000 }
	b.SaveUS, b.SaveMostUS, b.SaveSyncUS = us(t.written)/actions, us(t.longest), us(t.synced)/actions
	return nil
}

// saveTimes are sums over actions.
type saveTimes struct {
	actions                  int
	written, synced, longest time.Duration
}

// saved plays a game in a folder until t has so many actions.
func (w *walker) saved(folder *save.Folder, actions int, t *saveTimes) error {
	s, err := w.start()
	if err != nil {
		return err
	}
	setup := rules.Setup{Seats: len(s.Outcome().Seats), Seed: w.r.Uint64()}
	seats := make([]match.Controller, setup.Seats)
	j, err := folder.NewMatch(w.game, setup, seats, save.About{})
	if err != nil {
		return err
	}
	plain, err := match.New(w.game, setup, seats, nil)
	if err != nil {
		return err
	}
	for ; t.actions < actions; t.actions++ {
		w.legal = plain.State().Legal(w.legal[:0])
		if len(w.legal) == 0 {
			break
		}
		a := w.legal[w.r.Intn(len(w.legal))]
		start := time.Now()
		if _, err := plain.Apply(a); err != nil {
			return err
		}
		unsaved := time.Since(start)
		start = time.Now()
		if _, err := j.Match().Apply(a); err != nil {
			return err
		}
		written := time.Since(start)
		if err := j.Flush(); err != nil {
			return err
		}
		t.written += max(0, written-unsaved)
		t.synced += max(0, time.Since(start)-unsaved)
		t.longest = max(t.longest, written-unsaved)
	}
	return j.Close()
}

// print shows a benchmark to people.
func (b *Bench) print(out io.Writer) {
	fmt.Fprintf(out, "%s on one core, %d games in %.1f s\n", b.Game, b.Games, b.Seconds)
	w := table(out)
	fmt.Fprintf(w, "decisions\t%.0f /s\n", b.DecisionsPerS)
	fmt.Fprintf(w, "games\t%.0f /s\n", b.GamesPerS)
	fmt.Fprintf(w, "copies\t%.0f /s\n", b.CopiesPerS)
	fmt.Fprintf(w, "allocations\t%.4f a decision, %.1f a set-up\n", b.AllocsPerDecision, b.AllocsPerSetup)
	fmt.Fprintf(w, "state\t%d bytes\n", b.StateBytes)
	fmt.Fprintf(w, "saving an action\t%.1f µs, at most %.1f µs; %.1f µs with waiting for the disk\n", b.SaveUS, b.SaveMostUS, b.SaveSyncUS)
	w.Flush()
}
