package deepstate

import (
	"maps"
	"testing"

	"safehouse/render"
	"safehouse/render/rendertest"
	"safehouse/rules"
	rule "safehouse/rules/deepstate"
	"safehouse/scenes"
	"safehouse/scenes/tabletop/tabletoptest"
)

func TestMain(m *testing.M) { rendertest.Main(m) }

// golden keeps pictures some 256 pixels wide.
var golden = rendertest.Golden{Shrink: func(width int) int { return (width + 128) / 256 }, Tolerance: 8, PerMille: 2}

// bench is a table on a stage of its own, without the frame.
type bench struct {
	*tabletoptest.Bench
	table *table
}

// newBench lays an empty bench of w x h pixels at a scale of the interface.
func newBench(t testing.TB, w, h int, scale float64) *bench {
	t.Helper()
	x := New().(*table)
	b := &bench{tabletoptest.New(t, rule.Game{}, x, w, h, scale), x}
	b.Frame = func(c render.Canvas, v *scenes.View, areas scenes.Areas) {
		for _, r := range []render.Rect{areas.Plate, areas.Phases, areas.Buttons, areas.Prompt} {
			c.Panel(r, b.Stage.Theme)
		}
		paper := x.LogPaper(v)
		paper.Face(c, areas.Log)
		paper.Head(c, render.R(areas.Log.X+16, areas.Log.Y+10, areas.Log.W-32, 28))
	}
	return b
}

// begin is a game at its first decision.
func begin(t testing.TB, seats int, seed uint64, options rules.Options) *rule.State {
	t.Helper()
	o := rules.Options{"level": int(rule.Director)} // the pictures are of it
	maps.Copy(o, options)
	s, err := rule.Game{}.New(rules.Setup{Seats: seats, Seed: seed, Options: o})
	if err != nil {
		t.Fatal(err)
	}
	return s.(*rule.State)
}

// after plays a game by first-sight bots until it stops at something.
func after(t testing.TB, seats int, seed uint64, options rules.Options, stops func(s *rule.State) bool) *rule.State {
	t.Helper()
	s := begin(t, seats, seed, options)
	r := rules.Rand{S: seed * 31}
	for !s.Turn().Done {
		if stops(s) {
			return s
		}
		legal := s.Legal(nil)
		if err := s.Apply(legal[s.Playout(legal, &r)], nil); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// turnIn stops at an Action of seat 0 in a round, once others' Agents are in the
// zone.
func turnIn(round int) func(s *rule.State) bool {
	return func(s *rule.State) bool {
		others := 0
		for i := range s.Row[:s.RowLen] {
			if st := s.Cards[s.Row[i]]; st.Agents > 0 && st.By != 0 {
				others++
			}
		}
		return int(s.Round) == round && s.Phase == rule.ActionPhase && s.Turn().Seat == 0 && others > 0 && s.RowLen > 4
	}
}

// phaseIn stops at a decision of seat 0 in a phase of a round.
func phaseIn(round int, phase rule.Phase) func(s *rule.State) bool {
	return func(s *rule.State) bool {
		return int(s.Round) == round && s.Phase == phase && s.Turn().Seat == 0
	}
}
