package play_test

import (
	"slices"
	"testing"

	"safehouse/render/ui"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

// What lies on a thing that is held up while it is looked at is held up with it: nothing on a card, a photograph or a zone
// vanishes under the pointer.
func TestWhatLiesOnAThingRisesWithIt(t *testing.T) {
	rises := 0
	for _, id := range slices.Sorted(scenestest.MapKeys(tables.Lessons)) {
		for n := 2; n <= 8; n++ {
			m := askedAfter(t, scenestest.Game(t, id), scenestest.Seated("Vesper", "*Magpie", "*Kestrel"), uint64(n), n)
			if m == nil {
				continue
			}
			d := scenestest.School(t)
			d.Sit(m)
			d.Rest()
			st := d.App.Top().Stage()
			for _, up := range st.Things() {
				if x := st.Thing(up); x == nil || !x.Raises || !d.Point(up) || !d.Point(up) || st.Hot() != up {
					continue
				}
				x := st.Thing(up)
				for _, on := range st.Things() {
					y := st.Thing(on)
					if y == nil || on == up || y.Paint == nil || y.Layer <= x.Layer || y.Layer >= ui.LayerRaised {
						continue
					}
					at := y.Shape.Bounds()
					both := common(x.Shape.Bounds(), at)
					switch {
					case y.On == up:
						rises++
					case y.On == "" && both.W*both.H > 0.6*at.W*at.H:
						t.Errorf("%s: %s of layer %d vanishes under %s of layer %d", id, on, y.Layer, up, x.Layer)
					}
				}
			}
		}
	}
	if rises < 10 {
		t.Errorf("only %d things lay on what was looked at", rises)
	}
}
