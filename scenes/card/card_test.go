package card

import (
	"testing"

	"safehouse/render"
)

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
