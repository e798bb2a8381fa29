package save_test

import (
	"fmt"
	"os"

	"safehouse/rules"
	"safehouse/rules/infiltration"
	"safehouse/rules/match"
	"safehouse/save"
)

// A folder holds what a person keeps. A match that is begun in it writes each action before the next one is taken, and goes on
// where it was after any end of the program.
func Example() {
	dir, err := os.MkdirTemp("", "safehouse")
	if err != nil {
		fmt.Println(err)
		return
	}
	defer os.RemoveAll(dir)
	folder, err := save.OpenFolder(dir)
	if err != nil {
		fmt.Println(err)
		return
	}
	begun, err := folder.NewMatch(infiltration.Game{}, rules.Setup{Seats: 2, Seed: 7}, []match.Controller{
		{Kind: match.Person, Participant: "Ada"},
		{Kind: match.Bot, Level: "easy"},
	}, save.About{})
	if err != nil {
		fmt.Println(err)
		return
	}
	if _, err := begun.Match().Apply(begun.Match().Legal()[0]); err != nil {
		fmt.Println(err)
	}
	id := begun.ID()
	if err := begun.Close(); err != nil {
		fmt.Println(err)
	}

	again, report, err := folder.OpenMatch(id)
	if err != nil {
		fmt.Println(err)
		return
	}
	defer again.Close()
	fmt.Println("whole:", report.Whole(), "actions:", again.Match().Actions())
	// Output:
	// whole: true actions: 1
}
