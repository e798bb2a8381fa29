package shadownetwork

// drawn are the pictograms of cards that the sheet holds.
var drawn = map[string]bool{
	"shadownetwork/crown-cipher": true, "shadownetwork/double-agent": true,
}
