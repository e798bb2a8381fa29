package deepstate

import (
	"slices"

	"safehouse/rules"
)

// Privileges are moves that options of ours give the first seat beside its Action, once a
// round or once a game (doc.go).

// A Privilege is such a move; its option has the same id.
type Privilege uint8

// Privileges.
const (
	Strike     Privilege = iota // a card without Agents leaves the zone for another one
	Exchange                    // a Treaty of the hand is discarded for one of the deck
	Encore                      // a second Action in the same turn
	privileges = 3

	onceAGame = 1 << Encore // privileges that are used once a game, one bit each
)

var privilegeIDs = []string{"strike", "exchange", "encore"}

// privilegesOf are the privileges that a set-up gives, one bit each.
func privilegesOf(opt rules.Options) (set uint8) {
	for x := range privileges {
		set |= uint8(opt[privilegeIDs[x]]) << x
	}
	return set
}

// Has reports whether the set-up gives a privilege.
func (o *Choices) Has(x Privilege) bool { return o.Privileges>>x&1 == 1 }

// Used reports whether a privilege was used in this round, or in the game.
func (s *State) Used(x Privilege) bool { return s.Spent>>x&1 == 1 }

// againstPrivilege is the rule that keeps p from a privilege, whatever it is used on.
func (s *State) againstPrivilege(p Player, x Privilege) *why {
	switch {
	case !s.Options.Has(x):
		return whyPrivilegeOff[x]
	case p != 0:
		return whyPrivilegeSeat
	case s.Used(x) && onceAGame>>x&1 == 1:
		return whyPrivilegeOnce
	case s.Used(x):
		return whyPrivilegeUsed
	}
	return nil
}

// spend notes that a privilege is used.
func (c runner) spend(x Privilege) { c.Spent |= 1 << x }

// Strike: a card without Agents or a token goes back into the Objective deck, and another
// Objective takes its place. World Wars are passed over.

func (s *State) againstStrike(p Player, card Card) *why {
	if r := s.againstPrivilege(p, Strike); r != nil {
		return r
	}
	if r := s.againstZone(card); r != nil {
		return r
	}
	switch {
	case s.Cards[card].Agents > 0:
		return whyStrikeAgents
	case s.tokenOn(card):
		return whyStrikeToken
	case s.struckFor().count() == 0:
		return whyStrikeDeck
	}
	return nil
}

// tokenOn reports whether a Treaty token lies on a card.
func (s *State) tokenOn(card Card) bool {
	for t := range s.Tokens {
		if s.Tokens[t].At == card {
			return true
		}
	}
	return false
}

// struckFor are the Objectives that can take the place of one that is struck off.
func (s *State) struckFor() pile {
	d := s.pile()
	for card := Card(objectives); card < cards; card++ {
		d[card/64] &^= 1 << (card % 64)
	}
	return d
}

// canStrike reports whether p can strike off any card.
func (s *State) canStrike(p Player) bool {
	return s.againstPrivilege(p, Strike) == nil && slices.ContainsFunc(s.Row[:s.RowLen], func(card Card) bool { return s.againstStrike(p, card) == nil })
}

// strike puts another Objective in the place of a card of the zone.
func (c runner) strike(p Player, card Card) {
	place, deck := c.inRow(card), c.struckFor()
	next := c.drawCard(&deck)
	c.spend(Strike)
	c.Cards[card].At, c.Cards[next].At = InDeck, InZone
	c.Row[place] = next
	c.tell(rules.Event{Kind: EvStruck, Who: c.RefPlayer(p), What: RefObjective(card.Kind()), From: RefCard(card)})
	c.tell(rules.Event{Kind: EvRevealed, What: RefObjective(next.Kind()), To: RefCard(next), N: int16(place + 1)})
}

// couldTake reports whether a card of the zone is in a player's reach, with the Agents for it in reserve.
func (s *State) couldTake(q Player, card Card) bool {
	return s.inRow(card) < s.reach(q) && s.leastForce(q, card) <= int(s.Players[q].Reserve)
}

// strikeWorth is what it brings to have another card in the place of one: what a rival
// would gain by it, less what it is worth to the player.
func (j *judge) strikeWorth(card Card) float64 {
	s, theirs := j.s, 0.0
	for q := range Player(s.count()) {
		if q != j.x.by && s.couldTake(q, card) {
			other := s.planFor(q)
			theirs = max(theirs, s.gain(&other, card.Kind()))
		}
	}
	mine := 0.0
	if s.inRow(card) < s.reach(j.x.by) {
		mine, _ = j.gains(card)
	}
	return 1.5 * (j.x.sure*theirs - mine)
}

// adviseStrike is who would want a card that is struck off.
func (j *judge) adviseStrike(card Card) rules.Message {
	s := j.s
	for q := range Player(s.count()) {
		if q != j.x.by && s.couldTake(q, card) {
			return rules.Say("advice.strike", info.Naming("card", RefCard(card)), info.Naming("who", s.RefPlayer(q)))
		}
	}
	return rules.Message{}
}

// Exchange: a Treaty of the hand is discarded face down, and one is drawn.

func (s *State) againstExchange(p Player, t Treaty) *why {
	if r := s.againstPrivilege(p, Exchange); r != nil {
		return r
	}
	return s.againstLeaving(p, t)
}

// canExchange reports whether p can exchange any Treaty; how many it holds is open.
func (s *State) canExchange(p Player) bool {
	return s.againstPrivilege(p, Exchange) == nil && s.Players[p].HandSize > 0
}

// exchange discards a Treaty first, so that with an empty deck it can come back.
func (c runner) exchange(p Player, t Treaty) {
	c.spend(Exchange)
	c.discardTreaty(p, t)
	c.drawTreaties(p, 1)
}

// exchangeWorth is what an average Treaty promises, less what the one promises that goes.
func (j *judge) exchangeWorth(t Treaty) float64 {
	const average = 3
	return average*min(1, 2*j.x.left) - j.keepWorth(t)
}

// Encore: the player acts twice in this turn.

func (s *State) againstEncore(p Player) *why {
	if r := s.againstPrivilege(p, Encore); r != nil {
		return r
	}
	if !s.canAct(p) {
		return whyEncoreIdle
	}
	return nil
}

// encore makes another turn follow this one.
func (c runner) encore(p Player) {
	c.spend(Encore)
	c.Now.Encore = true
	c.tell(rules.Event{Kind: EvEncore, Who: c.RefPlayer(p)})
}

// encoreWorth is what a second Action is worth now: it takes Agents, and near the end they
// are worth nothing else.
func (j *judge) encoreWorth() float64 {
	return 0.9*float64(j.x.reserve+j.x.ghosts-4) + 3*(1-j.x.agent)
}

// adviseEncore is how many Agents are at hand for two Actions.
func (j *judge) adviseEncore() rules.Message {
	return rules.Say("advice.encore", rules.Num("n", j.x.reserve))
}
