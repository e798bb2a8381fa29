package render

import (
	"image"
	"testing"

	"safehouse/assets"
	"safehouse/render/rendertest"
)

func TestMain(m *testing.M) { rendertest.MainDrawing(m) }

// sample is a card with everything on it.
var sample = Card{Name: "Night Train", Cost: "4", Emblem: "common/dice", Rule: "{icon:undo} {icon:arrow-right} {icon:check|good}",
	Text: "Take one card of your choice, then put it back where it was.", Foot: "{icon:trash} discard", Value: "7"}

// stock keeps the sheets from test to test.
var stock SheetPool

// kitFor gives a kit with all sheets at a scale.
func kitFor(t testing.TB, scale float64) *Kit {
	t.Helper()
	k := stock.Kit(scale)
	all, err := k.OpenNow(assets.Sheets()...)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if u := k.Unknown(); len(u) > 0 {
			t.Errorf("names that no sheet has: %v", u)
		}
		all.Close()
	})
	return k
}

// shoot paints w x h points at a scale and reads the pixels back.
func shoot(t testing.TB, k *Kit, w, h, scale float64, paint func(Canvas)) *image.RGBA {
	t.Helper()
	dst := k.Blank(w, h, scale)
	defer dst.Deallocate()
	paint(k.Canvas(dst, scale))
	img := image.NewRGBA(dst.Bounds())
	dst.ReadPixels(img.Pix)
	return img
}

// The display is asked for here too, so that a result from a machine with a display is never taken for one without.
func TestADisplayIsThere(t *testing.T) {
	if !rendertest.Display() {
		t.Error("no display; run under xvfb-run -a")
	}
}
