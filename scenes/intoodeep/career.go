package intoodeep

import (
	"math"

	"safehouse/render"
	rule "safehouse/rules/intoodeep/career"
	"safehouse/scenes/career"
)

// Career is the desk of The Other Listener: photographs on an open ledger, with the
// neon of a city block lying across its pages.
var Career = career.Place{
	Career: rule.Game, Sheets: []string{"intoodeep"}, Air: air, Rope: render.Hex(0xF01E96), Way: render.Hex(0x1D1460).Fade(0.8), Ground: paintLedger,
	Art:  func(op int) string { return "intoodeep/" + careerArt[rule.Game.Book().Operations[op].ID] },
	Face: func(rival int) string { return "intoodeep/face/" + listeners[rule.Game.Book().Rivals[rival].ID] },
}

// careerArt are the pictograms that stand for the operations.
var careerArt = map[string]string{
	"first-voice": "hook", "cold-call": "zone/towers", "night-bus": "item/coupe", "bad-sleep": "dilemma", "fruit": "night-freight", "curfew": "sentinel",
	"payday": "intel", "two-desks": "dossier", "lights-out": "zone/riverside", "open-channel": "item/scrambler", "the-crate": "line/a", "confession": "zone/parish",
	"glass-booth": "evidence", "cold-ledger": "file", "deep-end": "well", "last-light": "zone/downtown", "blank-pages": "evidence/timing",
}

// listeners are the faces of those who remember.
var listeners = map[string]string{"second-desk": "hood", "paymaster": "robber", "inspector": "domino"}

// paintLedger paints two ruled pages, a city block in violet ink across their foot, and
// the light of its signs.
func paintLedger(c render.Canvas, r render.Rect) {
	c.Fill(r, render.Slope(172, render.Hex(0xD3CAF4), render.Hex(0xAA9BE0), render.Hex(0x6C5AB8)).Bend(0.6))
	c.Pulp(r, 0.9)
	paintBlock(c, r)
	paintRules(c, r)
	a := c.Added()
	for _, l := range [...]struct {
		x, y, rad float64
		col       render.Color
	}{{0.12, 0.9, 0.5, render.Hex(0xFF3FB4)}, {0.55, 1.02, 0.45, render.Hex(0x1AA8E0)}, {0.93, 0.75, 0.4, render.Hex(0xFF5BD0)}, {0.38, 0.02, 0.4, render.Hex(0x2BC4FF)}} {
		d := 2 * l.rad * r.H
		a.SpriteIn("common/pool", render.Around(render.Pt(r.X+r.W*l.x, r.Y+r.H*l.y), d, d), l.col.Fade(0.24))
	}
	spine := render.R(r.Center().X-46, r.Y, 92, r.H) // where the pages bend
	dark := render.Hex(0x1B1250)
	c.Fill(render.R(spine.X, spine.Y, 46, spine.H), render.Slope(90, dark.Fade(0), dark.Fade(0.4)))
	c.Fill(render.R(spine.X+46, spine.Y, 46, spine.H), render.Slope(90, dark.Fade(0.4), dark.Fade(0)))
}

// paintRules paints the lines and columns of the ledger, with sums in two hands.
func paintRules(c render.Canvas, r render.Rect) {
	blue, red := render.Hex(0x3A2FA8), render.Hex(0xD0126C)
	const high = 31.0
	for y := r.Y + 52; y < r.Bottom(); y += high {
		c.Segment(render.Pt(r.X, y), render.Pt(r.Right(), y), 1, blue.Fade(0.26))
	}
	c.Segment(render.Pt(r.X, r.Y+46), render.Pt(r.Right(), r.Y+46), 2.4, blue.Fade(0.4))
	for page := range 2 {
		x := r.X + float64(page)*r.W/2
		for _, f := range []float64{0.045, 0.052} { // the margin
			c.Segment(render.Pt(x+f*r.W, r.Y), render.Pt(x+f*r.W, r.Bottom()), 1.6, red.Fade(0.5))
		}
		for _, f := range []float64{0.375, 0.425, 0.47} { // what it cost
			c.Segment(render.Pt(x+f*r.W, r.Y), render.Pt(x+f*r.W, r.Bottom()), 1, blue.Fade(0.3))
		}
		for row := range int(r.H / high) {
			y := r.Y + 52 + float64(row)*high
			n := int(997*math.Abs(math.Sin(float64(13*row+7*page+3)))) % 60
			sum := render.Style{Face: render.Hand400, Size: 22, Color: blue.Fade(0.5), Floor: render.KeyFloor}
			c.TextIn(render.R(x+0.375*r.W, y, 0.045*r.W, high), itoa(n), sum, render.Right|render.Middle)
			if (row+2*page)%5 == 3 { // answered in the margin
				c.TextIn(render.R(x+2, y, 0.042*r.W, high), itoa(n+1), sum.In(red.Fade(0.75)), render.Right|render.Middle)
			}
		}
	}
}

// paintBlock paints the city block: houses with lit windows, and tubes of neon on some
// of their roofs.
func paintBlock(c render.Canvas, r render.Rect) {
	noise := func(a, b int) float64 {
		h := uint32(a)*2654435761 + uint32(b)*40503
		h ^= h >> 13
		return float64(h*2246822519>>8) / (1 << 24)
	}
	lamps := [...]render.Color{render.Hex(0xFFE08A), render.Hex(0x8FF4FF), render.Hex(0xFF9AD8)}
	for layer, tone := range []render.Color{render.Hex(0x7668C4), render.Hex(0x40318E)} {
		x := r.X - 10 - 40*float64(layer)
		for i := 0; x < r.Right(); i++ {
			k := i + 100*layer
			w := r.W * (0.035 + 0.045*noise(k, 1))
			h := r.H * (0.46 - 0.2*float64(layer)) * (0.5 + 0.5*noise(k, 2))
			house := render.R(x, r.Bottom()-h, w, h+2)
			c.Fill(house, render.Slope(180, tone.Fade(0.85), tone.Darker(0.3).Fade(0.95)))
			cols := max(2, int(w/19))
			for n := range cols * int(h/27) {
				if noise(k, 10+n) > 0.58 {
					at := render.Pt(house.X+8+float64(n%cols)*(w-14)/float64(cols), house.Y+12+float64(n/cols)*27)
					c.Fill(render.R(at.X, at.Y, 8, 12), render.Solid(lamps[int(3*noise(k, 50+n))%3].Fade(0.4+0.45*float64(layer))))
				}
			}
			if noise(k, 3) > 0.55 {
				tube := lamps[1+k%2]
				line := []render.Point{{X: house.X + 3, Y: house.Y + 16}, {X: house.X + 3, Y: house.Y}, {X: house.Right() - 3, Y: house.Y}, {X: house.Right() - 3, Y: house.Y + 16}}
				c.Added().Line(line, 9, tube.Fade(0.25), false)
				c.Line(line, 2.6, tube, false)
			}
			x += w + 4
		}
	}
}
