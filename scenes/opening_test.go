package scenes_test

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render"
	"safehouse/scenes"
	"safehouse/scenes/scenestest"
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
		scenestest.Stock = render.SheetPool{}
		d := scenestest.NewDesk(b, w, h)
		d.House.Tables = tables.All
		d.House.Kit.Ration(4) // as in the program
		pixel := d.Canvas.SubImage(image.Rect(0, 0, 1, 1)).(*ebiten.Image)
		d.Visit("wait idle\nchoose mouse box:" + id + "\nwait idle\nexpect scene setup")
		pixel.ReadPixels(one)
		b.StartTimer()
		from := scenes.CPUTime()
		d.Point("start")
		d.Visit("choose mouse start")
		shown := false
		for n := 0; n < 400; n++ {
			scenestest.TickAndDraw(b, d.App, d.Canvas)
			if d.App.Top().Name() != "table" || d.House.Kit.Loading() {
				continue
			}
			if !shown {
				shown = true
				pixel.ReadPixels(one)
				first += int64(scenes.CPUTime() - from)
			}
			if !d.House.Kit.Owing() {
				break
			}
		}
		pixel.ReadPixels(one)
		whole += int64(scenes.CPUTime() - from)
		b.StopTimer()
		d.App.Home()
		b.StartTimer()
	}
	b.ReportMetric(float64(first)/float64(b.N)/1e6, "first-cpu-ms")
	b.ReportMetric(float64(whole)/float64(b.N)/1e6, "whole-cpu-ms")
}
