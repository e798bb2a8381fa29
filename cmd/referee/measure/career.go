package measure

import (
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"safehouse/rules"
	"safehouse/rules/bot"
	"safehouse/rules/career"
)

// A Career is how the operations of a career went, each played from its own set-up.
type Career struct {
	Game       string          `json:"game"`
	Games      int             `json:"games"` // an operation
	Player     string          `json:"player"`
	Others     string          `json:"others"`
	Level      string          `json:"level"` // of the career
	Seed       uint64          `json:"seed"`
	Iterations int             `json:"iterations,omitempty"`
	MS         int             `json:"ms,omitempty"`
	Operations []OperationRate `json:"operations"`
	Broken     int             `json:"broken_laws"`
	First      string          `json:"first_broken,omitempty"`
	Seconds    float64         `json:"seconds"`
}

// An OperationRate is how often an operation succeeded, which is its first goal, how
// often two and three stars were earned, and how often each goal was met.
type OperationRate struct {
	ID      string  `json:"id"`
	Success Rate    `json:"success"`
	Two     Rate    `json:"two_stars"`
	Three   Rate    `json:"three_stars"`
	Goals   [3]Rate `json:"goals"`
	Match   Rate    `json:"match"`   // the match was won
	Score   float64 `json:"score"`   // mean of the person
	Against float64 `json:"against"` // mean of the automa, or of the best other seat
}

const careerHelp = `referee career plays every operation of a career and counts successes and stars.

  referee career -game infiltration-career -games 60 -player normal -iterations 100

Each operation is set up as its book and the level of the career say, with nothing taken
along and nobody met before. The other seats are bots of the level that the desk gives
them (gentle easy, even normal, harsh hard). The exit code is 1 when a law was broken.`

// RunCareer is the verb career.
func RunCareer(args []string, games []rules.Game, out, errOut io.Writer) error {
	var careers []rules.Game
	for _, g := range games {
		if _, ok := g.(career.Game); ok {
			careers = append(careers, g)
		}
	}
	c := newFlags("career", careerHelp, errOut)
	c.series(60)
	player := c.set.String("player", "normal", "level of whoever has the career")
	others := c.set.String("others", "", "level of the other seats (default by the level of the career)")
	level := c.set.Int("level", career.Even, "level of the career: 0 gentle, 1 even, 2 harsh")
	along := c.set.String("along", "", "keepsakes that go along as id,id (default none)")
	only := c.set.String("operations", "", "operations as id,id (default all)")
	g, err := c.parse(args, careers)
	if err != nil {
		return err
	}
	if *level < career.Gentle || *level > career.Harsh {
		return fmt.Errorf("%w: -level must be 0, 1 or 2, not %d", ErrUsage, *level)
	}
	if *others == "" {
		*others = career.Bots[*level]
	}
	levels, err := parseLevels(*player + "," + *others)
	if err != nil {
		return err
	}
	x := operations{game: g.(career.Game), common: c, person: levels[0], others: levels[1], level: *level}
	if x.along, err = x.keepsakes(*along); err != nil {
		return err
	}
	for i := range x.game.Book().Operations {
		x.list = append(x.list, i)
	}
	if *only != "" {
		if x.list, err = x.find(strings.Split(*only, ",")); err != nil {
			return err
		}
	}
	r, err := x.run()
	if err != nil {
		return err
	}
	r.print(out)
	if c.json {
		if err := json.NewEncoder(out).Encode(r); err != nil {
			return err
		}
	}
	if r.Broken > 0 {
		return fmt.Errorf("%d games broke a law; the first: %s", r.Broken, r.First)
	}
	return nil
}

// operations is a series over the operations of a career.
type operations struct {
	*common
	game           career.Game
	person, others bot.Level
	level          int
	list           []int  // indices of operations
	along          uint32 // keepsakes that go along, one bit each
}

// keepsakes are those with these ids. One that is not there is an ErrUsage.
func (x *operations) keepsakes(ids string) (set uint32, err error) {
	if ids == "" {
		return 0, nil
	}
	all := x.game.Book().Keepsakes
	for _, id := range strings.Split(ids, ",") {
		k := slices.IndexFunc(all, func(k career.Keepsake) bool { return k.ID == strings.TrimSpace(id) })
		if k < 0 {
			return 0, fmt.Errorf("%w: -along: %s has no %q", ErrUsage, x.game.Info().ID, id)
		}
		set |= 1 << k
	}
	return set, nil
}

// find are the operations with these ids. One that is not there is an ErrUsage.
func (x *operations) find(ids []string) (list []int, err error) {
	ops := x.game.Book().Operations
	for _, id := range ids {
		i := slices.IndexFunc(ops, func(o career.Operation) bool { return o.ID == strings.TrimSpace(id) })
		if i < 0 {
			return nil, fmt.Errorf("%w: -operations: %s has no %q", ErrUsage, x.game.Info().ID, id)
		}
		list = append(list, i)
	}
	return list, nil
}

// run plays the series.
func (x *operations) run() (*Career, error) {
	start := time.Now()
	hard, _ := x.game.Info().Option("career-level")
	out := &Career{Game: x.game.Info().ID, Games: x.games, Player: x.person.Name, Others: x.others.Name,
		Level: hard.Format(x.level), Seed: x.seed, Iterations: x.budget().Iterations, MS: x.ms}
	for _, op := range x.list {
		first, err := x.game.New(rules.Setup{Seats: x.game.Book().Seats, Options: rules.Options{"career-level": x.level}})
		if err != nil {
			return nil, err
		}
		begun := first.(*career.State)
		begun.Along = x.along
		setup := rules.Setup{Seats: x.game.Book().SeatsOf(&x.game.Book().Operations[op]), Options: begun.Setup(op)}
		results := each(x.games, x.workers, func(p *player, i int) result {
			pl := plan{game: x.game.Book().Of, setup: setup, levels: fill([]bot.Level{x.others}, setup.Seats), budget: x.budget()}
			pl.levels[0], pl.setup.Seed = x.person, gameSeed(x.seed+uint64(op), i)
			return p.play(&pl)
		})
		out.Operations = append(out.Operations, x.count(op, results, out))
	}
	out.Seconds = time.Since(start).Seconds()
	return out, nil
}

// count tells how an operation went.
func (x *operations) count(op int, results []result, out *Career) OperationRate {
	o := &x.game.Book().Operations[op]
	var stars, met [len(o.Goals)]int
	var won, own, against, played int
	for i := range results {
		r := &results[i]
		if r.broken != nil {
			if out.Broken++; out.First == "" {
				out.First = r.broken.Error()
			}
			continue
		}
		played++
		a, b := career.Scores(r.end)
		own, against = own+int(a), against+int(b)
		if r.end.Outcome().Winners.Has(0) {
			won++
		}
		v := x.game.Verdict(op, r.end)
		for n := range v.Stars() {
			stars[n]++
		}
		for n, goal := range v {
			if goal.Met {
				met[n]++
			}
		}
	}
	share := func(n int) Rate { return rate(float64(n), played) }
	return OperationRate{ID: o.ID, Success: share(met[0]), Two: share(stars[1]), Three: share(stars[2]), Goals: [3]Rate{share(met[0]), share(met[1]), share(met[2])}, Match: share(won),
		Score: float64(own) / float64(max(1, played)), Against: float64(against) / float64(max(1, played))}
}

// print shows the series to people.
func (r *Career) print(out io.Writer) {
	fmt.Fprintf(out, "%s, %s: %d games an operation, %s against %s, seed %d, %s, %.1f s\n", r.Game, r.Level, r.Games, r.Player, r.Others, r.Seed, search(r.Iterations, r.MS), r.Seconds)
	w := table(out)
	fmt.Fprintln(w, "operation\tsuccess\tsecond goal\tthird goal\ttwo stars\tthree stars\tmatch won\tscore\tagainst")
	for i := range r.Operations {
		o := &r.Operations[i]
		fmt.Fprintf(w, "%s\t%s\t%.1f %%\t%.1f %%\t%.1f %%\t%.1f %%\t%.1f %%\t%.1f\t%.1f\n", o.ID, o.Success.percent(), 100*o.Goals[1].Rate, 100*o.Goals[2].Rate, 100*o.Two.Rate, 100*o.Three.Rate, 100*o.Match.Rate, o.Score, o.Against)
	}
	w.Flush()
	fmt.Fprintf(out, "broken laws: %d\n", r.Broken)
}
