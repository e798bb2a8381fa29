package play

import (
	"slices"

	"safehouse/rules"
	"safehouse/rules/match"
	"safehouse/scenes"
)

// lookAhead adds to a view the places that are further than a step.
func (t *tableScene) lookAhead(v *scenes.View) {
	if x, ok := t.table.(scenes.Stepper); ok && v.Asked {
		v.OfferWays(x, uint64(t.sit.Match.Actions())+1, !t.teaches(), t.chooseWay)
	}
}

// teaches reports whether a lesson goes on at this table: it takes a way step by step.
func (t *tableScene) teaches() bool { return t.lesson != nil && !t.lesson.ended }

// chooseWay takes what a person pressed where a piece goes step by step.
func (t *tableScene) chooseWay(a rules.Action) {
	v := t.view
	if v == nil {
		t.choose(a)
		return
	}
	way, from := v.Way(a)
	if len(way) == 1 {
		t.choose(a)
		return
	}
	if !slices.Contains(t.sit.Legal(), way[0]) {
		return
	}
	if !t.armsFirst(a, func() bool { return t.barsWay(way, from) }) {
		t.decide(a)
	}
}

// barsWay reports whether a way waits for a second press: Undo would not take one of its steps back.
func (t *tableScene) barsWay(way []rules.Action, from []rules.State) bool {
	for i, x := range way {
		if t.barsIn(from[i], x, len(t.sit.Match.Steps())+i) {
			return true
		}
	}
	return false
}

// walking is the rest of a way that a person has chosen, from an action of the match on.
type walking struct {
	rest    []rules.Action
	actions int
}

// setOut takes the first step of a way; it reports whether a choice is one.
func (t *tableScene) setOut(a rules.Action) bool {
	if t.view == nil {
		return false
	}
	way, _ := t.view.Way(a)
	if len(way) == 1 {
		return false
	}
	if t.sit.Decide(way[0]); !t.sit.Stuck() {
		t.walk = walking{way[1:], t.sit.Match.Actions()}
	}
	return true
}

// walkOn takes the next step of it, unless the last one has turned something up; it reports whether there was one.
func (t *tableScene) walkOn() bool {
	w := t.walk
	if len(w.rest) == 0 {
		return false
	}
	steps := t.sit.Match.Steps()
	if t.sit.Match.Actions() != w.actions || len(steps) == 0 || steps[len(steps)-1].Disclosed != match.Nothing || !slices.Contains(t.sit.Legal(), w.rest[0]) {
		t.walk = walking{}
		return false
	}
	t.sit.Decide(w.rest[0])
	t.walk = walking{w.rest[1:], t.sit.Match.Actions()}
	return true
}
