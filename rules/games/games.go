// Package games is the registry: one line a game. It is imported by cmd,
// scenes, save and tests only; everything else knows games through the
// contract of package rules.
package games

import (
	"safehouse/rules"
	"safehouse/rules/deepstate"
	"safehouse/rules/infiltration"
	"safehouse/rules/shadownetwork"
)

// All are the games that can be played, in the order of the boxes on the desk.
var All = []rules.Game{
	infiltration.Game{},
	deepstate.Game{},
	shadownetwork.Game{},
}

// Find is the game with the given id.
func Find(id string) (rules.Game, bool) {
	for _, g := range All {
		if g.Info().ID == id {
			return g, true
		}
	}
	return nil, false
}
