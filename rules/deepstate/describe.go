package deepstate

import "safehouse/rules"

// inZoneName names a card of the zone by its kind and place.
func (s *State) inZoneName(card Card) rules.Message {
	return rules.Say("at.place", info.Naming("card", RefCard(card)), rules.Num("place", s.inRow(card)+1))
}

// ownName names a card in front of a player so that it is told apart from
// others of its kind.
func (s *State) ownName(card Card) rules.Message {
	l := s.lookOf(card)
	m := withAgents(info.Name(RefCard(card)), l.agents)
	if l.partner < kinds {
		m = rules.Say("own.joined", rules.Word("card", m), rules.Word("partner", withAgents(info.Name(RefObjective(l.partner)), l.partnerAgents)))
	}
	return m
}

func withAgents(name rules.Message, n uint8) rules.Message {
	if n == 0 {
		return rules.Say("own.bare", rules.Word("card", name))
	}
	return rules.Say("own.agents", rules.Word("card", name), rules.Num("n", int(n)))
}

// rivalName is whose Agents and Ghosts are on a card, and how many.
func (s *State) rivalName(card Card) rules.Message {
	st := &s.Cards[card]
	return rules.Say("rival.agents", info.Naming("who", s.RefPlayer(st.By)), rules.Num("n", int(st.Agents)), rules.Num("ghosts", int(st.Ghosts)))
}

func (s *State) offerInfiltrate(x operands, m rules.Message) rules.Message {
	card := Card(x.A)
	m.Args = []rules.Arg{rules.Word("card", s.inZoneName(card)), rules.Num("n", int(x.B))}
	ghosts := s.freeGhosts(s.Ask.By)
	if s.Cards[card].Agents > 0 {
		m.Key = "action.over-infiltrate"
		m.Args = append(m.Args, rules.Word("rival", s.rivalName(card)))
	}
	if ghosts > 0 {
		m.Key += "-ghosts"
		m.Args = append(m.Args, rules.Num("ghosts", ghosts))
	}
	return m
}

// offerAdvance tells the Stage and its price.
func (s *State) offerAdvance(x operands, m rules.Message) rules.Message {
	p, project := s.Ask.By, Project(x.A)
	agents, emblems := s.priceNow(p, project)
	var cost []rules.Message
	if agents > 0 {
		cost = append(cost, rules.Say("cost.agents", rules.Num("n", agents)))
	}
	if projectTable[project].Spent && emblems > 0 {
		cost = append(cost, rules.Say("cost.cards", rules.Num("n", emblems)))
	}
	stage := s.Players[p].Stages[project]
	m = rules.Say(m.Key, info.Naming("project", RefProject(project)), info.Naming("stage", RefStage(project, stage+1)), rules.All("cost", cost...))
	if stage > 0 {
		m.Key = "action.level-up"
	}
	return m
}
