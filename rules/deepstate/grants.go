package deepstate

import "safehouse/rules"

// Grants are what options of ours give the first seat for the whole game, as a Stage or a
// Persistent Treaty would (doc.go).

// A Grant is such a gift; its option has the same id.
type Grant uint8

// Grants.
const (
	Ghost  Grant = iota // a Ghost Agent
	Waiver              // two parts of a Treaty's Conditions may be missing
	Driver              // one more Agent comes back at each Recall
	Lamp                // the Supervisor does not restrict
	grants = 4
)

// grantTable is the grants, one row each.
var grantTable = [grants]struct {
	ID   string
	Text Step
}{
	Ghost:  {"ghost", ghosts(1)},
	Waiver: {"waiver", waive(2)},
	Driver: {"driver", recalls(1)},
	Lamp:   {"lamp", freeActions()},
}

var grantIDs = names(grants, func(i int) string { return grantTable[i].ID })

// grantsOf are the grants that a set-up gives, one bit each.
func grantsOf(opt rules.Options) (set uint8) {
	for x := range grants {
		set |= uint8(opt[grantTable[x].ID]) << x
	}
	return set
}

// Grants reports whether the set-up gives a grant.
func (o *Choices) Grants(x Grant) bool { return o.Granted>>x&1 == 1 }
