package games

import (
	deepstatefeats "safehouse/rules/deepstate/feats"
	"safehouse/rules/feat"
	infiltrationfeats "safehouse/rules/infiltration/feats"
	intoodeepfeats "safehouse/rules/intoodeep/feats"
	mastersfeats "safehouse/rules/masters/feats"
	shadownetworkfeats "safehouse/rules/shadownetwork/feats"
)

// feats are the achievements of each game.
var feats = map[string][]feat.Feat{
	"masters":       mastersfeats.List,
	"infiltration":  infiltrationfeats.List,
	"intoodeep":     intoodeepfeats.List,
	"deepstate":     deepstatefeats.List,
	"shadownetwork": shadownetworkfeats.List,
}

// Feats are the achievements of a game by its id, in the order of its table.
func Feats(game string) []feat.Feat { return feats[game] }
