package intoodeep

import "safehouse/rules"

// fee is what the next use of a Skill costs in actions.
func (s *State) fee(k Criminal) int {
	switch criminalTable[k].Fee {
	case Action:
		return 1
	case FirstFree:
		if s.Turning.Disrupted {
			return 1
		}
	}
	return 0
}

// againstSkill tells why a Skill cannot be used now (rulebook: Use a Criminal
// Skill).
func (s *State) againstSkill(k Criminal) *why {
	if r := s.againstMine(k); r != nil {
		return r
	}
	return s.againstUsing(k)
}

// againstUsing is againstSkill of a hooked Criminal.
func (s *State) againstUsing(k Criminal) *why {
	switch {
	case criminalTable[k].Fee == Passive:
		return whyPassive
	case s.Players[s.Now].Grip[k] < skillSpace:
		return whyNoSkill
	case s.fee(k) > 0 && !s.affords(k):
		return s.againstPaying(k)
	case criminalTable[k].Fee == OnceFree && s.Turning.Inspired:
		return whyOncePerTurn
	case criminalTable[k].Fee == AlwaysFree && s.Turning.Free >= freeLimit:
		return whyFreeLimit
	case !s.skillWorks(k):
		return whySkillNoTarget
	}
	return nil
}

// skillWorks reports whether a Skill has anything to act on.
func (s *State) skillWorks(k Criminal) bool {
	if s.Players[s.Now].Grip[k] < skillSpace {
		return false
	}
	for _, st := range criminalTable[k].Skill {
		if lacks := st.row().lacks; lacks == nil || lacks(s, int(s.Now), k) == nil {
			return true
		}
	}
	return false
}

// nearby reports whether an edge borders a spot or one of its neighbours: four
// edges do.
func (e Edge) nearby(at Spot) bool { return (int(e)-int(at)+2)&(zones-1) < 4 }

// nearbyCriminals is the other Criminals in k's Zone and the two adjacent ones.
func (s *State) nearbyCriminals(k Criminal) (set Crew) {
	at := s.City.Pawn[k]
	return (s.City.with(at) | s.City.with(at.cw(1)) | s.City.with(at.cw(-1))) &^ (1 << k)
}

// pushable reports whether a Criminal that is shifted by somebody gets from
// one Zone to the next: not through a Blockade, unless they are ignored.
func (s *State) pushable(from, to Spot) bool {
	return !s.City.between(from, to) || s.ignores(int(s.Now))
}

// snatchable is the Items that the Smuggler can take: those in his Zone, loose
// or held by another.
func (s *State) snatchable(k Criminal) (set Kit) {
	at := s.City.Pawn[k]
	for i := range Item(items) {
		if s.City.itemAt(i) == at && s.City.Holder[i] != k {
			set |= 1 << i
		}
	}
	return set
}

// sprintable is the spots that the Sprinter can run to, one bit each.
func (s *State) sprintable(k Criminal) uint8 {
	at := s.City.Pawn[k]
	set := s.City.reachable(at)
	if s.ignores(int(s.Now)) {
		set = 0xff
	}
	return set &^ (1 << at)
}

// useSkill pays for a Skill and begins to resolve it.
func (m runner) useSkill(k Criminal) {
	if m.fee(k) > 0 {
		m.spend(k)
	}
	switch criminalTable[k].Fee {
	case FirstFree:
		m.Turning.Disrupted = true
	case OnceFree:
		m.Turning.Inspired = true
	case AlwaysFree:
		m.Turning.Free++
	}
	m.tell(rules.Event{Kind: EvSkill, Who: m.refPlayer(int(m.Now)), What: refCriminal(k)})
	m.push(Frame{Kind: frProgram, Who: m.Now, From: fromSkill, ID: uint8(k), Cast: noCast})
}

// Answers of Skills.

// droneAnswers appends what the Dronejack can do with nearby loose Items.
func (s *State) droneAnswers(k Criminal, dst []rules.Action) []rules.Action {
	c := &s.City
	for i, lies := range c.Lies {
		if lies != noSpot && lies.apart(c.Pawn[k]) <= 1 {
			dst = append(dst,
				rules.Do(VPushItem, i, int(c.Ring[lies.cw(1)])),
				rules.Do(VPushItem, i, int(c.Ring[lies.cw(-1)])),
				rules.Do(VItem, i))
		}
	}
	return dst
}

func (s *State) againstDroneItem(k Criminal, i Item) *why {
	switch c := &s.City; {
	case c.Lies[i] == noSpot:
		return whyItemHeld
	case c.Lies[i].apart(c.Pawn[k]) > 1:
		return whyNotNearby
	}
	return nil
}

// againstFix tells why the Fixer cannot use the power of a Zone.
func (s *State) againstFix(k Criminal, z Zone) *why {
	switch at := s.City.Spot[z]; {
	case at.apart(s.City.Pawn[k]) > 1:
		return whyNotNearby
	case s.dark(z):
		return whyDark
	case s.City.heatAt(at) > 0:
		return whyHeat
	}
	return nil
}

// againstPush tells why a Criminal cannot be shifted into a Zone.
func (s *State) againstPush(k Criminal, z Zone) *why {
	f := s.top()
	from, to := s.City.Pawn[k], s.City.Spot[z]
	switch {
	case from == noSpot:
		return whyNotInPlay
	case f.From == fromSkill && k == Criminal(f.ID):
		return whyNotItself
	case f.From == fromSkill && !s.nearbyCriminals(Criminal(f.ID)).Has(k):
		return whyNotNearby
	case from.apart(to) != 1:
		return whyNotAdjacent
	case !s.pushable(from, to):
		return whyBlockade
	}
	return nil
}

// pushAnswers appends the shifts of a set of Criminals.
func (s *State) pushAnswers(set Crew, dst []rules.Action) []rules.Action {
	for rest := set; rest != 0; rest = rest.rest() {
		k := rest.first()
		from := s.City.Pawn[k]
		for _, to := range [2]Spot{from.cw(1), from.cw(-1)} {
			if s.pushable(from, to) {
				dst = append(dst, rules.Do(VPush, int(k), int(s.City.Ring[to])))
			}
		}
	}
	return dst
}
