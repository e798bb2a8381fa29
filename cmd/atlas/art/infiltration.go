package art

import (
	"math"

	"safehouse/assets/sheet"
	"safehouse/cmd/atlas/paint"
)

// infiltration holds the tower: doors, vault, dial, data, and the parts of rooms and portraits.
func (s *Studio) infiltration() []Sprite {
	out := []Sprite{doorFrame(), doorLeaf("door/left", false), doorLeaf("door/right", true), doorLamp(), doorLight(), vault(), dial(), drum(), shaft()}
	out = append(out, data()...)
	out = append(out, shells()...)
	out = append(out, furniture()...)
	return append(out, portraits()...)
}

func picture(name string, w, h float64, draw func(*paint.Canvas)) Sprite {
	return Sprite{Name: name, Kind: sheet.Color, W: w, H: h, Draw: draw}
}

// opaque is a picture without a see-through pixel: it packs far smaller.
func opaque(name string, w, h float64, draw func(*paint.Canvas)) Sprite {
	return Sprite{Name: name, Kind: sheet.Photo, W: w, H: h, Draw: draw}
}

// doorFrame is the wall around a steel door, 190 x 262, with the dark gap that its leaves close.
func doorFrame() Sprite {
	return opaque("door/frame", 190, 262, func(c *paint.Canvas) {
		c.Wash(paint.Linear(0, 0, 190, 262, "#141b1f, #0c1114 .6, #070a0c"))
		c.Wash(paint.Grain(paint.Noise{Seed: 101, FX: .5, FY: .5, Octaves: 3}, .1))
		jamb := paint.Rect(8, 8, 174, 254)
		c.Group(func(g *paint.Canvas) {
			g.Fill(jamb, paint.Slant(135, 8, 8, 174, 254, "#7f929a, #46545b .2, #263036 .55, #151b1f"))
		}, paint.Shadow(3, 4, 8, paint.Black.Fade(.7)))
		c.Fill(paint.Polygon(8, 8, 182, 8, 176, 14, 14, 14, 14, 262, 8, 262), paint.White.Fade(.13))
		c.Line(paint.Rect(8.5, 8.5, 173, 262), 1, paint.White.Fade(.2))
		c.Within(jamb).Wash(paint.Grain(paint.Noise{Seed: 102, FX: .05, FY: .7, Octaves: 2}, .12))
		gap := paint.Rect(16, 18, 158, 244)
		c.Group(func(g *paint.Canvas) { g.Fill(gap, paint.Linear(0, 18, 0, 262, "#020405, #06090b .7, #0b1013")) },
			paint.Inner(4, 6, 8, paint.Black))
		for _, y := range []float64{26, 96, 166, 236} {
			for _, x := range []float64{12, 178} {
				rivet(c, x, y, 2)
			}
		}
		c.Fill(paint.Rect(0, 246, 190, 16), paint.Linear(0, 246, 0, 262, "#12181b, #070a0c"))
		c.Fill(paint.Rect(0, 246, 190, 1.2), paint.White.Fade(.14))
	})
}

func rivet(c *paint.Canvas, x, y, r float64) {
	c.Fill(paint.Circle(x+.6, y+.8, r), paint.Black.Fade(.6))
	c.Fill(paint.Circle(x, y, r), paint.Radial(x-r*.4, y-r*.4, r*1.6, r*1.6, "#dfe8ec, #8c9aa0 .5, #3c474d"))
}

// doorLeaf is half a door, 77 x 228: brushed steel, a pane, a field for the stencil, hazard tape.
func doorLeaf(name string, right bool) Sprite {
	return opaque(name, 77, 228, func(c *paint.Canvas) {
		stops := "#a9bac1 0, #57626e .22, #394250 .5, #1c232b 1"
		if right {
			stops = "#8b9aa3 0, #4a5460 .22, #303844 .5, #151b21 1"
		}
		c.Wash(paint.Slant(135, 0, 0, 77, 228, stops))
		c.Wash(paint.Grain(paint.Noise{Seed: 111, FX: .025, FY: .9, Octaves: 2}, .16))
		c.Wash(paint.Grain(paint.Noise{Seed: 112, FX: .03, FY: .03, Octaves: 3}, .12))
		for _, f := range [][4]float64{{10, 14, 57, 74}, {10, 138, 57, 54}} {
			p := paint.Round(f[0], f[1], f[2], f[3], 3)
			c.Fill(p, paint.Black.Fade(.13))
			c.Line(p.Moved(paint.Translate(1, 1)), 1, paint.White.Fade(.3))
			c.Line(p, 1.4, paint.Black.Fade(.6))
		}
		// pane of armoured glass; its colour is laid over when drawn
		pane := paint.Round(27, 20, 23, 64, 2)
		c.Group(func(g *paint.Canvas) { g.Fill(pane, paint.Linear(0, 20, 0, 84, "#101b20, #060a0d")) }, paint.Inner(2, 2, 3, paint.Black))
		c.Line(pane, 1.4, paint.Hex("#12181b"))
		in := c.Within(pane)
		in.Line(paint.Polyline(24, 46, 52, 20), 3, paint.White.Fade(.22))
		in.Line(paint.Polyline(24, 68, 52, 42), 3, paint.White.Fade(.16))
		in.Line(paint.Polyline(24, 76, 52, 50), 1, paint.White.Fade(.16))
		for _, y := range []float64{10, 94, 132, 198} {
			rivet(c, 8, y, 2.4)
			rivet(c, 69, y, 2.4)
		}
		// scratches
		for i := range 14 {
			x, y := 77*paint.Random(i, 1, 113), 200*paint.Random(i, 2, 113)
			l := 4 + 14*paint.Random(i, 3, 113)
			c.Line(paint.Polyline(x, y, x+l*.4, y+l), .5, paint.White.Fade(.1))
		}
		tape := paint.Rect(0, 202, 77, 18)
		c.Fill(tape, paint.Hex("#15130f"))
		strip := c.Within(tape)
		off := 0.0
		if right {
			off = 77
		}
		for x := -40.0; x < 120; x += 28.28 {
			px := x - math.Mod(off, 28.28)
			strip.Fill(paint.Polygon(px, 220, px+14.14, 220, px+32.14, 202, px+18, 202), paint.Linear(0, 202, 0, 220, "#f0b434, #d1941a .5, #9c6c10"))
		}
		c.Within(tape).Wash(paint.Grain(paint.Noise{Seed: 114, FX: .3, FY: .3, Octaves: 3}, .25))
		c.Fill(paint.Rect(0, 202, 77, 1), paint.White.Fade(.2))
		c.Fill(paint.Rect(0, 220, 77, 1.4), paint.Black.Fade(.6))
		edge := 0.0
		if !right {
			edge = 75
		}
		c.Fill(paint.Rect(edge, 0, 2, 228), paint.Black.Fade(.65))
		c.Fill(paint.Rect(75-edge, 0, 1, 228), paint.White.Fade(.24))
		c.Wash(paint.Linear(0, 150, 0, 228, "#0000, #0006"))
		c.Fill(paint.Polygon(0, 0, 56, 0, 0, 120), paint.White.Fade(.06))
	})
}

// doorLamp is the lamp over a door when it is off, 36 x 14.
func doorLamp() Sprite {
	return picture("door/lamp", 36, 14, func(c *paint.Canvas) {
		box := paint.Round(1, 1, 34, 12, 3)
		c.Fill(box, paint.Linear(0, 1, 0, 13, "#2a3439, #0a0f12"))
		c.Line(box, 1, paint.Hex("#5d6d74"))
		c.Fill(paint.Round(7, 4, 22, 6, 1.5), paint.Linear(0, 4, 0, 10, "#9a6a24, #6b4b1c"))
	})
}

// doorLight is what the next door to open adds: its lamp, the cone below, light on the floor and in the seam. 190 x 262.
func doorLight() Sprite {
	amber := paint.Hex("#FFB23E")
	return picture("door/light", 190, 262, func(c *paint.Canvas) {
		c.Group(func(g *paint.Canvas) {
			g.Fill(paint.Polygon(78, 12, 112, 12, 188, 262, 2, 262), paint.Linear(0, 12, 0, 262, "#ffe0a066, #ffb23e22 .6, #ffb23e00"))
		}, paint.Blur(6))
		c.Group(func(g *paint.Canvas) { g.Fill(paint.Ellipse(95, 250, 86, 11), amber.Fade(.55)) }, paint.Blur(10))
		c.Group(func(g *paint.Canvas) { g.Fill(paint.Rect(93.6, 20, 2.8, 226), amber.Fade(.9)) }, paint.Glow(7, amber))
		c.Group(func(g *paint.Canvas) { g.Fill(paint.Round(83, 4.6, 24, 6, 2), paint.Hex("#fff0c8")) }, paint.Glow(12, amber), paint.Glow(5, amber))
	})
}

// vault is the round door of the secret room, 188 points across, with its wheel.
func vault() Sprite {
	return Sprite{Name: "vault", Kind: sheet.Color, W: 188, H: 188, Spill: [4]float64{6, 6, 16, 20}, Draw: func(c *paint.Canvas) {
		m := 94.0
		ring := paint.Circle(m, m, 93)
		c.Group(func(g *paint.Canvas) {
			g.Fill(ring, paint.Slant(135, 0, 0, 188, 188, "#b9c8cc, #7d8d92 .3, #46545a .65, #20292e"))
		}, paint.Shadow(6, 8, 12, paint.Black.Fade(.8)))
		c.Within(ring).Wash(paint.Func(func(x, y float64) paint.Color { // turned on a lathe: streaks around the middle
			a := math.Atan2(y-m, x-m)
			v := math.Sin(a*2+.6)*.5 + .5
			return paint.White.Fade(.16 * v * v)
		}))
		bevel(c, ring, 2.2)
		face := paint.Circle(m, m, 79)
		c.Fill(paint.Circle(m, m, 81), paint.Hex("#0d1214"))
		c.Fill(face, paint.Radial(70, 64, 130, 130, "#59686e, #36434a .5, #1a2226"))
		face2 := c.Within(face)
		face2.Wash(paint.Func(func(x, y float64) paint.Color {
			a := math.Atan2(y-m, x-m)
			v := math.Pow(math.Abs(math.Sin(a*1.5+.9)), 3)
			return paint.White.Fade(.12 * v)
		}))
		face2.Wash(paint.Grain(paint.Noise{Seed: 121, FX: .7, FY: .7, Octaves: 2}, .1))
		for _, r := range []float64{70, 58, 46} {
			c.Line(paint.Circle(m, m, r), 1.6, paint.Black.Fade(.4))
			c.Line(paint.Circle(m, m+.9, r-1), .8, paint.White.Fade(.14))
		}
		for i := range 12 {
			a := float64(i) * math.Pi / 6
			x, y := m+87*math.Cos(a), m+87*math.Sin(a)
			c.Fill(paint.Circle(x, y, 4.4), paint.Hex("#12181b"))
			rivet(c, x, y, 3.2)
		}
		for i := range 8 {
			arm := c.With(paint.Rotate(45*float64(i), m, m))
			arm.Group(func(g *paint.Canvas) {
				g.Fill(paint.Round(m-4.6, 38, 9.2, 46, 4.6), paint.Linear(m-5, 0, m+5, 0, "#eef4f5, #a5b5b7 .5, #5d6c70"))
			}, paint.Shadow(3, 4, 4, paint.Black.Fade(.65)))
		}
		hub := paint.Circle(m, m, 26)
		c.Group(func(g *paint.Canvas) { g.Fill(hub, paint.Hex("#0c1113")) }, paint.Shadow(3, 5, 6, paint.Black.Fade(.7)))
		c.Fill(paint.Circle(m, m, 23.5), paint.Radial(86, 84, 34, 34, "#d5dfe1, #84959a .45, #3b484d"))
		bevel(c, paint.Circle(m, m, 23.5), 1.6)
	}}
}

// dial is the round instrument for proximity, 268 across: bezel, glass and shade; scale and figures are drawn on it.
func dial() Sprite {
	return Sprite{Name: "dial", Kind: sheet.Color, W: 268, H: 268, Spill: [4]float64{4, 4, 12, 16}, Draw: func(c *paint.Canvas) {
		m := 134.0
		bezel := paint.Circle(m, m, 133)
		c.Group(func(g *paint.Canvas) {
			g.Fill(bezel, paint.Slant(135, 0, 0, 268, 268, "#6e7f86, #323d43 .3, #161c20 .65, #2b353a"))
		}, paint.Shadow(5, 8, 12, paint.Black.Fade(.7)))
		bevel(c, bezel, 1.8)
		c.Fill(paint.Circle(m, m, 126), paint.Slant(135, 8, 8, 252, 252, "#05080a, #1a2327 .6, #39464c"))
		glass := paint.Circle(m, m, 122)
		c.Group(func(g *paint.Canvas) { g.Fill(glass, paint.Radial(m, 110, 140, 140, "#0e2019, #08120f .6, #030706")) }, paint.Inner(6, 9, 16, paint.Black.Fade(.95)))
		in := c.Within(glass)
		for i := 1; i < 6; i++ {
			in.Line(paint.Circle(m, m, float64(22*i)), .8, paint.Hex("#4DF0A0").Fade(.05))
		}
		in.Group(func(g *paint.Canvas) { g.Fill(paint.Ellipse(100, 62, 104, 62), paint.White.Fade(.085)) }, paint.Blur(10))
		in.Fill(paint.MustPath("M30 60C60 20 120 8 160 14C120 40 80 70 40 130C26 108 22 82 30 60Z"), paint.White.Fade(.035))
	}}
}

// drum is one flip figure's plate, 58 x 86.
func drum() Sprite {
	return Sprite{Name: "drum", Kind: sheet.Color, W: 58, H: 86, Spill: around(4), Draw: func(c *paint.Canvas) {
		p := paint.Round(0, 0, 58, 86, 6)
		c.Group(func(g *paint.Canvas) {
			g.Fill(p, paint.Linear(0, 0, 0, 86, "#0b1110, #161d1d .44, #1b2423 .495, #050807 .5, #0a0f0e .9, #101615"))
		},
			paint.Shadow(1, 2, 4, paint.Black.Fade(.8)))
		c.Line(p, 2, paint.Hex("#2c3634"))
		c.Line(paint.MustPath("M3 6C3 4 4 3 6 3H52C54 3 55 4 55 6"), 1, paint.White.Fade(.24))
		c.Fill(paint.Rect(-1, 30, 3, 26), paint.Hex("#39443f"))
		c.Fill(paint.Rect(56, 30, 3, 26), paint.Hex("#39443f"))
	}}
}

// shaft is the ladder between the floors, a tile of 44 x 40.
func shaft() Sprite {
	return Sprite{Name: "shaft", Kind: sheet.Photo, W: 44, H: 40, Tile: true, Draw: func(c *paint.Canvas) {
		c.Wash(paint.Linear(0, 0, 44, 0, "#050809, #11181b .3, #0c1214 .7, #040607"))
		for _, x := range []float64{7, 33} {
			c.Fill(paint.Rect(x, 0, 4, 40), paint.Linear(x, 0, x+4, 0, "#93a4a9, #4d5b60 .5, #222b2f"))
		}
		for _, y := range []float64{8, 28} {
			c.Fill(paint.Rect(9, y+4, 26, 3), paint.Black.Fade(.6))
			c.Fill(paint.Round(9, y, 26, 4, 1), paint.Linear(0, y, 0, y+4, "#9fb0b5, #57666b .5, #2b3539"))
		}
	}}
}

// data are stacks of one to three data files, 52 x 40, and a single one seen from above.
func data() []Sprite {
	var out []Sprite
	for n := 1; n <= 3; n++ {
		out = append(out, Sprite{Name: "data/" + string(rune('0'+n)), Kind: sheet.Color, W: 52, H: 40, Spill: [4]float64{3, 3, 8, 8}, Draw: func(c *paint.Canvas) {
			c.Group(func(g *paint.Canvas) {
				for i := range n {
					y := 29 - 7*float64(i)
					x := 24.0 + 1.6*float64(i%2)
					side := paint.MustPath("M0 0V5C0 11 44 11 44 5V0Z").Moved(paint.Translate(x-22, y))
					g.Fill(side, paint.Linear(x-22, 0, x+22, 0, "#2f7a58, #17543a .3, #0a2c1e .75, #06170f"))
					for k := range 13 {
						g.Fill(paint.Rect(x-20+3.2*float64(k), y+4, 1, 5), paint.Black.Fade(.3))
					}
					g.Fill(paint.Ellipse(x, y, 22, 8.6), paint.Slant(150, x-22, y-9, 44, 18, "#b6ffdc, #2fae78 .35, #0f4a33"))
					g.Fill(paint.Ellipse(x, y+.4, 17.5, 6.2), paint.Slant(150, x-18, y-6, 36, 12, "#0d3325, #0a241b"))
					g.Line(paint.Ellipse(x, y+.4, 13.5, 4.4), 1.3, paint.Hex("#4DF0A0").Fade(.8))
					g.Line(paint.Ellipse(x, y, 22, 8.6), .9, paint.Hex("#04100b"))
				}
			}, paint.Shadow(3, 4, 5, paint.Black.Fade(.7)))
		}})
	}
	return append(out, Sprite{Name: "data/file", Kind: sheet.Color, W: 40, H: 40, Spill: [4]float64{3, 3, 7, 8}, Draw: func(c *paint.Canvas) {
		disc := paint.Circle(20, 20, 19)
		c.Group(func(g *paint.Canvas) { g.Fill(disc, paint.Slant(140, 0, 0, 40, 40, "#c4ffe2, #35c48a .35, #0f5238")) }, paint.Shadow(2, 3, 4, paint.Black.Fade(.65)))
		for i := range 36 {
			c.With(paint.Rotate(10*float64(i), 20, 20)).Fill(paint.Rect(19.5, 1.2, 1, 2.6), paint.Hex("#04170f").Fade(.5))
		}
		c.Fill(paint.Circle(20, 20, 14.6), paint.Radial(17, 15, 20, 20, "#143f2f, #0a231a"))
		c.Line(paint.Circle(20, 20, 14.6), 1.2, paint.Hex("#7fffc4").Fade(.75))
		bevel(c, disc, 1.2)
	}})
}
