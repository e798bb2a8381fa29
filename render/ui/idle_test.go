package ui

import (
	"math/rand/v2"
	"testing"

	"safehouse/render/ui/input"
)

func TestAnIdleTickAllocatesNothing(t *testing.T) {
	state, text := map[string]int{}, ""
	b := newBench(t, func(b *bench, l *Builder) { zoo(b, l, rand.New(rand.NewPCG(1, 1)), state, &text) })
	b.hover(300, 130)
	b.wait(100)
	if n := testing.AllocsPerRun(100, func() { b.Tick(b.tracker.Step()) }); n != 0 {
		t.Errorf("%v allocations in a tick in which nothing happens", n)
	}
}

func BenchmarkTick(b *testing.B) {
	state, text := map[string]int{}, ""
	for _, what := range []string{"idle", "pointer moves", "list made again"} {
		b.Run(what, func(b *testing.B) {
			k := newBench(b, func(k *bench, l *Builder) { zoo(k, l, rand.New(rand.NewPCG(1, 1)), state, &text) })
			in := *k.tracker.Step()
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				switch what {
				case "pointer moves":
					in.X, in.Y, in.DX, in.Device = float64(i%1900), float64(i%1000), 1, input.Pointer
				case "list made again":
					k.Rebuild()
				}
				k.Tick(&in)
			}
		})
	}
}
