package scenes_test

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/scenes"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

// A full repaint of a scene (Whole) may take at most twice an empty frame:
// compare the benchmarks with the first one. Each ends with the copy to the screen, which
// the engine adds to every frame, and with one pixel that is read back, which
// waits until the driver is done.

// frames measures whole frames, by the clock and by the processor's time, which
// says more on a busy machine.
func frames(b *testing.B, d *scenestest.Desk, paint func()) {
	screen := ebiten.NewImageWithOptions(d.Canvas.Bounds(), &ebiten.NewImageOptions{Unmanaged: true})
	defer screen.Deallocate()
	pixel := screen.SubImage(image.Rect(0, 0, 1, 1)).(*ebiten.Image)
	one := make([]byte, 4)
	from := scenes.CPUTime()
	for b.Loop() {
		paint()
		screen.DrawImage(d.Canvas, &ebiten.DrawImageOptions{Blend: ebiten.BlendCopy})
		pixel.ReadPixels(one)
	}
	b.ReportMetric(float64(scenes.CPUTime()-from)/float64(b.N)/1e6, "cpu-ms/op")
}

// measured are the window sizes of frames.
var measured = map[string]image.Point{"720p": {1280, 720}, "4K": {3840, 2160}}

func BenchmarkEmptyFrame(b *testing.B) {
	for name, size := range measured {
		b.Run(name, func(b *testing.B) {
			d := scenestest.NewDesk(b, size.X, size.Y)
			frames(b, d, func() { d.Canvas.Clear() })
		})
	}
}

// repaint measures a scene that is drawn whole each time, and the frames that
// follow when the pointer goes to and fro between two of its things.
func repaint(b *testing.B, script, one, other string, prepare func(d *scenestest.Desk)) {
	for name, size := range measured {
		b.Run(name, func(b *testing.B) { repaintIn(b, size, script, one, other, prepare) })
	}
}

func repaintIn(b *testing.B, size image.Point, script, one, other string, prepare func(d *scenestest.Desk)) {
	d := scenestest.NewDesk(b, size.X, size.Y)
	d.Play("wait idle")
	if prepare != nil {
		prepare(d)
	}
	d.Play("wait idle\n" + script)
	b.Run("Whole", func(b *testing.B) {
		frames(b, d, func() {
			d.App.Refresh()
			d.App.Top().Stage().Repaint()
			d.App.Draw(d.Canvas)
		})
	})
	b.Run("Pointer", func(b *testing.B) {
		frames(b, d, func() {
			one, other = other, one
			if !d.Point(one) {
				b.Fatal("there is no ", one)
			}
			d.App.Draw(d.Canvas)
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
	repaint(b, "wait idle", "desk", "rank:0", func(d *scenestest.Desk) {
		d.Results()
	})
}
func BenchmarkTable(b *testing.B) {
	repaint(b, "wait idle", "button:menu", "button:rules", func(d *scenestest.Desk) {
		d.Begin(scenestest.Person("Vesper"), scenestest.Robot("Magpie"), scenestest.Robot("Heron"))
	})
}

func BenchmarkInfiltration(b *testing.B) {
	repaint(b, "wait idle", "button:menu", "card:advance", func(d *scenestest.Desk) {
		d.House.Tables = tables.All
		d.Table("infiltration", scenestest.Person("Vesper"), scenestest.Robot("Magpie"), scenestest.Robot("Heron"))
	})
}
func BenchmarkMasters(b *testing.B) {
	repaint(b, "wait idle", "button:menu", "button:rules", func(d *scenestest.Desk) {
		d.House.Tables = tables.All
		d.Table("masters", scenestest.Person("Vesper"), scenestest.Robot("Magpie"), scenestest.Robot("Heron"))
	})
}

func BenchmarkShadowNetwork(b *testing.B) {
	repaint(b, "play mouse 2\nwait idle", "button:menu", "inbox", func(d *scenestest.Desk) {
		d.House.Tables = tables.All
		d.Table("shadownetwork", scenestest.Person("Vesper"), scenestest.Robot("Magpie"), scenestest.Robot("Heron"), scenestest.Robot("Kestrel"), scenestest.Robot("Wren"))
	})
}

func BenchmarkInTooDeep(b *testing.B) {
	repaint(b, "play mouse 2\nwait idle", "button:menu", "chapter", func(d *scenestest.Desk) {
		d.House.Tables = tables.All
		d.Table("intoodeep", scenestest.Person("Vesper"), scenestest.Robot("Magpie"), scenestest.Robot("Heron"))
	})
}

func BenchmarkDeepState(b *testing.B) {
	repaint(b, "play mouse 2\nwait idle", "button:menu", "button:rules", func(d *scenestest.Desk) {
		d.House.Tables = tables.All
		d.Table("deepstate", scenestest.Person("Vesper"), scenestest.Robot("Magpie"), scenestest.Robot("Heron"))
	})
}
