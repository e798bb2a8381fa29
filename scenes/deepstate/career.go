package deepstate

import (
	"math"

	"safehouse/render"
	rule "safehouse/rules/deepstate/career"
	"safehouse/scenes/career"
)

// Career is the desk of No Minutes Taken: photographs on the dossier cabinet of a
// committee room.
var Career = career.Place{
	Career: rule.Game, Sheets: []string{"deepstate"}, Air: air, Rope: render.Hex(0xC22B33), Way: render.Hex(0x24110A).Fade(0.8), Ground: paintCabinet,
	Art:  func(op int) string { return "deepstate/" + careerArt[rule.Game.Book().Operations[op].ID] },
	Face: func(rival int) string { return "deepstate/" + penHolders[rule.Game.Book().Rivals[rival].ID] },
}

// careerArt is the pictures that stand for the operations.
var careerArt = map[string]string{
	"vetting": "objective/authorities", "cloakroom": "treaty/skull-and-bones", "long-lunch": "treaty/bilderberg-club", "second-hand-coat": "treaty/sleeper-cells",
	"call-up": "objective/world-war", "listening-posts": "treaty/signals-alliance", "armistice": "treaty/peace-congress", "night-train": "treaty/underground-railroad",
	"black-budget": "treaty/federal-reserve", "clean-hands": "treaty/relief-committee", "cold-store": "objective/researches", "the-vote": "objective/ruling-parties",
	"the-audit": "objective/stock-exchanges", "the-purge": "operation/elimination-of-obstacles", "vacant-chair": "objective/inner-circle", "side-door": "man/infiltrator", "after-hours": "objective/governments",
}

// penHolders are the pictures of those who hold HOC's pen.
var penHolders = map[string]string{"registrar": "treaty/civil-service", "colonel": "treaty/war-council", "brothers": "treaty/world-bank"}

// Drawers of the cabinet.
const (
	drawerRows = 6
	drawerCols = 9
)

// paintCabinet paints the front of a cabinet of dossiers: a cornice with a plate, drawers
// of walnut with brass, one of them with a name in red, one not quite shut.
func paintCabinet(c render.Canvas, r render.Rect) {
	c.Fill(r, render.Slope(95, render.Hex(0x4A2C1A), render.Hex(0x351D10), render.Hex(0x241309)))
	c.Grain(r, 1)
	top := r.H * 0.075
	cornice := render.R(r.X, r.Y, r.W, top)
	c.Fill(cornice, render.Slope(90, render.Hex(0x7A4B2A), render.Hex(0x55301A), render.Hex(0x2C170B)))
	c.Segment(render.Pt(r.X, cornice.Bottom()-3), render.Pt(r.Right(), cornice.Bottom()-3), 3, render.Hex(0xC9974A).Fade(0.7))
	c.Segment(render.Pt(r.X, cornice.Bottom()), render.Pt(r.Right(), cornice.Bottom()), 2, render.Black.Fade(0.6))
	in := render.R(r.X, cornice.Bottom(), r.W, r.H-top).Inset(6)
	w, h := in.W/drawerCols, in.H/drawerRows
	for row := range drawerRows {
		for col := range drawerCols {
			at := render.R(in.X+w*float64(col), in.Y+h*float64(row), w, h).Inset(5)
			paintDrawer(c, at, row*drawerCols+col)
		}
	}
	lamp := render.Around(render.Pt(r.X+r.W*0.5, r.Y+r.H*0.42), r.W*1.1, r.H*1.3)
	c.Clipped(r).SpriteIn("common/halo", lamp, render.Hex(0xFFD89A).Fade(0.2))
	for _, f := range [...]float64{0.16, 0.5, 0.84} { // green lamps on the cornice
		mid := render.Pt(r.X+r.W*f, r.Y+top*0.5)
		c.Segment(render.Pt(mid.X, r.Y), mid, 5, render.Hex(0xC9974A))
		c.Polygon([]render.Point{mid.Add(render.Pt(-34, -10)), mid.Add(render.Pt(34, -10)), mid.Add(render.Pt(58, 14)), mid.Add(render.Pt(-58, 14))}, render.Slope(90, render.Hex(0x4FA274), render.Hex(0x1C5538), render.Hex(0x0E3020)))
		c.Segment(mid.Add(render.Pt(-56, 15)), mid.Add(render.Pt(56, 15)), 3, render.Hex(0xFFF0C0))
		c.Clipped(r).SpriteIn("common/halo", render.Around(mid.Add(render.Pt(0, 70)), 460, 300), render.Hex(0xFFE3A8).Fade(0.42))
	}
}

// drawerInks are what is written on the drawers: most ink is old.
var drawerInks = [...]render.Color{render.Hex(0x4A3A22), render.Hex(0x5C4630), render.Hex(0x3B3326)}

// paintDrawer paints the n-th drawer: its front, a brass holder with a card, a pull.
func paintDrawer(c render.Canvas, r render.Rect, n int) {
	tone := 0.92 + 0.16*math.Abs(math.Sin(float64(7*n+3)))
	face := func(hex uint32) render.Color { return render.Hex(hex).Darker(max(0, 1-tone)).Lighter(max(0, tone-1)) }
	ajar := n == 31
	if ajar { // shows what lies in it
		c.Fill(r.Move(0, -7), render.Solid(render.Hex(0x0E0704)))
		for i := range 9 {
			c.Fill(render.R(r.X+8+float64(i)*(r.W-16)/9, r.Y-5, (r.W-30)/9, 9), render.Slope(90, render.Hex(0xEADDB4), render.Hex(0xB99F67)))
		}
		r = r.Move(0, 4)
	}
	c.Shadow(r, 1)
	c.Round(r, 4, render.Slope(100, face(0xB98750), face(0x9C6C3C), face(0x7E542B)))
	c.Grain(r.Inset(2), 0.9)
	c.Frame(r, 4, 1.4, render.Slope(120, render.Hex(0xB98650).Fade(0.6), render.Hex(0x1E0F06).Fade(0.9)))
	c.Frame(r.Inset(r.H*0.09), 3, 1, render.Solid(render.Hex(0x21110A).Fade(0.45)))
	label := render.Around(render.Pt(r.Center().X, r.Y+r.H*0.34), min(r.W*0.56, 92), r.H*0.3)
	c.Round(label.Inset(-4), 3, render.Slope(140, render.Hex(0xE2BE74), render.Hex(0x9A7030), render.Hex(0x5E3F16)))
	c.Fill(label, render.Slope(100, render.Hex(0xDCCBA0), render.Hex(0xBCA473)))
	ink := drawerInks[n%len(drawerInks)]
	if n == 22 { // yours
		ink = render.Hex(0xA8101C)
	}
	for i := range 2 { // a name that cannot be read from here
		y := label.Y + label.H*(0.36+0.32*float64(i))
		var pts []render.Point
		for k := range 9 {
			x := label.X + label.W*(0.12+0.76*float64(k)/8*(1-0.35*float64(i)*math.Abs(math.Sin(float64(n)))))
			pts = append(pts, render.Pt(x, y+label.H*0.07*math.Sin(float64(5*n+3*k+i))))
		}
		c.Line(pts, 1.4, ink.Fade(0.75), false)
	}
	pull := render.Around(render.Pt(r.Center().X, r.Y+r.H*0.74), 30, 12)
	c.Corners(pull.Move(0, 2), 2, 2, 6, 6, render.Solid(render.Black.Fade(0.45)))
	c.Corners(pull, 2, 2, 6, 6, render.Slope(90, render.Hex(0xF0D08A), render.Hex(0x8A6226), render.Hex(0x4A3110)))
}
