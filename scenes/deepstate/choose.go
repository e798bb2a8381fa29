package deepstate

import (
	"strings"

	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/deepstate"
)

// offer lets a thing stand for some of the legal actions; with several a small
// menu asks, in the words of label if it is given.
func (t *table) offer(x *ui.Thing, list []rules.Action, label func(a rules.Action) (string, func() ui.Tip)) bool {
	if len(list) == 0 {
		return false
	}
	list = t.View.Distinct(list)
	t.View.OfferAll(x, list)
	t.means[x.ID] = list
	if len(list) > 1 && label != nil {
		for i, a := range list {
			x.Choices[i].Label, x.Choices[i].Tip = label(a)
		}
	}
	if t.Answer == "" || strings.HasPrefix(x.ID, "card:") && !strings.HasPrefix(t.Answer, "card:") { // a card rather than a whole Project
		t.Answer = x.ID
	}
	return true
}

// onCard lists what can be done with a card of the Objective deck, wherever it
// lies. Where two cards look alike the other one stands for it too.
func (t *table) onCard(c rule.Card) (l []rules.Action) {
	for _, a := range t.View.Legal() {
		switch a.Verb {
		case rule.VInfiltrate, rule.VTriads, rule.VYakuza, rule.VCosaNostra, rule.VHit, rule.VMove, rule.VStrike, rule.VClaim:
			if rule.Card(a.Args[0]) == c {
				l = append(l, a)
			}
		case rule.VDiscard, rule.VReturn, rule.VGive:
			if t.same(rule.Card(a.Args[0]), c) {
				l = append(l, a)
			}
		case rule.VAttach:
			if t.same(rule.Card(a.Args[1]), c) {
				l = append(l, a)
			}
		}
	}
	return l
}

// same reports whether an action about one card can stand for another.
func (t *table) same(offered, c rule.Card) bool {
	return offered == c || t.s.Owns(t.me, c) && t.s.Owns(t.me, offered) && t.s.Alike(offered, c)
}

// sends words the choice of how many Agents go: the total, what it is made of,
// and what a rival who is still to act could bring.
func (t *table) sends(a rules.Action) (string, func() ui.Tip) {
	switch a.Verb {
	case rule.VInfiltrate:
	case rule.VMove:
		return t.T("choice.place", "n", int(a.Args[1])), nil
	default:
		return t.View.Say(t.s.Describe(a)), nil
	}
	c, n := rule.Card(a.Args[0]), int(a.Args[1])
	ghosts := t.s.FreeGhosts(t.me)
	label := t.T("choice.agents", "n", n)
	if ghosts > 0 {
		label = t.T("choice.ghosts", "total", n+ghosts, "n", n, "ghosts", ghosts)
	}
	tip := ui.Tip{Title: label}
	if words := t.beats(c, n); words != "" {
		label += " {c:bad}· " + words + "{/c}"
		add(&tip, "warning", t.T("outcome"), words+".")
	} else if len(t.toCome()) > 0 {
		label += " {c:good}· " + t.T("choice.holds") + "{/c}"
		add(&tip, "check", t.T("outcome"), t.T("choice.holds")+".")
	}
	if o, ok := t.s.Foresee(t.me, a); ok {
		add(&tip, "trophy", t.T("gain"), t.T("gain.takeover", "n", o.Influence-t.s.Total(t.me)))
		t.addVictim(&tip, o)
	}
	add(&tip, iconSeal, t.T("opens"), t.opened(t.s.Opens(t.me, a)))
	return label, func() ui.Tip { return tip }
}

// addVictim tells who would be driven out by a choice, and what becomes of it.
func (t *table) addVictim(tip *ui.Tip, o rule.Outlook) {
	if o.Victim == rule.Nobody {
		return
	}
	key := "over.body"
	if t.s.Automa(o.Victim) {
		key = "over.hoc"
	}
	add(tip, "warning", t.T("driven"), t.T(key, "who", t.playerName(o.Victim), "n", o.Home+o.Lost))
	if o.Lost > 0 {
		add(tip, iconAgent, "", t.T("over.lost", "n", o.Lost))
	}
}

// toCome is the other players whose turn in this phase is still to come.
func (t *table) toCome() (l []rule.Player) {
	mine := false
	for _, p := range t.s.InOrder() {
		if p == t.me {
			mine = true
		} else if mine && !t.s.HadTurn(p) {
			l = append(l, p)
		}
	}
	return l
}

// beats tells which players still to act could drive out so many Agents with all
// Ghosts, and what the only one could bring; "" for nobody.
func (t *table) beats(c rule.Card, n int) string {
	var names []string
	with := 0
	for _, p := range t.toCome() {
		if most, beats := t.s.Answer(t.me, p, c, n); beats {
			names, with = append(names, t.playerName(p)), most
		}
	}
	switch len(names) {
	case 0:
		return ""
	case 1:
		return t.T("choice.answer", "who", names[0], "n", with)
	}
	return t.T("choice.beaten", "who", joined(names))
}

// joined lists names.
func joined(names []string) string {
	out := ""
	for i, n := range names {
		if i > 0 {
			out += ", "
		}
		out += n
	}
	return out
}
