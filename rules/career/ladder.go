package career

import (
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

// ladderOptions are those of a career that is not the first: the step, and the keepsake that it begins with, by its place among
// the heirlooms from 1.
func (b *Book) ladderOptions() []rules.Option {
	return []rules.Option{{ID: "career-step", Kind: rules.Int, Max: Steps, Zero: true}, {ID: "career-keepsake", Kind: rules.Int, Max: len(b.Heirlooms()), Zero: true}}
}

// Heirlooms are the keepsakes that a career can begin with: contacts and favours.
func (b *Book) Heirlooms() (l []int) {
	for k := range b.Keepsakes {
		if b.Keepsakes[k].Kind != Scar {
			l = append(l, k)
		}
	}
	return l
}

// inherit gives a career the heirloom that it begins with, 0 for none, and its rivals a memory.
func (d desk) inherit(heirloom int) {
	if d.climbs(remembered) {
		for r := range d.game.book.Rivals {
			d.Rivals[r] = Meetings{Beaten: 1, Row: 1}
		}
	}
	if heirloom > 0 {
		k := d.game.book.Heirlooms()[heirloom-1]
		d.Legacy = uint8(k)
		d.hold(k)
	}
}

// Retries reports whether lost operations can be tried again.
func (s *State) Retries() bool { return !s.climbs(noRetries) }

// Hands is how many contacts can go along.
func (s *State) Hands() int {
	if s.climbs(fewHands) {
		return handsMost
	}
	return MaxKeepsakes
}

// Bears is how many operations a scar goes along to at most.
func (s *State) Bears() int {
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
