package art

import (
	"safehouse/assets/sheet"
	"safehouse/cmd/atlas/paint"
)

// triple makes a thing that takes any colour when drawn, in three layers: what lies under it (shadow, outline), its
// plain shape as a mask to be tinted, and what lies over it (light, shade, details).
func triple(name string, w, h float64, spill [4]float64, under, flat, over func(*paint.Canvas)) []Sprite {
	return []Sprite{
		{Name: name + ".under", Kind: sheet.Color, W: w, H: h, Spill: spill, Draw: under},
		{Name: name, Kind: sheet.Mask, W: w, H: h, Spill: spill, Draw: flat},
		{Name: name + ".over", Kind: sheet.Color, W: w, H: h, Spill: spill, Draw: over},
	}
}

// around is the same spill on all sides.
func around(d float64) [4]float64 { return [4]float64{d, d, d, d} }

// bevel shades the inside of a path as a raised thing: a slope from light to dark, a lit rim at the upper left, a dark
// one at the lower right. Depth is the width of the rims in points.
func bevel(c *paint.Canvas, p *paint.Path, depth float64) {
	x0, y0, x1, y1 := p.Bounds()
	in := c.Within(p)
	in.Fill(p, paint.Slant(140, x0, y0, x1-x0, y1-y0, "#fff6 0, #fff2 .35, #0000 .55, #0005 1"))
	in.Group(func(g *paint.Canvas) { g.Line(p, depth*1.6, paint.White.Fade(.75)) },
		only(p, -depth*.55, -depth*.55), paint.Blur(depth*.5))
	in.Group(func(g *paint.Canvas) { g.Line(p, depth*1.8, paint.Black.Fade(.7)) },
		only(p, depth*.6, depth*.6), paint.Blur(depth*.6))
}

// only keeps the part of a group that lies outside the path moved back by x, y: the rim on the side x, y points to.
func only(p *paint.Path, x, y float64) paint.Effect {
	return func(g *paint.Canvas) {
		g.Blended(paint.Erase).Fill(p.Moved(paint.Translate(-x, -y)), paint.White)
	}
}

// grit lays fine noise inside a path.
func grit(c *paint.Canvas, p *paint.Path, strength float64, seed uint32) {
	c.Within(p).Wash(paint.Grain(paint.Noise{Seed: seed, FX: .8, FY: .8, Octaves: 2}, strength))
}
