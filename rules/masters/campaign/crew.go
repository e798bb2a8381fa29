package campaign

import (
	"safehouse/rules"
	"safehouse/rules/masters"
)

// The crew: who sits on the three or four chairs of a heist, and as whom
// (rulebook: Characters Start at Player Level; One Character Class Per Heist;
// Conflicting Skills).

// inGang reports whether a named character has a chair.
func (s *State) inGang(id MemberID) bool {
	for _, c := range s.Gang() {
		if c.Member == id {
			return true
		}
	}
	return false
}

// hasClass reports whether a chair has a character of a class.
func (s *State) hasClass(class masters.Character) bool {
	for _, c := range s.Gang() {
		if s.member(c.Member).Card.Class() == class {
			return true
		}
	}
	return false
}

// skillsTaken is how many of the cards that a skill is printed on the chairs
// have (rulebook: Conflicting Skills).
func (s *State) skillsTaken(k masters.Skill) int {
	n := 0
	for _, c := range s.Gang() {
		for _, o := range s.member(c.Member).Skills {
			if o.SameCards(k) {
				n++
			}
		}
	}
	return n
}

// fitsIn tells why a pairing of cards cannot join the chairs that are filled.
func (s *State) fitsIn(card masters.Character, skills [2]masters.Skill) *why {
	if s.hasClass(card.Class()) {
		return whyClass
	}
	for i, k := range skills {
		n := s.skillsTaken(k)
		if i == 1 && skills[0].SameCards(k) {
			n++
		}
		if n >= masters.SkillCards {
			return whySkillCards
		}
	}
	return nil
}

func (s *State) againstSit(id PlayerID) *why {
	switch p := s.player(id); {
	case s.Taken == s.Seats:
		return whyFull
	case s.Sitter != NoPlayer:
		return whySitter
	case p == nil || !p.Here:
		return whyNotHere
	}
	return nil
}

func (h hub) sit(id PlayerID) {
	h.Sitter = id
	h.tell(rules.Event{Kind: EvSat, Who: refPlayer(id), What: refSeat(int(h.Taken))})
}

// againstField tells why a named character cannot take the next chair. Who is
// busted plays only where busted characters start inside (MAS-273).
func (s *State) againstField(id MemberID) *why {
	m := s.member(id)
	switch {
	case s.Sitter == NoPlayer:
		return s.withoutSitter()
	case m == nil:
		return whyNoMember
	case s.inGang(id):
		return whyInGang
	case m.Level > s.player(s.Sitter).Level:
		return whyPlayerLevel
	case m.Busted && !s.Job.County():
		return whyJailed
	}
	return s.fitsIn(m.Card, m.Skills)
}

// withoutSitter is why nothing can be done for a chair that nobody takes.
func (s *State) withoutSitter() *why {
	if s.Taken == s.Seats {
		return whyFull
	}
	return whyNoSitter
}

// field puts a named character on the next chair.
func (h hub) field(id MemberID) {
	h.Chairs[h.Taken] = Chair{h.Sitter, id}
	h.Taken++
	h.Sitter = NoPlayer
	h.tell(rules.Event{Kind: EvStood, Who: refMember(id), What: refPlayer(h.Chairs[h.Taken-1].Player)})
}

// againstCreate tells why no character of level n can be built for the next
// chair: a name must be free, and a player builds up to the own level.
func (s *State) againstCreate(n int) *why {
	switch {
	case s.Sitter == NoPlayer:
		return s.withoutSitter()
	case n < 1 || n > maxLevel:
		return whyMalformed
	case n > int(s.player(s.Sitter).Level):
		return whyPlayerLevel
	case len(s.Members) >= len(memberIDs):
		return whyNoNames
	}
	return nil
}

func (h hub) create(n int) {
	h.Draft = noDraft
	h.Draft.Open, h.Draft.Level = true, uint8(n)
	h.Stage = Drafting
}

// wander counts a step that leads back or to and fro. It binds nobody: bots leave
// such steps out while there are others, and give a campaign up that has had too
// many of them (Worthwhile).
func (h hub) wander() { h.Steps = min(h.Steps+1, lastSteps) }

// back takes the last step of filling the chairs back, or at the very last the
// whole job.
func (h hub) back() {
	h.wander()
	switch {
	case h.Stage == Drafting:
		h.Draft, h.Stage = noDraft, Crew
	case h.Sitter != NoPlayer:
		h.Sitter = NoPlayer
	case h.Taken > 0:
		h.Taken--
		h.Chairs[h.Taken] = noChair
	default:
		h.Stage, h.Job = City, masters.NoHeist
	}
}

// againstDepart tells why the heist cannot begin.
func (s *State) againstDepart() *why {
	switch {
	case s.Taken < fewest:
		return whyTooFew
	case s.Sitter != NoPlayer:
		return whySitter
	case s.Job.County() && !s.takesJailed():
		return whyNeedsJailed
	}
	return nil
}

// takesJailed reports whether somebody busted has a chair.
func (s *State) takesJailed() bool {
	for _, c := range s.Gang() {
		if s.member(c.Member).Busted {
			return true
		}
	}
	return false
}

// recruits appends the chairs as a heist takes them.
func (s *State) recruits(l []masters.Recruit) []masters.Recruit {
	for _, c := range s.Gang() {
		m := s.member(c.Member)
		r := masters.Nobody()
		r.Card, r.Skills, r.Busted = m.Card, m.Skills, m.Busted
		l = append(l, r)
	}
	return l
}

// brief is what the heist starts from; crew is room for its chairs.
func (s *State) brief(seed uint64, crew []masters.Recruit) masters.Brief {
	level := uint8(1)
	for _, c := range s.Gang() {
		level = max(level, s.member(c.Member).Level)
	}
	return masters.Brief{
		Heist: s.Job, Seed: seed, Level: level, Crew: s.recruits(crew), Seats: int(s.Taken), Cash: int(s.Cash),
		Fixers: s.Fixers, Jewels: s.Jewels, Owned: s.Owned, Sold: s.Stock,
	}
}

// depart starts the heist.
func (h hub) depart() {
	h.tell(rules.Event{Kind: EvDeparted, What: refHeist(h.Job), N: int16(h.Heists() + 1)})
	h.Mayor = false
	var crew [chairs]masters.Recruit
	h.begin(h.brief(h.seed(), crew[:0]), 0)
}

// seed is the seed of the next heist.
func (h hub) seed() uint64 {
	h.Luck.Drawn++
	return h.Luck.Rand.Uint64()
}

// begin puts a heist on the table. The rules of the crew were kept when its
// chairs were filled; a brief that a heist refuses is a mistake of the program.
func (h hub) begin(b masters.Brief, gone rules.Seats) {
	g, err := masters.Begin(b, gone)
	if err != nil {
		panic("campaign: a crew is refused: " + err.Error())
	}
	g.Luck.Drawn = h.Luck.Drawn
	h.Heist = g
	h.Stage, h.Steps, h.Learnt = OnHeist, 0, noLessons
	h.Tried |= 1 << b.Heist
	for _, c := range h.Gang() {
		h.Played |= 1 << h.member(c.Member).Card
	}
}
