package paint

import (
	"image"
	"math"
)

// Surface is a picture of premultiplied floating-point colours.
type Surface struct {
	Rect image.Rectangle
	Pix  []Color
}

func newSurface(r image.Rectangle) *Surface {
	return &Surface{Rect: r, Pix: make([]Color, r.Dx()*r.Dy())}
}

func (s *Surface) row(y int) []Color {
	w := s.Rect.Dx()
	return s.Pix[(y-s.Rect.Min.Y)*w:][:w]
}

// Image rounds the surface to 8 bits, not premultiplied. A trace of ordered noise below one step keeps long gradients
// from banding; it is left out where the picture is empty or flat.
func (s *Surface) Image() *image.NRGBA {
	w, h := s.Rect.Dx(), s.Rect.Dy()
	out := image.NewNRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			c := s.Pix[y*w+x]
			i := out.PixOffset(x, y)
			a := clampUnit(c[3])
			a8 := uint8(a*255 + 0.5)
			if a8 == 0 {
				continue
			}
			d := float32(bayer[y&7][x&7])/64 - 0.4921875
			for k := range 3 {
				v := clampUnit(c[k]/c[3])*255 + 0.5 + d*0.9
				out.Pix[i+k] = uint8(min(max(v, 0), 255))
			}
			out.Pix[i+3] = a8
		}
	}
	return out
}

// Alpha rounds the surface's coverage to 8 bits.
func (s *Surface) Alpha() *image.Alpha {
	w, h := s.Rect.Dx(), s.Rect.Dy()
	out := image.NewAlpha(image.Rect(0, 0, w, h))
	for i, c := range s.Pix {
		out.Pix[i] = uint8(clampUnit(c[3])*255 + 0.5)
	}
	return out
}

var bayer = [8][8]uint8{
	{0, 32, 8, 40, 2, 34, 10, 42}, {48, 16, 56, 24, 50, 18, 58, 26},
	{12, 44, 4, 36, 14, 46, 6, 38}, {60, 28, 52, 20, 62, 30, 54, 22},
	{3, 35, 11, 43, 1, 33, 9, 41}, {51, 19, 59, 27, 49, 17, 57, 25},
	{15, 47, 7, 39, 13, 45, 5, 37}, {63, 31, 55, 23, 61, 29, 53, 21},
}

func clampUnit(v float32) float32 { return min(max(v, 0), 1) }

// blur spreads the surface by a Gaussian of the given deviation in pixels: three box passes in each direction.
func (s *Surface) blur(sigma float64) {
	if sigma <= 0 {
		return
	}
	ideal := math.Sqrt(4*sigma*sigma + 1) // 12 sigma^2 / 3 boxes + 1
	w := int(ideal)
	if w%2 == 0 {
		w--
	}
	m := int(math.Round((12*sigma*sigma - float64(3*w*w+12*w+9)) / float64(-4*w-4)))
	W, H := s.Rect.Dx(), s.Rect.Dy()
	line := make([]Color, max(W, H))
	res := make([]Color, max(W, H))
	for pass := range 3 {
		size := w
		if pass >= m {
			size = w + 2
		}
		r := size / 2
		for y := range H {
			boxLine(s.Pix[y*W:][:W], res[:W], r)
			copy(s.Pix[y*W:][:W], res[:W])
		}
		for x := range W {
			for y := range H {
				line[y] = s.Pix[y*W+x]
			}
			boxLine(line[:H], res[:H], r)
			for y := range H {
				s.Pix[y*W+x] = res[y]
			}
		}
	}
}

// boxLine averages each place of src over r places on both sides; outside there is nothing.
func boxLine(src, dst []Color, r int) {
	n := len(src)
	var sum [4]float64
	add := func(i int, f float64) {
		if i >= 0 && i < n {
			for k := range 4 {
				sum[k] += f * float64(src[i][k])
			}
		}
	}
	for i := -r; i < r; i++ {
		add(i, 1)
	}
	inv := 1 / float64(2*r+1)
	for i := range n {
		add(i+r, 1)
		for k := range 4 {
			dst[i][k] = float32(sum[k] * inv)
		}
		add(i-r, -1)
	}
}
