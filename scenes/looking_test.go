package scenes_test

import (
	"fmt"
	"strings"
	"testing"

	"safehouse/rules"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

// No tip lies on the prompt or on the hand, whatever is looked at, at any size.
func TestNoTipCoversPromptOrHand(t *testing.T) {
	for _, w := range []struct{ w, h, scale int }{{1280, 720, 100}, {1920, 1080, 100}, {2560, 1080, 100}, {1920, 1080, 150}} {
		t.Run(fmt.Sprintf("%dx%d-%d", w.w, w.h, w.scale), func(t *testing.T) {
			d := scenestest.BlindDesk(t, w.w, w.h)
			d.House.Settings.Scale = w.scale
			d.House.Tables = tables.All
			d.Begun(scenestest.Game(t, "infiltration"), rules.Setup{Seats: 4, Seed: 4711}, scenestest.Seated("Vesper", "*Magpie", "*Heron", "*Wren"))
			d.Visit("wait idle\nhover 3 3\nwait idle")
			st := d.App.Top().Stage()
			seen := 0
			for _, id := range st.Things() {
				if th := st.Thing(id); th == nil || th.Tip == nil {
					continue
				}
				x, y, ok := st.Pick(id)
				if !ok {
					continue
				}
				d.Visit(fmt.Sprintf("hover 3 3\nwait 2\nhover %.0f %.0f\nwait 30", x, y))
				picture, paper := st.TipAt()
				if paper.Empty() && picture.Empty() {
					continue
				}
				seen++
				for _, other := range st.Things() {
					th := st.Thing(other)
					if other != "prompt" && !strings.HasPrefix(other, "card:") || other == id || th == nil {
						continue
					}
					if r := th.Shape.Bounds(); r.Overlaps(paper) || r.Overlaps(picture) {
						t.Errorf("the tip of %s at %v lies on %s at %v", id, paper, other, r)
					}
				}
			}
			if seen < 10 {
				t.Errorf("only %d tips were seen", seen)
			}
		})
	}
}
