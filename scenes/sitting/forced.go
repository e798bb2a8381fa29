package sitting

import (
	"slices"

	"safehouse/rules"
	"safehouse/rules/match"
)

// A question with one answer, or whose answers come to the same, is answered by the window: the answer is recorded as any
// other action, and taken back together with the press that led to it. Which steps were answered so follows from the
// positions, so that a match that is taken up again knows it too.

// Forced is the answer that the window gives for the person who is asked, once it has been seen for a moment; ok is false where
// the person has a choice or is to take note.
func (s *Sitting) Forced() (a rules.Action, ok bool) {
	if s.Answers == nil || len(s.Legal()) == 0 || s.stuck || s.still || s.intent != nil || s.Waiting() || s.lent != 0 {
		return a, false
	}
	if at := (forcedAt{s.version, s.Match.Actions(), true}); s.forcedAt != at {
		s.forcedAt = at
		s.forced, s.isForced = s.only(s.Match.State(), len(s.Match.Steps()))
		s.isForced = s.isForced && s.Answers(s.Match.State(), s.forced)
	}
	return s.forced, s.isForced && (s.Leaves == nil || !s.Leaves())
}

// forcedAt is where Forced was worked out.
type forcedAt struct {
	version, actions int
	known            bool
}

// only is the one answer to the question of the position before step n; ok is false where there are several, where it is no
// person's, where others would learn something from its not being asked or have to take note of it, and where it would
// end an Undo that stands open.
func (s *Sitting) only(st rules.State, n int) (a rules.Action, ok bool) {
	turn := st.Turn()
	legal := st.Legal(nil)
	if turn.Done || len(legal) == 0 {
		return a, false
	}
	a = legal[0]
	for _, x := range legal[1:] {
		if x.Verb != a.Verb {
			return a, false
		}
	}
	seat := turn.Seat
	if c, crew := st.(rules.CrewMember); crew && seat == rules.Crew {
		seat = c.Actor(a)
	}
	if !s.isPerson(seat) || !s.unseen(st, seat, n, a) || !s.alike(st, seat, legal) {
		return a, false
	}
	return a, n == 0 || !s.Match.NoUndoTo(n-1).IsZero() || !s.Ends(st, a, n)
}

// unseen reports whether nobody else at the screen notices that a question is not asked: there is nobody, or whoever decides
// has decided the last one too, and sits before the screen alone or all see that there is no choice.
func (s *Sitting) unseen(st rules.State, seat, n int, a rules.Action) bool {
	if len(s.People()) == 1 {
		return true
	}
	turn := st.Turn()
	if turn.Seat == rules.Crew || s.Match.Game().Info().Verbs[a.Verb].Secret {
		return false
	}
	name, _ := s.Person(seat)
	last := slices.IndexFunc(backwards(s.Match.Steps()[:n]), func(x match.Step) bool { return x.Crew || s.isPerson(x.Seat) })
	if last < 0 || !s.Same(s.Match.Steps()[n-1-last].Seat, name) {
		return false
	}
	if s.Holds != nil && s.Holds(st, seat) {
		return true
	}
	open := rules.View(st, rules.Nobody)
	return open.Turn() == turn && slices.Equal(st.Legal(nil), open.Legal(nil))
}

// backwards is a list from its end.
func backwards[T any](l []T) []T {
	l = slices.Clone(l)
	slices.Reverse(l)
	return l
}

// alike reports whether all actions come to the same, as far as the seat that decides can know: in each of some deals that it
// could believe they draw nothing, show nothing and lead to one position.
func (s *Sitting) alike(st rules.State, seat int, legal []rules.Action) bool {
	if len(legal) == 1 {
		return true
	}
	r := rules.Rand{S: uint64(len(legal))}
	view := rules.View(st, seat)
	for range dealsTried {
		deal := view.Clone() // what has been dealt once has no blanks to deal again
		deal.Resample(seat, &r)
		var first rules.State
		for _, a := range legal {
			rec, to := &rules.Recorder{}, deal.Clone()
			if a.Verb != legal[0].Verb || to.Apply(a, rec) != nil || Disclosed(deal, to, rec.Events) || first != nil && !first.Same(to) {
				return false
			}
			first = to
		}
	}
	return true
}

// Alike reports whether legal actions come to the same for who decides now.
func (s *Sitting) Alike(list []rules.Action) bool {
	seat := s.Match.Turn().Seat
	if seat == rules.Crew {
		seat = s.viewer
	}
	return s.alike(s.Match.State(), seat, list)
}

// Disclosed reports whether chance was drawn or something hidden shown between two positions.
func Disclosed(was, now rules.State, events []rules.Event) bool {
	return now.Chance().Drawn != was.Chance().Drawn || slices.ContainsFunc(events, func(e rules.Event) bool { return e.Reveals })
}

// answer takes the answer that the window gives, when it has been seen for a moment.
func (s *Sitting) answer() {
	a, ok := s.Forced()
	if !ok || s.Showing() || s.behind() {
		s.beat = 0
		return
	}
	if s.beat++; s.Beat == nil || s.beat > s.Beat() {
		s.beat = 0
		s.answers++
		s.decide(a, false)
	}
}

// Answered is how many questions the window has answered at this table.
func (s *Sitting) Answered() int { return s.answers }

// undoes is how many steps Undo takes back: the last one, and those before it that it would only lead back to because the
// window takes them by itself. no is the reason that keeps it from doing so, or the zero message.
func (s *Sitting) undoes() (n int, no rules.Message) {
	steps := s.Match.Steps()
	for i := len(steps) - 1; ; i-- {
		if no := s.Match.NoUndoTo(i); !no.IsZero() {
			return 0, no
		}
		if name, ok := s.Person(steps[i].Seat); ok && s.secret(steps[i]) && (s.viewer < 0 || !s.Same(s.viewer, name)) {
			return 0, rules.Say("undo.seat", rules.Player("seat", steps[i].Seat))
		}
		n++
		if !s.ForcedStep(i) {
			return n, rules.Message{}
		}
	}
}

// ForcedStep reports whether the window takes step i by itself.
func (s *Sitting) ForcedStep(i int) bool {
	if s.Answers == nil {
		return false
	}
	st := s.Match.At(i)
	a, ok := s.only(st, i)
	return ok && s.Answers(st, a)
}
