//go:build unix

package infiltration

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/scenes/tabletop/tabletoptest"
)

// What a repaint of a table in mid-game costs, and one after a change.
func BenchmarkRepaint(b *testing.B) {
	var k *bench
	tabletoptest.Repaint(b, func(w, h int) *tabletoptest.Bench {
		k = newBench(b, w, h, 1)
		k.Lay(k.ViewOf(midway(b), 0, true))
		return k.Bench
	}, func(_ *tabletoptest.Bench, dst *ebiten.Image) []tabletoptest.Painting {
		return []tabletoptest.Painting{{Name: "changed table", Paint: func() {
			k.table.Rest.Stale()
			k.Stage.Paint(k.Kit.Canvas(dst, k.Stage.Scale()))
		}}}
	})
}
