package scenes

import (
	"slices"

	"safehouse/rules"
	"safehouse/scenes/sitting"
)

// A question that can be passed over locks nothing: what the one behind it offers is offered beside it, and pressing that
// answers both.

// A Passer is a Table at which some questions can be passed over.
type Passer interface {
	// Passes is the answer that leads from the question of a view to the one behind it; ok is false where that is no
	// question of its own.
	Passes(v *View) (a rules.Action, ok bool)
}

// passing is a question that is passed over.
type passing struct {
	by     rules.Action // the answer that passes it over
	beyond rules.State  // the position behind it, as the viewer knows it
	legal  []rules.Action
}

// lookBeyond adds to a view what is offered behind a question that can be passed over.
func (t *tableScene) lookBeyond(v *View) {
	p, ok := t.table.(Passer)
	if !ok || !v.Asked {
		return
	}
	a, ok := p.Passes(v)
	if !ok || !slices.Contains(v.legal, a) || t.taught(a) {
		return
	}
	beyond, rec := v.Shown.Clone(), &rules.Recorder{}
	if beyond.Apply(a, rec) != nil || sitting.Disclosed(v.Shown, beyond, rec.Events) || beyond.Turn().Seat != v.Shown.Turn().Seat {
		return
	}
	v.passing = &passing{by: a, beyond: beyond, legal: beyond.Legal(nil)}
	own := slices.DeleteFunc(slices.Clone(v.legal), func(x rules.Action) bool { return x == a })
	v.legal = append(own, v.passing.legal...)
	v.decide = t.chooseBeyond
	v.why = beyond.Why
}

// Beyond is the position behind a question that is passed over, nil where none is.
func (v *View) Beyond() rules.State {
	if v.passing == nil {
		return nil
	}
	return v.passing.beyond
}

// past reports whether an action is offered by the question behind the one that is asked.
func (v *View) past(a rules.Action) bool {
	return v.passing != nil && slices.Contains(v.passing.legal, a)
}

// at is the position in which an action would be taken.
func (v *View) at(a rules.Action) rules.State {
	if v.past(a) {
		return v.passing.beyond
	}
	if st, ok := v.ended(a); ok {
		return st
	}
	return v.Shown
}

// further reports whether an action is chosen now though the question that stands does not ask for it.
func (v *View) further(a rules.Action) bool {
	_, way := v.ended(a)
	return way || v.past(a)
}

// asking is the position whose question is put.
func (v *View) asking() rules.State {
	if v.passing != nil {
		return v.passing.beyond
	}
	return v.Shown
}

// chooseBeyond takes what a person pressed where a question can be passed over.
func (t *tableScene) chooseBeyond(a rules.Action) {
	v := t.view
	if v == nil || !v.past(a) {
		t.choose(a)
		return
	}
	if !slices.Contains(t.sit.Legal(), v.passing.by) {
		return
	}
	if lost := t.wastes(a); lost != "" {
		t.doubt(a, lost)
		return
	}
	if !t.armsFirst(a, func() bool { return t.barsIn(v.passing.beyond, a, len(t.sit.Match.Steps())) }) {
		t.decide(a)
	}
}

// passesTo takes the answer that leads to an action which is offered behind the question; it reports whether a is.
func (t *tableScene) passesTo(a rules.Action) (by rules.Action, ok bool) {
	if v := t.view; v != nil && v.past(a) && slices.Contains(t.sit.Legal(), v.passing.by) {
		return v.passing.by, true
	}
	return a, false
}
