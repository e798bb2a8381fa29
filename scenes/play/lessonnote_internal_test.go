package play

import (
	"testing"

	"safehouse/assets/text"
	"safehouse/render"
	"safehouse/render/rendertest"
	"safehouse/scenes"
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
		for _, card := range noteSizes {
			at := render.R(100, 200, card.wide, 300)
			places, named := tabPlaces(k.Ruler(render.Scale(size.w, size.h, h.Scale())), at, labels)
			right := at.X
			for i, r := range places {
				if r.X < right || r.Right() > at.Right()-4 || r.Bottom() < at.Y {
					t.Errorf("%v, a card %g wide: tab %d lies at %v, the card from %g to %g", size, card.wide, i, r, at.X, at.Right())
				}
				right = r.Right()
			}
			if card.wide >= 620 && !(named[0] && named[1] && named[2]) && size.w > 640 {
				t.Errorf("%v, a card %g wide: the tabs lose their labels", size, card.wide)
			}
			if !named[2] && card.wide > 380 {
				t.Errorf("%v, a card %g wide: the end of the lesson has no label", size, card.wide)
			}
		}
	}
}

// The tag hangs beside what it tells to press before it hangs below the card, which may be far from there.
func TestATagHangsBesideWhatIsLit(t *testing.T) {
	area, card, to := render.R(0, 0, 1920, 1080), render.R(255, 16, 687, 350), render.R(955, 123, 294, 54)
	r := tagPlace(area, render.Pt(850, 110), 180, to, card, render.Rect{}) // the string comes out from under the card close to its end
	if r.Overlaps(to) || r.Overlaps(card) || r.Center().Dist(to.Center()) > to.W {
		t.Errorf("beside %v it hangs at %v", to, r)
	}
	card, to = render.R(1062, 262, 680, 320), render.R(955, 310, 94, 120)
	prompt := render.R(334, 590, 1250, 170)
	if r = tagPlace(area, render.Pt(1100, 580), 160, to, card, prompt); r.Overlaps(to) || r.Overlaps(card) || r.Overlaps(prompt) {
		t.Errorf("beside %v it hangs at %v, over the prompt", to, r)
	}
}
