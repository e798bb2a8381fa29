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

// standing is how many figures stand on a cell.
func (s *State) standing(c Cell) int {
	n := 0
	for f := range s.Crew {
		if s.Crew[f].Status == inPlay && s.Crew[f].At == c {
			n++
		}
	}
	return n
}

// crowded is the cells on which nobody else may start, where two stand; an NPC counts
// only where it starts with the crew.
func (s *State) crowded() (set Cells) {
	if s.rule(noEntranceLimit) {
		return 0
	}
	one := Cells(0) // with one figure
	for f := range s.Crew {
		if fig := &s.Crew[f]; fig.Status == inPlay && (f != npc || s.rule(guideWithTheCrew)) {
			set |= one & only(fig.At)
			one |= only(fig.At)
		}
	}
	if s.rule(county) {
		set &= entrances
	}
	return set
}

func (s *State) againstStart(f int, x Hex) *why {
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
	case s.crowded().Has(c):
		return whyCrowded
	case fig.Status == inPlay && fig.Free >= freeLimit:
		return whyFree
	}
	return nil
}

func (h runner) start(f int, c Cell) {
	fig := &h.Crew[f]
	fig.Status, fig.At = inPlay, c
	h.tell(rules.Event{Kind: EvStarts, Who: h.refFigure(f), To: h.refCell(c)})
}

// againstPlan tells why a figure cannot place a token; n is how many it may
// place now.
func (s *State) againstPlan(f int, x Hex, n uint8) *why {
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
	return nil
}

func (h runner) plan(f int, c Cell) {
	fig := &h.Crew[f]
	fig.Plan |= only(c)
	fig.Tokens--
	if fig.Loose > 0 {
		fig.Loose--
	}
	h.tell(rules.Event{Kind: EvPlanned, Who: h.refFigure(f), To: h.refCell(c)})
}

func (s *State) againstLift(f int, x Hex) *why {
	c := s.cell(x)
	switch {
	case f == npc:
		return whyNPCPlans
	case c == nowhere || !s.Crew[f].Plan.Has(c):
		return whyNoToken
	case s.Phase == Planning && s.Crew[f].Free >= freeLimit:
		return whyFree
	}
	return nil
}

func (h runner) lift(f int, c Cell) {
	fig := &h.Crew[f]
	fig.Plan &^= only(c)
	fig.Tokens++
	h.tell(rules.Event{Kind: EvLifted, Who: h.refFigure(f), From: h.refCell(c)})
}

func (s *State) againstReady(f int) *why {
	if s.Crew[f].Status == waiting {
		return whyNotPlaced
	}
	if s.Crew[npc].Status == waiting && s.rule(guideWithTheCrew) && s.lastReady(f) {
		return whyGuideNotPlaced
	}
	return nil
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

func (s *State) againstTunnel(x, door Hex) *why {
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
	return nil
}

func (h runner) tunnel(x Hex, door Cell) {
	i := 0
	if h.Added[0].Hex != noHex {
		i = 1
	}
	h.addEntrance(firstAdded+Cell(i), x, door)
}

// addEntrance puts a new entrance on a gap, touching one tile.
func (h runner) addEntrance(c Cell, x Hex, door Cell) {
	h.Added[c-firstAdded] = Entrance{x, door}
	h.Board |= only(c)
	h.tell(rules.Event{Kind: EvEntrance, To: h.refCell(c), From: h.refCell(door)})
}

// listPlan appends what can be done in planning.
func (s *State) listPlan(dst []rules.Action) []rules.Action {
	land, crowded := s.Board&indoors, s.crowded()
	for f := range s.Crew {
		fig := &s.Crew[f]
		if fig.Status == absent || fig.Status == captive || fig.Marks&ready != 0 || f == npc && !s.rule(guideWithTheCrew) {
			continue
		}
		if fig.Status == waiting || fig.Free < freeLimit && s.starts(f).Has(fig.At) {
			set := s.starts(f) &^ crowded
			if fig.Status == inPlay {
				set &^= only(fig.At)
			}
			dst = s.listWhoHexes(VStart, f, set, dst)
		}
		if f == npc {
			continue
		}
		if fig.Tokens > 0 {
			dst = s.listWhoHexes(VPlan, f, land&^fig.Plan, dst)
		}
		if fig.Free < freeLimit {
			dst = s.listWhoHexes(VLift, f, fig.Plan, dst)
		}
		if s.rule(freshIdeas) {
			dst = s.listGifts(f, dst)
		}
		if s.againstReady(f) == nil {
			dst = append(dst, rules.Do(VReady, s.character(f)))
		}
	}
	if s.tunnelsLeft() > 0 {
		dst = s.listTunnels(dst)
	}
	if s.shopOpen() {
		dst = s.listShop(dst)
		dst = s.listFixers(dst)
	}
	return s.listInside(s.listSchematics(dst))
}

func (s *State) listTunnels(dst []rules.Action) []rules.Action {
	for _, x := range s.board().tunnels {
		for d := range side(sides) {
			if door := x.next(d); door != noHex && s.againstTunnel(x, door) == nil {
				dst = append(dst, rules.Do(VTunnel, int(x), int(door)))
			}
		}
	}
	return dst
}

// give moves an idea from one figure to another as the question allows.
func (h runner) give(f, to int) { h.Ask.Kind.row().gift.do(h, f, to) }

// gift moves an idea from one figure to another.
func (h runner) gift(f, to int) {
	h.Crew[f].Ideas--
	h.Crew[to].Ideas = min(h.Crew[to].Ideas+1, maxIdeas)
	h.tell(rules.Event{Kind: EvGave, Who: h.refFigure(f), To: h.refFigure(to)})
}
