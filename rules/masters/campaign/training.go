package campaign

import (
	"safehouse/rules"
	"safehouse/rules/masters"
)

// Levelling up (rulebook: Level Up, Progression): at level 2 a skill of choice
// becomes pro, at 3 the character, at 4 the other skill; each amateur card has
// two pros to choose from, and is given up for the one.

// A Lesson is one choice of a level-up, to be shown beside the others.
type Lesson struct {
	Action rules.Action
	Now    rules.Ref // the amateur card
	Then   rules.Ref // the pro that it becomes
}

// pupil is who levels up: the draft, or the character on the pupil's chair.
// level is the level that it reaches.
func (s *State) pupil() (card masters.Character, skills [2]masters.Skill, level uint8) {
	if s.Stage == Drafting {
		return s.Draft.Card, s.Draft.Skills, s.Draft.Grown + 1
	}
	m := s.member(s.Chairs[s.Pupil].Member)
	return m.Card, m.Skills, m.Level + 1
}

// Lessons are the choices of the level-up that is asked for now.
func (s *State) Lessons() []Lesson {
	var l []Lesson
	if s.Stage != Training && (s.Stage != Drafting || s.Draft.needs() != needsLesson) {
		return nil
	}
	for _, a := range s.lessons(nil) {
		x := Lesson{Action: a}
		if a.Verb == VPromote {
			card, _, _ := s.pupil()
			x.Now, x.Then = refCard(card), rules.At(KindCharacter, int(a.Args[0]))
		} else {
			x.Now, x.Then = rules.At(KindSkill, int(a.Args[0])), rules.At(KindSkill, int(a.Args[1]))
		}
		l = append(l, x)
	}
	return l
}

// lessons appends the choices of a level-up.
func (s *State) lessons(dst []rules.Action) []rules.Action {
	if s.Stage == Drafting && s.Draft.needs() != needsLesson {
		return dst
	}
	card, skills, level := s.pupil()
	if level == 3 {
		for _, c := range card.Upgrades() {
			if s.againstPromote(c) == nil {
				dst = append(dst, rules.Do(VPromote, int(c)))
			}
		}
		return dst
	}
	for _, k := range skills {
		if k.Pro() {
			continue
		}
		for _, to := range k.Upgrades() {
			if s.againstTrain(k, to) == nil {
				dst = append(dst, rules.Do(VTrain, int(k), int(to)))
			}
		}
	}
	return dst
}

// againstTrain tells why a skill cannot become another one now.
func (s *State) againstTrain(from, to masters.Skill) *why {
	if s.Stage == Drafting && s.Draft.needs() != needsLesson {
		return whyDraftStep
	}
	card, skills, level := s.pupil()
	switch {
	case from >= masters.Skills || to >= masters.Skills:
		return whyMalformed
	case level == 3:
		return whyCharacterLevel
	case skills[0] != from && skills[1] != from:
		return whyNotYourSkill
	case from.Pro():
		return whyProAlready
	case from.Upgrades()[0] != to && from.Upgrades()[1] != to:
		return whyNoUpgrade
	}
	if s.Stage != Drafting {
		return nil
	}
	switch then := replaced(skills, from, to); {
	case !s.leavesCards(then, s.Draft.Level):
		return whySkillCards
	case !s.completes(card, then, level):
		return whyTwin
	}
	return nil
}

// replaced is two skills with one of them given up for another.
func replaced(skills [2]masters.Skill, from, to masters.Skill) [2]masters.Skill {
	for i := range skills {
		if skills[i] == from {
			skills[i] = to
		}
	}
	return skills
}

// againstPromote tells why the character cannot become a pro now.
func (s *State) againstPromote(c masters.Character) *why {
	if s.Stage == Drafting && s.Draft.needs() != needsLesson {
		return whyDraftStep
	}
	card, skills, level := s.pupil()
	switch {
	case c >= masters.Characters:
		return whyMalformed
	case level != 3:
		return whySkillLevel
	case !c.Pro() || c.Class() != card.Class():
		return whyNoUpgrade
	}
	if s.Stage == Drafting && !s.completes(c, skills, 3) {
		return whyTwin
	}
	return nil
}

func (h hub) train(from, to masters.Skill) {
	if h.Stage == Drafting {
		h.Draft.Skills = replaced(h.Draft.Skills, from, to)
		h.grewDraft()
		return
	}
	m := h.member(h.Chairs[h.Pupil].Member)
	h.note(m)
	m.Skills = replaced(m.Skills, from, to)
	m.Level++
	h.tell(rules.Event{Kind: EvTrained, Who: refMember(m.ID), From: refSkill(from), To: refSkill(to), N: int16(m.Level)})
	h.nextPupil()
}

func (h hub) promote(c masters.Character) {
	if h.Stage == Drafting {
		h.Draft.Card = c
		h.grewDraft()
		return
	}
	m := h.member(h.Chairs[h.Pupil].Member)
	h.note(m)
	m.Card = c
	m.Level++
	h.tell(rules.Event{Kind: EvPromoted, Who: refMember(m.ID), To: refCard(c), N: int16(m.Level)})
	h.giveCardItem(c)
	h.nextPupil()
}

// grewDraft goes on when the draft has had a lesson.
func (h hub) grewDraft() {
	h.Draft.Grown++
	if h.Draft.needs() == needsName && h.Draft.Name != NoMember {
		h.finishDraft()
	}
}

// giveCardItem gives the team the item that comes with a card, if a copy is in
// the box or in the shop (rulebook: Level Up; clarification 4).
func (h hub) giveCardItem(c masters.Character) {
	i := c.Card().Gains
	if i == masters.NoItem {
		return
	}
	l := &h.Learnt[h.Pupil]
	switch {
	case h.boxed(i):
	case h.Stock[i] > 0:
		h.Stock[i]--
		l.Shop = true
	default:
		return
	}
	l.Item = uint8(i)
	h.Owned[i]++
	h.tell(rules.Event{Kind: EvItem, What: refLoot(i)})
}

// boxed reports whether a copy of an item is neither the team's nor among those
// that came on sale; of the shop's own cards it lies in the shop.
func (s *State) boxed(i masters.Item) bool {
	return int(s.Owned[i])+int(s.Stock[i]) < int(i.Card().Copies)
}

// nextPupil goes on to the first chair whose character can level up and has not,
// and back to the city after the last one.
func (h hub) nextPupil() {
	for h.Pupil = 0; h.Pupil < h.Taken; h.Pupil++ {
		if h.learns(h.Pupil) {
			return
		}
	}
	h.Pupil, h.Taken = 0, 0
	for i := range h.Chairs {
		h.Chairs[i] = noChair
	}
	h.Job, h.Stage = masters.NoHeist, City
	if h.Heists() >= int(h.Last) {
		h.retire()
	}
}
