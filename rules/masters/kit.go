package masters

import "safehouse/rules"

// What speaks for choices of things and skills: what the job asks for, and what the crew has not.

// kitAdvices are their reasons.
var kitAdvices = []string{
	"advice.drop-wanted", "advice.not-asked", "advice.tool-needed", "advice.picks", "advice.adds-unlocks", "advice.adds-subdues", "advice.adds-disables", "advice.adds-reveals", "advice.adds-moves", "advice.unheld", "advice.no-lock-near",
	"advice.no-camera-near", "advice.help-idle", "advice.help-enough", "advice.thin", "advice.replan", "advice.could-go",
}

// asksFor reports whether the job itself asks for loot of a kind: as what it is about, or as what opens the way to that.
func (s *State) asksFor(l Loot, e *todo) bool {
	return s.objective(l) || l == Keycard && e.key || l == USBKey && e.usb || l.tool() && (e.tools || e.safe != 0)
}

// adviseSpare is that the job does not ask for loot, the zero Message where it does.
func (s *State) adviseSpare(l Loot, m *mind) rules.Message {
	if l >= loots || s.asksFor(l, m.think(s)) {
		return rules.Message{}
	}
	return rules.Say("advice.not-asked", info.Naming("loot", refLoot(l)))
}

// adviseItem is what the job wants an item for in the hands of a figure.
func (s *State) adviseItem(i Item, f int, m *mind) rules.Message {
	switch itemTable[i].Want {
	case asTool:
		if s.needsTools() {
			return rules.Say("advice.tool-needed", info.Naming("loot", refLoot(i.loot())), rules.Num("n", int(s.Heist.card().Safe.K)))
		}
	case asPicks, asCheapPicks:
		if f >= 0 && f != npc {
			return rules.Say("advice.picks", s.who("who", f), rules.Num("n", s.deftness(f)))
		}
	}
	return rules.Say("advice.not-asked", info.Naming("loot", refLoot(i.loot())))
}

// skillAdds is the sentence for each sub-action that a skill adds.
var skillAdds = [subs]string{
	doUnlock: "advice.adds-unlocks", doSubdue: "advice.adds-subdues", doDisable: "advice.adds-disables", doReveal: "advice.adds-reveals", doMove: "advice.adds-moves",
}

// adviseSkill is the sub-action that the crew's skills show least often of those that a skill adds.
func (s *State) adviseSkill(k Skill) rules.Message {
	has, adds := [subs]int{}, [subs]int{}
	for f := range int(s.Seats) {
		for _, own := range s.Crew[f].Skills {
			if own < skills {
				for _, a := range skillTable[own].Faces {
					for i, n := range grants[a].subs {
						has[i] += int(n)
					}
				}
			}
		}
	}
	for _, a := range skillTable[k].Faces {
		for i, n := range grants[a].subs {
			adds[i] += int(n)
		}
	}
	best := stepKind(subs)
	for _, i := range []stepKind{doUnlock, doSubdue, doDisable, doReveal, doMove} {
		if adds[i] > 0 && (best == subs || has[i] < has[best]) {
			best = i
		}
	}
	if best == subs {
		return rules.Message{}
	}
	return rules.Say(skillAdds[best], rules.Num("n", has[best]), rules.Num("m", adds[best]))
}

// adviseUnheld is that no guard holds a figure.
func (s *State) adviseUnheld(f int) rules.Message {
	if s.Held(f) {
		return rules.Message{}
	}
	return rules.Say("advice.unheld", s.who("who", f))
}

// adviseLendIdle is that somebody has nothing near that a lent hand would be for.
func (s *State) adviseLendIdle(to int, k stepKind) rules.Message {
	near := s.near(s.Crew[to].At) | only(s.Crew[to].At)
	none := func(chits *[cells]uint8, key string) rules.Message {
		for c := range near.All() {
			if c < cells && chits[c] > 0 {
				return rules.Message{}
			}
		}
		return rules.Say(key, s.who("who", to))
	}
	switch k {
	case doSubdue:
		return s.adviseUnheld(to)
	case doUnlock:
		return none(&s.Chits.Locks, "advice.no-lock-near")
	case doDisable:
		return none(&s.Chits.Cameras, "advice.no-camera-near")
	}
	return rules.Message{}
}

// adviseEnough is that somebody needs no help to get away, or carries nothing for which that would matter.
func (s *State) adviseEnough(to int) rules.Message {
	if to < 0 {
		return rules.Message{}
	}
	if s.burden(to) == noLoot {
		return rules.Say("advice.help-idle", s.who("mate", to))
	}
	if n, ok := s.FlightCost(to); ok {
		return rules.Say("advice.help-enough", s.who("mate", to), rules.Num("n", n), rules.Num("m", int(s.Crew[to].Ideas)+int(s.Crew[to].Moves)))
	}
	return rules.Message{}
}

// adviseThin is what a chit is taken out of.
func (s *State) adviseThin() rules.Message {
	all, guards := s.bagged()
	if all == 0 {
		return rules.Message{}
	}
	return rules.Say("advice.thin", rules.Num("n", all), rules.Num("guards", guards))
}

// adviseGift is what an idea is for that somebody gets.
func (s *State) adviseGift(to int) rules.Message {
	if said := s.adviseHelp(to); !said.IsZero() {
		return said
	}
	return s.adviseEnough(to)
}
