package scenes_test

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render"
	"safehouse/scenes"
	"safehouse/scenes/tables"
)

// What opening a table costs: from the press on Start in the open box to the frame that shows it whole, with its sheets
// read anew. The first figure is the processor's time to the first frame of the table, the second to the whole one.
func BenchmarkOpening(b *testing.B) {
	for _, id := range []string{"infiltration", "masters", "intoodeep", "deepstate", "shadownetwork"} {
		for _, size := range []struct {
			name string
			w, h int
		}{{"720p", 1280, 720}, {"1080p", 1920, 1080}, {"4K", 3840, 2160}} {
			b.Run(id+"/"+size.name, func(b *testing.B) { opening(b, id, size.w, size.h) })
		}
	}
}

func opening(b *testing.B, id string, w, h int) {
	var first, whole int64
	one := make([]byte, 4)
	for b.Loop() {
		b.StopTimer()
		stock = render.SheetPool{}
		d := newDesk(b, w, h)
		d.house.Tables = tables.All
		d.house.Kit.Ration(4) // as in the program
		pixel := d.canvas.SubImage(image.Rect(0, 0, 1, 1)).(*ebiten.Image)
		d.visit("wait idle\nchoose mouse box:" + id + "\nwait idle\nexpect scene setup")
		pixel.ReadPixels(one)
		b.StartTimer()
		from := scenes.CPUTime()
		d.app.Point("start")
		d.visit("choose mouse start")
		shown := false
		for n := 0; n < 400; n++ {
			d.app.TickAndDraw(b, d.canvas)
			if d.app.Top().Name() != "table" || d.house.Kit.Loading() {
				continue
			}
			if !shown {
				shown = true
				pixel.ReadPixels(one)
				first += int64(scenes.CPUTime() - from)
			}
			if !d.house.Kit.Owing() {
				break
			}
		}
		pixel.ReadPixels(one)
		whole += int64(scenes.CPUTime() - from)
		b.StopTimer()
		d.app.Home()
		b.StartTimer()
	}
	b.ReportMetric(float64(first)/float64(b.N)/1e6, "first-cpu-ms")
	b.ReportMetric(float64(whole)/float64(b.N)/1e6, "whole-cpu-ms")
}
