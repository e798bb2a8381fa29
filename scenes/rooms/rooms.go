// Package rooms is where the rooms of scenes are put together: the one place that knows them all. The program and the tests
// of the whole call Furnish before the first scene is shown.
package rooms

import (
	"safehouse/scenes"
	"safehouse/scenes/after"
	"safehouse/scenes/almanac"
	"safehouse/scenes/aloud"
	"safehouse/scenes/desk"
	"safehouse/scenes/person"
	"safehouse/scenes/play"
)

// Furnish tells a house which scene each room shows.
func Furnish(h *scenes.House) {
	r := &h.Rooms
	r.Table, r.Teach, r.Posed, r.Replay = play.New, play.Teach, play.Posed, play.NewReplay
	r.Title, r.SetUp, r.Swap, r.Rules, r.Settings, r.Unpack = desk.NewTitle, desk.NewSetUp, desk.NewSwap, desk.NewRules, desk.NewSettings, desk.Unpack
	r.RulesOf, r.Almanac = desk.NewRulesOf, almanac.New
	r.Puzzle, r.Puzzles = play.Puzzle, desk.NewPuzzles
	r.Results, r.Analysis = after.NewResults, after.NewAnalysis
	r.Person, r.Campaigns = person.New, person.NewCampaigns
	h.Reader = aloud.New()
}
