package ui

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render"
	"safehouse/render/ui/input"
)

// painted is a stage with loaded sheets and an image to paint on; pixels cannot be read back without a display.
func painted(t testing.TB, w, h int, build func(*bench, *Builder)) (*bench, func()) {
	t.Helper()
	b := newBench(t, build)
	sheets, err := b.Kit.OpenNow("common")
	if err != nil {
		t.Fatal(err)
	}
	b.Resize(w, h, 1)
	b.wait(1)
	dst := ebiten.NewImage(w, h)
	t.Cleanup(func() {
		dst.Deallocate()
		if u := b.Kit.Unknown(); len(u) > 0 {
			t.Errorf("painting asked for sprites that do not exist: %v", u)
		}
		sheets.Close()
	})
	return b, func() { b.Paint(b.Kit.Canvas(dst, b.Scale())) }
}

func TestPaintingMakesTheStageClean(t *testing.T) {
	state, text := map[string]int{}, ""
	b, paint := painted(t, 1280, 720, func(b *bench, l *Builder) { zoo(b, l, rand.New(rand.NewPCG(1, 1)), state, &text) })
	if !b.Dirty() {
		t.Error("a fresh stage is clean before it was painted")
	}
	paint()
	if b.Dirty() {
		t.Error("the stage is dirty after it was painted")
	}
	b.keys("ArrowDown")
	if !b.Dirty() {
		t.Error("a key changes nothing")
	}
	b.wait(60)
	paint()
	b.wait(60)
	if b.Dirty() {
		t.Error("an idle stage is dirty")
	}
	b.Kit.SetVision(render.Protanopia)
	if !b.Dirty() {
		t.Error("other colours change nothing")
	}
}

// Everything that can be on the stage is painted in every state without a mistake: menus, tips, the keyboard, what is
// carried, zoomed, typed.
func TestEverythingIsPainted(t *testing.T) {
	state, text := map[string]int{}, "text"
	b, paint := painted(t, 1280, 720, func(b *bench, l *Builder) { zoo(b, l, rand.New(rand.NewPCG(1, 1)), state, &text) })
	for i, steps := range [][]string{
		{}, {"ArrowDown"}, {"Enter"}, {"Escape", "Pad A"}, {"Pad B"},
	} {
		for _, id := range b.Things() {
			if id == "" || b.byID[id] == nil || !b.byID[id].focusable() || b.byID[id].scope != len(b.scopes)-1 {
				continue
			}
			b.Focus(id)
			b.keys(steps...)
			b.Toast("save", fmt.Sprint("step ", i))
			b.wait(20)
			paint()
		}
		for range 5 {
			b.keys("Escape")
		}
	}
	x, y, _ := b.Pick("token")
	b.script.Drag(x, y, x-200, y+200)
	for range 10 {
		b.Tick(b.tracker.Step())
		paint()
	}
	if b.Carrying() == "" {
		t.Error("nothing was painted in the hand")
	}
	b.wait(1)
	b.script.Move(b.scale*1680, b.scale*500)
	b.wait(2)
	b.keys("C")
	if b.zoomed == "" {
		t.Error("nothing was painted full size")
	}
	paint()
}

func TestAPaintedCardTurnsOver(t *testing.T) {
	x, backs, fronts := 0.0, 0, 0
	b, paint := painted(t, 1280, 720, func(b *bench, l *Builder) {
		l.Add(Thing{ID: "card", Shape: Box(render.R(x, 0, 100, 60)), Move: Move{How: Fly, Turn: true}, Paint: func(c render.Canvas, st State) {
			if st.Turned {
				fronts++
			} else {
				backs++
			}
		}})
	})
	paint()
	if fronts != 1 || backs != 0 {
		t.Errorf("at rest it showed %d fronts and %d backs", fronts, backs)
	}
	x = 900
	b.Rebuild()
	for range 30 {
		b.wait(1)
		paint()
	}
	if backs < 4 || fronts < 4 {
		t.Errorf("on its way it showed %d backs and %d fronts", backs, fronts)
	}
}

func TestClippedThingsOutOfSightAreNotPainted(t *testing.T) {
	n := 0
	b, paint := painted(t, 1280, 720, func(b *bench, l *Builder) {
		l.Clipped(render.R(0, 0, 100, 100), "", func() {
			for i := range 5 {
				l.Add(Thing{ID: fmt.Sprint(i), Shape: Box(render.R(0, float64(i)*90, 100, 80)), Press: func() {}, Paint: func(render.Canvas, State) { n++ }})
			}
		})
	})
	n = 0
	paint()
	if n != 2 {
		t.Errorf("%d things were painted, want the 2 in sight", n)
	}
	b.click(50, 130)
	if b.Hovered() != "" {
		t.Errorf("a thing out of sight is under the pointer: %q", b.Hovered())
	}
}

func BenchmarkPaint(b *testing.B) {
	state, text := map[string]int{}, ""
	k, paint := painted(b, 1920, 1080, func(k *bench, l *Builder) { zoo(k, l, rand.New(rand.NewPCG(1, 1)), state, &text) })
	in := *k.tracker.Step()
	in.Device = input.Keyboard
	k.Tick(&in)
	b.ReportAllocs()
	for b.Loop() {
		paint()
	}
}
