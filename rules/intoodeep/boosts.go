package intoodeep

import "math/bits"

// A Boost is a face of a Boost token: its kind and the number on it.
type Boost uint8

// Boosts, in the order of games §8.
const (
	SwapItems Boost = iota
	MoveItem
	SwapItemCriminal
	SwapCriminals
	MoveCriminal
	Shift2
	Shift3
	Shift4
	SwapTags
	DiscardDilemma
	SiftDilemmas
	Challenge
	Lock
	Peek
	PeekAndTake
	Take
	Reveal
	SideCrime1
	SideCrime2
	Grip2
	Grip3
	IgnoreBlockades
	MoveHeat
	Tolerance
	HookMore
	Act1
	Act2
	boosts = 27

	boostTokens       = 38
	noBoost     Boost = 0xff
)

// A Colour tells when a Boost works.
type Colour uint8

// Colours.
const (
	Blue Colour = iota // saved, and spent in the owner's Perform Actions step
	Pink               // resolved as soon as it is gained
)

// boostTable is the 38 tokens by their faces (games §8).
var boostTable = [boosts]struct {
	ID     string
	Copies int
	Colour Colour
	// Worth is what claiming it is worth to bots, and having it saved.
	Worth float64
	Text  []Step
}{
	SwapItems:        {"swap-items", 2, Blue, 1.5, fx(swapItems())},
	MoveItem:         {"move-item", 2, Blue, 1.4, fx(moveItem())},
	SwapItemCriminal: {"swap-item-criminal", 1, Blue, 1.3, fx(swapItemCriminal())},
	SwapCriminals:    {"swap-criminals", 1, Blue, 1.6, fx(swapCriminals())},
	MoveCriminal:     {"move-criminal", 2, Blue, 1.8, fx(moveCriminal())},
	Shift2:           {"shift-2", 1, Blue, 0.9, fx(shifts(2))},
	Shift3:           {"shift-3", 1, Blue, 1.1, fx(shifts(3))},
	Shift4:           {"shift-4", 1, Blue, 1.2, fx(shifts(4))},
	SwapTags:         {"swap-tags", 1, Blue, 1.2, fx(swapTags())},
	DiscardDilemma:   {"discard-dilemma", 2, Blue, 1.4, fx(discardAny())},
	SiftDilemmas:     {"sift-dilemmas", 1, Pink, 1.2, fx(drawDilemmas(2), discardFromHand(2))},
	Challenge:        {"challenge", 1, Blue, 1.0, fx(challenge())},
	Lock:             {"lock", 2, Blue, 0.7, fx(lockTag())},
	Peek:             {"peek", 1, Pink, 0.2, fx(peek(2))},
	PeekAndTake:      {"peek-and-take", 1, Pink, 2.7, fx(peekAny(2), takePeeked())},
	Take:             {"take", 1, Pink, 2.3, fx(takeToken())},
	Reveal:           {"reveal", 1, Pink, 0.1, fx(revealToken())},
	SideCrime1:       {"side-crime-1", 1, Pink, 1.3, fx(drawSides(1))},
	SideCrime2:       {"side-crime-2", 1, Pink, 2.2, fx(drawSides(2))},
	Grip2:            {"grip-2", 3, Pink, 1.9, fx(gainGrip(2))},
	Grip3:            {"grip-3", 1, Pink, 2.8, fx(gainGrip(3))},
	IgnoreBlockades:  {"ignore-blockades", 2, Blue, 1.0, fx(ignoreBlockades())},
	MoveHeat:         {"move-heat", 1, Blue, 0.9, fx(moveHeat())},
	Tolerance:        {"tolerance", 2, Pink, 1.0, fx(tolerance())},
	HookMore:         {"hook", 1, Blue, 1.8, fx(hookMore())},
	Act1:             {"act-1", 2, Blue, 1.3, fx(gainActions(1))},
	Act2:             {"act-2", 2, Blue, 2.5, fx(gainActions(2))},
}

// Stock is a set of Boost tokens, one bit each.
type Stock uint64

// boostOf is the face of each of the 38 tokens, stockOf the tokens of each
// face, blueTokens those that are saved.
var boostOf, stockOf, blueTokens = func() (of [boostTokens]Boost, stock [boosts]Stock, blue Stock) {
	n := 0
	for b := range boostTable {
		for range boostTable[b].Copies {
			of[n] = Boost(b)
			stock[b] |= 1 << n
			n++
		}
		if boostTable[b].Colour == Blue {
			blue |= stock[b]
		}
	}
	return of, stock, blue
}()

const allBoosts = Stock(1<<boostTokens - 1)

// Len is the number of tokens.
func (s Stock) Len() int { return bits.OnesCount64(uint64(s)) }

// first is the lowest token of a set that is not empty.
func (s Stock) first() uint8 { return uint8(bits.TrailingZeros64(uint64(s))) }
