package infiltration

import (
	"safehouse/rules"
	rule "safehouse/rules/infiltration"
	"safehouse/scenes"
)

// Panel is the panels of a seat's operatives.
func (t *table) Panel(_ *scenes.View, who int) (ids []string) {
	if t.s == nil || who >= int(t.s.Seats) {
		return nil
	}
	for _, o := range t.operativesOf(who) {
		ids = append(ids, t.panelID(o))
	}
	return ids
}

// Doing is what an event was, in signs.
func (t *table) Doing(e rules.Event) (scenes.Doing, bool) {
	row, ok := rows[e.Kind]
	if !ok || t.s == nil {
		return scenes.Doing{}, false
	}
	return row.Doing(e, t.whose)
}

// whose is the seat of an operative, -1 for what is none.
func (t *table) whose(r rules.Ref) int {
	if o, ok := rule.OnOperative(r); ok {
		return int(t.s.Ops[o].Seat)
	}
	return -1
}

// Standing is how many data tokens a seat's operatives carry, whose values the others do not see.
func (t *table) Standing(s rules.State, who int) (n int, icon string, ok bool) {
	x := s.(*rule.State)
	for _, o := range x.InPlay() {
		if int(x.Ops[o].Seat) == who {
			n, ok = n+int(x.Ops[o].Tokens), true
		}
	}
	return n, iconData, ok
}
