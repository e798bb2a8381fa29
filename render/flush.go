package render

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

const (
	// scenesMost is how many scenes Mesa's software driver has at most.
	scenesMost = 64
	// busySide and busyTimes are how large a picture is, and how often it is filled, that keeps the driver busy while it
	// is handed as many scenes.
	busySide, busyTimes = 512, 24
)

// flushDriver makes the graphics driver let go of pictures that were dropped. Mesa's software driver draws in scenes: one holds
// every picture that was drawn on or from in it until it is used again, and the first that is free is always used. So a
// burst of frames leaves its pictures in the memory of scenes that are not needed any more, a hundred MiB at 4K. One
// drawing that takes a while, and as many small ones after it as there are scenes, and each has been used again.
func (k *Kit) flushDriver() {
	if k.Blind {
		return
	}
	side := func(n int) *ebiten.Image { return k.picture(image.Pt(n, n)) }
	dot, busy := side(1), side(busySide)
	small := [2]*ebiten.Image{side(1), side(1)}
	var op ebiten.DrawImageOptions
	op.GeoM.Scale(busySide, busySide)
	for range busyTimes {
		busy.DrawImage(dot, &op)
	}
	for i := range scenesMost + 1 {
		small[i%2].DrawImage(dot, nil)
	}
	for _, img := range [...]*ebiten.Image{dot, busy, small[0], small[1]} {
		k.give(img)
	}
}
