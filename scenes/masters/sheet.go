package masters

import (
	"math"
	"slices"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	"safehouse/rules/masters"
)

// mapID is the part of the table that can be looked at more closely.
const mapID = "map"

// laySheet lays the blueprint: paper, dressing, floors, walls and what is built
// in. It is baked; what moves lies on it as things.
func (t *table) laySheet(b *ui.Builder, p places) {
	s, r := t.s, p.sheet
	u, th := t.u, b.Theme()
	t.close = b.Stage().Zoom(mapID) > 1
	at := u.Pt(r.Inset(-20))
	bare := t.picking() || t.close
	state := render.Key(uint64(s.Heist), uint64(s.Board), uint64(s.Unknown), uint64(s.Doors), uint64(s.Remote[0]), uint64(s.Remote[1]), uint64(s.Used),
		uint64(s.Added[0].Hex), uint64(s.Added[1].Hex), uint64(s.Added[2].Hex), uint64(s.Gates), uint64(t.planningKey()), uint64(s.Fixture(masters.Cell(0)).Safe), safeKey(s), uint64(t.cells()), t.spokenKey())
	if bare {
		state = 1
	}
	key := render.Key(state, uint64(t.grid.Side*100), uint64(t.grid.Origin.X*10), uint64(t.grid.Origin.Y*10))
	b.Draw(ui.LayerTable, func(c render.Canvas) {
		t.board.Draw(c, at, key, func(c render.Canvas) {
			c = u.Canvas(c).At(20-r.X, 20-r.Y)
			t.paintPaper(c, th, r)
			if !bare {
				t.paintDressing(c, th, p)
				t.paintFloors(c, th)
			}
		})
	})
}

// layMap lists the map with all that lies on it; it can be zoomed and moved.
func (t *table) layMap(b *ui.Builder, p places) {
	th := b.Theme()
	b.Board(ui.Board{ID: mapID, Rect: t.u.Pt(p.view), Most: 2.5}, func(b *ui.Builder) {
		if t.close {
			b.Draw(ui.LayerTable+2, func(c render.Canvas) { t.paintFloors(t.u.Canvas(c), th) })
		}
		t.layHexes(b)
		t.layOutlook(b)
		t.layTrapped(b)
		t.layAhead(b)
		t.layLit(b)
		t.layIntent(b)
		t.layHints(b)
		t.layPawns(b)
	})
}

func safeKey(s *masters.State) uint64 {
	n := uint64(0)
	for c := range s.Board.All() {
		n = n*3 + uint64(s.Fixture(c).Safe)
	}
	return n
}

// center is the middle of a hex in units.
func (t *table) center(x masters.Hex) render.Point {
	q, r := x.Axial()
	return t.grid.Center(q, r)
}

// paintPaper is the sheet itself: drafting paper with its grid, frame, fold and
// tape.
func (t *table) paintPaper(c render.Canvas, th *render.Theme, r render.Rect) {
	c.Shadow(r, 3)
	c.Fill(r, render.Slope(140, render.Hex(0x2D6DB6), render.Hex(0x174584), render.Hex(0x0A2656)))
	in := c.Clipped(r)
	in.Pulp(r, 0.8)
	const step = 26.5
	for i, x := 0, r.X; x < r.Right(); i, x = i+1, x+step {
		in.Fill(render.R(x, r.Y, 1, r.H), render.Solid(line.Fade(gridShade(i))))
	}
	for i, y := 0, r.Y; y < r.Bottom(); i, y = i+1, y+step {
		in.Fill(render.R(r.X, y, r.W, 1), render.Solid(line.Fade(gridShade(i))))
	}
	in.SpriteIn("common/light", render.Around(render.Pt(r.X+r.W*0.28, r.Y+r.H*0.1), r.W*1.3, r.W*1.1), render.Hex(0xFFE2B0).Fade(0.16))
	in.Fill(render.R(r.X+r.W*0.5, r.Y, 7, r.H), render.Slope(90, render.Black.Fade(0), render.Black.Fade(0.16), render.White.Fade(0.1)))
	c.Frame(r.Inset(9), 0, 1.6, render.Solid(line.Fade(0.55)))
	c.Frame(r.Inset(14), 0, 1, render.Solid(line.Fade(0.3)))
	in.RingAt(render.Pt(r.Right()-150, r.Y+90), 52, 7, render.Solid(render.Hex(0x0A1B33).Fade(0.35)))
	in.RingAt(render.Pt(r.Right()-147, r.Y+92), 47, 2, render.Solid(render.Hex(0x0A1B33).Fade(0.28)))
	tape(c, render.Pt(r.X+8, r.Y+10), -36)
	tape(c, render.Pt(r.Right()-8, r.Y+10), 36)
	tape(c, render.Pt(r.X+8, r.Bottom()-10), 36)
	tape(c, render.Pt(r.Right()-8, r.Bottom()-10), -36)
}

// tape is a strip of drafting tape around a place.
func tape(c render.Canvas, at render.Point, turn float64) {
	r := render.Around(at, 96, 28)
	c = c.Turned(turn, at)
	c.Fill(r.Move(1.5, 2.5), render.Solid(render.Black.Fade(0.28)))
	c.Fill(r, render.Slope(170, render.Hex(0xEFE4BE).Fade(0.86), render.Hex(0xD9C995).Fade(0.8)))
	c.Fill(render.R(r.X, r.Y+r.H*0.42, r.W, 2), render.Solid(render.White.Fade(0.22)))
	for i := range 7 {
		y := r.Y + float64(i)*4
		c.Fill(render.R(r.X-2, y, 2, 2), render.Solid(render.Hex(0xE2D6AC).Fade(0.8)))
		c.Fill(render.R(r.Right(), y+2, 2, 2), render.Solid(render.Hex(0xD9C995).Fade(0.8)))
	}
}

func gridShade(i int) float64 {
	if i%4 == 0 {
		return 0.11
	}
	return 0.05
}

// paintDressing is what a draughtsman puts around a plan.
func (t *table) paintDressing(c render.Canvas, th *render.Theme, p places) {
	r := p.sheet
	ink := line.Fade(0.55)
	taken := append(t.hexBoxes(p), p.job, p.log)
	clear := func(x render.Rect) bool { return !slices.ContainsFunc(taken, x.Overlaps) }
	at := render.Pt(r.Right()-58, r.Bottom()-140)
	for _, y := range []float64{r.Bottom() - 70, r.Y + 110, r.Center().Y} {
		if !clear(render.Around(at, 80, 120)) {
			at.Y = y
		}
	}
	c.RingAt(at, 24, 1.4, render.Solid(ink))
	c.Segment(at.Add(render.Pt(-32, 0)), at.Add(render.Pt(32, 0)), 1, ink)
	c.Segment(at.Add(render.Pt(0, 32)), at.Add(render.Pt(0, -32)), 1, ink)
	c.Polygon([]render.Point{at.Add(render.Pt(0, -30)), at.Add(render.Pt(7, 4)), at.Add(render.Pt(0, 0))}, render.Solid(line.Fade(0.8)))
	c.Polygon([]render.Point{at.Add(render.Pt(0, -30)), at.Add(render.Pt(-7, 4)), at.Add(render.Pt(0, 0))}, render.Solid(line.Fade(0.4)))
	c.TextIn(render.Around(at.Add(render.Pt(0, -44)), 40, 24), "N", small(render.Style{Face: render.Oswald500, Size: 20, Color: line.Fade(0.8), Theme: th}), render.Center|render.Middle)
	id := info.Refs[kHeist].IDs[t.s.Heist]
	name := render.Upper(t.v.Text("name.heist." + id))
	st := caption(render.Style{Face: render.Oswald500, Size: 20, Track: 2.4, Color: line, Theme: th})
	w, _ := c.Ruler().Measure(name, st)
	left := p.view.X + 12
	place, align := render.R(r.Right()-40-w, r.Y+22, w, 28), render.Right
	for _, x := range []render.Rect{render.R(left, r.Y+22, w, 28), render.R(r.Right()-40-w, r.Bottom()-50, w, 28), render.R(left, r.Bottom()-50, w, 28)} {
		if !clear(place) {
			place = x
		}
	}
	c.TextIn(place.Pad(-4, 0, -4, 0), name, st, align|render.Middle)
}

// paintFloors paints floors, walls, doors and fixtures of all hexes.
func (t *table) paintFloors(c render.Canvas, th *render.Theme) {
	s, g := t.s, t.grid
	t.paintShafts(c, th)
	for cell := range s.Board.All() {
		q, r := s.HexOf(cell).Axial()
		switch {
		case cell.Outdoors():
			drawHex(c, g, q, r, hexExit, th)
		case s.Unknown.Has(cell):
			drawHex(c, g, q, r, hexUnknown, th)
		default:
			drawHex(c, g, q, r, hexFloor, th)
		}
	}
	for _, x := range s.Tunnels() {
		if !t.planning() { // no more tunnels are dug
			break
		}
		q, r := x.Axial()
		c.Dashes(g.Points(q, r, g.Side*0.1), 2, th.Good.Fade(0.8), 6, 6, 0, true)
		c.Icon("masters/exit", render.Around(g.Center(q, r), g.Side*0.6, g.Side*0.6), th.Good.Fade(0.55))
	}
	for cell := range s.Board.All() {
		t.paintWalls(c, th, cell)
	}
	for cell := range s.Board.All() {
		if cell.Outdoors() {
			t.paintExit(c, th, cell)
		} else {
			t.paintFixture(c, th, cell)
		}
		t.paintMark(c, th, cell)
	}
}

// paintMark writes what the log calls a hex into its upper left corner, or into
// the lower one where something is built in.
func (t *table) paintMark(c render.Canvas, th *render.Theme, cell masters.Cell) {
	if t.u.tiny {
		return
	}
	x, side := t.s.HexOf(cell), t.grid.Side
	at := t.center(x).Add(render.Pt(-side*0.46, -side*0.48))
	if t.s.Fixture(cell).Remote > 0 {
		at.Y += side * 0.96
	}
	st := small(render.Style{Face: render.Oswald500, Size: 14, Color: line, Theme: th})
	name := t.v.Name(ref(kHex, int(x)))
	w, h := c.Ruler().Measure(name, st)
	c.Round(render.Around(at, w+5, h*0.8), 3, render.Solid(render.Hex(0x071C42).Fade(0.75)))
	c.TextIn(render.Around(at, side, 20), name, st, render.Center|render.Middle)
}

// paintShafts darkens the gaps that tiles enclose; gaps that touch are one dark room
// with one word.
func (t *table) paintShafts(c render.Canvas, th *render.Theme) {
	s := t.s
	dark := func(x masters.Hex) bool { return x != masters.NoHex && s.CellOn(x) == masters.Nowhere && !s.Outside(x) }
	seen := map[masters.Hex]bool{}
	for x := range masters.Hex(masters.Hexes) {
		if !dark(x) || seen[x] {
			continue
		}
		room := []masters.Hex{x}
		seen[x] = true
		for i := 0; i < len(room); i++ {
			for d := range masters.Sides {
				if y := room[i].Beside(d); dark(y) && !seen[y] {
					seen[y] = true
					room = append(room, y)
				}
			}
		}
		mid := render.Point{}
		for _, y := range room {
			q, r := y.Axial()
			drawHex(c, t.grid, q, r, hexShaft, th)
			mid = mid.Add(t.center(y).Mul(1 / float64(len(room))))
		}
		best := room[0]
		for _, y := range room {
			if t.center(y).Dist(mid) < t.center(best).Dist(mid) {
				best = y
			}
		}
		fitLine(c, render.Around(t.center(best), t.grid.Side*1.7, 26), say(t.v, "shaft"), caption(render.Style{Face: render.Oswald500, Size: 18, Track: 2, Color: line.Fade(0.7), Theme: th}), render.Center|render.Middle, 16, 14, 12, 10)
	}
}

// paintWalls draws the walls of a tile: to the outside and to gaps whole,
// between tiles with a doorway.
func (t *table) paintWalls(c render.Canvas, th *render.Theme, cell masters.Cell) {
	if cell.Outdoors() {
		return
	}
	s := t.s
	q, r := s.HexOf(cell).Axial()
	for d := range masters.Sides {
		o := s.Beyond(cell, d)
		switch {
		case o == masters.Nowhere:
			drawWall(c, t.grid, q, r, d, true, false, th)
		case o.Outdoors():
			t.paintThreshold(c, th, q, r, d)
		case d < 3:
			drawWall(c, t.grid, q, r, d, false, true, th)
		}
	}
}

// paintThreshold opens the outer wall at an entrance.
func (t *table) paintThreshold(c render.Canvas, th *render.Theme, q, r, d int) {
	a, b := t.grid.Edge(q, r, d)
	w := t.grid.Side * 0.15
	for _, e := range [2][2]render.Point{{a, a.Lerp(b, 0.24)}, {b, b.Lerp(a, 0.24)}} {
		c.Segment(e[0], e[1], w, line)
		c.Dot(e[0], w, line)
		c.Segment(e[0], e[1], w*0.28, th.Accent)
	}
	c.Dashes([]render.Point{a.Lerp(b, 0.24), b.Lerp(a, 0.24)}, 2.4, signal.Fade(0.9), 5, 4, 0, false)
}

// paintExit is what stands on an entrance: its number, a running figure, the
// seal of an exit that has let its one character out.
func (t *table) paintExit(c render.Canvas, th *render.Theme, cell masters.Cell) {
	s, side := t.s, t.grid.Side
	at := t.center(s.HexOf(cell))
	n := 0
	for o := range s.Board.All() {
		if o.Outdoors() && o <= cell {
			n++
		}
	}
	c.Icon("masters/exit", render.Around(at.Add(render.Pt(0, -side*0.16)), side*0.72, side*0.72), line.Fade(0.5))
	st := caption(render.Style{Face: render.Oswald700, Size: 18, Color: line, Theme: th})
	fitLine(c, render.Around(at.Add(render.Pt(0, side*0.6)), side*1.3, 24), render.Upper(t.doorMark(n)), st, render.Center|render.Middle, 17, 15, 14, 12, 10)
	if s.Fixture(cell).Spent {
		c.Segment(at.Add(render.Pt(-side*0.5, -side*0.5)), at.Add(render.Pt(side*0.5, side*0.5)), 6, red)
		c.Segment(at.Add(render.Pt(side*0.5, -side*0.5)), at.Add(render.Pt(-side*0.5, side*0.5)), 6, red)
	}
	if f := t.heldBy(cell); f >= 0 { // by whom it is spoken for
		c.SeatShape(render.Around(at.Add(render.Pt(side*0.46, -side*0.5)), side*0.5, side*0.5), f, th)
	}
}

// bots is the seats that no person plays.
func (t *table) bots() (l rules.Seats) {
	for f := range int(t.s.Seats) {
		if x, ok := t.v.Sitter(f); ok && x.Bot {
			l |= rules.Only(f)
		}
	}
	return l
}

// heldBy is the bot that is on its way to an exit which lets one out, -1 for none.
func (t *table) heldBy(c masters.Cell) int {
	to := t.s.Headed(t.bots())
	return slices.Index(to[:], c)
}

// spokenKey is who holds which exit as a number.
func (t *table) spokenKey() (n uint64) {
	for _, c := range t.s.Headed(t.bots()) {
		n = n<<8 | uint64(c)
	}
	return n
}

// doorName is what stands on an entrance: where only hideouts save, it is no exit.
func (t *table) doorName(n int) string {
	if t.s.Hiding() {
		return say(t.v, "entrance", "n", n)
	}
	return say(t.v, "exit", "n", n)
}

// doorMark is what stands on it on the map, where there is little room.
func (t *table) doorMark(n int) string {
	if t.s.Hiding() {
		return t.doorName(n)
	}
	return say(t.v, "exit.mark", "n", n)
}

// paintFixture draws what is built into a tile.
func (t *table) paintFixture(c render.Canvas, th *render.Theme, cell masters.Cell) {
	s, side := t.s, t.grid.Side
	f := s.Fixture(cell)
	at := t.center(s.HexOf(cell))
	q, r := s.HexOf(cell).Axial()
	f18 := caption(render.Style{Face: render.Oswald700, Size: 20, Color: line, Theme: th})
	plate := func(p render.Point, text string, face render.Color) {
		box := render.Around(p, max(side*0.56, 26), max(side*0.52, 26))
		c.Round(box, 4, render.Slope(150, face.Darker(0.16), face.Darker(0.34)))
		c.Frame(box, 4, 1.6, render.Solid(line.Fade(0.9)))
		c.TextFit(box, text, f18, render.Center|render.Middle, 18, 16)
	}
	big := func(icon string, ink render.Color) {
		c.Icon(icon, render.Around(at.Add(render.Pt(1, 2)), side*0.95, side*0.95), render.Black.Fade(0.4))
		c.Icon(icon, render.Around(at, side*0.95, side*0.95), ink)
	}
	switch {
	case f.Tower:
		big("masters/tower", line.Fade(0.62))
		c.Arc(at, side*0.72, -150, -30, 3, render.Solid(red.Fade(0.8)))
	case f.Kennel:
		big("masters/kennel", render.Hex(0xFFC98A).Fade(0.7))
	case f.Reinforce:
		big("masters/reinforce", render.Hex(0xFFA24A).Fade(0.75))
		c.Dashes(circle(at, side*2.9), 1.4, render.Hex(0xFFA24A).Fade(0.35), 4, 7, 0, true)
	case f.Hideout:
		big("masters/hideout", th.Good.Fade(0.75))
	case t.cells().Has(cell):
		big("masters/character/prisoner", render.Hex(0xFFC98A).Fade(0.55))
	}
	if f.Server > 0 {
		big("masters/server", render.Hex(0x7FE9FF).Fade(0.7))
		plate(at.Add(render.Pt(side*0.5, -side*0.42)), letters[f.Server], render.Hex(0x167A9A))
	}
	if f.Gate > 0 {
		c.Dashes(t.grid.Points(q, r, side*0.12), 3, red.Lighter(0.2), 9, 6, 0, true)
		plate(at.Add(render.Pt(0, -side*0.58)), string(rune('A'+f.Gate-1)), red)
		if !s.Unknown.Has(cell) {
			big("masters/gate", red.Lighter(0.2).Fade(0.4))
		}
	}
	if f.Remote > 0 {
		for i := range 2 {
			c.Line(t.grid.Points(q, r, side*(0.1+0.12*float64(i))), 3, render.Hex(0x7FE9FF).Fade(0.9-0.35*float64(i)), true)
		}
		c.Icon("masters/remote", render.Around(at.Add(render.Pt(-side*0.42, -side*0.42)), side*0.44, side*0.44), render.Hex(0x7FE9FF))
		plate(at.Add(render.Pt(side*0.4, -side*0.45)), letters[f.Remote], render.Hex(0x167A9A))
	}
	if f.Door {
		for i := range 3 {
			y := at.Y + side*(-0.3+0.3*float64(i))
			c.Segment(render.Pt(at.X-side*0.62, y), render.Pt(at.X+side*0.62, y), 5, render.Hex(0xFFA24A).Fade(0.85))
		}
		c.Line(t.grid.Points(q, r, side*0.14), 4, render.Hex(0xFFA24A), true)
		c.Icon("masters/keycard", render.Around(at, side*0.62, side*0.62), line)
	}
	if f.Safe > 0 {
		big("masters/safe", render.Hex(0xFFE08A).Fade(0.9))
		t.paintCracks(c, f18, at.Add(render.Pt(side*0.42, -side*0.46)), f.Safe)
	}
	if f.Clue {
		c.Coin(render.Around(at.Add(render.Pt(-side*0.5, -side*0.3)), side*0.5, side*0.5), th, "masters/idea", 0)
	}
}

// paintCracks is how many cracks a safe still takes.
func (t *table) paintCracks(c render.Canvas, st render.Style, at render.Point, n int) {
	side := t.grid.Side
	box := render.Around(at, max(side*0.9, 44), max(side*0.52, 26))
	face := render.Hex(0x8A6410)
	c.Round(box, 4, render.Slope(150, face.Darker(0.16), face.Darker(0.34)))
	c.Frame(box, 4, 1.6, render.Solid(line.Fade(0.9)))
	half := box.W / 2
	c.TextFit(render.R(box.X, box.Y, half, box.H), itoa(n), st, render.Center|render.Middle, 18, 16)
	d := min(half, box.H) - 4
	c.Icon(itemIcon(masters.SafecrackingTools), render.Around(render.Pt(box.X+half*1.42, box.Center().Y), d, d), line)
}

var letters = [3]string{"", "X", "Y"}

// cells are the tiles of the County on which those who are inside start.
func (t *table) cells() (set masters.Cells) {
	if !t.s.Heist.County() {
		return 0
	}
	for f := range int(t.s.Seats) {
		if t.inside(f) {
			set |= t.s.Starts(f)
		}
	}
	return set
}

// circle is a circle as a line of points.
func circle(at render.Point, rad float64) []render.Point {
	out := make([]render.Point, 48)
	for i := range out {
		s, c := math.Sincos(2 * math.Pi * float64(i) / float64(len(out)))
		out[i] = render.Pt(at.X+rad*c, at.Y+rad*s)
	}
	return out
}
