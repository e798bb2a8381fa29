package deepstate

import "safehouse/rules"

// What comes into question where a set of numbers cannot say it.

// infiltrations are the cards that the player reaches, each with every number of
// Agents that it can send.
func (s *State) infiltrations(dst []rules.Action) []rules.Action {
	p := s.Ask.By
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
	return dst
}

// attachments are the Inner Circles that the player can attach, the one that was
// just taken or each, with their hosts.
func (s *State) attachments(dst []rules.Action) []rules.Action {
	p := s.Ask.By
	if s.Ask.Kind == askAttach {
		return s.hosts(p, Card(s.top().Card), dst)
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

// payments are the Objectives that show the emblem of the Project.
func (s *State) payments(dst []rules.Action) []rules.Action {
	for _, k := range showing[projectTable[s.top().Card].Emblem] {
		if s.Players[s.Ask.By].Kinds[k] == 0 {
			continue
		}
		for card, hi := copiesOf(k); card < hi; card++ {
			dst = append(dst, rules.Do(vDiscard, int(card)))
		}
	}
	return dst
}

// gifts are the cards of the group that is asked for, to each opponent, the
// Secondary Objective behind the others.
func (s *State) gifts(dst []rules.Action) []rules.Action {
	g := Group(s.top().Card)
	lo, hi := groupSpan(g)
	for to := range Player(s.count()) {
		seat := int(s.RefPlayer(to).Index)
		for card := lo; card < hi; card++ {
			dst = append(dst, rules.Do(vGive, int(card), seat))
		}
		dst = append(dst, rules.Do(vGiveSecondary, int(g), seat))
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

// recruiting ends what a Recruit was chosen for, the Action or what brought it, and
// is how many Agents it brings.
func (c committee) recruiting() int {
	n := c.recruits(c.Ask.By)
	if c.Ask.Kind == askRecruit {
		c.pop()
	} else {
		c.acted(noCard)
	}
	return n
}

// pass declines what is offered.
func (c committee) pass(p Player) {
	switch c.Ask.Kind {
	case askProtect:
		c.Step = turnAmbush
	case askAmbush:
		c.endTurn()
	case askTreaty:
		if c.top().N == 0 {
			c.tell(rules.Event{Kind: evNoTreaty, Who: c.RefPlayer(p)})
		}
		c.pop()
	default:
		c.pop()
	}
}
