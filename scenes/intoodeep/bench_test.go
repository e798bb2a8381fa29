//go:build unix

package intoodeep

import (
	"testing"

	"safehouse/scenes/tabletop/tabletoptest"
)

// What a repaint of a table in mid-game costs.
func BenchmarkRepaint(b *testing.B) {
	tabletoptest.Repaint(b, func(w, h int) *tabletoptest.Bench {
		k := newBench(b, w, h, 1)
		s := asking(b, 2, 60, "move")
		k.Lay(k.ViewOf(s, s.Turn().Seat, true))
		return k.Bench
	}, nil)
}
