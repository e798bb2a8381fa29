package masters

import "safehouse/rules"

// The Event phase (rulebook: Phase 3. Event): one event, then the crises that
// have come up.

func (h runner) eventPhase() {
	if h.Stage != stageTake && h.settle() {
		return
	}
	switch h.Stage {
	case stageTake:
		h.takeEvent()
		h.Stage = stageEvent
	case stageEvent:
		h.Active = noCard
		h.Stage = stageCrises
		h.escortComesTo()
	case stageCrises:
		if h.Queued == 0 {
			h.Stage = stageAfter
			return
		}
		c := h.Queue[0]
		copy(h.Queue[:], h.Queue[1:h.Queued])
		h.Queued--
		h.Queue[h.Queued] = noCard
		h.tell(rules.Event{Kind: EvCrisis, What: refDeckCard(c)})
		h.push(Frame{Kind: frCard, Card: uint8(c)})
	case stageAfter:
		h.flashEnds()
		h.march()
		h.walkEast()
		h.Stage = stageNext
	case stageNext:
		h.surface()
		if h.Queued > 0 && !h.Called {
			h.Stage = stageCrises
			return
		}
		if h.Called || h.Top == h.Length {
			h.startEscape()
		} else {
			h.nextRound()
		}
	}
}

// takeEvent sets the active event: the top card, or where alerts have used up
// all events the last one that was dealt.
func (h runner) takeEvent() {
	h.surface()
	if h.Top < h.Length {
		h.Active = h.Deck[h.Top]
		h.Last = h.Active
		h.Top++
		h.tell(rules.Event{Kind: EvEvent, What: refDeckCard(h.Active)})
		h.surface()
	} else if h.Last != noCard {
		h.Active, h.Spent = h.Last, true
		h.tell(rules.Event{Kind: EvEvent, What: refDeckCard(h.Active)})
	}
	if h.Active != noCard {
		h.push(Frame{Kind: frCard, Card: uint8(h.Active)})
	}
}

// affected remembers that an event did something to the team.
func (h runner) affected() {
	if h.Phase == EventPhase && h.Stage == stageEvent {
		h.Feats |= eventHit
	}
}

// next is the cells next to characters in play.
func (s *State) nextTo() Cells { return s.around(s.occupied()) }

// watchers is how many characters are next to a live camera; none while the
// footage loops.
func (s *State) watchers() (n int, at Cells) {
	if s.Looped {
		return 0, 0
	}
	for f := range s.Crew {
		if fig := &s.Crew[f]; fig.Status == inPlay && s.near(fig.At)&s.Chits.Live != 0 {
			n++
			at |= only(fig.At)
		}
	}
	return n, at
}

// troubles is the active security chits on a figure's tile and next to it;
// cameras do not count while the footage loops.
func (s *State) troubles(f int) (n int) {
	t := &s.Chits
	set := s.near(s.Crew[f].At) | only(s.Crew[f].At)
	for rest := set & (t.Guarded | t.Locked | t.Live); rest != 0; rest = rest.rest() {
		c := rest.first()
		n += int(t.Guards[c]) + int(t.Dogs[c]) + int(t.Locks[c])
		if !s.Looped {
			n += int(t.Cameras[c])
		}
	}
	return n
}

// double is the double chit of a kind.
func double(c Chit) Chit { return BigGuard + c }

// putOn puts n chits on each cell of a set.
func (h runner) putOn(set Cells, kind Chit, n int) {
	for ; set != 0; set = set.rest() {
		h.put(set.first(), kind, uint8(n))
	}
}

// standingOn is the figures in play on some cells, one bit each.
func (s *State) standingOn(set Cells) (who uint8) {
	for f := range s.Crew {
		if fig := &s.Crew[f]; fig.Status == inPlay && set.Has(fig.At) {
			who |= 1 << f
		}
	}
	return who
}

// lonely reports whether nobody else is on a figure's tile or next to it.
func (s *State) lonely(f int) bool {
	within := s.near(s.Crew[f].At) | only(s.Crew[f].At)
	for o := range s.Crew {
		if o != f && s.Crew[o].Status == inPlay && within.Has(s.Crew[o].At) {
			return false
		}
	}
	return true
}

// loseIdeas takes an idea from every figure in play that a card names.
func (h runner) loseIdeas(named func(f int) bool) {
	set := Cells(0)
	for f := range h.Crew {
		if h.Crew[f].Status == inPlay && h.Crew[f].Ideas > 0 && named(f) {
			set |= 1 << f
		}
	}
	if set != 0 {
		h.push(Frame{Kind: frLose, Set: set})
	}
}

// loseNext takes the idea of the next figure; a Lucky Penny can go instead.
func (h runner) loseNext(f *Frame) {
	if f.Set == 0 {
		h.pop()
		return
	}
	who := int(f.Set.first())
	if h.carriesA(who, doPenny) {
		h.ask(askPenny, who)
		return
	}
	f.Set = f.Set.rest()
	h.loseIdea(who)
}

func (h runner) loseIdea(f int) {
	if h.Crew[f].Ideas == 0 {
		return
	}
	h.Crew[f].Ideas--
	h.affected()
	h.tell(rules.Event{Kind: EvLostIdea, Who: h.refFigure(f), M: int16(h.Crew[f].Ideas)})
}

// lockIn locks guards in who are next to a character: at most three hexes, the
// team's choice among more (event 5).
func (h runner) lockIn(f *Frame) {
	switch {
	case f.N == 0 || f.Set == 0:
		h.pop()
	case f.Set.Len() > int(f.N):
		h.ask(askLocks, 0)
	default:
		c := f.Set.first()
		f.Set = f.Set.rest()
		f.N--
		h.put(c, Lock, 1)
	}
}

// objective reports whether loot of a kind is what the heist is about.
func (s *State) objective(l Loot) bool {
	g := &s.Heist.card().Goal
	return l == Jewel && g.jewels > 0 || l == Documents && (g.documents || g.hideout)
}

// fumbles reports whether a figure carries loot that is not part of the
// objective; item cards are loot (rulebook: Items).
func (s *State) fumbles(f int) bool {
	for l := Jewel; l < loots; l++ {
		if s.fumbled(f, l) {
			return true
		}
	}
	return false
}

// fumbled reports whether a figure has to put loot of a kind down. What is
// scrawled on a palm cannot be put down.
func (s *State) fumbled(f int, l Loot) bool {
	return !s.objective(l) && l.item() != MasterPlanCopy && s.carries(f, l)
}

// unguarded is the tiles and entrances next to a figure without guards; a subdued
// guard does not count (ledger MAS-113).
func (s *State) unguarded(f int) Cells {
	return s.near(s.Crew[f].At) &^ s.Chits.Guarded
}

// fumbleNext asks the next figure where its loot goes; with no tile for it the
// loot is lost.
func (h runner) fumbleNext(f *Frame) {
	if f.Set == 0 {
		h.pop()
		return
	}
	who := int(f.Set.first())
	if h.unguarded(who) == 0 {
		f.Set = f.Set.rest()
		h.fumble(who, nowhere)
		return
	}
	h.ask(askFumble, who)
}

// fumble puts all loot of a figure that is not part of the objective down on a
// tile; nowhere: it is lost (event 22).
func (h runner) fumble(f int, to Cell) {
	h.affected()
	for l := Jewel; l < loots; l++ {
		for h.fumbled(f, l) {
			if to != nowhere {
				h.drop(f, l, to)
			} else {
				h.loseLoot(f, l)
			}
		}
	}
}

// loseLoot takes loot of a kind that a figure carries out of the heist. An item
// that was brought outdoors before stays the team's.
func (h runner) loseLoot(f int, l Loot) {
	if l == Cash {
		h.Crew[f].Cash = 0
	} else {
		p := h.pieceAt(l, carriedBy(f))
		h.Places[p] = lost
		if h.Secured>>p&1 == 1 {
			h.Places[p] = inTeam
		}
	}
	h.tell(rules.Event{Kind: EvLostLoot, Who: h.refFigure(f), What: refLoot(l)})
}

// reinforcements is C1: chits next to each token wake, empty tiles next to it
// get a guard, the token becomes two guards. An unrevealed tile is not empty
// (ruling).
func (h runner) reinforcements(n uint8) {
	for rest := h.Force; rest != 0; rest = rest.rest() {
		at := rest.first()
		for near := h.near(at); near != 0; near = near.rest() {
			c := near.first()
			if h.Chits.none(c) {
				if !h.Unknown.Has(c) {
					h.put(c, Guard, 1)
				}
				continue
			}
			h.wake(c)
			h.relock(c)
			h.reboot(c)
		}
		h.put(at, Guard, n)
	}
	h.Force = 0
}

// sweepTowers is C2: towers that somebody stands on come down, the others put a
// guard on every character in one of their six straight lines over tiles. They
// never see the Mayor.
func (h runner) sweepTowers(n uint8) {
	for rest := h.Towers & h.occupied(); rest != 0; rest = rest.rest() {
		h.Towers &^= only(rest.first())
		h.tell(rules.Event{Kind: EvTowerDown, To: h.refCell(rest.first())})
	}
	seen := Cells(0)
	for f := range h.Crew {
		if h.Crew[f].Status == inPlay && !(f == npc && h.Heist.card().Named == theMayor) {
			seen |= only(h.Crew[f].At)
		}
	}
	for rest := h.Towers; rest != 0; rest = rest.rest() {
		for d := range side(sides) {
			for c := h.beyond(rest.first(), d); c != nowhere; c = h.beyond(c, d) {
				if seen.Has(c) {
					h.put(c, Guard, n)
				}
				if c.outdoors() {
					break
				}
			}
		}
	}
}
