package paint

import "math"

// Matrix is an affine map: x' = A x + C y + E, y' = B x + D y + F.
type Matrix struct{ A, B, C, D, E, F float64 }

// Identity leaves everything where it is.
var Identity = Matrix{A: 1, D: 1}

// Translate moves by x, y.
func Translate(x, y float64) Matrix { return Matrix{1, 0, 0, 1, x, y} }

// Scale stretches around the origin.
func Scale(x, y float64) Matrix { return Matrix{x, 0, 0, y, 0, 0} }

// Rotate turns clockwise around x, y by an angle in degrees.
func Rotate(deg, x, y float64) Matrix {
	s, c := math.Sincos(deg * math.Pi / 180)
	return Matrix{c, s, -s, c, x - c*x + s*y, y - s*x - c*y}
}

// FlipX mirrors left and right about the vertical line at x.
func FlipX(x float64) Matrix { return Matrix{-1, 0, 0, 1, 2 * x, 0} }

// Apply takes a point through the map.
func (m Matrix) Apply(p Pt) Pt {
	return Pt{m.A*p.X + m.C*p.Y + m.E, m.B*p.X + m.D*p.Y + m.F}
}

// Then is the map that does m first and n after it.
func (m Matrix) Then(n Matrix) Matrix {
	return Matrix{
		n.A*m.A + n.C*m.B, n.B*m.A + n.D*m.B,
		n.A*m.C + n.C*m.D, n.B*m.C + n.D*m.D,
		n.A*m.E + n.C*m.F + n.E, n.B*m.E + n.D*m.F + n.F,
	}
}

// Inverse undoes m. A map that flattens everything has none and gives the identity.
func (m Matrix) Inverse() Matrix {
	det := m.A*m.D - m.B*m.C
	if det == 0 {
		return Identity
	}
	a, b, c, d := m.D/det, -m.B/det, -m.C/det, m.A/det
	return Matrix{a, b, c, d, -(a*m.E + c*m.F), -(b*m.E + d*m.F)}
}

// Size is by how much m stretches lengths, on average over all directions.
func (m Matrix) Size() float64 { return math.Sqrt(math.Abs(m.A*m.D - m.B*m.C)) }
