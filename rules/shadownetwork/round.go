package shadownetwork

import "safehouse/rules"

// startRound begins with the Black Market Reset.
func (w runner) startRound() {
	w.Round++
	w.Phase, w.Next, w.Last = Espionage, w.First, nobody
	w.Called &= onceAGame
	w.tell(rules.Event{Kind: EvRound, Who: refSide(w.First), N: int16(w.Round)})
	w.resetMarket()
	w.copyCard()
}

// resetMarket moves the Black Market tokens to new cities and, with one or two
// players, carries out the leak icons of the cards turned up (rulebook: Black
// Market Reset; ruling 32).
func (w runner) resetMarket() {
	for c := range w.Cities {
		w.Cities[c].Token = false
	}
	n := reveals[w.Seats][w.Round-1]
	for range n {
		c := w.turnMarketCard()
		w.Cities[c].Token = true
		w.tell(rules.Event{Kind: EvToken, From: refPlace(placeTokens), To: refCity(c)})
		if w.Seats > 2 {
			continue
		}
		for i := range cityTable[c].Icons {
			icon := &cityTable[c].Icons[i]
			w.leakGoods(&icon.What, refPlace(placeSupply), w.standIn(icon.Onto))
		}
	}
}

// turnMarketCard turns up the next Black Market card and puts it at the bottom
// of the deck.
func (w runner) turnMarketCard() City {
	fresh := w.openSet()
	for _, c := range w.Seen[:w.SeenSize] {
		fresh &^= 1 << c
	}
	if fresh != 0 {
		c := City(w.Luck.Pick(drawCity, uint64(fresh)))
		w.Seen[w.SeenSize] = c
		w.SeenSize++
		return c
	}
	c := w.Seen[0]
	copy(w.Seen[:w.SeenSize], w.Seen[1:w.SeenSize])
	w.Seen[w.SeenSize-1] = c
	return c
}

// addInfluence lays leaked Influence on a city; a heap beyond what a byte holds
// grows no further.
func (c *CityState) addInfluence(n uint8) { c.Influence = uint8(min(255, int(c.Influence)+int(n))) }

// leakGoods puts pieces and Influence from the supply on a city.
func (w runner) leakGoods(g *Goods, from rules.Ref, to City) {
	city := &w.Cities[to]
	city.Leaked.add(&g.Of)
	city.addInfluence(g.Influence)
	if w.rec == nil {
		return
	}
	for c, n := range g.Of {
		if n > 0 {
			w.tell(rules.Event{Kind: EvLeaked, What: refColour(Colour(c)), From: from, To: refCity(to), N: int16(n)})
		}
	}
	if g.Influence > 0 {
		w.tell(rules.Event{Kind: EvLeaked, What: refPlace(placeInfluence), From: from, To: refCity(to), N: int16(g.Influence)})
	}
}

// espionagePhase lets the next side with an Agent on its phone take its turn;
// sides without one are skipped (rulebook: Espionage & Analysis).
func (w runner) espionagePhase() {
	side := w.Next
	for range w.sideCount() {
		if w.phones(side) > 0 {
			w.Next = w.after(side)
			kind := frTurn
			if side == Syndicate {
				kind = frSyndicate
			}
			w.push(Frame{Kind: kind, Side: side, City: noCity})
			return
		}
		side = w.after(side)
	}
	w.Phase, w.Next = Closing, nobody
}

// closingPhase asks everybody whose Analysis phase is still open once more,
// from the first player on, and goes on to Upkeep. Who acted last has had no
// turn of another side in between and is not asked again.
func (w runner) closingPhase() {
	side := w.First
	for range w.sideCount() {
		if side != Syndicate && w.Players[side].Open {
			if side != w.Last {
				w.openWindow(side, beforeNext)
				return
			}
			w.Players[side].Open = false
		}
		side = w.after(side)
	}
	w.Phase = Upkeep
}

// refill slides the Contracts of the market away from the deck and fills the
// gaps from it. An empty deck is made anew of the Contracts that milestones
// threw away (ruling 7).
func (w runner) refill() {
	for i := slotIII; i >= slotI; i-- {
		if w.Market[i] != noContract {
			continue
		}
		for j := i - 1; j >= slotI; j-- {
			if w.Market[j] != noContract {
				w.Market[i], w.Market[j] = w.Market[j], noContract
				w.tell(rules.Event{Kind: EvSlid, What: refContract(w.Market[i]), From: refSlot(j), To: refSlot(i)})
				break
			}
		}
	}
	for i := slotIII; i >= slotI; i-- {
		if w.Market[i] != noContract {
			continue
		}
		if w.DeckSize == 0 {
			if w.Discards == 0 {
				return
			}
			w.Deck, w.DeckSize, w.DeckKnown = w.Discards, uint8(w.Discards.Len()), true
			w.Discards = 0
			w.tell(rules.Event{Kind: EvReshuffled, From: refPlace(placeDiscards), To: refPlace(placeDeck), N: int16(w.DeckSize)})
		}
		w.Market[i] = w.fromDeck(drawContract)
		w.tell(rules.Event{Kind: EvOpened, What: refContract(w.Market[i]), From: refPlace(placeDeck), To: refSlot(i), Reveals: true})
	}
}
