package art

import "safehouse/cmd/atlas/paint"

// A room's scene is 190 x 138: back wall 26..164 x 16..96, the floor below it, walls at both sides, the ceiling above.
// Shells are grey; the room's own colour is multiplied in when it is drawn.
const (
	sceneW, sceneH                 = 190.0, 138.0
	backX0, backY0, backX1, backY1 = 26.0, 17.0, 164.0, 96.0
)

// shells are the bare rooms: offices, laboratories, workshops, executive floors, server halls.
func shells() []Sprite {
	var out []Sprite
	for i, name := range []string{"office", "lab", "works", "suite", "core"} {
		out = append(out, opaque("shell/"+name, sceneW, sceneH, func(c *paint.Canvas) { shell(c, name, uint32(131+i)) }))
	}
	return append(out, sceneLight())
}

func shell(c *paint.Canvas, kind string, seed uint32) {
	back := paint.Rect(backX0, backY0, backX1-backX0, backY1-backY0)
	left := paint.Polygon(0, 0, backX0, backY0, backX0, backY1, 0, sceneH)
	right := paint.Polygon(sceneW, 0, backX1, backY0, backX1, backY1, sceneW, sceneH)
	floor := paint.Polygon(0, sceneH, backX0, backY1, backX1, backY1, sceneW, sceneH)
	roof := paint.Polygon(0, 0, backX0, backY0, backX1, backY0, sceneW, 0)
	c.Wash(paint.Hex("#202020"))
	c.Fill(roof, paint.Linear(0, 0, 0, backY0, "#1a1a1a, #4a4a4a"))
	c.Fill(back, paint.Radial(95, 30, 110, 90, "#f2f2f2, #b4b4b4 .4, #6e6e6e 1"))
	c.Fill(left, paint.Linear(0, 0, backX0, 0, "#2e2e2e, #777777"))
	c.Fill(right, paint.Linear(backX1, 0, sceneW, 0, "#585858, #1c1c1c"))
	c.Fill(floor, paint.Linear(0, backY1, 0, sceneH, "#8a8a8a, #5a5a5a .5, #303030"))
	wall(c.Within(back), kind, seed)
	// floor: tiles running into the depth
	f := c.Within(floor)
	for i := -7; i <= 7; i++ {
		f.Line(paint.Polyline(95+10.6*float64(i), backY1, 95+21*float64(i), sceneH), .8, paint.White.Fade(.16))
	}
	for _, y := range []float64{101, 108, 118, 131} {
		f.Fill(paint.Rect(0, y, sceneW, .8), paint.White.Fade(.15))
	}
	// the wall's reflection on the floor
	f.Group(func(g *paint.Canvas) { g.Fill(paint.Ellipse(95, 104, 62, 10), paint.White.Fade(.34)) }, paint.Blur(12))
	c.Within(left).Line(paint.Polyline(13, 8.5, 13, 117), 1, paint.Black.Fade(.3))
	c.Within(right).Line(paint.Polyline(177, 8.5, 177, 117), 1, paint.Black.Fade(.35))
	for _, e := range []*paint.Path{paint.Polyline(backX0, backY0, backX0, backY1), paint.Polyline(backX1, backY0, backX1, backY1), paint.Polyline(backX0, backY1, backX1, backY1)} {
		c.Group(func(g *paint.Canvas) { g.Line(e, 5, paint.Black.Fade(.5)) }, paint.Blur(4))
	}
	c.Line(paint.Polyline(backX0, backY1, backX1, backY1), .9, paint.White.Fade(.35))
	c.Wash(paint.Grain(paint.Noise{Seed: seed, FX: .7, FY: .7, Octaves: 2}, .07))
}

// wall draws what is on the back wall of a kind of room.
func wall(w *paint.Canvas, kind string, seed uint32) {
	dark, light := paint.Black.Fade(.26), paint.White.Fade(.3)
	switch kind {
	case "office":
		for x := backX0 + 34.5; x < backX1-5; x += 34.5 {
			w.Fill(paint.Rect(x, backY0, 1.2, 80), dark)
			w.Fill(paint.Rect(x+1.2, backY0, .7, 80), light)
		}
		w.Fill(paint.Rect(backX0, 84, 140, 12), paint.Black.Fade(.24))
		w.Fill(paint.Rect(backX0, 84, 140, .9), light)
	case "lab":
		for y := backY0 + 9.9; y < backY1; y += 9.9 {
			w.Fill(paint.Rect(backX0, y, 140, .9), paint.Black.Fade(.2))
		}
		for x := backX0; x < backX1; x += 11.5 {
			w.Fill(paint.Rect(x, backY0, .9, 80), paint.Black.Fade(.2))
		}
		w.Fill(paint.Rect(backX0, 78, 140, 4), paint.White.Fade(.4))
	case "works":
		for x := backX0; x < backX1; x += 7.7 {
			w.Fill(paint.Rect(x, backY0, 3.4, 80), paint.Linear(x, 0, x+3.4, 0, "#0005, #fff2"))
		}
		w.Fill(paint.Rect(backX0, 26, 140, 6), paint.Linear(0, 26, 0, 32, "#fff6, #0008")) // pipe
		w.Fill(paint.Rect(backX0, 35, 140, 3.4), paint.Linear(0, 35, 0, 38.4, "#fff5, #0007"))
		for _, x := range []float64{48, 100, 148} {
			w.Fill(paint.Rect(x, 24.6, 5, 9), paint.Black.Fade(.45))
		}
	case "suite":
		for i := range 3 { // windows over the city
			x := backX0 + 8 + 43.5*float64(i)
			pane := paint.Rect(x, 26, 35, 50)
			w.Fill(pane, paint.Linear(0, 26, 0, 76, "#0b0b0b, #2a2a2a"))
			win := w.Within(pane)
			for j := range 6 {
				bx := x + 6*float64(j)
				bh := 12 + 26*paint.Random(i, j, seed)
				win.Fill(paint.Rect(bx, 76-bh, 5.2, bh), paint.Hex("#171717"))
				windows(win, bx+.8, 76-bh+2, 4, bh-3, 1, 1.2, 1.8, 3, .3, seed+uint32(6*i+j), "#ffffff", "#cccccc")
			}
			win.Fill(paint.Polygon(x, 26, x+14, 26, x, 54), paint.White.Fade(.13))
			w.Line(pane, 1.4, paint.Black.Fade(.55))
		}
		w.Fill(paint.Rect(backX0, 82, 140, 14), paint.Linear(0, 82, 0, 96, "#0004, #0007"))
		w.Fill(paint.Rect(backX0, 82, 140, 1), light)
	case "core":
		for i := range 9 {
			x := backX0 + 2 + 15.4*float64(i)
			w.Fill(paint.Rect(x, 23, 13, 73), paint.Linear(x, 0, x+13, 0, "#4a4a4a, #1e1e1e"))
			for y := 27.0; y < 94; y += 6 {
				w.Fill(paint.Rect(x+1.4, y, 10.2, 3.6), paint.Black.Fade(.4))
				if r := paint.Random(i, int(y), seed); r > .35 {
					w.Fill(paint.Rect(x+2.4+6*r, y+1.1, 1.8, 1.5), paint.White.Fade(.9))
				}
			}
			w.Fill(paint.Rect(x, 23, .8, 73), light)
		}
	}
}

// sceneLight is laid over every room: the ceiling lamp, its cone, darkness in the corners.
func sceneLight() Sprite {
	return picture("shell/light", sceneW, sceneH, func(c *paint.Canvas) {
		c.Group(func(g *paint.Canvas) {
			g.Fill(paint.Polygon(56, 10, 134, 10, 176, 138, 14, 138), paint.Linear(0, 8, 0, 138, "#fffbe866, #fff6d822 .55, #fff6d800"))
		}, paint.Blur(5))
		lamp := paint.Polygon(42, 3, 118, 3, 112, 11.5, 52, 11.5)
		c.Group(func(g *paint.Canvas) { g.Fill(lamp.Moved(paint.Translate(14, 0)), paint.Hex("#fffdf2")) }, paint.Glow(8, paint.Hex("#fff1c8")))
		c.Wash(paint.Linear(0, 0, 0, 16, "#0008, #0000"))
		c.Wash(paint.Linear(0, 108, 0, 138, "#0000, #0006"))
		c.Wash(paint.Linear(0, 0, 22, 0, "#0005, #0000"))
		c.Wash(paint.Linear(160, 0, 190, 0, "#0000, #0007"))
	})
}
