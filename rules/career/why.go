package career

import (
	"slices"

	"safehouse/rules"
)

// A reason is why something is refused at the desk; 0 is none.
type reason uint8

const (
	whyMalformed reason = 1 + iota
	whyClosed
	whyPlaying
	whyNoMatch
	whyChoosing
	whyNotChoosing
	whyLocked
	whyDead
	whyPlayed
	whyShut
	whyNotHeld
	whySpent
	whyAlong
	whyNotAlong
	whyScar
	whyNotOffered
	whyNothingDue
	whyNotLost
	whyTwice
	whyEnding
	whyNoRetry
	whyHands
	reasons
)

// Why is the zero Message for a legal action, else what forbids it.
func (s *State) Why(a rules.Action) rules.Message {
	v, own := s.ofDesk(a.Verb)
	if s.Running != nil {
		if own {
			return rules.Say("career.why." + reasonKeys[whyPlaying])
		}
		return s.Running.Why(a)
	}
	if r := s.against(v, own, a); r != 0 {
		switch r {
		case whyLocked:
			return s.Locked(int(a.Args[0]))
		case whyScar:
			return rules.Say("career.why."+reasonKeys[whyScar], rules.Num("n", s.Bears()))
		}
		return rules.Say("career.why." + reasonKeys[r])
	}
	return rules.Message{}
}

// against is the reason against an action at the desk.
func (s *State) against(v rules.Verb, own bool, a rules.Action) reason {
	switch {
	case s.Stage == Closed:
		return whyClosed
	case !own && a.Verb != 0 && a.Verb < s.game.words.verb:
		return whyNoMatch
	case !own || !s.game.info.WellFormed(a):
		return whyMalformed
	case slices.Contains(rows[v].in, s.Stage):
		return rows[v].not(s, s.operand(v, a))
	case s.Stage == Choosing:
		return whyChoosing
	case s.Stage == LastChance:
		return whyEnding
	}
	return whyNotChoosing
}
