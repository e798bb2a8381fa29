package art

import "safehouse/cmd/atlas/paint"

// standee is the outline of a person in a coat as seen from the front, 56 wide, feet at y 76.
var standee = paint.MustPath("M28 1.5C34.6 1.5 39 6.4 39 12.6C39 17.6 36.6 21.2 33.6 23.4V26.2C41 27.2 46.6 30 47.8 36.6L51.4 57.4C51.9 60.6 48 62.4 45.6 60.2L43.4 57.6L44.6 76H31.2L30 62H26L24.8 76H11.4L12.6 57.6L10.4 60.2C8 62.4 4.1 60.6 4.6 57.4L8.2 36.6C9.4 30 15 27.2 22.4 26.2V23.4C19.4 21.2 17 17.6 17 12.6C17 6.4 21.4 1.5 28 1.5Z")

// pawns are figures that take the colour of a seat: a person on a round base (56 x 88) and a turned piece (44 x 66).
func pawns() []Sprite {
	out := triple("pawn", 56, 88, [4]float64{6, 3, 14, 8},
		func(c *paint.Canvas) {
			c.Group(func(g *paint.Canvas) { g.Fill(paint.Ellipse(36, 80, 30, 8), paint.Black) }, paint.Blur(5), paint.Opacity(.62))
			dark := paint.Hex("#06090b")
			c.Fill(paint.Ellipse(28, 78, 27.5, 9.5), dark)
			c.Line(standee, 3.4, dark)
			c.Fill(standee, dark)
			c.Fill(paint.Ellipse(28, 75.5, 27.5, 9.5), dark)
		},
		func(c *paint.Canvas) {
			c.Fill(paint.Ellipse(28, 75, 26, 8.4), paint.White)
			c.Fill(standee, paint.White)
		},
		func(c *paint.Canvas) {
			base := paint.Ellipse(28, 75, 26, 8.4)
			// base: a lit ring around a dark middle
			c.Within(base).Fill(base, paint.Linear(2, 68, 54, 84, "#fff8, #fff1 .4, #0006 1"))
			c.Fill(paint.Ellipse(28, 74.6, 20, 5.6), paint.Hex("#070c0f").Fade(.62))
			c.Line(paint.Arc(28, 75, 26, 20, 160).Moved(paint.Scale(1, .323).Then(paint.Translate(0, 50.8))), .9, paint.White.Fade(.35))
			in := c.Within(standee)
			in.Fill(standee, paint.Slant(125, 4, 1, 48, 75, "#fffa 0, #fff4 .22, #0000 .46, #0005 .8, #0009 1"))
			in.Fill(paint.Rect(0, 56, 56, 20), paint.Linear(0, 56, 0, 76, "#0000, #0006"))
			// coat: lapels, seam, sleeves
			in.Line(paint.Polyline(22.4, 26, 28, 36, 33.6, 26), 1.3, paint.Black.Fade(.4))
			in.Line(paint.Polyline(28, 54, 28, 64), 1.3, paint.Black.Fade(.4))
			in.Line(paint.MustPath("M13.6 38L12.6 58"), 1.4, paint.Black.Fade(.34))
			in.Line(paint.MustPath("M42.4 38L43.4 58"), 1.4, paint.Black.Fade(.34))
			in.Fill(paint.MustPath("M21 23C25 26 31 26 35 23L34 28H22Z"), paint.Black.Fade(.3))
			// light on head and shoulder
			in.Group(func(g *paint.Canvas) {
				g.Fill(paint.Ellipse(23.4, 8.6, 4, 4.6), paint.White.Fade(.75))
				g.Fill(paint.MustPath("M10 36C11 31 16 28.6 22 28L14 40Z"), paint.White.Fade(.5))
			}, paint.Blur(3))
			bevel(c, standee, 1.5)
			// the disc for the seat's shape
			c.Fill(paint.Circle(28, 44, 10.6), paint.Hex("#070f10").Fade(.94))
			c.Line(paint.Circle(28, 44, 10.6), 1.2, paint.White.Fade(.55))
		})
	piece := paint.MustPath("M22 1C27.6 1 31.6 5 31.6 10.2C31.6 13.6 30 16.4 27.4 18.2H31C32.4 18.2 32.4 21.2 31 21.2H27.6C28 32 30.6 41 35.6 48.4H8.4C13.4 41 16 32 16.4 21.2H13C11.6 21.2 11.6 18.2 13 18.2H16.6C14 16.4 12.4 13.6 12.4 10.2C12.4 5 16.4 1 22 1Z")
	foot := paint.MustPath("M5 49H39C41 49 42 51 42 54V57C42 61 33 64 22 64C11 64 2 61 2 57V54C2 51 3 49 5 49Z")
	out = append(out, triple("piece", 44, 66, [4]float64{5, 3, 14, 10},
		func(c *paint.Canvas) {
			c.Group(func(g *paint.Canvas) { g.Fill(paint.Ellipse(30, 59, 24, 7), paint.Black) }, paint.Blur(5), paint.Opacity(.62))
			dark := paint.Hex("#06090b")
			c.Line(piece, 3, dark)
			c.Line(foot, 3, dark)
			c.Fill(piece, dark)
		},
		func(c *paint.Canvas) { c.Fill(piece, paint.White); c.Fill(foot, paint.White) },
		func(c *paint.Canvas) {
			for _, p := range []*paint.Path{piece, foot} {
				c.Within(p).Fill(p, paint.Linear(6, 0, 38, 0, "#fff4 0, #fffa .22, #fff2 .42, #0003 .66, #0009 1"))
				bevel(c, p, 1.2)
			}
			c.Within(foot).Line(paint.MustPath("M3 55C10 59 34 59 41 55"), 1.6, paint.Black.Fade(.4))
			c.Within(piece).Line(paint.Polyline(11, 19.7, 33, 19.7), 1, paint.Black.Fade(.3))
			c.Group(func(g *paint.Canvas) { g.Fill(paint.Ellipse(18.6, 6.8, 2.8, 3.4), paint.White.Fade(.9)) }, paint.Blur(1.4))
		})...)
	return out
}
