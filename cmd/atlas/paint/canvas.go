package paint

import (
	"image"
	"math"
)

// Canvas draws on a surface in points. Its methods that start with With give a canvas on the same surface.
type Canvas struct {
	S     *Surface
	D     float64 // density: pixels per point at the surface's edge
	m     Matrix
	clip  []*mask
	blend Blend
}

// New is an empty canvas of w x h points at a density.
func New(w, h, density float64) *Canvas {
	r := image.Rect(0, 0, int(math.Ceil(w*density-1e-9)), int(math.Ceil(h*density-1e-9)))
	return &Canvas{S: newSurface(r), D: density, m: Scale(density, density)}
}

// With is the canvas seen through a map: what is drawn is mapped first.
func (c *Canvas) With(m Matrix) *Canvas {
	d := *c
	d.m = m.Then(c.m)
	return &d
}

// At is the canvas with its origin moved to x, y.
func (c *Canvas) At(x, y float64) *Canvas { return c.With(Translate(x, y)) }

// Within is the canvas limited to the inside of a path.
func (c *Canvas) Within(p *Path) *Canvas {
	d := *c
	d.clip = append(append([]*mask(nil), c.clip...), cover(p.flatten(c.m), c.S.Rect))
	return &d
}

// Blended is the canvas with another way of laying colours.
func (c *Canvas) Blended(b Blend) *Canvas {
	d := *c
	d.blend = b
	return &d
}

// Fill fills a path.
func (c *Canvas) Fill(p *Path, ink Paint) { c.lay(cover(p.flatten(c.m), c.S.Rect), ink) }

// Line draws a line of the given width along a path.
func (c *Canvas) Line(p *Path, width float64, ink Paint) { c.Stroke(p, Pen{Width: width}, ink) }

// Stroke draws a line along a path with a pen.
func (c *Canvas) Stroke(p *Path, pen Pen, ink Paint) {
	c.lay(cover(orient(p.outline(c.m, pen)), c.S.Rect), ink)
}

// Wash fills everything inside the clip.
func (c *Canvas) Wash(ink Paint) {
	r := c.S.Rect
	full := &mask{box: r, pix: make([]uint8, r.Dx()*r.Dy())}
	for i := range full.pix {
		full.pix[i] = 255
	}
	c.lay(full, ink)
}

func (c *Canvas) lay(m *mask, ink Paint) {
	inv := c.m.Inverse()
	flat, plain := ink.(Color)
	for y := m.box.Min.Y; y < m.box.Max.Y; y++ {
		row := c.S.row(y)
		cov := m.pix[(y-m.box.Min.Y)*m.box.Dx():]
		for x := m.box.Min.X; x < m.box.Max.X; x++ {
			a := float32(cov[x-m.box.Min.X]) / 255
			if a == 0 {
				continue
			}
			for _, k := range c.clip {
				a *= float32(k.at(x, y)) / 255
			}
			if a == 0 {
				continue
			}
			col := flat
			if !plain {
				p := inv.Apply(Pt{float64(x) + 0.5, float64(y) + 0.5})
				col = ink.At(p.X, p.Y)
			}
			for k := range col {
				col[k] *= a
			}
			c.blend.put(&c.S.Pix[0:][(y-c.S.Rect.Min.Y)*len(row)+x-c.S.Rect.Min.X], col)
		}
	}
}

// Group draws on a surface of its own, lets the effects change it and lays it on the canvas.
func (c *Canvas) Group(draw func(*Canvas), effects ...Effect) {
	g := &Canvas{S: newSurface(c.S.Rect), D: c.D, m: c.m}
	draw(g)
	for _, e := range effects {
		e(g)
	}
	c.drop(g.S)
}

// drop lays a whole surface on the canvas, inside the clip.
func (c *Canvas) drop(s *Surface) {
	w := c.S.Rect.Dx()
	for i, col := range s.Pix {
		if col[3] == 0 && col[0] == 0 && col[1] == 0 && col[2] == 0 {
			continue
		}
		if len(c.clip) > 0 {
			a := float32(1)
			for _, k := range c.clip {
				a *= float32(k.at(s.Rect.Min.X+i%w, s.Rect.Min.Y+i/w)) / 255
			}
			if a == 0 {
				continue
			}
			for k := range col {
				col[k] *= a
			}
		}
		c.blend.put(&c.S.Pix[i], col)
	}
}

// Effect changes a group before it is laid down.
type Effect func(*Canvas)

// Blur spreads a group; the radius is that of style sheets, twice the Gaussian's deviation, in points.
func Blur(radius float64) Effect {
	return func(g *Canvas) { g.S.blur(radius / 2 * g.m.Size()) }
}

// Opacity makes a group see-through.
func Opacity(a float64) Effect {
	return func(g *Canvas) {
		for i := range g.S.Pix {
			g.S.Pix[i] = g.S.Pix[i].Fade(a)
		}
	}
}

// Shadow lays a shadow under a group, to the lower right by x, y with a blur as in style sheets. The offset is in the
// surface's own directions, whatever the group's turn: there is one lamp.
func Shadow(x, y, blur float64, col Color) Effect {
	return func(g *Canvas) {
		sh := newSurface(g.S.Rect)
		dx, dy := int(math.Round(x*g.D)), int(math.Round(y*g.D))
		w, h := g.S.Rect.Dx(), g.S.Rect.Dy()
		for yy := max(0, dy); yy < min(h, h+dy); yy++ {
			for xx := max(0, dx); xx < min(w, w+dx); xx++ {
				a := g.S.Pix[(yy-dy)*w+xx-dx][3]
				if a > 0 {
					for k := range 4 {
						sh.Pix[yy*w+xx][k] = col[k] * a
					}
				}
			}
		}
		sh.blur(blur / 2 * g.D)
		for i := range sh.Pix {
			Over.put(&sh.Pix[i], g.S.Pix[i])
		}
		g.S = sh
	}
}

// Glow lets a group shine: the same light, blurred, lies around and under it.
func Glow(radius float64, col Color) Effect { return Shadow(0, 0, radius, col) }

// Inner lays a shadow (or light) inside the group's edge, coming from the direction x, y.
func Inner(x, y, blur float64, col Color) Effect {
	return func(g *Canvas) {
		inv := newSurface(g.S.Rect)
		dx, dy := int(math.Round(x*g.D)), int(math.Round(y*g.D))
		w, h := g.S.Rect.Dx(), g.S.Rect.Dy()
		for yy := range h {
			for xx := range w {
				a := float32(0)
				if sx, sy := xx-dx, yy-dy; sx >= 0 && sy >= 0 && sx < w && sy < h {
					a = g.S.Pix[sy*w+sx][3]
				}
				for k := range 4 {
					inv.Pix[yy*w+xx][k] = col[k] * (1 - a)
				}
			}
		}
		inv.blur(blur / 2 * g.D)
		for i := range inv.Pix {
			Atop.put(&g.S.Pix[i], inv.Pix[i])
		}
	}
}
