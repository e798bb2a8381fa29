package analysis

import (
	"context"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"

	"safehouse/rules"
	"safehouse/rules/bot"
	"safehouse/rules/chances"
	"safehouse/rules/match"
)

// DefaultIterations is how long each step is looked at unless somebody says
// otherwise.
const DefaultIterations = chances.Iterations

// A Cause is why somebody stands better or worse after a step.
type Cause uint8

// Causes.
const (
	Quiet  Cause = iota // nothing that could be told from noise
	Choice              // the person's own choice, against the best one
	Luck                // what was drawn, rolled or turned up, against the mean
	Others              // what somebody else chose, against what was expected
	Automa              // what an automa did, against the mean of what it may do
)

// A Step is one step of the match as it is seen afterwards.
type Step struct {
	Outlook  bot.Outlook // of every seat, before it
	Expected bot.Outlook // after what was chosen, before luck had its say
	Own      bool        // it was the person's choice
	Known    bool        // what was chosen could be weighed: it was no secret
	Free     bool        // there was more than one thing to do
	News     bool        // it told the person something that could not be known before

	Better rules.Action  // what promised more; the zero Action for nothing
	Lost   float64       // how much more, above 0
	Advice rules.Message // that it did and why, from the rule that decides
}

// A Turning is something that happened and changed how a person stands: an event of
// its own, with its name and why it mattered.
type Turning struct {
	Step  int // index into the steps of the match
	Event int // of the events of the step the one that names it, -1 for the choice itself
	Cause Cause
	Who   int     // the seat that chose, or rules.Nobody
	By    float64 // how much better, below 0 worse
	Round int

	Name rules.Message // what happened
	Why  rules.Message // why it mattered
}

// An Analysis is a match seen afterwards by the person at one seat. Outlooks are chances
// to win, from 0 to 1: those of all seats and of an automa sum to 1, those of a crew are the
// same, and at the end they say who won.
type Analysis struct {
	Seat   int
	Steps  []Step
	End    bot.Outlook
	Turns  []Turning // the largest, in the order of the game
	Made   int       // own choices that were weighed, where there was a choice
	Best   int       // those of them that were as good as any
	Choice float64   // what the others of them cost in all, 0 or below
	Luck   float64   // what luck brought
	Others float64   // what the choices of the others brought
	Automa float64   // what an automa did
}

// Options say how to look.
type Options struct {
	Seat       int // whose eyes and whose choices
	Iterations int // a step; 0 for DefaultIterations
	Workers    int // goroutines, 0 for one a processor; the result is the same
	// Progress hears how many steps are done, from any goroutine; it may be nil.
	Progress func(done, of int)
}

// Bounds of what is told from noise, as parts of the whole.
const (
	leastLoss    = 0.02 // of an own choice
	leastTurning = 0.05 // of a turning point
	mostTurnings = 9
	lostTurnings = 3 // are told of a lost match, however small
)

// Analyse looks back at all steps that m knows. The same options give the same
// result on every machine. A cancelled context is the only error.
func Analyse(ctx context.Context, m *match.Match, o Options) (*Analysis, error) {
	if o.Iterations <= 0 {
		o.Iterations = DefaultIterations
	}
	if o.Workers <= 0 {
		o.Workers = runtime.GOMAXPROCS(0)
	}
	steps := m.Steps()
	a := &Analysis{Seat: o.Seat, Steps: make([]Step, len(steps))}
	at := make([]rules.State, len(steps)+1) // copies: a Match is used by one goroutine
	for i := range at {
		at[i] = m.At(i)
	}
	l := analyser{o: o, seed: m.Setup().Seed, people: m.Controllers(), key: chances.Of(m)}
	var next, done atomic.Int64
	var wg sync.WaitGroup
	var crash atomic.Value
	for range min(o.Workers, max(1, len(steps)/block+1)) {
		wg.Add(1)
		go func() {
			defer wg.Done()
			defer func() {
				if c := recover(); c != nil {
					crash.Store(crashed{c})
				}
			}()
			for ctx.Err() == nil && crash.Load() == nil {
				first := block * (int(next.Add(1)) - 1)
				if first >= len(steps) {
					return
				}
				left := chances.Left(ctx, rules.View(at[first], o.Seat), o.Seat)
				for i := first; i < min(first+block, len(steps)) && ctx.Err() == nil; i++ {
					a.Steps[i] = l.step(ctx, i, max(0, left-float64(i-first)), at[i], at[i+1], &steps[i])
					if n := int(done.Add(1)); o.Progress != nil {
						o.Progress(n, len(steps))
					}
				}
			}
		}()
	}
	wg.Wait()
	if c, ok := crash.Load().(crashed); ok {
		panic(c.with)
	}
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	a.End = chances.At(at[len(steps)], l.key, bot.Outlook{}, 0)
	t := teller{m: m, seed: l.seed, a: a}
	t.settle()
	t.sum()
	return a, nil
}

type crashed struct{ with any }

// analyser weighs single steps.
type analyser struct {
	o      Options
	seed   uint64
	people []match.Controller
	key    chances.Key // of the match
}

// own reports whether the person at the seat decides what a seat decides.
func (l *analyser) own(seat int) bool {
	if seat == l.o.Seat {
		return true
	}
	if seat < 0 || seat >= len(l.people) {
		return false
	}
	me, he := l.people[l.o.Seat], l.people[seat]
	return me.Kind == match.Person && he.Kind == match.Person && me.Participant == he.Participant
}

// decider is the seat that takes an action.
func decider(s rules.State, a rules.Action) int {
	turn := s.Turn()
	if turn.Seat != rules.Crew {
		return turn.Seat
	}
	if c, ok := s.(rules.CrewMember); ok {
		if seat := c.Actor(a); seat >= 0 {
			return seat
		}
	}
	return turn.Open.First()
}

// block is how many steps one goroutine looks at one after another: how many decisions are left is played out before
// the first of them and counted down from there. In a long game that was most of the work.
const block = 8

// step weighs one step: the outlook before it, what was chosen, and whether
// something promised more. About so many decisions of all seats are left before it.
func (l *analyser) step(ctx context.Context, i int, left float64, s, after rules.State, st *match.Step) (x Step) {
	did := st.Action
	seat := decider(s, did)
	x.Own = l.own(seat)
	eyes := l.o.Seat
	if x.Own { // one person may run several seats, each with a hand of its own
		eyes = seat
	}
	view := rules.View(s, eyes)
	r := bot.Seed(l.seed, 2*i)
	var list []bot.Candidate
	x.Outlook, list = chances.Before(ctx, view, eyes, l.key, left, l.o.Iterations, &r)
	secret := s.Game().Info().Verbs[did.Verb].Secret
	x.Expected = x.Outlook
	x.News = st.Disclosed != match.Nothing && news(view, after, eyes, did, &r)
	x.Known = x.Own || !secret
	if !x.Known || prepared(view) {
		x.Known = false
		return x
	}
	if x.Own { // of a crew everybody's choices lie open, and only one's own could be better
		list = slices.DeleteFunc(list, func(c bot.Candidate) bool { return !l.own(decider(view, c.Action)) })
	}
	x.Free = len(list) > 1
	if len(list) > 0 && list[0].Action == did {
		return x // what the search would have done
	}
	if why := view.Why(did); !why.IsZero() {
		x.Known = false // somebody acted on what these eyes do not see
		return x
	}
	chosen := bot.Seed(l.seed, 2*i+1)
	x.Expected = chances.After(ctx, view, eyes, did, l.key, left, l.o.Iterations, &chosen)
	if !x.Own || len(list) == 0 {
		return x
	}
	// Both are looked at with the same luck before one is called the better.
	again := bot.Seed(l.seed, 2*i+1)
	best := list[0].Action
	o := chances.After(ctx, view, eyes, best, l.key, left, l.o.Iterations, &again)
	if lost := o[eyes] - x.Expected[eyes]; lost >= leastLoss {
		x.Better, x.Lost = best, lost
		x.Advice = better(view, eyes, did, best)
		x.Outlook = o
	} else {
		x.Outlook = x.Expected // as good as any
	}
	return x
}

// news reports whether a step told a seat what it could not know: whether another
// deal that the seat could believe would have led to something else.
func news(view, after rules.State, seat int, did rules.Action, r *rules.Rand) bool {
	now := rules.View(after, seat)
	for range deals {
		s := view.Clone()
		s.Resample(seat, r)
		if s.Apply(did, nil) != nil {
			return true
		}
		s.Blank(seat)
		if !s.Same(now) {
			return true
		}
	}
	return false
}

// deals is how many deals are tried before something counts as known.
const deals = 4

// prepared reports whether the game has better ways to think about a position than
// a search, so that a search cannot judge what was done.
func prepared(view rules.State) bool {
	p, ok := view.Clone().(rules.Prepared)
	return ok && p.Prepare(1)
}
