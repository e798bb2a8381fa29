// Package games is the registry: one line a game. It is imported by cmd,
// scenes, save and tests only; everything else knows games through the
// contract of package rules.
package games

import (
	"slices"

	"safehouse/rules"
	"safehouse/rules/deepstate"
	deepstatecareer "safehouse/rules/deepstate/career"
	"safehouse/rules/infiltration"
	infiltrationcareer "safehouse/rules/infiltration/career"
	"safehouse/rules/intoodeep"
	intoodeepcareer "safehouse/rules/intoodeep/career"
	"safehouse/rules/masters"
	"safehouse/rules/masters/campaign"
	"safehouse/rules/shadownetwork"
	shadownetworkcareer "safehouse/rules/shadownetwork/career"
)

// All are the games that can be played, in the order in which the referee lists them.
var All = []rules.Game{
	masters.Game{},
	infiltration.Game{},
	intoodeep.Game{},
	deepstate.Game{},
	shadownetwork.Game{},
}

// Campaigns go on over many matches of a game. They have no table of their own;
// the referee plays them as games.
var Campaigns = []rules.Game{
	campaign.Game{},
	infiltrationcareer.Game,
	intoodeepcareer.Game,
	deepstatecareer.Game,
	shadownetworkcareer.Game,
}

// Playable are all games and campaigns.
func Playable() []rules.Game { return slices.Concat(All, Campaigns) }

// Find is the game or campaign with the given id.
func Find(id string) (rules.Game, bool) {
	for _, g := range Playable() {
		if g.Info().ID == id {
			return g, true
		}
	}
	return nil, false
}
