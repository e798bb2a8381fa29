package deepstate

import (
	"safehouse/rules"
	"safehouse/rules/machine"
)

// What comes into question where a set of numbers cannot say it.

// idle are verbs of a turn that come to nothing: what the Supervisor forbids, what no
// Agent in reserve can do, and what the player has nothing for.
func (s *State) idle() (verbs uint64) {
	if s.Ask.Kind != AskTurn {
		return 0
	}
	p := s.Ask.By
	st := &s.Players[p]
	if s.restricted(p) {
		verbs |= 1<<VAdvance | 1<<VRecruit | 1<<VContact
	}
	if st.Reserve == 0 {
		verbs |= 1<<VInfiltrate | 1<<VCovert
	}
	if !s.Options.Men {
		verbs |= 1<<VContact | 1<<VPlay
	}
	if st.Kinds[InnerCircle] == 0 {
		verbs |= 1 << VAttach
	}
	if !st.Made.Has(Triads) {
		verbs |= 1 << VTriads
	}
	if s.againstPrivilege(p, Strike) != nil {
		verbs |= 1 << VStrike
	}
	if !s.canExchange(p) {
		verbs |= 1 << VExchange
	}
	for x, v := range [...]rules.Verb{Encore: VEncore, Seal: VSeal, Claim: VClaim, Summons: VSummons} {
		if v != 0 && s.againstPrivilege(p, Privilege(x)) != nil {
			verbs |= 1 << v
		}
	}
	return verbs
}

// sendings are what Agents can be sent to in a turn: the cards that the player reaches,
// each with every number of Agents that would do, and the Covert Operation on top.
func (s *State) sendings(dst []rules.Action) []rules.Action {
	p := s.Ask.By
	reserve, ghosts := int(s.Players[p].Reserve), s.freeGhosts(p)
	n := s.reach(p)
	for i := range s.lastOpen(n) {
		if !s.open(p, i, n) {
			continue
		}
		card := s.Row[i]
		for agents := max(1, s.needed(p, card)-ghosts); agents <= reserve; agents++ {
			dst = machine.Add(dst, VInfiltrate, int16(card), int16(agents))
		}
	}
	if op := s.topOperation(); op != noOperation && s.operationFits(p, op, reserve, ghosts) {
		dst = machine.Add(dst, VCovert, int16(op), 0)
	}
	return dst
}

// advances are the Projects whose next Stage the player can pay, or the one that a
// Treaty offers. What all of them cost more or less is worked out once.
func (s *State) advances(dst []rules.Action) []rules.Action {
	p := s.Ask.By
	if s.Ask.Kind == AskOffer && s.restricted(p) {
		return dst // in a turn the verb is idle then
	}
	agentsLess, emblemsLess := s.discount()
	more := s.surcharge(p, agentsLess, emblemsLess)
	for project := range Project(projects) {
		if s.Ask.Kind == AskOffer && project != Project(s.top().Card) {
			continue
		}
		if s.againstStageFor(p, project, more) == nil {
			dst = machine.Add(dst, VAdvance, int16(project), 0)
		}
	}
	return dst
}

// returns are the Objectives from which an Agent can come back.
func (s *State) returns(dst []rules.Action) []rules.Action {
	for card := range s.Busy.each {
		if s.againstReturn(s.Ask.By, card) == nil {
			dst = machine.Add(dst, VReturn, int16(card), 0)
		}
	}
	return dst
}

// attachments are the Inner Circles that the player can attach, the one that was
// just taken or each, with their hosts.
func (s *State) attachments(dst []rules.Action) []rules.Action {
	p := s.Ask.By
	if s.Ask.Kind == AskAttach {
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
	for k := Governments; k < InnerCircle; k++ {
		if s.Players[p].Kinds[k] == 0 {
			continue
		}
		for host, hi := copiesOf(k); host < hi; host++ {
			if s.canHost(p, host) && !s.twin(host) {
				dst = machine.Add(dst, VAttach, int16(ic), int16(host))
			}
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
			if s.againstPay(s.Ask.By, card) == nil {
				dst = machine.Add(dst, VDiscard, int16(card), 0)
			}
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
			dst = machine.Add(dst, VGive, int16(card), int16(seat))
		}
		dst = machine.Add(dst, VGiveSecondary, int16(g), int16(seat))
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
			dst = machine.Add(dst, VMove, int16(s.Row[i]), int16(j+1))
		}
	}
	return dst
}

// recruiting ends what a Recruit was chosen for, the Action or what brought it, and
// is how many Agents it brings.
func (c runner) recruiting() int {
	n := c.recruits(c.Ask.By)
	if c.Ask.Kind == AskRecruit {
		c.pop()
	} else {
		c.acted(noCard)
	}
	return n
}
