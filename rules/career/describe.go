package career

import "safehouse/rules"

// Prompt is the question that is put.
func (s *State) Prompt() rules.Message {
	if s.Running != nil {
		return s.Running.Prompt()
	}
	switch {
	case s.Stage == Closed:
		return rules.Message{}
	case s.Stage == Desk && s.Count == 0:
		return rules.Say("career.prompt.first")
	case s.Stage == LastChance:
		return rules.Say("career.prompt.last", s.game.info.Naming("operation", s.game.Operation(int(s.Now))))
	case s.Stage == Desk:
		return rules.Say("career.prompt.desk", rules.Num("n", int(s.Count)+1))
	}
	key := "career.prompt.take"
	if s.Pages[s.Now].Fate == Lost {
		key = "career.prompt.scar"
		for k := range s.game.book.Keepsakes {
			if s.Why(s.game.GiveUp(k)).IsZero() {
				key = "career.prompt.cost"
				break
			}
		}
	}
	return rules.Say(key, s.game.info.Naming("operation", s.game.Operation(int(s.Now))))
}

// Describe is the sentence that offers a.
func (s *State) Describe(a rules.Action) rules.Message {
	if _, own := s.ofDesk(a.Verb); s.Running != nil && !own {
		return s.Running.Describe(a)
	}
	return s.game.info.Offer(a)
}

// Touches appends what an action is about beyond its operands: the rival that is met.
func (s *State) Touches(a rules.Action, dst []rules.Ref) []rules.Ref {
	v, own := s.ofDesk(a.Verb)
	if !own {
		if s.Running != nil {
			return s.Running.Touches(a, dst)
		}
		return dst
	}
	if r := -1; v == vSetOut {
		if r = s.game.book.rival(s.game.book.Operations[a.Args[0]].Rival); r >= 0 {
			dst = append(dst, s.game.Rival(r))
		}
	}
	return dst
}

// Tell is the sentence of an event.
func (s *State) Tell(e rules.Event) rules.Message {
	if s.Running != nil && e.Kind < s.game.words.event {
		return rules.Told(s.Running, e)
	}
	return s.game.info.Tell(e)
}

// Actor is the seat that would take a.
func (s *State) Actor(a rules.Action) int {
	if c, ok := s.Running.(rules.CrewMember); ok {
		return c.Actor(a)
	}
	return s.Turn().Seat
}

// Value is how much of the stars that can be earned the person has.
func (s *State) Value(v *[rules.MaxSeats]float64) {
	*v = [rules.MaxSeats]float64{}
	v[0] = float64(s.Stars()) / float64(3*len(s.game.book.Operations))
	if s.Stage == Closed && s.End != None && s.Pages[s.Now].Fate == Won {
		v[0] = (1 + v[0]) / 2
	} else {
		v[0] /= 2
	}
}

// Priors weighs the choices: at the desk all the same.
func (s *State) Priors(legal []rules.Action, w []float64) {
	if s.Running != nil {
		s.Running.Priors(legal, w)
		return
	}
	for i := range w {
		w[i] = 1
	}
}

// Playout takes any choice at the desk that leads on.
func (s *State) Playout(legal []rules.Action, r *rules.Rand) int {
	if s.Running != nil {
		return s.Running.Playout(legal, r)
	}
	return r.Intn(len(legal))
}

// advice is why something is done at the desk, by verb.
var advice = [verbs]string{
	vSetOut: "set-out", vBring: "bring", vLeave: "leave", vAccept: "accept", vGiveUp: "give-up", vRetire: "retire",
	vRetry: "retry", vConclude: "conclude",
}

// Advice is a reason in words: at the desk what comes of a choice.
func (s *State) Advice(a rules.Action) rules.Message {
	v, own := s.ofDesk(a.Verb)
	switch {
	case s.Running != nil:
		return s.Running.Advice(a)
	case !own:
		return rules.Message{}
	}
	return rules.Say("career.advice." + advice[v])
}
