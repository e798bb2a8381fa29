package gallery

import (
	"math"
	"testing"

	"safehouse/render"
	"safehouse/rules/games"
)

func TestTextContrastOnEveryTheme(t *testing.T) {
	for _, th := range render.Themes() {
		for _, x := range []struct {
			what    string
			a, b    render.Color
			atLeast float64
		}{
			{"text on a panel", th.Text, th.PanelTop, 4.5}, {"text on a panel's foot", th.Text, th.PanelLow, 4.5},
			{"second rank on a panel", th.Second, th.PanelTop, 4.5}, {"good news", th.Good, th.PanelMid, 4.5}, {"bad news", th.Bad, th.PanelMid, 4.5},
			{"ink on paper", th.Ink, th.PaperLow, 4.5}, {"text on a card", th.CardSet.Ink, th.CardSet.Face, 4.5}, {"text on a card's foot", th.CardSet.Ink, th.CardSet.FaceLow, 4.5},
			{"a card's name", th.CardSet.BandInk, th.CardSet.Band, 4.5}, {"a button", th.Text, th.ButtonTop.Mix(th.ButtonLow, 0.62), 4.5},
			{"the focus ring", th.Focus, th.PanelMid, 4.5}, {"disabled text", th.Disabled, th.PanelMid, 3},
		} {
			if c := render.Contrast(x.a, x.b); c < x.atLeast {
				t.Errorf("%s: %s has a contrast of %.2f, wants %.1f", th.ID, x.what, c, x.atLeast)
			}
		}
	}
}

func TestNamedColoursAreLegible(t *testing.T) {
	for _, th := range render.Themes() {
		for _, name := range []string{"text", "second", "accent", "accent2", "alarm", "good", "bad", "focus"} {
			if c, _ := th.Legible(name, false); render.Contrast(c, th.PanelTop) < 4.5 {
				t.Errorf("%s: %s on a panel has a contrast of %.1f", th.ID, name, render.Contrast(c, th.PanelTop))
			}
			if c, _ := th.Legible(name, true); render.Contrast(c, th.PaperLow) < 4.5 {
				t.Errorf("%s: %s on paper has a contrast of %.1f", th.ID, name, render.Contrast(c, th.PaperLow))
			}
		}
		if c, _ := th.Legible("#102030", false); c != render.Hex(0x102030) {
			t.Errorf("%s changes a colour that was given by its number", th.ID)
		}
	}
}

// seen is roughly what an eye sees that misses one kind of cone (Viénot, Brettel and Mollon 1999; for blue, projected
// the same way).
func seen(c render.Color, v render.Vision) [3]float64 {
	lin := func(x uint8) float64 {
		f := float64(x) / 255
		if f <= 0.04045 {
			return f / 12.92
		}
		return math.Pow((f+0.055)/1.055, 2.4)
	}
	r, g, b := lin(c.R), lin(c.G), lin(c.B)
	switch v {
	case render.Deuteranopia:
		r, g, b = 0.29275*r+0.70725*g-0.02978*b, 0.29275*r+0.70725*g-0.02978*b, -0.02234*r+0.02234*g+b
	case render.Protanopia:
		r, g, b = 0.10889*r+0.89111*g, 0.10889*r+0.89111*g, 0.00447*r-0.00447*g+b
	case render.Tritanopia:
		r, g, b = r+0.1274*g-0.1274*b, 0.8739*g+0.1261*b, 0.8739*g+0.1261*b
	}
	f := func(x float64) float64 { return math.Cbrt(math.Max(x, 0)) * 100 } // about equal steps to the eye
	return [3]float64{f(r), f(g), f(b)}
}

func TestSeatColoursStayApart(t *testing.T) {
	k := render.NewKit(1)
	for _, v := range []render.Vision{render.FullVision, render.Deuteranopia, render.Protanopia, render.Tritanopia} {
		k.SetVision(v)
		for _, th := range render.Themes() {
			for a := range render.Seats {
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

func TestEveryThemeHasItsBoxAndBack(t *testing.T) {
	k := kitFor(t, 1)
	for _, th := range render.Themes() {
		if tex := th.CardSet.Texture; !k.Has(tex) {
			t.Errorf("%s: there is no texture %s", th.ID, tex)
		}
		if th == render.House {
			continue
		}
		if !k.Has("desk/lid/"+th.ID) || !k.HasIcon("box/"+th.ID) {
			t.Errorf("%s has no lid or no emblem", th.ID)
		}
		if th.Box.A == 0 {
			t.Errorf("%s has no cardboard", th.ID)
		}
	}
}

func TestEveryGameHasALook(t *testing.T) {
	for _, g := range games.All {
		if id := g.Info().ID; render.ByID(id).ID != id {
			t.Errorf("no theme for %s", id)
		}
	}
}
