package play_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"safehouse/render"
	"safehouse/scenes"
	"safehouse/scenes/play"
	"safehouse/scenes/scenestest"
)

// At every note of every lesson that asks for something, first what is wrong is pressed: an empty place, the card itself, the things it
// only speaks of, and something else that is offered. The lesson says what to do, nothing is lost, and what is asked for leads on.
func TestAWrongPressIsAnsweredAndCostsNothing(t *testing.T) {
	eachLesson(t, func(t *testing.T, l *scenes.Lesson) {
		d := scenestest.School(t)
		d.Teach(l.Game, 0)
		d.Rest()
		for step := 0; !play.Lesson(d.App).Over; step++ {
			if s := play.Lesson(d.App); len(s.Wants) > 0 && d.App.Top().Stage().Modals() == 0 {
				pressWrong(d, l, s)
			}
			if follow(d); step > 4*len(l.Notes) {
				t.Fatalf("the lesson hangs at note %d", play.Lesson(d.App).Note)
			}
		}
	})
}

// pressWrong presses what a note does not ask for, one thing after the other.
func pressWrong(d *scenestest.Desk, l *scenes.Lesson, s play.LessonState) {
	d.T.Helper()
	n := l.Notes[s.Note]
	wrong := append([]string{"", "note"}, n.Half...)
	right := play.Says(d.App, play.Seen(d.App).Shown.Describe(s.Wants[0]))
	for _, id := range d.App.Top().(scenes.Offerer).Offers() {
		if st := d.App.Top().Stage(); st.Thing(id) != nil && st.Thing(id).Label == right {
			continue // the button of what is asked for
		}
		if _, _, ok := d.App.Top().Stage().Pick(id); ok && id != s.Lit && !slices.Contains(wrong, id) {
			wrong = append(wrong, id)
			break
		}
	}
	for _, id := range wrong {
		where := fmt.Sprintf("note %s with %q lit, pressing %q", n.ID, s.Lit, id)
		st := d.App.Top().Stage()
		x, y, ok := st.Pick(id)
		if id == "" {
			p := emptyPlace(d).Mul(st.Scale())
			x, y, ok = p.X, p.Y, true
		}
		if !ok || id == s.Lit {
			continue
		}
		before, words := position(d), st.Words()
		done := len(play.Table(d.App).Match.Steps())
		d.Visit(fmt.Sprintf("hover 3 3\nwait idle\nclick %g %g\nwait idle", x, y))
		now := play.Lesson(d.App)
		if did := play.Table(d.App).Match.Steps()[done:]; len(did) > 0 && slices.Contains(s.Wants, did[0].Action) && !now.Astray {
			return // it did just what is asked for
		}
		said := slices.ContainsFunc(st.Words(), func(w string) bool { return !slices.Contains(words, w) }) ||
			slices.ContainsFunc(st.Toasts(), func(x string) bool { return strings.Contains(x, d.House.Book.T(l.Game+"-guide", n.ID, nil)) })
		switch _, armed := play.Armed(d.App); {
		case !said || !now.Shown:
			d.T.Errorf("%s: nothing is said: %+v", where, now)
		case now.Astray:
			d.Visit(fmt.Sprintf("hover %g %g\nwait 24", x+2, y+1)) // a pointer that rests there opens no tip over the answer
			if picture, paper := st.TipAt(); st.Thing("note").Shape.Bounds().Overlaps(picture) || st.Thing("note").Shape.Bounds().Overlaps(paper) {
				d.T.Errorf("%s: a tip lies over the answer", where)
			}
			d.Visit("expect text " + render.Plain(d.House.Book.T(l.Game+"-guide", n.ID+".else", nil)) + "\npick note/back\nwait idle")
		case position(d) != before:
			d.T.Errorf("%s: something else was done, and the note goes on as if nothing had been: %+v", where, now)
		case armed || st.Modals() > 0:
			d.Visit("key Escape\nwait idle")
		}
		if now = play.Lesson(d.App); !now.Shown || now.Note != s.Note || now.Lit != s.Lit || now.Astray || position(d) != before {
			d.T.Fatalf("%s: it came to %+v", where, now)
		}
	}
}

// emptyPlace is a place of the table where nothing can be pressed.
func emptyPlace(d *scenestest.Desk) render.Point {
	st := d.App.Top().Stage()
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
	d.T.Fatal("the table has no empty place")
	return render.Point{}
}
