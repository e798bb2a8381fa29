package art

import (
	"math"

	"safehouse/assets/sheet"
	"safehouse/cmd/atlas/paint"
)

// textures repeat without a seam and are tinted when drawn.
func textures() []Sprite {
	return []Sprite{
		grain("grain.light", 1), grain("grain.dark", -1),
		fibre("fibre.light", 1), fibre("fibre.dark", -1),
		pulp("pulp.light", 1), pulp("pulp.dark", -1),
		tile("circuit", 68, circuit),
		tile("grid", 56, drafting),
		tile("scan", 16, func(c *paint.Canvas) {
			for i := range 4 {
				c.Fill(paint.Rect(0, float64(4*i), 16, 1.6), paint.White)
			}
		}),
		tile("guilloche", 120, guilloche),
		tile("map", 240, mapPaper),
		rosette(),
		tile("hazard", 40, func(c *paint.Canvas) {
			for i := -1; i < 4; i++ {
				x := float64(20 * i)
				c.Fill(paint.Polygon(x, 40, x+10, 40, x+50, 0, x+40, 0), paint.White)
			}
		}),
		tile("stripes", 16, func(c *paint.Canvas) {
			for i := -1; i < 3; i++ {
				x := float64(8 * i)
				c.Fill(paint.Polygon(x, 16, x+3.2, 16, x+19.2, 0, x+16, 0), paint.White)
			}
		}),
		tile("weave", 24, weave),
	}
}

func tile(name string, size float64, draw func(*paint.Canvas)) Sprite {
	return Sprite{Name: name, Kind: sheet.Mask, W: size, H: size, Tile: true, Draw: draw}
}

// grain is one half of a fine noise: the places that are lighter (side 1) or darker (side -1) than the middle. Its
// flecks are as fine as the density allows.
func grain(name string, side float64) Sprite {
	return tile(name, 128, func(c *paint.Canvas) {
		n := paint.Noise{Seed: 11, FX: .75 * c.D, FY: .75 * c.D, Octaves: 1, TileX: int(96 * c.D), TileY: int(96 * c.D)}
		washHalf(c, n, side)
	})
}

// fibre is the same with long waves: paper, brushed metal.
func fibre(name string, side float64) Sprite {
	n := paint.Noise{Seed: 23, FX: 3.0 / 128, FY: 0.625, Octaves: 2, TileX: 3, TileY: 80}
	return half(name, 128, n, side)
}

// pulp is the clouds and flecks of good paper.
func pulp(name string, side float64) Sprite {
	n := paint.Noise{Seed: 31, FX: 6.0 / 192, FY: 6.0 / 192, Octaves: 6, Gain: .82, TileX: 6, TileY: 6}
	return half(name, 192, n, side)
}

func half(name string, size float64, n paint.Noise, side float64) Sprite {
	return tile(name, size, func(c *paint.Canvas) { washHalf(c, n, side) })
}

// washHalf covers the canvas with one half of a noise, in few steps so that it packs well.
func washHalf(c *paint.Canvas, n paint.Noise, side float64) {
	c.Wash(paint.Func(func(x, y float64) paint.Color {
		v := (n.At(x, y) - 0.5) * 2 * side
		return paint.White.Fade(math.Round(math.Max(v, 0)*20) / 20)
	}))
}

// circuit is printed tracks that step from row to row, with pads at their ends.
func circuit(c *paint.Canvas) {
	for _, ox := range []float64{-68, 0, 68} {
		for _, oy := range []float64{-68, 0, 68} {
			d := c.At(ox, oy)
			for _, k := range [][2]float64{{0, 0}, {34, 34}, {34, 0}, {0, 34}} {
				e := d.At(k[0], k[1])
				if k[0] == k[1] {
					e.Line(paint.Polyline(0, 17, 11, 17, 20, 8, 34, 8), 1.4, paint.White)
					e.Line(paint.Polyline(11, 34, 11, 26, 20, 17), 1.4, paint.White.Fade(.7))
					e.Fill(paint.Circle(11, 17, 2.6), paint.White)
				} else {
					e.Line(paint.Polyline(0, 8, 8, 8, 17, 17, 34, 17), 1.4, paint.White.Fade(.8))
					e.Fill(paint.Circle(24, 27, 2.2), paint.White.Fade(.8))
					e.Line(paint.Polyline(24, 27, 24, 34), 1.4, paint.White.Fade(.6))
				}
			}
		}
	}
}

// drafting is a blueprint's grid, every fourth line stronger.
func drafting(c *paint.Canvas) {
	for i := range 4 {
		a := 0.5
		if i == 0 {
			a = 1
		}
		c.Fill(paint.Rect(float64(14*i), 0, 1, 56), paint.White.Fade(a))
		c.Fill(paint.Rect(0, float64(14*i), 56, 1), paint.White.Fade(a))
	}
}

// guilloche is engraved rosettes as on bonds.
func guilloche(c *paint.Canvas) {
	for _, ox := range []float64{-60, 60, 180} {
		for _, oy := range []float64{-60, 60, 180} {
			for i := range 15 {
				d := c.With(paint.Rotate(12*float64(i), ox, oy))
				d.Line(paint.Ellipse(ox, oy, 84, 30), 0.8, paint.White)
			}
		}
	}
}

// rosette is one large engraved rosette.
func rosette() Sprite {
	return Sprite{Name: "rosette", Kind: sheet.Mask, W: 240, H: 240, Draw: func(c *paint.Canvas) {
		for i := range 18 {
			d := c.With(paint.Rotate(10*float64(i), 120, 120))
			d.Line(paint.Ellipse(120, 120, 117, 30), 0.9, paint.White.Fade(.9))
			d.Line(paint.Ellipse(120, 120, 70, 16), 0.7, paint.White.Fade(.6))
		}
		c.Line(paint.Circle(120, 120, 30), 1, paint.White)
		c.Line(paint.Circle(120, 120, 117), 1, paint.White)
	}}
}

// mapPaper is a net of degrees over faint coasts.
func mapPaper(c *paint.Canvas) {
	land := paint.Noise{Seed: 51, FX: 3.0 / 240, FY: 3.0 / 240, Octaves: 4, TileX: 3, TileY: 3}
	c.Wash(paint.Func(func(x, y float64) paint.Color {
		d := land.At(x, y) - 0.56
		switch {
		case math.Abs(d) < 0.006: // coast
			return paint.White
		case d > 0:
			return paint.White.Fade(math.Round(math.Min(.38, .22+d*1.6)*24) / 24)
		}
		return paint.Color{}
	}))
	for i := range 6 {
		c.Fill(paint.Rect(float64(40*i), 0, 1, 240), paint.White.Fade(.55))
		c.Fill(paint.Rect(0, float64(40*i), 240, 1), paint.White.Fade(.55))
	}
}

// weave is cloth: short strokes over and under.
func weave(c *paint.Canvas) {
	for y := range 6 {
		for x := range 6 {
			px, py := float64(4*x), float64(4*y)
			if (x+y)%2 == 0 {
				c.Fill(paint.Round(px+.5, py+1.2, 3, 1.4, .7), paint.White.Fade(.9))
			} else {
				c.Fill(paint.Round(px+1.2, py+.5, 1.4, 3, .7), paint.White.Fade(.5))
			}
		}
	}
}
