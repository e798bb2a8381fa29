package scenes

import (
	"safehouse/rules"
	"safehouse/rules/match"
)

// A shownEvent is an event with the true position after it. It is shown to nobody but
// as the view of who looks.
type shownEvent struct {
	event rules.Event
	after rules.State
}

// shownEvents are the events of a step that a viewer may see; Nobody sees what is
// open to all.
func shownEvents(m *match.Match, step, viewer int) (l []shownEvent) {
	var after []rules.State
	for i, e := range m.Steps()[step].Events {
		if !e.SeenBy(viewer) {
			continue
		}
		if after == nil {
			after = m.After(step)
		}
		l = append(l, shownEvent{e, after[i]})
	}
	return l
}

// shown is the position after the event as a viewer knows it.
func (m shownEvent) shown(viewer int) rules.State { return rules.View(m.after, viewer) }
