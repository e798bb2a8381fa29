package deepstate

import "safehouse/rules"

// Infiltrating Objectives (rulebook: Action. Infiltrating Objectives; Ghost
// Agents).

// ghostCount is how many Ghost Agents p has.
func (s *State) ghostCount(p Player) int {
	n := s.bonus(p, doGhosts) + int(s.Players[p].ExtraGhosts)
	if s.automa(p) {
		n += int(identityTable[s.Options.Level].Ghosts)
	}
	return n
}

// freeGhosts is how many of them are not on a card.
func (s *State) freeGhosts(p Player) int {
	return max(0, s.ghostCount(p)-int(s.Players[p].GhostsOut))
}

// reach is how many cards from the beginning of the zone p can Infiltrate. It
// goes by places: a card that the Propagandist moves within a phase is reached
// or not by where it lies then (a ruling of ours).
func (s *State) reach(p Player) int {
	if s.Now.WholeZone && s.at(s.Done) == p {
		return int(s.RowLen)
	}
	return min(int(s.RowLen), max(s.OpenReach(), s.bonus(p, doFirstCards))+s.bonus(p, doReach))
}

// inRow is the place of a card in the zone, or -1.
func (s *State) inRow(card Card) int {
	for i, c := range s.Row[:s.RowLen] {
		if c == card {
			return i
		}
	}
	return -1
}

// needed is the least total of Agents and Ghosts with which p can Infiltrate
// the card: its number, or more than a rival has there (rulings 8, 10).
func (s *State) needed(p Player, card Card) int {
	if s.Cards[card].Agents > 0 {
		return s.neededAgainst(card)
	}
	return int(printed.cost[card])
}

// neededAgainst is needed where a rival's Agents are on the card.
func (s *State) neededAgainst(card Card) int {
	st := &s.Cards[card]
	more := max(1, s.bonus(st.By, doMargin))
	return max(int(printed.cost[card]), int(st.Agents)+int(st.Ghosts)+more)
}

// leastForce is the least number of meeples for it, all Ghosts coming along.
func (s *State) leastForce(p Player, card Card) int {
	return max(1, s.needed(p, card)-s.freeGhosts(p))
}

// againstCard is the rule that keeps p from Infiltrating a card with whatever
// number of Agents, or the zero reason.
func (s *State) againstCard(p Player, card Card) *why {
	if r := s.againstZone(card); r != nil {
		return r
	}
	st := &s.Cards[card]
	switch {
	case s.inRow(card) >= s.reach(p) && s.Now.Anywhere != card:
		return whyOutOfReach
	case s.barred(p, card):
		return whyClaimed
	case st.Agents == 0:
		return nil
	case st.By == p:
		return whyOwnAgents
	case s.protected(card):
		return whyProtected
	}
	return nil
}

// lastOpen is the place behind the last one that can be open to who reaches n places.
func (s *State) lastOpen(n int) int {
	if s.Now.Anywhere == noCard {
		return n
	}
	return int(s.RowLen)
}

// open reports whether the card at a place can be Infiltrated by p, who reaches
// n places, if it has the Agents.
func (s *State) open(p Player, place, n int) bool {
	card := s.Row[place]
	if place >= n && s.Now.Anywhere != card || s.barred(p, card) {
		return false
	}
	st := &s.Cards[card]
	return st.Agents == 0 || st.By != p && !s.protected(card)
}

// againstZone says why a card is not in the zone.
func (s *State) againstZone(card Card) *why {
	switch {
	case card.IsWar():
		return whyWarCard
	case s.Cards[card].At == InZone:
		return nil
	case s.Cards[card].At == Taken:
		return whyCardTaken
	case s.Cards[card].At == Gone:
		return whyCardGone
	}
	return whyNotInZone
}

// againstInfiltrate is the rule that keeps p from sending n Agents to a card.
func (s *State) againstInfiltrate(p Player, card Card, n int) *why {
	if r := s.againstCard(p, card); r != nil {
		return r
	}
	switch need := s.needed(p, card); {
	case n < 1:
		return whyNoMeeple
	case n > int(s.Players[p].Reserve):
		return whyShortReserve
	case n >= need, n+s.freeGhosts(p) >= need:
		return nil
	case s.Cards[card].Agents > 0:
		return whyBelowRival
	}
	return whyBelowNumber
}

// infiltrate sends n Agents and all Ghosts of p to a card; a rival's Agents are
// driven out.
func (c runner) infiltrate(p Player, card Card, n int) {
	ghosts := c.freeGhosts(p)
	c.Players[p].Reserve -= uint8(n)
	st := &c.Cards[card]
	was := *st
	c.ghostsLeave(st)
	st.By, st.Agents, st.Ghosts = p, uint8(n), uint8(ghosts)
	c.Players[p].GhostsOut += uint8(ghosts)
	e := rules.Event{Kind: EvInfiltrated, Who: c.RefPlayer(p), What: RefObjective(card.Kind()), To: RefCard(card), N: int16(n), M: int16(ghosts)}
	if was.Agents > 0 {
		e.Kind, e.From = EvOverInfiltrated, c.RefPlayer(was.By)
	}
	lost := min(int(was.Agents), c.bonus(p, doKillExpelled))
	if was.Agents > 0 {
		c.Players[was.By].Reserve += was.Agents - uint8(lost)
		c.Players[was.By].Pool += uint8(lost)
	}
	c.tell(e)
	if was.Agents > 0 {
		c.expelled(was.By, card, int(was.Agents), lost)
	}
}

// ghostsLeave takes the Ghosts off a card of the zone.
func (c runner) ghostsLeave(st *CardState) {
	if st.Ghosts > 0 {
		c.Players[st.By].GhostsOut -= st.Ghosts
		st.Ghosts = 0
	}
}

// expelled tells of n Agents of victim who were driven out of a card: they
// returned to the Active Reserve, but for those that were lost. The victim draws
// a Treaty; HOC notes a grudge instead.
func (c runner) expelled(victim Player, card Card, n, lost int) {
	if n > lost {
		c.tell(rules.Event{Kind: EvExpelled, Who: c.RefPlayer(victim), From: RefCard(card), What: RefObjective(card.Kind()), N: int16(n - lost)})
	}
	if lost > 0 {
		c.tell(rules.Event{Kind: EvLost, Who: c.RefPlayer(victim), From: RefCard(card), What: RefObjective(card.Kind()), N: int16(lost)})
	}
	if c.automa(victim) {
		c.Head.Grudges++
		c.tell(rules.Event{Kind: EvGrudge, Who: c.RefPlayer(victim), N: int16(c.Head.Grudges)})
		return
	}
	c.drawTreaties(victim, 1)
	if n := c.bonus(victim, doRecruitExpelled); n > 0 {
		c.recruit(victim, n)
	}
}
