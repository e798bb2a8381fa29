package career

import "safehouse/rules"

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
	whyPlayed
	whyShut
	whyNotHeld
	whySpent
	whyAlong
	whyNotAlong
	whyScar
	whyNotOffered
	whyNothingDue
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
		m := rules.Say("career.why." + reasonKeys[r])
		if r == whyLocked {
			m.Args = append(m.Args, rules.All("ways", s.Ways(int(a.Args[0]))...))
		}
		return m
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
	case rows[v].stage != s.Stage && s.Stage == Choosing:
		return whyChoosing
	case rows[v].stage != s.Stage:
		return whyNotChoosing
	}
	return rows[v].not(s, int(a.Args[0]))
}

// Ways are the ways to an operation in words: each is one that opens it.
func (s *State) Ways(op int) (l []rules.Message) {
	b := s.game.book
	name := func(id string) rules.Arg {
		return s.game.info.Naming("operation", s.game.Operation(b.operation(id)))
	}
	for _, n := range b.Operations[op].After {
		var parts []rules.Message
		if n.Played != "" {
			parts = append(parts, rules.Say("career.way.played", name(n.Played)))
		}
		if n.Won != "" {
			parts = append(parts, rules.Say("career.way.won", name(n.Won)))
		}
		if n.Lost != "" {
			parts = append(parts, rules.Say("career.way.lost", name(n.Lost)))
		}
		if n.Stars > 0 {
			parts = append(parts, rules.Say("career.way.stars", rules.Num("n", n.Stars)))
		}
		l = append(l, rules.Say("career.way", rules.All("parts", parts...)))
	}
	return l
}
