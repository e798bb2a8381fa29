package intoodeep

import "safehouse/rules"

// hooked is the Criminals that a player controls.
func (s *State) hooked(p int) (set Crew) {
	for _, k := range s.Players[p].Hooks {
		if k != nobody {
			set |= 1 << k
		}
	}
	return set
}

// tags is the number of hook tags of a player.
func (s *State) tags(p int) int {
	n := 0
	for n < hookSlots && s.Players[p].Hooks[n] != nobody {
		n++
	}
	return n
}

// holder is who controls a Criminal, or -1: its tag is in the void.
func (s *State) holder(k Criminal) int {
	for p := range s.players() {
		for _, h := range s.Players[p].Hooks {
			if h == k {
				return p
			}
		}
	}
	return -1
}

// cast is the Criminals in play.
func (s *State) cast() (set Crew) {
	for k, at := range s.City.Pawn {
		if at != noSpot {
			set |= 1 << k
		}
	}
	return set
}

// hookable is the Criminals that p may hook in this step: not its own, not one
// that it let go in the same step, and none that a rival has locked.
func (s *State) hookable(p int) Crew {
	return s.cast() &^ s.hooked(p) &^ s.Turning.Freed &^ s.lockedCrew()
}

func (s *State) againstHook(k Criminal) *why {
	p := int(s.Ask.Seat)
	switch {
	case !s.cast().Has(k):
		return whyNotInPlay
	case s.hooked(p).Has(k):
		return whyOwnTag
	case s.Turning.Freed.Has(k):
		return whyJustFreed
	case s.Locks[k] != noToken:
		return whyLocked
	case s.tags(p) == hookSlots:
		return whyThreeTags
	}
	return nil
}

func (s *State) againstUnhook(k Criminal) *why {
	p := int(s.Ask.Seat)
	switch {
	case !s.hooked(p).Has(k):
		return whyNotYourTag
	case s.hookable(p) == 0:
		return whyNobodyElse
	}
	return nil
}

// takeTag takes a tag off a Console; the others slide up.
func (m runner) takeTag(p int, k Criminal) {
	h := &m.Players[p].Hooks
	n := 0
	for _, x := range h {
		if x != k {
			h[n] = x
			n++
		}
	}
	for ; n < hookSlots; n++ {
		h[n] = nobody
	}
}

// hook brings a Criminal under the control of p: out of the void for nothing,
// from a rival for 1 Intel, which the supply pays if p has none, or for nothing with
// free hooks. The third one draws a Dilemma.
func (m runner) hook(p int, k Criminal) {
	from, price := m.holder(k), m.tagPrice(p, k)
	e := rules.Event{Kind: EvHooked, Who: m.refPlayer(p), What: refCriminal(k)}
	if from >= 0 {
		e.Kind, e.From = EvHookedFrom, m.refPlayer(from)
		m.takeTag(from, k)
	}
	n := m.tags(p)
	m.Players[p].Hooks[n] = k
	m.tell(e)
	if price > 0 {
		paid := rules.Event{Kind: EvPaidBySupply, Who: m.refPlayer(p), To: m.refPlayer(from), N: price}
		if m.Players[p].Intel > 0 {
			m.Players[p].Intel -= price
			paid.Kind = EvPaid
		}
		m.pocket(from, price)
		m.tell(paid)
	}
	if n+1 == dilemmaSlot {
		m.drawDilemmas(p, 1)
	}
}

// unhook returns a tag to the void; a lock on it is discarded.
func (m runner) unhook(p int, k Criminal) {
	m.unlock(k)
	m.takeTag(p, k)
	m.lapse()
	m.tell(rules.Event{Kind: EvUnhooked, Who: m.refPlayer(p), What: refCriminal(k)})
}

// lapse ends an extra action whose Criminal is no longer hooked.
func (m runner) lapse() {
	if k := m.Turning.Push; k != nobody && !m.hooked(int(m.Now)).Has(k) {
		m.Turning.Push = nobody
	}
}

// unlock discards the lock on a tag.
func (m runner) unlock(k Criminal) {
	if m.Locks[k] == noToken {
		return
	}
	m.Spent |= 1 << m.Locks[k]
	m.Locks[k] = noToken
	m.tell(rules.Event{Kind: EvUnlocked, What: refCriminal(k)})
}

// unhookAll returns all tags of p (rulebook: 4F).
func (m runner) unhookAll(p int) {
	for m.Players[p].Hooks[0] != nobody {
		m.unhook(p, m.Players[p].Hooks[0])
	}
}

// hookNow hooks a Criminal: the step is over, or the Hook Boost.
func (m runner) hookNow(k Criminal) {
	p := int(m.Ask.Seat)
	m.Turning.Freed = 0
	m.hook(p, k)
	if m.Depth == 0 {
		m.gripStep()
		return
	}
	m.pop()
	m.raise(p, k, 1)
}

// hookMore is the Hook Boost: one more Criminal by the rules of the first step,
// and 1 Grip with it alone (ruling C9).
func (m runner) hookMore(f *Frame) {
	if m.hookable(int(f.Who)) == 0 {
		m.pop()
		return
	}
	m.ask(askHookMore, int(f.Who))
}

// swapTags lets two players trade all their tags (Boost: Swap hook tags). It
// gives no Grip and never draws a Dilemma; the user's own locks are discarded.
func (m runner) swapTags(p, rival int) {
	for _, k := range m.Players[p].Hooks {
		if k != nobody {
			m.unlock(k)
		}
	}
	a, b := &m.Players[p], &m.Players[rival]
	a.Hooks, b.Hooks = b.Hooks, a.Hooks
	m.lapse()
	m.tell(rules.Event{Kind: EvTagsSwapped, Who: m.refPlayer(p), To: m.refPlayer(rival)})
}

// againstSwapTags tells why p cannot trade tags with a rival.
func (s *State) againstSwapTags(p, rival int) *why {
	if r := s.againstRival(p, rival); r != nil {
		return r
	}
	for _, k := range s.Players[rival].Hooks {
		if k != nobody && s.Locks[k] != noToken {
			return whyRivalLocked
		}
	}
	if s.tags(p)+s.tags(rival) == 0 {
		return whyNoTags
	}
	return nil
}

// againstRival tells why somebody is no rival of p.
func (s *State) againstRival(p, rival int) *why {
	switch {
	case rival < 0 || rival >= s.players():
		return whyNoSuchPlayer
	case rival == p:
		return whySelf
	}
	return nil
}

// againstLock tells why p cannot lock a tag.
func (s *State) againstLock(p int, k Criminal) *why {
	switch {
	case !s.hooked(p).Has(k):
		return whyNotYourTag
	case s.Locks[k] != noToken:
		return whyLockedAlready
	}
	return nil
}

// lock puts a Lock token out of the discards on a tag.
func (m runner) lock(p int, k Criminal) {
	token := (m.Spent & stockOf[Lock]).first()
	m.Spent &^= 1 << token
	m.Locks[k] = token
	m.tell(rules.Event{Kind: EvLocked, Who: m.refPlayer(p), What: refCriminal(k)})
}
