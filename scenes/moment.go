package scenes

import (
	"safehouse/rules"
	"safehouse/rules/match"
)

// A moment is an event with the true position after it. It is shown to nobody but
// as the view of who looks.
type moment struct {
	event rules.Event
	after rules.State
}

// moments are the events of a step that a viewer may see; Nobody sees what is
// open to all.
func moments(m *match.Match, step, viewer int) (l []moment) {
	var after []rules.State
	for i, e := range m.Steps()[step].Events {
		if !e.SeenBy(viewer) {
			continue
		}
		if after == nil {
			after = m.After(step)
		}
		l = append(l, moment{e, after[i]})
	}
	return l
}

// shown is the position after the event as a viewer knows it.
func (m moment) shown(viewer int) rules.State { return rules.View(m.after, viewer) }
