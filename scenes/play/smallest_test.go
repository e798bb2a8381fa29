package play_test

import (
	"fmt"
	"image"
	"strings"
	"testing"

	"safehouse/render/ui/proof"
	"safehouse/rules"
	"safehouse/scenes/play"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

// In the smallest window everything is shown as large as it has to be to be read: tables lie there in pages, on which their things are as
// large as in a usual window, and no word of the frame, of the title, of the settings or of a box is cut.
func TestTheSmallestWindowCanBeRead(t *testing.T) {
	const w, h = 640, 360
	d := scenestest.BlindDesk(t, w, h)
	d.House.Tables = tables.All
	check := func(where string, outside image.Rectangle) {
		t.Helper()
		for _, f := range proof.Cut(d.App.Top().Stage(), w, h) {
			if !f.At.Overlaps(outside) {
				t.Errorf("%s: %v", where, f)
			}
		}
	}
	d.Play("wait idle\nhover 3 3\nwait idle")
	if s := d.App.Top().Stage().Scale(); s < 0.6 {
		t.Errorf("a point is %.2f pixels", s)
	}
	check("title", image.Rectangle{})
	d.Play("choose keys menu:settings\nwait idle")
	check("settings", image.Rectangle{})
	d.Play("key Escape\nwait idle")
	for id := range onBoard {
		d.SetUp(id, "4711")
		d.Play("wait idle\nexpect scene setup")
		check("box of "+id, image.Rectangle{})
		d.Play("key Escape\nwait idle")
		d.Begun(scenestest.Game(t, id), rules.Setup{Seats: 3, Seed: 11}, scenestest.Seated("Vesper", "*Magpie", "*Heron"))
		d.Play("wait idle\nhover 3 3\nwait idle")
		st := d.App.Top().Stage()
		for n := range 2 {
			d.Play(fmt.Sprintf("choose keys pages/%d\nwait idle", n))
			page := st.Thing("table").Shape.Bounds()
			f := st.Scale()
			// What lies on the page the table's own tests look at; at its edges it goes on beyond them.
			check(fmt.Sprintf("%s, page %d", id, n), image.Rect(int(page.X*f), int(page.Y*f), w+100, h+100))
		}
		for _, x := range st.Things() {
			if strings.HasPrefix(x, onBoard[id]) {
				if play.ShowPage(d.App, x); id == "deepstate" { // nothing is asked about a Project: one turns to them
					d.Play("choose keys pages/1")
				}
				d.Play("wait idle")
				if at, ok := st.Find(x); !ok || at.W*st.Scale() < 30 {
					t.Errorf("%s is %.0f pixels wide", x, at.W*st.Scale())
				}
				break
			}
		}
		d.App.Home()
		d.Play("wait idle")
	}
}

// In the smallest window a box begins with a page of its own for what lies beside the
// sheet elsewhere; what begins the game is in sight on every page, and seats have room.
func TestTheSmallestBoxBeginsWithAPage(t *testing.T) {
	const w, h = 640, 360
	d := scenestest.School(t)
	d.Window(w, h)
	inside := func(page string, ids ...string) {
		t.Helper()
		st := d.App.Top().Stage()
		for _, id := range ids {
			at, ok := st.Find(id)
			if a := st.Area(); !ok || at.X < 0 || at.Y < 0 || at.Right() > a.W || at.Bottom() > a.H {
				t.Errorf("%s: %s lies at %v, %v", page, id, at, ok)
			}
		}
	}
	for id := range tables.All {
		d.SetUp(id, "4711")
		d.Play("wait idle\nexpect scene setup")
		inside("first page of "+id, "facts", "teach", "booklet", "start", "back")
		d.Play("pick tabs/1\nwait idle")
		inside("seats of "+id, "count", "start", "back")
		d.Play("pick tabs/2\nwait idle")
		inside("options of "+id, "start", "back")
		d.Play("pick tabs/0\nwait idle\npick booklet\nwait idle\nexpect scene rules\nkey Escape\nwait idle\nexpect scene setup\nkey Escape\nwait idle")
	}
}
