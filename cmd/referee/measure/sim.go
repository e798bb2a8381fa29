package measure

import (
	"encoding/json"
	"fmt"
	"io"
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
}

// Effort is how a level used its time.
type Effort struct {
	Decisions     int     `json:"decisions"` // with more than one choice
	MSPerDecision float64 `json:"ms_per_decision"`
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

  referee sim -game infiltration -games 1000000 -mixes -shard 2/8 -file 2.sim
  referee sim -merge *.sim

A shard is one of so many equal parts of the series, told apart by the numbers of the
games and so by their seeds: every core or machine plays one, and -merge adds the files of
all of them up to exactly what the whole series gives. The file is written after every
step of some games; the same command goes on with a shard that was broken off.

Levels are easy, normal, hard, expert (three times the iterations of hard, in two
trees), random (any legal action) and playout (first sight without search). The exit code is 1 when a law was broken
or games of a merged series are missing.`

// RunSim is the verb sim.
func RunSim(args []string, games []rules.Game, out, errOut io.Writer) error {
	c := newFlags("sim", simHelp, errOut)
	c.series(100)
	seats := c.set.String("seats", "", "level of each seat as level,level (default random for the fewest seats)")
	mixed := c.set.Bool("mixes", false, "go through all seat counts and option mixes; -seats is repeated over the seats")
	events := c.set.Bool("events", false, "count how often each kind of event happened")
	part := c.set.String("shard", "", "play one part of the series alone, as 1/8 to 8/8; needs -file")
	file := c.set.String("file", "", "keep what was counted in this file, and go on with what it has")
	merge := c.set.Bool("merge", false, "add up the files that are named behind the flags, those of one series to one table")
	if err := c.read(args); err != nil {
		return err
	}
	if *merge {
		return c.merge(games, out)
	}
	g, err := c.find(games)
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
	sim := (*Sim)(nil)
	if *part != "" || *file != "" {
		x, err := newShard(&s, games, *part, *file)
		if err != nil {
			return err
		}
		if sim, err = x.run(errOut); err != nil {
			return err
		}
	} else {
		sim = s.run()
	}
	return c.told(sim, out)
}

// told prints a simulation; broken laws are an error.
func (c *common) told(sim *Sim, out io.Writer) error {
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
	start := time.Now()
	var t tally
	t.play(s, 0, s.games)
	sim := s.result(&t)
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
