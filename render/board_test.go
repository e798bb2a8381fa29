package render

import (
	"math"
	"testing"
)

func TestEveryPlaceInAHexBelongsToIt(t *testing.T) {
	g := HexGrid{Origin: Pt(13, -7), Side: 53}
	for q := -4; q <= 4; q++ {
		for r := -4; r <= 4; r++ {
			for _, p := range append(g.Points(q, r, 2), g.Center(q, r)) {
				if aq, ar := g.At(p); aq != q || ar != r {
					t.Errorf("%v in hex %d,%d is said to lie in %d,%d", p, q, r, aq, ar)
				}
			}
		}
	}
}

func TestNeighboursShareTheirEdge(t *testing.T) {
	g := HexGrid{Side: 40}
	for d, s := range HexSteps {
		a, b := g.Edge(0, 0, d)
		c, e := g.Edge(s[0], s[1], d+3)
		if a.Dist(e) > 1e-9 || b.Dist(c) > 1e-9 {
			t.Errorf("direction %d: edge %v-%v meets %v-%v", d, a, b, c, e)
		}
	}
}

func TestFittedHexesStayInTheirBox(t *testing.T) {
	hexes := [][2]int{{0, 0}, {3, 0}, {-2, 5}, {1, 2}}
	box := R(100, 50, 640, 300)
	g := FitHexes(box, hexes)
	touch := 0.0
	for _, h := range hexes {
		for _, p := range g.Points(h[0], h[1], 0) {
			if p.X < box.X-1e-6 || p.X > box.Right()+1e-6 || p.Y < box.Y-1e-6 || p.Y > box.Bottom()+1e-6 {
				t.Errorf("corner %v of hex %v lies outside %v", p, h, box)
			}
			touch = math.Max(touch, p.Y)
		}
	}
	if touch < box.Bottom()-1e-6 {
		t.Errorf("the hexes reach down to %v of %v", touch, box.Bottom())
	}
}

func TestScaleFitsTheWholeFrame(t *testing.T) {
	for _, x := range []struct {
		w, h   int
		ui, to float64
	}{{1920, 1080, 1, 1}, {1280, 720, 1, 2.0 / 3}, {3840, 2160, 1, 2}, {2560, 1080, 1, 1}, {1024, 1080, 1, 1024.0 / 1920}, {1920, 1080, 1.5, 1.5}} {
		if got := Scale(x.w, x.h, x.ui); math.Abs(got-x.to) > 1e-9 {
			t.Errorf("%dx%d at %v: %v, want %v", x.w, x.h, x.ui, got, x.to)
		}
	}
}

func TestSeatShapesDiffer(t *testing.T) {
	box := R(0, 0, 40, 40)
	corners := map[int]int{}
	for i := range Seats {
		p := SeatPoints(i, box)
		for _, q := range p {
			if q.X < -2 || q.Y < -2 || q.X > 42 || q.Y > 42 {
				t.Errorf("shape %d leaves its box at %v", i, q)
			}
		}
		key := len(p)*10 + int(math.Round(p[0].X-20)) // number of corners and where the first stands
		corners[key]++
	}
	if len(corners) != Seats {
		t.Errorf("only %d shapes are different", len(corners))
	}
}

func TestNiceStepsAreRound(t *testing.T) {
	for span, want := range map[float64]float64{3: 1, 9: 2, 20: 5, 47: 10, 99: 20, 1234: 500} {
		if got := nice(span); got != want {
			t.Errorf("a span of %v has steps of %v, want %v", span, got, want)
		}
	}
}
