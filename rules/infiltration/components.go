package infiltration

import "safehouse/rules/pile"

// An Operative is one of the six thieves.
type Operative uint8

// The operatives, in the order of games §4.
const (
	Gabriel Operative = iota
	Hugo
	Animal
	Marilyn
	Monica
	White
	operatives            = 6
	noOperative Operative = 0xff
)

var operativeIDs = []string{"gabriel-correa-santiago", "hugo-cash", "animal-mcevoy", "marilyn-7y3t9d", "monica-singh", "mr-white"}

// specialists are the two items that each operative takes first in the
// Specialists variant.
//
//mutants:zero
var specialists = [operatives][2]Item{
	Gabriel: {DisrupterLaser, RemoteDrone},
	Hugo:    {CallForBackup, Sledgehammer},
	Animal:  {Diesel, GaussPistol},
	Marilyn: {Slider, QianjuPT},
	Monica:  {FlechettePistol, MovementTracker},
	White:   {Informant, Secretaries},
}

// A Place is where something stands: a position of the line, counted from the
// entry room, the secret room, or somewhere outside.
type Place uint8

// Places. The line is 0 (the entry room) to 11 (the deepest room).
const (
	Entry    Place = 0
	Deepest  Place = 11
	Secret   Place = 12
	Out      Place = 13 // escaped
	Captured Place = 14
	Away     Place = 15 // not in this game
	Pool     Place = 16 // beside the board: specials and NPCs not in play yet
	Gone     Place = 17 // out of the game
	inHand   Place = 18 // a room item that has not been left anywhere

	rooms  = 13 // places that are rooms
	noRoom = 0xff
)

var placeIDs = []string{"1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "secret", "out", "captured", "away", "pool", "gone", "none"}

// InLine reports whether p is one of the twelve rooms in a row.
func (p Place) InLine() bool { return p <= Deepest }

// Inside reports whether p is a room of the facility.
func (p Place) Inside() bool { return p <= Secret }

// A Card is an action card or an item card: what can be selected and played.
type Card uint8

// Action cards come first, the 35 items follow.
const (
	Advance Card = iota
	Retreat
	Interface
	Download
	Extract
	actions         = 5
	noCard     Card = 0xff
	hiddenCard Card = 0xfe // in a view: a card lies there, but which one is hidden
)

// IsItem reports whether c is an item card.
func (c Card) IsItem() bool { return c >= actions && c < actions+items }

// Item is the item that an item card is.
func (c Card) Item() Item { return Item(c - actions) }

// An Item is one of the 35 item cards.
type Item uint8

// Card is the item as a card that can be selected.
func (i Item) Card() Card { return Card(i) + actions }

// A Set is a set of items.
type Set = pile.Set[Item]

// A Fate is what happens to an item at the end of the round in which it was
// played (games §2).
type Fate uint8

// Fates.
const (
	Discard  Fate = iota // to the item discard pile
	Hand                 // back to its owner's hand
	Box                  // out of the game
	RoomFate             // stays in the room where it was left
)

// A Floor is where a room card belongs.
type Floor uint8

// Floors.
const (
	First Floor = iota
	Second
	SecretFloor
)

// A Guard is what secures data in a room.
type Guard uint8

// Guards.
const (
	Unguarded Guard = iota
	TechLock
	LabWorker
)

// The tokens in the box.
const (
	TokensPerValue  = 39 // data file tokens of each value 1, 2 and 3
	Tokens          = 3 * TokensPerValue
	GuardTokens     = 13
	InterfaceTokens = 13
	Prototypes      = 4
)

// Worth of special cards at scoring, in zettabytes (games §8).
const (
	PrototypeWorth = 6
	FileWorth      = 3
)

// Bounds of the security tracker.
const (
	AlarmMin     = -1
	AlarmMax     = 8
	ProximityMax = 99
)
