package infiltration

import "safehouse/scenes"

// stockSigns are the pictograms of what the game counts, by the ID of a stock.
var stockSigns = scenes.Signs{
	"tokens":     "{icon:infiltration/data}",
	"prototypes": "{icon:infiltration/special/prototype}",
	"escaped":    "{icon:infiltration/escape}",
	"items":      "{icon:card}",
	"wounds":     "{icon:wound}",
	"alarm":      "{icon:infiltration/alarm}",
	"proximity":  "{icon:infiltration/proximity}",
}
