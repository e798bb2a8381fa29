package render

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Nine draws a sprite around the rectangle r with its corners in their own size and its middle stretched (nine-slice).
// What spills over lies outside r.
func (c Canvas) Nine(name string, r Rect, tint Color) { c.nine(name, r, tint, 1) }

// NineScaled is Nine with the corners magnified by f.
func (c Canvas) NineScaled(name string, r Rect, tint Color, f float64) { c.nine(name, r, tint, f) }

func (c Canvas) nine(name string, r Rect, tint Color, f float64) {
	s := c.kit.sprite(name)
	if s == nil {
		return
	}
	t := &s.meta
	a, b := c.Snap(r.Min()), c.Snap(r.Max())
	box := Rect{a.X - t.Spill[0]*f, a.Y - t.Spill[1]*f, b.X - a.X + (t.Spill[0]+t.Spill[2])*f, b.Y - a.Y + (t.Spill[1]+t.Spill[3])*f}
	fx, fy := f, f
	if w := (t.Slice[0] + t.Slice[2]) * f; w > box.W { // too small for its corners: they shrink
		fx *= box.W / w
	}
	if h := (t.Slice[1] + t.Slice[3]) * f; h > box.H {
		fy *= box.H / h
	}
	fx, fy = math.Min(fx, fy), math.Min(fx, fy)
	xs := [4]float64{box.X, box.X + t.Slice[0]*fx, box.Right() - t.Slice[2]*fx, box.Right()}
	ys := [4]float64{box.Y, box.Y + t.Slice[1]*fy, box.Bottom() - t.Slice[3]*fy, box.Bottom()}
	us := [4]float64{float64(t.X), float64(t.X) + t.Slice[0]*t.Res, float64(t.X+t.W) - t.Slice[2]*t.Res, float64(t.X + t.W)}
	vs := [4]float64{float64(t.Y), float64(t.Y) + t.Slice[1]*t.Res, float64(t.Y+t.H) - t.Slice[3]*t.Res, float64(t.Y + t.H)}
	m := &c.kit.mesh
	cr, cg, cb, ca := tint.premul(c.alpha)
	for j := range 4 {
		for i := range 4 {
			x, y := c.m.apply(xs[i], ys[j])
			m.verts = append(m.verts, ebiten.Vertex{DstX: float32(x), DstY: float32(y), SrcX: float32(us[i]), SrcY: float32(vs[j]),
				ColorR: cr, ColorG: cg, ColorB: cb, ColorA: ca})
		}
	}
	for j := range uint32(3) {
		for i := range uint32(3) {
			p := j*4 + i
			m.triangle(p, p+1, p+4)
			m.triangle(p+4, p+1, p+5)
		}
	}
	c.flushFrom(m, s.texture)
}

func (c Canvas) flushFrom(m *mesh, src *ebiten.Image) {
	if len(m.index) == 0 {
		return
	}
	if c.rec != nil {
		c.rec.triangles(m, src, c.blend, c.clip)
	} else if !c.kit.Blind && spread(m.verts).Overlaps(c.clip) {
		op := ebiten.DrawTrianglesOptions{ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha, Blend: c.blend, Filter: ebiten.FilterLinear}
		c.dst.DrawTriangles32(m.verts, m.index, src, &op)
		c.kit.spend(len(m.verts))
	}
	m.reset()
}

// tileMost is how many vertices of a repeated sprite are about the most that are drawn at once: the engine and the driver
// keep the largest room that a drawing ever took.
const tileMost = 2048

// Tile fills r with a repeating sprite, its pattern fixed to the canvas's origin and magnified by f.
func (c Canvas) Tile(name string, r Rect, tint Color, f float64) {
	s := c.kit.sprite(name)
	if s == nil {
		return
	}
	a, b := c.Snap(r.Min()), c.Snap(r.Max())
	r = Rect{a.X, a.Y, b.X - a.X, b.Y - a.Y}
	w, h := s.meta.Size()
	w, h = w*f, h*f
	res := s.meta.Res / f
	cr, cg, cb, ca := tint.premul(c.alpha)
	m := &c.kit.mesh
	for ty := math.Floor(r.Y / h); ty*h < r.Bottom(); ty++ {
		for tx := math.Floor(r.X / w); tx*w < r.Right(); tx++ {
			x0, x1 := math.Max(tx*w, r.X), math.Min((tx+1)*w, r.Right())
			y0, y1 := math.Max(ty*h, r.Y), math.Min((ty+1)*h, r.Bottom())
			if x1 <= x0 || y1 <= y0 {
				continue
			}
			u0, u1 := float64(s.meta.X)+(x0-tx*w)*res, float64(s.meta.X)+(x1-tx*w)*res
			v0, v1 := float64(s.meta.Y)+(y0-ty*h)*res, float64(s.meta.Y)+(y1-ty*h)*res
			first := uint32(len(m.verts))
			for i := range 4 {
				x, u := x0, u0
				if i&1 == 1 {
					x, u = x1, u1
				}
				y, v := y0, v0
				if i&2 == 2 {
					y, v = y1, v1
				}
				px, py := c.m.apply(x, y)
				m.verts = append(m.verts, ebiten.Vertex{DstX: float32(px), DstY: float32(py), SrcX: float32(u), SrcY: float32(v),
					ColorR: cr, ColorG: cg, ColorB: cb, ColorA: ca})
			}
			m.triangle(first, first+1, first+2)
			m.triangle(first+2, first+1, first+3)
		}
		if len(m.verts) > tileMost {
			c.flushFrom(m, s.texture)
		}
	}
	c.flushFrom(m, s.texture)
}
