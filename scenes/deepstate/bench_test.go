//go:build unix

package deepstate

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render"
	rule "safehouse/rules/deepstate"
	"safehouse/scenes/tabletop/tabletoptest"
)

// What a repaint of the table in its fourth round costs, and one after an action.
func BenchmarkRepaint(b *testing.B) {
	now := after(b, 3, 7, nil, turnIn(4))
	next := now.Clone().(*rule.State)
	if err := next.Apply(next.Legal(nil)[0], nil); err != nil {
		b.Fatal(err)
	}
	tabletoptest.Repaint(b, func(w, h int) *tabletoptest.Bench {
		k := newBench(b, w, h, 1).Bench
		k.Lay(k.ViewOf(now, 0, true))
		return k
	}, func(k *tabletoptest.Bench, dst *ebiten.Image) []tabletoptest.Painting {
		var screen render.Screen // as the program paints
		return []tabletoptest.Painting{{Name: "after an action", Paint: func() {
			now, next = next, now
			k.Lay(k.ViewOf(now, 0, true))
			screen.Paint(k.Kit, dst, k.Stage.Scale(), k.Stage.Paint)
		}}}
	})
}
