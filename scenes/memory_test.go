package scenes_test

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render"
	"safehouse/render/rendertest"
	"safehouse/render/sound"
	"safehouse/scenes"
	"safehouse/scenes/desk"
	"safehouse/scenes/rooms"
	"safehouse/scenes/scenestest"
)

// What nothing uses any more is given back once in a rest, when it has lasted.
func TestMemoryIsGivenBackInARest(t *testing.T) {
	d := scenestest.NewDesk(t, 1280, 720)
	loop, source := d.App.Fake()
	for _, want := range []int{1, 2} {
		still(t, d, loop, source)
		if loop.Tidied != want-1 {
			t.Errorf("given back %d times when the loop falls asleep, want %d", loop.Tidied, want-1)
		}
		for range 50 {
			scenestest.TickAndDraw(t, d.App, d.Canvas)
		}
		if loop.Tidied != want {
			t.Errorf("given back %d times in %d rests", loop.Tidied, want)
		}
		source.X++
		scenestest.TickAndDraw(t, d.App, d.Canvas)
	}
}

// In a rest that lasts only the layers are held that the picture shows.
func TestARestHoldsOnlyWhatIsShown(t *testing.T) {
	d := scenestest.NewDesk(t, 1280, 720)
	loop, _ := d.App.Fake()
	var stray render.Layer // made for a picture that is gone
	defer stray.Drop()
	still(t, d, loop, nil)
	held := d.House.Kit.Held()
	stray.Prepare(d.House.Kit.Canvas(d.Canvas, 1), 300, 200, 0, func(render.Canvas) {})
	if d.House.Kit.Held() <= held {
		t.Fatal("a layer more and not a byte more is held")
	}
	for range 50 {
		scenestest.TickAndDraw(t, d.App, d.Canvas)
	}
	if now := d.House.Kit.Held(); loop.Tidied != 1 || now > held || d.House.Kit.Trim() != 0 {
		t.Errorf("%d bytes are held when the rest has lasted, %d before; tidied %d times", now, held, loop.Tidied)
	}
	if d.House.Kit.Loading() || !d.House.Kit.Ready("common", "desk") {
		t.Error("pictures that are stored went as well: they would come late")
	}
}

// A table's pictures and layers go with it: back on the desk as much is held as
// before.
func TestLeavingATableFreesItsPictures(t *testing.T) {
	d := scenestest.NewDesk(t, 1280, 720)
	d.Play("wait idle\nexpect scene title\n")
	desk := d.House.Kit.Held()
	for range 2 {
		const id = "infiltration"
		d.Play("choose mouse box:" + id + "\nwait idle\nchoose mouse start\nwait idle\nexpect scene table\n")
		if !d.House.Kit.Ready("common", id) || d.House.Kit.Ready("desk") {
			t.Errorf("on the table of %s its pictures are held: %v; those of the desk: %v", id, d.House.Kit.Ready(id), d.House.Kit.Ready("desk"))
		}
		d.App.Home()
		d.Play("wait idle\nexpect scene title\n")
		scenestest.TickAndDraw(t, d.App, d.Canvas)
		if held := d.House.Kit.Held(); held != desk || d.House.Kit.Ready(id) {
			t.Errorf("after %s %d bytes are held on the desk, %d before", id, held, desk)
		}
	}
}

// The first scene is made in the first tick, with the words of the language
// that is set and with all its pictures: nothing comes later.
func TestTheFirstTickHasEverything(t *testing.T) {
	rendertest.NeedDisplay(t)
	h := scenes.NewHouse(nil, scenestest.PlainTables())
	rooms.Furnish(h)
	h.Open(nil, nil, sound.Open(true), true)
	h.Settings.Language = "xx" // unknown: English it is
	app := scenes.NewApp(h)
	defer app.Shut()
	app.Start(1280, 720, func(h *scenes.House) scenes.Scene { return desk.NewTitle(h) })
	scenestest.OpenWindow(app, 1280, 720)
	canvas := ebiten.NewImage(1280, 720)
	defer canvas.Deallocate()
	scenestest.TickAndDraw(t, app, canvas)
	if app.Top() == nil || app.Top().Name() != "title" || h.Book.Lang() != "en" || h.T("title.settings") == "" {
		t.Fatalf("after the first tick there is %v", app.Top())
	}
	if !h.Kit.Ready("common", "desk") || h.Kit.Loading() {
		t.Error("pictures of the title come after its first frame")
	}
	if n := len(h.Kit.Unknown()); n > 0 {
		t.Errorf("names that no sheet has: %v", h.Kit.Unknown())
	}
}
