package deepstate

import (
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
	if key := guideOf[t.s.Ask.Kind.String()]; key != "" {
		return t.T(key)
	}
	var can []string
	for _, verb := range []string{"infiltrate", "covert", "advance", "recruit", "contact", "play", "attach", "triads"} {
		if t.asks(verb) {
			can = append(can, t.T("guide."+verb))
		}
	}
	if len(can) == 0 {
		return t.T("guide.skip")
	}
	return t.T("guide.turn", "what", strings.Join(can, ", "))
}

// guideOf is the line below each question but that of the turn.
var guideOf = map[string]string{
	"pick": "guide.pick", "bury": "guide.bury", "trim": "guide.trim", "recruit": "guide.recruits", "dismiss": "guide.dismiss", "pay": "guide.pay",
	"protect": "guide.protect", "ambush": "guide.ambush", "attach": "guide.attaching", "recall": "guide.recall", "treaty": "guide.treaty",
	"offer": "guide.offer", "give": "guide.give", "return": "guide.return", "hit": "guide.hit", "move": "guide.move",
}

// Wastes says what is lost by making no Treaty although one could be made.
func (t *table) Wastes(v *scenes.View, a rules.Action) string {
	t.see(v)
	if t.verbOf(a) != "pass" || t.s.Phase != rule.TreatyPhase || !t.asks("make") {
		return ""
	}
	best := 0
	for _, m := range t.legal("make") {
		best = max(best, t.s.Worth(t.me, rule.Treaty(m.Args[0])))
	}
	if best < 1 {
		return ""
	}
	return t.T("wastes.treaty", "n", best)
}
