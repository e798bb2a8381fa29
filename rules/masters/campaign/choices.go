package campaign

import (
	"slices"

	"safehouse/rules"
)

// Legal appends what can be decided now.
func (s *State) Legal(dst []rules.Action) []rules.Action {
	if s.Heist != nil {
		return s.Heist.Legal(dst)
	}
	return engine.Legal(s, dst)
}

// Uncount forgets how many steps led back.
func (s *State) Uncount() { s.Steps = 0 }

// Worthwhile keeps of what can be decided what leads on: a step back, an arrival
// and a departure lead to where the campaign has been, and are left out while there
// is anything else. When that has happened often between two heists no crew is
// found: then only setting out is left, or the way back to the city and retiring.
// What a team does next is known at first sight, and a search that ends in the hub finds all
// jobs alike: only those are kept that are worth at least half as much as the best choice.
func (s *State) Worthwhile(legal []rules.Action) []rules.Action {
	if s.Heist != nil {
		return legal
	}
	lost := s.Steps >= lastSteps
	keep := func(of func(v rules.Verb) bool) []rules.Action {
		return slices.DeleteFunc(slices.Clone(legal), func(a rules.Action) bool { return !of(a.Verb) })
	}
	for _, of := range []func(v rules.Verb) bool{
		func(v rules.Verb) bool { return lost && v == VDepart },
		func(v rules.Verb) bool { return lost && (v == VBack || v == VRetire) },
		func(v rules.Verb) bool { return v != VBack && v != VJoin && v != VLeave },
	} {
		if kept := keep(of); len(kept) > 0 {
			return s.near(kept)
		}
	}
	return legal
}

// near keeps of what the team could do next what is worth about as much as the best.
func (s *State) near(legal []rules.Action) []rules.Action {
	if s.Stage != City {
		return legal
	}
	best := 0.0
	for _, a := range legal {
		best = max(best, s.worth(a))
	}
	return slices.DeleteFunc(legal, func(a rules.Action) bool { return s.worth(a) < best/2 })
}
