package intoodeep

import "safehouse/rules"

// deal fills the gaps of a view: places where hidden pieces lie. Pieces of
// which the seat has a partial clue go first; where a random choice leaves no
// room for a later one, it moves another along (an augmenting path), so that a
// deal that exists is always found. The rest is dealt at random.
type deal struct {
	s    *State
	seat int
	r    *rules.Rand
	fam  family
	free Set
	gaps [48]gap
	n    int
	at   [tokens]int8 // gap that each piece with a clue goes to, -1 for none yet
}

// A gap is a place with hidden pieces.
type gap struct {
	need  uint8
	clue  int8 // the place in clues; -1 for one that no clue speaks of
	back  Deck // crimes: the deck whose cards lie there
	where gapKind
	index int
}

type gapKind uint8

const (
	gapSupply gapKind = iota
	gapPool
	gapMemory
	gapLocker
	gapSlot
	gapFiled
	gapDilemmas
	gapDiscard
	gapHand
	gapWell
	gapCrimes
	gapUnder
	gapCrimeHand
	gapWaiting
)

func (d *deal) begin(s *State, seat int, r *rules.Rand) { d.s, d.seat, d.r = s, seat, r }

func (d *deal) start(f family, all Set) {
	d.fam, d.free, d.n = f, all, 0
}

func (d *deal) gap(need uint8, clue int, back Deck, where gapKind, index int) {
	if need > 0 {
		d.gaps[d.n] = gap{need, int8(clue), back, where, index}
		d.n++
	}
}

// tokens deals the Evidence.
func (d *deal) tokens() {
	s := d.s
	u := &s.Unseen
	free := span(0, tokens).minus(s.Supply).minus(s.Pool).minus(s.Public)
	for p := range s.players() {
		free = free.minus(s.Players[p].Memory).minus(s.Players[p].Locker)
	}
	for _, t := range s.Plank {
		if t < tokens {
			free.remove(int(t))
		}
	}
	d.start(famTokens, free)
	for i, t := range s.Slots {
		switch {
		case t < tokens:
			d.free.remove(int(t))
		case t == hiddenToken:
			d.gap(1, inSlot+i, 0, gapSlot, i)
		}
	}
	for row := range s.Filed {
		for i, t := range s.Filed[row] {
			switch {
			case t < tokens:
				d.free.remove(int(t))
			case t == hiddenToken:
				d.gap(1, inChapter, 0, gapFiled, 3*row+i)
			}
		}
	}
	for p := range s.players() {
		d.gap(u.Memory[p], inMemory+p, 0, gapMemory, p)
		d.gap(u.Locker[p], inLocker+p, 0, gapLocker, p)
	}
	d.gap(u.Pool, inPile, 0, gapPool, 0)
	clue := -1
	if s.Triggered {
		clue = inPile
	}
	d.gap(u.Supply, clue, 0, gapSupply, 0)
	d.fill()
}

// dilemmas deals the Dilemmas.
func (d *deal) dilemmas() {
	s := d.s
	u := &s.Unseen
	d.start(famDilemmas, s.UnseenDilemmas())
	for p := range s.players() {
		d.gap(u.Hand[p], inHand+p, 0, gapHand, p)
		d.gap(u.Well[p], inWell+p, 0, gapWell, p)
	}
	d.gap(u.Discard, inDiscard, 0, gapDiscard, 0)
	d.gap(u.Dilemmas, -1, 0, gapDilemmas, 0)
	d.fill()
}

// crimes deals the crime cards; a gap takes cards with its back only.
func (d *deal) crimes() {
	s := d.s
	u := &s.Unseen
	d.start(famCrimes, s.unseenCrimes())
	for back := range Deck(decks) {
		n := uint8(0)
		pile := &s.Under[back]
		for _, c := range pile.Cards[:pile.N] {
			if c == hiddenCrime {
				n++
			}
		}
		d.gap(n, inUnder, back, gapUnder, 0)
		for p := range s.players() {
			d.gap(u.Crimes[p][back], inHand+p, back, gapCrimeHand, p)
			d.gap(u.Waiting[p][back], inWaiting+p, back, gapWaiting, p)
		}
		d.gap(u.Deck[back], -1, back, gapCrimes, 0)
	}
	d.fill()
}

// boosts deals the Boost tokens: only blue ones are saved.
func (d *deal) boosts() {
	s := d.s
	u := &s.Unseen
	free := allBoosts &^ s.Spent
	for p := range s.players() {
		free &^= s.Players[p].Saved
	}
	for _, t := range s.Wheel {
		if t != noToken {
			free &^= 1 << t
		}
	}
	for _, t := range s.Locks {
		if t != noToken {
			free &^= 1 << t
		}
	}
	for p := range s.players() {
		for range u.Saved[p] {
			t := d.r.Bit(uint64(free & blueTokens))
			free &^= 1 << t
			s.Players[p].Saved |= 1 << t
		}
	}
	s.Stack = free
}

// crimeUnderWay is the crime that a frame completes, or -1.
func (f *Frame) crimeUnderWay() int {
	if f.Kind == frCrime || f.Kind == frEcho && f.Step == echoCrime {
		return int(f.ID)
	}
	return -1
}

// fill deals the free pieces to the gaps.
func (d *deal) fill() {
	var known Set
	if d.seat >= 0 {
		c := d.s.Clues[d.seat].of(d.fam)
		for rest := d.free; !rest.empty(); {
			if x := rest.next(); c[x] != 0 {
				known.add(x)
				d.at[x] = -1
			}
		}
	}
	for rest := known; !rest.empty(); {
		x := rest.nth(d.r.Intn(rest.Len()))
		rest.remove(x)
		var tried uint64
		d.place(x, known, &tried)
	}
	for rest := known; !rest.empty(); {
		if x := rest.next(); d.at[x] >= 0 {
			d.free.remove(x)
			d.put(&d.gaps[d.at[x]], x)
		}
	}
	for i := range d.gaps[:d.n] {
		d.fillGap(&d.gaps[i])
	}
}

// fillGap deals free pieces at random to what is still missing in a gap.
func (d *deal) fillGap(g *gap) {
	fits := d.free
	if d.fam == famCrimes {
		fits = fits.and(cardsIn[g.back])
	}
	n := fits.Len()
	if int(g.need) == n {
		for !fits.empty() {
			d.put(g, fits.next())
		}
		if d.fam == famCrimes {
			d.free = d.free.minus(cardsIn[g.back])
		} else {
			d.free = Set{}
		}
		return
	}
	for ; g.need > 0 && n > 0; n-- {
		x := fits.nth(d.r.Intn(n))
		fits.remove(x)
		d.free.remove(x)
		d.put(g, x)
		g.need--
	}
}

// open is whether a piece with a clue may go to a gap.
func (d *deal) open(x int, g *gap) bool {
	if d.fam == famCrimes && deckOf[x] != g.back {
		return false
	}
	return g.clue >= 0 && d.s.Clues[d.seat].of(d.fam)[x]>>g.clue&1 == 1
}

// place finds a gap for a piece, moving others along if it must. tried are the
// gaps that this search has looked at.
func (d *deal) place(x int, known Set, tried *uint64) bool {
	for {
		var open uint64
		for i := range d.gaps[:d.n] {
			if *tried>>i&1 == 0 && d.open(x, &d.gaps[i]) {
				open |= 1 << i
			}
		}
		if open == 0 {
			return false
		}
		i := d.r.Bit(open)
		*tried |= 1 << i
		if g := &d.gaps[i]; g.need > 0 {
			g.need--
			d.at[x] = int8(i)
			return true
		}
		for rest := known; !rest.empty(); {
			if y := rest.next(); y != x && int(d.at[y]) == i && d.place(y, known, tried) {
				d.at[x] = int8(i)
				return true
			}
		}
	}
}

// put lays a piece into a gap.
func (d *deal) put(g *gap, x int) {
	s := d.s
	switch g.where {
	case gapSupply:
		s.Supply.add(x)
	case gapPool:
		s.Pool.add(x)
	case gapMemory:
		s.Players[g.index].Memory.add(x)
	case gapLocker:
		s.Players[g.index].Locker.add(x)
	case gapSlot:
		s.Slots[g.index] = uint8(x)
	case gapFiled:
		s.Filed[g.index/3][g.index%3] = uint8(x)
	case gapDilemmas:
		s.Dilemmas.add(x)
	case gapDiscard:
		s.Discarded.add(x)
	case gapHand:
		s.Players[g.index].Hand.add(x)
	case gapWell:
		s.Players[g.index].Well.add(x)
	case gapCrimes:
		s.Crimes.add(x)
	case gapUnder:
		d.slip(&s.Under[g.back], x)
	case gapCrimeHand:
		s.Players[g.index].Crimes.add(x)
	case gapWaiting:
		s.Players[g.index].Waiting.add(x)
	}
}

// slip lays a card at one of the hidden places below a deck.
func (d *deal) slip(pile *Pile, x int) {
	var open [21]uint8
	n := 0
	for i, c := range pile.Cards[:pile.N] {
		if c == hiddenCrime {
			open[n] = uint8(i)
			n++
		}
	}
	pile.Cards[open[d.r.Intn(n)]] = uint8(x)
}

// pointed gives somebody else's Peek and take tokens out of the places that it
// was pointed at.
func (d *deal) pointed() {
	s := d.s
	for i := range s.Depth {
		f := &s.Frames[i]
		if !f.points() {
			continue
		}
		for j, t := range f.Cast[:2] {
			if t == hiddenToken {
				set, clue, _ := s.tokensAt(int(f.Cast[2+j]))
				if set = set.minus(f.pointedAt()); !set.empty() {
					x := set.nth(d.r.Intn(set.Len()))
					f.Cast[j] = uint8(x)
					s.learned(famTokens, x, clue, int(f.Who))
				}
			}
		}
	}
}
