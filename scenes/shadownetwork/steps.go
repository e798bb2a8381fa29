package shadownetwork

// The parts of the Lone Syndicate's board that it acts on: of an event, the Part of its row.
const (
	noStep = iota
	stepCard
	stepPlace
	stepLeak
	stepMarket
	stepHandler
	stepLedger
	stepContract
)
