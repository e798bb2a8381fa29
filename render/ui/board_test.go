package ui

import (
	"testing"

	"safehouse/render"
)

// boards shows a board of 400x300 at 100, 100 with a thing in its lower right corner, and a button beside it.
func boards(t *testing.T) *bench {
	return newBench(t, func(b *bench, l *Builder) {
		l.Board(Board{ID: "board", Rect: render.R(100, 100, 400, 300)}, func(l *Builder) {
			l.Add(b.plain("near", 110, 110))
			l.Add(b.plain("far", 390, 330))
		})
		l.Add(b.plain("button", 700, 100))
	})
}

// wheelAt turns the wheel over a place.
func (b *bench) wheelAt(x, y, notches float64) {
	b.script.Move(x, y)
	b.script.Wheel(notches)
	b.wait(1)
}

func TestTheWheelZoomsAboutThePointer(t *testing.T) {
	b := boards(t)
	b.wheelAt(120, 120, 3)
	z := b.Zoom("board")
	if z < 1.9 || z > 2 {
		t.Fatalf("three notches zoom to %v", z)
	}
	at, _ := b.Find("near")
	if want := render.R(120-10*z, 120-10*z, 100*z, 60*z); at.Center().Dist(want.Center()) > 1 {
		// the corner of the board cannot be left: near lies where it is seen at the corner
		if at.X < 100 || at.X > 125 {
			t.Errorf("the thing under the pointer is seen at %v", at)
		}
	}
	b.click(at.Center().X, at.Center().Y)
	b.wants("near")
	b.click(750, 130)
	b.wants("button")
	b.wheelAt(120, 120, -9)
	if z := b.Zoom("board"); z != 1 {
		t.Errorf("zoomed out it is %v", z)
	}
	b.click(440, 360)
	b.wants("far")
}

func TestWhatIsOutsideOfTheViewIsNotHit(t *testing.T) {
	b := boards(t)
	b.wheelAt(110, 110, 3)
	if at, _ := b.Find("far"); at.X < 500 {
		t.Fatalf("far is seen at %v", at)
	}
	at, _ := b.Find("far")
	b.click(at.Center().X, at.Center().Y)
	b.wants()
}

// What is on a board for a key alone has no place on it, also where the board is zoomed: the pointer reaches what lies there.
func TestWhatIsForAKeyAloneCoversNothing(t *testing.T) {
	b := newBench(t, func(b *bench, l *Builder) {
		l.Board(Board{ID: "board", Rect: render.R(100, 100, 400, 300)}, func(l *Builder) {
			l.Add(b.plain("near", 110, 110))
			l.Tabs(Tabs{ID: "tabs", Rect: render.R(300, 300, 180, 40), Tabs: []Option{{Label: "one"}, {Label: "two"}}})
		})
	})
	b.wheelAt(120, 120, 1)
	at, _ := b.Find("near")
	b.click(at.Center().X, at.Center().Y)
	b.wants("near")
}

func TestADragMovesTheBoardAndKeysFitIt(t *testing.T) {
	b := boards(t)
	b.wheelAt(300, 250, 3)
	was, _ := b.Find("near")
	b.script.Drag(300, 250, 360, 280)
	b.wait(1)
	now, _ := b.Find("near")
	if d := now.Min().Dist(was.Move(60, 30).Min()); d > 1 {
		t.Errorf("dragged by 60, 30 the board went from %v to %v", was.Min(), now.Min())
	}
	b.wants()
	b.keys("Digit0")
	if z := b.Zoom("board"); z != 1 {
		t.Errorf("the key that fits the board leaves it at %v", z)
	}
	b.keys("Equal")
	if z := b.Zoom("board"); z != zoomStep {
		t.Errorf("a key zooms to %v", z)
	}
}

// Who goes to a thing with keys sees it.
func TestTheFocusBringsThingsIntoView(t *testing.T) {
	b := boards(t)
	b.wheelAt(110, 110, 4)
	b.keys("Tab", "Tab", "Tab")
	for range 4 {
		if b.Focused() == "far" {
			break
		}
		b.keys("Tab")
	}
	at, _ := b.Find("far")
	if view := render.R(100, 100, 400, 300); b.Focused() != "far" || at.X < view.X || at.Right() > view.Right()+1 || at.Y < view.Y || at.Bottom() > view.Bottom()+1 {
		t.Errorf("the focus is on %q, far is seen at %v", b.Focused(), at)
	}
}
