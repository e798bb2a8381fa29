package infiltration

import "safehouse/rules"

// figureOf are the figures that the rulebook asks for.
var figureOf = rules.Figures[*State]{
	"seats": func(s *State) rules.Message {
		return rules.Say("figure.seats", rules.Num("n", int(s.Crew)))
	},
	"clock": func(s *State) rules.Message {
		return rules.Say("figure.clock", rules.Num("round", int(s.Round)), rules.Num("proximity", int(s.Proximity)), rules.Num("alarm", int(s.Alarm)))
	},
	"deck": func(s *State) rules.Message {
		return rules.Say("figure.deck", rules.Num("n", int(s.DeckSize)))
	},
}

// Figure says how things stand where the rulebook speaks of them.
func (s *State) Figure(name string) rules.Message { return figureOf.Of(s, name) }
