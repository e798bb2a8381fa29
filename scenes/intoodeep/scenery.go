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

// A brush paints the picture of a Zone, upright whatever its place: x from -100 to
// 100, y downwards from -100 to 100, the street at y 42. What lies outside of the
// Zone is cut off.
type brush struct {
	c   render.Canvas
	cut []render.Point // the Zone's outline
	at  render.Point   // the origin
	f   float64        // units a step
	col render.Color
	rnd uint32
}

// street is where the houses stand and begin to be mirrored.
const street = 42.0

func (b *brush) random() float64 {
	b.rnd = b.rnd*1664525 + 1013904223
	return float64(b.rnd>>8) / (1 << 24)
}

func (b *brush) pt(x, y float64) render.Point {
	return render.Pt(b.at.X+x*b.f, b.at.Y+y*b.f)
}

// poly fills an outline, cut at the Zone's edges.
func (b *brush) poly(ink render.Ink, xy ...float64) {
	pts := make([]render.Point, 0, len(xy)/2)
	for i := 0; i+1 < len(xy); i += 2 {
		pts = append(pts, b.pt(xy[i], xy[i+1]))
	}
	if pts = cutOff(pts, b.cut); len(pts) > 2 {
		b.c.Polygon(pts, ink)
	}
}

// box fills a rectangle; mirror adds its faint image on the wet street.
func (b *brush) box(x, y, w, h float64, col render.Color) {
	b.poly(render.Solid(col), x, y, x+w, y, x+w, y+h, x, y+h)
}

func (b *brush) mirror(x, y, w, h float64, col render.Color) {
	top := 2*street - (y + h)
	b.poly(render.Slope(180, col.Fade(0.34), col.Fade(0.02)), x, top, x+w, top, x+w, top+h*0.8, x, top+h*0.8)
}

// disc fills a circle.
func (b *brush) disc(x, y, r float64, ink render.Ink) {
	const n = 20
	xy := make([]float64, 0, 2*n)
	for i := range n {
		s, c := math.Sincos(2 * math.Pi * float64(i) / n)
		xy = append(xy, x+r*c, y+r*s)
	}
	b.poly(ink, xy...)
}

// glow is light around a place.
func (b *brush) glow(x, y, r float64, col render.Color) {
	for i := 3; i > 0; i-- {
		b.disc(x, y, r*float64(i)/3, render.Solid(col.Fade(0.11)))
	}
}

// beam is a thick line.
func (b *brush) beam(x0, y0, x1, y1, w float64, col render.Color) {
	l := math.Hypot(x1-x0, y1-y0)
	if l == 0 {
		return
	}
	nx, ny := -(y1-y0)/l*w/2, (x1-x0)/l*w/2
	b.poly(render.Solid(col), x0+nx, y0+ny, x1+nx, y1+ny, x1-nx, y1-ny, x0-nx, y0-ny)
}

// house is a dark block with lit windows, mirrored in the street.
func (b *brush) house(x, w, h float64, lit float64) {
	dark := render.Hex(0x0B0822).Mix(b.col, 0.1)
	b.poly(render.Slope(180, dark.Mix(b.col, 0.14), dark), x, street-h, x+w, street-h, x+w, street, x, street)
	b.mirror(x, street-h, w, h, b.col.Darker(0.55))
	b.box(x, street-h, w, 1.2, b.col.Fade(0.5))
	for wy := street - h + 6; wy < street-7; wy += 8 {
		for wx := x + 4; wx < x+w-5; wx += 7 {
			if b.random() < lit {
				b.box(wx, wy, 3.4, 3.6, b.col.Lighter(0.45).Fade(0.35+0.5*b.random()))
			}
		}
	}
}

// skyline is pale roofs far away.
func (b *brush) skyline() {
	far := b.col.Darker(0.62).Mix(render.Hex(0x140D3A), 0.4)
	for x := -104.0; x < 104; {
		w := 9 + 16*b.random()
		h := 22 + 46*b.random()
		b.box(x, street-h, w, h, far)
		x += w + 1
	}
}

// sky is the night over a Zone, with haze on the horizon and the wet street.
func (b *brush) sky() {
	night := render.Hex(0x0A0726)
	b.c.Polygon(b.cut, render.Slope(180, night.Mix(b.col, 0.16), night.Mix(b.col, 0.42), night).Bend(0.56))
	b.poly(render.Slope(180, b.col.Fade(0), b.col.Fade(0.32)), -110, street-54, 110, street-54, 110, street, -110, street)
	b.skyline()
	b.poly(render.Slope(180, b.col.Mix(night, 0.62), night), -110, street, 110, street, 110, 110, -110, 110)
}

// rain is strokes over everything, and lines like those of a screen.
func (b *brush) rain() {
	for range 30 {
		x, y := -105+210*b.random(), -95+190*b.random()
		b.beam(x, y, x-3, y+11, 0.8, render.White.Fade(0.13))
	}
	for y := -98.0; y < 100; y += 4 {
		b.box(-110, y, 220, 1, render.Black.Fade(0.13))
	}
}

// places paints what each Zone is known by.
var places = [rule.Zones]func(b *brush){
	rule.Blocks:     (*brush).blocks,
	rule.Downtown:   (*brush).downtown,
	rule.IonHeights: (*brush).ionHeights,
	rule.Parish:     (*brush).parish,
	rule.Riverside:  (*brush).riverside,
	rule.Skyport:    (*brush).skyport,
	rule.Towers:     (*brush).towers,
	rule.Zinbazaar:  (*brush).zinbazaar,
}

// blocks is slabs of flats with stairs outside and a burning barrel.
func (b *brush) blocks() {
	b.house(-96, 40, 84, 0.62)
	b.house(-46, 34, 62, 0.5)
	b.house(4, 44, 92, 0.66)
	b.house(56, 44, 70, 0.55)
	for _, x := range [2]float64{4, -96} {
		for i := range 4 {
			y := street - 80 + 20*float64(i)
			b.beam(x+2, y, x+22, y+16, 1.6, b.col.Darker(0.25))
			b.box(x+2, y, 24, 1.4, b.col.Darker(0.1))
		}
	}
	b.glow(-14, street-8, 22, render.Hex(0xFFC46A))
	b.box(-19, street-10, 10, 14, render.Hex(0x2A1206))
	b.poly(render.Slope(180, render.Hex(0xFFF0B0), render.Hex(0xFF6A1E)), -20, street-10, -14, street-26, -8, street-10)
	b.poly(render.Solid(render.Hex(0xFFD86A)), -17, street-10, -13, street-19, -10, street-10)
}

// downtown is a dome on columns and the screen that looks at everybody.
func (b *brush) downtown() {
	b.house(-100, 30, 60, 0.5)
	b.house(66, 36, 76, 0.5)
	stone := render.Hex(0x1D0A2A).Mix(b.col, 0.22)
	b.box(-52, street-8, 104, 8, stone.Lighter(0.1))
	for i := range 7 {
		x := -46 + 14*float64(i)
		b.box(x, street-38, 7, 30, stone.Lighter(0.16))
		b.mirror(x, street-38, 7, 30, b.col)
	}
	b.box(-52, street-44, 104, 7, stone.Lighter(0.2))
	b.disc(0, street-44, 30, render.Slope(150, b.col.Mix(stone, 0.35), stone))
	b.box(-52, street-44, 104, 7, stone.Lighter(0.2))
	b.box(-1.5, street-88, 3, 16, b.col)
	b.box(-80, -76, 40, 26, render.Hex(0x05040F))
	b.glow(-60, -63, 26, b.col)
	b.poly(render.Solid(b.col.Lighter(0.3)), -76, -63, -60, -71, -44, -63, -60, -55)
	b.disc(-60, -63, 5, render.Solid(render.Hex(0x140414)))
}

// ionHeights is domes of glass and masts between which sparks leap.
func (b *brush) ionHeights() {
	b.house(-104, 26, 50, 0.4)
	b.house(78, 28, 58, 0.4)
	for _, d := range [3][3]float64{{-50, 30, 0.5}, {8, 38, 0.7}, {60, 24, 0.45}} {
		x, r := d[0], d[1]
		b.disc(x, street, r, render.Slope(180, b.col.Lighter(0.35).Fade(d[2]), b.col.Darker(0.4).Fade(0.6)))
		for i := 1; i < 4; i++ {
			b.beam(x, street-r, x-r+r*float64(i)/2, street, 0.9, b.col.Lighter(0.5).Fade(0.5))
		}
	}
	b.poly(render.Slope(180, b.col.Mix(render.Hex(0x0A0726), 0.62), render.Hex(0x0A0726)), -110, street, 110, street, 110, 110, -110, 110)
	for _, x := range [3]float64{-22, 36, 80} {
		b.beam(x, street, x, street-86, 2, b.col.Darker(0.2))
		b.disc(x, street-88, 4, render.Solid(render.White))
		b.glow(x, street-88, 15, b.col)
		b.mirror(x-1, street-86, 2, 86, b.col)
	}
	zig := [][2]float64{{-22, -46}, {-8, -56}, {0, -42}, {14, -54}, {22, -40}, {36, -46}}
	for i := range len(zig) - 1 {
		b.beam(zig[i][0], zig[i][1], zig[i+1][0], zig[i+1][1], 1.8, render.White.Fade(0.85))
	}
}

// parish is a church with a rose window, and candles.
func (b *brush) parish() {
	b.house(-104, 34, 46, 0.3)
	b.house(72, 34, 52, 0.3)
	stone := render.Hex(0x160E36).Mix(b.col, 0.16)
	b.box(-40, street-62, 80, 62, stone)
	b.poly(render.Solid(stone.Lighter(0.06)), -44, street-62, 0, street-98, 44, street-62)
	for _, x := range [2]float64{-52, 36} {
		b.box(x, street-84, 16, 84, stone.Lighter(0.08))
		b.poly(render.Solid(stone.Lighter(0.14)), x-2, street-84, x+8, street-112, x+18, street-84)
		b.mirror(x, street-84, 16, 84, b.col)
	}
	b.glow(0, street-56, 30, b.col)
	b.disc(0, street-56, 17, render.Solid(b.col.Lighter(0.2)))
	petals := [6]render.Color{render.Hex(0xFF7AB0), render.Hex(0xFFD36A), render.Hex(0x6AE0FF), render.Hex(0xB8F06A), render.Hex(0xFF9A5A), render.Hex(0x9A7AFF)}
	for i := range 12 {
		s, c := math.Sincos(math.Pi / 6 * float64(i))
		b.disc(10.5*c, street-56+10.5*s, 3.2, render.Solid(petals[i%6]))
	}
	b.disc(0, street-56, 4.5, render.Solid(render.White))
	b.poly(render.Solid(render.Hex(0xFFE7A0)), -7, street, -7, street-22, 0, street-30, 7, street-22, 7, street)
	for i := range 6 {
		x := -66 + 26*float64(i)
		b.box(x, street+14, 2.6, 9, render.Hex(0xF2E6C8))
		b.glow(x+1.3, street+12, 8, render.Hex(0xFFC46A))
		b.disc(x+1.3, street+12, 1.8, render.Solid(render.Hex(0xFFE7A0)))
	}
}

// riverside is a bridge over the water, the moon and a barge.
func (b *brush) riverside() {
	b.disc(56, -58, 16, render.Solid(render.Hex(0xEAF6E8)))
	b.glow(56, -58, 34, render.Hex(0xBFFFE8))
	b.disc(50, -62, 13, render.Solid(render.Hex(0xD6ECDD)))
	b.house(-106, 30, 44, 0.45)
	b.house(78, 30, 50, 0.45)
	steel := b.col.Darker(0.35)
	b.box(-110, street-18, 220, 5, steel)
	for _, x := range [2]float64{-42, 42} {
		b.box(x-4, street-78, 8, 78, steel.Lighter(0.05))
		b.mirror(x-4, street-78, 8, 78, b.col)
	}
	for i := range 13 {
		t := -1 + float64(i)/6
		b.beam(42*t, street-30-44*t*t, 42*(t+1.0/6), street-30-44*(t+1.0/6)*(t+1.0/6), 1.8, b.col)
		b.beam(42*t, street-30-44*t*t, 42*t, street-16, 0.8, b.col.Fade(0.6))
	}
	for _, side := range [2]float64{-1, 1} {
		b.beam(42*side, street-76, 110*side, street-18, 1.8, b.col)
	}
	b.poly(render.Slope(180, b.col.Mix(render.Hex(0x0A0726), 0.5), render.Hex(0x06041C)), -110, street, 110, street, 110, 110, -110, 110)
	for range 20 {
		x, y := -100+200*b.random(), street+4+50*b.random()
		b.box(x, y, 12+14*b.random(), 1.3, b.col.Lighter(0.3).Fade(0.25))
	}
	b.poly(render.Solid(render.Hex(0x120A2E)), -30, street+16, 26, street+16, 18, street+27, -22, street+27)
	b.box(-18, street+7, 16, 9, render.Hex(0x241646))
	b.box(-15, street+9, 4, 4, render.Hex(0xFFD86A))
}

// skyport is a shuttle over its pad, and the tower.
func (b *brush) skyport() {
	b.house(-106, 40, 34, 0.5)
	b.box(58, street-70, 10, 70, b.col.Darker(0.5))
	b.poly(render.Slope(180, b.col.Lighter(0.2), b.col.Darker(0.4)), 46, street-88, 80, street-88, 74, street-68, 52, street-68)
	b.box(49, street-84, 28, 5, render.White.Fade(0.7))
	b.glow(63, street-92, 12, render.Hex(0xFF5470))
	b.mirror(58, street-70, 10, 70, b.col)
	b.glow(-14, street-30, 60, b.col)
	b.poly(render.Slope(160, render.Hex(0xF4FBFF), b.col.Darker(0.3)), -74, street-28, -20, street-58, 26, street-56, 38, street-44, 26, street-34, -30, street-24)
	b.poly(render.Solid(b.col.Darker(0.25)), -34, street-38, 10, street-64, 20, street-64, 2, street-38)
	b.poly(render.Solid(render.Hex(0x10204A)), 14, street-54, 26, street-53, 33, street-46, 16, street-46)
	for i := range 3 {
		b.glow(-40+26*float64(i), street-18, 10, render.Hex(0x9AE8FF))
	}
	b.poly(render.Solid(b.col.Darker(0.35)), -80, street+8, 46, street+8, 66, street+24, -100, street+24)
	for i := range 8 {
		b.disc(-84+20*float64(i), street+16, 2.4, render.Solid(render.Hex(0xFFF0A0)))
	}
}

// towers is needles of glass with bridges between them.
func (b *brush) towers() {
	heights := [6]float64{96, 124, 86, 138, 104, 78}
	for i, h := range heights {
		x := -100 + 35*float64(i)
		w := 22.0
		dark := render.Hex(0x160A34).Mix(b.col, 0.18)
		b.poly(render.Slope(180, b.col.Mix(dark, 0.3), dark), x, street, x+3, street-h, x+w/2, street-h-14, x+w-3, street-h, x+w, street)
		b.mirror(x, street-h, w, h, b.col.Darker(0.4))
		for y := street - h + 8; y < street-6; y += 7 {
			if b.random() < 0.8 {
				b.box(x+5, y, w-10, 2, b.col.Lighter(0.4).Fade(0.3+0.5*b.random()))
			}
		}
		if i > 0 {
			y := street - min(h, heights[i-1])*0.62
			b.box(x-14, y, 16, 3, b.col.Lighter(0.1))
			b.box(x-14, y+3, 16, 0.9, render.White.Fade(0.6))
		}
	}
	for _, s := range [3][2]float64{{-70, -44}, {12, -62}, {66, -30}} {
		b.poly(render.Solid(render.White.Fade(0.9)), s[0], s[1], s[0]+12, s[1]-2, s[0]+15, s[1]+1, s[0]+3, s[1]+3)
		b.beam(s[0], s[1]+1, s[0]-20, s[1]+4, 1.2, b.col.Lighter(0.3).Fade(0.6))
	}
}

// zinbazaar is a market under awnings and lanterns.
func (b *brush) zinbazaar() {
	b.house(-104, 40, 70, 0.5)
	b.house(-56, 34, 54, 0.5)
	b.house(34, 30, 60, 0.5)
	b.house(70, 36, 80, 0.5)
	awnings := [4]render.Color{render.Hex(0xFF5BD0), render.Hex(0x38E1FF), render.Hex(0xFFB52E), render.Hex(0xC8F04A)}
	for i, col := range awnings {
		x := -88 + 46*float64(i)
		b.box(x+2, street-14, 36, 16, render.Hex(0x120A2A))
		for j := range 5 {
			y := street - 22.0
			b.poly(render.Solid(map[bool]render.Color{true: col, false: col.Darker(0.45)}[j%2 == 0]), x+8*float64(j), y, x+8+8*float64(j), y, x+9+8*float64(j), y+10, x-1+8*float64(j), y+10)
		}
		b.glow(x+20, street-6, 16, col)
		b.mirror(x, street-22, 40, 22, col)
		b.disc(x+10, street-4, 3, render.Solid(col.Lighter(0.4)))
		b.disc(x+19, street-4, 3, render.Solid(render.Hex(0xFFE7A0)))
		b.disc(x+28, street-4, 3, render.Solid(col.Lighter(0.2)))
	}
	for i := range 9 {
		x := -80 + 20*float64(i)
		y := -34 + 5*math.Sin(float64(i)*1.2)
		b.beam(x, y-3, x+20, -37+5*math.Sin(float64(i+1)*1.2), 0.8, b.col.Fade(0.5))
		b.glow(x, y+3, 9, awnings[i%4])
		b.disc(x, y+3, 3.6, render.Solid(awnings[i%4].Lighter(0.3)))
	}
}

// cutOff is an outline cut at the edges of a convex one that goes clockwise.
func cutOff(pts, edge []render.Point) []render.Point {
	for i, a := range edge {
		b := edge[(i+1)%len(edge)]
		side := func(p render.Point) float64 { return (b.X-a.X)*(p.Y-a.Y) - (b.Y-a.Y)*(p.X-a.X) }
		var out []render.Point
		for j, p := range pts {
			q := pts[(j+1)%len(pts)]
			sp, sq := side(p), side(q)
			if sp >= 0 {
				out = append(out, p)
			}
			if sp > 0 && sq < 0 || sp < 0 && sq > 0 {
				out = append(out, p.Lerp(q, sp/(sp-sq)))
			}
		}
		if pts = out; len(pts) == 0 {
			return nil
		}
	}
	return pts
}

// paintZone paints the place of a Zone into its field of the octagon.
func paintZone(c render.Canvas, o zoneRing, field int, z rule.Zone) {
	col := zoneColors[z]
	cut := o.Zone(field, 5)
	b := &brush{c: c, cut: cut, at: o.Middle(field, (o.Outer+o.Inner)*0.462), f: o.Outer / 318, col: col, rnd: uint32(z)*7919 + 11}
	b.sky()
	places[z](b)
	b.rain()
	c.Line(cut, 7, render.Hex(0x05041A).Fade(0.9), true)
	for w := 4.0; w <= 12; w += 4 {
		c.Line(cut, w, col.Fade(0.12), true)
	}
	c.Line(cut, 2.4, col.Lighter(0.1), true)
}
