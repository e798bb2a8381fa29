package scenes_test

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/scenes"
	"safehouse/scenes/tables"
)

// A full repaint of a scene (Whole) may take at most twice an empty frame:
// compare the benchmarks with the first one. Each ends with the copy to the screen, which
// the engine adds to every frame, and with one pixel that is read back, which
// waits until the driver is done.

// frames measures whole frames, by the clock and by the processor's time, which
// says more on a busy machine.
func frames(b *testing.B, d *desk, paint func()) {
	screen := ebiten.NewImageWithOptions(d.canvas.Bounds(), &ebiten.NewImageOptions{Unmanaged: true})
	defer screen.Deallocate()
	pixel := screen.SubImage(image.Rect(0, 0, 1, 1)).(*ebiten.Image)
	one := make([]byte, 4)
	from := scenes.CPUTime()
	for b.Loop() {
		paint()
		screen.DrawImage(d.canvas, &ebiten.DrawImageOptions{Blend: ebiten.BlendCopy})
		pixel.ReadPixels(one)
	}
	b.ReportMetric(float64(scenes.CPUTime()-from)/float64(b.N)/1e6, "cpu-ms/op")
}

// measured are the window sizes of frames.
var measured = map[string]image.Point{"720p": {1280, 720}, "4K": {3840, 2160}}

func BenchmarkEmptyFrame(b *testing.B) {
	for name, size := range measured {
		b.Run(name, func(b *testing.B) {
			d := newDesk(b, size.X, size.Y)
			frames(b, d, func() { d.canvas.Clear() })
		})
	}
}

// repaint measures a scene that is drawn whole each time, and the frames that
// follow when the pointer goes to and fro between two of its things.
func repaint(b *testing.B, script, one, other string, prepare func(d *desk)) {
	for name, size := range measured {
		b.Run(name, func(b *testing.B) { repaintIn(b, size, script, one, other, prepare) })
	}
}

func repaintIn(b *testing.B, size image.Point, script, one, other string, prepare func(d *desk)) {
	d := newDesk(b, size.X, size.Y)
	d.play("wait idle")
	if prepare != nil {
		prepare(d)
	}
	d.play("wait idle\n" + script)
	b.Run("Whole", func(b *testing.B) {
		frames(b, d, func() {
			d.app.Whole()
			d.app.Top().Stage().Repaint()
			d.app.Draw(d.canvas)
		})
	})
	b.Run("Pointer", func(b *testing.B) {
		frames(b, d, func() {
			one, other = other, one
			if !d.app.Point(one) {
				b.Fatal("there is no ", one)
			}
			d.app.Draw(d.canvas)
		})
	})
}

func BenchmarkTitle(b *testing.B) {
	repaint(b, "choose keys menu:new\nkey Escape\nwait idle", "menu:new", "menu:credits", nil)
}
func BenchmarkSetUp(b *testing.B) { repaint(b, "do New game\nwait idle", "start", "kind:1", nil) }
func BenchmarkSettingsKeys(b *testing.B) {
	repaint(b, "do Settings\nwait idle\ndo Keys\nwait idle", "close", "tabs/1", nil)
}
func BenchmarkResults(b *testing.B) {
	repaint(b, "wait idle", "desk", "rank:0", func(d *desk) {
		d.results()
	})
}
func BenchmarkTable(b *testing.B) {
	repaint(b, "wait idle", "button:menu", "button:rules", func(d *desk) {
		d.begin(person("Vesper"), robot("Magpie"), robot("Heron"))
	})
}

func BenchmarkInfiltration(b *testing.B) {
	repaint(b, "wait idle", "button:menu", "card:advance", func(d *desk) {
		d.house.Tables = tables.All
		d.table("infiltration", person("Vesper"), robot("Magpie"), robot("Heron"))
	})
}
func BenchmarkMasters(b *testing.B) {
	repaint(b, "wait idle", "button:menu", "button:rules", func(d *desk) {
		d.house.Tables = tables.All
		d.table("masters", person("Vesper"), robot("Magpie"), robot("Heron"))
	})
}

func BenchmarkShadowNetwork(b *testing.B) {
	repaint(b, "play mouse 2\nwait idle", "button:menu", "inbox", func(d *desk) {
		d.house.Tables = tables.All
		d.table("shadownetwork", person("Vesper"), robot("Magpie"), robot("Heron"), robot("Kestrel"), robot("Wren"))
	})
}

func BenchmarkInTooDeep(b *testing.B) {
	repaint(b, "play mouse 2\nwait idle", "button:menu", "chapter", func(d *desk) {
		d.house.Tables = tables.All
		d.table("intoodeep", person("Vesper"), robot("Magpie"), robot("Heron"))
	})
}

func BenchmarkDeepState(b *testing.B) {
	repaint(b, "play mouse 2\nwait idle", "button:menu", "button:rules", func(d *desk) {
		d.house.Tables = tables.All
		d.table("deepstate", person("Vesper"), robot("Magpie"), robot("Heron"))
	})
}
