package masters

import (
	"slices"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	"safehouse/rules/masters"
)

// Routes: plan tokens in the order in which they will be walked, as lines on
// the blueprint. The rules know a set of tiles; the order is how they were
// painted, and after a load the nearest first.

// route is the planned cells of a figure in walking order.
func (t *table) route(f int) []masters.Cell {
	s := t.s
	fig := &s.Crew[f]
	old := t.routes[f]
	var out []masters.Cell
	left := fig.Plan
	for _, c := range old {
		if left.Has(c) {
			out = splice(s, fig.At, out, c)
			left &^= 1 << c
		}
	}
	for left != 0 {
		at := fig.At
		if len(out) > 0 {
			at = out[len(out)-1]
		}
		next := nearest(s, at, left, fig.Plan)
		out = append(out, next)
		left &^= 1 << next
	}
	t.routes[f] = out
	return out
}

// splice puts a token into a route: where it closes a gap, else at the end.
func splice(s *masters.State, at masters.Cell, l []masters.Cell, c masters.Cell) []masters.Cell {
	for i, next := range l {
		if at != masters.Nowhere && !s.Near(at).Has(next) && s.Near(at).Has(c) {
			return slices.Insert(l, i, c)
		}
		at = next
	}
	return append(l, c)
}

// nearest is the cell of a set that is the fewest steps from at, over the set
// over where possible; the first of the set where nothing leads there.
func nearest(s *masters.State, at masters.Cell, set, over masters.Cells) masters.Cell {
	if at != masters.Nowhere {
		for _, ground := range [2]masters.Cells{over, s.Board} {
			seen, front := masters.Cells(1)<<at, masters.Cells(1)<<at
			for front != 0 {
				next := masters.Cells(0)
				for c := range front.All() {
					next |= s.Near(c) & ground &^ seen
				}
				for c := range (next & set).All() {
					return c
				}
				seen |= next
				front = next
			}
		}
	}
	for c := range set.All() {
		return c
	}
	return masters.Nowhere
}

// way is the shortest way from a to b over a ground, a left out; nil where
// there is none.
func way(s *masters.State, a, b masters.Cell, ground masters.Cells) []masters.Cell {
	var from [masters.AllCells]masters.Cell
	seen := masters.Cells(1) << a
	queue := []masters.Cell{a}
	for len(queue) > 0 {
		c := queue[0]
		queue = queue[1:]
		if c == b {
			var out []masters.Cell
			for ; c != a; c = from[c] {
				out = append(out, c)
			}
			slices.Reverse(out)
			return out
		}
		for o := range (s.Near(c) & ground &^ seen).All() {
			seen |= 1 << o
			from[o] = c
			queue = append(queue, o)
		}
	}
	return nil
}

// walk is every step of a figure's plan, from where it stands to its last
// token; ok is false where tokens are not joined.
func (t *table) walk(f int) (steps []masters.Cell, ok bool) {
	s := t.s
	at := s.Crew[f].At
	if at == masters.Nowhere {
		return nil, len(t.route(f)) == 0
	}
	ground := s.Crew[f].Plan
	for c := range s.Board.All() {
		if c.Outdoors() {
			ground |= 1 << c
		}
	}
	for _, c := range t.route(f) {
		l := way(s, at, c, ground)
		if l == nil && c != at {
			return steps, false
		}
		steps = append(steps, l...)
		at = c
	}
	return steps, true
}

// layRoutes draws the ways of all figures, the open one's widest with the
// numbers of its steps.
func (t *table) layRoutes(b *ui.Builder) {
	s := t.s
	if !t.planning() {
		if s.Phase == masters.Escape {
			t.layFlight(b)
		}
		return
	}
	th := b.Theme()
	type way struct {
		f     int
		pts   [][]render.Point // joined parts
		marks []render.Point
	}
	var ways []way
	for i := range masters.Figures {
		f := (t.who + 1 + i) % masters.Figures // the open one last, on top
		if !s.Crew[f].Here() || s.Crew[f].Plan == 0 {
			continue
		}
		w := way{f: f}
		off := (float64(f) - 1.5) * t.grid.Side * 0.1
		put := func(c masters.Cell) render.Point {
			return t.center(s.HexOf(c)).Add(render.Pt(off, off*0.6+t.grid.Side*0.52)) // below what lies on the tile
		}
		steps, ok := t.walk(f)
		if !ok {
			steps = t.route(f)
		}
		at := s.Crew[f].At
		var part []render.Point
		if at != masters.Nowhere {
			part = append(part, put(at))
		}
		for _, c := range steps {
			if at != masters.Nowhere && s.Near(at)>>c&1 == 0 { // the tokens are not joined here
				w.pts = append(w.pts, part)
				part = nil
			}
			part = append(part, put(c))
			w.marks = append(w.marks, put(c))
			at = c
		}
		w.pts = append(w.pts, part)
		ways = append(ways, w)
	}
	b.Draw(ui.LayerRooms+1, func(c render.Canvas) {
		c = t.u.Canvas(c)
		for _, w := range ways {
			col := c.Kit().Seat(th, w.f)
			wide := 6.0
			if w.f == t.who {
				wide = 9
			}
			for _, part := range w.pts {
				if len(part) > 1 {
					paintRoute(c, part, wide, col, w.f)
				}
			}
		}
	})
	// numbers of the steps stand above the tokens
	b.Draw(ui.LayerTokens, func(c render.Canvas) {
		c = t.u.Canvas(c)
		for _, w := range ways {
			if w.f != t.who {
				continue
			}
			col := c.Kit().Seat(th, w.f)
			for i, p := range w.marks {
				t.paintStep(c, th, p, col, i+1)
			}
		}
	})
}

// paintStep is the number of a step on a small flag beside the token: it covers
// nothing that lies on the tile.
func (t *table) paintStep(c render.Canvas, th *render.Theme, p render.Point, col render.Color, n int) {
	side := t.grid.Side
	foot := p.Add(render.Pt(side*0.24, side*0.08))
	st := small(render.Style{Face: render.Mono700, Size: 15, Color: render.White, Theme: th})
	wide, high := c.Ruler().Measure(itoa(n), st)
	w, h := max(22, side*0.42, wide+9), max(17, side*0.33, high)
	top := foot.Add(render.Pt(0, -h-4))
	c.Segment(foot, top, 2, col.Darker(0.5))
	flag := []render.Point{top, top.Add(render.Pt(w, 0)), top.Add(render.Pt(w-5, h/2)), top.Add(render.Pt(w, h)), top.Add(render.Pt(0, h))}
	c.Polygon(flag, render.Solid(col.Darker(0.66)))
	c.Line(flag, 1.4, col, true)
	c.TextIn(render.R(top.X, top.Y, w-4, h), itoa(n), st, render.Center|render.Middle)
}

// paintRoute is one joined part of a route: solid, dotted or dashed by seat.
func paintRoute(c render.Canvas, pts []render.Point, wide float64, col render.Color, f int) {
	c.Line(pts, wide+5, headInk.Fade(0.55), false)
	switch f % 4 {
	case 0:
		c.Line(pts, wide, col, false)
	case 1:
		c.Dashes(pts, wide, col, 3, 13, 0, false)
	case 2:
		c.Dashes(pts, wide, col, 14, 10, 0, false)
	default:
		c.Dashes(pts, wide, col, 20, 6, 0, false)
	}
}

// layFlight draws the ways that were declared for a last ditch roll.
func (t *table) layFlight(b *ui.Builder) {
	s, th := t.s, b.Theme()
	b.Draw(ui.LayerRooms+1, func(c render.Canvas) {
		c = t.u.Canvas(c)
		for f := range s.Crew {
			fig := &s.Crew[f]
			if !fig.InPlay() || fig.Long == 0 {
				continue
			}
			pts := []render.Point{t.center(s.HexOf(fig.At))}
			for _, x := range fig.Route[:fig.Long] {
				pts = append(pts, t.center(s.HexOf(x)))
			}
			col := c.Kit().Seat(th, f)
			c.Line(pts, 10, headInk.Fade(0.6), false)
			c.Dashes(pts, 6, col, 12, 8, 0, false)
			c.ArrowHead(pts[len(pts)-2], pts[len(pts)-1], 18, col)
		}
	})
}

// paints reports whether a press on a hex lays a token of the open figure.
func (t *table) paints(acts []rules.Action) bool {
	return t.planning() && t.tool == pencil && slices.ContainsFunc(acts, func(a rules.Action) bool { return a.Verb == masters.VPlan || a.Verb == masters.VLift })
}

// leads reports whether the open figure's route goes on over a tile: where it
// can start, or next to its end.
func (t *table) leads(x masters.Hex, c masters.Cell) bool {
	if c == masters.Nowhere || c.Outdoors() {
		return true
	}
	fig := &t.s.Crew[t.who]
	if fig.Waiting() {
		return t.s.Starts(t.who).Has(c)
	}
	if fig.Plan.Has(c) || fig.At == masters.Nowhere {
		return false
	}
	end := fig.At
	if r := t.route(t.who); len(r) > 0 {
		end = r[len(r)-1]
	}
	return t.s.Near(end).Has(c)
}

// distant reports whether a press on a tile shows the whole way there: where the route
// of the open figure cannot go on at once.
func (t *table) distant(x masters.Hex, c masters.Cell, acts []rules.Action) bool {
	fig := &t.s.Crew[t.who]
	switch {
	case !t.planning() || !t.v.Asked || t.asked() || t.tool != pencil || c == masters.Nowhere || c.Outdoors() || t.who == masters.NPCFigure:
		return false
	case fig.Ready() || fig.Plan.Has(c) || fig.Card >= masters.Characters:
		return false
	}
	if len(acts) == 0 {
		return fig.Tokens == 0 && fig.Here() || fig.Waiting()
	}
	return t.paints(acts) && !t.leads(x, c)
}

// paintable lets a route be painted by drawing over the hexes.
func (t *table) paintable(th *ui.Thing, x masters.Hex) {
	th.Track = func(p render.Point, phase ui.Phase) {
		at := p.Mul(1 / t.u.U)
		switch phase {
		case ui.Down, ui.Again:
			t.brush = brush{at: at, over: x, left: int(t.s.Crew[t.who].Tokens)}
		case ui.Moving:
			from := t.brush.at
			t.brush.at = at
			for i, n := 1, int(from.Dist(at)/(t.grid.Side/2))+1; i <= n; i++ {
				if y := t.hexAt(from.Lerp(at, float64(i)/float64(n))); y != masters.NoHex && y != t.brush.over {
					t.paint(t.brush.over)
					t.brush.over = y
					t.paint(y)
				}
			}
		}
	}
}

// A brush is a stroke of the pencil over the hexes.
type brush struct {
	at   render.Point
	over masters.Hex
	left int // tokens in hand when it began, less those that it laid
	laid []masters.Hex
}

// hexAt is the hex that holds a place, or NoHex.
func (t *table) hexAt(p render.Point) masters.Hex {
	q, r := t.grid.At(p)
	for y := range masters.Hex(masters.Hexes) {
		if yq, yr := y.Axial(); yq == q && yr == r {
			return y
		}
	}
	return masters.NoHex
}

// paint lays a token of the open figure on a hex, if that can be done.
func (t *table) paint(x masters.Hex) {
	a := rules.Do(masters.VPlan, t.s.CharacterIndex(t.who), int(x))
	if t.brush.left > 0 && !slices.Contains(t.brush.laid, x) && t.v.DecideNow(a) {
		t.brush.left--
		t.brush.laid = append(t.brush.laid, x)
	}
}
