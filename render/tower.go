package render

import "math"

// Guard draws the plate of a tech lock or lab worker with the number of data files it secures, 66 x 40.
func (c Canvas) Guard(r Rect, t *Theme, lock bool, secured int) {
	face, edge, icon := Hex(0x3C2A0A), Hex(0xFFC25E), "infiltration/tech-lock"
	if !lock {
		face, edge, icon = Hex(0x1C3450), Hex(0xCFE8FF), "infiltration/lab-worker"
	}
	c.Plate(r, face, edge)
	side := r.H * 0.72
	c.Icon(icon, Rect{r.X + 6, r.Y + (r.H-side)/2, side, side}, edge.Lighter(0.2))
	st := t.Number().Sized(r.H * 0.56).In(edge)
	st.Floor = CaptionFloor
	c.TextFit(Rect{r.X + side + 6, r.Y, r.W - side - 9, r.H}, digits(secured), st, Center|Middle)
}

// DataStack draws the data files that lie in a room with their number; none draws nothing. Its size is 52 x 40.
func (c Canvas) DataStack(r Rect, t *Theme, n int) {
	if n <= 0 {
		return
	}
	c.SpriteIn([3]string{"infiltration/data/1", "infiltration/data/2", "infiltration/data/3"}[min(n, 3)-1], r, White)
	st := t.Number().Sized(20).In(Hex(0x06140E))
	st.Floor = CaptionFloor
	b := c.Ruler().Line(digits(n), st)
	w, h := b.Size()
	pill := max(24, h*0.9)
	box := Around(Pt(r.Right()-4, r.Bottom()-9), max(w+9, pill), pill)
	c.nine("common/shadow/round", box, Black.Fade(0.8), 0.5)
	c.Round(box, pill/2, Slope(160, Hex(0x9BFFD0), t.Accent))
	c.Block(b, box.Center().X-w/2, box.Center().Y-h/2, st)
}

// DataFile draws one data file face up with its value, or face down when the value is 0. Its size is 40 x 40.
func (c Canvas) DataFile(r Rect, t *Theme, value int) {
	c.SpriteIn("infiltration/data/file", r, White)
	if value > 0 {
		st := t.Number().Sized(r.H * 0.5).In(Hex(0xDFFFF0))
		st.Floor = CaptionFloor
		c.TextIn(r, digits(value), st, Center|Middle)
	} else {
		c.Icon("infiltration/data", Around(r.Center(), r.W*0.42, r.H*0.42), t.Accent.Fade(0.8))
	}
}

// Person draws somebody of the house with a name plate: red face up, grey face down. r is the octagon, 50 x 50.
func (c Canvas) Person(r Rect, t *Theme, icon, name string, up bool) {
	face, plate, ink := Hex(0xF0443C), t.Alarm, White
	if !up {
		face, plate, ink = Hex(0x4A565B), Hex(0x5B6B71), Hex(0xAEBBBF)
	}
	c.Token(r, t, Token{Shape: OctToken, Face: face, Icon: icon, Ink: ink})
	if name == "" {
		return
	}
	st := t.Strong().With(Exo600).In(White)
	st.Floor = CaptionFloor
	b := c.Ruler().Line(name, st)
	w, h := b.Size()
	tag := Rect{r.X + r.W/2 - w/2 - 6, r.Bottom() - 8, w + 12, max(22, h)}
	c.Round(tag, 3, Solid(plate.Darker(0.7).Fade(0.94)))
	c.Frame(tag, 3, 1.2, Solid(plate))
	c.Block(b, tag.X+6, tag.Y+(tag.H-h)/2, st)
}

// Portrait draws an operative against the light of a seat, 84 x 124: id is the name of the pictogram without
// "operative/".
func (c Canvas) Portrait(r Rect, t *Theme, id string, seat int) {
	col := c.kit.Seat(t, seat)
	c.ShadowTint(r, 1, Black)
	c.Fill(r.Inset(-1.5), Slope(135, col.Lighter(0.4).Fade(0.9), Hex(0x05080A)))
	c.Fill(r, Slope(170, col.Darker(0.12), col.Darker(0.55)))
	cut := c.Clipped(r)
	cut.SpriteIn("common/light", Around(Pt(r.X+r.W*0.3, r.Y+r.H*0.2), r.W*2, r.W*2), White.Fade(0.45))
	cut.Tile("common/scan", r, Black.Fade(0.22), 1)
	cut.SpriteIn("infiltration/portrait/"+id, r.Move(2.5, 2.5), Black.Fade(0.4))
	cut.SpriteIn("infiltration/portrait/"+id, r, Hex(0x05080B))
	cut.SpriteIn("infiltration/portrait/"+id+".light", r, col.Lighter(0.25))
	side := r.W * 0.4
	box := Around(Pt(r.X+r.W/2, r.Y+r.H*0.8), side, side)
	cut.Icon("infiltration/operative/"+id, box, col.Lighter(0.3))
	cut.nine("common/inner/soft", r, Black.Fade(0.7), 1)
	cut.Polygon(append(c.kit.ring[:0], r.Min(), Pt(r.X+r.W*0.7, r.Y), Pt(r.X, r.Y+r.H*0.6)), Slope(135, White.Fade(0.16), White.Fade(0)))
}

// Vault draws the round door of the secret room around a place, 188 across; open turns its wheel and draws it aside.
func (c Canvas) Vault(at Point, t *Theme, f, open float64) {
	side := 188 * f
	if open > 0 {
		c.Circle(at, side*0.5, Slope(150, Hex(0x05080A), Hex(0x1A2A24)))
		c.Added().SpriteIn("common/light", Around(at, side, side), t.Accent.Fade(0.4*open))
		at.X += side * 0.9 * open
		c = c.Faded(1 - open*0.7)
	}
	c.Turned(135*open, at).SpriteIn("infiltration/vault", Around(at, side, side), White)
	st := t.Number().Sized(30 * f).Free().In(Hex(0x0C1416))
	c.TextIn(Around(at, 50*f, 50*f), "?", st, Center|Middle)
}

// Hazard draws a strip of hazard tape.
func (c Canvas) Hazard(r Rect) {
	c.Fill(r, Solid(Hex(0x12110D)))
	c.Tile("common/hazard", r, Hex(0xD1971F), r.H/40*1.4)
	c.Grain(r, 1.4)
	c.Fill(Rect{r.X, r.Y, r.W, 1}, Solid(White.Fade(0.2)))
	c.Fill(Rect{r.X, r.Bottom() - 1, r.W, 1}, Solid(Black.Fade(0.6)))
}

// Shaft draws the ladder between the floors with an arrow that points up.
func (c Canvas) Shaft(r Rect, t *Theme) {
	cut := c.Clipped(r)
	cut.At(r.X, r.Y).Tile("infiltration/shaft", Rect{0, 0, r.W, r.H}, White, r.W/44)
	m := r.Center()
	c.Dashes([]Point{{m.X, r.Bottom() - r.H*0.22}, {m.X, r.Y + r.H*0.28}}, 3, t.Accent, 7, 6, 0, false)
	top := Pt(m.X, r.Y+r.H*0.24)
	c.Line([]Point{{m.X - 9, top.Y + 11}, top, {m.X + 9, top.Y + 11}}, 4, t.Accent, false)
	c.Added().SpriteIn("common/halo", Around(top, 50, 50), t.Accent.Fade(0.4))
	c.nine("common/inner/soft", r, Black.Fade(0.9), 1)
}

// TowerFrame draws the steel frame behind both floors.
func (c Canvas) TowerFrame(r Rect) {
	c.Shadow(r, 3)
	c.Round(r, 6, Slope(100, Hex(0x435257), Hex(0x1E282C), Hex(0x0F1518), Hex(0x0A0E10)).Bend(0.2, 0.7))
	c.Fibre(r.Inset(1), 1.4)
	c.Grain(r.Inset(1), 1)
	c.nine("common/inner", r, Black.Fade(0.8), 1)
	c.Frame(r, 6, 2, Slope(140, Hex(0x8FA4A9), Hex(0x3A484D), Hex(0x0A0E10)).Bend(0.3))
}

// FloorSlab draws the label of a floor with a line that fades to the right.
func (c Canvas) FloorSlab(r Rect, t *Theme, label string) {
	b := c.Ruler().Line(label, t.Label().Tracked(3.5).In(Hex(0xC4D2CE)))
	w, h := b.Size()
	c.Block(b, r.X, r.Y+(r.H-h)/2+1.5, t.Label().In(Black.Fade(0.6)))
	c.Block(b, r.X, r.Y+(r.H-h)/2, t.Label().In(Hex(0xC4D2CE)))
	c.Fill(Rect{r.X + w + 14, r.Y + r.H/2 - 1, r.Right() - r.X - w - 14, 2}, Slope(90, Hex(0x6F8489), Hex(0x6F8489).Fade(0)))
}

// TowerPlan is where everything lies in a tower drawn in a rectangle. Rooms count from the way in: the first floor runs
// from left to right, the second back from right to left, so that neighbours in the rules lie side by side.
type TowerPlan struct {
	Rooms  [12]Rect
	Slabs  [2]Rect // labels of the first and second floor
	WayOut Rect    // beside the first room
	Deep   Rect    // beside the last room
	Shaft  Rect
}

// PlanTower lays a tower out in r, 1266 x 614 or in proportion.
func PlanTower(r Rect) TowerPlan {
	fx, fy := r.W/1266, r.H/614
	var p TowerPlan
	at := func(x, y, w, h float64) Rect { return Rect{r.X + x*fx, r.Y + y*fy, w * fx, h * fy} }
	for i := range 6 {
		x := 48 + 194*float64(i)
		p.Rooms[i] = at(x, 338, 190, 262)
		p.Rooms[11-i] = at(x, 38, 190, 262)
	}
	p.Slabs = [2]Rect{at(48, 306, 1160, 32), at(48, 6, 1160, 32)}
	p.WayOut, p.Deep = at(8, 338, 34, 262), at(8, 38, 34, 262)
	p.Shaft = at(1214, 40, 44, 560)
	return p
}

// EndStrip draws the strip at the end of a floor with a label that runs upwards and a pictogram on top; lit is the way out.
func (c Canvas) EndStrip(r Rect, t *Theme, label, icon string, lit bool) {
	face, ink := Slope(180, Hex(0x151D21), Hex(0x0A0F12)), Hex(0x9DB0AA)
	if lit {
		face, ink = Slope(180, Hex(0x1F7A55), Hex(0x0E4A33), Hex(0x08281C)), White
	}
	c.Round(r, 3, face)
	c.Grain(r.Inset(1), 0.8)
	c.Frame(r, 3, 1, Slope(135, White.Fade(0.3), Black.Fade(0.4)))
	if icon != "" {
		side := r.W * 0.74
		c.Icon(icon, Rect{r.X + (r.W-side)/2, r.Y + 10, side, side}, ink)
	}
	m := r.Center()
	d := c.Turned(-90, m)
	st := t.Label().Tracked(4).In(ink)
	st.Floor = CaptionFloor
	d.TextIn(Around(m, r.H, r.W), label, st, Center|Middle)
}

// Alarm colours by height: calm, uneasy, loud.
func dangerColor(t *Theme, f float64) Color {
	switch {
	case f < 0.6:
		return t.Accent
	case f < 0.8:
		return t.Accent2
	}
	return t.Alarm
}

// DialFace draws the instrument for proximity without its moving parts: bezel, glass, scale, label. Around a place, 268
// across at f 1.
func (c Canvas) DialFace(at Point, t *Theme, f float64, label string) {
	c.SpriteIn("infiltration/dial", Around(at, 268*f, 268*f), White)
	for v := 0; v <= 99; v++ {
		c.tick(at, t, f, v, 0.38)
	}
	st := t.Number().Sized(18 * f).In(Hex(0xA9BAB4))
	st.Floor = CaptionFloor
	for _, v := range [4]int{20, 40, 60, 80} {
		s, co := dialAngle(float64(v))
		c.TextIn(Around(Pt(at.X+88*f*co, at.Y+88*f*s), 40, 24), digits(v), st, Center|Middle)
	}
	lab := t.Label().Sized(19 * f).In(Hex(0xDDEBE5))
	lab.Floor = CaptionFloor
	c.TextIn(Rect{at.X - 90*f, at.Y + 52*f, 180 * f, 28 * f}, label, lab, Center|Middle)
}

// dialAngle is the direction of a value from 0 to 99: it runs clockwise from the lower left to the lower right.
func dialAngle(v float64) (sin, cos float64) {
	return math.Sincos((141 + 258*v/99) * math.Pi / 180)
}

func (c Canvas) tick(at Point, t *Theme, f float64, v int, a float64) {
	s, co := dialAngle(float64(v))
	in, w := 111.0, 1.6
	if v%10 == 0 {
		in, w = 104, 2.6
	} else if v%5 == 0 {
		in = 108
	}
	c.Segment(Pt(at.X+117*f*co, at.Y+117*f*s), Pt(at.X+in*f*co, at.Y+in*f*s), w*f, dangerColor(t, float64(v)/99).Fade(a))
}

// DialValue draws the moving parts of the dial: the bright part of the scale and two flip figures. Between two whole
// values the figures turn.
func (c Canvas) DialValue(at Point, t *Theme, f, value float64) {
	value = math.Min(math.Max(value, 0), 99)
	col := dangerColor(t, value/99)
	end := 141 + 258*value/99
	if value > 0.2 {
		c.Arc(at, 121*f, 141, end, 12*f, Solid(col.Fade(0.16)))
		c.Arc(at, 121*f, 141, end, 7*f, Solid(col.Fade(0.25)))
		c.Arc(at, 121*f, 141, end, 3.6*f, Solid(col.Lighter(0.15)))
	}
	for v := 0; v <= int(value); v++ {
		c.tick(at, t, f, v, 1)
	}
	s, co := dialAngle(value)
	dot := Pt(at.X+98*f*co, at.Y+98*f*s)
	c.Added().SpriteIn("common/halo", Around(dot, 36*f, 36*f), col.Fade(0.7))
	c.Circle(dot, 6*f, Solid(col.Lighter(0.3)))
	whole := math.Floor(value + 1e-9)
	turn := value - whole
	tens, ones := int(whole)/10, int(whole)%10
	tt := 0.0
	if ones == 9 {
		tt = turn
	}
	c.Drum(Rect{at.X - 62*f, at.Y - 43*f, 58 * f, 86 * f}, t, tens, tt, col)
	c.Drum(Rect{at.X + 4*f, at.Y - 43*f, 58 * f, 86 * f}, t, ones, turn, col)
}

// Drum draws one flip figure; turn from 0 to 1 folds it over to the next.
func (c Canvas) Drum(r Rect, t *Theme, figure int, turn float64, col Color) {
	c.SpriteIn("infiltration/drum", r, White)
	st := Style{Face: Mono700, Size: r.H * 0.88, Lead: r.H * 0.88, Color: col, Theme: t}
	upper, lower := r, r
	upper.H /= 2
	lower.Y, lower.H = r.Y+r.H/2, r.H/2
	box := r.Move(0, -r.H*0.02)
	now, next := digits(figure), digits((figure+1)%10)
	if turn <= 0 {
		c.TextIn(box.Move(0, 2), now, st.In(col.Fade(0.25)), Center|Middle)
		c.TextIn(box, now, st, Center|Middle)
	} else {
		c.Clipped(upper).TextIn(box, next, st, Center|Middle)
		c.Clipped(lower).TextIn(box, now, st, Center|Middle)
		fold := math.Abs(math.Cos(turn * math.Pi))
		half, text := upper, now
		if turn > 0.5 {
			half, text = lower, next
		}
		z := c.Clipped(half).Zoomed(1, math.Max(fold, 0.02), r.Center())
		z.Fill(half.Pad(2, 2, 2, 2), Solid(Hex(0x141B1B)))
		z.TextIn(box, text, st, Center|Middle)
		c.Clipped(half).Fill(half, Solid(Black.Fade(0.35*(1-fold))))
	}
	c.Fill(Rect{r.X + 1, r.Y + r.H/2 - 1, r.W - 2, 2}, Solid(Black.Fade(0.85)))
	c.Fill(Rect{r.X + 1, r.Y + r.H/2 + 1, r.W - 2, 1}, Solid(White.Fade(0.08)))
}

// AlarmStrip draws the steps of the alarm from lo to hi in r: those reached are lit, the current one stands out.
// Pulse from 0 to 1 flashes the current one red.
func (c Canvas) AlarmStrip(r Rect, t *Theme, lo, hi, value int, pulse float64) {
	n := hi - lo + 1
	gap := 3.0
	unit := (r.W - gap*float64(n-1)) / (float64(n) + 0.5)
	x := r.X
	for v := lo; v <= hi; v++ {
		w := unit
		if v == value {
			w = unit * 1.5
		}
		box := Rect{x, r.Y, w, r.H}
		x += w + gap
		f := float64(v-lo) / float64(n)
		col := t.Accent.Mix(Hex(0xE8E24A), math.Min(f*3, 1))
		if f > 0.28 {
			col = Hex(0xE8E24A).Mix(t.Accent2, math.Min((f-0.28)*6, 1))
		}
		if f > 0.5 {
			col = t.Accent2.Mix(t.Alarm, math.Min((f-0.5)*3, 1))
		}
		st := t.Number().Sized(18)
		st.Floor = CaptionFloor
		switch {
		case v == value:
			col = col.Mix(Hex(0xFF2A20), pulse)
			box = box.Inset(-1).Pad(0, -6, 0, -6)
			c.nine("common/glow/small", box, col, 1)
			c.Round(box, 4, Slope(180, col.Lighter(0.5), col, col.Darker(0.1)).Bend(0.42))
			c.nine("common/edge/plate", box, White, 1)
			st = st.Sized(26).In(Hex(0x0A0F0C))
		case v < value:
			if v < 0 {
				col = col.Mix(Hex(0x22453A), 0.5)
			}
			c.Round(box, 3, Slope(180, col.Lighter(0.55), col).Bend(0.4))
			st = st.In(Hex(0x0A0F0C))
		default:
			c.Round(box, 3, Slope(180, Hex(0x0A0F11), Hex(0x161F22)))
			c.Frame(box, 3, 1, Solid(Hex(0x2A383D)))
			st = st.In(Hex(0xA3B2AD))
		}
		c.TextFit(box.Inset(-2), digits(v), st, Center|Middle, 16, 14)
	}
}
