package sitting

import (
	"context"
	"fmt"
	"runtime/debug"

	"safehouse/rules"
	"safehouse/rules/bot"
	"safehouse/rules/chances"
	"safehouse/rules/match"
)

// Bots think beside the drawing thread, for their own seats and for hints.

// thought is a search that runs on a goroutine of its own.
type thought struct {
	seat     int
	steps    int // of the match when it began
	cancel   context.CancelFunc
	done     chan finding
	found    []bot.Candidate
	lines    [][]rules.Action // the best choices, each with what is meant to follow
	whys     []rules.Message  // the reason for each of these
	reasons  []bot.Reason     // of a hint: the same, to be shown in signs
	because  []rules.Message  // and in words beside the signs
	chances  []float64        // to win with the best choices of a hint
	other    *thought         // another choice that is compared with a hint
	contrast rules.Message    // where it differs; of a hint where the second choice does from the first
	err      error
	over     bool
}

// finding is what a search comes to.
type finding struct {
	list     []bot.Candidate
	lines    [][]rules.Action
	whys     []rules.Message
	reasons  []bot.Reason
	because  []rules.Message
	contrast rules.Message // where two choices differ
	chances  []float64     // to win with the best choices of a hint, or with those that are compared
	err      error         // there was nothing to decide
	crash    error
}

// Thinking is the seat that a bot thinks for, or -1.
func (s *Sitting) Thinking() int {
	if s.think == nil {
		return -1
	}
	return s.think.seat
}

// bots are the seats that bots decide for.
func (s *Sitting) bots() (set rules.Seats) {
	for i, c := range s.Match.Controllers() {
		if s.auto || c.Kind == match.Bot && !s.lent.Has(i) {
			set |= rules.Only(i)
		}
	}
	return set
}

// botToMove is the seat that a bot decides for next, or -1: one that has to, else a
// companion that was asked to act.
func (s *Sitting) botToMove() int {
	if seat := bot.Next(s.Match.State(), s.bots()); seat >= 0 {
		return seat
	}
	return bot.Willing(s.Match.State(), s.bots()&s.asked)
}

// behind reports whether bots do nothing because a dialog lies over the table.
func (s *Sitting) behind() bool { return s.Behind != nil && s.Behind() }

// Auto lets bots decide for persons too, at the hard level, until it is taken
// back.
func (s *Sitting) Auto(on bool) {
	s.auto, s.waiting = on, -1
	s.intent, s.pause, s.lent, s.asked, s.through = nil, false, 0, 0, 0
	s.hands()
	s.changed()
}

// OnAuto reports whether bots decide for persons too.
func (s *Sitting) OnAuto() bool { return s.auto }

// Hold lets bots wait, or go on.
func (s *Sitting) Hold(on bool) { s.still = on }

// Held reports whether bots wait because of Hold.
func (s *Sitting) Held() bool { return s.still }

// search takes what bots found, and lets the one that has to decide think.
func (s *Sitting) search() {
	if s.hint != nil && !s.hint.over && s.hint.listen() {
		s.changed()
	}
	s.weighed()
	if s.behind() {
		return
	}
	if t := s.think; t != nil {
		if !t.listen() {
			return
		}
		s.think = nil
		if t.err != nil {
			panic(t.err) // the game asks a seat that has nothing to decide
		}
		switch {
		case t.steps != s.Match.Actions():
		case s.finishes(t):
			seat := rules.Only(s.doer(t.found[0].Action, t.seat))
			s.asked &^= seat
			s.through |= seat
			s.changed()
		case !s.intend(t) && !s.take(t.found[0].Action):
			return
		}
		if !s.Showing() { // the viewer hears nothing of it
			s.arrive()
		}
	}
	if s.stuck || s.still || len(s.queue) > ahead || s.waiting >= 0 || s.intent != nil || s.Waiting() {
		return
	}
	if s.Waits != nil && s.Waits() {
		return
	}
	if seat := s.botToMove(); seat >= 0 {
		if s.railed() {
			return
		}
		lv := s.levelOf(seat)
		budget := s.Budget
		budget.Crew = s.together(lv)
		s.think = s.start(seat, lv, budget, false)
		s.changed()
	}
}

// railed takes what the script of a lesson lets the rival do.
func (s *Sitting) railed() bool {
	if s.Rails == nil || s.auto {
		return false
	}
	a, ok := s.Rails()
	if ok && s.take(a) && !s.Showing() {
		s.arrive()
	}
	return ok
}

// together is the bots of one level that play a crew together: whoever it
// suits acts next. Empty where seats decide alone.
func (s *Sitting) together(lv bot.Level) (crew rules.Seats) {
	if s.Match.Turn().Seat != rules.Crew {
		return 0
	}
	who := s.bots()
	if bot.Next(s.Match.State(), who) < 0 {
		who &= s.asked
	}
	for seat, c := range s.Match.Controllers() {
		if c.Kind == match.Bot && who.Has(seat) && s.levelOf(seat).Name == lv.Name {
			crew |= rules.Only(seat)
		}
	}
	return crew
}

// listen reports whether the search is over. A search that crashed crashes the
// scene, which keeps the match and says what happened.
func (t *thought) listen() bool {
	select {
	case f := <-t.done:
		if f.crash != nil {
			panic(f.crash)
		}
		t.found, t.lines, t.chances, t.err, t.over = f.list, f.lines, f.chances, f.err, true
		t.whys, t.reasons, t.because, t.contrast = f.whys, f.reasons, f.because, f.contrast
		return true
	default:
		return false
	}
}

// hard is the level of hints and of those who decide in a person's place.
const hard = "hard"

func (s *Sitting) levelOf(seat int) bot.Level {
	c := s.Match.Controllers()[seat]
	lv, err := bot.FindLevel(c.Level)
	if err != nil || c.Kind == match.Person {
		lv, _ = bot.FindLevel(hard)
	}
	return lv
}

// weigh are the chances to win with choices, as the others at the table play, with the same luck
// for all of them; nil where they were no matter of a search.
func (s *Sitting) weigh(ctx context.Context, view rules.State, seat int, list []bot.Candidate) (l []float64) {
	if len(list) < 2 {
		return nil
	}
	key, left := chances.Of(s.Match), chances.Left(ctx, view, seat)
	for _, c := range list {
		if c.Visits == 0 {
			return nil
		}
		luck := bot.Seed(1, 2)
		l = append(l, chances.After(ctx, view, seat, c.Action, key, left, chances.Iterations, &luck)[seat])
	}
	return l
}

// start lets a bot think for a seat, on the view of that seat alone; for advice it
// also finds out what the best choices come to.
func (s *Sitting) start(seat int, lv bot.Level, budget bot.Budget, advice bool) *thought {
	told := 0 // of so many of the best choices it is told what is meant to follow
	switch {
	case advice:
		told = hintBest
	case s.Announce != nil:
		told = 1
	}
	r := bot.Seed(s.Match.Setup().Seed, s.Match.Actions())
	budget.Met = s.Match.Met(seat)
	return s.ponder(seat, func(ctx context.Context, view rules.State) (f finding) {
		if f.list, f.err = bot.Choose(ctx, view, seat, lv, budget, &r); f.err == nil {
			for _, x := range f.list[:min(told, len(f.list))] {
				f.lines = append(f.lines, foresee(view, seat, x.Action, &r))
			}
			if advice {
				f.explain(view, seat)
			} else {
				f.whys = reasons(view, seat, f.lines)
			}
		}
		if advice {
			f.chances = s.weigh(ctx, view, seat, f.list[:min(hintBest, len(f.list))])
			chances.Agree(f.chances)
		}
		return f
	})
}

// explain finds out why the lines are advised, and where the second differs most from the first.
func (f *finding) explain(view rules.State, seat int) {
	f.reasons = bot.Explanations(view, seat, f.lines)
	for i := range f.reasons {
		f.whys = append(f.whys, f.reasons[i].Message(view, seat))
		f.because = append(f.because, f.reasons[i].Because(view, seat))
	}
	if len(f.lines) > 1 {
		f.contrast = bot.Differ(view, seat, f.lines[0], f.lines[1])
	}
}

// reasons are why a bot that says what it intends takes lines, as everybody may hear it.
func reasons(view rules.State, seat int, lines [][]rules.Action) (l []rules.Message) {
	if view.Turn().Seat != rules.Crew { // what it counts may be hidden from others
		for _, x := range lines {
			l = append(l, view.Advice(x[0]))
		}
		return l
	}
	for _, x := range lines {
		why := bot.Explain(view, doer(view, seat, x[0]), x, nil)
		l = append(l, why.Message(view, rules.Nobody))
	}
	return l
}

// ponder works beside the drawing on the view of a seat. A crash of the work is told
// to whoever listens.
func (s *Sitting) ponder(seat int, work func(ctx context.Context, view rules.State) finding) *thought {
	ctx, cancel := context.WithCancel(context.Background())
	t := &thought{seat: seat, steps: s.Match.Actions(), cancel: cancel, done: make(chan finding, 1)}
	view := s.Match.View(seat)
	go func() {
		var f finding
		defer func() {
			if p := recover(); p != nil {
				f.crash = fmt.Errorf("a bot crashed: %v\n%s", p, debug.Stack())
			}
			t.done <- f
		}()
		f = work(ctx, view)
	}()
	return t
}

// stop ends the thinking of the bot that decides.
func (s *Sitting) stop() {
	if s.think != nil {
		s.think.cancel()
		s.think = nil
		s.changed()
	}
}
