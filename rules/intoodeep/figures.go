package intoodeep

import "safehouse/rules"

// figureOf are the figures that the rulebook asks for.
var figureOf = rules.Figures[*State]{
	"seats": func(s *State) rules.Message {
		return rules.Say("figure.seats", rules.Num("n", s.players()), rules.Num("criminals", s.cast().Len()))
	},
	"chapter": func(s *State) rules.Message {
		dossiers := 0
		for row := range 3 {
			dossiers += s.dossiers(row)
		}
		return rules.Say("figure.chapter", rules.Num("n", int(s.Chapter)), rules.Num("pool", s.poolSize()), rules.Num("dossiers", dossiers))
	},
	"foil": func(s *State) rules.Message {
		types, tokens := s.Foil()
		return rules.Say("figure.foil", rules.Num("types", types), rules.Num("tokens", tokens), rules.Num("filed", s.plot().Len()))
	},
}

// Figure says how things stand where the rulebook speaks of them.
func (s *State) Figure(name string) rules.Message { return figureOf.Of(s, name) }
