package masters

import "safehouse/rules"

// Planning (rulebook: Part I): tokens, entrances, fixers and the shop.

// entranceLimit is how many characters may start on one entrance or hideout.
const entranceLimit = 2

// starts is the cells on which a figure may start: entrances; for those who
// break out the marked hexes inside; for part 2 of The Final Score the
// hideouts.
func (s *State) starts(f int) Cells {
	switch {
	case f == npc && !s.rule(guideWithTheCrew), s.Opt.Fixed && s.Crew[f].Status == inPlay:
		return 0
	case s.rule(county) && s.Crew[f].Marks&imprison != 0:
		return s.board().pawns
	case s.rule(freshIdeas):
		return s.board().story
	}
	return s.Board & entrances
}

func (s *State) standing(c Cell) int {
	n := 0
	for f := range s.Crew {
		if s.Crew[f].Status == inPlay && s.Crew[f].At == c {
			n++
		}
	}
	return n
}

// crowded reports whether nobody else may start on a cell; an NPC counts only
// where it starts with the crew.
func (s *State) crowded(c Cell) bool {
	if s.rule(noEntranceLimit) || s.rule(county) && !c.outdoors() {
		return false
	}
	n := s.standing(c)
	if fig := &s.Crew[npc]; fig.Status == inPlay && fig.At == c && !s.rule(guideWithTheCrew) {
		n--
	}
	return n >= entranceLimit
}

func (s *State) againstStart(f int, x Hex) reason {
	fig, c := &s.Crew[f], s.cell(x)
	switch {
	case s.Opt.Fixed && fig.Status == inPlay:
		return whyStartFixed
	case f == npc && !s.rule(guideWithTheCrew):
		return whyStartNPC
	case fig.Status == inPlay && !s.starts(f).Has(fig.At):
		return whyStartInside
	case c == nowhere || !s.starts(f).Has(c):
		return whyNoStart
	case fig.Status == inPlay && fig.At == c:
		return whyHere
	case s.crowded(c):
		return whyCrowded
	case fig.Status == inPlay && fig.Free >= freeLimit:
		return whyFree
	}
	return 0
}

func (h *heist) start(f int, c Cell) {
	fig := &h.Crew[f]
	fig.Status, fig.At = inPlay, c
	h.tell(rules.Event{Kind: evStarts, Who: h.refFigure(f), To: h.refCell(c)})
}

// againstPlan tells why a figure cannot place a token; n is how many it may
// place now.
func (s *State) againstPlan(f int, x Hex, n uint8) reason {
	c := s.cell(x)
	switch {
	case f == npc:
		return whyNPCPlans
	case n == 0:
		return whyNoTokens
	case c == nowhere:
		return whyGap
	case c.outdoors():
		return whyPlanOutdoors
	case s.Crew[f].Plan.Has(c):
		return whyPlanned
	}
	return 0
}

func (h *heist) plan(f int, c Cell) {
	fig := &h.Crew[f]
	fig.Plan |= only(c)
	fig.Tokens--
	if fig.Loose > 0 {
		fig.Loose--
	}
	h.tell(rules.Event{Kind: evPlanned, Who: h.refFigure(f), To: h.refCell(c)})
}

func (s *State) againstLift(f int, x Hex) reason {
	c := s.cell(x)
	switch {
	case f == npc:
		return whyNPCPlans
	case c == nowhere || !s.Crew[f].Plan.Has(c):
		return whyNoToken
	case s.Phase == Planning && s.Crew[f].Free >= freeLimit:
		return whyFree
	}
	return 0
}

func (h *heist) lift(f int, c Cell) {
	fig := &h.Crew[f]
	fig.Plan &^= only(c)
	fig.Tokens++
	h.tell(rules.Event{Kind: evLifted, Who: h.refFigure(f), From: h.refCell(c)})
}

func (s *State) againstReady(f int) reason {
	if s.Crew[f].Status == waiting {
		return whyNotPlaced
	}
	if s.Crew[npc].Status == waiting && s.rule(guideWithTheCrew) && s.lastReady(f) {
		return whyGuideNotPlaced
	}
	return 0
}

// lastReady reports whether f is the only one that has not finished planning.
func (s *State) lastReady(f int) bool {
	for i := range int(s.Seats) {
		if i != f && s.Crew[i].Marks&ready == 0 {
			return false
		}
	}
	return true
}

// tunnelsLeft is how many entrances may still be added (rulebook: Tunnels).
func (s *State) tunnelsLeft() int {
	n := s.Heist.card().Tunnels
	for _, e := range s.Added[:2] {
		if e.Hex != noHex {
			n--
		}
	}
	return n
}

func (s *State) againstTunnel(x, door Hex) reason {
	if s.tunnelsLeft() == 0 {
		return whyNoTunnels
	}
	marked := false
	for _, t := range s.board().tunnels {
		marked = marked || t == x
	}
	c := s.cell(door)
	switch {
	case !marked:
		return whyNoTunnelSpace
	case s.Added[0].Hex == x:
		return whyTunnelTaken
	case c >= tiles || x.sideTo(door) == sides:
		return whyTunnelTile
	}
	return 0
}

func (h *heist) tunnel(x Hex, door Cell) {
	i := 0
	if h.Added[0].Hex != noHex {
		i = 1
	}
	h.addEntrance(firstAdded+Cell(i), x, door)
}

// addEntrance puts a new entrance on a gap, touching one tile.
func (h *heist) addEntrance(c Cell, x Hex, door Cell) {
	h.Added[c-firstAdded] = Entrance{x, door}
	h.Board |= only(c)
	h.tell(rules.Event{Kind: evEntrance, To: h.refCell(c), From: h.refCell(door)})
}

// The shop (rulebook: The Shop).

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

// worth is what the shop pays for an item.
func (s *State) resale(i Item) int {
	k := int(itemTable[i].Price)
	if _, st, ok := s.fixer(doRefund); ok {
		return max(0, k-st.n())
	}
	return k / 2
}

func (s *State) againstBuy(i Item, f int) reason {
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
	return 0
}

func (h *heist) buy(i Item, f int) {
	k := h.price(i)
	if fence, _, ok := h.fixer(doDiscount); ok {
		h.Hired = h.Hired.With(fence)
	}
	h.Team -= int16(k)
	h.tell(rules.Event{Kind: evBought, Who: h.refFigure(f), What: refLoot(i.loot()), N: int16(k), M: h.Team})
	h.hand(h.pieceAt(i.loot(), onSale), f)
}

// hand gives an item to a character in planning; a Master Plan Copy is
// scrawled on its palm and stays there.
func (h *heist) hand(p Piece, f int) {
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

func (s *State) againstSell(i Item) reason {
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
	return 0
}

func (h *heist) sell(i Item) {
	k := h.resale(i)
	if curator, _, ok := h.fixer(doRefund); ok {
		h.Hired = h.Hired.With(curator)
	}
	h.Places[h.owned(i, -1)] = onSale
	h.addTeam(k)
	h.tell(rules.Event{Kind: evSold, What: refLoot(i.loot()), N: int16(k), M: h.Team})
}

func (s *State) againstSellJewel() reason {
	switch _, _, buys := s.fixer(doBuyJewels); {
	case !s.shopOpen():
		return whyRadioSilence
	case !buys:
		return whyNoCurator
	case s.Jewels == 0:
		return whyNoJewels
	}
	return 0
}

func (s *State) againstEquip(i Item, f int) reason {
	switch p := s.owned(i, f); {
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
	return 0
}

// Fixers who work for a price.

// guardsInBag is the guards and dogs that the Beat Cop can swap.
func (s *State) guardsInBag() int { return int(s.Bag[Guard]) + int(s.Bag[Dog]) }

// startsInside reports whether a character or the NPC starts inside.
func (s *State) startsInside() bool {
	for f := range int(s.Seats) {
		if s.Crew[f].Marks&imprison != 0 {
			return true
		}
	}
	return s.Heist.card().NPC != noNPC && !s.rule(guideWithTheCrew)
}

func (s *State) againstHire(x Fixer, n int) reason {
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
		switch st.kind() {
		case doBribe:
			if s.guardsInBag() < n {
				return whyBagGuards
			}
		case doSwapLocks:
			if !s.startsInside() {
				return whyNobodyInside
			}
			if s.Bag[Lock] == 0 {
				return whyBagLocks
			}
		}
	}
	return 0
}

func (h *heist) hire(x Fixer, n int) {
	k := fixerTable[x].Tiers[n-1]
	h.Team -= int16(k)
	h.Hired = h.Hired.With(x)
	h.tell(rules.Event{Kind: evHired, What: refFixer(x), N: int16(k), M: h.Team})
	for _, st := range fixerTable[x].Text {
		switch st.kind() {
		case doBribe:
			h.push(Frame{Kind: frBribe, N: uint8(n)})
		case doBet:
			h.Stake = uint8(n)
		case doSwapLocks:
			for range min(st.n(), int(h.Bag[Lock])) {
				h.swapChit(Lock, Blank)
			}
		case doOnCall:
			h.Blanks = uint8(n)
		case doAppraise:
			h.appraise(st.n())
		case doDenial:
			h.Denied = true
		case doDecoys:
			h.Decoys = uint8(n)
		case doMarkIdeas:
			h.push(Frame{Kind: frMark, N: uint8(n)})
		case doInsert:
			h.push(Frame{Kind: frInsert, N: uint8(n)})
		}
	}
}

// swapChit exchanges one chit in the bag for another.
func (h *heist) swapChit(from, to Chit) {
	h.Bag[from]--
	bump(&h.Bag[to], 1)
	h.tell(rules.Event{Kind: evSwapped, What: refChit(from), To: refChit(to)})
}

// appraise adds cash to every tile with cash or a jewel.
func (h *heist) appraise(k int) {
	set := Cells(0)
	for rest := h.Board & indoors; rest != 0; rest = rest.rest() {
		if c := rest.first(); h.Cash[c] > 0 || h.lies(Jewel, c) {
			set |= only(c)
		}
	}
	for ; set != 0; set = set.rest() {
		bumpCash(&h.Cash[set.first()], uint8(k))
		h.tell(rules.Event{Kind: evFoundCash, To: h.refCell(set.first()), N: int16(k)})
	}
}

// againstSurvey tells why Visage cannot reveal a tile; noHex stands for a chit
// out of the bag when every tile is known.
func (s *State) againstSurvey(x Hex) reason {
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
func (s *State) againstUnknown(x Hex) reason {
	if x == noHex {
		switch {
		case s.Unknown != 0:
			return whyUnknownLeft
		case s.bagEmpty():
			return whyBagEmpty
		}
		return 0
	}
	c := s.cell(x)
	switch {
	case c == nowhere:
		return whyGap
	case !s.Unknown.Has(c):
		return whyKnown
	}
	return 0
}

func (h *heist) survey(x Hex) {
	f, st, _ := h.fixer(doSurvey)
	h.Team -= int16(st.n())
	h.Hired = h.Hired.With(f)
	h.tell(rules.Event{Kind: evHired, What: refFixer(f), N: int16(st.n()), M: h.Team})
	h.look(x)
}

// look is an R on a hex, or on the bag.
func (h *heist) look(x Hex) {
	if x == noHex {
		h.thin()
	} else {
		h.reveal(h.cell(x))
	}
}

func (s *State) againstSchematics(x Hex) reason {
	if _, ok := has(itemTable[BuildingSchematics].Text, doConsult); !ok || s.owned(BuildingSchematics, -1) == noPiece {
		return whyNotOwned
	}
	return s.againstUnknown(x)
}

// consult uses the Building Schematics: one R. The copy goes back on sale at
// once, as it may be bought again in the same planning part.
func (h *heist) consult(x Hex) {
	h.Places[h.owned(BuildingSchematics, -1)] = onSale
	h.tell(rules.Event{Kind: evUsedUp, What: refLoot(BuildingSchematics.loot())})
	h.look(x)
}

// tipOff lets the Machinist reward a lock that planning has uncovered.
func (h *heist) tipOff() {
	x, _, ok := h.fixer(doLockTip)
	if ok && h.shopOpen() {
		h.Hired = h.Hired.With(x)
		h.push(Frame{Kind: frTip, N: 1})
	}
}

func (s *State) againstInside(f int, x Hex) reason {
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
	return 0
}

// goInside replaces a known guard by a character, who starts there.
func (h *heist) goInside(f int, c Cell) {
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
func (h *heist) insert(c Card, n int) {
	at := int(h.Top) + n
	copy(h.Deck[at+1:h.Length+1], h.Deck[at:h.Length])
	h.Deck[at] = c
	h.Length++
	h.tell(rules.Event{Kind: evInserted, What: refDeckCard(c), N: int16(n + 1)})
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
