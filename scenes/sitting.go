package scenes

import (
	"context"
	"fmt"
	"runtime/debug"
	"slices"

	"safehouse/rules"
	"safehouse/rules/bot"
	"safehouse/rules/match"
)

// Sitting is a match in front of the screen: it lets bots think off the drawing
// thread, shows what happens one event at a time, and sees to it that a person
// sees only what is for its eyes. It is used on the game's own goroutine.
type Sitting struct {
	Match *match.Match

	// Budget bounds the thinking of bots for one decision.
	Budget bot.Budget

	// Show shows an event: was is the position before it, now the one after it, both
	// as the viewer knows them. It returns for how many ticks the event is looked
	// at before the next one; 0 goes on at once.
	Show func(was, now rules.State, e rules.Event) int

	// Rails is what the rival that decides next does by the script of a lesson; ok
	// is false where it decides itself. nil: they always do.
	Rails func() (a rules.Action, ok bool)

	// Waits reports whether bots have to wait because something has to be said
	// first. nil: they never do.
	Waits func() bool

	// Stop reports whether a person has to go on before an event is shown. nil:
	// they are shown one after the other.
	Stop func(was rules.State, e rules.Event) bool

	// Announce says for how many ticks what a bot intends is shown before it is
	// done: 0 not at all, fewer until a person says so. nil shows nothing.
	Announce func(in *Intent) int

	// Failed gets what went wrong while an action was taken: a full disk. The
	// action was not taken, and nothing more is done until Retry.
	Failed func(err error)

	// Holds reports whether a seat needs to look at what it alone sees in order to
	// decide, such as a hand that it plans by: then its person gets the screen alone.
	Holds func(s rules.State, seat int) bool

	// Jumped is told that the match has come to another step at once: undo, redo,
	// rewind, another hand.
	Jumped func()

	viewer  int // whose eyes the screen is for; Nobody while it lies open
	waiting int // seat that the screen has to be handed to, or -1
	shown   rules.State
	queue   []moment
	told    int            // steps of the match that were put into the queue
	hold    int            // ticks until the next event; waits: until a person goes on
	agreed  bool           // the person went on: the first event of the queue is shown
	halts   int            // how often a person had to
	seen    map[string]int // steps of the match that each person had seen at its last decision
	think   *thought
	hint    *thought
	stuck   bool // writing failed; bots wait until somebody says to try again
	auto    bool // bots decide for persons too
	still   bool // bots wait: the person looks at something else
	intent  *Intent
	watched bool        // somebody looks at what a bot intends
	pause   bool        // bots wait for a person
	paused  int         // actions of the match when they began to
	lent    rules.Seats // of bots, whose next decision is a person's
	legal   []rules.Action
	fresh   bool // legal belongs to the present position
	version int  // counts what has changed, for the stage
}

// thought is a search that runs on a goroutine of its own.
type thought struct {
	seat   int
	steps  int // of the match when it began
	cancel context.CancelFunc
	done   chan finding
	found  []bot.Candidate
	lines  [][]rules.Action // the best choices, each with what is meant to follow
	comes  []bot.Forecast   // of the best choices of a hint: what they come to
	other  *thought         // another choice that is compared with a hint
	err    error
	over   bool
}

// finding is what a search comes to.
type finding struct {
	list  []bot.Candidate
	lines [][]rules.Action
	comes []bot.Forecast // of the best choices of a hint: what they come to
	err   error          // there was nothing to decide
	crash error
}

// NewSitting sits down at a match.
func NewSitting(m *match.Match, budget bot.Budget) *Sitting {
	s := &Sitting{Match: m, Budget: budget, waiting: -1, viewer: rules.Nobody, seen: map[string]int{}}
	s.told = len(m.Steps())
	for i, st := range m.Steps() {
		if name, ok := s.person(st.Seat); ok {
			s.seen[name] = i
		}
	}
	if len(s.people()) == 1 {
		s.viewer = s.ownSeat()
	}
	s.shown = m.View(s.viewer)
	s.hands()
	return s
}

// persons are the seats that persons decide for.
func (s *Sitting) persons() (seats []int) {
	for i, c := range s.Match.Controllers() {
		if c.Kind == match.Person {
			seats = append(seats, i)
		}
	}
	return seats
}

// people are the different persons at the screen, by participant.
func (s *Sitting) people() (names []string) {
	for _, c := range s.Match.Controllers() {
		if c.Kind == match.Person && !slices.Contains(names, c.Participant) {
			names = append(names, c.Participant)
		}
	}
	return names
}

// person is who decides for a seat; ok is false for bots, and for an automa, which
// events name by a seat behind all others.
func (s *Sitting) person(seat int) (name string, ok bool) {
	all := s.Match.Controllers()
	if seat < 0 || seat >= len(all) {
		return "", false
	}
	c := all[seat]
	return c.Participant, c.Kind == match.Person
}

// ownSeat is the seat of the only person that is asked, or its first one.
func (s *Sitting) ownSeat() int {
	seats := s.persons()
	if seat := s.Match.Turn().Seat; slices.Contains(seats, seat) {
		return seat
	}
	return seats[0]
}

// Version changes whenever something to be shown has changed.
func (s *Sitting) Version() int { return s.version }

// Viewer is the seat whose eyes the screen is for, Nobody while it lies open
// to all.
func (s *Sitting) Viewer() int { return s.viewer }

// Curtain is the seat that the screen waits to be handed to; ok is false when
// no curtain is drawn.
func (s *Sitting) Curtain() (seat int, ok bool) { return s.waiting, s.waiting >= 0 }

// Lift lifts the curtain for the seat it waits for.
func (s *Sitting) Lift() {
	if s.waiting < 0 {
		return
	}
	s.look(s.waiting)
	s.waiting = -1
	s.changed()
}

// look turns the screen to a seat at once.
func (s *Sitting) look(seat int) {
	s.viewer = seat
	s.queue = s.queue[:0]
	s.told = len(s.Match.Steps())
	s.shown = s.Match.View(seat)
	s.hold, s.agreed = 0, false
	s.changed()
}

func (s *Sitting) changed() {
	s.version++
	s.fresh = false
}

// Shown is the position on the screen, as the viewer knows it. It lags behind
// the match while events are being shown.
func (s *Sitting) Shown() rules.State { return s.shown }

// Showing reports whether events wait to be shown.
func (s *Sitting) Showing() bool { return len(s.queue) > 0 || s.hold != 0 }

// Thinking is the seat that a bot thinks for, or -1.
func (s *Sitting) Thinking() int {
	if s.think == nil {
		return -1
	}
	return s.think.seat
}

// Idle reports whether nothing goes on by itself: no event is being shown and
// no bot is thinking or about to.
func (s *Sitting) Idle() bool {
	if in := s.intent; in != nil && !s.stuck && !s.still && !s.watched && in.left > 0 {
		return false
	}
	if s.Halted() {
		return true
	}
	return !s.Showing() && s.think == nil && (s.hint == nil || s.hint.over) && !s.comparing() && (s.stuck || s.still || s.intent != nil || s.Waiting() || s.botToMove() < 0)
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

// botToMove is the seat that a bot decides for next, or -1.
func (s *Sitting) botToMove() int { return bot.Next(s.Match.State(), s.bots()) }

// Auto lets bots decide for persons too, at the hard level, until it is taken
// back.
func (s *Sitting) Auto(on bool) {
	s.auto, s.waiting = on, -1
	s.intent, s.pause, s.lent = nil, false, 0
	s.hands()
	s.changed()
}

// Hold lets bots wait, or go on.
func (s *Sitting) Hold(on bool) { s.still = on }

// Stuck reports whether an action could not be written down.
func (s *Sitting) Stuck() bool { return s.stuck }

// Retry goes on after an action could not be written down.
func (s *Sitting) Retry() { s.stuck = false }

// Legal is what the viewer can decide now: empty while events are shown, bots
// think, or the screen is not for the eyes of whoever decides.
func (s *Sitting) Legal() []rules.Action {
	if s.fresh {
		return s.legal
	}
	s.fresh = true
	s.legal = s.legal[:0]
	turn := s.Match.Turn()
	if turn.Done || s.Showing() || s.waiting >= 0 || s.auto || !s.faces(turn) {
		return s.legal
	}
	for _, a := range s.Match.Legal() {
		if s.mine(turn, a) {
			s.legal = append(s.legal, a)
		}
	}
	return s.legal
}

// faces reports whether the screen is turned to who decides: to the seat, or
// to everybody where its decision shows nothing that others may not know.
func (s *Sitting) faces(turn rules.Turn) bool {
	if turn.Seat == rules.Crew {
		return s.viewer >= 0 || !s.private()
	}
	if _, ok := s.person(turn.Seat); !ok {
		return false
	}
	return s.viewer == turn.Seat || s.viewer == rules.Nobody && !s.private()
}

// mine reports whether a person decides on a.
func (s *Sitting) mine(turn rules.Turn, a rules.Action) bool {
	seat := turn.Seat
	if seat == rules.Crew {
		c, ok := s.Match.State().(rules.CrewMember)
		if !ok {
			return true
		}
		seat = c.Actor(a)
	}
	_, ok := s.person(seat)
	return ok || seat < 0 || s.lent.Has(seat)
}

// Decide takes an action of a person.
func (s *Sitting) Decide(a rules.Action) {
	if !slices.Contains(s.Legal(), a) {
		return
	}
	s.DropHints()
	s.stop()
	from, was := len(s.Match.Steps()), s.Match.Turn()
	open := s.Match.View(rules.Nobody)
	s.stuck, s.intent = false, nil
	if !s.take(a) {
		return
	}
	if name, ok := s.person(was.Seat); ok {
		s.seen[name] = from
	} else if was.Seat == rules.Crew {
		for _, p := range s.people() {
			s.seen[p] = from
		}
	}
	if len(s.people()) > 1 && s.viewer != rules.Nobody && !s.stays() {
		// Others look at the screen from now on: what follows is shown as
		// everybody may see it.
		s.viewer, s.shown = rules.Nobody, open
		s.queue, s.told, s.hold, s.agreed = s.queue[:0], from, 0, false
		s.enqueue()
	}
	if !s.Showing() {
		s.arrive()
		s.hands()
	}
	s.changed()
}

// stays reports whether the viewer's person also decides next.
func (s *Sitting) stays() bool {
	turn := s.Match.Turn()
	if turn.Seat == rules.Crew {
		return true
	}
	if turn.Done {
		return false
	}
	next, ok := s.person(turn.Seat)
	now, here := s.person(s.viewer)
	return ok && here && next == now
}

// take applies an action and queues what is to be seen of it.
func (s *Sitting) take(a rules.Action) bool {
	doer, before := s.doer(a, -1), s.Match.Turn()
	if _, err := s.Match.Apply(a); err != nil {
		s.auto, s.stuck = false, true
		if s.Failed != nil {
			s.Failed(err)
		}
		s.changed()
		return false
	}
	s.settle(doer, before)
	s.enqueue()
	s.changed()
	return true
}

// enqueue puts the events of new steps into the queue, as far as the viewer
// may see them.
func (s *Sitting) enqueue() {
	for ; s.told < len(s.Match.Steps()); s.told++ {
		s.queue = append(s.queue, moments(s.Match, s.told, s.viewer)...)
	}
}

// Finish shows everything that waits at once.
func (s *Sitting) Finish() {
	if !s.Showing() {
		return
	}
	for len(s.queue) > 0 {
		s.agreed = true
		s.next()
	}
	s.hold, s.agreed = 0, false
	s.arrive()
	s.hands()
}

// next shows the first event of the queue, unless it has to wait for a person.
func (s *Sitting) next() {
	if s.stops() {
		return
	}
	m := s.queue[0]
	s.queue = s.queue[1:]
	s.hold = 0
	was := s.shown
	s.shown = m.shown(s.viewer)
	if s.Show != nil {
		if s.hold = s.Show(was, s.shown, m.event); s.hold == waits {
			s.halts++
		}
	}
	s.changed()
}

// arrive shows the present position once all events have been shown.
func (s *Sitting) arrive() {
	s.told = len(s.Match.Steps())
	s.shown = s.Match.View(s.viewer)
	s.changed()
}

// Tick lets a tick pass: an event is shown, a bot starts or ends thinking, the
// screen changes hands.
func (s *Sitting) Tick() {
	s.show()
	s.wait()
	s.search()
	if !s.Showing() {
		s.hands()
	}
}

// show lets the shown position follow the match.
func (s *Sitting) show() {
	if !s.Showing() || s.Halted() {
		return
	}
	if s.hold > 0 {
		if s.hold--; s.hold > 0 {
			return
		}
	}
	for s.hold == 0 && len(s.queue) > 0 {
		s.next()
	}
	if !s.Showing() {
		s.arrive()
	}
}

// ahead is how many events may wait before bots pause.
const ahead = 60

// search takes what bots found, and lets the one that has to decide think.
func (s *Sitting) search() {
	if s.hint != nil && !s.hint.over && s.hint.listen() {
		s.changed()
	}
	s.weighed()
	if t := s.think; t != nil {
		if !t.listen() {
			return
		}
		s.think = nil
		if t.err != nil {
			panic(t.err) // the game asks a seat that has nothing to decide
		}
		if t.steps == s.Match.Actions() && !s.intend(t) && !s.take(t.found[0].Action) {
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
	for seat, c := range s.Match.Controllers() {
		if c.Kind == match.Bot && !s.lent.Has(seat) && s.levelOf(seat).Name == lv.Name {
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
		t.found, t.lines, t.comes, t.err, t.over = f.list, f.lines, f.comes, f.err, true
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

// A hint names the best few choices, each with what it comes to in as many games.
const (
	hintBest  = 3
	hintGames = 60
)

// measure is what choices come to, in the game's own measure.
func measure(ctx context.Context, view rules.State, seat int, list []bot.Candidate, budget bot.Budget) (l []bot.Forecast) {
	if budget.Time > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, budget.Time*3/7) // what the search has left of a second
		defer cancel()
	}
	for _, c := range list {
		if c.Visits == 0 {
			return nil // it was no matter of a search
		}
		deals := bot.Seed(1, 1) // the same for each, so that they can be compared
		l = append(l, bot.Foresee(ctx, view, seat, c.Action, hintGames, &deals))
	}
	return l
}

// start lets a bot think for a seat, on the view of that seat alone; for advice it
// also finds out what the best choices come to.
func (s *Sitting) start(seat int, lv bot.Level, budget bot.Budget, advice bool) *thought {
	ctx, cancel := context.WithCancel(context.Background())
	t := &thought{seat: seat, steps: s.Match.Actions(), cancel: cancel, done: make(chan finding, 1)}
	view := s.Match.View(seat)
	told := 0 // of so many of the best choices it is told what is meant to follow
	switch {
	case advice:
		told = hintBest
	case s.Announce != nil:
		told = 1
	}
	r := bot.Seed(s.Match.Setup().Seed, s.Match.Actions())
	go func() {
		var f finding
		defer func() {
			if p := recover(); p != nil {
				f.crash = fmt.Errorf("a bot crashed: %v\n%s", p, debug.Stack())
			}
			t.done <- f
		}()
		if f.list, f.err = bot.Choose(ctx, view, seat, lv, budget, &r); f.err == nil {
			for _, x := range f.list[:min(told, len(f.list))] {
				f.lines = append(f.lines, foresee(view, seat, x.Action, &r))
			}
		}
		if advice {
			f.comes = measure(ctx, view, seat, f.list[:min(hintBest, len(f.list))], budget)
		}
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

// Close ends all thinking.
func (s *Sitting) Close() {
	s.stop()
	s.intent = nil
	s.DropHints()
}

// AskHint lets a bot look for the best choices of the decision that a person has
// to take: in a crew those of one seat, -1 for any, if it has to decide.
func (s *Sitting) AskHint(of int) {
	if len(s.Legal()) == 0 || s.hint != nil {
		return
	}
	turn := s.Match.Turn()
	seat := turn.Seat
	if seat == rules.Crew {
		if _, ok := s.person(of); ok && turn.Open.Has(of) {
			seat = of
		} else if seat = (turn.Open & s.personSet()).First(); seat < 0 {
			seat = turn.Open.First()
		}
	}
	lv, _ := bot.FindLevel(hard)
	budget := s.Budget
	if budget.Time > 0 { // two trees side by side, and the rest for what the best choices come to
		lv.Trees = 2
		budget.Prepare, budget.Time = budget.Time, budget.Time*7/10
	}
	s.hint = s.start(seat, lv, budget, true)
	s.changed()
}

// Hints are the best three choices that were found, nil before; pending is
// true while a hint is being thought about.
func (s *Sitting) Hints() (best []bot.Candidate, pending bool) {
	switch {
	case s.hint == nil:
		return nil, false
	case !s.hint.over:
		return nil, true
	}
	return s.hint.found[:min(hintBest, len(s.hint.found))], false
}

// Hinted are the hints with whose they are and with what is meant to follow.
func (s *Sitting) Hinted() (l []Hint) {
	best, _ := s.Hints()
	for i, x := range best {
		if i < len(s.hint.lines) {
			l = append(l, Hint{Seat: s.doer(x.Action, s.hint.seat), Action: x.Action, Advice: x.Advice, Line: s.hint.lines[i]})
		}
	}
	return l
}

// ComesTo is what the i-th of the hints comes to; ok is false where nobody found out.
func (s *Sitting) ComesTo(i int) (f bot.Forecast, ok bool) {
	if s.hint == nil || i >= len(s.hint.comes) || s.hint.comes[i].Games == 0 {
		return f, false
	}
	return s.hint.comes[i], true
}

// DropHints takes the hints away.
func (s *Sitting) DropHints() {
	if s.hint != nil {
		s.dropOther()
		s.hint.cancel()
		s.hint = nil
		s.changed()
	}
}

// hands sees to it that the screen is for the right eyes. One person always
// sees the seat it decides for. With several the screen lies open to all until
// somebody has to decide about something hidden: then a curtain is drawn until
// that person is there.
func (s *Sitting) hands() {
	if s.waiting >= 0 {
		return
	}
	turn := s.Match.Turn()
	people := s.people()
	switch {
	case len(people) == 0:
		s.turnTo(rules.Nobody)
		return
	case len(people) == 1:
		if name, ok := s.person(turn.Seat); ok && name == people[0] && !s.auto {
			s.turnTo(turn.Seat)
		} else if _, ok := s.person(s.viewer); !ok {
			s.turnTo(s.ownSeat())
		}
		return
	}
	name, ok := s.person(turn.Seat)
	switch {
	case turn.Done || s.auto:
		s.turnTo(rules.Nobody)
	case turn.Seat == rules.Crew:
		if _, here := s.person(s.viewer); !here || s.viewer == rules.Nobody {
			s.handOver((turn.Open & rules.Seats(s.personSet())).First())
		}
	case !ok:
		s.turnTo(rules.Nobody)
	case s.viewer >= 0 && s.same(s.viewer, name):
		s.turnTo(turn.Seat)
	default:
		s.handOver(turn.Seat)
	}
}

// personSet are the seats of persons as a set.
func (s *Sitting) personSet() (set rules.Seats) {
	for _, seat := range s.persons() {
		set |= rules.Only(seat)
	}
	return set
}

// same reports whether a seat is decided for by the person of this name.
func (s *Sitting) same(seat int, name string) bool {
	n, ok := s.person(seat)
	return ok && n == name
}

// handOver lets the screen lie open, or draws the curtain for a seat whose
// decision is not for all eyes.
func (s *Sitting) handOver(seat int) {
	s.turnTo(rules.Nobody)
	if seat >= 0 && s.private() {
		s.waiting = seat
		s.changed()
	}
}

// turnTo turns the screen to a seat, or to everybody.
func (s *Sitting) turnTo(seat int) {
	if s.viewer != seat {
		s.look(seat)
	}
}

// private reports whether the decision that is asked for is about something
// hidden: the choice stays secret, the open view does not offer the same, or who
// decides plans by what it alone sees.
func (s *Sitting) private() bool {
	if turn := s.Match.Turn(); s.Holds != nil && turn.Seat >= 0 && s.Holds(s.Match.State(), turn.Seat) {
		return true
	}
	legal := s.Match.Legal()
	verbs := s.Match.Game().Info().Verbs
	for _, a := range legal {
		if verbs[a.Verb].Secret {
			return true
		}
	}
	open := s.Match.View(rules.Nobody)
	return open.Turn() != s.Match.Turn() || !slices.Equal(legal, open.Legal(nil))
}

// NoUndo is the reason that keeps Undo from going back, or the zero message: as
// the match says, and what another person chose in secret is not taken back by
// whoever sits here now.
func (s *Sitting) NoUndo() rules.Message {
	if no := s.Match.NoUndo(); !no.IsZero() {
		return no
	}
	steps := s.Match.Steps()
	last := steps[len(steps)-1]
	if name, ok := s.person(last.Seat); ok && s.secret(last) && (s.viewer < 0 || !s.same(s.viewer, name)) {
		return rules.Say("undo.seat", rules.Player("seat", last.Seat))
	}
	return rules.Message{}
}

// secret reports whether a step was a choice that stays hidden from others.
func (s *Sitting) secret(st match.Step) bool {
	return s.Match.Game().Info().Verbs[st.Action.Verb].Secret
}

// Undo takes the last action back.
func (s *Sitting) Undo() error {
	if no := s.NoUndo(); !no.IsZero() {
		return &rules.Refusal{Reason: no}
	}
	return s.jump(s.Match.Undo)
}

// CanTakeBack is the seat whose secret choice can still be taken back: the last
// one of a person, while the curtain hides the table for the next person. What
// bots chose in secret since then is taken back with it.
func (s *Sitting) CanTakeBack() (seat int, ok bool) {
	if s.waiting < 0 {
		return 0, false
	}
	steps := s.Match.Steps()
	for i := len(steps) - 1; i >= 0; i-- {
		st := steps[i]
		if st.Disclosed != match.Nothing || !s.secret(st) || st.Crew {
			return 0, false
		}
		if _, ok := s.person(st.Seat); ok {
			return st.Seat, !s.same(s.waiting, s.Match.Controllers()[st.Seat].Participant)
		}
	}
	return 0, false
}

// TakeBack takes that choice back: the curtain then waits for whoever made it.
func (s *Sitting) TakeBack() error {
	seat, ok := s.CanTakeBack()
	if !ok {
		return &rules.Refusal{Reason: rules.Say("undo.none")}
	}
	return s.jump(func() error { return s.Match.TakeBack(seat) })
}

// Redo takes it again.
func (s *Sitting) Redo() error {
	return s.jump(func() error {
		_, err := s.Match.Redo()
		return err
	})
}

// Rewind goes back n steps; the result is practice from then on.
func (s *Sitting) Rewind(n int) error { return s.jump(func() error { return s.Match.Rewind(n) }) }

// Swap changes who decides for a seat.
func (s *Sitting) Swap(seat int, c match.Controller) error {
	return s.jump(func() error { return s.Match.Swap(seat, c) })
}

// jump changes the match and shows the new position at once.
func (s *Sitting) jump(do func() error) error {
	s.stop()
	s.DropHints()
	if err := do(); err != nil {
		return err
	}
	s.stuck, s.intent, s.lent = false, nil, 0
	if s.Jumped != nil {
		s.Jumped()
	}
	s.queue = s.queue[:0]
	s.hold = 0
	for _, p := range s.people() {
		s.seen[p] = min(s.seen[p], len(s.Match.Steps()))
	}
	if s.waiting >= 0 {
		s.waiting = -1
	}
	s.arrive()
	s.hands()
	return nil
}

// Recap is what the viewer may read of what happened since its last decision. The
// last of several who decide in secret sets off what all the others do, so that
// its own step is among it.
func (s *Sitting) Recap() []match.Line {
	name, ok := s.person(s.viewer)
	if !ok {
		return nil
	}
	return s.Match.Log(s.viewer, s.seen[name])
}

// Pending is the events that wait to be shown.
func (s *Sitting) Pending() (events []rules.Event) {
	for _, m := range s.queue {
		events = append(events, m.event)
	}
	return events
}
