package bot

import (
	"cmp"
	"context"
	"fmt"
	"math"
	"slices"
	"strings"
	"sync"
	"time"

	"safehouse/rules"
)

// A Level is how hard a bot thinks. Levels differ in search and noise, never
// in what they know.
type Level struct {
	Name string
	// Share is the part of a budget that the level uses.
	Share float64
	// Noise is added to the value of each candidate, as a part of the spread of
	// values; it makes a weak level err.
	Noise float64
	// Blind is the chance to follow first sight without any search.
	Blind float64
	// Random picks any legal action; it is no level for players.
	Random bool
	// Trees is how many searches with seeds of their own share the budget, side by
	// side where there are processors for them; 0 stands for one. Their number and
	// not that of the processors decides what is found.
	Trees int
}

// Levels are the levels that can be chosen, the weakest first.
var levels = []Level{
	{Name: "easy", Share: 0.03, Noise: 1.2, Blind: 0.7},
	{Name: "normal", Share: 0.15, Noise: 0.25, Blind: 0.2},
	{Name: "hard", Share: 1},
	{Name: "expert", Share: 3, Trees: 2},
}

// random is uniformly random play, the yardstick of measurements.
var random = Level{Name: "random", Random: true}

// Levels are the levels that can be chosen, the weakest first.
func Levels() []Level { return slices.Clone(levels) }

// Rank is where a level stands among Levels, from 0; -1 for a name that none of them has.
func Rank(name string) int {
	return slices.IndexFunc(levels, func(l Level) bool { return l.Name == name })
}

// FindLevel is the level of that name, "random" included.
func FindLevel(name string) (Level, error) {
	if name == random.Name {
		return random, nil
	}
	var names []string
	for _, l := range levels {
		if l.Name == name {
			return l, nil
		}
		names = append(names, l.Name)
	}
	return Level{}, fmt.Errorf("no bot level %q; there are %s and random", name, strings.Join(names, ", "))
}

// A Budget bounds a search: by iterations, the same on every machine, or by
// time. The first bound that is reached ends it; with neither it runs
// DefaultIterations.
type Budget struct {
	Iterations int
	Time       time.Duration

	// Prepare stands for Time where a position is prepared (rules.Prepared), which
	// takes many times as long as a search: a search may be given more time
	// alone. 0 stands for Time.
	Prepare time.Duration

	// Crew is the seats whose characters the decision may move where a whole
	// crew is asked: bots that play together let whoever it suits act next. When
	// all open seats are among them it may also take what belongs to no
	// character. Empty stands for the deciding seat alone.
	Crew rules.Seats

	// Met is where the seat was (rules.Place) when it had to decide earlier in its
	// turn: a choice that leads back there comes behind the others.
	Met []rules.State
}

// DefaultIterations is a search of well under 50 ms on one core.
const DefaultIterations = 1000

// best is how many of the candidates of a search are sure to lead on: as many as a
// hint names.
const best = 3

// A Candidate is an action the search looked at.
type Candidate struct {
	Action rules.Action
	Value  float64 // expected value for the seat, 0 to 1
	Visits int
}

// Choose decides for seat on its view and returns the candidates, the choice
// first. view must be blanked for seat; Choose does not change it. r makes the
// decision reproducible where the budget is in iterations. A cancelled context
// ends the search early with what it has found.
func Choose(ctx context.Context, view rules.State, seat int, lv Level, b Budget, r *rules.Rand) ([]Candidate, error) {
	view = guest(view)
	legal := rules.Worthwhile(view, own(view, seat, b.Crew, view.Legal(nil)))
	if len(legal) == 0 {
		return nil, fmt.Errorf("seat %d has nothing to decide", seat)
	}
	list := make([]Candidate, len(legal))
	for i, a := range legal {
		list[i] = Candidate{Action: a}
	}
	way := newLoopFinder(view, seat, b.Met)
	switch {
	case len(legal) == 1:
		list[0].Visits = 1
	case lv.Random:
		i := way.sight(legal, func(l []rules.Action) int { return r.Intn(len(l)) })
		list[0], list[i] = list[i], list[0]
	case prepared(&view, lv, b), lv.Blind > 0 && r.Float64() < lv.Blind:
		i := way.sight(legal, func(l []rules.Action) int { return view.Playout(l, r) })
		list[0], list[i] = list[i], list[0]
		var v [rules.MaxSeats]float64
		view.Value(&v)
		for i := range list {
			list[i].Value = v[seat] // all alike: none was looked into
		}
	default:
		searchFor(ctx, view, seat, lv, b, list, r)
		way.first(list, best)
	}
	return list, nil
}

// prepared reports whether a position thinks the decision through in a better way
// than by a search; view is then a copy that has done so.
func prepared(view *rules.State, lv Level, b Budget) bool {
	if _, ok := (*view).(rules.Prepared); !ok {
		return false
	}
	if b.Prepare > 0 {
		b.Time = b.Prepare
	}
	c := (*view).Clone()
	if !c.(rules.Prepared).Prepare(int(lv.Share * float64(b.thought()))) {
		return false
	}
	*view = c
	return true
}

// thought is about how many iterations of a slow game the budget allows.
func (b Budget) thought() int {
	switch {
	case b.Iterations > 0:
		return b.Iterations
	case b.Time > 0:
		return int(b.Time / thoughtTime)
	}
	return DefaultIterations
}

// thoughtTime is what an iteration of a slow game takes.
const thoughtTime = 200 * time.Microsecond

// guest is the match that is being played where a campaign holds one: its
// actions are the campaign's, and what comes after it is no part of a search.
func guest(view rules.State) rules.State {
	if h, ok := view.(rules.Host); ok {
		if g := h.Guest(); g != nil {
			return g
		}
	}
	return view
}

// own keeps the actions that seat may take where a whole crew is asked: those
// of its character, or when it has none those that belong to no character;
// for a crew of bots those of all of them. Whoever can give something may also decline for the crew.
func own(view rules.State, seat int, crew rules.Seats, legal []rules.Action) []rules.Action {
	turn := view.Turn()
	if turn.Seat != rules.Crew {
		return legal
	}
	c, ok := view.(rules.CrewMember)
	if !ok {
		return legal
	}
	if crew.Has(seat) {
		alone := turn.Open&^crew == 0
		if ours := ofSeats(view, c, crew, alone, legal); len(ours) > 0 {
			return ours
		}
	}
	if mine := ofSeats(view, c, rules.Only(seat), false, legal); len(mine) > 0 {
		return mine
	}
	return slices.DeleteFunc(legal, func(a rules.Action) bool { return c.Actor(a) >= 0 })
}

// ofSeats is the actions of some seats, with what declines for the crew; with team all that belongs to no character. It is empty
// where the seats have none of their own and the rest is not theirs.
func ofSeats(view rules.State, c rules.CrewMember, seats rules.Seats, team bool, legal []rules.Action) (list []rules.Action) {
	theirs := false
	for _, a := range legal {
		actor := c.Actor(a)
		if actor >= 0 && seats.Has(actor) || actor < 0 && (team || rules.Declines(view, a)) {
			list = append(list, a)
			theirs = theirs || actor >= 0 || team
		}
	}
	if !theirs {
		return nil
	}
	return list
}

// grow searches with as many trees as the level has, and writes what they found
// together to the candidates. It returns the spread of their values.
func grow(ctx context.Context, view rules.State, seat int, lv Level, b Budget, list []Candidate, r *rules.Rand) (spread float64) {
	if lv.Trees < 2 {
		t := newTree(view, seat, list)
		t.run(ctx, b, lv.Noise == 0, r)
		return t.fill(list)
	}
	b.Iterations /= lv.Trees
	trees := make([]*tree, lv.Trees)
	seeds := make([]rules.Rand, lv.Trees)
	crashes := make([]any, lv.Trees)
	for i := range trees {
		trees[i], seeds[i] = newTree(view, seat, list), r.Split()
	}
	var wg sync.WaitGroup
	for i, t := range trees {
		wg.Add(1)
		go func() {
			defer wg.Done()
			defer func() { crashes[i] = recover() }()
			t.run(ctx, b, lv.Noise == 0, &seeds[i])
		}()
	}
	wg.Wait()
	for _, c := range crashes {
		if c != nil {
			panic(c) // where the caller looks for it
		}
	}
	return merge(trees, list)
}

// merge adds up what several trees found.
func merge(trees []*tree, list []Candidate) (spread float64) {
	lo, hi := 1.0, 0.0
	part := slices.Clone(list)
	for _, t := range trees {
		for i := range part {
			part[i].Visits, part[i].Value = 0, 0
		}
		t.fill(part)
		for i, p := range part {
			list[i].Value += p.Value * float64(p.Visits)
			list[i].Visits += p.Visits
		}
	}
	for i := range list {
		if n := list[i].Visits; n > 0 {
			list[i].Value /= float64(n)
			lo, hi = math.Min(lo, list[i].Value), math.Max(hi, list[i].Value)
		}
	}
	return math.Max(0.02, hi-lo)
}

// searchFor fills in values and visits and sorts the candidates.
func searchFor(ctx context.Context, view rules.State, seat int, lv Level, b Budget, list []Candidate, r *rules.Rand) {
	if b.Iterations == 0 && b.Time == 0 {
		b.Iterations = DefaultIterations
	}
	if b.Iterations > 0 {
		b.Iterations = max(8, int(math.Round(float64(b.Iterations)*lv.Share)))
	}
	b.Time = time.Duration(float64(b.Time) * lv.Share)
	spread := grow(ctx, view, seat, lv, b, list, r)
	score := make(map[rules.Action]float64, len(list))
	for _, c := range list {
		score[c.Action] = float64(c.Visits)
		if lv.Noise > 0 {
			// A weak level misjudges values rather than counting visits.
			score[c.Action] = c.Value + lv.Noise*spread*(r.Float64()+r.Float64()-1)
		}
	}
	slices.SortStableFunc(list, func(a, b Candidate) int {
		if d := cmp.Compare(score[b.Action], score[a.Action]); d != 0 {
			return d
		}
		return cmp.Compare(b.Value, a.Value)
	})
}
