package render

import (
	"fmt"
	"image"
	"math"
	"testing"
)

// grounds are what letters and marks may lie on, the worst among them.
var grounds = []Color{Black, Hex(0x303030), Hex(0x767676), Hex(0xA0A0A0), White, Hex(0xC0392B), Hex(0xF1C40F), Hex(0x1C56A8), Hex(0x27AE60)}

func pixel(m *image.RGBA, x, y int) Color {
	p := m.Pix[m.PixOffset(x, y):]
	return Color{p[0], p[1], p[2], 255}
}

// In high contrast letters of any colour stand off any ground by 7:1, in a layer that is clear below them too, and black below light
// ones or white below dark ones is not touched.
func TestLettersStandOffAnyGround(t *testing.T) {
	k := kitFor(t, 1)
	k.SetVision(HighContrast)
	defer k.SetVision(FullVision)
	paint := func(c Canvas, ground, ink Color) {
		c.Fill(R(0, 0, 160, 60), Solid(ground))
		c.TextIn(R(10, 10, 140, 40), "Heron", House.Body().In(ink), Center|Middle)
	}
	for _, ground := range grounds {
		for _, ink := range append(grounds, House.Bad, House.Good, House.Second) {
			notes := &TextLog{Mute: true}
			m := shoot(t, k, 160, 60, 1, func(c Canvas) { paint(c.Noting(notes), ground, ink) })
			n := notes.Texts[0]
			for y := n.Ink.Min.Y; y < n.Ink.Max.Y; y++ {
				for x := n.Ink.Min.X; x < n.Ink.Max.X; x++ {
					below := pixel(m, x, y)
					if r := Contrast(n.Color, below); r < 7 {
						t.Fatalf("letters of %v on %v: painted %v on %v, a contrast of %.2f", ink, ground, n.Color, below, r)
					}
				}
			}
			if at := pixel(m, n.Ink.Min.X, n.Ink.Min.Y); (ground == Black && !onLight(ink) || ground == White && onLight(ink)) && at != ground {
				t.Errorf("letters of %v: the ground %v is far enough and becomes %v", ink, ground, at)
			}
		}
	}
	for _, ink := range grounds {
		notes := &TextLog{Mute: true}
		var l Layer
		m := shoot(t, k, 160, 60, 1, func(c Canvas) {
			c.Fill(R(0, 0, 160, 60), Solid(Hex(0x767676)))
			l.Draw(c.Noting(notes), R(0, 0, 160, 60), 1, func(c Canvas) { c.TextIn(R(10, 10, 140, 40), "Heron", House.Body().In(ink), Center|Middle) })
		})
		n := notes.Texts[0]
		if below := pixel(m, n.Ink.Min.X+5, n.Ink.Min.Y+5); Contrast(n.Color, below) < 7 {
			t.Errorf("letters of %v in a clear layer: painted %v on %v, a contrast of %.2f", ink, n.Color, below, Contrast(n.Color, below))
		}
		l.Drop()
	}
}

// In high contrast what marks a thing, and the frame of a button, stand off any ground and any theme's face by 3:1.
func TestMarksStandOffAnyGround(t *testing.T) {
	k := kitFor(t, 1)
	k.SetVision(HighContrast)
	defer k.SetVision(FullVision)
	r := R(40, 30, 120, 60)
	at := r.Center()
	corners := []Point{r.Min(), {r.Right(), r.Y}, r.Max(), {r.X, r.Bottom()}}
	for name, x := range map[string]struct {
		paint func(Canvas)
		y     int // the line that is looked along
	}{
		"focus ring":    {func(c Canvas) { c.FocusRing(r, 6, House) }, 60},
		"focus circle":  {func(c Canvas) { c.FocusCircle(at, 24, House) }, 60},
		"focus polygon": {func(c Canvas) { c.FocusPolygon(corners, House) }, 60},
		"brackets":      {func(c Canvas) { c.Brackets(r, House) }, 36},
		"outline":       {func(c Canvas) { c.Legal(corners, House) }, 60},
		"frame":         {func(c Canvas) { c.LegalRect(r, 6, House) }, 60},
		"button":        {func(c Canvas) { c.Button(r, House, Button{}) }, 60},
		"well":          {func(c Canvas) { c.Well(r, House); c.EdgePress(r, 5, House) }, 60},
	} {
		for _, ground := range grounds {
			m := shoot(t, k, 200, 120, 1, func(c Canvas) {
				c.Fill(R(0, 0, 200, 120), Solid(ground))
				x.paint(c)
			})
			if r := step(m, x.y, 100); r < 3 {
				t.Errorf("%s on %v: a contrast of %.2f", name, ground, r)
			}
		}
	}
}

// step is the largest contrast between two places of a line that lie no further apart than a mark and its casing.
func step(m *image.RGBA, y, to int) float64 {
	best := 1.0
	for x := range to {
		for d := 1; d <= 5; d++ {
			best = math.Max(best, Contrast(pixel(m, x, y), pixel(m, x+d, y)))
		}
	}
	return best
}

// In high contrast all seats stand off dark surfaces and off each other, and black letters off every seat.
func TestSeatsOfHighContrast(t *testing.T) {
	set := visionSeats[HighContrast]
	for i, a := range set {
		if r := Contrast(a, Hex(0x2E2E2E)); r < 4.5 {
			t.Errorf("seat %d stands off a dark surface by %.1f", i, r)
		}
		if r := Contrast(a, Black); r < 7 {
			t.Errorf("black letters stand off seat %d by %.1f", i, r)
		}
		for j, b := range set[:i] {
			d := math.Abs(float64(a.R)-float64(b.R)) + math.Abs(float64(a.G)-float64(b.G)) + math.Abs(float64(a.B)-float64(b.B))
			if d < 100 {
				t.Errorf("seats %d and %d differ by %s", j, i, fmt.Sprint(d))
			}
		}
	}
}
