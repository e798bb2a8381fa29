package render

import (
	"math"
	"testing"
)

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

func TestAnUnknownGameHasTheLookOfTheHouse(t *testing.T) {
	if ByID("house") != House || ByID("whist") != House {
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

// The name on a key cap can be read: in every theme, and in one of a light plate, whose inks are dark while the cap stays dark.
func TestKeyCapsCanBeRead(t *testing.T) {
	plate := *House
	plate.Second = Black
	for _, x := range append(Themes(), &plate) {
		if got := Contrast(x.PanelLow, capInk(x)); got < 4.5 {
			t.Errorf("%s: the name on a key cap has a contrast of %.1f", x.ID, got)
		}
	}
}
