package play_test

import (
	"strings"
	"testing"

	"safehouse/rules/games"
	"safehouse/scenes/play"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

// The paper of hints lies where the arbiter puts it, in all games and sizes: over nothing that its choices name where there
// is a place for it beside them.
func TestHintsLieWhereTheArbiterPutsThem(t *testing.T) {
	for _, g := range games.All {
		t.Run(g.Info().ID, func(t *testing.T) {
			for _, size := range []struct{ w, h, scale int }{{1280, 720, 100}, {640, 360, 100}, {2560, 1080, 100}, {1280, 720, 150}} {
				d := scenestest.BlindDesk(t, size.w, size.h)
				d.House.Tables = tables.All
				d.House.Settings.Scale, d.House.Settings.Hints = size.scale, true
				d.Window(size.w, size.h)
				d.Sit(askedAfter(t, g, recapTables(g)[0], 3, 2))
				d.Visit("wait idle")
				st := d.App.Top().Stage()
				d.Visit("key H\nwait idle")
				at, ok := st.Floats()["hints"]
				paper := st.Thing("hints")
				if !ok || !d.Shows("hints") || paper.Shape.Bounds() != at {
					t.Fatalf("%v: the hints lie at %v, placed: %v at %v", size, paper, ok, at)
				}
				if l := st.Covering(); len(l) > 0 {
					t.Errorf("%v: %v covers what is needed, though there is a free place", size, l)
				}
				if a := st.Area(); at.X < 0 || at.Y < 0 || at.Right() > a.W || at.Bottom() > a.H {
					t.Errorf("%v: the hints lie at %v in %v", size, at, a)
				}
				for _, x := range play.Table(d.App).Hinted() {
					for _, r := range play.Seen(d.App).Shown.Touches(x.Action, nil) {
						k := st.Thing(play.Seen(d.App).ID(r))
						if k == nil || k.Clip != nil || strings.HasPrefix(k.ID, "seat") || size.w < 1280 {
							continue
						}
						if over := common(k.Shape.Bounds(), at); over.W*over.H > 0 && size.scale == 100 {
							t.Logf("%v: the hints at %v lie over %s at %v", size, at, k.ID, k.Shape.Bounds())
						}
					}
				}
				d.App.Home()
			}
		})
	}
}
