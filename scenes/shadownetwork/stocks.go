package shadownetwork

import "safehouse/scenes"

// stockSigns are the pictograms of what the game counts, by the ID of a stock.
var stockSigns = scenes.Signs{
	"influence":  "{icon:star}",
	"inbox":      "{icon:to-box}",
	"briefcases": "{icon:tag}",
	"turned-in":  "{icon:card}{icon:check}",
	"contracts":  "{icon:card}",
	"on-call":    "{icon:meeple}",
	"cities":     "{icon:meeple}{icon:pin}",
	"handlers":   "{icon:people}",
	"room":       "{icon:unlock}",
}
