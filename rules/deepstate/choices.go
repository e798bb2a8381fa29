package deepstate

import "safehouse/rules"

// answers appends the possible answers to the question that is asked.
func (s *State) answers(dst []rules.Action) []rules.Action {
	p := s.Ask.By
	switch s.Ask.Kind {
	case askPick:
		dst = listTreaties(vPick, s.Draft.Packs[s.packOf(int(p), int(s.Draft.Step))], dst)
	case askBury:
		dst = listTreaties(vBury, s.Players[p].Hand, dst)
	case askTrim:
		dst = listTreaties(vTrim, s.Players[p].Hand, dst)
	case askTurn:
		dst = s.turns(p, dst)
	case askRecruit:
		dst = append(dst, rules.Do(vRecruit), rules.Do(vContact))
	case askDismiss:
		for man, n := range s.Players[p].Men {
			if n > 0 {
				dst = append(dst, rules.Do(vDismiss, man))
			}
		}
	case askPay:
		for _, k := range showing[projectTable[s.top().Card].Emblem] {
			if s.Players[p].Kinds[k] == 0 {
				continue
			}
			for card, hi := copiesOf(k); card < hi; card++ {
				if s.againstPay(p, card) == 0 {
					dst = append(dst, rules.Do(vDiscard, int(card)))
				}
			}
		}
	case askProtect:
		dst = append(dst, rules.Do(vYakuza, int(s.Now.Infiltrated)), rules.Do(vPass))
	case askAmbush:
		for _, card := range s.Row[:s.RowLen] {
			if s.againstAmbush(p, card) == 0 {
				dst = append(dst, rules.Do(vCosaNostra, int(card)))
			}
		}
		dst = append(dst, rules.Do(vPass))
	case askAttach:
		dst = s.hosts(p, Card(s.top().Card), dst)
		dst = append(dst, rules.Do(vPass))
	case askRecall, askReturn:
		dst = s.returns(p, dst)
	case askTreaty:
		for rest := s.Players[p].Hand; rest != 0; rest = rest.rest() {
			if s.mayMake(p, rest.first()) {
				dst = append(dst, rules.Do(vMake, int(rest.first())))
			}
		}
		dst = append(dst, rules.Do(vPass))
	case askOffer:
		if s.againstOffer(s.top()) == 0 {
			dst = append(dst, rules.Do(vAdvance, int(s.top().Card)))
		}
		dst = append(dst, rules.Do(vPass))
	case askGive:
		dst = s.gifts(p, Group(s.top().Card), dst)
	case askHit:
		dst = s.targets(p, dst)
	case askMove:
		dst = s.moves(dst)
	}
	return dst
}

func listTreaties(v rules.Verb, set Set, dst []rules.Action) []rules.Action {
	for rest := set; rest != 0; rest = rest.rest() {
		dst = append(dst, rules.Do(v, int(rest.first())))
	}
	return dst
}

// turns appends what a player can do in its turn: the Actions that are
// possible, or if there are none to skip, and what may come before.
func (s *State) turns(p Player, dst []rules.Action) []rules.Action {
	start := len(dst)
	reserve, ghosts := int(s.Players[p].Reserve), s.freeGhosts(p)
	for i, n := 0, s.reach(p); i < int(s.RowLen); i++ {
		if !s.open(p, i, n) {
			continue
		}
		card := s.Row[i]
		for agents := max(1, s.needed(p, card)-ghosts); agents <= reserve; agents++ {
			dst = append(dst, rules.Action{Verb: vInfiltrate, Args: [4]int16{int16(card), int16(agents)}})
		}
	}
	if op := s.topOperation(); op != noOperation {
		if need := s.operationNeed(p, op); max(1, need-ghosts) <= reserve {
			dst = append(dst, rules.Do(vCovert, int(op)))
		}
	}
	if !s.restricted(p) {
		for project := range Project(projects) {
			if s.againstStage(p, project, int(s.Now.AgentsLess), int(s.Now.EmblemsLess)) == 0 {
				dst = append(dst, rules.Do(vAdvance, int(project)))
			}
		}
		if s.Players[p].Pool > 0 {
			dst = append(dst, rules.Do(vRecruit))
		}
		if s.Options.Men {
			dst = append(dst, rules.Do(vContact))
		}
	}
	if len(dst) == start {
		dst = append(dst, rules.Do(vSkip))
	}
	if s.Players[p].MenSize > 0 {
		for man := range Man(men) {
			if s.againstMan(p, man) == 0 {
				dst = append(dst, rules.Do(vPlay, int(man)))
			}
		}
	}
	if s.canTarget(p) {
		for _, card := range s.Row[:s.RowLen] {
			dst = append(dst, rules.Do(vTriads, int(card)))
		}
	}
	if s.canAttach(p) {
		lo, hi := copiesOf(InnerCircle)
		for ic := lo; ic < hi; ic++ {
			if s.looseCircle(p, ic) && !s.twin(ic) {
				dst = s.hosts(p, ic, dst)
			}
		}
	}
	return dst
}

// hosts appends the cards that an Inner Circle of p can be attached to.
func (s *State) hosts(p Player, ic Card, dst []rules.Action) []rules.Action {
	lo, hi := printed.first[Governments], printed.first[InnerCircle]
	for host := lo; host < hi; host++ {
		if s.canHost(p, host) && !s.twin(host) {
			dst = append(dst, rules.Do(vAttach, int(ic), int(host)))
		}
	}
	return dst
}

// returns appends where an Agent of p can come back from.
func (s *State) returns(p Player, dst []rules.Action) []rules.Action {
	for card := range s.Busy.each {
		if s.againstReturn(p, card) == 0 {
			dst = append(dst, rules.Do(vReturn, int(card)))
		}
	}
	if s.Ask.Kind == askReturn {
		return append(dst, rules.Do(vPass))
	}
	for op := range Operation(operations) {
		if s.againstReturnOperation(p, op) == 0 {
			dst = append(dst, rules.Do(vReturnOperation, int(op)))
		}
	}
	return dst
}

// gifts appends the cards of a group that p can give away, to each opponent.
func (s *State) gifts(p Player, g Group, dst []rules.Action) []rules.Action {
	lo, hi := groupSpan(g)
	for to := range Player(s.count()) {
		if to == p {
			continue
		}
		seat := int(s.refPlayer(to).Index)
		for card := lo; card < hi; card++ {
			if s.againstGive(p, card, seat) == 0 {
				dst = append(dst, rules.Do(vGive, int(card), seat))
			}
		}
		if s.Players[p].Secondaries[g] > 0 {
			dst = append(dst, rules.Do(vGiveSecondary, int(g), seat))
		}
	}
	return dst
}

// targets appends whom the Hitman can hit.
func (s *State) targets(p Player, dst []rules.Action) []rules.Action {
	for _, card := range s.Row[:s.RowLen] {
		if s.againstHit(p, card) == 0 {
			dst = append(dst, rules.Do(vHit, int(card)))
		}
	}
	for to := range Player(s.count()) {
		seat := int(s.refPlayer(to).Index)
		if s.againstHitReserve(p, seat) == 0 {
			dst = append(dst, rules.Do(vHitReserve, seat))
		}
	}
	return dst
}

// moves appends the moves of cards without Agents within the zone. Moves after
// which the row looks the same are offered once.
func (s *State) moves(dst []rules.Action) []rules.Action {
	var seen [maxZone * maxZone]uint64
	n := 0
	for i := range int(s.RowLen) {
		if s.Cards[s.Row[i]].Agents > 0 {
			continue
		}
	places:
		for j := range int(s.RowLen) {
			if i == j {
				continue
			}
			look := s.rowAfter(i, j)
			for _, other := range seen[:n] {
				if other == look {
					continue places
				}
			}
			seen[n] = look
			n++
			dst = append(dst, rules.Do(vMove, int(s.Row[i]), j+1))
		}
	}
	return dst
}

// answer carries out one of the answers.
func (c *committee) answer(a rules.Action) {
	p, x := c.Ask.By, a.Args[0]
	switch a.Verb {
	case vPick:
		c.pick(p, Treaty(x))
	case vBury:
		c.bury(p, Treaty(x))
	case vTrim:
		c.discardTreaty(p, Treaty(x))
	case vInfiltrate:
		c.acted(Card(x))
		c.infiltrate(p, Card(x), int(a.Args[1]))
	case vCovert:
		c.acted(noCard)
		c.carryOut(p, Operation(x))
	case vAdvance:
		c.answerAdvance(p, Project(x))
	case vRecruit, vContact:
		c.answerRecruit(p, a.Verb == vContact)
	case vSkip:
		c.skip(p)
	case vPlay:
		c.play(p, Man(x))
	case vAttach:
		if c.Ask.Kind == askAttach {
			c.pop()
		}
		c.attach(p, Card(x), Card(a.Args[1]))
	case vTriads:
		c.place(p, TriadsToken, Card(x), nobody)
		c.Now.Anywhere = Card(x)
	case vYakuza:
		c.place(p, YakuzaToken, Card(x), nobody)
		c.Step = turnAmbush
	case vCosaNostra:
		c.place(p, CosaNostraToken, Card(x), c.Cards[x].By)
		c.endTurn()
	case vPass:
		c.pass(p)
	default:
		c.answerFrame(p, a)
	}
}

// answerFrame carries out an answer to the frame on top of the stack.
func (c *committee) answerFrame(p Player, a rules.Action) {
	f, x := c.top(), a.Args[0]
	switch a.Verb {
	case vDismiss:
		c.pop()
		c.dismiss(p, Man(x))
	case vDiscard:
		f.N--
		c.discardObjective(p, Card(x))
	case vMake:
		f.N++
		c.makeTreaty(p, Treaty(x))
	case vGive:
		c.pop()
		c.giveObjective(p, c.playerOf(int(a.Args[1])), Card(x))
	case vGiveSecondary:
		c.pop()
		c.giveSecondary(p, c.playerOf(int(a.Args[1])), Group(x))
	case vReturn:
		f.N--
		c.recallCard(Card(x), 1)
	case vReturnOperation:
		f.N--
		c.recallOperation(Operation(x), 1)
	case vHit:
		c.pop()
		c.hitCard(Card(x))
	case vHitReserve:
		c.pop()
		c.hitReserve(c.playerOf(int(x)))
	case vMove:
		c.pop()
		c.moveCard(p, c.inRow(Card(x)), int(a.Args[1])-1)
	}
}

// answerAdvance is an Advance, by the Action or as a Treaty offers it.
func (c *committee) answerAdvance(p Player, project Project) {
	if c.Ask.Kind == askOffer {
		f := *c.top()
		c.pop()
		c.advance(p, project, int(f.N), int(f.M))
		return
	}
	less, emblemsLess := int(c.Now.AgentsLess), int(c.Now.EmblemsLess)
	c.acted(noCard)
	c.advance(p, project, less, emblemsLess)
}

// answerRecruit is a Recruit, by the Action or as something else brings it, or
// the Man of Action drawn instead.
func (c *committee) answerRecruit(p Player, instead bool) {
	n := c.recruitAction(p)
	if c.Ask.Kind == askRecruit {
		n = int(c.top().N)
		c.pop()
	} else {
		c.acted(noCard)
	}
	if instead {
		c.drawMan(p)
	} else {
		c.bring(p, n)
	}
}

// pass declines what is offered.
func (c *committee) pass(p Player) {
	switch c.Ask.Kind {
	case askProtect:
		c.Step = turnAmbush
	case askAmbush:
		c.endTurn()
	case askTreaty:
		if c.top().N == 0 {
			c.tell(rules.Event{Kind: evNoTreaty, Who: c.refPlayer(p)})
		}
		c.pop()
	default:
		c.pop()
	}
}
