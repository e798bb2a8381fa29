package gallery

import (
	"image"
	"testing"

	"safehouse/assets"
	"safehouse/render"
	"safehouse/render/rendertest"
	_ "safehouse/scenes/tables" // the looks of all games
)

func TestMain(m *testing.M) { rendertest.MainDrawing(m) }

// golden keeps pictures at half their size.
var golden = rendertest.Golden{Shrink: func(int) int { return 2 }, Tolerance: 8, PerMille: 1}

// The looks of the games.
var (
	infiltration  = render.ByID("infiltration")
	masters       = render.ByID("masters")
	intoodeep     = render.ByID("intoodeep")
	deepstate     = render.ByID("deepstate")
	shadownetwork = render.ByID("shadownetwork")
)

// stock keeps the sheets from test to test.
var stock render.SheetPool

// kitFor gives a kit with all sheets at a scale.
func kitFor(t testing.TB, scale float64) *render.Kit {
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
func shoot(t testing.TB, k *render.Kit, w, h, scale float64, paint func(render.Canvas)) *image.RGBA {
	t.Helper()
	dst := k.Blank(w, h, scale)
	defer dst.Deallocate()
	paint(k.Canvas(dst, scale))
	img := image.NewRGBA(dst.Bounds())
	dst.ReadPixels(img.Pix)
	return img
}
