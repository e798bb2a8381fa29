package intoodeep

import "safehouse/rules"

// offerHook says from whom a Criminal comes, and who pays for it.
func (s *State) offerHook(x operands, m rules.Message) rules.Message {
	from := s.holder(Criminal(x.A))
	if from < 0 {
		return m
	}
	m.Key = "action.hook-from"
	switch {
	case s.tagPrice(int(s.Ask.Seat), Criminal(x.A)) == 0:
		m.Key = "action.hook-from-free"
	case s.Players[s.Ask.Seat].Intel == 0:
		m.Key = "action.hook-from-supply"
	}
	m.Args = append(m.Args, rules.Word("rival", s.playerName(from)))
	return m
}

func offerPlace(s *State, x operands, m rules.Message) rules.Message {
	m.Args[0] = rules.Word("place", s.placeWords(int(x.A)))
	return m
}

func offerRival(s *State, x operands, m rules.Message) rules.Message {
	if p := s.playerOf(int(x.A)); p >= 0 {
		m.Args = []rules.Arg{rules.Word("rival", s.playerName(p))}
	}
	return m
}

// offerHeldItem says who holds an Item that is to be moved.
func offerHeldItem(s *State, x operands, m rules.Message) rules.Message {
	if k := s.City.Holder[x.A]; k != nobody {
		m.Key += "-held"
		m.Args = append(m.Args, info.Naming("who", refCriminal(k)))
	}
	return m
}

// itemWords offers an Item to the Smuggler, the Dronejack or a crime's effect.
func (s *State) itemWords(m rules.Message, x int) rules.Message {
	if key := questionRows[s.Ask.Kind].offers; key != "" {
		m.Key = key
	}
	if k := s.City.Holder[x]; k != nobody {
		m.Key += "-held"
		m.Args = append(m.Args, info.Naming("who", refCriminal(k)))
	}
	return m
}

// claimWords offers a Boost with the Intel that lies beside it.
func (s *State) claimWords(sector int) rules.Message {
	b := rules.Say("boost.none")
	if t := s.Wheel[sector]; t != noToken {
		b = info.Name(refBoost(boostOf[t]))
	}
	return rules.Say("action.claim", rules.Word("boost", b), rules.Num("sector", sector+1), rules.Num("n", int(s.WheelIntel[sector])))
}

// approachWords offers an approach by its name and its rewards.
func (s *State) approachWords(x int) rules.Message {
	c := &crimeTable[s.top().ID]
	key, r := "restrained.", c.Restrained
	if x == approachReckless {
		key, r = "reckless.", c.Reckless
	}
	return rules.Say("action."+[2]string{"restrained", "reckless"}[x],
		rules.Word("name", rules.Say(key+c.ID)), rules.Word("reward", r.words()))
}

// words lists what a reward pays, from left to right.
func (r *Reward) words() rules.Message {
	var l []rules.Message
	add := func(key string, n int8) {
		if n > 0 {
			l = append(l, rules.Say(key, rules.Num("n", int(n))))
		}
	}
	add("reward.intel", r.Intel)
	add("reward.dilemmas", r.Dilemmas)
	add("reward.evidence", r.Evidence)
	add("reward.file", r.File)
	add("reward.boosts", r.Boosts)
	return rules.Say("reward", rules.All("parts", l...))
}

// drawKey asks for the cards that the hand lacks.
func (s *State) drawKey() string {
	switch set := s.lacking(int(s.Now)); {
	case set == 1<<Sides:
		return "prompt.draw-side"
	case set>>Sides == 1:
		return "prompt.draw-both"
	}
	return "prompt.draw"
}

// placeWords names a place where Evidence lies or is filed.
func (s *State) placeWords(place int) rules.Message {
	switch {
	case place < placeSlot:
		return rules.Say("at.row", info.Naming("evidence", refEvidence(s.Assignments[place])), rules.Num("n", place+1))
	case place >= placeLocker && place < placePool:
		if p := place - placeLocker; p < s.players() {
			return rules.Say("at.locker", info.Naming("locker", refTokenPlace(place)), rules.Word("who", s.playerName(p)))
		}
	}
	return info.Name(refTokenPlace(place))
}

// edgeWords names an edge by the two Zones that it parts.
func (s *State) edgeWords(e Edge) rules.Message {
	return rules.Say("at.edge", info.Naming("zone", s.refSpot(Spot(e))), info.Naming("other", s.refSpot(Spot(e).cw(1))))
}

// crimeTouches appends the Criminals and Zones that satisfy a crime now.
func crimeTouches(s *State, x operands, dst []rules.Ref) []rules.Ref {
	crime := int(x.A)
	sc := s.scene(int(s.Now))
	var all casts
	if !s.holds(int(s.Now), crime, &sc, &all) {
		return dst
	}
	for r, x := range all.list[0] {
		switch {
		case x == 0xff:
		case Role(r) == Z:
			dst = append(dst, s.refSpot(Spot(x)))
		default:
			dst = append(dst, refCriminal(Criminal(x)))
		}
	}
	return dst
}
