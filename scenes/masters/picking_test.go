package masters

import (
	"image"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/masters"
)

// Each character that can be chosen shows its portrait large, and its whole name below it, in windows of every size.
func TestACharacterIsChosenByPortraitAndName(t *testing.T) {
	dst := ebiten.NewImage(8, 8)
	defer dst.Deallocate()
	const wide, high = 118, 200.0 // of a card, in units
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}} {
		b := newBench(t, size[0], size[1], 1)
		b.Lay(b.viewOf(begin(t, 4, rule.InclusionJob, 3, rules.Options{"prebuilt": 0}), true))
		seen := 0
		for _, id := range b.Stage.Things() {
			x := b.Stage.Thing(id)
			if x == nil || !strings.HasPrefix(id, "pick:character:") {
				continue
			}
			seen++
			log := &render.TextLog{Dry: true}
			x.Paint(b.Kit.Canvas(dst, 1).Noting(log), ui.State{At: render.R(0, 0, wide, high)})
			var name image.Rectangle
			var said []string
			for _, n := range log.Texts {
				if n.Truncated || n.Broken {
					t.Errorf("%v, %s: %q is cut", size, id, n.Text)
				}
				if strings.Contains(x.Label, n.Text) {
					name, said = name.Union(n.Box), append(said, n.Text)
				}
			}
			if strings.Join(said, " ") != x.Label {
				t.Errorf("%v, %s: its name is given as %q", size, id, said)
			}
			if float64(name.Min.Y) < 0.5*high {
				t.Errorf("%v, %s: the portrait above the name has %d of %.0f units", size, id, name.Min.Y, high)
			}
		}
		if seen != 24 {
			t.Errorf("%v: %d characters of 24", size, seen)
		}
	}
}
