package measure

import (
	"encoding/json"
	"fmt"
	"io"
	"math"
	"time"

	"safehouse/rules"
	"safehouse/rules/bot"
)

// A Sim is what a simulation found.
type Sim struct {
	Game       string         `json:"game"`
	Games      int            `json:"games"`
	Seats      []string       `json:"seats"` // levels
	Seed       uint64         `json:"seed"`
	Options    map[string]any `json:"options"`
	Iterations int            `json:"iterations,omitempty"`
	MS         int            `json:"ms,omitempty"`
	Mixes      *Mixes         `json:"mixes,omitempty"`

	Wins      []SeatRate        `json:"wins"`
	Automa    *Rate             `json:"automa,omitempty"` // games that the automa won
	Decisions float64           `json:"decisions"`        // mean of a game
	Rounds    float64           `json:"rounds"`           // mean of a game
	Spread    Spreads           `json:"spread"`
	Scores    []SeatScore       `json:"scores"`
	Endings   map[string]int    `json:"endings"`
	Remarks   map[string]int    `json:"remarks"`
	Events    map[string]int    `json:"events,omitempty"`
	Levels    map[string]Effort `json:"levels"`
	Broken    int               `json:"broken_laws"` // games
	First     string            `json:"first_broken,omitempty"`
	Seconds   float64           `json:"seconds"`
}

// Mixes tells how many set-ups were played, and the fewest games of one.
type Mixes struct {
	Count int `json:"count"`
	Least int `json:"least"`
}

// A SeatRate is how often a seat won.
type SeatRate struct {
	Seat  int    `json:"seat"`
	Level string `json:"level"`
	Rate
}

// A SeatScore is what a seat scored.
type SeatScore struct {
	Seat   int                `json:"seat"` // -1: the automa
	Level  string             `json:"level"`
	Mean   float64            `json:"mean"`
	Min    int                `json:"min"`
	Max    int                `json:"max"`
	Scored float64            `json:"scored"` // share of games with a score above 0
	Parts  map[string]float64 `json:"parts"`  // means
	n      int
}

// Effort is how a level used its time.
type Effort struct {
	Decisions     int     `json:"decisions"` // with more than one choice
	MSPerDecision float64 `json:"ms_per_decision"`
	time          time.Duration
}

// Spreads are the lengths of the games.
type Spreads struct {
	Decisions Spread `json:"decisions"`
	Rounds    Spread `json:"rounds"`
}

// Endings of a game.
const (
	endWon    = "won"        // by one seat
	endShared = "shared"     // by several seats
	endLost   = "lost"       // the table lost, to an automa if there is one
	endNobody = "nobody"     // no seat won
	endBroken = "broken law" // did not come to its end
)

const simHelp = `referee sim plays games between bots and checks the laws at every step.

  referee sim -game infiltration -games 200 -seats hard,normal,random -seed 1

Levels are easy, normal, hard, expert (three times the iterations of hard, in two
trees), random (any legal action) and playout (first sight without search). The exit code is 1 when a law was broken.`

// RunSim is the verb sim.
func RunSim(args []string, games []rules.Game, out, errOut io.Writer) error {
	c := newFlags("sim", simHelp, errOut)
	c.series(100)
	seats := c.set.String("seats", "", "level of each seat as level,level (default random for the fewest seats)")
	mixed := c.set.Bool("mixes", false, "go through all seat counts and option mixes; -seats is repeated over the seats")
	events := c.set.Bool("events", false, "count how often each kind of event happened")
	g, err := c.parse(args, games)
	if err != nil {
		return err
	}
	options, err := parseOptions(g.Info(), c.options)
	if err != nil {
		return err
	}
	levels := fill([]bot.Level{{Name: "random", Random: true}}, g.Info().MinSeats)
	if *seats != "" {
		if levels, err = parseLevels(*seats); err != nil {
			return err
		}
	}
	s := series{game: g, games: c.games, seed: c.seed, levels: levels, options: options, budget: c.budget(), workers: c.workers, events: *events}
	if *mixed {
		s.mixes = mixes(g, max(1, c.games/gamesPerMix))
	} else if _, err := g.New(rules.Setup{Seats: len(levels), Options: options}); err != nil {
		return fmt.Errorf("%w: %w", ErrUsage, err)
	}
	sim := s.run()
	sim.print(out)
	if c.json {
		if err := json.NewEncoder(out).Encode(sim); err != nil {
			return err
		}
	}
	if sim.Broken > 0 {
		return fmt.Errorf("%d games broke a law; the first: %s", sim.Broken, sim.First)
	}
	return nil
}

// gamesPerMix is how often each set-up is played at least.
const gamesPerMix = 20

// A series is a number of games to simulate.
type series struct {
	game    rules.Game
	games   int
	seed    uint64
	levels  []bot.Level
	options rules.Options
	mixes   []mix // instead of levels' number and options
	budget  bot.Budget
	workers int
	events  bool
}

// fill repeats levels over n seats.
func fill(levels []bot.Level, n int) []bot.Level {
	out := make([]bot.Level, n)
	for i := range out {
		out[i] = levels[i%len(levels)]
	}
	return out
}

// plan is the i-th game.
func (s *series) plan(i int) *plan {
	p := &plan{game: s.game, levels: s.levels, budget: s.budget, events: s.events}
	p.setup = rules.Setup{Seats: len(s.levels), Seed: gameSeed(s.seed, i), Options: s.options}
	if len(s.mixes) > 0 {
		m := s.mixes[i%len(s.mixes)]
		p.setup.Seats, p.setup.Options = m.seats, m.options
		p.levels = fill(s.levels, m.seats)
	}
	return p
}

// run plays the series.
func (s *series) run() *Sim {
	in := s.game.Info()
	start := time.Now()
	sim := &Sim{Game: in.ID, Games: s.games, Seats: levelNames(s.levels), Seed: s.seed, Options: written(in, s.options),
		Iterations: s.budget.Iterations, MS: int(s.budget.Time.Milliseconds()),
		Endings: map[string]int{}, Remarks: map[string]int{}, Levels: map[string]Effort{}, Wins: []SeatRate{}, Scores: []SeatScore{}}
	if n := len(s.mixes); n > 0 {
		sim.Mixes = &Mixes{n, s.games / n}
	}
	if s.events {
		sim.Events = map[string]int{}
		for _, name := range in.Events[1:] {
			sim.Events[name] = 0
		}
	}
	results := each(s.games, s.workers, func(p *player, i int) result { return p.play(s.plan(i)) })
	for i := range results {
		sim.add(s, &results[i], s.plan(i))
	}
	sim.finish()
	sim.Seconds = time.Since(start).Seconds()
	return sim
}

// written is options as the op new takes them.
func written(in *rules.Info, o rules.Options) map[string]any {
	out := map[string]any{}
	for id, v := range o {
		opt, _ := in.Option(id)
		switch opt.Kind {
		case rules.Bool:
			out[id] = v == 1
		case rules.Int:
			out[id] = v
		default:
			out[id] = opt.Format(v)
		}
	}
	return out
}

// add counts a game.
func (sim *Sim) add(s *series, r *result, p *plan) {
	for name, u := range r.thinking {
		e := sim.Levels[name]
		e.Decisions += u.decisions
		e.time += u.time
		sim.Levels[name] = e
	}
	for kind, n := range r.events {
		if kind > 0 {
			sim.Events[s.game.Info().Events[kind]] += n
		}
	}
	if r.broken != nil {
		sim.Broken++
		if sim.First == "" {
			sim.First = r.broken.Error()
		}
		sim.Endings[endBroken]++
		return
	}
	sim.Spread.Decisions.add(r.decisions)
	sim.Spread.Rounds.add(r.rounds)
	sim.Endings[ending(&r.outcome)]++
	for _, m := range r.outcome.Remarks {
		sim.Remarks[m.Key]++
	}
	for seat := range p.setup.Seats {
		if seat == len(sim.Wins) {
			sim.Wins = append(sim.Wins, SeatRate{Seat: seat, Level: p.levels[seat].Name})
		}
		w := &sim.Wins[seat]
		w.Games++
		if r.outcome.Winners.Has(seat) {
			w.Count += 1 / float64(r.outcome.Winners.Count())
		}
		sim.score(seat, p.levels[seat].Name, r.outcome.Seats[seat])
	}
	if a := r.outcome.Automa; a != nil {
		if sim.Automa == nil {
			sim.Automa = &Rate{}
		}
		sim.Automa.Games++
		if r.outcome.Lost {
			sim.Automa.Count++
		}
		sim.score(rules.Nobody, s.game.Info().Automa, *a)
	}
}

// score adds a score to the line of its seat.
func (sim *Sim) score(seat int, level string, sc rules.Score) {
	var l *SeatScore
	for i := range sim.Scores {
		if sim.Scores[i].Seat == seat {
			l = &sim.Scores[i]
		}
	}
	if l == nil {
		sim.Scores = append(sim.Scores, SeatScore{Seat: seat, Level: level, Min: math.MaxInt, Max: math.MinInt, Parts: map[string]float64{}})
		l = &sim.Scores[len(sim.Scores)-1]
	}
	l.n++
	l.Mean += float64(sc.Total) // a sum until finish
	l.Min, l.Max = min(l.Min, sc.Total), max(l.Max, sc.Total)
	if sc.Total > 0 {
		l.Scored++
	}
	for _, p := range sc.Parts {
		l.Parts[p.Key] += float64(p.Points)
	}
}

// finish turns sums into means.
func (sim *Sim) finish() {
	sim.Decisions, sim.Rounds = sim.Spread.Decisions.Mean, sim.Spread.Rounds.Mean
	for i := range sim.Wins {
		w := &sim.Wins[i]
		w.Rate = rate(w.Count, w.Games)
	}
	if a := sim.Automa; a != nil {
		*a = rate(a.Count, a.Games)
	}
	for i := range sim.Scores {
		l := &sim.Scores[i]
		n := float64(l.n)
		l.Mean /= n
		l.Scored /= n
		for k := range l.Parts {
			l.Parts[k] /= n
		}
	}
	for name, e := range sim.Levels {
		if e.Decisions > 0 {
			e.MSPerDecision = e.time.Seconds() * 1000 / float64(e.Decisions)
		}
		sim.Levels[name] = e
	}
}

// ending is the way in which a game ended.
func ending(o *rules.Outcome) string {
	switch n := o.Winners.Count(); {
	case o.Lost:
		return endLost
	case n > 1:
		return endShared
	case n == 1:
		return endWon
	}
	return endNobody
}
