package render

import (
	"math"
	"strconv"

	"safehouse/assets/text"
)

// Seats have the same shapes in every game: circle, diamond, triangle, square, hexagon, star. A game's theme chooses
// colours that stand off its own table.

// SeatPoints is the outline of a seat's shape (seats count from 0) inside r.
func SeatPoints(seat int, r Rect) []Point {
	m := r.Center()
	rad := min(r.W, r.H) / 2
	regular := func(n int, from, f float64) []Point {
		out := make([]Point, n)
		for i := range n {
			s, c := math.Sincos((from + 360*float64(i)/float64(n)) * math.Pi / 180)
			out[i] = Point{m.X + rad*f*c, m.Y + rad*f*s}
		}
		return out
	}
	switch ((seat % Seats) + Seats) % Seats {
	case 0:
		return regular(32, 0, 0.88)
	case 1:
		return regular(4, -90, 1)
	case 2:
		p := regular(3, -90, 1.08)
		for i := range p {
			p[i].Y += rad * 0.2
		}
		return p
	case 3:
		return regular(4, -45, 1.12)
	case 4:
		return regular(6, -90, 0.98)
	}
	out := make([]Point, 10)
	for i := range out {
		f := 1.06
		if i%2 == 1 {
			f = 0.5
		}
		s, c := math.Sincos((-90 + 36*float64(i)) * math.Pi / 180)
		out[i] = Point{m.X + rad*f*c, m.Y + rad*0.06 + rad*f*s}
	}
	return out
}

// seatShapes keeps the outlines in a unit square, so that drawing one allocates nothing.
var seatShapes = func() (out [Seats][]Point) {
	for i := range out {
		out[i] = SeatPoints(i, Rect{0, 0, 1, 1})
	}
	return
}()

func (k *Kit) seatShape(seat int, r Rect) []Point {
	unit := seatShapes[((seat%Seats)+Seats)%Seats]
	side := min(r.W, r.H)
	m := r.Center()
	out := k.dash[:0]
	for _, p := range unit {
		out = append(out, Point{m.X + (p.X-0.5)*side, m.Y + (p.Y-0.5)*side})
	}
	k.dash = out
	return out
}

// SeatShape draws the shape of a seat in its colour, with a dark outline and a light rim.
func (c Canvas) SeatShape(r Rect, seat int, t *Theme) {
	c.shape(r, seat, c.kit.Seat(t, seat))
}

// SeatHollow draws the outline of a seat's shape: an empty place, a token not yet laid.
func (c Canvas) SeatHollow(r Rect, seat int, t *Theme) {
	w := max(r.W*0.1, 1.6)
	c.Line(c.kit.seatShape(seat, r.Inset(w/2)), w, c.kit.Seat(t, seat), true)
}

func (c Canvas) shape(r Rect, seat int, col Color) {
	w := max(r.W*0.085, c.Pixel())
	rim := Hex(0x06090B).Fade(0.92)
	if col.Luminance() < 0.16 { // dark seats of light tables stand off dark panels by a light rim
		rim = Hex(0xF4E9CC)
	}
	c.Polygon(c.kit.seatShape(seat, r), Solid(rim))
	in := c.kit.seatShape(seat, r.Inset(w))
	c.Polygon(in, Slope(145, col.Lighter(0.42), col, col.Darker(0.16)).Bend(0.45))
}

// Badge is a seat's shape with a number on it: the place in this round's order.
func (c Canvas) Badge(r Rect, seat, number int, t *Theme) {
	c.SeatShape(r, seat, t)
	col := c.kit.Seat(t, seat)
	st := t.Number().Sized(r.H * 0.5).Free().In(Readable(col, Black, White))
	st.Lead = st.Size
	b := r
	if seat%Seats == 2 {
		b.Y += r.H * 0.12
	}
	c.TextIn(b, Digits(number), st, Center|Middle)
}

// Digits is a number as text, without allocating for the usual ones.
func Digits(n int) string {
	if n >= 0 && n < len(smallNumbers) {
		return smallNumbers[n]
	}
	return text.Figure(n)
}

// Signed is a number with its sign: what is added or taken away.
func Signed(n int) string { return text.Signed(n) }

var smallNumbers = func() (out [200]string) {
	for i := range out {
		out[i] = strconv.Itoa(i)
	}
	return
}()
