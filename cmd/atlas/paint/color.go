package paint

import (
	"math"
	"strconv"
	"strings"
)

// Color is premultiplied red, green, blue and alpha, 0 to 1.
type Color [4]float32

// Hex reads #RGB, #RRGGBB or #RRGGBBAA; the colours of this program are constants, so a wrong one panics.
func Hex(s string) Color {
	t := strings.TrimPrefix(s, "#")
	if len(t) == 3 || len(t) == 4 {
		var b strings.Builder
		for _, c := range t {
			b.WriteRune(c)
			b.WriteRune(c)
		}
		t = b.String()
	}
	if len(t) == 6 {
		t += "ff"
	}
	v, err := strconv.ParseUint(t, 16, 32)
	if err != nil || len(t) != 8 {
		panic("paint: no colour: " + s)
	}
	a := float32(v&255) / 255
	return Color{float32(v>>24) / 255 * a, float32(v>>16&255) / 255 * a, float32(v>>8&255) / 255 * a, a}
}

// Fade returns c with its alpha multiplied.
func (c Color) Fade(a float64) Color {
	f := float32(a)
	return Color{c[0] * f, c[1] * f, c[2] * f, c[3] * f}
}

// Mix goes from c to d as t goes from 0 to 1.
func (c Color) Mix(d Color, t float64) Color {
	f := float32(t)
	for i := range c {
		c[i] += (d[i] - c[i]) * f
	}
	return c
}

// Black and White are opaque; multiply with Fade.
var (
	Black = Color{0, 0, 0, 1}
	White = Color{1, 1, 1, 1}
)

// Paint gives the colour at a place in points.
type Paint interface {
	At(x, y float64) Color
}

// At makes a plain colour a Paint.
func (c Color) At(float64, float64) Color { return c }

// Stop is one colour of a gradient, at T from 0 to 1.
type Stop struct {
	T float64
	C Color
}

// Ramp reads stops such as "#fff 0, #4DF0A0 .45, #1e9a64 1"; places left out are spread evenly.
func Ramp(s string) []Stop {
	parts := strings.Split(s, ",")
	out := make([]Stop, len(parts))
	for i, p := range parts {
		f := strings.Fields(p)
		out[i].C = Hex(f[0])
		out[i].T = float64(i) / math.Max(1, float64(len(parts)-1))
		if len(f) > 1 {
			t, err := strconv.ParseFloat(f[1], 64)
			if err != nil {
				panic("paint: no place in ramp: " + p)
			}
			out[i].T = t
		}
	}
	return out
}

func ramp(stops []Stop, t float64) Color {
	if t <= stops[0].T {
		return stops[0].C
	}
	for i := 1; i < len(stops); i++ {
		if t <= stops[i].T {
			a, b := stops[i-1], stops[i]
			if b.T == a.T {
				return b.C
			}
			return a.C.Mix(b.C, (t-a.T)/(b.T-a.T))
		}
	}
	return stops[len(stops)-1].C
}

type linear struct {
	x, y, dx, dy float64 // dx, dy: direction over squared length
	stops        []Stop
}

// Linear is a gradient from one point to another.
func Linear(x0, y0, x1, y1 float64, stops string) Paint {
	dx, dy := x1-x0, y1-y0
	l := dx*dx + dy*dy
	return linear{x0, y0, dx / l, dy / l, Ramp(stops)}
}

// Slant is a gradient over a box in a direction given as in style sheets: 0 is up, 90 to the right, 180 down;
// its first and last colours lie exactly in the corners.
func Slant(deg, x, y, w, h float64, stops string) Paint {
	s, c := math.Sincos(deg * math.Pi / 180)
	half := (math.Abs(w*s) + math.Abs(h*c)) / 2
	cx, cy := x+w/2, y+h/2
	return Linear(cx-s*half, cy+c*half, cx+s*half, cy-c*half, stops)
}

func (g linear) At(x, y float64) Color {
	return ramp(g.stops, (x-g.x)*g.dx+(y-g.y)*g.dy)
}

type radial struct {
	x, y, rx, ry float64
	stops        []Stop
}

// Radial is a gradient from a centre to an ellipse around it.
func Radial(cx, cy, rx, ry float64, stops string) Paint {
	return radial{cx, cy, rx, ry, Ramp(stops)}
}

func (g radial) At(x, y float64) Color {
	return ramp(g.stops, math.Hypot((x-g.x)/g.rx, (y-g.y)/g.ry))
}

// Func makes a function a Paint.
type Func func(x, y float64) Color

// At calls the function.
func (f Func) At(x, y float64) Color { return f(x, y) }
