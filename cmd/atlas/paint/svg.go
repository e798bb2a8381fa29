package paint

import (
	"fmt"
	"math"
	"strconv"
)

// ParsePath reads SVG path data, all commands and the compact spellings of numbers and arc flags included.
func ParsePath(d string) (*Path, error) {
	r := svgReader{src: d, path: new(Path)}
	for r.blank(); r.pos < len(r.src); r.blank() {
		c := r.src[r.pos]
		switch {
		case isLetter(c):
			r.cmd = c
			r.pos++
		case r.cmd == 0 || r.cmd|0x20 == 'z' || !startsNumber(c):
			return nil, fmt.Errorf("path data: %q at %d is no command", c, r.pos)
		}
		if err := r.step(); err != nil {
			return nil, err
		}
		switch r.cmd { // numbers that follow a move are lines
		case 'M':
			r.cmd = 'L'
		case 'm':
			r.cmd = 'l'
		}
	}
	return r.path, nil
}

// MustPath is ParsePath for path data written in this program.
func MustPath(d string) *Path {
	p, err := ParsePath(d)
	if err != nil {
		panic(err)
	}
	return p
}

func isLetter(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' }

func startsNumber(c byte) bool { return c == '-' || c == '+' || c == '.' || c >= '0' && c <= '9' }

type svgReader struct {
	src  string
	pos  int
	cmd  byte
	path *Path

	at, start Pt   // pen, and where the piece began
	open      bool // the piece has been begun in path
	ctrl      Pt   // last control point
	last      byte // the curve family that left ctrl: 'c', 'q' or 0
	err       error
}

func (r *svgReader) blank() {
	for r.pos < len(r.src) {
		switch r.src[r.pos] {
		case ' ', ',', '\t', '\n', '\r':
			r.pos++
		default:
			return
		}
	}
}

func (r *svgReader) number() float64 {
	r.blank()
	i := r.pos
	if i < len(r.src) && (r.src[i] == '-' || r.src[i] == '+') {
		i++
	}
	dot := false
	for i < len(r.src) {
		c := r.src[i]
		if c == '.' && !dot {
			dot = true
		} else if c|0x20 == 'e' && i > r.pos {
			if i+1 < len(r.src) && (r.src[i+1] == '-' || r.src[i+1] == '+') {
				i++
			}
		} else if c < '0' || c > '9' {
			break
		}
		i++
	}
	f, err := strconv.ParseFloat(r.src[r.pos:i], 64)
	if err != nil && r.err == nil {
		r.err = fmt.Errorf("path data: no number at %d", r.pos)
	}
	r.pos = i
	return f
}

func (r *svgReader) flag() bool {
	r.blank()
	if r.pos >= len(r.src) || (r.src[r.pos] != '0' && r.src[r.pos] != '1') {
		if r.err == nil {
			r.err = fmt.Errorf("path data: no flag at %d", r.pos)
		}
		return false
	}
	r.pos++
	return r.src[r.pos-1] == '1'
}

// point reads a pair, relative to the pen for small letters.
func (r *svgReader) point() Pt {
	p := Pt{r.number(), r.number()}
	if r.cmd >= 'a' {
		p.X += r.at.X
		p.Y += r.at.Y
	}
	return p
}

// begin makes sure that a piece is open: drawing may go on after a close without a move.
func (r *svgReader) begin() {
	if !r.open {
		r.path.MoveTo(r.at.X, r.at.Y)
		r.start, r.open = r.at, true
	}
}

func (r *svgReader) step() error {
	family := byte(0)
	switch r.cmd | 0x20 {
	case 'm':
		if r.open {
			r.path.Close() // fills close every piece anyway
		}
		r.at, r.open = r.point(), false
		r.begin()
	case 'l':
		r.lineTo(r.point())
	case 'h':
		x := r.number()
		if r.cmd == 'h' {
			x += r.at.X
		}
		r.lineTo(Pt{x, r.at.Y})
	case 'v':
		y := r.number()
		if r.cmd == 'v' {
			y += r.at.Y
		}
		r.lineTo(Pt{r.at.X, y})
	case 'c', 's':
		a := r.mirrored('c')
		if r.cmd|0x20 == 'c' {
			a = r.point()
		}
		b, c := r.point(), Pt{}
		c = r.point()
		r.begin()
		r.path.CubeTo(a.X, a.Y, b.X, b.Y, c.X, c.Y)
		r.ctrl, r.at, family = b, c, 'c'
	case 'q', 't':
		a := r.mirrored('q')
		if r.cmd|0x20 == 'q' {
			a = r.point()
		}
		b := r.point()
		r.begin()
		r.path.QuadTo(a.X, a.Y, b.X, b.Y)
		r.ctrl, r.at, family = a, b, 'q'
	case 'a':
		rx, ry, turn := r.number(), r.number(), r.number()
		large, sweep := r.flag(), r.flag()
		to := r.point()
		r.begin()
		r.arc(math.Abs(rx), math.Abs(ry), turn*math.Pi/180, large, sweep, to)
		r.at = to
	case 'z':
		if r.open {
			r.path.Close()
		}
		r.at, r.open = r.start, false
	default:
		return fmt.Errorf("path data: unknown command %q", r.cmd)
	}
	r.last = family
	return r.err
}

func (r *svgReader) lineTo(p Pt) {
	r.begin()
	r.path.LineTo(p.X, p.Y)
	r.at = p
}

// mirrored is the control point that a smooth curve takes over from the curve before it.
func (r *svgReader) mirrored(family byte) Pt {
	if r.last != family {
		return r.at
	}
	return Pt{2*r.at.X - r.ctrl.X, 2*r.at.Y - r.ctrl.Y}
}

// arc appends an elliptical arc from the pen to the given point as cubic curves. In the frame where the ellipse is
// the unit circle, the centre lies on the perpendicular through the middle of the chord.
func (r *svgReader) arc(rx, ry, turn float64, large, sweep bool, to Pt) {
	from := r.at
	if from == to {
		return
	}
	if rx == 0 || ry == 0 {
		r.path.LineTo(to.X, to.Y)
		return
	}
	world := Matrix{math.Cos(turn) * rx, math.Sin(turn) * rx, -math.Sin(turn) * ry, math.Cos(turn) * ry, 0, 0}
	unit := world.Inverse()
	a, b := unit.Apply(from), unit.Apply(to)
	mid := Pt{(a.X + b.X) / 2, (a.Y + b.Y) / 2}
	dx, dy := (b.X-a.X)/2, (b.Y-a.Y)/2
	half := math.Hypot(dx, dy)
	grow := 1.0
	if half > 1 { // radii too small for the chord: grow them until it is a diameter
		grow = half
	}
	off := math.Sqrt(math.Max(0, grow*grow-half*half)) / half
	if large == sweep {
		off = -off
	}
	centre := Pt{mid.X - dy*off, mid.Y + dx*off}
	t0 := math.Atan2(a.Y-centre.Y, a.X-centre.X)
	dt := math.Atan2(b.Y-centre.Y, b.X-centre.X) - t0
	if sweep && dt < 0 {
		dt += 2 * math.Pi
	} else if !sweep && dt > 0 {
		dt -= 2 * math.Pi
	}
	n := int(math.Ceil(math.Abs(dt)/(math.Pi/2) - 1e-9))
	n = max(n, 1)
	k := 4.0 / 3 * math.Tan(dt/float64(n)/4)
	on := func(t, along float64) Pt {
		s, c := math.Sincos(t)
		return world.Apply(Pt{centre.X + grow*(c-along*s), centre.Y + grow*(s+along*c)})
	}
	for i := range n {
		t := t0 + dt*float64(i)/float64(n)
		u := t0 + dt*float64(i+1)/float64(n)
		p, q, e := on(t, k), on(u, -k), on(u, 0)
		if i == n-1 {
			e = to
		}
		r.path.CubeTo(p.X, p.Y, q.X, q.Y, e.X, e.Y)
	}
}
