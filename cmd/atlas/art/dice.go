package art

import "safehouse/cmd/atlas/paint"

// dice is the body of a six-sided die, 46 points, and one pip.
func dice() []Sprite {
	body := paint.Round(2, 2, 42, 42, 9)
	out := triple("die", 46, 46, [4]float64{3, 3, 10, 12},
		func(c *paint.Canvas) {
			c.Group(func(g *paint.Canvas) { g.Fill(paint.Round(1.4, 1.4, 43.2, 43.2, 9.6), paint.Hex("#0a0806")) },
				paint.Shadow(4, 6, 6, paint.Black.Fade(.65)))
		},
		func(c *paint.Canvas) { c.Fill(body, paint.White) },
		func(c *paint.Canvas) {
			in := c.Within(body)
			// the rounded shoulders: sides in shade, the top plane lit
			in.Fill(body, paint.Slant(140, 2, 2, 42, 42, "#fff3 0, #fff1 .4, #0003 .75, #0006 1"))
			top := paint.Round(4.2, 3.8, 37, 37, 8)
			in.Group(func(g *paint.Canvas) {
				g.Fill(top, paint.Slant(145, 4, 4, 38, 38, "#fff4 0, #fff2 .5, #fff1 1"))
			}, paint.Blur(1.6))
			in.Fill(paint.MustPath("M5 13C5 8 8 5 13 5H33C38 5 41 8 41 12C41 18 5 22 5 13Z"), paint.Linear(0, 5, 0, 20, "#fff4, #fff0"))
			bevel(c, body, 1.8)
			grit(c, body, .07, 5)
		})
	return append(out, triple("pip", 10, 10, around(1),
		func(c *paint.Canvas) {
			c.Group(func(g *paint.Canvas) { g.Fill(paint.Circle(5.5, 5.7, 4.6), paint.White.Fade(.5)) }, paint.Blur(.8))
		},
		func(c *paint.Canvas) { c.Fill(paint.Circle(5, 5, 4.3), paint.White) },
		func(c *paint.Canvas) {
			c.Within(paint.Circle(5, 5, 4.3)).Fill(paint.Circle(5, 5, 4.3), paint.Slant(140, .7, .7, 8.6, 8.6, "#0009 0, #0000 .6, #fff4 1"))
		})...)
}
