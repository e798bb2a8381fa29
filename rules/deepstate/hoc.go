package deepstate

// HOC is the opponent of a lone player (games §12): a second player whose
// turns are decided by cards.

// A HOCCard is one of the kinds of HOC Action cards.
type HOCCard uint8

// The HOC Action cards (games §12.4).
const (
	QuietMove HOCCard = iota
	Consolidation
	Entrenchment
	HostileTakeover
	Connections
	ThePlan
	GrandDesign
	BlackOperation
	CallToService
	hocKinds = 9
	HOCCards = 14
)

// HOCActionCard is what is printed on a HOC Action card.
type HOCActionCard struct {
	ID     string
	Copies uint8
	Text   []Step // the first of these that is possible is done
}

// hocTable is the HOC Action deck, one row a kind.
var hocTable = [hocKinds]HOCActionCard{
	QuietMove:       {"quiet-move", 2, fx(takeBest(0))},
	Consolidation:   {"consolidation", 2, fx(takeBest(1))},
	Entrenchment:    {"entrenchment", 1, fx(takeBest(2))},
	HostileTakeover: {"hostile-takeover", 3, fx(seizeBest(1), takeBest(1))},
	Connections:     {"connections", 1, fx(takeContact(1), advanceFirst())},
	ThePlan:         {"the-plan", 2, fx(advanceFirst())},
	GrandDesign:     {"grand-design", 1, fx(advanceTop(), covert())},
	BlackOperation:  {"black-operation", 1, fx(covert(), recruitPool(2))},
	CallToService:   {"call-to-service", 1, fx(recruitPool(2))},
}

// Copies is how many of HOC's cards are of this kind.
func (k HOCCard) Copies() int { return int(hocTable[k].Copies) }

// hocOtherwise is what HOC tries when its card allows nothing.
var hocOtherwise = fx(takeBest(1), seizeBest(0), covert(), advanceFirst(), recruitPool(2))

// A Level is how strong HOC is.
type Level uint8

// The levels on HOC's Identity card.
const (
	Secretary Level = iota
	Director
	Chairman
	PuppetMaster
	levels = 4
)

var levelIDs = []string{"secretary", "director", "chairman", "puppet-master"}

// Identity is one row of HOC's Identity card.
type Identity struct {
	Reserve uint8 // Agents in the Active Reserve at the start
	Ghosts  uint8 // besides those of COMINTERN
	Ahead   int8  // the highest Stage it may enter is the round's number plus this
	Treaty  uint8 // the least that each of its Treaties counts
}

// identityTable is HOC's Identity card, one row a level. The numbers are made so
// that it beats the hard bot in about 10, 30, 50 and 75 of 100 games. The least
// Treaty value stays below the highest printed one, so that which Treaty HOC
// keeps, and the grudges that let it choose, decide something.
//
//mutants:zero Ghosts Ahead Treaty
var identityTable = [levels]Identity{
	Secretary:    {Reserve: 3, Ghosts: 0, Ahead: 1, Treaty: 2},
	Director:     {Reserve: 4, Ghosts: 2, Ahead: 1, Treaty: 3},
	Chairman:     {Reserve: 5, Ghosts: 3, Ahead: 1, Treaty: 4},
	PuppetMaster: {Reserve: 5, Ghosts: 4, Ahead: 2, Treaty: 5},
}

// hocProjects is how many Projects HOC can enter: all but DEEP STATE.
const hocProjects = projects - 1

// MaxReveal is the most Treaty cards that HOC turns over in a Treaty Phase.
const MaxReveal = 3
