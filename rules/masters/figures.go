package masters

import "safehouse/rules"

// figureOf are the figures that the rulebook asks for.
var figureOf = rules.Figures[*State]{
	"seats": func(s *State) rules.Message {
		return rules.Say("figure.seats", rules.Num("n", int(s.Seats)))
	},
	"noise": func(s *State) rules.Message {
		_, last := s.Track()
		return rules.Say("figure.noise", rules.Num("at", int(s.Noise)), rules.Num("last", last), rules.Num("n", s.toAlert()))
	},
	"events": func(s *State) rules.Message {
		return rules.Say("figure.events", rules.Num("n", len(s.left())), rules.Num("queued", int(s.Queued)))
	},
	"round": func(s *State) (m rules.Message) {
		if s.Round == 0 {
			return m
		}
		return rules.Say("figure.round", rules.Num("n", int(s.Round)))
	},
}

// Figure says how things stand where the rulebook speaks of them.
func (s *State) Figure(name string) rules.Message { return figureOf.Of(s, name) }
