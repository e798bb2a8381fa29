package masters

import (
	"testing"

	"safehouse/render/rendertest"
	"safehouse/rules"
	rule "safehouse/rules/masters"
	"safehouse/scenes"
	"safehouse/scenes/tabletop/tabletoptest"
)

func TestMain(m *testing.M) { rendertest.Main(m) }

// golden keeps pictures some 400 pixels wide.
var golden = rendertest.Golden{Shrink: func(width int) int { return max(3, width/384) }, Tolerance: 8, PerMille: 2}

// bench is a table on a stage of its own, without the frame.
type bench struct {
	*tabletoptest.Bench
	table *table
	looks int // counted by reach
}

// newBench lays an empty bench of w x h pixels at a scale of the interface.
func newBench(t testing.TB, w, h int, scale float64) *bench {
	t.Helper()
	x := New().(*table)
	return &bench{tabletoptest.New(t, rule.Game{}, x, w, h, scale), x, 0}
}

// viewOf is a position as the person sees it who runs the whole crew; asked says whether it may decide.
func (b *bench) viewOf(s *rule.State, asked bool) *scenes.View {
	shown := s.Clone()
	shown.Blank(0)
	var legal []rules.Action
	if asked {
		legal = s.Legal(nil)
	}
	v := b.ViewWith(shown, s, 0, legal)
	for i, name := range tabletoptest.Names[:len(v.Sitters)] {
		v.Sitters[i] = scenes.Sitter{Name: name}
	}
	return v
}
