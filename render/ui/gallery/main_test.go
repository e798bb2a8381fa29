package gallery

import (
	"flag"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render"
)

var (
	update = flag.Bool("update", false, "write the golden pictures instead of comparing with them")
	shots  = flag.String("shots", "", "folder to write every picture to, for looking at")
)

// runner runs all tests inside one tick of a real game loop: only there pixels can be read back.
type runner struct {
	m    *testing.M
	code int
}

func (r *runner) Update() error            { r.code = r.m.Run(); return ebiten.Termination }
func (*runner) Draw(*ebiten.Image)         {}
func (*runner) Layout(int, int) (int, int) { return 320, 240 }

func TestMain(m *testing.M) {
	flag.Parse()
	if os.Getenv("DISPLAY") == "" && os.Getenv("WAYLAND_DISPLAY") == "" {
		fmt.Fprintln(os.Stderr, "gallery: these tests draw, so they need a display; run them under one, for instance: xvfb-run -a go test ./render/ui/gallery")
		os.Exit(1)
	}
	ebiten.SetWindowVisible(false)
	r := &runner{m: m, code: 1}
	if err := ebiten.RunGame(r); err != nil {
		fmt.Fprintln(os.Stderr, "gallery: no window could be opened; run the tests under a display, for instance: xvfb-run -a go test ./render/ui/gallery:", err)
		os.Exit(1)
	}
	os.Exit(r.code)
}

// kitFor gives a kit with the sheets that widgets need, at a scale.
func kitFor(t testing.TB, scale float64) *render.Kit {
	t.Helper()
	k := render.NewKit(scale)
	sheets := []string{"common", "desk", "infiltration", "masters", "intoodeep", "deepstate", "shadownetwork"}
	if err := k.OpenNow(sheets...); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if u := k.Unknown(); len(u) > 0 {
			t.Errorf("names that no sheet has: %v", u)
		}
		k.Close(sheets...)
	})
	return k
}

// shoot paints w x h pixels at a scale and reads them back.
func shoot(t testing.TB, k *render.Kit, w, h int, scale float64, paint func(render.Canvas)) *image.RGBA {
	t.Helper()
	dst := ebiten.NewImage(w, h)
	defer dst.Deallocate()
	paint(k.Canvas(dst, scale))
	img := image.NewRGBA(dst.Bounds())
	dst.ReadPixels(img.Pix)
	return img
}

// golden compares a picture with the one that is kept, both at half size, which saves much room because grain is
// averaged: at most one pixel in a thousand may differ by more than 8 of 255, for graphics drivers differ in the last
// bits.
func golden(t *testing.T, name string, full *image.RGBA) {
	t.Helper()
	if *shots != "" {
		write(t, filepath.Join(*shots, name+".png"), full)
	}
	got := halved(full)
	file := filepath.Join("testdata", name+".png")
	if *update {
		write(t, file, got)
		return
	}
	f, err := os.Open(file)
	if err != nil {
		t.Fatalf("%v; make it with: go test ./render/ui/gallery -run %s -update", err, t.Name())
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
	if n, most := differing(got, want, 8); n > len(got.Pix)/4/1000 {
		out := filepath.Join(os.TempDir(), name+".got.png")
		write(t, out, got)
		t.Errorf("%s: %d pixels differ from %s by up to %d; what was drawn is in %s", name, n, file, most, out)
	}
}

// halved is a picture at half its size: each pixel the mean of four.
func halved(full *image.RGBA) *image.RGBA {
	b := full.Bounds()
	out := image.NewRGBA(image.Rect(0, 0, b.Dx()/2, b.Dy()/2))
	for y := range out.Rect.Dy() {
		for x := range out.Rect.Dx() {
			from := full.PixOffset(b.Min.X+2*x, b.Min.Y+2*y)
			for k := range 4 {
				sum := int(full.Pix[from+k]) + int(full.Pix[from+4+k]) + int(full.Pix[from+full.Stride+k]) + int(full.Pix[from+full.Stride+4+k])
				out.Pix[out.PixOffset(x, y)+k] = uint8((sum + 2) / 4)
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

func write(t testing.TB, file string, img image.Image) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	f, err := os.Create(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, img); err != nil {
		t.Fatal(err)
	}
}
