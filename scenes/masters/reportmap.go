package masters

import (
	"math"
	"slices"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules/masters"
)

// paintTale draws the building as it was at the end, the ways that were walked over
// it, gates that fell, and where it broke.
func (t *table) paintTale(c render.Canvas, at render.Rect, x *story, broke int, share float64) {
	th := theme
	foot := 30.0
	t.grid = taleGrid(x.first, at.Pad(10, 8, 10, foot+8))
	g := taleGrid(x.first, at.Pad(keyWide+20, 8, 10, 10))
	aside := g.Side > t.grid.Side // the key lies beside the map where that leaves it more room
	if aside {
		t.grid = g
	}
	t.u.tiny = t.grid.Side < 26
	t.board.Draw(c, at, render.Key(uint64(at.W), uint64(at.H), uint64(t.s.Heist), 77), func(c render.Canvas) {
		r := render.R(0, 0, at.W, at.H)
		c = c.Clipped(r)
		c.Fill(r, render.Slope(140, render.Hex(0x2D6DB6), render.Hex(0x174584), render.Hex(0x0A2656)))
		c.Pulp(r, 0.8)
		for i, gx := 0, r.X; gx < r.Right(); i, gx = i+1, gx+26.5 {
			c.Fill(render.R(gx, r.Y, 1, r.H), render.Solid(line.Fade(gridShade(i))))
		}
		for i, gy := 0, r.Y; gy < r.Bottom(); i, gy = i+1, gy+26.5 {
			c.Fill(render.R(r.X, gy, r.W, 1), render.Solid(line.Fade(gridShade(i))))
		}
		old := t.grid.Origin
		t.grid.Origin = old.Sub(at.Min())
		t.paintFloors(c, th)
		t.paintFallen(c, x)
		for cell := range t.s.Board.All() {
			p := t.center(t.s.HexOf(cell))
			t.paintChits(c, th, cell, p)
			t.paintLoot(c, th, cell, p)
			t.paintTaken(c, x, cell, p)
		}
		t.grid.Origin = old
	})
	key, free := render.R(at.X+10, at.Bottom()-foot, at.W-20, foot), at.Pad(4, 4, 4, foot+4)
	if aside {
		key = render.R(at.X+10, at.Y+10, keyWide, foot*float64(len(x.walked())))
		free = at.Pad(4, key.H+18, 4, 6)
	}
	for f := range x.walks {
		t.paintHike(c, x, f, share)
	}
	if share >= 1 {
		for f := range x.walks {
			t.paintEnd(c, x, f)
		}
		if broke >= 0 {
			t.paintBroke(c, at, free, x, broke)
		}
	}
	t.paintTaleKey(c, key, x, aside)
}

// taleGrid fits all that was ever on the map into a box.
func taleGrid(s *masters.State, box render.Rect) render.HexGrid {
	var list [][2]int
	for c := range masters.Cell(masters.AllCells) {
		if x := s.HexOf(c); x != masters.NoHex {
			q, r := x.Axial()
			list = append(list, [2]int{q, r})
		}
	}
	return render.FitHexes(box, list)
}

// paintFallen draws the tiles that gates took away.
func (t *table) paintFallen(c render.Canvas, x *story) {
	side := t.grid.Side
	for _, k := range x.falls {
		q, r := k.hex.Axial()
		pts := t.grid.Points(q, r, side*0.06)
		c.Polygon(pts, render.Solid(render.Hex(0x5A1E22)))
		box := render.Around(t.grid.Center(q, r), side*1.8, side*2)
		for d := box.X - box.H; d < box.Right(); d += side * 0.42 {
			if a, b, ok := clip(pts, render.Pt(d, box.Bottom()), render.Pt(d+box.H, box.Y)); ok {
				c.Segment(a, b, side*0.17, red.Fade(0.55))
			}
		}
		c.Line(pts, 2.5, red, true)
		if k.letter > 0 {
			st := caption(render.Style{Face: render.Oswald700, Size: 19, Color: line, Theme: theme})
			letter := string(rune('A' + k.letter - 1))
			w, h := c.Ruler().Measure(letter, st.Sized(14)) // on a small map the plate is as large as its letter
			plate := render.Around(t.grid.Center(q, r).Add(render.Pt(0, -side*0.5)), max(side*0.5, w+4), max(side*0.48, h))
			c.Round(plate, 3, render.Solid(red))
			c.TextFit(plate, letter, st, render.Center|render.Middle, 16, 14)
		}
	}
}

// paintTaken marks where loot that the job is about lay at first, and is gone.
func (t *table) paintTaken(c render.Canvas, x *story, cell masters.Cell, p render.Point) {
	then, now := x.first.LootOn(cell), t.s.LootOn(cell)
	if len(then) <= len(now) || cell.Outdoors() {
		return
	}
	d := t.grid.Side * 0.62
	at := p.Add(render.Pt(0, -t.grid.Side*0.06))
	c.Dashes(circle(at, d*0.62), 1.8, render.Hex(0x9FF6FF).Fade(0.8), 4, 4, 0, true)
	c.Icon(lootIcon(then[0]), render.Around(at, d*0.8, d*0.8), render.Hex(0x9FF6FF).Fade(0.6))
}

// paintHike draws the way of a figure: way in and way back side by side, each figure
// on its own lane, the moves of the escape numbered.
func (t *table) paintHike(c render.Canvas, x *story, f int, share float64) {
	w := &x.walks[f]
	if len(w.at) < 2 {
		return
	}
	pts, from := t.lane(w, f)
	n := min(len(pts), max(1, int(math.Ceil(float64(len(pts))*share))))
	col := c.Kit().Seat(theme, f)
	if n > 1 {
		paintRoute(c, pts[:n], max(3.5, t.grid.Side*0.1), col, f)
	}
	if t.u.tiny {
		return
	}
	st := small(render.Style{Face: render.Mono700, Size: 14, Color: render.White, Theme: theme})
	k := 0
	for i, s := range w.at {
		if !s.flight || from[i] >= n {
			continue
		}
		k++
		face := col.Darker(0.62)
		if s.dear {
			face = red.Darker(0.1)
		}
		p := pts[from[i]].Lerp(pts[max(0, from[i]-1)], 0.5)
		c.Circle(p, 10, render.Solid(face))
		c.RingAt(p, 10, 1.6, render.Solid(col))
		c.TextIn(render.Around(p, 24, 20), itoa(k), st, render.Center|render.Middle)
	}
}

// lane is the points of a way, moved aside so that no two lie on each other: to the
// right of where it leads, and each figure's a little further off; from is the index
// of each place among them.
func (t *table) lane(w *hike, f int) (pts []render.Point, from []int) {
	side := t.grid.Side
	own := render.Pt((float64(f)-1.5)*side*0.17, (float64(f)-1.5)*side*0.13)
	mid := make([]render.Point, len(w.at))
	for i, k := range w.at {
		mid[i] = t.center(k.hex)
	}
	from = make([]int, len(mid))
	unit := func(i int) (n render.Point) {
		d := mid[i+1].Sub(mid[i])
		if l := math.Hypot(d.X, d.Y); l > 0 {
			n = render.Pt(-d.Y/l, d.X/l)
		}
		return n
	}
	for i, p := range mid {
		p = p.Add(own)
		switch {
		case len(mid) < 2:
			pts = append(pts, p)
		case i == 0:
			pts = append(pts, p.Add(unit(0).Mul(side*0.09)))
		case i == len(mid)-1:
			pts = append(pts, p.Add(unit(i-1).Mul(side*0.09)))
		default:
			a, b := unit(i-1), unit(i)
			n := a.Add(b)
			if l := math.Hypot(n.X, n.Y); l > 0.3 {
				pts = append(pts, p.Add(n.Mul(side*0.09/l)))
			} else { // it turned round here
				pts = append(pts, p.Add(a.Mul(side*0.09)), p.Add(b.Mul(side*0.09)))
			}
		}
		from[i] = len(pts) - 1
	}
	return pts, from
}

// paintEnd stands a figure where it ended.
func (t *table) paintEnd(c render.Canvas, x *story, f int) {
	w := &x.walks[f]
	if len(w.at) == 0 {
		return
	}
	side, r := t.grid.Side, t.endBox(x, f)
	c.Figure(r, theme, render.Figure{Seat: f, Kind: render.Piece})
	if w.fate.bad() {
		paintCross(c, render.Pt(r.Center().X+side*0.3, r.Y+side*0.16), side)
	}
}

// paintBroke circles in grease pencil where it was lost, and pins the note that says
// why into the corner that is furthest from it.
func (t *table) paintBroke(c render.Canvas, at, free render.Rect, x *story, f int) {
	w := &x.walks[f]
	if len(w.at) == 0 {
		return
	}
	side := t.grid.Side
	pencil := render.Hex(0xFF3B2F)
	p := t.center(w.last())
	for k := range 2 {
		c.Line(ellipse(p, side*(1.12+0.06*float64(k)), side*(0.98-0.05*float64(k)), 0.4+0.5*float64(k)), 3.5, pencil.Fade(0.9), false)
	}
	if t.u.tiny {
		return
	}
	th := theme
	text := t.brokeText(x, f)
	wide := min(270, at.W*0.36)
	head := render.Style{Face: render.Hand400, Size: 28, Lead: 32, Floor: render.CaptionFloor, Color: render.Hex(0x8F140E), Theme: th}
	body := render.Style{Face: render.Hand400, Size: 23, Lead: 27, Floor: render.CaptionFloor, Color: render.Hex(0x1F2A44), Theme: th}
	_, hh := c.Ruler().Wrap(say(t.v, "tale.here"), head, wide-24, render.Left).Size()
	_, bh := c.Ruler().Wrap(text, body, wide-24, render.Left).Size()
	box := t.freeCorner(free, wide, hh+bh+24, p)
	edge := render.Pt(min(max(p.X, box.X+20), box.Right()-20), box.Y)
	if p.Y > box.Center().Y {
		edge.Y = box.Bottom()
	}
	c.Line([]render.Point{edge, edge.Lerp(p, 0.5).Add(render.Pt(side*0.3, 0)), p.Add(edge.Sub(p).Mul(side * 1.05 / max(1, math.Hypot(edge.X-p.X, edge.Y-p.Y))))}, 3, pencil.Fade(0.9), false)
	turned := c.Turned(1.5, box.Center())
	turned.Shadow(box, 2)
	turned.Fill(box, render.Slope(150, render.Hex(0xFFF3A6), render.Hex(0xF2DF7C)))
	in := box.Pad(12, 10, 12, 8)
	turned.TextIn(in, say(t.v, "tale.here"), head, render.Left)
	turned.TextIn(in.Pad(0, hh+2, 0, 0), text, body, render.Left)
}

// brokeText is the rule by which it was lost, in a line or two.
func (t *table) brokeText(x *story, f int) string {
	w := &x.walks[f]
	who, place := t.short(f), t.hexName(w.last())
	dear := ""
	for i, k := range w.at {
		if k.dear && i > 0 {
			dear = t.hexName(w.at[i-1].hex)
		}
	}
	switch {
	case w.fate == fateGate:
		return say(t.v, "tale.note.gate", "who", who, "place", place)
	case w.rolled && w.die < w.need && dear != "":
		return say(t.v, "tale.note.guard", "place", dear, "n", w.need-w.die)
	case w.rolled && w.die < w.need:
		return say(t.v, "tale.note.short", "who", who, "place", place, "n", w.need-w.die)
	case w.fate == fateVan:
		return say(t.v, "tale.note.van", "who", who)
	}
	return say(t.v, "tale.note.stuck", "who", who, "place", place)
}

// freeCorner is a place for a note of some size in the corner of a box that covers
// the fewest hexes and keeps away from a point.
func (t *table) freeCorner(box render.Rect, w, h float64, p render.Point) (best render.Rect) {
	least := math.Inf(1)
	for _, r := range []render.Rect{
		render.R(box.Right()-w, box.Bottom()-h, w, h), render.R(box.X, box.Bottom()-h, w, h),
		render.R(box.Right()-w, box.Y, w, h), render.R(box.X, box.Y, w, h),
	} {
		n := 0.0
		for c := range t.s.Board.All() {
			if r.Overlaps(render.Around(t.center(t.s.HexOf(c)), t.grid.Side*1.4, t.grid.Side*1.5)) {
				n += 1
			}
		}
		if r.Overlaps(render.Around(p, t.grid.Side*3, t.grid.Side*3)) {
			n += 50
		}
		if n < least {
			least, best = n, r
		}
	}
	return best
}

// ellipse is an open stroke around a place, begun at an angle.
func ellipse(at render.Point, a, b, from float64) []render.Point {
	out := make([]render.Point, 40)
	for i := range out {
		s, c := math.Sincos(from + 2.06*math.Pi*float64(i)/float64(len(out)-1))
		grow := 1 + 0.04*float64(i)/float64(len(out))
		out[i] = render.Pt(at.X+a*c*grow, at.Y+b*s*grow)
	}
	return out
}

// keyWide is how wide the key is beside the map.
const keyWide = 176.0

// walked is who has a way to show.
func (x *story) walked() (who []int) {
	for f := range x.walks {
		if len(x.walks[f].at) > 0 {
			who = append(who, f)
		}
	}
	return who
}

// paintTaleKey says whose line is whose: below the map side by side, beside it one below
// the other.
func (t *table) paintTaleKey(c render.Canvas, r render.Rect, x *story, aside bool) {
	th, who := theme, x.walked()
	if len(who) == 0 {
		return
	}
	c.Fill(r.Inset(-1), render.Solid(render.Hex(0x071c42).Fade(0.8)))
	st := caption(render.Style{Face: render.Sans500, Size: 17, Color: line, Theme: th})
	cols, rows := len(who), 1
	if aside {
		cols, rows = 1, len(who)
	}
	for i, at := range ui.Grid(r, cols, rows, 0) {
		f := who[i]
		col := c.Kit().Seat(th, f)
		at = at.Pad(6, 0, 4, 0)
		c.SeatShape(render.Around(render.Pt(at.X+10, at.Center().Y), 18, 18), f, th)
		long := min(40, at.W*0.22)
		paintRoute(c, []render.Point{render.Pt(at.X+26, at.Center().Y), render.Pt(at.X+26+long, at.Center().Y)}, 5, col, f)
		fitLine(c, at.Pad(34+long, 0, 0, 0), t.shortName(f), st, render.Left|render.Middle, 16, 15)
	}
}

// paintHush draws the noise over the rounds as a recorder writes it: a step for each
// noise, a triangle for each alert, what they brought on flags, and the plan's noise
// as the dry run had it.
func (t *table) paintHush(c render.Canvas, at render.Rect, x *story, broke int, share float64) {
	th := theme
	ink := render.Hex(0x22180C)
	c.Fill(at, render.Slope(140, render.Hex(0xF3F1DC), render.Hex(0xDDDABB)))
	lane := render.Style{Face: render.Sans500, Size: 16, Floor: render.CaptionFloor, Color: ink, Theme: th}
	_, lh := c.Ruler().Measure("0", lane)
	flags := at.Pad(44, lh+10, 40, lh+8)
	in := flags
	if n := float64(min(flagsMost, len(x.flags))); in.H > 2.5*n*(lh+flagGap) { // the flags have room above the curve
		in = in.Pad(0, n*(lh+flagGap), 0, 0)
	}
	rounds := 0
	for _, k := range x.noise {
		rounds = max(rounds, k.round)
	}
	rounds = max(rounds, int(t.s.Round))
	cols := rounds + 1 // and Escape
	w := in.W / float64(cols)
	top := 10
	for _, k := range x.noise {
		top = max(top, k.marker)
	}
	if x.plan != nil {
		for _, r := range x.plan.Rounds {
			top = max(top, r.Noise)
		}
	}
	y := func(n int) float64 { return in.Bottom() - in.H*float64(n)/float64(top) }
	for n := 10; n <= top; n += 10 {
		c.Dashes([]render.Point{render.Pt(in.X, y(n)), render.Pt(in.Right(), y(n))}, 1, ink.Fade(0.3), 2, 4, 0, false)
		c.TextIn(render.R(at.X, y(n)-lh/2, 38, lh), itoa(n), lane, render.Right|render.Middle)
	}
	every := 1
	for w*float64(every) < 34 {
		every++
	}
	for i := range cols {
		gx := in.X + float64(i)*w
		c.Fill(render.R(gx, in.Y, 1, in.H), render.Solid(ink.Fade(0.16)))
		label := itoa(i + 1)
		if i == rounds {
			label = say(t.v, "tale.escape")
		} else if i%every > 0 {
			continue
		} else if i == 0 && w > 70 {
			label = say(t.v, "tale.round", "n", 1)
		}
		fitLine(c, render.R(gx-4, in.Bottom()+3, w+8, lh), label, lane, render.Center|render.Middle, 15, 14)
	}
	pts, when := t.hushSteps(x, in, y, w, rounds)
	shown := max(1, int(math.Ceil(float64(len(pts))*share)))
	if x.plan != nil {
		t.paintPlanned(c, x.plan, in, y, w, lane)
	}
	if shown > 1 {
		for i := 1; i < shown; i++ {
			a, b := pts[i-1], pts[i]
			c.Fill(render.R(a.X, max(a.Y, b.Y), b.X-a.X, in.Bottom()-max(a.Y, b.Y)), render.Solid(render.Hex(0xC9563A).Fade(0.16)))
		}
		c.Line(pts[:shown], 2.6, ink, false)
	}
	if share < 1 {
		return
	}
	for i, k := range x.noise {
		if k.alert {
			p := render.Pt(when[i], y(k.marker))
			d := 7.0
			c.Polygon([]render.Point{p.Add(render.Pt(0, -d*1.5)), p.Add(render.Pt(d, d*0.3)), p.Add(render.Pt(-d, d*0.3))}, render.Solid(red))
		}
	}
	if n := len(x.noise); n > 0 {
		c.TextIn(render.R(in.Right()+4, y(x.noise[n-1].marker)-lh/2, 34, lh), itoa(x.noise[n-1].marker), lane.With(render.Oswald700).Sized(20), render.Left|render.Middle)
	}
	t.paintFlags(c, x, broke, flags, in, y, when, w, lane)
}

// hushSteps is the line of the recorder, and where each noise lies on it.
func (t *table) hushSteps(x *story, in render.Rect, y func(int) float64, w float64, rounds int) (pts []render.Point, when []float64) {
	count := map[int]int{}
	for _, k := range x.noise {
		count[k.round]++
	}
	done := map[int]int{}
	now := int(x.first.Noise)
	pts = append(pts, render.Pt(in.X, y(now)))
	for _, k := range x.noise {
		col := k.round - 1
		if k.round == 0 {
			col = rounds
		}
		done[k.round]++
		px := in.X + w*(float64(col)+float64(done[k.round])/float64(count[k.round]+1))
		when = append(when, px)
		pts = append(pts, render.Pt(px, y(now)))
		now = k.marker
		pts = append(pts, render.Pt(px, y(now)))
	}
	return append(pts, render.Pt(in.Right(), y(now))), when
}

// paintPlanned draws the noise of the dry run.
func (t *table) paintPlanned(c render.Canvas, d *masters.DryRun, in render.Rect, y func(int) float64, w float64, st render.Style) {
	pts := []render.Point{render.Pt(in.X, y(0))}
	for i, r := range d.Rounds {
		if p := render.Pt(in.X+w*float64(i+1), y(r.Noise)); p.X <= in.Right() {
			pts = append(pts, p)
		}
	}
	if len(pts) < 2 {
		return
	}
	blue := render.Hex(0x1C4FA8)
	c.Dashes(pts, 2.4, blue, 8, 5, 0, false)
	end := pts[(len(pts)-1)/2]
	words := say(t.v, "tale.plan", "n", d.Rounds[len(d.Rounds)-1].Noise)
	wide, h := c.Ruler().Measure(words, st)
	c.TextIn(render.R(max(in.X+4, min(end.X-wide-10, in.Right()-wide)), end.Y-h, wide+4, h), words, st.In(blue), render.Left)
}

// flagsMost is how many flags there are at most, flagGap what is free below each.
const (
	flagsMost = 6
	flagGap   = 5.0
)

// paintFlags names what changed the heist, the weightiest ones, on flags that hang from the
// upper edge of a box; the one that decided it is filled.
func (t *table) paintFlags(c render.Canvas, x *story, broke int, flags, in render.Rect, y func(int) float64, when []float64, w float64, st render.Style) {
	list := slices.Clone(x.flags)
	slices.SortStableFunc(list, func(a, b flag) int { return b.rank - a.rank })
	list = list[:min(flagsMost, len(list))]
	slices.SortStableFunc(list, func(a, b flag) int { return a.at - b.at })
	_, lh := c.Ruler().Measure("X", st)
	rows := newFlagRows(flags, lh)
	for _, k := range list {
		px, py := in.X+w*float64(k.round), y(x.marker())
		if k.kind == "busted" && len(x.noise) > 0 && k.at == len(x.noise) {
			px = in.Right() - w*0.5
		}
		if k.at > 0 && k.at <= len(when) {
			px, py = max(px-w*0.1, when[k.at-1]), y(x.noise[k.at-1].marker)
		}
		px = min(px, in.Right()-8)
		words := t.flagWords(k)
		wide, _ := c.Ruler().Measure(words, st)
		at, ok := rows.place(px, wide)
		if !ok {
			continue
		}
		face, ink := render.Solid(render.Hex(0xFFFDF4)), st.Color
		if k.kind == "busted" && k.who == broke {
			face, ink = render.Solid(render.Hex(0x9A1710)), line
		}
		c.Segment(render.Pt(px, at.Bottom()), render.Pt(px, max(py, at.Bottom())), 1.4, render.Hex(0x8F140E))
		c.Shadow(at, 1)
		c.Fill(at, face)
		c.TextIn(at, words, st.In(ink), render.Center|render.Middle)
	}
}

// flagRows are the rows in which flags hang from the upper edge of a strip, from left to right.
type flagRows struct {
	in   render.Rect
	high float64
	last []float64 // where each is full
}

// newFlagRows has three rows, and more where they take up two fifths of the box at most.
func newFlagRows(in render.Rect, high float64) *flagRows {
	r := &flagRows{in: in, high: high}
	for range min(flagsMost, max(3, int(in.H/2.5/(high+flagGap)))) {
		r.last = append(r.last, in.X-8)
	}
	return r
}

// place is where a flag with words so wide hangs for a place on the strip, in the first row in
// which it covers no other; ok is false where there is none.
func (r *flagRows) place(px, wide float64) (at render.Rect, ok bool) {
	left := max(r.in.X, min(px-wide*0.6, r.in.Right()-wide-12))
	for row := range r.last {
		if left >= r.last[row]+8 || left == r.in.X && r.last[row] < r.in.X {
			at = render.R(left, r.in.Y-r.high*0.5+float64(row)*(r.high+flagGap), wide+12, r.high+2)
			r.last[row] = at.Right()
			return at, true
		}
	}
	return render.Rect{}, false
}

// flagWords is what a flag says.
func (t *table) flagWords(k flag) string {
	switch k.kind {
	case "gate":
		return say(t.v, "tale.flag.gate", "letter", string(rune('A'+max(0, k.gate-1))))
	case "crisis":
		return t.v.Name(ref(kCard, int(k.card)))
	case "busted":
		return say(t.v, "tale.flag.busted", "who", t.shortName(k.who))
	}
	return say(t.v, "tale.flag.lost", "who", t.shortName(k.who))
}
