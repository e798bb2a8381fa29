package deepstate

import "safehouse/rules"

// figureOf are the figures that the rulebook asks for.
var figureOf = rules.Figures[*State]{
	"seats": func(s *State) rules.Message {
		return rules.Say("figure.seats", rules.Num("n", int(s.count())), rules.Num("row", zoneSize(s.count())))
	},
	"round": func(s *State) (m rules.Message) {
		if s.Round == 0 {
			return m
		}
		return rules.Say("figure.round", rules.Num("n", int(s.Round)), rules.Num("last", s.LastRound()), rules.Num("row", int(s.RowLen)))
	},
	"wars": func(s *State) rules.Message {
		return rules.Say("figure.wars", rules.Num("n", s.warCount()))
	},
	"operations": func(s *State) (m rules.Message) {
		left := 0
		for i := range s.Operations {
			if s.Operations[i].By == nobody {
				left++
			}
		}
		return rules.Say("figure.operations", rules.Num("n", left))
	},
}

// Figure says how things stand where the rulebook speaks of them.
func (s *State) Figure(name string) rules.Message { return figureOf.Of(s, name) }
