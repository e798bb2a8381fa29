package art

import (
	"image"

	"safehouse/cmd/atlas/paint"
)

// IconSizes are the edges of the program's icon in pixels.
var IconSizes = []int{16, 24, 32, 48, 64, 128, 256}

// Program draws the program's icon at an edge of px pixels: a house cut from a
// dossier, under the lamp, with a keyhole for a door.
func Program(px int) *image.NRGBA {
	c := paint.New(64, 64, float64(px)/64)
	small := px < 32
	tile := paint.Round(2, 2, 60, 60, 13)
	if small {
		tile = paint.Round(0, 0, 64, 64, 11)
	}
	c.Fill(tile, paint.Linear(0, 0, 0, 64, "#2b4a3d 0, #16281f .6, #0c1712 1"))
	in := c.Within(tile)
	in.Fill(tile, paint.Radial(22, 4, 46, 44, "#ffe2a08c 0, #ffcf7a30 .5, #ffcf7a00 1"))
	if !small {
		in.Line(paint.Round(2.7, 2.7, 58.6, 58.6, 12.4), 1.4, paint.Linear(0, 2, 0, 62, "#fff6 0, #fff0 .5, #0008 1"))
	}
	folder := paint.Polygon(32, 10, 55, 28, 51, 28, 51, 54, 13, 54, 13, 28, 9, 28)
	c.Group(func(g *paint.Canvas) {
		g.Fill(folder, paint.Slant(140, 9, 10, 46, 44, "#f6e3b4 0, #e2bd74 .55, #b9883f 1"))
	}, paint.Shadow(1.2, 2.4, 3.2, paint.Black.Fade(.7)))
	sheet := c.Within(folder)
	sheet.Fill(paint.Polygon(32, 10, 55, 28, 9, 28), paint.White.Fade(.22))
	if !small {
		sheet.Line(paint.Polyline(9, 28, 55, 28), .9, paint.Hex("#7a5420").Fade(.55))
		sheet.Line(folder, 1.1, paint.Hex("#fff3cf").Fade(.7))
	}
	hole := func(grow float64) []*paint.Path {
		return []*paint.Path{
			paint.Circle(32, 36.5, 6.2+grow),
			paint.Polygon(32-2.6-grow, 37, 32+2.6+grow, 37, 32+5.2+grow, 50+grow, 32-5.2-grow, 50+grow),
		}
	}
	for _, p := range hole(1.2) {
		c.Fill(p, paint.Hex("#fff0c4").Fade(.55))
	}
	for _, p := range hole(0) {
		c.Fill(p, paint.Linear(0, 30, 0, 50, "#3a1411 0, #8d1f1c 1"))
	}
	return c.S.Image()
}
