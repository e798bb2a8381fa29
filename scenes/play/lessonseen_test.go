package play_test

import (
	"slices"
	"testing"

	"safehouse/rules"
	"safehouse/rules/deepstate"
	"safehouse/scenes"
	"safehouse/scenes/play"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

// A note that waits for an event opens as soon as that was shown, in the middle of a turn; what comes after it is shown when the
// note is put away. Called back, or taken up after it was left, it lies over the same moment.
func TestANoteOpensInTheMiddleOfATurn(t *testing.T) {
	l := tables.Lessons["deepstate"]()
	acts := func(n scenes.Note) bool { return len(n.Do) > 0 }
	n := slices.IndexFunc(l.Notes, acts) + 1
	then := l.Notes[n+slices.IndexFunc(l.Notes[n:], acts)]
	l.Notes = slices.Insert(slices.Clip(l.Notes[:n]), n, scenes.Note{ID: l.Notes[0].ID, Seen: deepstate.EvHOCCard}, scenes.Note{ID: l.Notes[0].ID, Seen: deepstate.EvTaken}, then)
	d := scenestest.School(t)
	d.House.Lessons = map[string]func() *scenes.Lesson{"deepstate": func() *scenes.Lesson { return l }}
	d.Teach("deepstate", n-1)
	d.Rest()
	follow(d)
	shown := func() uint64 {
		h, err := rules.Hash(play.Table(d.App).Shown())
		if err != nil {
			t.Fatal(err)
		}
		return h
	}
	lies := func(note int, after rules.EventKind) {
		t.Helper()
		if s := play.Lesson(d.App); s.Note != note || !s.Shown || s.Astray {
			t.Fatalf("note %d does not lie on the table: %+v", note, s)
		}
		sit := play.Table(d.App)
		steps := sit.Match.Steps()
		var seen []rules.Event
		for _, e := range steps[len(steps)-1].Events {
			if e.SeenBy(sit.Viewer()) {
				seen = append(seen, e)
			}
		}
		at := len(seen) - len(sit.Pending()) - 1
		if at == len(seen)-1 || at != slices.IndexFunc(seen, func(e rules.Event) bool { return e.Kind == after }) {
			t.Fatalf("note %d lies over event %d of %d", note, at, len(seen))
		}
	}
	lies(n, deepstate.EvHOCCard)
	first := shown()
	d.Run("key Period\nwait idle\n") // skipping goes no further
	lies(n, deepstate.EvHOCCard)
	d.Run("pick note/on\nwait idle\n")
	lies(n+1, deepstate.EvTaken)
	second := shown()
	if first == second {
		t.Error("two notes show one position")
	}
	d.Run("pick note/on\nwait idle\n")
	if s := play.Lesson(d.App); s.Note != n+2 || !s.Shown || play.Table(d.App).Showing() {
		t.Fatalf("when it was put away it came to %+v", s)
	}
	d.Run("pick note/earlier\nwait idle\n")
	if lies(n+1, deepstate.EvTaken); shown() != second {
		t.Error("called back it lies over another position")
	}
	d.Run("pick note/earlier\nwait idle\n")
	if lies(n, deepstate.EvHOCCard); shown() != first {
		t.Error("the one before, called back, lies over another position")
	}
	d.App.Home()
	d.Teach("deepstate", n+1)
	d.Rest()
	if lies(n+1, deepstate.EvTaken); shown() != second {
		t.Error("taken up again it lies over another position")
	}
}

// What is done instead of what a note asks for is answered before the automa answers it, in the same step.
func TestAnotherMoveIsAnsweredBeforeTheAutomaActs(t *testing.T) {
	l := tables.Lessons["deepstate"]()
	n := slices.IndexFunc(l.Notes, func(n scenes.Note) bool { return len(n.Do) > 0 })
	d := scenestest.School(t)
	d.Teach("deepstate", n)
	d.Rest()
	play.Rather(d.App, play.Lesson(d.App).Wants...)
	d.Rest()
	hoc := func() bool {
		return slices.ContainsFunc(play.Table(d.App).Pending(), func(e rules.Event) bool { return e.Kind == deepstate.EvHOCCard })
	}
	if s := play.Lesson(d.App); !s.Astray || !s.Shown || !hoc() {
		t.Fatalf("HOC has acted before the lesson answered: %+v", s)
	}
	d.Run("pick note/try\nwait idle\n")
	if s := play.Lesson(d.App); !s.Trying || hoc() {
		t.Errorf("tried, HOC does not act: %+v", s)
	}
}
