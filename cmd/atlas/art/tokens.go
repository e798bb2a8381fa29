package art

import (
	"safehouse/assets/sheet"
	"safehouse/cmd/atlas/paint"
)

// tokens are the counters of all tables, 56 points across, without their pictograms.
func tokens() []Sprite {
	const s = 56
	shapes := []struct {
		name string
		path *paint.Path
	}{
		{"token/hex", paint.Polygon(14, 1, 42, 1, 56, 28, 42, 55, 14, 55, 0, 28)},
		{"token/pointy", paint.Regular(6, 28, 28, 28, -90)},
		{"token/oct", paint.Regular(8, 28, 28, 29.5, 22.5)},
		{"token/square", paint.Round(3, 3, 50, 50, 8)},
		{"token/round", paint.Circle(28, 28, 27)},
		{"token/diamond", paint.Polygon(28, 0, 56, 28, 28, 56, 0, 28)},
		{"token/triangle", paint.Polygon(28, 2, 56, 52, 0, 52)},
		{"token/shield", paint.MustPath("M28 1C36 6 45 8 53 8C54 30 47 46 28 56C9 46 2 30 3 8C11 8 20 6 28 1Z")},
		{"token/tag", paint.MustPath("M4 12H40L55 28L40 44H4Z")},
	}
	var out []Sprite
	for i, sh := range shapes {
		p := sh.path
		out = append(out, triple(sh.name, s, s, [4]float64{4, 4, 10, 12},
			func(c *paint.Canvas) {
				c.Group(func(g *paint.Canvas) {
					g.Stroke(p, paint.Pen{Width: 2, Miter: true}, paint.Hex("#05080a"))
					g.Fill(p, paint.Hex("#05080a"))
				}, paint.Shadow(3, 5, 5, paint.Black.Fade(.62)))
			},
			func(c *paint.Canvas) { c.Fill(p, paint.White) },
			func(c *paint.Canvas) {
				bevel(c, p, 2.4)
				grit(c, p, .16, uint32(40+i))
			})...)
	}
	return append(out, coin(), cross(), hourglass(), pushPin())
}

// coin is a gold coin with a raised rim, for money and ideas.
func coin() Sprite {
	return Sprite{Name: "token/gold", Kind: sheet.Color, W: 56, H: 56, Spill: [4]float64{4, 4, 10, 12}, Draw: func(c *paint.Canvas) {
		disc := paint.Circle(28, 28, 27)
		c.Group(func(g *paint.Canvas) {
			g.Fill(disc, paint.Slant(140, 0, 0, 56, 56, "#fff3b8, #f2c531 .35, #b97e12 .8, #7a4d06"))
		}, paint.Shadow(3, 5, 5, paint.Black.Fade(.6)))
		for i := range 48 {
			c.With(paint.Rotate(7.5*float64(i), 28, 28)).Fill(paint.Rect(27.6, 1, .8, 3.4), paint.Hex("#6b4406").Fade(.5))
		}
		c.Fill(paint.Circle(28, 28, 22.5), paint.Slant(320, 5, 5, 46, 46, "#ffe88e, #e0ab22 .5, #a36d0c"))
		c.Line(paint.Circle(28, 28, 22.5), 1.4, paint.Hex("#5f3d05").Fade(.7))
		c.Line(paint.Arc(28, 28, 21.4, 20, 110), 1.2, paint.White.Fade(.5))
		bevel(c, disc, 1.6)
		grit(c, disc, .12, 77)
	}}
}

// cross is the mark of the wounded, 26 points.
func cross() Sprite {
	return Sprite{Name: "mark/wounded", Kind: sheet.Color, W: 26, H: 26, Spill: [4]float64{2, 2, 5, 6}, Draw: func(c *paint.Canvas) {
		disc := paint.Circle(13, 13, 12)
		c.Group(func(g *paint.Canvas) {
			g.Fill(disc, paint.Slant(140, 0, 0, 26, 26, "#ff7a72, #d32a2e .4, #8e1418"))
			g.Line(disc, 1.8, paint.Hex("#1a0505"))
		}, paint.Shadow(1.5, 2.5, 3, paint.Black.Fade(.7)))
		c.Fill(paint.MustPath("M10.4 5.2h5.2v5.2h5.2v5.2h-5.2v5.2h-5.2v-5.2H5.2v-5.2h5.2z"), paint.White)
		bevel(c, disc, 1.2)
	}}
}

// hourglass is the mark of the delayed, 26 points.
func hourglass() Sprite {
	return Sprite{Name: "mark/delayed", Kind: sheet.Color, W: 26, H: 26, Spill: [4]float64{2, 2, 5, 6}, Draw: func(c *paint.Canvas) {
		disc := paint.Circle(13, 13, 12)
		c.Group(func(g *paint.Canvas) {
			g.Fill(disc, paint.Slant(140, 0, 0, 26, 26, "#ffd98a, #e89a1f .4, #8f5408"))
			g.Line(disc, 1.8, paint.Hex("#1c1003"))
		}, paint.Shadow(1.5, 2.5, 3, paint.Black.Fade(.7)))
		ink := paint.Hex("#201203")
		c.Fill(paint.MustPath("M7.5 4.6h11v2.2h-1.2c0 3.2-2 4.8-3 6.2 1 1.4 3 3 3 6.2h1.2v2.2h-11v-2.2h1.2c0-3.2 2-4.8 3-6.2-1-1.4-3-3-3-6.2H7.5z"), ink)
		c.Fill(paint.MustPath("M10.4 9h5.2c-.5 1.5-1.7 2.5-2.6 3.6-.9-1.1-2.1-2.1-2.6-3.6zM13 15.5c1.2 1 2.3 2 2.6 3.6h-5.2c.3-1.6 1.4-2.6 2.6-3.6z"), paint.Hex("#ffe6b0"))
		bevel(c, disc, 1.2)
	}}
}

// pushPin is a push pin with a red head, for maps and papers.
func pushPin() Sprite {
	return Sprite{Name: "prop/pin", Kind: sheet.Color, W: 30, H: 30, Spill: [4]float64{2, 2, 12, 14}, Draw: func(c *paint.Canvas) {
		c.Group(func(g *paint.Canvas) {
			g.Fill(paint.Circle(15, 15, 14), paint.Radial(10, 9, 20, 20, "#ffb3a6, #c22a22 .5, #5a0d0b"))
		}, paint.Shadow(5, 7, 6, paint.Black.Fade(.6)))
		c.Fill(paint.Circle(14, 14, 7.5), paint.Radial(11, 10, 10, 10, "#ffc9c0, #d23a30 .6, #8a1712"))
		c.Fill(paint.Ellipse(10.5, 9, 3, 2), paint.White.Fade(.8))
	}}
}
