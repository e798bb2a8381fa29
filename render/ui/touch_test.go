package ui

import (
	"testing"

	"safehouse/render"
	"safehouse/render/ui/input"
)

// A finger that taps a thing chooses it; one that rests on it has it explained and chooses nothing.
func TestAFingerThatRestsPoints(t *testing.T) {
	chosen := 0
	b := newBench(t, func(_ *bench, l *Builder) {
		l.Add(Thing{ID: "card", Shape: Box(render.R(400, 400, 200, 280)), Press: func() { chosen++ }, Tip: func() Tip { return Tip{Title: "Card", Body: "What it does."} }})
	})
	b.Resize(1920, 1080, 1)
	b.wait(1)
	touch := func(ticks int) {
		x, y, _ := b.Pick("card")
		in := input.Snapshot{X: x, Y: y, DX: 300, Held: input.Left, Pressed: input.Left, Touch: true, Device: input.Pointer}
		b.Tick(&in)
		for range ticks {
			b.Tick(&input.Snapshot{X: x, Y: y, Held: input.Left, Touch: true, Device: input.Pointer})
		}
		b.Tick(&input.Snapshot{X: x, Y: y, Released: input.Left, Touch: true, Device: input.Pointer})
	}
	touch(6)
	if chosen != 1 {
		t.Fatalf("a tap chose it %d times", chosen)
	}
	b.Tick(&input.Snapshot{X: 10, Y: 10, DX: -400, Device: input.Pointer})
	touch(fingerRests + tipRest + 4)
	if _, paper := b.TipAt(); chosen != 1 || paper.Empty() {
		t.Errorf("a finger that rested chose it %d times; its tip lies at %v", chosen-1, paper)
	}
}
