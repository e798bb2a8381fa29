package intoodeep

import "safehouse/rules"

// Who knows what. A hidden piece (an Evidence token, a Dilemma, a crime card)
// carries a clue for each seat: the places where, as far as that seat knows, it
// can be. Pieces that a seat sees itself need no clue, and no clue means that
// it knows nothing. Clues are set when something is peeked at, shown, or goes
// away face up; they widen when the owner of a hand moves one of its pieces
// unseen, and a shuffle clears them.

// A family is a kind of hidden piece.
type family uint8

const (
	famTokens family = iota
	famDilemmas
	famCrimes
	families = 3
)

// pinned marks a clue that names the one place of a piece, and in a place
// whose pieces can be told apart, which of them it is.
const (
	pinnedBit = 15
	pinned    = 1 << pinnedBit
)

// Places of a clue, bits in the mask. The first five are hands, one a player.
const (
	inMemory  = 0  // + player
	inLocker  = 5  // + player
	inSlot    = 10 // + bonus slot
	inChapter = 13 // face down on a Chapter slot
	inPile    = 14 // in the Pool, or in the supply while that stands in for it

	inHand    = 0 // + player
	inWell    = 5 // + player
	inDiscard = 10

	inWaiting = 5  // + player
	inUnder   = 10 // below its deck
)

// of is the clues about the pieces of a family.
func (c *Clue) of(f family) []uint16 {
	switch f {
	case famTokens:
		return c.Tokens[:]
	case famDilemmas:
		return c.Dilemmas[:]
	}
	return c.Crimes[:]
}

// sees reports whether a seat looks at a place all the time: its own hand,
// Memory, locker and Well.
func (f family) sees(seat, place int) bool {
	return place == seat || f != famCrimes && place == seat+maxPlayers
}

// tracked reports whether the pieces in a place lie apart from each other, so
// that everybody sees which one goes.
func (f family) tracked(place int) bool {
	switch f {
	case famTokens:
		return place >= inLocker
	case famCrimes:
		return place == inUnder
	}
	return false
}

// mark is the clue of a seat that knows a piece to be in a place.
func (f family) mark(seat, place int) uint16 {
	if f.sees(seat, place) {
		return 0
	}
	return pinned | 1<<place
}

// mixes reports whether two pieces look alike from behind.
func (f family) mixes(x, y int) bool { return f != famCrimes || deckOf[x] == deckOf[y] }

// moved is piece x going from one hidden place to another; knows are the seats
// that see it then, left how many pieces with its back stay behind.
func (s *State) moved(f family, x, from, to int, knows rules.Seats, left int) {
	bit := uint16(1) << from
	for seat := range int(s.Seats) {
		c := s.Clues[seat].of(f)
		switch {
		case knows.Has(seat) || f.sees(seat, from):
			c[x] = f.mark(seat, to)
		case c[x]&pinned != 0 && f.tracked(from):
			c[x] = f.mark(seat, to)
		default:
			for y, mask := range c {
				if mask&bit != 0 && (mask&pinned == 0 || !f.tracked(from)) && f.mixes(x, y) {
					c[y] = mask&^pinned | 1<<to
				}
			}
		}
		if left == 0 {
			f.vacate(c, x, from)
		}
	}
}

// vacate takes a place that has become empty out of all clues about pieces
// with the back of x.
func (f family) vacate(c []uint16, x, place int) {
	bit := uint16(1) << place
	for y, mask := range c {
		if mask&bit == 0 || mask&pinned != 0 || !f.mixes(x, y) {
			continue
		}
		mask &^= bit
		if at := onlyPlace(mask); at >= 0 && (!f.tracked(at) || f == famTokens && at >= inSlot && at < inChapter) {
			mask |= pinned
		}
		c[y] = mask
	}
}

// onlyPlace is the place of a clue that names one, or -1.
func onlyPlace(mask uint16) int {
	if mask == 0 || mask&(mask-1) != 0 {
		return -1
	}
	return Crew(mask).lowest()
}

func (s Crew) lowest() int { return int(s.first()) }

// shown is piece x coming to light for everybody, out of a hidden place.
func (s *State) shown(f family, x, from, left int) {
	for seat := range int(s.Seats) {
		c := s.Clues[seat].of(f)
		c[x] = 0
		if left == 0 {
			f.vacate(c, x, from)
		}
	}
}

// covered is piece x, which everybody saw, going to a hidden place.
func (s *State) covered(f family, x, to int) {
	for seat := range int(s.Seats) {
		s.Clues[seat].of(f)[x] = f.mark(seat, to)
	}
}

// revealed is piece x being shown to everybody and staying where it is.
func (s *State) revealed(f family, x, at int) { s.covered(f, x, at) }

// shuffled is all pieces of a place being shuffled away.
func (s *State) shuffled(f family, place int) {
	for seat := range int(s.Seats) {
		c := s.Clues[seat].of(f)
		for y, mask := range c {
			if mask>>place&1 == 1 {
				c[y] = 0
			}
		}
	}
}

// learned is a seat looking at piece x where it lies.
func (s *State) learned(f family, x, at, seat int) {
	if seat < int(s.Seats) {
		s.Clues[seat].of(f)[x] = f.mark(seat, at)
	}
}

// oneToken is one of several tokens of one type that leaves a Memory: the one
// that rivals know most about. Filed tokens come to light and those in Memory
// do not, so that which one it was tells nobody what else is there.
func (s *State) oneToken(p int, set Set) int {
	return s.anyOf(s.wellKnown(famTokens, set, inMemory+p, 1))
}

// oneDilemma is one of several Dilemmas of one face that leaves a hand: the one that
// rivals know least about. A hand is shown again and what left it is not.
func (s *State) oneDilemma(p int, set Set) int {
	return s.anyOf(s.wellKnown(famDilemmas, set, inHand+p, -1))
}

// wellKnown keeps the pieces of a set of which the seats know most that they lie
// in a place, or with the sign -1 least.
func (s *State) wellKnown(f family, set Set, place, sign int) (best Set) {
	most := -1 << 8
	for !set.empty() {
		x := set.next()
		n := 0
		for seat := range int(s.Seats) {
			if mask := s.Clues[seat].of(f)[x]; mask>>place&1 == 1 {
				n += 1 + int(mask>>pinnedBit)
			}
		}
		if n *= sign; n > most {
			most, best = n, Set{}
		}
		if n == most {
			best.add(x)
		}
	}
	return best
}

// known is the pieces of a set that a player knows to be in a place; a person
// who sees the place knows them all.
func (s *State) known(f family, set Set, place, p int) (out Set) {
	if p >= int(s.Seats) {
		return out
	}
	if f.sees(p, place) {
		return set
	}
	c := s.Clues[p].of(f)
	for !set.empty() {
		if x := set.next(); c[x] == pinned|1<<place {
			out.add(x)
		}
	}
	return out
}
