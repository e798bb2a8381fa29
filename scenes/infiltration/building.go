package infiltration

import "safehouse/render"

// drawHazard draws a strip of hazard tape.
func drawHazard(c render.Canvas, r render.Rect) {
	c.Fill(r, render.Solid(render.Hex(0x12110D)))
	c.Tile("common/hazard", r, render.Hex(0xD1971F), r.H/40*1.4)
	c.Grain(r, 1.4)
	c.Fill(render.R(r.X, r.Y, r.W, 1), render.Solid(render.White.Fade(0.2)))
	c.Fill(render.R(r.X, r.Bottom()-1, r.W, 1), render.Solid(render.Black.Fade(0.6)))
}

// drawShaft draws the ladder between the floors with an arrow that points up.
func drawShaft(c render.Canvas, r render.Rect, t *render.Theme) {
	cut := c.Clipped(r)
	cut.At(r.X, r.Y).Tile("infiltration/shaft", render.R(0, 0, r.W, r.H), render.White, r.W/44)
	m := r.Center()
	c.Dashes([]render.Point{render.Pt(m.X, r.Bottom()-r.H*0.22), render.Pt(m.X, r.Y+r.H*0.28)}, 3, t.Accent, 7, 6, 0, false)
	top := render.Pt(m.X, r.Y+r.H*0.24)
	c.Line([]render.Point{render.Pt(m.X-9, top.Y+11), top, render.Pt(m.X+9, top.Y+11)}, 4, t.Accent, false)
	c.Added().SpriteIn("common/halo", render.Around(top, 50, 50), t.Accent.Fade(0.4))
	c.Nine("common/inner/soft", r, render.Black.Fade(0.9))
}

// drawFrame draws the steel frame behind both floors.
func drawFrame(c render.Canvas, r render.Rect) {
	c.Shadow(r, 3)
	c.Round(r, 6, render.Slope(100, render.Hex(0x435257), render.Hex(0x1E282C), render.Hex(0x0F1518), render.Hex(0x0A0E10)).Bend(0.2, 0.7))
	c.Fibre(r.Inset(1), 1.4)
	c.Grain(r.Inset(1), 1)
	c.Nine("common/inner", r, render.Black.Fade(0.8))
	c.Frame(r, 6, 2, render.Slope(140, render.Hex(0x8FA4A9), render.Hex(0x3A484D), render.Hex(0x0A0E10)).Bend(0.3))
}

// drawSlab draws the label of a floor with a line that fades to the right.
func drawSlab(c render.Canvas, r render.Rect, t *render.Theme, label string) {
	b := c.Ruler().Line(label, t.Label().Tracked(3.5).In(render.Hex(0xC4D2CE)))
	w, h := b.Size()
	c.Block(b, r.X, r.Y+(r.H-h)/2+1.5, t.Label().In(render.Black.Fade(0.6)))
	c.Block(b, r.X, r.Y+(r.H-h)/2, t.Label().In(render.Hex(0xC4D2CE)))
	c.Fill(render.R(r.X+w+14, r.Y+r.H/2-1, r.Right()-r.X-w-14, 2), render.Slope(90, render.Hex(0x6F8489), render.Hex(0x6F8489).Fade(0)))
}

// towerPlan is where everything lies in a tower drawn in a rectangle. Rooms count from the way in: the first floor runs
// from left to right, the second back from right to left, so that neighbours in the rules lie side by side.
type towerPlan struct {
	Rooms  [12]render.Rect
	Slabs  [2]render.Rect // labels of the first and second floor
	WayOut render.Rect    // beside the first room
	Deep   render.Rect    // beside the last room
	Shaft  render.Rect
}

// planTower lays a tower out in r, 1266 x 614 or in proportion.
func planTower(r render.Rect) towerPlan {
	fx, fy := r.W/1266, r.H/614
	var p towerPlan
	at := func(x, y, w, h float64) render.Rect { return render.R(r.X+x*fx, r.Y+y*fy, w*fx, h*fy) }
	for i := range 6 {
		x := 48 + 194*float64(i)
		p.Rooms[i] = at(x, 338, 190, 262)
		p.Rooms[11-i] = at(x, 38, 190, 262)
	}
	p.Slabs = [2]render.Rect{at(48, 306, 1160, 32), at(48, 6, 1160, 32)}
	p.WayOut, p.Deep = at(8, 338, 34, 262), at(8, 38, 34, 262)
	p.Shaft = at(1214, 40, 44, 560)
	return p
}

// drawStrip draws the strip at the end of a floor with a label that runs upwards and a pictogram on top; lit is the way out.
func drawStrip(c render.Canvas, r render.Rect, t *render.Theme, label, icon string, lit bool) {
	face, ink := render.Slope(180, render.Hex(0x151D21), render.Hex(0x0A0F12)), render.Hex(0x9DB0AA)
	if lit {
		face, ink = render.Slope(180, render.Hex(0x1F7A55), render.Hex(0x0E4A33), render.Hex(0x08281C)), render.White
	}
	c.Round(r, 3, face)
	c.Grain(r.Inset(1), 0.8)
	c.Frame(r, 3, 1, render.Slope(135, render.White.Fade(0.3), render.Black.Fade(0.4)))
	if icon != "" {
		side := r.W * 0.74
		c.Icon(icon, render.R(r.X+(r.W-side)/2, r.Y+10, side, side), ink)
	}
	m := r.Center()
	d := c.Turned(-90, m)
	st := t.Label().Tracked(4).In(ink)
	st.Floor = render.CaptionFloor
	d.TextIn(render.Around(m, r.H, r.W), label, st, render.Center|render.Middle)
}
