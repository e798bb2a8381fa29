package tables

import "safehouse/scenes"

// All makes a table for each game, by the game's id.
var All = map[string]func() scenes.Table{
	"infiltration": func() scenes.Table { return Plain("infiltration") },
}
