package sitting

import (
	"slices"

	"safehouse/rules"
	"safehouse/rules/match"
)

// Who sits in front of the screen, whose eyes it is for, and how it goes from hand to hand.

// Persons are the seats that persons decide for.
func (s *Sitting) Persons() (seats []int) {
	for i, c := range s.Match.Controllers() {
		if c.Kind == match.Person {
			seats = append(seats, i)
		}
	}
	return seats
}

// People are the different persons at the screen, by participant.
func (s *Sitting) People() (names []string) {
	for _, c := range s.Match.Controllers() {
		if c.Kind == match.Person && !slices.Contains(names, c.Participant) {
			names = append(names, c.Participant)
		}
	}
	return names
}

// Person is who decides for a seat; ok is false for bots, and for an automa, which
// events name by a seat behind all others.
func (s *Sitting) Person(seat int) (name string, ok bool) {
	all := s.Match.Controllers()
	if seat < 0 || seat >= len(all) {
		return "", false
	}
	c := all[seat]
	return c.Participant, c.Kind == match.Person
}

// ownSeat is the seat of the only person that is asked, or its first one.
func (s *Sitting) ownSeat() int {
	seats := s.Persons()
	if seat := s.Match.Turn().Seat; slices.Contains(seats, seat) {
		return seat
	}
	return seats[0]
}

// Viewer is the seat whose eyes the screen is for, Nobody while it lies open
// to all.
func (s *Sitting) Viewer() int { return s.viewer }

// Facing is the seat that the table is turned to: the viewer's, or while the screen lies
// open to all that of the person who decides; until one does, of whom decided last.
func (s *Sitting) Facing() int { return s.facing }

// face turns the table to who decides.
func (s *Sitting) face() {
	to := s.facing
	if seat := s.Match.Turn().Seat; s.viewer >= 0 {
		to = s.viewer
	} else if _, ok := s.Person(seat); ok {
		to = seat
	}
	if to != s.facing {
		s.facing = to
		s.changed()
	}
}

// Curtain is the seat that the screen waits to be handed to; ok is false when
// no curtain is drawn.
func (s *Sitting) Curtain() (seat int, ok bool) { return s.waiting, s.waiting >= 0 }

// Lift lifts the curtain for the seat it waits for.
func (s *Sitting) Lift() {
	if s.waiting < 0 {
		return
	}
	s.look(s.waiting)
	s.waiting, s.missed = -1, true
	s.face()
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

// faces reports whether the screen is turned to who decides: to the seat, or
// to everybody where its decision shows nothing that others may not know.
func (s *Sitting) faces(turn rules.Turn) bool {
	if turn.Seat == rules.Crew {
		return s.viewer >= 0 || !s.private()
	}
	if _, ok := s.Person(turn.Seat); !ok {
		return false
	}
	return s.viewer == turn.Seat || s.viewer == rules.Nobody && !s.private()
}

// mine reports whether a person decides on a; what belongs to the whole crew is for its persons.
func (s *Sitting) mine(turn rules.Turn, a rules.Action) bool {
	seat := turn.Seat
	if seat == rules.Crew {
		c, ok := s.Match.State().(rules.CrewMember)
		if !ok {
			return true
		}
		seat = c.Actor(a)
	}
	_, ok := s.Person(seat)
	return ok || s.lent.Has(seat) || seat < 0 && len(s.Persons()) > 0
}

// hands sees to it that the screen is for the right eyes. One person always
// sees the seat it decides for. With several the screen lies open to all until
// somebody has to decide about something hidden: then a curtain is drawn until
// that person is there.
func (s *Sitting) hands() {
	defer s.face()
	if s.waiting >= 0 {
		return
	}
	turn := s.Match.Turn()
	people := s.People()
	switch {
	case len(people) == 0:
		s.turnTo(rules.Nobody)
		return
	case len(people) == 1:
		if name, ok := s.Person(turn.Seat); ok && name == people[0] && !s.auto {
			s.turnTo(turn.Seat)
		} else if _, ok := s.Person(s.viewer); !ok {
			s.turnTo(s.ownSeat())
		}
		return
	}
	name, ok := s.Person(turn.Seat)
	switch {
	case turn.Done || s.auto:
		s.turnTo(rules.Nobody)
	case turn.Seat == rules.Crew:
		if _, here := s.Person(s.viewer); !here || s.viewer == rules.Nobody {
			s.handOver((turn.Open & rules.Seats(s.PersonSet())).First())
		}
	case !ok:
		s.turnTo(rules.Nobody)
	case s.viewer >= 0 && s.Same(s.viewer, name):
		s.turnTo(turn.Seat)
	default:
		s.handOver(turn.Seat)
	}
}

// PersonSet are the seats of persons as a set.
func (s *Sitting) PersonSet() (set rules.Seats) {
	for _, seat := range s.Persons() {
		set |= rules.Only(seat)
	}
	return set
}

// Same reports whether a seat is decided for by the person of this name.
func (s *Sitting) Same(seat int, name string) bool {
	n, ok := s.Person(seat)
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

// LayOpen turns the screen to what everybody may see, where several persons sit before it, and draws no curtain: for a picture
// of the table.
func (s *Sitting) LayOpen() {
	if len(s.People()) > 1 {
		s.turnTo(rules.Nobody)
	}
	s.waiting = -1
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
