package deepstate

import "safehouse/rules"

// promptKeys are the questions in words.
var promptKeys = map[askKind]string{
	askPick:    "prompt.pick",
	askBury:    "prompt.put-back",
	askTurn:    "prompt.turn",
	askRecruit: "prompt.recruit",
	askDismiss: "prompt.dismiss",
	askPay:     "prompt.pay",
	askProtect: "prompt.protect",
	askAmbush:  "prompt.ambush",
	askAttach:  "prompt.attach",
	askRecall:  "prompt.recall",
	askTreaty:  "prompt.treaty",
	askOffer:   "prompt.offer",
	askGive:    "prompt.give",
	askReturn:  "prompt.return",
	askTrim:    "prompt.trim",
	askHit:     "prompt.hit",
	askMove:    "prompt.move",

	// The Supervisor's holder is asked in other words.
	askKinds: "prompt.turn-supervised",
}

// Prompt is the question in words.
func (s *State) Prompt() rules.Message {
	if s.Over {
		return rules.Message{}
	}
	p := s.Ask.By
	key := promptKeys[s.Ask.Kind]
	if s.Ask.Kind == askTurn && s.restricted(p) {
		key = promptKeys[askKinds]
	}
	m := rules.Say(key, rules.Player("seat", int(p)))
	switch s.Ask.Kind {
	case askPick:
		m.Args = append(m.Args, rules.Num("n", draftSteps-int(s.Draft.Step)))
	case askBury:
		m.Args = append(m.Args, rules.Num("n", int(s.Players[p].HandSize)-keptHand))
	case askRecruit:
		m.Args = append(m.Args, rules.Num("n", min(int(s.top().N), int(s.Players[p].Pool))))
	case askPay:
		m.Args = append(m.Args, rules.Num("n", int(s.top().N)), info.Naming("project", RefProject(Project(s.top().Card))))
	case askProtect:
		m.Args = append(m.Args, rules.Word("card", s.inZoneName(s.Now.Infiltrated)))
	case askRecall:
		m.Args = append(m.Args, rules.Num("n", int(s.top().N)))
	case askReturn:
		m.Args = append(m.Args, rules.Num("n", min(int(s.top().N), s.agentsOnObjectives(p))))
	case askOffer:
		m.Args = append(m.Args, info.Naming("project", RefProject(Project(s.top().Card))))
	case askGive:
		m.Args = append(m.Args, info.Naming("group", RefGroup(Group(s.top().Card))))
	case askTrim:
		m.Args = append(m.Args, rules.Num("n", int(s.Players[p].HandSize)-TreatyLimit))
	case askAttach:
		m.Args = append(m.Args, rules.Word("card", s.ownName(Card(s.top().Card))))
	}
	return m
}

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

func (s *State) offerPass() rules.Message {
	switch s.Ask.Kind {
	case askProtect:
		return rules.Say("pass.protect")
	case askAmbush:
		return rules.Say("pass.ambush")
	case askAttach:
		return rules.Say("pass.attach")
	case askTreaty:
		if s.top().N > 0 {
			return rules.Say("pass.treaty-more")
		}
		return rules.Say("pass.treaty")
	case askOffer:
		return rules.Say("pass.offer")
	}
	return rules.Say("pass.return")
}
