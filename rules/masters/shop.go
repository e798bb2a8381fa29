package masters

import "safehouse/rules"

// The shop and the Fixers of the planning part (rulebook: The Shop, Fixers).

// shopOpen reports whether items and fixers can be had in this planning part.
func (s *State) shopOpen() bool { return !s.rule(radioSilence) }

// price is what the shop asks for an item.
func (s *State) price(i Item) int {
	k := int(itemTable[i].Price)
	if _, st, ok := s.fixer(doDiscount); ok {
		k = max(0, k-st.n())
	}
	return k
}

// resale is what the shop pays for an item.
func (s *State) resale(i Item) int {
	k := int(itemTable[i].Price)
	if _, st, ok := s.fixer(doRefund); ok {
		return max(0, k-st.n())
	}
	return k / 2
}

func (s *State) againstBuy(i Item, f int) *why {
	switch {
	case !s.shopOpen():
		return whyRadioSilence
	case f == npc:
		return whyShopNPC
	case s.pieceAt(i.loot(), onSale) == noPiece:
		return whyNotOnSale
	case int(s.Team) < s.price(i):
		return whyNoCash
	case s.Trades >= freeLimit:
		return whyFree
	}
	return nil
}

func (h runner) buy(i Item, f int) {
	k := h.price(i)
	if fence, _, ok := h.fixer(doDiscount); ok {
		h.Hired = h.Hired.With(fence)
	}
	h.Team -= int16(k)
	h.hand(h.pieceAt(i.loot(), onSale), f)
	h.tell(rules.Event{Kind: EvBought, Who: h.refFigure(f), What: refLoot(i.loot()), N: int16(k), M: h.Team})
}

// hand gives an item to a character in planning; a Master Plan Copy is
// scrawled on its palm and stays there.
func (h runner) hand(p Piece, f int) {
	h.Places[p] = carriedBy(f)
	if st, ok := has(itemTable[pieceKinds[p].item()].Text, doScrawled); ok {
		h.Crew[f].Tokens += uint8(st.n())
	}
}

// owned is a piece of an item that the team has: unassigned, or carried by
// somebody but f.
func (s *State) owned(i Item, f int) Piece {
	if p := s.pieceAt(i.loot(), inTeam); p != noPiece {
		return p
	}
	for o := range s.Crew {
		if o == f {
			continue
		}
		if p := s.pieceAt(i.loot(), carriedBy(o)); p != noPiece {
			return p
		}
	}
	return noPiece
}

func (s *State) againstSell(i Item) *why {
	switch p := s.owned(i, -1); {
	case !s.shopOpen():
		return whyRadioSilence
	case p == noPiece:
		return whyNotOwned
	case i == MasterPlanCopy && s.Places[p].carrier() >= 0:
		return whyPalm
	case s.Trades >= freeLimit:
		return whyFree
	}
	return nil
}

func (h runner) sell(i Item) {
	k := h.resale(i)
	if curator, _, ok := h.fixer(doRefund); ok {
		h.Hired = h.Hired.With(curator)
	}
	h.Places[h.owned(i, -1)] = onSale
	h.addTeam(k)
	h.tell(rules.Event{Kind: EvSold, What: refLoot(i.loot()), N: int16(k), M: h.Team})
}

func (s *State) againstSellJewel() *why {
	switch _, _, buys := s.fixer(doBuyJewels); {
	case !s.shopOpen():
		return whyRadioSilence
	case !buys:
		return whyNoCurator
	case s.Jewels == 0:
		return whyNoJewels
	}
	return nil
}

func (s *State) againstEquip(i Item, f int) *why {
	switch p := s.owned(i, f); {
	case !s.shopOpen():
		return whyRadioSilence
	case f == npc:
		return whyShopNPC
	case p == noPiece && s.carries(f, i.loot()):
		return whyHasIt
	case p == noPiece:
		return whyNotOwned
	case i == MasterPlanCopy && s.Places[p].carrier() >= 0:
		return whyPalm
	case s.Crew[f].Free >= freeLimit:
		return whyFree
	}
	return nil
}

// Fixers who work for a price.

// guardsInBag is the guards and dogs that the Beat Cop can swap.
func (s *State) guardsInBag() int { return int(s.Bag[Guard]) + int(s.Bag[Dog]) }

// startsInside reports whether a character or the NPC starts inside; The Mayor
// may have seen to that.
func (s *State) startsInside() bool {
	for f := range int(s.Seats) {
		if fig := &s.Crew[f]; fig.Marks&imprison != 0 || fig.Status == inPlay && !fig.At.outdoors() {
			return true
		}
	}
	return s.Heist.card().NPC != noNPC && !s.rule(guideWithTheCrew)
}

func (s *State) againstHire(x Fixer, n int) *why {
	card := &fixerTable[x]
	switch {
	case !s.shopOpen():
		return whyRadioSilence
	case !s.Fixers.Has(x):
		return whyNoFixer
	case card.Tiers == nil:
		return whyNoTiers
	case s.Hired.Has(x):
		return whyHired
	case n < 1 || n > len(card.Tiers):
		return whyTier
	case int(s.Team) < int(card.Tiers[n-1]):
		return whyNoCash
	}
	for _, st := range card.Text {
		if not := st.row().notHire; not != nil {
			if r := not(s, n); r != nil {
				return r
			}
		}
	}
	return nil
}

func (h runner) hire(x Fixer, n int) {
	k := fixerTable[x].Tiers[n-1]
	h.Team -= int16(k)
	h.Hired = h.Hired.With(x)
	for _, st := range fixerTable[x].Text {
		if hires := st.row().hires; hires != nil {
			hires(h, n)
		}
	}
	h.tell(rules.Event{Kind: EvHired, What: refFixer(x), N: int16(k), M: h.Team})
	for _, st := range fixerTable[x].Text {
		if hired := st.row().hired; hired != nil {
			hired(h, st)
		}
	}
}

// swapChit exchanges one chit in the bag for another.
func (h runner) swapChit(from, to Chit) {
	h.Bag[from]--
	bump(&h.Bag[to], 1)
	h.tell(rules.Event{Kind: EvSwapped, What: refChit(from), To: refChit(to)})
}

// appraise adds cash to every tile with cash or a jewel.
func (h runner) appraise(k int) {
	set := Cells(0)
	for rest := h.Board & indoors; rest != 0; rest = rest.rest() {
		if c := rest.first(); h.Cash[c] > 0 || h.lies(Jewel, c) {
			set |= only(c)
		}
	}
	for ; set != 0; set = set.rest() {
		bumpCash(&h.Cash[set.first()], uint8(k))
		h.tell(rules.Event{Kind: EvFoundCash, To: h.refCell(set.first()), N: int16(k)})
	}
}

// againstSurvey tells why Visage cannot reveal a tile; noHex stands for a chit
// out of the bag when every tile is known.
func (s *State) againstSurvey(x Hex) *why {
	_, st, ok := s.fixer(doSurvey)
	switch {
	case !s.shopOpen():
		return whyRadioSilence
	case !ok:
		return whyNoVisage
	case int(s.Team) < st.n():
		return whyNoCash
	}
	return s.againstUnknown(x)
}

// againstUnknown tells why an R cannot go to a hex; noHex stands for the bag.
func (s *State) againstUnknown(x Hex) *why {
	if x == noHex {
		switch {
		case s.Unknown != 0:
			return whyUnknownLeft
		case s.bagEmpty():
			return whyBagEmpty
		}
		return nil
	}
	c := s.cell(x)
	switch {
	case c == nowhere:
		return whyGap
	case !s.Unknown.Has(c):
		return whyKnown
	}
	return nil
}

func (h runner) survey(x Hex) {
	f, st, _ := h.fixer(doSurvey)
	h.Team -= int16(st.n())
	h.Hired = h.Hired.With(f)
	h.tell(rules.Event{Kind: EvHired, What: refFixer(f), N: int16(st.n()), M: h.Team})
	h.look(x)
}

// look is an R on a hex, or on the bag.
func (h runner) look(x Hex) {
	if x == noHex {
		h.thin()
	} else {
		h.reveal(h.cell(x))
	}
}

// againstSchematics tells why Building Schematics cannot show a hex; noHex stands
// for the bag. Where nothing is handed out they have to be in somebody's hands.
func (s *State) againstSchematics(x Hex) *why {
	switch p := s.schematicsOwned(); {
	case p == noPiece:
		return whyNotOwned
	case !s.shopOpen() && s.Places[p].carrier() < 0:
		return whyRadioSilence
	}
	return s.againstUnknown(x)
}

// schematicsOwned is a piece of the Building Schematics that the team has, or noPiece.
func (s *State) schematicsOwned() Piece {
	i := itemWith[doConsult].item
	if i == noItem {
		return noPiece
	}
	return s.owned(i, -1)
}

// consult uses the Building Schematics: one R. The copy goes back on sale at
// once, as it may be bought again in the same planning part.
func (h runner) consult(x Hex) {
	h.Places[h.schematicsOwned()] = onSale
	h.tell(rules.Event{Kind: EvUsedUp, What: refLoot(itemWith[doConsult].item.loot())})
	h.look(x)
}

// tipOff lets the Machinist reward a lock that planning has uncovered.
func (h runner) tipOff() {
	x, _, ok := h.fixer(doLockTip)
	if ok && h.shopOpen() {
		h.Hired = h.Hired.With(x)
		h.push(Frame{Kind: frTip, N: 1})
	}
}

func (s *State) againstInside(f int, x Hex) *why {
	m, _, ok := s.fixer(doInside)
	c := s.cell(x)
	switch {
	case !s.shopOpen():
		return whyRadioSilence
	case !ok:
		return whyNoMayor
	case s.Hired.Has(m):
		return whyHired
	case f == npc:
		return whyShopNPC
	case c == nowhere:
		return whyGap
	case s.Chits.Guards[c] == 0:
		return whyNoGuard
	case s.escorted(c):
		return whyEscort
	}
	return nil
}

// goInside replaces a known guard by a character, who starts there.
func (h runner) goInside(f int, c Cell) {
	m, _, _ := h.fixer(doInside)
	h.Hired = h.Hired.With(m)
	h.Chits.Guards[c]--
	h.Chits.sync(c)
	h.start(f, c)
}

// chain is the tiles that the Architect's next idea may lie on: they form one
// contiguous chain.
func (s *State) chain() Cells {
	if s.Clues == 0 {
		return s.Board & indoors
	}
	return s.around(s.Clues) & s.Board & indoors &^ s.Clues
}

// insert puts one of the Retiree's events into the deck, n cards from the top.
func (h runner) insert(c Card, n int) {
	at := int(h.Top) + n
	copy(h.Deck[at+1:h.Length+1], h.Deck[at:h.Length])
	h.Deck[at] = c
	h.Length++
	h.tell(rules.Event{Kind: EvInserted, What: refDeckCard(c), N: int16(n + 1)})
}

// inDeck reports whether a card is anywhere in the heist.
func (s *State) inDeck(c Card) bool {
	for _, x := range s.Deck[:s.Length] {
		if x == c {
			return true
		}
	}
	return false
}

// listShop appends what can be bought, sold and handed out.
func (s *State) listShop(dst []rules.Action) []rules.Action {
	if _, _, cheap := s.fixer(doDiscount); s.Team == 0 && s.Jewels == 0 && !cheap && !s.ownsItems() {
		return dst
	}
	for i := range Item(items) {
		l := int(i.loot())
		if s.againstSell(i) == nil {
			dst = append(dst, rules.Do(VSell, l))
		}
		buys := int(s.Team) >= s.price(i) && s.pieceAt(i.loot(), onSale) != noPiece && s.Trades < freeLimit
		if !buys && s.owned(i, -1) == noPiece {
			continue
		}
		for f := range int(s.Seats) {
			if buys {
				dst = append(dst, rules.Do(VBuy, l, s.character(f)))
			}
			if s.againstEquip(i, f) == nil {
				dst = append(dst, rules.Do(VEquip, l, s.character(f)))
			}
		}
	}
	if s.againstSellJewel() == nil {
		dst = append(dst, rules.Do(VSellJewel))
	}
	return dst
}

// ownsItems reports whether the team has any item, in hand or at home.
func (s *State) ownsItems() bool {
	for _, at := range s.Places[firstItem:] {
		if at == inTeam || at.carrier() >= 0 {
			return true
		}
	}
	return false
}

// listFixers appends what Fixers do for the team, but for those who get somebody
// inside.
func (s *State) listFixers(dst []rules.Action) []rules.Action {
	for x := range Fixer(fixers) {
		if !s.Fixers.Has(x) {
			continue
		}
		for n := range fixerTable[x].Tiers {
			if s.againstHire(x, n+1) == nil {
				dst = append(dst, rules.Do(VHire, int(x), n+1))
			}
		}
	}
	if _, st, ok := s.fixer(doSurvey); ok && int(s.Team) >= st.n() {
		dst = s.listHexes(VSurvey, s.Unknown, dst)
		if s.againstUnknown(noHex) == nil {
			dst = append(dst, rules.Do(VSurveyBag))
		}
	}
	return dst
}

// listSchematics appends what Building Schematics can show.
func (s *State) listSchematics(dst []rules.Action) []rules.Action {
	if s.schematicsOwned() != noPiece {
		for rest := s.Unknown; rest != 0; rest = rest.rest() {
			if x := s.hex(rest.first()); s.againstSchematics(x) == nil {
				dst = append(dst, rules.Do(VSchematics, int(x)))
			}
		}
		if s.againstSchematics(noHex) == nil {
			dst = append(dst, rules.Do(VSchematicsBag))
		}
	}
	return dst
}

// listInside appends the guards whose place a character can take.
func (s *State) listInside(dst []rules.Action) []rules.Action {
	if m, _, ok := s.fixer(doInside); ok && !s.Hired.Has(m) {
		for f := range int(s.Seats) {
			for rest := s.Chits.Guarded; rest != 0; rest = rest.rest() {
				if x := s.hex(rest.first()); s.againstInside(f, x) == nil {
					dst = append(dst, rules.Do(VInside, s.character(f), int(x)))
				}
			}
		}
	}
	return dst
}

// sellJewel is the Curator's purchase of a jewel.
func (h runner) sellJewel() {
	x, st, _ := h.fixer(doBuyJewels)
	h.Hired = h.Hired.With(x)
	h.Jewels--
	h.addTeam(st.n())
	h.tell(rules.Event{Kind: EvSold, What: refLoot(Jewel), N: int16(st.n()), M: h.Team})
}
