//go:build unix

package deepstate

import (
	"syscall"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render"
	"safehouse/render/rendertest"
	rule "safehouse/rules/deepstate"
)

// What a repaint of the table in its fourth round costs, and of all that lies still
// on it, beside an empty frame of the same size. Each turn ends with a pixel read back, so that all drawing is done.
func BenchmarkRepaint(b *testing.B) {
	if !rendertest.Display() {
		b.Skip("without a display nothing is drawn")
	}
	for _, size := range []struct {
		name string
		w, h int
	}{{"720", 1280, 720}, {"1080", 1920, 1080}} {
		k := newBench(b, size.w, size.h, 1)
		k.lay(k.viewOf(after(b, 3, 7, nil, turnIn(4)), 0, true))
		dst := ebiten.NewImage(size.w, size.h)
		pixel := make([]byte, 4*size.w*size.h)
		measure := func(name string, paint func()) {
			b.Run(size.name+" "+name, func(b *testing.B) {
				from := spent()
				for b.Loop() {
					paint()
					dst.ReadPixels(pixel)
				}
				b.ReportMetric(float64(spent()-from)/float64(b.N)/1e6, "cpu-ms/op")
			})
		}
		measure("empty", func() {
			k.kit.Canvas(dst, 1).Fill(render.R(0, 0, float64(size.w), float64(size.h)), render.Solid(render.Black))
		})
		var screen render.Screen // as the program paints
		now := after(b, 3, 7, nil, turnIn(4))
		next := now.Clone().(*rule.State)
		if err := next.Apply(next.Legal(nil)[0], nil); err != nil {
			b.Fatal(err)
		}
		measure("after an action", func() {
			now, next = next, now
			k.lay(k.viewOf(now, 0, true))
			screen.Paint(k.kit, dst, k.stage.Scale(), k.stage.Paint)
		})
		measure("table", func() {
			screen.Forget()
			screen.Paint(k.kit, dst, k.stage.Scale(), k.stage.Paint)
		})
		measure("table piece by piece", func() { k.stage.Paint(k.kit.Canvas(dst, k.stage.Scale())) })
		dst.Deallocate()
	}
}

// spent is the processor time of the whole process in nanoseconds: on a busy
// machine it says more than the clock.
func spent() int64 {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		return 0
	}
	return u.Utime.Nano() + u.Stime.Nano()
}
