package render

import "math"

// Color is red, green, blue and alpha, 0 to 255, not premultiplied.
type Color struct{ R, G, B, A uint8 }

// Hex makes an opaque colour from 0xRRGGBB.
func Hex(rgb uint32) Color {
	return Color{uint8(rgb >> 16), uint8(rgb >> 8), uint8(rgb), 255}
}

// White and Black are opaque; Clear is nothing.
var (
	White = Color{255, 255, 255, 255}
	Black = Color{0, 0, 0, 255}
	Clear = Color{}
)

// RGBA implements color.Color.
func (c Color) RGBA() (r, g, b, a uint32) {
	a = uint32(c.A) * 0x101
	return uint32(c.R) * 0x101 * a / 0xffff, uint32(c.G) * 0x101 * a / 0xffff, uint32(c.B) * 0x101 * a / 0xffff, a
}

// Fade multiplies the alpha by a, 0 to 1.
func (c Color) Fade(a float64) Color {
	c.A = uint8(math.Round(float64(c.A) * math.Min(math.Max(a, 0), 1)))
	return c
}

// Mix goes from c to d as t goes from 0 to 1.
func (c Color) Mix(d Color, t float64) Color {
	f := func(a, b uint8) uint8 { return uint8(math.Round(float64(a) + (float64(b)-float64(a))*t)) }
	return Color{f(c.R, d.R), f(c.G, d.G), f(c.B, d.B), f(c.A, d.A)}
}

// Lighter mixes in white.
func (c Color) Lighter(t float64) Color { return c.Mix(Color{255, 255, 255, c.A}, t) }

// Darker mixes in black.
func (c Color) Darker(t float64) Color { return c.Mix(Color{0, 0, 0, c.A}, t) }

// Luminance is the relative luminance, 0 (black) to 1 (white).
func (c Color) Luminance() float64 {
	f := func(v uint8) float64 {
		x := float64(v) / 255
		if x <= 0.04045 {
			return x / 12.92
		}
		return math.Pow((x+0.055)/1.055, 2.4)
	}
	return 0.2126*f(c.R) + 0.7152*f(c.G) + 0.0722*f(c.B)
}

// Contrast is the contrast ratio between two opaque colours, 1 to 21; text wants 4.5.
func Contrast(a, b Color) float64 {
	x, y := a.Luminance(), b.Luminance()
	if x < y {
		x, y = y, x
	}
	return (x + 0.05) / (y + 0.05)
}

// Readable is the better one of two inks on a ground.
func Readable(ground, a, b Color) Color {
	if Contrast(ground, a) >= Contrast(ground, b) {
		return a
	}
	return b
}

// premul gives the colour as premultiplied floats for a vertex, its alpha multiplied.
func (c Color) premul(alpha float32) (r, g, b, a float32) {
	a = float32(c.A) / 255 * alpha
	return float32(c.R) / 255 * a, float32(c.G) / 255 * a, float32(c.B) / 255 * a, a
}
