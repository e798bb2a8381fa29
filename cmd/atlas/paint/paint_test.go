package paint

import (
	"math"
	"testing"
)

func area(c *Canvas) float64 {
	sum := 0.0
	for _, p := range c.S.Pix {
		sum += float64(p[3])
	}
	return sum / (c.D * c.D)
}

func TestPathDataIsReadInAllSpellings(t *testing.T) {
	square := "M10 10H30V30H10Z"
	for _, d := range []string{
		"M10,10L30,10L30,30L10,30Z", "m10 10h20v20h-20z", "M10 10 30 10 30 30 10 30z", "M10 10l20 0 0 20-20 0z",
		"M1e1 10.0H30V3E1H10Z", "M10 10h20v20h-20", "M0 0M10 10H30V30H10Z", "M10 10C16 10 24 10 30 10V30H10Z", "M10 10Q20 10 30 10V30H10Z",
	} {
		p, err := ParsePath(d)
		if err != nil {
			t.Errorf("%q: %v", d, err)
			continue
		}
		a, b := New(40, 40, 2), New(40, 40, 2)
		a.Fill(p, White)
		b.Fill(MustPath(square), White)
		if math.Abs(area(a)-area(b)) > 0.01 {
			t.Errorf("%q covers %v, the square %v", d, area(a), area(b))
		}
	}
}

func TestBadPathDataIsRefused(t *testing.T) {
	for _, d := range []string{"10 10", "M10", "M10 10X5", "M0 0A5 5 0 2 1 9 9", "M0 0L1 a", "M0 0z3 4"} {
		if _, err := ParsePath(d); err == nil {
			t.Errorf("%q was read", d)
		}
	}
}

func TestArcsAreRound(t *testing.T) {
	want := math.Pi * 15 * 15
	for _, d := range []string{
		"M5 20A15 15 0 0 1 35 20A15 15 0 0 1 5 20Z", "M5 20a15 15 0 0130 0a15 15 0 01-30 0z", "M20 5A15 15 0 1 1 19.999 5Z",
		"M5 20A1 1 0 0 1 35 20A1 1 0 0 1 5 20Z", // radii too small grow until they reach
	} {
		c := New(40, 40, 4)
		c.Fill(MustPath(d), White)
		if got := area(c); math.Abs(got-want) > want*0.003 {
			t.Errorf("%q covers %v, a circle %v", d, got, want)
		}
	}
	c := New(40, 40, 4)
	c.Fill(Circle(20, 20, 15), White)
	if got := area(c); math.Abs(got-want) > want*0.002 {
		t.Errorf("the circle covers %v, want %v", got, want)
	}
}

func TestHolesAndOverlaps(t *testing.T) {
	c := New(40, 40, 2)
	c.Fill(Circle(20, 20, 15).Add(Circle(20, 20, 10).Moved(FlipX(20))), White)
	if want := math.Pi * (15*15 - 10*10); math.Abs(area(c)-want) > want*0.005 {
		t.Errorf("a ring covers %v, want %v", area(c), want)
	}
	c = New(40, 40, 2)
	p := Rect(5, 5, 20, 20)
	c.Fill(p.Add(Rect(15, 15, 20, 20)), White)
	if got := area(c); math.Abs(got-700) > 0.5 {
		t.Errorf("two squares that overlap cover %v, want 700", got)
	}
}

func TestStrokesHaveTheirWidth(t *testing.T) {
	for _, x := range []struct {
		what string
		path *Path
		pen  Pen
		want float64
	}{
		{"a line", Polyline(10, 20, 50, 20), Pen{Width: 6, Butt: true}, 240},
		{"round ends", Polyline(10, 20, 50, 20), Pen{Width: 6}, 240 + math.Pi*9},
		{"a square's outline", Rect(10, 10, 30, 20), Pen{Width: 4, Miter: true}, 34*24 - 26*16},
		{"a circle's outline", Circle(30, 30, 20), Pen{Width: 4}, math.Pi * (22*22 - 18*18)},
		{"a smooth curve", MustPath("M10 40C10 10 50 10 50 40"), Pen{Width: 3, Butt: true}, 3 * 67.4},
		{"dashes", Polyline(10, 20, 50, 20), Pen{Width: 2, Butt: true, Dash: []float64{5, 5}}, 40},
	} {
		c := New(60, 60, 3)
		c.Stroke(x.path, x.pen, White)
		if got := area(c); math.Abs(got-x.want) > x.want*0.02 {
			t.Errorf("%s covers %v, want %v", x.what, got, x.want)
		}
	}
}

func TestSmoothCurvesGoOnInTheirDirection(t *testing.T) {
	a, b := New(60, 60, 2), New(60, 60, 2)
	a.Line(MustPath("M10 30C10 20 20 10 30 10S50 20 50 30"), 3, White)
	b.Line(MustPath("M10 30C10 20 20 10 30 10C40 10 50 20 50 30"), 3, White)
	for i := range a.S.Pix {
		if a.S.Pix[i] != b.S.Pix[i] {
			t.Fatal("the short spelling draws another curve")
		}
	}
}

func TestDensityChangesOnlyTheDetail(t *testing.T) {
	for d := 1.0; d <= 3; d++ {
		c := New(50, 50, d)
		c.Group(func(g *Canvas) { g.Fill(Rect(15, 15, 20, 20), White) }, Blur(8))
		if got := area(c); math.Abs(got-400) > 2 {
			t.Errorf("at density %v a blurred square covers %v, want 400", d, got)
		}
	}
}

func TestBlurSpreadsAsFarAsItSays(t *testing.T) {
	c := New(200, 200, 1)
	c.Group(func(g *Canvas) { g.Fill(Rect(100, 0, 100, 200), White) }, Blur(24))
	row := c.S.row(100)
	mid := float64(row[100][3])
	if math.Abs(mid-0.5) > 0.05 {
		t.Errorf("the edge is %v covered", mid)
	}
	// one deviation (12) before the edge a Gaussian has 15.9 %
	if got := float64(row[88][3]); math.Abs(got-0.159) > 0.03 {
		t.Errorf("12 points off the edge %v is left", got)
	}
}

func TestSlantReachesItsCorners(t *testing.T) {
	g := Slant(135, 10, 20, 60, 30, "#000, #fff")
	if a, b := g.At(10, 20)[0], g.At(70, 50)[0]; a > 1e-3 || b < 0.999 {
		t.Errorf("the corners are %v and %v", a, b)
	}
	if m := g.At(40, 35)[0]; math.Abs(float64(m)-0.5) > 1e-3 {
		t.Errorf("the middle is %v", m)
	}
}

func TestTilesHaveNoSeam(t *testing.T) {
	n := Noise{Seed: 3, FX: 0.1, FY: 0.05, Octaves: 3, TileX: 8, TileY: 6}
	w, h := 8/0.1, 6/0.05
	worst := 0.0
	for i := range 100 {
		x, y := float64(i)*0.8, float64(i)*1.2
		worst = math.Max(worst, math.Abs(n.At(x, y)-n.At(x+w, y)))
		worst = math.Max(worst, math.Abs(n.At(x, y)-n.At(x, y+h)))
	}
	if worst > 1e-9 {
		t.Errorf("one tile further the noise differs by %v", worst)
	}
}

func TestBlends(t *testing.T) {
	grey := Color{0.5, 0.5, 0.5, 1}
	for _, x := range []struct {
		b    Blend
		src  Color
		want float32
	}{{Over, White.Fade(0.5), 0.75}, {Screen, grey, 0.75}, {Multiply, grey, 0.25}, {Overlay, White, 1}, {Overlay, Black, 0}, {Add, grey, 1}, {Erase, White.Fade(0.5), 0.25}} {
		d := grey
		x.b.put(&d, x.src)
		if math.Abs(float64(d[0]-x.want)) > 1e-6 {
			t.Errorf("blend %d of %v over grey gives %v, want %v", x.b, x.src, d[0], x.want)
		}
	}
	none := Color{}
	Atop.put(&none, White)
	if none[3] != 0 {
		t.Error("atop painted where nothing was")
	}
}

func TestShadowLiesBelowAndToTheRight(t *testing.T) {
	c := New(60, 60, 2)
	c.Group(func(g *Canvas) { g.Fill(Rect(10, 10, 20, 20), White) }, Shadow(8, 8, 4, Black))
	at := func(x, y int) Color { return c.S.row(y * 2)[x*2] }
	if p := at(20, 20); p[0] != 1 || p[3] != 1 {
		t.Errorf("the thing itself is %v", p)
	}
	if p := at(34, 34); p[3] < 0.9 || p[0] > 0.01 {
		t.Errorf("its shadow is %v", p)
	}
	if p := at(7, 7); p[3] > 0.01 {
		t.Errorf("at the lit side lies %v", p)
	}
}
