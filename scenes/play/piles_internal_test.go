package play

import (
	"testing"

	"safehouse/render"
)

// Cards that are looked through lie side by side within their room, as large as they all
// fit; where that would be small they are scrolled.
func TestCardsOfAPileFit(t *testing.T) {
	for _, room := range [][2]float64{{1188, 470}, {1588, 820}, {560, 260}, {3000, 800}} {
		for n := 1; n <= 60; n++ {
			for _, card := range [][2]float64{{118, 150}, {150, 316}, {214, 298}, {250, 350}} {
				f, cols, high := pileGrid(render.R(0, 0, room[0], room[1]), n, card[0], card[1])
				if wide := float64(cols)*(card[0]*f+pileGap) - pileGap; wide > room[0]+1 && cols > 1 {
					t.Errorf("%v: %d cards of %v in %d columns are %v wide", room, n, card, cols, wide)
				}
				if high > room[1] && f > pileLeast+0.051 {
					t.Errorf("%v: %d cards of %v are scrolled at %v of their size", room, n, card, f)
				}
				if card[1]*f > room[1]+1 {
					t.Errorf("%v: %d cards of %v: not one is seen whole", room, n, card)
				}
				if f < min(pileLeast, room[1]/card[1])-0.051 || f > pileMost {
					t.Errorf("%v: %d cards of %v are shown at %v of their size", room, n, card, f)
				}
			}
		}
	}
}
