package shadownetwork

import (
	"safehouse/rules"
	"safehouse/rules/machine"
)

// Privileges are moves that options of the house give the first seat beside its own, once a
// round or once a game (doc.go).

// A Privilege is such a move; its option and its verb have the same id.
type Privilege uint8

// Privileges.
const (
	Scrap      Privilege = iota // an open Contract is discarded for its Intelligence
	Plug                        // a piece that would leak is kept
	Revive                      // a Handler that was used is ready again
	Recall                      // an Agent on a city is on call again
	privileges = 4

	onceAGame = 1 << Recall // privileges that are used once a game, one bit each
)

var privilegeIDs = []string{"scrap", "plug", "revive", "recall"}

// againstPrivilege is the rule that keeps a side from a privilege, whatever it is used on.
func (s *State) againstPrivilege(side Side, x Privilege) *why {
	switch {
	case s.House.Moves[x] == 0:
		return whyPrivilegeOff[x]
	case side != 0:
		return whyPrivilegeSeat
	case s.Called>>x&1 == 1 && onceAGame>>x&1 == 1:
		return whyPrivilegeOnce
	case s.Called>>x&1 == 1:
		return whyPrivilegeUsed
	}
	return nil
}

// call notes that a privilege is used.
func (w runner) call(x Privilege) { w.Called |= 1 << x }

// Scrap: an open Contract goes beside the deck, its two pieces into the inbox, and the row is
// refilled.

func (s *State) cannotScrap(side Side, c Contract) *why {
	if r := s.againstPrivilege(side, Scrap); r != nil {
		return r
	}
	switch {
	case s.slotOf(c) < 0:
		return whyNotOpen
	case s.Players[side].room() < c.Card().Discard.Of.Sum():
		return whyScrapRoom
	}
	return nil
}

// scraps lists the open Contracts that can be scrapped, from slot I on.
func (s *State) scraps(dst []rules.Action) []rules.Action {
	if s.againstPrivilege(s.top().Side, Scrap) != nil {
		return dst
	}
	for _, c := range s.Market {
		if c != noContract && s.cannotScrap(s.top().Side, c) == nil {
			dst = machine.Add(dst, VScrap, int16(c), 0)
		}
	}
	return dst
}

func (w runner) scrap(side Side, c Contract) {
	i := w.slotOf(c)
	w.call(Scrap)
	w.Market[i] = noContract
	w.Discards = w.Discards.With(c)
	w.tell(rules.Event{Kind: EvScrapped, Who: refSide(side), What: refContract(c), From: refSlot(i), To: refPlace(placeDiscards)})
	w.store(side, &c.Card().Discard.Of, refContract(c))
	w.refill()
}

// scrapWorth is what the pieces bring, less the Contract where the hand would gain by it.
func (s *State) scrapWorth(o *outlook, c Contract) float64 {
	in := o.p.Inbox
	in.add(&c.Card().Discard.Of)
	own := s.handWorth(o.p, o.p.Hand.With(c), o.left) - s.handNow(o)
	return o.inboxWorth(&in) - o.inboxNow() - 0.4*max(0, own)
}

// Plug: the next piece of a line is kept and does not leak.

func (s *State) cannotPlug(f *Frame) *why {
	if r := s.againstPrivilege(f.Side, Plug); r != nil {
		return r
	}
	_, coin := f.nextLeak()
	return unless(coin || s.Players[f.Side].room() > 0, whyInboxFull)
}

func (w runner) plug(f *Frame) {
	side, from, to := f.Side, refTile(w.Cities[f.City].Tile), Letter(f.What)
	w.call(Plug)
	g, what := f.takeNext()
	p := &w.Players[side]
	p.Inbox.add(&g.Of)
	p.Influence = min(maxInfluence, p.Influence+uint16(g.Influence))
	rest := Goods{Of: f.Left, Influence: f.Coin}
	only := w.inLetter(to)
	if only.len() == 1 || rest == (Goods{}) {
		w.pop()
	}
	w.tell(rules.Event{Kind: EvPlugged, Who: refSide(side), What: what, From: from, N: 1})
	if only.len() == 1 { // nothing is left to choose
		w.leakGoods(&rest, from, only.first())
	}
}

// plugWorth is what a piece brings, and that no rival finds it.
func (s *State) plugWorth() float64 {
	f := s.top()
	c, coin := f.nextLeak()
	if coin {
		return 1.5
	}
	o := s.look(f.Side)
	return o.pieceGain(c) + 0.2*float64(unitCost[c])/briefcaseCost
}

// Revive: a Handler loses a marker and can work once more in this Analysis.

func (s *State) cannotRevive(side Side, h Handler) *why {
	if r := s.againstPrivilege(side, Revive); r != nil {
		return r
	}
	switch slot := s.Players[side].slotWith(h); {
	case slot == nil:
		return whyNotYourHandler
	case slot.Used == 0:
		return whyFresh
	}
	return nil
}

// revivable is the Handlers that a side can make ready again.
func (s *State) revivable(side Side) (set HandlerSet) {
	if s.againstPrivilege(side, Revive) != nil {
		return 0
	}
	for _, slot := range s.Players[side].Slots {
		if slot.Handler != noHandler && slot.Used > 0 {
			set = set.With(slot.Handler)
		}
	}
	return set
}

func (w runner) revive(side Side, h Handler) {
	slot := w.Players[side].slotWith(h)
	w.call(Revive)
	slot.Used--
	slot.Spent = false
	w.tell(rules.Event{Kind: EvRevived, Who: refSide(side), What: refHandler(h), N: int16(slot.Used), M: int16(h.Card().Uses)})
}

// reviveWorth is what one more use promises: much where the Handler would leave.
func (o *outlook) reviveWorth(h Handler) float64 {
	slot := o.p.slotWith(h)
	v := o.handlerWorth(h, slot.Used-1) - o.handlerWorth(h, slot.Used)
	if slot.Spent && o.p.Inbox.covers(&h.Card().Pay.Of) { // it can work at once
		v = max(v, 0.8*o.exchangeWorth(h))
	}
	return v - 0.1
}

// adviseRevive is how often the Handler can work then.
func (s *State) adviseRevive(h Handler) rules.Message {
	slot, uses := s.asked().slotWith(h), int(h.Card().Uses)
	return rules.Say("advice.revive", rules.Num("n", uses-int(slot.Used)+1), rules.Num("m", uses))
}

// Recall: an Agent leaves its city and is on call again in the same round.

func (s *State) cannotRecall(side Side, c City) *why {
	if r := s.againstPrivilege(side, Recall); r != nil {
		return r
	}
	return unless(s.Cities[c].Agents>>side&1 == 1, whyNotThere)
}

// recalls is the cities that a side can call an Agent back from.
func (s *State) recalls(side Side) (set citySet) {
	if s.againstPrivilege(side, Recall) != nil {
		return 0
	}
	for c := range s.Cities {
		set |= citySet(s.Cities[c].Agents>>side&1) << c
	}
	return set
}

func (w runner) recall(side Side, c City) {
	w.call(Recall)
	w.Cities[c].Agents &^= 1 << side
	w.Players[side].Phone++
	if w.Last == side && w.abroad(side) == 0 {
		w.Last = nobody // there is no visit left that it was
	}
	w.tell(rules.Event{Kind: EvRecalled, Who: refSide(side), From: refCity(c), To: refPlace(placePhone)})
}

// recallWorth is what one more placement brings: it can wait until the last one of the game.
func (s *State) recallWorth(o *outlook) float64 {
	if o.left <= 1 {
		return 3 * placementWorth
	}
	return placementWorth
}

// adviseRecall is how many Agents are on call then.
func (s *State) adviseRecall() rules.Message {
	return rules.Say("advice.recall", rules.Num("n", int(s.asked().Phone)+1))
}

// The carbon copy is no move: the Action Card that the Lone Syndicate follows next lies open,
// as long as its deck holds one.

// Upcoming is that card where it lies open.
func (s *State) Upcoming() (a Action, ok bool) {
	return Action(s.Rival.Next - 1), s.Rival.Next > 0
}

// copyCard turns the next Action Card up before the Lone Syndicate's turn.
func (w runner) copyCard() {
	r := &w.Rival
	if w.House.Carbon == 0 || r.Next > 0 || r.Deck == 0 || r.Phone == 0 {
		return
	}
	a := Action(w.Luck.Pick(drawAction, uint64(r.Deck)))
	r.Deck &^= 1 << a
	r.Next = uint8(a) + 1
	w.tell(rules.Event{Kind: EvCopied, Who: refSide(Syndicate), What: refAction(a), Reveals: true})
}
