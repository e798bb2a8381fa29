package infiltration

// stockSigns are the pictograms of what the game counts, by the ID of a stock.
var stockSigns = map[string]string{
	"tokens":     "{icon:infiltration/data}",
	"prototypes": "{icon:infiltration/special/prototype}",
	"escaped":    "{icon:infiltration/escape}",
	"items":      "{icon:card}",
	"wounds":     "{icon:wound}",
	"alarm":      "{icon:infiltration/alarm}",
	"proximity":  "{icon:infiltration/proximity}",
}
