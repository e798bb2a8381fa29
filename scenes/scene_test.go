package scenes_test

import (
	"image"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/assets/text"
	"safehouse/render"
	"safehouse/render/rendertest"
	"safehouse/render/sound"
	"safehouse/rules"
	"safehouse/rules/games"
	"safehouse/rules/match"
	"safehouse/save"
	"safehouse/scenes"
	"safehouse/scenes/plain"
	"safehouse/scenes/tables"
)

// Sheets and canvases are kept from test to test: making them takes longer than most tests.
var (
	stock    render.SheetPool
	canvases = map[image.Point][]*ebiten.Image{} // that no desk uses
)

// canvas is an empty window of w x h pixels, for a test.
func canvas(t testing.TB, w, h int) *ebiten.Image {
	size := image.Pt(w, h)
	var c *ebiten.Image
	if l := canvases[size]; len(l) > 0 {
		c, canvases[size] = l[len(l)-1], l[:len(l)-1]
		c.Clear()
	} else {
		c = ebiten.NewImage(w, h)
	}
	t.Cleanup(func() { canvases[size] = append(canvases[size], c) })
	return c
}

// desk is the program in front of a test: with a window of its own that nobody
// sees, and a folder of its own.
type desk struct {
	t      testing.TB
	app    *scenes.App
	house  *scenes.House
	canvas *ebiten.Image
}

// plainTables are the tables of all registered games, so that pictures of the frame
// do not change with the tables.
func plainTables() map[string]func() scenes.Table {
	m := map[string]func() scenes.Table{}
	for _, id := range []string{"infiltration"} {
		m[id] = func() scenes.Table { return plain.New(id) }
	}
	return m
}

// newDesk opens the program with a window of w x h pixels and an empty folder.
func newDesk(t testing.TB, w, h int) *desk {
	t.Helper()
	return openDesk(t, w, h, t.TempDir())
}

// blindDesk is newDesk for a test that looks at no picture.
func blindDesk(t testing.TB, w, h int) *desk {
	t.Helper()
	return newDesk(t, w, h).blinded()
}

// blinded lays everything out and paints nothing from now on, unless pictures are asked for. It comes before the first frame.
func (d *desk) blinded() *desk {
	d.house.Kit.Blind = !rendertest.Shooting()
	return d
}

// openDesk opens it with a folder; "" is none.
func openDesk(t testing.TB, w, h int, dir string) *desk {
	t.Helper()
	rendertest.NeedDisplay(t)
	book, err := text.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	d := &desk{t: t, house: scenes.NewHouse(book, plainTables())}
	d.house.Version, d.house.Stock, d.house.Boxes = "1.0", &stock, tables.Boxes
	d.house.Where = "/home/vesper/.local/share/safehouse"
	d.house.Clock = evening // tonight's job lies on the desk
	var folder *save.Folder
	if dir != "" {
		if folder, err = save.OpenFolder(dir); err != nil {
			t.Fatal(err)
		}
	}
	d.house.Open(folder, nil, sound.Open(true), true)
	d.app = scenes.NewApp(d.house)
	d.house.Begin(w, h)
	d.house.Kit.Wait()
	d.app.Window(w, h)
	d.canvas = canvas(t, w, h)
	d.app.Push(scenes.First(d.house, dir))
	t.Cleanup(func() {
		d.app.Shut()
		d.house.Close()
		if u := d.house.Kit.Unknown(); len(u) > 0 {
			t.Errorf("names that no sheet has: %v", u)
		}
		if u := d.house.Kit.Unopened(); len(u) > 0 {
			t.Errorf("drawn from sheets that nobody had open: %v", u)
		}
	})
	return d
}

// play plays a script; each of its shots is a golden picture.
func (d *desk) play(script string) {
	d.t.Helper()
	for name, img := range d.app.Play(d.t, d.canvas, script) {
		golden.Check(d.t, name, img)
	}
}

// game is a registered game.
func game(t testing.TB, id string) rules.Game {
	t.Helper()
	g, ok := games.Find(id)
	if !ok {
		t.Fatalf("%s is not registered", id)
	}
	return g
}

// person and bot are who sits at a table.
func person(name string) match.Controller {
	return match.Controller{Kind: match.Person, Participant: name}
}

func robot(name string) match.Controller {
	return match.Controller{Kind: match.Bot, Level: "easy", Participant: name}
}

// day is a moment that pictures can show.
func day(d, hour int) time.Time { return time.Date(2026, time.November, d, hour, 12, 0, 0, time.UTC) }

// kept are matches for the list: running ones, and one that is damaged.
func kept() []save.Listed {
	seats := []match.Controller{person("Vesper"), robot("Magpie"), robot("Kestrel"), robot("Heron")}
	return []save.Listed{
		{ID: "a", Game: "infiltration", Seats: seats, Created: day(20, 20), Saved: day(21, 4), Actions: 48, Round: 7, Phase: "selection", Totals: []int{11, 8, 14, 6}},
		{ID: "b", Game: "infiltration", Title: "Friday night", Seats: seats[:3], Created: day(18, 19), Saved: day(19, 23), Actions: 20, Round: 3, Phase: "selection", Practice: true, Totals: []int{3, 5, 2}},
		{ID: "c", Game: "infiltration", Seats: seats, Created: day(17, 20), Saved: day(17, 22), Actions: 90, Round: 12, Done: true, Winners: rules.Only(0), Totals: []int{21, 18, 14, 9}},
		{ID: "20261116-201500-7f3a", Trouble: rules.Say("save.ruined", rules.Word("file", rules.Literal("20261116-201500-7f3a.match")))},
	}
}
