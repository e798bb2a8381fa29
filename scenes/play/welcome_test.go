package play_test

import (
	"fmt"
	"image"
	"strings"
	"testing"

	"safehouse/render/ui/proof"
	"safehouse/scenes/play"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

// Who is here for the first time finds a note on the desk that begins a guided game; once something was begun it is gone.
func TestANewcomerIsToldWhereToBegin(t *testing.T) {
	d := scenestest.School(t)
	d.Play("wait idle\nhover 3 3\nwait idle\nexpect text FIRST TIME HERE?")
	st := d.App.Top().Stage()
	if found := proof.Cut(st, 1280, 720); len(found) > 0 {
		t.Errorf("cut: %v", found)
	}
	d.Play("pick welcome\nwait idle\nexpect scene table\npick note/on\nwait idle")
	if s := play.Lesson(d.App); s.Note != 1 {
		t.Errorf("the lesson is at %+v", s)
	}
	d.Play("pick note/end\nwait idle\npick end-lesson/0\nwait idle\nexpect scene title\nexpect no FIRST TIME HERE?")
}

// The line at the foot of the title lies free of the slips beside it, whatever the window and the size of the interface.
func TestTheFootOfTheTitleLiesFree(t *testing.T) {
	for _, size := range [][2]int{{640, 360}, {1280, 720}, {1920, 1080}} {
		for _, scale := range []int{100, 150, 200} {
			d := scenestest.BlindDesk(t, size[0], size[1])
			d.House.Tables, d.House.Lessons = tables.All, tables.Lessons
			d.House.Settings.Scale = scale
			d.House.SettingsChanged()
			d.Window(size[0], size[1])
			d.Visit("wait idle\nhover 3 3\nwait idle\nexpect text Arrows: move")
			st := d.App.Top().Stage()
			at := fmt.Sprintf("%d x %d at %d %%", size[0], size[1], scale)
			seen := 0
			for _, n := range proof.Read(st, size[0], size[1]) {
				if !strings.HasPrefix(n.Text, "Arrows: move") && !strings.Contains(n.Text, "Version 1.0") {
					continue
				}
				seen++
				for _, id := range []string{"tonight", "welcome"} {
					slip, ok := st.Find(id)
					if f := st.Scale(); !ok || n.Ink.Overlaps(image.Rect(int(slip.X*f), int(slip.Y*f), int(slip.Right()*f), int(slip.Bottom()*f))) {
						t.Errorf("%s: %q lies at %v, %s at %v", at, n.Text, n.Ink, id, slip)
					}
				}
			}
			if seen == 0 {
				t.Errorf("%s: the foot says nothing", at)
			}
			for _, f := range proof.Cut(st, size[0], size[1]) {
				t.Errorf("%s: %v", at, f)
			}
		}
	}
}
