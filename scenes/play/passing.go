package play

import (
	"slices"

	"safehouse/rules"
	"safehouse/scenes"
)

// lookBeyond adds to a view what is offered behind a question that can be passed over.
func (t *tableScene) lookBeyond(v *scenes.View) {
	p, ok := t.table.(scenes.Passer)
	if !ok || !v.Asked {
		return
	}
	if a, ok := p.Passes(v); ok && !t.taught(a) {
		v.PassOver(a, t.chooseBeyond)
	}
}

// chooseBeyond takes what a person pressed where a question can be passed over.
func (t *tableScene) chooseBeyond(a rules.Action) {
	v := t.view
	if v == nil || !v.Past(a) {
		t.choose(a)
		return
	}
	if by, _ := v.PassedBy(); !slices.Contains(t.sit.Legal(), by) {
		return
	}
	if lost := t.wastes(a); lost != "" {
		t.doubt(a, lost)
		return
	}
	if !t.armsFirst(a, func() bool { return t.barsIn(v.Asking(), a, len(t.sit.Match.Steps())) }) {
		t.decide(a)
	}
}

// passesTo takes the answer that leads to an action which is offered behind the question; it reports whether a is.
func (t *tableScene) passesTo(a rules.Action) (by rules.Action, ok bool) {
	v := t.view
	if v == nil || !v.Past(a) {
		return a, false
	}
	if by, _ = v.PassedBy(); !slices.Contains(t.sit.Legal(), by) {
		return a, false
	}
	return by, true
}
