package scenes

import (
	"slices"

	"safehouse/rules"
	"safehouse/scenes/sitting"
)

// A question that can be passed over locks nothing: what the one behind it offers is offered beside it, and pressing that
// answers both.

// passing is a question that is passed over.
type passing struct {
	by     rules.Action // the answer that passes it over
	beyond rules.State  // the position behind it, as the viewer knows it
	legal  []rules.Action
}

// PassOver offers beside the question of a view what the one behind it offers, which an answer leads to; decide takes the
// choices of both. It does nothing where that answer turns something up or leads to another seat.
func (v *View) PassOver(a rules.Action, decide func(rules.Action)) {
	if !slices.Contains(v.Ask.Legal, a) {
		return
	}
	beyond, rec := v.Shown.Clone(), &rules.Recorder{}
	if beyond.Apply(a, rec) != nil || sitting.Disclosed(v.Shown, beyond, rec.Events) || beyond.Turn().Seat != v.Shown.Turn().Seat {
		return
	}
	v.passing = &passing{by: a, beyond: beyond, legal: beyond.Legal(nil)}
	own := slices.DeleteFunc(slices.Clone(v.Ask.Legal), func(x rules.Action) bool { return x == a })
	v.Ask.Legal = append(own, v.passing.legal...)
	v.Ask.Decide, v.Ask.Why = decide, beyond.Why
}

// PassedBy is the answer that passes the question over; ok is false where it cannot be.
func (v *View) PassedBy() (a rules.Action, ok bool) {
	if v.passing == nil {
		return a, false
	}
	return v.passing.by, true
}

// Beyond is the position behind a question that is passed over, nil where none is.
func (v *View) Beyond() rules.State {
	if v.passing == nil {
		return nil
	}
	return v.passing.beyond
}

// Passed puts the question aside that is passed over: its answer is taken.
func (v *View) Passed() { v.passing = nil }

// Past reports whether an action is offered by the question behind the one that is asked.
func (v *View) Past(a rules.Action) bool {
	return v.passing != nil && slices.Contains(v.passing.legal, a)
}

// At is the position in which an action would be taken.
func (v *View) At(a rules.Action) rules.State {
	if v.Past(a) {
		return v.passing.beyond
	}
	if st, ok := v.ended(a); ok {
		return st
	}
	return v.Shown
}

// Further reports whether an action is chosen now though the question that stands does not ask for it.
func (v *View) Further(a rules.Action) bool {
	_, way := v.ended(a)
	return way || v.Past(a)
}

// Asking is the position whose question is put.
func (v *View) Asking() rules.State {
	if v.passing != nil {
		return v.passing.beyond
	}
	return v.Shown
}
