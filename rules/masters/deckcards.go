package masters

// A Card is one of the cards of the event deck: the 41 events and the crises.
type Card uint8

// The cards that rules name. An event's number is its index plus one up to 24.
const (
	Event1       Card = 0
	Event24      Card = 23
	EventM1      Card = 38
	events            = 41
	CrisisC1     Card = 41
	CrisisZ1     Card = 47
	CrisisZ2     Card = 48
	cards             = 49
	noCard       Card = 0xff
	deckSize          = 40 // the longest deck and the Retiree's three
	insertable        = 3  // M1, M2 and M3
	crisisCopies      = 13
)

// Crisis reports whether c is a crisis: it cannot be discarded by an alert.
func (c Card) Crisis() bool { return c >= CrisisC1 }

// Copies is how many of a card the box holds.
func (c Card) Copies() int { return int(cardTable[c].Copies) }

// A DeckCard is what is printed on an event or a crisis.
type DeckCard struct {
	ID     string
	Copies uint8 // as many as the decks need (ruling)
	Text   []Step
}

// cardTable is the pool, one row a card (games §6, §7).
var cardTable = [cards]DeckCard{
	{"1", 1, fx(intoBag(3, Camera))},
	{"2", 1, fx(crowdedDoor(2))},
	{"3", 1, fx(nextToCamera(1))},
	{"4", 1, fx(nextToGuard(1))},
	{"5", 1, fx(lockGuards(3))},
	{"6", 1, fx(intoBag(2, Lock))},
	{"7", 1, fx(atWindow(1))},
	{"8", 1, fx(reboot())},
	{"9", 1, fx(doubleCameras())},
	{"10", 1, fx(nextToGuard(1), nextToCamera(1))},
	{"11", 1, fx(relock())},
	{"12", 1, fx(blab())},
	{"13", 1, fx(overwhelmed())},
	{"14", 1, fx(rattle())},
	{"15", 1, fx(wakeShared(), comfort())},
	{"16", 1, fx(rotate(2))},
	{"17", 1, fx(whisper())},
	{"18", 1, fx(doubt())},
	{"19", 1, fx(guardWatched())},
	{"20", 1, fx(hurryUp())},
	{"21", 1, fx(fear())},
	{"22", 1, fx(fumble())},
	{"23", 1, fx(wakeShared())},
	{"24", 1, fx(lastIdea())},
	{"a1", 2, fx(guardWatched())},
	{"a2", 1, fx(watchedGuard())},
	{"a3", 1, fx(wakeShared())},
	{"a4", 1, fx(theirWord())},
	{"b1", 1, fx(swapTough(Camera))},
	{"b2", 1, fx(swapTough(Lock))},
	{"b3", 1, fx(swapTough(Guard))},
	{"d1", 1, fx(dogToCharacter(3))},
	{"d2", 1, fx(dogToLoot(3))},
	{"d3", 1, fx(dogToFear())},
	{"g1", 1, fx(gate(1))},
	{"g2", 1, fx(gate(2))},
	{"g3", 1, fx(gateLock())},
	{"g4", 1, fx(gateGuard())},
	{"m1", 1, fx()},
	{"m2", 1, fx(confidence(2, 2))},
	{"m3", 1, fx(met(1))},

	{"c1", 1, fx(reinforce())},
	{"c2", 4, fx(sweep())},
	{"c3", 3, fx(gate(1))},
	{"c4", 1, fx(lockLoot())},
	{"c5", 1, fx(panicNow())},
	{"c6", 1, fx(hounds(3))},
	{"z1", 1, fx(alarm())},
	{"z2", 1, fx(allGates(), alarm())},
}
