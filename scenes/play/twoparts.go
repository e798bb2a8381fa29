package play

import (
	"safehouse/render/ui"
	"safehouse/rules"
)

// A choice of two parts, this thing to that place, is taken thing first: pressing the thing selects it and lights its places,
// pressing one of them does it. Whoever presses a place first is asked there which thing is meant.

// held is the thing that is selected; the zero value is none.
type held struct {
	ref     rules.Ref
	actions int // of the match when it was
	viewer  int
}

// holdsOn is the thing that is selected now.
func (t *tableScene) holdsOn() rules.Ref {
	if t.held.ref == (rules.Ref{}) || t.held.actions != t.sit.Match.Actions() || t.held.viewer != t.sit.Viewer() || len(t.sit.Legal()) == 0 {
		return rules.Ref{}
	}
	return t.held.ref
}

// takeUp selects a thing.
func (t *tableScene) takeUp(r rules.Ref) {
	t.armed = rules.Action{}
	t.held = held{r, t.sit.Match.Actions(), t.sit.Viewer()}
	t.stage.Rebuild()
	t.list()
}

// letGo lets it go; it reports whether there was any.
func (t *tableScene) letGo() bool {
	ok := t.holdsOn() != (rules.Ref{})
	t.held = held{}
	if ok {
		t.armed = rules.Action{}
		t.stage.Rebuild()
		t.list()
	}
	return ok
}

// twoPart lets a thing of the table be selected, or be the place for what is.
func (t *tableScene) twoPart(x *ui.Thing) {
	if t.view != nil {
		t.view.OfferParts(x, t.takeUp, func() { t.letGo() })
	}
}
