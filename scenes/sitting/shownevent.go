package sitting

import (
	"safehouse/rules"
	"safehouse/rules/match"
)

// A Shown is an event with the true position after it. It is shown to nobody but
// as the view of who looks.
type Shown struct {
	Event rules.Event
	after rules.State
}

// Events are the events of a step that a viewer may see; Nobody sees what is
// open to all.
func Events(m *match.Match, step, viewer int) (l []Shown) {
	var after []rules.State
	for i, e := range m.Steps()[step].Events {
		if !e.SeenBy(viewer) {
			continue
		}
		if after == nil {
			after = m.After(step)
		}
		l = append(l, Shown{e, after[i]})
	}
	return l
}

// View is the position after the event as a viewer knows it.
func (m Shown) View(viewer int) rules.State { return rules.View(m.after, viewer) }
