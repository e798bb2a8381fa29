package render

import (
	"flag"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

var update = flag.Bool("update", false, "write the golden pictures instead of comparing with them")
var shots = flag.String("shots", "", "folder to write every picture to, for looking at")

// stage runs all tests inside one tick of a real game loop: only there pixels can be read back.
type stage struct {
	m    *testing.M
	code int
}

func (s *stage) Update() error            { s.code = s.m.Run(); return ebiten.Termination }
func (*stage) Draw(*ebiten.Image)         {}
func (*stage) Layout(int, int) (int, int) { return 320, 240 }

func TestMain(m *testing.M) {
	flag.Parse()
	if os.Getenv("DISPLAY") == "" && os.Getenv("WAYLAND_DISPLAY") == "" {
		fmt.Fprintln(os.Stderr, "render: these tests draw, so they need a display; run them under one, for instance: xvfb-run -a go test ./render")
		os.Exit(1)
	}
	ebiten.SetWindowVisible(false)
	s := &stage{m: m, code: 1}
	if err := ebiten.RunGame(s); err != nil {
		fmt.Fprintln(os.Stderr, "render: no window could be opened for the tests; run them under a display, for instance: xvfb-run -a go test ./render:", err)
		os.Exit(1)
	}
	os.Exit(s.code)
}

// kitFor gives a kit with all sheets at a scale.
func kitFor(t testing.TB, scale float64) *Kit {
	t.Helper()
	k := NewKit(scale)
	if err := k.OpenNow("common", "desk", "infiltration", "masters", "intoodeep", "deepstate", "shadownetwork"); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if u := k.Unknown(); len(u) > 0 {
			t.Errorf("names that no sheet has: %v", u)
		}
		k.Close("common", "desk", "infiltration", "masters", "intoodeep", "deepstate", "shadownetwork")
	})
	return k
}

// shoot paints w x h points at a scale and reads the pixels back.
func shoot(t testing.TB, k *Kit, w, h, scale float64, paint func(Canvas)) *image.RGBA {
	t.Helper()
	dst := k.Blank(w, h, scale)
	defer dst.Deallocate()
	paint(k.Canvas(dst, scale))
	img := image.NewRGBA(dst.Bounds())
	dst.ReadPixels(img.Pix)
	return img
}

// golden compares a picture with the one that is kept: at most one pixel in a thousand may differ by more than 8 of 255,
// for graphics drivers differ in the last bits. Pictures are kept at half their size, four pixels averaged to one, so
// that the folder stays small.
func golden(t *testing.T, name string, full *image.RGBA) {
	t.Helper()
	if *shots != "" {
		writePNG(t, filepath.Join(*shots, name+".png"), full)
	}
	got := halved(full)
	file := filepath.Join("testdata", name+".png")
	if *update {
		writePNG(t, file, got)
		return
	}
	f, err := os.Open(file)
	if err != nil {
		t.Fatalf("%v; make it with: go test ./render -run %s -update", err, t.Name())
	}
	defer f.Close()
	p, err := png.Decode(f)
	if err != nil {
		t.Fatal(err)
	}
	if p.Bounds() != got.Bounds() {
		t.Fatalf("%s is %v, want %v", name, got.Bounds(), p.Bounds())
	}
	want := image.NewRGBA(p.Bounds())
	for y := range want.Rect.Dy() {
		for x := range want.Rect.Dx() {
			want.Set(x, y, p.At(x, y))
		}
	}
	n, most := differing(got, want, 8)
	if n > len(got.Pix)/4/1000 {
		out := filepath.Join(os.TempDir(), name+".got.png")
		writePNG(t, out, got)
		t.Errorf("%s: %d pixels differ from %s by up to %d; what was drawn is in %s", name, n, file, most, out)
	}
}

// halved averages blocks of four pixels.
func halved(m *image.RGBA) *image.RGBA {
	out := image.NewRGBA(image.Rect(0, 0, m.Rect.Dx()/2, m.Rect.Dy()/2))
	for y := range out.Rect.Dy() {
		for x := range out.Rect.Dx() {
			a, b := m.PixOffset(2*x, 2*y), m.PixOffset(2*x, 2*y+1)
			for k := range 4 {
				sum := int(m.Pix[a+k]) + int(m.Pix[a+4+k]) + int(m.Pix[b+k]) + int(m.Pix[b+4+k])
				out.Pix[out.PixOffset(x, y)+k] = byte((sum + 2) / 4)
			}
		}
	}
	return out
}

// differing counts pixels in which some channel differs by more than tol, and gives the largest difference.
func differing(a, b *image.RGBA, tol int) (n, most int) {
	for i := 0; i < len(a.Pix); i += 4 {
		bad := false
		for k := range 4 {
			d := int(a.Pix[i+k]) - int(b.Pix[i+k])
			if d < 0 {
				d = -d
			}
			most = max(most, d)
			bad = bad || d > tol
		}
		if bad {
			n++
		}
	}
	return n, most
}

func writePNG(t testing.TB, file string, img image.Image) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	f, err := os.Create(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	enc := png.Encoder{CompressionLevel: png.BestCompression}
	if err := enc.Encode(f, img); err != nil {
		t.Fatal(err)
	}
}

// The display is asked for here too, so that a result from a machine with a display is never taken for one without.
func TestADisplayIsThere(t *testing.T) {
	if os.Getenv("DISPLAY") == "" && os.Getenv("WAYLAND_DISPLAY") == "" {
		t.Error("no display; run under xvfb-run -a")
	}
}
