package render

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Pane is a picture of a place that is painted by itself and then seen through outlines: as it is, mirrored in wet
// ground, or as the light that its bright parts throw. It is meant for what is painted into a layer: make it, show it,
// drop it. The zero value shows nothing.
type Pane struct {
	kit   *Kit
	img   *ebiten.Image
	glow  []*ebiten.Image // of the bright parts, each half as large as the one before
	box   Rect            // in points of the canvas that it was made for
	scale float64         // pixels per point
}

// Pane paints a picture of a box. The paint function draws with the canvas's own places; what lies outside of the box is
// lost. The canvas must not be turned.
func (c Canvas) Pane(box Rect, paint func(Canvas)) *Pane {
	a, b := c.Snap(box.Min()), c.Snap(box.Max())
	p := &Pane{kit: c.kit, box: Rect{a.X, a.Y, b.X - a.X, b.Y - a.Y}, scale: c.m.size()}
	p.img = c.kit.Blank(p.box.W-1e-6, p.box.H-1e-6, p.scale)
	in := c.kit.Canvas(p.img, p.scale)
	in.low = c.low
	paint(in.At(-p.box.X, -p.box.Y))
	return p
}

// Soft paints a box at a part of its sharpness, 1/by, and stretches the picture: for wide light without edges, which costs
// a part of its pixels then. The paint function draws with the canvas's own places. It is meant for what is painted into a layer.
func (c Canvas) Soft(box Rect, by float64, paint func(Canvas)) {
	if !c.Touches(box) {
		return
	}
	scale := c.m.size() / by
	box = box.Inset(-2 / scale) // stretched pixels fade at the edge
	img := c.kit.Blank(box.W, box.H, scale)
	defer img.Deallocate()
	paint(c.kit.Canvas(img, scale).At(-box.X, -box.Y))
	b := img.Bounds()
	c.stretch(img, Rect{box.X, box.Y, float64(b.Dx()) / scale, float64(b.Dy()) / scale}, White, 0)
}

// Drop gives the pane's memory back.
func (p *Pane) Drop() {
	if p.img != nil {
		p.img.Deallocate()
	}
	for _, g := range p.glow {
		g.Deallocate()
	}
	p.img, p.glow = nil, nil
}

// Through shows the pane where a convex outline lies on it.
func (p *Pane) Through(c Canvas, outline []Point) {
	p.show(c, p.img, p.scale, outline, White, func(q Point) Point { return q })
}

// Mirror shows the part of the pane above the height y upside down below it, where the outline lies, as in wet ground:
// waves up to wave points wide tear it sideways, and it fades from the strength near to the strength far over the depth.
func (p *Pane) Mirror(c Canvas, outline []Point, y, depth, wave, near, far float64) {
	step := max(1.5/p.scale, depth/96)
	for n := 0; ; n++ {
		top := y + float64(n)*step
		if top >= y+depth {
			return
		}
		f := (top - y) / depth
		dx := wave * (0.25 + 0.75*f) * (math.Sin(float64(n)*0.83) + 0.6*math.Sin(float64(n)*2.31+1.7)) / 1.6
		strip := clipBox(outline, Rect{p.box.X, top, p.box.W, step})
		if len(strip) == 0 && n > 0 {
			return
		}
		p.show(c, p.img, p.scale, strip, White.Fade(near+(far-near)*f), func(q Point) Point { return Point{q.X + dx, 2*y - q.Y} })
	}
}

// glows is how often the bright parts are halved; the light of the last is the widest.
const glows = 3

// Bloom adds the light that the pane's bright parts throw, where the outline lies.
func (p *Pane) Bloom(c Canvas, outline []Point, strength float64) {
	if p.img == nil || p.kit.Blind {
		return
	}
	if p.glow == nil {
		p.shine()
	}
	c = c.Added()
	for i, g := range p.glow {
		if i == 0 {
			continue // too fine to be light
		}
		s := p.scale / math.Pow(2, float64(i+1))
		d := 0.5 / s // four looks half a texel apart take the corners off
		for _, o := range [4]Point{{-d, -d}, {d, -d}, {-d, d}, {d, d}} {
			p.show(c, g, s, outline, White.Fade(strength/4), func(q Point) Point { return q.Add(o) })
		}
	}
}

// shine makes the pictures of the bright parts: what is bright stays so when it is multiplied with itself, what is
// dark goes.
func (p *Pane) shine() {
	from := p.img
	for i := range glows {
		b := from.Bounds()
		to := p.kit.Blank(float64(b.Dx())/2, float64(b.Dy())/2, 1)
		var op ebiten.DrawImageOptions
		op.GeoM.Scale(0.5, 0.5)
		op.Filter, op.Blend = ebiten.FilterLinear, ebiten.BlendCopy
		to.DrawImage(from, &op)
		if i == 0 {
			op.Blend = ebiten.Blend{BlendFactorSourceRGB: ebiten.BlendFactorDestinationColor, BlendFactorSourceAlpha: ebiten.BlendFactorOne}
			to.DrawImage(from, &op)
		}
		p.glow = append(p.glow, to)
		from = to
	}
}

// show draws a picture of the pane through a convex outline; look says where on the pane a place of the outline looks.
func (p *Pane) show(c Canvas, img *ebiten.Image, scale float64, outline []Point, tint Color, look func(Point) Point) {
	if img == nil || len(outline) < 3 {
		return
	}
	b := img.Bounds()
	cr, cg, cb, ca := tint.premul(c.alpha)
	m := &c.kit.mesh
	for _, q := range outline {
		x, y := c.m.apply(q.X, q.Y)
		at := look(q)
		u := min(max((at.X-p.box.X)*scale, 0.5), float64(b.Dx())-0.5)
		v := min(max((at.Y-p.box.Y)*scale, 0.5), float64(b.Dy())-0.5)
		m.verts = append(m.verts, ebiten.Vertex{DstX: float32(x), DstY: float32(y), SrcX: float32(u), SrcY: float32(v), ColorR: cr, ColorG: cg, ColorB: cb, ColorA: ca})
	}
	for i := 1; i+1 < len(outline); i++ {
		m.triangle(0, uint32(i), uint32(i+1))
	}
	c.flushFrom(m, img)
}

// clipBox is the part of a convex outline inside a box.
func clipBox(pts []Point, r Rect) []Point {
	for side := range 4 {
		in := func(p Point) float64 {
			switch side {
			case 0:
				return p.X - r.X
			case 1:
				return r.Right() - p.X
			case 2:
				return p.Y - r.Y
			}
			return r.Bottom() - p.Y
		}
		var out []Point
		for i, a := range pts {
			b := pts[(i+1)%len(pts)]
			da, db := in(a), in(b)
			if da >= 0 {
				out = append(out, a)
			}
			if (da < 0) != (db < 0) {
				out = append(out, a.Lerp(b, da/(da-db)))
			}
		}
		pts = out
	}
	return pts
}
