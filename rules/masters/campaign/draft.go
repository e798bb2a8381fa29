package campaign

import (
	"slices"

	"safehouse/rules"
	"safehouse/rules/masters"
)

// Building a named character (rulebook: Named Characters; Progression).

// twin reports whether a named character with the same cards exists already
// (rulebook: No evil twins).
func (s *State) twin(card masters.Character, skills [2]masters.Skill) bool {
	return slices.ContainsFunc(s.Members, func(m Member) bool {
		return m.Card == card && (m.Skills == skills || m.Skills == [2]masters.Skill{skills[1], skills[0]})
	})
}

// Draft steps: what the character that is built still needs.
const (
	needsCard = iota
	needsSkill
	needsLesson
	needsName
)

// needs is the next step of the draft.
func (d *Draft) needs() int {
	switch {
	case d.Card == masters.NoCharacter:
		return needsCard
	case d.Skills[1] == masters.NoSkill:
		return needsSkill
	case d.Grown < d.Level:
		return needsLesson
	}
	return needsName
}

func (s *State) againstPrebuilt(id MemberID) *why {
	d := &s.Draft
	switch {
	case d.needs() != needsCard:
		return whyDraftStep
	case id >= prebuiltNames:
		return whyNotPrebuilt
	case s.member(id) != nil || s.memberCalled(memberIDs[id], id):
		return whyNameTaken
	}
	p := &masters.Prebuilts()[id]
	switch {
	case s.hasClass(p.Card):
		return whyClass
	case !s.leavesCards(p.Skills, d.Level):
		return whySkillCards
	case !s.completes(p.Card, p.Skills, 1):
		return whyTwin
	}
	return nil
}

// completes reports whether a draft with these cards can be finished: some choice
// of lessons up to its level leads to cards that the chairs have left and that no
// named character has.
func (s *State) completes(card masters.Character, skills [2]masters.Skill, grown uint8) bool {
	switch {
	case !s.leavesCards(skills, s.Draft.Level):
		return false
	case grown >= s.Draft.Level:
		return !s.twin(card, skills)
	case grown == 2:
		for _, c := range card.Upgrades() {
			if s.completes(c, skills, 3) {
				return true
			}
		}
		return false
	}
	for _, k := range skills {
		if k.Pro() {
			continue
		}
		for _, to := range k.Upgrades() {
			if s.completes(card, replaced(skills, k, to), grown+1) {
				return true
			}
		}
	}
	return false
}

// pairs reports whether a class, with a first skill or NoSkill, can be finished with
// some skills.
func (s *State) pairs(card masters.Character, first masters.Skill) bool {
	for k := range masters.Skill(masters.Roots) {
		switch {
		case k == first:
		case first == masters.NoSkill && s.leavesCards([2]masters.Skill{k, masters.NoSkill}, s.Draft.Level) && s.pairs(card, k):
			return true
		case first != masters.NoSkill && s.completes(card, [2]masters.Skill{first, k}, 1):
			return true
		}
	}
	return false
}

// prosAt is how many skills of a character are pro at a level.
var prosAt = [maxLevel + 1]int{2: 1, 3: 1, 4: 2}

// leavesCards reports whether a character that is built with these skills can
// have cards at a level that the chairs have left; a skill that has not been
// chosen yet is no hindrance (rulebook: Conflicting Skills).
func (s *State) leavesCards(skills [2]masters.Skill, level uint8) bool {
	for pros := range 4 { // one bit for each skill that is pro then
		if pros&1+pros>>1 == prosAt[level] && s.leavesCard(skills[0], pros&1 == 1) && s.leavesCard(skills[1], pros>>1 == 1) {
			return true
		}
	}
	return false
}

// leavesCard reports whether the chairs have left a card for a skill that is
// pro at last, or stays amateur.
func (s *State) leavesCard(k masters.Skill, pro bool) bool {
	switch {
	case k == masters.NoSkill:
		return true
	case k.Pro() && !pro:
		return false
	case !k.Pro() && pro:
		k = k.Upgrades()[0]
	}
	return s.skillsTaken(k) < masters.SkillCards
}

func (h hub) prebuilt(id MemberID) {
	p := &masters.Prebuilts()[id]
	d := &h.Draft
	d.Name, d.Card, d.Skills, d.Grown = id, p.Card, p.Skills, 1
	if d.Grown == d.Level {
		h.finishDraft()
	}
}

func (s *State) againstClass(c masters.Character) *why {
	switch {
	case s.Draft.needs() != needsCard:
		return whyDraftStep
	case c >= masters.Characters:
		return whyMalformed
	case c.Pro():
		return whyAmateurFirst
	case s.hasClass(c):
		return whyClass
	case !s.pairs(c, masters.NoSkill):
		return whyTwin
	}
	return nil
}

func (s *State) againstCard(k masters.Skill) *why {
	d := &s.Draft
	both := [2]masters.Skill{k, masters.NoSkill}
	if d.Skills[0] != masters.NoSkill {
		both = [2]masters.Skill{d.Skills[0], k}
	}
	switch {
	case d.needs() != needsSkill:
		return whyDraftStep
	case k >= masters.Skills:
		return whyMalformed
	case k.Pro():
		return whyAmateurFirst
	case d.Skills[0] == k:
		return whySameSkill
	case !s.leavesCards(both, d.Level):
		return whySkillCards
	case d.Skills[0] != masters.NoSkill && !s.completes(d.Card, both, 1), d.Skills[0] == masters.NoSkill && !s.pairs(d.Card, k):
		return whyTwin
	}
	return nil
}

func (h hub) skillCard(k masters.Skill) {
	d := &h.Draft
	if d.Skills[0] == masters.NoSkill {
		d.Skills[0] = k
		return
	}
	d.Skills[1], d.Grown = k, 1
}

func (s *State) againstName(id MemberID) *why {
	switch {
	case s.Draft.needs() != needsName:
		return whyDraftStep
	case int(id) >= len(memberIDs):
		return whyMalformed
	case s.member(id) != nil || s.memberCalled(memberIDs[id], id):
		return whyNameTaken
	}
	return nil
}

// finishDraft enters the character into the book and puts it on the chair.
func (h hub) finishDraft() {
	d := h.Draft
	h.addMember(Member{ID: d.Name, Card: d.Card, Skills: d.Skills, Level: d.Level})
	h.Draft, h.Stage = noDraft, Crew
	h.tell(rules.Event{Kind: EvCreated, Who: refMember(d.Name), What: refCard(d.Card), N: int16(d.Level)})
	h.field(d.Name)
}
