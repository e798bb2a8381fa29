// Package sitting is a match in front of the screen, without a picture of it: whose eyes the screen is for and whom it is
// handed to, what is shown of the events and when it waits, what bots think, intend and advise beside the drawing, what the
// window answers by itself, and what is taken back. The table draws what it says.
package sitting

import (
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

	// Instead hears what a person chose and reports whether it took it in place of the match. nil: it never does.
	Instead func(a rules.Action) bool

	// Waits reports whether bots have to wait because something has to be said
	// first. nil: they never do.
	Waits func() bool

	// Behind reports whether a dialog lies over the table: bots do nothing behind it.
	// nil: there never is one.
	Behind func() bool

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
	// decide, such as a hand that it plans its turn by: then its person gets the screen
	// alone. nil: none does.
	Holds func(s rules.State, seat int) bool

	// Answers reports whether the window gives the only answer to the question of a position by itself, Beat ticks after it
	// was asked and while Leaves does not say that the person is to look at something else. nil: it never does.
	Answers func(st rules.State, a rules.Action) bool
	Leaves  func() bool
	Beat    func() int

	// Jumped is told that the match has come to another step at once: undo, redo,
	// rewind, another hand.
	Jumped func()

	viewer  int // whose eyes the screen is for; Nobody while it lies open
	facing  int // the seat that the table is turned to
	waiting int // seat that the screen has to be handed to, or -1
	shown   rules.State
	queue   []Shown
	told    int            // steps of the match that were put into the queue
	hold    int            // ticks until the next event; Halt: until a person goes on
	agreed  bool           // the person went on: the first event of the queue is shown
	missed  bool           // something since the viewer's last decision was not watched
	halts   int            // how often a person had to
	seen    map[string]int // steps of the match that each person had seen at its last decision
	think   *thought
	hint    *thought
	stuck   bool         // writing failed; bots wait until somebody says to try again
	undone  rules.Action // of a person, that could not be written down; without a verb there is none
	auto    bool         // bots decide for persons too
	still   bool         // bots wait: the person looks at something else
	intent  *Intent
	watched bool        // somebody looks at what a bot intends
	pause   bool        // bots wait for a person
	paused  int         // actions of the match when they began to
	back    bool        // they do because something was taken back
	asked   rules.Seats // companions that were asked to act before the persons are done
	busied  rules.Seats // of them, those that have done something since
	through rules.Seats // companions that have nothing left until a person decides something
	lent    rules.Seats // of bots, whose next decision is a person's
	legal   []rules.Action
	fresh   bool // legal belongs to the present position
	version int  // counts what has changed, for the stage

	forced   rules.Action // the only answer to the question, where isForced
	isForced bool
	forcedAt forcedAt
	beat     int // ticks that it has been seen
	answers  int // questions that the window has answered
}

// New sits down at a match.
func New(m *match.Match, budget bot.Budget) *Sitting {
	s := &Sitting{Match: m, Budget: budget, waiting: -1, viewer: rules.Nobody, seen: map[string]int{}}
	s.told, s.missed = len(m.Steps()), len(m.Steps()) > 0
	for i, st := range m.Steps() {
		if name, ok := s.Person(st.Seat); ok {
			s.seen[name] = i
		}
	}
	if len(s.People()) == 1 {
		s.viewer = s.ownSeat()
	}
	s.shown = m.View(s.viewer)
	s.hands()
	return s
}

// Version changes whenever something to be shown has changed.
func (s *Sitting) Version() int { return s.version }

func (s *Sitting) changed() {
	s.version++
	s.fresh = false
}

// Shown is the position on the screen, as the viewer knows it. It lags behind
// the match while events are being shown.
func (s *Sitting) Shown() rules.State { return s.shown }

// Showing reports whether events wait to be shown.
func (s *Sitting) Showing() bool { return len(s.queue) > 0 || s.hold != 0 }

// Idle reports whether nothing goes on by itself: no event is being shown and
// no bot is thinking or about to.
func (s *Sitting) Idle() bool {
	if in := s.intent; in != nil && !s.stuck && !s.still && !s.watched && in.left > 0 {
		return false
	}
	if s.Halted() {
		return true
	}
	still := s.stuck || s.still || s.intent != nil || s.Waiting() || s.behind()
	if _, ok := s.Forced(); ok && !s.behind() {
		return false
	}
	return !s.Showing() && (s.think == nil || s.behind()) && (s.hint == nil || s.hint.over) && !s.comparing() && (still || s.botToMove() < 0)
}

// Stuck reports whether an action could not be written down.
func (s *Sitting) Stuck() bool { return s.stuck }

// Retry goes on after an action could not be written down: a person's is taken again,
// bots think again.
func (s *Sitting) Retry() {
	s.stuck = false
	if a := s.undone; a.Verb != 0 {
		s.Decide(a)
	}
}

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

// Decide takes an action of a person.
func (s *Sitting) Decide(a rules.Action) { s.decide(a, true) }

// decide takes an action for a person; pressed tells that the person pressed it, and had seen what happened before.
func (s *Sitting) decide(a rules.Action, pressed bool) {
	if !slices.Contains(s.Legal(), a) {
		return
	}
	if s.Instead != nil && s.Instead(a) {
		s.changed()
		return
	}
	s.DropHints()
	s.stop()
	s.missed = false
	from, was := len(s.Match.Steps()), s.Match.Turn()
	open := s.Match.View(rules.Nobody)
	s.stuck, s.intent, s.undone = false, nil, rules.Action{}
	if !s.take(a) {
		s.undone = a
		return
	}
	if name, ok := s.Person(was.Seat); ok && pressed {
		s.seen[name] = from
	} else if was.Seat == rules.Crew && pressed {
		for _, p := range s.People() {
			s.seen[p] = from
		}
	}
	if len(s.People()) > 1 && s.viewer != rules.Nobody && !s.stays() {
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
	next, ok := s.Person(turn.Seat)
	now, here := s.Person(s.viewer)
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
	s.settle(a, doer, before)
	s.enqueue()
	s.changed()
	return true
}

// enqueue puts the events of new steps into the queue, as far as the viewer
// may see them.
func (s *Sitting) enqueue() {
	for ; s.told < len(s.Match.Steps()); s.told++ {
		s.queue = append(s.queue, Events(s.Match, s.told, s.viewer)...)
	}
}

// Finish shows everything that waits at once.
func (s *Sitting) Finish() {
	if !s.Showing() {
		return
	}
	s.missed = s.missed || len(s.queue) > 0
	for len(s.queue) > 0 {
		s.agreed = true
		s.next()
	}
	s.hold, s.agreed = 0, false
	s.arrive()
	s.hands()
}

// Unwatched reports whether something of what others did since the viewer's last decision was not watched: it was skipped,
// it happened behind the curtain, or before the person came to the table.
func (s *Sitting) Unwatched() bool { return s.missed }

// next shows the first event of the queue, unless it has to wait for a person.
func (s *Sitting) next() {
	if s.stops() {
		return
	}
	m := s.queue[0]
	s.queue = s.queue[1:]
	s.hold = 0
	was := s.shown
	s.shown = m.View(s.viewer)
	if s.Show != nil {
		if s.hold = s.Show(was, s.shown, m.Event); s.hold == Halt {
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
		s.answer()
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

// A hint names so many of the best choices.
const hintBest = 3

// Close ends all thinking.
func (s *Sitting) Close() {
	s.stop()
	s.intent = nil
	s.DropHints()
}

// Recap is what the viewer may read of what happened since its last decision. The
// last of several who decide in secret sets off what all the others do, so that
// its own step is among it.
func (s *Sitting) Recap() []match.Line {
	name, ok := s.Person(s.viewer)
	if !ok {
		return nil
	}
	return s.Match.Log(s.viewer, s.seen[name])
}

// Seen is how many steps the match had when a person decided last.
func (s *Sitting) Seen(name string) int { return s.seen[name] }

// Pending is the events that wait to be shown.
func (s *Sitting) Pending() (events []rules.Event) {
	for _, m := range s.queue {
		events = append(events, m.Event)
	}
	return events
}
