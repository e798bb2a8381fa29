package shadownetwork

import (
	"safehouse/rules"
	"safehouse/rules/machine"
)

// What the players have that a hint counts.
var stockTable = []machine.Stock[State]{
	{Stock: rules.Stock{ID: "influence", Worth: 1}, Of: func(s *State, seat int) int { return int(s.Players[seat].Influence) }},
	{Stock: rules.Stock{ID: "inbox", Worth: 1.2, Sum: true}, Of: func(s *State, seat int) int { return s.Players[seat].Inbox.Sum() }},
	{Stock: rules.Stock{ID: "briefcases", Worth: 3}, Of: func(s *State, seat int) (n int) {
		for _, r := range s.Players[seat].Rows {
			n += int(r.Filled)
		}
		return n
	}},
	{Stock: rules.Stock{ID: "turned-in", Worth: 8}, Of: func(s *State, seat int) int { return int(s.Players[seat].DoneSize) }},
	{Stock: rules.Stock{ID: "contracts", Worth: 2}, Of: func(s *State, seat int) int { return int(s.Players[seat].HandSize) }},
	{Stock: rules.Stock{ID: "on-call", Worth: 1}, Of: func(s *State, seat int) int { return int(s.Players[seat].Phone) }},
	{Stock: rules.Stock{ID: "cities", Worth: 1.5}, Of: func(s *State, seat int) (n int) {
		for i := range s.Cities {
			n += int(s.Cities[i].Agents >> seat & 1)
		}
		return n
	}},
	{Stock: rules.Stock{ID: "handlers", Worth: 3}, Of: func(s *State, seat int) (n int) {
		for _, x := range s.Players[seat].Slots {
			if x.Handler != noHandler {
				n++
			}
		}
		return n
	}},
	{Stock: rules.Stock{ID: "room", Worth: 0.4}, Of: func(s *State, seat int) int { return s.Players[seat].capacity() }},
	{Stock: rules.Stock{ID: "yellow", Worth: 1, Aside: true}, Of: func(s *State, seat int) int { return int(s.Players[seat].Inbox[Yellow]) }},
	{Stock: rules.Stock{ID: "green", Worth: 1, Aside: true}, Of: func(s *State, seat int) int { return int(s.Players[seat].Inbox[Green]) }},
	{Stock: rules.Stock{ID: "blue", Worth: 1, Aside: true}, Of: func(s *State, seat int) int { return int(s.Players[seat].Inbox[Blue]) }},
	{Stock: rules.Stock{ID: "purple", Worth: 1, Aside: true}, Of: func(s *State, seat int) int { return int(s.Players[seat].Inbox[Purple]) }},
	{Stock: rules.Stock{ID: "uses", Worth: 0.8, Aside: true}, Of: func(s *State, seat int) (n int) {
		for _, x := range s.Players[seat].Slots {
			if x.Handler != noHandler {
				n += int(x.Handler.Card().Uses) - int(x.Used)
			}
		}
		return n
	}},
}

// Amount is what a seat has of a kind.
func (s *State) Amount(i, seat int) int { return stockTable[i].Of(s, seat) }
