package campaign

import (
	"slices"

	"safehouse/rules"
	"safehouse/rules/masters"
)

// Legal appends what can be decided now.
func (s *State) Legal(dst []rules.Action) []rules.Action {
	if s.Heist != nil {
		return s.Heist.Legal(dst)
	}
	dst = s.others(dst)
	if s.Stage == Crew || s.Stage == Drafting {
		dst = append(dst, rules.Do(vBack))
	}
	return dst
}

// Worthwhile keeps of what can be decided what leads on: a step back, an arrival
// and a departure lead to where the campaign has been, and are left out while there
// is anything else. When that has happened often between two heists no crew is
// found: then only setting out is left, or the way back to the city and retiring.
func (s *State) Worthwhile(legal []rules.Action) []rules.Action {
	if s.Heist != nil {
		return legal
	}
	lost := s.Steps >= lastSteps
	keep := func(of func(v rules.Verb) bool) []rules.Action {
		return slices.DeleteFunc(slices.Clone(legal), func(a rules.Action) bool { return !of(a.Verb) })
	}
	for _, of := range []func(v rules.Verb) bool{
		func(v rules.Verb) bool { return lost && v == vDepart },
		func(v rules.Verb) bool { return lost && (v == vBack || v == vRetire) },
		func(v rules.Verb) bool { return v != vBack && v != vJoin && v != vLeave },
	} {
		if kept := keep(of); len(kept) > 0 {
			return kept
		}
	}
	return legal
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
