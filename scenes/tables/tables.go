package tables

import (
	"safehouse/scenes"
	"safehouse/scenes/deepstate"
	deepstateguide "safehouse/scenes/deepstate/guide"
	"safehouse/scenes/infiltration"
	infiltrationguide "safehouse/scenes/infiltration/guide"
	"safehouse/scenes/intoodeep"
	intoodeepguide "safehouse/scenes/intoodeep/guide"
	"safehouse/scenes/masters"
	mastersguide "safehouse/scenes/masters/guide"
	"safehouse/scenes/shadownetwork"
	shadownetworkguide "safehouse/scenes/shadownetwork/guide"
)

// All makes a table for each game, by the game's id.
var All = map[string]func() scenes.Table{
	"deepstate":     deepstate.New,
	"infiltration":  infiltration.New,
	"intoodeep":     intoodeep.New,
	"masters":       masters.New,
	"shadownetwork": shadownetwork.New,
}

// Boxes are the boxes of the games, in the order in which they lie on the desk.
var Boxes = []scenes.Box{intoodeep.Box, masters.Box, deepstate.Box, shadownetwork.Box, infiltration.Box}

// Lessons are the guided first games, by the game's id.
var Lessons = map[string]func() *scenes.Lesson{
	"deepstate":     deepstateguide.Lesson,
	"infiltration":  infiltrationguide.Lesson,
	"intoodeep":     intoodeepguide.Lesson,
	"masters":       mastersguide.Lesson,
	"shadownetwork": shadownetworkguide.Lesson,
}

// Campaigns are the campaigns that can be played, beside the tables of their
// games.
var Campaigns = []scenes.Campaign{masters.RiverCity{}, infiltration.Career, intoodeep.Career, deepstate.Career, shadownetwork.Career}
