package deepstate

import (
	"safehouse/rules"
	"safehouse/rules/machine"
)

// What the players have that a hint counts.
var stockTable = []machine.Stock[State]{
	{Stock: rules.Stock{ID: "influence", Worth: 1}, Of: func(s *State, seat int) int { return s.total(Player(seat)) }},
	{Stock: rules.Stock{ID: "objectives", Worth: 3}, Of: func(s *State, seat int) (n int) {
		for _, k := range s.Players[seat].Kinds {
			n += int(k)
		}
		return n
	}},
	{Stock: rules.Stock{ID: "placed", Worth: 1.5}, Of: func(s *State, seat int) int { return s.agentsInZone(Player(seat)) }},
	{Stock: rules.Stock{ID: "covert", Worth: 1.6}, Of: func(s *State, seat int) int { return s.agentsOnOperations(Player(seat)) }},
	{Stock: rules.Stock{ID: "reserve", Worth: 1}, Of: func(s *State, seat int) int { return int(s.Players[seat].Reserve) }},
	{Stock: rules.Stock{ID: "stages", Worth: 5}, Of: func(s *State, seat int) (n int) {
		for _, k := range s.Players[seat].Stages {
			n += int(k)
		}
		return n
	}},
	{Stock: rules.Stock{ID: "secondaries", Worth: 2}, Of: func(s *State, seat int) (n int) {
		for _, k := range s.Players[seat].Secondaries {
			n += int(k)
		}
		return n
	}},
	{Stock: rules.Stock{ID: "made", Worth: 2}, Of: func(s *State, seat int) int { return s.Players[seat].Made.Len() }},
	{Stock: rules.Stock{ID: "hand", Worth: 1.5}, Of: func(s *State, seat int) int { return int(s.Players[seat].HandSize) }},
	{Stock: rules.Stock{ID: "men", Worth: 1.5}, Of: func(s *State, seat int) int { return int(s.Players[seat].MenSize) }},
	{Stock: rules.Stock{ID: "pool", Worth: 0.1, Aside: true}, Of: func(s *State, seat int) int { return int(s.Players[seat].Pool) }},
	{Stock: rules.Stock{ID: "ghosts", Worth: 1, Aside: true}, Of: func(s *State, seat int) int { return s.freeGhosts(Player(seat)) }},
}

// agentsInZone is how many Agents of a player stand on Objectives of the Infiltration
// Zone.
func (s *State) agentsInZone(p Player) (n int) {
	for _, card := range s.Row[:s.RowLen] {
		if c := &s.Cards[card]; c.Agents > 0 && c.By == p {
			n += int(c.Agents)
		}
	}
	return n
}

// Amount is what a seat has of a kind.
func (s *State) Amount(i, seat int) int { return stockTable[i].Of(s, seat) }
