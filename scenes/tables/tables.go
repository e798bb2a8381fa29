package tables

import (
	"safehouse/scenes"
	"safehouse/scenes/infiltration"
	"safehouse/scenes/masters"
)

// All makes a table for each game, by the game's id.
var All = map[string]func() scenes.Table{
	"infiltration": infiltration.New,
	"masters":      masters.New,
}

// Campaigns are the campaigns that can be played, beside the tables of their
// games.
var Campaigns = []scenes.Campaign{masters.RiverCity{}}
