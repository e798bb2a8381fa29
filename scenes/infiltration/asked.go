package infiltration

import (
	"slices"

	"safehouse/rules"
	rule "safehouse/rules/infiltration"
	"safehouse/scenes"
)

// Guide tells what to press about the question.
func (t *table) Guide(v *scenes.View) string {
	t.see(v)
	legal := v.Legal()
	if len(legal) == 0 {
		return ""
	}
	switch legal[0].Verb {
	case rule.VSelect:
		return t.T("guide.select", "turn", t.T("guide.turn."+itoa(t.acts())))
	case rule.VStop, rule.VMove:
		if _, may := t.asks(rule.VStop); may {
			return t.T("guide.move.stay")
		}
		return t.T("guide.move")
	case rule.VDone:
		return t.T("guide.discard")
	case rule.VWound:
		return t.T("guide.choose")
	default:
		return t.T("guide." + t.VerbOf(legal[0]))
	}
}

// Steps is a movement that the asked operative has to make.
func (t *table) Steps(st rules.State) (x scenes.Steps, ok bool) {
	s := st.(*rule.State)
	if s.Depth == 0 || !slices.ContainsFunc(s.Legal(nil), func(a rules.Action) bool { return a.Verb == rule.VMove }) {
		return x, false
	}
	return scenes.Steps{Step: rule.VMove, Stay: rule.VStop, Who: rule.RefOperative(s.Ask.Op), At: rule.RefPlace(s.Ops[s.Ask.Op].Place), Left: int(s.Stack[s.Depth-1].N)}, true
}

// acts is in which place the viewer's seat acts in this round, from 1, among
// those who are still inside.
func (t *table) acts() int {
	n, last := 1, t.Seat
	for _, o := range t.s.Order() { // the operatives of a seat follow each other
		seat := int(t.s.Ops[o].Seat)
		if seat == t.Seat {
			break
		}
		if seat != last && t.s.Ops[o].Place.Inside() {
			n, last = n+1, seat
		}
	}
	return n
}

// Wastes says what is lost by staying where one is although a step was paid for.
// Who has gone a room already may stop.
func (t *table) Wastes(v *scenes.View, a rules.Action) string {
	t.see(v)
	if a.Verb != rule.VStop || t.s.Depth == 0 {
		return ""
	}
	f := &t.s.Stack[t.s.Depth-1]
	if f.Maybe && f.N < upTo {
		return ""
	}
	n := max(int(f.N), 1)
	by := rule.Advance
	if t.s.Ops[f.Op].Played>>rule.Retreat&1 == 1 {
		by = rule.Retreat
	}
	return t.T("waste.stay", "n", n, "who", t.callOf(f.Op), "card", t.View.Name(rule.RefCard(by)), "room", t.where(t.s.Ops[f.Op].Place))
}

// upTo is how many rooms a step may lead on where it may lead on further than
// one.
const upTo = 2
