package render

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

// A SheetPool keeps sheets, faces and the room of layers from one kit to the next, for whoever makes many kits one after the
// other: tests. What is in it stays until the process ends. The zero value is ready to use; it is used on the drawing
// thread.
type SheetPool struct {
	books map[pooled]*sheetSet
	faces faces
	empty map[image.Point][]*ebiten.Image // pictures that nothing uses, by size
}

// emptyMost is how many pictures of one size wait for use.
const emptyMost = 4

type pooled struct {
	sheet   string
	density int
}

// Kit gives an empty kit that takes its sheets from the pool and leaves there what it had to load. A pool that is nil
// gives a kit of its own.
func (s *SheetPool) Kit(scale float64) *Kit {
	k := NewKit(scale)
	if s != nil {
		k.stock, k.faces = s, &s.faces
	}
	return k
}

// book is a sheet that some kit has loaded before, nil if none has.
func (s *SheetPool) book(name string, density int) *sheetSet {
	if s == nil {
		return nil
	}
	return s.books[pooled{name, density}]
}

func (s *SheetPool) add(name string, b *sheetSet) {
	if s.books == nil {
		s.books = map[pooled]*sheetSet{}
	}
	s.books[pooled{name, b.density}] = b
}

// picture is an empty picture of a size in pixels, which give takes back.
func (k *Kit) picture(size image.Point) *ebiten.Image {
	if s := k.stock; s != nil {
		if l := s.empty[size]; len(l) > 0 {
			img := l[len(l)-1]
			s.empty[size] = l[:len(l)-1]
			if !k.Blind {
				img.Clear()
			}
			return img
		}
	}
	return ebiten.NewImageWithOptions(image.Rectangle{Max: size}, &ebiten.NewImageOptions{Unmanaged: true})
}

// give takes a picture back that was made by picture and is used no more.
func (k *Kit) give(img *ebiten.Image) {
	size := img.Bounds().Size()
	s := k.stock
	if s == nil || len(s.empty[size]) >= emptyMost {
		img.Deallocate()
		return
	}
	if s.empty == nil {
		s.empty = map[image.Point][]*ebiten.Image{}
	}
	s.empty[size] = append(s.empty[size], img)
}
