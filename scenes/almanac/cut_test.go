package almanac_test

import (
	"fmt"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render"
	"safehouse/scenes/almanac"
	"safehouse/scenes/tables"
)

// No word of a card is cut, as small as the almanac lists it, as it is printed, and enlarged.
func TestNoCardOfTheAlmanacIsCut(t *testing.T) {
	dst := ebiten.NewImage(8, 8)
	defer dst.Deallocate()
	for game := range tables.All {
		d := school(t)
		d.App.Push(d.House.Rooms.Almanac(d.House, game, "", nil))
		d.Play("wait idle")
		for _, k := range almanac.Kinds(d.App) {
			for _, c := range k.Cards {
				seen := map[string]bool{}
				for _, f := range []float64{1, 1.25, 1.5, 2} {
					log := &render.TextLog{Dry: true}
					c.Paint(d.House.Kit.Canvas(dst, 1).Noting(log).Enlarged(f, render.Pt(0, 0)), render.R(0, 0, k.W, k.H))
					for _, n := range log.Texts {
						why := ""
						switch {
						case n.Truncated:
							why = "shortened"
						case n.Broken:
							why = "a word is broken apart"
						case !n.Box.Empty() && !n.Ink.In(n.Box.Inset(-3)):
							why = fmt.Sprintf("%v leaves its room %v", n.Ink, n.Box)
						}
						if why != "" && !seen[n.Text] {
							seen[n.Text] = true
							t.Errorf("%s, %s at %.2f: %q: %s", game, c.ID, f, n.Text, why)
						}
					}
				}
			}
		}
	}
}
