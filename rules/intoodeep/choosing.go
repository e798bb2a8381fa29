package intoodeep

import "safehouse/rules"

// Choices of a Zone or an Item: what can be chosen where a crime's effect or a Skill asks, and what comes of it.

func listChoice(s *State, dst actions) actions {
	if list := questionRows[s.Ask.Kind].choice.list; list != nil {
		return list(s, dst)
	}
	return dst
}

func againstChoice(s *State, x operands) *why { return questionRows[s.Ask.Kind].choice.not(s, x.A) }

func choose(m runner, x operands) {
	do, st := questionRows[m.Ask.Kind].choice.do, m.top().step()
	do(m, m.passed(), st, x.A)
}

func choiceWorth(s *State, x operands, m *mind) float64 {
	switch row := questionRows[s.Ask.Kind].choice; {
	case row.change != nil:
		return tried(row.change, 0.1)(s, x, m)
	case row.worth != nil:
		return row.worth(s, m, x.A)
	}
	return 0
}

func adviseChoice(s *State, x operands, m *mind) message {
	switch row := questionRows[s.Ask.Kind].choice; {
	case row.change != nil:
		return eased(row.change)(s, x, m)
	case row.advice != nil:
		return row.advice(s, m, x.A)
	}
	return message{}
}

// Of a crime's effect.

var driving = oneOfTwo(driveable, func(m runner, f *Frame, st Step, z int16) {
	to := m.City.Spot[z]
	m.moveTo(Criminal(f.Cast[st.A]), to, -1)
	m.moveTo(Criminal(f.Cast[st.B]), to, -1)
})

var posting = oneOfTwo(posts, func(m runner, f *Frame, _ Step, z int16) { m.setSentinel(int(f.Who), m.City.Spot[z]) })

// driveable is the spots to which a pair may drive: those next to the first of
// them; the second goes along. posts is the spots where the Sentinel may be put.
func driveable(s *State, f *Frame) [2]Spot {
	at := s.City.Pawn[f.Cast[f.step().A]]
	return [2]Spot{at.cw(1), at.cw(-1)}
}

func posts(s *State, f *Frame) [2]Spot {
	st := f.step()
	return [2]Spot{s.City.Pawn[f.Cast[st.A]], s.City.Pawn[f.Cast[st.B]]}
}

// oneOfTwo is the choice of a Zone at one of two spots, which may be one.
func oneOfTwo(spots func(s *State, f *Frame) [2]Spot, do func(m runner, f *Frame, st Step, z int16)) choice {
	return choice{
		list: func(s *State, dst actions) actions {
			at := spots(s, s.top())
			dst = append(dst, rules.Do(VZone, int(s.City.Ring[at[0]])))
			if at[1] != at[0] {
				dst = append(dst, rules.Do(VZone, int(s.City.Ring[at[1]])))
			}
			return dst
		},
		not: func(s *State, z int16) *why {
			if at := spots(s, s.top()); s.City.Spot[z] != at[0] && s.City.Spot[z] != at[1] {
				return whyNotOneOfThese
			}
			return nil
		},
		do: do,
	}
}

var sentAway = choice{
	list: func(s *State, dst actions) actions { return kitAnswers(s.sendable(s.top()), dst) },
	not: func(s *State, i int16) *why {
		if s.sendable(s.top())>>i&1 == 0 {
			return whyNotOneOfThese
		}
		return nil
	},
	do: func(m runner, f *Frame, st Step, i int16) { m.layItem(Item(i), m.City.where(st.To, &f.Cast)) },
}

// Of a Skill.

var fixing = choice{
	list: func(_ *State, dst actions) actions {
		for z := range zones {
			dst = append(dst, rules.Do(VZone, z))
		}
		return dst
	},
	not:    func(s *State, z int16) *why { return s.againstFix(s.skilful(), Zone(z)) },
	do:     func(m runner, f *Frame, _ Step, z int16) { m.power(int(f.Who), Zone(z)) },
	worth:  func(s *State, m *mind, z int16) float64 { return s.powerSight(m, Zone(z)) },
	advice: func(s *State, m *mind, z int16) message { return s.advisePower(m, Zone(z)) },
}

var sprinting = choice{
	list: func(s *State, dst actions) actions {
		for _, z := range s.City.Ring {
			dst = append(dst, rules.Do(VZone, int(z)))
		}
		return dst
	},
	not: func(s *State, z int16) *why {
		switch at := s.City.Spot[z]; {
		case at == s.City.Pawn[s.skilful()]:
			return whyThereAlready
		case s.sprintable(s.skilful())>>at&1 == 0:
			return whyUnreachable
		}
		return nil
	},
	do:     func(m runner, f *Frame, _ Step, z int16) { m.moveTo(Criminal(f.ID), m.City.Spot[z], int(f.Who)) },
	change: func(s *State, c City, x operands) City { c.Pawn[s.skilful()] = c.Spot[x.A]; return c },
}

var snatching = choice{
	list: func(s *State, dst actions) actions { return kitAnswers(s.snatchable(s.skilful()), dst) },
	not: func(s *State, i int16) *why {
		switch {
		case s.City.Holder[i] == s.skilful():
			return whyHasIt
		case s.snatchable(s.skilful())>>i&1 == 0:
			return whyItemElsewhere
		}
		return nil
	},
	do: pickUp, change: pickedUp,
}

var droned = choice{ // among the Dronejack's others
	not: func(s *State, i int16) *why { return s.againstDroneItem(s.skilful(), Item(i)) },
	do:  pickUp, change: pickedUp,
}

func pickUp(m runner, f *Frame, _ Step, i int16) { m.pick(Criminal(f.ID), Item(i)) }

func pickedUp(s *State, c City, x operands) City { c.hand(Item(x.A), s.skilful()); return c }
