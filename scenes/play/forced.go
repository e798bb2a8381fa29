package play

import (
	"slices"

	"safehouse/rules"
	"safehouse/scenes"
)

// The table says which questions with one answer the window may answer (sittingforced.go).

// forcedMS is how long such a question and its answer are seen before it is given.
const forcedMS = 350

// answersAlone lets the window answer at this table.
func (t *tableScene) answersAlone() {
	judge := t.house.Tables[t.info().ID]() // looks at positions that are not on the screen
	t.sit.Answers = func(st rules.State, a rules.Action) bool { return !t.taught(a) && !t.lets(judge, st, a) }
	t.sit.Leaves = t.elsewhere
	t.sit.Beat = func() int { return t.house.Pace().Mine.Fade(forcedMS) }
}

// taught reports whether the lesson at this table asks for an action somewhere: a person is to have pressed it.
func (t *tableScene) taught(a rules.Action) bool {
	l := t.lesson
	return l != nil && !l.ended && slices.ContainsFunc(l.lesson.Notes, func(n scenes.Note) bool {
		return slices.ContainsFunc(n.Do, func(d scenes.Deed) bool {
			x, err := t.info().Read(d)
			return err == nil && x == a
		})
	})
}

// lets reports whether an action lets something go that is still there, actions that are left: that is pressed.
func (t *tableScene) lets(judge scenes.Table, st rules.State, a rules.Action) bool {
	w, ok := judge.(scenes.Waster)
	if !ok {
		return false
	}
	seat := st.Turn().Seat
	if seat == rules.Crew {
		seat = t.sit.Viewer()
	}
	v := t.newView()
	v.Shown, v.Seat, v.Turned, v.Asked, v.Ask.Legal = rules.View(st, seat), seat, seat, true, st.Legal(nil)
	return w.Wastes(v, a) != ""
}

// elsewhere reports whether the person is to look at something else than the question: a note, another choice to compare, or
// what the table proposes.
func (t *tableScene) elsewhere() bool {
	if l := t.lesson; l != nil && !l.ended && (l.over() || l.astray && !l.trying || l.due >= 0 || l.told != t.sit.Version() || len(l.lesson.Deeds(t.sit.Match, l.at().note)) == 0) {
		return true
	}
	return t.picking || t.file.Looking || t.view != nil && t.built == t.sit.Version() && len(t.proposed()) > 0
}
