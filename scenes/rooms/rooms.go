// Package rooms is where the rooms of scenes are put together: the one place that knows them all. The program and the tests
// of the whole call Furnish before the first scene is shown.
package rooms

import (
	"safehouse/scenes"
	"safehouse/scenes/after"
	"safehouse/scenes/person"
)

// Furnish tells a house which scene each room shows.
func Furnish(h *scenes.House) {
	h.Rooms.Results, h.Rooms.Analysis = after.NewResults, after.NewAnalysis
	h.Rooms.Person = person.New
}
