package intoodeep

import "safehouse/scenes"

// stockSigns are the pictograms of what the game counts, by the ID of a stock.
var stockSigns = scenes.Signs{
	"intel":      "{icon:intoodeep/intel}",
	"grip":       "{icon:intoodeep/grip}",
	"hooked":     "{icon:intoodeep/hook}",
	"evidence":   "{icon:intoodeep/evidence}",
	"dossiers":   "{icon:intoodeep/dossier}",
	"tolerance":  "{icon:intoodeep/tolerance}",
	"corruption": "{icon:intoodeep/dilemma}",
	"banked":     "{icon:intoodeep/well}",
	"boosts":     "{icon:intoodeep/boost}",
	"held":       "{icon:intoodeep/gadget}",
	"heat":       "{icon:intoodeep/heat}",
	"actions":    "{icon:hourglass}",
}
