package measure

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"os"
	"slices"
	"strings"
	"time"

	"safehouse/rules"
	"safehouse/rules/bot"
	"safehouse/rules/chances"
)

const calibrateHelp = `referee calibrate measures the chances that hints and analysis show: bots of each
level play a game with themselves, a search looks at some positions of each match,
and a curve is laid through how these matches ended. Then it says how far the
curve is off over the positions of other games. Alone each strength
of the automa has a curve of its own; in Masters all heists share one.

  referee calibrate -game deepstate -levels easy,normal,hard -games 500 -table rules/chances/curves.txt

With -table the curves of the game in that file are replaced; with -check nothing
is fitted and the curves of the program are judged.`

// A Calibration is what calibrate found for one key.
type Calibration struct {
	Key     chances.Key     `json:"key"`
	Curve   chances.Curve   `json:"curve"`
	Games   int             `json:"games"`
	Samples int             `json:"samples"` // that the curve was laid through
	Quality chances.Quality `json:"quality"` // over the positions of other games

	shown, won []float64 // in those positions
}

// RunCalibrate is the verb calibrate.
func RunCalibrate(args []string, games []rules.Game, out, errOut io.Writer) error {
	c := newFlags("calibrate", calibrateHelp, errOut)
	c.series(500)
	names := c.set.String("levels", "easy,normal,hard", "levels that play")
	per := c.set.Int("positions", 6, "positions that are looked at in a game")
	file := c.set.String("table", "", "file of curves whose lines of this game are replaced")
	check := c.set.Bool("check", false, "only judge the curves that the program has")
	seats := c.set.Int("seats", 0, "number of seats: 1, 2, or 3 for three and more (default all that the game has)")
	s, levels, err := c.parseSeries(args, games, names)
	if err != nil {
		return err
	}
	g := s.game
	if *per < 1 {
		return fmt.Errorf("%w: -positions must be 1 or more, not %d", ErrUsage, *per)
	}
	k := calibrator{s, *per}
	var lines []string
	for kind := g.Info().MinSeats; kind <= min(g.Info().MaxSeats, more); kind++ {
		if *seats != 0 && *seats != kind {
			continue
		}
		for _, lv := range levels {
			found, _, err := k.all(kind, lv, *check, out)
			if err != nil {
				return err
			}
			for i := range found {
				lines = append(lines, chances.Format(found[i].Key, found[i].Curve))
				if c.json {
					if err := json.NewEncoder(out).Encode(found[i]); err != nil {
						return err
					}
				}
			}
		}
	}
	if *file != "" && !*check {
		return replaceCurves(*file, lines)
	}
	return nil
}

// all calibrates the tables of a kind of seat count, and judges them together.
func (k *calibrator) all(kind int, lv bot.Level, check bool, out io.Writer) (l []Calibration, q chances.Quality, err error) {
	var shown, won []float64
	tables := k.tables(kind)
	for _, x := range tables {
		start := time.Now()
		found, err := x.calibrate(kind, lv, check)
		if err != nil {
			return nil, q, err
		}
		found.print(out, time.Since(start))
		shown, won = append(shown, found.shown...), append(won, found.won...)
		l = append(l, found)
	}
	q = chances.Judge(shown, won)
	if len(tables) > 1 {
		fmt.Fprintf(out, "%s, all strengths, %s:\n", k.game.Info().ID, lv.Name)
		printQuality(out, &q)
	}
	return l, q, nil
}

// more stands for three seats and more.
const more = 3

// tables are the tables of a kind of seat count, with the games that each gets: alone one for each strength of the automa,
// which share them.
func (k *calibrator) tables(kind int) (l []*calibrator) {
	o, ok := k.game.Info().Option(k.game.Info().Strength)
	if _, set := k.options[k.game.Info().Strength]; kind != 1 || !ok || set {
		return []*calibrator{k}
	}
	lo, hi := o.Range()
	for v := lo; v <= hi; v++ {
		x := *k
		x.options = maps.Clone(k.options)
		x.options[o.ID] = v
		x.games = (k.games + hi - lo) / (hi - lo + 1)
		l = append(l, &x)
	}
	return l
}

// A calibrator looks into the games of a series.
type calibrator struct {
	series
	positions int // of a game
}

// calibrate lays a curve through games and judges it over a third as many others, or
// judges the curve that there is.
func (k *calibrator) calibrate(kind int, lv bot.Level, check bool) (c Calibration, err error) {
	c.Key = chances.KeyOf(k.game, rules.Setup{Seats: kind, Options: k.options}, lv.Name)
	if check {
		curve, ok := chances.Find(c.Key)
		if !ok {
			return c, fmt.Errorf("there is no curve for %v", c.Key)
		}
		c.Curve, c.Games = curve, k.games
	} else {
		c.Games = k.games + k.games/3
	}
	samples := k.samples(kind, lv, c.Games)
	cut := 0
	if !check {
		cut = len(samples) * 3 / 4
		c.Samples = cut
		c.Curve = chances.Fit(samples[:cut])
		c.Curve.Games = k.games
	}
	for _, s := range samples[cut:] {
		c.shown, c.won = append(c.shown, c.Curve.Chance(s.Value, s.Left)), append(c.won, s.Won)
	}
	c.Quality = chances.Judge(c.shown, c.won)
	return c, nil
}

// samples are positions of so many games.
func (k *calibrator) samples(kind int, lv bot.Level, games int) []chances.Sample {
	return slices.Concat(each(games, k.workers, func(p *player, i int) []chances.Sample {
		return k.look(p, kind, lv, gameSeed(k.seed, i), i)
	})...)
}

// plan is the i-th game of a series: with all heists and all numbers of seats in turn.
func (k *calibrator) plan(kind int, lv bot.Level, seed uint64, i int) *plan {
	in := k.game.Info()
	options := maps.Clone(k.options)
	if o, ok := in.Option("heist"); ok {
		if _, set := options[o.ID]; !set {
			lo, hi := o.Range()
			options[o.ID] = lo + i%(hi-lo+1)
		}
	}
	seats := kind
	if seats == more {
		seats += i % (in.MaxSeats - more + 1)
	}
	return &plan{game: k.game, levels: slices.Repeat([]bot.Level{lv}, seats), budget: k.budget,
		setup: rules.Setup{Seats: seats, Seed: seed, Options: options}}
}

// look plays a game and looks at some of its positions, each with the eyes of one seat.
func (k *calibrator) look(p *player, kind int, lv bot.Level, seed uint64, i int) (l []chances.Sample) {
	pl := k.plan(kind, lv, seed, i)
	s, err := pl.game.New(pl.setup)
	if err != nil {
		return nil
	}
	type seen struct {
		view  rules.State
		seat  int
		count int
	}
	var kept []seen
	r := rules.Rand{S: seed}
	res := result{thinking: map[string]usage{}}
	for !s.Turn().Done {
		p.legal = s.Legal(p.legal[:0])
		at := len(kept) // every position of the game is as likely to be looked at as every other one
		if at >= k.positions {
			at = r.Intn(res.decisions + 1)
		}
		if at < k.positions {
			seat := r.Intn(pl.setup.Seats)
			x := seen{rules.View(s, seat), seat, res.decisions}
			if at == len(kept) {
				kept = append(kept, x)
			} else {
				kept[at] = x
			}
		}
		if p.step(pl, s, &res) != nil {
			return nil
		}
		res.decisions++
	}
	out := s.Outcome()
	for _, x := range kept {
		gen := bot.Seed(seed, x.count)
		values, _ := bot.Evaluate(context.Background(), x.view, x.seat, bot.Budget{Iterations: chances.Iterations}, &gen)
		sample := chances.Sample{Value: values[x.seat], Left: chances.Left(context.Background(), x.view, x.seat)}
		if out.Winners.Has(x.seat) {
			sample.Won = 1
			if _, crew := s.(rules.CrewMember); !crew {
				sample.Won /= float64(out.Winners.Count())
			}
		}
		l = append(l, sample)
	}
	return l
}

// print shows a calibration to people.
func (c *Calibration) print(out io.Writer, took time.Duration) {
	fmt.Fprintf(out, "%s\n  %d games, %d samples, %.1f s\n", chances.Format(c.Key, c.Curve), c.Games, c.Samples, took.Seconds())
	printQuality(out, &c.Quality)
}

// printQuality shows how far chances are off.
func printQuality(out io.Writer, q *chances.Quality) {
	fmt.Fprintf(out, "  over %d other positions: gap %.1f of 100, worst bin %.1f, Brier %.4f\n", q.Positions, 100*q.Gap, 100*q.Worst, q.Brier)
	var bins []string
	for _, b := range q.Bins {
		if b.Count > 0 {
			bins = append(bins, fmt.Sprintf("%.0f:%.0f (%d)", 100*b.Shown, 100*b.Won, b.Count))
		}
	}
	fmt.Fprintf(out, "  shown:happened (positions) %s\n", strings.Join(bins, "  "))
}

// replaceCurves replaces what a file of curves says of the keys of the lines.
func replaceCurves(file string, lines []string) error {
	b, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	key := func(line string) string {
		if f := strings.Fields(line); len(f) > 2 {
			return strings.Join(f[:3], " ")
		}
		return line
	}
	var l, heads []string
	for line := range strings.Lines(string(b)) {
		line = strings.TrimRight(line, "\n")
		switch {
		case strings.HasPrefix(line, "#"):
			heads = append(heads, line)
		case !slices.ContainsFunc(lines, func(new string) bool { return key(new) == key(line) }):
			l = append(l, line)
		}
	}
	l = append(l, lines...)
	slices.Sort(l)
	return os.WriteFile(file, []byte(strings.Join(append(heads, l...), "\n")+"\n"), 0o644)
}
