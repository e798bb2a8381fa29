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

// LeftAfter is how many events of the last step a viewer is still to see after the first that a condition is true of; -1: it is
// true of none.
func LeftAfter(m *match.Match, viewer int, is func(now rules.State, e rules.Event) bool) int {
	if len(m.Steps()) == 0 {
		return -1
	}
	list := Events(m, len(m.Steps())-1, viewer)
	for i, x := range list {
		if is(x.View(viewer), x.Event) {
			return len(list) - 1 - i
		}
	}
	return -1
}
