package masters

import (
	"slices"

	"safehouse/rules"
)

// What each sub-action, ability and thing at hand needs.

// againstChoice tells why a figure cannot put its die on an action.
func (s *State) againstChoice(f int, a Act) *why {
	var t [acts]offer
	s.offersFor(f, &t)
	if r := s.againstAct(f, a, t[a]); r != nil {
		return r
	}
	switch {
	case a.own() != nil:
		return whyOwnVerb
	case s.hasTwin(a, &t):
		return whyTwin
	}
	return nil
}

// hack is the action by which a figure lends a hand, or noAct.
func (s *State) hack(f int) Act {
	if f == npc {
		return noAct
	}
	for _, a := range characterTable[s.Crew[f].Card].Acts {
		if lends[a] {
			return a
		}
	}
	return noAct
}

func (s *State) againstLend(f, to int, k stepKind) *why {
	fig := &s.Crew[f]
	a := s.hack(f)
	switch {
	case a == noAct:
		return whyNoHacker
	case fig.Marks&acted != 0:
		return whyActed
	case fig.Ideas < uint8(actTable[a].Pay):
		return whyNoIdeas
	case f == to:
		return whySelf
	case s.Crew[to].Status != inPlay:
		return s.missing(to)
	case k != doUnlock && k != doSubdue && k != doDisable:
		return whyLendSub
	case k == doSubdue && s.neverSubdues(to):
		return whyLendSubdue
	}
	return nil
}

// lend gives another character sub-actions; the noise is the receiver's, who
// performs both.
func (h runner) lend(f, to int, k stepKind) {
	a := h.hack(f)
	h.commit(f, a, offer{actTable[a].Pay, h.Crew[f].Die})
	st, _ := has(actTable[a].Text, doLend)
	h.Crew[to].Left[k] += uint8(st.n())
	h.Crew[to].Marks &^= done
	if st.n() > 0 {
		h.Crew[to].Owed++
	}
	h.tell(rules.Event{Kind: EvLent, Who: h.refFigure(f), To: h.refFigure(to), What: rules.At(kSub, int(k)), N: int16(st.n())})
}

func (s *State) againstBreach(f int, x Hex) *why {
	fig := &s.Crew[f]
	switch {
	case f == npc || !slices.Contains(characterTable[fig.Card].Acts, Breach):
		return whyNoBreach
	case fig.Marks&acted != 0:
		return whyActed
	case fig.Ideas < uint8(actTable[Breach].Pay):
		return whyNoIdeas
	}
	list, n := s.breachSides(f)
	for _, y := range list[:n] {
		if x == y {
			return nil
		}
	}
	return whyBreachSide
}

// breach blasts a new exit; Escape begins at once, without an Event phase
// (ruling: the card wins).
func (h runner) breach(f int, x Hex) {
	h.commit(f, Breach, offer{actTable[Breach].Pay, h.Crew[f].Die})
	h.addEntrance(breachExit, x, h.Crew[f].At)
	h.startEscape()
}

func (s *State) againstLaser(f int, x Hex) *why {
	switch {
	case !s.carries(f, LaserBurst.loot()):
		return whyNoLaser
	case s.Crew[f].Marks&acted != 0:
		return whyActed
	case s.Burnt:
		return whyOnce
	case s.imprisoned(f):
		return whyImprisoned
	}
	d := s.hex(s.Crew[f].At).sideTo(x)
	if d == sides || s.beyond(s.Crew[f].At, d) == nowhere {
		return whyNoLine
	}
	return nil
}

// laser disables all known live cameras within its line; each tile hit costs a
// noise.
func (h runner) laser(f int, x Hex) {
	h.commit(f, KillPixels, offer{0, h.Crew[f].Die})
	_, h.Burnt = has(itemTable[itemOf[KillPixels]].Text, doOnce)
	set := h.beam(h.Crew[f].At, h.hex(h.Crew[f].At).sideTo(x))
	for rest := set; rest != 0; rest = rest.rest() {
		for h.Chits.Cameras[rest.first()] > 0 {
			h.disableOn(f, rest.first())
		}
	}
	h.Crew[f].Owed += uint8(set.Len())
}

// againstDisable tells why a figure can neither disable nor rewire a camera.
func (s *State) againstDisable(f int, c Cell, _ operands) *why {
	switch {
	case !s.within(f).Has(c):
		return whyOutOfReach
	case !s.Chits.Live.Has(c):
		return whyNoCamera
	}
	return nil
}

func (s *State) againstUnlock(f int, c Cell) *why {
	switch {
	case c == s.Crew[f].At:
		return whyOwnTile
	case !s.neighbours(f).Has(c):
		return whyNotAdjacent
	case !s.Chits.Locked.Has(c):
		if s.shut().Has(c) {
			return whyNoPick
		}
		return whyNoLock
	}
	return nil
}

func (s *State) againstSubdue(f int, c Cell, kind Chit) *why {
	switch {
	case s.neverSubdues(f):
		return whyNeverSubdues
	case !s.within(f).Has(c):
		return whyOutOfReach
	case kind == Guard && s.Chits.Guards[c] > 0, kind == Dog && s.Chits.Dogs[c] > 0:
		return nil
	}
	return whyNoSuchGuard
}

// againstThin tells why an R cannot go to the bag: a tile is unknown, or there
// is nothing left to take and nobody knows a way.
func (s *State) againstThin(f int) *why {
	if s.insight(f) {
		return nil
	}
	return s.againstUnknown(noHex)
}

func (s *State) againstCrack(f, n int) *why {
	switch {
	case s.safeLeft() == 0:
		return whyNoSafe
	case s.Crew[f].At != s.board().safe:
		return whyNotAtSafe
	case n != 1 && n != 2:
		return whyCrackPair
	case s.imprisoned(f):
		return whyImprisoned
	case s.cracks(f, n) == 0:
		return whyNoTools
	case int(s.Crew[f].Left[doUnlock]) < n:
		return whyNoSub[doUnlock]
	}
	return nil
}

// againstTorch tells why a figure cannot give its U to the user of a Plasma
// Torch (HERE... HOLD THIS).
func (s *State) againstTorch(f int) *why {
	user := s.torchbearer()
	switch {
	case s.safeLeft() == 0:
		return whyNoSafe
	case user < 0:
		return whyNoTorch
	case user == f:
		return whyTorchSelf
	case !s.within(f).Has(s.board().safe):
		return whyTorchFar
	case s.imprisoned(f):
		return whyImprisoned
	}
	return nil
}

// Loot in hand.

func (s *State) againstTake(f int, l Loot) *why {
	switch {
	case s.Crew[f].Free >= freeLimit:
		return whyFree
	case l.item() == MasterPlanCopy:
		return whyPalm
	case s.source(f, l) == nowhere && s.giver(f, l) < 0:
		return whyNothingThere
	}
	return nil
}

// giver is a figure that is done on the same cell and carries loot of a kind, or
// -1.
func (s *State) giver(f int, l Loot) int {
	for rest := s.stuckWith(f); rest != 0; rest &= rest - 1 {
		if o := int(Cells(rest).first()); s.carries(o, l) {
			return o
		}
	}
	return -1
}

func (h runner) takeAny(f int, l Loot) {
	if c := h.source(f, l); c != nowhere {
		h.take(f, l, c)
		return
	}
	h.drop(h.giver(f, l), l, h.Crew[f].At)
	h.take(f, l, h.Crew[f].At)
}

func (s *State) againstDrop(f int, l Loot) *why {
	switch {
	case s.Crew[f].Free >= freeLimit:
		return whyFree
	case l.item() == MasterPlanCopy:
		return whyPalm
	case !s.carries(f, l):
		return whyNotCarried
	}
	return nil
}

func (s *State) againstSlide(f int, l Loot) *why {
	if r := s.againstDrop(f, l); r != nil {
		return r
	}
	return unless(s.slides(f), whyNoSlide)
}

func (s *State) againstToss(f int, l Loot, x Hex) *why {
	if r := s.againstDrop(f, l); r != nil {
		return r
	}
	c := s.cell(x)
	switch {
	case !s.throwable(f, l):
		return whyNoThrow
	case s.Crew[f].Thrown > 0 && c != Cell(s.Crew[f].Thrown-1):
		return whyOneLot
	case c == nowhere || !s.throws(f).Has(c):
		return whyThrowLine
	}
	return nil
}

// reachPrice is what LARCENIST or SWINDLER costs, -1 without them.
func (s *State) reachPrice(f int) int {
	if f == npc {
		return -1
	}
	for _, k := range [2]stepKind{doReach, doSwindle} {
		if s.Crew[f].Card.can(k) {
			return s.Crew[f].Card.ability(k).n()
		}
	}
	return -1
}

func (s *State) againstReach(f int, x Hex) *why {
	c, price := s.cell(x), s.reachPrice(f)
	switch {
	case price < 0:
		return whyNoReach
	case int(s.Crew[f].Ideas) < price:
		return whyNoIdeas
	case c == nowhere:
		return whyGap
	case !s.neighbours(f).Has(c):
		return whyNotAdjacent
	case s.barred().Has(c):
		return whyReachLocked
	case s.Crew[f].Reach == c:
		return whyHere
	}
	return nil
}

// Abilities.

func (s *State) againstSlip(f int) *why {
	fig := &s.Crew[f]
	switch {
	case !s.Slips(f):
		return whyNoSlip
	case fig.Marks&slipping != 0:
		return whySlipping
	case int(fig.Ideas) < fig.Card.ability(doSlip).n():
		return whyNoIdeas
	}
	return nil
}

func (s *State) againstVent(f int, x Hex) *why {
	fig, c := &s.Crew[f], s.cell(x)
	switch {
	case f == npc || !fig.Card.can(doVent):
		return whyNoVent
	case c == nowhere:
		return whyGap
	case !s.across(fig.At).Has(c) || fig.Vent == [2]Cell{fig.At, c}:
		return whyNotAcross
	}
	return nil
}

// unknownAround is the unknown tiles next to a cell.
func (s *State) unknownAround(c Cell) Cells { return s.near(c) & s.Unknown }

func (s *State) againstCodes(f int, x Hex) *why {
	fig, c := &s.Crew[f], s.cell(x)
	switch {
	case f == npc || !fig.Card.can(doCodes):
		return whyNoCodes
	case fig.Marks&spentOnce != 0:
		return whyOnce
	case int(fig.Ideas) < fig.Card.ability(doCodes).n():
		return whyNoIdeas
	case c == nowhere:
		return whyGap
	case !s.Chits.Live.Has(c):
		return whyNoCamera
	case s.unknownAround(c) == 0:
		return whyNothingToSee
	}
	return nil
}

// readCodes reveals every unknown tile next to a known live camera.
func (h runner) readCodes(f int, c Cell) {
	h.Crew[f].Marks |= spentOnce
	h.tell(rules.Event{Kind: EvCodes, Who: h.refFigure(f), To: h.refCell(c)})
	h.payIdeas(f, h.Crew[f].Card.ability(doCodes).n())
	h.push(Frame{Kind: frCodes, Set: h.unknownAround(c)})
}

// codesNext reveals the next of the tiles that codes show.
func (h runner) codesNext(f *Frame) {
	if f.Set == 0 {
		h.pop()
		return
	}
	c := f.Set.first()
	f.Set = f.Set.rest()
	if h.Unknown.Has(c) {
		h.reveal(c)
	}
}

// replanPrice is what CHANGE OF PLANS and its pro form cost.
const replanPrice = 2

func (s *State) againstReplan(f int) *why {
	fig := &s.Crew[f]
	switch {
	case f == npc || !fig.Card.can(doReplan):
		return whyNoReplan
	case fig.Marks&spentOnce != 0:
		return whyOnce
	case fig.Ideas < replanPrice:
		return whyNoIdeas
	}
	return nil
}

// changePlans lets the crew move planning tokens of anybody (ruling), and a
// Mastermind hand out ideas.
func (h runner) changePlans(f int) {
	fig := &h.Crew[f]
	h.owe(1)
	fig.Marks |= spentOnce
	h.Lifts, h.Caller = uint8(fig.Card.ability(doReplan).n()), uint8(f)
	if fig.Card.can(doShare) {
		fig.Give = uint8(fig.Card.ability(doShare).n())
	}
	h.tell(rules.Event{Kind: EvReplans, Who: h.refFigure(f)})
	h.payIdeas(f, replanPrice)
	h.push(Frame{Kind: frLift})
}

func (s *State) againstPicker(f int) *why {
	st, ok := s.Crew[f].Card.picker(f)
	switch {
	case !ok || s.Crew[f].Picks == 0:
		return whyNoPicker
	case int(s.Crew[f].Ideas) < st.n():
		return whyNoIdeas
	}
	return nil
}

// pickOn is EFFICIENT PICKER: an M and an N more.
func (h runner) pickOn(f int) {
	fig := &h.Crew[f]
	fig.Picks--
	fig.Left[doMove]++
	fig.Owed++
	h.tell(rules.Event{Kind: EvPicksOn, Who: h.refFigure(f)})
	st, _ := fig.Card.picker(f)
	h.payIdeas(f, st.n())
}

func (s *State) againstTeamwork(f, to int) *why {
	_, st, ok := s.fixer(doTeamwork)
	switch {
	case !ok || s.rule(noOldFriend):
		return whyNoTeamwork
	case f == npc:
		return whyShopNPC
	case !s.Crew[f].At.outdoors():
		return whyIndoors
	case f == to:
		return whySelf
	case s.Crew[to].Status != inPlay:
		return s.missing(to)
	case int(s.Crew[f].Ideas) < st.n():
		return whyNoIdeas
	}
	return nil
}

func (h runner) teamUp(f, to int) {
	x, st, _ := h.fixer(doTeamwork)
	h.Hired = h.Hired.With(x)
	h.tell(rules.Event{Kind: EvHelped, Who: h.refFigure(f), To: h.refFigure(to), N: int16(st.n())})
	h.payIdeas(f, st.n())
	h.giveIdeas(to, 1)
}

// Things.

// letter is the server that a figure stands on, -1 for none.
func (s *State) letter(f int) int {
	b := s.board()
	for i := range b.servers {
		if b.servers[i].Has(s.Crew[f].At) {
			return i
		}
	}
	return -1
}

func (s *State) againstServer(f int) *why {
	switch i := s.letter(f); {
	case i < 0:
		return whyNoServer
	case s.Remote[i] == 0:
		return whyServerDone
	}
	return nil
}

func (s *State) againstSwipe(f int, x Hex) *why {
	c := s.cell(x)
	switch {
	case c == nowhere:
		return whyGap
	case !s.neighbours(f).Has(c):
		return whyNotAdjacent
	case !s.Doors.Has(c):
		return whyNoDoor
	case !s.carries(f, Keycard):
		return whyNoKeycard
	case s.Phase == Escape && s.Crew[f].Moves+s.Crew[f].Ideas == 0:
		return whyNoMoves
	}
	return nil
}

func (s *State) againstSeize(f int) *why {
	switch {
	case f == npc:
		return whyNPCSeizes
	case s.Heist.card().NPC != Hostage || s.Crew[npc].Status != captive || s.Crew[npc].At != s.Crew[f].At:
		return whyNoHostage
	}
	return nil
}

func (s *State) againstLogs(f int) *why {
	switch {
	case !s.rule(checkTheLogs) || !s.board().story.Has(s.Crew[f].At):
		return whyNoLogs
	case s.Logs:
		return whyOnce
	case !s.carries(f, USBKey):
		return whyNoUSB
	}
	return nil
}

// Rewards of CHECK THE LOGS (The Black Box).
const (
	logReveals = 2
	logCash    = 3
)

func (s *State) againstClue(f int) *why {
	return unless(s.Clues.Has(s.Crew[f].At), whyNoClue)
}

func (s *State) againstDecoy() *why {
	switch {
	case s.Decoys == 0:
		return whyNoDecoy
	case s.noisePending() == 0:
		return whyNoNoise
	}
	return nil
}

// offerDecoy asks whether decoys take away noise that came in the closing of the
// Action phase, one by one.
func (h runner) offerDecoy(f *Frame) {
	if f.N == 0 || h.againstDecoy() != nil {
		h.pop()
		return
	}
	h.ask(askDecoy, 0)
}

// decoy takes one noise off what is due.
func (h runner) decoy() {
	h.Decoys--
	h.quieten()
	h.tell(rules.Event{Kind: EvDecoy, N: int16(h.Decoys)})
}

// quieten takes one noise off what is due.
func (h runner) quieten() {
	if h.Due > 0 {
		h.Due--
		return
	}
	for f := range h.Crew {
		if h.Crew[f].noiseOwed() > 0 {
			h.Crew[f].Owed--
			return
		}
	}
}

func (s *State) againstShift(f int, from, to Hex) *why {
	a, b := s.cell(from), s.cell(to)
	switch {
	case s.Crew[f].Shifts == 0:
		return whyNoShift
	case a == nowhere || !s.Crew[f].Plan.Has(a):
		return whyNoToken
	case b == nowhere:
		return whyGap
	case b.outdoors():
		return whyPlanOutdoors
	case s.Crew[f].Plan.Has(b):
		return whyPlanned
	case !s.near(a).Has(b):
		return whyShiftFar
	}
	return nil
}

func (s *State) againstPutDown(f int, x Hex) *why {
	c := s.cell(x)
	switch {
	case c == nowhere:
		return whyGap
	case !s.near(s.Crew[f].At).Has(c):
		return whyNotAdjacent
	case !s.unguarded(f).Has(c):
		return whyHasGuards
	}
	return nil
}

func (s *State) againstInsert(c Card, n int) *why {
	switch {
	case c < EventM1 || c >= EventM1+insertable:
		return whyNotRetiree
	case s.inDeck(c):
		return whyInDeck
	case n < 1 || n > len(s.left()):
		return whyDepth
	}
	return nil
}

// againstPick tells why a lock cannot be picked in Escape (PICK UNDER
// PRESSURE).
func (s *State) againstPick(f int, x Hex) *why {
	c := s.cell(x)
	switch {
	case f == npc || !s.Crew[f].Card.can(doPressure):
		return whyNoPressure
	case int(s.Crew[f].Ideas) < s.Crew[f].Card.ability(doPressure).n():
		return whyNoIdeas
	case c == nowhere:
		return whyGap
	case s.imprisoned(f):
		return whyImprisoned
	}
	return s.againstUnlock(f, c)
}

// pinchPrice is what GOOD IN A PINCH costs.
const pinchPrice = 2

func (s *State) againstPinch(f, to int) *why {
	fig := &s.Crew[f]
	switch {
	case f == npc || !fig.Card.can(doPinch):
		return whyNoPinch
	case fig.Card.ability(doPinch).n() == 1 && fig.Marks&pinched != 0:
		return whyPinched
	case fig.Ideas < pinchPrice:
		return whyNoIdeas
	case f == to:
		return whySelf
	case s.Crew[to].Status != inPlay || s.Crew[to].Marks&done != 0:
		return whyNotInPlay
	}
	return nil
}
