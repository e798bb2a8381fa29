package play_test

import (
	"testing"

	"safehouse/rules/puzzles"
	"safehouse/save"
	"safehouse/scenes/play"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

// What is chosen in a puzzle is answered and kept, and the table stays as it is.
func TestAPuzzleIsAnswered(t *testing.T) {
	for game := range tables.All {
		if len(puzzles.Of(game)) == 0 {
			continue
		}
		t.Run(game, func(t *testing.T) {
			d := scenestest.BlindDesk(t, 1280, 720)
			d.House.Tables = tables.All
			id := puzzles.Of(game)[0].ID
			stands := func(want save.PuzzleState, try int) {
				t.Helper()
				if s, n := d.House.Profile.Puzzle(game, id); s != want || n != try {
					t.Errorf("the puzzle stands at %d, try %d; want %d, %d", s, n, want, try)
				}
				if n := len(play.Table(d.App).Match.Steps()); n != 0 {
					t.Errorf("%d actions were taken", n)
				}
			}
			shows := func(ids ...string) {
				t.Helper()
				d.Rest()
				for _, id := range ids {
					if !d.Shows(id) {
						t.Errorf("%s is not there: %v", id, d.App.Top().Stage().Words())
					}
				}
			}
			d.Puzzle(game, 0)
			shows("note", "puzzle/look", "button:hint")
			stands(save.PuzzleOpen, 0)
			d.Solve(game, 0, false)
			shows("note", "puzzle/again", "puzzle/show")
			stands(save.PuzzleMissed, 0)
			d.Visit("pick puzzle/again\nwait idle")
			if d.Shows("note") {
				t.Error("the card still lies on the table")
			}
			d.Solve(game, 0, true)
			shows("note", "puzzle/next", "puzzle/all")
			stands(save.PuzzleFound, 2)
			d.Solve(game, 0, false)
			stands(save.PuzzleFound, 2)
			shows("puzzle/show")
			d.Visit("pick puzzle/show\nwait idle")
			shows("puzzle/next")
			stands(save.PuzzleFound, 2)
		})
	}
}

// Before the answer of a puzzle is shown it is asked; then it counts as seen and no longer as found.
func TestTheAnswerIsAskedFor(t *testing.T) {
	const game = "infiltration"
	d := scenestest.BlindDesk(t, 1280, 720)
	d.House.Tables = tables.All
	id := puzzles.Of(game)[0].ID
	state := func() save.PuzzleState { s, _ := d.House.Profile.Puzzle(game, id); return s }
	d.Puzzle(game, 0)
	d.Visit("wait idle\npick puzzle/look\npick button:hint\nwait idle\nkey Enter\nwait idle")
	if s := state(); s != save.PuzzleOpen {
		t.Errorf("Enter alone showed it: %d", s)
	}
	d.Visit("pick button:hint\nwait idle\npick show-answer/0\nwait idle")
	if s := state(); s != save.PuzzleShown || !d.Shows("puzzle/next") {
		t.Errorf("it stands at %d: %v", s, d.App.Top().Stage().Words())
	}
	d.Solve(game, 0, true)
	if s := state(); s != save.PuzzleShown {
		t.Errorf("found after the answer it stands at %d", s)
	}
	d.Visit("pick puzzle/next\nwait idle")
	if d.Solve(game, 1, true); !d.Shows("note") {
		t.Error("the next puzzle is not the second one")
	}
	if s, try := d.House.Profile.Puzzle(game, puzzles.Of(game)[1].ID); s != save.PuzzleFound || try != 1 {
		t.Errorf("the next puzzle stands at %d, try %d", s, try)
	}
}
