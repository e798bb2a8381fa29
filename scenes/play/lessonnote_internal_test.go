package play

import (
	"testing"

	"safehouse/assets/text"
	"safehouse/render"
	"safehouse/render/rendertest"
	"safehouse/scenes"
	"safehouse/scenes/card"
)

// The tabs of a note lie along the upper edge of its card at every size of it, in every window: in the smallest one their
// labels give way to icons, the last of them last.
func TestTheTabsOfANoteLieOnItsCard(t *testing.T) {
	rendertest.NeedDisplay(t)
	book, err := text.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	h := scenes.NewHouse(book, nil)
	labels := []string{h.T("lesson.back"), h.T("lesson.skip"), h.T("lesson.end")}
	for _, size := range []struct {
		w, h, percent int
	}{{640, 360, 100}, {1280, 720, 100}, {1280, 720, 150}, {2560, 1080, 100}, {3840, 2160, 100}} {
		h.Stock = &render.SheetPool{}
		h.Begin(size.w, size.h)
		h.Settings.Scale = size.percent
		scenes.NewApp(h).Resize(size.w, size.h)
		k := h.Kit
		t.Cleanup(k.Wait)
		for _, note := range noteSizes {
			at := render.R(100, 200, note.wide, 300)
			places, named := card.Tabs(k.Ruler(render.Scale(size.w, size.h, h.Scale())), at, labels)
			right := at.X
			for i, r := range places {
				if r.X < right || r.Right() > at.Right()-4 || r.Bottom() < at.Y {
					t.Errorf("%v, a card %g wide: tab %d lies at %v, the card from %g to %g", size, note.wide, i, r, at.X, at.Right())
				}
				right = r.Right()
			}
			if note.wide >= 620 && !(named[0] && named[1] && named[2]) && size.w > 640 {
				t.Errorf("%v, a card %g wide: the tabs lose their labels", size, note.wide)
			}
			if !named[2] && note.wide > 380 {
				t.Errorf("%v, a card %g wide: the end of the lesson has no label", size, note.wide)
			}
		}
	}
}
