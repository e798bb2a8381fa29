package shadownetwork

import (
	"testing"

	"safehouse/render"
	rule "safehouse/rules/shadownetwork"
)

// On the map of the report no label lies on another or beside the map, however many sides were everywhere.
func TestLabelsOfTheReportLieClear(t *testing.T) {
	for _, w := range []float64{560, 840} {
		sheet := render.R(20, 20, w, w*0.58)
		for sides := 1; sides <= 5; sides++ {
			if sides > 3 && w < 800 {
				continue // there is no room for 60 figures: fewer overlap than lie clear
			}
			var counts [rule.Cities]int
			for k := range counts {
				counts[k] = sides
			}
			places := (&table{}).labelPlaces(sheet, &counts)
			for i, a := range places {
				if a.X < sheet.X || a.Y < sheet.Y || a.Right() > sheet.Right() || a.Bottom() > sheet.Bottom() {
					t.Errorf("%d sides, map of %v: the label of city %d lies beside the map: %v", sides, w, i, a)
				}
				for j, b := range places[:i] {
					if a.Overlaps(b) {
						t.Errorf("%d sides, map of %v: the labels of cities %d and %d overlap", sides, w, j, i)
					}
				}
			}
		}
	}
}
