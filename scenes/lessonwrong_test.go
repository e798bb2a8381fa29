package scenes_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"safehouse/render"
	"safehouse/scenes"
)

// At every note of every lesson that asks for something, first what is wrong is pressed: an empty place, the card itself, the things it
// only speaks of, and something else that is offered. The lesson says what to do, nothing is lost, and what is asked for leads on.
func TestAWrongPressIsAnsweredAndCostsNothing(t *testing.T) {
	eachLesson(t, func(t *testing.T, l *scenes.Lesson) {
		d := school(t)
		d.app.Teach(t, l.Game, 0)
		d.rest()
		for step := 0; !d.app.Lesson().Over; step++ {
			if s := d.app.Lesson(); len(s.Wants) > 0 && d.app.Top().Stage().Modals() == 0 {
				d.pressWrong(l, s)
			}
			if d.follow(); step > 4*len(l.Notes) {
				t.Fatalf("the lesson hangs at note %d", d.app.Lesson().Note)
			}
		}
	})
}

// pressWrong presses what a note does not ask for, one thing after the other.
func (d *desk) pressWrong(l *scenes.Lesson, s scenes.LessonState) {
	d.t.Helper()
	n := l.Notes[s.Note]
	wrong := append([]string{"", "note"}, n.Half...)
	right := d.app.Says(d.app.Seen().Shown.Describe(s.Wants[0]))
	for _, id := range d.app.Top().(scenes.Offerer).Offers() {
		if st := d.app.Top().Stage(); st.Thing(id) != nil && st.Thing(id).Label == right {
			continue // the button of what is asked for
		}
		if _, _, ok := d.app.Top().Stage().Pick(id); ok && id != s.Lit && !slices.Contains(wrong, id) {
			wrong = append(wrong, id)
			break
		}
	}
	for _, id := range wrong {
		where := fmt.Sprintf("note %s with %q lit, pressing %q", n.ID, s.Lit, id)
		st := d.app.Top().Stage()
		x, y, ok := st.Pick(id)
		if id == "" {
			p := d.emptyPlace().Mul(st.Scale())
			x, y, ok = p.X, p.Y, true
		}
		if !ok || id == s.Lit {
			continue
		}
		before, words := d.position(), st.Words()
		done := len(d.app.Table().Match.Steps())
		d.visit(fmt.Sprintf("hover 3 3\nwait idle\nclick %g %g\nwait idle", x, y))
		now := d.app.Lesson()
		if did := d.app.Table().Match.Steps()[done:]; len(did) > 0 && did[0].Action == s.Wants[0] && !now.Astray {
			return // it did just what is asked for
		}
		said := slices.ContainsFunc(st.Words(), func(w string) bool { return !slices.Contains(words, w) }) ||
			slices.ContainsFunc(st.Toasts(), func(x string) bool { return strings.Contains(x, d.house.Book.T(l.Game+"-guide", n.ID, nil)) })
		switch _, armed := d.app.Armed(); {
		case !said || !now.Shown:
			d.t.Errorf("%s: nothing is said: %+v", where, now)
		case now.Astray:
			d.visit("expect text " + render.Plain(d.house.Book.T(l.Game+"-guide", n.ID+".else", nil)) + "\npick note/back\nwait idle")
		case d.position() != before:
			d.t.Errorf("%s: something else was done, and the note goes on as if nothing had been: %+v", where, now)
		case armed || st.Modals() > 0:
			d.visit("key Escape\nwait idle")
		}
		if now = d.app.Lesson(); !now.Shown || now.Note != s.Note || now.Lit != s.Lit || now.Astray || d.position() != before {
			d.t.Fatalf("%s: it came to %+v", where, now)
		}
	}
}

// emptyPlace is a place of the table where nothing can be pressed.
func (d *desk) emptyPlace() render.Point {
	st := d.app.Top().Stage()
	for y := 20.0; y < st.Area().H; y += 40 {
		for x := 20.0; x < st.Area().W; x += 40 {
			p := render.Pt(x, y)
			if !slices.ContainsFunc(st.Things(), func(id string) bool {
				x := st.Thing(id)
				return x != nil && !x.Decor && x.Shape.Has(p)
			}) {
				return p
			}
		}
	}
	d.t.Fatal("the table has no empty place")
	return render.Point{}
}
