package match_test

import (
	"fmt"

	"safehouse/rules"
	"safehouse/rules/infiltration"
	"safehouse/rules/match"
)

// A match is a game, a set-up and who decides for which seat. It offers what is legal, tells what an action did, takes it back
// and looks back at any position.
func Example() {
	m, err := match.New(infiltration.Game{}, rules.Setup{Seats: 2, Seed: 7}, []match.Controller{
		{Kind: match.Person, Participant: "Ada"},
		{Kind: match.Bot, Level: "easy"},
	}, nil) // in the program a sink writes each record to a file
	if err != nil {
		fmt.Println(err)
		return
	}
	in := m.Game().Info()
	turn := m.Turn()
	fmt.Println(in.ID, "asks seat", turn.Seat, "in phase", turn.Phase)

	legal := m.Legal()
	if _, err := m.Apply(legal[0]); err != nil {
		fmt.Println(err)
	}
	fmt.Println("actions:", m.Actions())

	if err := m.Undo(); err != nil {
		fmt.Println(err)
	}
	fmt.Println("after undo:", m.Actions(), "and the same choices:", len(m.Legal()) == len(legal))

	// What decides for a seat sees its view alone.
	view := m.View(0)
	fmt.Println("a view asks the same seat:", view.Turn().Seat == turn.Seat)
	// Output:
	// infiltration asks seat 0 in phase selection
	// actions: 1
	// after undo: 0 and the same choices: true
	// a view asks the same seat: true
}
