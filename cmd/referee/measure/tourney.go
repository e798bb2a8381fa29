package measure

import (
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"time"

	"safehouse/rules"
	"safehouse/rules/bot"
)

// A Tourney is what a tournament found.
type Tourney struct {
	Game       string         `json:"game"`
	Games      int            `json:"games"` // of each pairing
	Seats      int            `json:"seats"`
	Seed       uint64         `json:"seed"`
	Options    map[string]any `json:"options"`
	Iterations int            `json:"iterations,omitempty"`
	MS         int            `json:"ms,omitempty"`

	Levels  []string        `json:"levels"`
	Table   []Pairing       `json:"table"`
	Scores  []LevelScore    `json:"scores"`
	Broken  int             `json:"broken_laws"`
	First   string          `json:"first_broken,omitempty"`
	Seconds float64         `json:"seconds"`
	sums    map[string]*sum // by level
}

// A Pairing is how one level did: against another, or where a level plays alone
// (one seat, or a crew) against the game.
type Pairing struct {
	Level   string `json:"level"`
	Against string `json:"against"` // a level, or "the game"
	Rate           // of the games that somebody won; against the game of all
	Nobody  int    `json:"nobody"` // games without a winner, which do not count
}

// A LevelScore is what the seats of a level scored over all its games.
type LevelScore struct {
	Level  string  `json:"level"`
	Mean   float64 `json:"mean"`
	Scored float64 `json:"scored"` // share of scores above 0
	Effort
	time time.Duration
}

type sum struct {
	seats, scored int
	total         int
}

// alone is the opponent of a level that has no other one.
const alone = "the game"

const tourneyHelp = `referee tourney lets every level play against every other one over alternating
seats: game after game the two levels change places, and two games at a time
have the same seed. A game for one seat, or for a crew, is played by each level
alone, and its wins are counted.

  referee tourney -game infiltration -levels easy,normal,hard -games 200 -iterations 1000`

// RunTourney is the verb tourney.
func RunTourney(args []string, games []rules.Game, out, errOut io.Writer) error {
	c := newFlags("tourney", tourneyHelp, errOut)
	c.series(100)
	names := c.set.String("levels", "easy,normal,hard", "levels that play")
	seats := c.set.Int("seats", 0, "number of seats (default 2, or the nearest that the game has)")
	s, levels, err := c.parseSeries(args, games, names)
	if err != nil {
		return err
	}
	g := s.game
	if *seats == 0 {
		*seats = min(max(2, g.Info().MinSeats), g.Info().MaxSeats)
	}
	first, err := g.New(rules.Setup{Seats: *seats, Options: s.options})
	if err != nil {
		return fmt.Errorf("%w: %w", ErrUsage, err)
	}
	t := tournament{s, levels, *seats,
		*seats == 1 || first.Turn().Seat == rules.Crew}
	result := t.run()
	result.print(out)
	if c.json {
		if err := json.NewEncoder(out).Encode(result); err != nil {
			return err
		}
	}
	if result.Broken > 0 {
		return fmt.Errorf("%d games broke a law; the first: %s", result.Broken, result.First)
	}
	return nil
}

// A tournament is a series for every pairing of levels.
type tournament struct {
	series
	levels []bot.Level
	seats  int
	alone  bool // every level plays by itself
}

// seating is the levels of the i-th game between a and b.
func (t *tournament) seating(i int, a, b bot.Level) []bot.Level {
	l := make([]bot.Level, t.seats)
	for seat := range l {
		l[seat] = a
		if (seat+i)%2 == 1 {
			l[seat] = b
		}
	}
	return l
}

func (t *tournament) run() *Tourney {
	start := time.Now()
	r := &Tourney{Game: t.game.Info().ID, Games: t.games, Seats: t.seats, Seed: t.seed, Options: written(t.game.Info(), t.options),
		Iterations: t.budget.Iterations, MS: int(t.budget.Time.Milliseconds()), Levels: levelNames(t.levels),
		Table: []Pairing{}, Scores: []LevelScore{}, sums: map[string]*sum{}}
	for _, lv := range t.levels {
		r.sums[lv.Name] = &sum{}
		r.Scores = append(r.Scores, LevelScore{Level: lv.Name})
	}
	for i, a := range t.levels {
		if t.alone {
			r.Table = append(r.Table, t.pair(r, a, a))
			continue
		}
		for _, b := range t.levels[i+1:] {
			p := t.pair(r, a, b)
			back := Pairing{Level: b.Name, Against: a.Name, Rate: rate(float64(p.Games)-p.Count, p.Games), Nobody: p.Nobody}
			r.Table = append(r.Table, p, back)
		}
	}
	for i := range r.Scores {
		l, s := &r.Scores[i], r.sums[r.Scores[i].Level]
		l.Mean = float64(s.total) / float64(max(1, s.seats))
		l.Scored = float64(s.scored) / float64(max(1, s.seats))
		if l.Decisions > 0 {
			l.MSPerDecision = l.time.Seconds() * 1000 / float64(l.Decisions)
		}
	}
	r.Seconds = time.Since(start).Seconds()
	return r
}

// pair plays a against b and tells how a did.
func (t *tournament) pair(r *Tourney, a, b bot.Level) Pairing {
	plans := make([]plan, t.games)
	for i := range plans {
		seed := gameSeed(t.seed, i/2)
		if t.alone {
			seed = gameSeed(t.seed, i)
		}
		plans[i] = plan{game: t.game, levels: t.seating(i, a, b), budget: t.budget,
			setup: rules.Setup{Seats: t.seats, Seed: seed, Options: t.options}}
	}
	results := each(t.games, t.workers, func(p *player, i int) result { return p.play(&plans[i]) })
	pairing := Pairing{Level: a.Name, Against: b.Name}
	if t.alone {
		pairing.Against = alone
	}
	count, games := 0.0, 0
	for i := range results {
		x := &results[i]
		r.note(x, &plans[i])
		if x.broken != nil {
			continue
		}
		winners := x.outcome.Winners
		if winners == 0 {
			pairing.Nobody++
			if !t.alone {
				continue
			}
		}
		games++
		for _, seat := range winners.List() {
			if plans[i].levels[seat].Name == a.Name {
				count += 1 / float64(winners.Count())
			}
		}
	}
	pairing.Rate = rate(count, games)
	return pairing
}

// note adds what a game says about its levels, and whether it broke a law.
func (r *Tourney) note(x *result, p *plan) {
	for i := range r.Scores {
		l := &r.Scores[i]
		u := x.thinking[l.Level]
		l.Decisions += u.decisions
		l.time += u.time
	}
	if x.broken != nil {
		r.Broken++
		if r.First == "" {
			r.First = x.broken.Error()
		}
		return
	}
	for seat, sc := range x.outcome.Seats {
		s := r.sums[p.levels[seat].Name]
		s.seats++
		s.total += sc.Total
		if sc.Total > 0 {
			s.scored++
		}
	}
}

// print shows a tournament to people.
func (r *Tourney) print(out io.Writer) {
	fmt.Fprintf(out, "%s with %d seats: %d games a pairing of %s, seed %d, %s, %.1f s\n", r.Game, r.Seats, r.Games,
		strings.Join(r.Levels, ", "), r.Seed, search(r.Iterations, r.MS), r.Seconds)
	w := table(out)
	fmt.Fprintln(w, "level\tagainst\twins\tgames\tnobody")
	for _, p := range r.Table {
		fmt.Fprintf(w, "%s\t%s\t%s\t%d\t%d\n", p.Level, p.Against, p.percent(), p.Games, p.Nobody)
	}
	fmt.Fprintln(w, "\nlevel\tscore\tabove 0\tms a decision\tchoices")
	for _, l := range r.Scores {
		fmt.Fprintf(w, "%s\t%.2f\t%.1f %%\t%.3f\t%d\n", l.Level, l.Mean, 100*l.Scored, l.MSPerDecision, l.Decisions)
	}
	w.Flush()
	fmt.Fprintf(out, "broken laws: %d\n", r.Broken)
	if r.First != "" {
		fmt.Fprintf(out, "the first: %s\n", r.First)
	}
}
