package scenes_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"safehouse/render"
	"safehouse/rules"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

// A tip lies beside its thing and off the prompt and its answers, whatever is looked at, while something is asked and while it is asked with
// how many. At any of the tables, in the smallest window, in the usual one and in a large one.
func TestATipLiesBesideItsThing(t *testing.T) {
	for _, id := range slices.Sorted(scenestest.MapKeys(tables.Lessons)) {
		for _, w := range [][2]int{{640, 360}, {1280, 720}, {1920, 1080}} {
			t.Run(fmt.Sprintf("%s-%d", id, w[0]), func(t *testing.T) {
				d := scenestest.BlindDesk(t, w[0], w[1])
				d.House.Tables = tables.All
				seats := scenestest.People(max(1, scenestest.Game(t, id).Info().MinSeats))
				d.Begun(scenestest.Game(t, id), rules.Setup{Seats: len(seats), Seed: 4711}, seats)
				d.Visit("wait idle\nplay mouse 4\nwait idle\nhover 3 3\nwait idle")
				st := d.App.Top().Stage()
				const far = 450 // prompt and hand may lie between
				look := func(when string) {
					for _, thing := range st.Things() {
						th := st.Thing(thing)
						if th == nil || th.Tip == nil || thing == "prompt" {
							continue
						}
						x, y, ok := st.Pick(thing)
						if !ok {
							continue
						}
						d.Visit(fmt.Sprintf("hover 3 3\nwait 2\nhover %.0f %.0f\nwait 30", x, y))
						picture, paper := st.TipAt()
						if paper.Empty() && picture.Empty() {
							continue
						}
						at := st.Thing(thing)
						if at == nil {
							continue
						}
						near := at.Shape.Bounds().Inset(-far)
						if !near.Overlaps(paper) && !near.Overlaps(picture) {
							t.Errorf("%s: the tip of %s at %v, %v lies far from it, at %v", when, thing, paper, picture, at.Shape.Bounds())
						}
						var kept []render.Rect
						over := ""
						for _, other := range st.Things() {
							k := st.Thing(other)
							if k == nil || other == thing || !k.Keeps && !strings.HasPrefix(other, "choices of ") {
								continue
							}
							r := k.Shape.Bounds()
							if kept = append(kept, r); r.Overlaps(paper) || r.Overlaps(picture) {
								over += fmt.Sprintf(" %s at %v", other, r)
							}
						}
						if over != "" && free(st.Area(), kept, paper) {
							t.Errorf("%s: the tip of %s at %v, %v lies on%s", when, thing, paper, picture, over)
						}
					}
				}
				look("asked")
				if id == "deepstate" {
					d.Visit("choose mouse " + several(t, d) + "\nwait idle")
					if st.Modals() == 0 {
						t.Fatal("nobody is asked how many")
					}
					look("how many")
				}
			})
		}
	}
}

// several plays on until a card of the zone asks something else first, and is that card.
func several(t *testing.T, d *scenestest.Desk) string {
	for range 12 {
		st := d.App.Top().Stage()
		for _, id := range st.Things() {
			if x := st.Thing(id); strings.HasPrefix(id, "card:") && x != nil && len(x.Choices) > 1 {
				return id
			}
		}
		d.Visit("play mouse 1\nwait idle")
	}
	t.Fatal("no card asks how many")
	return ""
}

// free reports whether something has a place in an area where it lies on nothing that is kept.
func free(area render.Rect, kept []render.Rect, r render.Rect) bool {
	const edge, step = 8, 10
	for y := area.Y + edge; y+r.H <= area.Bottom()-edge; y += step {
		for x := area.X + edge; x+r.W <= area.Right()-edge; x += step {
			if at := render.R(x, y, r.W, r.H); !slices.ContainsFunc(kept, at.Overlaps) {
				return true
			}
		}
	}
	return false
}
