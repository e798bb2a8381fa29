package deepstate

import "safehouse/rules"

// The Inner Circle (games §3.4): attached to an Objective it makes that one
// yield more and is worth nothing itself.

// owns reports whether p has the card in front of it.
func (s *State) owns(p Player, card Card) bool {
	return s.Cards[card].At == Taken && s.Cards[card].By == p
}

// attachedTo is the Inner Circle on a card, or noCard.
func (s *State) attachedTo(card Card) Card {
	lo, hi := copiesOf(InnerCircle)
	for ic := lo; ic < hi; ic++ {
		if s.Cards[ic].Host == card {
			return ic
		}
	}
	return noCard
}

// looseCircle reports whether the card is an unattached Inner Circle of p.
func (s *State) looseCircle(p Player, ic Card) bool {
	return s.owns(p, ic) && s.Cards[ic].Host == noCard
}

// canHost reports whether p can attach an Inner Circle to the card.
func (s *State) canHost(p Player, card Card) bool {
	return s.owns(p, card) && card.Kind().hosts() && s.attachedTo(card) == noCard
}

// canAttach reports whether p has an Inner Circle and a card for it.
func (s *State) canAttach(p Player) bool {
	if s.Players[p].Kinds[InnerCircle] == 0 {
		return false
	}
	lo, hi := copiesOf(InnerCircle)
	for ic := lo; ic < hi; ic++ {
		if s.looseCircle(p, ic) {
			return s.anyHost(p)
		}
	}
	return false
}

// anyHost reports whether p has a card that can take an Inner Circle.
func (s *State) anyHost(p Player) bool {
	for k := Governments; k < InnerCircle; k++ {
		if s.Players[p].Kinds[k] == 0 {
			continue
		}
		for card, hi := copiesOf(k); card < hi; card++ {
			if s.canHost(p, card) {
				return true
			}
		}
	}
	return false
}

// A look is what tells a card in front of a player from others of its kind: the
// Agents on it, and what it is attached to or has attached.
type look struct {
	at            Place
	by            Player
	agents        uint8
	partner       Kind
	partnerAgents uint8
}

func (s *State) lookOf(card Card) look {
	st := &s.Cards[card]
	l := look{at: st.At, by: st.By, agents: st.Agents, partner: kinds}
	partner := st.Host
	if card.Kind().hosts() {
		partner = s.attachedTo(card)
	}
	if partner != noCard {
		l.partner, l.partnerAgents = partner.Kind(), s.Cards[partner].Agents
	}
	return l
}

// twin reports whether a card of the same kind with a lower number looks the
// same, so that choosing either comes to the same. The first of them is
// offered.
func (s *State) twin(card Card) bool {
	lo, _ := copiesOf(card.Kind())
	st := &s.Cards[card]
	for other := lo; other < card; other++ {
		if o := &s.Cards[other]; o.By == st.By && o.At == st.At && o.Agents == st.Agents && s.lookOf(other) == s.lookOf(card) {
			return true
		}
	}
	return false
}

// againstAttach is the rule that keeps p from attaching ic to host.
func (s *State) againstAttach(p Player, ic, host Card) *why {
	switch {
	case ic.Kind() != InnerCircle:
		return whyNotInnerCircle
	case !s.owns(p, ic):
		return whyInnerCircleNotYours
	case s.Cards[ic].Host != noCard:
		return whyAttached
	case !s.owns(p, host):
		return whyHostNotYours
	case !host.Kind().hosts():
		return whyHostKind
	case s.attachedTo(host) != noCard:
		return whyHostTaken
	case s.Ask.Kind == AskTurn && s.twin(ic) || s.twin(host):
		return whyTwin
	}
	return nil
}

// attach is permanent.
func (c runner) attach(p Player, ic, host Card) {
	c.Cards[ic].Host = host
	c.tell(rules.Event{Kind: EvAttached, Who: c.RefPlayer(p), What: RefCard(ic), To: RefCard(host)})
}

// offerCircles puts the next Inner Circle of the fresh ones on the stack, in
// the order of the players, and reports whether there was one.
func (c runner) offerCircles() bool {
	lo, hi := copiesOf(InnerCircle)
	for i := range c.count() {
		p := c.at(i)
		for ic := lo; ic < hi; ic++ {
			if c.Fresh>>(ic-lo)&1 == 0 || !c.owns(p, ic) {
				continue
			}
			c.Fresh &^= 1 << (ic - lo)
			if c.looseCircle(p, ic) && c.anyHost(p) {
				c.push(Frame{Kind: frAttach, By: p, Card: uint8(ic)})
				return true
			}
		}
	}
	c.Fresh = 0
	return false
}

// moveOntoHosts moves the Agents that are left on attached Inner Circles onto
// their hosts (rulebook: Recall of Agents).
func (c runner) moveOntoHosts() {
	lo, hi := copiesOf(InnerCircle)
	for ic := lo; ic < hi; ic++ {
		st := &c.Cards[ic]
		if st.Host == noCard || st.Agents == 0 {
			continue
		}
		n := st.Agents
		c.Cards[st.Host].Agents += n
		st.Agents = 0
		c.mark(ic)
		c.mark(st.Host)
		c.tell(rules.Event{Kind: EvMovedOn, Who: c.RefPlayer(st.By), From: RefCard(ic), To: RefCard(st.Host), N: int16(n)})
	}
}
