package campaign

import (
	"errors"

	"safehouse/rules/masters"
)

// Level-ups that are taken back. The rulebook (Level Up) lets a crew choose with
// all cards on the table; a choice stands when the next heist begins (MAS-490).
// Taking one back is no decision of the game, like giving a name: nobody is asked
// it, and it is in no list.

var (
	noLearnt  = Learnt{Member: NoMember, Card: masters.NoCharacter, Skills: noDraft.Skills, Item: uint8(masters.NoItem)}
	noLessons = [chairs]Learnt{noLearnt, noLearnt, noLearnt, noLearnt}
)

// note keeps what the pupil is before it learns.
func (h hub) note(m *Member) {
	h.Learnt[h.Pupil] = Learnt{Member: m.ID, Card: m.Card, Skills: m.Skills, Item: uint8(masters.NoItem)}
}

// learns reports whether the character on a chair of the last crew has still to
// choose its level-up.
func (s *State) learns(chair uint8) bool {
	m := s.member(s.Chairs[chair].Member)
	if s.Learnt[chair].Member != NoMember || m.Level >= maxLevel {
		return false
	}
	if len(s.History) == 0 {
		return true
	}
	e := s.last()
	return e.Crew[chair].Member != m.ID || m.Level <= e.Level[chair]
}

// follows reports whether a character's cards are what one lesson made of l.
func (l *Learnt) follows(m *Member) bool {
	if m == nil || m.Level < 2 || !suits(l.Card, l.Skills, m.Level-1) {
		return false
	}
	if m.Level == 3 {
		return m.Skills == l.Skills && m.Card.Class() == l.Card && m.Card != l.Card
	}
	if m.Card != l.Card {
		return false
	}
	for _, k := range l.Skills {
		if k.Pro() {
			continue
		}
		for _, to := range k.Upgrades() {
			if replaced(l.Skills, k, to) == m.Skills {
				return true
			}
		}
	}
	return false
}

// forget drops level-ups that cannot be taken back any more: those of characters
// that somebody has given other cards since.
func (s *State) forget() {
	for i := range s.Learnt {
		l := &s.Learnt[i]
		if *l != noLearnt && (len(s.History) == 0 || s.Stage == OnHeist || s.Stage == Closed || s.last().Crew[i].Member != l.Member || !l.follows(s.member(l.Member))) {
			*l = noLearnt
		}
	}
}

// last is the heist that was played last.
func (s *State) last() *Entry { return &s.History[len(s.History)-1] }

// CanUnlearn reports whether the level-up on a chair of the last crew can be
// taken back: before the next heist, in the city or while others still choose, if
// what came with the card is still there.
func (s *State) CanUnlearn(chair int) bool {
	if chair < 0 || chair >= chairs || s.Stage != City && s.Stage != Training {
		return false
	}
	l := &s.Learnt[chair]
	return l.Member != NoMember && (l.Item == uint8(masters.NoItem) || s.Owned[l.Item] > 0)
}

// errUnlearn is why a level-up stands.
var errUnlearn = errors.New("that level-up cannot be taken back")

// Unlearn takes the level-up on a chair of the last crew back: the character is
// what it was, an item that came with its card goes back to where it was, and the
// choice is asked again.
func (s *State) Unlearn(chair int) error {
	if !s.CanUnlearn(chair) {
		return errUnlearn
	}
	l := s.Learnt[chair]
	m := s.member(l.Member)
	m.Card, m.Skills = l.Card, l.Skills
	m.Level--
	if i := l.Item; i != uint8(masters.NoItem) {
		s.Owned[i]--
		if l.Shop {
			s.Stock[i]++
		}
	}
	s.Learnt[chair] = noLearnt
	if s.Stage == City {
		e := s.last()
		s.Stage, s.Job, s.Taken = Training, e.Heist, e.Size
		s.Chairs = e.Crew
	}
	s.Pupil = uint8(chair)
	return nil
}

// checkLearnt refuses level-ups that nobody can have had.
func (s *State) checkLearnt() error {
	t := *s
	t.forget()
	if t.Learnt != s.Learnt {
		return errors.New("a level-up that nobody had since the last heist")
	}
	for _, l := range s.Learnt {
		if l.Item != uint8(masters.NoItem) && (l.Item >= uint8(masters.Items) || s.member(l.Member).Card.Card().Gains != masters.Item(l.Item)) {
			return errors.New("an item that came with no card")
		}
	}
	return nil
}
