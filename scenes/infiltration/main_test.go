package infiltration

import (
	"testing"

	"safehouse/render/rendertest"
	rule "safehouse/rules/infiltration"
	"safehouse/scenes/tabletop/tabletoptest"
)

func TestMain(m *testing.M) { rendertest.Main(m) }

// golden keeps pictures some 480 pixels wide.
var golden = rendertest.Golden{Shrink: func(width int) int { return (width + 240) / 480 }, Tolerance: 8, PerMille: 2}

// bench is a table on a stage of its own, without the frame.
type bench struct {
	*tabletoptest.Bench
	table *table
}

// newBench lays an empty bench of w x h pixels at a scale of the interface.
func newBench(t testing.TB, w, h int, scale float64) *bench {
	t.Helper()
	x := New().(*table)
	return &bench{tabletoptest.New(t, rule.Game{}, x, w, h, scale), x}
}

// look is how the table looks.
var look = New().Look()
