package ui

import (
	"testing"

	"safehouse/render"
)

// worlds shows a world of 1600 x 1200 through a window of 400 x 300 at 100, 100.
func worlds(t *testing.T, turn *int, look *render.Rect, near float64) *bench {
	return newBench(t, func(b *bench, l *Builder) {
		l.Board(Board{ID: "board", Rect: render.R(100, 100, 400, 300), World: render.R(0, 0, 1600, 1200), Look: *look, Near: near, Turn: *turn}, func(l *Builder) {
			if l.Area() != render.R(0, 0, 1600, 1200) {
				t.Errorf("the area is %v", l.Area())
			}
			l.Add(b.plain("near", 0, 0))
			l.Add(b.plain("far", 1400, 1100))
		})
	})
}

func TestAWorldShowsThePartThatIsTurnedTo(t *testing.T) {
	turn, look := 1, render.R(1200, 900, 400, 300)
	b := worlds(t, &turn, &look, 0)
	if at, _ := b.Find("far"); at.X != 300 || at.Y != 300 {
		t.Errorf("far is seen at %v", at)
	}
	b.click(320, 320)
	b.wants("far")
	turn, look = 2, render.R(0, 0, 800, 600)
	b.Rebuild()
	b.wait(2)
	if at, _ := b.Find("near"); at.X != 100 || at.Y != 100 || at.W != 50 {
		t.Errorf("half as large, near is seen at %v", at)
	}
	b.wheelAt(110, 110, -20)
	if z := b.Zoom("board"); z != 0.25 {
		t.Errorf("the whole world is seen at %v", z)
	}
}

func TestAPartThatMustBeLargeBeginsAtItsCorner(t *testing.T) {
	turn, look := 1, render.R(0, 0, 1600, 300)
	b := worlds(t, &turn, &look, 0.5)
	if at, _ := b.Find("near"); at.X != 100 || at.W != 50 {
		t.Errorf("near is seen at %v", at)
	}
	b.Reveal("board", "far")
	b.wait(2)
	if at, ok := b.Find("far"); !ok || at.Right() > 500 || at.Bottom() > 400 {
		t.Errorf("far is seen at %v", at)
	}
}
