package career

import (
	"fmt"
	"strconv"

	"safehouse/rules"
)

// A second career can begin with a keepsake of the first, and higher on a ladder of ten steps. Each step adds a rule to those
// below it: six are of careers, four change the match and are the book's (Book.Ladder).

// Steps of the ladder, by number; 0 is the floor.
const (
	longScars = 1 + iota // a scar goes along to three operations
	firstChange
	oneOffer // a success offers one keepsake
	secondChange
	remembered // rivals begin as if they had been beaten once
	thirdChange
	unhelped  // nobody helps after losses
	fewHands  // at most handsMost contacts go along
	noRetries // a lost operation is not tried again
	fourthChange

	Steps = fourthChange
)

// changing are the steps that change the match, in the order of Book.Ladder.
var changing = [...]uint8{firstChange, secondChange, thirdChange, fourthChange}

// handsMost is how many contacts go along above step fewHands.
const handsMost = 2

// climbs reports whether a career stands on a step or above it.
func (s *State) climbs(step uint8) bool { return s.Step >= step }

// climbed are the changes of the steps that a career stands on.
func (s *State) climbed() (l []Change) {
	for i, step := range changing {
		if s.climbs(step) {
			l = append(l, s.game.book.Ladder[i]...)
		}
	}
	return l
}

// Rule says what a step adds, from 1 up.
func (g Game) Rule(step int) rules.Message {
	for i, n := range changing {
		if int(n) == step {
			return rules.Say("ladder." + strconv.Itoa(i+1))
		}
	}
	return rules.Say("career.ladder." + strconv.Itoa(step))
}

// ladderOptions are those of a career that is not the first: the step, and the keepsake that it begins with by its index from 1.
func (b *Book) ladderOptions() []rules.Option {
	return []rules.Option{{ID: "career-step", Kind: rules.Int, Max: Steps, Zero: true}, {ID: "career-keepsake", Kind: rules.Int, Max: len(b.Keepsakes), Zero: true}}
}

// inherit gives a career the keepsake that it begins with, 0 for none, and its rivals a memory.
func (s *State) inherit(keepsake int) error {
	if s.climbs(remembered) {
		for r := range s.game.book.Rivals {
			s.Rivals[r] = Meetings{Beaten: 1, Row: 1}
		}
	}
	k := keepsake - 1
	if k < 0 {
		return nil
	}
	if s.game.book.Keepsakes[k].Kind == Scar {
		return fmt.Errorf("option career-keepsake: a career begins with a contact or a favour, not with %s", s.game.book.Keepsakes[k].ID)
	}
	s.Legacy, s.Keepsakes[k] = uint8(k), Held
	if s.game.book.Keepsakes[k].Kind == Contact {
		s.Along = 1 << k
	}
	return nil
}

// Hands is how many contacts can go along.
func (s *State) Hands() int {
	if s.climbs(fewHands) {
		return handsMost
	}
	return MaxKeepsakes
}

// bears is how many operations a scar goes along to at most.
func (s *State) bears() int {
	if s.climbs(longScars) {
		return 3
	}
	return 2
}

// along is how many contacts go along.
func (s *State) along() (n int) {
	for k := range s.game.book.Keepsakes {
		if s.Along>>k&1 == 1 && s.game.book.Keepsakes[k].Kind == Contact {
			n++
		}
	}
	return n
}
