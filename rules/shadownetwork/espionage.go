package shadownetwork

import "safehouse/rules"

// turnStages is a player's turn (rulebook: Espionage Action A to E, then Analysis
// Actions).
var turnStages = []stage{
	{openAgain, ownTurn(func(_, c *Frame) bool { return c.Kind == AskAnalyse && c.Step == beforeNext })},
	{
		func(w runner, f *Frame) { w.push(Frame{Kind: AskPlace, Side: f.Side, City: noCity}) },
		ownTurn(func(_, c *Frame) bool { return c.Kind == AskPlace }),
	},
	{takeLeaked, ownTurn(func(f, c *Frame) bool { return c.Kind == AskCollect && c.What == fromCity && c.City == f.City })},
	{takeSecret, ownTurn(func(f, c *Frame) bool { return c.Kind == AskCollect && c.What == fromTile && c.City == f.City })},
	{func(w runner, f *Frame) { w.leakLine(f, 0) }, ownTurn(leaksOn)},
	{func(w runner, f *Frame) { w.leakLine(f, 1) }, ownTurn(leaksOn)},
	{
		func(w runner, f *Frame) {
			if w.Cities[f.City].Token {
				w.push(Frame{Kind: AskMarket, Side: f.Side, City: f.City})
			}
		},
		ownTurn(func(f, c *Frame) bool { return c.Kind == AskMarket && c.City == f.City }),
	},
	{endAction, ownTurn(func(_, c *Frame) bool { return c.Kind == AskAnalyse && c.Step == afterAction })},
	{do: leave},
}

// Stages of a turn that others than the turn know of, by their number from 1: Frame.Step
// is that of the stage that was begun last.
const (
	turnPlaced = 3 // its Agent stands on a city from this stage on
	turnActed  = 8
)

// ownTurn is what a turn can have pushed: something that its player is asked.
func ownTurn(leads func(f, c *Frame) bool) func(*State, *Frame, *Frame) bool {
	return func(_ *State, f, c *Frame) bool { return c.Side == f.Side && leads(f, c) }
}

func leaksOn(f, c *Frame) bool { return c.Kind == AskLeak && c.City == f.City }

// openAgain is the second window of the Analysis phase before. It is opened only if
// another side has acted since, and if there is something to analyse; the overlay can
// also come off at the placement.
func openAgain(w runner, f *Frame) {
	if p := &w.Players[f.Side]; p.Open && w.Last != f.Side && w.canAnalyse(f.Side) {
		w.openWindow(f.Side, beforeNext)
	} else {
		p.Open = false
	}
}

func takeLeaked(w runner, f *Frame) {
	city := &w.Cities[f.City]
	coins := city.Influence
	city.Influence = 0
	w.earn(f.Side, uint16(coins), refCity(f.City))
	w.offer(Frame{Kind: AskCollect, Side: f.Side, City: f.City, What: fromCity})
}

func takeSecret(w runner, f *Frame) {
	secret := &w.Cities[f.City].Tile.Card().Secret
	w.earn(f.Side, uint16(secret.Influence), refTile(w.Cities[f.City].Tile))
	w.offer(Frame{Kind: AskCollect, Side: f.Side, City: f.City, What: fromTile, Left: secret.Of})
}

// endAction refills the market and opens the first window of the Analysis.
func endAction(w runner, f *Frame) {
	w.refill()
	w.Last = f.Side
	w.Players[f.Side].Open = true
	w.openWindow(f.Side, afterAction)
}

// rivals is the Agents of other sides in a city.
func (s *State) rivals(c City, side Side) uint8 { return s.Cities[c].Agents &^ (1 << side) }

// fee is what it costs a side to place an Agent in c: 1 Influence for each rival there, or
// nothing with free passage.
func (s *State) fee(c City, side Side) uint8 {
	if side == 0 && s.House.Free == 1 {
		return 0
	}
	return ones[s.rivals(c, side)]
}

// cannotPlace is the rule that keeps a player's Agent out of c (rulebook: Place
// Agent; ruling 10).
func (s *State) cannotPlace(side Side, c City) *why {
	p := &s.Players[side]
	switch {
	case !s.open(c):
		return whyLocked
	case s.Cities[c].Agents>>side&1 == 1:
		return whyOwnAgent
	}
	n := uint16(s.fee(c, side))
	if n <= p.Influence {
		return nil
	}
	// Rivals that cannot be paid: only if there is no other city, and then
	// where the fewest are.
	fewest := s.fewestRivals(side)
	switch {
	case uint16(fewest) <= p.Influence:
		return whyRivals
	case n > uint16(fewest):
		return whyFewest
	}
	return nil
}

// fewestRivals is the smallest number of rivals in a city where side could
// place an Agent.
func (s *State) fewestRivals(side Side) uint8 {
	best := uint8(sides)
	for set := s.openSet(); set != 0; set &= set - 1 {
		if c := set.first(); s.Cities[c].Agents>>side&1 == 0 {
			best = min(best, s.fee(c, side))
		}
	}
	return best
}

// ones counts the sides in a set.
var ones = func() (t [1 << sides]uint8) {
	for i := 1; i < len(t); i++ {
		t[i] = t[i/2] + uint8(i&1)
	}
	return t
}()

// place puts an Agent of a player on a city and pays the rivals there, from
// the player on the left on (ruling 10). The Analysis phase before is over.
func (w runner) place(side Side, c City) {
	p, city := &w.Players[side], &w.Cities[c]
	w.top().City = c
	p.Open = false
	for i := range p.Slots {
		p.Slots[i].Spent = false
	}
	p.Phone--
	rivals, free := city.Agents, w.fee(c, side) == 0
	city.Agents |= 1 << side
	w.tell(rules.Event{Kind: EvPlaced, Who: refSide(side), From: refPlace(placePhone), To: refCity(c)})
	if !free {
		for other := w.after(side); other != side && p.Influence > 0; other = w.after(other) {
			if rivals>>other&1 == 1 {
				w.payRival(side, other)
			}
		}
	}
}

// payRival moves 1 Influence from one side to another.
func (w runner) payRival(from, to Side) {
	*w.purse(from)--
	p := w.purse(to)
	*p = min(maxInfluence, *p+1)
	w.tell(rules.Event{Kind: EvPaid, Who: refSide(from), To: refSide(to), N: 1})
}

// heap is the pieces that AskCollect still offers.
func (s *State) heap(f *Frame) *Pieces {
	if f.What == fromCity {
		return &s.Cities[f.City].Leaked
	}
	return &f.Left
}

// source is where the pieces of AskCollect lie.
func (s *State) source(f *Frame) rules.Ref {
	switch f.What {
	case fromCity:
		return refCity(f.City)
	case fromTile:
		return refTile(s.Cities[f.City].Tile)
	}
	return refPlace(placeSupply)
}

// offer lets a player collect pieces, and asks only if they do not all fit.
func (w runner) offer(f Frame) {
	w.push(f)
	w.collectAll(w.top())
}

// collectAll takes everything that AskCollect offers if it fits.
func (w runner) collectAll(f *Frame) {
	heap := w.heap(f)
	if heap.Sum() > w.Players[f.Side].room() {
		return
	}
	what, from, side := *heap, w.source(f), f.Side
	if f.What == fromCity {
		*heap = Pieces{}
	}
	w.pop()
	w.store(side, &what, from)
}

// collect takes one piece.
func (w runner) collect(f *Frame, c Colour) {
	w.heap(f)[c]--
	what := Pieces{}
	what[c] = 1
	w.store(f.Side, &what, w.source(f))
}

// leaveRest ends collecting with a full inbox: leaked pieces stay on the city,
// all others are lost.
func (w runner) leaveRest(f *Frame) {
	if f.What == fromCity {
		w.tellPieces(EvStays, refSide(f.Side), w.heap(f), refCity(f.City))
	} else {
		w.tellPieces(EvLost, refSide(f.Side), w.heap(f), w.source(f))
	}
	w.pop()
}

// leakLine carries out a line of a Leaked tile: onto the only city of its
// letter, or piece by piece as the player likes.
func (w runner) leakLine(f *Frame, i int) {
	line := &w.Cities[f.City].Tile.Card().Leaks[i]
	switch set := w.inLetter(line.To); {
	case line.What == (Goods{}):
	case set.len() == 1 && !w.keepsOf(f.Side, line):
		w.leakGoods(&line.What, refTile(w.Cities[f.City].Tile), set.first())
	default:
		w.push(Frame{Kind: AskLeak, Side: f.Side, City: f.City, What: uint8(line.To), Left: line.What.Of, Coin: line.What.Influence})
	}
}

// keepsOf reports whether a side could keep the first piece of a line, and is asked for that.
func (s *State) keepsOf(side Side, line *Leak) bool {
	return s.againstPrivilege(side, Plug) == nil && (line.What.Of == Pieces{} || s.Players[side].room() > 0)
}

// nextLeak is the goods that AskLeak places next: one piece, the commonest
// first, or 1 Influence.
func (f *Frame) nextLeak() (c Colour, coin bool) {
	for c := range Colour(colours) {
		if f.Left[c] > 0 {
			return c, false
		}
	}
	return noColour, f.Coin > 0
}

// cannotLeak is the rule that keeps a leaked piece off c.
func (s *State) cannotLeak(f *Frame, c City) *why {
	switch {
	case cityTable[c].Letter != Letter(f.What):
		return whyLetter
	case !s.open(c):
		return whyLocked
	}
	return nil
}

// takeNext takes the next piece off what is to be leaked.
func (f *Frame) takeNext() (g Goods, what rules.Ref) {
	if colour, _ := f.nextLeak(); colour != noColour {
		g.Of[colour] = 1
		f.Left[colour]--
		return g, refColour(colour)
	}
	g.Influence = 1
	f.Coin--
	return g, refPlace(placeInfluence)
}

// leakOn places the next piece of a line on c, or all of them where there is no other city.
func (w runner) leakOn(f *Frame, c City) {
	g, _ := f.takeNext()
	if w.inLetter(Letter(f.What)).len() == 1 {
		g.Of.add(&f.Left)
		g.Influence += f.Coin
		f.Left, f.Coin = Pieces{}, 0
	}
	from := refTile(w.Cities[f.City].Tile)
	if f.Left == (Pieces{}) && f.Coin == 0 {
		w.pop()
	}
	w.leakGoods(&g, from, c)
}
