package deepstate

import "safehouse/rules"

// Recruiting (rulebook: Action. Recruiting an Agent; Obtaining Men of Action
// cards).

// againstRecruit is the rule that keeps p from the Action of Recruiting.
func (s *State) againstRecruit(p Player) *why {
	switch {
	case s.restricted(p):
		return whySupervisorRecruit
	case s.Players[p].Pool == 0:
		return whyPoolEmpty
	}
	return nil
}

// againstContact is the rule that keeps p from drawing a Man of Action by its
// Action.
func (s *State) againstContact(p Player) *why {
	switch {
	case !s.Options.Men:
		return whyNoMen
	case s.restricted(p):
		return whySupervisorContact
	}
	return nil
}

// recruits is how many Agents the Recruit that is asked about brings p, the Action
// or what something else brings.
func (s *State) recruits(p Player) int {
	if s.Ask.Kind == AskRecruit {
		return int(s.top().N)
	}
	return s.recruitAction(p)
}

// recruitAction is how many Agents the Action of Recruiting brings p.
func (s *State) recruitAction(p Player) int { return max(1, s.bonus(p, doActionRecruits)) }

// recruit lets p Recruit up to n Agents. With the Men of Action p may draw a
// card instead, and must with an empty pool (ruling 35).
func (c runner) recruit(p Player, n int) {
	switch {
	case !c.Options.Men || c.automa(p):
		c.bring(p, n)
	case c.Players[p].Pool == 0:
		c.drawMan(p)
	default:
		c.push(Frame{Kind: frRecruit, By: p, N: uint8(n)})
	}
}

// bring moves up to n Agents from the pool to the reserve.
func (c runner) bring(p Player, n int) {
	st := &c.Players[p]
	n = min(n, int(st.Pool))
	if n == 0 {
		return
	}
	st.Pool -= uint8(n)
	st.Reserve += uint8(n)
	c.tell(rules.Event{Kind: EvRecruited, Who: c.RefPlayer(p), N: int16(n)})
}

// drawMan draws a Man of Action; an empty deck is made anew from the discards.
// With a fourth card in hand one is discarded.
func (c runner) drawMan(p Player) {
	if c.MenDeckSize == 0 {
		n := c.MenDiscard.count()
		if n == 0 {
			return
		}
		c.MenDeck, c.MenDeckSize, c.MenDiscard = c.MenDiscard, uint8(n), Men{}
		c.tell(rules.Event{Kind: EvMenReshuffled, N: int16(n)})
	}
	man := Man(c.Luck.Weigh(drawMan, c.MenDeck[:]))
	c.MenDeck[man]--
	c.MenDeckSize--
	st := &c.Players[p]
	st.Men[man]++
	st.MenSize++
	c.tell(rules.Event{Kind: EvManDrawn, Who: c.RefPlayer(p), What: RefMan(man), Seen: rules.Only(int(p)), Reveals: true})
	c.tell(rules.Event{Kind: EvDrewMan, Who: c.RefPlayer(p)})
	if st.MenSize > MenLimit {
		c.push(Frame{Kind: frDismiss, By: p})
	}
}

// dismiss discards a Man of Action face up.
func (c runner) dismiss(p Player, man Man) {
	c.Players[p].Men[man]--
	c.Players[p].MenSize--
	c.MenDiscard[man]++
	c.tell(rules.Event{Kind: EvDismissed, Who: c.RefPlayer(p), What: RefMan(man), Reveals: true})
}

// againstMan is the rule that keeps p from playing a Man of Action (rulebook:
// Playing Men of Action cards). A Hitman never counts against the one card a
// turn, so that several can be played. What a card needs to do anything is never
// asked: each can be played for nothing.
func (s *State) againstMan(p Player, man Man) *why {
	switch {
	case !s.Options.Men:
		return whyNoMen
	case s.Players[p].Men[man] == 0:
		return whyManNotHeld
	case s.Now.Played && !manTable[man].Extra:
		return whyManPlayed
	}
	return nil
}

// play resolves a Man of Action; its frame holds the card until its text is
// done.
func (c runner) play(p Player, man Man) {
	c.Players[p].Men[man]--
	c.Players[p].MenSize--
	if !manTable[man].Extra {
		c.Now.Played = true
	}
	c.push(Frame{Kind: frMan, By: p, Card: uint8(man)})
	c.tell(rules.Event{Kind: EvPlayed, Who: c.RefPlayer(p), What: RefMan(man), Reveals: true})
}

// Hitman: one Agent of an opponent in the zone or in the Active Reserve goes to
// that player's pool (ruling 37).

// hitCard removes one Agent from a card of the zone. With the last one the
// Ghosts leave too; nobody was Over-Infiltrated, so that no Treaty is drawn.
func (c runner) hitCard(card Card) {
	st := &c.Cards[card]
	victim := st.By
	st.Agents--
	if st.Agents == 0 {
		c.ghostsLeave(st)
		st.By = nobody
	}
	c.Players[victim].Pool++
	c.tell(rules.Event{Kind: EvHit, Who: c.RefPlayer(victim), From: RefCard(card), What: RefObjective(card.Kind())})
}

// hitReserve removes one Agent from an Active Reserve.
func (c runner) hitReserve(victim Player) {
	c.Players[victim].Reserve--
	c.Players[victim].Pool++
	c.tell(rules.Event{Kind: EvHitReserve, Who: c.RefPlayer(victim)})
}

// Propagandist: one card without Agents goes to another place of the row.

// moveCard puts the card at place i of the row to place j.
func (c runner) moveCard(p Player, i, j int) {
	card := c.Row[i]
	copy(c.Row[i:c.RowLen], c.Row[i+1:c.RowLen])
	copy(c.Row[j+1:c.RowLen], c.Row[j:c.RowLen-1])
	c.Row[j] = card
	c.tell(rules.Event{Kind: EvMoved, Who: c.RefPlayer(p), What: RefCard(card), N: int16(j + 1), M: int16(i + 1)})
}

// rowAfter is a fingerprint of what the row would look like to everybody if the
// card at place i went to place j. Copies of a kind look alike.
func (s *State) rowAfter(i, j int) uint64 {
	h := uint64(1469598103934665603)
	at := 0
	for place := range int(s.RowLen) {
		card := s.Row[i]
		if place != j {
			if at == i {
				at++
			}
			card = s.Row[at]
			at++
		}
		st := &s.Cards[card]
		look := uint64(card.Kind()) | uint64(st.Agents)<<8 | uint64(st.By)<<16
		for t := range s.Tokens {
			if s.Tokens[t].At == card {
				look |= 1 << (24 + t)
			}
		}
		if s.claimed(card) {
			look |= 1 << (24 + tokens)
		}
		h = (h ^ look) * 1099511628211
	}
	return h
}
