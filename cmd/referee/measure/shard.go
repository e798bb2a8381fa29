package measure

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"time"

	"safehouse/rules"
)

// A shard is one part of a series and its file: which games of the series it has, how many of them were played, what
// they were counted to.
type shard struct {
	Format string        `json:"format"`
	Series seriesID      `json:"series"`
	Shard  int           `json:"shard"` // from 1
	Of     int           `json:"of"`
	Done   int           `json:"done"`
	Took   time.Duration `json:"took_ns"`
	Tally  tally         `json:"tally"`

	series *series
	file   string
}

// shardFormat is the first thing in a file of a shard. Another number is another form.
const shardFormat = "safehouse sim shard 1"

// shardStep is how long a shard plays about between two writings of its file. It plays as many games at a time as take a
// part of that: a campaign one for each worker, a short game thousands.
const shardStep = 2 * time.Second

// A seriesID is everything that decides which games a series has, the versions of the rules too. Shards with the
// same one are parts of one whole.
type seriesID struct {
	Game       string         `json:"game"`
	Rules      map[string]int `json:"rules"` // versions, by game; a campaign plays matches of the others
	Games      int            `json:"games"`
	Seed       uint64         `json:"seed"`
	Seats      []string       `json:"seats"` // levels
	Options    []string       `json:"options,omitempty"`
	Mixes      int            `json:"mixes,omitempty"`
	Events     bool           `json:"events,omitempty"`
	Iterations int            `json:"iterations"`
}

// id is what decides which games the series has.
func (s *series) id(games []rules.Game) seriesID {
	in := s.game.Info()
	id := seriesID{Game: in.ID, Rules: map[string]int{in.ID: in.Version}, Games: s.games, Seed: s.seed, Seats: levelNames(s.levels),
		Options: in.Changed(s.options), Mixes: len(s.mixes), Events: s.events, Iterations: s.budget.Iterations}
	if in.Campaign {
		for _, g := range games {
			if x := g.Info(); !x.Campaign {
				id.Rules[x.ID] = x.Version
			}
		}
	}
	return id
}

func (id *seriesID) String() string {
	s := fmt.Sprintf("%s, %d games between %s, seed %d", id.Game, id.Games, strings.Join(id.Seats, ", "), id.Seed)
	if len(id.Options) > 0 {
		s += ", " + strings.Join(id.Options, " ")
	}
	if id.Mixes > 0 {
		s += fmt.Sprintf(", %d set-ups", id.Mixes)
	}
	if id.Events {
		s += ", events counted"
	}
	var versions []string
	for _, g := range slices.Sorted(maps.Keys(id.Rules)) {
		versions = append(versions, fmt.Sprintf("%s %d", g, id.Rules[g]))
	}
	return s + fmt.Sprintf(", %d iterations, rules of %s", id.Iterations, strings.Join(versions, ", "))
}

// newShard is a part of a series, as "2/8" says or all of it, with what its file has. A file of another series or part is
// an ErrUsage.
func newShard(s *series, games []rules.Game, part, file string) (*shard, error) {
	x := &shard{Format: shardFormat, Series: s.id(games), Shard: 1, Of: 1, series: s, file: file}
	if part != "" {
		i, n, _ := strings.Cut(part, "/")
		var err, err2 error
		x.Shard, err = strconv.Atoi(i)
		x.Of, err2 = strconv.Atoi(n)
		if err != nil || err2 != nil || x.Shard < 1 || x.Shard > x.Of || x.Of > max(1, s.games) {
			return nil, fmt.Errorf("%w: -shard must be i/n, with i from 1 to n and at most as many parts as games, not %q", ErrUsage, part)
		}
	}
	switch {
	case file == "":
		return nil, fmt.Errorf("%w: -shard needs -file, where what was counted is kept", ErrUsage)
	case s.budget.Iterations == 0 || s.budget.Time > 0:
		return nil, fmt.Errorf("%w: a file needs -iterations instead of -ms, so that its games are the same on every machine", ErrUsage)
	}
	old, err := readShard(file)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return x, nil
	case err != nil:
		return nil, err
	case !reflect.DeepEqual(old.Series, x.Series):
		return nil, fmt.Errorf("%w: %s is of another series (%s); this is %s: name another file or remove it", ErrUsage, file, &old.Series, &x.Series)
	case old.Shard != x.Shard || old.Of != x.Of:
		return nil, fmt.Errorf("%w: %s is shard %d/%d, not %d/%d: name another file or remove it", ErrUsage, file, old.Shard, old.Of, x.Shard, x.Of)
	}
	x.Done, x.Took, x.Tally = old.Done, old.Took, old.Tally
	return x, nil
}

// readShard reads the file of a shard and checks that it is whole.
func readShard(file string) (*shard, error) {
	b, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	x := &shard{}
	d := json.NewDecoder(bytes.NewReader(b))
	d.DisallowUnknownFields()
	if err := d.Decode(x); err != nil {
		return nil, fmt.Errorf("%s is no whole file of a shard: %w", file, err)
	}
	switch from, to := x.games(); {
	case x.Format != shardFormat:
		return nil, fmt.Errorf("%s is %q, not %q", file, x.Format, shardFormat)
	case x.Shard < 1 || x.Shard > x.Of, x.Done < 0, x.Done > to-from, x.Tally.Games != x.Done, x.Tally.Broken+x.Tally.Decisions.N != x.Done:
		return nil, fmt.Errorf("%s contradicts itself: shard %d/%d of %d games, %d done, %d counted", file, x.Shard, x.Of, x.Series.Games, x.Done, x.Tally.Games)
	}
	x.file = file
	return x, nil
}

// games are the numbers of a shard's games, from one up to another.
func (x *shard) games() (from, to int) {
	n := max(1, x.Of)
	return x.Series.Games/n*(x.Shard-1) + min(x.Shard-1, x.Series.Games%n), x.Series.Games/n*x.Shard + min(x.Shard, x.Series.Games%n)
}

// run plays what is still to be played of a shard.
func (x *shard) run(errOut io.Writer) (*Sim, error) {
	from, to := x.games()
	if x.Done > 0 {
		fmt.Fprintf(errOut, "%s has %d of %d games: going on\n", x.file, x.Done, to-from)
	}
	batch := max(1, x.series.workers)
	for begun := time.Now(); ; {
		if at := from + x.Done; at < to {
			n, before := min(batch, to-at), time.Now()
			x.Tally.play(x.series, at, at+n)
			x.Done += n
			if time.Since(before) < shardStep/8 {
				batch *= 2
			}
		}
		if took := time.Since(begun); took >= shardStep || from+x.Done == to {
			x.Took += took
			begun = begun.Add(took)
			if err := x.write(); err != nil {
				return nil, err
			}
		}
		if from+x.Done == to {
			sim := x.series.result(&x.Tally)
			sim.Seconds = x.Took.Seconds()
			return sim, nil
		}
	}
}

// write puts the file in the place of the one before in one step: what is broken off leaves one or the other whole.
func (x *shard) write() error {
	b, err := json.Marshal(x)
	if err != nil {
		return err
	}
	f, err := os.CreateTemp(filepath.Dir(x.file), filepath.Base(x.file)+".*")
	if err != nil {
		return err
	}
	_, err = f.Write(append(b, '\n'))
	err = errors.Join(err, f.Close())
	if err == nil {
		err = os.Rename(f.Name(), x.file)
	}
	if err != nil {
		os.Remove(f.Name())
	}
	return err
}

// merge adds up the files of shards: those of one series give one result.
func (c *common) merge(games []rules.Game, out io.Writer) error {
	if c.set.NArg() == 0 {
		return fmt.Errorf("%w: -merge needs the files of shards behind the flags", ErrUsage)
	}
	var l []*Sim
	var missing []string
	parts, order, err := readShards(c.set.Args())
	if err != nil {
		return err
	}
	for _, key := range order {
		sim, gaps, err := whole(parts[key], games)
		if err != nil {
			return err
		}
		l, missing = append(l, sim), append(missing, gaps...)
	}
	w := table(out)
	fmt.Fprintln(w, "game\trules\tgames\tof\tbroken laws\tdecisions a game\tat most\tseconds")
	for i, sim := range l {
		id := &parts[order[i]][0].Series
		fmt.Fprintf(w, "%s\t%d\t%d\t%d\t%d\t%.1f\t%d\t%.1f\n", sim.Game, id.Rules[id.Game], sim.Games, id.Games, sim.Broken, sim.Decisions, sim.Spread.Decisions.Max, sim.Seconds)
	}
	w.Flush()
	var broken error
	for _, sim := range l {
		fmt.Fprintln(out)
		broken = errors.Join(broken, c.told(sim, out))
	}
	if len(missing) > 0 {
		return errors.Join(broken, fmt.Errorf("the table is not of whole series: %s", strings.Join(missing, "; ")))
	}
	return broken
}

// readShards reads files, by series in the order in which they come. One part that is there twice is an ErrUsage.
func readShards(files []string) (parts map[string][]*shard, order []string, err error) {
	parts = map[string][]*shard{}
	for _, file := range files {
		x, err := readShard(file)
		if err != nil {
			return nil, nil, err
		}
		key := fmt.Sprintf("%s, %d parts", &x.Series, x.Of)
		for _, o := range parts[key] {
			if o.Shard == x.Shard {
				return nil, nil, fmt.Errorf("%w: %s and %s are both shard %d/%d of %s", ErrUsage, o.file, file, x.Shard, x.Of, &x.Series)
			}
		}
		if parts[key] == nil {
			order = append(order, key)
		}
		parts[key] = append(parts[key], x)
	}
	return parts, order, nil
}

// whole adds up the parts of one series, and tells which games of it are missing.
func whole(l []*shard, games []rules.Game) (sim *Sim, missing []string, err error) {
	id := &l[0].Series
	i := slices.IndexFunc(games, func(g rules.Game) bool { return g.Info().ID == id.Game })
	if i < 0 {
		return nil, nil, fmt.Errorf("%s is of %q, a game that is not known here", l[0].file, id.Game)
	}
	s, err := id.series(games[i])
	if err != nil {
		return nil, nil, fmt.Errorf("%s: %w", l[0].file, err)
	}
	var t tally
	var took time.Duration
	have := map[int]bool{}
	for _, x := range l {
		t.merge(&x.Tally)
		took += x.Took
		have[x.Shard] = true
		if from, to := x.games(); x.Done < to-from {
			missing = append(missing, fmt.Sprintf("%s has %d of %d games", x.file, x.Done, to-from))
		}
	}
	for n := range l[0].Of {
		if !have[n+1] {
			missing = append(missing, fmt.Sprintf("shard %d/%d of %s is not there", n+1, l[0].Of, id.Game))
		}
	}
	sim = s.result(&t)
	sim.Seconds = took.Seconds()
	return sim, missing, nil
}

// series is the series again that an id is of.
func (id *seriesID) series(g rules.Game) (*series, error) {
	levels, err := parseLevels(strings.Join(id.Seats, ","))
	if err != nil {
		return nil, err
	}
	options, err := parseOptions(g.Info(), strings.Join(id.Options, ","))
	if err != nil {
		return nil, err
	}
	s := &series{game: g, games: id.Games, seed: id.Seed, levels: levels, options: options, events: id.Events}
	s.budget.Iterations = id.Iterations
	if id.Mixes > 0 {
		s.mixes = make([]mix, id.Mixes) // how many there were is all that a result says of them
	}
	return s, nil
}
