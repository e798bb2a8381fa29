package shadownetwork

import (
	"math"

	"safehouse/render"
	rule "safehouse/rules/shadownetwork"
)

// Every city has a photograph of its own: a sky, what lies far off, and what
// everybody knows it by.

// sky is the light of a photograph: above, at the horizon, and of what stands
// before it.
type sky struct{ high, low, far, near uint32 }

var skies = [rule.Cities]sky{
	rule.NewYork:      {0x7E9BB0, 0xF0D9A8, 0x8FA0A0, 0x3B4A56},
	rule.London:       {0x8A93A0, 0xD8D4C4, 0xA3A8A8, 0x4A4C50},
	rule.Rome:         {0x9AB4C4, 0xF6E0B0, 0xC49A70, 0x7A4A2C},
	rule.Moscow:       {0x8A86A8, 0xE4CFC8, 0xA69AB0, 0x583C62},
	rule.Beijing:      {0xB0B8A8, 0xF4D8A0, 0xC09878, 0x7C2A20},
	rule.Tokyo:        {0x86A2C0, 0xF2D4C8, 0x9AA8BC, 0xA83E2C},
	rule.HongKong:     {0x5E7E96, 0xD4DCC0, 0x7C948C, 0x2E4A4E},
	rule.Sydney:       {0x7EB2CC, 0xE4EEDC, 0x8CAEB4, 0x38505A},
	rule.NewDelhi:     {0xB4A888, 0xF6DCA0, 0xCBA878, 0x8A5430},
	rule.Antananarivo: {0x9CB890, 0xF8DE98, 0xA8A868, 0x5A4024},
	rule.Casablanca:   {0x90B8C8, 0xF8ECCC, 0xE0CCA0, 0x4E7468},
	rule.Lima:         {0x9AA8B0, 0xEEDCB4, 0xA8A488, 0x6A5A3C},
}

// brush draws in shares of a picture's width and height.
type brush struct {
	c   render.Canvas
	r   render.Rect
	ink render.Ink
	col render.Color
}

func (b brush) in(col render.Color) brush {
	b.col = col
	b.ink = render.Slope(100, col.Lighter(0.16), col, col.Darker(0.16))
	return b
}

func (b brush) pt(x, y float64) render.Point { return render.Pt(b.r.X+x*b.r.W, b.r.Y+y*b.r.H) }

// poly fills a shape given by pairs of shares.
func (b brush) poly(xy ...float64) {
	pts := make([]render.Point, 0, len(xy)/2)
	for i := 0; i+1 < len(xy); i += 2 {
		pts = append(pts, b.pt(xy[i], xy[i+1]))
	}
	b.c.Polygon(pts, b.ink)
}

// box fills an upright box.
func (b brush) box(x, y, w, h float64) {
	p := b.pt(x, y)
	b.c.Fill(render.R(p.X, p.Y, w*b.r.W, h*b.r.H), b.ink)
}

func (b brush) oval(x, y, w, h float64) {
	p := b.pt(x, y)
	b.c.Ellipse(render.Around(p, w*b.r.W, h*b.r.H), b.ink)
}

func (b brush) line(width float64, xy ...float64) {
	pts := make([]render.Point, 0, len(xy)/2)
	for i := 0; i+1 < len(xy); i += 2 {
		pts = append(pts, b.pt(xy[i], xy[i+1]))
	}
	b.c.Line(pts, width, b.col, false)
}

// windows dots a tower with lit windows.
func (b brush) windows(x, y, w, h float64, col render.Color, nx, ny int) {
	l := b.in(col)
	for i := range nx {
		for j := range ny {
			if (i*7+j*5)%4 != 0 {
				l.box(x+w*(float64(i)+0.25)/float64(nx), y+h*(float64(j)+0.3)/float64(ny), w*0.4/float64(nx), h*0.36/float64(ny))
			}
		}
	}
}

// paintSkyline draws the picture of a city.
func paintSkyline(c render.Canvas, r render.Rect, k rule.City) {
	paintSky(c, r, k)
	c.SpriteIn("common/light", render.Around(render.Pt(r.X+r.W*0.7, r.Y+r.H*0.5), r.W*1.3, r.W*1.3), render.White.Fade(0.35))
	paintCity(c, r, k)
	develop(c, r, k)
}

// develop makes a print of a picture: one tone over all, haze before what lies far off,
// the lamp from the upper left, dark corners.
func develop(c render.Canvas, r render.Rect, k rule.City) {
	s := skies[k]
	tone, haze := render.Hex(s.near).Mix(render.Hex(0xC8A468), 0.62), render.Hex(s.low)
	c.Fill(r, render.Solid(tone.Fade(0.27)))
	c.Fill(render.R(r.X, r.Y+r.H*0.3, r.W, r.H*0.5), render.Slope(180, haze.Fade(0), haze.Fade(0.26), haze.Fade(0)))
	c.Added().SpriteIn("common/light", render.Around(render.Pt(r.X+r.W*0.16, r.Y+r.H*0.02), r.W*1.5, r.W*1.5), render.Hex(0xFFE2A8).Fade(0.34))
	c.Fill(r, render.Slope(135, render.Black.Fade(0), render.Black.Fade(0.04), render.Black.Fade(0.42)))
	for _, x := range []render.Rect{{X: r.X, Y: r.Y, W: r.W * 0.16, H: r.H}, {X: r.Right() - r.W*0.16, Y: r.Y, W: r.W * 0.16, H: r.H}} {
		edge := render.Slope(90, render.Black.Fade(0.28), render.Black.Fade(0))
		if x.X > r.X {
			edge = render.Slope(90, render.Black.Fade(0), render.Black.Fade(0.28))
		}
		c.Fill(x, edge)
	}
}

func paintSky(c render.Canvas, r render.Rect, k rule.City) {
	s := skies[k]
	c.Fill(r, render.Slope(180, render.Hex(s.high), render.Hex(s.high).Mix(render.Hex(s.low), 0.6), render.Hex(s.low)).Bend(0.5))
}

// paintCity draws what stands before the sky, within r.
func paintCity(c render.Canvas, r render.Rect, k rule.City) {
	s := skies[k]
	far, near := brush{c: c, r: r}.in(render.Hex(s.far)), brush{c: c, r: r}.in(render.Hex(s.near))
	pictures[k](far, near)
	c.Fill(render.R(r.X, r.Bottom()-r.H*0.1, r.W, r.H*0.1), render.Slope(180, render.Black.Fade(0), render.Black.Fade(0.35)))
}

var pictures = [rule.Cities]func(far, near brush){
	rule.NewYork: newYork, rule.London: london, rule.Rome: rome, rule.Moscow: moscow, rule.Beijing: beijing, rule.Tokyo: tokyo,
	rule.HongKong: hongKong, rule.Sydney: sydney, rule.NewDelhi: newDelhi, rule.Antananarivo: antananarivo, rule.Casablanca: casablanca, rule.Lima: lima,
}

func newYork(far, near brush) {
	for i, h := range []float64{0.3, 0.45, 0.36, 0.52, 0.4, 0.48, 0.34, 0.44} {
		far.box(float64(i)*0.13-0.02, 1-h, 0.12, h)
	}
	near.box(0.08, 0.56, 0.14, 0.44)
	near.box(0.74, 0.5, 0.15, 0.5)
	near.box(0.56, 0.62, 0.12, 0.38)
	near.box(0.33, 0.46, 0.2, 0.54) // with setbacks and a mast
	near.box(0.36, 0.3, 0.14, 0.2)
	near.box(0.39, 0.2, 0.08, 0.12)
	near.poly(0.4, 0.2, 0.46, 0.2, 0.43, 0.04)
	lit := render.Hex(0xF6DE9A)
	near.windows(0.34, 0.48, 0.18, 0.5, lit, 5, 9)
	near.windows(0.09, 0.58, 0.12, 0.4, lit, 3, 7)
	near.windows(0.75, 0.52, 0.13, 0.46, lit, 3, 8)
}

func london(far, near brush) {
	far.box(0, 0.62, 0.4, 0.38)
	far.poly(0.72, 1, 0.72, 0.5, 0.8, 0.4, 0.88, 0.5, 0.88, 1)
	near.box(0, 0.74, 1, 0.26)
	for i := range 12 {
		near.poly(float64(i)*0.085, 0.75, float64(i)*0.085+0.025, 0.66, float64(i)*0.085+0.05, 0.75)
	}
	near.box(0.36, 0.3, 0.16, 0.7)
	near.box(0.345, 0.26, 0.19, 0.05)
	near.box(0.37, 0.18, 0.14, 0.09)
	near.poly(0.37, 0.18, 0.51, 0.18, 0.44, 0.02)
	near.in(render.Hex(0xF4EBCB)).oval(0.44, 0.37, 0.12, 0.14)
	near.in(render.Hex(0x2E2C2A)).line(2, 0.44, 0.32, 0.44, 0.37, 0.475, 0.39)
	near.in(render.Hex(0x8C9AA4)).box(0, 0.9, 1, 0.1)
}

func rome(far, near brush) {
	far.poly(0, 0.7, 0.2, 0.6, 0.45, 0.68, 0.7, 0.58, 1, 0.66, 1, 1, 0, 1)
	wall := near.in(render.Hex(0xB98454))
	wall.poly(0.06, 0.9, 0.08, 0.42, 0.3, 0.32, 0.62, 0.32, 0.72, 0.44, 0.9, 0.52, 0.94, 0.9)
	holes := near.in(render.Hex(0x4A2A18))
	for row, y := range []float64{0.46, 0.6, 0.75} {
		for i := range 9 {
			x := 0.13 + float64(i)*0.09
			if row == 0 && x > 0.68 {
				continue
			}
			holes.box(x, y, 0.045, 0.09)
			holes.oval(x+0.0225, y, 0.045, 0.05)
		}
	}
	near.box(0, 0.89, 1, 0.11)
	near.in(render.Hex(0x4E5A34)).poly(0.9, 0.9, 0.93, 0.5, 0.96, 0.9)
	near.in(render.Hex(0x4E5A34)).poly(0.01, 0.9, 0.035, 0.56, 0.06, 0.9)
}

// dome is an onion dome on a tower.
func (b brush) dome(x, base, w, h float64) {
	b.box(x-w*0.32, base, w*0.64, 1-base)
	b.oval(x, base-h*0.28, w, h*0.62)
	b.poly(x-w*0.4, base-h*0.42, x+w*0.4, base-h*0.42, x, base-h)
}

func moscow(far, near brush) {
	far.box(0, 0.66, 1, 0.34)
	far.dome(0.12, 0.6, 0.12, 0.22)
	far.dome(0.88, 0.58, 0.13, 0.24)
	near.in(render.Hex(0x7E4A6E)).dome(0.3, 0.56, 0.18, 0.34)
	near.in(render.Hex(0x4E6A5A)).dome(0.7, 0.54, 0.19, 0.36)
	near.in(render.Hex(0x8E3A34)).dome(0.5, 0.42, 0.22, 0.4)
	near.box(0.2, 0.76, 0.6, 0.24)
	gold := near.in(render.Hex(0xE4C05A))
	for _, p := range [][2]float64{{0.3, 0.56}, {0.5, 0.42}, {0.7, 0.54}} {
		gold.box(p[0]-0.06, p[1]-0.01, 0.12, 0.03)
	}
}

func beijing(far, near brush) {
	far.poly(0, 0.72, 0.25, 0.56, 0.5, 0.7, 0.75, 0.54, 1, 0.68, 1, 1, 0, 1)
	roof := near.in(render.Hex(0x8A3A22))
	for i, y := range []float64{0.34, 0.52} {
		w := 0.26 + 0.12*float64(i)
		roof.poly(0.5-w, y+0.09, 0.5-w+0.09, y-0.03, 0.5+w-0.09, y-0.03, 0.5+w, y+0.09, 0.5+w-0.05, y+0.06, 0.5-w+0.05, y+0.06)
		near.box(0.5-w+0.1, y+0.06, 2*w-0.2, 0.12)
	}
	near.poly(0.42, 0.33, 0.5, 0.2, 0.58, 0.33)
	gate := near.in(render.Hex(0xA8452E))
	gate.box(0.14, 0.68, 0.72, 0.32)
	near.in(render.Hex(0x3A1A12)).box(0.46, 0.78, 0.08, 0.22)
	near.in(render.Hex(0x3A1A12)).box(0.26, 0.82, 0.06, 0.18)
	near.in(render.Hex(0x3A1A12)).box(0.68, 0.82, 0.06, 0.18)
}

func tokyo(far, near brush) {
	far.poly(0, 0.84, 0.2, 0.7, 0.34, 0.48, 0.44, 0.48, 0.6, 0.72, 0.8, 0.84, 0.8, 1, 0, 1)
	far.in(render.Hex(0xF4F0EC)).poly(0.31, 0.53, 0.34, 0.48, 0.44, 0.48, 0.48, 0.54, 0.43, 0.57, 0.39, 0.53, 0.35, 0.57)
	far.box(0, 0.84, 1, 0.16)
	w := 2.4
	near.line(w, 0.7, 0.02, 0.68, 0.4, 0.55, 0.98)
	near.line(w, 0.7, 0.02, 0.72, 0.4, 0.85, 0.98)
	near.line(w, 0.69, 0.02, 0.71, 0.02)
	for _, y := range []float64{0.3, 0.42, 0.54, 0.66, 0.78} {
		d := 0.02 + math.Max(0, y-0.4)*0.23
		near.line(1.8, 0.7-d, y, 0.7+d, y)
		near.line(1.2, 0.7-d, y, 0.7+d+0.03, y+0.12)
		near.line(1.2, 0.7+d, y, 0.7-d-0.03, y+0.12)
	}
	near.box(0.65, 0.54, 0.1, 0.05)
	near.in(render.Hex(0x48505C)).box(0, 0.88, 1, 0.12)
}

func hongKong(far, near brush) {
	far.poly(0, 0.6, 0.3, 0.34, 0.5, 0.46, 0.75, 0.3, 1, 0.5, 1, 1, 0, 1)
	for i, h := range []float64{0.4, 0.52, 0.34, 0.6, 0.44, 0.56, 0.38} {
		near.box(0.02+float64(i)*0.14, 0.86-h, 0.1, h)
		near.windows(0.03+float64(i)*0.14, 0.88-h, 0.08, h-0.04, render.Hex(0xF2D890), 2, 7)
	}
	water := near.in(render.Hex(0x4E7476))
	water.box(0, 0.84, 1, 0.16)
	sail := near.in(render.Hex(0xA8402E))
	sail.poly(0.44, 0.86, 0.42, 0.6, 0.56, 0.66, 0.58, 0.86)
	sail.poly(0.6, 0.86, 0.6, 0.66, 0.7, 0.72, 0.7, 0.86)
	near.in(render.Hex(0x3A2416)).poly(0.36, 0.88, 0.76, 0.87, 0.7, 0.95, 0.42, 0.95)
}

func sydney(far, near brush) {
	far.poly(0, 0.72, 0.3, 0.66, 0.6, 0.7, 1, 0.64, 1, 1, 0, 1)
	for i := range 15 { // the arch
		x := 0.1 + 0.8*float64(i)/14
		y := func(x float64) float64 { return 0.66 - 0.36*math.Sin((x-0.1)/0.8*math.Pi) }
		near.line(1.3, x, y(x), x, 0.66)
		if i > 0 {
			px := x - 0.8/14
			near.line(3.2, px, y(px), x, y(x))
			near.line(2, px, y(px)+0.06, x, y(x)+0.06)
		}
	}
	near.box(0, 0.65, 1, 0.035)
	near.box(0.06, 0.5, 0.07, 0.36)
	near.box(0.87, 0.5, 0.07, 0.36)
	near.in(render.Hex(0x3E86A6)).box(0, 0.82, 1, 0.18)
	shell := near.in(render.Hex(0xF6F0E0))
	for i := range 3 {
		x := 0.3 + float64(i)*0.12
		shell.poly(x, 0.86, x+0.02, 0.72, x+0.1, 0.7, x+0.16, 0.86)
	}
}

func newDelhi(far, near brush) {
	far.oval(0.2, 0.62, 0.2, 0.3)
	far.oval(0.82, 0.64, 0.16, 0.24)
	far.box(0, 0.64, 1, 0.36)
	near.box(0.24, 0.3, 0.52, 0.7)
	near.box(0.2, 0.28, 0.6, 0.05)
	near.box(0.3, 0.2, 0.4, 0.09)
	near.box(0.38, 0.15, 0.24, 0.06)
	light := near.in(render.Hex(0xF2D296))
	light.box(0.41, 0.56, 0.18, 0.44)
	light.oval(0.5, 0.56, 0.18, 0.22)
	near.in(render.Hex(0xB07E50)).line(3, 0.22, 0.4, 0.78, 0.4)
	near.in(render.Hex(0x5A4A2C)).box(0, 0.94, 1, 0.06)
}

func antananarivo(far, near brush) {
	far.poly(0, 0.72, 0.2, 0.5, 0.4, 0.64, 0.66, 0.44, 1, 0.68, 1, 1, 0, 1)
	palace := far.in(render.Hex(0xB08A60))
	palace.box(0.58, 0.36, 0.16, 0.14)
	palace.poly(0.57, 0.36, 0.66, 0.27, 0.75, 0.36)
	for _, p := range [][3]float64{{0.24, 0.3, 1}, {0.82, 0.42, 0.7}} { // baobabs
		x, y, f := p[0], p[1], p[2]
		near.poly(x-0.07*f, 1, x-0.05*f, y+0.1, x+0.05*f, y+0.1, x+0.07*f, 1)
		for i := range 5 {
			dx := (float64(i) - 2) * 0.07 * f
			near.line(3*f, x, y+0.14, x+dx, y)
			near.in(render.Hex(0x5E7A34)).oval(x+dx, y-0.01, 0.12*f, 0.09*f)
		}
	}
	near.in(render.Hex(0x8A5A34)).box(0, 0.93, 1, 0.07)
}

func casablanca(far, near brush) {
	for i, h := range []float64{0.3, 0.4, 0.34, 0.44, 0.32, 0.38} {
		far.box(float64(i)*0.17, 1-h, 0.16, h)
	}
	minaret := near.in(render.Hex(0xC8A878))
	minaret.box(0.3, 0.24, 0.22, 0.76)
	minaret.box(0.35, 0.1, 0.12, 0.15)
	near.poly(0.35, 0.1, 0.47, 0.1, 0.41, 0.02)
	near.box(0.33, 0.34, 0.16, 0.08)
	near.box(0.33, 0.6, 0.16, 0.06)
	near.in(render.Hex(0x7A5A38)).line(4, 0.78, 1, 0.76, 0.5)
	palm := near.in(render.Hex(0x3E6A3E))
	for i := range 7 {
		a := math.Pi + math.Pi*float64(i)/6
		palm.line(3.4, 0.76, 0.5, 0.76+0.11*math.Cos(a), 0.48+0.1*math.Sin(a), 0.76+0.2*math.Cos(a), 0.56+0.06*math.Sin(a))
	}
}

func lima(far, near brush) {
	far.poly(0, 0.7, 0.16, 0.36, 0.3, 0.56, 0.5, 0.22, 0.7, 0.54, 0.84, 0.36, 1, 0.64, 1, 1, 0, 1)
	far.in(render.Hex(0xF2EEE2)).poly(0.44, 0.32, 0.5, 0.22, 0.56, 0.32, 0.52, 0.36, 0.49, 0.31)
	near.in(render.Hex(0x8C9A5C)).poly(0, 0.8, 0.3, 0.7, 0.6, 0.78, 1, 0.7, 1, 1, 0, 1)
	church := near.in(render.Hex(0xE0C07C))
	for _, x := range []float64{0.28, 0.6} {
		church.box(x, 0.5, 0.13, 0.5)
		church.oval(x+0.065, 0.5, 0.13, 0.12)
		near.in(render.Hex(0x5A4424)).box(x+0.045, 0.56, 0.04, 0.09)
	}
	church.box(0.4, 0.64, 0.21, 0.36)
	near.in(render.Hex(0x5A4424)).box(0.475, 0.8, 0.06, 0.2)
}
