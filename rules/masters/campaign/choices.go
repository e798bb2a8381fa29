package campaign

import (
	"safehouse/rules"
	"safehouse/rules/masters"
)

// Legal appends what can be decided now.
func (s *State) Legal(dst []rules.Action) []rules.Action {
	if s.Heist != nil {
		return s.Heist.Legal(dst)
	}
	n := len(dst)
	dst = s.others(dst)
	if (s.Stage == Crew || s.Stage == Drafting) && (s.Steps < stepsLimit || s.Steps >= lastSteps || len(dst) == n) {
		dst = append(dst, rules.Do(vBack))
	}
	return dst
}

// others appends what can be decided beside a step back.
func (s *State) others(dst []rules.Action) []rules.Action {
	switch s.Stage {
	case City:
		return s.listCity(dst)
	case Crew:
		return s.listCrew(dst)
	case Drafting:
		return s.listDraft(dst)
	case Training:
		return s.lessons(dst)
	}
	return dst
}

func (s *State) listCity(dst []rules.Action) []rules.Action {
	for g := range masters.Heist(masters.Heists) {
		if s.againstJob(g) == 0 {
			dst = append(dst, rules.Do(vJob, int(g)))
		}
	}
	for p := range PlayerID(len(playerIDs)) {
		if s.againstJoin(p) == 0 {
			dst = append(dst, rules.Do(vJoin, int(p)))
		}
	}
	for p := range PlayerID(len(playerIDs)) {
		if s.againstLeave(p) == 0 {
			dst = append(dst, rules.Do(vLeave, int(p)))
		}
	}
	return append(dst, rules.Do(vRetire))
}

func (s *State) listCrew(dst []rules.Action) []rules.Action {
	for i := range s.Players {
		if p := s.Players[i].ID; s.againstSit(p) == 0 {
			dst = append(dst, rules.Do(vSit, int(p)))
		}
	}
	for i := range s.Members {
		if m := s.Members[i].ID; s.againstField(m) == 0 {
			dst = append(dst, rules.Do(vField, int(m)))
		}
	}
	for n := 1; n <= maxLevel; n++ {
		if s.againstCreate(n) == 0 {
			dst = append(dst, rules.Do(vCreate, n))
		}
	}
	if s.againstDepart() == 0 {
		dst = append(dst, rules.Do(vDepart))
	}
	return dst
}

func (s *State) listDraft(dst []rules.Action) []rules.Action {
	switch s.Draft.needs() {
	case needsCard:
		for m := range MemberID(prebuiltNames) {
			if s.againstPrebuilt(m) == 0 {
				dst = append(dst, rules.Do(vPrebuilt, int(m)))
			}
		}
		for c := range masters.Character(masters.Characters) {
			if s.againstClass(c) == 0 {
				dst = append(dst, rules.Do(vClass, int(c)))
			}
		}
	case needsSkill:
		for k := range masters.Skill(masters.Roots) {
			if s.againstCard(k) == 0 {
				dst = append(dst, rules.Do(vCard, int(k)))
			}
		}
	case needsLesson:
		dst = s.lessons(dst)
	case needsName:
		for m := range MemberID(len(memberIDs)) {
			if s.againstName(m) == 0 {
				dst = append(dst, rules.Do(vName, int(m)))
			}
		}
	}
	return dst
}
