package shadownetwork

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render"
	"safehouse/render/rendertest"
	rule "safehouse/rules/shadownetwork"
	book "safehouse/rules/shadownetwork/career"
	"safehouse/scenes/tabletop/tabletoptest"
)

// Every operation of the career is somewhere of its own, every commander has a face.
func TestEveryOperationHasAPlace(t *testing.T) {
	b := book.Game.Book()
	cities, emblems := map[rule.City]string{}, map[string]string{}
	for _, op := range b.Operations {
		s, ok := stations[op.ID]
		if !ok || s.emblem == "" || (s.city == rule.NoCity) != (s.own != nil) {
			t.Errorf("%s: %v has no place", op.ID, s)
		}
		if s.own == nil && cities[s.city] != "" || emblems[s.emblem] != "" {
			t.Errorf("%s looks like %s%s", op.ID, cities[s.city], emblems[s.emblem])
		}
		if s.own == nil {
			cities[s.city] = op.ID
		}
		emblems[s.emblem] = op.ID
	}
	if len(cities) != rule.Cities {
		t.Errorf("the career comes to %d cities", len(cities))
	}
	for _, r := range b.Rivals {
		if _, ok := commanders[r.ID]; !ok {
			t.Errorf("%s has no face", r.ID)
		}
	}
}

// The wall of the career with a picture of every operation, and its commanders.
func TestGoldenStations(t *testing.T) {
	rendertest.NeedDisplay(t)
	const w, h = 1280, 720
	dst := ebiten.NewImage(w, h)
	defer dst.Deallocate()
	c := tabletoptest.Kit(t, look, 1).Canvas(dst, 1)
	paintNight(c, render.R(0, 0, w, h))
	b := book.Game.Book()
	for i := range b.Operations {
		at := render.R(120+270*float64(i%4), 60+140*float64(i/4), 130, 110)
		paintStation(c, at, i)
		c.Icon(Career.Art(i), render.R(at.Right()+8, at.Y, 60, 60), render.White)
	}
	for i := range b.Rivals {
		paintCommander(c, render.R(420+270*float64(i), 620, 84, 92), i)
	}
	img := image.NewRGBA(dst.Bounds())
	dst.ReadPixels(img.Pix)
	golden.Check(t, "stations", img)
}
