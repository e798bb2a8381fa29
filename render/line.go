package render

import "math"

// Line draws a line along points; closed joins the last to the first. Corners are sharp up to a limit.
func (c Canvas) Line(pts []Point, width float64, col Color, closed bool) {
	c.stroke(pts, width, Solid(col), bounds(pts), closed)
}

// Segment draws a straight line.
func (c Canvas) Segment(a, b Point, width float64, col Color) {
	k := c.kit
	k.shape = append(k.shape[:0], a, b)
	c.stroke(k.shape, width, Solid(col), bounds(k.shape), false)
}

// Frame draws the outline of a rectangle with corners of radius rad; the line lies inside the rectangle's edge.
func (c Canvas) Frame(r Rect, rad, width float64, ink Ink) {
	a, b := c.Snap(r.Min()), c.Snap(r.Max())
	r = Rect{a.X, a.Y, b.X - a.X, b.Y - a.Y}
	in := r.Inset(width / 2)
	rad = max(rad-width/2, 0)
	c.stroke(c.kit.round(in, rad, rad, rad, rad), width, ink, r, true)
}

// RingAt draws a circle's outline; the line lies inside the radius.
func (c Canvas) RingAt(at Point, rad, width float64, ink Ink) {
	r := Around(at, 2*rad, 2*rad)
	c.stroke(c.kit.round(r.Inset(width/2), rad, rad, rad, rad), width, ink, r, true)
}

// Arc draws a part of a circle's outline from angle a to b in degrees (0 is right, 90 down); the line's middle is at rad.
func (c Canvas) Arc(at Point, rad, a, b, width float64, ink Ink) {
	c.stroke(c.kit.arc(at, rad, a, b), width, ink, Around(at, 2*rad+width, 2*rad+width), false)
}

func (k *Kit) arc(at Point, rad, a, b float64) []Point {
	out := k.shape[:0]
	n := max(2, int(math.Ceil(math.Abs(b-a)/360*(16+math.Sqrt(rad)*6))))
	for i := range n + 1 {
		s, co := math.Sincos((a + (b-a)*float64(i)/float64(n)) * math.Pi / 180)
		out = append(out, Point{at.X + rad*co, at.Y + rad*s})
	}
	k.shape = out
	return out
}

// Curve gives points along a quadratic curve from a to b that is drawn towards ctrl, for Line and Dashes.
func Curve(a, ctrl, b Point) []Point {
	n := 8 + int(math.Sqrt(a.Dist(ctrl)+ctrl.Dist(b)))
	out := make([]Point, n+1)
	for i := range out {
		t := float64(i) / float64(n)
		out[i] = a.Lerp(ctrl, t).Lerp(ctrl.Lerp(b, t), t)
	}
	return out
}

// Dashes draws a broken line along points: strokes of length on, gaps of length off, moved by phase.
func (c Canvas) Dashes(pts []Point, width float64, col Color, on, off, phase float64, closed bool) {
	k := c.kit
	if len(pts) < 2 || on <= 0 || off < 0 {
		return
	}
	n := len(pts)
	edges := n - 1
	if closed {
		edges = n
	}
	at := math.Mod(phase, on+off)
	if at < 0 {
		at += on + off
	}
	drawing := at < on
	left := on - at
	if !drawing {
		left = on + off - at
	}
	run := k.dash[:0]
	if drawing {
		run = append(run, pts[0])
	}
	for i := range edges {
		a, b := pts[i], pts[(i+1)%n]
		l := a.Dist(b)
		for done := 0.0; done < l; {
			step := math.Min(left, l-done)
			done += step
			left -= step
			p := a.Lerp(b, done/l)
			if drawing {
				run = append(run, p)
			}
			if left <= 1e-9 {
				if drawing {
					c.stroke(run, width, Solid(col), bounds(run), false)
				}
				drawing = !drawing
				left = off
				if drawing {
					left = on
				}
				run = append(run[:0], p)
			}
		}
	}
	if drawing && len(run) > 1 {
		c.stroke(run, width, Solid(col), bounds(run), false)
	}
	k.dash = run
}

// stroke draws a line with smooth edges: per corner four points across the line, the outer two without colour.
func (c Canvas) stroke(pts []Point, width float64, ink Ink, box Rect, closed bool) {
	if len(pts) < 2 || ink.n == 0 {
		return
	}
	g := ink.over(box)
	m := &c.kit.mesh
	px := c.Pixel()
	alpha := c.alpha
	half := width / 2
	if width < px { // thinner than a pixel: a full pixel, but fainter
		alpha *= float32(width / px)
		half = px / 2
	}
	if closed {
		m.work = distinct(m.work[:0], pts)
		pts = m.work
	}
	n := len(pts)
	if n < 2 {
		return
	}
	first := uint32(len(m.verts))
	rows := 0
	for i, p := range pts {
		prev, next := pts[(i+n-1)%n], pts[(i+1)%n]
		if !closed && i == 0 {
			prev = Point{2*p.X - next.X, 2*p.Y - next.Y}
		}
		if !closed && i == n-1 {
			next = Point{2*p.X - prev.X, 2*p.Y - prev.Y}
		}
		ux, uy := p.X-prev.X, p.Y-prev.Y
		vx, vy := next.X-p.X, next.Y-p.Y
		lu, lv := math.Hypot(ux, uy), math.Hypot(vx, vy)
		if lu < 1e-9 {
			ux, uy, lu = vx, vy, lv
		}
		if lv < 1e-9 {
			vx, vy, lv = ux, uy, lu
		}
		if lu < 1e-9 {
			continue
		}
		nx, ny := uy/lu+vy/lv, -ux/lu-vx/lv
		f := (nx*uy - ny*ux) / lu // 1 + cosine of the bend
		if f < 0.35 {
			f = 0.35
		}
		nx, ny = nx/f, ny/f
		col := g.at(p.X, p.Y)
		for j, d := range [4]float64{half + px/2, half - px/2, px/2 - half, -half - px/2} {
			a := alpha
			if j == 0 || j == 3 {
				a = 0
			}
			x, y := c.m.apply(p.X+nx*d, p.Y+ny*d)
			m.vertex(x, y, col, a)
		}
		rows++
	}
	last := rows - 1
	if closed {
		last = rows
	}
	for i := range last {
		a, b := first+uint32(4*i), first+uint32(4*((i+1)%rows))
		for j := range uint32(3) {
			m.triangle(a+j, a+j+1, b+j)
			m.triangle(b+j, a+j+1, b+j+1)
		}
	}
	c.flush(m)
}

// Dot ends a line roundly or marks a place on it.
func (c Canvas) Dot(at Point, width float64, col Color) { c.Circle(at, width/2, Solid(col)) }

// ArrowHead draws the tip of an arrow that points from a to b and ends at b.
func (c Canvas) ArrowHead(a, b Point, size float64, col Color) {
	l := a.Dist(b)
	if l == 0 {
		return
	}
	ux, uy := (b.X-a.X)/l*size, (b.Y-a.Y)/l*size
	k := c.kit
	k.dash = append(k.dash[:0],
		b,
		Point{b.X - ux - uy*0.62, b.Y - uy + ux*0.62},
		Point{b.X - ux*0.7, b.Y - uy*0.7},
		Point{b.X - ux + uy*0.62, b.Y - uy - ux*0.62})
	c.Polygon(k.dash, Solid(col))
}
