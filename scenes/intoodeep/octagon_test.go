package intoodeep

import (
	"math"
	"testing"

	"safehouse/render"
)

// zoneAt gives the zone that holds a place, 8 for the void and -1 for the outside.
func zoneAt(o zoneRing, p render.Point) int {
	in := func(pts []render.Point) bool {
		for i, a := range pts {
			b := pts[(i+1)%len(pts)]
			if (b.X-a.X)*(p.Y-a.Y)-(b.Y-a.Y)*(p.X-a.X) < 0 {
				return false
			}
		}
		return true
	}
	if in(o.Void(0)) {
		return 8
	}
	for i := range 8 {
		if in(o.Zone(i, 0)) {
			return i
		}
	}
	return -1
}

func TestOctagonZonesDoNotOverlap(t *testing.T) {
	o := zoneRing{Center: render.Pt(400, 400), Outer: 374, Inner: 152}
	for i := range 8 {
		for d := 150.0; d < 340; d += 20 {
			if z := zoneAt(o, o.Middle(i, d)); z != i && !(z == 8 && d < 152) {
				t.Errorf("the middle of zone %d at %v lies in %d", i, d, z)
			}
		}
		for _, p := range o.Zone(i, 4) {
			if z := zoneAt(o, p); z != i {
				t.Errorf("corner %v of zone %d lies in %d", p, i, z)
			}
		}
		a, b := o.Border(i)
		if math.Abs(a.Dist(o.Center)-o.Outer) > 1e-9 || math.Abs(b.Dist(o.Center)-o.Inner) > 1e-9 {
			t.Errorf("border %d runs from %v to %v", i, a, b)
		}
	}
	if zoneAt(o, o.Center) != 8 || zoneAt(o, render.Pt(0, 0)) != -1 {
		t.Error("void or outside is not where it should be")
	}
	if top := o.Zone(0, 0); top[0].Y != top[1].Y || top[0].Y > o.Center.Y-300 {
		t.Errorf("zone 0 has no flat side on top: %v", top)
	}
}
