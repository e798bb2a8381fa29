package deepstate

import "safehouse/scenes"

// stockSigns are the pictograms of what the game counts, by the ID of a stock.
var stockSigns = scenes.Signs{
	"influence":   "{icon:deepstate/seal}",
	"objectives":  "{icon:card}",
	"placed":      "{icon:deepstate/agent}{icon:card}",
	"covert":      "{icon:deepstate/agent}{icon:target}",
	"reserve":     "{icon:deepstate/agent}",
	"stages":      "{icon:flag}",
	"secondaries": "{icon:crown}",
	"made":        "{icon:deepstate/reveal}{icon:check}",
	"hand":        "{icon:deepstate/reveal}",
	"men":         "{icon:person}",
}
