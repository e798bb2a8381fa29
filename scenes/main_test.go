package scenes_test

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

var (
	update = flag.Bool("update", false, "write the golden pictures instead of comparing with them")
	shots  = flag.String("shots", "", "folder to write every picture to, for looking at")
)

// runner runs all tests inside one tick of a real game loop: only there pixels
// can be read back.
type runner struct {
	m    *testing.M
	code int
}

func (r *runner) Update() error            { r.code = r.m.Run(); return ebiten.Termination }
func (*runner) Draw(*ebiten.Image)         {}
func (*runner) Layout(int, int) (int, int) { return 320, 240 }

// hasDisplay is false where tests that draw fail, and all others run.
var hasDisplay = os.Getenv("DISPLAY") != "" || os.Getenv("WAYLAND_DISPLAY") != ""

func TestMain(m *testing.M) {
	flag.Parse()
	if !hasDisplay {
		os.Exit(m.Run())
	}
	ebiten.SetWindowVisible(false)
	r := &runner{m: m, code: 1}
	if err := ebiten.RunGame(r); err != nil {
		fmt.Fprintln(os.Stderr, "scenes: no window could be opened for the tests; run them under a display, for instance: xvfb-run -a go test ./scenes:", err)
		os.Exit(1)
	}
	os.Exit(r.code)
}

// needDisplay fails a test that draws where there is nothing to draw on.
func needDisplay(t testing.TB) {
	t.Helper()
	if !hasDisplay {
		t.Fatal("this test draws, so it needs a display; on a machine without one: sudo apt-get install xvfb xauth libgl1 libegl1 libgles2, then xvfb-run -a go test ./scenes")
	}
}

// goldenWidth is how wide pictures are kept at most: small enough to keep many,
// large enough to see a line of text that is missing or cut.
const goldenWidth = 400

// golden compares a picture with the one that is kept, both shrunk: each pixel
// is the mean of a block. At most five pixels in a thousand may differ by more
// than 10 of 255: drivers differ in the last bits, a changed word in many more.
func golden(t *testing.T, name string, full *image.RGBA) {
	t.Helper()
	if *shots != "" {
		writePNG(t, filepath.Join(*shots, name+".png"), full)
	}
	got := shrunk(full, (full.Rect.Dx()+goldenWidth-1)/goldenWidth)
	file := filepath.Join("testdata", name+".png")
	if *update {
		writePNG(t, file, got)
		return
	}
	f, err := os.Open(file)
	if err != nil {
		t.Fatalf("%v; make it with: go test ./scenes -run %s -update", err, t.Name())
	}
	defer f.Close()
	want, err := png.Decode(f)
	if err != nil {
		t.Fatal(err)
	}
	if want.Bounds() != got.Bounds() {
		t.Fatalf("%s is %v, want %v", name, got.Bounds(), want.Bounds())
	}
	n, most := differing(got, want, 10)
	if n > len(got.Pix)/4*5/1000 {
		out := filepath.Join(os.TempDir(), name+".got.png")
		writePNG(t, out, full)
		t.Errorf("%s: %d of %d pixels differ from %s, by up to %d; what was drawn is in %s", name, n, len(got.Pix)/4, file, most, out)
	}
}

// shrunk is a picture in which each pixel is the mean of n x n.
func shrunk(m *image.RGBA, n int) *image.RGBA {
	out := image.NewRGBA(image.Rect(0, 0, m.Rect.Dx()/n, m.Rect.Dy()/n))
	for y := range out.Rect.Dy() {
		for x := range out.Rect.Dx() {
			var sum [3]int
			for dy := range n {
				at := m.PixOffset(n*x, n*y+dy)
				for dx := range n {
					for k := range sum {
						sum[k] += int(m.Pix[at+4*dx+k])
					}
				}
			}
			at := out.PixOffset(x, y)
			for k := range sum {
				out.Pix[at+k] = byte((sum[k] + n*n/2) / (n * n))
			}
			out.Pix[at+3] = 255
		}
	}
	return out
}

// differing counts pixels in which some channel differs by more than tol, and
// gives the largest difference.
func differing(got *image.RGBA, want image.Image, tol int) (n, most int) {
	for y := range got.Rect.Dy() {
		for x := range got.Rect.Dx() {
			at := got.PixOffset(x, y)
			r, g, b, _ := want.At(x, y).RGBA()
			bad := false
			for k, v := range []uint32{r, g, b} {
				d := int(got.Pix[at+k]) - int(v>>8)
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
	if len(img.(*image.RGBA).Pix) > 4<<20 {
		enc.CompressionLevel = png.BestSpeed
	}
	if err := enc.Encode(f, img); err != nil {
		t.Fatal(err)
	}
}
