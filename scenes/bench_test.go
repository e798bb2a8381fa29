package scenes_test

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// A full repaint of a scene may take at most twice an empty frame: compare the
// benchmarks with the first one. Each ends with the copy to the screen, which
// the engine adds to every frame, and with one pixel that is read back, which
// waits until the driver is done.

// frames measures whole frames of 1280x720.
func frames(b *testing.B, d *desk, paint func()) {
	screen := ebiten.NewImageWithOptions(image.Rect(0, 0, 1280, 720), &ebiten.NewImageOptions{Unmanaged: true})
	defer screen.Deallocate()
	pixel := screen.SubImage(image.Rect(0, 0, 1, 1)).(*ebiten.Image)
	one := make([]byte, 4)
	for b.Loop() {
		paint()
		screen.DrawImage(d.canvas, &ebiten.DrawImageOptions{Blend: ebiten.BlendCopy})
		pixel.ReadPixels(one)
	}
}

func BenchmarkEmptyFrame(b *testing.B) {
	d := newDesk(b, 1280, 720)
	frames(b, d, func() { d.canvas.Clear() })
}

// repaint measures a scene that is painted anew each time.
func repaint(b *testing.B, script string, prepare func(d *desk)) {
	d := newDesk(b, 1280, 720)
	d.play("wait idle")
	if prepare != nil {
		prepare(d)
	}
	d.play("wait idle\n" + script)
	frames(b, d, func() {
		d.app.Top().Stage().Repaint()
		d.app.Draw(d.canvas)
	})
}

func BenchmarkTitle(b *testing.B) { repaint(b, "choose keys menu:new\nkey Escape\nwait idle", nil) }
func BenchmarkSetUp(b *testing.B) { repaint(b, "do New game\nwait idle", nil) }
func BenchmarkSettingsKeys(b *testing.B) {
	repaint(b, "do Settings\nwait idle\ndo Keys\nwait idle", nil)
}
func BenchmarkResults(b *testing.B) {
	repaint(b, "wait idle", func(d *desk) {
		d.app.Results(d.match(person("Vesper"), robot("Magpie"), robot("Kestrel"), robot("Heron")), outcome, []int{1, 2, 3, 4, 5, 5}, course)
	})
}
func BenchmarkTable(b *testing.B) {
	repaint(b, "wait idle", func(d *desk) {
		d.begin(person("Vesper"), robot("Magpie"), robot("Heron"))
	})
}
