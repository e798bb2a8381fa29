package ui

import (
	"testing"

	"safehouse/render"
	"safehouse/render/ui/input"
)

// What lies over a scene covers nothing that is needed while there is a free place, is made smaller before it covers
// something, is left out if it may be, and never moves once it lies there.
func TestWhatLiesOverASceneCoversNothing(t *testing.T) {
	var at render.Rect
	var size int
	var ok bool
	lit := render.R(900, 500, 120, 120)
	f := Float{ID: "note", Sizes: []render.Point{{X: 600, Y: 300}, {X: 300, Y: 200}}, Subject: []string{"lit"}}
	walls := []render.Rect{}
	b := newBench(t, func(_ *bench, l *Builder) {
		l.Add(Thing{ID: "prompt", Shape: Box(render.R(300, 700, 1200, 160)), Keeps: true, Decor: true})
		l.Add(Thing{ID: "lit", Shape: Box(lit), Press: func() {}, Mark: Legal})
		for i, w := range walls {
			l.Add(Thing{ID: "wall:" + string(rune('a'+i)), Shape: Box(w), Press: func() {}, Commits: true})
		}
		at, size, ok = l.Float(f)
	})
	b.Resize(1920, 1080, 1)
	b.wait(1)
	free := func() {
		t.Helper()
		if !ok || at.Overlaps(lit) || at.Overlaps(render.R(300, 700, 1200, 160)) || len(b.Covering()) > 0 {
			t.Fatalf("it lies at %v, size %d; covering %v", at, size, b.Covering())
		}
	}
	free()
	if size != 0 {
		t.Errorf("there is room for it whole, and it has size %d", size)
	}
	was := at
	b.Tick(&input.Snapshot{X: was.Center().X, Y: was.Center().Y, DX: 1, Device: input.Pointer})
	b.Rebuild()
	b.wait(2)
	if at != was {
		t.Errorf("it moved from %v to %v away from the pointer", was, at)
	}
	walls = []render.Rect{render.R(0, 0, 1920, 480), render.R(0, 880, 1920, 200), render.R(1100, 480, 820, 210)} // room for the small size alone
	f.Subject = []string{"lit", "prompt"}
	b.Rebuild()
	b.wait(2)
	if free(); size != 1 {
		t.Errorf("there is room for it small alone, and it has size %d at %v", size, at)
	}
	walls = append(walls, render.R(0, 480, 880, 210))
	f.May = true
	b.Rebuild()
	b.wait(2)
	if ok {
		t.Errorf("there is no room, and it lies at %v", at)
	}
	f.May = false
	b.Rebuild()
	b.wait(2)
	if !ok || at.Overlaps(lit) {
		t.Errorf("it has to lie somewhere, and lies at %v, %v", at, ok)
	}
}

// Where no place is free it stays where it is while another would be little better, and moves off what it has come to cover.
func TestWhatHasNoFreePlaceMovesOffItsSubject(t *testing.T) {
	var at render.Rect
	lit := render.R(100, 300, 200, 300)
	f := Float{ID: "note", Sizes: []render.Point{{X: 900, Y: 500}}, Subject: []string{"lit"}}
	b := newBench(t, func(_ *bench, l *Builder) {
		for i := range 4 { // whatever it lies over can be pressed
			l.Add(Thing{ID: "wall:" + string(rune('a'+i)), Shape: Box(render.R(float64(i)*500, 0, 500, 1100)), Press: func() {}, Commits: true})
		}
		l.Add(Thing{ID: "lit", Shape: Box(lit), Press: func() {}, Mark: Legal})
		at, _, _ = l.Float(f)
	})
	b.Resize(1920, 1080, 1)
	b.wait(1)
	was := at
	if was.Overlaps(lit) {
		t.Fatalf("it lies over its subject, at %v", was)
	}
	b.Rebuild()
	b.wait(1)
	if at != was {
		t.Errorf("it moved from %v to %v for nothing", was, at)
	}
	lit = was.Inset(100) // the board under it has turned a page
	b.Rebuild()
	b.wait(1)
	if at == was {
		t.Error("it stays over what it speaks of")
	}
}
