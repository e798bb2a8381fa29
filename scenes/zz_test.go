package scenes_test

import "testing"

func TestZZ(t *testing.T) {
	d := school(t)
	d.app.Teach(t, "infiltration", 7)
	d.rest()
	t.Logf("%+v", d.app.Lesson())
	d.app.Play(t, d.canvas, "pick card:download\nwait 600\n")
	t.Logf("%+v", d.app.Lesson())
	d.app.Play(t, d.canvas, "pick note/on\nwait 600\n")
	t.Logf("%+v", d.app.Lesson())
	tb := d.app.Table()
	t.Log(tb.Idle(), tb.Showing(), tb.Thinking(), d.app.Top().Stage().Idle(), tb.Match.Turn(), d.app.Top().Stage().Moving())
	t.Log(d.app.Debug())
}
