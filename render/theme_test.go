package render

import (
	"math"
	"testing"
)

func TestTextContrastOnEveryTheme(t *testing.T) {
	for _, th := range Themes {
		for _, x := range []struct {
			what    string
			a, b    Color
			atLeast float64
		}{
			{"text on a panel", th.Text, th.PanelTop, 4.5}, {"text on a panel's foot", th.Text, th.PanelLow, 4.5},
			{"second rank on a panel", th.Second, th.PanelTop, 4.5}, {"good news", th.Good, th.PanelMid, 4.5}, {"bad news", th.Bad, th.PanelMid, 4.5},
			{"ink on paper", th.Ink, th.PaperLow, 4.5}, {"text on a card", th.CardSet.Ink, th.CardSet.Face, 4.5}, {"text on a card's foot", th.CardSet.Ink, th.CardSet.FaceLow, 4.5},
			{"a card's name", th.CardSet.BandInk, th.CardSet.Band, 4.5}, {"a button", th.Text, th.ButtonTop.Mix(th.ButtonLow, 0.62), 4.5},
			{"the focus ring", th.Focus, th.PanelMid, 4.5}, {"disabled text", th.Disabled, th.PanelMid, 3},
		} {
			if c := Contrast(x.a, x.b); c < x.atLeast {
				t.Errorf("%s: %s has a contrast of %.2f, wants %.1f", th.ID, x.what, c, x.atLeast)
			}
		}
	}
}

func TestNamedColoursAreLegible(t *testing.T) {
	for _, th := range Themes {
		for _, name := range []string{"text", "second", "accent", "accent2", "alarm", "good", "bad", "focus"} {
			if c, _ := th.Legible(name, false); Contrast(c, th.PanelTop) < 4.5 {
				t.Errorf("%s: %s on a panel has a contrast of %.1f", th.ID, name, Contrast(c, th.PanelTop))
			}
			if c, _ := th.Legible(name, true); Contrast(c, th.PaperLow) < 4.5 {
				t.Errorf("%s: %s on paper has a contrast of %.1f", th.ID, name, Contrast(c, th.PaperLow))
			}
		}
		if c, _ := th.Legible("#102030", false); c != Hex(0x102030) {
			t.Errorf("%s changes a colour that was given by its number", th.ID)
		}
	}
}

// seen is roughly what an eye sees that misses one kind of cone (Viénot, Brettel and Mollon 1999; for blue, projected
// the same way).
func seen(c Color, v Vision) [3]float64 {
	lin := func(x uint8) float64 {
		f := float64(x) / 255
		if f <= 0.04045 {
			return f / 12.92
		}
		return math.Pow((f+0.055)/1.055, 2.4)
	}
	r, g, b := lin(c.R), lin(c.G), lin(c.B)
	switch v {
	case Deuteranopia:
		r, g, b = 0.29275*r+0.70725*g-0.02978*b, 0.29275*r+0.70725*g-0.02978*b, -0.02234*r+0.02234*g+b
	case Protanopia:
		r, g, b = 0.10889*r+0.89111*g, 0.10889*r+0.89111*g, 0.00447*r-0.00447*g+b
	case Tritanopia:
		r, g, b = r+0.1274*g-0.1274*b, 0.8739*g+0.1261*b, 0.8739*g+0.1261*b
	}
	f := func(x float64) float64 { return math.Cbrt(math.Max(x, 0)) * 100 } // about equal steps to the eye
	return [3]float64{f(r), f(g), f(b)}
}

func TestSeatColoursStayApart(t *testing.T) {
	k := NewKit(1)
	for _, v := range []Vision{FullVision, Deuteranopia, Protanopia, Tritanopia} {
		k.SetVision(v)
		for _, th := range Themes {
			for a := range Seats {
				for b := range a {
					x, y := seen(k.Seat(th, a), v), seen(k.Seat(th, b), v)
					d := math.Sqrt((x[0]-y[0])*(x[0]-y[0]) + (x[1]-y[1])*(x[1]-y[1]) + (x[2]-y[2])*(x[2]-y[2]))
					if d < 12 {
						t.Errorf("%s, eye %d: seats %d and %d lie only %.1f apart", th.ID, v, b+1, a+1, d)
					}
				}
			}
		}
	}
}

func TestVisionMakesLayersStale(t *testing.T) {
	k := NewKit(1)
	before := k.Generation()
	k.SetVision(Tritanopia)
	if k.Generation() == before {
		t.Error("nothing would be painted again")
	}
	before = k.Generation()
	k.SetVision(Tritanopia)
	if k.Generation() != before {
		t.Error("the same eye again would repaint everything")
	}
}

func TestThemesAreFoundByTheirGames(t *testing.T) {
	for _, id := range []string{"house", "infiltration", "masters", "intoodeep", "deepstate", "shadownetwork"} {
		if ByID(id).ID != id {
			t.Errorf("no theme for %s", id)
		}
	}
	if ByID("whist") != House {
		t.Error("an unknown game does not get the house's theme")
	}
	for _, name := range []string{"text", "second", "disabled", "light", "ink", "accent", "accent2", "alarm", "good", "bad", "focus", "#12ab9F"} {
		if _, ok := House.Named(name); !ok {
			t.Errorf("no colour is called %q", name)
		}
	}
	if _, ok := House.Named("mauve"); ok {
		t.Error("mauve is not in the palette")
	}
}

func TestColorMath(t *testing.T) {
	if c := Contrast(Black, White); math.Abs(c-21) > 1e-9 {
		t.Errorf("black on white has %v", c)
	}
	if c := Hex(0x204060).Mix(Hex(0x406080), 0.5); c != Hex(0x305070) {
		t.Errorf("half way is %v", c)
	}
	if Readable(Hex(0xFFE000), Black, White) != Black || Readable(Hex(0x202060), Black, White) != White {
		t.Error("the worse ink was chosen")
	}
	if c := White.Fade(0.5); c.A != 128 {
		t.Errorf("half white has alpha %d", c.A)
	}
}
