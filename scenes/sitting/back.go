package sitting

import (
	"safehouse/rules"
	"safehouse/rules/match"
)

// What a person has decided is taken back, taken again, or gone back behind.

// NoUndo is the reason that keeps Undo from going back, or the zero message: as
// the match says, and what another person chose in secret is not taken back by
// whoever sits here now.
func (s *Sitting) NoUndo() rules.Message {
	if s.Match.Turn().Done { // its result is booked
		return rules.Say("undo.over")
	}
	_, no := s.undoes()
	return no
}

// secret reports whether a step was a choice that stays hidden from others.
func (s *Sitting) secret(st match.Step) bool {
	return s.Match.Game().Info().Verbs[st.Action.Verb].Secret
}

// Undo takes the last action of a person back, with what the window answered since.
func (s *Sitting) Undo() error {
	if no := s.NoUndo(); !no.IsZero() {
		return &rules.Refusal{Reason: no}
	}
	n, _ := s.undoes()
	return s.stay(func() error {
		for range n {
			if err := s.Match.Undo(); err != nil {
				return err
			}
		}
		return nil
	})
}

// stay goes to another step, where the companions of a crew stay put until a person
// has decided something or tells them to go on.
func (s *Sitting) stay(do func() error) error {
	if err := s.jump(do); err != nil {
		return err
	}
	if s.Match.Turn().Seat == rules.Crew && len(s.Persons()) > 0 {
		s.pause, s.paused, s.back = true, s.Match.Actions(), true
	}
	return nil
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
		if _, ok := s.Person(st.Seat); ok {
			return st.Seat, !s.Same(s.waiting, s.Match.Controllers()[st.Seat].Participant)
		}
	}
	return 0, false
}

// dealsTried is how many deals that a seat could believe a choice is tried in.
const dealsTried = 4

// Ends reports whether Undo could not take a choice back that is made in the position before step n, as far as whoever makes
// it can know: in some deal that it could believe the choice draws chance or shows something hidden, or a bot decides next,
// or the match is over.
func (s *Sitting) Ends(st rules.State, a rules.Action, n int) bool {
	eyes := st.Turn().Seat
	if eyes == rules.Crew {
		eyes = s.viewer
	}
	r := rules.Rand{S: uint64(s.Match.First()+n) + 1}
	for range dealsTried {
		deal := rules.View(st, eyes)
		deal.Resample(eyes, &r)
		was, rec := deal.Clone(), &rules.Recorder{}
		if deal.Apply(a, rec) != nil {
			return true // not in this deal: it depends on what is hidden
		}
		if Disclosed(was, deal, rec.Events) {
			return true
		}
		if next := deal.Turn(); next.Done || next.Seat >= 0 && !s.isPerson(next.Seat) {
			return true
		}
	}
	return false
}

// isPerson reports whether a person decides for a seat.
func (s *Sitting) isPerson(seat int) bool {
	_, ok := s.Person(seat)
	return ok
}

// TakeBack takes that choice back: the curtain then waits for whoever made it.
func (s *Sitting) TakeBack() error {
	seat, ok := s.CanTakeBack()
	if !ok {
		return &rules.Refusal{Reason: rules.Say("undo.none")}
	}
	return s.jump(func() error { return s.Match.TakeBack(seat) })
}

// Redo takes it again, with what the window answered after it.
func (s *Sitting) Redo() error {
	return s.stay(func() error {
		_, err := s.Match.Redo()
		for n := len(s.Match.Steps()); err == nil && s.Match.CanRedo() && s.ForcedStep(n); n++ {
			_, err = s.Match.Redo()
		}
		return err
	})
}

// Rewind goes back n steps; the result is practice from then on.
func (s *Sitting) Rewind(n int) error { return s.stay(func() error { return s.Match.Rewind(n) }) }

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
	s.Arrive()
	return nil
}

// Arrive shows the present position of the match at once, to whoever decides: it has come to another step. What was to be
// shown, and what bots had thought of, is dropped.
func (s *Sitting) Arrive() {
	s.stop()
	s.stuck, s.intent, s.lent, s.asked, s.through, s.pause = false, nil, 0, 0, 0, false
	s.missed = false
	if s.Jumped != nil {
		s.Jumped()
	}
	s.queue = s.queue[:0]
	s.hold = 0
	for _, p := range s.People() {
		s.seen[p] = min(s.seen[p], len(s.Match.Steps()))
	}
	if s.waiting >= 0 {
		s.waiting = -1
	}
	s.arrive()
	s.hands()
}

// Reshow goes back in what is shown of the last step, to where so many of its events are left: they are shown when a person
// goes on.
func (s *Sitting) Reshow(left int) {
	list := Events(s.Match, len(s.Match.Steps())-1, s.viewer)
	i := len(list) - 1 - left
	s.queue = append(s.queue[:0], list[i+1:]...)
	s.shown, s.hold = list[i].View(s.viewer), Halt
	s.changed()
}
