package intoodeep

import (
	"math"

	"safehouse/render"
	rule "safehouse/rules/intoodeep"
)

// zoneColors are the neon of the Zones.
var zoneColors = [rule.Zones]render.Color{
	rule.Blocks: render.Hex(0xFF9A3D), rule.Downtown: render.Hex(0xFF5470), rule.IonHeights: render.Hex(0x38E1FF), rule.Parish: render.Hex(0xC59BFF),
	rule.Riverside: render.Hex(0x2FE0C0), rule.Skyport: render.Hex(0x6DB8FF), rule.Towers: render.Hex(0xFF5BD0), rule.Zinbazaar: render.Hex(0xC8F04A),
}

// night is the darkest of the city, lantern its warmest light.
var night, lantern = render.Hex(0x0B0829), render.Hex(0xFFC46A)

// A brush paints the picture of a Zone, upright whatever its place: x from -130 to
// 130, y downwards from -130 to 130, the street at y 42.
type brush struct {
	c   render.Canvas
	at  render.Point // the origin
	f   float64      // units a step
	col render.Color
	rnd uint32
}

// street is where the houses stand and begin to be mirrored; edge is where a picture
// ends on every side.
const street, edge = 42.0, 134.0

func (b *brush) random() float64 {
	b.rnd = b.rnd*1664525 + 1013904223
	return float64(b.rnd>>8) / (1 << 24)
}

func (b *brush) pt(x, y float64) render.Point {
	return render.Pt(b.at.X+x*b.f, b.at.Y+y*b.f)
}

// poly fills an outline.
func (b *brush) poly(ink render.Ink, xy ...float64) {
	pts := make([]render.Point, 0, len(xy)/2)
	for i := 0; i+1 < len(xy); i += 2 {
		pts = append(pts, b.pt(xy[i], xy[i+1]))
	}
	b.c.Polygon(pts, ink)
}

// box fills a rectangle.
func (b *brush) box(x, y, w, h float64, col render.Color) {
	b.fill(x, y, w, h, render.Solid(col))
}

func (b *brush) fill(x, y, w, h float64, ink render.Ink) {
	b.poly(ink, x, y, x+w, y, x+w, y+h, x, y+h)
}

// disc fills a circle.
func (b *brush) disc(x, y, r float64, ink render.Ink) { b.c.Circle(b.pt(x, y), r*b.f, ink) }

// glow is light around a place.
func (b *brush) glow(x, y, r float64, col render.Color) { b.haze(x, y, r, r, col) }

// haze is light that lies wide or high around a place.
func (b *brush) haze(x, y, rx, ry float64, col render.Color) {
	b.c.Added().SpriteIn("common/halo", render.Around(b.pt(x, y), 2*rx*b.f, 2*ry*b.f), col.Fade(0.46))
}

// beam is a thick line.
func (b *brush) beam(x0, y0, x1, y1, w float64, col render.Color) {
	b.c.Segment(b.pt(x0, y0), b.pt(x1, y1), w*b.f, col)
}

// ray is a searchlight from a place, leaning dx to the side over a height.
func (b *brush) ray(x, y, dx, high, wide float64, col render.Color) {
	d := *b
	d.c = b.c.Added()
	d.poly(render.Slope(0, col.Fade(0.34), col.Fade(0)), x-1.5, y, x+dx-wide/2, y-high, x+dx+wide/2, y-high, x+1.5, y)
}

// tube is a bent neon tube: its light, the gas and the white of its middle.
func (b *brush) tube(w float64, col render.Color, closed bool, xy ...float64) {
	pts := make([]render.Point, 0, len(xy)/2)
	for i := 0; i+1 < len(xy); i += 2 {
		pts = append(pts, b.pt(xy[i], xy[i+1]))
	}
	a := b.c.Added()
	a.Line(pts, 4.5*w*b.f, col.Fade(0.12), closed)
	a.Line(pts, 2.6*w*b.f, col.Fade(0.26), closed)
	b.c.Line(pts, w*b.f, col.Lighter(0.2), closed)
	b.c.Line(pts, 0.45*w*b.f, col.Lighter(0.8), closed)
}

// sign is an upright neon sign: a dark board, a frame and strokes like letters.
func (b *brush) sign(x, y, w, h float64, col render.Color) {
	b.box(x, y, w, h, render.Hex(0x08051C))
	b.haze(x+w/2, y+h/2, w*1.9, h*0.95, col.Fade(0.5))
	b.tube(1.1, col, true, x, y, x+w, y, x+w, y+h, x, y+h)
	for at := y + 4; at+6 < y+h; at += 9 {
		switch l, r := x+2.6, x+w-2.6; int(b.random() * 4) {
		case 0:
			b.tube(1, col, false, l, at, r, at, r, at+5, l, at+5)
		case 1:
			b.tube(1, col, false, l, at, r, at, l, at+5, r, at+5)
		case 2:
			b.tube(1, col, true, l, at, r, at, r, at+5, l, at+5)
		default:
			b.tube(1, col, false, l, at, l, at+5, r, at+5, r, at)
		}
	}
}

// lamp is a street lamp and the cone of its light.
func (b *brush) lamp(x, high float64) {
	top := street - high
	b.box(x-0.8, top, 1.6, high, render.Hex(0x05031A))
	b.box(x-0.8, top, 9, 1.4, render.Hex(0x05031A))
	d := *b
	d.c = b.c.Added()
	d.poly(render.Slope(180, lantern.Fade(0.5), lantern.Fade(0.02)), x+4, top+2, x+9, top+2, x+19, street, x-7, street)
	b.box(x+4, top+1, 5, 1.8, render.Hex(0xFFF2D0))
	b.glow(x+6.5, top+2, 13, lantern.Fade(0.8))
}

// windowsOf fills a wall with lit and dark windows.
func (b *brush) windowsOf(x, top, w, bottom, dx, dy, lit float64) {
	for wy := top; wy < bottom-dy*0.6; wy += dy {
		for wx := x; wx < x+w-dx*0.5; wx += dx {
			switch f := b.random(); {
			case f < lit*0.5:
				b.box(wx, wy, dx*0.52, dy*0.5, render.Hex(0xFFD98A).Fade(0.75+0.25*b.random()))
			case f < lit*0.86:
				b.box(wx, wy, dx*0.52, dy*0.5, b.col.Lighter(0.5).Fade(0.65+0.35*b.random()))
			case f < lit:
				b.box(wx, wy, dx*0.52, dy*0.5, render.White.Fade(0.9))
			case f < lit+0.3:
				b.box(wx, wy, dx*0.52, dy*0.5, b.col.Fade(0.16))
			}
		}
	}
}

// house is a dark block with lit windows, a bright edge to the light, and what stands
// on its roof.
func (b *brush) house(x, w, h float64, lit float64) {
	dark := night.Mix(b.col, 0.08)
	b.fill(x, street-h, w, h, render.Slope(180, dark.Mix(b.col, 0.2), dark))
	b.box(x, street-h, 1.2, h, b.col.Fade(0.5))
	b.box(x, street-h, w, 1.4, b.col.Lighter(0.25).Fade(0.9))
	b.windowsOf(x+4, street-h+6, w-6, street-5, 6.4, 7.6, lit)
	switch int(b.random() * 4) {
	case 0: // a tank
		b.box(x+w*0.3, street-h-7, w*0.3, 7, dark)
	case 1: // a mast
		b.box(x+w*0.6, street-h-16, 1, 16, dark)
		b.disc(x+w*0.6+0.5, street-h-16, 1.3, render.Solid(render.Hex(0xFF5A5A)))
		b.glow(x+w*0.6+0.5, street-h-16, 6, render.Hex(0xFF3A3A).Fade(0.8))
	case 2: // a stair head
		b.box(x+w*0.12, street-h-5, w*0.22, 5, dark)
	}
}

// skyline is roofs far away, pale in the haze.
func (b *brush) skyline(low, high, mix, lit float64) {
	for x := -edge; x < edge; {
		w := 8 + 15*b.random()
		h := low + (high-low)*b.random()
		far := night.Mix(b.col, mix)
		b.fill(x, street-h, w, h, render.Slope(180, far.Darker(0.15), far.Lighter(0.1)))
		if lit > 0 {
			b.windowsOf(x+2, street-h+3, w-3, street-8, 3.6, 5, lit)
		}
		if b.random() < 0.25 {
			b.box(x+w/2, street-h-8, 0.8, 8, far)
		}
		x += w + 0.6
	}
}

// sky is the night over a Zone: bright where its light hangs in the haze, with two
// rows of roofs in it.
func (b *brush) sky() {
	b.fill(-edge, -edge, 2*edge, edge+street, render.Slope(180, night.Mix(b.col, 0.1), night.Mix(b.col, 0.26), b.col.Mix(night, 0.42), b.col.Mix(night, 0.06)).Bend(0.42, 0.78))
	for range 26 {
		x, y := -edge+2*edge*b.random(), -edge+90*b.random()
		b.box(x, y, 0.9, 0.9, render.White.Fade(0.25+0.4*b.random()))
	}
	for range 5 {
		b.haze(-100+200*b.random(), -50+70*b.random(), 60+40*b.random(), 6+7*b.random(), b.col.Fade(0.22))
	}
	b.haze(0, street-12, 150, 52, b.col.Fade(0.55))
	b.skyline(34, 82, 0.42, 0)
	b.haze(0, street-4, 140, 34, b.col.Fade(0.34))
	b.skyline(20, 54, 0.2, 0.3)
	b.haze(0, street, 140, 18, b.col.Fade(0.3))
}

// wet is the street: the picture mirrored, torn by the rain, under what lights it.
func (b *brush) wet(p *render.Pane) {
	end := []render.Point{b.pt(-edge, street), b.pt(edge, street), b.pt(edge, edge), b.pt(-edge, edge)}
	b.c.Polygon(end, render.Slope(180, night.Mix(b.col, 0.16), night.Darker(0.3)))
	p.Mirror(b.c, end, b.pt(0, street).Y, (edge-street)*b.f, 7*b.f, 0.7, 0.14)
	b.box(-edge, street-0.6, 2*edge, 1.4, b.col.Lighter(0.5).Fade(0.55))
	for range 16 { // ripples that catch the light
		x, y := -110+220*b.random(), street+5+72*b.random()
		b.haze(x, y, 9+13*b.random(), 1.1, b.col.Lighter(0.5).Fade(0.55))
	}
}

// rain is strokes over everything, where they hit the street, and lines like those of
// a screen.
func (b *brush) rain() {
	for range 46 {
		x, y := -edge+2*edge*b.random(), -edge+2*edge*b.random()
		b.beam(x, y, x-3.4, y+13, 0.7, render.White.Fade(0.17))
	}
	for range 12 {
		x, y := -100+200*b.random(), street+8+70*b.random()
		b.c.Ellipse(render.Around(b.pt(x, y), 6*b.f, 1.8*b.f), render.Solid(render.White.Fade(0.16)))
	}
	for y := -edge; y < edge; y += 3.4 {
		b.box(-edge, y, 2*edge, 0.9, render.Black.Fade(0.12))
	}
}

// A place is what a Zone is known by: what stands behind its street and is mirrored
// in it, and what stands on the street.
type place struct{ back, front func(b *brush) }

var places = [rule.Zones]place{
	rule.Blocks:     {(*brush).blocks, (*brush).barrel},
	rule.Downtown:   {(*brush).downtown, nil},
	rule.IonHeights: {(*brush).ionHeights, nil},
	rule.Parish:     {(*brush).parish, (*brush).candles},
	rule.Riverside:  {(*brush).riverside, (*brush).barge},
	rule.Skyport:    {(*brush).skyport, (*brush).pad},
	rule.Towers:     {(*brush).towers, nil},
	rule.Zinbazaar:  {(*brush).zinbazaar, (*brush).crowd},
}

// blocks is slabs of flats with stairs outside, washing between them.
func (b *brush) blocks() {
	b.house(-118, 40, 70, 0.6)
	b.house(-74, 44, 104, 0.72)
	b.house(-24, 30, 66, 0.55)
	b.house(10, 46, 116, 0.72)
	b.house(60, 40, 82, 0.6)
	b.house(102, 30, 60, 0.5)
	rail := night.Mix(b.col, 0.3)
	for _, x := range [2]float64{-74, 10} {
		for i := range 5 {
			y := street - 96 + 20*float64(i)
			b.beam(x+6, y, x+30, y+18, 1.7, rail)
			b.box(x+3, y, 32, 1.7, rail.Lighter(0.12))
			b.box(x+3, y-5, 32, 0.8, rail)
		}
	}
	cloth := [6]render.Color{render.Hex(0x5CF2FF), render.Hex(0xFF6FB0), render.Hex(0xFFE08A), render.Hex(0xF2F0FF), render.Hex(0xFF8A4A), render.Hex(0x8AE06A)}
	for i := range 6 {
		x := -27 + 6.2*float64(i)
		y := -24 + 2.4*math.Sin(float64(i)*0.8+0.5)
		b.box(x, y, 4.6, 6.4, cloth[i])
	}
	b.beam(-30, -26, 10, -25, 0.7, render.White.Fade(0.6))
	b.sign(-9, -2, 10, 34, render.Hex(0xFF4E7A))
	b.lamp(-52, 40)
	b.lamp(74, 40)
}

// barrel burns in the street.
func (b *brush) barrel() {
	fire := render.Hex(0xFF8A2E)
	b.glow(-14, street-6, 46, fire.Fade(0.6))
	b.haze(-14, street+18, 20, 24, fire.Fade(0.6))
	b.box(-19, street-8, 10, 15, render.Hex(0x241006))
	b.box(-19, street-4, 10, 1, fire.Fade(0.6))
	b.poly(render.Slope(180, render.Hex(0xFFF6C8), render.Hex(0xFF6A1E)), -20, street-8, -17, street-20, -14, street-29, -11, street-19, -8, street-8)
	b.poly(render.Solid(render.Hex(0xFFF0A0)), -17, street-8, -14, street-19, -11, street-8)
	for _, x := range [2]float64{-34, 6} { // two who warm their hands
		b.disc(x, street-13, 3.4, render.Solid(night))
		b.poly(render.Solid(night), x-5, street+9, x-4, street-8, x+4, street-8, x+5, street+9)
		lit := x + 4
		if x > -14 {
			lit = x - 5
		}
		b.box(lit, street-7, 1, 14, fire.Fade(0.8))
	}
}

// downtown is a dome on columns between towers, and the screen that looks at
// everybody.
func (b *brush) downtown() {
	b.house(-122, 34, 92, 0.62)
	b.house(-84, 24, 70, 0.55)
	b.house(66, 26, 78, 0.55)
	b.house(94, 36, 100, 0.62)
	b.ray(-58, street-20, -28, 120, 26, b.col)
	b.ray(58, street-20, 30, 120, 26, b.col)
	stone := render.Hex(0x2A0D2C).Mix(b.col, 0.24)
	b.haze(0, street-40, 70, 54, b.col.Fade(0.6))
	b.disc(0, street-46, 33, render.Slope(140, b.col.Lighter(0.25), b.col.Mix(stone, 0.5), stone).Bend(0.4))
	for i := range 5 {
		x := -20 + 10*float64(i)
		b.beam(x*0.4, street-78, x*1.5, street-48, 0.9, stone.Darker(0.3))
	}
	b.box(-58, street-46, 116, 8, stone.Lighter(0.3))
	b.box(-58, street-46, 116, 1.4, b.col.Lighter(0.6))
	b.box(-52, street-38, 104, 32, render.Hex(0x3A0A1E))
	b.haze(0, street-20, 50, 20, lantern.Fade(0.8))
	for i := range 8 {
		x := -50 + 13.6*float64(i)
		b.fill(x, street-38, 6, 32, render.Slope(90, stone.Lighter(0.5), stone.Darker(0.1)))
	}
	b.box(-62, street-7, 124, 3.4, stone.Lighter(0.35))
	b.box(-68, street-3.6, 136, 3.6, stone.Lighter(0.2))
	b.box(-1, street-98, 2, 20, b.col.Lighter(0.5))
	b.poly(render.Solid(b.col.Lighter(0.3)), 1, street-98, 16, street-94, 1, street-89)
	// the screen
	b.box(-101, -66, 46, 32, render.Hex(0x05040F))
	b.tube(1.2, b.col, true, -101, -66, -55, -66, -55, -34, -101, -34)
	b.haze(-78, -50, 36, 26, b.col.Fade(0.8))
	b.poly(render.Solid(b.col.Lighter(0.55)), -97, -50, -88, -57, -78, -60, -68, -57, -59, -50, -68, -43, -78, -40, -88, -43)
	b.disc(-78, -50, 7.4, render.Solid(b.col.Darker(0.3)))
	b.disc(-78, -50, 3.6, render.Solid(render.Hex(0x140414)))
	b.disc(-76, -52.5, 1.5, render.Solid(render.White))
	b.sign(72, -40, 11, 44, render.Hex(0xFFB03A))
}

// ionHeights is domes of glass and masts between which sparks leap.
func (b *brush) ionHeights() {
	b.house(-124, 26, 64, 0.4)
	b.house(98, 30, 70, 0.4)
	for _, d := range [4][2]float64{{-84, 24}, {-32, 34}, {34, 42}, {86, 26}} {
		x, r := d[0], d[1]
		b.haze(x, street-r*0.6, r*1.7, r*1.4, b.col.Fade(0.55))
		b.disc(x, street, r, render.Slope(160, b.col.Lighter(0.6).Fade(0.95), b.col.Mix(night, 0.35).Fade(0.9), night.Mix(b.col, 0.3)).Bend(0.34))
		for i := range 5 {
			a := -1 + 0.5*float64(i)
			b.beam(x, street-r, x+r*a*0.95, street, 0.8, b.col.Lighter(0.65).Fade(0.7))
		}
		for _, h := range [2]float64{0.34, 0.68} {
			w := r * math.Sqrt(1-h*h)
			b.box(x-w, street-r*h, 2*w, 0.8, b.col.Lighter(0.65).Fade(0.7))
		}
		b.windowsOf(x-r*0.5, street-r*0.3, r, street-2, 5, 5.4, 0.7)
	}
	masts := [4]float64{-58, 2, 64, 112}
	for i, x := range masts {
		top := street - 92 - 14*float64(i%2)
		b.poly(render.Slope(180, b.col.Lighter(0.3), b.col.Darker(0.55)), x-1, top, x+1, top, x+3, street, x-3, street)
		for y := top + 12; y < street-8; y += 13 {
			b.box(x-4, y, 8, 1.2, b.col.Lighter(0.2))
		}
		b.disc(x, top-3, 4.4, render.Solid(render.White))
		b.glow(x, top-3, 26, b.col)
	}
	for i := range 3 { // from mast to mast
		x0, y0 := masts[i], street-95-14*float64(i%2)
		x1, y1 := masts[i+1], street-95-14*float64((i+1)%2)
		var xy []float64
		for j := range 9 {
			f := float64(j) / 8
			dy := 0.0
			if j > 0 && j < 8 {
				dy = 16*(b.random()-0.5) + 10*math.Sin(f*math.Pi)
			}
			xy = append(xy, x0+(x1-x0)*f, y0+(y1-y0)*f+dy)
		}
		b.tube(1.3, b.col.Lighter(0.4), false, xy...)
	}
}

// parish is a church with a rose window.
func (b *brush) parish() {
	b.house(-122, 36, 58, 0.4)
	b.house(-84, 22, 40, 0.4)
	b.house(66, 24, 44, 0.4)
	b.house(92, 36, 64, 0.4)
	stone := render.Hex(0x231548).Mix(b.col, 0.2)
	b.haze(0, street-50, 76, 72, b.col.Fade(0.6))
	b.poly(render.Slope(180, stone.Lighter(0.3), stone.Darker(0.1)), -44, street, -44, street-64, 0, street-106, 44, street-64, 44, street)
	b.beam(-46, street-63, 0, street-107, 2, b.col.Lighter(0.45))
	b.beam(46, street-63, 0, street-107, 2, b.col.Lighter(0.45))
	for _, x := range [2]float64{-60, 42} {
		b.fill(x, street-92, 18, 92, render.Slope(90, stone.Lighter(0.32), stone.Darker(0.25)))
		b.poly(render.Slope(90, stone.Lighter(0.5), stone.Darker(0.1)), x-3, street-92, x+9, street-128, x+21, street-92)
		for _, y := range [3]float64{street - 80, street - 56, street - 32} {
			b.poly(render.Solid(render.Hex(0xFFDF9A)), x+6, y+14, x+6, y+4, x+9, y, x+12, y+4, x+12, y+14)
		}
		b.box(x+8.2, street-140, 1.6, 14, b.col.Lighter(0.6))
		b.box(x+5, street-136, 8, 1.6, b.col.Lighter(0.6))
	}
	b.glow(0, street-62, 40, render.Hex(0xE0B0FF))
	b.disc(0, street-62, 21, render.Solid(render.Hex(0x1A0E34)))
	petals := [6]render.Color{render.Hex(0xFF6AA8), render.Hex(0xFFD04A), render.Hex(0x4AD8FF), render.Hex(0xB4F050), render.Hex(0xFF8A3A), render.Hex(0xA07AFF)}
	for i := range 12 {
		s, c := math.Sincos(math.Pi / 6 * float64(i))
		s2, c2 := math.Sincos(math.Pi/6*float64(i) + 0.24)
		s3, c3 := math.Sincos(math.Pi/6*float64(i) - 0.24)
		b.poly(render.Solid(petals[i%6]), 7*c, street-62+7*s, 18*c2, street-62+18*s2, 19.4*c, street-62+19.4*s, 18*c3, street-62+18*s3)
	}
	b.disc(0, street-62, 5.4, render.Solid(render.Hex(0xFFF6DA)))
	b.c.RingAt(b.pt(0, street-62), 21*b.f, 1.6*b.f, render.Solid(b.col.Lighter(0.5)))
	b.haze(0, street-10, 22, 26, lantern)
	b.poly(render.Slope(180, render.Hex(0xFFF4CC), render.Hex(0xFFB84A)), -10, street, -10, street-22, 0, street-33, 10, street-22, 10, street)
	b.box(-0.6, street-32, 1.2, 32, render.Hex(0x6A3A10))
	for _, x := range [2]float64{-32, 24} {
		b.poly(render.Slope(180, render.Hex(0x9AE8FF), render.Hex(0xB06AFF)), x, street-6, x, street-30, x+4, street-37, x+8, street-30, x+8, street-6)
	}
}

// candles stand on the steps.
func (b *brush) candles() {
	for i := range 8 {
		x := -74 + 21*float64(i)
		y := street + 16 + 5*float64(i%2)
		b.haze(x+1.3, y-1, 13, 13, render.Hex(0xFFB04A).Fade(0.9))
		b.haze(x+1.3, y+18, 5, 14, render.Hex(0xFFB04A).Fade(0.5))
		b.box(x, y, 2.8, 10, render.Hex(0xF2E6C8))
		b.poly(render.Solid(render.Hex(0xFFF4C0)), x-0.2, y, x+1.4, y-5.4, x+3, y)
	}
}

// riverside is a bridge over the water under the moon.
func (b *brush) riverside() {
	b.glow(62, -62, 62, render.Hex(0xBFFFE8).Fade(0.8))
	b.disc(62, -62, 19, render.Slope(150, render.Hex(0xFFFFFA), render.Hex(0xC4E8DC)))
	b.disc(56, -67, 4, render.Solid(render.Hex(0xC8E4DA)))
	b.disc(68, -57, 5.6, render.Solid(render.Hex(0xC8E4DA)))
	b.disc(64, -72, 2.6, render.Solid(render.Hex(0xC8E4DA)))
	b.house(-126, 30, 52, 0.6)
	b.house(-94, 22, 38, 0.55)
	b.house(80, 24, 40, 0.55)
	b.house(106, 28, 56, 0.6)
	steel := b.col.Mix(night, 0.42)
	const top = 86.0
	for _, side := range [2]float64{-1, 1} {
		b.tube(1.5, b.col, false, 46*side, street-top+2, 78*side, street-44, 134*side, street-20)
		for i := range 6 {
			x := 54 + 13*float64(i)
			y := street - top + 4 + (x-46)*0.98*(1-(x-46)/240)
			b.beam(x*side, y, x*side, street-18, 0.7, b.col.Fade(0.7))
		}
	}
	var main []float64
	for i := range 17 {
		t := -1 + float64(i)/8
		y := street - 30 - (top-32)*t*t
		main = append(main, 46*t, y)
		b.beam(46*t, y, 46*t, street-18, 0.8, b.col.Fade(0.75))
	}
	b.tube(1.5, b.col, false, main...)
	for _, x := range [2]float64{-46, 46} {
		b.fill(x-5, street-top, 10, top, render.Slope(90, steel.Lighter(0.35), steel.Darker(0.3)))
		b.box(x-7, street-top-3, 14, 4, steel.Lighter(0.4))
		b.box(x-5, street-top+22, 10, 2, steel.Lighter(0.5))
		b.box(x-5, street-top+48, 10, 2, steel.Lighter(0.5))
		b.disc(x, street-top-6, 2, render.Solid(render.Hex(0xFF6A5A)))
		b.glow(x, street-top-6, 12, render.Hex(0xFF4A3A))
	}
	b.fill(-edge, street-20, 2*edge, 7, render.Slope(180, steel.Lighter(0.4), steel.Darker(0.2)))
	for i := range 24 {
		x := -126 + 11*float64(i)
		b.disc(x, street-22, 1.2, render.Solid(render.Hex(0xFFF0B8)))
		b.glow(x, street-22, 6, lantern.Fade(0.7))
	}
}

// barge lies on the river, under a way of moonlight.
func (b *brush) barge() {
	for i := range 9 {
		b.haze(62+4*math.Sin(float64(i)*2), street+6+9*float64(i), 13+2*float64(i), 2, render.Hex(0xDFFFF2).Fade(0.6))
	}
	hull := render.Hex(0x0A0720)
	b.poly(render.Solid(hull), -52, street+20, 22, street+20, 12, street+33, -44, street+33)
	b.box(-52, street+19, 74, 1.4, b.col.Lighter(0.3))
	b.box(-42, street+9, 22, 11, render.Hex(0x1D1440))
	for i := range 3 {
		b.box(-39+6.4*float64(i), street+12, 4, 4, render.Hex(0xFFD86A))
	}
	b.haze(-31, street+14, 22, 13, lantern.Fade(0.7))
	b.haze(-31, street+38, 12, 14, lantern.Fade(0.4))
	b.box(6, street-2, 1.2, 22, hull)
	b.disc(6.6, street-3, 1.7, render.Solid(render.Hex(0x6AFF9A)))
	b.glow(6.6, street-3, 9, render.Hex(0x3AFF7A))
}

// skyport is a shuttle on its way, and the tower.
func (b *brush) skyport() {
	b.house(-128, 44, 36, 0.6)
	b.house(-80, 60, 24, 0.7)
	b.house(96, 34, 34, 0.6)
	b.ray(-96, street-30, 34, 116, 30, b.col)
	b.ray(24, street-20, -22, 120, 26, b.col)
	b.fill(70, street-78, 12, 78, render.Slope(90, b.col.Mix(night, 0.3), night.Mix(b.col, 0.2)))
	b.poly(render.Slope(90, b.col.Lighter(0.35), b.col.Mix(night, 0.45)), 54, street-100, 98, street-100, 90, street-76, 62, street-76)
	b.box(57, street-96, 38, 8, render.Hex(0xE8FAFF))
	b.haze(76, street-92, 36, 16, b.col)
	b.box(53, street-103, 46, 3, b.col.Lighter(0.5))
	b.box(75, street-118, 2, 16, b.col.Darker(0.3))
	b.disc(76, street-119, 2, render.Solid(render.Hex(0xFF5470)))
	b.glow(76, street-119, 16, render.Hex(0xFF3A5A))
	// the shuttle: it comes in from the left, its engines bright behind it
	b.haze(-88, -14, 56, 15, render.Hex(0x9AE8FF).Fade(0.9))
	b.poly(render.Slope(178, render.Hex(0xFFFFFF), b.col.Lighter(0.5), b.col.Mix(night, 0.42)).Bend(0.45), -84, -10, -66, -24, -20, -34, 18, -31, 42, -20, 46, -14, 30, -6, -40, 0, -78, -2)
	b.poly(render.Slope(150, b.col.Lighter(0.55), b.col.Mix(night, 0.3)), -80, -12, -92, -40, -74, -40, -52, -24)
	b.poly(render.Slope(150, b.col.Lighter(0.35), b.col.Mix(night, 0.5)), -40, -4, -66, 18, -48, 18, 2, -6)
	b.poly(render.Solid(render.Hex(0x0A1838)), 20, -27, 32, -23, 38, -17, 24, -18)
	b.box(-46, -20, 56, 1.6, render.Hex(0xFF5470))
	for i := range 7 {
		b.disc(-44+8*float64(i), -15, 1.5, render.Solid(render.Hex(0xFFF4C0)))
	}
	for _, y := range [2]float64{-15, -5} {
		b.disc(-82, y, 4, render.Solid(render.Hex(0xEAFDFF)))
		b.glow(-84, y, 17, render.Hex(0x6AD8FF))
	}
}

// pad is where the shuttle will land.
func (b *brush) pad() {
	b.poly(render.Slope(180, b.col.Mix(night, 0.45), b.col.Mix(night, 0.65)), -72, street+12, 66, street+12, 92, street+34, -100, street+34)
	b.tube(1, b.col, true, -72, street+12, 66, street+12, 92, street+34, -100, street+34)
	b.c.Ellipse(render.Around(b.pt(-3, street+22), 78*b.f, 13*b.f), render.Solid(b.col.Fade(0.3)))
	b.tube(1.4, render.Hex(0xFFE08A), false, -17, street+18, -20, street+27)
	b.tube(1.4, render.Hex(0xFFE08A), false, 12, street+18, 14, street+27)
	b.tube(1.4, render.Hex(0xFFE08A), false, -18, street+22.4, 13, street+22.4)
	for i := range 10 {
		x := -92 + 20*float64(i)
		b.disc(x, street+36, 1.8, render.Solid(render.Hex(0xFFF4B0)))
		b.glow(x, street+36, 10, render.Hex(0xFFC84A))
	}
}

// towers is needles of glass with bridges between them, and skiffs.
func (b *brush) towers() {
	b.ray(-20, street-40, 10, 120, 30, b.col)
	heights := [8]float64{92, 118, 146, 104, 158, 122, 96, 84}
	for i, h := range heights {
		x := -130 + 33*float64(i)
		w := 24.0
		dark := night.Mix(b.col, 0.1)
		b.poly(render.Slope(110, b.col.Mix(dark, 0.4), dark.Mix(b.col, 0.1), dark), x, street, x+2.5, street-h, x+w/2, street-h-16, x+w-2.5, street-h, x+w, street)
		b.beam(x, street, x+2.5, street-h, 1.2, b.col.Lighter(0.35))
		b.beam(x+2.5, street-h, x+w/2, street-h-16, 1.2, b.col.Lighter(0.35))
		for y := street - h + 7; y < street-5; y += 5.6 {
			switch f := b.random(); {
			case f < 0.5:
				b.box(x+5, y, w-10, 2, b.col.Lighter(0.55).Fade(0.6+0.4*b.random()))
			case f < 0.68:
				b.box(x+5, y, (w-10)*0.6, 2, render.Hex(0xFFE0A0))
			case f < 0.86:
				b.box(x+5, y, w-10, 2, b.col.Fade(0.3))
			}
		}
		b.disc(x+w/2, street-h-17, 1.7, render.Solid(render.White))
		b.glow(x+w/2, street-h-17, 12, b.col)
		if i > 0 {
			y := street - min(h, heights[i-1])*0.58
			b.box(x-11, y, 14, 4, night.Mix(b.col, 0.4))
			b.box(x-11, y, 14, 1.3, render.Hex(0xFFF0FA))
			b.haze(x-4, y, 13, 5, b.col)
		}
	}
	for _, s := range [4][2]float64{{-84, -36}, {6, -58}, {66, -22}, {-26, 4}} {
		x, y := s[0], s[1]
		b.haze(x-16, y+1, 26, 3.4, b.col.Lighter(0.4))
		b.poly(render.Slope(180, render.White, b.col.Lighter(0.2)), x, y, x+8, y-3.4, x+15, y-1, x+18, y+2, x+3, y+4)
		b.disc(x+17, y+1.6, 1.3, render.Solid(render.Hex(0xFFF6C0)))
		b.glow(x+18, y+1.6, 8, render.Hex(0xFFE08A))
	}
	b.sign(-61, -34, 11, 50, render.Hex(0x38E1FF))
	b.sign(38, -12, 10, 42, render.Hex(0xFFB03A))
}

// zinbazaar is a market under awnings and lanterns.
func (b *brush) zinbazaar() {
	b.house(-124, 36, 86, 0.66)
	b.house(-84, 40, 66, 0.6)
	b.house(-38, 28, 92, 0.66)
	b.house(-4, 40, 60, 0.6)
	b.house(42, 36, 82, 0.66)
	b.house(84, 40, 98, 0.66)
	awnings := [5]render.Color{render.Hex(0xFF5BD0), render.Hex(0x38E1FF), render.Hex(0xFFB52E), render.Hex(0xC8F04A), render.Hex(0xFF6A5A)}
	b.sign(-50, -44, 11, 54, awnings[0])
	b.sign(30, -52, 12, 62, awnings[1])
	b.sign(78, -30, 10, 44, awnings[2])
	for i, col := range awnings {
		x := -114 + 46*float64(i)
		b.box(x+2, street-22, 38, 22, render.Hex(0x1A0C24))
		b.haze(x+21, street-11, 24, 13, lantern)
		b.box(x+4, street-8, 34, 8, render.Hex(0x3A1A30))
		for j := range 5 { // wares
			b.disc(x+8+6.6*float64(j), street-9.6, 2.6, render.Solid(awnings[(i+j)%5].Lighter(0.35)))
		}
		for j := range 6 {
			y := street - 31.0
			stripe := col
			if j%2 == 1 {
				stripe = render.Hex(0xF6F0FF)
			}
			w := 7.0
			b.poly(render.Slope(180, stripe, stripe.Darker(0.25)), x+w*float64(j), y, x+w+w*float64(j), y, x+w+1.4+(w-0.4)*float64(j), y+11, x-1.4+(w+0.4)*float64(j), y+11)
		}
		b.haze(x+21, street-24, 30, 12, col.Fade(0.7))
	}
	for row := range 2 {
		for i := range 14 {
			x := -126 + 19*float64(i) + 8*float64(row)
			y := -46 + 24*float64(row) + 6*math.Sin(float64(i)*1.1+float64(row))
			y2 := -46 + 24*float64(row) + 6*math.Sin(float64(i+1)*1.1+float64(row))
			col := awnings[(i+2*row)%5]
			b.beam(x, y-4, x+19, y2-4, 0.7, render.White.Fade(0.4))
			b.glow(x, y, 14, col)
			b.c.Ellipse(render.Around(b.pt(x, y), 7.2*b.f, 8.6*b.f), render.Solid(col.Lighter(0.35)))
			b.disc(x, y, 1.8, render.Solid(render.White))
		}
	}
}

// crowd is people with umbrellas between the stalls.
func (b *brush) crowd() {
	colors := [4]render.Color{render.Hex(0xFF5BD0), render.Hex(0x38E1FF), render.Hex(0xFFB52E), render.Hex(0xC8F04A)}
	for i := range 7 {
		x := -84 + 27*float64(i) + 6*b.random()
		y := street + 10 + 13*b.random()
		b.poly(render.Solid(night), x-3.4, y+13, x-3, y, x+3, y, x+3.4, y+13)
		b.disc(x, y-2, 2.8, render.Solid(night))
		col := colors[i%4]
		b.poly(render.Slope(180, col.Lighter(0.3), col.Darker(0.3)), x-10, y-4, x-6, y-9, x, y-11.4, x+6, y-9, x+10, y-4)
		b.haze(x, y-6, 13, 6, col.Fade(0.6))
	}
}

// paintZone paints the place of a Zone into its field of the octagon.
func paintZone(c render.Canvas, o zoneRing, field int, z rule.Zone) {
	col := zoneColors[z]
	cut := o.Zone(field, 5)
	if !c.Touches(boundsOf(cut).Inset(-20)) {
		return
	}
	b := &brush{c: c, at: o.Middle(field, (o.Outer+o.Inner)*0.462), f: o.Outer / 318, col: col, rnd: uint32(z)*7919 + 11}
	all := boundsOf(cut)
	behind := render.R(all.X, all.Y, all.W, b.pt(0, street+1).Y-all.Y)
	back := c.Pane(behind, func(c render.Canvas) {
		b.c = c
		b.sky()
		places[z].back(b)
	})
	defer back.Drop()
	whole := c.Pane(all, func(c render.Canvas) {
		b.c = c
		back.Through(c, corners(behind))
		b.wet(back)
		if places[z].front != nil {
			places[z].front(b)
		}
		b.rain()
	})
	defer whole.Drop()
	whole.Through(c, cut)
	whole.Bloom(c, cut, 0.24)
	c.Line(cut, 7, render.Hex(0x05041A).Fade(0.9), true)
	a := c.Added()
	for w := 5.0; w <= 17; w += 4 {
		a.Line(cut, w, col.Fade(0.11), true)
	}
	c.Line(cut, 2.6, col.Lighter(0.2), true)
}

// boundsOf is the rectangle around an outline.
func boundsOf(pts []render.Point) render.Rect {
	r := render.R(pts[0].X, pts[0].Y, 0, 0)
	for _, p := range pts {
		x, y := min(r.X, p.X), min(r.Y, p.Y)
		r = render.R(x, y, max(r.Right(), p.X)-x, max(r.Bottom(), p.Y)-y)
	}
	return r
}

// corners is the outline of a rectangle.
func corners(r render.Rect) []render.Point {
	return []render.Point{r.Min(), {X: r.Right(), Y: r.Y}, r.Max(), {X: r.X, Y: r.Bottom()}}
}
