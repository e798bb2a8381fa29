package shadownetwork

import "safehouse/rules"

// figureOf are the figures that the rulebook asks for.
var figureOf = rules.Figures[*State]{
	"seats": func(s *State) rules.Message {
		open := 0
		for c := range City(cities) {
			if s.open(c) {
				open++
			}
		}
		return rules.Say("figure.seats", rules.Num("cities", open))
	},
	"round": func(s *State) (m rules.Message) {
		if s.Round == 0 {
			return m
		}
		return rules.Say("figure.round", rules.Num("n", int(s.Round)), rules.Num("last", s.LastRound()))
	},
	"wages": func(s *State) rules.Message {
		return rules.Say("figure.wages", rules.Num("two", s.Wage(2)), rules.Num("three", s.Wage(3)), rules.Num("four", s.Wage(4)))
	},
	"contracts": func(s *State) rules.Message {
		return rules.Say("figure.contracts", rules.Num("n", int(s.DeckSize)))
	},
}

// Figure says how things stand where the rulebook speaks of them.
func (s *State) Figure(name string) rules.Message { return figureOf.Of(s, name) }
