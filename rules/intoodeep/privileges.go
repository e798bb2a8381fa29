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
	EchoOpen                    // the card that Echo flips next lies open
	privileges = 4
)

var privilegeIDs = []string{"tunnels", "free-hooks", "immunity", "echo-open"}

// privilegeOptions are their choices of the set-up.
func privilegeOptions() (l []rules.Option) {
	for _, id := range privilegeIDs {
		l = append(l, rules.Option{ID: id, Kind: rules.Bool})
	}
	l[EchoOpen].When = besideEcho
	return l
}

// grant takes the privileges out of the options; that of her card means nothing without Echo.
func (s *State) grant(opt rules.Options) {
	for x, id := range privilegeIDs {
		s.Options.Privileges[x] = int8(opt[id])
	}
	if !s.withEcho() {
		s.Options.Privileges[EchoOpen] = 0
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

// Upcoming is the card that Echo flips next, where it lies open.
func (s *State) Upcoming() (card uint8, ok bool) { return s.Echo.Next - 1, s.Echo.Next > 0 }

// openEchoCard turns Echo's next card up before her turn, as long as her deck holds one.
func (m runner) openEchoCard(draw rules.DrawKind) {
	e := &m.Echo
	if m.Options.Privileges[EchoOpen] == 0 || e.Deck == 0 {
		return
	}
	card := m.Luck.Pick(draw, uint64(e.Deck))
	e.Deck &^= 1 << card
	e.Next = uint8(card) + 1
	m.tell(rules.Event{Kind: EvEchoNext, Who: m.refPlayer(int(m.Seats)), What: rules.At(kEchoCard, card), Reveals: true})
}
