package intoodeep

import (
	"strings"

	"safehouse/rules"
	rule "safehouse/rules/intoodeep"
	"safehouse/scenes"
)

// Guide is a line below the question: how far the crimes in hand are, or what is
// lit.
func (t *table) Guide(v *scenes.View) string {
	t.see(v)
	if !v.Asked || t.seat < 0 {
		return ""
	}
	name, _ := strings.CutPrefix(t.s.Prompt().Key, "prompt.")
	if key := "press." + strings.ReplaceAll(name, ".", "-"); t.v.House.Book.Has(words, key) {
		return t.T(key)
	}
	switch t.s.Phase {
	case rule.Hooking:
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

// nearestCrime says which crime in hand lacks least.
func (t *table) nearestCrime() string {
	best, least, all := -1, 0, 0
	for _, i := range t.s.Players[t.seat].Crimes.List() {
		if !t.s.Unlocked(i) {
			continue
		}
		demands := t.s.Demands(t.seat, i)
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
	if verb(a) != "done" || t.s.Depth > 0 {
		return ""
	}
	switch t.s.Phase {
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
			if verb(x) == "story-crime" {
				return t.T("waste.story", "crime", t.name(rule.RefCrime(int(x.Args[0]))))
			}
		}
	}
	return ""
}
