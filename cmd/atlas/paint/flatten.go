package paint

import "math"

// piece is one run of points; closed says that the last joins the first.
type piece struct {
	pts    []Pt
	closed bool
}

// flatten turns the path, taken through m, into straight runs. The steps of a curve are chosen from its bend, so that
// no run strays further than a twentieth of a pixel from it.
func (p *Path) flatten(m Matrix) []piece {
	const tolerance = 0.05
	var out []piece
	var cur piece
	var at Pt
	flush := func(closed bool) {
		if len(cur.pts) > 1 || closed && len(cur.pts) > 0 {
			cur.closed = closed
			out = append(out, cur)
		}
		cur = piece{}
	}
	add := func(q Pt) {
		if n := len(cur.pts); n == 0 || cur.pts[n-1] != q {
			cur.pts = append(cur.pts, q)
		}
		at = q
	}
	i := 0
	next := func() Pt {
		i++
		return m.Apply(p.pts[i-1])
	}
	for _, op := range p.ops {
		if len(cur.pts) == 0 && op != opMove && op != opClose {
			add(at)
		}
		switch op {
		case opMove:
			flush(false)
			add(next())
		case opLine:
			add(next())
		case opQuad:
			a, c, b := at, next(), next()
			bend := math.Hypot(a.X-2*c.X+b.X, a.Y-2*c.Y+b.Y)
			n := int(math.Ceil(math.Sqrt(bend/(4*tolerance)))) + 1
			for k := 1; k <= n; k++ {
				t := float64(k) / float64(n)
				u := 1 - t
				add(Pt{u*u*a.X + 2*u*t*c.X + t*t*b.X, u*u*a.Y + 2*u*t*c.Y + t*t*b.Y})
			}
		case opCube:
			a, c, d, b := at, next(), next(), next()
			bend := math.Max(math.Hypot(a.X-2*c.X+d.X, a.Y-2*c.Y+d.Y), math.Hypot(c.X-2*d.X+b.X, c.Y-2*d.Y+b.Y))
			n := int(math.Ceil(math.Sqrt(3*bend/(4*tolerance)))) + 1
			for k := 1; k <= n; k++ {
				t := float64(k) / float64(n)
				u := 1 - t
				w0, w1, w2, w3 := u*u*u, 3*u*u*t, 3*u*t*t, t*t*t
				add(Pt{w0*a.X + w1*c.X + w2*d.X + w3*b.X, w0*a.Y + w1*c.Y + w2*d.Y + w3*b.Y})
			}
		case opClose:
			if len(cur.pts) > 0 {
				at = cur.pts[0]
			}
			flush(true)
		}
	}
	flush(false)
	return out
}

// Pen says how a line is drawn along a path.
type Pen struct {
	Width float64   // pt
	Dash  []float64 // lengths of strokes and gaps in turn, pt; nil is a whole line
	Butt  bool      // square ends; the ends are round otherwise
	Miter bool      // sharp corners; the corners are round otherwise
}

// outline gives the pieces of a stroked path, all wound the same way, in pixels.
func (p *Path) outline(m Matrix, pen Pen) []piece {
	runs := p.flatten(m)
	scale := m.Size()
	if len(pen.Dash) > 0 {
		dash := make([]float64, len(pen.Dash))
		for i, d := range pen.Dash {
			dash[i] = math.Max(d*scale, 1e-3)
		}
		runs = dashed(runs, dash)
	}
	half := pen.Width * scale / 2
	var out []piece
	for _, run := range runs {
		out = append(out, strokeRun(run, half, pen)...)
	}
	return out
}

// strokeRun outlines one run: strips that follow it as long as it bends softly, joined where it does not.
func strokeRun(run piece, half float64, pen Pen) []piece {
	pts := run.pts
	if run.closed && len(pts) > 1 && pts[0] != pts[len(pts)-1] {
		pts = append(append([]Pt(nil), pts...), pts[0])
	}
	if len(pts) < 2 {
		if pen.Butt || len(pts) == 0 {
			return nil
		}
		return []piece{disc(pts[0], half)}
	}
	var out []piece
	first, last := 0, len(pts)-1
	for i := 1; i < last; i++ {
		if soft(pts[i-1], pts[i], pts[i+1], half) {
			continue
		}
		out = append(out, strip(pts[first:i+1], half, nil, nil))
		out = append(out, joint(pts[i-1], pts[i], pts[i+1], half, pen.Miter)...)
		first = i
	}
	if run.closed {
		// at the seam the strip begins and ends in the direction of the curve, if it is soft there
		before, after := &pts[last-1], &pts[1]
		if !soft(*before, pts[0], *after, half) {
			out = append(out, joint(*before, pts[0], *after, half, pen.Miter)...)
			before, after = nil, nil
		}
		if first > 0 && before != nil { // the first strip was cut off before the seam was looked at
			out[0] = strip(pts[:softEnd(pts, half)+1], half, before, nil)
			before = nil
		}
		return append(out, strip(pts[first:], half, before, after))
	}
	out = append(out, strip(pts[first:], half, nil, nil))
	if !pen.Butt {
		out = append(out, disc(pts[0], half), disc(pts[last], half))
	}
	return out
}

// softEnd is the index of the first corner that a strip from the beginning cannot go around.
func softEnd(pts []Pt, half float64) int {
	for i := 1; i < len(pts)-1; i++ {
		if !soft(pts[i-1], pts[i], pts[i+1], half) {
			return i
		}
	}
	return len(pts) - 1
}

// soft reports that a line of this half width can bend at b without folding over itself.
func soft(a, b, c Pt, half float64) bool {
	ux, uy, vx, vy := b.X-a.X, b.Y-a.Y, c.X-b.X, c.Y-b.Y
	lu, lv := math.Hypot(ux, uy), math.Hypot(vx, vy)
	if lu == 0 || lv == 0 {
		return true
	}
	cos := (ux*vx + uy*vy) / (lu * lv)
	if cos < 0.86 { // about 30 degrees
		return false
	}
	tan := math.Abs(ux*vy-uy*vx) / (lu * lv) / (1 + cos)
	return tan*half < math.Min(lu, lv)
}

// strip is a run as wide as the line. Before and after, if given, are where the line comes from and goes to.
func strip(pts []Pt, half float64, before, after *Pt) piece {
	left := make([]Pt, 0, 2*len(pts))
	right := make([]Pt, 0, len(pts))
	for i, p := range pts {
		var ux, uy, vx, vy float64
		if i > 0 {
			ux, uy = unit(pts[i-1], p)
		} else if before != nil {
			ux, uy = unit(*before, p)
		}
		if i < len(pts)-1 {
			vx, vy = unit(p, pts[i+1])
		} else if after != nil {
			vx, vy = unit(p, *after)
		}
		if ux == 0 && uy == 0 {
			ux, uy = vx, vy
		}
		if vx == 0 && vy == 0 {
			vx, vy = ux, uy
		}
		nx, ny := -uy-vy, ux+vx
		k := half / math.Max((nx*-uy+ny*ux), 0.5)
		left = append(left, Pt{p.X + nx*k, p.Y + ny*k})
		right = append(right, Pt{p.X - nx*k, p.Y - ny*k})
	}
	for i := len(right) - 1; i >= 0; i-- {
		left = append(left, right[i])
	}
	return piece{left, true}
}

func unit(a, b Pt) (x, y float64) {
	l := math.Hypot(b.X-a.X, b.Y-a.Y)
	if l == 0 {
		return 0, 0
	}
	return (b.X - a.X) / l, (b.Y - a.Y) / l
}

// joint fills the wedge between the runs a-b and b-c.
func joint(a, b, c Pt, half float64, miter bool) []piece {
	ux, uy := b.X-a.X, b.Y-a.Y
	vx, vy := c.X-b.X, c.Y-b.Y
	lu, lv := math.Hypot(ux, uy), math.Hypot(vx, vy)
	if lu == 0 || lv == 0 {
		return nil
	}
	ux, uy, vx, vy = ux/lu, uy/lu, vx/lv, vy/lv
	cross, dot := ux*vy-uy*vx, ux*vx+uy*vy
	if math.Abs(cross) < 1e-4 && dot > 0 {
		return nil
	}
	if !miter || dot < -0.9 {
		return []piece{disc(b, half)}
	}
	side := -1.0 // the outer side of the bend
	if cross < 0 {
		side = 1
	}
	p := Pt{b.X - side*uy*half, b.Y + side*ux*half}
	q := Pt{b.X - side*vy*half, b.Y + side*vx*half}
	mx, my := side*(-uy-vy), side*(ux+vx)
	k := 2 * half / (mx*mx + my*my)
	tip := Pt{b.X + mx*k, b.Y + my*k}
	out := piece{[]Pt{b, p, tip, q}, true}
	if side < 0 {
		out.pts = []Pt{b, p, tip, q}
	} else {
		out.pts = []Pt{b, q, tip, p}
	}
	return []piece{out}
}

func disc(c Pt, r float64) piece {
	n := 8 + int(math.Sqrt(r)*6)
	out := piece{closed: true, pts: make([]Pt, n)}
	for i := range n {
		s, co := math.Sincos(2 * math.Pi * float64(i) / float64(n))
		out.pts[i] = Pt{c.X + r*co, c.Y + r*s}
	}
	return out
}

func dashed(runs []piece, dash []float64) []piece {
	var out []piece
	for _, run := range runs {
		pts := run.pts
		if run.closed {
			pts = append(append([]Pt(nil), pts...), pts[0])
		}
		k, left, on := 0, dash[0], true
		cur := piece{pts: []Pt{pts[0]}}
		for i := 0; i+1 < len(pts); i++ {
			a, b := pts[i], pts[i+1]
			l := math.Hypot(b.X-a.X, b.Y-a.Y)
			for done := 0.0; done < l; {
				step := math.Min(left, l-done)
				done += step
				left -= step
				q := Pt{a.X + (b.X-a.X)*done/l, a.Y + (b.Y-a.Y)*done/l}
				if on {
					cur.pts = append(cur.pts, q)
				}
				if left <= 0 {
					if on {
						out = append(out, cur)
					}
					k = (k + 1) % len(dash)
					left, on = dash[k], !on
					cur = piece{pts: []Pt{q}}
				}
			}
		}
		if on && len(cur.pts) > 1 {
			out = append(out, cur)
		}
	}
	return out
}
