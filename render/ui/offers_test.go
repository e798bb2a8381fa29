package ui

import (
	"testing"

	"safehouse/render"
)

// asked is a table with six things that only explain themselves, three that are lit and two answers.
func asked(t *testing.T) *bench {
	b := newBench(t, func(b *bench, l *Builder) {
		l.Group("board")
		for i, id := range []string{"a", "b", "c", "d", "e", "f", "g", "h", "i"} {
			th := b.plain(id, 100+150*float64(i), 300)
			th.Tip = func() Tip { return Tip{Title: id} }
			if i%3 == 1 {
				th.Mark, th.Commits = Legal, true
			} else {
				th.Press = nil
			}
			l.Add(th)
		}
		l.Group("prompt")
		for i, id := range []string{"yes", "no"} {
			l.Button(Button{ID: id, Rect: render.R(100+300*float64(i), 600, 260, 60), Label: id, Answer: i + 1, Do: func() { b.note("%s", id) }})
		}
	})
	b.keys("Right")
	return b
}

// Tab goes from one offered thing to the next, past what only explains itself, and so does a shoulder button of the pad; the arrows
// stop everywhere, and a digit gives the answer with this number.
func TestTabStopsAtWhatIsOffered(t *testing.T) {
	for _, keys := range [][2]string{{"Tab", "Shift+Tab"}, {"Pad RB", ""}} {
		b := asked(t)
		b.Focus("a")
		for _, want := range []string{"b", "e", "h", "yes", "no", "b"} {
			if b.keys(keys[0]); b.Focused() != want {
				t.Errorf("%s leads to %s, want %s", keys[0], b.Focused(), want)
			}
		}
		if keys[1] != "" {
			if b.keys(keys[1]); b.Focused() != "no" {
				t.Errorf("%s leads to %s, want no", keys[1], b.Focused())
			}
		}
		b.Focus("b")
		if b.keys("Right"); b.Focused() != "c" {
			t.Errorf("Right leads to %s, want c", b.Focused())
		}
	}
	b := asked(t)
	b.keys("Digit2")
	b.keys("Numpad1")
	b.wants("no", "yes")
	b.keys("End")
	if b.Focused() != "no" {
		t.Errorf("End leads to %s", b.Focused())
	}
	b.keys("Ctrl+Tab")
	if b.Focused() != "b" {
		t.Errorf("from the prompt the next group begins at %s", b.Focused())
	}
}
