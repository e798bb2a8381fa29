package infiltration

import (
	"safehouse/rules"
	"safehouse/rules/machine"
)

// What the seats have that a hint counts.
var stockTable = []machine.Stock[State]{
	{Stock: rules.Stock{ID: "tokens", Worth: 2}, Of: func(s *State, seat int) int { return s.holdings(seat).tokens }},
	{Stock: rules.Stock{ID: "prototypes", Worth: PrototypeWorth}, Of: func(s *State, seat int) int { return s.holdings(seat).protos }},
	{Stock: rules.Stock{ID: "escaped", Worth: 10}, Of: func(s *State, seat int) int { return s.holdings(seat).out }},
	{Stock: rules.Stock{ID: "items", Worth: 2}, Of: func(s *State, seat int) (n int) {
		for _, o := range s.InPlay() {
			if int(s.Ops[o].Seat) == seat {
				n += int(s.Ops[o].HandSize)
			}
		}
		return n
	}},
	{Stock: rules.Stock{ID: "wounds", Worth: -4}, Of: func(s *State, seat int) (n int) {
		for _, o := range s.InPlay() {
			if int(s.Ops[o].Seat) == seat && s.Ops[o].Wounded {
				n++
			}
		}
		return n
	}},
	{Stock: rules.Stock{ID: "alarm", Worth: -1, Shared: true}, Of: func(s *State, _ int) int { return int(s.Alarm) }},
	{Stock: rules.Stock{ID: "proximity", Worth: -0.3, Shared: true}, Of: func(s *State, _ int) int { return int(s.Proximity) }},
	{Stock: rules.Stock{ID: "file", Worth: 8, Aside: true}, Of: func(s *State, seat int) (n int) {
		for _, o := range s.InPlay() {
			if int(s.Ops[o].Seat) == seat && s.Ops[o].File {
				n++
			}
		}
		return n
	}},
}

// Amount is what a seat has of a kind.
func (s *State) Amount(i, seat int) int { return stockTable[i].Of(s, seat) }
