package scenes_test

import (
	"testing"

	"safehouse/render/ui/proof"
)

// Who is here for the first time finds a note on the desk that begins a guided game; once something was begun it is gone.
func TestANewcomerIsToldWhereToBegin(t *testing.T) {
	d := school(t)
	d.play("wait idle\nhover 3 3\nwait idle\nexpect text FIRST TIME HERE?")
	st := d.app.Top().Stage()
	if found := proof.Cut(st, 1280, 720); len(found) > 0 {
		t.Errorf("cut: %v", found)
	}
	d.play("pick welcome\nwait idle\nexpect scene table\npick note/on\nwait idle")
	if s := d.app.Lesson(); s.Note != 1 {
		t.Errorf("the lesson is at %+v", s)
	}
	d.play("pick note/end\nwait idle\npick end-lesson/0\nwait idle\nexpect scene title\nexpect no FIRST TIME HERE?")
}
