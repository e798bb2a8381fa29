package shadownetwork

import (
	"math"

	"safehouse/render"
	rule "safehouse/rules/shadownetwork"
)

// Everybody on the table has a face of their own: the 22 Handlers, the five
// seats and the Lone Syndicate. A face is drawn from a row of features, so that
// each can be told from the others by its outline alone.

// What is on a head, over the eyes, under the nose and round the neck.
type (
	hat   uint8
	hair  uint8
	lens  uint8
	beard uint8
	dress uint8
)

const (
	noHat hat = iota
	fedora
	peaked // an officer's
	flatCap
	beret
	mortar // a scholar's
	helmet
	scarfHead
	turban
	hood
	phones // over the hair
	chauffeurCap
)

const (
	bald hair = iota
	short
	parted
	curls
	bob
	long
	bun
	wild
	waves
)

const (
	noLens lens = iota
	round
	square
	dark2
	monocle
	goggles
	patch
	mask
)

const (
	shaven beard = iota
	moustache
	handlebar
	goatee
	fullBeard
	stubble
)

const (
	coat dress = iota
	suit
	uniform
	overall
	pearls
	labCoat
	rollneck
	bowtie
	scarf
)

// visage is a row of features.
type visage struct {
	skin  uint32
	hair  uint32 // its colour, and that of the beard
	cloth uint32
	hat   hat
	cut   hair
	lens  lens
	beard beard
	dress dress
	broad float64 // of the head, 1 is usual
	long  float64
}

// faces are the Handlers' in the order of their table.
var faces = [rule.Handlers]visage{
	{0xE2B48E, 0x4A3222, 0x3B4A63, noHat, parted, noLens, moustache, bowtie, 1, 1},      // Press Attache
	{0xD9A47C, 0x6E6A66, 0x4A4438, noHat, waves, square, shaven, suit, 1.12, 0.96},      // Party Secretary
	{0xB9805A, 0x241A14, 0x7A4A2E, helmet, short, goggles, shaven, scarf, 0.96, 1},      // Street Courier
	{0xEBC6A6, 0xA8A29A, 0x2E2C3A, noHat, wild, round, goatee, rollneck, 0.92, 1.08},    // Ghost Writer
	{0xC98F68, 0x3A2A1E, 0x54603A, flatCap, short, noLens, handlebar, overall, 1.14, 1}, // Quartermaster
	{0xDCA880, 0x8A8680, 0x46562E, peaked, short, monocle, handlebar, uniform, 1.08, 1}, // Field Marshal
	{0xE6BE9A, 0x5A3A22, 0x6A6E72, noHat, parted, square, shaven, labCoat, 0.9, 1.06},   // Rocket Surveyor
	{0xF0CDB0, 0x2A1E1A, 0x3A5A6A, noHat, bob, round, shaven, rollneck, 0.94, 1},        // Cipher Clerk
	{0xA06C48, 0x1C1612, 0xD8D4C6, noHat, bun, noLens, shaven, labCoat, 0.96, 1.04},     // Lab Director
	{0xD7A27A, 0x3A2E22, 0x2F4A6A, phones, short, noLens, stubble, uniform, 1, 1},       // Radar Officer
	{0xE8C4A4, 0x2C2018, 0x4A2E5A, fedora, waves, mask, shaven, coat, 0.95, 1.02},       // Double Agent
	{0xE0B28E, 0xC8C2B8, 0x5A3E66, noHat, bald, round, fullBeard, bowtie, 1, 1.04},      // Archivist

	{0xECC6A2, 0x8A5A2E, 0x3E5A3A, mortar, curls, noLens, shaven, scarf, 0.94, 1},         // Student
	{0xC98E66, 0x4E2E1C, 0x6A3A2E, flatCap, curls, noLens, fullBeard, coat, 1.1, 1},       // Union Organiser
	{0xE6B894, 0xA4632E, 0x7A6A4A, flatCap, wild, noLens, shaven, overall, 0.98, 0.88},    // Paper Boy
	{0xF2D2B4, 0xD8B25A, 0x7A2E4A, noHat, long, noLens, shaven, pearls, 0.92, 1.04},       // Society Hostess
	{0xB87E56, 0x2A1C14, 0x3E5A72, beret, short, goggles, stubble, overall, 1.1, 0.98},    // Mechanic
	{0xD2A078, 0xB0AAA0, 0x4E5438, beret, short, patch, handlebar, uniform, 1.04, 1.02},   // Old Soldier
	{0xDEAE88, 0x6A4426, 0xA08A5A, noHat, wild, dark2, stubble, scarf, 1, 1},              // War Reporter
	{0xE2B896, 0x4A4640, 0x5A5248, phones, bald, square, moustache, rollneck, 1.06, 0.98}, // Radio Ham
	{0xF0CCAC, 0xE6E2DA, 0x6A7276, noHat, wild, goggles, moustache, labCoat, 0.98, 1.02},  // Inventor
	{0x8A5A3C, 0x1A1410, 0x24222A, chauffeurCap, short, dark2, shaven, suit, 1, 1.04},     // Chauffeur
}

// sitters are the faces of the seats, and last the Lone Syndicate's.
var sitters = [6]visage{
	{0xE2B48E, 0x3A2418, 0x2A2620, fedora, bob, noLens, shaven, coat, 0.94, 1.02},
	{0xD8A882, 0x1E1A18, 0x2E2E34, fedora, short, dark2, shaven, suit, 1.06, 1},
	{0xEBC8A8, 0xD8C08A, 0x3A3630, scarfHead, waves, dark2, shaven, coat, 0.93, 1.02},
	{0xA66E4A, 0x1C1612, 0x4A3A2A, flatCap, curls, monocle, fullBeard, suit, 1.06, 1},
	{0xCC9870, 0x6E665C, 0x2E3A42, beret, short, round, goatee, rollneck, 0.98, 1.04},
	{0x4A4238, 0x1A1612, 0x16130F, hood, bald, mask, shaven, coat, 1, 1},
}

// paintFace draws a head and shoulders in r, which cuts it off; sepia is how
// much it is an old photograph.
func (t *table) paintFace(c render.Canvas, r render.Rect, v *visage, back render.Color) {
	c.Fill(r, render.Slope(150, back.Lighter(0.25), back, back.Darker(0.4)))
	f := face{c: c.Clipped(r), v: v, m: render.Pt(r.Center().X, r.Y+r.H*0.47), u: min(r.W, r.H*0.92) / 2}
	f.shoulders()
	f.hairBehind()
	f.head()
	f.eyes()
	f.chin()
	f.hairBefore()
	f.hat()
	// Light from the upper left, as on every photograph here.
	f.c.Fill(r, render.Slope(135, render.White.Fade(0.16), render.White.Fade(0), render.Black.Fade(0.2)))
}

// face is a face while it is drawn: m is the middle of the head, u half its room.
type face struct {
	c render.Canvas
	v *visage
	m render.Point
	u float64
}

func (f *face) at(x, y float64) render.Point {
	return render.Pt(f.m.X+x*f.u, f.m.Y+y*f.u)
}

func (f *face) oval(x, y, w, h float64, col render.Color) {
	f.c.Ellipse(render.Around(f.at(x, y), w*f.u, h*f.u), render.Solid(col))
}

func (f *face) poly(col render.Color, xy ...float64) {
	pts := make([]render.Point, 0, len(xy)/2)
	for i := 0; i+1 < len(xy); i += 2 {
		pts = append(pts, f.at(xy[i], xy[i+1]))
	}
	f.c.Polygon(pts, render.Solid(col))
}

func (f *face) line(w float64, col render.Color, xy ...float64) {
	pts := make([]render.Point, 0, len(xy)/2)
	for i := 0; i+1 < len(xy); i += 2 {
		pts = append(pts, f.at(xy[i], xy[i+1]))
	}
	f.c.Line(pts, w*f.u, col, false)
}

func (f *face) box(x, y, w, h float64, col render.Color) {
	f.c.Fill(render.Around(f.at(x, y), w*f.u, h*f.u), render.Solid(col))
}

// Measures of a head in half its room.
const (
	headW = 0.78
	headH = 0.98
)

func (f *face) shoulders() {
	skin, cloth := render.Hex(f.v.skin), render.Hex(f.v.cloth)
	f.poly(cloth, -1.05, 1.5, -0.95, 0.86, -0.42, 0.58, 0.42, 0.58, 0.95, 0.86, 1.05, 1.5)
	f.box(0, 0.5, 0.36*f.v.broad, 0.42, skin.Darker(0.18))
	light, deep := render.Hex(0xF2EDE0), cloth.Darker(0.35)
	switch f.v.dress {
	case suit, bowtie:
		f.poly(light, -0.26, 0.6, 0.26, 0.6, 0, 1.3)
		f.poly(deep, -0.3, 0.56, -0.06, 1.3, -0.42, 1.3, -0.5, 0.66)
		f.poly(deep, 0.3, 0.56, 0.06, 1.3, 0.42, 1.3, 0.5, 0.66)
		if f.v.dress == bowtie {
			f.poly(render.Hex(0x8A1F1A), -0.2, 0.62, 0.2, 0.84, 0.2, 0.62, -0.2, 0.84)
		} else {
			f.poly(render.Hex(0x8A1F1A), -0.07, 0.66, 0.07, 0.66, 0.1, 1.3, -0.1, 1.3)
		}
	case uniform:
		f.poly(deep, -0.3, 0.58, 0, 0.86, 0.3, 0.58, 0.2, 0.52, -0.2, 0.52)
		for i := range 3 {
			f.box(-0.56+0.15*float64(i), 1.02, 0.12, 0.1, []render.Color{render.Hex(0xC8392E), render.Hex(0xE0B23A), render.Hex(0x3A6AB0)}[i])
		}
		f.box(-0.74, 0.76, 0.24, 0.07, render.Hex(0xE0B23A))
		f.box(0.74, 0.76, 0.24, 0.07, render.Hex(0xE0B23A))
	case overall:
		f.box(-0.36, 0.98, 0.13, 0.8, deep)
		f.box(0.36, 0.98, 0.13, 0.8, deep)
		f.oval(-0.36, 0.86, 0.1, 0.1, render.Hex(0xD8B25A))
		f.oval(0.36, 0.86, 0.1, 0.1, render.Hex(0xD8B25A))
	case pearls:
		for i := range 9 {
			a := math.Pi * (0.12 + 0.76*float64(i)/8)
			f.oval(-0.42*math.Cos(a), 0.6+0.34*math.Sin(a), 0.12, 0.12, light)
		}
	case labCoat:
		f.poly(render.Hex(0xECE8DC), -1.05, 1.5, -0.95, 0.86, -0.4, 0.58, -0.06, 1.5)
		f.poly(render.Hex(0xDCD8CA), 1.05, 1.5, 0.95, 0.86, 0.4, 0.58, 0.06, 1.5)
		f.box(0.52, 1.04, 0.07, 0.24, render.Hex(0x2E5A9A))
	case rollneck:
		f.box(0, 0.62, 0.52, 0.2, cloth.Lighter(0.14))
	case scarf:
		f.poly(render.Hex(0xB8402E), -0.36, 0.52, 0.36, 0.52, 0.44, 0.78, -0.44, 0.78)
		f.poly(render.Hex(0x9A3022), 0.08, 0.7, 0.32, 0.7, 0.36, 1.3, 0.1, 1.3)
	default: // a coat with its collar up
		f.poly(deep, -0.32, 0.5, -0.5, 0.5, -0.62, 0.9, -0.1, 1.3)
		f.poly(deep, 0.32, 0.5, 0.5, 0.5, 0.62, 0.9, 0.1, 1.3)
	}
}

func (f *face) hairBehind() {
	col := render.Hex(f.v.hair)
	b := f.v.broad
	switch f.v.cut {
	case long:
		f.oval(0, 0.05, headW*1.42*b, headH*1.3, col)
		f.poly(col, -0.54*b, -0.1, 0.54*b, -0.1, 0.66*b, 0.84, -0.66*b, 0.84)
	case bob:
		f.oval(0, -0.02, headW*1.4*b, headH*1.16, col)
		f.poly(col, -0.54*b, -0.1, 0.54*b, -0.1, 0.56*b, 0.42, -0.56*b, 0.42)
	case wild:
		for i := range 9 {
			a := math.Pi * (float64(i)/8 + 1)
			f.oval(0.46*b*math.Cos(a), -0.08+0.5*math.Sin(a), 0.34, 0.34, col)
		}
	case curls:
		for i := range 8 {
			a := math.Pi * (float64(i)/7 + 1)
			f.oval(0.42*b*math.Cos(a), -0.1+0.44*math.Sin(a), 0.28, 0.28, col)
		}
	case bun:
		f.oval(0, -0.62, 0.4, 0.34, col)
		f.oval(0, -0.04, headW*1.16*b, headH*1.04, col)
	case waves:
		f.oval(0, -0.06, headW*1.24*b, headH*1.1, col)
	}
	if f.v.hat == hood {
		f.oval(0, 0.02, 1.3, 1.6, render.Hex(f.v.cloth).Lighter(0.08))
	}
}

func (f *face) head() {
	skin := render.Hex(f.v.skin)
	w, h := headW*f.v.broad, headH*f.v.long
	f.oval(-w*0.52, 0.06, 0.16, 0.26, skin.Darker(0.12))
	f.oval(w*0.52, 0.06, 0.16, 0.26, skin.Darker(0.22))
	f.oval(0, 0, w, h, skin)
	f.oval(0.05*w, 0.02, w*0.86, h*0.96, skin.Darker(0.05))
	f.oval(-0.03, -0.02, w*0.82, h*0.9, skin)
	f.poly(skin.Darker(0.2), 0.0, -0.04, 0.09, 0.2, -0.03, 0.22)
	f.line(0.05, skin.Darker(0.42), -0.13, 0.34, 0, 0.36, 0.13, 0.33)
}

func (f *face) eyes() {
	ink := render.Hex(0x1E1812)
	const x, y = 0.17, -0.02
	brow := render.Hex(f.v.hair).Darker(0.15)
	f.line(0.055, brow, -x-0.1, y-0.11, -x+0.09, y-0.13)
	f.line(0.055, brow, x-0.09, y-0.13, x+0.1, y-0.11)
	for _, s := range []float64{-1, 1} {
		f.oval(s*x, y, 0.15, 0.09, render.Hex(0xF4EEE0))
		f.oval(s*x, y, 0.08, 0.09, ink)
	}
	edge := func(at render.Point, rad float64) { f.c.RingAt(at, rad*f.u, 0.035*f.u, render.Solid(ink)) }
	switch f.v.lens {
	case round:
		edge(f.at(-x, y), 0.14)
		edge(f.at(x, y), 0.14)
		f.line(0.04, ink, -0.04, y, 0.04, y)
	case square:
		for _, s := range []float64{-1, 1} {
			f.c.Frame(render.Around(f.at(s*x, y), 0.27*f.u, 0.19*f.u), 0.03*f.u, 0.045*f.u, render.Solid(ink))
		}
		f.line(0.04, ink, -0.05, y, 0.05, y)
	case dark2:
		f.oval(-x, y, 0.3, 0.21, ink)
		f.oval(x, y, 0.3, 0.21, ink)
		f.line(0.045, ink, -0.36, y-0.05, 0.36, y-0.05)
	case monocle:
		edge(f.at(x, y), 0.14)
		f.line(0.02, render.Hex(0xD8B25A), x+0.13, y+0.06, x+0.2, 0.6)
	case goggles:
		f.line(0.1, render.Hex(0x4A3222), -0.44, y-0.3, 0.44, y-0.3)
		for _, s := range []float64{-1, 1} {
			f.oval(s*0.16, y-0.3, 0.29, 0.22, render.Hex(0x3A2A1C))
			f.oval(s*0.16, y-0.3, 0.2, 0.14, render.Hex(0x9CC4CE))
		}
	case patch:
		f.oval(x, y, 0.24, 0.2, ink)
		f.line(0.035, ink, -0.36, -0.3, x, y, 0.4, 0.04)
	case mask:
		f.poly(ink, -0.38, y-0.1, 0.38, y-0.1, 0.34, y+0.1, 0.1, y+0.08, 0, y+0.02, -0.1, y+0.08, -0.34, y+0.1)
		f.oval(-x, y, 0.13, 0.07, render.Hex(0xF4EEE0))
		f.oval(x, y, 0.13, 0.07, render.Hex(0xF4EEE0))
	}
}

func (f *face) chin() {
	col := render.Hex(f.v.hair)
	switch f.v.beard {
	case moustache:
		f.poly(col, -0.18, 0.31, 0, 0.23, 0.18, 0.31, 0.1, 0.32, 0, 0.29, -0.1, 0.32)
	case handlebar:
		f.poly(col, -0.3, 0.22, -0.2, 0.31, 0, 0.32, 0.2, 0.31, 0.3, 0.22, 0.2, 0.24, 0, 0.22, -0.2, 0.24)
	case goatee:
		f.poly(col, -0.1, 0.4, 0.1, 0.4, 0.07, 0.6, -0.07, 0.6)
		f.poly(col, -0.16, 0.3, 0, 0.25, 0.16, 0.3, 0, 0.3)
	case fullBeard:
		f.poly(col, -0.38*f.v.broad, 0.08, -0.26, 0.2, 0, 0.24, 0.26, 0.2, 0.38*f.v.broad, 0.08, 0.32, 0.44, 0.12, 0.66, -0.12, 0.66, -0.32, 0.44)
		f.line(0.05, render.Hex(f.v.skin).Darker(0.5), -0.1, 0.35, 0.1, 0.35)
	case stubble:
		f.oval(0, 0.36, 0.56*f.v.broad, 0.28, col.Fade(0.28))
	}
}

func (f *face) hairBefore() {
	col := render.Hex(f.v.hair)
	w := headW / 2 * f.v.broad
	top := -headH / 2 * f.v.long
	if f.v.hat != noHat && f.v.hat != phones {
		return
	}
	switch f.v.cut {
	case short, waves, bun:
		f.poly(col, -w*1.02, -0.06, -w*0.96, top*0.72, -w*0.5, top*1.14, w*0.5, top*1.14, w*0.96, top*0.72, w*1.02, -0.06, w*0.84, top*0.56, 0, top*0.7, -w*0.84, top*0.56)
	case parted:
		f.poly(col, -w*1.02, -0.04, -w*0.9, top*0.8, -w*0.4, top*1.16, w*0.6, top*1.12, w*1.02, top*0.6, w*1.0, -0.04, w*0.8, top*0.5, -w*0.3, top*0.86, -w*0.8, top*0.5)
	case bob, long:
		f.poly(col, -w*1.1, 0.1, -w*1.02, top*0.8, -w*0.4, top*1.18, w*0.4, top*1.18, w*1.02, top*0.8, w*1.1, 0.1, w*0.8, top*0.5, 0, top*0.8, -w*0.8, top*0.5)
	case curls:
		for i := range 5 {
			f.oval(w*(float64(i)-2)*0.42, top*0.82, 0.22, 0.22, col)
		}
	case wild:
		f.poly(col, -w*0.96, top*0.5, -w*0.7, top*1.3, -w*0.3, top*1.0, 0, top*1.36, w*0.3, top*1.0, w*0.7, top*1.3, w*0.96, top*0.5, 0, top*0.74)
	}
	if f.v.hat == phones {
		f.c.Arc(f.at(0, -0.06), 0.5*f.u, 180, 360, 0.07*f.u, render.Solid(render.Hex(0x26221C)))
		f.oval(-0.48, 0.04, 0.2, 0.32, render.Hex(0x26221C))
		f.oval(0.48, 0.04, 0.2, 0.32, render.Hex(0x26221C))
	}
}

func (f *face) hat() {
	cloth := render.Hex(f.v.cloth)
	ink := render.Hex(0x241E18)
	switch f.v.hat {
	case fedora:
		f.poly(ink, -0.44, -0.34, -0.36, -0.78, -0.1, -0.84, 0, -0.78, 0.1, -0.84, 0.36, -0.78, 0.44, -0.34)
		f.box(0, -0.4, 0.88, 0.1, render.Hex(0x8A1F1A))
		f.oval(0, -0.32, 1.36, 0.2, ink)
	case peaked, chauffeurCap:
		f.poly(cloth.Darker(0.1), -0.42, -0.38, -0.58, -0.66, -0.3, -0.86, 0.3, -0.86, 0.58, -0.66, 0.42, -0.38)
		f.box(0, -0.4, 0.84, 0.12, ink)
		f.oval(0, -0.32, 0.74, 0.16, ink)
		badge := render.Hex(0xE0B23A)
		if f.v.hat == chauffeurCap {
			badge = render.Hex(0xD8D4C8)
		}
		f.oval(0, -0.58, 0.16, 0.16, badge)
	case flatCap:
		f.poly(cloth.Lighter(0.1), -0.46, -0.3, -0.44, -0.6, -0.1, -0.74, 0.34, -0.68, 0.5, -0.4, 0.46, -0.3)
		f.poly(cloth.Darker(0.3), -0.6, -0.24, -0.46, -0.36, 0.3, -0.34, 0.2, -0.24)
	case beret:
		f.oval(0.08, -0.5, 1.06, 0.42, render.Hex(0x6A2A26))
		f.box(0, -0.34, 0.76, 0.08, ink)
		f.oval(0.1, -0.72, 0.07, 0.1, ink)
	case mortar:
		f.poly(ink, -0.36, -0.34, 0.36, -0.34, 0.34, -0.52, -0.34, -0.52)
		f.poly(ink.Lighter(0.06), -0.66, -0.56, 0, -0.76, 0.66, -0.56, 0, -0.4)
		f.line(0.04, render.Hex(0xE0B23A), 0, -0.58, 0.5, -0.52, 0.52, -0.2)
	case helmet:
		f.poly(render.Hex(0x5A3A22), -0.46, 0.08, -0.46, -0.4, -0.26, -0.66, 0.26, -0.66, 0.46, -0.4, 0.46, 0.08, 0.38, 0.08, 0.36, -0.26, -0.36, -0.26, -0.38, 0.08)
	case scarfHead:
		f.poly(render.Hex(0x8A2A3A), -0.5, 0.3, -0.52, -0.3, -0.28, -0.66, 0.28, -0.66, 0.52, -0.3, 0.5, 0.3, 0.3, 0.6, 0.36, 0.1, 0.3, -0.26, -0.3, -0.26, -0.36, 0.1, -0.3, 0.6)
	case turban:
		f.oval(0, -0.44, 0.96, 0.5, cloth.Lighter(0.3))
		f.line(0.05, cloth, -0.44, -0.34, 0.3, -0.6)
	case hood:
		f.poly(cloth.Lighter(0.03), -0.66, 0.7, -0.6, -0.4, -0.3, -0.8, 0.3, -0.8, 0.6, -0.4, 0.66, 0.7, 0.36, 0.5, 0.4, -0.1, 0.26, -0.44, -0.26, -0.44, -0.4, -0.1, -0.36, 0.5)
	}
}
