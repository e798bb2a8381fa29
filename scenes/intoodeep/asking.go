package intoodeep

import (
	"slices"
	"strings"

	"safehouse/rules"
	rule "safehouse/rules/intoodeep"
	"safehouse/scenes"
)

// Guide is a line below the question: how far the crimes in hand are, or what is
// lit.
func (t *table) Guide(v *scenes.View) string {
	t.see(v)
	if !v.Asked || t.Seat < 0 {
		return ""
	}
	if v.Beyond() != nil {
		return t.T(map[rule.Phase]string{rule.Acting: "guide.story-early", rule.Ditching: "guide.ditch-draw"}[t.s.Phase])
	}
	name, _ := strings.CutPrefix(t.s.Prompt().Key, "prompt.")
	if key := "press." + strings.ReplaceAll(name, ".", "-"); t.View.House.Book.Has(words, key) {
		return t.T(key)
	}
	switch t.s.Phase {
	case rule.Hooking:
		if t.s.Has(t.Seat, rule.FreeHooks) {
			return t.T("guide.hook-free")
		}
		return t.T("guide.hook")
	case rule.Acting:
		return t.nearestCrime()
	case rule.Storying:
		return t.T("guide.story")
	case rule.Ditching:
		return t.T("guide.ditch")
	}
	return ""
}

// Passes is to end the actions where none is left and a Story Crime can be completed, and to ditch no more where a crime can be
// drawn: pressing the crime or the deck says so.
func (t *table) Passes(v *scenes.View) (a rules.Action, ok bool) {
	s := v.Shown.(*rule.State)
	seat := v.Facing()
	if s.Depth > 0 || seat < 0 || int(s.Now) != seat {
		return a, false
	}
	switch s.Phase {
	case rule.Acting:
		ok = s.Turning.Actions == 0 && s.Turning.Push == rule.Nobody && slices.ContainsFunc(s.Players[seat].Crimes.List(), func(i int) bool { return s.Completes(seat, i) })
	case rule.Ditching:
		ok = s.MayDraw(seat)
	}
	return rules.Do(rule.VDone), ok
}

// nearestCrime says which crime in hand lacks least.
func (t *table) nearestCrime() string {
	best, least, all := -1, 0, 0
	for _, i := range t.s.Players[t.Seat].Crimes.List() {
		if !t.s.Unlocked(i) {
			continue
		}
		demands := t.s.Demands(t.Seat, i)
		missing := 0
		for _, d := range demands {
			if !d.Held {
				missing++
			}
		}
		if best < 0 || missing < least {
			best, least, all = i, missing, len(demands)
		}
	}
	switch {
	case best < 0:
		return ""
	case least == 0:
		return t.T("guide.ready", "crime", t.name(rule.RefCrime(best)))
	}
	return t.N("guide.missing", least, "crime", t.name(rule.RefCrime(best)), "all", all)
}

// Wastes says what ending a step throws away: actions, or a crime that could be
// completed.
func (t *table) Wastes(v *scenes.View, a rules.Action) string {
	t.see(v)
	if a.Verb != rule.VDone || t.s.Depth > 0 {
		return ""
	}
	phase := t.s.Phase
	if v.Beyond() != nil && phase == rule.Acting {
		phase = rule.Storying
	}
	switch phase {
	case rule.Acting:
		n, k := int(t.s.Turning.Actions), t.s.Turning.Push
		switch {
		case k != rule.Nobody && n > 0:
			return t.N("waste.both", n, "criminal", t.name(rule.RefCriminal(k)))
		case k != rule.Nobody:
			return t.T("waste.push", "criminal", t.name(rule.RefCriminal(k)))
		case n > 0:
			return t.N("waste.actions", n)
		}
	case rule.Storying:
		for _, x := range v.Legal() {
			if x.Verb == rule.VStory {
				return t.T("waste.story", "crime", t.name(rule.RefCrime(int(x.Args[0]))))
			}
		}
	}
	return ""
}
