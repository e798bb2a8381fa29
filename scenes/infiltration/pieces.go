package infiltration

import "safehouse/render"

// drawGuard draws the plate of a tech lock or lab worker with the number of data files it secures, 66 x 40.
func drawGuard(c render.Canvas, r render.Rect, t *render.Theme, lock bool, secured int) {
	face, edge, icon := render.Hex(0x3C2A0A), render.Hex(0xFFC25E), "infiltration/tech-lock"
	if !lock {
		face, edge, icon = render.Hex(0x1C3450), render.Hex(0xCFE8FF), "infiltration/lab-worker"
	}
	c.Plate(r, face, edge)
	side := r.H * 0.72
	c.Icon(icon, render.R(r.X+6, r.Y+(r.H-side)/2, side, side), edge.Lighter(0.2))
	st := t.Number().Sized(r.H * 0.56).In(edge)
	st.Floor = render.CaptionFloor
	c.TextFit(render.R(r.X+side+6, r.Y, r.W-side-9, r.H), render.Digits(secured), st, render.Center|render.Middle)
}

// drawDataStack draws the data files that lie in a room with their number; none draws nothing. Its size is 52 x 40.
func drawDataStack(c render.Canvas, r render.Rect, t *render.Theme, n int) {
	if n <= 0 {
		return
	}
	c.SpriteIn([3]string{"infiltration/data/1", "infiltration/data/2", "infiltration/data/3"}[min(n, 3)-1], r, render.White)
	st := t.Number().Sized(20).In(render.Hex(0x06140E))
	st.Floor = render.CaptionFloor
	b := c.Ruler().Line(render.Digits(n), st)
	w, h := b.Size()
	pill := max(24, h*0.9)
	box := render.Around(render.Pt(r.Right()-4, r.Bottom()-9), max(w+9, pill), pill)
	c.NineScaled("common/shadow/round", box, render.Black.Fade(0.8), 0.5)
	c.Round(box, pill/2, render.Slope(160, render.Hex(0x9BFFD0), t.Accent))
	c.Block(b, box.Center().X-w/2, box.Center().Y-h/2, st)
}

// drawDataFile draws one data file face up with its value, or face down when the value is 0. Its size is 40 x 40.
func drawDataFile(c render.Canvas, r render.Rect, t *render.Theme, value int) {
	c.SpriteIn("infiltration/data/file", r, render.White)
	if value > 0 {
		st := t.Number().Sized(r.H * 0.5).In(render.Hex(0xDFFFF0))
		st.Floor = render.CaptionFloor
		c.TextIn(r, render.Digits(value), st, render.Center|render.Middle)
	} else {
		c.Icon("infiltration/data", render.Around(r.Center(), r.W*0.42, r.H*0.42), t.Accent.Fade(0.8))
	}
}

// drawPerson draws somebody of the house with a name plate: red face up, grey face down. r is the octagon, 50 x 50.
func drawPerson(c render.Canvas, r render.Rect, t *render.Theme, icon, name string, up bool) {
	face, plate, ink := render.Hex(0xF0443C), t.Alarm, render.White
	if !up {
		face, plate, ink = render.Hex(0x4A565B), render.Hex(0x5B6B71), render.Hex(0xAEBBBF)
	}
	c.Token(r, t, render.Token{Shape: render.OctToken, Face: face, Icon: icon, Ink: ink})
	if name == "" {
		return
	}
	st := t.Strong().With(render.Exo600).In(render.White)
	st.Floor = render.CaptionFloor
	b := c.Ruler().Line(name, st)
	w, h := b.Size()
	tag := render.R(r.X+r.W/2-w/2-6, r.Bottom()-8, w+12, max(22, h))
	c.Round(tag, 3, render.Solid(plate.Darker(0.7).Fade(0.94)))
	c.Frame(tag, 3, 1.2, render.Solid(plate))
	c.Block(b, tag.X+6, tag.Y+(tag.H-h)/2, st)
}

// drawPortrait draws an operative against the light of a seat, 84 x 124: id is the name of the pictogram without
// "operative/".
func drawPortrait(c render.Canvas, r render.Rect, t *render.Theme, id string, seat int) {
	col := c.Kit().Seat(t, seat)
	c.ShadowTint(r, 1, render.Black)
	c.Fill(r.Inset(-1.5), render.Slope(135, col.Lighter(0.4).Fade(0.9), render.Hex(0x05080A)))
	c.Fill(r, render.Slope(170, col.Darker(0.12), col.Darker(0.55)))
	cut := c.Clipped(r)
	cut.SpriteIn("common/light", render.Around(render.Pt(r.X+r.W*0.3, r.Y+r.H*0.2), r.W*2, r.W*2), render.White.Fade(0.45))
	cut.Tile("common/scan", r, render.Black.Fade(0.22), 1)
	cut.SpriteIn("infiltration/portrait/"+id, r.Move(2.5, 2.5), render.Black.Fade(0.4))
	cut.SpriteIn("infiltration/portrait/"+id, r, render.Hex(0x05080B))
	cut.SpriteIn("infiltration/portrait/"+id+".light", r, col.Lighter(0.25))
	side := r.W * 0.4
	box := render.Around(render.Pt(r.X+r.W/2, r.Y+r.H*0.8), side, side)
	cut.Icon("infiltration/operative/"+id, box, col.Lighter(0.3))
	cut.Nine("common/inner/soft", r, render.Black.Fade(0.7))
	cut.Polygon([]render.Point{r.Min(), render.Pt(r.X+r.W*0.7, r.Y), render.Pt(r.X, r.Y+r.H*0.6)}, render.Slope(135, render.White.Fade(0.16), render.White.Fade(0)))
}

// drawVault draws the round door of the secret room around a place, 188 across; open turns its wheel and draws it aside.
func drawVault(c render.Canvas, at render.Point, t *render.Theme, f, open float64) {
	side := 188 * f
	if open > 0 {
		c.Circle(at, side*0.5, render.Slope(150, render.Hex(0x05080A), render.Hex(0x1A2A24)))
		c.Added().SpriteIn("common/light", render.Around(at, side, side), t.Accent.Fade(0.4*open))
		at.X += side * 0.9 * open
		c = c.Faded(1 - open*0.7)
	}
	c.Turned(135*open, at).SpriteIn("infiltration/vault", render.Around(at, side, side), render.White)
	st := t.Number().Sized(30 * f).Free().In(render.Hex(0x0C1416))
	c.TextIn(render.Around(at, 50*f, 50*f), "?", st, render.Center|render.Middle)
}
