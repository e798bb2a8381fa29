package scenes

import (
	"fmt"
	"slices"

	"safehouse/render/ui/input"
	"safehouse/rules"
)

// Press plays a decision without showing anything, everybody by first sight, a single answer as the window gives it. It tells
// which action it was, whether a person decided, whether the window answered and whether a second press is asked for.
func (a *App) Press() (x rules.Action, mine, forced, twice bool) {
	x, mine, forced, twice = a.sight()
	a.take(x)
	return x, mine, forced, twice
}

// Counted plays a decision as Press does and counts what a person presses for it at the table: one thing or button, two where
// a menu asks on or a thing is taken to a place, or where undo ends; nothing for what the window answers, and nothing for
// passing a question over, which is done by the press for what lies behind it.
func (a *App) Counted() (x rules.Action, mine bool, presses int) {
	x, mine, forced, twice := a.sight()
	if mine && !forced {
		if presses = a.presses(x); presses == 1 && twice {
			presses++ // what is chosen from a menu was chosen by name
		}
	}
	a.take(x)
	return x, mine, presses
}

// Passed reports whether what Press would do next is done by the press for what lies behind it.
func (a *App) Passed() bool {
	x, mine, forced, _ := a.sight()
	v := a.Top().(*tableScene).newView()
	return mine && !forced && v.passing != nil && v.passing.by == x
}

// presses is how many presses of the table as it is laid now lead to an action.
func (a *App) presses(x rules.Action) int {
	a.Step(&input.Snapshot{})
	t := a.Top().(*tableScene)
	v := t.view
	switch {
	case v.passing != nil && v.passing.by == x:
		return 0
	case slices.Contains(t.answersOf(v), x):
		return 1
	}
	for id, list := range v.standing {
		_, thing := v.partsOf().things[id]
		if th := t.stage.Thing(id); th != nil && th.Press != nil && len(list) == 1 && list[0] == x && (!thing || v.alone(id)) {
			return 1
		}
	}
	return 2
}

// sight is what Press would do.
func (a *App) sight() (x rules.Action, mine, forced, twice bool) {
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
func (a *App) take(x rules.Action) {
	s := a.Top().(*tableScene).sit
	if _, err := s.Match.Apply(x); err != nil {
		panic(err)
	}
	s.Arrive()
}

// ForcedLaw undoes and takes again what the window has just answered, and says which law that breaks, "" for none.
func (a *App) ForcedLaw(open bool) string {
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
func (a *App) GivesUp() string {
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
