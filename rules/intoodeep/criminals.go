package intoodeep

import "math/bits"

// A Criminal is one of the ten members of the Syndicate.
type Criminal uint8

// Criminals, in the order of games §4.
const (
	Disruptor Criminal = iota
	Dronejack
	Fixer
	Ghost
	Jumper
	Mechanic
	Persuader
	Scourge
	Smuggler
	Sprinter
	criminals          = 10
	nobody    Criminal = 0xff
)

// A Fee is what using a Skill costs.
type Fee uint8

// Fees.
const (
	Passive     Fee = iota // always on, never used
	Action                 // one action
	FirstFree              // the first use of a turn is free, then one action each
	OnceFree               // free, once a turn
	AlwaysFree             // free, as often as wanted
	skillSpace  = 3        // Grip from which the Skill works
	staminaFrom = 5        // Grip from which Grip buys extra actions
	topGrip     = 9
)

// criminalTable is the ten Player Aids: what a Skill costs and does. The
// passive ones are rules of their own: see passes and scene.
var criminalTable = [criminals]struct {
	ID    string
	Fee   Fee
	Skill []Step
}{
	Disruptor: {"disruptor", FirstFree, fx(shiftNearby())},
	Dronejack: {"dronejack", Action, fx(droneItem())},
	Fixer:     {"fixer", Action, fx(remotePower())},
	Ghost:     {"ghost", Passive, fx(walksThrough(), alwaysAlone())},
	Jumper:    {"jumper", Action, fx(jump())},
	Mechanic:  {"mechanic", Passive, fx(standsIn())},
	Persuader: {"persuader", Action, fx(pushNearby())},
	Scourge:   {"scourge", OnceFree, fx(inspire())},
	Smuggler:  {"smuggler", AlwaysFree, fx(snatch())},
	Sprinter:  {"sprinter", Action, fx(sprint())},
}

// gripValues is what the lowest disc scores by its space (games §5).
var gripValues = [topGrip + 1]int{0, 1, 2, 4, 6, 9, 12, 16, 20, 25}

// A Crew is a set of Criminals, one bit each.
type Crew uint16

// Has reports whether k is in the set.
func (s Crew) Has(k Criminal) bool { return k < criminals && s>>k&1 == 1 }

// Len is the number of Criminals in the set.
func (s Crew) Len() int { return bits.OnesCount16(uint16(s)) }

// first is the lowest Criminal of a set that is not empty, rest the others.
func (s Crew) first() Criminal { return Criminal(bits.TrailingZeros16(uint16(s))) }
func (s Crew) rest() Crew      { return s & (s - 1) }
