package intoodeep

import (
	"math"
	"testing"

	"safehouse/render"
	"safehouse/rules"
	rule "safehouse/rules/intoodeep"
)

// A turn of the wheel brings every sector to the place of the next and, once round, back
// to its own; what lies on it stays within the rim.
func TestTheWheelCarriesWhatLiesOnIt(t *testing.T) {
	m, rad := render.Pt(300, 200), 84.0
	near := func(a, b render.Point) bool { return math.Hypot(a.X-b.X, a.Y-b.Y) < 0.01 }
	for i := range rule.Sectors {
		from := wheelPlace(m, rad, i, 0).Center()
		if at := wheelPlace(m, rad, i, 120).Center(); !near(at, wheelPlace(m, rad, (i+1)%rule.Sectors, 0).Center()) {
			t.Errorf("a third of a turn brings sector %d to %v", i, at)
		}
		if at := wheelPlace(m, rad, i, 360).Center(); !near(at, from) {
			t.Errorf("a whole turn brings sector %d from %v to %v", i, from, at)
		}
		for turn := 0.0; turn < 360; turn += 15 {
			at := wheelPlace(m, rad, i, turn)
			if d := math.Hypot(at.Center().X-m.X, at.Center().Y-m.Y) + at.W/2; d > rad {
				t.Errorf("turned by %.0f degrees sector %d reaches %.0f of %.0f", turn, i, d, rad)
			}
		}
	}
}

// When a new Boost comes up the wheel goes round once in its own place: it begins and ends
// where the wheel of the board lies, and is looked at as long as it turns.
func TestTheWheelTurnsInItsPlace(t *testing.T) {
	for _, size := range []struct{ w, h int }{{1280, 720}, {2560, 1080}} {
		b := newBench(t, size.w, size.h, 1)
		turned := 0
		play(t, 2, 200, nil, func(was *rule.State, rec *rules.Recorder) {
			last := rules.View(was, 0)
			for k, e := range rec.Events {
				now := rules.View(rec.States[k], 0)
				if info.Events[e.Kind] == "boost-new" && e.SeenBy(0) && turned < 3 {
					turned++
					b.Lay(b.ViewOf(was, 0, false))
					b.View.Showing, b.View.Stage = true, b.Stage
					b.table.Flights.List = nil
					beat := b.table.Show(last, now, e)
					flights := b.table.Flights.List
					if len(flights) != 1 || flights[0].MS != beat.MS {
						t.Fatalf("%d things move, looked at for %.0f ms", len(flights), beat.MS)
					}
					var mid render.Point
					for i := range rule.Sectors {
						at := b.table.at(refID(rule.KindSector, i)).Center()
						mid = mid.Add(render.Pt(at.X/rule.Sectors, at.Y/rule.Sectors))
					}
					for _, at := range []render.Rect{flights[0].From(), flights[0].To()} {
						if d := at.Center().Sub(mid); math.Hypot(d.X, d.Y) > 1 {
							t.Errorf("the wheel turns about %v and lies about %v", at.Center(), mid)
						}
					}
				}
				last = now
			}
		})
		if turned == 0 {
			t.Error("no Boost came up")
		}
	}
}
