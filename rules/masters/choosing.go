package masters

import "safehouse/rules"

// choosing asks one seat after the other for its character and its skills
// (rulebook: Setup, Step 4).
func (h runner) choosing() {
	for f := range int(h.Seats) {
		fig := &h.Crew[f]
		switch {
		case fig.Card == noCharacter:
			h.ask(askCharacter, f)
			return
		case fig.Skills[0] == noSkill || fig.Skills[1] == noSkill:
			h.ask(askSkill, f)
			return
		}
	}
	h.crewChosen()
}

// crewChosen begins the planning once everybody has a character and two skills.
func (h runner) crewChosen() {
	h.equipCrew()
	h.enter(Planning)
}

// proSkills is how many of a character's skills are pro at a level: the first
// from level 2, the other from level 4 (rulebook: Progression).
func proSkills(level uint8) int {
	switch {
	case level >= 4:
		return 2
	case level >= 2:
		return 1
	}
	return 0
}

// proCard reports whether the character is a pro at a level.
func proCard(level uint8) bool { return level >= 3 }

func (s *State) againstCharacter(c Character) *why {
	if c.Pro() != proCard(s.Opt.Level) {
		return whyLevel
	}
	for f := range int(s.Seats) {
		if o := s.Crew[f].Card; o != noCharacter && o.Class() == c.Class() {
			return whyClass
		}
	}
	return nil
}

// skillsInUse is how many of the cards that a skill is printed on characters
// have.
func (s *State) skillsInUse(k Skill) int {
	n := 0
	for f := range int(s.Seats) {
		for _, o := range s.Crew[f].Skills {
			if o != noSkill && o.SameCards(k) {
				n++
			}
		}
	}
	return n
}

func (s *State) againstSkill(f int, k Skill) *why {
	first := s.Crew[f].Skills[0]
	want := proSkills(s.Opt.Level)
	switch {
	case first != noSkill && first.Root() == k.Root():
		return whySameSkill
	case s.skillsInUse(k) >= skillCards:
		return whyNoSkillCard
	case k.Pro() && (want == 0 || want == 1 && first != noSkill && first.Pro()):
		return whyLevel
	case !k.Pro() && (want == 2 || want == 1 && first != noSkill && !first.Pro()):
		return whyLevel
	}
	return nil
}

func (h runner) chooseCharacter(f int, c Character) {
	h.Crew[f].Card = c
	h.tell(rules.Event{Kind: EvChose, Who: refSeat(f), What: rules.At(kCharacter, int(c))})
}

func (h runner) chooseSkill(f int, k Skill) {
	i := 0
	if h.Crew[f].Skills[0] != noSkill {
		i = 1
	}
	h.Crew[f].Skills[i] = k
	if i == 1 && f == int(h.Seats)-1 {
		h.crewChosen()
	}
	h.tell(rules.Event{Kind: EvLearned, Who: h.refFigure(f), What: rules.At(kSkill, int(k))})
}

// equipCrew hands out tokens, ideas and the items that come with a card
// (rulebook: Setup, Step 5).
func (h runner) equipCrew() {
	for f := range int(h.Seats) {
		card := &characterTable[h.Crew[f].Card]
		h.Crew[f].Tokens += card.Memory
		h.Crew[f].Ideas += card.Ideas
		if card.Gains != noItem {
			p := h.pieceAt(card.Gains.loot(), inBox)
			if p == noPiece {
				p = h.pieceAt(card.Gains.loot(), onSale)
			}
			if p != noPiece {
				h.Places[p] = carriedBy(f)
			}
		}
	}
}
