package ui

import (
	"math"
	"math/rand/v2"
	"testing"

	"safehouse/render"
)

func near(a, b float64) bool { return math.Abs(a-b) < 1e-6 }

func inside(t *testing.T, what string, area render.Rect, rects ...render.Rect) {
	t.Helper()
	const slack = 1e-6
	for i, r := range rects {
		if r.W < 0 || r.H < 0 || r.X < area.X-slack || r.Y < area.Y-slack || r.Right() > area.Right()+slack || r.Bottom() > area.Bottom()+slack {
			t.Errorf("%s: part %d is %v, outside of %v", what, i, r, area)
		}
	}
}

func apart(t *testing.T, what string, rects ...render.Rect) {
	t.Helper()
	for i, a := range rects {
		for j, b := range rects[i+1:] {
			if shared(a, b) > 1e-6 {
				t.Errorf("%s: parts %d and %d overlap: %v %v", what, i, i+1+j, a, b)
			}
		}
	}
}

func TestRowsAndColumns(t *testing.T) {
	r := Rows(render.R(10, 20, 100, 300), 10, Fix(50), Flex(1), Flex(2))
	for i, want := range []render.Rect{{X: 10, Y: 20, W: 100, H: 50}, {X: 10, Y: 80, W: 100, H: 230.0 / 3}, {X: 10, Y: 90 + 230.0/3, W: 100, H: 460.0 / 3}} {
		if !near(r[i].Y, want.Y) || !near(r[i].H, want.H) || r[i].X != want.X || r[i].W != want.W {
			t.Errorf("row %d is %v, want %v", i, r[i], want)
		}
	}
	c := Cols(render.R(0, 0, 300, 50), 0, Flex(1, 200), Flex(1))
	if !near(c[0].W, 200) || !near(c[1].W, 100) {
		t.Errorf("a part that needs 200 got %v, the other one %v", c[0].W, c[1].W)
	}
	c = Cols(render.R(0, 0, 100, 50), 10, Fix(150), Fix(40))
	if !near(c[0].W, 75) || !near(c[1].X, 80) || !near(c[1].W, 20) {
		t.Errorf("what does not fit shrinks to %v", c)
	}
	if got := Rows(render.R(0, 0, 10, 10), 5); len(got) != 0 {
		t.Errorf("no parts give %v", got)
	}
}

// Whatever the window and the scale, layouts stay within their area and do not overlap.
func TestLayoutsFitEveryWindow(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for _, window := range [][2]int{{1280, 720}, {1366, 768}, {1920, 1080}, {2560, 1080}, {3440, 1440}, {3840, 2160}, {1280, 1024}} {
		for _, scale := range []float64{0.75, 1, 1.25, 1.5, 2} {
			k := render.Scale(window[0], window[1], scale)
			area := render.R(0, 0, float64(window[0])/k, float64(window[1])/k)
			for range 20 {
				var parts []Size
				for range 1 + r.IntN(8) {
					if r.IntN(2) == 0 {
						parts = append(parts, Fix(r.Float64()*600))
					} else {
						parts = append(parts, Flex(0.1+r.Float64(), r.Float64()*400))
					}
				}
				gap := r.Float64() * 20
				for _, rects := range [][]render.Rect{Rows(area, gap, parts...), Cols(area, gap, parts...)} {
					inside(t, "rows and columns", area, rects...)
					apart(t, "rows and columns", rects...)
				}
				n, cols, rows := 1+r.IntN(40), 1+r.IntN(9), 1+r.IntN(9)
				w, h := 20+r.Float64()*400, 20+r.Float64()*400
				grid := Grid(area, cols, rows, gap)
				inside(t, "grid", area, grid...)
				apart(t, "grid", grid...)
				if len(grid) != cols*rows {
					t.Errorf("a grid of %d x %d has %d cells", cols, rows, len(grid))
				}
				inside(t, "row", area, Row(area, n, math.Min(w, area.W), math.Min(h, area.H), w+gap)...)
				for _, a := range []Anchor{TopLeft, TopMid, TopRight, MidLeft, Mid, MidRight, BottomLeft, BottomMid, BottomRight} {
					inside(t, "anchor", area, a.At(area, w*8, h*4, gap), Fitted(area, w, h, a))
				}
			}
		}
	}
}

func TestARowOverlapsWhenItDoesNotFit(t *testing.T) {
	r := Row(render.R(0, 0, 500, 200), 3, 128, 212, 136)
	if !near(r[1].X-r[0].X, 136) || !near(r[0].X, (500-128-272)/2) {
		t.Errorf("three cards lie at %v", r)
	}
	r = Row(render.R(0, 0, 500, 200), 9, 128, 212, 136)
	if !near(r[8].Right(), 500) || r[1].X-r[0].X >= 128 {
		t.Errorf("nine cards lie at %v", r)
	}
}

func TestFlowBreaksLines(t *testing.T) {
	r, h := Flow(render.R(10, 10, 200, 0), 20, 5, 90, 90, 50, 300)
	want := []render.Rect{render.R(10, 10, 90, 20), render.R(105, 10, 90, 20), render.R(10, 35, 50, 20), render.R(10, 60, 200, 20)}
	for i := range want {
		if r[i] != want[i] {
			t.Errorf("thing %d is at %v, want %v", i, r[i], want[i])
		}
	}
	if h != 70 {
		t.Errorf("they take %v, want 70", h)
	}
}
