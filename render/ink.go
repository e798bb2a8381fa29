package render

import "math"

// maxStops is the number of colours an Ink can run through.
const maxStops = 4

// Ink is what a shape is filled with: one colour, or up to four that run across it in a direction.
type Ink struct {
	deg   float64
	n     int
	color [maxStops]Color
	place [maxStops]float64
}

// Solid is one colour.
func Solid(c Color) Ink { return Ink{n: 1, color: [maxStops]Color{c}} }

// Slope runs from the first to the last colour in even steps. The direction is that of style sheets: 90 to the right,
// 180 down, 135 to the lower right; the first and last colours lie in the corners of the shape's box.
func Slope(deg float64, colors ...Color) Ink {
	k := Ink{deg: deg, n: min(len(colors), maxStops)}
	for i := range k.n {
		k.color[i] = colors[i]
		if k.n > 1 {
			k.place[i] = float64(i) / float64(k.n-1)
		}
	}
	return k
}

// Bend moves the inner colours of a slope to places between 0 and 1.
func (k Ink) Bend(places ...float64) Ink {
	for i, p := range places {
		if i+1 < k.n-1 {
			k.place[i+1] = p
		}
	}
	return k
}

// Fade multiplies the alpha of all colours.
func (k Ink) Fade(a float64) Ink {
	for i := range k.n {
		k.color[i] = k.color[i].Fade(a)
	}
	return k
}

// gradient is an ink laid out over a box.
type gradient struct {
	ink     Ink
	x, y    float64
	dx, dy  float64
	bounded bool
}

func (k Ink) over(r Rect) gradient {
	g := gradient{ink: k}
	if k.n < 2 {
		return g
	}
	s, c := math.Sincos(k.deg * math.Pi / 180)
	l := math.Abs(r.W*s) + math.Abs(r.H*c)
	if l == 0 {
		return g
	}
	m := r.Center()
	g.x, g.y = m.X-s*l/2, m.Y+c*l/2
	g.dx, g.dy = s/l, -c/l
	g.bounded = true
	return g
}

// t is how far along the gradient a place lies.
func (g *gradient) t(x, y float64) float64 { return (x-g.x)*g.dx + (y-g.y)*g.dy }

func (g *gradient) at(x, y float64) Color {
	if !g.bounded {
		return g.ink.color[0]
	}
	t := g.t(x, y)
	k := &g.ink
	if t <= k.place[0] {
		return k.color[0]
	}
	for i := 1; i < k.n; i++ {
		if t <= k.place[i] {
			return k.color[i-1].Mix(k.color[i], (t-k.place[i-1])/math.Max(k.place[i]-k.place[i-1], 1e-9))
		}
	}
	return k.color[k.n-1]
}
