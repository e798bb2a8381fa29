package masters

// What bots think about: what has still to be done, who does it, and how well
// the crew would get away.

// todo is what has still to be done.
type todo struct {
	*scouted
	reach  Cells // what can be walked to as doors and remote locks are
	fetch  Cells // where loot lies that is needed and can be reached
	aim    Cells // what the heist is about, behind doors too
	visit  Cells // servers to stand on, hostages to take
	doors  Cells // tiles next to a keycard door that has to be opened
	safe   Cells // the safe, while it has to be cracked
	blows  Cells // where the escort stands
	loot   uint32
	key    bool // a keycard is needed
	usb    bool // the USB key is needed
	tools  bool // tools for the safe are needed
	hidden bool // what is needed is still in the bag
	home   bool // all that is needed is in hand: out
}

// flood is the cells that can be walked to from a set.
func (s *State) flood(from, over Cells) Cells {
	seen := from
	for from != 0 {
		from = s.around(from) & over &^ seen
		seen |= from
	}
	return seen
}

// think finds out what has still to be done.
func (s *State) think() todo { return s.thinkOf(new(scouted)) }

// thinkOf is the same with what has been scouted of the position.
func (s *State) thinkOf(seen *scouted) (e todo) {
	e.scouted = seen
	card := s.Heist.card()
	g := &card.Goal
	e.reach = s.flood(s.occupied()|s.Board&entrances, s.Board&^s.shut())
	var targets Cells
	jewelsLeft := int(g.jewels)
	papers := g.documents || g.hideout
	for p, at := range s.Places[:firstItem] {
		held := at == won || at.carrier() >= 0
		switch pieceKinds[p] {
		case Jewel:
			if held {
				jewelsLeft--
			}
		case Documents:
			if held {
				papers = false
			}
		}
	}
	if jewelsLeft > 0 {
		e.loot |= 1 << Jewel
	}
	if papers {
		e.loot |= 1 << Documents
	}
	for p, at := range s.Places[:firstItem] {
		if e.loot>>pieceKinds[p]&1 == 0 {
			continue
		}
		switch {
		case at < tiles:
			targets |= only(Cell(at))
		case at == inBag:
			e.hidden = true
		case at == inSafe:
			e.safe = only(s.board().safe)
		}
	}
	e.fetch = targets & e.reach
	npcHeld := s.Crew[npc].Status == captive && (g.npc || card.NPC != noNPC && s.rule(crackCipher))
	if npcHeld {
		at := only(s.Crew[npc].At)
		switch {
		case s.rule(movingTarget):
			for _, x := range s.Escort {
				if x.At != nowhere {
					e.blows |= only(x.At)
				}
			}
		case card.NPC == Hostage:
			targets |= at
			e.visit |= at & e.reach
		default:
			targets |= at
		}
	}
	targets |= e.safe
	e.aim = targets
	behind := targets &^ e.reach
	if npcHeld && card.NPC != Hostage && !s.rule(movingTarget) {
		behind |= only(s.Crew[npc].At)
	}
	if e.safe != 0 && e.safe&e.reach != 0 {
		e.tools = s.holder(SafecrackingTools) < 0 && s.holder(PlasmaTorch) < 0
	}
	if behind != 0 {
		s.thinkBehind(&e)
	}
	s.thinkTools(&e)
	e.home = e.loot == 0 && !npcHeld
	if g.rescue && s.Crew[npc].Status != captive {
		e.home = true
	}
	return e
}

// thinkBehind looks for what opens the way to something behind a door or a
// remote lock.
func (s *State) thinkBehind(e *todo) {
	b := s.board()
	for i := range b.servers {
		if s.Remote[i] != 0 {
			e.visit |= b.servers[i] & e.reach
			e.aim |= b.servers[i] &^ e.reach
		}
	}
	if s.rule(crackCipher) && s.Remote[1] != 0 {
		e.usb = true
	}
	if s.Doors != 0 {
		e.key = true
		e.doors = s.around(s.Doors) & indoors
	}
	for p, at := range s.Places[:firstItem] {
		k := pieceKinds[p]
		if !(k == Keycard && e.key || k == USBKey && e.usb) {
			continue
		}
		if at < tiles {
			e.fetch |= only(Cell(at)) & e.reach
		} else if at == inBag {
			e.hidden = true
		}
	}
}

// thinkTools looks for tools where the safe needs some.
func (s *State) thinkTools(e *todo) {
	if !e.tools {
		return
	}
	for _, i := range [2]Item{SafecrackingTools, PlasmaTorch} {
		for p := firstPiece[i.loot()]; p < firstPiece[i.loot()]+Piece(pieceCount[i.loot()]); p++ {
			if at := s.Places[p]; at < tiles {
				e.fetch |= only(Cell(at)) & e.reach
			}
		}
	}
}

// precious reports whether a figure carries what the heist is about.
func (s *State) precious(f int) bool {
	g := &s.Heist.card().Goal
	if g.jewels > 0 && s.carries(f, Jewel) || (g.documents || g.hideout) && s.carries(f, Documents) {
		return true
	}
	switch {
	case f == npc:
		return g.npc && !g.rescue
	case g.breakout:
		return s.Crew[f].Marks&imprison != 0
	}
	return false
}

// goals is the cells that a figure heads for; lead reports that it is the one
// who does something rather than one who helps.
func (s *State) goals(f int, e *todo) (set Cells, lead bool) {
	fig := &s.Crew[f]
	mine := s.planned(f) | only(fig.At)
	if e.home && f != npc && !s.precious(f) {
		if set := s.post(f, e); set != 0 {
			return set, false
		}
	}
	if e.home || s.precious(f) && (f != npc || !s.onTheWay(e)) {
		return s.ways(f), true
	}
	if e.key && s.carries(f, Keycard) {
		if set := e.doors & mine; set != 0 {
			return set, true
		}
		return s.meet(f, e.doors, e), true
	}
	if set := s.awaits(f, e); set != 0 {
		return set, true
	}
	if e.usb && f != npc && s.carries(f, USBKey) {
		return only(s.Crew[npc].At), true
	}
	if e.usb && f == npc {
		if who := s.Places[firstUSB].carrier(); who >= 0 {
			return only(s.Crew[who].At), true
		}
	}
	if e.safe&e.reach != 0 && (s.carries(f, SafecrackingTools.loot()) || s.carries(f, PlasmaTorch.loot())) {
		if e.safe&mine != 0 {
			return e.safe, true
		}
		return s.meet(f, e.safe, e), true
	}
	all := e.fetch | e.visit | e.aim
	own := Cells(0)
	for rest := all & mine; rest != 0; rest = rest.rest() {
		c := rest.first()
		if s.claims(f, c) {
			own |= only(c)
		}
	}
	if own != 0 {
		return own, true
	}
	if e.blows != 0 {
		return e.blows & mine, true
	}
	if help := (all | e.safe | e.doors) & mine; help != 0 {
		return help, false
	}
	// Nothing on its own way is needed: it keeps near to what is, so that it can lend a hand.
	return s.nearestTo(mine&indoors, all|e.safe|e.doors), false
}

// nearestTo is the cell of a set from which the way to one of some targets is
// shortest, on the full map.
func (s *State) nearestTo(set, targets Cells) Cells {
	best, top := Cells(0), 0
	for rest := set; rest != 0; rest = rest.rest() {
		c := rest.first()
		for to := targets; to != 0; to = to.rest() {
			if n := s.span(c, to.first()); best == 0 || n < top {
				best, top = only(c), n
			}
		}
	}
	return best
}

// onTheWay reports whether the NPC may wait for others: it has nothing to do
// but get out, and the heist needs more than it.
func (s *State) onTheWay(e *todo) bool { return e.loot != 0 && s.Heist.card().Goal.jewels == 0 }

// claims reports whether a figure is the nearest to a cell of those that have
// planned it.
func (s *State) claims(f int, c Cell) bool {
	mine := s.span(s.Crew[f].At, c)
	for o := range s.Crew {
		if o == f || s.Crew[o].Status != inPlay || !s.planned(o).Has(c) && s.Crew[o].At != c {
			continue
		}
		if n := s.span(s.Crew[o].At, c); n < mine || n == mine && o < f {
			return false
		}
	}
	return true
}

// ways is the cells that a figure heads for to get out: exits that will still
// be there, or hideouts.
func (s *State) ways(f int) Cells {
	set := s.exits(f)
	if s.Phase != Escape {
		for _, c := range s.board().gates[s.Gates:] {
			if c == nowhere {
				continue
			}
			for rest := s.near(c) & set & entrances; rest != 0; rest = rest.rest() {
				set &^= only(rest.first())
			}
		}
	}
	if s.rule(ownExits) && f != npc {
		return set &^ s.spokenFor(f, set)
	}
	return set
}

// spokenFor is the exits of a set that others of the crew get out by, where each lets one out: whoever is nearest to one has it,
// those who break out before those who came for them. It is empty for who has none to itself.
func (s *State) spokenFor(f int, set Cells) (taken Cells) {
	mine := nowhere
	for o, c := range s.sharedOut(set) {
		switch {
		case o == f:
			mine = c
		case c != nowhere:
			taken |= only(c)
		}
	}
	if mine == nowhere {
		return 0
	}
	return taken
}

// sharedOut is who of the crew gets out by which exit of a set, Nowhere for who has none.
func (s *State) sharedOut(set Cells) (to [figures]Cell) {
	for f := range to {
		to[f] = nowhere
	}
	free := set
	for left := s.players(); left != 0; {
		who, best, top := -1, nowhere, 0
		for rest := left; rest != 0; rest &= rest - 1 {
			o := int(Cells(rest).first())
			fig := &s.Crew[o]
			for c := range free.All() {
				n := s.span(fig.At, c)
				if fig.Marks&imprison == 0 {
					n += cells
				}
				if who < 0 || n < top {
					who, best, top = o, c, n
				}
			}
		}
		if who < 0 {
			break
		}
		left &^= 1 << who
		free &^= only(best)
		to[who] = best
	}
	return to
}

// scouted is what has been found out of the ways of a position, each from when it is first needed.
type scouted struct {
	roamed uint8
	roams  [figures]Cells
	flown  int
	ground [2]terrain // of Escape: where guards hold, and for who slips past them
	laid   uint8
	fled   [8]struct {
		free bool
		to   Cells
		half [cells]uint8
	}
}

// forget begins with another position.
func (e *scouted) forget() { e.roamed, e.flown, e.laid = 0, 0, 0 }

// escape is the half steps that it costs to flee from each cell to some goals; free for who slips past guards.
func (e *scouted) escape(s *State, free bool, to Cells) *[cells]uint8 {
	for i := range e.fled[:e.flown] {
		if x := &e.fled[i]; x.free == free && x.to == to {
			return &x.half
		}
	}
	i := 0
	if free {
		i = 1
	}
	if e.laid>>i&1 == 0 {
		e.ground[i] = s.fleeing(free)
		e.laid |= 1 << i
	}
	if e.flown == len(e.fled) {
		half := new([cells]uint8)
		e.ground[i].costs(to, half)
		return half
	}
	x := &e.fled[e.flown]
	e.flown++
	x.free, x.to = free, to
	e.ground[i].costs(to, &x.half)
	return &x.half
}

// flight is the half steps that it costs a figure to flee from each cell.
func (e *scouted) flight(s *State, f int) *[cells]uint8 {
	return e.escape(s, f != npc && s.Slips(f), s.ways(f))
}

// roam is where a figure can get to, see State.roam.
func (e *scouted) roam(s *State, f int) Cells {
	if e.roamed>>f&1 == 0 {
		e.roamed |= 1 << f
		e.roams[f] = s.roam(f)
	}
	return e.roams[f]
}

// getaway is the chance to make a flight of n half steps with some ideas and
// moves, and a roll if it is still to come.
func getaway(n uint8, ideas, moves int, roll bool) float64 {
	if n >= unreachable {
		return 0
	}
	need := (int(n)+1)/2 - ideas - moves
	switch {
	case need <= 0:
		return 1
	case !roll || need > 6:
		return 0
	}
	return float64(7-need) / 6
}
