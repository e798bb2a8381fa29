package masters

import (
	"safehouse/rules"
	"safehouse/rules/machine"
)

// What the crew has that a hint counts, of each character and of all together.
var stockTable = []machine.Stock[State]{
	{Stock: rules.Stock{ID: "noise", Worth: -1, Shared: true}, Of: func(s *State, _ int) int { return int(s.Noise) + int(s.Due) }},
	{Stock: rules.Stock{ID: "cracks", Worth: 4, Shared: true}, Of: func(s *State, _ int) int { return int(s.Cracked) }},
	{Stock: rules.Stock{ID: "guards", Worth: -1.5, Shared: true}, Of: func(s *State, _ int) int { return total(&s.Chits.Guards) + total(&s.Chits.Dogs) }},
	{Stock: rules.Stock{ID: "locks", Worth: -1, Shared: true}, Of: func(s *State, _ int) int { return total(&s.Chits.Locks) }},
	{Stock: rules.Stock{ID: "cameras", Worth: -1, Shared: true}, Of: func(s *State, _ int) int { return total(&s.Chits.Cameras) }},
	{Stock: rules.Stock{ID: "unknown", Worth: -0.3, Shared: true}, Of: func(s *State, _ int) int { return s.Unknown.Len() }},
	{Stock: rules.Stock{ID: "loot", Worth: 5}, Of: func(s *State, seat int) (n int) {
		for p, at := range s.Places {
			if at == carriedBy(seat) && pieceKinds[p] < ofItem {
				n++
			}
		}
		return n
	}},
	{Stock: rules.Stock{ID: "items", Worth: 2}, Of: func(s *State, seat int) (n int) {
		for p, at := range s.Places {
			if at == carriedBy(seat) && pieceKinds[p] >= ofItem {
				n++
			}
		}
		return n
	}},
	{Stock: rules.Stock{ID: "cash", Worth: 0.5}, Of: func(s *State, seat int) int { return int(s.Crew[seat].Cash) }},
	{Stock: rules.Stock{ID: "team", Worth: 0.4, Shared: true}, Of: func(s *State, _ int) int { return int(s.Team) }},
	{Stock: rules.Stock{ID: "ideas", Worth: 1}, Of: func(s *State, seat int) int { return int(s.Crew[seat].Ideas) }},
	{Stock: rules.Stock{ID: "moves", Worth: 0.3}, Of: func(s *State, seat int) int {
		if s.Phase != Escape {
			return 0
		}
		return int(s.Crew[seat].Moves)
	}},
	{Stock: rules.Stock{ID: "tokens", Worth: 0.2, Aside: true}, Of: func(s *State, seat int) int { return int(s.Crew[seat].Tokens) }},
}

// total is how many chits lie on all tiles.
func total(on *[cells]uint8) (n int) {
	for _, x := range on {
		n += int(x)
	}
	return n
}

// Amount is what a seat has of a kind.
func (s *State) Amount(i, seat int) int { return stockTable[i].Of(s, seat) }
