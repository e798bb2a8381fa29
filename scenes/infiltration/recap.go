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
	d, ok := row.Doing(e, t.whose)
	if ok && t.whose(e.Who) != t.Seat {
		d.Yours = t.yours(e)
	}
	return d, ok
}

// yours is what a rival's deed changes for who looks: data that are taken from a room of one's own operatives lie there no more.
func (t *table) yours(e rules.Event) []scenes.Gain {
	from, ok := rule.OnPlace(e.From)
	if !ok || e.Kind != rule.EvCollected || t.Seat < 0 {
		return nil
	}
	for _, o := range t.operativesOf(t.Seat) {
		if t.s.Ops[o].Place == from {
			return []scenes.Gain{{Icon: iconData, N: -int(e.N)}}
		}
	}
	return nil
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
