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

func strokeRun(run piece, half float64, pen Pen) []piece {
	pts := run.pts
	if run.closed && len(pts) > 1 && pts[0] != pts[len(pts)-1] {
		pts = append(append([]Pt(nil), pts...), pts[0])
	}
	var out []piece
	for i := 0; i+1 < len(pts); i++ {
		a, b := pts[i], pts[i+1]
		l := math.Hypot(b.X-a.X, b.Y-a.Y)
		if l == 0 {
			continue
		}
		nx, ny := -(b.Y-a.Y)/l*half, (b.X-a.X)/l*half
		out = append(out, piece{[]Pt{{a.X - nx, a.Y - ny}, {b.X - nx, b.Y - ny}, {b.X + nx, b.Y + ny}, {a.X + nx, a.Y + ny}}, true})
		end := i+2 == len(pts)
		var c Pt
		switch {
		case !end:
			c = pts[i+2]
		case run.closed:
			c = pts[1]
		default:
			if !pen.Butt {
				out = append(out, disc(b, half))
			}
			continue
		}
		out = append(out, joint(a, b, c, half, pen.Miter)...)
	}
	if !run.closed && !pen.Butt && len(pts) > 0 {
		out = append(out, disc(pts[0], half))
	}
	return out
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
