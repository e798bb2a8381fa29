package shadownetwork

// The Encryption Ledger of a player board.

// briefcaseCost is the Intelligence of one colour that a briefcase takes: one
// piece goes back to the supply, two make the briefcase.
const briefcaseCost = 3

// A RowCard is a row of the ledger (games 2.2).
type RowCard struct {
	Spaces    uint8
	Influence uint8 // for each briefcase
	Lines     uint8 // spaces whose filling crosses a milestone, bit n for space n
}

// before is the milestone lines before the given spaces.
func before(spaces ...uint8) (lines uint8) {
	for _, n := range spaces {
		lines |= 1 << n
	}
	return lines
}

//mutants:zero Spaces Influence Lines
var rowTable = [colours]RowCard{
	Yellow: {6, 1, before(3)},
	Green:  {6, 3, before(3, 5)},
	Blue:   {5, 4, before(2, 4)},
	Purple: {4, 6, before(2, 4)},
}

// columns is the number of outlined columns in each half of the ledger.
const columns = 4

// columnTable is the Influence printed above the columns of yellow and green
// and below those of blue and purple.
var columnTable = [2][columns]uint8{
	{2, 2, 2, 3},
	{2, 2, 3, 4},
}

// partner is the row that shares its columns with c.
func (c Colour) partner() Colour { return c ^ 1 }

// recycled is the number of yellow spaces that are emptied when the last one is
// filled, recycleBonus the Influence for it.
const (
	recycled     = 2
	recycleBonus = 2
)

// milestoneInfluence is what the milestone action Collect Influence brings.
const milestoneInfluence = 3

// milestones is how many a player can cross in a game.
const milestones = 7

// coloured is the number of briefcases that can still serve a Contract.
func (r Row) coloured() uint8 { return r.Filled - r.White }

// canMake is the rule that keeps a player from making a briefcase of colour c.
func (p *PlayerState) canMake(c Colour) *why {
	switch {
	case p.Rows[c].Filled >= rowTable[c].Spaces:
		return whyRowFull
	case p.Inbox[c] < briefcaseCost:
		return whyThreeOfAKind
	}
	return nil
}
