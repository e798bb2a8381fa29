package assets

import (
	"bytes"
	"image"
	_ "image/jpeg"
	_ "image/png"
	"io/fs"
	"strings"
	"testing"

	"safehouse/assets/sheet"
)

func TestEverySheetIsThereAtEveryDensity(t *testing.T) {
	for _, name := range Sheets() {
		for _, d := range sheet.Densities {
			x, err := OpenIndex(name, d)
			if err != nil {
				t.Error(err)
				continue
			}
			if x.Sheet != name || x.Density != d || len(x.Sprites) == 0 {
				t.Errorf("%s@%d calls itself %s@%d and has %d sprites", name, d, x.Sheet, x.Density, len(x.Sprites))
			}
			for _, p := range x.Pages {
				b, err := PageData(p)
				if err != nil {
					t.Error(err)
					continue
				}
				c, format, err := image.DecodeConfig(bytes.NewReader(b))
				if err != nil || c.Width != p.W || c.Height != p.H || (format == "jpeg") != (p.Kind == sheet.Photo) {
					t.Errorf("%s is a %s of %dx%d (%v), the index says %s of %dx%d", p.File, format, c.Width, c.Height, err, p.Kind, p.W, p.H)
				}
			}
		}
	}
	if _, err := OpenIndex("whist", 1); err == nil || !strings.Contains(err.Error(), "whist") {
		t.Errorf("a sheet that does not exist gives %v", err)
	}
}

func TestSheetsStaySmall(t *testing.T) {
	total := int64(0)
	err := fs.WalkDir(files, "sheets", func(_ string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		i, err := d.Info()
		total += i.Size()
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	if total > 20<<20 {
		t.Errorf("the sheets take %.1f MB, 20 are allowed", float64(total)/(1<<20))
	}
}

func TestFontsAndTheirLicencesAreThere(t *testing.T) {
	for _, f := range []string{"IBMPlexSans_400Regular", "IBMPlexMono_700Bold", "Exo2_700Bold", "Exo2_800ExtraBold_Italic", "Oswald_700Bold", "PlayfairDisplay_800ExtraBold", "SpecialElite_400Regular"} {
		if b, err := Font(f); err != nil || len(b) < 50_000 {
			t.Errorf("%s: %d bytes, %v", f, len(b), err)
		}
	}
	if _, err := Font("Comic"); err == nil {
		t.Error("a font that does not exist was read")
	}
	got := map[string]string{}
	for _, l := range Licences() {
		got[l.Name] = l.Text
	}
	for name, word := range map[string]string{"Exo2": "SIL OPEN FONT LICENSE", "IBMPlex": "SIL OPEN FONT LICENSE", "Oswald": "SIL OPEN FONT LICENSE",
		"PlayfairDisplay": "SIL OPEN FONT LICENSE", "SpecialElite": "Apache License", "game-icons": "CC BY 3.0", "Phosphor": "MIT License"} {
		if !strings.Contains(got[name], word) {
			t.Errorf("the licence of %s does not say %q", name, word)
		}
	}
	for _, who := range []string{"Lorc", "Delapouite", "CC BY 3.0", "recoloured", "Phosphor", "Exo 2", "IBM Plex", "Oswald", "Playfair", "Special Elite"} {
		if !strings.Contains(Credits(), who) {
			t.Errorf("the credits do not name %s", who)
		}
	}
}

func TestTheIconIsThereAtEverySize(t *testing.T) {
	icons, err := Icons()
	if err != nil {
		t.Fatal(err)
	}
	for i, m := range icons {
		if px := IconSizes[i]; m.Bounds() != image.Rect(0, 0, px, px) {
			t.Errorf("icon %d measures %v", px, m.Bounds())
		}
		if _, _, _, a := m.At(m.Bounds().Dx()/2, m.Bounds().Dy()/2).RGBA(); a != 0xFFFF {
			t.Errorf("icon %d is open in the middle", IconSizes[i])
		}
	}
}
