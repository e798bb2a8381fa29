package rendertest

import (
	"flag"
	"fmt"
	"image"
	"os"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// Display reports whether there is a display to draw on.
func Display() bool { return os.Getenv("DISPLAY") != "" || os.Getenv("WAYLAND_DISPLAY") != "" }

// loop runs all tests inside one tick of a real game loop: only there pixels
// can be read back.
type loop struct {
	m    *testing.M
	code int
}

func (l *loop) Update() error            { l.code = l.m.Run(); return ebiten.Termination }
func (*loop) Draw(*ebiten.Image)         {}
func (*loop) Layout(int, int) (int, int) { return 320, 240 }

// Main is the TestMain of a package with tests that draw. Without a display the
// tests run all the same: those that draw call NeedDisplay, the rest needs none.
// It does not return.
func Main(m *testing.M) {
	flag.Parse()
	if !Display() {
		os.Exit(m.Run())
	}
	ebiten.SetWindowVisible(false)
	l := &loop{m: m, code: 1}
	if err := ebiten.RunGame(l); err != nil {
		fmt.Fprintf(os.Stderr, "no window could be opened for the tests: %v; %s\n", err, advice)
		os.Exit(1)
	}
	os.Exit(l.code)
}

// MainDrawing is Main for a package all of whose tests draw: without a display
// none of them runs.
func MainDrawing(m *testing.M) {
	if !Display() {
		fmt.Fprintf(os.Stderr, "these tests draw, so they need a display; %s\n", advice)
		os.Exit(1)
	}
	Main(m)
}

const advice = "on a machine without one: sudo apt-get install xvfb xauth libgl1 libegl1 libgles2, then xvfb-run -a go test"

// NeedDisplay fails a test that draws where there is nothing to draw on.
func NeedDisplay(t testing.TB) {
	t.Helper()
	if !Display() {
		t.Fatalf("this test draws, so it needs a display; %s", advice)
	}
}

// Flush lets the engine carry out what was drawn so far. A test draws within one
// frame, and what it draws piles up in memory until then.
func Flush(img *ebiten.Image) {
	if !Display() {
		return
	}
	var pixel [4]byte
	img.SubImage(image.Rect(0, 0, 1, 1)).(*ebiten.Image).ReadPixels(pixel[:])
}
