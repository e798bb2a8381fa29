package main

import (
	"bytes"
	"compress/zlib"
	"encoding/json"
	"fmt"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"safehouse/assets/sheet"
	"safehouse/cmd/atlas/art"
	"safehouse/cmd/atlas/paint"
)

const source = "../../assets/source"

// newJob is what the sheets on disk are made from. Without the ledger every
// sprite is painted again and compared with what is stored.
func newJob(t *testing.T, ledgerToo bool) (*job, map[string][]art.Sprite) {
	t.Helper()
	studio, pictograms, err := loadSource(source)
	if err != nil {
		t.Fatal(err)
	}
	from, err := hashSources("../..", source, studio)
	if err != nil {
		t.Fatal(err)
	}
	j := &job{studio, from, ledger{}, ledger{}, "../../assets/sheets"}
	if ledgerToo {
		if j.done, err = readLedger(filepath.Join(source, "painted.txt")); err != nil {
			t.Fatal(err)
		}
	}
	return j, pictograms
}

// The sheets on disk are what the source gives. Every sprite of density 1 is painted again and has to be where it is
// stored, to the bit; the denser sheets too with SAFEHOUSE_SOAK=1. Elsewhere than on the architecture they are made on
// floating-point sums may round differently, and pictures are compared with a tolerance.
func TestSheetsAreMadeFromTheSource(t *testing.T) {
	j, pictograms := newJob(t, false)
	densities := sheet.Densities[:1]
	if os.Getenv("SAFEHOUSE_SOAK") != "" {
		densities = sheet.Densities[:]
	}
	for _, name := range sheetNames() {
		for _, d := range densities {
			made, err := makeSheet(j, name, pictograms[name], d)
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
	if b, err := os.ReadFile(filepath.Join(source, "painted.txt")); err != nil || !bytes.Equal(b, j.now.text()) {
		t.Errorf("painted.txt does not say from what the sprites were painted; run go generate ./assets (%v)", err)
	}
}

// A pictogram that is added or changed is painted alone: the pages that are there stay as they are, and what comes to
// them is small.
func TestAPictogramIsPaintedAlone(t *testing.T) {
	for what, change := range map[string]func(*job, []art.Sprite) []art.Sprite{
		"added": func(j *job, list []art.Sprite) []art.Sprite {
			j.studio.Named["masters/new"] = "ph:x-bold"
			return append(list, pictogram("new", j.studio.Icons["ph:x-bold"], smallIcon), pictogram("new.large", j.studio.Icons["ph:x-bold"], largeIcon))
		},
		"changed": func(j *job, list []art.Sprite) []art.Sprite {
			j.studio.Named["masters/"+list[0].Name] = "ph:x-bold"
			list[0] = pictogram(list[0].Name, j.studio.Icons["ph:x-bold"], list[0].W)
			return list
		},
		"taken away": func(j *job, list []art.Sprite) []art.Sprite { return list[1:] },
	} {
		j, pictograms := newJob(t, true)
		list := change(j, pictograms["masters"])
		total := 0
		for _, d := range sheet.Densities {
			made, err := makeSheet(j, "masters", list, d)
			if err != nil {
				t.Fatal(err)
			}
			fresh := 0
			for file, b := range made {
				kept, err := os.ReadFile(filepath.Join(j.dir, file))
				switch {
				case strings.HasSuffix(file, ".json"):
					total += squeezed(t, b)
				case err != nil:
					fresh++
					total += len(b)
				case !bytes.Equal(b, kept):
					t.Errorf("%s: %s was painted again", what, file)
				}
			}
			if want := map[string]int{"added": 1, "changed": 1}[what]; fresh != want {
				t.Errorf("%s at density %d: %d pages are new, want %d", what, d, fresh, want)
			}
		}
		if total > 100_000 {
			t.Errorf("%s: a pictogram adds %d bytes", what, total)
		}
	}
}

// A photo is stored with losses; a detail that has changed is seen all the same.
func TestAChangedDetailOfAPhotoIsSeen(t *testing.T) {
	j, _ := newJob(t, false)
	before, err := readKept(j.dir, "infiltration", 1)
	if err != nil {
		t.Fatal(err)
	}
	list := j.studio.Sheet("infiltration")
	i := slices.IndexFunc(list, func(s art.Sprite) bool { return s.Name == "door/left" })
	it := newItem(&list[i], 1)
	old := before.find("door/left")
	if same, err := before.same(old, &it); !same || err != nil {
		t.Errorf("the door leaf is not found as it is stored (%v)", err)
	}
	w := it.size().X
	for y := 40; y < 52; y++ {
		for x := 20; x < 32; x++ {
			it.surface.Pix[y*w+x] = paint.White
		}
	}
	if same, err := before.same(old, &it); same || err != nil {
		t.Errorf("a white patch on the door leaf is not seen (%v)", err)
	}
}

// squeezed is how much a text takes in the repository.
func squeezed(t *testing.T, b []byte) int {
	t.Helper()
	var out bytes.Buffer
	z := zlib.NewWriter(&out)
	if _, err := z.Write(b); err != nil {
		t.Fatal(err)
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Len()
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
	var made [2]map[string][]byte
	for i := range made {
		j, pictograms := newJob(t, false)
		j.dir = t.TempDir() // nothing is there yet
		var err error
		if made[i], err = makeSheet(j, "infiltration", pictograms["infiltration"], 1); err != nil {
			t.Fatal(err)
		}
	}
	for f := range made[0] {
		if !bytes.Equal(made[0][f], made[1][f]) {
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
	if len(fonts) != 15 {
		t.Errorf("%d fonts, want 15", len(fonts))
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
	j, all := newJob(t, false)
	j.dir = t.TempDir() // nothing is there yet
	made, err := makeSheet(j, "common", all["common"], 1)
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
