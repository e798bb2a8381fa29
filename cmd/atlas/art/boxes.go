package art

import (
	"math"
	"unicode/utf8"

	"safehouse/assets/sheet"
	"safehouse/cmd/atlas/paint"
)

// A lid is drawn 304 x 388 and stored a little larger, since boxes lie on the desk at 1.07 to 1.17 of that.
const (
	lidW, lidH = 304.0, 388.0
	lidStored  = 1.0789473684 // 328 / 304
)

// boxes are the lids of the five games.
func (s *Studio) boxes() []Sprite {
	type lid struct {
		name string
		seed uint32 // of its wear
		said string // on it, in a language
		draw func(*paint.Canvas)
	}
	lids := []lid{
		{"lid/intoodeep", 300, "", s.lidInTooDeep}, {"lid/masters", 301, "", s.lidMasters}, {"lid/deepstate", 302, "", s.lidDeepState},
		{"lid/infiltration", 304, "", s.lidInfiltration},
	}
	for _, said := range s.said("sign.stamp") {
		lids = append(lids, lid{"lid/shadownetwork" + said.tag, 303, said.words, func(c *paint.Canvas) { s.lidShadowNetwork(c, said.words) }})
	}
	var out []Sprite
	for _, l := range lids {
		out = append(out, Sprite{Name: l.name, Kind: sheet.Photo, W: 328, H: 420, Words: l.said, Draw: func(c *paint.Canvas) {
			k := c.With(paint.Scale(lidStored, 420/lidH))
			l.draw(k)
			finishLid(k, l.seed)
		}})
	}
	return out
}

// finishLid lays the sheen of varnish, the wear of the edges and the board's grain over a cover.
func finishLid(c *paint.Canvas, seed uint32) {
	c.Wash(paint.Slant(128, 0, 0, lidW, lidH, "#fff5 0, #fff1 .14, #fff0 .34, #0000 .62, #0006 1"))
	c.Wash(paint.Func(func(x, y float64) paint.Color {
		d := math.Min(math.Min(x, y), math.Min(lidW-x, lidH-y))
		return paint.Black.Fade(.34 * math.Exp(-d/13))
	}))
	c.Fill(paint.Rect(0, 0, lidW, 2), paint.White.Fade(.42))
	c.Fill(paint.Rect(0, 0, 2, lidH), paint.White.Fade(.36))
	c.Fill(paint.Rect(0, lidH-2, lidW, 2), paint.Black.Fade(.6))
	c.Fill(paint.Rect(lidW-2, 0, 2, lidH), paint.Black.Fade(.55))
	wear := paint.Noise{Seed: seed, FX: .12, FY: .12, Octaves: 4}
	c.Wash(paint.Func(func(x, y float64) paint.Color { // the varnish is rubbed off along the rim
		d := math.Min(math.Min(x, y), math.Min(lidW-x, lidH-y))
		if v := wear.At(x, y) - .6 - d/18; v > 0 {
			return paint.Hex("#efe4cc").Fade(math.Min(v*2, .24))
		}
		return paint.Color{}
	}))
	c.Blended(paint.Overlay).Wash(paint.Grain(paint.Noise{Seed: seed + 9, FX: .55, FY: .55, Octaves: 3}, .2))
}

// windows lights some windows of a block of houses.
func windows(c *paint.Canvas, x, y, w, h, cw, ch, gx, gy, lit float64, seed uint32, colors ...string) {
	i := 0
	for py := y; py+ch <= y+h; py += gy {
		for px := x; px+cw <= x+w; px += gx {
			i++
			if r := paint.Random(i, int(seed), seed); r < lit {
				col := paint.Hex(colors[int(r*9973)%len(colors)])
				c.Fill(paint.Rect(px, py, cw, ch), col.Fade(.55+.45*paint.Random(i, 7, seed)))
			}
		}
	}
}

func (s *Studio) lidInTooDeep(c *paint.Canvas) {
	c.Wash(paint.Linear(0, 0, 0, lidH, "#160c40 0, #33125f .35, #6a1a80 .56, #d23a8d .74, #2b0f3a .78, #0b0922 1"))
	mid, r := 152.0, 97.0
	c.Blended(paint.Screen).Group(func(g *paint.Canvas) { g.Fill(paint.Circle(mid, 167, 120), paint.Hex("#FF3FB4").Fade(.5)) }, paint.Blur(60))
	// two rows of towers
	for row := range 2 {
		base := []string{"#2a1458", "#0d0b2b"}[row]
		x := -6.0
		for i := 0; x < lidW; i++ {
			w := 18 + 22*paint.Random(i, row, 5)
			top := 292 - (50+150*paint.Random(i, row, 9))*[]float64{1.1, .8}[row]
			c.Fill(paint.Rect(x, top, w, 300-top), paint.Linear(0, top, 0, 300, base+", #07051a"))
			c.Fill(paint.Rect(x, top, 1.6, (300-top)*.7), paint.Hex("#FF3FB4").Fade(.45))
			if paint.Random(i, row, 21) > .6 {
				c.Fill(paint.Rect(x+w/2, top-14, 1.2, 14), paint.Hex(base))
				c.Fill(paint.Circle(x+w/2+.6, top-14, 1.6), paint.Hex("#ff5d6c"))
			}
			windows(c, x+4, top+7, w-7, 290-top, 2.6, 4, 5.4, 8.6, .2, uint32(50+7*i+row), "#FFB14A", "#FF3FB4", "#2BE4FF")
			x += w + 3*paint.Random(i, row, 33)
		}
	}
	c.Wash(paint.Linear(0, 0, 0, 60, "#0008, #0000"))
	oct := func(r float64) *paint.Path { return paint.Regular(8, mid, 167, r*1.0824, 22.5) }
	c.Fill(oct(r-3), paint.Hex("#0a0826").Fade(.86))
	c.Group(func(g *paint.Canvas) {
		g.Stroke(oct(r+10), paint.Pen{Width: 5, Miter: true}, paint.Hex("#2BE4FF"))
	}, paint.Glow(18, paint.Hex("#2BE4FF")))
	c.Group(func(g *paint.Canvas) {
		g.Stroke(oct(r), paint.Pen{Width: 2.4, Miter: true}, paint.Hex("#FF7ACB"))
	}, paint.Glow(12, paint.Hex("#FF3FB4")))
	c.Stroke(oct(r+10.8), paint.Pen{Width: 1.2, Miter: true}, paint.White.Fade(.75))
	c.Group(func(g *paint.Canvas) { g.Fill(s.icon("game-icons:modern-city", 88, 101, 128), paint.Hex("#FFD1EC")) },
		paint.Glow(16, paint.Hex("#FF3FB4")), paint.Glow(6, paint.Hex("#FF3FB4").Fade(.8)))
	// wet street
	c.Fill(paint.Rect(0, 292, lidW, 96), paint.Linear(0, 292, 0, 388, "#1a0b3c, #090720 .5, #04030f"))
	street := c.Within(paint.Rect(0, 292, lidW, 96))
	for i := range 60 {
		x := lidW * paint.Random(i, 3, 71)
		h := 14 + 60*paint.Random(i, 4, 71)
		col := []string{"#FF3FB4", "#2BE4FF", "#FFB14A"}[i%3]
		street.Fill(paint.Rect(x, 293+30*paint.Random(i, 5, 71), 1.5+2*paint.Random(i, 6, 71), h), paint.Linear(0, 293, 0, 293+h+20, col+"66, "+col+"00"))
	}
	for i := -8; i <= 8; i++ {
		street.Line(paint.Polyline(mid+16*float64(i), 292, mid+70*float64(i), 388), .9, paint.Hex("#2BE4FF").Fade(.32))
	}
	for _, y := range []float64{295, 301, 311, 327, 351} {
		street.Fill(paint.Rect(0, y, lidW, .9), paint.Hex("#2BE4FF").Fade(.32))
	}
	for i := range 90 { // rain
		x, y := lidW*1.1*paint.Random(i, 1, 91), lidH*paint.Random(i, 2, 91)
		c.Line(paint.Polyline(x, y, x-4, y+15), .7, paint.White.Fade(.13))
	}
	name := s.text("Exo2_800ExtraBold_Italic", "IN TOO DEEP", 45, mid, 356, 0)
	c.Fill(name.Moved(paint.Translate(2, 3)), paint.Hex("#12051f"))
	c.Group(func(g *paint.Canvas) { g.Fill(name, paint.White) }, paint.Glow(30, paint.Hex("#FF3FB4")), paint.Glow(12, paint.Hex("#FF3FB4")))
	c.Within(name).Fill(name, paint.Linear(0, 322, 0, 358, "#fff 0, #fff .5, #ffc9ea .55, #ffe9f7 1"))
	for y := 0.0; y < lidH; y += 4 {
		c.Fill(paint.Rect(0, y, lidW, 1.5), paint.Black.Fade(.24))
	}
}

func (s *Studio) lidMasters(c *paint.Canvas) {
	c.Wash(paint.Radial(106, 116, 300, 300, "#4a9aea 0, #2266b8 .42, #123f84 .75, #0a2350 1"))
	for i := 0; i*20 < 400; i++ {
		a := .12
		if i%4 == 0 {
			a = .24
		}
		c.Fill(paint.Rect(float64(20*i), 0, 1, lidH), paint.White.Fade(a))
		c.Fill(paint.Rect(0, float64(20*i), lidW, 1), paint.White.Fade(a))
	}
	hex := func(x, y, r float64) *paint.Path { return paint.Regular(6, x, y, r, 0) }
	at := func(q, r int) (float64, float64) {
		return 51 + 51*float64(q), 70 + 58.9*float64(r) + 29.45*float64(q&1)
	}
	for q := -1; q < 7; q++ {
		for r := -1; r < 6; r++ {
			x, y := at(q, r)
			c.Line(hex(x, y, 33.4), 1, paint.White.Fade(.1))
		}
	}
	inside := map[[2]int]bool{{0, 1}: true, {0, 2}: true, {1, 0}: true, {1, 1}: true, {1, 2}: true, {2, 0}: true, {2, 1}: true, {2, 2}: true, {2, 3}: true,
		{3, 0}: true, {3, 1}: true, {3, 2}: true, {4, 1}: true, {4, 2}: true, {4, 3}: true, {0, 3}: true, {3, 3}: true}
	cut := c.Within(paint.Rect(14, 14, 276, 282))
	for q := range 5 {
		for r := range 4 {
			if !inside[[2]int{q, r}] {
				continue
			}
			x, y := at(q, r)
			cut.Fill(hex(x, y, 33.4), paint.Slant(140, x-33, y-29, 66, 58, "#ffffff26, #ffffff0c"))
			cut.Line(hex(x, y, 33.4), 5, paint.Hex("#0a2a60").Fade(.4))
			cut.Line(hex(x, y, 33.4), 2.6, paint.Hex("#eef6ff"))
			cut.Line(hex(x, y, 26), .8, paint.White.Fade(.16))
		}
	}
	place := func(name string, q, r int, col string, size float64) {
		x, y := at(q, r)
		p := s.icon(name, x-size/2, y-size/2, size)
		c.Fill(p.Moved(paint.Translate(1.5, 2.5)), paint.Hex("#08204a").Fade(.6))
		c.Fill(p, paint.Hex(col))
	}
	place("game-icons:cctv-camera", 1, 1, "#ffffff", 38)
	place("game-icons:padlock", 2, 1, "#ffd83a", 38)
	place("game-icons:police-officer-head", 3, 2, "#ff5a50", 40)
	// the way
	way := paint.MustPath("M52 270C66 236 84 200 108 196C136 190 142 196 156 176C168 158 168 146 186 138C206 128 214 120 232 112")
	c.Stroke(way.Moved(paint.Translate(1.4, 2.2)), paint.Pen{Width: 5, Dash: []float64{9, 8}}, paint.Hex("#08204a").Fade(.55))
	c.Stroke(way, paint.Pen{Width: 4, Dash: []float64{9, 8}}, paint.Hex("#FFD83A"))
	c.Fill(paint.Circle(52, 270, 7), paint.Hex("#FFD83A"))
	c.Stroke(paint.Polyline(226, 100, 243, 107, 233, 123), paint.Pen{Width: 4.4, Miter: true}, paint.Hex("#FFD83A"))
	// frame and plate
	c.Line(paint.Rect(9, 9, lidW-18, lidH-18), 2.4, paint.White.Fade(.85))
	c.Line(paint.Rect(14, 14, lidW-28, lidH-28), .9, paint.White.Fade(.6))
	c.Fill(paint.Rect(14.5, 296, 275, 77), paint.Linear(0, 296, 0, 373, "#0f3068, #0a2350"))
	c.Fill(paint.Rect(14.5, 296, 275, 1.6), paint.White.Fade(.8))
	name := s.text("Oswald_700Bold", "MASTERS", 51, 152, 353, 5)
	c.Fill(name.Moved(paint.Translate(2, 3)), paint.Hex("#051430"))
	c.Fill(name, paint.Linear(0, 310, 0, 355, "#ffffff, #ffffff .5, #d9e8fb"))
	// tape across a corner
	tape := c.With(paint.Rotate(28, 268, 24))
	tape.Group(func(g *paint.Canvas) { g.Fill(paint.Rect(224, 10, 88, 27), paint.Hex("#efe3b8").Fade(.82)) }, paint.Shadow(2, 3, 4, paint.Black.Fade(.4)))
	for i := range 9 {
		tape.Fill(paint.Rect(226+10*float64(i), 10, 1, 27), paint.Hex("#b9a971").Fade(.3))
	}
}

func (s *Studio) lidDeepState(c *paint.Canvas) {
	c.Wash(paint.Radial(91, 78, 360, 400, "#ae3040 0, #7a1826 .45, #4a0d17 .8, #26060c 1"))
	weave := paint.Noise{Seed: 61, FX: .5, FY: .04, Octaves: 2}
	c.Wash(paint.Grain(weave, .1))
	brass := "#fff1bf, #d2a24a .4, #6b4613"
	for i := range 24 {
		g := c.With(paint.Rotate(7.5*float64(i), 152, 163))
		g.Line(paint.Ellipse(152, 163, 113, 42), .8, paint.Hex("#e0b765").Fade(.7))
		g.Line(paint.Ellipse(152, 163, 84, 26), .6, paint.Hex("#f3d99a").Fade(.35))
	}
	medal := paint.Circle(152, 163, 61)
	c.Group(func(g *paint.Canvas) { g.Fill(medal, paint.Slant(140, 91, 102, 122, 122, brass)) }, paint.Shadow(3, 6, 10, paint.Black.Fade(.6)))
	bevel(c, medal, 2)
	c.Fill(paint.Circle(152, 163, 54), paint.Radial(134, 140, 80, 80, "#2a7a5c, #1a5540 .5, #0c2f23"))
	c.Line(paint.Circle(152, 163, 54), 1.4, paint.Hex("#3c270a"))
	c.Line(paint.Circle(152, 163, 50), 1.2, paint.Hex("#e8c678").Fade(.8))
	for i := range 60 {
		c.With(paint.Rotate(6*float64(i), 152, 163)).Fill(paint.Rect(151.6, 103.6, .8, 4), paint.Hex("#5a3a0c").Fade(.6))
	}
	globe := s.icon("game-icons:wireframe-globe", 112, 123, 80)
	c.Fill(globe.Moved(paint.Translate(1.5, 2.5)), paint.Black.Fade(.5))
	c.Fill(globe, paint.Slant(140, 112, 123, 80, 80, "#fff6d6, #f0dca6 .5, #c79f55"))
	// brass frame with rosettes
	frame := func(d, w float64) {
		c.Stroke(paint.Rect(d, d, lidW-2*d, lidH-2*d).Moved(paint.Translate(1, 1.6)), paint.Pen{Width: w, Miter: true}, paint.Black.Fade(.4))
		c.Stroke(paint.Rect(d, d, lidW-2*d, lidH-2*d), paint.Pen{Width: w, Miter: true}, paint.Slant(140, 0, 0, lidW, lidH, "#fff1bf, #d2a24a .3, #8c6420 .6, #e0b765 .85, #6b4613"))
	}
	frame(14, 3.4)
	frame(20, 1.2)
	for _, p := range [][2]float64{{17, 17}, {lidW - 17, 17}, {17, lidH - 17}, {lidW - 17, lidH - 17}} {
		d := paint.Circle(p[0], p[1], 10)
		c.Group(func(g *paint.Canvas) { g.Fill(d, paint.Slant(140, p[0]-10, p[1]-10, 20, 20, brass)) }, paint.Shadow(1, 2, 3, paint.Black.Fade(.5)))
		c.Fill(paint.Circle(p[0], p[1], 7), paint.Hex("#4a0d17"))
		c.Fill(paint.Circle(p[0], p[1], 3.6), paint.Slant(140, p[0]-4, p[1]-4, 8, 8, brass))
	}
	for _, l := range []struct {
		line  string
		size  float64
		y     float64
		track float64
	}{{"DEEP STATE", 38, 314, 1.5}, {"NEW WORLD ORDER", 20, 346, 2.2}} {
		name := s.text("PlayfairDisplay_800ExtraBold", l.line, l.size, 152, l.y, l.track)
		c.Fill(name.Moved(paint.Translate(1.5, 2.5)), paint.Hex("#1c0408"))
		c.Fill(name, paint.Linear(0, l.y-l.size*.75, 0, l.y, "#fff4cd, #e9c878 .5, #b9873a"))
	}
}

// lidShadowNetwork has a stamp with a word on it, of six letters or smaller ones.
func (s *Studio) lidShadowNetwork(c *paint.Canvas, stamp string) {
	c.Wash(paint.Radial(91, 78, 360, 400, "#f6e5b6 0, #ddc186 .5, #b89758 .82, #8d6f3e 1"))
	fibre := paint.Noise{Seed: 81, FX: .02, FY: .3, Octaves: 3}
	c.Wash(paint.Grain(fibre, .1))
	sheetBox := paint.Rect(16, 44, 272, 238)
	c.Group(func(g *paint.Canvas) {
		g.Fill(sheetBox, paint.Slant(140, 16, 44, 272, 238, "#c6d0b0, #b3be98 .6, #97a37c"))
	}, paint.Shadow(2, 3, 5, paint.Black.Fade(.35)))
	m := c.Within(sheetBox)
	for x := 46.0; x < 288; x += 38 {
		m.Fill(paint.Rect(x, 44, 1, 238), paint.Hex("#4c4a2c").Fade(.25))
	}
	for y := 74.0; y < 282; y += 34 {
		m.Fill(paint.Rect(16, y, 272, 1), paint.Hex("#4c4a2c").Fade(.25))
	}
	for _, d := range continents {
		p := paint.MustPath(d)
		m.Line(p, 7, paint.Hex("#8fa0a0").Fade(.25))
		m.Fill(p.Moved(paint.Translate(2, 3)), paint.Black.Fade(.22))
		m.Fill(p, paint.Slant(140, 16, 44, 272, 238, "#7d865a, #6C7448 .5, #565e36"))
		m.Line(p, 1.5, paint.Hex("#3b4022"))
	}
	land := paint.Noise{Seed: 83, FX: .05, FY: .05, Octaves: 3}
	m.Wash(paint.Grain(land, .12))
	c.Line(sheetBox, 2, paint.Hex("#4c4a2c"))
	// string and pins
	pins := [][3]float64{{62, 112, 0}, {160, 100, 1}, {232, 98, 2}, {262, 206, 3}, {84, 188, 4}}
	for _, l := range [][2]int{{0, 1}, {1, 2}, {2, 3}, {1, 4}} {
		a, b := pins[l[0]], pins[l[1]]
		sag := (a[1]+b[1])/2 + 5
		p := new(paint.Path).MoveTo(a[0], a[1]).QuadTo((a[0]+b[0])/2, sag, b[0], b[1])
		c.Line(p.Moved(paint.Translate(2.5, 4)), 2, paint.Black.Fade(.3))
		c.Line(p, 2.4, paint.Hex("#8f1712"))
		c.Line(p.Moved(paint.Translate(-.4, -.5)), 1, paint.Hex("#e0564a"))
	}
	for _, p := range pins {
		col := []string{"#ffe58a, #E0B21F .5, #7d5c08", "#9be0b0, #2f9a55 .5, #0e4424", "#a9d2ff, #3A7CC8 .5, #123a6c", "#d8a8f0, #8E51AE .5, #43205a", "#ffb3a6, #c22a22 .5, #5a0d0b"}[int(p[2])]
		c.Group(func(g *paint.Canvas) {
			g.Fill(paint.Circle(p[0], p[1], 7), paint.Radial(p[0]-2.4, p[1]-3, 10, 10, col))
		}, paint.Shadow(2.5, 4, 3, paint.Black.Fade(.55)))
		c.Fill(paint.Ellipse(p[0]-2.2, p[1]-2.8, 1.8, 1.3), paint.White.Fade(.85))
	}
	// stamp
	st := c.With(paint.Rotate(-14, 214, 244))
	st.Group(func(g *paint.Canvas) {
		red := paint.Hex("#A3221C")
		g.Line(paint.Round(150, 222, 130, 44, 4), 3.6, red)
		g.Line(paint.Round(155, 227, 120, 34, 2), 1.2, red)
		size := 27 * min(1, 6/float64(utf8.RuneCountInString(stamp)))
		g.Fill(s.text("SpecialElite_400Regular", stamp, size, 215, 245+size/3, 2), red)
	}, func(g *paint.Canvas) {
		g.Blended(paint.Erase).Wash(paint.Func(func(x, y float64) paint.Color {
			n := paint.Noise{Seed: 85, FX: .35, FY: .35, Octaves: 3}
			return paint.White.Fade(math.Min(math.Max(n.At(x, y)*2.6-1.2, 0), .8))
		}))
	})
	// clip
	clip := s.icon("game-icons:paper-clip", 26, -2, 60)
	c.Fill(clip.Moved(paint.Translate(2, 3)), paint.Black.Fade(.35))
	c.Fill(clip, paint.Slant(140, 26, -2, 60, 60, "#f4f8fa, #a9b4ba .5, #6d787e"))
	for i, l := range []string{"Shadow", "Network"} {
		name := s.text("SpecialElite_400Regular", l, 37, 152, 323+38*float64(i), .5)
		c.Fill(name.Moved(paint.Translate(0, 1.2)), paint.White.Fade(.4))
		c.Fill(name, paint.Hex("#221C10"))
	}
}

// continents are our own rough coasts for the small map on the lid.
var continents = []string{
	"M30 70C42 62 60 66 74 64C92 62 104 72 98 84C92 92 84 92 80 102C76 112 82 120 74 124C64 128 52 118 44 110C34 100 24 84 30 70Z",
	"M70 134C82 130 98 140 104 154C108 168 98 184 92 200C88 214 86 236 80 244C72 246 72 226 68 208C64 190 56 174 58 158C60 146 62 138 70 134Z",
	"M128 76C136 66 154 64 166 66C190 60 226 58 252 68C270 74 282 84 280 98C270 108 258 106 250 118C240 130 226 126 216 134C208 128 200 118 190 120C178 122 168 112 156 114C144 112 128 102 126 92C124 86 124 82 128 76Z",
	"M140 124C154 118 176 120 186 132C192 144 184 160 178 176C172 192 164 206 156 204C148 200 150 184 144 170C138 156 130 136 140 124Z",
	"M232 198C242 188 262 188 272 196C280 204 276 218 264 222C250 226 236 220 232 210C230 206 230 202 232 198Z",
}

func (s *Studio) lidInfiltration(c *paint.Canvas) {
	c.Wash(paint.Radial(122, 136, 330, 330, "#155440 0, #0c2a23 .42, #061110 .8, #020504 1"))
	for y := 0.0; y < lidH; y += 46 {
		for x := 0.0; x < lidW; x += 46 {
			g := c.At(x, y)
			col := paint.Hex("#4DF0A0").Fade(.26)
			g.Line(paint.Polyline(0, 23, 15, 23, 27, 11, 46, 11), 1.4, col)
			g.Line(paint.Polyline(15, 46, 15, 34, 27, 23), 1.4, col.Fade(.7))
			g.Fill(paint.Circle(15, 23, 3), paint.Hex("#4DF0A0").Fade(.42))
		}
	}
	tower := paint.Polygon(76, 292, 76, 58, 152, 28, 228, 58, 228, 292)
	c.Blended(paint.Screen).Group(func(g *paint.Canvas) { g.Fill(tower, paint.Hex("#2cd084").Fade(.7)) }, paint.Blur(46))
	c.Group(func(g *paint.Canvas) {
		g.Fill(tower, paint.Linear(76, 0, 228, 0, "#0a1614, #050a0a .5, #020505"))
		g.Stroke(tower, paint.Pen{Width: 3, Miter: true}, paint.Hex("#4DF0A0"))
	}, paint.Glow(16, paint.Hex("#2cd084")))
	for y := 0; y < 18; y++ {
		for x := 0; x < 8; x++ {
			px, py := 90+16*float64(x), 66+12.6*float64(y)
			if py < 78+math.Abs(px+5-152)*.3-10 && y == 0 && (x == 0 || x == 7) {
				continue
			}
			r := paint.Random(x, y, 17)
			switch {
			case r < .1:
				c.Group(func(g *paint.Canvas) { g.Fill(paint.Rect(px, py, 11, 8.4), paint.Hex("#FFC45E")) }, paint.Glow(6, paint.Hex("#FFB23E").Fade(.8)))
			case r < .4:
				c.Fill(paint.Rect(px, py, 11, 8.4), paint.Hex("#4DF0A0").Fade(.45+.5*paint.Random(x, y, 18)))
			default:
				c.Fill(paint.Rect(px, py, 11, 8.4), paint.Hex("#0f2a22"))
			}
			c.Fill(paint.Rect(px, py, 11, 1.2), paint.White.Fade(.12))
		}
	}
	c.Line(paint.Polyline(152, 28, 152, 10), 2.4, paint.Hex("#4DF0A0"))
	c.Group(func(g *paint.Canvas) { g.Fill(paint.Circle(152, 9, 4), paint.Hex("#ff5d54")) }, paint.Glow(10, paint.Hex("#ff4b43")))
	eye := paint.Circle(154, 188, 56)
	c.Group(func(g *paint.Canvas) {
		g.Fill(eye, paint.Hex("#04100c"))
		g.Line(eye, 3.2, paint.Hex("#7dffc4"))
	}, paint.Glow(18, paint.Hex("#2cd084")))
	c.Group(func(g *paint.Canvas) { g.Fill(s.icon("game-icons:cyber-eye", 108, 142, 92), paint.Hex("#B9FFDF")) }, paint.Glow(14, paint.Hex("#2cd084")))
	// tape and plate
	tape := paint.Rect(0, 284, lidW, 20)
	c.Fill(tape, paint.Hex("#121212"))
	in := c.Within(tape)
	for x := -20.0; x < lidW+20; x += 26 {
		in.Fill(paint.Polygon(x, 304, x+13, 304, x+33, 284, x+20, 284), paint.Linear(0, 284, 0, 304, "#ffc957, #e0a01f .5, #a87312"))
	}
	c.Fill(paint.Rect(0, 284, lidW, 1), paint.White.Fade(.3))
	c.Fill(paint.Rect(0, 304, lidW, 84), paint.Linear(0, 304, 0, 388, "#08110f, #040807"))
	name := s.text("IBMPlexMono_700Bold", "INFILTRATION", 35, 152, 357, 1)
	c.Group(func(g *paint.Canvas) { g.Fill(name, paint.Hex("#6ff7b4")) }, paint.Glow(14, paint.Hex("#2cd084")))
}
