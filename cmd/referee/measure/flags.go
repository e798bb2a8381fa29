package measure

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"runtime"
	"strings"
	"time"

	"safehouse/rules"
	"safehouse/rules/bot"
)

// common are the flags that several verbs share.
type common struct {
	set        *flag.FlagSet
	game       string
	games      int
	seed       uint64
	iterations int
	ms         int
	options    string
	workers    int
	json       bool
}

// newFlags starts the flags of a verb; help says what it does.
func newFlags(verb, help string, errOut io.Writer) *common {
	c := &common{set: flag.NewFlagSet("referee "+verb, flag.ContinueOnError)}
	c.set.SetOutput(errOut)
	c.set.Usage = func() {
		fmt.Fprintf(errOut, "%s\n\nFlags:\n", help)
		c.set.PrintDefaults()
	}
	c.set.StringVar(&c.game, "game", "", "id of the game, as the op games lists it")
	c.set.BoolVar(&c.json, "json", false, "end with the result as one JSON object on the last line")
	return c
}

// series adds the flags of verbs that play many games.
func (c *common) series(games int) {
	c.set.IntVar(&c.games, "games", games, "number of games")
	c.set.Uint64Var(&c.seed, "seed", 1, "seed of the series; every game has its own seed made from it")
	c.set.IntVar(&c.iterations, "iterations", 0, fmt.Sprintf("search of the hard level in iterations, reproducible (default %d without -ms)", bot.DefaultIterations))
	c.set.IntVar(&c.ms, "ms", 0, "search of the hard level in milliseconds, not reproducible")
	c.set.StringVar(&c.options, "options", "", "options of the game as id=value,id=value")
	c.set.IntVar(&c.workers, "workers", runtime.NumCPU(), "games that are played at once")
}

// read reads the flags. A wrong one is an ErrUsage.
func (c *common) read(args []string) error {
	err := c.set.Parse(args)
	if err != nil && !errors.Is(err, flag.ErrHelp) {
		return fmt.Errorf("%w: %w", ErrUsage, err)
	}
	return err
}

// parse reads the flags and finds the game. A wrong flag is an ErrUsage.
func (c *common) parse(args []string, games []rules.Game) (rules.Game, error) {
	if err := c.read(args); err != nil {
		return nil, err
	}
	return c.find(games)
}

// find is the game that the flags, which have been read, name. A number below 0 and what is no flag are an ErrUsage too.
func (c *common) find(games []rules.Game) (rules.Game, error) {
	if rest := c.set.Args(); len(rest) > 0 {
		return nil, fmt.Errorf("%w: %q is no flag", ErrUsage, rest[0])
	}
	if c.games < 0 || c.iterations < 0 || c.ms < 0 || c.workers < 0 {
		return nil, fmt.Errorf("%w: numbers must not be negative", ErrUsage)
	}
	var known []string
	for _, g := range games {
		if g.Info().ID == c.game {
			return g, nil
		}
		known = append(known, g.Info().ID)
	}
	return nil, fmt.Errorf("%w: -game must be one of %s, not %q", ErrUsage, strings.Join(known, ", "), c.game)
}

// parseSeries reads the flags of a verb that plays series between levels, whose names stand in a flag of its own.
func (c *common) parseSeries(args []string, games []rules.Game, names *string) (s series, levels []bot.Level, err error) {
	g, err := c.parse(args, games)
	if err != nil {
		return s, nil, err
	}
	if levels, err = parseLevels(*names); err != nil {
		return s, nil, err
	}
	options, err := parseOptions(g.Info(), c.options)
	return series{game: g, games: c.games, seed: c.seed, options: options, budget: c.budget(), workers: c.workers}, levels, err
}

// budget is how long bots search.
func (c *common) budget() bot.Budget {
	b := bot.Budget{Iterations: c.iterations, Time: time.Duration(c.ms) * time.Millisecond}
	if b.Iterations == 0 && b.Time == 0 {
		b.Iterations = bot.DefaultIterations
	}
	return b
}

// parseOptions reads id=value,id=value.
func parseOptions(in *rules.Info, s string) (rules.Options, error) {
	out := rules.Options{}
	if s == "" {
		return out, nil
	}
	for _, pair := range strings.Split(s, ",") {
		id, value, ok := strings.Cut(strings.TrimSpace(pair), "=")
		o, known := in.Option(id)
		if !ok || !known {
			var ids []string
			for i := range in.Options {
				ids = append(ids, in.Options[i].ID)
			}
			return nil, fmt.Errorf("%w: -options: %q must be id=value with an id of %s", ErrUsage, pair, strings.Join(ids, ", "))
		}
		v, ok := o.Parse(value)
		if !ok {
			lo, hi := o.Range()
			var values []string
			for v := lo; v <= min(hi, lo+30); v++ {
				values = append(values, o.Format(v))
			}
			return nil, fmt.Errorf("%w: -options: %s must be one of %s, not %q", ErrUsage, id, strings.Join(values, ", "), value)
		}
		out[id] = v
	}
	return out, nil
}

// parseLevels reads level,level.
func parseLevels(s string) ([]bot.Level, error) {
	var l []bot.Level
	for _, name := range strings.Split(s, ",") {
		lv, err := findLevel(strings.TrimSpace(name))
		if err != nil {
			return nil, err
		}
		l = append(l, lv)
	}
	return l, nil
}

func levelNames(l []bot.Level) []string {
	var names []string
	for _, lv := range l {
		names = append(names, lv.Name)
	}
	return names
}
