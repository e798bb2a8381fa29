package intoodeep

import "safehouse/rules"

// skilled reports whether p can use a Criminal's Skill: it is hooked and the
// own disc is in the Skill range (rulebook: 2. Gain Grip).
func (s *State) skilled(p int, k Criminal) bool {
	return s.Players[p].Grip[k] >= skillSpace && s.hooked(p).Has(k)
}

// raise advances a Grip disc; what goes beyond the last space is lost.
func (m runner) raise(p int, k Criminal, n int) {
	g := &m.Players[p].Grip[k]
	to := min(int(*g)+n, topGrip)
	if to == int(*g) {
		return
	}
	by := to - int(*g)
	*g = uint8(to)
	m.tell(rules.Event{Kind: EvGrip, Who: m.refPlayer(p), What: refCriminal(k), N: int16(to), M: int16(by)})
}

// lower moves a Grip disc back, at most to the first space.
func (m runner) lower(p int, k Criminal, n int) {
	g := &m.Players[p].Grip[k]
	to := max(int(*g)-n, 0)
	if to == int(*g) {
		return
	}
	by := int(*g) - to
	*g = uint8(to)
	m.tell(rules.Event{Kind: EvGripLost, Who: m.refPlayer(p), What: refCriminal(k), N: int16(to), M: int16(by)})
}

// raisable is the Criminals in play whose disc of p is not on the last space;
// with a mask only those in it.
func (s *State) raisable(p int, mask Crew) (set Crew) {
	for rest := s.cast() & mask; rest != 0; rest = rest.rest() {
		if k := rest.first(); s.Players[p].Grip[k] < topGrip {
			set |= 1 << k
		}
	}
	return set
}

// losable is the Criminals in play with whom p has Grip to lose.
func (s *State) losable(p int) (set Crew) {
	for rest := s.cast(); rest != 0; rest = rest.rest() {
		if k := rest.first(); s.Players[p].Grip[k] > 0 {
			set |= 1 << k
		}
	}
	return set
}

// extreme keeps of a set those on the lowest or the highest space: what Echo
// raises and lowers (Echo Mode: Boosts, Grip, and Zones).
func (s *State) extreme(p int, set Crew, highest bool) (out Crew) {
	best := -1
	for rest := set; rest != 0; rest = rest.rest() {
		k := rest.first()
		g := int(s.Players[p].Grip[k])
		if !highest {
			g = topGrip - g
		}
		switch {
		case g > best:
			best, out = g, 1<<k
		case g == best:
			out |= 1 << k
		}
	}
	return out
}

// advancing is the Criminals among whom the Grip gain on top of the stack is
// chosen, losing those of a Grip loss.
func (s *State) advancing() Crew {
	f := s.top()
	p := int(f.Who)
	mask := Crew(1<<criminals - 1)
	if f.Kind == frProgram { // the Scourge
		mask = s.nearbyCriminals(Criminal(f.ID))
	}
	set := s.raisable(p, mask)
	if s.isEcho(p) {
		return s.extreme(p, set, false)
	}
	return set
}

func (s *State) losing() Crew {
	p := int(s.top().Who)
	set := s.losable(p)
	if s.isEcho(p) {
		return s.extreme(p, set, true)
	}
	return set
}

// gripGain is N Grip with any Criminals, hooked or not; what nobody can take
// is lost.
func (m runner) gripGain(f *Frame) {
	if f.N == 0 || m.advancing() == 0 {
		m.pop()
		return
	}
	m.ask(askAdvance, int(f.Who))
}

// gripLoss is N Grip to be lost, split as the player wants. Where all of it goes however it is split nobody is asked.
func (m runner) gripLoss(f *Frame) {
	p := int(f.Who)
	if f.N > 0 && m.held(p) > int(f.N) {
		m.ask(askLose, p)
		return
	}
	for rest := m.losable(p); f.N > 0 && rest != 0; rest = rest.rest() {
		m.lower(p, rest.first(), topGrip)
	}
	m.pop()
}

// held is how much Grip a player has to lose, over all Criminals in play.
func (s *State) held(p int) (n int) {
	for rest := s.cast(); rest != 0; rest = rest.rest() {
		n += int(s.Players[p].Grip[rest.first()])
	}
	return n
}

func (s *State) againstAdvance(k Criminal) *why {
	f := s.top()
	switch p := int(f.Who); {
	case !s.cast().Has(k):
		return whyNotInPlay
	case f.Kind == frProgram && k == Criminal(f.ID):
		return whyNotItself
	case f.Kind == frProgram && !s.nearbyCriminals(Criminal(f.ID)).Has(k):
		return whyNotNearby
	case s.Players[p].Grip[k] == topGrip:
		return whyGripTop
	case !s.advancing().Has(k):
		return whyEchoLowest
	}
	return nil
}

func (s *State) againstLose(k Criminal) *why {
	switch p := int(s.top().Who); {
	case !s.cast().Has(k):
		return whyNotInPlay
	case s.Players[p].Grip[k] == 0:
		return whyNoGrip
	case !s.losing().Has(k):
		return whyEchoHighest
	}
	return nil
}
