package scenes_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"safehouse/render"
	"safehouse/scenes"
	"safehouse/scenes/tables"
)

// school opens the program with the real tables and their lessons.
func school(t *testing.T) *desk {
	d := blindDesk(t, 1280, 720)
	d.house.Tables, d.house.Lessons = tables.All, tables.Lessons
	return d
}

// eachLesson runs a test with every lesson.
func eachLesson(t *testing.T, test func(t *testing.T, l *scenes.Lesson)) {
	for _, game := range slices.Sorted(mapKeys(tables.Lessons)) {
		t.Run(game, func(t *testing.T) { test(t, tables.Lessons[game]()) })
	}
}

func mapKeys(m map[string]func() *scenes.Lesson) func(func(string) bool) {
	return func(yield func(string) bool) {
		for k := range m {
			if !yield(k) {
				return
			}
		}
	}
}

// Everything a lesson names is there, and its texts are complete and short: a
// headline, at most four lines, an answer to anything else.
func TestALessonNamesWhatIsThere(t *testing.T) {
	eachLesson(t, func(t *testing.T, l *scenes.Lesson) {
		d := school(t)
		if err := d.app.CheckLesson(l); err != nil {
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
				if !d.house.Book.Has(shelf, k) {
					t.Errorf("%s has no %s", shelf, k)
				}
			}
			keys = append(keys, want...)
			if text := d.house.Book.T(shelf, n.ID+".text", nil); len(text) > 240 {
				t.Errorf("note %s: %d letters do not fit four lines", n.ID, len(text))
			}
		}
		for _, k := range d.house.Book.Keys(shelf) {
			if !slices.Contains(keys, k) {
				t.Errorf("%s: no note says %s", shelf, k)
			}
		}
		if n := len(l.Notes); n < 8 || n > 14 {
			t.Errorf("%d notes", n)
		}
	})
}

// rest lets the table come to rest.
func (d *desk) rest() { d.app.Play(d.t, d.canvas, "wait idle\n") }

// follow does with the mouse what the note on the table asks for.
func (d *desk) follow() {
	d.t.Helper()
	s := d.app.Lesson()
	if !s.Shown {
		d.t.Fatalf("note %d does not lie on the table", s.Note)
	}
	if s.Lit == "" {
		d.app.Play(d.t, d.canvas, "pick note/on\nwait idle\n")
		return
	}
	d.app.Play(d.t, d.canvas, fmt.Sprintf("pick %s\nwait idle\n", s.Lit))
	if d.app.Top().Stage().Thing("choices of "+s.Lit+":0") != nil { // which of several: the one that the note names
		st := d.app.Table().Match.State()
		text := render.Plain(d.house.Book.Say(st.Game().Info().ID, st.Describe(s.Wants[0])))
		d.app.Play(d.t, d.canvas, "key Escape\nwait idle\ndo "+text+"\nwait idle\n")
	}
}

// Pressing what is lit, and nothing else, leads through every note to the end.
func TestPressingWhatIsLitLeadsThroughALesson(t *testing.T) {
	eachLesson(t, func(t *testing.T, l *scenes.Lesson) {
		d := school(t)
		d.app.Teach(t, l.Game, 0)
		d.rest()
		for step, want := 0, 0; !d.app.Lesson().Over; step++ {
			s := d.app.Lesson()
			if s.Note != want && s.Note != want+1 || s.Astray {
				t.Fatalf("from note %d it came to %+v", want, s)
			}
			if want = s.Note; step > 4*len(l.Notes) {
				t.Fatalf("the lesson hangs at note %d", s.Note)
			}
			d.follow()
		}
		if n, done := d.house.Profile.Marks["lesson."+l.Game], true; n != -1 || !done {
			t.Errorf("the profile keeps %d for a lesson that was done", n)
		}
	})
}

// Whatever else is done at a note: it answers, takes it back into exactly the
// position before, and goes on from there; who would rather go on can do so too.
func TestAnythingElseIsAnsweredAndCanBeTakenBack(t *testing.T) {
	eachLesson(t, func(t *testing.T, l *scenes.Lesson) {
		d := school(t)
		for n := range l.Notes {
			if len(l.Notes[n].Do) == 0 {
				continue
			}
			d.app.Home()
			d.app.Teach(t, l.Game, n)
			d.rest()
			s := d.app.Lesson()
			if s.Note != n || !s.Shown {
				t.Fatalf("opened at note %d it shows %+v", n, s)
			}
			before := d.position()
			if !d.app.Rather(s.Wants[0]) {
				continue
			}
			d.rest()
			if s = d.app.Lesson(); !s.Astray || !s.Shown {
				t.Fatalf("note %d: something else was done and nobody answers: %+v", n, s)
			}
			d.app.Play(t, d.canvas, "pick note/back\nwait idle\n")
			if s = d.app.Lesson(); s.Note != n || s.Astray || d.position() != before {
				t.Fatalf("note %d: taken back it is %+v", n, s)
			}
			d.app.Rather(s.Wants[0])
			d.app.Rather(s.Wants[0])
			d.rest()
			d.app.Play(t, d.canvas, "pick note/on\nwait idle\n")
			if s = d.app.Lesson(); s.Note < n || s.Astray {
				t.Fatalf("note %d: went on and came to %+v", n, s)
			}
		}
	})
}

// position is the whole position on the table.
func (d *desk) position() string {
	b, err := d.app.Table().Match.State().MarshalJSON()
	if err != nil {
		d.t.Fatal(err)
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
		d := school(t)
		d.app.Teach(t, l.Game, 0)
		d.rest()
		before := d.position()
		d.app.Play(t, d.canvas, "key Enter\nwait idle\n")
		if s := d.app.Lesson(); s.Note != 1 || d.position() != before {
			t.Errorf("Enter at the first note led to %+v", s)
		}
	})
}

// A lesson that was left goes on at its note, and the box knows which.
func TestALessonThatWasLeftGoesOnThere(t *testing.T) {
	eachLesson(t, func(t *testing.T, l *scenes.Lesson) {
		d := school(t)
		d.app.Teach(t, l.Game, 0)
		d.rest()
		for d.app.Lesson().Note < 3 {
			d.follow()
		}
		at, pos := d.app.Lesson().Note, d.position()
		d.app.Play(t, d.canvas, "pick note/end\nwait idle\npick end-lesson/0\nwait idle\nexpect scene title\n")
		if n := d.house.Profile.Marks["lesson."+l.Game]; n != int64(at+1) {
			t.Fatalf("left at note %d, the profile keeps %d", at+1, n)
		}
		d.app.Teach(t, l.Game, at)
		d.rest()
		if s := d.app.Lesson(); s.Note != at || d.position() != pos {
			t.Errorf("it goes on at %+v in another position", s)
		}
	})
}

// Who first does something else and then what the note asks for goes on with the next note.
func TestADetourLeadsOn(t *testing.T) {
	d := school(t)
	d.app.Teach(t, "masters", 1)
	d.rest()
	d.app.Play(t, d.canvas, "pick hex:f9\nwait idle\n")
	if s := d.app.Lesson(); !s.Astray {
		t.Fatalf("another exit is no detour: %+v", s)
	}
	d.app.Play(t, d.canvas, "pick hex:i3\nwait idle\n")
	if s := d.app.Lesson(); s.Astray || s.Note != 2 {
		t.Errorf("after the exit that was asked for it is at %+v", s)
	}
}
