package intoodeep

import (
	"safehouse/rules"
	"safehouse/rules/machine"
)

// What the players have that a hint counts.
var stockTable = []machine.Stock[State]{
	{Stock: rules.Stock{ID: "intel", Worth: 1}, Of: func(s *State, seat int) int { return int(s.Players[seat].Intel) }},
	{Stock: rules.Stock{ID: "grip", Worth: 1.5}, Of: func(s *State, seat int) (n int) {
		for _, g := range s.Players[seat].Grip {
			n += int(g)
		}
		return n
	}},
	{Stock: rules.Stock{ID: "hooked", Worth: 1.5}, Of: func(s *State, seat int) int { return s.tags(seat) }},
	{Stock: rules.Stock{ID: "evidence", Worth: 1.5}, Of: func(s *State, seat int) int { return s.memorySize(seat) }},
	{Stock: rules.Stock{ID: "dossiers", Worth: 3}, Of: func(s *State, seat int) int { return int(s.Players[seat].Dossiers) }},
	{Stock: rules.Stock{ID: "tolerance", Worth: 1}, Of: func(s *State, seat int) int { return int(s.Players[seat].Tolerance) }},
	{Stock: rules.Stock{ID: "corruption", Worth: -0.8, Own: true}, Of: func(s *State, seat int) int { return s.Players[seat].Hand.corruption() }},
	{Stock: rules.Stock{ID: "banked", Worth: 2}, Of: func(s *State, seat int) int { return s.Players[seat].Well.Len() + int(s.Unseen.Well[seat]) }},
	{Stock: rules.Stock{ID: "boosts", Worth: 1.2}, Of: func(s *State, seat int) int { return s.Players[seat].Saved.Len() + int(s.Unseen.Saved[seat]) }},
	{Stock: rules.Stock{ID: "held", Worth: 1}, Of: func(s *State, seat int) (n int) {
		for _, k := range s.City.Holder {
			if k != nobody && s.holder(k) == seat {
				n++
			}
		}
		return n
	}},
	{Stock: rules.Stock{ID: "heat", Worth: -0.8}, Of: func(s *State, seat int) (n int) {
		for _, k := range s.Players[seat].Hooks {
			if k != nobody && s.City.Pawn[k] != noSpot {
				n += s.City.heatAt(s.City.Pawn[k])
			}
		}
		return n
	}},
	{Stock: rules.Stock{ID: "actions", Worth: 0.5, Own: true}, Of: func(s *State, seat int) int {
		if int(s.Now) != seat {
			return 0
		}
		return int(s.Turning.Actions)
	}},
	{Stock: rules.Stock{ID: "grip-points", Worth: 1, Aside: true}, Of: func(s *State, seat int) int { return int(gripValues[s.lowestGrip(seat)]) }},
	{Stock: rules.Stock{ID: "dilemmas", Worth: 0.5, Own: true, Aside: true}, Of: func(s *State, seat int) int { return s.Players[seat].Hand.Len() }},
	{Stock: rules.Stock{ID: "crimes", Worth: 1, Own: true, Aside: true}, Of: func(s *State, seat int) int { return s.Players[seat].Crimes.Len() }},
}

// Amount is what a seat has of a kind.
func (s *State) Amount(i, seat int) int { return stockTable[i].Of(s, seat) }
