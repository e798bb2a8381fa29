package play_test

import (
	"fmt"
	"strings"
	"testing"

	"safehouse/rules"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

// No tip covers the prompt or the answers in it, at any of the tables; Infiltration has a test of its own.
func TestNoTipCoversAPrompt(t *testing.T) {
	for _, id := range []string{"deepstate", "intoodeep", "shadownetwork", "masters"} {
		t.Run(id, func(t *testing.T) {
			d := scenestest.BlindDesk(t, 1280, 720)
			d.House.Tables = tables.All
			seats := scenestest.Seated("Vesper", "*Magpie", "*Heron")
			d.Begun(scenestest.Game(t, id), rules.Setup{Seats: len(seats), Seed: 4711}, seats)
			d.Visit("wait idle\nhover 3 3\nwait idle")
			st := d.App.Top().Stage()
			seen := 0
			for _, thing := range st.Things() {
				if th := st.Thing(thing); th == nil || th.Tip == nil || thing == "prompt" || strings.HasPrefix(thing, "answer:") {
					continue
				}
				x, y, ok := st.Pick(thing)
				if !ok {
					continue
				}
				d.Visit(fmt.Sprintf("hover 3 3\nwait 1\nhover %.0f %.0f\nwait 24", x, y))
				picture, paper := st.TipAt()
				if paper.Empty() && picture.Empty() {
					continue
				}
				seen++
				p := st.Thing("prompt")
				if p == nil {
					t.Fatal("there is no prompt")
				}
				if r := p.Shape.Bounds(); r.Overlaps(paper) || r.Overlaps(picture) {
					t.Errorf("the tip of %s at %v, %v lies on the prompt at %v", thing, paper, picture, r)
				}
			}
			if seen < 5 {
				t.Errorf("only %d tips were seen", seen)
			}
		})
	}
}
