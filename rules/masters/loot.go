package masters

import "safehouse/rules"

// carries reports whether a figure has a piece of a kind, or cash.
func (s *State) carries(f int, l Loot) bool {
	if l == Cash {
		return s.Crew[f].Cash > 0
	}
	return s.pieceAt(l, carriedBy(f)) != noPiece
}

// holder is the first figure in play that carries an item and whose card has a
// step of a kind, or -1.
func (s *State) holder(i Item) int {
	for p := firstPiece[i.loot()]; p < firstPiece[i.loot()]+Piece(pieceCount[i.loot()]); p++ {
		if f := s.Places[p].carrier(); f >= 0 && s.Crew[f].Status == inPlay {
			return f
		}
	}
	return -1
}

// cracker is a figure in play that carries what cracks safes, or -1; of several the
// last one.
func (s *State) cracker() int {
	f := -1
	for _, i := range crackers {
		f = max(f, s.holder(i))
	}
	return f
}

// lies reports whether loot of a kind lies on a cell.
func (s *State) lies(l Loot, c Cell) bool {
	if l == Cash {
		return s.Cash[c] > 0
	}
	return s.pieceAt(l, place(c)) != noPiece
}

// lootTiles is the tiles and entrances with loot lying on them; an unopened safe
// is none.
func (s *State) lootTiles() (set Cells) {
	for rest := s.Board; rest != 0; rest = rest.rest() {
		if c := rest.first(); s.Cash[c] > 0 {
			set |= only(c)
		}
	}
	for _, at := range s.Places {
		if at < place(cells) {
			set |= only(Cell(at))
		}
	}
	return set & s.Board
}

// handy is the cells from which a figure can take loot: its own, and the tile
// that LARCENIST or SWINDLER brought within reach while it is adjacent and
// nothing locks it.
func (s *State) handy(f int) Cells {
	fig := &s.Crew[f]
	set := only(fig.At)
	if r := fig.Reach; r != nowhere && s.neighbours(f).Has(r) && !s.barred().Has(r) {
		set |= only(r)
	}
	return set
}

// source is the cell that a figure takes loot of a kind from, or nowhere.
func (s *State) source(f int, l Loot) Cell {
	if s.lies(l, s.Crew[f].At) {
		return s.Crew[f].At
	}
	if s.Crew[f].Reach != nowhere && s.handy(f).Has(s.Crew[f].Reach) && s.lies(l, s.Crew[f].Reach) {
		return s.Crew[f].Reach
	}
	return nowhere
}

// take moves loot from a cell to a figure.
func (h runner) take(f int, l Loot, from Cell) {
	if l == Cash {
		n := h.Cash[from]
		h.Cash[from] = 0
		bumpCash(&h.Crew[f].Cash, n)
		h.tell(rules.Event{Kind: EvTookCash, Who: h.refFigure(f), From: h.refCell(from), N: int16(n)})
	} else {
		h.Places[h.pieceAt(l, place(from))] = carriedBy(f)
		if h.Crew[f].At.outdoors() {
			h.secure(f)
		}
		h.tell(rules.Event{Kind: EvTook, Who: h.refFigure(f), What: refLoot(l), From: h.refCell(from)})
	}
	if h.Crew[f].At.outdoors() {
		h.bringOut(f)
	}
}

// secure notes that the items which a figure carries have been outdoors: they are
// the team's from then on.
func (h runner) secure(f int) {
	for p, at := range h.Places {
		if at == carriedBy(f) && pieceKinds[p] >= ofItem {
			h.Secured |= 1 << p
		}
	}
}

// drop puts carried loot down on a cell.
func (h runner) drop(f int, l Loot, to Cell) {
	if l == Cash {
		n := h.Crew[f].Cash
		h.Crew[f].Cash = 0
		bumpCash(&h.Cash[to], n)
		h.tell(rules.Event{Kind: EvDroppedCash, Who: h.refFigure(f), To: h.refCell(to), N: int16(n)})
		return
	}
	h.Places[h.pieceAt(l, carriedBy(f))] = place(to)
	h.tell(rules.Event{Kind: EvDropped, Who: h.refFigure(f), What: refLoot(l), To: h.refCell(to)})
}

// maxCash bounds the cash in one place, in $k; no heist holds as much.
const maxCash = 200

func bumpCash(n *uint8, by uint8) { *n = uint8(min(int(*n)+int(by), maxCash)) }

// gain gives a figure cash from the supply; outdoors it is the team's at once.
func (h runner) gain(f int, k uint8) {
	bumpCash(&h.Crew[f].Cash, k)
	h.tell(rules.Event{Kind: EvLooted, Who: h.refFigure(f), N: int16(k)})
	if h.Crew[f].At.outdoors() {
		h.bringOut(f)
	}
}

// maxTeam bounds team cash, in $k.
const maxTeam = 9999

// maxJewels bounds the jewels that a team holds; no campaign wins as many.
const maxJewels = 999

func (h runner) addTeam(k int) {
	h.Team = int16(min(int(h.Team)+k, maxTeam))
}

// bringOut is what happens when a figure gets outdoors: the team has acquired
// its cash, jewels and documents; keycards, the USB key and items stay with
// it, and items are safe for the team from then on (rulebook: Not Ours Until
// It's Out; ruling). Hidden documents (The Final Score) stay with it too.
func (h runner) bringOut(f int) {
	fig := &h.Crew[f]
	h.secure(f)
	if n := fig.Cash; n > 0 {
		fig.Cash = 0
		h.addTeam(int(n))
		h.tell(rules.Event{Kind: EvCashOut, Who: h.refFigure(f), N: int16(n), M: h.Team})
	}
	for p, at := range h.Places {
		if at != carriedBy(f) {
			continue
		}
		switch l := pieceKinds[p]; {
		case l == Jewel || l == Documents && !h.rule(hideouts):
			h.Places[p] = won
			h.tell(rules.Event{Kind: EvWon, Who: h.refFigure(f), What: refLoot(l)})
		}
	}
}

// lose takes all that a figure carries out of the heist. Items that were
// brought outdoors before stay the team's.
func (h runner) lose(f int) {
	h.Crew[f].Cash = 0
	for p, at := range h.Places {
		if at == carriedBy(f) {
			h.Places[p] = lost
			if h.Secured>>p&1 == 1 {
				h.Places[p] = inTeam
			}
		}
	}
}

// unlockSafe replaces the safe by its contents (rulebook: Safecracking).
func (h runner) unlockSafe() {
	safe, at := &h.Heist.card().Safe, h.board().safe
	h.tell(rules.Event{Kind: EvSafeOpen, To: h.refCell(at)})
	for p, in := range h.Places {
		if in == inSafe {
			h.Places[p] = place(at)
			h.tell(rules.Event{Kind: EvFound, What: refLoot(pieceKinds[p]), To: h.refCell(at)})
		}
	}
	if safe.Cash > 0 {
		bumpCash(&h.Cash[at], safe.Cash)
		h.tell(rules.Event{Kind: EvFoundCash, To: h.refCell(at), N: int16(safe.Cash)})
	}
}

// safeLeft is the cracks that the safe still needs, 0 without one.
func (s *State) safeLeft() int {
	k := int(s.Heist.card().Safe.K) - int(s.Cracked)
	if s.board().safe == nowhere || !s.Board.Has(s.board().safe) {
		return 0
	}
	return max(0, k)
}

// cracks is how many K a figure on the safe gets for n U, 0 if it cannot.
func (s *State) cracks(f, n int) int {
	k := doCrack
	if n == 2 {
		k = doCrackPair
	}
	best := 0
	for _, i := range crackers {
		if st, ok := has(itemTable[i].Text, k); ok && s.carries(f, i.loot()) {
			best = max(best, st.n())
		}
	}
	return best
}

// crack puts K on the safe.
func (h runner) crack(f, k int) {
	h.Cracked = uint8(min(int(h.Cracked)+k, int(h.Heist.card().Safe.K)))
	h.tell(rules.Event{Kind: EvCracked, Who: h.refFigure(f), N: int16(k), M: int16(h.safeLeft())})
	if h.safeLeft() == 0 {
		h.unlockSafe()
	}
}

// torchbearer is a figure on the safe with a Plasma Torch, or -1.
func (s *State) torchbearer() int {
	i := itemWith[doTorch].item
	if i == noItem {
		return -1
	}
	if f := s.holder(i); f >= 0 && s.Crew[f].At == s.board().safe {
		return f
	}
	return -1
}

// crackWith uses n U of a figure for K. With the tools of SUSPENSEFUL SILENCE that
// counts as doing nothing but safecracking.
func (h runner) crackWith(f, n int) {
	fig := &h.Crew[f]
	k := h.cracks(f, n)
	fig.Left[doUnlock] -= uint8(n)
	fig.Marks |= unlocked
	if h.carriesA(f, doSilence) {
		fig.Marks |= wentOut
	} else {
		fig.Marks |= otherwise
	}
	h.crack(f, k)
}
