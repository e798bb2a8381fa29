package recap

import (
	"testing"

	"safehouse/render"
)

// What must not be missed is written in the ink that stands out most: the table's mark
// where it does so more than the theme's own accent, never less than that.
func TestAlertLinesAreTheMostReadable(t *testing.T) {
	th := render.House
	page := Log{Theme: th, Table: th, Loud: th.Accent}
	own := render.Contrast(th.Accent, th.PanelMid)
	for _, tint := range []render.Color{render.Hex(0xFFD21F), th.PanelMid, render.Clear} {
		if got := render.Contrast(page.loudInk(Bullet{Loud: true, Tint: tint}), th.PanelMid); got < own {
			t.Errorf("tinted %v a loud line has contrast %.1f, the accent %.1f", tint, got, own)
		}
	}
	if got, bright := page.loudInk(Bullet{Tint: render.White}), render.White; got != bright {
		t.Errorf("a brighter mark is written as %v", got)
	}
}
