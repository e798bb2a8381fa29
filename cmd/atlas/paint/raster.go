package paint

import (
	"image"
	"image/draw"
	"math"

	"golang.org/x/image/vector"
)

// mask is the coverage of a shape inside a box of pixels, 0 to 255.
type mask struct {
	box image.Rectangle
	pix []uint8
}

func (m *mask) at(x, y int) uint8 {
	if x < m.box.Min.X || y < m.box.Min.Y || x >= m.box.Max.X || y >= m.box.Max.Y {
		return 0
	}
	return m.pix[(y-m.box.Min.Y)*m.box.Dx()+x-m.box.Min.X]
}

// cover rasterises pieces inside the limit. What is wound around twice is covered once; a piece wound the other way
// inside another is a hole.
func cover(pieces []piece, limit image.Rectangle) *mask {
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, p := range pieces {
		for _, q := range p.pts {
			x0, y0 = math.Min(x0, q.X), math.Min(y0, q.Y)
			x1, y1 = math.Max(x1, q.X), math.Max(y1, q.Y)
		}
	}
	if x0 > x1 {
		return &mask{}
	}
	// The rasteriser must see what lies left of the limit, since it sums along each row; it clips that by itself.
	lo := float64(-1 << 20)
	hi := -lo
	box := image.Rect(
		int(math.Floor(clamp(x0, lo, hi))), int(math.Floor(clamp(y0, lo, hi))),
		int(math.Ceil(clamp(x1, lo, hi))), int(math.Ceil(clamp(y1, lo, hi)))).Intersect(limit)
	if box.Empty() {
		return &mask{}
	}
	r := vector.NewRasterizer(box.Dx(), box.Dy())
	r.DrawOp = draw.Src
	ox, oy := float64(box.Min.X), float64(box.Min.Y)
	for _, p := range pieces {
		if len(p.pts) < 2 {
			continue
		}
		r.MoveTo(float32(p.pts[0].X-ox), float32(p.pts[0].Y-oy))
		for _, q := range p.pts[1:] {
			r.LineTo(float32(q.X-ox), float32(q.Y-oy))
		}
		r.ClosePath()
	}
	dst := image.NewAlpha(image.Rect(0, 0, box.Dx(), box.Dy()))
	r.Draw(dst, dst.Bounds(), image.Opaque, image.Point{})
	return &mask{box: box, pix: dst.Pix}
}

// orient turns every piece so that its signed area is positive; strokes are unions of such pieces.
func orient(pieces []piece) []piece {
	for _, p := range pieces {
		area := 0.0
		for i, a := range p.pts {
			b := p.pts[(i+1)%len(p.pts)]
			area += a.X*b.Y - a.Y*b.X
		}
		if area < 0 {
			for i, j := 0, len(p.pts)-1; i < j; i, j = i+1, j-1 {
				p.pts[i], p.pts[j] = p.pts[j], p.pts[i]
			}
		}
	}
	return pieces
}

func clamp(x, lo, hi float64) float64 { return math.Min(math.Max(x, lo), hi) }
