//go:build unix

package tabletoptest

import (
	"syscall"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render"
	"safehouse/render/rendertest"
)

// A Painting is something whose cost Repaint measures.
type Painting struct {
	Name  string
	Paint func()
}

// Repaint measures what a full repaint of a table costs beside an empty frame of the same size, and what more tells of
// it. lay is a bench with the table laid. Each turn ends with a pixel read back, so that all drawing is done.
func Repaint(b *testing.B, lay func(w, h int) *Bench, more func(k *Bench, dst *ebiten.Image) []Painting) {
	if !rendertest.Display() {
		b.Skip("without a display nothing is drawn")
	}
	for _, size := range []struct {
		name string
		w, h int
	}{{"720", 1280, 720}, {"1080", 1920, 1080}} {
		k := lay(size.w, size.h)
		dst := ebiten.NewImage(size.w, size.h)
		pixel := make([]byte, 4*size.w*size.h)
		var screen render.Screen // as the program paints
		list := []Painting{
			{"empty", func() {
				k.Kit.Canvas(dst, 1).Fill(render.R(0, 0, float64(size.w), float64(size.h)), render.Solid(render.Black))
			}},
			{"table", func() {
				screen.Forget()
				screen.Paint(k.Kit, dst, k.Stage.Scale(), k.Stage.Paint)
			}},
			{"table piece by piece", func() { k.Stage.Paint(k.Kit.Canvas(dst, k.Stage.Scale())) }},
		}
		if more != nil {
			list = append(list, more(k, dst)...)
		}
		for _, x := range list {
			b.Run(size.name+" "+x.Name, func(b *testing.B) {
				from := spent()
				for b.Loop() {
					x.Paint()
					dst.ReadPixels(pixel)
				}
				b.ReportMetric(float64(spent()-from)/float64(b.N)/1e6, "cpu-ms/op")
			})
		}
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
