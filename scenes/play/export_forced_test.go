package play

import (
	"fmt"
	"slices"

	"safehouse/render/ui/input"
	"safehouse/rules"
	"safehouse/scenes"
)

// Press plays a decision without showing anything, everybody by first sight, a single answer as the window gives it. It tells
// which action it was, whether a person decided, whether the window answered and whether a second press is asked for.
func Press(a *scenes.App) (x rules.Action, mine, forced, twice bool) {
	x, mine, forced, twice = sight(a)
	take(a, x)
	return x, mine, forced, twice
}

// Counted plays a decision as Press does and counts what a person presses for it at the table: one thing or button, two where
// a menu asks on or a thing is taken to a place, or where undo ends; nothing for what the window answers, and nothing for
// passing a question over, which is done by the press for what lies behind it.
func Counted(a *scenes.App) (x rules.Action, mine bool, presses int) {
	x, mine, forced, twice := sight(a)
	if mine && !forced {
		if presses = pressesFor(a, x); presses == 1 && twice {
			presses++ // what is chosen from a menu was chosen by name
		}
	}
	take(a, x)
	return x, mine, presses
}

// Passed reports whether what Press would do next is done by the press for what lies behind it.
func Passed(a *scenes.App) bool {
	x, mine, forced, _ := sight(a)
	v := a.Top().(*tableScene).newView()
	by, ok := v.PassedBy()
	return mine && !forced && ok && by == x
}

// pressesFor is how many presses of the table as it is laid now lead to an action.
func pressesFor(a *scenes.App, x rules.Action) int {
	a.Step(&input.Snapshot{})
	t := a.Top().(*tableScene)
	v := t.view
	switch by, ok := v.PassedBy(); {
	case ok && by == x:
		return 0
	case slices.Contains(t.answersOf(v), x):
		return 1
	}
	defer func() { t.stage.Rebuild(); a.Step(&input.Snapshot{}) }()
	for _, id := range slices.Clone(v.Offers()) {
		th := t.stage.Thing(id)
		if th == nil || th.Press == nil || th.Disabled {
			continue
		}
		var did rules.Action
		t.view.Ask.Decide = func(b rules.Action) { did = b }
		if th.Press(); t.letGo() { // it was selected
			a.Step(&input.Snapshot{})
		}
		if did == x {
			return 1
		}
	}
	return 2
}

// sight is what Press would do.
func sight(a *scenes.App) (x rules.Action, mine, forced, twice bool) {
	t := a.Top().(*tableScene)
	s, m := t.sit, t.sit.Match
	s.Arrive()
	s.Lift()
	legal := m.Legal()
	w := make([]float64, len(legal))
	m.View(m.Turn().Seat).Priors(legal, w)
	for i := range legal {
		if x = legal[i]; i > 0 && w[i] <= w[0] {
			continue
		}
		w[0], legal[0] = w[i], x
	}
	x = legal[0]
	if mine = slices.Contains(s.Legal(), x); mine {
		if f, ok := s.Forced(); ok {
			x, forced = f, true
		}
		twice = !forced && t.bars(x)
	}
	return x, mine, forced, twice
}

// take applies an action to the match without showing it.
func take(a *scenes.App, x rules.Action) {
	s := a.Top().(*tableScene).sit
	if _, err := s.Match.Apply(x); err != nil {
		panic(err)
	}
	s.Arrive()
}

// ForcedLaw undoes and takes again what the window has just answered, and says which law that breaks, "" for none.
func ForcedLaw(a *scenes.App, open bool) string {
	s := a.Top().(*tableScene).sit
	no := s.NoUndo()
	if !no.IsZero() {
		if open {
			return "the answer of the window ended an Undo that stood open: " + no.Key
		}
		return ""
	}
	at, now := s.Match.Actions(), s.Match.State().Clone()
	if err := s.Undo(); err != nil {
		return err.Error()
	}
	if x, ok := s.Forced(); ok {
		return fmt.Sprintf("Undo leads to a question that the window answers with %v", x)
	}
	if s.Match.Actions() > at-2 {
		return "Undo takes no press back"
	}
	if err := s.Redo(); err != nil {
		return err.Error()
	}
	if s.Match.Actions() != at || !s.Match.State().Same(now) {
		return "Redo does not take the answers again"
	}
	return ""
}

// GivesUp is the button of the prompt that leads on and yet gives up what could be had, "" for none.
func GivesUp(a *scenes.App) string {
	t := a.Top().(*tableScene)
	a.Step(&input.Snapshot{})
	legal := t.view.Legal()
	for i, x := range t.answersOf(t.view) {
		if !t.info().Verbs[x.Verb].Declines || !rules.Declines(t.view.Shown, x) {
			continue
		}
		for _, c := range t.choices() {
			if c.id != choiceID(i) || !c.confirm {
				continue
			}
			for _, other := range legal {
				who, crew := t.view.Shown.(rules.CrewMember)
				if !t.info().Verbs[other.Verb].Declines && (!crew || who.Actor(other) == who.Actor(x)) {
					return c.label
				}
			}
		}
	}
	return ""
}
