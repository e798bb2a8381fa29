package deepstate

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render"
	"safehouse/render/rendertest"
)

// Every operation and everybody who holds the pen of HOC has a picture of its own; that
// each is on a sheet the bench makes sure of.
func TestThePicturesOfTheCareer(t *testing.T) {
	rendertest.NeedDisplay(t)
	b := newBench(t, 640, 360, 1)
	dst := ebiten.NewImage(64, 64)
	defer dst.Deallocate()
	seen := map[string]string{}
	shown := func(what, name string) {
		b.Kit.Canvas(dst, 1).Icon(name, render.R(0, 0, 64, 64), render.White)
		if other, ok := seen[name]; ok {
			t.Errorf("%s looks like %s", what, other)
		}
		seen[name] = what
	}
	book := Career.Career.Book()
	for i := range book.Operations {
		shown(book.Operations[i].ID, Career.Art(i))
	}
	for i := range book.Rivals {
		shown(book.Rivals[i].ID, Career.Face(i))
	}
}

// The cabinet behind the photographs.
func TestTheCabinet(t *testing.T) {
	rendertest.NeedDisplay(t)
	b := newBench(t, 1280, 720, 1)
	dst := ebiten.NewImage(960, 540)
	defer dst.Deallocate()
	Career.Ground(b.Kit.Canvas(dst, 1), render.R(0, 0, 960, 540))
	img := image.NewRGBA(dst.Bounds())
	dst.ReadPixels(img.Pix)
	golden.Check(t, "cabinet", img)
}
