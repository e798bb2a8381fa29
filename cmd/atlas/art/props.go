package art

import (
	"safehouse/assets/sheet"
	"safehouse/cmd/atlas/paint"
)

// props lie on the desk. They never lie over text and never react.
func props() []Sprite {
	return []Sprite{cup(), pencil(), photograph(), film(), ruled(), listing()}
}

func lying(name string, w, h float64, draw func(*paint.Canvas)) Sprite {
	return Sprite{Name: "prop/" + name, Kind: sheet.Color, W: w, H: h, Spill: [4]float64{6, 6, 26, 30}, Draw: draw}
}

func cup() Sprite {
	return lying("cup", 180, 154, func(c *paint.Canvas) {
		cx, cy := 77.0, 77.0
		c.Group(func(g *paint.Canvas) {
			g.Line(paint.MustPath("M138 96C172 84 188 116 168 136C150 150 124 138 122 124"), 17, paint.Slant(140, 120, 80, 60, 70, "#d9d0c0, #8d8271 .5, #4b4335"))
			g.Fill(paint.Circle(cx, cy, 76), paint.Radial(56, 52, 130, 130, "#fbf7ee, #d8cdba .45, #8f8471 .8, #5b5244"))
		}, paint.Shadow(14, 18, 14, paint.Black.Fade(.75)))
		c.Line(paint.MustPath("M136 92C166 82 184 112 165 133"), 3, paint.White.Fade(.35))
		bevel(c, paint.Circle(cx, cy, 76), 2)
		c.Fill(paint.Circle(cx, cy, 65), paint.Slant(140, 12, 12, 130, 130, "#5b5144, #8c806d .6, #b9ae9b"))
		c.Fill(paint.Circle(cx+2, cy+2, 61), paint.Radial(62, 56, 96, 96, "#7a4a20, #3a1f0b .45, #160a03"))
		in := c.Within(paint.Circle(cx+2, cy+2, 61))
		in.Group(func(g *paint.Canvas) { g.Line(paint.Arc(cx+2, cy+2, 61, 170, 300), 16, paint.Black.Fade(.7)) }, paint.Blur(14))
		in.Line(paint.Arc(cx+2, cy+2, 50, 188, 250), 3.5, paint.Hex("#ffd9a0").Fade(.5))
		in.Group(func(g *paint.Canvas) { g.Fill(paint.Ellipse(58, 54, 16, 9), paint.Hex("#ffdfb0").Fade(.34)) }, paint.Blur(8))
	})
}

func pencil() Sprite {
	return lying("pencil", 386, 18, func(c *paint.Canvas) {
		c.Group(func(g *paint.Canvas) {
			x := 48.0
			g.Fill(paint.Rect(x, 0, 300, 18), paint.Linear(0, 0, 0, 18, "#ffe38c 0, #f1c13c .28, #d89d22 .3, #c9911b .66, #8a6210 .7, #6d4c0a 1"))
			g.Fill(paint.Polygon(x+300, 0, x+338, 9, x+300, 18), paint.Linear(0, 0, 0, 18, "#fbe7bd, #e9cfa0 .4, #a98550"))
			g.Fill(paint.Polygon(x+326, 6.2, x+338, 9, x+326, 11.8), paint.Hex("#26221e"))
			g.Fill(paint.Rect(x-26, 0, 26, 18), paint.Linear(0, 0, 0, 18, "#ffffff, #c9cdd0 .3, #8d9296 .7, #5c6165"))
			g.Fill(paint.Corners(x-48, 0.5, 22, 17, 6, 0, 0, 6), paint.Linear(0, 0, 0, 18, "#e59a8f, #c4685c .4, #7d352c"))
			for i := range 5 {
				g.Fill(paint.Rect(x-24+5*float64(i), 0, 1.4, 18), paint.Black.Fade(.28))
			}
		}, paint.Shadow(8, 10, 7, paint.Black.Fade(.75)))
	})
}

func photograph() Sprite {
	return lying("photo", 250, 172, func(c *paint.Canvas) {
		card := paint.Round(0, 0, 250, 172, 2)
		c.Group(func(g *paint.Canvas) { g.Fill(card, paint.Slant(128, 0, 0, 250, 172, "#fbf9f3, #e6e2d8 .6, #cfc9ba")) }, paint.Shadow(8, 12, 13, paint.Black.Fade(.62)))
		in := c.Within(paint.Rect(14, 14, 222, 120))
		in.Wash(paint.Linear(0, 14, 0, 134, "#8a979c, #67757b .5, #3d484d"))
		in.Group(func(g *paint.Canvas) { // a street at night: façade, lamp, a man with a hat
			g.Fill(paint.Rect(14, 92, 222, 42), paint.Hex("#2f383c"))
			g.Fill(paint.Rect(20, 20, 60, 84), paint.Hex("#4a565b"))
			for i := range 6 {
				g.Fill(paint.Rect(27+18*float64(i%3), 30+32*float64(i/3), 10, 18), paint.Hex("#232b2f"))
			}
			g.Fill(paint.Rect(190, 20, 6, 112), paint.Hex("#232c31"))
			g.Fill(paint.Polygon(193, 24, 236, 134, 150, 134), paint.White.Fade(.16))
		}, paint.Blur(1.6))
		man := paint.MustPath("M92 134C94 108 106 98 122 95C114 90 112 82 113 75L100 73C104 69 110 68 114 67C114 58 119 52 128 52C138 52 143 58 143 67C148 68 154 69 158 73L144 75C145 83 142 90 135 95C151 98 163 108 166 134Z")
		in.Group(func(g *paint.Canvas) { g.Fill(man, paint.Hex("#11171a")) }, paint.Blur(1))
		in.Wash(paint.Grain(paint.Noise{Seed: 91, FX: .9, FY: .9, Octaves: 1}, .1))
		in.Wash(paint.Slant(128, 14, 14, 222, 120, "#fff4 0, #fff0 .4, #0000 .6, #0004 1"))
		c.Line(paint.Rect(14, 14, 222, 120), 1, paint.Black.Fade(.35))
		bevel(c, card, 1)
	})
}

func film() Sprite {
	return lying("film", 48, 300, func(c *paint.Canvas) {
		strip := paint.Rect(0, 0, 48, 300)
		c.Group(func(g *paint.Canvas) { g.Fill(strip, paint.Slant(128, 0, 0, 48, 300, "#3a342c, #211c16 .5, #14100c")) }, paint.Shadow(6, 9, 9, paint.Black.Fade(.6)))
		for y := 5.0; y < 296; y += 12 {
			for _, x := range []float64{3.5, 38.5} {
				c.Fill(paint.Round(x, y, 6, 6.4, 1.2), paint.Hex("#d8cdb0"))
			}
		}
		for i := range 6 {
			y := 4 + 49*float64(i)
			c.Fill(paint.Rect(12, y, 24, 44), paint.Slant(140, 12, y, 24, 44, "#c98a4a, #7d4a22 .5, #3d2412"))
			in := c.Within(paint.Rect(12, y, 24, 44))
			in.Fill(paint.Ellipse(24+4*paint.Random(i, 1, 3)-2, y+18, 5, 6), paint.Hex("#2a170a"))
			in.Fill(paint.Ellipse(24, y+42, 11, 16), paint.Hex("#2a170a"))
		}
		c.Within(strip).Wash(paint.Slant(100, 0, 0, 48, 300, "#fff3 0, #fff0 .3, #fff0 .6, #fff2 .7, #fff0 .8"))
	})
}

// ruled is a sheet torn from a pad.
func ruled() Sprite {
	return lying("ruled", 300, 190, func(c *paint.Canvas) {
		page := paint.Rect(0, 0, 300, 190)
		c.Group(func(g *paint.Canvas) { g.Fill(page, paint.Slant(128, 0, 0, 300, 190, "#f7f0da, #e6dabb .5, #c5b48a")) }, paint.Shadow(8, 12, 13, paint.Black.Fade(.6)))
		for y := 22.0; y < 190; y += 21 {
			c.Fill(paint.Rect(0, y, 300, 1), paint.Hex("#5b4a28").Fade(.25))
		}
		c.Fill(paint.Rect(38, 0, 1, 190), paint.Hex("#b3443a").Fade(.35))
		c.Within(page).Wash(paint.Grain(paint.Noise{Seed: 95, FX: .03, FY: .05, Octaves: 5}, .07))
	})
}

// listing is telex paper with lines too far away to read.
func listing() Sprite {
	return lying("listing", 330, 240, func(c *paint.Canvas) {
		page := paint.Rect(0, 0, 330, 240)
		c.Group(func(g *paint.Canvas) { g.Fill(page, paint.Slant(128, 0, 0, 330, 240, "#f0e7cf, #ddd1b2 .5, #b8a982")) }, paint.Shadow(8, 12, 14, paint.Black.Fade(.6)))
		for i := range 13 {
			y := 16 + 17*float64(i)
			x := 22.0
			for w := range 9 {
				l := 10 + 34*paint.Random(w, i, 97)
				if x+l > 306 || paint.Random(i, 8, 97) < .12 {
					break
				}
				c.Fill(paint.Rect(x, y, l, 3.2), paint.Hex("#3a2f1c").Fade(.34))
				x += l + 7
			}
		}
		for y := 8.0; y < 240; y += 15 {
			c.Fill(paint.Circle(7, y, 2.6), paint.Hex("#5a4628").Fade(.6))
			c.Fill(paint.Circle(323, y, 2.6), paint.Hex("#5a4628").Fade(.6))
		}
		c.Within(page).Fill(paint.Rect(158, 0, 14, 240), paint.Linear(158, 0, 172, 0, "#0000, #0002 .5, #fff2 .55, #fff0"))
	})
}
