package lamps_test

import (
	"fmt"

	"safehouse/rules"
	"safehouse/rules/rulestest/lamps"
)

// The smallest game that keeps the contract: whoever adds one reads lamps first. A state offers what is legal, an action is a
// verb with operands that prints as words, and Apply tells what happened.
func Example() {
	var g lamps.Game
	s, err := g.New(rules.Setup{Seats: 2, Seed: 3})
	if err != nil {
		fmt.Println(err)
		return
	}
	for !s.Turn().Done {
		a := s.Legal(nil)[0]
		var heard rules.Recorder
		if err := s.Apply(a, &heard); err != nil {
			fmt.Println(err)
			return
		}
		fmt.Println(g.Info().Write(a), "tells", len(heard.Events))
	}
	fmt.Println("points:", s.Outcome().Seats[0].Total, "to", s.Outcome().Seats[1].Total)
	// Output:
	// {light map[lamp:hall seat:0]} tells 1
	// {light map[lamp:attic seat:1]} tells 1
	// {light map[lamp:cellar seat:0]} tells 1
	// {roll map[seat:1]} tells 1
	// points: 4 to 3
}
