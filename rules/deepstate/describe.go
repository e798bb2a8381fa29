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
		m.Args = append(m.Args, rules.Num("n", int(s.top().N)), info.Naming("project", refProject(Project(s.top().Card))))
	case askProtect:
		m.Args = append(m.Args, rules.Word("card", s.inZoneName(s.Now.Infiltrated)))
	case askRecall:
		m.Args = append(m.Args, rules.Num("n", int(s.top().N)))
	case askReturn:
		m.Args = append(m.Args, rules.Num("n", min(int(s.top().N), s.agentsOnObjectives(p))))
	case askOffer:
		m.Args = append(m.Args, info.Naming("project", refProject(Project(s.top().Card))))
	case askGive:
		m.Args = append(m.Args, info.Naming("group", refGroup(Group(s.top().Card))))
	case askTrim:
		m.Args = append(m.Args, rules.Num("n", int(s.Players[p].HandSize)-TreatyLimit))
	case askAttach:
		m.Args = append(m.Args, rules.Word("card", s.ownName(Card(s.top().Card))))
	}
	return m
}

// inZoneName names a card of the zone by its kind and place.
func (s *State) inZoneName(card Card) rules.Message {
	return rules.Say("at.place", info.Naming("card", refCard(card)), rules.Num("place", s.inRow(card)+1))
}

// ownName names a card in front of a player so that it is told apart from
// others of its kind.
func (s *State) ownName(card Card) rules.Message {
	l := s.lookOf(card)
	m := withAgents(info.Name(refCard(card)), l.agents)
	if l.partner < kinds {
		m = rules.Say("own.joined", rules.Word("card", m), rules.Word("partner", withAgents(info.Name(refObjective(l.partner)), l.partnerAgents)))
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
	return rules.Say("rival.agents", info.Naming("who", s.refPlayer(st.By)), rules.Num("n", int(st.Agents)), rules.Num("ghosts", int(st.Ghosts)))
}

// Describe offers an action in words.
func (s *State) Describe(a rules.Action) rules.Message {
	m := info.Offer(a)
	x, p := a.Args[0], s.Ask.By
	switch a.Verb {
	case vInfiltrate:
		return s.offerInfiltrate(Card(x), int(a.Args[1]))
	case vCovert:
		agents, ghosts := s.operationForce(p, Operation(x))
		m.Args = append(m.Args, rules.Num("n", agents))
		if ghosts > 0 {
			m.Key = "action.covert-ghosts"
			m.Args = append(m.Args, rules.Num("ghosts", ghosts))
		}
	case vAdvance:
		return s.offerAdvance(Project(x))
	case vRecruit:
		n := s.recruitAction(p)
		if s.Ask.Kind == askRecruit {
			n = int(s.top().N)
		}
		m.Args = []rules.Arg{rules.Num("n", min(n, int(s.Players[p].Pool)))}
	case vContact:
		if s.Ask.Kind == askRecruit {
			m.Key = "action.contact-instead"
		}
	case vAttach:
		m.Args = []rules.Arg{rules.Word("card", s.ownName(Card(x))), rules.Word("host", s.ownName(Card(a.Args[1])))}
	case vTriads, vYakuza:
		m.Args = []rules.Arg{rules.Word("card", s.inZoneName(Card(x)))}
	case vCosaNostra, vHit:
		m.Args = []rules.Arg{rules.Word("card", s.inZoneName(Card(x))), rules.Word("rival", s.rivalName(Card(x)))}
	case vPass:
		return s.offerPass()
	case vDiscard, vReturn:
		m.Args = []rules.Arg{rules.Word("card", s.ownName(Card(x)))}
	case vGive:
		m.Args[0] = rules.Word("card", s.ownName(Card(x)))
	case vMake:
		if n := s.lacking(p, Treaty(x)); n > 0 {
			m.Key = "action.make-waived"
			m.Args = append(m.Args, rules.Num("n", n))
		}
	case vMove:
		m.Args = []rules.Arg{rules.Word("card", s.inZoneName(Card(x))), rules.Num("place", int(a.Args[1]))}
	}
	return m
}

func (s *State) offerInfiltrate(card Card, n int) rules.Message {
	m := rules.Say("action.infiltrate", rules.Word("card", s.inZoneName(card)), rules.Num("n", n))
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
func (s *State) offerAdvance(project Project) rules.Message {
	p := s.Ask.By
	agentsLess, emblemsLess := int(s.Now.AgentsLess), int(s.Now.EmblemsLess)
	if s.Ask.Kind == askOffer {
		agentsLess, emblemsLess = int(s.top().N), int(s.top().M)
	}
	agents, emblems := s.price(p, project, agentsLess, emblemsLess)
	var cost []rules.Message
	if agents > 0 {
		cost = append(cost, rules.Say("cost.agents", rules.Num("n", agents)))
	}
	if projectTable[project].Spent && emblems > 0 {
		cost = append(cost, rules.Say("cost.cards", rules.Num("n", emblems)))
	}
	stage := s.Players[p].Stages[project]
	m := rules.Say("action.advance", info.Naming("project", refProject(project)), info.Naming("stage", refStage(project, stage+1)), rules.All("cost", cost...))
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

// Touches appends whom an action drives out or hits, the Stage that it leads
// to, and the group of a Secondary that it brings.
func (s *State) Touches(a rules.Action, dst []rules.Ref) []rules.Ref {
	x, p := a.Args[0], s.Ask.By
	switch a.Verb {
	case vInfiltrate, vCosaNostra, vHit:
		if s.Cards[x].Agents > 0 {
			dst = append(dst, s.refPlayer(s.Cards[x].By))
		}
	case vAdvance:
		dst = append(dst, refStage(Project(x), s.Players[p].Stages[x]+1))
	case vMake:
		for _, st := range Treaty(x).card().Benefit {
			if st.Do == doSecondary {
				dst = append(dst, refGroup(Group(st.What)))
			}
		}
	case vMove:
		dst = append(dst, refCard(s.Row[a.Args[1]-1]))
	}
	return dst
}
