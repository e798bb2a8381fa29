package play

import (
	"strings"

	"safehouse/rules"
	"safehouse/scenes"
)

// lookUp opens the almanac at the card that a thing shows, at its first page for one that shows none.
func (t *tableFrame) lookUp(thing string) {
	t.house.Push(t.house.Rooms.Almanac(t.house, t.info().ID, t.cardOf(thing), t.place()))
}

// cardOf is the ID of the card that a thing shows, "" for none.
func (t *tableFrame) cardOf(thing string) string {
	if c, ok := t.table.(scenes.Cataloguer); ok {
		return c.CardOf(thing)
	}
	return ""
}

// showing is the ID of a thing on the table that shows a card, "" for none.
func (t *tableFrame) showing(card string) string {
	for _, id := range t.stage.Things() {
		if x := t.stage.Thing(id); x != nil && !x.Decor && t.cardOf(id) == card {
			return id
		}
	}
	return ""
}

// readRules opens the rules at a phase.
func (t *tableFrame) readRules(phase string) {
	t.house.Push(t.house.Rooms.Rules(t.house, t.info().ID, phase, t.place()))
}

// place is what the rules and the almanac may say of this match.
func (t *tableFrame) place() *scenes.Whereabouts {
	return &scenes.Whereabouts{Piles: t.piles(), Now: t.figure, Seen: func(id string) bool { return t.showing(id) != "" }, Show: func(id string) {
		for t.house.App.Top().Stage() != t.stage {
			t.house.Pop()
		}
		t.stage.Focus(t.showing(id))
	}}
}

// figure is how things stand in this match: what its game knows by a name, or the options that it is played with.
func (t *tableFrame) figure(name string) string {
	if name == "options" {
		if l := t.file.Options(); len(l) > 0 {
			return strings.Join(l, "; ") + "."
		}
		return t.house.T("rules.now.none")
	}
	if s, ok := t.view.Shown.(rules.Figured); ok {
		if m := s.Figure(name); !m.IsZero() {
			return t.say(m)
		}
	}
	return ""
}
