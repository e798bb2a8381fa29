package shadownetwork

import "safehouse/rules"

// A Rate is what Influence buys at the Black Market (games 2.1).
type Rate struct {
	Price uint8
	Gain  Goods
}

//mutants:zero Price
var rateTable = [colours]Rate{
	Yellow: {1, fx(yellow(2))},
	Green:  {2, fx(green(1))},
	Blue:   {3, fx(blue(1))},
	Purple: {4, fx(purple(1))},
}

// Prices of the other Black Market Actions (rulebook: Black Market Actions).
const (
	recruitPrice = 1
	secondPrice  = 1 // of a second Contract
	hirePrice    = 1
)

// Actions taken in a visit (Frame.What of AskMarket), one bit each; those of the
// four rates come first.
const (
	didRecruit = 1 << (colours + iota)
	didDraw
	didHire
	didAll = 1<<(colours+3) - 1
)

// cannotExchange is the rule against an exchange. It needs a free slot; pieces beyond
// the room are lost.
func (s *State) cannotExchange(f *Frame, c Colour) *why {
	p := &s.Players[f.Side]
	switch {
	case f.What>>c&1 == 1:
		return whyRateUsed
	case p.room() == 0:
		return whyInboxFull
	case p.Influence < uint16(rateTable[c].Price):
		return whyRate
	}
	return nil
}

func (w runner) exchange(f *Frame, c Colour) {
	r := &rateTable[c]
	f.What |= 1 << c
	side := f.Side
	w.spend(side, r.Price)
	w.tell(rules.Event{Kind: EvExchanged, Who: refSide(side), What: refColour(c), N: int16(r.Price), M: int16(r.Gain.Of[c])})
	w.gain(side, &r.Gain, refPlace(placeSupply))
}

// cannotRecruit is the rule against recruiting.
func (s *State) cannotRecruit(f *Frame) *why {
	p := &s.Players[f.Side]
	switch {
	case f.What&didRecruit != 0:
		return whyRecruited
	case p.Waged == 0:
		return whyNobodyLeft
	case p.Influence < recruitPrice:
		return whyRecruitPrice
	}
	return nil
}

// recruit moves the leftmost Agent of the wage area to the phone (ruling 17).
func (w runner) recruit(f *Frame) {
	f.What |= didRecruit
	w.spend(f.Side, recruitPrice)
	p := &w.Players[f.Side]
	from := leftmostWage(p.Waged)
	p.Waged--
	p.Phone++
	w.tell(rules.Event{Kind: EvRecruited, Who: refSide(f.Side), From: refPlace(from), To: refPlace(placePhone), N: recruitPrice})
}

// leftmostWage is the leftmost occupied wage space.
func leftmostWage(waged uint8) int {
	if waged == 2 {
		return placeWageSix
	}
	return placeWageTen
}

// slotOf is the slot of the market that shows c, or -1.
func (s *State) slotOf(c Contract) int {
	for i, m := range s.Market {
		if m == c {
			return i
		}
	}
	return -1
}

// cannotDraw is the rule against drawing c. The second
// Contract of a Draw action costs Influence.
func (s *State) cannotDraw(f *Frame, c Contract) *why {
	switch {
	case f.Kind == AskMarket && f.What&didDraw != 0:
		return whyDrew
	case s.slotOf(c) < 0:
		return whyNotOpen
	case f.Kind == AskSecond && s.Players[f.Side].Influence < secondPrice:
		return whySecondPrice
	}
	return nil
}

// draw takes an open Contract into the hand. The gap stays until the end of
// the turn.
func (w runner) draw(f *Frame, c Contract) {
	i, side := w.slotOf(c), f.Side
	p := &w.Players[side]
	w.Market[i] = noContract
	p.Hand = p.Hand.With(c)
	p.HandSize++
	p.Taken = p.Taken.With(c)
	price := uint8(0)
	if f.Kind == AskSecond {
		price = secondPrice
	}
	w.spend(side, price)
	w.tell(rules.Event{Kind: EvDrew, Who: refSide(side), What: refContract(c), From: refSlot(i), N: int16(price)})
	if f.Kind == AskSecond {
		w.pop()
		return
	}
	f.What |= didDraw
	if p.Influence >= secondPrice && w.Market != noMarket {
		w.push(Frame{Kind: AskSecond, Side: side, City: f.City})
	}
}

// noMarket is a market without an open Contract.
var noMarket = [slots]Contract{noContract, noContract, noContract}

// cannotHire is the rule against hiring h.
func (s *State) cannotHire(f *Frame, h Handler) *why {
	switch {
	case f.What&didHire != 0:
		return whyHired
	case h.Starting():
		return whyStarting
	case !s.Display.Has(h):
		return whyNotOnDisplay
	case s.Players[f.Side].Influence < hirePrice:
		return whyHirePrice
	}
	return nil
}

// hire takes a Handler from the display into a free slot; without one the
// player chooses which of the three it replaces (ruling 18).
func (w runner) hire(f *Frame, h Handler) {
	f.What |= didHire
	side, city := f.Side, f.City
	p := &w.Players[side]
	w.spend(side, hirePrice)
	w.Display = w.Display.Without(h)
	hired := rules.Event{Kind: EvHired, Who: refSide(side), What: refHandler(h), From: refPlace(placeDisplay), N: hirePrice}
	for i := range p.Slots {
		if p.Slots[i].Handler == noHandler {
			p.Slots[i] = Slot{Handler: h}
			w.tell(hired)
			return
		}
	}
	w.push(Frame{Kind: AskReplace, Side: side, City: city, What: uint8(h)})
	w.tell(hired)
}

// replace puts the hired Handler in the place of another.
func (w runner) replace(f *Frame, old Handler) {
	p, h, side := &w.Players[f.Side], Handler(f.What), f.Side
	w.pop()
	for i := range p.Slots {
		if p.Slots[i].Handler == old {
			p.Slots[i] = Slot{Handler: h}
			w.dismiss(side, old)
			return
		}
	}
}

// dismiss lets a Handler go: back to the display without markers, a Starting
// Handler out of the game (rulebook: Hire a Handler, note).
func (w runner) dismiss(from Side, h Handler) {
	to := placeBox
	if !h.Starting() {
		w.Display = w.Display.With(h)
		to = placeDisplay
	}
	w.tell(rules.Event{Kind: EvLeft, Who: refSide(from), What: refHandler(h), To: refPlace(to)})
}

// slotWith is the slot of a player that holds h, or nil.
func (p *PlayerState) slotWith(h Handler) *Slot {
	for i := range p.Slots {
		if p.Slots[i].Handler == h {
			return &p.Slots[i]
		}
	}
	return nil
}
