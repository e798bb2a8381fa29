package intoodeep

import "safehouse/rules"

// Privileges are rules and moves that options of ours give the first seat alone (doc.go).

// A Privilege is one of them; its option has the same id.
type Privilege uint8

// Privileges.
const (
	Tunnels    Privilege = iota // no Blockade stops a Criminal
	FreeHooks                   // a tag that a rival holds costs nothing
	Immunity                    // a Chapter that fails takes nothing
	privileges = 3
)

var privilegeIDs = []string{"tunnels", "free-hooks", "immunity"}

// privilegeOptions are their choices of the set-up.
func privilegeOptions() (l []rules.Option) {
	for _, id := range privilegeIDs {
		l = append(l, rules.Option{ID: id, Kind: rules.Bool})
	}
	return l
}

// grant takes the privileges out of the options.
func (o *Choices) grant(opt rules.Options) {
	for x, id := range privilegeIDs {
		o.Privileges[x] = int8(opt[id])
	}
}

// Has reports whether p has a privilege.
func (s *State) Has(p int, x Privilege) bool { return p == 0 && s.Options.Privileges[x] == 1 }

// ignores reports whether no Blockade stops the Criminals that p moves.
func (s *State) ignores(p int) bool { return s.Turning.Ignoring || s.Has(p, Tunnels) }

// tagPrice is what it costs p to take the tag of k: Intel for the rival that holds it.
func (s *State) tagPrice(p int, k Criminal) int16 {
	if s.holder(k) < 0 || s.Has(p, FreeHooks) {
		return 0
	}
	return hookPrice
}
