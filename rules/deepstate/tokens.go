package deepstate

import (
	"slices"

	"safehouse/rules"
)

// The three Treaty tokens (games §7.3, §7.5): each works once a round, at its
// own moment.

// tokenPower is what the Treaty of each token says.
var tokenPower = func() (power [tokens]stepKind) {
	for t, of := range tokenTreaty {
		for _, st := range of.card().Effect {
			power[t] = st.Do
		}
	}
	return power
}()

// againstToken is the rule that keeps p from using a token at all.
func (s *State) againstToken(p Player, t Token) *why {
	switch {
	case !s.Players[p].Made.Has(tokenTreaty[t]) || s.bonus(p, tokenPower[t]) == 0:
		return whyTokenNotYours[t]
	case s.Tokens[t].Used:
		return whyTokenUsed[t]
	}
	return nil
}

// place puts a token on a card of the zone; its power is used for this round.
func (c runner) place(p Player, t Token, card Card, against Player) {
	c.Tokens[t] = TokenState{At: card, Used: true, Live: true, Against: against}
	c.tell(rules.Event{Kind: EvToken, Who: c.RefPlayer(p), What: RefToken(t), To: RefCard(card)})
}

// tokenBack returns a token to its owner.
func (c runner) tokenBack(t Token) {
	tok := &c.Tokens[t]
	at := tok.At
	tok.At, tok.Live, tok.Against = noCard, false, nobody
	if at != noCard {
		c.tell(rules.Event{Kind: EvTokenBack, What: RefToken(t), From: RefCard(at)})
	}
}

// leaveTokens returns the tokens on a card that leaves the zone.
func (c runner) leaveTokens(card Card) {
	for t := range c.Tokens {
		if c.Tokens[t].At == card {
			c.tokenBack(Token(t))
		}
	}
}

// protected reports whether the Yakuza token keeps a card from being
// Over-Infiltrated in this phase.
func (s *State) protected(card Card) bool {
	t := &s.Tokens[YakuzaToken]
	return t.Live && t.At == card
}

// againstProtect is the rule that keeps p from putting the Yakuza token on a
// card: it must be the one just Infiltrated.
func (s *State) againstProtect(p Player, card Card) *why {
	if r := s.againstToken(p, YakuzaToken); r != nil {
		return r
	}
	if card == noCard || card != s.Now.Infiltrated || s.Cards[card].At != InZone || s.Cards[card].By != p {
		return whyProtectOther
	}
	return nil
}

// againstAmbush is the rule that keeps p from putting the Cosa Nostra token on
// a card: an opponent's Agents must be there.
func (s *State) againstAmbush(p Player, card Card) *why {
	if r := s.againstToken(p, CosaNostraToken); r != nil {
		return r
	}
	if r := s.againstZone(card); r != nil {
		return r
	}
	switch st := &s.Cards[card]; {
	case st.Agents == 0:
		return whyAmbushEmpty
	case st.By == p:
		return whyAmbushOwn
	}
	return nil
}

// canAmbush reports whether there is a card for p's Cosa Nostra token.
func (s *State) canAmbush(p Player) bool {
	return s.againstToken(p, CosaNostraToken) == nil && slices.ContainsFunc(s.Row[:s.RowLen], func(card Card) bool { return s.againstAmbush(p, card) == nil })
}

// againstTarget is the rule that keeps p from putting the Triads token on a
// card.
func (s *State) againstTarget(p Player, card Card) *why {
	if r := s.againstToken(p, TriadsToken); r != nil {
		return r
	}
	return s.againstZone(card)
}

// canTarget reports whether p can use the Triads token now.
func (s *State) canTarget(p Player) bool {
	return s.RowLen > 0 && s.againstToken(p, TriadsToken) == nil
}

// spring resolves the Cosa Nostra token on a card that a player takes over: if
// it waited for that player, one of the Agents there goes to the pool and the
// token's owner Recruits.
func (c runner) spring(card Card) {
	tok := &c.Tokens[CosaNostraToken]
	st := &c.Cards[card]
	if !tok.Live || tok.At != card || tok.Against != st.By {
		return
	}
	for p := range Player(c.count()) {
		if !c.Players[p].Made.Has(CosaNostra) || c.automa(p) {
			continue
		}
		n := c.bonus(p, doAmbush)
		lost := min(n, int(st.Agents))
		st.Agents -= uint8(lost)
		c.Players[st.By].Pool += uint8(lost)
		c.mark(card)
		c.tell(rules.Event{Kind: EvLost, Who: c.RefPlayer(st.By), From: RefCard(card), What: RefObjective(card.Kind()), N: int16(lost)})
		c.recruit(p, n)
	}
}
