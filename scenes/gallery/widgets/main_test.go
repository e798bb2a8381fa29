package widgets

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/assets"
	"safehouse/render"
	"safehouse/render/rendertest"
	_ "safehouse/scenes/tables" // the looks of all games
)

func TestMain(m *testing.M) { rendertest.MainDrawing(m) }

// golden keeps pictures at half their size, which saves much room because grain is averaged.
var golden = rendertest.Golden{Shrink: func(int) int { return 2 }, Tolerance: 8, PerMille: 1}

// stock keeps the sheets from test to test.
var stock render.SheetPool

// kitFor gives a kit with the sheets that widgets need, at a scale.
func kitFor(t testing.TB, scale float64) *render.Kit {
	t.Helper()
	k := stock.Kit(scale)
	sheets := assets.Sheets()
	all, err := k.OpenNow(sheets...)
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

// shoot paints w x h pixels at a scale and reads them back.
func shoot(t testing.TB, k *render.Kit, w, h int, scale float64, paint func(render.Canvas)) *image.RGBA {
	t.Helper()
	dst := ebiten.NewImage(w, h)
	defer dst.Deallocate()
	paint(k.Canvas(dst, scale))
	img := image.NewRGBA(dst.Bounds())
	dst.ReadPixels(img.Pix)
	return img
}
