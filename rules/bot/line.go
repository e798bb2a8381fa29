package bot

import (
	"slices"

	"safehouse/rules"
)

// Line is a, and what seat is likely to do after it by the game's own quick
// policy: at most n actions in all. It ends before anything that only chance
// can tell, and where somebody else has to decide. view must be blanked for
// seat; Line does not change it.
func Line(view rules.State, seat int, a rules.Action, n int, r *rules.Rand) []rules.Action {
	s := guest(view).Clone()
	s.Resample(seat, r)
	turn, drawn := s.Turn(), s.Chance().Drawn
	list := []rules.Action{a}
	for len(list) < n {
		if s.Apply(list[len(list)-1], nil) != nil || s.Chance().Drawn != drawn {
			break
		}
		now := s.Turn()
		if now.Done || now.Seat != turn.Seat || now.Phase != turn.Phase || now.Round != turn.Round {
			break
		}
		legal := s.Legal(nil)
		if c, ok := s.(rules.CrewMember); ok && now.Seat == rules.Crew {
			legal = slices.DeleteFunc(legal, func(x rules.Action) bool { return c.Actor(x) != seat })
		}
		if len(legal) == 0 {
			break
		}
		list = append(list, legal[s.Playout(legal, r)])
	}
	return list
}
