package shadownetwork

// step is a part of the Lone Syndicate's board that it acts on.
type step uint8

const (
	noStep step = iota
	stepCard
	stepPlace
	stepLeak
	stepMarket
	stepHandler
	stepLedger
	stepContract
)

// stepOf is the part of the board that events of the Lone Syndicate are about.
var stepOf = map[string]step{
	"action": stepCard, "placed": stepPlace, "took": stepPlace, "leaked": stepLeak, "recruited": stepMarket, "hired": stepHandler, "used": stepHandler,
	"filed": stepLedger, "briefcase": stepLedger, "milestone": stepLedger, "emptied": stepContract, "drew": stepContract,
}
