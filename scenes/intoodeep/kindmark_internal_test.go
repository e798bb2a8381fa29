package intoodeep

import (
	"testing"

	"safehouse/render"
)

// The types of Items are told apart by their marks alone, without any colour: of what two marks cover together, they share little
// enough for the eye.
func TestTypesOfItemsDifferWithoutColour(t *testing.T) {
	const n = 40
	covers := func(kind int) (in [n][n]bool) {
		pts := kindMark(kind, render.Pt(n/2, n/2), n/2-1)
		for y := range n {
			for x := range n {
				p := render.Pt(float64(x)+0.5, float64(y)+0.5)
				for i, a := range pts {
					b := pts[(i+1)%len(pts)]
					if (a.Y > p.Y) != (b.Y > p.Y) && p.X < a.X+(b.X-a.X)*(p.Y-a.Y)/(b.Y-a.Y) {
						in[y][x] = !in[y][x]
					}
				}
				if p.Dist(render.Pt(n/2, n/2)) < kindHole[kind]*(n/2-1) {
					in[y][x] = false
				}
			}
		}
		return in
	}
	for a := range 4 {
		for b := range a {
			both, either := 0, 0
			x, y := covers(a), covers(b)
			for i := range n {
				for j := range n {
					if x[i][j] || y[i][j] {
						either++
					}
					if x[i][j] && y[i][j] {
						both++
					}
				}
			}
			if share := float64(both) / float64(max(1, either)); share > 0.62 || either == 0 {
				t.Errorf("the marks of types %d and %d share %.2f of what they cover", b, a, share)
			}
		}
	}
}
