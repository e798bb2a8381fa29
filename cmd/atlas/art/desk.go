package art

import (
	"math"

	"safehouse/assets/sheet"
	"safehouse/cmd/atlas/paint"
)

// desk is the table top and the lamp.
func desk() []Sprite {
	return []Sprite{wood(), lamp()}
}

// Planks are 136 points high; the tile holds four of them.
const (
	plank = 136.0
	woodW = 960.0
	woodH = 4 * plank
)

// wood is four planks of walnut that repeat in both directions.
func wood() Sprite {
	return Sprite{Name: "wood", Kind: sheet.Photo, W: woodW, H: woodH, Tile: true, Draw: func(c *paint.Canvas) {
		fine := paint.Noise{Seed: 4, FX: 4 / woodW, FY: 88 / woodH, Octaves: 4, TileX: 4, TileY: 88}
		wave := paint.Noise{Seed: 8, FX: 3 / woodW, FY: 6 / woodH, Octaves: 2, TileX: 3, TileY: 6}
		pore := paint.Noise{Seed: 14, FX: 24 / woodW, FY: 272 / woodH, Octaves: 1, TileX: 24, TileY: 272}
		tone := []paint.Color{paint.Hex("#6d4022"), paint.Hex("#5f361c"), paint.Hex("#734526"), paint.Hex("#663b1f")}
		c.Wash(paint.Func(func(x, y float64) paint.Color {
			row := int(y / plank)
			fy := y/plank - float64(row)
			shift := 160 * float64(row*3%4) // each plank shows another stretch of the grain
			gx := x + shift
			bend := (wave.At(gx, y) - .5) * 16
			n := fine.At(gx, y+bend)
			col := tone[row].Mix(paint.Hex("#2f180b"), math.Min(math.Max(n*1.7-.6, 0), .8))
			col = col.Mix(paint.Hex("#94633a"), math.Max(0, .4-n)*.9)
			ring := math.Sin((y+bend*2.6)/9+float64(row)*1.7+n*1.2)*.5 + .5
			col = col.Mix(paint.Hex("#2a140a"), ring*.1)
			if p := pore.At(gx, y+bend*.5); p > .68 {
				col = col.Mix(paint.Hex("#1d0e06"), (p-.68)*1.5)
			}
			col = col.Mix(paint.Black, .1*fy)
			edge := math.Min(fy, 1-fy) * plank
			switch {
			case fy*plank < 1.6:
				col = col.Mix(paint.Hex("#ffdca6"), .16)
			case edge < 1.8:
				col = col.Mix(paint.Black, .72)
			case edge < 7:
				col = col.Mix(paint.Black, .22*(1-(edge-1.8)/5.2))
			}
			return col
		}))
	}}
}

// lamp is the green lamp on its brass arm; the head's centre lies at 236, 128 of 364 x 256.
func lamp() Sprite {
	return Sprite{Name: "lamp", Kind: sheet.Color, W: 364, H: 256, Spill: [4]float64{0, 4, 50, 64}, Draw: func(c *paint.Canvas) {
		cx, cy := 236.0, 128.0
		brass := "#ffe9b0, #c9963f .45, #6d4a18"
		c.Group(func(g *paint.Canvas) {
			g.Stroke(paint.Polyline(-20, 126, 150, 126, 196, 162), paint.Pen{Width: 22}, paint.Linear(0, 115, 0, 140, brass))
			g.Fill(paint.Circle(cx, cy, 127), paint.Hex("#0b2a1e"))
		}, paint.Shadow(24, 32, 30, paint.Black.Fade(.78)))
		c.Line(paint.Polyline(-20, 119, 148, 119), 2, paint.White.Fade(.5))
		shade := paint.Circle(cx, cy, 126)
		c.Fill(shade, paint.Radial(cx+34, cy+34, 190, 190, "#fff8e2 0, #ffe7b0 .1, #ffc768 .17, #4f9a70 .24, #2f7655 .36, #1b5038 .6, #0b2f22 .86, #061710 1"))
		// enamel: rim, reflections
		in := c.Within(shade)
		in.Group(func(g *paint.Canvas) {
			g.Line(paint.Arc(cx, cy, 108, 188, 262), 9, paint.Hex("#d8fff0").Fade(.6))
		}, paint.Blur(8))
		in.Line(paint.Arc(cx, cy, 112, 196, 250), 3, paint.Hex("#eafff6").Fade(.55))
		in.Group(func(g *paint.Canvas) { g.Line(paint.Arc(cx, cy, 120, 10, 100), 10, paint.Black.Fade(.55)) }, paint.Blur(10))
		c.Line(shade, 3, paint.Hex("#06140d"))
		c.Line(paint.Arc(cx, cy, 124.5, 180, 290), 1.2, paint.White.Fade(.45))
		// the bulb's light
		c.Blended(paint.Screen).Group(func(g *paint.Canvas) { g.Fill(paint.Circle(cx+34, cy+34, 34), paint.Hex("#ffe6b0")) }, paint.Blur(40))
		c.Group(func(g *paint.Canvas) { g.Fill(paint.Circle(cx+34, cy+34, 17), paint.Hex("#fffbea")) }, paint.Blur(12))
		knob := paint.Circle(cx-12, cy-14, 20)
		c.Group(func(g *paint.Canvas) { g.Fill(knob, paint.Radial(cx-18, cy-22, 32, 32, brass)) }, paint.Shadow(5, 7, 6, paint.Black.Fade(.5)))
		bevel(c, knob, 1.6)
	}}
}

// clip is a paper clip of wire.
func clip() Sprite {
	return Sprite{Name: "prop/clip", Kind: sheet.Color, W: 44, H: 116, Spill: [4]float64{2, 2, 8, 10}, Draw: func(c *paint.Canvas) {
		wire := paint.MustPath("M10 28V94a12 12 0 0 0 24 0V20a9 9 0 0 0-18 0V86")
		c.Group(func(g *paint.Canvas) {
			g.Line(wire, 5, paint.Hex("#8d979c"))
			g.Line(wire, 3.4, paint.Hex("#d3d9dc"))
			g.Line(wire.Moved(paint.Translate(-.8, -.6)), 1.2, paint.White)
		}, paint.Shadow(4, 5, 4, paint.Black.Fade(.55)))
	}}
}

// tape is a strip of adhesive tape.
func tape() Sprite {
	return Sprite{Name: "prop/tape", Kind: sheet.Color, W: 92, H: 28, Spill: [4]float64{2, 2, 5, 6}, Draw: func(c *paint.Canvas) {
		p := paint.MustPath("M0 2L3 0L6 2L9 0L12 1H80L83 0L86 2L89 0L92 2V26L89 28L86 26L83 28L80 27H12L9 28L6 26L3 28L0 26Z")
		c.Group(func(g *paint.Canvas) { g.Fill(p, paint.Slant(140, 0, 0, 92, 28, "#fff6d6dd, #eadba4cc .5, #cdb97acc")) }, paint.Shadow(2, 3, 4, paint.Black.Fade(.35)))
		in := c.Within(p)
		for i := range 11 {
			in.Fill(paint.Rect(4+8.3*float64(i), 0, 1, 28), paint.Hex("#a8925a").Fade(.22))
		}
		in.Fill(paint.Rect(0, 1, 92, 1.4), paint.White.Fade(.5))
	}}
}
