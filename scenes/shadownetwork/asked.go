package shadownetwork

import (
	"slices"

	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/shadownetwork"
	"safehouse/scenes"
)

// Guide says below the question what to press.
func (t *table) Guide(v *scenes.View) string {
	s, ok := v.Shown.(*rule.State)
	if !ok || !v.Asked {
		return ""
	}
	t.View = v
	if st := v.Beyond(); st != nil {
		return t.T("guide.second", "what", t.or(t.open(st.Legal(nil))))
	}
	q, legal := s.Asked(), v.Legal()
	if !q.Asks() {
		return ""
	}
	key := "guide." + q.Kind.Name()
	can := func(verb rules.Verb) bool {
		return slices.ContainsFunc(legal, func(a rules.Action) bool { return a.Verb == verb })
	}
	switch q.Kind {
	case rule.AskPlace:
		if l := t.open(legal); len(l) > 0 {
			return t.T("guide.place-also", "what", t.or(l))
		}
	case rule.AskCollect:
		if !can(rule.VTake) {
			return t.T("guide.full")
		}
	case rule.AskMarket, rule.AskAnalyse:
		l := t.open(legal)
		if len(l) == 0 {
			return t.T("guide.spare")
		}
		return t.N(key, len(l), "what", t.or(l))
	case rule.AskMilestone:
		if !can(rule.VDiscard) {
			return t.T("guide.influence")
		}
		if !can(rule.VComplete) {
			return t.T("guide.discard")
		}
	}
	return t.T(key)
}

// open are the things that can be pressed for an action of a kind that is done as often as one likes, or not at all.
func (t *table) open(legal []rules.Action) (l []string) {
	for _, verb := range []rules.Verb{rule.VUse, rule.VMake, rule.VRevive, rule.VExchange, rule.VRecruit, rule.VDraw, rule.VHire, rule.VScrap, rule.VRecall} {
		if slices.ContainsFunc(legal, func(a rules.Action) bool { return a.Verb == verb }) {
			l = append(l, t.T("open."+t.View.Info.Verbs[verb].Name))
		}
	}
	return l
}

// Passes is to take no second Contract: whatever else is done at the market says so.
func (t *table) Passes(v *scenes.View) (a rules.Action, ok bool) {
	if s, is := v.Shown.(*rule.State); !is || s.Asked().Kind != rule.AskSecond {
		return a, false
	}
	i := slices.IndexFunc(v.Legal(), func(x rules.Action) bool { return x.Verb == rule.VDone })
	return v.Legal()[i], true
}

// stillGood is what could be done instead of leaving the black market and looks better at first sight; ok is false for nothing.
func stillGood(v *scenes.View, a rules.Action) (best rules.Action, ok bool) {
	st := v.Beyond()
	if st == nil {
		st = v.Shown
	}
	s, is := st.(*rule.State)
	if !is || a.Verb != rule.VDone || s.Asked().Kind != rule.AskMarket {
		return a, false
	}
	legal := s.Legal(nil)
	w, most := make([]float64, len(legal)), 0
	s.Priors(legal, w)
	for i := range w {
		if w[i] > w[most] {
			most = i
		}
	}
	return legal[most], legal[most] != a
}

// Wastes is what would still be good at the black market.
func (t *table) Wastes(v *scenes.View, a rules.Action) string {
	best, ok := stillGood(v, a)
	if !ok {
		return ""
	}
	t.View = v
	return t.T("wastes.market", "what", v.Say(v.Describe(best)))
}

// Spares reports whether leaving the black market loses nothing.
func (t *table) Spares(v *scenes.View, a rules.Action) bool {
	s, is := v.Shown.(*rule.State)
	if !is || a.Verb != rule.VDone || s.Asked().Kind != rule.AskMarket && v.Beyond() == nil {
		return false
	}
	_, good := stillGood(v, a)
	return !good
}

// Points reports whether an answer leads on.
func (t *table) Points(v *scenes.View, a rules.Action, alone bool) bool {
	switch a.Verb {
	case rule.VDone:
		if t.asks(rule.AskFinish) { // the best assignment is offered
			return true
		}
	}
	return alone
}

// Rank puts what a milestone can be used for in the order of what it is worth: the
// Contract with the highest value, the Influence, a Contract's pieces, nothing.
func (t *table) Rank(v *scenes.View, a rules.Action) int {
	switch a.Verb {
	case rule.VComplete:
		return 100 + int(rule.Contract(a.Args[0]).Card().TurnIn)
	case rule.VCollect:
		return 50
	case rule.VDiscard:
		return 40
	case rule.VForgo:
		return -1
	}
	return 0
}

// spareButtons leaves to the things on the table what they stand for where the
// prompt has no room to say it once more.
func (t *table) spareButtons(b *ui.Builder) {
	legal, rest := t.View.Legal(), t.View.Rest()
	if !t.View.Asked || len(rest) == 0 || len(rest) == len(legal) {
		return
	}
	place := t.plan.Pt(t.plan.prompt)
	if t.View.PromptHigh(b.Stage(), place.W, legal) <= place.H {
		return
	}
	keep := rules.Action{}
	for _, a := range legal { // a milestone's Influence stays beside giving it up
		if a.Verb == rule.VCollect && t.View.PromptHigh(b.Stage(), place.W, append(slices.Clone(rest), a)) <= place.H {
			keep = a
		}
	}
	for _, a := range legal {
		if !slices.Contains(rest, a) && a != keep {
			t.View.Elsewhere(a)
		}
	}
}
