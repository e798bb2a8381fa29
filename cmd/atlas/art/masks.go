package art

import (
	"fmt"

	"safehouse/assets/sheet"
	"safehouse/cmd/atlas/paint"
)

// cast is one shadow: offset, blur (as in style sheets) and opacity.
type cast struct{ x, y, blur, opacity float64 }

// heights are the shadows of things by how high they lie: token, card, panel, lifted card, box, chosen box.
var heights = [][]cast{
	{{3, 4, 4, .60}},
	{{9, 14, 16, .70}, {2, 3, 4, .60}},
	{{0, 10, 24, .70}, {0, 2, 3, .60}},
	{{0, 28, 40, .90}, {0, 6, 10, .70}},
	{{26, 34, 26, .78}, {6, 8, 6, .60}},
	{{46, 62, 40, .80}, {10, 12, 10, .55}},
}

// masks are the plain shapes, shadows and lights that are tinted when drawn.
func masks() []Sprite {
	out := []Sprite{
		{Name: "white", Kind: sheet.Mask, W: 8, H: 8, Draw: func(c *paint.Canvas) { c.Wash(paint.White) }},
		ring("glow", 8, 34, 1),
		ring("glow/small", 6, 14, 1),
		lining("inner", 8, 40, 0, 0, .55),
		lining("inner/soft", 6, 24, 0, 0, .40),
		lining("pressed", 6, 8, 0, 4, .85),
		disc("light", 128, "#ffff 0, #fffa .12, #fff5 .35, #fff2 .6, #fff0 1"),
		disc("halo", 64, "#ffff 0, #fff9 .3, #fff3 .62, #fff0 1"),
		disc("pool", 128, "#ffff 0, #ffff .08, #fffb .25, #fff6 .5, #fff2 .75, #fff0 1"),
		vignette(),
	}
	for i, h := range heights {
		out = append(out, shadow(fmt.Sprintf("shadow/%d", i+1), 8, h))
	}
	out = append(out, shadow("shadow/round", 24, heights[0]), roundShadow())
	return out
}

// shadow is the nine-slice shadow under a rectangle with corners of radius r.
func shadow(name string, r float64, casts []cast) Sprite {
	var spill [4]float64
	most := 0.0
	for _, k := range casts {
		most = max(most, k.blur)
		spill[0] = max(spill[0], k.blur-k.x)
		spill[1] = max(spill[1], k.blur-k.y)
		spill[2] = max(spill[2], k.blur+k.x)
		spill[3] = max(spill[3], k.blur+k.y)
	}
	res := 1.0
	if most > 20 {
		res = 0.5
	}
	var slice [4]float64
	for i := range spill {
		spill[i] = even(spill[i])
		slice[i] = spill[i] + even(r+most)
	}
	size := 2*even(r+most) + 4
	return Sprite{Name: name, Kind: sheet.Mask, W: size, H: size, Spill: spill, Slice: slice, Res: res,
		Draw: func(c *paint.Canvas) {
			for i := len(casts) - 1; i >= 0; i-- {
				k := casts[i]
				c.Group(func(g *paint.Canvas) {
					g.Fill(paint.Round(k.x, k.y, size, size, r), paint.White)
				}, paint.Blur(k.blur), paint.Opacity(k.opacity))
			}
		}}
}

// roundShadow is the shadow of a standing figure on the floor: a flat ellipse.
func roundShadow() Sprite {
	return Sprite{Name: "shadow/floor", Kind: sheet.Mask, W: 64, H: 20, Spill: [4]float64{8, 8, 8, 8}, Draw: func(c *paint.Canvas) {
		c.Group(func(g *paint.Canvas) { g.Fill(paint.Ellipse(32, 10, 30, 8), paint.White) }, paint.Blur(7), paint.Opacity(.75))
	}}
}

func even(x float64) float64 {
	n := int(x)
	if float64(n) < x {
		n++
	}
	return float64(n + n&1)
}

// ring is the light around a rectangle: outside its edge only.
func ring(name string, r, blur, strength float64) Sprite {
	b := even(blur)
	size := 2*even(r+blur) + 4
	res := 1.0
	if blur > 20 {
		res = 0.5
	}
	s := b + even(r+blur)
	return Sprite{Name: name, Kind: sheet.Mask, W: size, H: size, Spill: [4]float64{b, b, b, b}, Slice: [4]float64{s, s, s, s}, Res: res,
		Draw: func(c *paint.Canvas) {
			box := paint.Round(0, 0, size, size, r)
			c.Group(func(g *paint.Canvas) { g.Fill(box, paint.White) }, paint.Blur(blur), paint.Opacity(strength))
			c.Group(func(g *paint.Canvas) { g.Fill(box, paint.White) }, paint.Blur(blur/4), paint.Opacity(strength*.5))
			c.Blended(paint.Erase).Fill(paint.Round(1, 1, size-2, size-2, r-1), paint.White)
		}}
}

// lining is darkness (or light, by its tint) along the inside of a rectangle's edge.
func lining(name string, r, blur, x, y, strength float64) Sprite {
	size := 2*even(r+blur) + 4
	s := even(r + blur)
	return Sprite{Name: name, Kind: sheet.Mask, W: size, H: size, Slice: [4]float64{s, s, s, s},
		Draw: func(c *paint.Canvas) {
			c.Within(paint.Round(0, 0, size, size, r)).Group(func(g *paint.Canvas) {
				far := paint.Rect(-200, -200, size+400, size+400)
				far.Add(paint.Round(x, y, size, size, r).Moved(paint.FlipX(size / 2)))
				g.Fill(far, paint.White)
			}, paint.Blur(blur), paint.Opacity(strength))
		}}
}

// disc is a round light that fades out.
func disc(name string, size float64, stops string) Sprite {
	res := 1.0
	if size > 100 {
		res = 0.5
	}
	return Sprite{Name: name, Kind: sheet.Mask, W: size, H: size, Res: res, Draw: func(c *paint.Canvas) {
		c.Wash(paint.Radial(size/2, size/2, size/2, size/2, stops))
	}}
}

// vignette is the darkness towards the corners of a whole screen.
func vignette() Sprite {
	return Sprite{Name: "vignette", Kind: sheet.Mask, W: 192, H: 108, Res: 0.5, Draw: func(c *paint.Canvas) {
		c.Wash(paint.Radial(76, 44, 150, 108, "#fff0 0, #fff0 .38, #fff3 .6, #fff9 .82, #fffd 1"))
	}}
}
