package deepstate

// What a seat knows about Treaties that it does not see. Cards that it passed
// in a draft, put back or discarded face down are somewhere it can name: in
// some hand, in the deck, among the discards. Whatever moves unseen may be any
// of the cards that could have moved. A Treaty without a clue can be anywhere.

// Where a Treaty can be that a seat does not see: in the hand of a player, and
// then these two.
const (
	inDeck    = players
	inDiscard = players + 1
	holders   = players + 2
)

var holderIDs = []string{"0", "1", "2", "3", "4", "deck", "discard"}

// known is the Treaties about which there is a clue.
func (k *Clue) known() (set Set) {
	for _, m := range k.May {
		set |= m
	}
	return set
}

// drop forgets a Treaty.
func (k *Clue) drop(t Treaty) {
	for i := range k.May {
		k.May[i] = k.May[i].Without(t)
	}
}

// forget drops a Treaty that everybody sees from all clues.
func (c runner) forget(t Treaty) {
	for i := range c.Clues[:c.Seats] {
		c.Clues[i].drop(t)
	}
}

// drewClue notes that p drew a card of the deck unseen by the others.
func (c runner) drewClue(p Player) {
	for seat := range c.Clues[:c.Seats] {
		if clue := &c.Clues[seat]; seat != int(p) {
			clue.May[p] |= clue.May[inDeck]
		}
	}
	c.dropIdle()
}

// dropIdle drops clues that say no more than that a Treaty can be anywhere.
func (c runner) dropIdle() {
	for seat := range int(c.Seats) {
		may := &c.Clues[seat].May
		idle := may[inDeck]
		if c.DiscardSize > 0 {
			idle &= may[inDiscard]
		}
		for p := range int(c.Seats) {
			if p != seat {
				idle &= may[p]
			}
		}
		if idle != 0 {
			for h := range may {
				may[h] &^= idle
			}
		}
	}
}

// showDiscard notes that everybody saw t go to the discards.
func (c runner) showDiscard(t Treaty) {
	c.forget(t)
	for seat := range c.Clues[:c.Seats] {
		c.Clues[seat].May[inDiscard] = c.Clues[seat].May[inDiscard].With(t)
	}
}
