package art

import (
	"slices"

	"safehouse/assets/sheet"
	"safehouse/cmd/atlas/paint"
)

// piece is a thing that stands on a room's floor: its lower edge is the floor line. Front is the height of its front.
func piece(name string, w, h float64, draw func(*paint.Canvas)) Sprite {
	return Sprite{Name: "thing/" + name, Kind: sheet.Color, W: w, H: h, Spill: [4]float64{3, 2, 9, 5}, Draw: func(c *paint.Canvas) {
		c.Group(draw, paint.Shadow(3, 2, 4, paint.Black.Fade(.62)))
	}}
}

// block is a box seen from the front and a little from above.
func block(c *paint.Canvas, x, y, w, h, top float64, face, lid string) {
	c.Fill(paint.Polygon(x, y, x+top*.7, y-top, x+w-top*.7, y-top, x+w, y), paint.Linear(0, y-top, 0, y, lid))
	c.Fill(paint.Rect(x, y, w, h), paint.Slant(150, x, y, w, h, face))
	c.Fill(paint.Rect(x, y, w, .9), paint.White.Fade(.3))
	c.Fill(paint.Rect(x, y, .8, h), paint.White.Fade(.18))
	c.Fill(paint.Rect(x+w-1, y, 1, h), paint.Black.Fade(.5))
	c.Fill(paint.Rect(x, y+h-1.2, w, 1.2), paint.Black.Fade(.55))
}

const (
	steel  = "#6d7d84, #3b474d .5, #1b2226"
	dark   = "#3a454b, #1c2428 .5, #0c1113"
	cream  = "#e8e4d4, #a9a491 .5, #5e5a4c"
	timber = "#b98a4e, #7c5426 .5, #3f2810"
	glow   = "#d8fff0, #4df0a0 .5, #127a4c"
)

func screen(c *paint.Canvas, x, y, w, h float64, col string) {
	c.Fill(paint.Round(x-1.2, y-1.2, w+2.4, h+2.4, 1.2), paint.Hex("#0a0f12"))
	c.Group(func(g *paint.Canvas) { g.Fill(paint.Rect(x, y, w, h), paint.Hex(col)) }, paint.Glow(4, paint.Hex(col).Fade(.8)))
	for i := 0; float64(i)*2.4 < h-2; i++ {
		c.Fill(paint.Rect(x+1, y+1.4+2.4*float64(i), (w-2)*(.35+.6*paint.Random(i, int(w), 7)), .8), paint.Black.Fade(.45))
	}
	c.Fill(paint.Polygon(x, y, x+w*.5, y, x, y+h*.7), paint.White.Fade(.25))
}

// furniture lists all pieces.
func furniture() []Sprite {
	return slices.Concat(offices(), stores(), laboratories(), guardrooms())
}

// offices: what stands in offices and executive rooms.
func offices() []Sprite {
	return []Sprite{
		piece("workdesk", 62, 44, func(c *paint.Canvas) {
			screen(c, 20, 2, 22, 14, "#7fd8ff")
			c.Fill(paint.Rect(29, 17, 4, 4), paint.Hex("#11181b"))
			block(c, 0, 24, 62, 4, 4, "#8796a0, #4b585f", "#a4b3bb, #6a7880")
			block(c, 3, 28, 18, 16, 0, dark, dark)
			block(c, 41, 28, 18, 16, 0, dark, dark)
			for _, y := range []float64{31, 36, 40.5} {
				c.Fill(paint.Rect(44, y, 12, .9), paint.White.Fade(.3))
			}
		}),
		piece("tables", 74, 34, func(c *paint.Canvas) {
			for _, t := range [][3]float64{{20, 16, 19}, {55, 12, 17}} {
				c.Fill(paint.Rect(t[0]-1.4, t[1], 2.8, 15), paint.Hex("#2b353a"))
				c.Fill(paint.Ellipse(t[0], t[1]+16, 8, 2.4), paint.Hex("#151c20"))
				c.Fill(paint.Ellipse(t[0], t[1]+1.6, t[2], 5), paint.Hex("#2a3338"))
				c.Fill(paint.Ellipse(t[0], t[1], t[2], 5), paint.Slant(150, t[0]-t[2], t[1]-5, 2*t[2], 10, "#e2eaec, #94a4aa .5, #58666c"))
			}
			c.Fill(paint.Round(17, 10, 6, 5.4, 1), paint.Hex("#f2e6cc"))
			c.Fill(paint.Ellipse(54, 10.5, 5, 1.6), paint.Hex("#f6f2e6"))
		}),
		piece("plant", 34, 50, func(c *paint.Canvas) {
			for i, d := range []string{"M17 34C10 26 4 22 1 12C9 14 14 22 17 32Z", "M17 34C14 22 12 10 16 1C21 9 21 22 18 34Z", "M18 34C22 24 26 16 33 12C32 23 26 30 18 35Z", "M17 34C10 33 5 31 2 26C8 24 14 28 18 34Z", "M18 34C24 32 29 31 32 28C27 25 21 28 17 34Z"} {
				c.Fill(paint.MustPath(d), paint.Linear(0, 0, 34, 34, []string{"#7fd36a, #2f7a34", "#9be07c, #3a8a3c", "#5fb656, #1d5a26"}[i%3]))
			}
			c.Fill(paint.MustPath("M8 34H27L24 50H11Z"), paint.Linear(8, 0, 27, 0, "#e9e2d0, #a79c84 .5, #5d543f"))
			c.Fill(paint.Rect(7, 33, 21, 3), paint.Linear(7, 0, 28, 0, "#f6f0e0, #8d8268"))
		}),
		piece("sofa", 66, 32, func(c *paint.Canvas) {
			c.Fill(paint.Round(6, 0, 54, 22, 6), paint.Linear(0, 0, 0, 22, "#b8505a, #7a2a34 .6, #4a141c"))
			c.Fill(paint.Round(8, 14, 25, 10, 4), paint.Linear(0, 14, 0, 24, "#d8747c, #94404a"))
			c.Fill(paint.Round(33, 14, 25, 10, 4), paint.Linear(0, 14, 0, 24, "#d06a74, #883842"))
			c.Fill(paint.Round(0, 9, 10, 20, 4), paint.Linear(0, 9, 0, 29, "#c45c66, #5a1a22"))
			c.Fill(paint.Round(56, 9, 10, 20, 4), paint.Linear(0, 9, 0, 29, "#a8444e, #44101a"))
			c.Fill(paint.Rect(8, 23, 50, 6), paint.Hex("#4a141c"))
			for _, x := range []float64{6, 56} {
				c.Fill(paint.Rect(x, 28, 4, 4), paint.Hex("#1c1206"))
			}
		}),
		piece("chair", 34, 48, func(c *paint.Canvas) {
			c.Fill(paint.Round(6, 0, 22, 27, 6), paint.Linear(6, 0, 28, 0, "#6b5140, #3d2a1e .5, #1f140d"))
			c.Line(paint.MustPath("M11 5V22M17 5V22M23 5V22"), 1, paint.Black.Fade(.35))
			c.Fill(paint.Round(4, 24, 26, 8, 3), paint.Linear(0, 24, 0, 32, "#84644e, #35241a"))
			c.Fill(paint.Round(1, 17, 5, 13, 2), paint.Hex("#2b1d14"))
			c.Fill(paint.Round(28, 17, 5, 13, 2), paint.Hex("#1f140d"))
			c.Fill(paint.Rect(15.6, 32, 2.8, 9), paint.Hex("#8b9aa0"))
			c.Line(paint.Polyline(5, 46, 17, 40, 29, 46), 2.2, paint.Hex("#4b585f"))
			for _, x := range []float64{5, 17, 29} {
				c.Fill(paint.Circle(x, 46, 1.8), paint.Hex("#0c1113"))
			}
		}),
		piece("shelves", 62, 62, func(c *paint.Canvas) {
			block(c, 0, 2, 62, 60, 2, "#4a3a26, #2a1f12", "#7a6242, #4a3a26")
			for r := range 4 {
				y := 5 + 14*float64(r)
				c.Fill(paint.Rect(3, y, 56, 12), paint.Hex("#140d06"))
				x := 4.0
				for i := 0; x < 55; i++ {
					w := 2.4 + 2.6*paint.Random(i, r, 161)
					h := 8 + 3.4*paint.Random(i, r, 162)
					if paint.Random(i, r, 163) > .12 {
						c.Fill(paint.Rect(x, y+12-h, w, h), paint.Linear(x, 0, x+w, 0, []string{"#b8503a, #6a2416", "#4f7a9a, #223c52", "#c9a24a, #6e5216", "#6f8a5a, #34482a", "#9a8a70, #4e4434"}[int(paint.Random(i, r, 164)*5)]))
					}
					x += w + .5
				}
			}
		}),
		piece("lift", 56, 66, func(c *paint.Canvas) {
			block(c, 0, 2, 56, 64, 2, "#b99a5a, #6e5526 .5, #34260c", "#e6cf96, #a5854a")
			c.Fill(paint.Rect(6, 12, 21.4, 54), paint.Slant(150, 6, 12, 22, 54, "#e2e8ea, #97a5ab .4, #4e5b61"))
			c.Fill(paint.Rect(28.6, 12, 21.4, 54), paint.Slant(150, 28, 12, 22, 54, "#cdd6d9, #829198 .4, #3f4b51"))
			c.Fill(paint.Rect(27.2, 12, 1.6, 54), paint.Hex("#0a0f11"))
			c.Fill(paint.Round(20, 4, 16, 6, 1), paint.Hex("#0a0f11"))
			c.Group(func(g *paint.Canvas) { g.Fill(paint.Polygon(25, 9, 28, 5, 31, 9), paint.Hex("#ffb23e")) }, paint.Glow(3, paint.Hex("#ffb23e")))
		}),
	}
}

// stores: what stands in stores, workshops and on stairs.
func stores() []Sprite {
	return []Sprite{
		piece("crates", 58, 34, func(c *paint.Canvas) {
			for _, b := range [][4]float64{{0, 12, 30, 22}, {30, 18, 24, 16}, {7, 0, 19, 11}} {
				block(c, b[0], b[1]+3, b[2], b[3]-3, 3, timber, "#d6a868, #8c6232")
				c.Line(paint.Rect(b[0]+1.6, b[1]+4.6, b[2]-3.2, b[3]-6.2), 1.4, paint.Hex("#2a1a08").Fade(.6))
				c.Line(paint.Polyline(b[0]+2, b[1]+b[3]-2, b[0]+b[2]-2, b[1]+5), 1.6, paint.Hex("#2a1a08").Fade(.5))
			}
		}),
		piece("barrels", 58, 42, func(c *paint.Canvas) {
			for _, b := range [][2]float64{{0, 6}, {19, 2}, {38, 8}} {
				x, y := b[0], b[1]
				c.Fill(paint.Rect(x, y+3, 18, 36-y), paint.Linear(x, 0, x+18, 0, "#ffe08a, #d89a1c .4, #6e4a08"))
				c.Fill(paint.Ellipse(x+9, 39, 9, 2.8), paint.Hex("#4a3206"))
				c.Fill(paint.Ellipse(x+9, y+3, 9, 2.8), paint.Linear(x, 0, x+18, 0, "#fff0b8, #b98016"))
				for _, k := range []float64{.34, .68} {
					c.Fill(paint.Rect(x, y+3+(36-y)*k, 18, 2), paint.Black.Fade(.3))
				}
				c.Fill(paint.Regular(3, x+9, y+3+(36-y)*.52, 4.4, -90), paint.Hex("#1c1404"))
			}
		}),
		piece("trolley", 60, 44, func(c *paint.Canvas) {
			c.Line(paint.Polyline(4, 2, 4, 36, 54, 36), 2.4, paint.Hex("#8b9aa0"))
			c.Line(paint.Polyline(4, 20, 54, 20, 54, 36), 1.6, paint.Hex("#6d7d84"))
			for i, b := range [][4]float64{{8, 8, 18, 11}, {28, 11, 14, 8}, {10, 25, 20, 10}, {32, 23, 16, 12}} {
				block(c, b[0], b[1], b[2], b[3], 1.6, []string{timber, cream, cream, timber}[i], "#e0c08a, #a5854a")
				c.Fill(paint.Rect(b[0]+b[2]*.4, b[1], 2.4, b[3]), paint.Hex("#c23a30").Fade(.6))
			}
			for _, x := range []float64{10, 48} {
				c.Fill(paint.Circle(x, 40.5, 3.2), paint.Hex("#11181b"))
				c.Fill(paint.Circle(x, 40.5, 1.2), paint.Hex("#8b9aa0"))
			}
		}),
		piece("belt", 80, 36, func(c *paint.Canvas) {
			c.Fill(paint.Round(0, 16, 80, 11, 5.5), paint.Linear(0, 16, 0, 27, "#5b6a70, #1b2226"))
			c.Fill(paint.Round(2, 17.4, 76, 3, 1.5), paint.Hex("#90a0a6"))
			for i := range 7 {
				c.Fill(paint.Circle(7+11*float64(i), 23, 3), paint.Radial(6+11*float64(i), 22, 4, 4, "#c8d4d8, #4b585f"))
			}
			for _, x := range []float64{10, 64} {
				c.Fill(paint.Rect(x, 27, 5, 9), paint.Hex("#2b353a"))
			}
			block(c, 12, 6, 14, 10, 2, timber, "#d6a868, #8c6232")
			block(c, 42, 3, 18, 13, 2, cream, "#f4f0e2, #b9b39e")
		}),
		piece("engine", 66, 46, func(c *paint.Canvas) {
			block(c, 0, 18, 66, 28, 4, steel, "#93a4ab, #5b6a70")
			c.Fill(paint.Circle(18, 32, 11), paint.Radial(15, 28, 16, 16, "#b9c8cc, #46545a .6, #1b2226"))
			for i := range 6 {
				c.With(paint.Rotate(60*float64(i), 18, 32)).Fill(paint.Polygon(18, 32, 15.5, 23, 20.5, 23), paint.Hex("#11181b").Fade(.8))
			}
			c.Fill(paint.Circle(18, 32, 2.4), paint.Hex("#dfe8ec"))
			c.Line(paint.MustPath("M40 18V6C40 2 52 2 52 6V18"), 4, paint.Linear(38, 0, 54, 0, "#e0a95a, #8a5a1c"))
			for i := range 4 {
				c.Fill(paint.Rect(36+6.6*float64(i), 25, 3, 16), paint.Black.Fade(.45))
			}
			c.Fill(paint.Circle(60, 23, 2), paint.Hex("#ff4b43"))
		}),
		piece("rail", 64, 46, func(c *paint.Canvas) {
			for i := range 6 {
				x, y := 2+10*float64(i), 38-6.4*float64(i)
				c.Fill(paint.Rect(x, y, 12, 46-y), paint.Linear(0, y, 0, 46, "#8b9aa0, #3b474d"))
				c.Fill(paint.Rect(x, y, 12, 1.6), paint.Hex("#d3dde0"))
			}
			c.Line(paint.Polyline(2, 24, 60, -6), 2.2, paint.Hex("#e0b34a"))
			for i := range 4 {
				c.Line(paint.Polyline(6+16*float64(i), 22-8.2*float64(i), 6+16*float64(i), 36-9*float64(i)), 1.4, paint.Hex("#b98a2a"))
			}
		}),
		piece("lockers", 62, 62, func(c *paint.Canvas) {
			for i := range 4 {
				x := 15.5 * float64(i)
				block(c, x, 2, 15, 60, 2, "#8fa6b4, #54697a .5, #2b3844", "#a9bdc8, #6b7f8c")
				for j := range 4 {
					c.Fill(paint.Rect(x+3.6, 8+2.6*float64(j), 8, 1.1), paint.Black.Fade(.5))
				}
				c.Fill(paint.Round(x+10.6, 32, 2, 6, 1), paint.Hex("#dfe8ec"))
			}
		}),
	}
}

// laboratories: what stands in laboratories and wards.
func laboratories() []Sprite {
	return []Sprite{
		piece("bench", 70, 40, func(c *paint.Canvas) {
			c.Fill(paint.MustPath("M10 8H14V14L19 24H5L10 14Z"), paint.Linear(5, 8, 19, 24, "#e8ffff99, #7fe8d8cc"))
			c.Fill(paint.MustPath("M24 12H34L33 24H25Z"), paint.Linear(0, 12, 0, 24, "#f0ffff88, #ff9fc0cc"))
			c.Line(paint.MustPath("M46 24V6C46 2 54 2 54 6"), 1.6, paint.Hex("#9fb0b6"))
			c.Fill(paint.Round(50, 6, 7, 12, 2), paint.Linear(50, 0, 57, 0, "#cfe2ea, #5d6c72"))
			block(c, 0, 26, 70, 4, 3, "#c6d2d6, #8a999f", "#e6eef0, #aab8bd")
			block(c, 3, 30, 64, 10, 0, steel, steel)
			for _, x := range []float64{18, 34, 50} {
				c.Fill(paint.Rect(x, 31, 1, 9), paint.Black.Fade(.4))
			}
		}),
		piece("bed", 66, 36, func(c *paint.Canvas) {
			c.Fill(paint.Rect(2, 4, 3, 32), paint.Hex("#7d8c92"))
			c.Fill(paint.Rect(61, 14, 3, 22), paint.Hex("#59676d"))
			c.Fill(paint.Round(5, 16, 56, 10, 3), paint.Linear(0, 16, 0, 26, "#f4f7f8, #b9c6cb"))
			c.Fill(paint.Round(6, 11, 16, 8, 4), paint.Linear(0, 11, 0, 19, "#ffffff, #c6d2d6"))
			c.Fill(paint.MustPath("M24 15H61V26H30C26 24 24 20 24 15Z"), paint.Linear(0, 15, 0, 26, "#7fc3e8, #3d7fae"))
			c.Fill(paint.Rect(5, 26, 56, 3), paint.Hex("#4b585f"))
			for _, x := range []float64{8, 56} {
				c.Fill(paint.Circle(x, 33, 2.6), paint.Hex("#1b2226"))
			}
		}),
		piece("tube", 40, 66, func(c *paint.Canvas) {
			c.Fill(paint.Rect(8, 8, 24, 50), paint.Linear(8, 0, 32, 0, "#e8fff688, #4df0c055 .4, #0b3a30cc"))
			c.Group(func(g *paint.Canvas) { g.Fill(paint.Rect(10, 16, 20, 40), paint.Hex("#4df0b0").Fade(.5)) }, paint.Blur(8))
			man := paint.MustPath("M20 20C23 20 24.600 22.400 24.600 25C24.600 27.400 23.400 29 22 29.600V31C25 31.400 26.600 33 26.800 36L27.200 44L25 45L24.600 40L23.800 55H20.800L20 46L19.200 55H16.200L15.400 40L15 45L12.800 44L13.200 36C13.400 33 15 31.400 18 31V29.600C16.600 29 15.400 27.400 15.400 25C15.400 22.400 17 20 20 20Z")
			c.Fill(man, paint.Hex("#06241c").Fade(.85))
			for i := range 7 {
				c.Line(paint.Circle(12+16*paint.Random(i, 1, 151), 18+36*paint.Random(i, 2, 151), .8+paint.Random(i, 3, 151)), .6, paint.White.Fade(.6))
			}
			c.Fill(paint.Rect(10.5, 9, 3, 48), paint.White.Fade(.4))
			block(c, 3, 0, 34, 9, 0, steel, steel)
			block(c, 3, 57, 34, 9, 0, steel, steel)
		}),
		piece("vat", 48, 58, func(c *paint.Canvas) {
			c.Fill(paint.Rect(2, 10, 44, 40), paint.Linear(2, 0, 46, 0, "#a9bac1, #5b6a70 .4, #232c31"))
			c.Fill(paint.Ellipse(24, 50, 22, 6), paint.Hex("#1a2226"))
			c.Fill(paint.Ellipse(24, 10, 22, 6), paint.Hex("#2c363b"))
			c.Group(func(g *paint.Canvas) { g.Fill(paint.Ellipse(24, 11, 18, 4.4), paint.Hex("#8dff6a")) }, paint.Glow(8, paint.Hex("#4fd82a")))
			for i := range 5 {
				c.Fill(paint.Circle(12+6*float64(i), 10+2*paint.Random(i, 1, 171), 1.6), paint.White.Fade(.7))
			}
			c.Fill(paint.Round(17, 22, 14, 18, 2), paint.Hex("#0c1412"))
			c.Group(func(g *paint.Canvas) { g.Fill(paint.Rect(19, 28, 10, 10), paint.Hex("#6fe84a")) }, paint.Glow(5, paint.Hex("#4fd82a").Fade(.7)))
			for _, y := range []float64{16, 44} {
				c.Fill(paint.Rect(2, y, 44, 2), paint.Black.Fade(.35))
			}
		}),
		piece("core", 54, 66, func(c *paint.Canvas) {
			for i := range 4 {
				w := 12 + 9*float64(i)
				c.Fill(paint.Ellipse(27, 60-2*float64(3-i), w/2+2, 4), paint.Hex("#0b1417"))
			}
			c.Group(func(g *paint.Canvas) {
				g.Fill(paint.Circle(27, 28, 17), paint.Radial(23, 22, 24, 24, "#f0fffa, #7fffd0 .35, #1fae7c .7, #0a4a36"))
			}, paint.Glow(12, paint.Hex("#2cd084")))
			for i := range 5 {
				c.Line(paint.Ellipse(27, 28, 17, 3.6*float64(i)+.5), .7, paint.Hex("#06382a").Fade(.6))
				c.Line(paint.Ellipse(27, 28, 3.6*float64(i)+.5, 17), .7, paint.Hex("#06382a").Fade(.6))
			}
			c.Fill(paint.Polygon(18, 46, 36, 46, 42, 60, 12, 60), paint.Linear(12, 0, 42, 0, "#6d7d84, #2b353a .6, #11181b"))
			for _, d := range []string{"M4 10V58", "M50 10V58"} {
				c.Line(paint.MustPath(d), 4, paint.Linear(2, 0, 54, 0, "#9fb0b5, #3b474d"))
			}
		}),
	}
}

// guardrooms: what watches, counts and locks away.
func guardrooms() []Sprite {
	return []Sprite{
		piece("console", 66, 40, func(c *paint.Canvas) {
			for i := range 3 {
				screen(c, 5+20*float64(i), 3, 16, 12, []string{"#ff8a80", "#ffc46a", "#ff8a80"}[i])
			}
			block(c, 0, 19, 66, 6, 2, steel, "#8fa0a7, #5b6a70")
			block(c, 3, 25, 60, 15, 0, dark, dark)
			for i := range 12 {
				c.Fill(paint.Rect(6+4.6*float64(i), 21, 2.4, 2), paint.Hex([]string{"#ff6a60", "#ffd27a", "#9fe8c8"}[i%3]).Fade(.9))
			}
		}),
		piece("racks", 56, 64, func(c *paint.Canvas) {
			for i := range 2 {
				x := 28 * float64(i)
				block(c, x, 3, 26, 61, 3, dark, "#566269, #2c363b")
				for j := range 8 {
					y := 7 + 7*float64(j)
					c.Fill(paint.Rect(x+3, y, 20, 4.6), paint.Linear(0, y, 0, y+4.6, "#10171a, #263036"))
					for k := range 5 {
						if paint.Random(j, k, uint32(140+i)) > .4 {
							c.Fill(paint.Rect(x+5+3.4*float64(k), y+1.6, 1.6, 1.4), paint.Hex([]string{"#4df0a0", "#4df0a0", "#ffb23e", "#7fd8ff"}[(j+k)%4]))
						}
					}
				}
			}
		}),
		piece("beams", 70, 60, func(c *paint.Canvas) {
			for _, x := range []float64{0, 60} {
				block(c, x, 2, 10, 58, 2, dark, "#6d7d84, #3b474d")
			}
			for i := range 5 {
				y := 10 + 11*float64(i)
				c.Group(func(g *paint.Canvas) {
					g.Line(paint.Polyline(8, y, 62, y+3*float64(i%2)-1.5), 1.6, paint.Hex("#ff7a72"))
				}, paint.Glow(6, paint.Hex("#ff3b33")))
				c.Line(paint.Polyline(8, y, 62, y+3*float64(i%2)-1.5), .7, paint.White)
			}
		}),
		piece("boxes", 60, 62, func(c *paint.Canvas) {
			block(c, 0, 1, 60, 61, 1, steel, steel)
			for r := range 5 {
				for i := range 5 {
					x, y := 2+11.4*float64(i), 3+11.8*float64(r)
					c.Fill(paint.Rect(x, y, 10.2, 10.6), paint.Slant(140, x, y, 10.2, 10.6, "#d9b75e, #a57f2a .5, #6a4c10"))
					c.Line(paint.Rect(x+.5, y+.5, 9.2, 9.6), .8, paint.Black.Fade(.5))
					c.Fill(paint.Circle(x+5.1, y+5.3, 1.3), paint.Hex("#2a1c04"))
				}
			}
		}),
		piece("gate", 52, 66, func(c *paint.Canvas) {
			block(c, 0, 2, 11, 64, 2, "#dfe6e8, #93a2a8 .5, #4b585f", "#ffffff, #b9c6cb")
			block(c, 41, 2, 11, 64, 2, "#c9d2d5, #7f8e94 .5, #3b474d", "#f0f4f5, #a3b1b7")
			block(c, 0, 2, 52, 10, 2, "#e6ecee, #9dabb1 .5, #5b686e", "#ffffff, #c2ced3")
			for i := range 4 {
				c.Group(func(g *paint.Canvas) {
					g.Fill(paint.Circle(14+8*float64(i), 7, 2), paint.Hex([]string{"#4df0a0", "#4df0a0", "#ffb23e", "#ff4b43"}[i]))
				}, paint.Glow(3, paint.Hex("#ffffff").Fade(.5)))
			}
			c.Fill(paint.Polygon(12, 66, 40, 66, 36, 60, 16, 60), paint.Hex("#ffb23e").Fade(.35))
		}),
		piece("screens", 76, 56, func(c *paint.Canvas) {
			for r := range 2 {
				for i := range 3 {
					screen(c, 4+24*float64(i), 3+18*float64(r), 20, 13, []string{"#8fd8ff", "#9fe8c8", "#b6c8d0", "#7fb8e8", "#a9e0d0", "#8fd8ff"}[3*r+i])
				}
			}
			block(c, 6, 40, 64, 16, 3, dark, "#566269, #2c363b")
		}),
	}
}
