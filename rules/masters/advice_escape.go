package masters

import "safehouse/rules"

// What speaks for calling the escape, and for the choices of a way out.

// adviseCall is how those who carry what the job wants would get away.
func (s *State) adviseCall(m *mind) rules.Message {
	if s.met() {
		return rules.Say("advice.call-met", rules.Num("n", s.eventsLeft()))
	}
	worst, lacks := -1, -1
	for f := range s.Crew {
		if s.Crew[f].Status != inPlay || !s.precious(f) {
			continue
		}
		n, ok := s.short(f)
		if !ok || n > 6 {
			return rules.Message{}
		}
		if n > lacks {
			worst, lacks = f, n
		}
	}
	if worst < 0 || !m.think(s).home {
		return rules.Message{}
	}
	n, _ := s.FlightCost(worst)
	args := []rules.Arg{s.who("who", worst), rules.Num("n", n), rules.Num("m", int(s.Crew[worst].Ideas))}
	if lacks == 0 {
		return rules.Say("advice.call-sure", args...)
	}
	return tell("advice.call-roll", args, rules.Num("k", lacks), rules.Num("left", s.eventsLeft()))
}

// adviseDone is what of an action would be given up, or how an escape ends.
func (s *State) adviseDone(f int, _ *mind) rules.Message {
	if s.Phase != Escape {
		n := 0
		for _, left := range s.Crew[f].Left {
			n += int(left)
		}
		return rules.Say("advice.left", rules.Num("n", n))
	}
	if s.safe(f) {
		if l := s.burden(f); l != noLoot {
			return rules.Say("advice.safe-loot", s.who("who", f), info.Naming("loot", refLoot(l)))
		}
		inside := 0
		for o := range s.Crew {
			if s.Crew[o].Status == inPlay && !s.safe(o) {
				inside++
			}
		}
		return rules.Say("advice.safe", s.who("who", f), rules.Num("n", inside))
	}
	switch n, ok := s.FlightCost(f); {
	case !ok:
		return rules.Say("advice.no-way", s.who("who", f))
	case n > s.means(f):
		return rules.Say("advice.stuck", s.who("who", f), rules.Num("n", n), rules.Num("m", s.means(f)))
	default:
		return rules.Say("advice.could-go", s.who("who", f), rules.Num("n", n), rules.Num("m", s.means(f)))
	}
}

// adviseFlight is what a way out takes, and what somebody has for it.
func (s *State) adviseFlight(f int, c Cell, declared bool, m *mind) rules.Message {
	fig := &s.Crew[f]
	m.flee(s, f)
	has := int(fig.Ideas) + int(fig.Moves)
	if r := &m.rescue; r.to != nowhere && m.way.leads(c) {
		for p, at := range s.Places[:firstItem] {
			if l := pieceKinds[p]; at == place(r.to) && s.objective(l) {
				return rules.Say("advice.fetch", s.who("who", f), info.Naming("loot", refLoot(l)), s.hexArg("hex", r.to), rules.Num("n", m.way.cost), rules.Num("m", has))
			}
		}
	}
	if !m.way.open {
		if l := s.burden(f); l != noLoot && s.handsOn(f, s.wayEnd(f), c, m) > 0 {
			return rules.Say("advice.hand-on", s.who("who", f), info.Naming("loot", refLoot(l)))
		}
		return s.adviseFrom(f, c)
	}
	n := m.way.cost
	switch {
	case !m.way.leads(c):
		return s.adviseFrom(f, c)
	case declared && n > has:
		return rules.Say("advice.declare", rules.Num("n", n), rules.Num("m", has), rules.Num("k", n-has))
	}
	if l := s.burden(f); l != noLoot {
		return rules.Say("advice.run-loot", s.who("who", f), info.Naming("loot", refLoot(l)), rules.Num("n", n), rules.Num("m", has))
	}
	return rules.Say("advice.run", s.who("who", f), rules.Num("n", n), rules.Num("m", has))
}

// adviseFrom is what a way out takes from a cell beside the best one, and what it takes from here.
func (s *State) adviseFrom(f int, c Cell) rules.Message {
	n, ok := s.FlightCost(f)
	if !ok {
		return rules.Say("advice.no-way", s.who("who", f))
	}
	there := *s
	there.Crew[f].At = c
	m, can := there.FlightCost(f)
	if !can {
		return rules.Message{}
	}
	return rules.Say("advice.run-from", s.hexArg("hex", c), rules.Num("n", m), rules.Num("m", n))
}

// adviseRoll is how many rolls are enough.
func (s *State) adviseRoll(f int, _ *mind) rules.Message {
	n := s.wayCost(f) + s.wayLocks(f)
	has := int(s.Crew[f].Ideas) + s.wayClues(f)
	if k := n - has; k > 0 && k <= 6 && s.exits(f).Has(s.wayEnd(f)) {
		return rules.Say("advice.roll", rules.Num("n", n), rules.Num("m", has), rules.Num("k", 7-k))
	}
	return rules.Message{}
}

// advisePick is the way out that a lock leaves.
func (s *State) advisePick(f int, c Cell, _ *mind) rules.Message {
	if n, ok := s.FlightCost(f); ok {
		return rules.Say("advice.lock-flight", s.hexArg("hex", c), rules.Num("n", n))
	}
	return rules.Say("advice.no-way", s.who("who", f))
}
