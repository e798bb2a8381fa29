package measure

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"safehouse/rules"
	"safehouse/rules/bot"
	"safehouse/rules/chances"
	"safehouse/rules/match"
	"safehouse/rules/puzzles"
	"safehouse/rules/tonight"
)

const puzzlesHelp = `referee puzzles finds evening puzzles: positions in which one choice is clearly best.

The expert plays the jobs of past nights. Where its best choice stands out it is
looked at with ten times the expert's budget; it stays where that finds the same
choice, at least 12 of 100 better than every other one. Its level is how often normal
bots find it: 80 of 100 and more, 40 and more, or fewer.

  referee puzzles -game deepstate -games 30 -table rules/puzzles/deepstate.json
  referee puzzles -game deepstate -check

With -table those that are found are added to that file, the best of each level
are kept; with -check those that there are are looked at again.`

// Bounds of the search for puzzles.
const (
	puzzleFewest = 4    // choices that there have to be
	puzzleFirst  = 0.10 // by which a choice stands out at first sight
	puzzleTries  = 20   // decisions of a weaker bot by which its level is told
	puzzleTrite  = 0.9  // share of easy bots that find what is no puzzle
	puzzleTen    = 10   // times the expert's budget
	puzzleRivals = 4    // choices that are weighed beside the best one
	puzzleKept   = 20   // of a game
	puzzleMatch  = 3    // of one match
)

// RunPuzzles is the verb puzzles.
func RunPuzzles(args []string, games []rules.Game, out, errOut io.Writer) error {
	c := newFlags("puzzles", puzzlesHelp, errOut)
	c.series(30)
	first := c.set.Int("first", 0, "number of the first job of the game that is played, counted from the first night on")
	file := c.set.String("table", "", "file that the puzzles are added to")
	check := c.set.Bool("check", false, "look at the puzzles that there are again")
	g, err := c.parse(args, games)
	if err != nil {
		return err
	}
	x := &puzzler{game: g, budget: c.budget(), known: slices.Clone(puzzles.Of(g.Info().ID))}
	if *check {
		return x.check(out)
	}
	if *file != "" {
		if x.known, err = readPuzzles(*file); err != nil {
			return err
		}
	}
	jobs := puzzleJobs(g, *first, c.games)
	each(len(jobs), c.workers, func(p *player, i int) int {
		start := time.Now()
		l := x.play(p, jobs[i])
		fmt.Fprintf(out, "job %d: %d puzzles, %.0f s\n", *first+i, len(l), time.Since(start).Seconds())
		if err := x.add(*file, l, out); err != nil {
			fmt.Fprintln(errOut, "referee:", err)
		}
		return 0
	})
	return x.add(*file, nil, out)
}

// puzzleJobs are n jobs of a game, the first of them that of that number.
func puzzleJobs(g rules.Game, first, n int) (l []rules.Setup) {
	find := func(id string) (rules.Game, bool) { return g, id == g.Info().ID }
	for day := time.Date(2024, 1, 1, 0, 0, 0, 0, time.UTC); len(l) < first+n; day = day.AddDate(0, 0, 1) {
		if j, err := tonight.Of(tonight.Day(day), find); err == nil {
			l = append(l, j.Setup)
		}
	}
	return l[first:]
}

// A puzzler finds the puzzles of a game.
type puzzler struct {
	game   rules.Game
	budget bot.Budget
	mu     sync.Mutex
	known  []puzzles.Puzzle
}

// A posed puzzle is a position that may become one.
type posed struct {
	view  rules.State
	seat  int
	crew  rules.Seats
	key   chances.Key
	moves []string
}

// play lets the expert play a job and returns the puzzles that came up.
func (x *puzzler) play(p *player, setup rules.Setup) (found []puzzles.Puzzle) {
	expert, err := bot.FindLevel("expert")
	if err != nil {
		panic(err) // a level of the program
	}
	pl := &plan{game: x.game, setup: setup, levels: slices.Repeat([]bot.Level{expert}, setup.Seats), budget: x.budget}
	s, err := x.game.New(setup)
	if err != nil {
		return nil
	}
	at := posed{key: chances.KeyOf(x.game, setup, "hard")}
	p.trail = match.Trail{}
	for n := 0; !s.Turn().Done; n++ {
		p.legal = s.Legal(p.legal[:0])
		seat := bot.Next(s, rules.Everyone)
		gen := bot.Seed(setup.Seed, n)
		a, list, err := p.think(pl, s, seat, &expert, &gen)
		if err != nil {
			return found
		}
		at.view, at.seat = rules.View(s, seat), seat
		if at.crew = 0; s.Turn().Seat == rules.Crew {
			at.crew = pl.together(&expert)
		}
		if len(found) < puzzleMatch && x.standsOut(&at, list) {
			if k, ok := x.pose(&at); ok {
				k.Seats, k.Seed, k.Options, k.Seat, k.Moves = setup.Seats, setup.Seed, x.game.Info().Changed(setup.Options), seat, strings.Join(at.moves, " ")
				k.ID = k.Name()
				found = append(found, k)
			}
		}
		at.moves = append(at.moves, strconv.Itoa(slices.Index(p.legal, a)))
		if s.Apply(a, nil) != nil {
			return found
		}
	}
	return found
}

// standsOut reports whether the best of the choices that a search found does so at first sight.
func (x *puzzler) standsOut(at *posed, list []bot.Candidate) bool {
	if len(list) < puzzleFewest || list[0].Visits < 10 || prepares(at.view) {
		return false
	}
	second := 0.0
	for _, c := range list[1:] {
		if c.Visits > 1 {
			second = max(second, c.Value)
		}
	}
	if list[0].Value-second < puzzleFirst/2 {
		return false
	}
	l := x.weigh(at, list[:min(len(list), puzzleRivals)], chances.Iterations)
	return len(l) > 1 && l[0].a == list[0].Action && l[0].chance-l[1].chance >= puzzleFirst
}

// prepares reports whether a position is thought through in a better way than by a search, which cannot judge it.
func prepares(view rules.State) bool {
	p, ok := view.Clone().(rules.Prepared)
	return ok && p.Prepare(1)
}

// weighed is a choice with the chance to win after it.
type weighed struct {
	a      rules.Action
	chance float64
}

// weigh looks at the best choices of a search for so many iterations each, all with the same luck, and at each of the
// others a tenth as long; the best one comes first.
func (x *puzzler) weigh(at *posed, list []bot.Candidate, iterations int) (l []weighed) {
	ctx := context.Background()
	left := chances.Left(ctx, at.view, at.seat)
	for i, c := range list {
		n := iterations
		if i > puzzleRivals {
			n /= 10
		}
		r := bot.Seed(uint64(len(at.moves)), at.seat)
		o := chances.After(ctx, at.view, at.seat, c.Action, at.key, left, n, &r)
		l = append(l, weighed{c.Action, o[at.seat]})
	}
	slices.SortStableFunc(l, func(a, b weighed) int { return cmp.Compare(b.chance, a.chance) })
	return l
}

// pose looks at a position for ten times as long as the expert and makes a puzzle of it, if it is one.
func (x *puzzler) pose(at *posed) (k puzzles.Puzzle, ok bool) {
	expert, _ := bot.FindLevel("expert")
	budget := bot.Budget{Iterations: puzzleTen * bot.DefaultIterations, Crew: at.crew}
	r := bot.Seed(uint64(len(at.moves)), at.seat)
	list, err := bot.Choose(context.Background(), at.view, at.seat, expert, budget, &r)
	if err != nil || len(list) < puzzleFewest {
		return k, false
	}
	long := int(puzzleTen*expert.Share) * bot.DefaultIterations / (puzzleRivals + 1)
	l := x.weigh(at, list, long)
	if l[0].a != list[0].Action || l[0].chance-l[1].chance < puzzles.Clear {
		return k, false
	}
	if k.Level = x.level(at, l[0].a); k.Level == 0 {
		return k, false
	}
	for _, w := range l[:min(len(l), puzzleRivals+1)] {
		k.Choices = append(k.Choices, puzzles.Choice{Action: x.game.Info().Write(w.a), Chance: math.Round(1000*w.chance) / 1000})
	}
	return k, true
}

// level is how hard it is to find a choice; 0 where it is no puzzle.
func (x *puzzler) level(at *posed, best rules.Action) int {
	switch normal := x.share(at, "normal", best); {
	case x.share(at, "easy", best) > puzzleTrite:
		return 0
	case normal >= 0.8:
		return 1
	case normal >= 0.4:
		return 2
	}
	return 3
}

// share is how many of the decisions of bots of a level are a choice.
func (x *puzzler) share(at *posed, level string, best rules.Action) float64 {
	lv, err := bot.FindLevel(level)
	if err != nil {
		panic(err)
	}
	n := 0
	for i := range puzzleTries {
		r := bot.Seed(uint64(i), at.seat)
		if l, err := bot.Choose(context.Background(), at.view, at.seat, lv, bot.Budget{Iterations: bot.DefaultIterations, Crew: at.crew}, &r); err == nil && l[0].Action == best {
			n++
		}
	}
	return float64(n) / puzzleTries
}

// add adds puzzles to those that are known, keeps the best of them and writes them to a file.
func (x *puzzler) add(file string, l []puzzles.Puzzle, out io.Writer) error {
	x.mu.Lock()
	defer x.mu.Unlock()
	for _, k := range l {
		fmt.Fprintf(out, "  %s level %d, seat %d of %d, after %d decisions: %v %.0f, next %v %.0f\n", k.ID, k.Level, k.Seat, k.Seats, len(strings.Fields(k.Moves)),
			k.Choices[0].Action, 100*k.Choices[0].Chance, k.Choices[1].Action, 100*k.Choices[1].Chance)
		if !slices.ContainsFunc(x.known, func(o puzzles.Puzzle) bool { return o.ID == k.ID }) {
			x.known = append(x.known, k)
		}
	}
	if file == "" {
		return nil
	}
	return writePuzzles(file, choosePuzzles(x.known))
}

// choosePuzzles keeps as many of each level as can be, first those whose kind of choice is rarest among those that are kept, then those
// that stand out most.
func choosePuzzles(l []puzzles.Puzzle) (kept []puzzles.Puzzle) {
	l = slices.Clone(l)
	verbs := map[string]int{}
	levels := map[int]int{}
	gap := func(k puzzles.Puzzle) float64 { return k.Choices[0].Chance - k.Choices[1].Chance }
	for len(kept) < puzzleKept && len(l) > 0 {
		best := slices.MinFunc(l, func(a, b puzzles.Puzzle) int {
			return cmp.Or(cmp.Compare(levels[a.Level], levels[b.Level]), cmp.Compare(verbs[a.Choices[0].Action.Verb], verbs[b.Choices[0].Action.Verb]), cmp.Compare(gap(b), gap(a)), strings.Compare(a.ID, b.ID))
		})
		kept = append(kept, best)
		levels[best.Level]++
		verbs[best.Choices[0].Action.Verb]++
		l = slices.DeleteFunc(l, func(k puzzles.Puzzle) bool { return k.ID == best.ID })
	}
	slices.SortFunc(kept, func(a, b puzzles.Puzzle) int {
		return cmp.Or(cmp.Compare(a.Level, b.Level), strings.Compare(a.ID, b.ID))
	})
	return kept
}

// readPuzzles reads the puzzles of a file; one that is not there has none.
func readPuzzles(file string) (l []puzzles.Puzzle, err error) {
	b, err := os.ReadFile(file)
	if errors.Is(err, os.ErrNotExist) {
		return nil, nil
	}
	if err == nil {
		err = json.Unmarshal(b, &l)
	}
	return l, err
}

// writePuzzles writes puzzles to a file, one a line.
func writePuzzles(file string, l []puzzles.Puzzle) error {
	var b strings.Builder
	b.WriteString("[\n")
	for i, k := range l {
		line, err := json.Marshal(k)
		if err != nil {
			return err
		}
		b.Write(line)
		if i < len(l)-1 {
			b.WriteString(",")
		}
		b.WriteString("\n")
	}
	b.WriteString("]\n")
	return os.WriteFile(file, []byte(b.String()), 0o644)
}

// check looks at all puzzles of the game again, and fails where one is none any more.
func (x *puzzler) check(out io.Writer) error {
	bad := 0
	for i := range x.known {
		k := &x.known[i]
		s, _, err := k.Position(x.game)
		if err != nil {
			return err
		}
		setup, err := k.Setup(x.game.Info())
		if err != nil {
			return err
		}
		at := posed{view: rules.View(s, k.Seat), seat: k.Seat, key: chances.KeyOf(x.game, setup, "hard"), moves: strings.Fields(k.Moves)}
		if s.Turn().Seat == rules.Crew {
			at.crew = rules.Everyone
		}
		again, ok := x.pose(&at)
		best, err := k.Best(x.game.Info())
		if err != nil {
			return err
		}
		if ok {
			now, err := again.Best(x.game.Info())
			ok = err == nil && now == best
		}
		if !ok {
			bad++
		}
		fmt.Fprintf(out, "%s level %d: %v\n", k.ID, k.Level, ok)
	}
	if bad > 0 {
		return fmt.Errorf("%d of %d puzzles are none", bad, len(x.known))
	}
	return nil
}
