package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"safehouse/assets/sheet"
)

const source = "../../assets/source"

// The sheets on disk are what the source gives. Bytes are compared on the architecture they are made on; elsewhere
// floating-point sums may round differently, and pictures are compared with a tolerance. The denser sheets are compared
// by running the command with -check.
func TestSheetsAreMadeFromTheSource(t *testing.T) {
	studio, pictograms, err := loadSource(source)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range sheet.Names {
		made, err := makeSheet(studio, name, pictograms[name], 1)
		if err != nil {
			t.Fatal(err)
		}
		for file, b := range made {
			kept, err := os.ReadFile(filepath.Join("../../assets/sheets", file))
			if err != nil {
				t.Error(err)
				continue
			}
			if !bytes.Equal(b, kept) && (runtime.GOARCH == "amd64" || !alike(file, b, kept)) {
				t.Errorf("%s is not what the source gives; run go generate ./assets", file)
			}
		}
	}
}

// alike reports that two pictures differ by no more than rounding.
func alike(file string, a, b []byte) bool {
	read := png.Decode
	if strings.HasSuffix(file, ".jpg") {
		read = jpeg.Decode
	} else if !strings.HasSuffix(file, ".png") {
		return false
	}
	x, err1 := read(bytes.NewReader(a))
	y, err2 := read(bytes.NewReader(b))
	if err1 != nil || err2 != nil || x.Bounds() != y.Bounds() {
		return false
	}
	off := 0
	for py := range x.Bounds().Dy() {
		for px := range x.Bounds().Dx() {
			c, d := color.NRGBAModel.Convert(x.At(px, py)).(color.NRGBA), color.NRGBAModel.Convert(y.At(px, py)).(color.NRGBA)
			for _, v := range [4][2]uint8{{c.R, d.R}, {c.G, d.G}, {c.B, d.B}, {c.A, d.A}} {
				if diff := int(v[0]) - int(v[1]); diff > 4 || diff < -4 {
					off++
					break
				}
			}
		}
	}
	return off*1000 < x.Bounds().Dx()*x.Bounds().Dy()
}

func TestPaintingTwiceGivesTheSameBytes(t *testing.T) {
	studio, pictograms, err := loadSource(source)
	if err != nil {
		t.Fatal(err)
	}
	a, err := makeSheet(studio, "infiltration", pictograms["infiltration"], 1)
	if err != nil {
		t.Fatal(err)
	}
	b, err := makeSheet(studio, "infiltration", pictograms["infiltration"], 1)
	if err != nil {
		t.Fatal(err)
	}
	for f := range a {
		if !bytes.Equal(a[f], b[f]) {
			t.Errorf("%s came out differently", f)
		}
	}
}

// No two cards of one deck share a pictogram.
func TestDecksDoNotShareIcons(t *testing.T) {
	studio, _, err := loadSource(source)
	if err != nil {
		t.Fatal(err)
	}
	type deckIcon struct{ deck, icon string }
	used := map[deckIcon]string{}
	count := map[string]int{}
	for name, icon := range studio.Named {
		i := strings.LastIndexByte(name, '/')
		deck := name[:i]
		if strings.Count(name, "/") < 2 {
			continue // not a card: signs and tokens may repeat what a card shows
		}
		count[deck]++
		key := deckIcon{deck, icon}
		if other, ok := used[key]; ok {
			t.Errorf("%s and %s share %s", name, other, icon)
		}
		used[key] = name
	}
	for deck, n := range map[string]int{"infiltration/room": 32, "infiltration/item": 35, "infiltration/operative": 6, "infiltration/npc": 5, "infiltration/special": 3, "infiltration/action": 5, "common/box": 5} {
		if count[deck] != n {
			t.Errorf("%s has %d pictograms, want %d", deck, count[deck], n)
		}
	}
}

// Only icons that something uses lie in the source, and each is in a set that the credits name.
func TestIconsAreUsedAndCredited(t *testing.T) {
	studio, _, err := loadSource(source)
	if err != nil {
		t.Fatal(err)
	}
	credits, err := os.ReadFile("../../assets/CREDITS.md")
	if err != nil {
		t.Fatal(err)
	}
	used := map[string]bool{}
	for _, icon := range studio.Named {
		used[icon] = true
	}
	for icon := range studio.Icons {
		if !used[icon] {
			t.Errorf("%s is used by nothing", icon)
		}
		set, _, _ := strings.Cut(icon, ":")
		if !strings.Contains(string(credits), "`"+set+":*`") {
			t.Errorf("the credits do not name the set of %s", icon)
		}
	}
	fonts, _ := filepath.Glob(filepath.Join(source, "fonts", "*.ttf"))
	if len(fonts) != 14 {
		t.Errorf("%d fonts, want 14", len(fonts))
	}
}

func TestImportTakesPathsAndRefusesTheRest(t *testing.T) {
	dir := t.TempDir()
	set, file := filepath.Join(dir, "set.json"), filepath.Join(dir, "icons.json")
	err := os.WriteFile(set, []byte(`{"prefix":"x","height":24,"icons":{
		"one":{"body":"<path fill=\"currentColor\" d=\"M0 0h9v9z\"/>"},
		"two":{"body":"<path d=\"M0 0h9v9z\"/><path d=\"M1 1h2v2z\"/>","width":48},
		"line":{"body":"<path stroke=\"currentColor\" d=\"M0 0h9\"/>"},
		"group":{"body":"<g><path d=\"M0 0h9\"/></g>"},
		"bad":{"body":"<path d=\"M0 0h\"/>"}}}`), 0o644)
	if err != nil {
		t.Fatal(err)
	}
	if err := importIcons(file, set, []string{"one", "two"}); err != nil {
		t.Fatal(err)
	}
	icons, err := readIcons(file)
	if err != nil {
		t.Fatal(err)
	}
	if a, b := icons["x:one"], icons["x:two"]; a.Box != 24 || b.Box != 48 || b.D != "M0 0h9v9z M1 1h2v2z" {
		t.Errorf("imported %+v and %+v", a, b)
	}
	for _, name := range []string{"line", "group", "bad", "missing"} {
		if err := importIcons(file, set, []string{name}); err == nil {
			t.Errorf("%s was imported", name)
		}
	}
	if again, _ := readIcons(file); len(again) != 2 {
		t.Errorf("a refused import changed the file: %d icons", len(again))
	}
}

func TestTheTableOfPictogramsIsChecked(t *testing.T) {
	studio, _, err := loadSource(source)
	if err != nil {
		t.Fatal(err)
	}
	for _, table := range []string{"[common]\nundo ph:nothing s", "[whist]", "undo ph:x-bold s", "[common]\nundo ph:x-bold x", "[common]\nundo ph:x-bold"} {
		if _, err := pictograms([]byte(table), studio); err == nil {
			t.Errorf("%q was taken", table)
		}
	}
}

func TestTheGapGoesOnWithTiles(t *testing.T) {
	studio, all, err := loadSource(source)
	if err != nil {
		t.Fatal(err)
	}
	made, err := makeSheet(studio, "common", all["common"], 1)
	if err != nil {
		t.Fatal(err)
	}
	var x sheet.Index
	if err := json.Unmarshal(made["common@1.json"], &x); err != nil {
		t.Fatal(err)
	}
	for i := range x.Sprites {
		s := &x.Sprites[i]
		if s.Name != "circuit" {
			continue
		}
		m, err := png.Decode(bytes.NewReader(made[x.Pages[s.Page].File]))
		if err != nil {
			t.Fatal(err)
		}
		g := m.(*image.Gray)
		for d := range s.H {
			if a, b := g.GrayAt(s.X-1, s.Y+d), g.GrayAt(s.X+s.W-1, s.Y+d); a != b {
				t.Fatalf("row %d: left of the tile lies %v, its right edge is %v", d, a, b)
			}
		}
		return
	}
	t.Error("the tile is not there")
}

func TestComparingFindsEveryDifference(t *testing.T) {
	dir := t.TempDir()
	files := map[string][]byte{"a.png": {1, 2}, "b.png": {3}}
	if err := write(dir, files, true); err != nil {
		t.Fatal(err)
	}
	if err := compare(dir, files); err != nil {
		t.Errorf("what was just written differs: %v", err)
	}
	files["b.png"] = []byte{4}
	files["c.png"] = []byte{5}
	if err := compare(dir, files); err == nil || !strings.Contains(fmt.Sprint(err), "b.png, c.png") {
		t.Errorf("the comparison says: %v", err)
	}
	delete(files, "a.png")
	if err := write(dir, files, true); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(filepath.Join(dir, "a.png")); err == nil {
		t.Error("a sheet that is no longer made was left lying")
	}
}
