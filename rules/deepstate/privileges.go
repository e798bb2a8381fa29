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
	Seal                        // an Advance of this turn needs an emblem less
	Claim                       // nobody else Infiltrates a card of the zone
	Summons                     // HOC misses its next turns
	privileges = 6

	onceAGame = 1<<Encore | 1<<Summons // privileges that are used once a game, one bit each
)

var privilegeIDs = []string{"strike", "exchange", "encore", "seal", "claim", "summons"}

// privilegesOf are the privileges that a set-up for so many seats gives, one bit each: what
// is done to HOC is only there where it plays.
func privilegesOf(opt rules.Options, seats int) (set uint8) {
	for x := range privileges {
		set |= uint8(opt[privilegeIDs[x]]) << x
	}
	if seats > 1 {
		set &^= 1 << Summons
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
	c.unclaim(card)
	c.Cards[card].At, c.Cards[next].At = InDeck, InZone
	c.Row[place] = next
	c.tell(rules.Event{Kind: EvStruck, Who: c.RefPlayer(p), What: RefObjective(card.Kind()), From: RefCard(card)})
	c.tell(rules.Event{Kind: EvRevealed, What: RefObjective(next.Kind()), To: RefCard(next), N: int16(place + 1)})
}

// couldTake reports whether a card of the zone is in a player's reach, with the Agents for it in reserve.
func (s *State) couldTake(q Player, card Card) bool {
	return s.inRow(card) < s.reach(q) && !s.barred(q, card) && s.leastForce(q, card) <= int(s.Players[q].Reserve)
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

// sending is the worth of the best Infiltration with the least Agents, 0 where there is none.
func (j *judge) sending() float64 {
	s, best := j.s, 0.0
	n := s.reach(j.x.by)
	for i := range s.lastOpen(n) {
		if !s.open(j.x.by, i, n) || s.leastForce(j.x.by, s.Row[i]) > j.x.reserve {
			continue
		}
		gain, theirs := j.gains(s.Row[i])
		best = max(best, j.x.infiltrateWorth(j.least, j.least, gain, theirs))
	}
	return best
}

// rising is the worth of the best Advance that can be paid with so many emblems less, the
// Supervisor aside; 0 where there is none.
func (j *judge) rising(emblemsLess int) (best float64) {
	s, agents := j.s, int(j.s.Now.AgentsLess)
	for project := range Project(projects) {
		if s.againstStage(j.x.by, project, agents, emblemsLess) == nil {
			best = max(best, s.advanceWorth(&j.x, project, agents, emblemsLess)+float64(s.warCount()))
		}
	}
	return best
}

// acting is the worth of the Action that would be taken anyway.
func (j *judge) acting() float64 {
	if j.s.restricted(j.x.by) {
		return j.sending()
	}
	return max(j.sending(), j.rising(int(j.s.Now.EmblemsLess)))
}

// before is the worth of a privilege that adds more to the turn: that of the Action comes
// after it all the same. One that adds little waits for a better turn.
func (j *judge) before(more, least float64) float64 {
	if more < least {
		return j.acting() - 12
	}
	return j.acting() + more
}

// Seal: an emblem that is not there is counted.

func (s *State) againstSeal(p Player) *why {
	if r := s.againstPrivilege(p, Seal); r != nil {
		return r
	}
	if s.restricted(p) {
		return whySupervisorAdvance
	}
	for project := range Project(projects) {
		if s.sealHelps(p, project) {
			return nil
		}
	}
	return whySealIdle
}

// sealHelps reports whether an emblem less makes the next Stage of a Project possible, or
// spares an Objective that would be discarded for it.
func (s *State) sealHelps(p Player, project Project) bool {
	agents, less := int(s.Now.AgentsLess), int(s.Now.EmblemsLess)
	if s.againstStage(p, project, agents, less+1) != nil {
		return false
	}
	if s.againstStage(p, project, agents, less) != nil {
		return true
	}
	_, cards := s.price(p, project, agents, less)
	return projectTable[project].Spent && cards > 0
}

// seal makes the Advances of this turn need an emblem less.
func (c runner) seal(p Player) {
	c.spend(Seal)
	c.Now.EmblemsLess++
	c.tell(rules.Event{Kind: EvSealed, Who: c.RefPlayer(p)})
}

// sealWorth is what the best Advance with it adds.
func (j *judge) sealWorth() float64 {
	return j.before(j.rising(int(j.s.Now.EmblemsLess)+1)-j.acting(), 0.5)
}

// Claim: a card of the zone is kept for the player as long as it lies there.

func (s *State) againstClaim(p Player, card Card) *why {
	if r := s.againstPrivilege(p, Claim); r != nil {
		return r
	}
	return s.againstZone(card)
}

// claimed reports whether a card is claimed.
func (s *State) claimed(card Card) bool { return s.Claimed == uint8(card)+1 }

// barred reports whether a claim keeps p from a card.
func (s *State) barred(p Player, card Card) bool { return p != 0 && s.claimed(card) }

// claim keeps a card of the zone for the first seat.
func (c runner) claim(p Player, card Card) {
	c.spend(Claim)
	c.Claimed = uint8(card) + 1
	c.tell(rules.Event{Kind: EvClaimed, Who: c.RefPlayer(p), What: RefObjective(card.Kind()), To: RefCard(card)})
}

// unclaim ends the claim of a card that leaves the zone.
func (c runner) unclaim(card Card) {
	if !c.claimed(card) {
		return
	}
	c.Claimed = 0
	c.tell(rules.Event{Kind: EvReleased, What: RefObjective(card.Kind()), From: RefCard(card)})
}

// claimWorth is what a rival would gain most by a card that the player can have instead.
func (j *judge) claimWorth(card Card) float64 {
	s, theirs, next := j.s, 0.0, 0.0
	for q := range Player(s.count()) {
		if q == j.x.by || !s.couldTake(q, card) {
			continue
		}
		other := s.planFor(q)
		theirs = max(theirs, s.gain(&other, card.Kind()))
		for _, c := range s.Row[:s.RowLen] {
			if c != card && s.couldTake(q, c) {
				next = max(next, s.gain(&other, c.Kind()))
			}
		}
	}
	gain, _ := j.gains(card)
	return j.before(j.x.sure*max(0, theirs-next)+0.3*max(0, gain-2)-1, 1)
}

// Summons: HOC is called away and misses its next turns.

// MissedTurns is how many.
const MissedTurns = 3

// summon calls HOC away.
func (c runner) summon(p Player) {
	c.spend(Summons)
	c.Head.Away = MissedTurns
	c.tell(rules.Event{Kind: EvSummoned, Who: c.RefPlayer(p), To: c.RefPlayer(HOC), N: MissedTurns})
}

// summonsWorth is what HOC could gain most by a turn now, less what it usually does.
func (j *judge) summonsWorth() float64 {
	s, theirs := j.s, 0.0
	other := s.planFor(HOC)
	for _, card := range s.Row[:s.RowLen] {
		if s.couldTake(HOC, card) {
			theirs = max(theirs, s.gain(&other, card.Kind()))
		}
	}
	return j.before(theirs-4*min(1, 4*j.x.left), 0.5)
}
