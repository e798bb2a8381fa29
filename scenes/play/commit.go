package play

import (
	"slices"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	"safehouse/scenes"
)

// askedAs is the question that stands at the table: what the stage guards
// against presses that were meant for another one.
type askedAs struct {
	actions int
	viewer  int
	seat    int
	armed   rules.Action
	curtain int
}

// guard tells the stage which question stands.
func (t *tableScene) guard() {
	if t.shown != t.sit.Version() {
		t.shown = t.sit.Version()
		t.stage.Stir()
	}
	if t.armed != (rules.Action{}) && (t.armedAt != t.sit.Match.Actions() || !slices.Contains(t.sit.Legal(), t.armed) && (t.view == nil || !t.view.Further(t.armed))) {
		t.armed = rules.Action{}
	}
	if len(t.sit.Legal()) == 0 {
		t.stage.Asks(nil)
		return
	}
	curtain, _ := t.sit.Curtain()
	t.stage.AsksOffered(askedAs{t.sit.Match.Actions(), t.sit.Viewer(), t.sit.Match.Turn().Seat, t.armed, curtain})
}

// choose takes what a person pressed. What throws much away is asked about,
// what cannot be undone is armed by the first press and done by the second. A
// choice from a menu or a dialog was made by name already.
func (t *tableScene) choose(a rules.Action) {
	if !slices.Contains(t.sit.Legal(), a) {
		return
	}
	if t.puzzle != nil { // nothing is done, so nothing is lost
		t.decide(a)
		return
	}
	if lost := t.wastes(a); lost != "" {
		t.doubt(a, lost)
		return
	}
	if !t.armsFirst(a, func() bool { return t.bars(a) }) {
		t.decide(a)
	}
}

// arm lets an action wait for its second press.
func (t *tableScene) arm(a rules.Action) {
	t.armed, t.armedAt = a, t.sit.Match.Actions()
	t.stage.Rebuild()
	t.list()
}

// spares reports whether a choice that ends something loses nothing.
func (t *tableScene) spares(a rules.Action) bool {
	x, ok := t.table.(scenes.Sparer)
	return ok && t.view != nil && x.Spares(t.view, a)
}

// bars reports whether an action waits for a second press: it is one of those that weigh, another could be chosen, and
// Undo would not take it back.
func (t *tableScene) bars(a rules.Action) bool {
	return len(t.sit.Legal()) > 1 && t.barsIn(t.sit.Match.State(), a, len(t.sit.Match.Steps()))
}

// barsIn is the same of an action in the position before step n of the match.
func (t *tableScene) barsIn(st rules.State, a rules.Action, n int) bool {
	return t.puzzle == nil && t.info().Verbs[a.Verb].Barrier && !t.house.Settings.OnePress && t.sit.Ends(st, a, n) && !t.spares(a)
}

// armsFirst arms an action that waits for a second press, unless this is it; it reports whether it did.
func (t *tableScene) armsFirst(a rules.Action, bars func() bool) bool {
	if t.armed == a || t.stage.Modals() > 0 || !bars() {
		return false
	}
	t.arm(a)
	return true
}

// wastes is what an action throws away in words, "" for nothing.
func (t *tableScene) wastes(a rules.Action) string {
	if w, ok := t.table.(scenes.Waster); ok && t.view != nil {
		return w.Wastes(t.view, a)
	}
	return ""
}

// doubt asks before something is thrown away.
func (t *tableScene) doubt(a rules.Action, lost string) {
	h := t.house
	at := t.sit.Match.Actions()
	label := t.say(t.view.At(a).Describe(a))
	t.stage.Ask(ui.Dialog{
		ID: "waste", Icon: "warning", Title: label, Text: render.Escape(lost) + t.file.Missing(t.view.Shown), Cancel: 1, Default: 1,
		Answers: []ui.Answer{
			{Label: h.T("table.waste.do"), Do: func() {
				if t.sit.Match.Actions() == at {
					t.decide(a)
				}
			}},
			{Label: h.T("table.waste.back"), Confirm: true},
		},
	})
}

// Armed is the choice that waits for its second press; ok is false for none.
func (t *tableScene) Armed() (a rules.Action, ok bool) {
	return t.armed, t.armed != (rules.Action{})
}

// Fire does what is armed, for scripts.
func (t *tableScene) Fire() {
	if a, ok := t.Armed(); ok {
		t.decide(a)
	}
}

// disarm puts down what is armed; it reports whether there was anything.
func (t *tableScene) disarm() bool {
	_, ok := t.Armed()
	if ok {
		t.armed = rules.Action{}
		t.stage.Rebuild()
		t.list()
	}
	return ok
}

// armedMore is the line below a choice that waits for its second press.
func (t *tableScene) armedMore() string { return t.house.T("table.armed.more") }

// armedChoices are the buttons that go with it.
func (t *tableScene) armedChoices(a rules.Action) []choice {
	h := t.house
	return []choice{
		{id: "do", label: t.say(t.view.At(a).Describe(a)), short: h.T("table.armed.do"), icon: "check", confirm: true, commits: true, do: func() { t.view.Decide(a) }},
		{id: "leave", label: h.T("table.armed.back"), do: func() { t.disarm() }},
	}
}
