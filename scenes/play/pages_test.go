package play_test

import (
	"fmt"
	"image"
	"slices"
	"strings"
	"testing"

	"safehouse/render/ui/proof"
	"safehouse/rules"
	"safehouse/scenes/play"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

// onBoard are the beginnings of the IDs of what lies on each board; the first of it is measured.
var onBoard = map[string]string{"infiltration": "place:", "deepstate": "project:", "shadownetwork": "city:", "masters": "hex:", "intoodeep": "zone:"}

// Where the interface is large a table is shown in pages, and in the smallest window: its things are larger than they were, each page can be turned to
// with keys, and neither the question nor any other word of the frame is cut.
func TestALargeInterfaceShowsTheTableInPages(t *testing.T) {
	for _, id := range []string{"infiltration", "masters", "intoodeep", "deepstate", "shadownetwork"} {
		t.Run(id, func(t *testing.T) {
			d := scenestest.BlindDesk(t, 1280, 720)
			d.House.Tables = tables.All
			d.Begun(scenestest.Game(t, id), rules.Setup{Seats: 3, Seed: 11}, scenestest.Seated("Vesper", "*Magpie", "*Heron"))
			d.Play("wait idle\nhover 3 3\nwait idle")
			st := d.App.Top().Stage()
			usual := map[string]float64{} // widths in pixels
			things := st.Things()
			if i := slices.IndexFunc(things, func(x string) bool { return strings.HasPrefix(x, onBoard[id]) }); i >= 0 {
				at, _ := st.Find(things[i])
				usual[things[i]] = at.W * st.Scale()
			}
			d.House.Settings.Scale = 200
			d.House.SettingsChanged()
			d.Play("wait idle")
			measured := false
			for m, was := range usual {
				play.ShowPage(d.App, m)
				d.Play("wait idle")
				if at, ok := st.Find(m); !ok || at.W*st.Scale() < 1.04*was {
					t.Errorf("%s is %.0f pixels wide at 200 %%, %.0f at 100", m, at.W*st.Scale(), was)
				}
				measured = true
			}
			if !measured {
				t.Errorf("nothing is %s on the table: %v", onBoard[id], st.Things())
			}
			n := 0
			for ; st.Thing(fmt.Sprintf("pages/%d", n)) != nil; n++ {
				d.Play(fmt.Sprintf("choose keys pages/%d\nwait idle", n))
				d.Look(fmt.Sprintf("page%d", n))
				page := st.Thing("table").Shape.Bounds()
				view := image.Rect(int(page.X*st.Scale()), int(page.Y*st.Scale()), int(page.Right()*st.Scale()), int(page.Bottom()*st.Scale()))
				for _, f := range proof.Cut(st, 1280, 720) {
					if !f.At.Overlaps(view) { // the table's own tests look at its words
						t.Errorf("page %d: %v", n, f)
					}
				}
			}
			if n < 4 {
				t.Errorf("there are %d pages", n)
			}
		})
	}
}
