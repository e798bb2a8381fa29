package scenes_test

import (
	"fmt"
	"image"
	"testing"

	"safehouse/render/ui/proof"
	"safehouse/rules"
	"safehouse/scenes/tables"
)

// eachTable opens every game's table in a window of 1280 x 720 at a scale of the interface.
func eachTable(t *testing.T, scale int, test func(t *testing.T, d *desk)) {
	for _, id := range []string{"infiltration", "masters", "intoodeep", "deepstate", "shadownetwork"} {
		t.Run(fmt.Sprintf("%s-%d", id, scale), func(t *testing.T) {
			d := newDesk(t, 1280, 720)
			d.house.Settings.Scale = scale
			d.house.Tables = tables.All
			d.app.Window(1280, 720)
			d.app.Begun(t, game(t, id), rules.Setup{Seats: 3, Seed: 11}, seated("Vesper", "*Magpie", "*Heron"))
			d.play("wait idle\nhover 3 3\nwait idle")
			test(t, d)
		})
	}
}

// At 150 and 200 % the things of a table are larger than at 100 %, on every page but the one that shows all of it.
func TestTheSizeOfEverythingSizesTheTable(t *testing.T) {
	sizes := map[string]float64{} // of the first thing of each page, in pixels
	for _, scale := range []int{100, 200} {
		eachTable(t, scale, func(t *testing.T, d *desk) {
			st := d.app.Top().Stage()
			for _, id := range markers {
				if scale > 100 {
					d.app.ShowPage(id)
					d.play("wait idle")
				}
				at, ok := st.Find(id)
				if !ok {
					continue
				}
				px := at.W * st.Scale()
				if scale == 100 {
					sizes[d.app.Game()+id] = px
				} else if was := sizes[d.app.Game()+id]; was > 0 && px < was*1.04 {
					t.Errorf("%s is %.0f pixels wide at 200 %%, %.0f at 100", id, px, was)
				} else if was > 0 {
					delete(sizes, d.app.Game()+id)
				}
			}
		})
	}
	if len(sizes) > 0 {
		t.Errorf("not seen at 200 %%: %v", sizes)
	}
}

// markers are things of the tables that lie on different pages.
var markers = []string{"place:1", "card:advance", "zone:parish", "project:comintern", "city:rome", "hex:F9"}

// Where the interface is large a table is shown in pages: each can be turned to with keys, and neither the question nor any other
// word of the frame is cut.
func TestALargeInterfaceShowsTheTableInPages(t *testing.T) {
	for _, scale := range []int{150, 200} {
		eachTable(t, scale, func(t *testing.T, d *desk) {
			st := d.app.Top().Stage()
			for i := range 8 {
				if st.Thing(fmt.Sprintf("pages/%d", i)) == nil {
					if i < 3 {
						t.Fatalf("there are %d pages", i)
					}
					break
				}
				d.play(fmt.Sprintf("choose keys pages/%d\nwait idle", i))
				d.look(fmt.Sprintf("page%d", i))
				page := st.Thing("table").Shape.Bounds()
				view := image.Rect(int(page.X*st.Scale()), int(page.Y*st.Scale()), int(page.Right()*st.Scale()), int(page.Bottom()*st.Scale()))
				for _, f := range proof.Cut(st, 1280, 720) {
					if f.At.Overlaps(view) {
						continue // the table's own tests look at its words
					}
					t.Errorf("page %d: %v", i, f)
				}
			}
		})
	}
}
