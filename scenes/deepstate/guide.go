package deepstate

import (
	"slices"
	"strings"

	"safehouse/rules"
	rule "safehouse/rules/deepstate"
	"safehouse/scenes"
)

// Guide tells what can be done about the question: what of the four Actions is
// possible now, and for other questions what to press.
func (t *table) Guide(v *scenes.View) string {
	t.see(v)
	legal := v.Legal()
	if len(legal) == 0 {
		return ""
	}
	switch ask := t.s.Ask.Kind; {
	case ask == rule.AskTreaty && len(t.With(rule.VMake)) == 0:
		return t.T("guide.treaty.none")
	case ask == rule.AskTreaty && t.waives():
		return t.T("guide.treaty.waived")
	case ask != rule.AskTurn:
		return t.T("guide." + ask.String())
	}
	var can []string
	for _, verb := range []rules.Verb{rule.VInfiltrate, rule.VCovert, rule.VAdvance, rule.VRecruit, rule.VContact, rule.VPlay, rule.VAttach, rule.VTriads, rule.VStrike, rule.VExchange, rule.VClaim} {
		if t.Asks(verb) {
			can = append(can, t.T("can."+t.View.Info.Verbs[verb].Name))
		}
	}
	if len(can) == 0 {
		return t.T("guide.skip")
	}
	lit := t.T("guide.turn", "what", strings.Join(can, ", "))
	if t.watched() {
		return t.T("guide.watched") + " " + lit
	}
	return lit
}

// watched reports whether the viewer's turn is asked for and the Supervisor restricts
// it.
func (t *table) watched() bool {
	return t.View.Asked && t.s.Ask.Kind == rule.AskTurn && t.s.Restricted(t.me) && (t.Asks(rule.VInfiltrate) || t.Asks(rule.VCovert))
}

// Headline is the question of a turn under the Supervisor, in few words.
func (t *table) Headline(v *scenes.View) string {
	t.see(v)
	if !t.watched() {
		return ""
	}
	return t.T("headline.watched", "who", t.playerName(t.me))
}

// waives reports whether some Treaty could be made only because DEEP STATE waives
// what it lacks.
func (t *table) waives() bool {
	return slices.ContainsFunc(t.With(rule.VMake), func(a rules.Action) bool { return len(t.s.LackOf(t.me, rule.Treaty(a.Args[0]))) > 0 })
}

// Points: to make no Treaty leads on only where none can be made.
func (t *table) Points(_ *scenes.View, a rules.Action, alone bool) bool {
	return alone && !(a.Verb == rule.VPass && t.Asks(rule.VMake))
}

// Wastes says what is lost by making no Treaty although one could be made.
func (t *table) Wastes(v *scenes.View, a rules.Action) string {
	t.see(v)
	if a.Verb != rule.VPass || t.s.Phase != rule.TreatyPhase || !t.Asks(rule.VMake) {
		return ""
	}
	best := 0
	for _, m := range t.With(rule.VMake) {
		best = max(best, t.s.Worth(t.me, rule.Treaty(m.Args[0])))
	}
	if best < 1 {
		return ""
	}
	return t.T("wastes.treaty", "n", best)
}
