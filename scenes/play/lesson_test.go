package play_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"safehouse/render"
	"safehouse/rules"
	"safehouse/scenes"
	"safehouse/scenes/play"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

// eachLesson runs a test with every lesson.
func eachLesson(t *testing.T, test func(t *testing.T, l *scenes.Lesson)) {
	for _, game := range slices.Sorted(scenestest.MapKeys(tables.Lessons)) {
		t.Run(game, func(t *testing.T) { test(t, tables.Lessons[game]()) })
	}
}

// Everything a lesson names is there, and its texts are complete and short: a
// headline, at most four lines, an answer to anything else.
func TestALessonNamesWhatIsThere(t *testing.T) {
	eachLesson(t, func(t *testing.T, l *scenes.Lesson) {
		d := scenestest.School(t)
		if err := play.CheckLesson(d.App, l); err != nil {
			t.Fatal(err)
		}
		shelf := l.Game + "-guide"
		var keys []string
		for _, n := range l.Notes {
			want := []string{n.ID, n.ID + ".text"}
			if n.Lit != "" {
				want = append(want, n.ID+".tag")
			}
			if len(n.Do) > 0 {
				want = append(want, n.ID+".else")
			}
			for _, k := range want {
				if !d.House.Book.Has(shelf, k) {
					t.Errorf("%s has no %s", shelf, k)
				}
			}
			if n.Seen != 0 && len(n.Do) > 0 {
				t.Errorf("note %s opens in the middle of a turn, where nothing can be done", n.ID)
			}
			for i := 1; i < len(n.Do); i++ { // a further press may have a tag of its own
				if k := fmt.Sprintf("%s.tag.%d", n.ID, i+1); d.House.Book.Has(shelf, k) {
					want = append(want, k)
				}
			}
			keys = append(keys, want...)
			if text := d.House.Book.T(shelf, n.ID+".text", nil); len(text) > 240 {
				t.Errorf("note %s: %d letters do not fit four lines", n.ID, len(text))
			}
		}
		if d.House.Book.Has(shelf, "last") { // its last page
			for _, k := range []string{"last", "last.text", "last.can", "last.adds"} {
				if keys = append(keys, k); !d.House.Book.Has(shelf, k) {
					t.Errorf("%s has no %s", shelf, k)
				}
			}
		}
		for _, k := range d.House.Book.Keys(shelf) {
			if !slices.Contains(keys, k) {
				t.Errorf("%s: no note says %s", shelf, k)
			}
		}
		if n := len(l.Notes); n < 8 || n > 20 {
			t.Errorf("%d notes", n)
		}
	})
}

// follow does with the mouse what the note on the table asks for.
func follow(d *scenestest.Desk) {
	d.T.Helper()
	s := play.Lesson(d.App)
	if !s.Shown {
		d.T.Fatalf("note %d does not lie on the table", s.Note)
	}
	if s.Lit == "" {
		d.Run("pick note/on\nwait idle\n")
		return
	}
	d.Run(fmt.Sprintf("pick %s\nwait idle\n", s.Lit))
	if d.App.Top().Stage().Thing("choices of "+s.Lit+":0") != nil { // which of several: the one that the note names
		st := play.Table(d.App).Match.State()
		text := render.Plain(d.House.Book.Say(st.Game().Info().ID, st.Describe(s.Wants[0])))
		d.Run("key Escape\nwait idle\ndo " + text + "\nwait idle\n")
	}
}

// Pressing what is lit, and nothing else, leads through every note to the end.
func TestPressingWhatIsLitLeadsThroughALesson(t *testing.T) {
	eachLesson(t, func(t *testing.T, l *scenes.Lesson) {
		d := scenestest.School(t)
		d.Teach(l.Game, 0)
		d.Rest()
		tags := map[[2]string]string{} // of each note what it calls which thing
		for step, want := 0, 0; !play.Lesson(d.App).Over; step++ {
			s := play.Lesson(d.App)
			if lit := l.Notes[s.Note].Lit; lit != "" && want != s.Note && !d.Shows(lit) {
				t.Errorf("note %s speaks of %s, which does not lie on the table", l.Notes[s.Note].ID, lit)
			}
			if k := [2]string{l.Notes[s.Note].ID, s.Tag}; s.Lit != "" && s.Tag != "press it" { // which names nothing
				if lit, ok := tags[k]; ok && lit != s.Lit {
					t.Errorf("note %s says %q of %s and of %s", k[0], s.Tag, lit, s.Lit)
				}
				tags[k] = s.Lit
			}
			if s.Note != want && s.Note != want+1 || s.Astray {
				t.Fatalf("from note %d it came to %+v", want, s)
			}
			if want = s.Note; step > 4*len(l.Notes) {
				t.Fatalf("the lesson hangs at note %d", s.Note)
			}
			follow(d)
		}
		if n, done := d.House.Profile.Marks["lesson."+l.Game], true; n != -1 || !done {
			t.Errorf("the profile keeps %d for a lesson that was done", n)
		}
	})
}

// Whatever else is done at a note: it answers, takes it back into exactly the
// position before, and goes on from there; played on, rivals answer, and the note can be called back at any time.
func TestAnythingElseIsAnsweredAndCanBeTakenBack(t *testing.T) {
	eachLesson(t, func(t *testing.T, l *scenes.Lesson) {
		d := scenestest.School(t)
		for n := range l.Notes {
			if len(l.Notes[n].Do) == 0 {
				continue
			}
			d.App.Home()
			d.Teach(l.Game, n)
			d.Rest()
			s := play.Lesson(d.App)
			if s.Note != n || !s.Shown {
				t.Fatalf("opened at note %d it shows %+v", n, s)
			}
			before := position(d)
			if !play.Rather(d.App, s.Wants...) {
				continue
			}
			d.Rest()
			if s = play.Lesson(d.App); !s.Astray || !s.Shown {
				t.Fatalf("note %d: something else was done and nobody answers: %+v", n, s)
			}
			d.Run("pick note/back\nwait idle\n")
			if s = play.Lesson(d.App); s.Note != n || s.Astray || position(d) != before {
				t.Fatalf("note %d: taken back it is %+v", n, s)
			}
			play.Rather(d.App, s.Wants...)
			d.Rest()
			d.Run("pick note/try\nwait idle\n")
			for range 2 {
				if s = play.Lesson(d.App); !s.Trying || s.Note != n || s.Shown {
					t.Fatalf("note %d: tried, it shows %+v", n, s)
				}
				play.Rather(d.App, rules.Action{})
				d.Rest()
			}
			d.Run("pick note/back\nwait idle\n")
			if s = play.Lesson(d.App); s.Note != n || s.Astray || s.Trying || !s.Shown || position(d) != before {
				t.Fatalf("note %d: called back it is %+v", n, s)
			}
		}
	})
}

// position is the whole position on the table.
func position(d *scenestest.Desk) string {
	b, err := play.Table(d.App).Match.State().MarshalJSON()
	if err != nil {
		d.T.Fatal(err)
	}
	return strings.ReplaceAll(string(b), "\n", "")
}

// Keys and pad go on from the first note as from any other: Enter puts it away and
// does nothing at the table.
func TestKeysGoOnFromTheFirstNote(t *testing.T) {
	eachLesson(t, func(t *testing.T, l *scenes.Lesson) {
		if len(l.Notes[0].Do) > 0 {
			t.Skip("its first note is no note to read")
		}
		d := scenestest.School(t)
		d.Teach(l.Game, 0)
		d.Rest()
		before := position(d)
		d.Run("key Enter\nwait idle\n")
		if s := play.Lesson(d.App); s.Note != 1 || position(d) != before {
			t.Errorf("Enter at the first note led to %+v", s)
		}
	})
}

// A lesson that was left goes on at its note, and the box knows which.
func TestALessonThatWasLeftGoesOnThere(t *testing.T) {
	eachLesson(t, func(t *testing.T, l *scenes.Lesson) {
		d := scenestest.School(t)
		d.Teach(l.Game, 0)
		d.Rest()
		for play.Lesson(d.App).Note < 3 {
			follow(d)
		}
		at, pos := play.Lesson(d.App).Note, position(d)
		d.Run("pick note/end\nwait idle\npick end-lesson/0\nwait idle\nexpect scene title\n")
		if n := d.House.Profile.Marks["lesson."+l.Game]; n != int64(at+1) {
			t.Fatalf("left at note %d, the profile keeps %d", at+1, n)
		}
		d.Teach(l.Game, at)
		d.Rest()
		if s := play.Lesson(d.App); s.Note != at || position(d) != pos {
			t.Errorf("it goes on at %+v in another position", s)
		}
	})
}

// Who first does something else and then what the note asks for goes on with the next note.
func TestADetourLeadsOn(t *testing.T) {
	d := scenestest.School(t)
	d.Teach("masters", 2)
	d.Rest()
	d.Run("pick hex:f9\nwait idle\n")
	if s := play.Lesson(d.App); !s.Astray {
		t.Fatalf("another exit is no detour: %+v", s)
	}
	d.Run("pick hex:i5\nwait idle\npick hex:g5\nwait idle\npick way\nwait idle\n")
	if s := play.Lesson(d.App); s.Astray || s.Note != 3 {
		t.Errorf("after the exit that was asked for it is at %+v", s)
	}
}
