package play_test

import (
	"fmt"
	"image"
	"testing"

	"safehouse/rules"
	"safehouse/rules/games"
	"safehouse/scenes/play"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

// What lies still on a table is copied from one picture when all is drawn again. On no table does that show: whatever
// moves over it, each pixel is what a repaint without that picture gives, to the last bit.
func TestTablesLookTheSameWithWhatLiesStillCopied(t *testing.T) {
	for _, g := range games.All {
		id := g.Info().ID
		t.Run(id, func(t *testing.T) {
			d := scenestest.NewDesk(t, 1280, 720)
			d.House.Tables = tables.All
			d.Begun(g, rules.Setup{Seats: 3, Seed: 4711}, scenestest.Seated("Vesper", "*Magpie", "*Heron"))
			d.Visit("wait idle")
			d.Canvas.Deallocate()
			d.Canvas = d.House.Kit.Blank(1280, 720, 1) // as the engine makes a window's
			a, b := image.NewRGBA(d.Canvas.Bounds()), image.NewRGBA(d.Canvas.Bounds())
			fresh := d.House.Kit.Blank(1280, 720, 1)
			defer fresh.Deallocate()
			held, kept := d.House.Kit.Held(), false
			compare := func(when string) {
				t.Helper()
				d.App.Refresh()
				st := d.App.Top().Stage()
				st.Repaint()
				d.App.Draw(d.Canvas)
				kept = kept || d.House.Kit.Held() > held
				d.Canvas.ReadPixels(a.Pix)
				st.Paint(d.House.Kit.Canvas(fresh, st.Scale()))
				fresh.ReadPixels(b.Pix)
				for i := range a.Pix {
					if a.Pix[i] != b.Pix[i] {
						t.Fatalf("%s: pixel %d,%d is %d and should be %d", when, i/4%1280, i/4/1280, a.Pix[i], b.Pix[i])
					}
				}
			}
			compare("at rest")
			compare("at rest again")
			for i, thing := range d.App.Top().Stage().Things() {
				if i%24 == 0 && d.Point(thing) {
					compare("pointer on " + thing)
				}
			}
			if !play.Rather(d.App, rules.Action{}) {
				t.Fatal("there is nothing to decide")
			}
			for i := range 5 {
				for range 16 {
					if err := d.App.Update(); err != nil {
						t.Fatal(err)
					}
				}
				compare(fmt.Sprint(16*(i+1), " ticks after a decision"))
			}
			if !kept {
				t.Error("nothing was kept in a picture")
			}
		})
	}
}
