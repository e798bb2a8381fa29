package deepstate

import "math/bits"

// A Player is who takes turns: the seats in clockwise order, and in a solo
// game HOC as the second player.
type Player uint8

// Players of the largest game, and of a game against HOC.
const (
	players        = 5
	nobody  Player = 0xff

	You Player = 0 // the lone seat of a solo game
	HOC Player = 1 // the opponent in a solo game
)

// Agents is how many Agent meeples every player has; StartReserve of them are
// in the Active Reserve when the game begins.
const (
	Agents       = 10
	StartReserve = 3
)

// Limits of hands.
const (
	TreatyLimit = 6 // checked in the Treaty Phase
	MenLimit    = 3
)

// A Group is the kind of influence a card stands for.
type Group uint8

// The six groups (rulebook: Breakdown of an Objective card). The first three
// are the basic ones, the first four have Secondary Objectives.
const (
	MassControl Group = iota
	Finance
	Science
	SupremePower
	KeyConnections
	InnerCircleGroup
	groups      = 6
	basics      = 3
	secondaries = 4
)

var groupIDs = []string{"mass-control", "finance", "science", "supreme-power", "key-connections", "inner-circle"}

// Basic reports whether cards of the group are worth a point themselves.
func (g Group) Basic() bool { return g < basics }

// secondaryCount is how many Secondary Objectives the box holds.
var secondaryCount = [secondaries]uint8{MassControl: 10, Finance: 10, Science: 10, SupremePower: 5}

// An Emblem is what Projects and Treaties ask for.
type Emblem uint8

// Emblems.
const (
	NoEmblem Emblem = iota
	Communists
	Peacekeepers
	Spies
	SpecialInterest
	emblems = 5
)

var emblemIDs = []string{"none", "communists", "peacekeepers", "spies", "special-interest"}

// A Set is a set of Treaties, one bit each.
type Set uint64

// Has reports whether t is in the set.
func (s Set) Has(t Treaty) bool { return s>>t&1 == 1 }

// With is the set and t.
func (s Set) With(t Treaty) Set { return s | 1<<t }

// Without is the set less t.
func (s Set) Without(t Treaty) Set { return s &^ (1 << t) }

// Len is the number of Treaties in the set.
func (s Set) Len() int { return bits.OnesCount64(uint64(s)) }

// first is the lowest Treaty of a set that is not empty, rest the others.
func (s Set) first() Treaty { return Treaty(bits.TrailingZeros64(uint64(s))) }
func (s Set) rest() Set     { return s & (s - 1) }

// A Token is one of the three Treaty tokens.
type Token uint8

// Tokens, each with the Treaty of its name.
const (
	YakuzaToken Token = iota
	CosaNostraToken
	TriadsToken
	tokens = 3
)

var tokenTreaty = [tokens]Treaty{Yakuza, CosaNostra, Triads}
