package deepstate

import (
	"math/bits"

	"safehouse/rules"
)

// A round is one or more pairs of Action Phase and Takeover Phase and one
// Treaty Phase (rulebook: Gameplay).

// firstRound begins the game once the Treaties are dealt. The tokens stay where
// they are in the first Action Phase (ruling 2).
func (c runner) firstRound() {
	c.Round = 1
	c.openVariants()
	c.openZone()
	c.Phase, c.Done, c.Step = ActionPhase, 0, turnBegins
	c.tell(rules.Event{Kind: EvRound, N: 1, Who: c.RefPlayer(c.Supervisor)})
	c.tapHOC()
}

// openZone reveals the first Infiltration Zone. A World War that turns up is
// set aside and replaced; when the zone is complete, it is shuffled back
// (rulebook: Setup 2).
func (c runner) openZone() {
	var aside [wars]bool
	deck := c.pile()
	for int(c.RowLen) < zoneSize(c.count()) {
		card := c.drawCard(&deck)
		if card.IsWar() {
			aside[card-objectives] = true
			c.Cards[card].At = Gone
			c.tell(rules.Event{Kind: EvWarAside, What: RefCard(card)})
			continue
		}
		c.reveal(card)
	}
	for i := range aside {
		if aside[i] {
			c.Cards[objectives+i].At = InDeck
		}
	}
}

// A pile is the cards that are in the Objective deck, one bit each.
type pile [2]uint64

func (s *State) pile() (d pile) {
	for i := range s.Cards {
		bit := uint64(0) // no branch: where a card lies cannot be foreseen
		if s.Cards[i].At == InDeck {
			bit = 1
		}
		d[i/64] |= bit << (i % 64)
	}
	return d
}

// each goes through the cards of a pile in their order.
func (d pile) each(yield func(Card) bool) {
	for w, m := range d {
		for ; m != 0; m &= m - 1 {
			if !yield(Card(64*w + bits.TrailingZeros64(m))) {
				return
			}
		}
	}
}

// drawCard takes a random card from a pile that is not empty.
func (c runner) drawCard(from *pile) Card {
	i := c.Luck.PickWide(drawObjective, from[:])
	from[i/64] &^= 1 << (i % 64)
	return Card(i)
}

// reveal lays a card at the end of the row.
func (c runner) reveal(card Card) {
	c.Cards[card].At = InZone
	c.Row[c.RowLen] = card
	c.RowLen++
	c.tell(rules.Event{Kind: EvRevealed, What: RefObjective(card.Kind()), To: RefCard(card), N: int16(c.RowLen)})
}

// deckLeft is the number of cards in the Objective deck.
func (s *State) deckLeft() int { return s.pile().count() }

func (d pile) count() int { return bits.OnesCount64(d[0]) + bits.OnesCount64(d[1]) }

// newZone reveals a full row; World Wars among it are put beside the deck, come
// into effect and are not replaced (rulebook: World War cards).
func (c runner) newZone(deck pile) {
	for range zoneSize(c.count()) {
		card := c.drawCard(&deck)
		if card.IsWar() {
			c.warTurnsUp(card)
			continue
		}
		c.reveal(card)
	}
}

// warTurnsUp brings a World War into effect, or ends it at once where an option keeps
// the peace.
func (c runner) warTurnsUp(card Card) {
	if c.Options.War == WarPeace {
		c.Cards[card].At = Gone
		c.tell(rules.Event{Kind: EvWarAverted, What: RefCard(card)})
		return
	}
	c.Cards[card].At = InForce
	c.tell(rules.Event{Kind: EvWar, What: RefCard(card), N: int16(c.warCount())})
}

// warCount is the number of World Wars in effect.
func (s *State) warCount() int {
	n := 0
	for i := objectives; i < cards; i++ {
		if s.Cards[i].At == InForce {
			n++
		}
	}
	return n
}

// endWars discards the World Wars before the Treaty Phase.
func (c runner) endWars() {
	for i := objectives; i < cards; i++ {
		if c.Cards[i].At == InForce && !c.lasts(Card(i)) {
			c.Cards[i].At = Gone
			c.tell(rules.Event{Kind: EvWarOver, What: RefCard(Card(i))})
		}
	}
}

// nextActionPhase passes the Supervisor, and with five players the Headhunter,
// to the next player clockwise (ruling 3).
func (c runner) nextActionPhase() {
	c.Supervisor = c.at(1)
	c.Phase, c.Done, c.Step = ActionPhase, 0, turnBegins
	c.tell(rules.Event{Kind: EvSupervisor, Who: c.RefPlayer(c.Supervisor)})
	c.tapHOC()
}

// headhunter is the player with the Headhunter, or nobody: three seats
// clockwise from the Supervisor in a game of five.
func (s *State) headhunter() Player {
	if s.count() < players {
		return nobody
	}
	return s.at(3)
}

// nextRound is step 3 of the Treaty Phase: a new zone, or the end of the game.
func (c runner) nextRound() {
	deck := c.pile()
	if c.lastRound() || deck.count() < zoneSize(c.count()) {
		c.beginScoring()
		return
	}
	c.Round++
	for t := range c.Tokens {
		c.tokenBack(Token(t))
		c.Tokens[t].Used = false
	}
	c.Spent &= onceAGame
	c.tell(rules.Event{Kind: EvNewRound, N: int16(c.Round)})
	c.newZone(deck)
	c.nextActionPhase()
}

// actionPhase lets the players take their turns, one after the other, until one is
// asked or something waits.
func (c runner) actionPhase() {
	for c.Done < c.count() {
		p := c.at(c.Done)
		switch c.Step {
		case turnBegins:
			c.beginTurn(p)
			if c.Depth > 0 {
				return
			}
		case turnChoosing:
			c.ask(AskTurn, p)
			return
		case turnProtect:
			if c.againstProtect(p, c.Now.Infiltrated) == nil {
				c.ask(AskProtect, p)
				return
			}
			c.Step = turnAmbush
		case turnAmbush:
			if c.canAmbush(p) {
				c.ask(AskAmbush, p)
				return
			}
			c.endTurn()
		}
	}
	c.takeover()
}

// beginTurn brings what the Supervisor and the Headhunter bring; HOC's turn is over
// with it, and not taken where it was called away: then its open Action card is lost too.
func (c runner) beginTurn(p Player) {
	if c.automa(p) {
		if c.Head.Away > 0 {
			c.Head.Away--
			c.Head.Next = 0
			c.tell(rules.Event{Kind: EvMissed, Who: c.RefPlayer(p)})
		} else {
			c.hocTurn()
		}
		c.endTurn()
		return
	}
	c.Step = turnChoosing
	switch p {
	case c.Supervisor:
		c.recruit(p, max(2, c.bonus(p, doSupervisorRecruits)))
	case c.headhunter():
		c.recruit(p, 1)
	}
}

// acted goes on after the Action of a turn.
func (c runner) acted(infiltrated Card) {
	c.Now.Infiltrated = infiltrated
	c.Step = turnAmbush
	if infiltrated != noCard {
		c.Step = turnProtect
	}
}

// endTurn ends what holds for this turn only. After it the next player has a turn, or with
// an encore the same one: who may bring Agents to its beginning has had them.
func (c runner) endTurn() {
	again := c.Now.Encore
	c.Now = TurnState{Infiltrated: noCard, Anywhere: noCard}
	if again {
		c.Step = turnChoosing
		return
	}
	c.Done++
	c.Step = turnBegins
}

// skip ends the turn of a player who can perform no Action.
func (c runner) skip(p Player) {
	c.tell(rules.Event{Kind: EvSkipped, Who: c.RefPlayer(p)})
	c.endTurn()
}

// restricted reports whether the Supervisor limits p to two of the Actions.
func (s *State) restricted(p Player) bool {
	return p == s.Supervisor && !s.Now.Unwatched && s.bonus(p, doFreeActions) == 0
}

// canAct reports whether p can perform any Action. The likeliest are looked at
// first.
func (s *State) canAct(p Player) bool {
	if s.againstRecruit(p) == nil || s.againstContact(p) == nil {
		return true
	}
	if reserve := int(s.Players[p].Reserve); reserve > 0 {
		sure := s.OpenReach()
		for i := range min(sure, int(s.RowLen)) {
			if s.open(p, i, sure) && s.needed(p, s.Row[i]) <= reserve {
				return true
			}
		}
		ghosts := s.freeGhosts(p)
		n := s.reach(p)
		for i := range s.lastOpen(n) {
			if s.open(p, i, n) && s.needed(p, s.Row[i])-ghosts <= reserve {
				return true
			}
		}
		if op := s.topOperation(); op != noOperation && s.againstOperation(p, op) == nil {
			return true
		}
	}
	for project := range Project(projects) {
		if s.againstAdvance(p, project) == nil {
			return true
		}
	}
	return false
}

// canPrepare reports whether p has something open to do before its Action
// beside playing a Man of Action: an Inner Circle to attach, the Triads' token, a privilege.
func (s *State) canPrepare(p Player) bool {
	return s.canTarget(p) || s.canAttach(p) || s.canStrike(p) || s.canExchange(p) || s.againstSeal(p) == nil || s.againstPrivilege(p, Claim) == nil || s.againstPrivilege(p, Summons) == nil
}
