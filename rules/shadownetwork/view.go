package shadownetwork

import "safehouse/rules"

// Blank leaves what seat knows (ruling 31): its own Contracts, those it turned
// in and the one it threw away, and in set-up the Handlers it was dealt. What
// has not been decided (the order of decks) is not in the state at all. For
// final scoring the Contracts of all players are laid open.
func (s *State) Blank(seat int) {
	s.Luck.Blank()
	if !s.DeckKnown {
		s.Deck = 0
	}
	for i := range int(s.Seats) {
		if i == seat {
			continue
		}
		p := &s.Players[i]
		p.Dealt = 0
		if p.Kept != noHandler {
			p.Kept = hiddenHandler
		}
		if p.Tossed != noContract {
			p.Tossed = hiddenContract
		}
		if s.laidOpen() {
			continue
		}
		p.Hand = 0
		for j := range p.Done[:p.DoneSize] {
			p.Done[j].Contract = hiddenContract
		}
	}
}

// laidOpen reports whether the Contracts of all players can be seen.
func (s *State) laidOpen() bool { return s.Phase == Scoring || s.Phase == Ended }

// Resample deals what Blank(seat) took away. What everybody saw holds: which
// Contracts a player took from the market, which briefcases each Contract
// turned in took, which Intelligence the one thrown away in set-up brought.
func (s *State) Resample(seat int, r *rules.Rand) {
	s.Luck.Refill(r)
	if s.Phase == Dealing {
		s.dealHandlers(seat, r)
	}
	d := dealer{s: s, r: r, seat: seat}
	d.deal()
}

// dealHandlers deals the other seats Starting Handlers and lets those that have
// chosen choose.
func (s *State) dealHandlers(seat int, r *rules.Rand) {
	left := allStarters
	if seat >= 0 {
		left &^= s.Players[seat].Dealt
	}
	for i := range int(s.Seats) {
		p := &s.Players[i]
		if i == seat {
			continue
		}
		for range 2 {
			h := Handler(r.Bit(uint64(left)))
			left = left.Without(h)
			p.Dealt = p.Dealt.With(h)
		}
		if p.Kept == hiddenHandler {
			p.Kept = Handler(r.Bit(uint64(p.Dealt)))
		}
	}
}

// visible is the Contracts that everybody can see.
func (s *State) visible() ContractSet {
	set := s.Discards | s.Rival.Contracts
	for _, c := range s.Market {
		if c != noContract {
			set = set.With(c)
		}
	}
	return set
}

// holds is the Contracts of a player that can be seen in s.
func (p *PlayerState) holds() ContractSet {
	set := p.Hand
	for _, d := range p.Done[:p.DoneSize] {
		if d.Contract < contracts {
			set = set.With(d.Contract)
		}
	}
	if p.Tossed < contracts {
		set = set.With(p.Tossed)
	}
	return set
}

// A dealer gives hidden Contracts places that seat could believe in. Places
// with a condition (turned in, thrown away in set-up) are filled first.
type dealer struct {
	s    *State
	r    *rules.Rand
	seat int
	free ContractSet // cards that can be anywhere

	spots  [MaxSeats * (milestones + 1)]spot
	n      int
	placed [contracts]int8 // the spot of each card, or -1
}

// A spot is a hidden place with a condition.
type spot struct {
	seat int
	done int // index of Done, or -1 for the Contract thrown away in set-up
	may  ContractSet
}

func (d *dealer) deal() {
	s := d.s
	d.free = s.UnseenContracts()
	d.findSpots()
	d.fillSpots()
	for i := range int(s.Seats) {
		p := &s.Players[i]
		if i == d.seat || s.laidOpen() {
			continue
		}
		p.Hand = p.Taken
		for _, t := range p.Done[:p.DoneSize] {
			p.Hand = p.Hand.Without(t.Contract)
		}
		for p.Hand.Len() < int(p.HandSize) {
			p.Hand = p.Hand.With(d.draw(d.free))
		}
	}
	if !s.DeckKnown {
		for s.Deck.Len() < int(s.DeckSize) {
			s.Deck = s.Deck.With(d.draw(d.free))
		}
	}
}

// draw takes a random card out of those that are free. None is free only where what is dealt is no view: a place that has its
// card already is counted twice.
func (d *dealer) draw(of ContractSet) Contract {
	if of == 0 {
		panic("shadownetwork: Resample wants a view with its blanks; no Contract is left to deal")
	}
	c := Contract(d.r.Bit(uint64(of)))
	d.free = d.free.Without(c)
	return c
}

// findSpots lists the hidden places with a condition.
func (d *dealer) findSpots() {
	s := d.s
	for i := range int(s.Seats) {
		p := &s.Players[i]
		if p.Tossed == hiddenContract {
			may := d.free
			if p.Gave != (Pieces{}) {
				may &= discardsLike(&p.Gave)
			}
			d.spots[d.n] = spot{i, -1, may}
			d.n++
		}
		for j := range p.Done[:p.DoneSize] {
			if t := &p.Done[j]; t.Contract == hiddenContract {
				d.spots[d.n] = spot{i, j, needsLike(&t.Took) & (d.free | p.Taken)}
				d.n++
			}
		}
	}
}

// fillSpots finds a card for every spot. Cards that a player was seen to take
// go first, as many as can: what is left of them must find room in its hand.
// Where a random choice leaves nothing for a later spot, others are moved along
// (an augmenting path), so that a deal that exists is always found.
func (d *dealer) fillSpots() {
	for c := range d.placed {
		d.placed[c] = -1
	}
	var filled [len(d.spots)]bool
	for _, from := range [2]func(*spot) ContractSet{
		func(sp *spot) ContractSet { return sp.may &^ d.free },
		func(sp *spot) ContractSet { return sp.may },
	} {
		for i := range d.n {
			if !filled[i] {
				var tried ContractSet
				filled[i] = d.fill(int8(i), from, &tried)
			}
		}
	}
	for c, i := range d.placed {
		if i < 0 {
			continue
		}
		p := &d.s.Players[d.spots[i].seat]
		if j := d.spots[i].done; j >= 0 {
			p.Done[j].Contract = Contract(c)
		} else {
			p.Tossed = Contract(c)
		}
		d.free = d.free.Without(Contract(c))
	}
}

// fill finds a card for spot i among those that from allows.
func (d *dealer) fill(i int8, from func(*spot) ContractSet, tried *ContractSet) bool {
	may := from(&d.spots[i])
	for {
		open := may &^ *tried
		if open == 0 {
			return false
		}
		c := Contract(d.r.Bit(uint64(open)))
		*tried = tried.With(c)
		if at := d.placed[c]; at < 0 || d.fill(at, from, tried) {
			d.placed[c] = i
			return true
		}
	}
}

// discardsLike is the Contracts that bring these pieces when thrown away.
func discardsLike(brought *Pieces) (set ContractSet) {
	for c := range contractTable {
		if contractTable[c].Discard.Of == *brought {
			set = set.With(Contract(c))
		}
	}
	return set
}

// needsLike is the Contracts that these briefcases complete.
func needsLike(took *Pieces) (set ContractSet) {
	for c := range contractTable {
		card := &contractTable[c]
		for greens := range card.Needs.Either + 1 {
			if card.pattern(greens) == *took {
				set = set.With(Contract(c))
			}
		}
	}
	return set
}
