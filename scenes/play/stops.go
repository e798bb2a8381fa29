package play

import (
	"safehouse/rules"
	"safehouse/scenes"
)

// stops reports whether the table tells an event only when a person goes on. Who
// wants rivals' turns at once, or is being taught, is not asked.
func (t *tableScene) stops(was rules.State, e rules.Event) bool {
	x, ok := t.table.(scenes.Stopper)
	return ok && t.steps() && x.Stops(was, e)
}

// steps reports whether there is a person who wants to be told step by step.
func (t *tableScene) steps() bool {
	return t.lesson == nil && !t.sit.OnAuto() && !t.house.Pace().Rivals.Instant && len(t.sit.Persons()) > 0
}

// onward are the buttons while events are being shown; a note that stops them has its own.
func (t *tableScene) onward() []choice {
	h := t.house
	if t.taughtNow() {
		return nil
	}
	skip := choice{id: "skip", label: h.T("table.skip"), icon: "fast", do: t.finish}
	if !t.sit.Halted() {
		return []choice{skip}
	}
	skip.label, skip.short = h.T("table.skip.all"), skip.label
	return []choice{{id: "step", label: h.T("table.step"), icon: "play", confirm: true, do: t.step}, skip}
}

// step goes on behind a halt.
func (t *tableScene) step() {
	t.sit.Step()
	t.list()
}

// runUp ends the motion that is on its way: what comes before the next halt is
// there at once.
func (t *tableScene) runUp() {
	if t.sit.Showing() {
		t.sit.Run()
		t.list()
	}
}

// hurry shows at once all that is left to be shown, in a lesson what comes before its next note.
func (t *tableScene) hurry() {
	if l := t.lesson; l == nil || l.ended {
		t.sit.Finish()
	} else if l.beat = 0; !t.sit.Halted() {
		t.sit.Run()
	}
}
