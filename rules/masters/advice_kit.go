package masters

import "safehouse/rules"

// What speaks for choices of things, skills and help: what the job asks for, what the crew has not, and who is short of a way out.

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

// adviseTake is what loot is wanted for.
func (s *State) adviseTake(f int, l Loot, m *mind) rules.Message {
	e := m.think(s)
	if s.source(f, l) == nowhere {
		return s.adviseHands(s.giver(f, l), f, l)
	}
	switch {
	case l == Jewel && s.objective(l):
		n, of := s.count(Jewel, won)+1, int(s.Heist.card().Goal.jewels)
		for o := range s.Crew {
			n += s.count(Jewel, carriedBy(o))
		}
		if n <= of {
			return rules.Say("advice.take", rules.Num("n", n), rules.Num("m", of))
		}
	case l == Documents && s.objective(l):
		return rules.Say("advice.take-papers")
	case l == Keycard && e.key:
		return rules.Say("advice.take-key")
	case l == USBKey && e.usb:
		return rules.Say("advice.take-usb")
	case l.tool() && e.safe != 0:
		return rules.Say("advice.take-tools")
	}
	return s.adviseSpare(l, m)
}

// short is how many Escape Moves a figure lacks for a way out, without a roll; ok is false where it has none.
func (s *State) short(f int) (n int, ok bool) {
	cost, ok := s.FlightCost(f)
	return max(0, cost-int(s.Crew[f].Ideas)-int(s.Crew[f].Moves)), ok
}

// adviseHands is who is nearer to a way out with loot that changes hands.
func (s *State) adviseHands(from, to int, l Loot) rules.Message {
	if from < 0 || to < 0 || !s.objective(l) {
		return rules.Message{}
	}
	n, ok := s.short(from)
	m, can := s.short(to)
	if !ok || !can || m >= n {
		return rules.Message{}
	}
	return rules.Say("advice.short", s.who("from", from), s.who("to", to), rules.Num("n", n), rules.Num("m", m))
}

// adviseDrop is who on the same cell is nearer to a way out.
func (s *State) adviseDrop(f int, l Loot, m *mind) rules.Message {
	for o := range s.Crew {
		if mate := &s.Crew[o]; o != f && mate.Status == inPlay && mate.At == s.Crew[f].At {
			if said := s.adviseHands(f, o, l); !said.IsZero() {
				return said
			}
		}
	}
	if spare := s.adviseSpare(l, m); !spare.IsZero() {
		return spare
	}
	return rules.Say("advice.drop-wanted", info.Naming("loot", refLoot(l)), s.hexArg("hex", s.Crew[f].At))
}

// adviseServer is what lies under a remote lock.
func (s *State) adviseServer(f int, m *mind) rules.Message {
	i := s.letter(f)
	if i < 0 || s.Remote[i] == 0 {
		return rules.Message{}
	}
	letter := info.Naming("letter", refLetter(i))
	for c := range s.Remote[i].All() {
		if at := s.wantedAt(c, m.think(s)); !at.what.IsZero() {
			return tell("advice.remote-aim", at.args(s), letter)
		}
	}
	return rules.Say("advice.remote", letter, rules.Num("n", s.Remote[i].Len()))
}

// adviseDoor is what lies behind keycard doors.
func (s *State) adviseDoor(_ int, c Cell, m *mind) rules.Message {
	e := m.think(s)
	for to := range (e.aim &^ e.reach).All() {
		if at := s.wantedAt(to, e); !at.what.IsZero() {
			return tell("advice.door", at.args(s), s.hexArg("door", c))
		}
	}
	return rules.Message{}
}

// adviseSeize is whom the job is about.
func (s *State) adviseSeize(int, *mind) rules.Message {
	if s.Heist.card().Goal.npc {
		return rules.Say("advice.seize", s.who("to", npc))
	}
	return rules.Message{}
}

// adviseHelp is how far somebody with what the job wants is from a way out.
func (s *State) adviseHelp(to int) rules.Message {
	if to < 0 || s.burden(to) == noLoot {
		return rules.Message{}
	}
	if n, ok := s.short(to); ok && n > 0 {
		return rules.Say("advice.short-mate", s.who("mate", to), info.Naming("loot", refLoot(s.burden(to))), rules.Num("n", n))
	}
	return rules.Message{}
}

// burden is what a figure carries of what the job wants, noLoot for nothing.
func (s *State) burden(f int) Loot {
	for _, l := range [2]Loot{Jewel, Documents} {
		if s.objective(l) && s.carries(f, l) {
			return l
		}
	}
	return noLoot
}

// adviseDecoy is how much noise a decoy would take something of.
func (s *State) adviseDecoy(operands, *mind) rules.Message {
	n := s.noisePending()
	if n == 0 {
		return rules.Message{}
	}
	return rules.Say("advice.decoy", rules.Num("n", n))
}
