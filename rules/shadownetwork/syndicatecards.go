package shadownetwork

// An Action is one of the ten Lone Syndicate Action Cards.
type Action uint8

const (
	actions         = 10
	noAction Action = 0xff
)

// An ActionCard is a Lone Syndicate Action Card (games 3.8): where the walk
// for a target begins, the city onto which each letter leaks, and which
// Contract of the market a milestone takes. Every card shows the same market
// actions, Recruit and then Hire, and the same priority of Handlers.
type ActionCard struct {
	ID       string
	Start    City
	Leaks    [letters]City
	Contract uint8 // slot: 0 is I, the top of the deck, 2 is III
}

//mutants:zero Start Contract
var actionTable = [actions]ActionCard{
	//      start    A        B       C       D        E
	{"sa01", Moscow, [letters]City{NewYork, Rome, Moscow, Beijing, Tokyo}, slotIII},
	{"sa02", NewYork, [letters]City{NewYork, London, Moscow, Beijing, Sydney}, slotII},
	{"sa03", NewYork, [letters]City{NewYork, Rome, Moscow, Beijing, Tokyo}, slotI},
	{"sa04", London, [letters]City{NewYork, London, Moscow, Beijing, Tokyo}, slotII},
	{"sa05", Rome, [letters]City{NewYork, Rome, Moscow, Beijing, Sydney}, slotIII},
	{"sa06", Moscow, [letters]City{NewYork, London, Moscow, Beijing, Sydney}, slotI},
	{"sa07", Beijing, [letters]City{NewYork, Rome, Moscow, Beijing, Sydney}, slotII},
	{"sa08", Beijing, [letters]City{NewYork, London, Moscow, Beijing, Tokyo}, slotI},
	{"sa09", Tokyo, [letters]City{NewYork, London, Moscow, Beijing, Sydney}, slotIII},
	{"sa10", Sydney, [letters]City{NewYork, Rome, Moscow, Beijing, Tokyo}, slotII},
}

// Slots of the Contract market, the top of the deck first.
const (
	slotI = iota
	slotII
	slotIII
	slots = 3
)

// Card is what is printed on the Action Card.
func (a Action) Card() *ActionCard { return &actionTable[a] }

// An actionSet is a set of Action Cards, one bit each.
type actionSet uint16

const allActions actionSet = 1<<actions - 1

// A SyndicateRow is a row of the Lone Syndicate's ledger (games 3.7).
type SyndicateRow struct {
	Influence uint8 // for each briefcase
	Bonus     Goods // for a milestone, the second column
}

//mutants:zero Influence
var syndicateRows = [colours]SyndicateRow{
	Yellow: {1, fx(influence(2))},
	Green:  {3, fx(influence(2), blue(1))},
	Blue:   {4, fx(influence(2))},
	Purple: {6, fx(influence(3))},
}

// rowSpaces is how many Intelligence a row of the Lone Syndicate's ledger
// holds, and what a briefcase takes.
const rowSpaces = briefcaseCost
