package tabletoptest

import (
	"bytes"
	"strings"
	"testing"

	"safehouse/render/rendertest"
	"safehouse/rules"
)

// Explained holds that whatever can be looked at on a bench has a tip with a title, and a body where bodies says so, in words
// that are there; skip names what is explained otherwise.
func Explained(t *testing.T, b *Bench, bodies bool, skip func(id string) bool) {
	t.Helper()
	for _, id := range b.Stage.Things() {
		th := b.Stage.Thing(id)
		if th == nil || th.Decor || id == "" || skip != nil && skip(id) {
			continue
		}
		if th.Tip == nil {
			t.Errorf("%s is not explained", id)
			continue
		}
		tip := th.Tip()
		if tip.Title == "" || bodies && tip.Body == "" {
			t.Errorf("the tip of %s has no title or no body", id)
		}
		words := tip.Title + tip.Body + th.Label + th.Why
		for _, k := range tip.Keywords {
			words += k.Name + k.Text
		}
		if strings.ContainsAny(words, "«»<>") || strings.Contains(words, "no value") {
			t.Errorf("the tip of %s says %q", id, words)
		}
	}
}

// Windows are the sizes and scales in which InWindow is asked.
var Windows = []struct {
	W, H  int
	Scale float64
}{{1280, 720, 1}, {1920, 1080, 0.75}, {1920, 1080, 2}, {2560, 1080, 1}, {3840, 2160, 1.5}, {1024, 768, 1}, {640, 360, 1}}

// InWindow holds that nothing on a bench that is to be seen lies outside of the window.
func InWindow(t *testing.T, b *Bench) {
	t.Helper()
	window := b.Stage.Area().Inset(-1)
	for _, id := range b.Stage.Things() {
		th := b.Stage.Thing(id)
		if th == nil || th.Decor || id == "" {
			continue
		}
		r := th.Shape.Bounds()
		if r.Empty() || r.X < window.X || r.Y < window.Y || r.Right() > window.Right() || r.Bottom() > window.Bottom() {
			t.Errorf("%dx%d at %v: %s lies at %v, the window is %v", b.W, b.H, b.Stage.Scale(), id, r, window)
		}
	}
}

// LaidAnew holds that a position looks as if it were laid for the first time, however it came about: pictures that are kept
// are painted anew wherever it differs. make is an empty bench, s the position that random play sets out from.
func LaidAnew(t *testing.T, make func() *Bench, s rules.State, seed uint64) {
	t.Helper()
	rendertest.NeedDisplay(t)
	b := make()
	r := rules.Rand{S: seed}
	for n := range 40 {
		legal := s.Legal(nil)
		if len(legal) == 0 {
			break
		}
		if err := s.Apply(legal[r.Intn(len(legal))], nil); err != nil {
			t.Fatal(err)
		}
		if n%5 != 4 {
			continue
		}
		b.Lay(b.ViewOf(s, 0, true))
		got := b.Paint()
		fresh := make()
		fresh.Lay(fresh.ViewOf(s, 0, true))
		if !bytes.Equal(got.Pix, fresh.Paint().Pix) {
			t.Fatalf("seed %d: after %d actions the table differs from one that is laid anew", seed, n+1)
		}
	}
}
