package measure

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"safehouse/assets/text"
	"safehouse/rules"
	"safehouse/rules/bands"
	"safehouse/rules/bot"
)

const bandsHelp = `referee bands measures how strong the rivals in a game are and writes it into its file
BANDS.md: how often the automa of each level beats bots that play alone, how often
a level of bots beats the one below with two seats (a game that nobody wins counts as half),
and how often crews of bots win their heists.

  referee bands -game deepstate -games 400

Where the file was made under the same version of the rules, with the same seed and
iterations, its rows are played on up to that many games; with -again, which is
meant for after a change of the bots, all of them are played from the first. The
file is written after every step of some games: what is broken off is gone on with.`

// bandStep is how many games are played between two writings of the file.
const bandStep = 40

// RunBands is the verb bands.
func RunBands(args []string, games []rules.Game, book *text.Book, out, errOut io.Writer) error {
	c := newFlags("bands", bandsHelp, errOut)
	c.series(400)
	dir := c.set.String("dir", "rules", "folder with a folder of each game, in which BANDS.md is")
	again := c.set.Bool("again", false, "play rows that were measured from the first game on")
	only := c.set.String("only", "", "rows with this level and bot alone, as level/bot; either may be left empty")
	g, err := c.parse(args, games)
	if err != nil {
		return err
	}
	in := g.Info()
	want := bands.Wanted(in)
	if len(want) == 0 || in.Campaign {
		return fmt.Errorf("%w: nothing is measured of %s", ErrUsage, in.ID)
	}
	level, levelBot, _ := strings.Cut(*only, "/")
	m := measurer{series: series{game: g, games: c.games, seed: c.seed, budget: c.budget(), workers: c.workers},
		file: filepath.Join(*dir, in.ID, "BANDS.md"), book: book, out: out,
		table: &bands.Table{Game: in.ID, Rules: in.Version, Iterations: c.budget().Iterations, Seed: c.seed, Rows: want}}
	if m.budget.Iterations == 0 || m.budget.Time > 0 {
		return fmt.Errorf("%w: bands are measured by -iterations, so that they can be measured again", ErrUsage)
	}
	if err := m.takeUp(); err != nil {
		return err
	}
	for i := range m.table.Rows {
		r := &m.table.Rows[i]
		if level != "" && r.Of != level || levelBot != "" && r.Bot != levelBot || m.sums(r) {
			continue
		}
		if *again {
			r.Games, r.Won = 0, 0
		}
		if err := m.measure(r); err != nil {
			return err
		}
	}
	if c.json {
		return json.NewEncoder(out).Encode(m.table)
	}
	return nil
}

// A measurer fills the table of a game.
type measurer struct {
	series
	file  string
	book  *text.Book
	out   io.Writer
	table *bands.Table
}

// takeUp takes what the file has where it was measured in the same way.
func (m *measurer) takeUp() error {
	b, err := os.ReadFile(m.file)
	if err != nil {
		return err
	}
	old, err := bands.Parse(m.game.Info(), string(b))
	if err != nil {
		return err
	}
	if old.Rules != m.table.Rules || old.Iterations != m.table.Iterations || old.Seed != m.table.Seed {
		return nil
	}
	for i := range m.table.Rows {
		if r := old.Find(m.table.Rows[i].Key); r != nil {
			m.table.Rows[i] = *r
		}
	}
	return nil
}

// measure plays on until a row has all its games.
func (m *measurer) measure(r *bands.Row) error {
	start := time.Now()
	for r.Games < m.games {
		first := r.Games
		n := min(bandStep, m.games-first)
		plans := make([]plan, n)
		for i := range plans {
			p, err := m.plan(r.Key, first+i)
			if err != nil {
				return err
			}
			plans[i] = p
		}
		for i, x := range each(n, m.workers, func(p *player, i int) result { return p.play(&plans[i]) }) {
			if x.broken != nil {
				return x.broken
			}
			r.Won += won(r.Key, &plans[i], &x.outcome)
			r.Games++
		}
		if err := m.write(); err != nil {
			return err
		}
		fmt.Fprintf(m.out, "%s: %s, %s: %s of %d, %.0f s\n", m.game.Info().ID, m.named(r.Key), r.Bot, rate(r.Won, r.Games).percent(), r.Games, time.Since(start).Seconds())
	}
	return nil
}

// plan is the i-th game of a row.
func (m *measurer) plan(k bands.Key, i int) (p plan, err error) {
	in := m.game.Info()
	lv, err := bot.FindLevel(k.Bot)
	if err != nil {
		return p, err
	}
	p = plan{game: m.game, budget: m.budget, levels: []bot.Level{lv}, setup: rules.Setup{Seats: 1, Seed: gameSeed(m.seed, i)}}
	switch k.Kind {
	case bands.Automa:
		o, _ := in.Option(in.Strength)
		v, _ := o.Parse(k.Of)
		p.setup.Options = rules.Options{o.ID: v}
	case bands.Ladder:
		below, err := bot.FindLevel(k.Of)
		if err != nil {
			return p, err
		}
		p.setup.Seats, p.setup.Seed = 2, gameSeed(m.seed, i/2)
		t := tournament{seats: 2}
		p.levels = t.seating(i, lv, below)
	case bands.Crew:
		c := class(in, k.Of)
		heist, _ := in.Option("heist")
		v, _ := heist.Parse(k.Of)
		p.setup.Seats = 3 + i%2
		p.setup.Options = rules.Options{heist.ID: v, "level": c.Team[i/2%len(c.Team)]}
		p.levels = fill([]bot.Level{lv}, p.setup.Seats)
	}
	return p, nil
}

// class is the one that a heist belongs to.
func class(in *rules.Info, heist string) *rules.CrewClass {
	l := in.Bands.Crews
	if i := slices.IndexFunc(l, func(c rules.CrewClass) bool { return slices.Contains(c.Heists, heist) }); i >= 0 {
		return &l[i]
	}
	return nil
}

// won is what a game counts for a row.
func won(k bands.Key, p *plan, o *rules.Outcome) (n float64) {
	switch {
	case k.Kind == bands.Automa:
		if o.Winners == 0 {
			return 1
		}
		return 0
	case k.Kind == bands.Crew:
		if o.Winners != 0 {
			return 1
		}
		return 0
	case o.Winners == 0:
		return 0.5
	}
	for _, seat := range o.Winners.List() {
		if p.levels[seat].Name == k.Bot {
			n += 1 / float64(o.Winners.Count())
		}
	}
	return n
}

// sums reports whether a row is the sum of the heists of a class.
func (m *measurer) sums(r *bands.Row) bool {
	return r.Kind == bands.Crew && class(m.game.Info(), r.Of) == nil
}

// write adds up the classes and writes the file.
func (m *measurer) write() error {
	t := m.table
	for _, c := range m.game.Info().Bands.Crews {
		var games int
		var won float64
		var sum *bands.Row
		for i := range t.Rows {
			switch r := &t.Rows[i]; {
			case r.Of == c.Name:
				sum = r
			case slices.Contains(c.Heists, r.Of):
				games, won = games+r.Games, won+r.Won
			}
		}
		sum.Games, sum.Won = games, won
	}
	text := bands.Format(t, m.book.Title(t.Game), m.named)
	return os.WriteFile(m.file, []byte(text), 0o644)
}

// named puts what a row is of into the words of the set-up.
func (m *measurer) named(k bands.Key) string {
	in := m.game.Info()
	switch k.Kind {
	case bands.Automa:
		return in.Automa + ", " + m.book.T(in.ID, "option."+in.Strength+"."+k.Of, nil)
	case bands.Ladder:
		return m.book.T(in.ID, "level."+k.Bot, nil) + " over " + m.book.T(in.ID, "level."+k.Of, nil)
	}
	if class(in, k.Of) == nil {
		return "All " + k.Of
	}
	return m.book.T(in.ID, "option.heist."+k.Of, nil)
}
