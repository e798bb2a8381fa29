package infiltration

import (
	"math"

	"safehouse/render"
	rule "safehouse/rules/infiltration/career"
	"safehouse/scenes/career"
)

// Career is the desk of The Thirteenth Floor: photographs on the floor plan of the tower.
var Career = career.Place{
	Career: rule.Game, Sheets: []string{"infiltration"}, Air: air, Rope: render.Hex(0xD8452E), Way: render.Hex(0x9FD8D2).Fade(0.7), Ground: paintPlan,
	Art: func(op int) string { return "infiltration/room/" + careerRooms[rule.Game.Book().Operations[op].ID] },
	Face: func(rival int) string {
		return "infiltration/operative/" + crewFaces[rule.Game.Book().Rivals[rival].ID]
	},
}

// careerRooms are the rooms that stand for the operations.
var careerRooms = map[string]string{
	"fire-drill": "stairwell", "mail-run": "mail-room", "cold-lunch": "cafeteria", "badge-day": "infirmary", "service-lift": "executive-elevator", "long-corridor": "maintenance-bay",
	"choir-practice": "skybridge", "glass-stairs": "laser-corridor", "double-shift": "waste-reclamation", "borrowed-time": "server-farm", "open-house": "atrium",
	"number-nine": "prototype-workshop", "the-letter": "executive-suite", "clean-house": "loading-dock", "thirteenth-floor": "panic-room", "front-door": "security-checkpoint", "boiler-room": "clone-vats",
}

// crewFaces are the operatives that stand for the rival crews.
var crewFaces = map[string]string{"vipers": "john-mcevoy", "choir": "mr-white", "night-shift": "monica-singh"}

// paintPlan paints the tower as its builder drew it: sixty floors in two halves, lifts
// between them, one line without a number.
func paintPlan(c render.Canvas, r render.Rect) {
	c.Fill(r, render.Slope(130, render.Hex(0x1E4A52), render.Hex(0x14343C), render.Hex(0x0B2128)))
	c.Tile("common/grid", r, render.White.Fade(0.05), 1)
	c.Pulp(r, 0.7)
	line := render.Hex(0x9FD8D2)
	plan := r.Pad(r.W*0.03, r.H*0.05, r.W*0.03, r.H*0.05)
	const floors = 13
	high := plan.H / floors
	for i := range floors {
		y := plan.Y + float64(i)*high
		c.Segment(render.Pt(plan.X, y), render.Pt(plan.Right(), y), 1.4, line.Fade(0.28))
		x := plan.X
		for n := 0; x < plan.Right(); n++ { // rooms of different widths
			w := plan.W * (0.05 + 0.07*math.Abs(math.Sin(float64(3*i+7*n))))
			c.Segment(render.Pt(x, y), render.Pt(x, y+high), 1.2, line.Fade(0.18))
			if (i*5+n*3)%7 == 0 {
				c.Arc(render.Pt(x, y+high), high*0.6, -90, 0, 1.2, render.Solid(line.Fade(0.22))) // a door
			}
			x += w
		}
	}
	for _, f := range []float64{0.26, 0.63} { // shafts
		shaft := render.R(plan.X+plan.W*f, plan.Y, plan.W*0.035, plan.H)
		c.Fill(shaft, render.Solid(render.Hex(0x0B2128).Fade(0.75)))
		c.Frame(shaft, 0, 1.6, render.Solid(line.Fade(0.4)))
		c.Segment(shaft.Min(), shaft.Max(), 1, line.Fade(0.2))
		c.Segment(render.Pt(shaft.Right(), shaft.Y), render.Pt(shaft.X, shaft.Bottom()), 1, line.Fade(0.2))
	}
	y := plan.Y + 0.46*plan.H // the floor that was drawn with a ruler and never numbered
	c.Dashes([]render.Point{{X: plan.X, Y: y}, {X: plan.Right(), Y: y}}, 2.4, render.Hex(0xFF8A70).Fade(0.75), 14, 9, 0, false)
	c.TextIn(render.R(plan.Right()-70, y-34, 66, 30), "13 ?", render.Style{Face: render.Hand400, Size: 28, Color: render.Hex(0xFF8A70), Floor: render.KeyFloor}, render.Right|render.Middle)
	c.Frame(plan, 0, 2, render.Solid(line.Fade(0.45)))
}
