package art

import (
	"safehouse/assets/sheet"
	"safehouse/cmd/atlas/paint"
)

// edges are the lit and dark rims that make a flat shape a thing: light from the upper left. They are laid over a face
// of any colour.
func edges() []Sprite {
	return []Sprite{
		rim("edge/panel", 6, 1.2, .34, .6, 3),
		rim("edge/card", 10, 2, .5, .55, 2),
		rim("edge/plate", 4, 1, .4, .55, 1),
		button("edge/button", 7),
	}
}

// rim is a thin light line above and at the left, a dark one below and at the right, and a fine dark outline.
func rim(name string, r, w, light, dark, soft float64) Sprite {
	const size = 48
	s := even(r + soft + w + 4)
	return Sprite{Name: name, Kind: sheet.Color, W: size, H: size, Slice: [4]float64{s, s, s, s}, Draw: func(c *paint.Canvas) {
		box := paint.Round(0, 0, size, size, r)
		in := c.Within(box)
		in.Group(func(g *paint.Canvas) {
			frame := paint.Round(0, 0, size, size, r)
			frame.Add(paint.Round(w, w, size-w, size-w, max(r-w, 0)).Moved(paint.FlipX(size/2 + w/2)))
			g.Fill(frame, paint.White.Fade(light))
		})
		in.Group(func(g *paint.Canvas) {
			frame := paint.Round(0, 0, size, size, r)
			frame.Add(paint.Round(-w, -w, size, size, r).Moved(paint.FlipX(size/2 - w/2)))
			g.Fill(frame, paint.Black.Fade(dark))
		}, paint.Blur(soft/2))
	}}
}

// button is the rim of a key that can be pressed: a light line on top, a dark lip below.
func button(name string, r float64) Sprite {
	const w, h = 48, 48
	return Sprite{Name: name, Kind: sheet.Color, W: w, H: h, Slice: [4]float64{16, 16, 16, 16}, Draw: func(c *paint.Canvas) {
		in := c.Within(paint.Round(0, 0, w, h, r))
		// lip
		lip := paint.Round(0, 0, w, h, r)
		lip.Add(paint.Round(0, -4, w, h, r).Moved(paint.FlipX(w / 2)))
		in.Fill(lip, paint.Black.Fade(.46))
		// light from above
		in.Group(func(g *paint.Canvas) {
			g.Fill(paint.Round(0, 0, w, 10, r), paint.Linear(0, 0, 0, 10, "#fff4, #fff0"))
		})
		top := paint.Round(0.6, 0.6, w-1.2, h-1.2, r-.6)
		top.Add(paint.Round(1.2, 2, w-2.4, h, r-1).Moved(paint.FlipX(w / 2)))
		in.Fill(top, paint.White.Fade(.55))
		// outline
		in.Line(paint.Round(0, 0, w, h, r), 1.6, paint.Black.Fade(.75))
	}}
}
