package masters

import "safehouse/rules"

// The Action phase (rulebook: Phase 2. Action): every character takes one
// action; its sub-actions are performed one by one, in any order and mixed
// with those of the others.

// dieSteps is the ideas that it takes to turn a die from one face to another,
// with wrap-around (rulebook: Modify rolls).
func dieSteps(from, to uint8) int {
	return int(dieTurns[from&7][to&7])
}

// dieTurns is the steps from each face to each other one; before the roll a die shows 0.
var dieTurns = func() (t [8][8]int8) {
	for from := range int8(7) {
		for to := range int8(7) {
			d := max(from-to, to-from)
			t[from][to] = min(d, 6-d)
		}
	}
	return t
}()

// An offer is an action that a figure can take: the ideas it costs and the
// face that the die then shows; cost < 0 is none.
type offer struct {
	cost int8
	die  uint8
}

// noOffers is what is offered before anything is looked at.
var noOffers = func() (t [acts]offer) {
	for i := range t {
		t[i].cost = -1
	}
	return t
}()

// offersFor fills in what every action would cost a figure now. It looks at the
// default actions, the six faces of each skill, items, and the NPC card.
func (s *State) offersFor(f int, t *[acts]offer) {
	fig := &s.Crew[f]
	*t = noOffers
	best := func(a Act, cost int, die uint8) {
		if o := &t[a]; o.cost < 0 || cost < int(o.cost) {
			*o = offer{int8(cost), die}
		}
	}
	if f == npc {
		list := s.npcActs()
		best(list[0], 0, fig.Die)
		best(list[1], 0, fig.Die)
		best(list[2], dieSteps(fig.Die, 6), 6)
	} else {
		for _, a := range characterTable[fig.Card].Acts {
			best(a, int(actTable[a].Pay), fig.Die)
		}
		for _, k := range fig.Skills {
			for i, a := range skillTable[k].Faces {
				best(a, dieSteps(fig.Die, uint8(i+1)), uint8(i+1))
			}
		}
	}
	s.itemOffers(f, best)
}

// offered is what an action would cost a figure now.
func (s *State) offered(f int, a Act) offer {
	var t [acts]offer
	s.offersFor(f, &t)
	return t[a]
}

// itemOffers adds the actions of the items that a figure carries. Cheap Picks
// break under a die of 1 to 4; a careful user turns the die to 5 or 6 first.
func (s *State) itemOffers(f int, best func(Act, int, uint8)) {
	die := s.Crew[f].Die
	for p := firstItem; p < pieces; p++ {
		if s.Places[p] != carriedBy(f) {
			continue
		}
		for _, a := range itemTable[pieceKinds[p].item()].Acts {
			switch a {
			case CarefulRake:
				st, ok := has(itemTable[pieceKinds[p].item()].Text, doBreakable)
				if !ok || int(die) > st.n() {
					continue
				}
				five, six := dieSteps(die, 5), dieSteps(die, 6)
				if five <= six {
					best(a, five, 5)
				} else {
					best(a, six, 6)
				}
			default:
				best(a, 0, die)
			}
		}
	}
}

// againstAct tells why a figure cannot take an action that costs o.
func (s *State) againstAct(f int, a Act, o offer) *why {
	fig := &s.Crew[f]
	switch {
	case fig.Marks&acted != 0:
		return whyActed
	case o.cost < 0:
		return whyNoSuchAct
	case int(o.cost) > int(fig.Ideas):
		return whyNoIdeas
	}
	for _, st := range special[a] {
		if needs := st.row().needs; needs != nil {
			if r := needs(s, f); r != nil {
				return r
			}
		}
	}
	return nil
}

// free tells why a figure in prison cannot do what it would do elsewhere.
func (s *State) free(f int) *why { return unless(!s.imprisoned(f), whyImprisoned) }

// commit puts the die on an action: it pays for it, gives the figure its
// sub-actions and books what it owes.
func (h runner) commit(f int, a Act, o offer) {
	fig := &h.Crew[f]
	h.payIdeas(f, int(o.cost))
	fig.Die, fig.Act = o.die, a
	fig.Marks |= acted
	g := &grants[a]
	for k, n := range g.subs {
		fig.Left[k] += n
	}
	fig.Owed += g.noise
	if _, ok := fig.Card.picker(f); ok {
		fig.Picks = g.subs[doUnlock]
	}
	for _, st := range special[a] {
		if begins := st.row().begins; begins != nil {
			begins(h, st)
		}
	}
	h.tell(rules.Event{Kind: EvActed, Who: h.refFigure(f), What: refAct(a), N: int16(o.die)})
	h.alert(int(g.alerts))
	for _, st := range special[a] {
		if acts := st.row().acts; acts != nil {
			acts(h, f, st)
		}
	}
	h.useItem(f, a)
}

// tweakPlans lets every character shift tokens. Who is done goes on for that, and
// is done again afterwards.
func (h runner) tweakPlans(n uint8) {
	for f := range int(h.Seats) {
		fig := &h.Crew[f]
		fig.Shifts = n
		if fig.Status == inPlay && fig.Plan != 0 {
			fig.Marks &^= done
		}
	}
}

// picker reports whether the figure's card has EFFICIENT PICKER.
func (c Character) picker(f int) (Step, bool) {
	if f == npc || !c.can(doEfficient) {
		return Step{}, false
	}
	return c.ability(doEfficient), true
}

// useItem discards the item that an action belongs to where its card says so.
func (h runner) useItem(f int, a Act) {
	i := itemOf[a]
	if i == noItem {
		return
	}
	_, gone := has(itemTable[i].Text, doDiscarded)
	if st, ok := has(itemTable[i].Text, doBreakable); ok && int(h.Crew[f].Die) <= st.n() {
		gone = true
	}
	if gone {
		h.discard(f, i)
	}
}

// discard takes an item that a figure carries out of the heist.
func (h runner) discard(f int, i Item) {
	h.Places[h.pieceAt(i.loot(), carriedBy(f))] = usedOut
	h.tell(rules.Event{Kind: EvUsedUp, Who: h.refFigure(f), What: refLoot(i.loot())})
}

// schematics is STUDY SCHEMATICS: cash appears on the kennel and on every
// reinforcements tile (The Black Box).
func (h runner) schematics(k int) {
	set := h.Force
	if c := h.board().kennel; c != nowhere {
		set |= only(c) & h.Board
	}
	for ; set != 0; set = set.rest() {
		bumpCash(&h.Cash[set.first()], uint8(k))
		h.tell(rules.Event{Kind: EvFoundCash, To: h.refCell(set.first()), N: int16(k)})
	}
}

// flashbang subdues all guards on and next to a cell until the end of the Event
// phase.
func (h runner) flashbang(at Cell) {
	for set := (h.near(at) | only(at)) & h.Chits.Guarded; set != 0; set = set.rest() {
		c := set.first()
		t := &h.Chits
		guards, dogs := t.Guards[c], t.Dogs[c]
		h.subdueAll(rules.Ref{}, c)
		t.Flashed[c] += guards
		t.Dazed[c] += dogs
	}
}

// flashEnds gets the guards that a Flashbang took down up again.
func (h runner) flashEnds() {
	pinned := h.pinned()
	for set := h.Board; set != 0; set = set.rest() {
		c, t := set.first(), &h.Chits
		if t.Flashed[c]+t.Dazed[c] == 0 {
			continue
		}
		guards, dogs := min(t.Flashed[c], t.Subdued[c]), min(t.Dazed[c], t.Tamed[c])
		t.Flashed[c], t.Dazed[c] = 0, 0
		if pinned.Has(c) || guards+dogs == 0 {
			continue
		}
		t.Subdued[c] -= guards
		t.Tamed[c] -= dogs
		bump(&t.Guards[c], guards)
		bump(&t.Dogs[c], dogs)
		t.sync(c)
		h.wakeEscort(c)
		h.tell(up(h.refCell(c), guards, dogs))
	}
}

// use spends a sub-action of a figure's action and remembers what it was used
// for.
func (h runner) use(f int, k stepKind) {
	fig := &h.Crew[f]
	fig.Left[k]--
	fig.Marks |= otherwise
	switch k {
	case doMove:
		fig.Marks |= moved
	case doUnlock:
		fig.Marks |= unlocked
	}
}

// unlockTile, subdueOn, disableOn and cutOn are the sub-actions U, S, D and
// that of REWIRE on a cell.
func (h runner) unlockTile(f int, c Cell) {
	t := &h.Chits
	t.Locks[c]--
	bump(&t.Opened[c], 1)
	t.sync(c)
	h.tell(rules.Event{Kind: EvUnlocked, Who: h.refFigure(f), To: h.refCell(c)})
}

func (h runner) subdueOn(f int, c Cell, kind Chit) {
	h.subdue(c, kind)
	dogs := uint8(0)
	if kind == Dog {
		dogs = 1
	}
	h.tell(down(h.refFigure(f), h.refCell(c), 1-dogs, dogs))
	if f != npc && h.Crew[f].Card.can(doAdrenaline) {
		h.giveIdeas(f, h.Crew[f].Card.ability(doAdrenaline).n())
	}
}

func (h runner) disableOn(f int, c Cell) {
	t := &h.Chits
	t.Cameras[c]--
	bump(&t.Disabled[c], 1)
	t.sync(c)
	h.tell(rules.Event{Kind: EvDisabled, Who: h.refFigure(f), To: h.refCell(c)})
}

func (h runner) cutOn(f int, c Cell) {
	h.disableOn(f, c)
	h.subdueAll(h.refFigure(f), c)
}

// insight reports whether an R of a figure yields an idea instead: the bag is
// empty and somebody knows a way.
func (s *State) insight(f int) bool {
	if !s.bagEmpty() {
		return false
	}
	if f != npc && s.Crew[f].Card.can(doKnow) {
		return true
	}
	for i := range int(s.Seats) {
		if s.Crew[i].Status == inPlay && s.Crew[i].Card.can(doKnowAll) {
			return true
		}
	}
	return false
}

// neverSubdues reports whether a figure may not perform S at all.
func (s *State) neverSubdues(f int) bool {
	if f == npc {
		_, never := s.npcRule(doCannotSubdue)
		return never
	}
	return s.Slips(f)
}

// beam is the tiles that a Laser Burst hits in a direction: known live cameras
// within reach in a straight line over tiles, which a gap ends (ruling).
func (s *State) beam(c Cell, d side) (set Cells) {
	st, _ := has(actTable[KillPixels].Text, doBurn)
	for range st.n() {
		if c = s.beyond(c, d); c == nowhere {
			return set
		}
		if s.Chits.Live.Has(c) {
			set |= only(c)
		}
	}
	return set
}

// line is the hexes in a straight line from c up to n steps, for things that
// are thrown: the line ends on an entrance and before a gap, a lock of any kind,
// and where unknown says so before a tile that has not been revealed.
func (s *State) line(c Cell, d side, n int, unknown bool) (set Cells) {
	for range n {
		c = s.beyond(c, d)
		if c == nowhere || s.barred().Has(c) || unknown && s.Unknown.Has(c) {
			return set
		}
		set |= only(c)
		if c.outdoors() {
			return set
		}
	}
	return set
}

// throws is the hexes that a figure can throw to: TOSS LOOT two steps, the
// FANCY CARD FLICK any distance. All that an action throws goes to one hex.
func (s *State) throws(f int) (set Cells) {
	fig := &s.Crew[f]
	if fig.Act >= acts {
		return 0
	}
	for _, st := range special[fig.Act] {
		if throws := st.row().throws; throws != nil {
			for d := range side(sides) {
				set |= throws(s, fig.At, d, st)
			}
		}
	}
	if fig.Thrown > 0 {
		set &= only(Cell(fig.Thrown - 1))
	}
	return set
}

// throwable is what the action lets a figure throw: the keycard, or any loot.
func (s *State) throwable(f int, l Loot) bool {
	fig := &s.Crew[f]
	if fig.Act >= acts || l.item() == MasterPlanCopy || !s.carries(f, l) {
		return false
	}
	for _, st := range special[fig.Act] {
		if lot := st.row().lot; lot != nil && lot(l) {
			return true
		}
	}
	return false
}

// breachSides is the gaps on which a figure can blast a new exit: external
// sides of its tile that no entrance takes (ruling).
func (s *State) breachSides(f int) (out [sides]Hex, n int) {
	at := s.Crew[f].At
	if at.outdoors() || s.Board.Has(breachExit) {
		return out, 0
	}
	free := s.outside()
	for d := range side(sides) {
		if x := s.hex(at).next(d); x != noHex && free.has(x) && s.cell(x) == nowhere {
			out[n] = x
			n++
		}
	}
	return out, n
}

// finish marks a figure's action as done; a dog that it left behind chases it
// now if it is still next to it.
func (h runner) finish(f int) {
	fig := &h.Crew[f]
	fig.Marks |= done
	fig.Shook = nowhere
	h.tell(rules.Event{Kind: EvDone, Who: h.refFigure(f)})
}
