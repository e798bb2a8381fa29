package intoodeep

import (
	"sync"

	"safehouse/rules"
)

// Completing a crime (rulebook: 4. Complete a Story Crime; Completing a Side
// Crime).

// Stages of a crime's frame.
const (
	casting   uint8 = iota // who plays the roles
	effecting              // its effect, step X
	choosing               // Restrained or Reckless
	rewarding
	displaying
)

// Approaches, and the single one of Side Crimes.
const (
	approachRestrained = iota
	approachReckless
	approachSide
)

// unlocked reports whether the prerequisite of a Story Crime is in the display
// (rulebook: 4A): a crime of the same storyline one level lower.
func (s *State) unlocked(crime int) bool {
	level := crimeTable[crime].Level
	if level < 2 {
		return true
	}
	line := lineCards[lineOf(crime)].and(cardsIn[level-2])
	return !s.Display.and(line).empty()
}

// againstStory tells why a Story Crime cannot be completed.
func (s *State) againstStory(i int) *why {
	switch {
	case deckOf[i] == Sides:
		return whyNoStoryCrime
	case !s.Players[s.Now].Crimes.Has(i):
		return whyNotInHand
	case !s.unlocked(i):
		return whyPrerequisite
	case !s.satisfied(int(s.Now), i):
		return whyCriteria
	}
	return nil
}

// begin reveals a crime of p's hand and starts to complete it.
func (m runner) begin(p, crime int) {
	pl := &m.Players[p]
	pl.Crimes.remove(crime)
	m.shown(famCrimes, crime, inHand+p, pl.Crimes.and(cardsIn[deckOf[crime]]).Len())
	m.push(Frame{Kind: frCrime, Who: uint8(p), From: fromCrime, ID: uint8(crime), Cast: noCast})
	kind := EvStory
	if deckOf[crime] == Sides {
		kind = EvSide
	}
	m.tell(rules.Event{Kind: kind, Who: m.refPlayer(p), What: refCrime(crime), Reveals: true})
}

// crime goes on with a crime: criteria, effect, approach and rewards, display,
// unhooking, in this order.
func (m runner) crime(f *Frame) {
	p := int(f.Who)
	c := &crimeTable[f.ID]
	switch f.Step {
	case casting:
		if !m.cast1(f) {
			m.ask(askRole, p)
		}
	case effecting:
		if int(f.X) < len(c.Effect) {
			m.resolve(f, c.Effect[f.X])
			return
		}
		f.Step, f.X = choosing, approachSide
	case choosing:
		if c.Level > 0 {
			m.ask(askApproach, p)
			return
		}
		f.Step = rewarding
	case rewarding:
		f.Step = displaying
		m.push(Frame{Kind: frReward, Who: f.Who, From: fromCrime, ID: f.ID, X: f.X, Cast: noCast})
	case displaying:
		crime := int(f.ID)
		m.pop()
		if c.Level == 0 {
			m.Done.add(crime)
			m.tell(rules.Event{Kind: EvSideDone, Who: m.refPlayer(p), What: refCrime(crime)})
			return
		}
		m.display(p, crime)
		m.unhookAll(p)
		m.Phase = Ditching
	}
}

// display adds a Story Crime to the shared storyline display.
func (m runner) display(p, crime int) {
	m.Display.add(crime)
	m.tell(rules.Event{Kind: EvDisplayed, Who: m.refPlayer(p), What: refCrime(crime)})
}

// cast1 fills the roles of a crime if all choices come to the same; otherwise
// it leaves them open to be asked.
func (m runner) cast1(f *Frame) bool {
	var all casts
	m.castings(f, &all)
	if _, role := m.openRole(f, &all); role < roles {
		return false
	}
	if all.n > 0 {
		f.Cast = all.list[0]
	}
	f.Step, f.X = effecting, 0
	if all.n == 0 {
		f.X = uint8(len(crimeTable[f.ID].Effect)) // an edited position: nothing to act on
	}
	return true
}

// castings is the casts that satisfy a crime and fit the roles chosen so far.
func (s *State) castings(f *Frame, all *casts) {
	sc := s.scene(int(f.Who))
	s.holds(int(f.Who), int(f.ID), &sc, all)
	n := 0
	for _, c := range all.list[:all.n] {
		fits := true
		for r, x := range f.Cast {
			fits = fits && (x == 0xff || x == c[r])
		}
		if fits {
			all.list[n] = c
			n++
		}
	}
	all.n = n
}

// openRole is the first role of which different fillings lead to different
// outcomes, with the casts that differ; roles if there is none. Casts of one
// outcome are represented by the first.
func (s *State) openRole(f *Frame, all *casts) (differ casts, r Role) {
	var seen [len(all.list)]outcome
	for _, c := range all.list[:all.n] {
		o := s.foresee(crimeTable[f.ID].Effect, c)
		known := false
		for _, x := range seen[:differ.n] {
			known = known || x == o
		}
		if !known {
			seen[differ.n] = o
			differ.list[differ.n] = c
			differ.n++
		}
	}
	for r = range Role(roles) {
		for _, c := range differ.list[:differ.n] {
			if c[r] != differ.list[0][r] {
				return differ, r
			}
		}
	}
	return differ, roles
}

// shadows are states of which the city alone is looked at.
var shadows = sync.Pool{New: func() any { return new(State) }}

// roleAnswers appends who can play the role that is asked.
func (s *State) roleAnswers(dst []rules.Action) []rules.Action {
	var all casts
	s.castings(s.top(), &all)
	differ, r := s.openRole(s.top(), &all)
	if r == roles {
		return dst
	}
	var seen uint16
	for _, c := range differ.list[:differ.n] {
		if seen>>c[r]&1 == 1 {
			continue
		}
		seen |= 1 << c[r]
		if r == Z {
			dst = append(dst, rules.Do(VRoleZone, int(s.City.Ring[c[r]])))
		} else {
			dst = append(dst, rules.Do(VRole, int(c[r])))
		}
	}
	return dst
}

// askedRole is the role that is asked.
func (s *State) askedRole() Role {
	var all casts
	s.castings(s.top(), &all)
	_, r := s.openRole(s.top(), &all)
	return r
}

// swapHeld lets two Criminals exchange what they hold.
func (m runner) swapHeld(a, b Criminal) {
	c := &m.City
	i, j := c.Holds[a], c.Holds[b]
	c.Holds[a], c.Holds[b] = j, i
	if i != noItem {
		c.Holder[i] = b
	}
	if j != noItem {
		c.Holder[j] = a
	}
	m.tell(rules.Event{Kind: EvHeldSwapped, What: refCriminal(a), To: refCriminal(b)})
}

// Answers of steps that ask. Each is about the top frame's step.

// sendable is the loose Items that the step may send.
func (s *State) sendable(f *Frame) (set Kit) {
	st := f.step()
	at := s.City.where(st.From, &f.Cast)
	for i, lies := range s.City.Lies {
		if lies == at && st.Kit>>i&1 == 1 {
			set |= 1 << i
		}
	}
	return set
}

// rewardOf is what a reward frame pays.
func (s *State) rewardOf(f *Frame) Reward {
	if f.From == fromEcho {
		return s.board().Reward
	}
	switch c := &crimeTable[f.ID]; f.X {
	case approachRestrained:
		return c.Restrained
	case approachReckless:
		return c.Reckless
	default:
		return c.Gain
	}
}

// reward pays from left to right: Intel, Dilemmas, Evidence gained, Evidence
// filed, Boosts.
func (m runner) reward(f *Frame) {
	r := m.rewardOf(f)
	p := int(f.Who)
	part := f.Step
	f.Step++
	next := Frame{Who: f.Who, Cast: noCast}
	switch part {
	case 0:
		m.earn(p, int(r.Intel))
	case 1:
		m.drawDilemmas(p, int(r.Dilemmas))
	case 2:
		next.Kind, next.N = frGain, r.Evidence
	case 3:
		next.Kind, next.N = frFile, r.File
	case 4:
		next.Kind, next.N = frClaim, r.Boosts
	default:
		m.pop()
	}
	if next.N > 0 {
		m.push(next)
	}
}

// pocket adds Intel to what a player has, up to the bound that no game comes
// near.
func (m runner) pocket(p int, n int16) {
	m.Players[p].Intel = min(m.Players[p].Intel+n, maxIntel)
}

// earn gives Intel from the supply.
func (m runner) earn(p, n int) {
	if n == 0 {
		return
	}
	m.pocket(p, int16(n))
	m.tell(rules.Event{Kind: EvIntel, Who: m.refPlayer(p), N: int16(n)})
}
