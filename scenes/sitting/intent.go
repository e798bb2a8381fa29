package sitting

import (
	"slices"

	"safehouse/rules"
	"safehouse/rules/bot"
)

// An Intent is what a bot is about to do: it is shown for a while before it is
// done, so that a person can let it happen, wait, or decide in its place.
type Intent struct {
	Seat   int // whose bot it is
	Action rules.Action
	Advice rules.Message  // why
	Line   []rules.Action // Action, and what the bot means to do after it

	whole int // ticks that it is shown; negative: until somebody says so
	left  int // ticks until it is done
}

// foresight is how many actions of a bot are foreseen.
const foresight = 8

// Intent is what a bot is about to do, nil while none says so.
func (s *Sitting) Intent() *Intent { return s.intent }

// Left is the part of the time an intent is shown that is still to come, 0 for
// one that waits for a person.
func (in *Intent) Left() float64 {
	if in.whole <= 0 {
		return 0
	}
	return float64(in.left) / float64(in.whole)
}

// Ticks is how long an intent is shown yet; fewer than 0 for one that waits for a person.
func (in *Intent) Ticks() int { return in.left }

// Waits reports whether it is shown until a person says so.
func (in *Intent) Waits() bool { return in.left < 0 }

// Watch keeps the bot that has said what it intends from doing it while on:
// somebody looks at it.
func (s *Sitting) Watch(on bool) { s.watched = on }

// intend shows what a bot found before it does it, where somebody wants to see
// it first.
func (s *Sitting) intend(t *thought) bool {
	if s.Announce == nil || s.auto {
		return false
	}
	in := &Intent{Seat: s.doer(t.found[0].Action, t.seat), Action: t.found[0].Action, Advice: t.whys[0], Line: t.lines[0]}
	if in.whole = s.Announce(in); in.whole == 0 {
		return false
	}
	in.left = in.whole
	s.intent = in
	s.changed()
	return true
}

// doer is the seat that takes an action: in a crew the one whose action it is,
// else seat.
func doer(st rules.State, seat int, a rules.Action) int {
	if st.Turn().Seat != rules.Crew {
		return seat
	}
	if c, ok := st.(rules.CrewMember); ok {
		if actor := c.Actor(a); actor >= 0 {
			return actor
		}
	}
	return seat
}

func (s *Sitting) doer(a rules.Action, seat int) int { return doer(s.Match.State(), seat, a) }

// wait lets a tick of the announcement pass.
func (s *Sitting) wait() {
	in := s.intent
	if in == nil || in.left < 0 || s.watched || s.still || s.stuck || s.Showing() || s.behind() {
		return
	}
	if in.left--; in.left <= 0 {
		s.GoOn()
	}
}

// GoOn lets a bot do what it intends, and bots that wait go on.
func (s *Sitting) GoOn() {
	in := s.intent
	s.intent, s.pause = nil, false
	s.changed()
	if in == nil || !s.take(in.Action) {
		return
	}
	if !s.Showing() {
		s.arrive()
		s.hands()
	}
}

// Wait lets bots wait until a person has decided something, or has nothing more
// to decide. Companions that were asked to act are asked no longer.
func (s *Sitting) Wait() {
	s.intent, s.asked = nil, 0
	s.pause, s.paused, s.back = true, s.Match.Actions(), false
	s.changed()
}

// Waiting reports whether bots that would act wait for a person, who has something to
// decide or has just taken something back.
func (s *Sitting) Waiting() bool {
	return s.pause && s.paused == s.Match.Actions() && (s.back || s.Personal()) && s.botToMove() >= 0
}

// Companions are the bots of a crew that wait until the persons are done, and could
// act now if they were asked: not one that has nothing left but to say that it is done.
func (s *Sitting) Companions() (waiting rules.Seats) {
	if s.Match.Turn().Seat != rules.Crew || len(s.Persons()) == 0 || s.auto || bot.Next(s.Match.State(), s.bots()) >= 0 {
		return 0
	}
	legal := s.Match.Legal()
	for _, seat := range (s.bots() &^ s.asked &^ s.through).List() {
		if s.Match.Turn().Open.Has(seat) && slices.ContainsFunc(legal, func(a rules.Action) bool {
			return s.doer(a, -1) == seat && !s.Match.Game().Info().Verbs[a.Verb].Ends
		}) {
			waiting |= rules.Only(seat)
		}
	}
	return waiting
}

// Ask lets companions act now, before the persons are done: each goes on until it has
// nothing left but to say that it is done. Only one that would do nothing else says so.
func (s *Sitting) Ask(companions rules.Seats) {
	companions &= s.Companions()
	s.asked |= companions
	s.busied &^= companions
	s.pause = false
	s.changed()
}

// Acts reports whether a bot is at it: it has to decide, or was asked to.
func (s *Sitting) Acts(seat int) bool {
	turn := s.Match.Turn()
	if turn.Done || !turn.Open.Has(seat) || !s.bots().Has(seat) {
		return false
	}
	return turn.Seat != rules.Crew || s.asked.Has(seat) || bot.Next(s.Match.State(), s.bots()) >= 0
}

// finishes reports whether a companion that acts because it was asked to has come to
// its end: it waits for the persons with saying so.
func (s *Sitting) finishes(t *thought) bool {
	a := t.found[0].Action
	seat := s.doer(a, t.seat)
	return s.asked.Has(seat) && s.busied.Has(seat) && s.Match.Game().Info().Verbs[a.Verb].Ends && bot.Next(s.Match.State(), s.bots()) < 0
}

// Personal reports whether a person has something of its own to decide.
func (s *Sitting) Personal() bool {
	return slices.ContainsFunc(s.Legal(), func(a rules.Action) bool { return s.doer(a, -1) >= 0 })
}

// TakeOver gives the next decision of the bot that has said what it intends to
// the person.
func (s *Sitting) TakeOver() {
	if s.intent == nil {
		return
	}
	s.lent |= rules.Only(s.intent.Seat)
	s.intent = nil
	s.hands()
	s.changed()
}

// Lent are the seats of bots whose next decision is a person's.
func (s *Sitting) Lent() rules.Seats { return s.lent }

// HandBack gives what was taken over back to the bots.
func (s *Sitting) HandBack() {
	s.lent = 0
	s.changed()
}

// settle forgets what was taken over or asked for as far as it has been decided, and
// all of it when the phase is over.
func (s *Sitting) settle(a rules.Action, doer int, before rules.Turn) {
	if doer >= 0 {
		s.lent &^= rules.Only(doer)
		s.busied |= rules.Only(doer)
		if s.Match.Game().Info().Verbs[a.Verb].Ends {
			s.asked &^= rules.Only(doer)
		}
	}
	if !s.bots().Has(doer) {
		s.through = 0
	}
	if now := s.Match.Turn(); now.Phase != before.Phase || now.Round != before.Round || now.Done {
		s.lent, s.asked, s.through = 0, 0, 0
	}
}

// foresee is what a bot means to do after its choice.
func foresee(view rules.State, seat int, a rules.Action, r *rules.Rand) []rules.Action {
	return bot.Line(view, doer(view, seat, a), a, foresight, r)
}
